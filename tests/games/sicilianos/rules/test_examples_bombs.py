"""The worked examples E-17 to E-32 of the rules of Sicilianos (section 10), by their numbers."""

from __future__ import annotations

import pytest

from tests.games.sicilianos.helpers.positions import play, roll, table, war
from tests.games.sicilianos.helpers.sight import (
    bank,
    businesses,
    choices,
    dream,
    hand,
    lane,
    money,
    on_table,
    phase,
    refused,
    strengths,
    told,
    true_pile,
)


def test_E_17_a_bomb() -> None:
    """SI-70 to SI-73."""
    state = war({"A": "Y7 Y5", "B": "R11 R6", "C": "G1"}, "A Y7/5, B R11/5, C pass, A Y5, B R6")
    assert phase(state) == ("bomb", "A")
    play(state, "A bomb R11")
    assert true_pile(state, "Y")[-2:] == ["Y5", "Y7"]
    assert true_pile(state, "R")[-2:] == ["R11", "R6"]
    assert [line["strength"] for line in told(state, "strength")] == [7, 6]
    assert phase(state) == ("shop", "A")


def test_E_17_with_a_six_nobody_wins() -> None:
    """SI-83."""
    state = war({"A": "Y6 Y5", "B": "R11 R6", "C": "G1"}, "A Y6/5, B R11/5, C pass, A Y5, B R6, A bomb R11")
    assert [line["strength"] for line in told(state, "strength")] == [6, 6]
    assert told(state, "nobody_wins")
    assert phase(state) == ("turn", "B")


def test_E_18_the_bodyguard() -> None:
    """SI-72."""
    state = war({"A": "Y7 Y5", "B": "R11 R1", "C": "G1"}, "A Y7/5, B R11/5, C pass, A Y5, B R1")
    assert choices(state) == {"family", "bomb R1"}
    assert refused(state, "A", "bomb R11") == "SI-72"


def test_E_19_a_bombed_bomb() -> None:
    """SI-74, SI-77."""
    state = war({"A": "R5 R2", "B": "B5 B2", "C": "G1"}, "A R5/5, B B5/5, C pass")
    assert phase(state) == ("bomb", "A")
    play(state, "A bomb B5")
    assert on_table(state, "A") == on_table(state, "B") == []
    assert phase(state) == ("round", "A")
    assert lane(state, "A")["status"] == lane(state, "B")["status"] == "active"
    play(state, "A R2, B B2")
    assert told(state, "nobody_wins")


def test_E_20_a_bomb_without_its_colours() -> None:
    """SI-76."""
    state = war({"A": "R9 R2", "B": "B5", "C": "G1"}, "A R9/5, B B5/5, C pass")
    assert phase(state) == ("round", "A")
    assert strengths(state)[:2] == [9, 5]


E_21 = "A K9/40, B R5/20, C Y8/10, C defect, "


def test_E_21_a_turncoat_is_bombed() -> None:
    """SI-75, SI-82."""
    state = war({"A": "K9 K4 K2", "B": "R5 R2", "C": "Y8"}, E_21 + "B bomb Y8, A K4, B pass, A pass")
    assert [line["strength"] for line in told(state, "strength")] == [13, 0]
    assert money(state, "A") == (210, 80)
    assert money(state, "B") == (230, 0)
    assert money(state, "C") == (240, 0)
    assert bank(state) == {5: 8, 10: 9, 20: 9, 40: 7, 50: 8}
    play(state, "A shop laundry")
    assert businesses(state, "A") == ["black laundry"]


def test_E_22_the_ally_wins_alone() -> None:
    """SI-82, SI-87."""
    steps = E_21 + "B bomb K9, A pass, B R3, B pass"
    state = war({"A": "K9 K4", "B": "R5 R3 R2", "C": "Y8"}, steps)
    assert [line["strength"] for line in told(state, "strength")] == [4, 3]
    assert phase(state) == ("shop", "C")
    play(state, "C shop antique")
    assert money(state, "C") == (240, 20)
    assert businesses(state, "C") == ["black antique"]
    assert money(state, "A") == (210, 0)
    assert bank(state) == {5: 8, 10: 7, 20: 9, 40: 9, 50: 8}


def test_E_23_no_business_left_for_allies() -> None:
    """SI-88."""
    owned = {"A": "K antique, K pizzeria", "B": "K laundry"}
    state = war({"A": "K9", "B": "R2", "C": "Y8"}, "A K9/40, B R2/20, C Y8/10, C defect", owned=owned)
    assert phase(state) == ("turn", "B")
    assert money(state, "A") == (210, 50)
    assert money(state, "C") == (240, 0)
    assert businesses(state, "C") == []


def test_E_24_the_godfather_before_black_money() -> None:
    """SI-100, SI-102."""
    owned = {"A": "R antique, R laundry"}
    state = war({"A": "R9", "B": "Y2", "C": "Y3"}, "A R9/5, B Y2/50, A shop pizzeria", owned=owned, notes={"B": "50"})
    assert state.over
    assert state.ending == "godfather"
    assert state.ranking[0] == 1
    assert state.ranking.count(1) == 1


def test_E_25_black_money_runs_out() -> None:
    """SI-101."""
    state = war({"A": "R9", "B": "Y2", "C": "Y3"}, "A R9/5, B Y2/50, A shop pizzeria", notes={"B": "50"})
    assert state.over
    assert state.ending == "black_money"


def test_E_26_payday() -> None:
    """SI-103 to SI-105."""
    state = table(
        seats=3,
        notes={"A": "5 10", "B": "50 10", "C": ""},
        washed={"A": "50 50 50 50 50 10", "B": "40 40 40 40 40", "C": "50 50 20"},
        owned={
            "A": "Y antique, R pizzeria, B laundry, G laundry",
            "B": "K pizzeria, B pizzeria",
            "C": "R antique, R laundry",
        },
    )
    assert [money(state, letter) for letter in "ABC"] == [(15, 260), (60, 200), (0, 120)]
    assert state.scores == [395, 240, 120]
    assert state.ranking == [1, 2, 3]


@pytest.mark.parametrize(("more", "bonus"), [("", 300), (", G antique", 350)])
def test_E_27_a_set_needs_three_colours(more: str, bonus: int) -> None:
    """SI-104, SI-105."""
    state = table(seats=3, owned={"A": "R antique, R pizzeria, B laundry" + more})
    assert state.scores == [bonus - 250, -250, -250]


def test_E_28_who_has_no_open_card_does_not_count() -> None:
    """SI-81, SI-83."""
    hands = {"A": "P6", "B": "G6", "C": "K9", "D": "R5"}
    state = war(hands, "A P6/5, B G6/10, C K9/20, D R5/40, D bomb K9")
    assert [line["strength"] for line in told(state, "strength")] == [6, 6, 0, 0]
    assert told(state, "nobody_wins")
    assert bank(state) == {5: 7, 10: 7, 20: 7, 40: 7, 50: 6}
    assert phase(state) == ("turn", "B")


def test_E_29_a_family_that_dropped_out_is_hit() -> None:
    """SI-71."""
    hands = {"A": "Y7 Y2 Y5", "B": "R11 R6", "C": "G3"}
    state = war(hands, "A Y7/5, B R11/5, C pass, A Y2, B pass, A Y5")
    assert phase(state) == ("bomb", "A")
    assert lane(state, "B")["status"] == "dropped"
    assert refused(state, "B", "R6") == "SI-50"
    assert refused(state, "C", "G3") == "SI-45"
    assert refused(state, "C", "pass") == "SI-2"
    play(state, "A bomb R11")
    assert [line["strength"] for line in told(state, "strength")] == [9, 0]
    assert phase(state) == ("shop", "A")


@pytest.mark.parametrize("scope", ["family", "player"])
def test_E_30_the_hosts_guard(scope: str) -> None:
    """SI-72, SI-75."""
    hands = {"A": "K9 K1", "B": "R2 R5", "C": "Y8"}
    state = war(hands, "A K9/5, B R2/5, C Y8/5, C defect, A K1, B R5", guard_scope=scope)
    assert phase(state) == ("bomb", "B")
    assert choices(state) == {"family", "bomb K1"} | ({"bomb Y8"} if scope == "player" else set())
    assert refused(state, "B", "bomb Y8") == ("" if scope == "player" else "SI-72")
    assert refused(state, "B", "bomb K9") == "SI-72"


def test_E_31_refusals_of_a_theft() -> None:
    """SI-28."""
    state = table({"A": "Y1", "B": "R2", "C": "G1"})
    roll(state, "A", "red", "blue", "H")
    assert phase(state) == ("steal", "A")
    relative_3 = 151 + 1 * 5 + 3 - 1
    assert refused(state, "A", relative_3) == "SI-28"
    assert refused(state, "A", "pass") == "SI-28"
    assert refused(state, "A", "roll") == "SI-8"
    assert refused(state, "B", "roll") == "SI-2"


@pytest.mark.parametrize("picked", ["K5", "K7", "K3", "K9"])
def test_E_32_what_is_known_of_a_tail_after_a_pick(picked: str) -> None:
    """Section 6: exactly three worlds for A, whatever B really took."""
    state = table({"A": "Y1", "B": "Y2"}, piles={"K": "5 7 3 9"}, tails={"K": 2}, turn="B")
    roll(state, "B", "black", "black", "1")
    play(state, f"B peek black, B pick {picked}")
    worlds = set()
    for number in range(400):
        world = dream(state, 0, number)
        lying = ["?" if card not in ("K3", "K9") else card for card in true_pile(world, "K")]
        taken = [card for card in hand(world, "B") if card in ("K3", "K9")]
        worlds.add((*lying, *taken))
    assert worlds == {("?", "K3", "K9"), ("?", "?", "K9", "K3"), ("?", "?", "K3", "K9")}
