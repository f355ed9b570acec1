"""Section 14.1, step 3: what the action phase and payday refuse."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.engine import Refusal
from tests.games.cosanostra.helpers.positions import phase, play, table
from tests.games.cosanostra.helpers.refusals import (
    POSITIONS,
    acting,
    after,
    discarding,
    late,
    refusal,
    rule,
    rules,
    why,
)

# -- to execute or to let lapse ---------------------------------------------------------------------------------------


def test_CN_53_EX_46_the_gangster_is_own_active_and_has_a_card() -> None:
    state = acting("109", {"DIM1": "104"}, gang={"A": "BLU5-"}, killed={"B": "BLU6"})
    men = {"BLU2": "empty", "DIM1": "other", "DIM2": "other", "BLU5": "deactivated", "BLU4": "away", "BLU6": "away"}
    for man, reason in men.items():
        assert why(state, f"A execute {man}") == why(state, f"A lapse {man}") == f"CN-53 {reason}"
    assert rules(state, "A execute BLU3, A lapse BLU3, A execute BLU1, A lapse BLU1") == [""] * 4


def test_CN_55_EX_35_a_purchase_needs_its_price() -> None:
    state = acting("BF", cash=[7, 2, 2])
    assert refusal(state, "A execute BLU3") == Refusal(
        "CN-55", {"business": 27, "trade": "building_firm", "amount": 8, "cash": 7}
    )
    assert rule(state, "A lapse BLU3") == ""
    play(state, "B offer_open A, B give cash 1, B offer_send, A accept B")
    assert rule(state, "A execute BLU3") == ""


@pytest.mark.parametrize(("job", "deed"), [("319", "robbery"), ("321", "trap")])
def test_CN_58_EX_33_a_response_is_not_executed(job: str, deed: str) -> None:
    state = late(job)
    assert refusal(state, "A execute BLU3") == Refusal("CN-58", {"job": int(job), "deed": deed})
    assert rule(state, "A lapse BLU3") == ""
    assert rule(late("103", {"DIM1": job}), "A execute DIM1") == "CN-53"  # whose it is comes first


@pytest.mark.parametrize(
    ("job", "own", "expected"),
    [
        ("118", "PI-", "CN-62"),  # Vandalism: no Company
        ("118", "PI GA-", "CN-62"),  # CN-102: none that is active
        ("118", "GA", ""),
        ("114", "GA PI-", "CN-62"),  # Bash: no active Businessman
        ("114", "PI", ""),
        ("213", "GA", "CN-62"),  # Kill a Businessman
        ("213", "PI-", ""),  # CN-102: a deactivated one will do
        ("214", "GA", "CN-62"),  # Persuasion
        ("314", "PI", "CN-62"),  # EX-46: Arson without a Company
        ("314", "GA-", ""),
        ("119", "", ""),  # Theft: there always is an opponent
        ("116", "", ""),
        ("315", "", ""),
        ("220", "", ""),  # a party needs no target
    ],
)
def test_CN_62_EX_46_an_attack_without_a_target(job: str, own: str, expected: str) -> None:
    state = acting(job, round=3, own={"B": own, "C": ""})
    assert rules(state, "A execute BLU3, A lapse BLU3") == [expected, ""]


def test_CN_62_arson_may_aim_at_any_business_with_the_option() -> None:
    only_pimps = {"B": "PI", "C": ""}
    state = acting("314", round=3, own=only_pimps)
    assert refusal(state, "A execute BLU3") == Refusal("CN-62", {"job": 314, "deed": "arson"})
    state = acting("314", round=3, own=only_pimps, arson="any")
    assert rule(state, "A execute BLU3") == ""
    play(state, "A execute BLU3")
    assert rule(state, "A aim B.PI") == ""


def test_CN_62_no_gangster_to_aim_at() -> None:
    dead = "DIM1 DIM2 DIM3 CAL1 CAL2 CAL3"
    assert rule(acting("315", round=3, killed={"A": dead}), "A execute BLU3") == "CN-62"


def test_CN_62_CN_116_EX_23_horse_racing() -> None:
    assert rule(acting("425", round=4, cash=[0, 2, 2]), "A execute BLU3") == "CN-62"
    state = after(acting("425", round=4, cash=[15, 2, 2]), "A execute BLU3")
    assert rules(state, "A stake 1, A stake 12, A stake 15, A stake 16") == ["", "", "", "CN-116"]
    assert refusal(state, "A stake 16") == Refusal("CN-116", {"amount": 16, "most": 15})
    assert rule(after(acting("425", round=4, cash=[30, 2, 2]), "A execute BLU3"), "A stake 20") == ""


# -- the target -------------------------------------------------------------------------------------------------------


def test_CN_100_CN_101_EX_44_the_kind_of_target() -> None:
    """Vandalism: Company; Bash: Businessman; never the own side."""
    state = after(acting("118", own={"A": "PI WC LW"}), "A execute BLU3")
    assert refusal(state, "A aim C.PI") == Refusal(
        "CN-101", {"deed": "vandalism", "what": "business", "wanted": "company", "why": "kind"}
    )
    assert rules(state, "A aim C.GA, A aim A.WC, A aim A.PI, A aim A") == ["", "CN-100", "CN-100", "CN-100"]
    assert rules(state, "A aim B, A aim DIM1, A aim BLU1") == ["CN-101", "CN-101", "CN-100"]
    state = after(acting("114", own={"A": "PI WC LW"}), "A execute BLU3")
    assert rules(state, "A aim A.PI, A aim C.PI, A aim C.GA") == ["CN-100", "", "CN-101"]


def test_CN_101_what_is_not_in_play_is_no_target() -> None:
    state = table(plan={"BLU1": "DD", "DIM1": "GA", "BLU3": "118"})
    play(state, "A execute BLU3")
    assert refusal(state, "A aim B.GA") == Refusal(
        "CN-101", {"deed": "vandalism", "what": "business", "wanted": "company", "why": "away"}
    )  # planned, unpaid
    assert rules(state, "A aim A.DD, A aim CA1") == ["CN-101", "CN-101"]  # an own plan; in the deck
    state = after(acting("315", round=3, killed={"A": "DIM3", "B": "CAL3"}), "A execute BLU3")
    assert rules(state, "A aim DIM1, A aim DIM4, A aim DIM3, A aim CAL3, A aim CAR1") == ["", *["CN-101"] * 4]
    assert rule(state, "A aim BLU4") == "CN-101"  # the own recruit is not in play
    state = after(acting("119"), "A execute BLU3")
    assert rules(state, "A aim B, A aim C, A aim D, A aim E, A aim A") == ["", "", "CN-101", "CN-101", "CN-100"]
    assert why(state, "A aim D") == "CN-101 away"
    assert why(state, "A aim B.LW") == "CN-101 kind"


def test_CN_102_EX_46_what_is_only_deactivated_must_be_active() -> None:
    own = {"A": "PI-", "C": "PI- GA- LS NC"}
    state = after(acting("114", own=own), "A execute BLU3")
    assert refusal(state, "A aim C.PI") == Refusal("CN-102", {"business": 6, "trade": "pimp", "deed": "bash"})
    assert rules(state, "A aim C.GA, A aim A.PI, A aim C.LS") == ["CN-101", "CN-100", ""]  # these come first
    state = after(acting("118", own=own), "A execute BLU3")
    assert rules(state, "A aim C.GA, A aim C.NC") == ["CN-102", ""]
    state = after(acting("213", round=2, own=own), "A execute BLU3")
    assert rules(state, "A aim C.PI, A aim C.LS") == ["", ""]
    state = after(acting("314", round=3, own=own), "A execute BLU3")
    assert rules(state, "A aim C.GA, A aim C.PI") == ["", "CN-101"]


# -- markers ----------------------------------------------------------------------------------------------------------


def test_CN_84_EX_55_which_marked_cards_are_used() -> None:
    """Markers on two Lawyers, one needed."""
    state = after(acting("104", own={"A": "", "B": "LW+A DD", "C": "LW+A LW CO+A"}), "A execute BLU3")
    assert phase(state) == ("aim", "A")
    assert why(state, "A use C.CO") == "CN-84 trade"
    assert refusal(state, "A use LW3") == Refusal("CN-84", {"business": 17, "trade": "lawyer", "why": "card"})
    assert rules(state, "A use LW1, A use LW2, A use B.DD") == ["", "", "CN-84"]


def test_CN_84_a_kind_that_is_just_enough_is_not_asked_for() -> None:
    state = after(acting("203", round=2, own={"B": "LW+A LW+A", "C": "PI+A"}), "A execute BLU3")
    assert rules(state, "A use LW1, A use LW2, A use C.PI") == ["", "", "CN-84"]


def test_CN_84_each_card_once() -> None:
    laid: dict[str, Any] = {"round": 2, "own": {"B": "DD+AA DD+A", "C": "DD+A"}}
    state = after(acting("207", **laid), "A execute BLU3, A use DD1")
    assert why(state, "A use DD1") == "CN-84 named"
    assert rules(state, "A use DD2, A use DD3") == ["", ""]
    state = after(acting("207", same_card_twice=True, **laid), "A execute BLU3, A use DD1")
    assert rules(state, "A use DD1, A use DD2, A use DD3") == ["", "", ""]


def test_CN_84_own_cards_are_used_first() -> None:
    state = after(acting("207", round=2, own={"A": "DD", "B": "DD+A DD+A DD-"}), "A execute BLU3")
    assert rules(state, "A use DD1, A use DD2, A use DD3, A use DD4") == ["CN-84", "", "", "CN-84"]
    assert why(state, "A use DD1") == why(state, "A use DD4") == "CN-84 card"


# -- dice and reactions -----------------------------------------------------------------------------------------------


def test_CN_74_the_dice_that_were_rolled() -> None:
    state = POSITIONS["reroll"]()
    assert rules(state, "A reroll 0, A reroll 2, A reroll 3, A pass") == ["", "", "CN-74", ""]
    assert refusal(state, "A reroll 3") == Refusal("CN-74", {"number": 4, "most": 3})
    assert rule(state, "B reroll 0") == "CN-4"


def test_CN_130_EX_48_only_a_planned_robbery() -> None:
    state = late("103", {"DIM1": "315", "DIM2": "319", "DIM3": "321", "CAL1": "320"}, gang={"B": "DIM4 DIM5"})
    play(state, "A execute BLU3 [2 3 4], A pass")
    assert phase(state) == ("rob", "BC")
    assert rules(state, "B reveal DIM2, C reveal CAL1, B pass, C pass") == [""] * 4
    assert why(state, "B reveal DIM1") == why(state, "B reveal DIM3") == "CN-130 job"  # a Car Bomb, a Trap
    assert why(state, "B reveal DIM4") == "CN-130 empty"
    assert why(state, "B reveal CAL1") == why(state, "C reveal DIM2") == why(state, "B reveal DIM6") == "CN-130 other"


def test_CN_133_EX_48_only_a_planned_trap_of_the_victim() -> None:
    state = late("119", {"DIM1": "315", "DIM2": "319", "DIM3": "321", "CAL1": "NC"})
    play(state, "A execute BLU3, A aim B [3 3 3]")
    assert phase(state) == ("trap", "B")
    assert rules(state, "B reveal DIM3, B pass, C reveal CAL1") == ["", "", "CN-4"]
    assert why(state, "B reveal DIM1") == why(state, "B reveal DIM2") == "CN-133 job"  # a Car Bomb, a Robbery
    assert why(state, "B reveal CAL1") == "CN-133 other"


def test_CN_132_who_may_rob_the_robber_with_the_option() -> None:
    """`rob_robber`: not the robbed, who is asked for a Trap only."""
    plans = {"BLU2": "422", "DIM1": "319", "CAL1": "320"}
    state = acting("103", plans, round=4, influence={}, rob_robber=True)
    play(state, "A execute BLU3 [2 3 4], A pass, B reveal DIM1, C pass [4]")
    assert phase(state) == ("trap", "A")
    assert why(state, "A reveal BLU2") == "CN-133 job"
    play(state, "A pass")
    assert phase(state) == ("rob", "C")
    assert rules(state, "C reveal CAL1, A reveal BLU2, B reveal DIM1") == ["", "CN-4", "CN-4"]


def test_CN_150_only_the_owner_with_the_option() -> None:
    influence = {"B": "emergency_doc", "C": "emergency_doc"}
    steps = "A execute BLU3, A aim B.LW [2 2 2]"
    assert rules(after(acting("114", influence=influence), steps), "B doc, C doc") == ["", ""]
    assert rules(after(acting("114", influence=influence, doc="owner"), steps), "B doc, C doc, C pass") == [
        "", "CN-150", "CN-4",
    ]  # fmt: skip


# -- follow-ups -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "dice", "most"), [(6, "3 3 3", 6), (20, "3 3 3", 15), (20, "1 1 3", 8), (0, "1 1 3", 0)]
)
def test_CN_115_EX_22_how_much_can_be_laundered(cash: int, dice: str, most: int) -> None:
    state = after(acting("216", round=2, cash=[cash, 2, 2]), f"A execute BLU3 [{dice}]")
    assert rules(state, f"A launder 0, A launder {most}") == ["", ""]
    if most < 15:
        assert refusal(state, f"A launder {most + 1}") == Refusal("CN-115", {"amount": most + 1, "most": most})
    assert rule(state, "A pass") == "CN-4"


def test_CN_118_EX_32_an_exceptional_offer() -> None:
    """Half price or 1k less, from the market only."""
    laid: dict[str, Any] = {"round": 2, "market": "NC DD CA PI", "deck": "LW"}
    state = after(acting("219", cash=[6, 2, 2], **laid), "A execute BLU3 [3 3 3]")
    assert rules(state, "A buy NC1, A buy DD2, A pass") == ["", "", ""]
    assert refusal(state, "A buy CA1") == Refusal(
        "CN-118", {"business": 32, "trade": "casino", "amount": 7, "cash": 6, "why": "price"}
    )
    assert {why(state, f"A buy {card}") for card in ("LW2", "A.WC", "B.DD")} == {"CN-118 away"}
    state = after(acting("219", cash=[11, 2, 2], **laid), "A execute BLU3 [1 1 3]")
    assert rules(state, "A buy NC1, A buy CA1") == ["", "CN-118"]
    assert rule(after(acting("219", cash=[10, 2, 2], **laid), "A execute BLU3 [1 1 3]"), "A buy NC1") == "CN-118"


def test_CN_119_EX_31_connections() -> None:
    """2k less or at the full price, from the market or the deck."""
    laid: dict[str, Any] = {"round": 2, "market": "NC DD CA PI", "deck": "LW"}
    state = after(acting("218", cash=[0, 2, 2], **laid), "A execute BLU3 [3 3 3]")
    assert rules(state, "A buy LW2, A buy DD2, A pass") == ["", "CN-119", ""]
    state = after(acting("218", {"DIM1": "WC"}, cash=[14, 2, 2], **laid), "A execute BLU3 [1 1 3]")
    assert rules(state, "A buy CA1, A buy CA2, A buy LW2") == ["", "", ""]
    assert why(state, "A buy B.DD") == why(state, "A buy B.WC") == "CN-119 away"
    state = after(acting("218", cash=[13, 2, 2], **laid), "A execute BLU3 [1 1 3]")
    assert refusal(state, "A buy CA2") == Refusal(
        "CN-119", {"business": 33, "trade": "casino", "amount": 14, "cash": 13, "why": "price"}
    )


# -- payday -----------------------------------------------------------------------------------------------------------


def test_CN_161_EX_52_recruits() -> None:
    state = table(moment="payday", cash=[5, 40, 40], own={"A": "LS CO WC"})  # and 7k of income
    assert rules(state, "A recruit BLU4, A recruit BLU5, A pass") == ["", "CN-161", ""]
    assert refusal(state, "A recruit BLU5") == Refusal(
        "CN-161", {"gangster": 4, "name": "Micky Dogs", "amount": 15, "cash": 12, "why": "price"}
    )
    assert {why(state, f"A recruit {man}") for man in ("DIM4", "BLU1", "LAS4")} == {"CN-161 away"}
    assert why(state, "B recruit DIM4") == "CN-161 turn"
    play(state, "A recruit BLU4")
    assert why(state, "A recruit BLU5") == "CN-161 turn"
    assert rules(state, "B recruit DIM4, B recruit DIM6") == ["", ""]


def test_CN_161_blind_recruits() -> None:
    """`recruit=blind`: the lowest is said, whichever lies on top; one that was turned must be paid."""
    state = table(moment="payday", cash=[8, 0, 0], own={"A": "LS CO WC"}, recruit="blind")  # BLU6 on top
    assert rules(state, "A recruit BLU4, A recruit BLU5, A recruit BLU6, A pass") == ["", "CN-161", "CN-161", ""]
    assert why(state, "A recruit BLU5") == "CN-161 blind"
    state.top_seen = 1
    assert refusal(state, "A recruit BLU4") == Refusal(
        "CN-161", {"gangster": 3, "name": "Stevie Blundetto", "amount": 20, "cash": 15, "why": "price"}
    )
    assert rule(state, "A pass") == ""


def test_CN_161_money_given_away_is_not_there() -> None:
    state = table(moment="payday", cash=[5, 0, 0], own={"A": "LS CO WC"})
    play(state, "A offer_open B, A give cash 3, A offer_send, B accept A")
    assert rules(state, "A recruit BLU4, A pass") == ["CN-161", ""]


def test_CN_162_EX_52_down_to_exactly_three() -> None:
    state = table(moment="payday", round=2, jobs={"A": "101 102 103 104 105"}, influence={"A": "snitch spy"})
    assert rules(state, "A discard_job 101, A discard_influence snitch, A discard_job 106") == ["", "CN-162", "CN-162"]
    assert why(state, "A discard_influence snitch") == "CN-162 limit"
    assert why(state, "A discard_job 106") == "CN-162 hand"
    play(state, "A discard_job 101")
    assert refusal(state, "A discard_job 101") == Refusal(
        "CN-162", {"card": "101", "what": "job", "why": "hand", "most": 3}
    )
    play(state, "A discard_job 102")
    assert rule(state, "A discard_job 103") == "CN-4"


def test_CN_162_both_hands_in_any_order() -> None:
    state = after(discarding(), "A discard_influence henchman")
    assert why(state, "A discard_influence henchman") == "CN-162 limit"
    assert rules(state, "A discard_job 101, A discard_job 105") == ["", ""]
    play(state, "A discard_job 101, A discard_job 105")
    assert rules(state, "A discard_job 102, B discard_job 201") == ["CN-4", ""]


def test_CN_162_EX_63_the_first_round_with_a_limit() -> None:
    laid: dict[str, Any] = {"moment": "payday", "round": 1, "jobs": {"A": "101 102 103 104"}}
    assert phase(table(**laid))[0] == "redraw"
    assert rules(table(**laid, hand_limit_from=1), "A discard_job 101, A keep") == ["", "CN-4"]
