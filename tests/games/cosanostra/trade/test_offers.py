"""Offers of La Cosa Nostra: when they may be made, what may stand in them, what becomes of them (CN-180 to CN-192)."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import draft, drafts, go_on, meet, offer, talkers, trade
from tests.games.cosanostra.helpers.positions import (
    markers,
    may,
    money,
    phase,
    play,
    refused,
    see,
    start,
    told,
)

RENT = {"give": "cash 2", "get": "lend B.LW"}


def schemers(**laid: Any) -> CosaPlay:
    """B and C are asked for a Schemer before A's first action turn."""
    hands = {"A": "snitch", "B": "schemer", "C": "snitch"}
    plans = {"BLU1": "103", "DIM1": "106", "CAL1": "101"}
    state = meet(moment="action", influence=hands, plan=plans, **laid)
    assert phase(state) == ("scheme", "BC")
    return state


def over_the_limit() -> CosaPlay:
    """After payday of round II B and C have to put away a Job each."""
    state = meet(money=0, round=2, moment="payday", jobs={"B": "101 102 103 104 105", "C": "106 107 108 109"})
    assert phase(state) == ("discard", "BC")
    return state


# -- when (CN-180, CN-61, CN-9) ---------------------------------------------------------------------------------------


def test_CN_180_everybody_may_talk_at_every_step_that_is_open() -> None:
    """From the deal of the Jobs on: draw, planning, action before a reveal, payday; in turn and out of turn."""
    state = meet(4, money=12, round=2, moment="round", influence={"B": "schemer snitch"}, job_deck="213 209 212 211")
    heard = set()
    while not state.over and state.round == 2:
        heard.add(phase(state)[0])
        if not see(state)["under_way"]:
            assert talkers(state) == "ABCD", phase(state)
        go_on(state)
    assert heard >= {"redraw", "plan", "scheme", "act", "recruit"}


def test_CN_180_not_before_the_first_deal() -> None:
    state = start(3, families="choose")
    assert phase(state)[0] == "family"
    assert talkers(state) == ""
    for what in ("offer_open B", "accept B", "withdraw B"):
        assert refused(state, f"A {what}") == "CN-180"


def test_CN_180_not_after_the_last_action() -> None:
    """EX-53, 10.38."""
    state = meet(round=4, moment="act", plan={"BLU1": "401"})
    play(state, "A lapse BLU1")
    assert state.over
    for what in ("offer_open B", "accept B", "take_back B.LW", "reject B"):
        assert refused(state, f"A {what}") == "CN-180"


@pytest.mark.parametrize(
    ("laid", "steps", "asked"),
    [
        ({"plan": {"BLU3": "112"}}, "A execute BLU3 [1 1 4]", "reroll"),
        ({"plan": {"BLU3": "314", "CAL1": "424"}, "round": 4}, "A execute BLU3, A aim C.GA [4 4 4]", "trap"),
        ({"plan": {"DIM3": "106", "CAL1": "319"}, "round": 3, "turn": "B"}, "B execute DIM3 [4 4 4]", "rob"),
        ({"plan": {"BLU3": "114"}, "influence": {"C": "spy"}}, "A execute BLU3, A aim C.PI [4 4 4]", "doctor"),
        ({"plan": {"BLU3": "216"}, "round": 2}, "A execute BLU3 [4 4 4]", "launder"),
        ({"plan": {"BLU3": "219"}, "round": 2}, "A execute BLU3 [4 4 4]", "buy"),
        ({"plan": {"BLU3": "420"}, "round": 4}, "A execute BLU3, A aim CAL3 [1 1 1]", "return_fire"),
    ],
)
def test_CN_61_no_talk_while_a_Job_is_executed(laid: dict[str, Any], steps: str, asked: str) -> None:
    """EX-53: neither offers nor answers nor markers taken back, whoever is asked."""
    state = meet(own={"A": "LS CO WC", "B": "DD LW+A BF", "C": "PI+A PO GA"}, **{"moment": "act", **laid})
    play(state, steps)
    assert phase(state)[0] == asked
    assert talkers(state) == ""
    for what in ("A offer_open B", "B offer_open A", "C accept A", "A take_back B.LW", "A withdraw B", "B give cash 1"):
        assert refused(state, what) == "CN-61"
    assert state.invited() == []


@pytest.mark.parametrize(
    ("laid", "steps"),
    [
        ({"moment": "plan", "jobs": {"A": "101"}}, "A assign BLU1"),
        ({"moment": "act", "plan": {"BLU1": "119"}}, "A execute BLU1"),
        ({"moment": "act", "plan": {"BLU1": "103", "DIM1": "106"}, "influence": {"A": "spy"}}, "A spy DIM1"),
        ({"moment": "act", "plan": {"DIM1": "103", "CAL1": "106"}, "turn": "B"}, "B lawyer CAL1"),
    ],
)
def test_CN_9_nobody_talks_while_a_choice_is_half_made(laid: dict[str, Any], steps: str) -> None:
    """EX-59: neither the one who chooses nor the others."""
    state = meet(own={"A": "LS CO WC", "B": "DD LW+A BF", "C": "PI PO GA"}, **laid)
    chooser = steps[0]
    waiting = "B" if chooser == "A" else "A"
    offer(state, waiting, chooser, give="cash 1")
    play(state, steps)
    assert talkers(state) == ""
    assert state.invited() == []
    assert refused(state, "A take_back B.LW") == "CN-9"
    assert refused(state, "C offer_open A") == "CN-9"
    assert refused(state, f"{chooser} accept {waiting}") == "CN-9"
    assert refused(state, f"{waiting} withdraw {chooser}") == "CN-9"


def test_CN_9_a_draft_waits_while_anothers_choice_is_half_made() -> None:
    state = meet(jobs={"A": "101"})
    draft(state, "B", "C", give="cash 1")
    play(state, "A assign BLU1")
    assert drafts(state) == "B"
    for what in ("give lend B.LW", "offer_send", "offer_drop", "tag peace"):
        assert refused(state, f"B {what}") == "CN-9"


def test_CN_9_a_half_made_sealed_answer_binds_only_its_own_seat() -> None:
    state = over_the_limit()
    assert talkers(state) == "ABC"
    offer(state, "A", "B", give="cash 1")
    assert state.invited() == [1]
    play(state, "B discard_job 101")
    assert phase(state) == ("discard", "BC")
    assert talkers(state) == "AC"
    assert refused(state, "B accept A") == "CN-9"
    assert state.invited() == []
    assert refused(state, "B offer_open A") == "CN-9"
    trade(state, "A", "C", get="lend C.GA")
    assert markers(state, "C.GA") == "A"


def test_CN_9_a_sealed_answer_that_is_complete_binds_nobody() -> None:
    """B has put away what it must and waits for C: it may bargain again, as in every other sealed window."""
    state = over_the_limit()
    play(state, "B discard_job 101, B discard_job 102")
    assert phase(state) == ("discard", "C")
    assert talkers(state) == "ABC"
    trade(state, "B", "A", get="lend A.CO")
    assert markers(state, "A.CO") == "B"


def test_sealed_windows_go_on_while_others_bargain() -> None:
    """Out of turn, before and after the own answer; who is asked stays the same (CN-4)."""
    state = schemers()
    offer(state, "C", "B", give="cash 3")
    assert phase(state) == ("scheme", "BC")
    play(state, "B pass, B accept C")
    assert phase(state) == ("scheme", "C")
    assert money(state) == [20, 23, 17]
    trade(state, "B", "A", get="lend A.CO")
    assert phase(state) == ("scheme", "C")
    play(state, "C pass")
    assert phase(state) == ("act", "A")


def test_CN_4_bargains_of_others_do_not_take_the_turn_away() -> None:
    state = meet()
    trade(state, "B", "C", give="cash 3", get="lend C.GA")
    assert phase(state) == ("plan", "A")
    assert refused(state, "B assign DIM1") == "CN-4"


# -- drafts -----------------------------------------------------------------------------------------------------------


def test_a_draft_is_private_and_one_a_seat() -> None:
    """CN-191; while it is open its seat does nothing else (CN-9)."""
    state = meet(jobs={"A": "101"})
    offer(state, "C", "A", give="cash 1")
    draft(state, "A", "B", give="cash 2")
    assert drafts(state) == "A"
    assert see(state, "A")["draft"]["give"]["cash"] == 2
    for other in ("B", "C", None):
        assert see(state, other)["draft"] is None
        assert told(state, "offered", other) == ([] if other != "C" else told(state, "offered", "A"))
    for what in ("offer_open C", "assign BLU1", "accept C", "reject C", "withdraw B"):
        assert refused(state, f"A {what}") == "CN-9"
    play(state, "A offer_drop, A accept C")
    assert money(state) == [21, 20, 19]


def test_CN_9_items_tag_and_send_need_a_draft() -> None:
    state = meet()
    for what in ("give cash 1", "ask lend B.LW", "tag peace", "offer_send", "offer_drop"):
        assert refused(state, f"A {what}") == "CN-9"


def test_CN_191_three_drafts_between_two_game_actions() -> None:
    """EX-54: counted when opened, also if dropped; an exchange is no game action."""
    state = meet(jobs={"A": "101 102"})
    assert see(state, "B")["drafts_left"] == 3
    play(state, "B offer_open A, B offer_drop")
    offer(state, "B", "A", give="cash 1")
    play(state, "A accept B, B offer_open C, B offer_drop")
    assert see(state, "B")["drafts_left"] == 0
    assert see(state, "C")["drafts_left"] == 3
    assert refused(state, "B offer_open C") == "CN-191"
    play(state, "A assign BLU1")
    assert see(state, "B")["drafts_left"] == 0
    play(state, "A job 101")
    assert see(state, "B")["drafts_left"] == 3
    assert may(state, "B offer_open C")


def test_a_sealed_window_counts_once_when_it_is_resolved() -> None:
    state = schemers()
    for _ in range(3):
        play(state, "A offer_open B, A offer_drop")
    draft(state, "C", "A", give="cash 1")
    play(state, "B pass")
    assert refused(state, "A offer_open B") == "CN-191"
    assert drafts(state) == "C"
    play(state, "C offer_drop, C pass")
    assert phase(state) == ("act", "A")
    assert may(state, "A offer_open B")


def test_a_draft_is_dropped_by_a_sealed_window_that_is_resolved() -> None:
    state = schemers()
    draft(state, "A", "B", give="cash 1")
    play(state, "B pass")
    assert drafts(state) == "A"
    play(state, "C pass")
    assert drafts(state) == ""


@pytest.mark.parametrize(
    "steps",
    [
        "A assign BLU1, A job 101",
        "A assign BLU1, A market 2",
        "A attach henchman BLU1",
        "A swap",
        "A snitch DIM2",
        "A lawyer DIM2, A enough",
        "A offer_open C, A give cash 1, A offer_send, C accept A",
        "A take_back B.LW",
    ],
)
def test_a_draft_is_dropped_by_every_complete_action_exchange_and_marker_taken_back(steps: str) -> None:
    """The draft of B, who may begin anew."""
    state = meet(
        jobs={"A": "101"},
        plan={"DIM2": "102"},
        own={"A": "LS CO WC LW2", "B": "DD LW+A BF", "C": "PI PO GA"},
        influence={"A": "henchman snitch"},
    )
    draft(state, "B", "C", give="cash 1")
    *before, last = steps.split(", ")
    for step in before:
        play(state, step)
        assert drafts(state).replace("A", "") == "B"
    play(state, last)
    assert drafts(state) == ""


def test_a_draft_is_not_dropped_by_drafts_and_offers_of_others() -> None:
    state = meet()
    draft(state, "B", "C", give="cash 1", get="lend C.GA", tag="share")
    before = see(state, "B")["draft"]
    offer(state, "A", "C", give="cash 1")
    play(state, "C reject A")
    offer(state, "C", "A", give="cash 1")
    play(state, "C withdraw A, A offer_open B, A give cash 1, A offer_drop")
    assert see(state, "B")["draft"] == before
