"""Rules of La Cosa Nostra: planning (CN-30 to CN-40)."""

from __future__ import annotations

from tests.games.cosanostra.helpers.positions import (
    attached,
    gang,
    hand,
    market,
    may,
    money,
    phase,
    planned,
    play,
    refused,
    see,
    table,
    told,
)

JOBS = {"A": "101 102 103 104", "B": "105 106 107 108", "C": "109 110 111 112"}


def test_CN_30_one_assignment_ends_the_turn() -> None:
    state = table(jobs=JOBS, influence={"A": "henchman snitch"}, moment="plan")
    play(state, "A attach henchman BLU1, A swap")
    assert phase(state) == ("plan", "A"), "Influence cards cost no action"
    play(state, "A assign BLU1, A job 101")
    assert phase(state) == ("plan", "B")
    assert refused(state, "A assign BLU2") == "CN-4"
    play(state, "B assign DIM3, B market 0")
    assert phase(state) == ("plan", "C")


def test_CN_31_a_job_goes_face_down_onto_the_gangster() -> None:
    state = table(jobs=JOBS, moment="plan")
    play(state, "A assign BLU2, A job 103")
    assert hand(state, "A") == [101, 102, 104]
    assert planned(state, "BLU2", "A") == "103"
    assert {planned(state, "BLU2", by) for by in (None, "B", "C")} == {"I"}
    assert told(state, "planned_job", "A")[0]["cards"] == ["103"]
    assert told(state, "planned_job", "B")[0]["cards"] == ["I"]


def test_CN_32_a_purchase_lies_open_and_the_market_is_filled_at_once() -> None:
    state = table(jobs=JOBS, market="DD PI LS LW", deck="CA NC", moment="plan", cash=[0, 0, 0])
    play(state, "A assign BLU2, A market 2")
    assert {planned(state, "BLU2", by) for by in (None, "A", "B")} == {"LS"}
    assert market(state) == "DD PI CA LW"
    assert money(state) == [0, 0, 0]
    play(state, "B assign DIM1, B market 2")
    assert market(state) == "DD PI NC LW"


def test_CN_33_only_an_own_active_gangster_without_a_card() -> None:
    state = table(jobs=JOBS, gang={"A": "BLU2- DIM3 BLU4"}, moment="plan")
    assert [may(state, f"A assign {man}") for man in ("BLU1", "BLU2", "DIM3", "BLU4", "BLU5", "DIM1")] == [
        True, False, True, True, False, False,
    ]  # fmt: skip
    play(state, "A assign DIM3, A job 101, B assign DIM1, B job 105, C assign CAL1, C job 109")
    assert refused(state, "A assign DIM3") == "CN-33"


def test_CN_34_jobs_of_earlier_rounds_may_be_used() -> None:
    state = table(jobs={"A": "103 201 301"}, round=3, moment="plan")
    play(state, "A assign BLU1")
    assert [may(state, f"A job {number}") for number in (103, 201, 301, 104, 302)] == [True, True, True, False, False]
    play(state, "A job 103")
    assert planned(state, "BLU1") == "I"


def test_CN_35_an_empty_place_of_the_market_cannot_be_planned() -> None:
    state = table(jobs=JOBS, rest="C", market="- DD - -", moment="plan")
    play(state, "A assign BLU1")
    assert [may(state, f"A market {slot}") for slot in range(4)] == [False, True, False, False]
    assert refused(state, "A market 3") == "CN-35"


def test_CN_36_nobody_passes_while_he_has_work() -> None:
    state = table(jobs={"A": "103"}, rest="C", market="- - - -", moment="plan")
    assert refused(state, "A pass") == "CN-36"
    state = table(jobs={}, rest="C", market="- - DD -", moment="plan")
    assert phase(state) == ("plan", "A")
    assert refused(state, "A pass") == "CN-36"


def test_CN_37_the_market_shrinks_and_fills_again_lowest_first() -> None:
    state = table(jobs={"A": "103"}, rest="C", market="DD - PI LS", cash=[0, 9, 9], moment="plan")
    play(state, "A assign BLU1, A market 0")
    assert market(state) == "- - PI LS", "slots do not move up"
    play(state, "B assign DIM1, B market 2, C assign CAL1, C market 3")
    assert market(state) == "- - - -"
    assert phase(state) == ("plan", "A"), "B and C have nothing to assign"
    play(state, "A assign BLU2, A job 103")
    assert phase(state) == ("act", "A"), "BLU3 stays idle"
    play(state, "A lapse BLU1")
    assert market(state) == "DD - - -"
    play(state, "B lapse DIM1")
    assert market(state) == "DD PI - -"


def test_CN_37_a_seat_without_work_has_some_again() -> None:
    """An exchange takes the last free Gangster away, and gives another seat one."""
    plan = {"BLU1": "101", "BLU2": "102", "BLU3": "103", "DIM1": "104", "DIM2": "105"}
    state = table(jobs={"A": "106", "B": "107", "C": "108"}, plan=plan, turn="B", moment="plan")
    play(state, "B offer_open A, B give gangster DIM3, B offer_send, A accept B")
    assert phase(state) == ("plan", "C")
    play(state, "C assign CAL1, C job 108")
    assert phase(state) == ("plan", "A")
    assert gang(state, "A") == "BLU1 BLU2 BLU3 DIM3"
    play(state, "A assign DIM3, A job 106")
    assert planned(state, "DIM3", "A") == "106"


def test_CN_38_money_is_not_looked_at() -> None:
    state = table(market="CA NC GA BF", deck="CA NC WC", cash=[0, 0, 0], own={"C": "PI"}, moment="plan")
    play(state, "A assign BLU1, A market 0, B assign DIM1, B market 1, C assign CAL1, C market 2")
    play(state, "A assign BLU2, A market 0, B assign DIM2, B market 1, C assign CAL2, C market 2")
    assert [planned(state, man) for man in ("BLU1", "BLU2", "DIM1", "DIM2")] == ["CA", "CA", "NC", "NC"]
    assert money(state) == [0, 0, 0]


def test_CN_39_a_planned_card_stays_where_it_is() -> None:
    state = table(jobs={"A": "101 102"}, plan={"BLU1": "103", "BLU2": "PI"}, moment="plan")
    assert refused(state, "A assign BLU1") == "CN-33"
    assert refused(state, "A assign BLU2") == "CN-33"
    assert refused(state, "A lapse BLU1") == "CN-4"
    play(state, "A assign BLU3")
    assert refused(state, "A job 103") == "CN-39"


def test_CN_40_planning_ends_when_all_have_a_card() -> None:
    asleep = {"B": "DIM1- DIM2- DIM3-", "C": "CAL1- CAL2- CAL3-"}
    state = table(jobs=JOBS, gang=asleep, plan={"BLU1": "PI"}, moment="plan")
    play(state, "A assign BLU3, A job 101")
    assert phase(state) == ("plan", "A")
    play(state, "A assign BLU2, A job 102")
    assert phase(state) == ("act", "A")
    assert hand(state, "A") == [103, 104]
    assert hand(state, "B") == [105, 106, 107, 108]


def test_CN_40_the_phase_of_the_table_follows() -> None:
    """Attached cards of the planning phase lie there in the action phase."""
    asleep = {"B": "DIM1- DIM2- DIM3-", "C": "CAL1- CAL2- CAL3-", "A": "BLU2- BLU3-"}
    state = table(jobs=JOBS, gang=asleep, influence={"A": "machine_pistol"}, moment="plan")
    play(state, "A attach machine_pistol BLU1, A assign BLU1, A job 103")
    assert attached(state, "BLU1") == ["machine_pistol"]
    assert see(state)["phase"] == "act"
