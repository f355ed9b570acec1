"""Section 6 of the rules of Capo, row by row: who sees what, who hears what, at every stage of a round.

Most tests lay two tables that differ only in a secret, do the same at both, and hold that nobody who may not know the
secret can tell the tables apart: by views, by events, by what is legal, or by refusals.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sitdown.engine import Value
from sitdown.engine.refusal import Fact
from sitdown.games.capo.play import CapoPlay
from sitdown.testing import listen
from tests.games.capo.helpers.positions import (
    DONE,
    Named,
    arrange,
    lay_crew,
    lay_crews,
    log_of,
    play_round,
    player,
    prisoners,
    see,
    set_respect,
    suspect,
    table,
    told,
    turn_up,
)

ONE = "K05 K10 K13 K14 K15"
OTHER = "K05 K11 K13 K14 K15"
OTHERS = (1, 2, None)


def pair(
    one: str = ONE,
    other: str = OTHER,
    respect: Sequence[int] = (3, 3, 3),
    event: str | None = None,
    options: dict[str, Value] | None = None,
) -> tuple[CapoPlay, CapoPlay]:
    """Two tables at which seat 0 holds different hands; what one has the other has deep in the draw pile."""
    here = table(mission="M10", hands={0: one}, respect=respect, event=event, options=options)
    there = table(mission="M10", hands={0: other}, respect=respect, event=event, options=options)
    listen(here)
    listen(there)
    return here, there


def tell_apart(one: CapoPlay, other: CapoPlay, watcher: int | None) -> list[str]:
    """By what the watcher could tell the two tables apart."""
    seat = -1 if watcher is None else watcher
    found = {
        "view": one.view(watcher) != other.view(watcher),
        "events": log_of(one).lines(watcher) != log_of(other).lines(watcher),
        "legal": one.legal(seat) != other.legal(seat),
        "turn": one.turn() != other.turn(),
        "refusals": [one.explain(seat, a) for a in range(18)] != [other.explain(seat, a) for a in range(18)],
        "scores": (one.scores, one.ranking, one.ending) != (other.scores, other.ranking, other.ending),
    }
    return [name for name, differs in found.items() if differs]


def alike(one: CapoPlay, other: CapoPlay, watchers: Sequence[int | None] = OTHERS) -> None:
    for watcher in watchers:
        assert tell_apart(one, other, watcher) == []


def same_round(
    one: CapoPlay, other: CapoPlay, *crews: Named, shown: str = "K05", suspicions: dict[int, int] | None = None
) -> None:
    """A round at both tables, each with its own crews; the others can never tell them apart."""
    lay_crews(one, crews[0])
    lay_crews(other, crews[1])
    alike(one, other)
    turn_up(one, {0: shown})
    turn_up(other, {0: shown})
    alike(one, other)
    suspect(one, suspicions)
    suspect(other, suspicions)


# -- hands and crews --------------------------------------------------------------------------------------------------


def test_hands_are_seen_by_their_owners_only() -> None:
    """CA-4: others see the number."""
    one, other = pair()
    alike(one, other)
    assert tell_apart(one, other, 0) == ["view"]
    assert see(one, 0)["hand"] == ONE.split()
    for watcher in OTHERS:
        seen = see(one, watcher)
        assert seen["players"][0]["hand_size"] == 5
        assert "hand" not in seen["players"][0]
    assert "hand" not in see(one)


def test_what_is_drawn_is_heard_by_its_owner_only() -> None:
    """CA-61: others hear the number."""
    state = table(hands={0: ONE})
    log = listen(state)
    play_round(state, {0: ONE})
    own, theirs = told(log, "drew", 0)[0], told(log, "drew", 1)[0]
    assert sorted(_cards(own)) == see(state, 0)["hand"]
    assert _cards(theirs) == _cards(told(log, "drew")[0]) == ["?"] * 5


def _cards(line: dict[str, Fact]) -> list[str]:
    cards = line["cards"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


def test_single_choices_of_a_crew_are_not_noticed() -> None:
    """CA-22: not even how many have been made; the cards selected still count as in hand."""
    one, other = pair(ONE, ONE)
    for slot in (0, 1, 3):
        one.apply(0, slot)
        alike(one, other)
    other.apply(0, 4)
    alike(one, other)
    assert see(one, 0)["chosen"] == [0, 1, 3]
    assert player(one, 0)["hand_size"] == 5
    assert not player(one, 0)["ready"]


def test_a_confirmed_crew_is_only_ready() -> None:
    """CA-22: not even its size is known before all have confirmed."""
    one, other = pair(ONE, ONE)
    lay_crew(one, 0, "K05 K10 K13 K14")
    lay_crew(other, 0, "K15")
    alike(one, other)
    lay_crew(one, 1, "K01")
    lay_crew(other, 1, "K01")
    alike(one, other)
    seen = player(one, 0)
    assert (seen["ready"], seen["hand_size"], seen["crew_size"], seen["crew_up"]) == (True, 5, 0, [])
    assert [line for line in log_of(one).lines(2) if line.get("seat") == 0] == [
        {"event": "ready", "seat": 0, "phase": "play"}
    ]
    lay_crew(one, 2, "K01")
    assert player(one, 0)["crew_size"] == 4


def test_of_a_laid_crew_others_see_the_size() -> None:
    """CA-22."""
    one, other = pair()
    lay_crews(one, {0: "K05 K10"})
    lay_crews(other, {0: "K13 K15"})
    alike(one, other)
    assert see(one, 0)["crew"] == ["K05", "K10"]
    assert (player(one, 0)["crew_size"], player(one, 0)["crew_up"]) == (2, [])
    assert told(log_of(one), "crew", 1)[0] == {"event": "crew", "seat": 0, "size": 2, "rule": "CA-22"}


# -- turning up -------------------------------------------------------------------------------------------------------


def test_turned_up_cards_tell_no_position() -> None:
    """CA-23: the second card of one crew, the first of the other, and nobody can tell which."""
    one, other = pair()
    lay_crews(one, {0: "K10 K13"})
    lay_crews(other, {0: "K13 K15"})
    turn_up(one, {0: "K13"})
    turn_up(other, {0: "K13"})
    alike(one, other)
    for watcher in OTHERS:
        assert see(one, watcher)["players"][0]["crew_up"] == ["K13"]
        assert told(log_of(one), "turned_up", watcher) == [
            {"event": "turned_up", "seat": 0, "rule": "CA-23", "cards": ["K13"]}
        ]


def test_turned_up_cards_lie_in_table_order() -> None:
    """CA-23: whatever lay between them."""
    one, other = pair("K05 K10 K13 K14 K15", "K05 K10 K13 K14 K30")
    lay_crews(one, {0: "K05 K13 K14 K15"})
    lay_crews(other, {0: "K05 K10 K13 K14"})
    turn_up(one, {0: "K14 K05"})
    turn_up(other, {0: "K05 K14"})
    alike(one, other)
    assert player(one, 0)["crew_up"] == ["K05", "K14"]
    assert player(one, 0)["crew_size"] == 4


def test_chosen_turn_ups_are_sealed_until_all_have_chosen() -> None:
    """CA-24: others see who is ready."""
    one, other = pair(ONE, ONE)
    for state in (one, other):
        arrange(state, "M10", hands={0: ONE, 1: "K06 K07 K08 K09 K12"})
        lay_crews(state, {0: "K05 K10 K13 K14", 1: "K06 K07"})
    one.apply(0, 6)
    alike(one, other)
    one.apply(0, 7)
    other.apply(0, 8)
    other.apply(0, 9)
    alike(one, other)
    assert player(one, 0)["crew_up"] == []
    assert (player(one, 0)["ready"], player(one, 1)["ready"]) == (True, False)
    assert see(one, 0)["chosen"] == [0, 1]
    one.apply(1, 6)
    other.apply(1, 6)
    assert player(one, 0)["crew_up"] == ["K05", "K10"]
    assert player(other, 0)["crew_up"] == ["K13", "K14"]


# -- suspicions -------------------------------------------------------------------------------------------------------


def test_suspicions_are_sealed_until_0() -> None:
    """CA-33: others see who is ready; then all suspicions are public."""
    one, other = pair(ONE, ONE)
    for state in (one, other):
        lay_crews(state)
        turn_up(state)
    one.apply(0, 12)
    other.apply(0, 11)
    alike(one, other)
    one.apply(1, 11)
    other.apply(1, 11)
    alike(one, other)
    assert (see(one, 0)["laid"], see(one, 0)["suspects"]) == (True, 1)
    assert (see(other, 0)["laid"], see(other, 0)["suspects"]) == (True, None)
    assert "suspects" not in see(one)
    one.apply(2, 11)
    for watcher in (0, *OTHERS):
        laid = [(line["seat"], line["target"]) for line in told(log_of(one), "suspects", watcher)]
        assert laid == [(0, 1)]
        assert [line["seat"] for line in told(log_of(one), "suspects_nobody", watcher)] == [1, 2]


def test_a_suspected_crew_is_public() -> None:
    """CA-40."""
    state = table(mission="M10", hands={0: ONE})
    log = listen(state)
    play_round(state, {0: "K05 K10 K13"}, {1: 0}, {0: "K05"})
    for watcher in (0, *OTHERS):
        assert [_cards(line) for line in told(log, "revealed", watcher)] == [["K05", "K10", "K13"]]
        assert set(see(state, watcher)["discards_known"]) >= {"K05", "K10", "K13"}
    assert prisoners(state) == [0]


# -- what stays unseen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["auto_show", "hidden", "visible_only"])
def test_the_face_down_part_of_an_unsuspected_crew_is_never_seen(mode: str) -> None:
    """CA-43, CA-57: an honest crew and a bluff are alike, in this round, in the next ones and at the end."""
    hands = ("K02 K05 K07 K10 K17", "K02 K05 K07 K10 K14")
    one, other = pair(*hands, options={"giulia": mode})
    honest, bluff = "K02 K05 K07 K17", "K02 K05 K10 K14"
    same_round(one, other, {0: honest}, {0: bluff}, shown="K02 K05")
    alike(one, other)
    assert see(one)["discards_known"] == ["K02", "K05"]
    assert see(one, 0)["discards_known"] == honest.split()
    for respect in ([3, 3, 3], [3, 14, 3]):
        for state in (one, other):
            set_respect(state, respect)
        alike(one, other)
        same_round(one, other, {}, {})
        alike(one, other)
    assert one.over
    for seat in (0, 1, 2):
        assert see(one)["players"][seat]["hand_size"] > 0
        assert "hand" not in see(one)["players"][seat]
    assert see(one)["phase"] == "end"


def test_a_crew_under_a_void_suspicion_is_not_shown() -> None:
    """CA-80: as unsuspected."""
    one, other = pair(event="E01")
    same_round(one, other, {0: "K05 K10"}, {0: "K05 K11"}, suspicions={0: 1, 1: 0})
    alike(one, other)
    assert see(one)["discards_known"] == ["K05"]
    assert told(log_of(one), "void") == [{"event": "void", "seat": 0, "target": 1, "rule": "CA-80"}]


def test_giulia_is_shown_alone() -> None:
    """CA-52, auto_show: of two face-down cards she alone is named to all."""
    options: dict[str, Value] = {"giulia": "auto_show"}
    one, other = pair("K05 K10 K13 K14 K34", "K05 K11 K13 K14 K34", options=options)
    same_round(one, other, {0: "K05 K10 K34"}, {0: "K05 K11 K34"})
    alike(one, other)
    for watcher in OTHERS:
        assert [_cards(line) for line in told(log_of(one), "giulia", watcher)] == [["K34"]]
    assert see(one)["discards_known"] == ["K05", "K34"]


def test_giulia_tells_that_she_was_there_but_not_which() -> None:
    """CA-52: as a rule (`hidden`) the respect paid is all that is known."""
    one, other = pair("K05 K10 K13 K14 K34", "K05 K10 K13 K14 K35")
    same_round(one, other, {0: "K05 K10 K34"}, {0: "K05 K13 K35"})
    alike(one, other)
    assert one.scores == [5, 4, 4]
    assert see(one)["discards_known"] == ["K05"]
    assert not told(log_of(one), "giulia")


def test_giulia_unseen_is_unpaid_and_unknown_if_visible_only() -> None:
    """CA-52, visible_only."""
    one, other = pair("K05 K10 K13 K14 K34", ONE, options={"giulia": "visible_only"})
    same_round(one, other, {0: "K05 K10 K34"}, {0: "K05 K10 K15"})
    alike(one, other)
    assert one.scores == [4, 4, 4]
    assert see(one)["discards_known"] == ["K05"]


# -- traps, and the end -----------------------------------------------------------------------------------------------


def test_nothing_that_others_see_counts_single_choices() -> None:
    """Section 6, traps (CA-22): no counter of moves or messages grows before all crews are laid."""
    one, other = pair(ONE, ONE)
    for seat, many, few in ((0, [0, 1, 2, 3, 4], [2]), (1, [0, 1], [0])):
        for slot in many:
            one.apply(seat, slot)
        for slot in few:
            other.apply(seat, slot)
        one.apply(seat, DONE)
        other.apply(seat, DONE)
        assert len(log_of(one).lines(2)) == len(log_of(other).lines(2)) == seat + 1
        alike(one, other, (2, None))


def test_at_the_end_views_keep_the_same_secrets() -> None:
    """CA-72: hands, unshown cards and piles stay secret."""
    one, other = pair(respect=(14, 3, 3))
    same_round(one, other, {0: "K05 K10 K13"}, {0: "K05 K11 K15"})
    assert one.over
    assert other.over
    alike(one, other)
    assert tell_apart(one, other, 0) == ["view"]
    assert see(one)["discards_known"] == ["K05"]
