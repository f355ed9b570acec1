"""The worked examples E-1 to E-16 of the rules of Sicilianos (section 10), by their numbers."""

from __future__ import annotations

import pytest

from sitdown.testing import listen
from tests.games.sicilianos.helpers.positions import play, roll, start, steal, table, war
from tests.games.sicilianos.helpers.sight import (
    bank,
    businesses,
    choices,
    hand,
    money,
    phase,
    pile,
    refused,
    see,
    strengths,
    told,
    true_pile,
)


def test_E_1_setup_for_four() -> None:
    """SI-3."""
    state = start(4)
    assert [player["black"] for player in see(state)["players"]] == [250] * 4
    assert set(bank(state).values()) == {6}
    while see(state)["phase"] == "draft":
        state.play(state.choices()[0])
    assert sum(pile["size"] for pile in see(state)["piles"]) == 50


def test_E_2_no_colour_twice_in_the_draft() -> None:
    """SI-6."""
    state = start(3)
    first = "ABC"[state.first]
    for letter in (first, *(other for other in "ABCABC"["ABC".index(first) + 1 :][:2])):
        play(state, f"{letter} take yellow")
    assert phase(state) == ("draft", first)
    assert refused(state, first, "take yellow") == "SI-6"
    assert refused(state, first, "take red") == ""


def test_E_3_two_cards() -> None:
    """SI-21."""
    state = table({"A": "Y1 Y2 Y3 K1 K2 P1 P2", "B": "", "C": ""}, piles={})
    red, green = true_pile(state, "R")[0], true_pile(state, "G")[0]
    roll(state, "A", "red", "green", "2")
    assert {red, green} < set(hand(state, "A"))
    assert len(hand(state, "A")) == 9
    assert phase(state) == ("turn", "B")


def test_E_4_a_double_on_a_pile_with_one_card() -> None:
    """SI-23."""
    state = table({"A": "Y1"}, piles={"R": "7"})
    roll(state, "A", "red", "red", "2")
    assert hand(state, "A") == ["R7", "Y1"]
    assert phase(state) == ("turn", "B")


def test_E_5_nine_cards_take_one() -> None:
    """SI-22, SI-12."""
    state = table({"A": "Y1 Y2 Y3 K1 K2 P1 P2 B1 B2"})
    red = true_pile(state, "R")[0]
    roll(state, "A", "red", "green", "2")
    assert phase(state) == ("take2", "A")
    assert choices(state) == {"take red", "take green"}
    play(state, "A take red")
    assert len(hand(state, "A")) == 10
    assert red in hand(state, "A")
    roll(state, "B", "red", "red", "1")
    play(state, "B take red")
    roll(state, "C", "red", "red", "1")
    play(state, "C take red")
    assert phase(state) == ("turn", "A")
    assert refused(state, "A", "roll") == "SI-12"


@pytest.mark.parametrize("hand_duty", ["reached", "holding"])
def test_E_5a_ten_cards_reached_and_one_stolen(hand_duty: str) -> None:
    """SI-12: the duty stays with nine cards; the war pays it. With the option only a full hand binds."""
    state = table({"A": "Y1 Y2 Y3 K1 K2 P1 P2 B1 B2", "B": "", "C": ""}, hand_duty=hand_duty)
    roll(state, "A", "red", "green", "2")
    play(state, "A take red")
    roll(state, "B", "red", "red", "1")
    play(state, "B take purple")
    roll(state, "C", "blue", "blue", "H")
    steal(state, "C", "blue", "A", "B1")
    assert phase(state) == ("turn", "A")
    assert len(hand(state, "A")) == 9
    assert refused(state, "A", "roll") == ("SI-12" if hand_duty == "reached" else "")
    play(state, "A Y1/5, B pass, C pass, A shop antique")
    roll(state, "B", "red", "red", "1")
    play(state, "B take purple")
    roll(state, "C", "red", "red", "1")
    play(state, "C take purple")
    assert refused(state, "A", "roll") == ""


def test_E_6_looking_through_a_pile() -> None:
    """SI-25, SI-26."""
    state = table({"A": "Y1"}, piles={"B": "9 2 11 6"})
    roll(state, "A", "blue", "black", "1")
    assert refused(state, "A", "peek red") == "SI-25"
    play(state, "A peek blue")
    assert see(state, "A")["choosing"]["pile"] == ["B9", "B2", "B11", "B6"]
    play(state, "A pick B11")
    assert true_pile(state, "B") == pile(state, "B", "A") == ["B9", "B2", "B6"]
    assert hand(state, "A") == ["B11", "Y1"]
    assert phase(state) == ("turn", "B")


def test_E_7_nobody_to_rob() -> None:
    """SI-28."""
    state = table({"A": "R1 B1", "B": "Y1", "C": "G1"})
    roll(state, "A", "red", "blue", "H")
    assert phase(state) == ("turn", "B")
    assert [len(hand(state, letter)) for letter in "ABC"] == [2, 1, 1]


def test_E_7b_a_theft() -> None:
    """SI-27."""
    state = table({"A": "", "B": "R2 R9", "C": "Y1"})
    listen(state)
    roll(state, "A", "red", "blue", "H")
    assert choices(state) == {"steal red 1"}
    steal(state, "A", "red", "B", "R9")
    assert hand(state, "A") == ["R9"]
    assert hand(state, "B") == ["R2"]
    assert told(state, "stole", "A")[0]["cards"] == told(state, "stole", "B")[0]["cards"] == ["R9"]
    assert told(state, "stole", "C")[0]["cards"] == told(state, "stole")[0]["cards"] == ["R?"]
    assert hand(state, "A", by="C") == hand(state, "B", by="C") == ["R?"]


def test_E_8_a_lone_war() -> None:
    """SI-51, SI-84, SI-85."""
    state = war({"A": "K3 K9", "B": "Y1", "C": "Y2"}, "A K3/50, B pass, C pass, A shop pizzeria")
    assert money(state, "A") == (200, 100)
    assert businesses(state, "A") == ["black pizzeria"]
    assert bank(state) == {5: 8, 10: 8, 20: 8, 40: 8, 50: 7}
    assert true_pile(state, "K")[-1] == "K3"
    assert phase(state) == ("turn", "B")


def test_E_9_three_rounds() -> None:
    """SI-46 to SI-51."""
    state = table({"A": "Y3 Y7 Y10", "B": "R4 R11", "C": "G1"})
    listen(state)
    play(state, "A Y3/20, B R4/50, C pass, A Y7, B R11, A Y10")
    assert [line["strength"] for line in told(state, "strength")] == [20, 15]
    assert [line["seat"] for line in told(state, "dropped")] == [1, 0]
    assert money(state, "A") == (230, 40)
    assert phase(state) == ("shop", "A")
    play(state, "A shop antique")
    assert businesses(state, "A") == ["yellow antique"]
    assert bank(state) == {5: 8, 10: 8, 20: 7, 40: 8, 50: 9}
    assert true_pile(state, "Y")[-3:] == pile(state, "Y")[-3:] == ["Y3", "Y7", "Y10"]


def test_E_10_equal_families_win_nothing() -> None:
    """SI-81."""
    hands = {"A": "Y4 Y11", "B": "R6 R9", "C": "G9"}
    state = war(hands, "A Y4/50, B R6/50, C G9/5, A Y11, B R9, C shop antique")
    assert money(state, "C") == (245, 10)
    assert businesses(state, "C") == ["green antique"]
    assert bank(state) == {5: 7, 10: 8, 20: 8, 40: 8, 50: 10}


def test_E_11_all_equal() -> None:
    """SI-83."""
    state = war({"A": "Y11", "B": "R11", "C": "G1"}, "A Y11/50, B R11/40, C pass")
    assert bank(state) == {5: 8, 10: 8, 20: 8, 40: 9, 50: 9}
    assert [businesses(state, letter) for letter in "ABC"] == [[], [], []]
    assert [money(state, letter) for letter in "ABC"] == [(200, 0), (210, 0), (250, 0)]
    assert phase(state) == ("turn", "B")


def test_E_12_down_to_the_first_strength_held_by_one_family() -> None:
    """SI-81."""
    hands = {"A": "Y4 Y11", "B": "R6 R9", "C": "B9", "D": "G9", "E": "P4"}
    state = war(hands, "A Y4/5, B R6/5, C B9/5, D G9/5, E P4/5, A Y11, B R9")
    assert [line["strength"] for line in told(state, "strength")] == [15, 15, 9, 9, 4]
    assert phase(state) == ("shop", "E")
    assert money(state, "E")[1] == 10


E_13 = {"A": "K9 K7", "B": "R11 R7", "C": "Y8", "D": "G1"}


def test_E_13_two_allies_share() -> None:
    """SI-63, SI-87."""
    state = war(E_13, "A K9/40, B R11/20, C Y8/10, D pass, C defect")
    assert strengths(state)[:3] == [13, 11, None]
    play(state, "A K7, B R7")
    assert [line["strength"] for line in told(state, "strength")] == [20, 18]
    assert phase(state) == ("split", "A")
    play(state, "A money, C shop laundry")
    assert money(state, "A") == (210, 50)
    assert money(state, "C") == (240, 0)
    assert businesses(state, "C") == ["black laundry"]
    assert bank(state) == {5: 6, 10: 6, 20: 7, 40: 6, 50: 6}
    assert phase(state) == ("turn", "B")


def test_E_13_the_host_takes_the_business() -> None:
    """SI-87."""
    steps = "A K9/40, B R11/20, C Y8/10, D pass, C defect, A K7, B R7, A business, A shop laundry"
    state = war(E_13, steps)
    assert businesses(state, "A") == ["black laundry"]
    assert businesses(state, "C") == []
    assert money(state, "A") == (210, 0)
    assert money(state, "C") == (240, 50)


def test_E_14_of_two_paired_turncoats_one_can_leave() -> None:
    """SI-64."""
    state = war({"A": "Y8", "B": "K8", "C": "G1"}, "A Y8/5, B K8/5, C pass")
    assert phase(state) == ("coat", "A")
    play(state, "A defect")
    assert [line["strength"] for line in told(state, "strength")] == [12]
    assert phase(state) == ("split", "B")


def test_E_14_the_second_is_asked_if_the_first_stays() -> None:
    """SI-64."""
    state = war({"A": "Y8", "B": "K8", "C": "G1"}, "A Y8/5, B K8/5, C pass, A family")
    assert phase(state) == ("coat", "B")
    play(state, "B defect")
    assert phase(state) == ("split", "A")


def test_E_15_an_8_of_a_later_round_stays() -> None:
    """SI-61."""
    state = war({"A": "Y2 Y8", "B": "K9", "C": "G1"}, "A Y2/5, B K9/5, C pass, A Y8")
    assert [line["strength"] for line in told(state, "strength")] == [10, 9]
    assert phase(state) == ("shop", "A")


def test_E_16_an_8_without_a_host() -> None:
    """SI-62."""
    state = war({"A": "Y8", "B": "R9", "C": "G1"}, "A Y8/5, B R9/5, C pass")
    assert [line["strength"] for line in told(state, "strength")] == [8, 9]
    assert phase(state) == ("shop", "B")
