"""Shares of the profit among the bots of La Cosa Nostra: offered, weighed, paid or not; and threats refused."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.bot.bonds import owes, trust_in
from sitdown.games.cosanostra.bot.characters import character
from sitdown.games.cosanostra.bot.deals import hoped_share, weigh
from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.bot.words import may_share, repayment
from sitdown.games.cosanostra.data import CODES, FAMILY_CODES, FIRST_OF, PRICE
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.trade.promises import owed_share
from tests.games.cosanostra.helpers.bargains import go_on as idle_on
from tests.games.cosanostra.helpers.bargains import offer, promises, trade
from tests.games.cosanostra.helpers.haggling import answers, go_on
from tests.games.cosanostra.helpers.positions import copy, money, play, table

HONEST, CLOSE_FISTED, CROOKED = 0, 1, 3  # characters
PRICE_OF_WC = int(PRICE[FIRST_OF[CODES.index("WC")]])
SHARE_OFFERED = ["offer_open 1", "ask_lend 24", "give_cash 1", "tag 1", "offer_send"]


def lacking(wanted: int = HONEST, cash: int = 1, round: int = 2, **more: Any) -> CosaPlay:
    """A, of this character, has a Car Theft planned (7k or 9k, from 3 on) that lacks what B could lend."""
    own = {"A": "LS", "B": "GA", "C": "PI"}
    for mine in FAMILY_CODES:
        two, three = [code for code in FAMILY_CODES if code != mine][:2]
        plans = {f"{mine}3": "109", f"{mine}1": more.get("buys", "103"), f"{mine}2": "104", f"{two}1": "106"}
        state = table(f"{mine} {two} {three}", round=round, cash=[cash, 20, 20], plan=plans, own=own)
        if character(state, 0) == wanted:
            return state
    raise AssertionError


def shared(wanted: int = HONEST, round: int = 2, dice: str = "3 3 1") -> CosaPlay:
    """The Job was rented for, for a share, and is done; A is to act again."""
    state = lacking(wanted, cash=5, round=round)
    trade(state, "A", "B", get="lend B.GA", tag="share")
    mine, two = (FAMILY_CODES[family] for family in state.family[:2])
    play(state, f"A execute {mine}3 [{dice}], B lapse {two}1")
    return state


# -- offered ----------------------------------------------------------------------------------------------------------


def test_a_share_is_offered_where_cash_is_short_and_accepted() -> None:
    state = lacking()
    assert go_on(state, "A") == SHARE_OFFERED
    assert answers(state, "B") == "accept"
    assert go_on(lacking(cash=9), "A") == ["offer_open 1", "ask_lend 24", "give_cash 2", "offer_send"]


def test_who_is_trusted_keeps_back_the_cash_for_a_planned_purchase() -> None:
    free, buying = lacking(cash=PRICE_OF_WC + 1, round=1), lacking(cash=PRICE_OF_WC + 1, round=1, buys="WC")
    free.kept[0] = buying.kept[0] = 6
    assert go_on(free, "A")[-2:] == ["give_cash 3", "offer_send"]
    assert go_on(buying, "A")[-2:] == ["tag 1", "offer_send"]


def test_one_share_a_round_with_each() -> None:
    state = lacking()
    go_on(state, "A")
    play(state, "B reject A")
    assert not may_share(state, 0, 1)
    assert may_share(state, 0, 2)


@pytest.mark.parametrize(("round", "may"), [(3, True), (4, False)])
def test_who_will_have_no_turn_in_which_to_pay_offers_none(round: int, may: bool) -> None:
    state = table(round=round, plan={"BLU3": "109", "DIM1": "106"}, own={"A": "LS", "B": "GA"})
    assert may_share(state, 0, 1) == may


# -- weighed ----------------------------------------------------------------------------------------------------------


def test_a_share_is_weighed_by_what_the_others_word_has_been_worth() -> None:
    state = lacking()
    go_on(state, "A")
    told = copy(state)
    told.broke[0] = 8
    assert answers(state, "B") == "accept"
    assert answers(told, "B") != "accept"
    here, there = weigh(state, Outlook(state, 1, True), 0), weigh(told, Outlook(told, 1, True), 0)
    assert here.mine / trust_in(state, 0) == pytest.approx(there.mine / trust_in(told, 0))
    assert here.mine > 2 * there.mine > 0


def test_without_anything_lent_a_share_is_worth_nothing() -> None:
    state = lacking()
    offer(state, "A", "B", get="cash 1", tag="share")
    assert answers(state, "B") == "reject"
    scales = weigh(state, Outlook(state, 1, True), 0)
    assert scales.mine == scales.theirs == 0.0


def test_what_is_hoped_for_is_what_is_owed() -> None:
    assert hoped_share(7.3, 2) == pytest.approx(float(owed_share(9)))


# -- paid or not ------------------------------------------------------------------------------------------------------


def test_a_share_is_paid_after_the_Job() -> None:
    state = shared()
    assert owes(state, 0)
    assert go_on(state, "A") == ["offer_open 1", "give_cash 3", "offer_send"]
    assert answers(state, "B") == "accept"
    play(state, "B accept A")
    assert promises(state) == ["AB share kept"]
    assert money(state) == [11, 23, 20]
    assert not owes(state, 0)


def test_nothing_is_paid_for_a_Job_that_failed() -> None:
    state = shared(dice="1 1 1")
    assert not owes(state, 0)
    assert repayment(state, 0, 1).items == []


@pytest.mark.parametrize(
    ("wanted", "round", "pays"),
    [(HONEST, 2, True), (HONEST, 4, True), (CLOSE_FISTED, 2, True), (CLOSE_FISTED, 4, False), (CROOKED, 2, False)],
)
def test_who_pays_and_who_does_not(wanted: int, round: int, pays: bool) -> None:
    """The close-fisted do not when it can no longer be held against them, the crooked never."""
    state = shared(wanted, round)
    assert bool(repayment(state, 0, 1).items) == pays


def test_who_has_not_paid_in_its_round_is_trusted_less_until_he_does() -> None:
    state = shared()
    before = trust_in(state, 0)
    while state.round == 2:
        idle_on(state)
    assert trust_in(state, 0) < before
    trade(state, "A", "B", give="cash 3")
    assert trust_in(state, 0) > before


# -- threats ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "theirs", "answer"),
    [([5, 30, 5], "GA", "accept"), ([5, 5, 60], "GA", "reject"), ([5, 2, 1], "", "reject")],
)
def test_a_threat_is_weighed_by_what_there_is_to_fear(cash: list[int], theirs: str, answer: str) -> None:
    """The richest is attacked in any case, and pays; one who is not, or has little to lose, does not."""
    plans = {"BLU3": "119", "BLU1": "106", "BLU2": "104", "DIM1": "103"}
    state = table(cash=cash, round=3, plan=plans, own={"A": "LS", "B": theirs, "C": theirs})
    offer(state, "A", "B", get="cash 1", tag="threat")
    assert answers(state, "B") == answer
