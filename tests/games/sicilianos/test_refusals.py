"""Which rule a refusal of Sicilianos names, and in which order (section 5), and that `explain` agrees with `legal`."""

from __future__ import annotations

import random

import pytest

from sitdown.engine import Illegal
from sitdown.engine.refusal import Refusal
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import FAMILIES, LETTERS, VALUES
from sitdown.games.sicilianos.state import PHASES, STEAL, TAKE1
from tests.games.sicilianos.helpers.refusals import (
    EXCEPTIONS,
    HUGE,
    OFFERED,
    POSITIONS,
    SPACE,
    A,
    B,
    C,
    D,
    act,
    after,
    number,
    phase,
    refusal,
    rolled,
    rule,
    set_pile,
    started,
    table,
)

# -- who and what: steps 1 to 3 ---------------------------------------------------------------------------------------


def test_SI_1_only_for_three_to_six() -> None:
    for seats in (2, 7):
        with pytest.raises(Illegal) as error:
            GAME.start(seats)
        assert error.value.rule == "SI-1"


@pytest.mark.parametrize("name", PHASES[:-1])
def test_SI_8_every_kind_of_action_in_every_phase(name: str) -> None:
    state = POSITIONS[name]()
    assert phase(state) == f"{name} {state.mover}"
    for action in range(GAME.actions.size):
        kind, _ = GAME.actions.decode(action)
        found = state.explain(state.mover, action)
        if kind not in OFFERED[name]:
            assert found is not None
            assert found.rule == EXCEPTIONS.get((name, kind), "SI-8")
        else:
            assert found is None or found.rule != "SI-8"


@pytest.mark.parametrize("name", PHASES[:-1])
def test_SI_8_an_int_that_is_no_action_and_SI_2_a_seat_that_does_not_decide(name: str) -> None:
    state = POSITIONS[name]()
    for action in (-HUGE, -1, 254, 255, HUGE):
        assert state.explain(state.mover, action) == Refusal("SI-8", {"kind": "none", "phase": name})
    for seat in (-HUGE, -1, (state.mover + 1) % 3, 3, HUGE):
        for action in [*range(2), *range(act("stake 5"), 254), -1, 254, HUGE]:
            assert state.explain(seat, action) == Refusal("SI-2", {"number": state.mover + 1})
    for seat in (-HUGE, -1, 3, HUGE):  # nobody sits there: no war to be out of
        assert rule(state, seat, "place K2") == "SI-2"


def test_SI_9_after_the_end_for_every_seat_and_action() -> None:
    state = started(3, seed="end", start_notes=1)
    dice = random.Random("end")
    while not state.over:
        state.play(dice.choice(state.choices()))
    for seat in (-HUGE, -1, 0, 1, 2, 3, HUGE):
        for action in [*SPACE, -HUGE, HUGE]:
            assert state.explain(seat, action) == Refusal("SI-9")


def test_SI_2_a_card_placed_outside_a_war_or_before_one_is_asked() -> None:
    """SI-2 for a seat still to be asked or still active, and for everybody when no war is on."""
    state = table("Y3 Y4", "R3 R4", "G3 G4")
    assert rule(state, B, "place R3") == "SI-2"
    after(state, "place Y3")
    assert [rule(state, seat, "place R3") for seat in (B, C)] == ["SI-2", "SI-2"]
    after(state, "stake 5, place R3")
    assert rule(state, A, "place Y4") == "SI-2"
    after(state, "stake 5, place G3, stake 5")
    assert phase(state) == "round 0"
    assert [rule(state, seat, "place R4") for seat in (B, C)] == ["SI-2", "SI-2"]
    assert rule(state, B, "pass") == "SI-2"


def test_SI_45_stayed_out_until_the_war_is_over() -> None:
    state = after(table("Y3", "R3", "G3"), "place Y3, stake 5, pass")
    assert phase(state) == "join 2"
    assert rule(state, B, "place R3") == "SI-45"
    assert rule(state, B, "place K11") == "SI-45"  # whoever has it
    assert rule(state, B, "pass") == "SI-2"
    after(state, "pass")
    assert phase(state) == "shop 0"
    assert rule(state, B, "place R3") == "SI-45"
    after(state, "shop laundry")
    assert rule(state, C, "place G3") == "SI-2"


def test_SI_44_skipped_without_a_free_colour_or_without_a_card() -> None:
    state = after(table("Y3", "Y4", "", "G3"), "place Y3, stake 5")
    assert phase(state) == "join 3"
    assert [rule(state, seat, "place Y4") for seat in (A, B, C)] == ["SI-2", "SI-44", "SI-44"]
    assert rule(state, B, "pass") == "SI-2"


def test_SI_50_dropped_out_or_turned_coat() -> None:
    """SI-50: by passing, without a card (SI-49), or as a turncoat; also in BOMB and SHOP."""
    state = after(table("K9 K3", "R2 R5", "Y8 Y2", "G4"), "place K9, stake 5, place R2, stake 5, place Y8, stake 5")
    after(state, "place G4, stake 5, defect, pass, place R5")
    assert phase(state) == "bomb 1"
    assert refusal(state, A, "place K3") == Refusal("SI-50", {"why": "dropped"})
    assert refusal(state, C, "place Y2") == Refusal("SI-50", {"why": "turned"})
    assert refusal(state, D, "place G4") == Refusal("SI-50", {"why": "dropped"})
    after(state, "family")
    assert phase(state) == "split 0"  # 13 against 7
    assert rule(state, B, "place R2") == rule(state, C, "place Y2") == "SI-50"
    assert rule(state, A, "place K3") == "SI-8"
    after(state, "split 1")
    assert phase(state) == "shop 2"
    assert rule(state, C, "place Y2") == "SI-8"  # the one who decides: the kind comes first


def test_SI_50_left_without_an_open_card_with_bombed_out() -> None:
    """SI-77: he may go on; with the option he is out."""
    for option, expected in (("continue", "SI-2"), ("out", "SI-50")):
        state = table("R5", "B9 B4", "P2 P3", "K5", bombed_out=option)
        after(state, "place R5, stake 5, place B9, stake 5, place P2, stake 5, place K5, stake 5, bomb B9")
        assert phase(state) == "bomb 3"
        assert rule(state, A, "place R1") == rule(state, B, "place B4") == expected


def test_SI_41_SI_26_SI_28_what_must_be_chosen_cannot_be_passed() -> None:
    assert refusal(POSITIONS["stake"](), A, "pass") == Refusal("SI-41", {"why": "pass", "note": 0})
    facts = {"why": "pass", "card": "", "colour": "red"}
    assert refusal(POSITIONS["pick"](), A, "pass").facts == facts
    assert refusal(POSITIONS["steal"](), A, "pass").rule == "SI-28"
    may = rolled(table("Y3", "R3", "G3", steal="may"), STEAL, "red", "green")
    assert rule(may, A, "pass") == ""
    assert rule(may, B, "pass") == "SI-2"


def test_SI_60_SI_62_defecting_too_late_with_an_8_of_the_first_round() -> None:
    """SI-60 if it was decided, SI-62 if nobody was there to serve; SI-8 without an 8, SI-2 for others."""
    kept = after(table("Y8 Y3", "K9 K2", "G3"), "place Y8, stake 5, place K9, stake 5, pass, family")
    assert phase(kept) == "round 0"
    assert refusal(kept, A, "defect") == Refusal("SI-60", {"card": "Y8"})
    assert rule(kept, B, "defect") == "SI-2"
    alone = after(table("Y8 Y5", "R9 R2", "G3"), "place Y8, stake 5, place R9, stake 5, pass")
    assert phase(alone) == "round 0"
    assert refusal(alone, A, "defect") == Refusal("SI-62", {"card": "Y8", "colour": "black"})
    after(alone, "place Y5")
    assert rule(alone, B, "defect") == "SI-8"
    after(alone, "place R2")
    assert phase(alone) == "bomb 0"
    assert rule(alone, A, "defect") == "SI-62"
    assert rule(alone, B, "defect") == "SI-2"


def test_SI_62_of_two_paired_turncoats_the_second_is_not_asked() -> None:
    """SI-64: when the first leaves, no host is left; but a third family keeps the war going."""
    state = after(table("Y8", "K8 K2", "R3"), "place Y8, stake 5, place K8, stake 5, place R3, stake 5, defect")
    assert phase(state) == "round 1"
    assert refusal(state, B, "defect") == Refusal("SI-62", {"card": "K8", "colour": "yellow"})
    assert rule(state, A, "defect") == "SI-2"


def test_SI_61_defecting_with_an_8_revealed_later() -> None:
    state = after(table("Y2 Y8 Y5", "K9 K2 K3", "G3"), "place Y2, stake 5, place K9, stake 5, pass")
    assert rule(state, A, "defect") == "SI-8"  # the 8 is still in hand
    after(state, "place Y8, place K2")
    assert phase(state) == "round 0"
    assert refusal(state, A, "defect") == Refusal("SI-61", {"card": "Y8"})
    after(state, "place Y5, place K3")
    assert phase(state) == "bomb 0"
    assert rule(state, A, "defect") == "SI-61"


def test_SI_70_a_bomb_of_an_earlier_round() -> None:
    """SI-70, also for one that had nobody to hit (SI-76); SI-8 for a seat without an open 5."""
    state = after(table("Y5 Y2", "R9 R5", "G3"), "place Y5, stake 5, place R9, stake 5, pass, family")
    assert phase(state) == "round 0"
    assert refusal(state, A, "bomb R9") == Refusal("SI-70", {"card": "Y5"})
    assert rule(state, A, "bomb K11") == "SI-70"
    assert rule(state, B, "bomb Y5") == "SI-2"
    after(state, "place Y2")
    assert rule(state, B, "bomb Y5") == "SI-8"
    harmless = after(table("B5 B2", "R9", "G3"), "place B5, stake 5, place R9, stake 5, pass")
    assert phase(harmless) == "round 0"
    assert rule(harmless, A, "bomb R9") == "SI-70"


# -- the argument: step 4, outside the war ----------------------------------------------------------------------------


def test_SI_6_E_2_drafting_a_colour_twice() -> None:
    state = started(3, seed="draft")
    first = state.mover
    after(state, "take yellow, take yellow, take red")
    assert refusal(state, first, "take yellow") == Refusal("SI-6", {"colour": "yellow"})
    assert rule(state, first, "take red") == ""
    set_pile(state, FAMILIES.index("red"), [])
    assert rule(state, first, "take red") == "SI-7"
    set_pile(state, FAMILIES.index("yellow"), [])
    assert rule(state, first, "take yellow") == "SI-6"  # before SI-7


def test_SI_12_SI_22_E_5_nine_cards_and_then_ten() -> None:
    state = POSITIONS["take2"]()
    facts = {"colour": "blue", "one": "red", "other": "green"}
    assert refusal(state, A, "take blue") == Refusal("SI-22", dict(facts))
    assert rule(state, A, "take green") == rule(state, A, "take red") == ""
    after(state, "take red")
    assert state.hand_n[A] == 10
    state.mover = A
    assert refusal(state, A, "roll") == Refusal("SI-12", {"limit": 10})
    assert rule(state, A, "place Y3") == ""


def test_SI_13_a_card_not_in_hand() -> None:
    """SI-13 whoever has it; with an empty hand one must roll."""
    state = table("Y3", "R3", "")
    assert refusal(state, A, "place R3") == Refusal("SI-13", {"card": "R3"})
    assert rule(state, A, "place K9") == "SI-13"
    state.mover = C
    assert rule(state, C, "roll") == ""
    assert all(rule(state, C, f"place {letter}1") == "SI-13" for letter in LETTERS)


def test_SI_7_SI_25_E_6_empty_piles_and_looking() -> None:
    reds = " ".join(f"R{value}" for value in range(1, 8))
    state = rolled(table(reds, "R8 R9 R10 R11", "G3"), TAKE1, "red", "blue")
    assert refusal(state, A, "take red") == Refusal("SI-7", {"colour": "red"})
    assert refusal(state, A, "peek red") == Refusal("SI-25", {"why": "empty", "colour": "red"})
    assert refusal(state, A, "peek black") == Refusal("SI-25", {"why": "colour", "colour": "black"})
    assert rule(state, A, "take black") == rule(state, A, "peek blue") == ""


def test_SI_26_E_6_picking_a_card_that_is_not_there() -> None:
    state = rolled(table("Y3", "B1 B3 B4 B5 B7 B8 B10", "G3"), TAKE1, "blue", "black")
    set_pile(state, 2, [number(card) for card in ("B6", "B11", "B2", "B9")])
    assert rule(state, A, "peek red") == "SI-25"
    after(state, "peek blue")
    assert refusal(state, A, "pick B3") == Refusal("SI-26", {"why": "card", "card": "B3", "colour": "blue"})
    assert rule(state, A, "pick K9") == "SI-26"
    assert rule(state, B, "pick B3") == rule(state, B, "pick B9") == "SI-2"
    after(state, "pick B11")
    assert state.is_held(A, number("B11"))
    pile = [state.cards.face[state.pile[2 * VALUES + i]] for i in range(state.pile_n[2])]
    assert pile == [number(card) for card in ("B6", "B2", "B9")]


def test_SI_28_E_31_illegal_thefts() -> None:
    state = rolled(table("Y3", "R3", "G3"), STEAL, "red", "blue")
    assert refusal(state, A, "steal red 3") == Refusal("SI-28", {"why": "seat", "colour": "red", "number": 0})
    assert rule(state, A, "pass") == "SI-28"
    assert rule(state, A, "roll") == "SI-8"
    assert rule(state, B, "roll") == "SI-2"
    assert refusal(state, A, "steal green 2") == Refusal("SI-28", {"why": "colour", "colour": "green", "number": 3})
    assert refusal(state, A, "steal red 2") == Refusal("SI-28", {"why": "victim", "colour": "red", "number": 3})
    assert rule(state, A, "steal blue 1") == "SI-28"
    assert rule(state, A, "steal red 1") == ""
    assert all(rule(state, A, f"steal {colour} {far}") == "SI-28" for colour in FAMILIES for far in (3, 4, 5))
