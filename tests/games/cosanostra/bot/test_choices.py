"""La Cosa Nostra by rules of thumb (section 16): plain choices, and what is paid and accepted in deals."""

from __future__ import annotations

import pytest

from sitdown.engine import Rng
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import FAMILIES, meet, offer
from tests.games.cosanostra.helpers.positions import (
    action_of,
    copy,
    give_hand,
    markers,
    phase,
    planned,
    play,
    seat_of,
    start,
    table,
)

LATER_ROUND = {"DIM1": "103", "DIM2": "106", "CAL1": "101", "CAL2": "401", "BLU1": "402"}  # more is to come


def choice(state: CosaPlay, letter: str) -> int:
    return GAME.thumb(state, seat_of(letter), Rng.seeded(0))


def does(state: CosaPlay, step: str) -> bool:
    """Does it do this now: "A execute BLU3"?"""
    return choice(state, step[0]) == action_of(state, step[2:])


def proposal(state: CosaPlay, letter: str) -> list[str]:
    """What it writes into an offer, to whom, in words of the action space; done to the state. Empty: no offer."""
    found: list[str] = []
    while True:
        action = choice(state, letter)
        words = " ".join(str(part) for part in GAME.actions.readable(action))
        if not words.startswith(("offer_", "give_", "ask_")):
            return found
        state.apply(seat_of(letter), action)
        found.append(words)
        if words in ("offer_send", "offer_drop"):
            return found


def accepts(state: CosaPlay, letter: str, to: str, give: str = "", get: str = "", tag: str = "") -> bool:
    """Would `to` take this offer?"""
    trial = copy(state)
    offer(trial, letter, to, give, get, tag)
    chosen = choice(trial, to)
    answers = [action_of(trial, f"{word} {letter}") for word in ("accept", "reject", "offer_open")]
    assert chosen in answers
    return chosen == answers[0]


def bargain(state: CosaPlay) -> None:
    """All that is proposed is answered, countered and answered again."""
    while state.invited():
        seat = int(state.next_to_ask())
        state.apply(seat, GAME.thumb(state, seat, Rng.seeded(0)))


def least_fee(state: CosaPlay, what: str) -> int:
    """The least cash for which B gives A what is asked for."""
    return next(fee for fee in range(1, 41) if accepts(state, "A", "B", f"cash {fee}", what))


# -- rents ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "job", "lender", "pay"),
    [(1, "109", "C", 9), (2, "201", "B", 11), (3, "302", "B", 14), (4, "410", "B", 20)],
)
def test_a_missing_business_is_rented_at_a_price_that_helps_both(round: int, job: str, lender: str, pay: int) -> None:
    """With three seats a fee helps the borrower up to two thirds of what the Job brings; they agree on one."""
    own = {"A": "LS DD1 DD2", "B": "CA LW", "C": "GA"}
    state = table(round=round, moment="plan", cash=[20] * 3, jobs={"A": job}, own=own)
    opened, asked, paid, sent = proposal(state, "A")
    assert (opened, sent) == (f"offer_open {seat_of(lender)}", "offer_send")
    assert asked.startswith("ask_lend ")
    fee = int(paid.removeprefix("give_cash "))
    assert 1 <= fee <= pay * 2 / 3
    assert state.invited() == [seat_of(lender)]
    bargain(state)
    assert markers(state) == "4 5 5"
    assert fee <= 20 - int(state.cash[0]) <= pay * 2 / 3


def test_nothing_is_rented_for_a_job_that_lacks_nothing_or_that_nobody_can_help() -> None:
    for own in ({"A": "GA"}, {"A": "LS", "B": "LW", "C": "PI"}):
        state = table(moment="plan", cash=[20] * 3, jobs={"A": "109"}, own=own, market="DD PI LS CO")
        assert proposal(state, "A") == []


def test_who_has_too_little_cash_lends_something_in_return() -> None:
    """A can pay nothing else, and among four Jobs of B one probably needs what A has; here one does."""
    own = {"A": "BF", "B": "GA", "C": "PI"}
    state = meet(money=0, jobs={"A": "109", "B": "102 103 106 114"}, own=own)
    assert proposal(state, "A")[1:] == ["ask_lend 24", "give_lend 26", "offer_send"]
    assert does(state, "B accept A")


def test_a_lender_asks_more_of_who_leads_and_less_of_who_lags() -> None:
    """Casino and Loan Shark for a Debt Trap in the last round; equals pay what lies between."""
    fees = []
    for cash in ([40, 120, 120, 120], [40] * 4, [120, 40, 40, 40]):
        own = {"A": "LS CO LW", "B": "CA", "C": "PI GA"}
        state = table(" ".join(FAMILIES[:4]), round=4, moment="plan", cash=cash, jobs={"A": "410 407"}, own=own)
        fees.append(least_fee(state, "lend B.CA"))
    assert fees == sorted(set(fees))


def test_rents_are_cheap_early_and_dear_late() -> None:
    fees = []
    for round, job in ((1, "113"), (4, "410")):
        own = {"A": "CA GA", "B": "LS", "C": "PI"}
        state = table(round=round, moment="plan", cash=[60, 20, 20], jobs={"A": job}, own=own)
        fees.append(least_fee(state, "lend B.LS"))
    assert fees[0] < fees[1]


def test_a_marker_that_no_job_needs_comes_home_when_none_is_free() -> None:
    own = {"A": "LS", "B": "LW+A DD+AA BF+AA", "C": "PO PI GA"}
    state = table(moment="plan", cash=[9] * 3, jobs={"A": "104 109"}, own=own)
    assert markers(state) == "0 5 5"
    assert does(state, "A take_back B.DD")
    play(state, "A take_back B.DD")
    assert proposal(state, "A")[:2] == ["offer_open 2", "ask_lend 24"]


# -- answers ----------------------------------------------------------------------------------------------------------


def test_a_gift_is_taken_and_a_demand_refused_whatever_is_threatened() -> None:
    state = meet()
    assert accepts(state, "A", "B", give="cash 1")
    assert not accepts(state, "A", "B", get="cash 1")
    assert not accepts(state, "A", "B", get="cash 5", tag="threat")
    assert not accepts(state, "A", "B", get="business B.LW", tag="peace")


def test_a_lend_is_paid_for_only_by_who_needs_it() -> None:
    """Price Rigging needs a Waste Company, a Gas Station Hold-up nothing."""
    for job, needs in (("111", True), ("103", False)):
        state = meet(jobs={"B": job})
        assert accepts(state, "A", "B", give="lend A.WC", get="cash 1") == needs
        assert not accepts(state, "A", "B", give="lend A.WC", get="cash 20")


def test_a_business_is_sold_for_more_than_it_will_earn_and_bought_for_less() -> None:
    """A Casino before the third of four rounds: 7k at a payday and twice that at the end."""
    state = table(round=3, moment="plan", cash=[60] * 3, own={"A": "LS", "B": "CA", "C": "PI"})
    assert least_fee(state, "business B.CA") > 3 * 7
    assert accepts(state, "B", "A", give="business B.CA", get="cash 14")
    assert not accepts(state, "B", "A", give="business B.CA", get="cash 40")


def test_the_businessman_that_makes_a_monopoly_is_asked_for() -> None:
    own = {"A": "DD1 DD2", "B": "DD3 LW", "C": "DD4 PI"}
    state = table(round=2, moment="plan", cash=[40, 10, 10], own=own, market="GA PI LS CO")
    written = proposal(state, "A")
    assert written[1] in ("ask_business 2", "ask_business 3")
    assert written[-1] == "offer_send"
    assert [does(state, f"{'ABC'[seat]} accept A") for seat in state.invited()] == [True]


def test_nobody_sells_below_three_gangsters() -> None:
    state = meet(money=60)
    assert not accepts(state, "A", "B", give="cash 60", get="gangster DIM3")
    richer = meet(money=60, gang={"B": "DIM4"})
    assert accepts(richer, "A", "B", give="cash 60", get="gangster DIM3")


# -- planning ---------------------------------------------------------------------------------------------------------


def test_the_strongest_does_the_job_with_the_largest_gap() -> None:
    """Car Theft brings 9k / 7k, the other Jobs 2k and 3k at most."""
    state = table("CAL BLU DIM", moment="plan", jobs={"A": "109 103 106"}, market="CA NC WC BF")
    for _ in range(100):
        if phase(state)[0] not in ("plan", "plan_card"):
            break
        state.apply(state.asked(), choice(state, phase(state)[1]))
    assert planned(state, "CAL3", "A") == "109"


@pytest.mark.parametrize(("dealt", "answer"), [("209 210 211 213", "refuse"), ("209 210 211 201", "keep")])
def test_it_refuses_a_hand_of_attacks_and_keeps_any_other(dealt: str, answer: str) -> None:
    """CN-22."""
    state = table(moment="round", round=2)
    give_hand(state, "A", dealt)
    assert does(state, f"A {answer}")


def test_families_are_taken_in_the_order_of_their_wins() -> None:
    """Section 12.3: Calmuti, then Blundetto."""
    state = start(4, "families", families="choose")
    for family in ("CAL", "BLU"):
        letter = phase(state)[1]
        assert does(state, f"{letter} family {family}")
        play(state, f"{letter} family {family}")


# -- action -----------------------------------------------------------------------------------------------------------


def test_a_purchase_that_a_job_needs_comes_first() -> None:
    """Nobody has a Waste Company to lend."""
    own, plan = {"A": "PI", "B": "LS", "C": "DD"}, {"CAL1": "WC", "CAL2": "111", "CAL3": "103"}
    state = table("CAL BLU DIM", cash=[9, 2, 2], own=own, plan=plan)
    assert does(state, "A execute CAL1")


def test_a_cash_job_that_lacks_something_is_kept_while_anything_else_can_be_done() -> None:
    state = table("CAL BLU DIM", own={"A": "PI"}, plan={"CAL2": "109", "CAL3": "103"})
    assert does(state, "A execute CAL3")
    play(state, "A execute CAL3 [1 1 1]")
    assert does(state, "A lapse CAL2")


@pytest.mark.parametrize(("cash", "victim"), [([2, 9, 20], "C"), ([2, 20, 9], "B")])
def test_theft_is_aimed_at_who_has_most(cash: list[int], victim: str) -> None:
    state = table("CAL BLU DIM", round=2, cash=cash, plan={"CAL3": "212"})
    play(state, "A execute CAL3")
    assert does(state, f"A aim {victim}")


def test_no_attack_on_a_card_that_it_rents() -> None:
    """Of two Lawyers the one without A's marker, whoever leads."""
    own = {"A": "GA", "B": "LW1+A", "C": "LW2"}
    state = table("CAL BLU DIM", cash=[2, 60, 2], own=own, plan={"CAL3": "114"})
    play(state, "A execute CAL3")
    assert does(state, "A aim C.LW")


def test_a_cop_re_rolls_a_die_that_failed() -> None:
    state = table("CAL BLU DIM", own={"A": "GA CO"}, plan={"CAL3": "109"})
    play(state, "A execute CAL3 [5 1 2]")
    assert does(state, "A reroll 1")
    lucky = table("CAL BLU DIM", own={"A": "GA CO"}, plan={"CAL3": "109"})
    play(lucky, "A execute CAL3 [5 6 2]")
    assert does(lucky, "A pass")


@pytest.mark.parametrize(
    ("job", "dice", "more", "robs"),
    [
        ("109", "3 3 1", True, True),  # 9k
        ("109", "3 1 1", True, False),  # 7k, while more is to come
        ("109", "3 1 1", False, True),  # 7k, and nothing is to come
        ("103", "2 2 1", False, False),  # 2k
        ("410", "3 1 1", True, True),  # 14k
    ],
)
def test_a_robbery_is_for_nine_thousand_or_the_last_chance(job: str, dice: str, more: bool, robs: bool) -> None:
    plan = {"DIM3": "422", "BLU3": job} | (LATER_ROUND if more else {})
    state = table(round=4, plan=plan, own={"A": "GA LS CA", "B": "DD", "C": "PI"})
    play(state, f"A execute BLU3 [{dice}]")
    assert phase(state)[0] == "rob"
    assert does(state, "B reveal DIM3" if robs else "B pass")


def test_a_trap_answers_what_hurts() -> None:
    """A Car Bomb on the strongest; not a Theft from an empty purse, while there is more to come."""
    plan = {"BLU3": "417", "DIM2": "423", "DIM1": "103", "DIM3": "106"}
    state = table(round=4, plan=plan)
    play(state, "A execute BLU3, A aim DIM3 [4 4 1]")
    assert does(state, "B reveal DIM2")
    poor = table(round=4, cash=[2, 0, 2], plan=plan | {"BLU3": "411"})
    play(poor, "A execute BLU3, A aim B [4 4 1]")
    assert does(poor, "B pass")


def test_a_doc_is_for_the_own_people() -> None:
    for victim, heals in (("DIM3", True), ("CAL3", False)):
        state = table(round=3, plan={"BLU3": "315"}, influence={"B": "emergency_doc"})
        play(state, f"A execute BLU3, A aim {victim} [4 4 1]")
        assert phase(state) == ("doctor", "B")
        assert does(state, "B doc" if heals else "B pass")


def test_it_launders_all_at_the_end_and_keeps_change_before() -> None:
    for round, job, washed in ((4, "322", 15), (2, "216", 12)):
        state = table(round=round, cash=[16, 2, 2], plan={"BLU3": job})
        play(state, "A execute BLU3 [3 3 1]")
        assert does(state, f"A launder {washed}")


def test_it_stakes_all_that_it_may_on_a_horse() -> None:
    for cash, stake in ((7, 7), (33, 20)):
        state = table(round=4, cash=[cash, 2, 2], plan={"BLU3": "425"})
        play(state, "A execute BLU3")
        assert does(state, f"A stake {stake}")


def test_it_recruits_at_payday_who_brings_most_over_his_price() -> None:
    """After payday A has so much: the strength 3 of 15k, or with less the cheapest; below 10k nobody is asked."""
    for cash, recruit in ((30, "BLU5"), (14, "BLU4")):
        state = table(round=2, moment="payday", cash=[cash - 7, 0, 0])
        assert does(state, f"A recruit {recruit}")
    assert phase(table(round=2, moment="payday", cash=[2, 0, 0]))[0] == "redraw"
