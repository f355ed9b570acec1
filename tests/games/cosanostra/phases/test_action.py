"""Rules of La Cosa Nostra: action turns, purchases, lapses, special Jobs (CN-50 to CN-62, CN-115 to CN-120)."""

from __future__ import annotations

import pytest

from sitdown.engine import Log
from tests.games.cosanostra.helpers.positions import (
    bottom,
    business,
    copy,
    estate,
    hand,
    load,
    markers,
    market,
    may,
    money,
    offered,
    phase,
    planned,
    play,
    refused,
    see,
    table,
    told,
)

PLAN = {"BLU1": "103", "BLU2": "106", "DIM1": "104", "CAL1": "105"}


def test_CN_50_one_card_a_turn_in_any_order() -> None:
    state = table(own={"A": "LS"}, plan=PLAN)
    play(state, "A execute BLU2 [3 1]")
    assert phase(state) == ("act", "B")
    play(state, "B lapse DIM1, C lapse CAL1")
    assert phase(state) == ("act", "A")
    play(state, "A lapse BLU1")


def test_CN_51_nobody_passes_his_turn() -> None:
    state = table(plan=PLAN)
    assert refused(state, "A pass") == "CN-51"
    assert refused(state, "A skip") == "CN-140"
    assert may(state, "A lapse BLU1")


def test_CN_52_a_seat_without_a_plan_is_skipped_and_the_phase_ends() -> None:
    state = table(plan={"BLU1": "103", "CAL1": "105"})
    play(state, "A lapse BLU1")
    assert phase(state) == ("act", "C")
    play(state, "C lapse CAL1")
    assert told(state, "income")
    assert phase(state)[0] == "redraw"


def test_CN_53_an_own_active_gangster_with_a_card() -> None:
    state = table(plan=PLAN, gang={"A": "BLU3-"})
    for man in ("BLU3", "DIM1", "BLU4", "CAR2"):
        assert refused(state, f"A execute {man}") == "CN-53"
        assert refused(state, f"A lapse {man}") == "CN-53"
    assert [may(state, f"A execute {man}") for man in ("BLU1", "BLU2")] == [True, True]


def test_CN_54_a_bought_business_is_active_at_once() -> None:
    state = table(cash=[5, 2, 2], own={"A": "LS"}, plan={**PLAN, "BLU3": "LW", "CAL2": "107"})
    assert refused(state, "A lawyer DIM1") == "CN-151"
    play(state, "A execute BLU3")
    assert money(state) == [3, 2, 2]
    assert estate(state, "A") == "LS LW"
    play(state, "B lapse DIM1, C lapse CAL1")
    assert see(state)["players"][0]["income"] == 3
    assert may(state, "A lawyer CAL2")


def test_CN_55_a_purchase_needs_its_full_price() -> None:
    for cash in (13, 14):
        state = table(cash=[cash, 2, 2], plan={**PLAN, "BLU3": "CA"})
        assert may(state, "A execute BLU3") == (cash == 14)
    play(state, "A execute BLU3")
    assert money(state)[0] == 0


def test_CN_56_a_lapsed_purchase_goes_under_the_deck() -> None:
    state = table(cash=[20, 2, 2], plan={**PLAN, "BLU3": "NC+BBC"})
    assert markers(state) == "5 3 4"
    play(state, "A lapse BLU3")
    assert bottom(state) == "NC"
    assert see(state)["known_bottom"] == [30]
    assert markers(state) == "5 5 5"
    assert estate(state, "A") == "LS CO WC"
    assert money(state)[0] == 20


def test_CN_57_a_lapsed_job_is_not_seen() -> None:
    state = table(plan=PLAN)
    for by, shown in ((None, "I"), ("B", "I"), ("A", "103")):
        trial = copy(state)
        play(trial, "A lapse BLU1")
        assert told(trial, "lapsed_job", by)[0]["cards"] == [shown]
        gone = see(trial, by)["gone_jobs"]
        assert gone.count("103") == (shown == "103")
        assert gone.count("I") == (shown == "I")


@pytest.mark.parametrize(("job", "round_"), [("319", 3), ("321", 3), ("422", 4), ("424", 4)])
def test_CN_58_CN_59_responses_are_not_executed(job: str, round_: int) -> None:
    state = table(plan={"BLU1": job}, round=round_)
    assert refused(state, "A execute BLU1") == "CN-58"
    play(state, "A lapse BLU1")
    assert job not in see(state)["gone_jobs"]


def test_CN_60_target_reveal_dice_effect_discard() -> None:
    state = table(plan={"BLU3": "120", "BLU1": "103"})
    play(state, "A execute BLU3")
    assert not told(state, "revealed"), "the target is fixed first"
    assert planned(state, "BLU3", "B") == "I"
    play(state, "A aim C [4 4 1]")
    assert told(state, "revealed")[0]["victim"] == 2
    assert isinstance(state.listener, Log)
    events = [line["event"] for line in state.listener.lines(None)]
    assert events[-4:] == ["revealed", "rolled", "paid", "laid_away"]
    assert "120" in see(state)["gone_jobs"]
    left = see(state)["jobs_left"]
    play(state, "A lapse BLU1")
    assert see(state)["jobs_left"][0] == left[0], "discards are never used again"


def test_CN_61_nothing_else_while_a_job_is_executed() -> None:
    state = table(own={"C": "PI PO GA+B"}, plan={"BLU2": "315", "BLU1": "103"}, influence={"C": "snitch"}, round=3)
    play(state, "A execute BLU2, A aim DIM1 [4 4]")
    assert phase(state) == ("doctor", "C")
    for step in ("A offer_open B", "B take_back C.GA", "C offer_open A", "B withdraw C"):
        assert refused(state, step) == "CN-61"
    assert refused(state, "C snitch BLU1") == "CN-140"
    play(state, "C pass")
    assert may(state, "B take_back C.GA")


def test_CN_61_offers_expire_when_a_job_is_executed() -> None:
    state = table(plan=PLAN)
    play(state, "B offer_open C, B give cash 1, B offer_send, A execute BLU1 [2]")
    assert phase(state) == ("reroll", "A")
    assert see(state, "C")["offers"] == []
    assert told(state, "expired", "C")


@pytest.mark.parametrize(
    ("job", "own", "round_"),
    [
        ("114", {"B": "BF", "C": "GA"}, 1),
        ("118", {"B": "DD", "C": "PI"}, 1),
        ("114", {"B": "DD- BF", "C": "GA"}, 1),
        ("310", {"B": "BF", "C": "GA"}, 3),
        ("312", {"B": "BF", "C": ""}, 3),
        ("314", {"B": "DD", "C": ""}, 3),
    ],
)
def test_CN_62_an_attack_without_a_target_lapses(job: str, own: dict[str, str], round_: int) -> None:
    state = table(own=own, plan={"BLU1": job, "BLU2": "103"}, round=round_)
    assert refused(state, "A execute BLU1") == "CN-62"
    play(state, "A lapse BLU1")


def test_CN_62_no_horse_without_cash() -> None:
    state = table(cash=[0, 2, 2], plan={"BLU1": "425", "BLU2": "103"}, round=4)
    assert refused(state, "A execute BLU1") == "CN-62"
    play(state, "B offer_open A, B give cash 1, B offer_send, A accept B")
    assert may(state, "A execute BLU1")


# -- special Jobs -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "most"), [("3 3", 15), ("3 1", 8), ("2 2", None)])
def test_CN_115_laundering_up_to_fifteen_or_eight(dice: str, most: int | None) -> None:
    state = table(cash=[40, 2, 2], plan={"BLU2": "216", "BLU1": "103"}, round=2)
    play(state, f"A execute BLU2 [{dice}]")
    if most is None:
        assert phase(state) == ("act", "A")
        return
    assert offered(state, "A", "launder") == list(range(most + 1))
    assert refused(state, "A pass") == "CN-4"
    play(state, f"A launder {most}")
    assert (money(state)[0], see(state)["players"][0]["laundered"]) == (40 - most, most)


def test_CN_115_laundered_money_cannot_be_stolen() -> None:
    state = table(cash=[2, 0, 2], laundered=[0, 15, 0], plan={"BLU3": "120", "BLU1": "103"})
    play(state, "A execute BLU3, A aim B [6 6 6]")
    assert money(state) == [2, 0, 2]
    assert see(state)["players"][1]["laundered"] == 15


def test_CN_116_a_stake_of_one_to_twenty() -> None:
    state = table(cash=[30, 2, 2], plan={"BLU1": "425", "BLU2": "103"}, round=4)
    play(state, "A execute BLU1")
    assert offered(state, "A", "stake") == list(range(1, 21))
    lost = copy(state)
    play(state, "A stake 20 [4]")
    assert money(state)[0] == 50
    play(lost, "A stake 20 [3]")
    assert money(lost)[0] == 10


@pytest.mark.parametrize(("dice", "each"), [("2 2", 3), ("2 1", 1), ("1 1", 0)])
def test_CN_117_a_birthday_is_no_attack(dice: str, each: int) -> None:
    plan = {"BLU2": "220", "BLU1": "103", "DIM1": "321"}
    state = table(cash=[0, 9, 9], plan=plan, round=3)
    play(state, f"A execute BLU2 [{dice}]")
    assert money(state) == [2 * each, 9 - each, 9 - each]
    assert phase(state) == ("act", "B"), "no Trap window (CN-135)"


def test_CN_118_at_most_one_market_card() -> None:
    state = table(cash=[9, 2, 2], plan={"BLU2": "219", "BLU1": "103"}, market="DD PI GA LS", deck="CA", round=2)
    play(state, "A execute BLU2 [3 3]")
    assert phase(state) == ("buy", "A")
    assert refused(state, "A buy CA1") == "CN-118", "not from the deck"
    assert refused(state, "B buy CA1") == "CN-4"
    passing = copy(state)
    card = state.market[2]
    play(state, f"A buy GA{card - 23}")
    assert money(state)[0] == 9 - 4
    assert market(state) == "DD PI CA LS"
    assert phase(state) == ("act", "A")
    play(passing, "A pass")
    assert money(passing)[0] == 9
    assert market(passing) == "DD PI GA LS"


@pytest.mark.parametrize(("dice", "less"), [("3 3", 2), ("3 1", 0)])
def test_CN_119_connections_search_deck_and_market(dice: str, less: int) -> None:
    for name, price in (("CA1", 14), ("NC1", 12), ("DD2", 4)):
        state = table(cash=[price - less, 2, 2], plan={"BLU2": "218", "BLU1": "103"}, market="NC PI GA LS", round=2)
        play(state, f"A execute BLU2 [{dice}]")
        assert refused(state, "A buy LS1") == "CN-119", "it is A's own"
        load(state, [1])
        play(state, f"A buy {name}")
        assert money(state)[0] == 0
        assert see(state)["known_bottom"] == []
        assert business(state, name) in [card["business"] for card in see(state)["players"][0]["businesses"]]


def test_CN_119_CN_118_cash_in_hand() -> None:
    state = table(cash=[1, 2, 2], plan={"BLU2": "218", "BLU1": "103"}, market="NC PI GA LS", round=2)
    play(state, "A execute BLU2 [3 3]")
    assert refused(state, "A buy DD1") == "CN-119"
    assert may(state, "A buy LW2")
    assert may(state, "A pass")


@pytest.mark.parametrize("step", ["A pass", "A buy PI2", "A buy CA2"])
def test_CN_120_the_deck_is_shuffled_after_connections(step: str) -> None:
    state = table(cash=[20, 2, 2], plan={"BLU2": "218", "BLU1": "103"}, market="NC PI GA LS", round=2)
    play(state, "A execute BLU2 [3 3]")
    before = state.b_deck.tokens()
    play(state, step)
    after = state.b_deck.tokens()
    assert told(state, "shuffled")[0]["pile"] == "business"
    assert [card for card in before if card in after] != after
    assert "-" not in market(state)
    assert see(state)["known_bottom"] == []


def test_CN_120_a_failed_search_shuffles_nothing_and_a_bought_card_is_active() -> None:
    state = table(cash=[20, 2, 2], plan={"BLU2": "218", "BLU1": "103"}, round=2)
    before = state.b_deck.tokens()
    failed = copy(state)
    play(failed, "A execute BLU2 [1 1]")
    assert failed.b_deck.tokens() == before
    assert not told(failed, "shuffled")
    play(state, "A execute BLU2 [3 3], A buy CO2")
    assert estate(state, "A") == "LS CO CO WC"
    assert hand(state, "A") == []
