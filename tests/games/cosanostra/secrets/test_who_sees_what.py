"""Section 6 of the rules of La Cosa Nostra, row by row: who sees what, who hears what.

Most tests lay two tables that differ only in a secret, do the same at both, and hold that nobody who may not know the
secret can tell the tables apart: by views, by events, by what is legal, by refusals, or by what he can imagine.
"""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import draft, go_on, meet, offer, trade
from tests.games.cosanostra.helpers.positions import code_of, copy, gangster, phase, planned, play, see, told
from tests.games.cosanostra.helpers.watchers import alike, hand_jobs, swap_influence, swap_jobs, tell_apart

EVERYBODY = ("A", "B", "C", None)


def players(state: CosaPlay, by: str | None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = see(state, by)["players"]
    return found


def both(tables: tuple[CosaPlay, CosaPlay], steps: str) -> None:
    for state in tables:
        play(state, steps)


# -- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [113, 105])
def test_jobs_in_hand_are_known_to_their_owner_alone(other: int) -> None:
    """Whether it changes places with one of the deck or one in another hand; others see backs and how many."""
    state = meet(round=2, jobs={"A": "101 102 201", "B": "105"})
    one, two = swap_jobs(state, 101, other)
    alike(one, two, ["C", None] if other == 105 else ["B", "C", None])
    assert "view" in tell_apart(one, two, "A")
    for by in ("B", "C", None):
        assert players(one, by)[0]["jobs"] == players(one, by)[0]["job_backs"] == ["I", "I", "II"]
    assert players(one, "A")[0]["jobs"] == ["101", "102", "201"]


@pytest.mark.parametrize("other", ["deck machine_pistol", "B distraction"])
def test_influence_cards_in_hand_are_known_to_their_owner_alone(other: str) -> None:
    state = meet(influence={"A": "snitch spy", "B": "distraction"})
    one, two = swap_influence(state, "A spy", other)
    alike(one, two, ["C", None] if other[0] == "B" else ["B", "C", None])
    assert "view" in tell_apart(one, two, "A")
    for by in ("B", "C", None):
        assert players(one, by)[0]["influence"] == ["?", "?"]
        assert players(one, by)[0]["influence_size"] == 2
    assert players(one, "A")[0]["influence"] == ["snitch", "spy"]


def test_a_hand_has_no_order() -> None:
    one, two = meet(jobs={"A": "101 113"}), meet(jobs={"A": "113 101"})
    for by in EVERYBODY:
        assert see(one, by) == see(two, by)


def test_cards_that_are_dealt_are_named_to_their_owner_alone() -> None:
    """CN-20: others hear how many."""
    state = meet(round=2, moment="round", job_deck="201 202 203 204", influence_deck="spy snitch")
    for _ in range(3):
        go_on(state)
    assert phase(state)[0] == "plan"
    for by in EVERYBODY:
        jobs, cards = told(state, "dealt_jobs", by)[0], told(state, "dealt_influence", by)[0]
        assert jobs["seat"] == cards["seat"] == 0
        assert jobs["cards"] == (["201", "202", "203", "204"] if by == "A" else ["II"] * 4)
        assert cards["cards"] == (["spy", "snitch"] if by == "A" else ["?", "?"])


# -- planned Jobs -----------------------------------------------------------------------------------------------------


def test_a_planned_job_shows_its_back() -> None:
    """CN-6, CN-31: which one it is stays the secret of its owner, also which of the hand is left."""
    tables = swap_jobs(meet(jobs={"A": "101 102", "B": "103"}), 101, 102)
    play(tables[0], "A assign BLU2, A job 101")
    play(tables[1], "A assign BLU2, A job 102")
    alike(*tables, ["B", "C", None])
    same = meet(jobs={"A": "101 102"})
    here, there = copy(same), copy(same)
    play(here, "A assign BLU2, A job 101")
    play(there, "A assign BLU2, A job 102")
    alike(here, there, ["B", "C", None])
    assert (planned(here, "BLU2", "A"), planned(here, "BLU2", "B")) == ("101", "I")
    assert told(here, "planned_job", "A")[0]["cards"] == ["101"]
    assert told(here, "planned_job", "B")[0]["cards"] == ["I"]


@pytest.mark.parametrize("how", ["snitch DIM1", "spy DIM1, A enough", "lawyer DIM1, A enough"])
def test_who_looks_at_a_planned_job_knows_it_and_all_know_that_he_looked(how: str) -> None:
    """CN-145, CN-151."""
    state = meet(
        moment="act",
        plan={"BLU1": "101", "DIM1": "102", "CAL1": "103"},
        own={"A": "LS LW1", "B": "DD", "C": "PI"},
        influence={"A": "snitch spy"},
    )
    while phase(state) != ("act", "A"):
        go_on(state)
    tables = swap_jobs(state, 102, 113)
    both(tables, f"A {how}")
    alike(*tables, ["C", None])
    assert "view" in tell_apart(*tables, "A")
    assert "view" in tell_apart(*tables, "B")
    state = tables[0]
    assert [planned(state, "DIM1", by) for by in EVERYBODY] == ["102", "102", "I", "I"]
    for by in EVERYBODY:
        assert told(state, "looked", by)[0]["gangster"] == gangster("DIM1")
        assert see(state, by)["players"][1]["gangsters"][0]["plan"]["seen_by"] == [0, 1]


def test_who_looked_knows_the_card_after_it_left_the_table_unseen() -> None:
    """CN-57: lapsed face down; A looked at it, C did not."""
    state = meet(moment="act", turn="A", plan={"BLU1": "101", "DIM1": "102", "CAL1": "103"}, influence={"A": "snitch"})
    while phase(state) != ("act", "A"):
        go_on(state)
    tables = swap_jobs(state, 102, 113)
    both(tables, "A snitch DIM1, A lapse BLU1")
    both(tables, "B lapse DIM1")
    alike(*tables, ["C", None])
    state = tables[0]
    unseen = [gone for gone in see(state, "A")["gone_jobs"] if gone == "I"]
    assert unseen == []
    assert "102" in see(state, "A")["gone_jobs"]
    assert "102" in see(state, "B")["gone_jobs"]
    assert see(state, "C")["gone_jobs"].count("I") == see(state, None)["gone_jobs"].count("I") == 2
    assert [told(state, "lapsed_job", by)[1]["cards"] for by in EVERYBODY] == [["102"], ["102"], ["I"], ["I"]]


@pytest.mark.parametrize(
    ("job", "dice"),
    [("417", "4 4 1"), ("417", "4 1 1"), ("418", "3 3 3")],
)
def test_a_job_lost_with_its_gangster_is_discarded_unseen(job: str, dice: str) -> None:
    """CN-112, CN-113: deactivated or killed."""
    state = meet(moment="act", round=4, plan={"BLU3": job, "DIM1": "301", "CAL1": "101"})
    tables = swap_jobs(state, 301, 325)
    both(tables, f"A execute BLU3, A aim DIM1 [{dice}]")
    while phase(tables[0])[0] == "trap":
        both(tables, "B pass")
    assert planned(tables[0], "BLU3") == ""
    alike(*tables, ["A", "C", None])
    assert "301" in see(tables[0], "B")["gone_jobs"]
    assert see(tables[0], "A")["gone_jobs"].count("III") == 1


def test_an_executed_job_is_seen_by_all() -> None:
    """CN-60."""
    state = meet(moment="act", plan={"BLU1": "103", "CAL1": "101"})
    play(state, "A execute BLU1 [1], A pass")
    for by in EVERYBODY:
        assert told(state, "revealed", by)[0]["job"] == 2
        assert "103" in see(state, by)["gone_jobs"]


# -- what lies open ---------------------------------------------------------------------------------------------------


def test_purchases_market_attached_and_played_cards_lie_open() -> None:
    """CN-6, CN-32, CN-140."""
    state = meet(influence={"A": "henchman snitch"}, market="DD PI LS PO", deck="NC CA")
    play(state, "A attach henchman DIM1, A assign BLU1, A market 1")
    for by in EVERYBODY:
        assert planned(state, "BLU1", by) == "PI"
        assert players(state, by)[1]["gangsters"][0]["attached"] == ["henchman"]
        assert [code_of(card["business"]) for card in see(state, by)["market"]] == ["DD", "NC", "LS", "PO"]
        assert told(state, "attached", by)[0]["card"] == "henchman"
        assert told(state, "planned_purchase", by)[0]["business"] == 6


def test_money_and_the_like_are_public() -> None:
    """CN-7: cash, laundered money, killed Gangsters, free markers, used abilities, monopolies."""
    state = meet(
        money=7,
        laundered=[3, 0, 0],
        killed={"B": "CAL3"},
        own={"A": "LS1 LS2 CO*", "B": "DD LW+A BF", "C": "PI PO GA"},
    )
    for by in EVERYBODY:
        first, second = players(state, by)[:2]
        assert (first["cash"], first["laundered"], first["free_markers"]) == (7, 3, 4)
        assert second["killed"] == [gangster("CAL3")]
        assert [card["used"] for card in first["businesses"]] == [False, False, True]
        assert [entry["owner"] for entry in see(state, by)["monopolies"]] == [None, None, 0]


# -- decks ------------------------------------------------------------------------------------------------------------


def test_the_order_of_the_decks_is_known_to_nobody() -> None:
    state = meet(round=2, deck="NC CA GA2", job_deck="219 220", influence_deck="spy snitch")
    one, two = copy(state), copy(state)
    top = two.b_deck.n - 1
    two.b_deck.items[top], two.b_deck.items[top - 1] = two.b_deck.items[top - 1], two.b_deck.items[top]
    alike(one, two, EVERYBODY)
    one, two = swap_influence(state, "deck spy", "deck snitch")
    alike(one, two, EVERYBODY)
    one, two = swap_jobs(state, 219, 220)
    alike(one, two, EVERYBODY)


def test_cards_put_under_the_business_deck_are_known_in_their_place() -> None:
    """CN-56, CN-114, CN-146; until the deck is shuffled (CN-120)."""
    state = meet(
        moment="act",
        round=2,
        plan={"BLU1": "CA", "BLU2": "218", "DIM1": "101", "CAL1": "102"},
        influence={"A": "snitch"},
        market="DD PI LS PO",
    )
    while phase(state) != ("act", "A"):
        go_on(state)
    play(state, "A swap")
    for by in EVERYBODY:
        assert [code_of(card) for card in see(state, by)["known_bottom"]] == ["PO", "LS", "PI", "DD"]
    play(state, "A lapse BLU1")
    for by in EVERYBODY:
        assert [code_of(card) for card in see(state, by)["known_bottom"]] == ["CA", "PO", "LS", "PI", "DD"]
    while phase(state) != ("act", "A"):
        go_on(state)
    play(state, "A execute BLU2 [3 3], A pass")
    for by in EVERYBODY:
        assert see(state, by)["known_bottom"] == []


def test_blind_recruits() -> None:
    """Option `recruit=blind`: the order is known to nobody, a top one that was turned to all."""
    state = meet(money=11, moment="payday", own={"A": "LS1"}, recruit="blind")
    state.recruits[0], state.recruits[2] = 3, 5
    one, two = copy(state), copy(state)
    two.recruits[0], two.recruits[1] = two.recruits[1], two.recruits[0]
    alike(one, two, EVERYBODY)
    assert phase(one) == ("recruit", "A")
    both((one, two), "A recruit BLU4")
    alike(one, two, EVERYBODY)
    for by in EVERYBODY:
        assert players(one, by)[0]["recruits"]["top"] == gangster("BLU6")
        assert told(one, "too_dear", by)[0]["gangster"] == gangster("BLU6")


# -- cards put away ---------------------------------------------------------------------------------------------------


def test_what_is_put_away_is_known_to_its_owner_alone() -> None:
    """CN-162: others see how many Jobs of which back, and how many Influence cards."""
    state = meet(
        money=0,
        round=2,
        moment="payday",
        jobs={"A": "101 102 103 201"},
        influence={"A": "spy snitch snitch schemer", "B": "spy"},
    )
    assert phase(state) == ("discard", "A")
    one, two = copy(state), copy(state)
    play(one, "A discard_job 101, A discard_influence spy")
    play(two, "A discard_job 103, A discard_influence snitch")
    alike(one, two, ["B", "C", None])
    for by in EVERYBODY:
        shown = told(one, "put_away", by)[0]["cards"]
        assert shown == (["101", "spy"] if by == "A" else ["I", "?"])


def test_a_refused_job_is_unseen_again() -> None:
    """CN-22: it is shuffled into the deck; who refuses is shown."""
    state = meet(moment="round", round=2, job_deck="209 210 211 212 201 202 203 204 205 206 207 208")
    assert phase(state) == ("redraw", "ABC")
    play(state, "A refuse, B keep, C keep")
    for by in EVERYBODY:
        assert [line["seat"] for line in told(state, "refused", by)] == [0]
    for seat in range(3):
        known = [token for token in range(20, 40) if state.jobs.knows(seat, token)]
        assert sorted(known) == sorted(hand_jobs(state, seat)), "only those of the new deal"


# -- talk -------------------------------------------------------------------------------------------------------------


def test_a_draft_is_seen_by_nobody_else() -> None:
    state = meet(4)
    one, two = copy(state), copy(state)
    draft(one, "A", "B", give="cash 3, lend A.CO", get="gangster DIM1", tag="threat")
    alike(one, two, ["B", "C", "D", None])
    play(one, "A offer_drop, A offer_open C, A offer_drop")
    alike(one, two, ["B", "C", "D", None])
    assert "view" in tell_apart(one, two, "A")


def test_an_offer_between_two_is_seen_by_nobody_else() -> None:
    """Open, rejected, withdrawn or expired: the others hear nothing of it."""
    state = meet(4, jobs={"A": "101"})
    one, two = copy(state), copy(state)
    offer(one, "A", "B", give="cash 3", get="lend B.LW", tag="peace")
    alike(one, two, ["C", "D", None])
    play(one, "B reject A")
    offer(one, "B", "A", give="gangster DIM1")
    play(one, "B withdraw A")
    offer(one, "A", "B", give="gangster BLU1")
    alike(one, two, ["C", "D", None])
    both((one, two), "A assign BLU1, A job 101")
    assert len(told(one, "expired", "A")) == 1
    alike(one, two, ["C", "D", None])


def test_public_offers_are_seen_by_seats_and_not_by_onlookers() -> None:
    """Option `public_offers`; drafts stay secret."""
    state = meet(4, public_offers=True)
    one, two = copy(state), copy(state)
    draft(one, "A", "B", give="cash 3")
    alike(one, two, ["B", "C", "D", None])
    play(one, "A offer_send")
    for by in "BCD":
        assert tell_apart(one, two, by)[:2] == ["view", "events"]
    alike(one, two, [None])


def test_an_executed_exchange_is_seen_by_all() -> None:
    state = meet(4)
    trade(state, "A", "B", give="cash 3", get="lend B.LW", tag="peace")
    for by in (*EVERYBODY, "D"):
        assert told(state, "exchanged", by)[0]["terms"] == ["give cash 3", "get lend 15", "tag peace"]
        assert see(state, by)["promises"][0]["tag"] == "peace"


# -- choices of several parts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "steps",
    [("A assign BLU1", "A assign BLU3"), ("A assign BLU1", "A spy DIM1"), ("A lawyer CAL1", "A spy DIM1")],
)
def test_CN_9_of_a_half_made_plan_others_see_only_that_something_is_under_way(steps: tuple[str, str]) -> None:
    state = meet(
        jobs={"A": "101"},
        plan={"DIM1": "102", "CAL1": "103"},
        influence={"A": "spy"},
        own={"A": "LS LW1", "B": "DD", "C": "PI"},
    )
    one, two = copy(state), copy(state)
    play(one, steps[0])
    play(two, steps[1])
    alike(one, two, ["B", "C", None])
    assert see(one, "B")["under_way"]
    assert see(one, "B")["phase"] == "plan"
    assert "view" in tell_apart(one, two, "A")


@pytest.mark.parametrize(
    "steps",
    [("A execute BLU1", "A execute BLU2"), ("A execute BLU1", "A spy DIM1"), ("A execute BLU2", "A lawyer CAL1")],
)
def test_CN_9_of_a_half_made_action_others_see_only_that_something_is_under_way(steps: tuple[str, str]) -> None:
    """Neither which Gangster nor that it is an Attack."""
    state = meet(
        moment="act",
        round=4,
        plan={"BLU1": "119", "BLU2": "425", "DIM1": "102", "CAL1": "103"},
        influence={"A": "spy"},
        own={"A": "LS LW1", "B": "DD", "C": "PI"},
    )
    one, two = copy(state), copy(state)
    play(one, steps[0])
    play(two, steps[1])
    alike(one, two, ["B", "C", None])
    assert (see(one, "B")["under_way"], see(one, "B")["phase"], see(one, "B")["job"]) == (True, "act", None)
    assert "view" in tell_apart(one, two, "A")
