"""Section 14.1, step 3: what the negotiation refuses (CN-183 to CN-192)."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.engine import Refusal
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import play, table
from tests.games.cosanostra.helpers.refusals import POSITIONS, after, planning, refusal, rule, rules, why


def drafting(steps: str = "", **laid: Any) -> CosaPlay:
    """A draft of A to B; A has $5k, B $3k, C $2k."""
    state = table(**{"moment": "plan", "jobs": {"A": "101"}, "cash": [5, 3, 2], **laid})
    play(state, "A offer_open B")
    return after(state, steps) if steps else state


# -- markers ----------------------------------------------------------------------------------------------------------


def test_CN_187_CN_188_EX_54_whose_markers_are_taken_back() -> None:
    state = planning(own={"A": "LS+BC CO", "B": "LW+A DD+C"})
    assert refusal(state, "A take_back A.LS") == Refusal("CN-187", {"business": 10, "trade": "loan_shark"})
    assert refusal(state, "A take_back B.DD") == Refusal(
        "CN-188", {"business": 0, "trade": "drug_dealer", "side": "take_back"}
    )
    assert rules(state, "A take_back B.LW, B take_back A.LS, C take_back A.LS, C take_back B.DD") == [""] * 4
    assert rules(state, "A take_back A.CO, B take_back B.LW, A take_back CA1") == ["CN-188", "CN-187", "CN-188"]


def test_CN_187_markers_on_a_planned_purchase() -> None:
    state = planning(plan={"BLU1": "CA+B", "DIM1": "104"})
    assert rules(state, "A take_back A.CA, B take_back A.CA, C take_back A.CA") == ["CN-187", "", "CN-188"]


def test_CN_188_CN_61_EX_53_no_marker_is_taken_back_while_a_job_is_executed() -> None:
    state = table(plan={"BLU3": "103"}, own={"B": "LW+A"})
    assert rule(state, "A take_back B.LW") == ""
    play(state, "A execute BLU3 [2 3 4]")
    assert rules(state, "A take_back B.LW, B take_back B.LW, B offer_open C, A accept B") == ["CN-61"] * 4


def test_CN_180_EX_53_no_offer_after_the_last_action() -> None:
    assert why(POSITIONS["end"](), "A offer_open B") == "CN-180 over"
    assert why(POSITIONS["family"](), "A offer_open B") == "CN-180 early"
    assert rule(POSITIONS["redraw"](), "A offer_open B") == ""


# -- drafts and offers ------------------------------------------------------------------------------------------------


def test_CN_191_EX_54_whom_an_offer_goes_to() -> None:
    state = planning()
    assert why(state, "A offer_open A") == "CN-191 self"
    assert why(state, "A offer_open D") == "CN-191 seat"
    assert rules(state, "A offer_open B, A offer_open C, C offer_open A") == ["", "", ""]
    play(state, "A offer_open B, A give cash 1, A offer_send")
    assert why(state, "A offer_open B") == "CN-191 open"
    assert rules(state, "A offer_open C, B offer_open A") == ["", ""]


def test_CN_191_EX_54_three_drafts_between_two_game_actions() -> None:
    state = planning()
    play(state, ", ".join(["A offer_open B, A offer_drop"] * 3))
    assert refusal(state, "A offer_open B") == Refusal("CN-191", {"most": 3, "why": "drafts"})
    assert rule(state, "B offer_open A") == ""
    play(state, "A assign BLU1, A job 109")
    assert rule(state, "A offer_open B") == ""


def test_CN_191_EX_54_an_empty_draft_is_not_sent() -> None:
    state = drafting("A tag peace")
    assert why(state, "A offer_send") == "CN-191 empty"
    assert why(state, "A tag threat") == "CN-191 tag"
    play(state, "A give cash 1")
    assert rules(state, "A offer_send, A offer_drop") == ["", ""]


def test_CN_191_four_items_a_side() -> None:
    four = "A give cash 1, A give business A.LS, A give gangster BLU1, A give lend A.CO"
    state = drafting(four)
    assert refusal(state, "A give business A.WC") == Refusal("CN-191", {"most": 4, "why": "side"})
    assert rules(state, "A ask business B.LW, A ask cash 3, A give cash 9") == ["", "", "CN-191"]


def test_CN_191_cash_once_a_side_and_a_card_once() -> None:
    state = drafting("A give cash 1, A give business A.LS, A ask lend B.LW, A give gangster BLU1")
    assert why(state, "A give cash 2") == "CN-191 cash"
    assert rule(state, "A ask cash 2") == ""
    state = drafting("A give business A.LS, A ask lend B.LW, A give gangster BLU1")
    assert why(state, "A give lend A.LS") == why(state, "A ask business B.LW") == "CN-191 named"
    assert why(state, "A give gangster BLU1") == why(state, "A ask recall A.LS") == "CN-191 named"
    assert rules(state, "A give gangster BLU2, A give business A.CO") == ["", ""]


def test_CN_192_EX_54_whose_offers_are_answered() -> None:
    state = after(planning(), "A offer_open B, A give cash 1, A offer_send")
    assert rules(state, "B accept A, B reject A, A withdraw B") == ["", "", ""]
    assert rules(state, "C accept A, A accept B, A accept A, B accept D, B withdraw A, C reject B") == ["CN-192"] * 6
    assert refusal(state, "C accept A") == Refusal("CN-192", {"kind": "accept", "seat": 0})
    play(state, "B reject A")
    assert rules(state, "B accept A, B reject A, A withdraw B") == ["CN-192"] * 3


def test_CN_192_public_offers_are_shown_but_still_made_to_one() -> None:
    state = after(planning(public_offers=True), "A offer_open B, A give cash 1, A offer_send")
    assert rules(state, "C accept A, C reject A, B accept A") == ["CN-192", "CN-192", ""]


# -- items ------------------------------------------------------------------------------------------------------------


def test_CN_183_EX_54_cash_that_is_not_there() -> None:
    state = drafting()
    assert refusal(state, "A give cash 6") == Refusal(
        "CN-183", {"side": "give", "what": "cash", "amount": 6, "cash": 5}
    )
    assert refusal(state, "A ask cash 4") == Refusal("CN-183", {"side": "ask", "what": "cash", "amount": 4, "cash": 3})
    assert rules(state, "A give cash 5, A ask cash 3") == ["", ""]


def test_CN_183_what_another_owns() -> None:
    state = drafting(own={"A": "LS- WC"})
    assert (
        rules(state, "A give business A.LS, A ask business B.LW, A give gangster BLU1, A ask gangster DIM1") == [""] * 4
    )
    wrong = "give business B.LW, ask business A.LS, give business C.PI, give gangster DIM1, ask gangster CAL1"
    assert {rule(state, f"A {item}") for item in wrong.split(", ")} == {"CN-183"}
    nobodys = "give business CA1, ask business CA1, give gangster LAS1, give lend B.LW, ask lend C.PI, ask lend CA1"
    assert {rule(state, f"A {item}") for item in nobodys.split(", ")} == {"CN-183"}


def test_CN_184_EX_54_what_is_not_tradable() -> None:
    state = drafting(
        plan={"BLU1": "CA", "DIM1": "NC", "BLU2": "104"}, gang={"A": "BLU4"}, killed={"A": "DIM3", "B": "BLU6"}
    )
    assert refusal(state, "A give business A.CA") == Refusal("CN-184", {"side": "give", "what": "purchase"})
    assert rules(state, "A ask business B.NC, A ask business A.CA") == ["CN-184", "CN-184"]  # before CN-183
    assert refusal(state, "A give gangster BLU5") == Refusal("CN-184", {"side": "give", "what": "recruit"})
    assert refusal(state, "A give gangster DIM3") == Refusal("CN-184", {"side": "give", "what": "killed"})
    assert rules(state, "A ask gangster BLU6, A ask gangster DIM4, A give gangster CAL4") == ["CN-184"] * 3
    assert rules(state, "A give lend A.CA, A ask lend B.NC, A give gangster BLU4") == ["", "", ""]


def test_CN_185_EX_39_a_gangster_with_a_planned_card() -> None:
    state = drafting(plan={"BLU1": "CA", "BLU2": "104", "DIM1": "106"})
    assert refusal(state, "A give gangster BLU1") == Refusal(
        "CN-185", {"gangster": 0, "name": "Little Joey", "side": "give"}
    )
    assert rules(state, "A give gangster BLU2, A ask gangster DIM1, A give gangster BLU3") == ["CN-185", "CN-185", ""]
    assert rule(state, "A ask gangster BLU1") == "CN-183"  # whose he is comes first
    acted = table(plan={"BLU1": "DD", "BLU2": "104"}, cash=[9, 2, 2])
    play(acted, "A execute BLU1, A offer_open B")
    assert rules(acted, "A give gangster BLU1, A give gangster BLU2") == ["", "CN-185"]


def test_CN_186_EX_43_where_a_marker_may_lie() -> None:
    state = drafting(own={"A": "LS- CO WC", "B": "LW- DD"}, plan={"DIM1": "CA"})
    assert why(state, "A ask lend B.LW") == why(state, "A give lend A.LS") == "CN-186 deactivated"
    assert rules(state, "A ask lend B.DD, A ask lend B.CA, A give lend A.CO") == ["", "", ""]
    assert rule(state, "A give business A.LS") == ""  # CN-181: a deactivated card may be sold


def test_CN_186_each_lend_needs_a_free_marker() -> None:
    """A has one marker left, B has none."""
    state = drafting(own={"A": "LS CO", "B": "LW DD BF", "C": "PI+AABBBBB PO+AA"})
    assert refusal(state, "A give lend A.LS") == Refusal(
        "CN-186", {"business": 10, "trade": "loan_shark", "side": "give", "why": "markers"}
    )
    assert rule(state, "A ask lend B.LW") == ""
    play(state, "A ask lend B.LW")
    assert why(state, "A ask lend B.DD") == "CN-186 markers"
    assert rule(state, "A ask lend B.LW") == "CN-191"  # named: that comes first
    assert rules(state, "A ask lend C.PI, A give recall C.PO") == ["CN-183", ""]


def test_CN_188_EX_54_a_recall_without_a_marker_of_the_giver() -> None:
    state = drafting(own={"A": "LS+B CO", "B": "LW+A DD+C"}, plan={"DIM1": "CA+A"})
    assert rules(state, "A give recall B.LW, A ask recall A.LS, A give recall B.CA") == ["", "", ""]
    assert refusal(state, "A ask recall B.DD") == Refusal(
        "CN-188", {"business": 0, "trade": "drug_dealer", "side": "ask"}
    )
    assert rules(state, "A give recall A.LS, A ask recall B.LW, A give recall A.CO") == ["CN-188"] * 3


@pytest.mark.parametrize("side", ["give", "ask"])
def test_CN_191_CN_184_CN_183_CN_185_are_cited_in_this_order(side: str) -> None:
    """A full side first, then what is not tradable, then whose it is, then what lies on it."""
    men = {"give": ("BLU1", "DIM1"), "ask": ("DIM1", "BLU1")}[side]
    recruit, mine, cash = {"give": ("BLU4", "A", 5), "ask": ("DIM4", "B", 3)}[side]
    laid: dict[str, Any] = {"plan": {"BLU1": "104", "DIM1": "106"}, "own": {"A": "LS CO WC DD", "B": "LW DD BF PI"}}
    state = drafting(**laid)
    steps = (
        f"A {side} gangster {recruit}, A {side} gangster {men[1]}, A {side} gangster {men[0]}, A {side} cash {cash + 1}"
    )
    assert rules(state, steps) == ["CN-184", "CN-183", "CN-185", "CN-183"]
    names = {"A": ("LS", "CO", "WC", "DD"), "B": ("LW", "DD", "BF", "PI")}[mine]
    play(state, ", ".join(f"A {side} business {mine}.{name}" for name in names))
    assert rules(state, steps) == ["CN-191"] * 4
