"""Section 6 of the rules of Capo: piles, discards, what is public, and the shape of views and events."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from sitdown.engine import Rng, Value
from sitdown.games.capo.play import CapoPlay
from sitdown.testing import listen
from tests.games.capo.helpers.positions import (
    all_tokens,
    faces_of,
    hand_tokens,
    kind_of,
    lay,
    lay_crews,
    log_of,
    play_round,
    player,
    see,
    start,
    suspect,
    table,
    turn_up,
)
from tests.games.capo.secrets.test_secrets import ONE, alike, pair

# -- piles and what is public -----------------------------------------------------------------------------------------


def test_the_order_of_the_piles_is_seen_by_nobody() -> None:
    """CA-5: nor the backs of the missions below the top one."""
    one, other = pair(ONE, ONE)
    hands = [faces_of(other, hand_tokens(other, seat)) for seat in range(3)]
    rest = faces_of(other, other.draw.tokens())
    lay(other, hands, rest[1::2] + rest[0::2], [])
    first, second = 70, 73  # two missions below the top one, the one with an envelope, the other without
    held = other.cards.face[first], other.cards.face[second]
    other.cards.face[second], other.cards.face[first] = held
    other.cards.face[86], other.cards.face[90] = other.cards.face[90], other.cards.face[86]
    alike(one, other, (0, 1, 2, None))
    assert one.open_view() != other.open_view()


def test_the_discards_cannot_be_looked_through() -> None:
    """CA-57: each knows what he saw go there, in no order; a reshuffle makes all forget."""
    one, other = pair()
    for state, unseen in ((one, [1, 2]), (other, [2, 1])):
        hands = [faces_of(state, hand_tokens(state, seat)) for seat in range(3)]
        rest = [face for face in range(70) if all(face not in hand for hand in hands)]
        lay(state, hands, rest[: len(rest) - 6], rest[len(rest) - 6 :], [0, *unseen, 65535, 0, 65535])
    assert see(one)["discards_known"] == see(other)["discards_known"]
    assert len(see(one)["discards_known"]) == 2
    assert len(see(one, 0)["discards_known"]) == 3
    alike(one, other, (2, None))


@pytest.mark.parametrize("events", [True, False])
def test_what_is_public_is_seen_by_an_onlooker(events: bool) -> None:
    """CA-14: the back of the top mission too, also with events off."""
    state = table(event="E02" if events else None, respect=[4, 5, 6], caller=1, options={"events": events})
    listen(state)
    seen = see(state)
    assert [p["respect"] for p in seen["players"]] == [4, 5, 6]
    assert (seen["caller"], seen["you"]) == (1, None)
    assert seen["next_envelope"] is events
    assert (seen["draw"], seen["discard"], seen["missions_left"]) == (55, 0, 15)
    assert (seen["mission"]["id"], seen["missions_used"]) == ("M04", ["M04"])
    assert (seen["event"], seen["events_used"]) == (("E02", ["E02"]) if events else (None, []))
    play_round(state, {}, {0: 1})
    assert {player(state, seat)["overview"] for seat in range(3)} <= {"hat", "prison"}
    assert set(see(state)["discards_known"]) == {"K01"}


# -- the shape of views -----------------------------------------------------------------------------------------------

KIND = re.compile(r"^K\d\d$")


def texts(data: object) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for key, value in data.items() for text in [str(key), *texts(value)]]
    if isinstance(data, list):
        return [text for value in data for text in texts(value)]
    assert data is None or isinstance(data, int | bool), type(data)
    return []


def random_moments(seats: int, seed: str, check: Callable[[CapoPlay], None], **options: Value) -> CapoPlay:
    rng = Rng.seeded(seed)
    state = start(seats, seed, **options)
    listen(state)
    while not state.over:
        if rng.below(4) == 0:
            check(state)
        waiting = state.turn()
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    check(state)
    return state


def check_shape(state: CapoPlay) -> None:
    for watcher in (*range(state.seats), None):
        view = state.view(watcher)
        assert json.loads(json.dumps(view)) == view
        assert not [text for text in texts(view) if "violet" in text]
        seen = see(state, watcher)
        cards = [*seen["discards_known"], *(kind for one in seen["players"] for kind in one["crew_up"])]
        cards += [*seen["hand"], *seen["crew"]] if watcher is not None else []
        assert all(KIND.match(card) for card in cards)
        named = [text for text in texts(view) if KIND.match(text)]
        assert sorted(named) == sorted(cards)  # no card is named anywhere else
        for line in log_of(state).lines(watcher):
            assert json.loads(json.dumps(line)) == line
    for line in log_of(state).lines(None):
        assert {"slot", "position", "action", "token"}.isdisjoint(line)


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_views_and_events_are_plain_data_that_name_kinds(seats: int) -> None:
    """CA-22, CA-57: no token, no instance, no seed; kinds only where cards are seen."""
    random_moments(seats, "violet", check_shape)


def test_copies_of_a_kind_are_alike() -> None:
    """Section 6, traps: nothing tells one copy from another, nor one token from another, even to its owner."""
    one, other = table(hands={0: ONE}), table(hands={0: ONE})
    listen(one)
    listen(other)
    tokens = all_tokens(other)
    faces = dict(zip(tokens, faces_of(other, tokens), strict=True))
    copies = {faces[token]: token for token in tokens}
    for mine in hand_tokens(other, 0):  # every card of the hand for its highest copy
        twin = max(face for face in copies if kind_of(face) == kind_of(faces[mine]))
        there = copies[twin]
        other.cards.face[mine], other.cards.face[there] = twin, faces[mine]
    assert faces_of(one, hand_tokens(one, 0)) != faces_of(other, hand_tokens(other, 0))
    play = {0: "K05 K13"}
    for state in (one, other):
        lay_crews(state, play)
        turn_up(state, {0: "K13"})
        suspect(state, {1: 0})
    alike(one, other, (0, 1, 2, None))
