"""Section 6 of the rules of Sicilianos, row by row: who sees what, who hears what.

Most tests lay two tables that differ only in a secret, do the same at both, and hold that nobody who may not know the
secret can tell the tables apart: by views, by events, by what is legal, by refusals, or by what he can imagine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sitdown.engine.refusal import Fact
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.testing import listen
from tests.games.sicilianos.helpers.names import Hands, seat_of
from tests.games.sicilianos.helpers.positions import play, roll, table
from tests.games.sicilianos.helpers.sight import (
    businesses,
    choices,
    dream,
    fields_that_differ,
    hand,
    log_of,
    on_table,
    phase,
    pile,
    player,
    refused,
    see,
    told,
    true_pile,
)

Watchers = Sequence[str | None]


def pair(one: Hands, other: Hands, **laid: Any) -> tuple[SicilianosPlay, SicilianosPlay]:
    """Two tables that differ in what lies in these hands, and in nothing that all can see."""
    here, there = table(one, **laid), table(other, **laid)
    listen(here)
    listen(there)
    return here, there


def tell_apart(one: SicilianosPlay, other: SicilianosPlay, letter: str | None) -> list[str]:
    """By what the watcher could tell the two tables apart."""
    mind = None if letter is None else seat_of(letter)
    seat = -1 if mind is None else mind
    actions = range(254)
    found = {
        "view": one.view(mind) != other.view(mind),
        "events": log_of(one).lines(mind) != log_of(other).lines(mind),
        "legal": one.legal(seat) != other.legal(seat),
        "turn": one.turn() != other.turn(),
        "refusals": [one.explain(seat, a) for a in actions] != [other.explain(seat, a) for a in actions],
        "worlds": fields_that_differ(dream(one, mind, "world"), dream(other, mind, "world")) != [],
    }
    return [name for name, differs in found.items() if differs]


def alike(one: SicilianosPlay, other: SicilianosPlay, watchers: Watchers) -> None:
    for watcher in watchers:
        assert tell_apart(one, other, watcher) == [], f"to {watcher}"


def cards_of(line: dict[str, Fact]) -> list[str]:
    cards = line["cards"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


# -- hands ------------------------------------------------------------------------------------------------------------


def test_hands_colours_for_all_values_for_the_owner() -> None:
    """SI-14."""
    one, other = pair({"A": "Y1 Y9 K5", "B": "R1"}, {"A": "Y9 Y2 K6", "B": "R1"})
    alike(one, other, ["B", "C", None])
    assert "view" in tell_apart(one, other, "A")
    for watcher in ("B", "C", None):
        assert hand(one, "A", by=watcher) == ["K?", "Y?", "Y?"]
    assert hand(one, "A", by="A") == ["K5", "Y1", "Y9"]


def test_a_hand_has_no_order() -> None:
    """Which of two cards came first is seen by nobody."""
    one, other = pair({"A": "Y1 Y9", "B": "R1"}, {"A": "Y9 Y1", "B": "R1"})
    for watcher in ("A", "B", None):
        assert see(one, watcher) == see(other, watcher)


def test_a_card_taken_is_known_to_the_taker() -> None:
    """SI-6, SI-21, SI-24: others see the colour."""
    state = table({"A": "Y1"})
    listen(state)
    red, green = true_pile(state, "R")[0], true_pile(state, "G")[0]
    roll(state, "A", "red", "green", "2")
    assert [cards_of(line) for line in told(state, "took", "A")] == [[red], [green]]
    for watcher in ("B", "C", None):
        assert [cards_of(line) for line in told(state, "took", watcher)] == [["R?"], ["G?"]]
        assert hand(state, "A", by=watcher) == ["G?", "R?", "Y?"]


# -- cards on the table -----------------------------------------------------------------------------------------------


def test_a_card_face_down_shows_its_colour_until_the_reveal() -> None:
    """SI-40, SI-46: neither message nor place nor token tells which of his cards it is."""
    for one_plays, other_plays in (("Y3", "Y7"), ("Y7", "Y11"), ("Y3", "Y11")):
        hands = {"A": "Y3 Y7 Y11", "B": "R4 R11", "C": "G1"}
        one, other = pair(hands, hands)
        play(one, f"A {one_plays}/20, B R4/5")
        play(other, f"A {other_plays}/20, B R4/5")
        alike(one, other, ["B", "C", None])
        assert on_table(one, "A", by="A") == [one_plays]
        assert on_table(one, "A", by="B") == on_table(one, "A") == ["Y?"]
        assert cards_of(told(one, "placed", "A")[0]) == [one_plays]
        assert cards_of(told(one, "placed", "B")[0]) == ["Y?"]
        play(one, "C pass")
        assert on_table(one, "A") == [one_plays]
        assert cards_of(told(one, "revealed")[0]) == [one_plays]
        assert hand(one, "A", by=None) == ["Y?", "Y?"]


def test_what_was_not_placed_stays_hidden() -> None:
    """After the reveal nothing tells what the other cards are."""
    one, other = pair(
        {"A": "Y3 Y7 Y11", "B": "R4 R11", "C": "G1"},
        {"A": "Y2 Y7 Y10", "B": "R4 R11", "C": "G1"},
    )
    for state in (one, other):
        play(state, "A Y7/20, B R4/5, C pass")
    alike(one, other, ["B", "C", None])


def test_a_bomb_and_its_victim_are_open() -> None:
    """SI-73: everybody knows what goes under."""
    state = table({"A": "Y7 Y5", "B": "R11 R6", "C": "G1"})
    listen(state)
    play(state, "A Y7/5, B R11/5, C pass, A Y5, B R6, A bomb R11")
    for watcher in ("A", "B", "C", None):
        assert cards_of(told(state, "bombed", watcher)[0]) == ["Y5", "R11"]
        assert pile(state, "R", by=watcher)[-2:] == ["R11", "R6"]


# -- money ------------------------------------------------------------------------------------------------------------


def test_money_is_public() -> None:
    """Stake, black notes, laundered money and the bank."""
    state = table({"A": "Y9", "B": "R1"}, washed={"B": "40"}, notes={"B": "5 50"})
    play(state, "A Y9/20")
    for watcher in ("A", "B", "C", None):
        assert player(state, "A", by=watcher)["stake"] == 20
        assert player(state, "B", by=watcher)["notes"] == [1, 0, 0, 0, 1]
        assert player(state, "B", by=watcher)["laundered"] == 40
        assert see(state, watcher)["bank"] == see(state)["bank"]


def test_hidden_stakes_tell_nothing() -> None:
    """Option `stakes=hidden`: whatever note he staked."""
    hands = {"A": "Y9 Y2", "B": "R2", "C": "G1"}
    one, other = pair(hands, hands, stakes="hidden")
    play(one, "A Y9/5")
    play(other, "A Y9/50")
    alike(one, other, ["B", "C", None])
    for state in (one, other):
        play(state, "B R2/5")
    alike(one, other, ["B", "C", None])
    for state in (one, other):
        play(state, "C pass")
    assert "view" in tell_apart(one, other, "B")


# -- businesses -------------------------------------------------------------------------------------------------------


def found(state: SicilianosPlay, letter: str, card: str, kind: str) -> None:
    """The player wins a lone war with this card and takes this business."""
    play(state, f"{letter} {card}/5")
    while phase(state)[0] == "join":
        play(state, f"{phase(state)[1]} pass")
    play(state, f"{letter} shop {kind}")


def test_businesses_show_their_colour() -> None:
    """SI-85: the founder knows the type; he alone looked at the pile."""
    hands = {"A": "K3", "B": "R1", "C": "K5"}
    one, other = pair(hands, hands)
    found(one, "A", "K3", "antique")
    found(other, "A", "K3", "laundry")
    alike(one, other, ["B", "C", None])
    assert businesses(one, "A", by="A") == ["black antique"]
    assert businesses(one, "A", by="B") == businesses(one, "A", by=None) == ["black ?"]
    assert cards_of(told(one, "founded", "A")[0]) == ["black antique"]
    assert cards_of(told(one, "founded", "B")[0]) == ["black ?"]


def test_only_the_founder_looks_at_the_business_pile() -> None:
    """SI-85, SI-87."""
    state = table({"A": "K3", "B": "R1", "C": "G5"}, owned={"B": "K antique"})
    play(state, "A K3/5, B pass, C pass")
    assert see(state, "A")["choosing"]["types"] == ["laundry", "pizzeria"]
    assert see(state, "B")["choosing"] is None
    assert see(state)["choosing"] is None
    assert refused(state, "B", "shop antique") == refused(state, "B", "shop laundry") == "SI-2"


def test_founders_know_what_is_left_and_what_was_taken() -> None:
    """The founder of the 1st knows the remaining 2 as a set; of the 2nd also the type that the 1st took."""
    state = table({"A": "K3", "B": "K4", "C": "K5"})
    found(state, "A", "K3", "pizzeria")
    assert {tuple(types_left(dream(state, 0, n))) for n in range(20)} == {("antique", "laundry")}
    assert len({tuple(types_left(dream(state, 1, n))) for n in range(60)}) == 3
    found(state, "B", "K4", "laundry")
    assert businesses(state, "A", by="B") == ["black pizzeria"]
    assert businesses(state, "B", by="A") == ["black ?"]
    assert {tuple(types_left(dream(state, 1, n))) for n in range(20)} == {("antique",)}
    assert {tuple(types_left(dream(state, 0, n))) for n in range(40)} == {("antique",), ("laundry",)}
    found(state, "C", "K5", "antique")
    assert businesses(state, "C", by="B") == ["black antique"]
    assert businesses(state, "C", by="A") == businesses(state, "C", by=None) == ["black ?"]
    assert businesses(state, "A", by="C") == ["black ?"], "he saw that antique was left, not who has which"
    taken = {tuple(businesses(dream(state, 2, n), "A")) for n in range(40)}
    assert taken == {("black pizzeria",), ("black laundry",)}


def types_left(state: SicilianosPlay) -> list[str]:
    piles: Any = state.open_view()["piles"]
    return list(piles[3]["types"])


def test_two_businesses_of_one_player_leak_nothing() -> None:
    """Others know no type of them; the founder of the third knows both."""
    state = table({"A": "K3 K4", "B": "R1", "C": "K5"}, owned={"A": "K laundry"})
    found(state, "A", "K3", "antique")
    assert businesses(state, "A", by="B") == businesses(state, "A", by=None) == ["black ?", "black ?"]
    roll(state, "B", "green", "green", "2")
    found(state, "C", "K5", "pizzeria")
    assert businesses(state, "A", by="C") == ["black antique", "black laundry"]
    assert businesses(state, "A", by="B") == ["black ?", "black ?"]


# -- the end, and what leaks nothing ----------------------------------------------------------------------------------


def test_at_the_end_businesses_are_open_and_hands_are_not() -> None:
    state = table({"A": "R9 G4", "B": "Y2 K3", "C": "Y3"}, notes={"B": "50"}, owned={"B": "K laundry"})
    listen(state)
    play(state, "A R9/5, B Y2/50")
    while phase(state)[0] == "join":
        play(state, "C pass")
    play(state, "A shop pizzeria")
    assert state.over
    for watcher in ("A", "B", "C", None):
        assert businesses(state, "A", by=watcher) == ["red pizzeria"]
        assert businesses(state, "B", by=watcher) == ["black laundry"]
        assert hand(state, "A", by=watcher) == (["G4"] if watcher == "A" else ["G?"])
        assert pile(state, "R", by=watcher) == ["R?"] * 10 + ["R9"]
        assert see(state, watcher)["totals"] == state.scores
        assert told(state, "end", watcher)[0]["scores"] == state.scores


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ({"A": "Y9 Y3", "B": "Y2", "C": "G1"}, {"A": "Y9 Y3", "B": "Y8", "C": "G1"}, "A Y9/5"),
        ({"A": "Y9 Y3", "B": "R2 R8", "C": "G1"}, {"A": "Y9 Y3", "B": "R2 R5", "C": "G1"}, "A Y9/5, B R2/5, C pass"),
        ({"A": "Y9", "B": "R2 R8", "C": "G1"}, {"A": "Y9", "B": "R2 R5", "C": "G1"}, "A Y9/5, B R2/5, C pass"),
    ],
)
def test_automatic_steps_depend_on_public_facts(one: Hands, other: Hands, steps: str) -> None:
    """SI-44, SI-49, SI-62, SI-76: skips in JOIN, ROUND, COAT and BOMB."""
    here, there = pair(one, other)
    for state in (here, there):
        play(state, steps)
    alike(here, there, ["A", "C", None])


def test_a_theft_is_skipped_by_colours_alone() -> None:
    """SI-28."""
    here, there = pair({"A": "Y1", "B": "R2", "C": "G1"}, {"A": "Y1", "B": "R9", "C": "G1"})
    for state in (here, there):
        roll(state, "A", "red", "blue", "H")
    alike(here, there, ["A", "C", None])
    assert choices(here) == {"steal red 1"}
