"""The worked examples of section 12 about Cash Jobs, the Businesses they need, purchases and the deals around them."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import (
    bottom,
    copy,
    estate,
    gang,
    load,
    markers,
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


def owners(state: CosaPlay) -> list[int | None]:
    """Who holds Drugs, Prostitution, Credit."""
    return [monopoly["owner"] for monopoly in see(state)["monopolies"]]


def test_ex_3_a_car_theft_needs_a_garage() -> None:
    """CN-80, CN-82."""
    state = table("CAL BLU DIM", plan={"CAL2": "109", "CAL1": "103"})
    play(state, "A execute CAL2 [3 3]")
    assert told(state, "rolled")[0]["dice"] == [3, 3]
    assert money(state)[0] == 2 + 9
    poor = table("BLU CAL DIM", plan={"BLU2": "109", "BLU1": "103"})
    before = poor.rng.words()
    play(poor, "A execute BLU2")
    assert poor.rng.words() == before
    assert not told(poor, "rolled")
    assert told(poor, "revealed")[0]["gangster"] == 1
    assert "109" in see(poor)["gone_jobs"]
    assert planned(poor, "BLU2") == ""
    assert money(poor) == [2, 2, 2]


def test_ex_4_yellow_rents_the_lawyer_of_green() -> None:
    """CN-83, CN-181."""
    state = table("BLU DIM CAL", own={"A": "LS", "B": "LW"}, plan={"BLU2": "110", "BLU1": "103"})
    play(state, "A offer_open B, A give cash 2, A ask lend B.LW, A offer_send, B accept A")
    assert money(state) == [0, 4, 2]
    assert markers(state) == "4 5 5"
    assert markers(state, "B.LW") == "A"
    play(state, "A execute BLU2 [3 4]")
    assert money(state) == [9, 4, 2]
    assert markers(state) == "5 5 5"
    assert markers(state, "B.LW") == ""


def test_ex_5_a_third_owner_ends_the_monopoly_of_red() -> None:
    """CN-164."""
    own = {"A": "PI PI", "B": "PI", "C": "LW CA"}
    state = table("CAL BLU CAR", own=own, cash=[2, 2, 4], plan={"CAR1": "PI", "CAR2": "103"}, turn="C")
    assert owners(state) == [None, 0, None]
    play(state, "C execute CAR1")
    assert owners(state) == [None, None, None]
    assert [(line["kind"], line["seat"]) for line in told(state, "monopoly")] == [("prostitution", None)]


def test_ex_7_calmuti_earns_buys_and_earns_again() -> None:
    """CN-50, CN-54."""
    plan = {"CAL2": "109", "CAL1": "WC", "CAL4": "111", "CAL3": "103"}
    state = table("CAL BLU DIM", own={"B": "LS CO"}, gang={"A": "CAL4"}, plan=plan)
    play(state, "A execute CAL2 [3 5]")
    assert money(state)[0] == 11
    play(state, "A execute CAL1")
    assert money(state)[0] == 3
    assert "WC" in estate(state, "A").split()
    play(state, "A execute CAL4 [1 2]")
    assert money(state)[0] == 8


def test_ex_8_a_bashed_lawyer_sends_the_marker_home() -> None:
    """CN-112, CN-190."""
    own = {"C": "LW+A CA"}
    plan = {"DIM1": "114", "CAL3": "203", "CAR1": "103"}
    state = table("CAL DIM CAR", own=own, plan=plan, turn="B", round=2)
    assert markers(state) == "4 5 5"
    play(state, "B execute DIM1, B aim C.LW [2], C lapse CAR1")
    assert estate(state, "C") == "LW- CA"
    assert markers(state) == "5 5 5"
    without = copy(state)
    play(without, "A execute CAL3")
    assert told(without, "fizzled")
    assert not told(without, "rolled")
    play(state, "A offer_open B, A ask lend B.LW, A offer_send, B accept A")
    load(state, [3, 3, 1])
    play(state, "A execute CAL3")
    assert told(state, "earned")[0]["amount"] == 10


def test_ex_10_a_threat_is_paid_and_binds_nobody() -> None:
    """CN-182."""
    state = table("CAL BLU DIM", cash=[2, 5, 2], plan={"CAL2": "109", "CAL1": "114"})
    play(state, "A offer_open B, A ask cash 5, A tag threat, A offer_send, B accept A")
    assert money(state) == [7, 0, 2]
    assert may(state, "A execute CAL1")
    spared = copy(state)
    play(spared, "A execute CAL2 [1 1], A lapse CAL1")
    assert gang(spared, "B") == "BLU1 BLU2 BLU3"
    play(state, "A execute CAL1, A aim B.LS [2]")
    assert estate(state, "B") == "LS- CO WC"


def test_ex_16_a_casino_that_cannot_be_paid_lapses() -> None:
    """CN-56, CN-190."""
    state = table(cash=[13, 2, 2], plan={"BLU1": "CA+B", "BLU2": "103"})
    assert markers(state) == "5 4 5"
    assert refused(state, "A execute BLU1") == "CN-55"
    play(state, "A lapse BLU1")
    assert bottom(state) == "CA"
    assert markers(state) == "5 5 5"
    assert money(state) == [13, 2, 2]


def test_ex_18_a_henchman_makes_escort_service_sure() -> None:
    """CN-72."""
    for die in range(1, 7):
        state = table("CAL BLU DIM", plan={"CAL1": "105", "CAL2": "103"}, attached={"CAL1": "henchman"})
        play(state, f"A execute CAL1 [{die}]")
        assert told(state, "rolled")[0]["target"] == 1
        assert money(state)[0] == 2 + 4


def test_ex_28_two_markers_on_one_dealer_fill_one_place() -> None:
    """CN-80."""
    state = table("BLU DIM CAL", own={"B": "DD+AA LW BF"}, plan={"BLU2": "207", "BLU1": "103"}, round=2)
    play(state, "A execute BLU2")
    assert told(state, "fizzled")
    assert not told(state, "rolled")
    assert markers(state, "B.DD") == "AA"
    assert "207" in see(state)["gone_jobs"]


def test_ex_34_a_sold_lawyer_keeps_the_marker_of_a_third() -> None:
    """CN-190."""
    sale = table("CAL DIM CAR", own={"B": "DD BF", "C": "LW+A CA"}, plan={"CAL2": "104", "CAL1": "103"})
    rest = copy(sale)
    play(sale, "C offer_open B, C give business C.LW, C ask cash 2, C offer_send, B accept C")
    assert estate(sale, "B") == "DD LW BF"
    assert markers(sale, "B.LW") == "A"
    play(sale, "A execute CAL2 [2 2]")
    assert money(sale) == [6, 0, 4]
    assert markers(sale) == "5 5 5"
    play(rest, "C offer_open A, C give business C.LW, C ask cash 1, C offer_send, A accept C")
    assert markers(rest) == "5 5 5"
    assert estate(rest, "A") == "PI LW PO GA"


def test_ex_35_a_gift_pays_for_the_garage() -> None:
    """CN-55."""
    state = table("BLU DIM CAL", own={"C": "PI"}, cash=[7, 2, 2], plan={"BLU1": "GA", "BLU2": "103"})
    assert refused(state, "A execute BLU1") == "CN-55"
    play(state, "B offer_open A, B give cash 1, B offer_send, A accept B")
    play(state, "A execute BLU1")
    assert money(state) == [0, 1, 2]
    assert "GA" in estate(state, "A").split()


def test_ex_39_a_gangster_with_a_plan_is_not_for_sale() -> None:
    """CN-185."""
    state = table(own={"A": "LS WC"}, plan={"BLU1": "103", "BLU2": "106", "DIM1": "104"})
    play(state, "A offer_open B")
    assert refused(state, "A give gangster BLU1") == "CN-185"
    play(state, "A offer_drop, A execute BLU1 [2], A offer_open B, A give gangster BLU1, A offer_send, B accept A")
    assert gang(state, "B") == "BLU1 DIM1 DIM2 DIM3"
    assert phase(state) == ("act", "B")
    assert refused(state, "B execute BLU1") == "CN-53"
    assert refused(state, "B lapse BLU1") == "CN-53"


def test_ex_41_cops_reroll_before_anybody_robs() -> None:
    """CN-74."""
    own = {"A": "CO CO"}
    state = table(own=own, plan={"BLU2": "112", "BLU1": "103", "DIM1": "319"}, round=3)
    play(state, "A execute BLU2 [1 2]")
    assert phase(state) == ("reroll", "A")
    play(state, "A reroll 0 [4]")
    assert see(state)["job"]["successes"] == 1
    assert phase(state) == ("reroll", "A")
    play(state, "A reroll 1 [1]")
    assert see(state)["job"]["dice"] == [4, 1]
    assert phase(state) == ("rob", "B")
    play(state, "B pass")
    assert money(state)[0] == 2 + 4


@pytest.mark.parametrize("paid", [False, True])
def test_ex_43_a_marker_on_a_planned_purchase_counts_when_it_is_paid(paid: bool) -> None:
    """CN-86, CN-186."""
    plan = {"BLU1": "105", "BLU2": "103", "DIM1": "PI", "DIM2": "104"}
    state = table("BLU DIM CAL", own={"A": "LS WC", "B": "DD LW- BF"}, cash=[2, 4, 2], plan=plan, turn="B")
    play(state, "A offer_open B")
    assert refused(state, "A ask lend B.LW") == "CN-186"
    play(state, "A ask lend B.PI, A offer_send, B accept A")
    assert markers(state, "B.PI") == "A"
    play(state, "B execute DIM1" if paid else "B lapse DIM2")
    assert markers(state, "B.PI") == "A"
    if paid:
        play(state, "A execute BLU1 [2]")
        assert money(state)[0] == 2 + 4
        assert markers(state) == "5 5 5"
    else:
        play(state, "A execute BLU1")
        assert told(state, "fizzled")
        assert markers(state, "B.PI") == "A"


def test_ex_53_no_talk_while_a_job_is_executed_nor_after_the_last_action() -> None:
    """CN-61, CN-180."""
    own = {"A": "LS CO WC+B", "B": "DD LW BF"}
    state = table(own=own, plan={"BLU2": "113", "BLU1": "103"}, round=4)
    play(state, "A execute BLU2 [3 3]")
    assert phase(state) == ("reroll", "A")
    for step in ("A offer_open B", "B offer_open C", "B take_back A.WC", "A accept B"):
        assert refused(state, step) == "CN-61"
    play(state, "A pass")
    assert phase(state) == ("act", "A")
    assert may(state, "B take_back A.WC")
    play(state, "A lapse BLU1")
    assert state.over
    assert refused(state, "A offer_open B") == "CN-180"


def test_ex_54_what_cannot_be_offered_taken_back_or_accepted() -> None:
    """CN-183, CN-184, CN-187, CN-188, CN-191, CN-192."""
    own = {"A": "LS CO WC+B", "B": "DD LW BF+C"}
    state = table(own=own, laundered=[9, 0, 0], plan={"BLU1": "PI", "BLU2": "103"})
    play(state, "A offer_open B")
    assert refused(state, "A offer_send") == "CN-191"
    assert refused(state, "A give cash 3") == "CN-183"
    assert refused(state, "A give cash 9") == "CN-183", "what is laundered cannot be given (CN-184)"
    assert refused(state, "A give business A.PI") == "CN-184"
    play(state, "A offer_drop")
    assert refused(state, "A take_back A.WC") == "CN-187"
    assert refused(state, "C take_back A.WC") == "CN-188"
    assert refused(state, "A take_back B.BF") == "CN-188"
    play(state, "A offer_open B, A give cash 1, A offer_send")
    assert refused(state, "C accept A") == "CN-192"
    play(state, "A offer_open C, A offer_drop")
    assert refused(state, "A offer_open C") == "CN-191"
    play(state, "A lapse BLU2")
    assert may(state, "A offer_open C")


def test_ex_55_one_marker_for_each_job_and_the_choice_among_lawyers() -> None:
    """CN-81, CN-84, CN-189."""
    own = {"A": "LS", "B": "CO+AA"}
    state = table(own=own, plan={"BLU2": "112", "BLU3": "305", "BLU1": "103"}, round=3)
    play(state, "A execute BLU2 [3 1]")
    assert markers(state, "B.CO") == "A"
    play(state, "A execute BLU3 [3 3 1]")
    assert markers(state) == "5 5 5"
    assert money(state)[0] == 2 + 4 + 11
    own = {"A": "LS", "B": "LW+A CO+A", "C": "LW+A"}
    state = table(own=own, plan={"BLU2": "104", "BLU1": "103"})
    play(state, "A execute BLU2")
    assert phase(state) == ("aim", "A")
    assert refused(state, "A use B.CO") == "CN-84"
    play(state, "A use C.LW [2 2]")
    assert markers(state, "C.LW") == ""
    assert markers(state, "B.LW") == markers(state, "B.CO") == "A"
