"""Sicilianos: what the rules refuse in the war, by the argument of the action."""

from __future__ import annotations

import pytest

from sitdown.engine.refusal import Refusal
from sitdown.games.sicilianos.data import FAMILIES, NOTES
from tests.games.sicilianos.helpers.refusals import (
    POSITIONS,
    A,
    B,
    C,
    act,
    after,
    phase,
    refusal,
    rule,
    table,
)


def test_SI_41_SI_89_a_note_not_held_in_black() -> None:
    state = POSITIONS["stake"]()
    state.black[A * NOTES + 4] = 0
    state.washed[A * NOTES + 4] = 3
    assert refusal(state, A, "stake 50") == Refusal("SI-41", {"why": "note", "note": 50})
    assert rule(state, A, "stake 40") == ""


def test_SI_43_SI_13_joining_with_a_colour_in_the_war() -> None:
    state = after(table("Y3", "Y4 R4", "R3 Y5 G2"), "place Y3, stake 5")
    assert rule(state, B, "place Y9") == "SI-13"  # before SI-43
    assert refusal(state, B, "place Y4") == Refusal("SI-43", {"colour": "yellow"})
    after(state, "place R4, stake 5")
    assert [rule(state, C, f"place {card}") for card in ("R3", "Y5", "G2")] == ["SI-43", "SI-43", ""]


def test_SI_47_SI_13_a_later_card_of_another_colour() -> None:
    state = after(table("Y3 Y4 G4", "R3", "G3"), "place Y3, stake 5, place R3, stake 5, pass")
    assert rule(state, A, "place G9") == rule(state, A, "place Y3") == "SI-13"  # before SI-47
    assert refusal(state, A, "place G4") == Refusal("SI-47", {"card": "G4", "colour": "yellow"})
    assert rule(state, A, "place Y4") == ""


def test_SI_71_not_open_own_side_or_not_on_the_bomb() -> None:
    state = table("K9 K5", "G2 G7", "Y8", "R3")
    after(state, "place K9, stake 5, place G2, stake 5, place Y8, stake 5, place R3, stake 5, defect")
    after(state, "place K5, pass")
    assert phase(state) == "bomb 0"
    for card, colour in (("G7", "green"), ("P11", "purple"), ("Y2", "yellow")):  # wherever they are
        facts = {"why": "closed", "card": card, "colour": colour}
        assert refusal(state, A, f"bomb {card}") == Refusal("SI-71", dict(facts))
    for card in ("K9", "K5", "Y8"):  # SI-75: the turncoat is of one's own side
        facts = {"why": "own", "card": card, "colour": "black"}
        assert refusal(state, A, f"bomb {card}") == Refusal("SI-71", dict(facts))
    assert refusal(state, A, "bomb R3") == Refusal("SI-71", {"why": "colour", "card": "R3", "colour": "red"})
    assert rule(state, A, "bomb G2") == rule(state, A, "family") == ""  # though B has dropped out
    assert rule(state, B, "bomb K9") == "SI-2"


def test_SI_75_a_turncoat_is_hit_through_the_colour_it_serves() -> None:
    for card, expected in (("R5", ""), ("P5", "SI-71")):
        state = table("K9", card, "Y8", "B3")
        after(state, f"place K9, stake 5, place {card}, stake 5, place Y8, stake 5, place B3, stake 5, defect")
        assert phase(state) == "bomb 1"
        assert rule(state, B, "bomb Y8") == expected


def test_SI_72_E_18_the_open_1_must_be_the_victim() -> None:
    state = after(table("Y7 Y5", "R11 R1", "G2"), "place Y7, stake 5, place R11, stake 5, pass, place Y5, place R1")
    assert phase(state) == "bomb 0"
    assert state.legal(A) == [act("family"), act("bomb R1")]
    assert refusal(state, A, "bomb R11") == Refusal("SI-72", {"card": "R11", "guard": "R1"})


def test_SI_71_E_29_a_family_that_dropped_out_can_be_hit() -> None:
    state = after(table("Y7 Y2 Y5", "R11 R6", "G2"), "place Y7, stake 5, place R11, stake 5, pass")
    after(state, "place Y2, pass, place Y5")
    assert phase(state) == "bomb 0"
    assert rule(state, A, "bomb R11") == ""
    assert rule(state, B, "place R6") == "SI-50"
    assert rule(state, C, "place G2") == "SI-45"
    assert rule(state, C, "pass") == "SI-2"


@pytest.mark.parametrize(("scope", "expected"), [("family", "SI-72"), ("player", "")])
def test_SI_72_E_30_the_hosts_1_and_the_turncoat(scope: str, expected: str) -> None:
    """SI-72, SI-75, and option guard_scope."""
    state = table("K9 K1", "R2 R5", "Y8", guard_scope=scope)
    after(state, "place K9, stake 5, place R2, stake 5, place Y8, stake 5, defect, place K1, place R5")
    assert phase(state) == "bomb 1"
    assert rule(state, B, "family") == rule(state, B, "bomb K1") == ""
    assert rule(state, B, "bomb Y8") == expected
    assert rule(state, B, "bomb K9") == "SI-72"


def test_SI_85_a_business_that_is_not_in_the_pile() -> None:
    state = POSITIONS["shop"]()
    state.shop_pile[0] = 0b101
    assert refusal(state, A, "shop pizzeria") == Refusal("SI-85", {"type": "pizzeria", "colour": "yellow"})
    assert rule(state, A, "shop antique") == rule(state, A, "shop laundry") == ""


def test_SI_85_SI_87_a_turncoats_owner_founds_in_the_hosts_colour() -> None:
    """E-22: he wins alone, in black; and SPLIT is not his (SI-2)."""
    state = table("K9", "R5 R3", "Y8")
    state.shop_pile[FAMILIES.index("yellow")] = 0b101
    state.shop_pile[FAMILIES.index("black")] = 0b110
    after(state, "place K9, stake 40, place R5, stake 20, place Y8, stake 10, defect, bomb K9, place R3")
    assert phase(state) == "shop 2"
    assert refusal(state, C, "shop antique") == Refusal("SI-85", {"type": "antique", "colour": "black"})
    assert rule(state, C, "shop pizzeria") == ""
    assert rule(state, A, "shop pizzeria") == "SI-2"
    shared = POSITIONS["split"]()
    assert phase(shared) == "split 0"
    assert rule(shared, B, "split 0") == rule(shared, B, "split 1") == "SI-2"
    assert rule(shared, A, "split 0") == rule(shared, A, "split 1") == ""
