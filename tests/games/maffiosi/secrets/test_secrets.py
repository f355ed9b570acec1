"""Section 6 of the rules of Maffiosi, row by row: who sees what, who hears what.

Most tests lay two tables that differ only in a secret, do the same at both, and hold that nobody who may not know the
secret can tell the tables apart: by views, by events, by who is asked what, by refusals, or by what he can imagine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sitdown.engine import Rng, Seat
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.invariant import KINDS, hand_tokens
from tests.games.maffiosi.helpers.knowledge import alike, tell_apart
from tests.games.maffiosi.helpers.positions import (
    COLOURS,
    draw_pile,
    dream,
    everything,
    hand,
    phase,
    play,
    player,
    refused,
    seat_of,
    see,
    start,
    table,
    told,
    used,
)

Hands = Mapping[str, str]
Watchers = Sequence[str | None]
ALL: Watchers = ["yellow", "red", "blue", None]
BACK = "?"


def pair(one: Hands, other: Hands, *men: str, **laid: Any) -> tuple[MaffiosiPlay, MaffiosiPlay]:
    """Two tables that differ in what lies in these hands, and in nothing that all can see."""
    return table(*men, hands=one, **laid), table(*men, hands=other, **laid)


def cards_of(line: dict[str, Fact]) -> list[str]:
    cards = line["cards"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


def by_kind(cards: str) -> list[str]:
    return sorted(cards.split(), key=KINDS.index)


# -- hands ------------------------------------------------------------------------------------------------------------

HELD = {
    "yellow": "stab order pass nightcap move",
    "red": "stab fire move move kaboom",
    "blue": "fire fire order move pass",
}


def test_a_hand_for_its_owner_its_size_for_the_others() -> None:
    other = {**HELD, "red": "scram scram nightcap order stab"}
    one, two = pair(HELD, other)
    alike(one, two, ["yellow", "blue", None])
    assert "view" in tell_apart(one, two, "red")
    for watcher in ("yellow", "blue", None):
        assert hand(one, "red", by=watcher) == [BACK] * 5
        assert player(one, "red", by=watcher)["hand_size"] == 5
    assert hand(one, "red") == by_kind(HELD["red"])


def test_a_hand_is_sorted_by_kind_and_has_no_order() -> None:
    """In which order its cards came is told to nobody, also after one was taken from the middle."""
    one, other = pair(HELD, {colour: " ".join(reversed(cards.split())) for colour, cards in HELD.items()})
    alike(one, other, [None])
    for watcher in ALL:
        assert see(one, watcher) == see(other, watcher)
    assert hand(one, "yellow") == ["stab", "order", "pass", "nightcap", "move"]
    for state in (one, other):
        play(state, "yellow discard order")
        cards = hand(state, "yellow")
        assert cards == sorted(cards, key=KINDS.index)
    for colour in COLOURS[:3]:
        assert see(one, colour) == see(other, colour)


def test_a_drawn_card_is_known_to_its_owner() -> None:
    """MA-30: others hear how many."""
    one, other = table(hands=HELD, top="kaboom"), table(hands=HELD, top="scram")
    for state in (one, other):
        play(state, "yellow discard order")
    alike(one, other, ["red", "blue", None])
    assert "events" in tell_apart(one, other, "yellow")
    assert cards_of(told(one, "drew", "yellow")[0]) == ["kaboom"]
    for watcher in ("red", "blue", None):
        line = told(one, "drew", watcher)[0]
        assert (line["count"], cards_of(line)) == (1, [BACK])


def test_the_draw_pile_is_hidden_from_all() -> None:
    one, other = table(hands=HELD, top="kaboom scram"), table(hands=HELD, top="fire move")
    alike(one, other, ALL)
    for watcher in ALL:
        assert see(one, watcher)["draw"] == [BACK] * 45
        assert see(one, watcher)["draw_size"] == 45


def test_legal_cards_are_told_to_their_holder_alone() -> None:
    """MA-10, MA-24: what another may ask of the program tells him nothing of the hand."""
    one, other = pair(HELD, {**HELD, "yellow": "fire fire kaboom scram move"})
    for state in (one, other):
        assert state.legal(seat_of("red")) == []
        assert {refused(state, "red", f"play {kind}") for kind in KINDS} == {"MA-10"}
        assert {refused(state, "red", f"discard {kind}") for kind in KINDS} == {"MA-10"}
    alike(one, other, ["red", "blue", None])


# -- used cards -------------------------------------------------------------------------------------------------------


def test_used_cards_are_open() -> None:
    """Played ones, discarded ones, in their order; a played SCRAM is out of the game, a discarded one is not."""
    state = table("yH 14, yH 16, rH 15, bB 9", hands={"yellow": "order scram"}, used="stab move")
    play(state, "yellow order 4, yellow finish, red discard fire, blue discard fire, yellow discard scram")
    for watcher in ALL:
        assert see(state, watcher)["used"] == ["scram", "fire", "fire", "order", "move", "stab"]
        assert see(state, watcher)["used_size"] == 6
        assert see(state, watcher)["scrams_gone"] == 0
    state = table("yH 14, rH 15, bB 9", hands={"yellow": "scram"})
    play(state, "yellow play scram")
    for watcher in ALL:
        assert (see(state, watcher)["used"], see(state, watcher)["scrams_gone"]) == ([], 1)


def test_a_closed_used_pile_shows_its_top_card() -> None:
    """A33, `open_discards=off`."""
    state = table(hands={"yellow": "kaboom"}, used="stab move", open_discards=False)
    play(state, "yellow discard kaboom")
    for watcher in ALL:
        assert see(state, watcher)["used"] == ["kaboom"]
        assert see(state, watcher)["used_size"] == 3


# -- a dead player's hand ---------------------------------------------------------------------------------------------

DUEL = "yK 3, yH 24, rH 4, bB 9, bH 21"
DEAD = "scram stab move fire stab"


def kill_red(red: str, **laid: Any) -> MaffiosiPlay:
    state = table(DUEL, hands={"yellow": "stab", "red": red, "blue": "fire fire fire order move"}, **laid)
    play(state, "yellow stab 4")
    return state


def test_a_dead_hand_is_shown_by_kind() -> None:
    """MA-59: neither the pile nor the message tells in which order he had drawn his cards."""
    one, other = kill_red(DEAD), kill_red(" ".join(reversed(DEAD.split())))
    for watcher in ALL:
        assert cards_of(told(one, "gave_up_hand", watcher)[0]) == by_kind(DEAD)
        assert see(one, watcher)["used"] == [*reversed(by_kind(DEAD)), "stab"]
        assert see(one, watcher) == see(other, watcher)
    alike(one, other, ["yellow", "blue", None])


def test_a_hidden_dead_hand_is_known_to_nobody_else() -> None:
    """A33, `open_discards=off`: it goes face down under the used pile."""
    one, other = kill_red(DEAD, open_discards=False), kill_red("pass pass kaboom order move", open_discards=False)
    alike(one, other, ["yellow", "blue", None])
    for watcher in ALL:
        assert see(one, watcher)["used"] == ["stab"], "the card he died of lies on top"
        assert see(one, watcher)["used_size"] == 6
        assert player(one, "red", by=watcher)["hand"] == []
    for watcher in ("yellow", "blue", None):
        assert cards_of(told(one, "gave_up_hand", watcher)[0]) == [BACK] * 5
    assert used(one)[1:] == list(reversed(by_kind(DEAD)))


@pytest.mark.parametrize("shuffled", [False, True])
def test_the_dead_remember_their_hands(shuffled: bool) -> None:
    """He himself knows what lies there, and then that it was shuffled in; the others do not."""
    state = kill_red(DEAD, open_discards=False, draw=1)
    if shuffled:
        play(state, "yellow finish")
        assert see(state)["used_size"] == 0
    worlds = {watcher: [dream(state, watcher, n) for n in range(40)] for watcher in ("red", "yellow", None)}
    seen = {watcher: {tuple(hidden_red(world, shuffled)) for world in made} for watcher, made in worlds.items()}
    assert seen["red"] == {tuple(by_kind(DEAD))}
    assert len(seen["yellow"]) > 10
    assert len(seen[None]) > 10


def hidden_red(state: MaffiosiPlay, shuffled: bool) -> list[str]:
    """The hand that red died with, in this world."""
    if not shuffled:
        return sorted(used(state)[-5:], key=KINDS.index)
    return [kind for number, kind in enumerate(KINDS) for _ in range(state.buried[8 * seat_of("red") + number])]


def as_onlooker(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "you": None}


@pytest.mark.parametrize("open_discards", [True, False])
def test_a_dead_player_sees_what_an_onlooker_sees(open_discards: bool) -> None:
    state = kill_red(DEAD, open_discards=open_discards, draw=4)
    for _ in range(12):
        assert as_onlooker(see(state, "red")) == see(state)
        assert state.legal(seat_of("red")) == []
        play(state, f"{phase(state)[1]} {'finish' if phase(state)[0] == 'second' else discard_of(state)}")


def discard_of(state: MaffiosiPlay) -> str:
    return f"discard {hand(state, phase(state)[1])[-1]}"


@pytest.mark.parametrize("open_discards", [True, False])
def test_a_dead_player_sees_what_an_onlooker_sees_where_only_his_hand_lies(open_discards: bool) -> None:
    """The used pile has just been shuffled away when red's cake takes blue's last man."""
    state = table("yH 14, rB 1, bH 20", cakes={"red": 20}, hands={"blue": DEAD}, draw=1, open_discards=open_discards)
    play(state, "yellow discard fire")
    assert player(state, "blue")["out"]
    assert see(state)["used_size"] == 5
    assert see(state)["used"] == (list(reversed(by_kind(DEAD))) if open_discards else [BACK])
    assert as_onlooker(see(state, "blue")) == see(state)


# -- after a reshuffle ------------------------------------------------------------------------------------------------


def test_after_a_reshuffle_everybody_knows_what_the_pile_is_made_of() -> None:
    """MA-31: and so what the others hold together, but not who holds what, nor the order of the pile."""
    state = table(DUEL, hands=HELD, draw=1)
    play(state, "yellow discard order")
    pile = draw_pile(state)
    for watcher in ALL:
        assert see(state, watcher)["draw"] == [BACK] * len(pile)
        worlds = [dream(state, watcher, n) for n in range(30)]
        assert all(Counter(draw_pile(world)) == Counter(pile) for world in worlds)
        assert len({tuple(draw_pile(world)) for world in worlds}) == 30
        assert all(held_together(world) == held_together(state) for world in worlds)
        reds = {tuple(hand(world, "red")) for world in worlds}
        assert len(reds) == 1 if watcher == "red" else len(reds) > 10


def held_together(state: MaffiosiPlay) -> Counter[str]:
    return sum((Counter(hand(state, colour)) for colour in COLOURS[: state.seats]), Counter())


# -- what is public ---------------------------------------------------------------------------------------------------


def test_the_table_is_public() -> None:
    """Chairs, types, sleepers, cakes, pot and money are the same for all who look."""
    state = table("yK 3z, rH 4, rB 7, bB 9", cakes={"red": 9}, money=[3, 4, 5])
    for watcher in ALL:
        for name in set(see(state)) - {"you", "players"}:
            assert see(state, watcher)[name] == see(state)[name]
        for colour in COLOURS[:3]:
            shown = {**player(state, colour, by=watcher), "hand": None}
            assert shown == {**player(state, colour), "hand": None}


def test_hidden_money_is_shown_at_the_end() -> None:
    """Option `hidden_money`: display only, for payments are open."""
    state = table("yK 3, rH 4, bB 9", money=[10, 20, 30], hands={"yellow": "stab"}, hidden_money=True)
    for watcher in ALL:
        shown = [player(state, colour, by=watcher)["money"] for colour in COLOURS[:3]]
        assert shown == [
            money if colour == watcher else None for colour, money in zip(COLOURS, [10, 20, 30], strict=False)
        ]
        assert see(state, watcher)["totals"] is None
    play(state, "yellow stab 4, yellow finish")
    for watcher in ALL:
        assert (told(state, "income", watcher)[0]["seat"], told(state, "income", watcher)[0]["amount"]) == (2, 1)
        assert dream(state, watcher, 1).scores == state.scores
    state = table("yK 3, rH 4", money=[10, 20, 30], hands={"yellow": "stab"}, hidden_money=True)
    play(state, "yellow stab 4")
    assert state.over
    for watcher in ALL:
        assert [player(state, colour, by=watcher)["money"] for colour in COLOURS[:3]] == state.scores
        assert see(state, watcher)["totals"] == state.scores == [70, 20, 30]


def test_at_the_end_hands_stay_hidden() -> None:
    state = table("yK 3, rH 4", hands={"yellow": "stab move"}, open_discards=False)
    play(state, "yellow stab 4")
    assert state.over
    for watcher in ALL:
        assert hand(state, "yellow", by=watcher) == (hand(state, "yellow") if watcher == "yellow" else [BACK] * 4)
        assert see(state, watcher)["draw"] == [BACK] * len(draw_pile(state))


# -- who is asked -----------------------------------------------------------------------------------------------------

CARDS = ({"yellow": "order pass stab fire fire"}, {"yellow": "order move stab fire fire"})


def test_T27_a_second_card_is_asked_with_or_without_a_move() -> None:
    """MA-26: the four-player opening."""
    without, holding = pair(*CARDS, players=4)
    for state in (without, holding):
        play(state, "yellow order 15")
        assert phase(state) == ("second", "yellow")
    alike(without, holding, ["red", "blue", "green", None])
    assert without.legal(0) == [72]
    assert holding.legal(0) == [7, 72]
    assert refused(without, "yellow", "play move") == "MA-24"
    for state in (without, holding):
        play(state, "yellow finish")
        for watcher in ("red", "blue", "green", None):
            assert told(state, "finished", watcher) == [{"event": "finished", "seat": 0, "rule": "MA-26"}]
    alike(without, holding, ["red", "blue", "green", None])


def test_T27_where_no_chair_is_free_nobody_is_asked() -> None:
    """MA-26: the three-player opening."""
    without, holding = pair(*CARDS)
    for state in (without, holding):
        play(state, "yellow order 15")
        assert phase(state) == ("card", "red")
        assert told(state, "finished") == []
    alike(without, holding, ["red", "blue", None])


def test_a_move_after_a_discard_is_asked_alike() -> None:
    """A17, `move_after_discard`."""
    without, holding = pair(*CARDS, players=4, move_after_discard=True)
    for state in (without, holding):
        play(state, "yellow discard order")
        assert phase(state) == ("second", "yellow")
    alike(without, holding, ["red", "blue", "green", None])
    for state in (without, holding):
        play(state, "yellow finish")
    alike(without, holding, ["red", "blue", "green", None])


def test_sleepers_alone_are_not_asked() -> None:
    """MA-26: his men are public, and so is that none of them can move."""
    one, other = pair(*CARDS, "yK 3z, yH 14z, rH 4, bB 9")
    for state in (one, other):
        play(state, "yellow order 15")
        assert phase(state) == ("card", "red")
    alike(one, other, ["red", "blue", None])


# -- no other road ----------------------------------------------------------------------------------------------------


def test_a_card_is_named_to_those_who_know_it() -> None:
    """`card_as` for every token and every watcher."""
    state = kill_red(DEAD, open_discards=False)
    hands = [hand_tokens(state, seat) for seat in range(3)]
    dead = state.used.tokens()[:5]
    for seat in (None, 0, 1, 2):
        for token in range(60):
            known = token in state.used.tokens()[5:] or (seat is not None and token in hands[seat])
            known = known or (seat == seat_of("red") and token in dead)
            assert state.card_as(seat, token) == (KINDS[state.cards.face[token]] if known else BACK)


def test_a_seat_object_is_built_on_imagination() -> None:
    """Two seats at tables that the player cannot tell apart are the same in everything, chance to come included."""
    one, other = pair(HELD, {**HELD, "red": "scram scram nightcap order stab"})
    other.rng = Rng.seeded("another chance to come")
    worlds = []
    for state in (one, other):
        seat = Seat(state, 0, Rng.seeded("seat"))
        world = seat.imagine(Rng.seeded("again"))
        assert isinstance(world, MaffiosiPlay)
        assert world.listener is None
        assert world.rng.words() != state.rng.words()
        assert seat.view() == state.view(0)
        assert seat.legal() == state.legal(0)
        assert [seat.explain(action) for action in range(73)] == [state.explain(0, action) for action in range(73)]
        worlds.append(everything(world))
    assert worlds[0] == worlds[1]


def test_a_seat_object_knows_no_more_than_its_seat() -> None:
    """In many worlds of one seat the others' hands and the pile are seldom the true ones."""
    state = start(4, "seat object")
    hits: Counter[str] = Counter()
    for number in range(200):
        world = Seat(state, 0, Rng.seeded(number)).imagine(Rng.seeded(f"again {number}"))
        assert isinstance(world, MaffiosiPlay)
        assert hand(world, "yellow") == hand(state, "yellow")
        hits["red"] += hand(world, "red") == hand(state, "red")
        hits["top"] += draw_pile(world)[0] == draw_pile(state)[0]
    assert hits["red"] < 10
    assert hits["top"] < 100
