"""Sicilianos, who knows what: looking through a pile, tails, thefts."""

from __future__ import annotations

import pytest

from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.testing import listen
from tests.games.sicilianos.helpers.positions import dice_for, play, roll, steal, table
from tests.games.sicilianos.helpers.sight import dream, hand, pile, see, told, true_pile
from tests.games.sicilianos.secrets.test_secrets import alike, cards_of, pair, tell_apart


def test_PEEK_the_whole_pile_for_the_peeker_alone() -> None:
    """SI-25: from then on; others know which pile it was."""
    state = table({"A": "Y1"}, piles={"B": "9 2 11 6"})
    listen(state)
    roll(state, "A", "blue", "black", "1")
    play(state, "A peek blue")
    assert pile(state, "B", by="A") == ["B9", "B2", "B11", "B6"]
    assert cards_of(told(state, "peeked", "A")[0]) == ["B9", "B2", "B11", "B6"]
    for watcher in ("B", None):
        assert pile(state, "B", by=watcher) == ["B?"] * 4
        assert cards_of(told(state, "peeked", watcher)[0]) == ["B?"] * 4
        assert told(state, "peeked", watcher)[0]["colour"] == "blue"
        assert see(state, watcher)["choosing"] is None


@pytest.mark.parametrize("tail", [0, 2])
def test_PICK_tells_no_position(tail: int) -> None:
    """SI-26: not by token, order or message; the picker still knows the rest in order."""
    tables = []
    for picked in ("B9", "B2", "B11", "B6"):
        state = table({"A": "Y1", "B": "Y2"}, piles={"B": "9 2 11 6"}, tails={"B": tail})
        listen(state)
        roll(state, "A", "blue", "black", "1")
        play(state, f"A peek blue, A pick {picked}")
        assert cards_of(told(state, "picked", "A")[0]) == [picked]
        assert cards_of(told(state, "picked", "B")[0]) == ["B?"]
        assert pile(state, "B", by="A") == [card for card in ("B9", "B2", "B11", "B6") if card != picked]
        assert pile(state, "B", by="B") == pile(state, "B") == ["B?"] * 3
        assert hand(state, "A", by="B") == ["B?", "Y?"]
        tables.append(state)
    for other in tables[1:]:
        alike(tables[0], other, ["B", None])
        assert "view" in tell_apart(tables[0], other, "A")


def test_a_peeker_knows_a_card_in_the_hand_it_goes_to() -> None:
    """Section 6: a top card moves from a known place to a hand."""
    state = table({"A": "Y1"}, piles={"B": "9 2 11 6"})
    roll(state, "A", "blue", "black", "1")
    play(state, "A peek blue, A pick B11")
    roll(state, "B", "red", "blue", "1")
    play(state, "B take blue")
    assert "B9" in hand(state, "B", by="A")
    assert hand(state, "B", by="C").count("B9") == 0
    roll(state, "C", "red", "blue", "1")
    play(state, "C peek blue, C pick B2")
    assert pile(state, "B", by="A") == ["B?"], "one of B2 and B6 is gone"
    assert "B9" in hand(state, "B", by="A")


# -- tails ------------------------------------------------------------------------------------------------------------


def tail_table() -> SicilianosPlay:
    """Black is ?, ?, K3, K9: the tail came from a war that all have seen."""
    return table({"A": "Y1", "B": "Y2"}, piles={"K": "5 7 3 9"}, tails={"K": 2}, turn="B")


def test_a_tail_is_known_to_all_until_a_PICK() -> None:
    """SI-90."""
    state = table({"A": "Y9 Y2", "B": "R3 R11", "C": "G1"})
    play(state, "A Y9/5, B R3/5, C pass, A Y2, B R11, B shop antique")
    for watcher in ("A", "B", "C", None):
        assert pile(state, "Y", by=watcher) == ["Y?"] * 9 + ["Y9", "Y2"]
    roll(state, "B", "yellow", "red", "2")
    for watcher in ("A", "C", None):
        assert pile(state, "Y", by=watcher) == ["Y?"] * 8 + ["Y9", "Y2"], "a top card taken changes nothing below"
    roll(state, "C", "yellow", "red", "1")
    play(state, "C peek yellow, C pick Y4")
    assert pile(state, "Y", by="C") == true_pile(state, "Y")
    for watcher in ("A", "B", None):
        assert pile(state, "Y", by=watcher) == ["Y?"] * 9
        assert pile(state, "R", by=watcher)[-2:] == ["R3", "R11"], "another pile"


def test_what_goes_under_after_a_PICK_is_a_new_tail() -> None:
    state = tail_table()
    roll(state, "B", "black", "black", "1")
    play(state, "B peek black, B pick K5")
    assert pile(state, "K", by="A") == ["K?"] * 3
    roll(state, "C", "red", "red", "2")
    roll(state, "A", "red", "red", "2")
    play(state, "B K5/5")
    while state.in_war:
        state.play(state.choices()[0])
    assert pile(state, "K", by="A")[-1] == pile(state, "K")[-1] == "K5"


def test_the_last_cards_of_a_pile_are_known_when_drawn() -> None:
    """Only the known tail is left: everybody knows what is drawn, even by a PICK of the last card."""
    state = table({"A": "Y1", "B": "Y2"}, piles={"K": "3 9"}, tails={"K": 2})
    listen(state)
    roll(state, "A", "black", "red", "1")
    play(state, "A take black")
    for watcher in ("A", "B", "C", None):
        assert "K3" in hand(state, "A", by=watcher)
        assert cards_of(told(state, "took", watcher)[0]) == ["K3"]
    roll(state, "B", "black", "red", "1")
    play(state, "B peek black, B pick K9")
    for watcher in ("A", "B", "C", None):
        assert "K9" in hand(state, "B", by=watcher)


def test_ten_known_cards_tell_the_eleventh() -> None:
    """Who can say where ten cards of a colour are can say what the last one is."""
    state = table({"A": "K1 K2 K3 K4 K5", "B": "K11"}, piles={"K": "6 7 8 9 10"}, tails={"K": 5})
    assert hand(state, "B", by="A") == ["K11"]
    assert hand(state, "B", by="C") == ["K?"]


# -- theft ------------------------------------------------------------------------------------------------------------


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    """SI-27: others see the colour, and cannot tell which of several it was."""
    hands = {"A": "", "B": "R2 R9 R11", "C": "Y1"}
    one, other = pair(hands, hands)
    for state, card in ((one, "R9"), (other, "R2")):
        state.rng = dice_for("red", "blue", "H")
        play(state, "A roll")
        steal(state, "A", "red", "B", card)
        for watcher in ("A", "B"):
            assert cards_of(told(state, "stole", watcher)[0]) == [card]
            assert hand(state, "A", by=watcher) == [card]
        assert cards_of(told(state, "stole", "C")[0]) == ["R?"]
    one.rng = other.rng
    alike(one, other, ["C", None])


def test_a_theft_of_the_only_card_is_followed() -> None:
    """Section 6: others who knew it know it still; with several they know that one of them moved."""
    state = table({"A": "Y1", "B": "Y2", "C": "G1"}, piles={}, tails={"R": 11})
    top = true_pile(state, "R")[0]
    roll(state, "A", "red", "red", "1")
    play(state, "A take red")
    roll(state, "B", "red", "red", "H")
    steal(state, "B", "red", "A", top)
    assert top in hand(state, "B", by="C")
    assert top in hand(state, "B", by=None)


def test_a_theft_out_of_several_known_cards() -> None:
    state = table({"A": "", "B": "", "C": "G1"}, tails={"R": 11})
    first, second = true_pile(state, "R")[:2]
    roll(state, "A", "red", "red", "2")
    roll(state, "B", "red", "red", "H")
    assert hand(state, "A", by="C") == sorted([first, second])
    steal(state, "B", "red", "A", first)
    assert hand(state, "A", by="C") == hand(state, "B", by="C") == ["R?"]
    assert {tuple(hand(dream(state, 2, n), "B")) for n in range(40)} == {(first,), (second,)}
    assert hand(state, "B", by="A") == [first]


def test_a_victim_knows_what_was_stolen_until_the_thief_chooses_in_secret() -> None:
    """And again when the choice is shown."""
    state = table({"A": "R7", "B": "R2 R9", "C": "Y1"})
    roll(state, "A", "red", "blue", "H")
    steal(state, "A", "red", "B", "R9")
    assert hand(state, "A", by="B") == ["R9", "R?"]
    roll(state, "B", "green", "green", "2")
    roll(state, "C", "green", "green", "2")
    play(state, "A R7/5")
    assert hand(state, "A", by="B") == ["R?"]
    play(state, "B pass, C pass")
    assert hand(state, "A", by="B") == ["R9"]


def test_a_hand_known_as_a_set_is_shown() -> None:
    """Who knows the cards of a hand knows them after one of them was played, though a hand has no order."""
    state = table({"A": "", "B": "", "C": "G1"}, tails={"R": 11})
    known = true_pile(state, "R")[:4]
    roll(state, "A", "red", "red", "2")
    roll(state, "B", "green", "green", "2")
    roll(state, "C", "green", "green", "2")
    roll(state, "A", "red", "red", "2")
    roll(state, "B", "green", "green", "2")
    roll(state, "C", "green", "green", "2")
    assert hand(state, "A", by=None) == sorted(known)
    play(state, f"A {known[0]}/5")
    assert hand(state, "A", by=None) == ["R?", "R?", "R?"]
    play(state, "B pass, C pass")
    assert hand(state, "A", by=None) == sorted(known[1:])
