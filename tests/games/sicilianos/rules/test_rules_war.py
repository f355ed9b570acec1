"""The rules of Sicilianos, SI-40 to SI-77: entering a war, rounds, turncoats, bombs."""

from __future__ import annotations

import pytest

from sitdown.games.sicilianos.data import BOMBS, FAMILIES, LETTERS, PARTNER
from sitdown.testing import listen
from tests.games.sicilianos.helpers.positions import end_war, play, table, war
from tests.games.sicilianos.helpers.sight import (
    choices,
    hand,
    lane,
    on_table,
    phase,
    pile,
    player,
    refused,
    see,
    strengths,
    told,
    true_pile,
)

# -- entering and rounds ----------------------------------------------------------------------------------------------


def test_SI_40_a_card_face_down_then_a_note() -> None:
    state = table({"A": "Y3 Y7", "B": "R1", "C": "G1"})
    play(state, "A Y3")
    assert phase(state) == ("stake", "A")
    assert hand(state, "A") == ["Y7"]
    assert on_table(state, "A", by="A") == ["Y3"]
    assert on_table(state, "A", by="B") == ["Y?"]
    assert lane(state, "A")["cards"][0]["open"] is False
    play(state, "A /20")
    assert player(state, "A")["stake"] == 20
    assert player(state, "A")["notes"] == [2, 2, 1, 2, 2]
    assert phase(state) == ("join", "B")


def test_SI_41_a_note_held_in_black() -> None:
    """SI-89: laundered money is no note."""
    state = table({"A": "Y3"}, notes={"A": "10 10 50"}, washed={"A": "40"})
    play(state, "A Y3")
    assert choices(state) == {"stake 10", "stake 50"}
    for what in ("/5", "/20", "/40", "pass"):
        assert refused(state, "A", what) == "SI-41"


def test_SI_42_each_other_once_clockwise() -> None:
    state = table({"A": "Y1", "B": "R1", "C": "G1", "D": "B1"}, turn="C")
    asked = []
    play(state, "C G1/5")
    while see(state)["phase"] == "join":
        asked.append(phase(state)[1])
        play(state, f"{asked[-1]} pass")
    assert asked == ["D", "A", "B"]
    assert phase(state) == ("shop", "C")


def test_SI_43_a_colour_of_ones_own() -> None:
    state = table({"A": "Y1", "B": "R1 Y2", "C": "G1 R2 Y3"})
    play(state, "A Y1/5")
    assert choices(state) == {"pass", "place R1"}
    assert refused(state, "B", "Y2") == "SI-43"
    play(state, "B R1/5")
    assert choices(state) == {"pass", "place G1"}
    assert refused(state, "C", "R2") == refused(state, "C", "Y3") == "SI-43"


def test_SI_44_who_cannot_join_is_skipped() -> None:
    """Without a card, or with only colours that are in the war; nobody is asked."""
    state = war({"A": "Y1 Y9", "B": "Y2", "C": "", "D": "R3"}, "A Y1/5")
    assert phase(state) == ("join", "D")
    assert [line["seat"] for line in told(state, "skipped")] == [1, 2]
    assert lane(state, "B")["status"] == "skipped"
    assert refused(state, "B", "Y2") == "SI-44"


def test_SI_45_who_stays_out_stays_out() -> None:
    state = war({"A": "Y1 Y9", "B": "R2", "C": "G2"}, "A Y1/5, B pass")
    assert lane(state, "B")["status"] == "stayed_out"
    assert refused(state, "B", "R2") == "SI-45"
    play(state, "C G2/5")
    assert phase(state) == ("round", "A")
    assert refused(state, "B", "R2") == "SI-45"


def test_SI_46_all_are_turned_up_at_the_end_of_a_round() -> None:
    state = war({"A": "Y1 Y9", "B": "R2 R3", "C": "G2"}, "A Y1/5, B R2/5")
    assert on_table(state, "A") + on_table(state, "B") == ["Y?", "R?"]
    play(state, "C pass")
    assert on_table(state, "A") + on_table(state, "B") == ["Y1", "R2"]
    play(state, "A Y9")
    assert on_table(state, "A") == ["Y1", "Y?"]
    assert strengths(state)[0] == 1
    listen(state)
    play(state, "B R3")
    assert [line["cards"] for line in told(state, "revealed")] == [["Y9"], ["R3"]]


def test_SI_47_ones_own_colour_in_turn_from_the_starter() -> None:
    state = table({"A": "R2 R3", "B": "G2 G3 R4", "C": "Y1 Y9 P1"}, turn="C")
    play(state, "C Y1/5, A R2/5, B G2/5")
    assert phase(state) == ("round", "C")
    assert choices(state) == {"pass", "place Y9"}
    assert refused(state, "C", "P1") == "SI-47"
    play(state, "C Y9, A R3")
    assert phase(state) == ("round", "B")
    assert choices(state) == {"pass", "place G3"}
    assert refused(state, "B", "R4") == "SI-47"


def test_SI_48_dropping_out_keeps_the_open_cards() -> None:
    """From round 2 on."""
    state = war({"A": "Y3 Y2 Y4", "B": "R9 R3", "C": "G2"}, "A Y3/5, B R9/5, C pass")
    play(state, "A Y2, B pass")
    assert lane(state, "B")["status"] == "dropped"
    assert on_table(state, "B") == ["R9"]
    play(state, "A pass")
    assert [line["strength"] for line in told(state, "strength")] == [5, 9]
    assert phase(state) == ("shop", "B")


def test_SI_49_without_a_card_of_his_colour_he_drops_out() -> None:
    state = war({"A": "Y3 K2", "B": "R9 R3", "C": "G2"}, "A Y3/5, B R9/5, C pass")
    assert phase(state) == ("round", "B")
    assert [line["seat"] for line in told(state, "dropped")] == [0]


def test_SI_50_never_again_in_this_war() -> None:
    state = war({"A": "Y3 Y2 Y4", "B": "R9 R3", "C": "G8 G2"}, "A Y3/5, B R9/5, C G8/5, C defect, A Y2, B pass")
    assert phase(state) == ("round", "A")
    assert refused(state, "B", "R3") == refused(state, "C", "G2") == "SI-50"
    play(state, "A Y4")
    end_war(state)
    assert see(state)["war"] is None


def test_SI_51_a_round_without_a_card_or_one_family() -> None:
    """Ruling 8: one active player may go on alone; the lone family is looked for once, after the turncoats."""
    state = war({"A": "Y3 Y2 Y10", "B": "R9 R3", "C": "G1"}, "A Y3/5, B R9/5, C pass, A Y2, B pass, A Y10")
    assert phase(state) == ("shop", "A")
    state = war({"A": "Y3 Y2", "B": "R9 R3", "C": "G1"}, "A Y3/5, B pass, C pass")
    assert phase(state) == ("shop", "A")
    state = war({"A": "Y8 Y2", "B": "K9 K3", "C": "G1"}, "A Y8/5, B K9/5, C pass, A defect")
    assert phase(state) == ("split", "B")
    state = war({"A": "Y3 Y2", "B": "R9 R3", "C": "G1"}, "A Y3/5, B R9/5, C pass, A pass, B pass")
    assert phase(state) == ("shop", "B")
    state = war({"A": "R5 R2", "B": "B3 B4", "C": "G1"}, "A R5/5, B B3/5, C pass, A bomb B3")
    assert phase(state) == ("round", "A"), "a family without a card is still one"


def test_SI_52_a_family_is_a_participant_with_his_turncoat() -> None:
    hands = {"A": "K9 K2", "B": "R3 R4", "C": "Y8", "D": "G6 G7"}
    state = war(hands, "A K9/5, B R3/5, C Y8/5, D G6/5, C defect")
    lanes = see(state)["war"]["lanes"]
    assert [entry["head"] for entry in lanes] == [0, 1, 0, 3]
    assert strengths(state) == [13, 3, None, 6]
    play(state, "A pass, B R4, D pass")
    assert phase(state) == ("split", "A")


# -- turncoats --------------------------------------------------------------------------------------------------------


def test_SI_60_family_or_turncoat() -> None:
    for choice, power in (("family", [8, 3]), ("defect", [None, 7])):
        state = war({"A": "Y8", "B": "K3 K4", "C": "G1 G2"}, "A Y8/5, B K3/5, C G1/5")
        assert phase(state) == ("coat", "A")
        assert choices(state) == {"family", "defect"}
        play(state, f"A {choice}")
        assert strengths(state)[:2] == power


def test_SI_60_who_keeps_his_8_may_place_more() -> None:
    """Ruling 44."""
    state = war({"A": "Y8 Y2", "B": "K3", "C": "G1"}, "A Y8/5, B K3/5, C pass, A family, A Y2")
    assert [line["strength"] for line in told(state, "strength")] == [10, 3]


def test_SI_61_only_in_round_one() -> None:
    state = war({"A": "Y2 Y8 Y3", "B": "K3 K9", "C": "G1"}, "A Y2/5, B K3/5, C pass, A Y8, B K9")
    assert phase(state) == ("round", "A")
    assert strengths(state)[0] == 10
    assert refused(state, "A", "defect") == "SI-61"


@pytest.mark.parametrize("colour", range(6))
def test_SI_62_only_with_a_host(colour: int) -> None:
    """Section 2.1: the host's colour is the partner of the coat's."""
    mine = LETTERS[colour]
    for other in range(6):
        if other != colour:
            taken = (colour, other, PARTNER[colour])
            theirs, third = LETTERS[other], LETTERS[next(c for c in range(6) if c not in taken)]
            hands = {"A": f"{mine}8 {mine}2", "B": f"{theirs}3 {theirs}9", "C": f"{third}2"}
            state = war(hands, f"A {mine}8/5, B {theirs}3/5, C pass")
            assert (phase(state) == ("coat", "A")) == (other == PARTNER[colour] == (colour + 3) % 6)
            if other != PARTNER[colour]:
                assert phase(state) == ("round", "A")
                assert strengths(state)[0] == 8
                assert refused(state, "A", "defect") == "SI-62"


def test_SI_63_allies() -> None:
    """The card adds 4 to the host, who is not asked; its owner places no more."""
    state = war({"A": "K3 K4", "B": "Y8 Y2", "C": "G1 G2"}, "A K3/5, B Y8/5, C G1/5, B defect")
    assert strengths(state) == [7, None, 1]
    assert lane(state, "B")["status"] == "turned"
    assert lane(state, "B")["serves"] == 0
    assert lane(state, "B")["cards"][0]["worth"] == 4
    play(state, "A K4, C G2")
    assert phase(state) == ("split", "A")
    assert [line["strength"] for line in told(state, "strength")] == [11, 3]


def test_SI_64_from_the_starter_clockwise() -> None:
    """Four 8s of two pairs: B before C before D before A."""
    hands = {"A": "Y8", "B": "R8", "C": "K8", "D": "G8"}
    state = table(hands, turn="B")
    play(state, "B R8/5, C K8/5, D G8/5, A Y8/5")
    assert phase(state) == ("coat", "B")
    play(state, "B family")
    assert phase(state) == ("coat", "C")
    play(state, "C defect")
    assert phase(state) == ("coat", "D")
    play(state, "D defect")
    assert phase(state) != ("coat", "A"), "black, his other colour, has left"
    assert see(state)["war"] is None
    state = table(hands, turn="B")
    play(state, "B R8/5, C K8/5, D G8/5, A Y8/5, B defect")
    assert phase(state) == ("coat", "C"), "D is now a host: green has no other colour to go to"


def test_SI_65_all_turncoats_before_any_bomb() -> None:
    state = war({"A": "R5", "B": "K3", "C": "Y8"}, "A R5/5, B K3/5, C Y8/5")
    assert phase(state) == ("coat", "C")
    play(state, "C defect")
    assert phase(state) == ("bomb", "A")


# -- bombs ------------------------------------------------------------------------------------------------------------


def test_SI_70_five_or_explode_now_or_never() -> None:
    state = war({"A": "Y5 Y2", "B": "R3 R4", "C": "G1"}, "A Y5/5, B R3/5, C pass")
    assert choices(state) == {"family", "bomb R3"}
    play(state, "A family")
    assert strengths(state)[:2] == [5, 3]
    assert refused(state, "A", "bomb R3") == "SI-70"
    play(state, "A Y2, B R4")
    assert [line["strength"] for line in told(state, "strength")] == [7, 7]


@pytest.mark.parametrize("colour", range(6))
def test_SI_71_an_open_card_of_an_enemy_in_a_bomb_colour(colour: int) -> None:
    """Section 2.1: c+1, c+2 and c+3 on the wheel."""
    mine = LETTERS[colour]
    others = [LETTERS[(colour + step) % 6] for step in range(1, 6)]
    hands = {"A": f"{mine}5"} | {"BCDEF"[i]: f"{letter}3 {letter}9" for i, letter in enumerate(others)}
    steps = [f"{'BCDEF'[i]} {letter}3/5" for i, letter in enumerate(others)]
    state = war(hands, ", ".join([f"A {mine}5/5", *steps]))
    assert choices(state) == {"family"} | {f"bomb {letter}3" for letter in others[:3]}
    assert sum(bool(BOMBS[colour] >> other & 1) for other in range(6)) == 3
    for letter in others[3:]:
        assert refused(state, "A", f"bomb {letter}3") == "SI-71"
    assert refused(state, "A", f"bomb {others[0]}9") == "SI-71", "not on the table"
    assert refused(state, "A", f"bomb {mine}5") == "SI-71", "his own"


def test_SI_72_the_1_first() -> None:
    state = war({"A": "Y7 Y5", "B": "R11 R1 R6", "C": "G1"}, "A Y7/5, B R1/5, C pass, A Y5, B R11")
    assert choices(state) == {"family", "bomb R1"}
    assert refused(state, "A", "bomb R11") == "SI-72"
    play(state, "A bomb R1")
    assert strengths(state)[:2] == [7, 11]


def test_SI_73_victim_and_bomb_go_under_at_once() -> None:
    """So they lie above what SI-90 returns later."""
    state = war({"A": "Y7 Y5 Y2", "B": "R11 R6 R4", "C": "G1"}, "A Y7/5, B R11/5, C pass, A Y5, B R6, A bomb R11")
    assert phase(state) == ("round", "A")
    assert true_pile(state, "Y")[-1] == pile(state, "Y")[-1] == "Y5"
    assert true_pile(state, "R")[-1] == pile(state, "R")[-1] == "R11"
    assert on_table(state, "A") == ["Y7"]
    assert on_table(state, "B") == ["R6"]
    play(state, "A Y2, B R4")
    assert true_pile(state, "Y")[-3:] == ["Y5", "Y7", "Y2"]
    assert true_pile(state, "R")[-3:] == ["R11", "R6", "R4"]


def test_SI_74_each_sees_what_the_earlier_bombs_did() -> None:
    hands = {"A": "Y5", "B": "R5", "C": "B5", "D": "K9"}
    state = table(hands, turn="B")
    play(state, "B R5/5, C B5/5, D K9/5, A Y5/5")
    assert phase(state) == ("bomb", "B")
    assert choices(state) == {"family", "bomb B5", "bomb K9"}
    play(state, "B bomb B5")
    assert phase(state) == ("bomb", "A"), "the blue bomb is gone"
    assert choices(state) == {"family", "bomb K9"}


def test_SI_75_a_turncoat_in_service_is_of_the_hosts_family() -> None:
    """Hit through the host's colour, not its own; shielded by his 1; never a victim of its own side."""
    base = "A K9/5, B R5/5, C Y8/5"
    hands = {"A": "K9 K2", "B": "R5 R2", "C": "Y8"}
    state = war(hands, base + ", C defect")
    assert choices(state) == {"family", "bomb K9", "bomb Y8"}, "red bombs black, not yellow"
    state = war(hands, base + ", C family")
    assert choices(state) == {"family", "bomb K9"}
    hands = {"A": "P5 P2", "B": "K9 K2", "C": "Y8"}
    state = war(hands, "A P5/5, B K9/5, C Y8/5, C defect")
    assert phase(state) == ("round", "A"), "purple bombs yellow, but the 8 fights for black"
    hands = {"A": "K5 K2", "B": "Y8", "C": "R6 R7"}
    state = war(hands, "A K5/5, B Y8/5, C R6/5, B defect")
    assert phase(state) == ("round", "A"), "black bombs yellow, but not its own ally"
    hands = {"A": "K1 K2", "B": "R5 R2", "C": "Y8"}
    state = war(hands, "A K1/5, B R5/5, C Y8/5, C defect")
    assert choices(state) == {"family", "bomb K1"}


def test_SI_76_without_a_victim_it_counts_five() -> None:
    state = war({"A": "R9 R2", "B": "B5 B2", "C": "Y3"}, "A R9/5, B B5/5, C Y3/5")
    assert phase(state) == ("round", "A")
    assert strengths(state) == [9, 5, 3]


def test_SI_77_without_an_open_card_he_goes_on() -> None:
    state = war({"A": "R5 R7", "B": "B3 B9 G1", "C": "G2"}, "A R5/5, B B3/5, C pass, A bomb B3, A R7")
    assert phase(state) == ("round", "B")
    assert choices(state) == {"pass", "place B9"}
    assert refused(state, "B", "G1") == "SI-47"
    play(state, "B B9")
    assert [line["strength"] for line in told(state, "strength")] == [7, 9]
    assert phase(state) == ("shop", "B")
    assert see(state, "B")["choosing"]["colour"] == FAMILIES[2]
