"""Payday and the end: incomes, recruits, the hand limit, the last account (CN-160 to CN-164, CN-200 to CN-204)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import DO_DISCARD_INFLUENCE, DO_DISCARD_JOB, DO_NOTHING, DO_RECRUIT
from sitdown.games.cosanostra.data import (
    BUSINESSES,
    GANG,
    GANGSTERS,
    HAND_INFLUENCE,
    HAND_JOBS,
    INFLUENCES,
    JOBS,
    MOST_GANGSTERS,
    MOST_SEATS,
    NONE,
    PISTOLS,
    POWER,
    PRICE,
    RECRUIT_PRICE,
    RECRUITS,
)
from sitdown.games.cosanostra.estate import income
from sitdown.games.cosanostra.gang import active_gangsters
from sitdown.games.cosanostra.hands import (
    INFLUENCE_TOKEN,
    influence_at,
    job_at,
    take_influence,
    take_job,
    throw_away_job,
)
from sitdown.games.cosanostra.promises import on_round_end
from sitdown.games.cosanostra.sealed import ask, resolved
from sitdown.games.cosanostra.state import (
    ACTIVE,
    DISCARD,
    END,
    KILLED,
    RECRUIT,
    TO_LIMIT,
    TO_NEXT_ROUND,
    TO_RECRUIT,
    TO_ROUND,
    WAITING,
    CosaState,
)

BONUS: int = 5  # option businessBonus


def pay(state: CosaState) -> None:
    """CN-160; after the last action phase there is no payday (CN-200)."""
    on_round_end(state)
    if state.round == state.switches.rounds:
        finish(state)
        return
    seat: i64 = 0
    while seat < state.seats:
        amount = income(state, seat)
        state.cash[seat] += amount
        state.earned[seat] = amount
        if state.listener is not None:
            state.tell("income", {"seat": seat, "amount": amount, "rule": "CN-160"})
        seat += 1
    state.regular = state.start_player
    state.passes = 0
    state.phase = TO_RECRUIT


# -- recruits ---------------------------------------------------------------------------------------------------------


def waits(state: CosaState, seat: i64, gangster: i64) -> bool:
    """Is he a recruit under this seat's Boss?"""
    return state.g_at[gangster] == WAITING and gangster // GANG == state.family[seat]


def cheapest(state: CosaState, seat: i64) -> i64:
    """The recruit with the lowest number, who is the cheapest; NONE if all are in play."""
    gangster = state.family[seat] * GANG + GANG - RECRUITS
    while gangster < state.family[seat] * GANG + GANG:
        if waits(state, seat, gangster):
            return gangster
        gangster += 1
    return NONE


def top_recruit(state: CosaState, seat: i64) -> i64:
    """Option `recruit=blind`: the one on top."""
    place = seat * RECRUITS + RECRUITS - 1
    while place >= seat * RECRUITS:
        if state.recruits[place] != NONE:
            return state.recruits[place]
        place -= 1
    return NONE


def least_price(state: CosaState, seat: i64) -> i64:
    """What the seat must be able to pay to be asked; NONE if there is nobody to recruit."""
    lowest = cheapest(state, seat)
    if lowest == NONE:
        return NONE
    if state.switches.blind and state.top_seen & BIT[seat] != 0:
        return RECRUIT_PRICE[top_recruit(state, seat)]
    return RECRUIT_PRICE[lowest]


def next_recruiter(state: CosaState) -> None:
    """CN-161: clockwise from the start player, those who can pay."""
    while state.passes < state.seats:
        seat = state.regular
        state.regular = state.after(seat)
        state.passes += 1
        price = least_price(state, seat)
        if price != NONE and price <= state.cash[seat]:
            state.mover = seat
            state.phase = RECRUIT
            return
    state.phase = TO_LIMIT


def fill_recruit(state: CosaState, out: Choices) -> None:
    seat = state.mover
    out.add(DO_NOTHING)
    if state.switches.blind:
        price = least_price(state, seat)
        if price != NONE and price <= state.cash[seat]:
            out.add(DO_RECRUIT + cheapest(state, seat))
        return
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if waits(state, seat, gangster) and RECRUIT_PRICE[gangster] <= state.cash[seat]:
            out.add(DO_RECRUIT + gangster)
        gangster += 1


def recruit(state: CosaState, gangster: i64) -> None:
    """CN-161; blind: the top one is turned, and stays if he is too dear."""
    seat = state.mover
    state.phase = TO_RECRUIT
    if state.switches.blind:
        gangster = top_recruit(state, seat)
        if RECRUIT_PRICE[gangster] > state.cash[seat]:
            state.top_seen |= BIT[seat]
            if state.listener is not None:
                state.tell("too_dear", {"seat": seat, "gangster": gangster, "rule": "CN-161"})
            return
        state.top_seen &= ~BIT[seat]
    forget_recruit(state, seat, gangster)
    state.cash[seat] -= RECRUIT_PRICE[gangster]
    state.g_at[gangster] = ACTIVE
    state.g_owner[gangster] = seat
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": seat, "gangster": gangster, "amount": RECRUIT_PRICE[gangster]}
        state.tell("recruited", {**facts, "rule": "CN-161"})


def forget_recruit(state: CosaState, seat: i64, gangster: i64) -> None:
    place = seat * RECRUITS
    while place < seat * RECRUITS + RECRUITS:
        if state.recruits[place] == gangster:
            state.recruits[place] = NONE
        place += 1


def decline_recruit(state: CosaState) -> None:
    state.phase = TO_RECRUIT


# -- the hand limit ---------------------------------------------------------------------------------------------------


def how_many(bits: i64) -> i64:
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found


def jobs_over(state: CosaState, seat: i64) -> i64:
    return state.hand_n[seat] - how_many(state.put_away_jobs[seat]) - HAND_JOBS


def influence_over(state: CosaState, seat: i64) -> i64:
    return state.i_hand_n[seat] - how_many(state.put_away[seat]) - HAND_INFLUENCE


def open_limit(state: CosaState) -> None:
    """CN-162: from round II on, whoever is over the limit."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.round >= state.switches.limit_from and (jobs_over(state, seat) > 0 or influence_over(state, seat) > 0):
            seats |= BIT[seat]
        seat += 1
    if seats == 0:
        state.phase = TO_NEXT_ROUND
    else:
        ask(state, DISCARD, seats)


def fill_discard(state: CosaState, seat: i64, out: Choices) -> None:
    if jobs_over(state, seat) > 0:
        last: i64 = NONE
        while True:
            slot = next_job_slot(state, seat, last)
            if slot == NONE:
                break
            last = job_at(state, seat, slot)
            out.add(DO_DISCARD_JOB + last)
    if influence_over(state, seat) > 0:
        kind: i64 = 0
        while kind < INFLUENCES:
            if influence_slot(state, seat, kind) != NONE:
                out.add(DO_DISCARD_INFLUENCE + kind)
            kind += 1


def next_job_slot(state: CosaState, seat: i64, after: i64) -> i64:
    """Of the Jobs not yet put away the one with the next higher number."""
    best: i64 = JOBS
    found: i64 = NONE
    slot: i64 = 0
    while slot < state.hand_n[seat]:
        job = job_at(state, seat, slot)
        if state.put_away_jobs[seat] & BIT[slot] == 0 and after < job < best:
            best = job
            found = slot
        slot += 1
    return found


def influence_slot(state: CosaState, seat: i64, kind: i64) -> i64:
    slot: i64 = 0
    while slot < state.i_hand_n[seat]:
        if state.put_away[seat] & BIT[slot] == 0 and influence_at(state, seat, slot) == kind:
            return slot
        slot += 1
    return NONE


def put_away_job(state: CosaState, seat: i64, job: i64) -> None:
    state.put_away_jobs[seat] = state.put_away_jobs[seat] | BIT[next_job_slot(state, seat, job - 1)]
    after_putting_away(state, seat)


def put_away_influence(state: CosaState, seat: i64, kind: i64) -> None:
    state.put_away[seat] = state.put_away[seat] | BIT[influence_slot(state, seat, kind)]
    after_putting_away(state, seat)


def after_putting_away(state: CosaState, seat: i64) -> None:
    """CN-9, CN-162: sealed, in one go; carried out when all are done."""
    if jobs_over(state, seat) > 0 or influence_over(state, seat) > 0:
        state.unfinished = True
        return
    if not resolved(state, seat, 1):
        return
    seat = 0
    while seat < state.seats:
        throw_away(state, seat)
        seat += 1
    state.phase = TO_NEXT_ROUND


def throw_away(state: CosaState, seat: i64) -> None:
    """Unseen; how many Jobs of which back and how many Influence cards is seen."""
    tokens: list[int] = []
    slot = state.hand_n[seat] - 1
    while slot >= 0:
        if state.put_away_jobs[seat] & BIT[slot] != 0:
            token = take_job(state, seat, slot)
            throw_away_job(state, token)
            tokens.append(token)
        slot -= 1
    slot = state.i_hand_n[seat] - 1
    while slot >= 0:
        if state.put_away[seat] & BIT[slot] != 0:
            token = take_influence(state, seat, slot)
            state.i_gone.put(token)
            tokens.append(INFLUENCE_TOKEN + token)
        slot -= 1
    state.put_away[seat] = 0
    state.put_away_jobs[seat] = 0
    if tokens and state.listener is not None:
        state.tell("put_away", {"seat": seat, "count": len(tokens), "rule": "CN-162"}, sorted(tokens))


def next_round(state: CosaState) -> None:
    """CN-163; before it the option `businessBonus`."""
    if state.switches.business_bonus:
        best = best_income(state)
        if best != NONE:
            state.cash[best] += BONUS
            if state.listener is not None:
                state.tell("bonus", {"seat": best, "amount": BONUS, "rule": "CN-160"})
    seat: i64 = 0
    while seat < state.seats:
        state.paid[(state.round - 1) * MOST_SEATS + seat] = state.cash[seat]
        seat += 1
    state.start_player = state.after(state.start_player)
    state.round += 1
    state.phase = TO_ROUND


def best_income(state: CosaState) -> i64:
    """The seat that earned most; NONE with a tie."""
    best: i64 = NONE
    most: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        if state.earned[seat] > most:
            most = state.earned[seat]
            best = seat
        elif state.earned[seat] == most:
            best = NONE
        seat += 1
    return best


# -- the last account -------------------------------------------------------------------------------------------------


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
    """Option `businessBonus`, once at the end."""
    if not state.switches.business_bonus:
        return 0
    mine = income(state, seat)
    other: i64 = 0
    while other < state.seats:
        if other != seat and income(state, other) >= mine:
            return 0
        other += 1
    return BONUS


def total(state: CosaState, seat: i64) -> i64:
    """CN-200 to CN-203."""
    bonuses = gangster_bonus(state, seat) + power_bonus(state, seat) + business_bonus(state, seat)
    return state.cash[seat] + 2 * income(state, seat) + bonuses + 2 * state.laundered[seat]


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


def account(state: CosaState) -> dict[str, float]:
    """The parts of the totals, the mean of a seat (section 12.3)."""
    seats = range(state.seats)
    return {
        "cash": mean([state.cash[seat] for seat in seats]),
        "double_income": mean([2 * income(state, seat) for seat in seats]),
        "gangster_bonus": mean([gangster_bonus(state, seat) for seat in seats]),
        "power": mean([power_bonus(state, seat) for seat in seats]),
        "laundered": mean([2 * state.laundered[seat] for seat in seats]),
    }


def mean(values: list[int]) -> float:
    return sum(values) / len(values)
