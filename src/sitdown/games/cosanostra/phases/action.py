"""The action phase: whose turn it is; a Job begun, a purchase, a lapse, a skip (CN-50 to CN-62, CN-149)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_EXECUTE, DO_LAPSE, DO_NOTHING, DO_SKIP
from sitdown.games.cosanostra.cards.businesses import acquire, put_under, refill
from sitdown.games.cosanostra.cards.gangsters import can_act, has_plan
from sitdown.games.cosanostra.cards.influence_cards import detach_all, detach_with_plan, holds, spend_influence
from sitdown.games.cosanostra.cards.job_cards import throw_away_job
from sitdown.games.cosanostra.data import DEED, GANGSTERS, INFLUENCE_IDS, PRICE, RACING, ROBBERY, SCHEMER, TRAP
from sitdown.games.cosanostra.jobs import aim
from sitdown.games.cosanostra.jobs.targets import has_target
from sitdown.games.cosanostra.phase_numbers import ACT, ACT_MORE, TO_EXTRA, TO_PAYDAY, TO_TURN, TO_WINDOW
from sitdown.games.cosanostra.phases import influence_plays
from sitdown.games.cosanostra.phases.influence_plays import fill_free_plays
from sitdown.games.cosanostra.state import ACTION_TURNS, BOUGHT, NOTHING, PURCHASE, CosaState
from sitdown.games.cosanostra.trade.dealings import on_turn_end


def begin(state: CosaState) -> None:
    """CN-2: the start player begins."""
    state.regular = state.start_player
    state.is_extra = False
    state.extras = 0
    to_regular(state)


def to_regular(state: CosaState) -> None:
    """CN-52: from `regular` on the first seat with a planned card; none anywhere: the phase ends."""
    seat = state.regular
    tried: i64 = 0
    while tried < state.seats and not has_plan(state, seat):
        seat = state.after(seat)
        tried += 1
    if tried == state.seats:
        end_phase(state)
        return
    state.regular = seat
    state.spied = False
    state.phase = TO_WINDOW


def end_phase(state: CosaState) -> None:
    """CN-144: whatever is still attached leaves."""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        detach_all(state, gangster)
        gangster += 1
    state.phase = TO_PAYDAY


def begin_turn(state: CosaState, seat: i64) -> None:
    state.mover = seat
    state.active = seat
    state.phase = ACT


def after_act(state: CosaState) -> None:
    """A Job or a purchase has been executed; option `plays_after_act`: whoever holds an Influence card goes on."""
    if state.switches.plays_after_act and state.i_hand_n[state.active] > 0:
        state.mover = state.active
        state.phase = ACT_MORE
    else:
        next_turn(state)


def look_again(state: CosaState) -> None:
    """CN-52, option `trade_planned`: an exchange may have taken the last planned card of the seat in turn."""
    if state.phase == ACT and not has_plan(state, state.mover):
        next_turn(state)


def next_turn(state: CosaState) -> None:
    """After an executed, lapsed or skipped turn."""
    on_turn_end(state)
    if state.is_extra:
        state.is_extra = False
        state.phase = TO_EXTRA
    else:
        state.regular = state.after(state.regular)
        state.phase = TO_TURN


# -- what may be done --------------------------------------------------------------------------------------------------


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-50, CN-51: free plays, then execute, let lapse, or be skipped."""
    fill_free_plays(state, seat, planning=False, out=out)
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_act(state, gangster, seat) and can_execute(state, gangster):
            out.add(DO_EXECUTE + gangster)
        gangster += 1
    gangster = 0
    while gangster < GANGSTERS:
        if can_act(state, gangster, seat):
            out.add(DO_LAPSE + gangster)
        gangster += 1
    if not state.is_extra and holds(state, seat, SCHEMER):  # CN-149
        out.add(DO_SKIP)


def fill_more(state: CosaState, seat: i64, out: Choices) -> None:
    """Option `plays_after_act` (10.5): looks and the market swap, until he passes."""
    fill_free_plays(state, seat, planning=False, out=out)
    out.add(DO_NOTHING)


def can_execute(state: CosaState, gangster: i64) -> bool:
    """CN-55, CN-58, CN-62."""
    card = state.plan[gangster]
    seat = state.g_owner[gangster]
    if card >= PURCHASE:
        return state.cash[seat] >= PRICE[card - PURCHASE]
    job = state.jobs.face[card]
    deed = DEED[job]
    if deed in (ROBBERY, TRAP):
        return False
    if deed == RACING:
        return state.cash[seat] > 0
    return has_target(state, seat, job)


# -- what it does ------------------------------------------------------------------------------------------------------


def push(state: CosaState, seat: i64, action: i64) -> None:
    if action < DO_NOTHING:
        influence_plays.push(state, seat, action)
    elif action == DO_NOTHING:  # after the action, option `plays_after_act`
        next_turn(state)
    elif action < DO_LAPSE:
        gangster = action - DO_EXECUTE
        if state.plan[gangster] >= PURCHASE:
            execute_purchase(state, gangster)
        else:
            aim.begin(state, gangster)
    elif action < DO_SKIP:
        lapse(state, action - DO_LAPSE)
    else:
        skip(state)


def execute_purchase(state: CosaState, gangster: i64) -> None:
    """CN-54: pay, and it is yours."""
    seat = state.mover
    business = state.plan[gangster] - PURCHASE
    state.plan[gangster] = NOTHING
    detach_with_plan(state, gangster)
    state.cash[seat] -= PRICE[business]
    acquire(state, seat, business)
    state.tally[ACTION_TURNS] += 1
    state.tally[BOUGHT] += 1
    if state.listener is not None:
        facts = {"seat": seat, "gangster": gangster, "business": business}
        state.tell("bought", {**facts, "amount": PRICE[business], "rule": "CN-54"})
    after_act(state)


def lapse(state: CosaState, gangster: i64) -> None:
    """CN-56, CN-57."""
    card = state.plan[gangster]
    state.plan[gangster] = NOTHING
    detach_with_plan(state, gangster)
    state.tally[ACTION_TURNS] += 1
    if card >= PURCHASE:
        lapse_purchase(state, state.mover, gangster, card - PURCHASE)
    else:
        throw_away_job(state, card)
        if state.listener is not None:
            state.tell("lapsed_job", {"seat": state.mover, "gangster": gangster, "rule": "CN-57"}, [card])
    next_turn(state)


def lapse_purchase(state: CosaState, seat: i64, gangster: i64, business: i64) -> None:
    """CN-56: to the bottom of the Business deck; markers on it go home."""
    if state.listener is not None:
        facts = {"seat": seat, "gangster": gangster, "business": business}
        state.tell("lapsed_purchase", {**facts, "rule": "CN-56"})
    put_under(state, business)
    refill(state)


def skip(state: CosaState) -> None:
    """CN-149: a Schemer, and the turn ends."""
    seat = state.mover
    spend_influence(state, seat, SCHEMER)
    if state.listener is not None:
        state.tell("skipped", {"seat": seat, "card": INFLUENCE_IDS[SCHEMER], "rule": "CN-149"})
    next_turn(state)
