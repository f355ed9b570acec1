"""SI-12: who has reached ten cards owes a war."""

from __future__ import annotations

import pytest

from sitdown.games.sicilianos.play import SicilianosPlay
from tests.games.sicilianos.helpers.positions import end_war, play, roll, steal, table
from tests.games.sicilianos.helpers.sight import choices, phase, player, refused, see
from tests.games.sicilianos.rules.test_rules_turn import NINE, TEN

DUTIES = ("reached", "holding")


def owing(state: SicilianosPlay) -> str:
    """Who owes a war, as everybody sees it."""
    seen = [[player["owes_war"] for player in see(state, by)["players"]] for by in (None, *"ABC")]
    assert all(one == seen[0] for one in seen)
    return "".join(letter for letter, owes in zip("ABCDEF", seen[0], strict=False) if owes)


def reached_and_robbed(hand_duty: str) -> SicilianosPlay:
    """A takes the tenth card, B does nothing of note, C steals one from A."""
    state = table({"A": NINE, "B": "R2", "C": ""}, hand_duty=hand_duty)
    assert owing(state) == ""
    roll(state, "A", "green", "red", "2")
    assert owing(state) == "", "not before the turn is over"
    play(state, "A take green")
    assert owing(state) == "A"
    roll(state, "B", "purple", "purple", "2")
    roll(state, "C", "blue", "blue", "H")
    steal(state, "C", "blue", "A", "B2")
    assert phase(state) == ("turn", "A")
    assert player(state, "A")["hand_size"] == 9
    return state


def test_SI_12_with_ten_cards_a_war() -> None:
    for hand_duty in DUTIES:
        state = table({"A": TEN, "B": "R2"}, hand_duty=hand_duty)
        assert choices(state) == {f"place {card}" for card in TEN.split()}
        assert refused(state, "A", "roll") == "SI-12"
        assert owing(state) == "A"


def test_SI_12_who_has_reached_ten_must_start_a_war_though_he_was_robbed() -> None:
    """E-5a, ruling 43: the war pays, and the turn after it is free."""
    state = reached_and_robbed("reached")
    assert owing(state) == "A"
    assert player(state, "A")["warnings"] == ["owes_war"]
    assert all(choice.startswith("place ") for choice in choices(state))
    assert refused(state, "A", "roll") == "SI-12"
    play(state, "A Y1/5")
    assert owing(state) == ""
    end_war(state)
    roll(state, "B", "purple", "purple", "2")
    roll(state, "C", "purple", "purple", "2")
    assert phase(state) == ("turn", "A")
    assert "roll" in choices(state)


def test_SI_12_hand_duty_holding() -> None:
    """E-5a, the option: only a hand that is full when the turn begins binds."""
    state = reached_and_robbed("holding")
    assert owing(state) == ""
    assert player(state, "A")["warnings"] == ["nearly_full"]
    assert "roll" in choices(state)


def test_SI_12_the_war_of_another_does_not_pay() -> None:
    state = table({"A": TEN, "B": "R2 R3", "C": ""}, turn="B")
    play(state, "B R2/5, A Y3/5")
    end_war(state)
    roll(state, "C", "purple", "purple", "2")
    assert phase(state) == ("turn", "A")
    assert player(state, "A")["hand_size"] < 10
    assert refused(state, "A", "roll") == "SI-12"


@pytest.mark.parametrize("hand_duty", DUTIES)
def test_SI_12_with_an_empty_hand_the_duty_is_gone(hand_duty: str) -> None:
    """Ten cards of one family, all placed in another's war; SI-13: then he must roll."""
    family = [f"Y{value}" for value in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11)]
    state = table({"A": " ".join(family), "B": "", "C": "R2"}, turn="C", hand_duty=hand_duty)
    play(state, "C R2/5, A Y1/5")
    while phase(state) == ("round", "A"):
        state.play(state.choices()[-1])
    end_war(state)
    assert phase(state) == ("turn", "A")
    assert player(state, "A")["hand_size"] == 0
    assert owing(state) == ""
    assert choices(state) == {"roll"}
    roll(state, "A", "purple", "purple", "2")
    assert state.reached == 0
