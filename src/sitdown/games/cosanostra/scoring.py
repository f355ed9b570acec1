"""The last account: bonuses, totals, ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.cosanostra.cards.businesses import income
from sitdown.games.cosanostra.cards.gangsters import active_gangsters
from sitdown.games.cosanostra.data import BUSINESSES, GANGSTERS, MOST_GANGSTERS, PISTOLS, POWER, PRICE, RECRUIT_PRICE
from sitdown.games.cosanostra.phase_numbers import END
from sitdown.games.cosanostra.state import KILLED, CosaState

BONUS: Final = 5  # option business_bonus


def finish(state: CosaState) -> None:
    seat: i64 = 0
    while seat < state.seats:
        state.earned[seat] = income(state, seat)
        seat += 1
    state.phase = END
    if not state.switches.shared_tie:
        hold_duels(state)
    if state.listener is not None:
        state.tell("ended", {"totals": [total(state, seat) for seat in range(state.seats)], "rule": "CN-204"})


def power_bonus(state: CosaState, seat: i64) -> i64:
    """CN-202."""
    pistols: i64 = 0
    kills: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if state.g_at[gangster] == KILLED and state.g_owner[gangster] == seat:
            kills += 1
            pistols += PISTOLS[gangster]
        gangster += 1
    return pistols * POWER[kills if kills < 3 else 3]


def gangster_bonus(state: CosaState, seat: i64) -> i64:
    """CN-201: for the one who has most active Gangsters."""
    mine = active_gangsters(state, seat)
    other: i64 = 0
    while other < state.seats:
        if other != seat and active_gangsters(state, other) >= mine:
            return 0
        other += 1
    return MOST_GANGSTERS


def business_bonus(state: CosaState, seat: i64) -> i64:
    """Option `business_bonus`, once at the end."""
    if not state.switches.business_bonus:
        return 0
    mine = income(state, seat)
    other: i64 = 0
    while other < state.seats:
        if other != seat and income(state, other) >= mine:
            return 0
        other += 1
    return BONUS


def account(state: CosaState, seat: i64) -> dict[str, int]:
    """CN-200 to CN-203: the parts of a total."""
    return {
        "cash": state.cash[seat],
        "income": doubled(income(state, seat)),
        "gangsters": gangster_bonus(state, seat),
        "power": power_bonus(state, seat),
        "laundered": doubled(state.laundered[seat]),
        "business": business_bonus(state, seat),
    }


def total(state: CosaState, seat: i64) -> i64:
    """CN-200 to CN-203."""
    bonuses = gangster_bonus(state, seat) + power_bonus(state, seat) + business_bonus(state, seat)
    return state.cash[seat] + doubled(income(state, seat)) + bonuses + doubled(state.laundered[seat])


def doubled(amount: i64) -> i64:
    """CN-200, CN-203: the last incomes and laundered money count twice."""
    return 2 * amount


def dearest(state: CosaState, seat: i64) -> i64:
    """CN-204: the highest price on one own card in play, active or not."""
    best: i64 = 0
    business: i64 = 0
    while business < BUSINESSES:
        if state.stands(business) and state.b_owner[business] == seat and PRICE[business] > best:
            best = PRICE[business]
        business += 1
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if state.in_play(gangster) and state.g_owner[gangster] == seat and RECRUIT_PRICE[gangster] > best:
            best = RECRUIT_PRICE[gangster]
        gangster += 1
    return best


def standing(state: CosaState, seat: i64) -> tuple[int, int, int]:
    return (total(state, seat), dearest(state, seat), state.duel[seat])


def hold_duels(state: CosaState) -> None:
    """CN-204: equal seats throw one die each until all are apart; who throws more is better."""
    again = True
    while again:
        again = False
        keys = [standing(state, seat) for seat in range(state.seats)]
        for seat in range(state.seats):
            state.duel[seat] *= 6
            if keys.count(keys[seat]) > 1:
                again = True
                die = state.rng.below(6)
                state.duel[seat] += die
                if state.listener is not None:
                    state.tell("duel", {"seat": seat, "die": die + 1, "rule": "CN-204"})


def ranking(state: CosaState) -> list[int]:
    keys = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def mean_parts(state: CosaState) -> dict[str, float]:
    """The parts of the totals, the mean of a seat (section 12.3)."""
    accounts = [account(state, seat) for seat in range(state.seats)]
    names = {"income": "double_income", "gangsters": "gangster_bonus"}
    parts = ("cash", "income", "gangsters", "power", "laundered")
    return {names.get(part, part): mean([one[part] for one in accounts]) for part in parts}


def mean(values: list[int]) -> float:
    return sum(values) / len(values)
