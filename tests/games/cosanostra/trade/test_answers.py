"""What becomes of an offer of La Cosa Nostra: accepted, rejected, withdrawn or expired, and who has work then."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.actions import TAGS
from tests.games.cosanostra.helpers.bargains import draft, go_on, meet, offer, offers, trade
from tests.games.cosanostra.helpers.positions import (
    copy,
    everything,
    gang,
    markers,
    may,
    money,
    offered,
    phase,
    planned,
    play,
    refused,
    see,
    told,
)

RENT = {"give": "cash 2", "get": "lend B.LW"}

# -- open and answered ----------------------------------------------------------------------------------------------


def test_an_open_offer_is_between_two() -> None:
    state = meet(4)
    offer(state, "A", "B", **RENT)
    assert [offers(state, by) for by in "ABCD"] == ["AB", "AB", "", ""]
    assert offers(state, None) == ""
    assert state.invited() == [1]
    assert [len(told(state, "offered", by)) for by in ("A", "B", "C", "D", None)] == [1, 1, 0, 0, 0]
    assert told(state, "offered", "B")[0]["terms"] == ["give cash 2", "get lend 15"]


def test_public_offers_are_seen_by_all_seats() -> None:
    """Option `public_offers`; drafts stay private."""
    state = meet(4, public_offers=True)
    draft(state, "A", "B", **RENT)
    assert [see(state, by)["draft"] is None for by in "ABCD"] == [False, True, True, True]
    play(state, "A offer_send")
    assert [offers(state, by) for by in "ABCD"] == ["AB"] * 4
    assert [len(told(state, "offered", by)) for by in "ABCD"] == [1] * 4
    assert refused(state, "C accept A") == "CN-192"
    assert state.invited() == [1]


def test_accepted_it_happens_at_once_and_all_see_it() -> None:
    """EX-4."""
    state = meet(money=2)
    offer(state, "A", "B", **RENT)
    play(state, "B accept A")
    assert money(state) == [0, 4, 2]
    assert markers(state, "B.LW") == "A"
    assert markers(state) == "4 5 5"
    assert offers(state, "B") == ""
    assert state.invited() == []
    for by in ("A", "B", "C", None):
        assert told(state, "exchanged", by)[0]["terms"] == ["give cash 2", "get lend 15"]


@pytest.mark.parametrize("closing", ["B reject A", "A withdraw B"])
def test_rejected_or_withdrawn_nothing_has_happened(closing: str) -> None:
    """A counter is a rejection and a new offer."""
    state = meet(4)
    before = everything(state)[0]
    offer(state, "A", "B", give="cash 2", get="lend B.LW", tag="peace")
    play(state, closing)
    name = "rejected" if "reject" in closing else "withdrawn"
    assert [len(told(state, name, by)) for by in ("A", "B", "C", None)] == [1, 1, 0, 0]
    after = everything(state)[0]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert [key for key in before if before[key] != after[key]] == ["drafts_left"]
    assert see(state)["promises"] == []
    offer(state, "B", "A", give="lend B.LW", get="cash 4")
    play(state, "A accept B")
    assert money(state) == [16, 24, 20, 20]


def test_CN_191_one_open_offer_to_each_partner() -> None:
    state = meet(4)
    offer(state, "A", "B", give="cash 20")
    assert refused(state, "A offer_open B") == "CN-191"
    offer(state, "A", "C", give="cash 20")
    offer(state, "B", "A", give="cash 1")
    assert [offers(state, by) for by in "ABCD"] == ["AB AC BA", "AB BA", "AC", ""]
    assert state.invited() == [0, 1, 2]
    play(state, "A withdraw B")
    assert may(state, "A offer_open B")


def test_CN_192_only_an_open_offer_by_the_right_seat() -> None:
    """EX-54."""
    state = meet()
    for what in ("accept B", "reject B", "withdraw B", "accept A", "accept D"):
        assert refused(state, f"A {what}") == "CN-192"
    offer(state, "A", "B", give="cash 1")
    for step in ("C accept A", "C reject A", "A accept A", "A accept B", "B withdraw A", "C withdraw B", "B accept C"):
        assert refused(state, step) == "CN-192"
    play(state, "B accept A")
    for step in ("B accept A", "B reject A", "A withdraw B"):
        assert refused(state, step) == "CN-192"


# -- expired ----------------------------------------------------------------------------------------------------------


def test_an_offer_expires_when_a_Job_is_executed() -> None:
    """And not before: a choice of its target is not the reveal, a lapse or a purchase is no Job."""
    state = meet(4, moment="act", plan={"BLU1": "119", "DIM1": "DD", "CAL1": "101", "LAS1": "102"}, turn="B")
    offer(state, "C", "D", give="cash 1")
    play(state, "B execute DIM1")
    assert offers(state, "C") == "CD"
    play(state, "C lapse CAL1, D lapse LAS1, A execute BLU1")
    assert offers(state, "C") == "CD"
    play(state, "A aim B [1]")
    assert offers(state, "C") == offers(state, "D") == ""
    assert [len(told(state, "expired", by)) for by in ("C", "D", "A", None)] == [1, 1, 0, 0]


def test_a_Job_that_needs_no_target_ends_talks_with_the_decision() -> None:
    """CN-61."""
    state = meet(moment="act", plan={"BLU1": "103", "DIM1": "101"})
    offer(state, "C", "B", give="cash 1")
    play(state, "A execute BLU1 [1]")
    assert offers(state, "C") == ""


@pytest.mark.parametrize(
    ("moment", "last", "round_"),
    [("round", "redraw", 2), ("plan", "plan", 2), ("act", "act", 2), ("payday", "recruit", 2)],
)
def test_an_offer_expires_at_the_end_of_its_phase(moment: str, last: str, round_: int) -> None:
    """Draw, planning, action, payday; it stands through the whole phase."""
    plans = {"BLU1": "101", "DIM1": "102"} if moment == "act" else {}
    state = meet(4, round=round_, moment=moment, plan=plans, market="DD PI LS PO")
    assert phase(state)[0] == last
    offer(state, "B", "D", give="cash 1")
    steps = 0
    while phase(state)[0] == last or see(state)["under_way"]:
        assert offers(state, "D") == "BD"
        go_on(state)
        steps += 1
    assert steps >= 2
    assert offers(state, "D") == ""
    assert len(told(state, "expired", "D")) == 1


@pytest.mark.parametrize(
    ("give", "get", "breaking"),
    [
        ("cash 15", "", "A execute BLU1"),  # it costs 8
        ("cash 15", "", "A offer_open C, A give cash 6, A offer_send, C accept A"),
        ("", "cash 15", "B offer_open C, B give cash 6, B offer_send, C accept B"),
        ("business A.CO", "", "A offer_open C, A give business A.CO, A offer_send, C accept A"),
        ("", "business B.DD", "B offer_open C, B give business B.DD, B offer_send, C accept B"),
        ("gangster BLU3", "", "A offer_open C, A give gangster BLU3, A offer_send, C accept A"),
        ("lend A.CO", "", "A offer_open C, A give business A.CO, A offer_send, C accept A"),
        ("lend A.GA", "", "A lapse BLU1"),
        ("recall B.LW", "", "A take_back B.LW"),
        ("", "recall A.WC", "B take_back A.WC"),
    ],
)
def test_an_offer_expires_when_an_item_can_no_longer_be_kept(give: str, get: str, breaking: str) -> None:
    """CN-183 to CN-188: so an open offer can always be accepted."""
    state = meet(
        moment="act",
        plan={"BLU1": "GA", "CAL1": "102"},
        own={"A": "LS CO WC+B", "B": "DD LW+A BF", "C": "PI PO GA"},
    )
    offer(state, "A", "B", give=give, get=get)
    kept = copy(state)
    play(kept, "B accept A")
    play(state, breaking)
    assert offers(state, "A") == ""
    assert len(told(state, "expired", "B")) == 1
    assert refused(state, "B accept A") == "CN-192"


def test_an_offer_expires_with_the_last_free_marker() -> None:
    """CN-186."""
    state = meet(own={"A": "LS CO WC", "B": "DD+AA LW+A BF", "C": "PI+A PO GA"})
    offer(state, "B", "A", give="lend B.BF")
    trade(state, "A", "C", get="lend C.GA")
    assert markers(state) == "0 5 5"
    assert offers(state, "A") == ""


def test_an_offer_of_a_gangster_expires_when_a_card_is_planned_on_him() -> None:
    """CN-185."""
    state = meet(jobs={"A": "101"})
    offer(state, "A", "B", give="gangster BLU1")
    offer(state, "A", "C", give="gangster BLU2")
    play(state, "A assign BLU1")
    assert offers(state, "A") == "AB AC"
    play(state, "A job 101")
    assert offers(state, "A") == "AC"


def test_other_offers_stay_when_one_is_accepted() -> None:
    state = meet(4)
    offer(state, "A", "B", give="cash 12")
    offer(state, "A", "C", give="cash 8")
    offer(state, "A", "D", give="cash 9")
    play(state, "B accept A")
    assert offers(state, "A") == "AC"
    play(state, "C accept A")
    assert money(state) == [0, 32, 28, 20]


# -- who has work -----------------------------------------------------------------------------------------------------


def test_EX_61_an_exchange_changes_who_has_work() -> None:
    """CN-37: B's last free Gangster goes to C in B's turn: the turn ends, C has one more to assign."""
    state = meet(turn="B", first="B", plan={"DIM1": "101", "DIM2": "102", "BLU1": "103", "BLU2": "104"})
    assert phase(state) == ("plan", "B")
    offer(state, "B", "C", give="gangster DIM3", get="cash 5")
    play(state, "C accept B")
    assert phase(state) == ("plan", "C")
    assert gang(state, "C") == "DIM3 CAL1 CAL2 CAL3"
    assert len(offered(state, "C", "assign")) == 4
    turns = []
    while phase(state)[0] == "plan":
        turns.append(phase(state)[1])
        go_on(state)
        go_on(state)
    assert turns == ["C", "A", "C", "C", "C"]


def test_CN_37_a_seat_without_work_gets_some() -> None:
    state = meet(plan={"DIM1": "101", "DIM2": "102", "DIM3": "103"})
    trade(state, "A", "B", give="gangster BLU1")
    play(state, "A assign BLU2, A market 0")
    assert phase(state) == ("plan", "B")
    assert offered(state, "B", "assign") == [0]


def test_CN_37_the_last_free_gangster_of_all_ends_the_phase() -> None:
    """He goes to a seat without Jobs while the market is empty: nothing is left to plan."""
    state = meet(
        market="- - - -",
        rest="C",
        plan={"BLU1": "101", "BLU2": "102", "DIM1": "103", "DIM2": "104", "DIM3": "105", "CAL1": "106"},
        jobs={"A": "107"},
        influence={"B": "snitch"},
    )
    assert phase(state) == ("plan", "A")
    offer(state, "B", "C", give="cash 1")
    trade(state, "A", "C", give="gangster BLU3")
    assert phase(state) == ("scheme", "B")
    assert offers(state, "C") == "", "the phase has ended"
    assert planned(state, "BLU3") == ""


@pytest.mark.parametrize("tag", TAGS)
def test_CN_191_one_tag(tag: str) -> None:
    state = meet()
    draft(state, "A", "B", give="cash 1", tag=tag)
    assert refused(state, "A tag peace") == "CN-191"
    play(state, "A offer_send")
    assert see(state, "B")["offers"][0]["tag"] == tag
    assert see(state)["promises"] == [], "nothing is promised before it is accepted"
    play(state, "B accept A")
    assert [entry["tag"] for entry in see(state)["promises"]] == [tag]
    assert told(state, "exchanged")[0]["terms"] == ["give cash 1", f"tag {tag}"]
