"""Planning: turn by turn one card onto one Gangster (CN-30 to CN-40)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_ASSIGN, DO_ATTACH, DO_JOB, DO_MARKET, DO_NOTHING
from sitdown.games.cosanostra.cards.businesses import market_is_empty, refill, unused
from sitdown.games.cosanostra.cards.gangsters import is_free
from sitdown.games.cosanostra.cards.job_cards import blur_backs, job_at, slot_of_job, take_job
from sitdown.games.cosanostra.data import GANGSTERS, JOB_ROUND, JOBS, LAWYER, NONE, SLOTS
from sitdown.games.cosanostra.phase_numbers import PLAN, PLAN_CARD, PLAN_MORE, TO_ACTION, TO_ATTACHING, TO_PLANNER
from sitdown.games.cosanostra.phases import influence_plays, spying
from sitdown.games.cosanostra.phases.influence_plays import fill_free_plays
from sitdown.games.cosanostra.state import PLANNED, PURCHASE, CosaState
from sitdown.games.cosanostra.trade.dealings import on_turn_end


def begin(state: CosaState) -> None:
    """CN-2: the start player begins."""
    state.regular = state.start_player
    state.phase = TO_PLANNER
    state.spied = False


def has_work(state: CosaState, seat: i64) -> bool:
    """CN-36, CN-37: a free Gangster, and a card for him."""
    return has_free_gangster(state, seat) and (state.hand_n[seat] > 0 or not market_is_empty(state))


def has_free_gangster(state: CosaState, seat: i64) -> bool:
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if is_free(state, gangster, seat):
            return True
        gangster += 1
    return False


def next_planner(state: CosaState) -> None:
    """From `regular` on: the first seat clockwise with work; nobody left: the action phase (CN-40)."""
    seat = state.regular
    tried: i64 = 0
    while tried < state.seats and not has_work(state, seat):
        seat = state.after(seat)
        tried += 1
    if tried == state.seats:
        state.phase = TO_ATTACHING if state.switches.influence_anytime else TO_ACTION
        state.regular = state.start_player
        state.passes = 0
        return
    if seat != state.regular:
        state.regular = seat
        state.spied = False
    if state.switches.spy_anytime and not state.spied and spying.begin(state, seat, planning=True):
        return
    state.mover = seat
    state.assigned = 0
    state.phase = PLAN


def next_seat(state: CosaState) -> None:
    """The turn is over."""
    on_turn_end(state)
    state.regular = state.after(state.mover)
    state.spied = False
    state.phase = TO_PLANNER


def look_again(state: CosaState) -> None:
    """CN-37: after an exchange the seat in turn may have lost its last free Gangster."""
    if state.phase == PLAN and not has_work(state, state.mover):
        next_seat(state)


# -- what may be done --------------------------------------------------------------------------------------------------


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    if state.phase == PLAN:
        fill_plan(state, seat, out)
    elif state.phase == PLAN_CARD:
        fill_plan_card(state, seat, out)
    else:
        fill_plan_more(state, seat, out)


def fill_plan(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-30: an assignment, or free plays before it."""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if is_free(state, gangster, seat):
            out.add(DO_ASSIGN + gangster)
        gangster += 1
    fill_free_plays(state, seat, planning=True, out=out)


def fill_plan_card(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-34, CN-35: a Job from the hand, or a market card."""
    fill_jobs_of(state, seat, DO_JOB, out)
    slot: i64 = 0
    while slot < SLOTS:
        if state.market[slot] != NONE:
            out.add(DO_MARKET + slot)
        slot += 1


def fill_jobs_of(state: CosaState, seat: i64, first: i64, out: Choices) -> None:
    """The Jobs of a hand in rising order."""
    last: i64 = NONE
    found: i64 = 0
    while found < state.hand_n[seat]:
        lowest: i64 = JOBS
        slot: i64 = 0
        while slot < state.hand_n[seat]:
            job = job_at(state, seat, slot)
            if last < job < lowest:
                lowest = job
            slot += 1
        out.add(first + lowest)
        last = lowest
        found += 1


def fill_plan_more(state: CosaState, seat: i64, out: Choices) -> None:
    """Option `plays_after_assign`."""
    fill_free_plays(state, seat, planning=True, out=out)
    out.add(DO_NOTHING)


# -- what it does ------------------------------------------------------------------------------------------------------


def push(state: CosaState, seat: i64, action: i64) -> None:
    """An assignment in two parts, a free play, or the end of a turn (option `plays_after_assign`)."""
    if action < DO_JOB:
        choose_gangster(state, action - DO_ASSIGN)
    elif action < DO_MARKET:
        plan_job(state, action - DO_JOB)
    elif action < DO_ATTACH:
        plan_purchase(state, action - DO_MARKET)
    elif action < DO_NOTHING:
        influence_plays.push(state, seat, action)
    else:
        next_seat(state)


def choose_gangster(state: CosaState, gangster: i64) -> None:
    """CN-9: the first half of an assignment."""
    state.half[state.mover] = gangster
    state.phase = PLAN_CARD
    state.unfinished = True


def plan_job(state: CosaState, job: i64) -> None:
    """CN-31: face down onto the Gangster."""
    seat = state.mover
    gangster = state.half[seat]
    if state.switches.trade_planned:
        blur_backs(state, seat, JOB_ROUND[job], 1)
    token = take_job(state, seat, slot_of_job(state, seat, job))
    state.plan[gangster] = token
    if state.listener is not None:
        state.tell("planned_job", {"seat": seat, "gangster": gangster, "rule": "CN-31"}, [token])
    after_assignment(state)


def plan_purchase(state: CosaState, slot: i64) -> None:
    """CN-32: face up onto the Gangster; the market is refilled at once."""
    seat = state.mover
    gangster = state.half[seat]
    business = state.market[slot]
    state.market[slot] = NONE
    state.b_at[business] = PLANNED
    state.b_owner[business] = seat
    state.plan[gangster] = PURCHASE + business
    if state.listener is not None:
        state.tell("planned_purchase", {"seat": seat, "gangster": gangster, "business": business, "rule": "CN-32"})
    refill(state)
    after_assignment(state)


def after_assignment(state: CosaState) -> None:
    """CN-30: it ends the turn; by options a second one, or more free plays."""
    seat = state.mover
    state.half[seat] = NONE
    state.assigned += 1
    most_seats = state.seats == 5
    if most_seats and state.round >= state.switches.double_from and state.assigned < 2 and has_work(state, seat):
        state.phase = PLAN
    elif state.switches.plays_after and (state.i_hand_n[seat] > 0 or unused(state, seat, LAWYER) != NONE):
        state.phase = PLAN_MORE
    else:
        next_seat(state)
