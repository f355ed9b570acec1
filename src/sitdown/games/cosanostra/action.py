"""The action phase: whose turn it is, Schemers, purchases, lapses, and the choice of a Job (CN-50 to CN-62, CN-147)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_EXECUTE, DO_LAPSE, DO_NOTHING, DO_SCHEMER, DO_SKIP
from sitdown.games.cosanostra.data import DEED, GANGSTERS, INFLUENCE_IDS, PRICE, RACING, ROBBERY, SCHEMER, TRAP
from sitdown.games.cosanostra.estate import acquire, put_under, refill
from sitdown.games.cosanostra.gang import can_act, has_plan
from sitdown.games.cosanostra.hands import detach_all, detach_with_plan, holds, spend_influence, throw_away_job
from sitdown.games.cosanostra.looks import fill_free_plays
from sitdown.games.cosanostra.phases import ACT, SCHEME, TO_EXTRA, TO_PAYDAY, TO_TURN, TO_WINDOW
from sitdown.games.cosanostra.sealed import PASSED, ask, resolved
from sitdown.games.cosanostra.spying import open_spying
from sitdown.games.cosanostra.state import ACTION_TURNS, BOUGHT, NOTHING, PURCHASE, CosaState
from sitdown.games.cosanostra.targets import has_target


def start(state: CosaState) -> None:
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


def next_turn(state: CosaState) -> None:
    """After an executed, lapsed or skipped turn."""
    if state.is_extra:
        state.is_extra = False
        state.phase = TO_EXTRA
    else:
        state.regular = state.after(state.regular)
        state.phase = TO_TURN


# -- Schemers ---------------------------------------------------------------------------------------------------------


def open_window(state: CosaState) -> None:
    """CN-147, section 8: before every regular turn every other seat that could by public knowledge is asked."""
    if not has_plan(state, state.regular):  # CN-148: lost in an extra turn
        to_regular(state)
        return
    if state.switches.spy_anytime and not state.spied and open_spying(state, state.regular, planning=False):
        return
    state.spied = True
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.regular and state.i_hand_n[seat] > 0 and has_plan(state, seat):
            seats |= BIT[seat]
        seat += 1
    if seats == 0 or all_played(state, SCHEMER):
        begin_turn(state, state.regular)
    else:
        ask(state, SCHEME, seats)


def all_played(state: CosaState, kind: i64) -> bool:
    """Do all cards of this type lie in the discard pile as played cards? Everybody can see that."""
    return state.i_played[kind] == state.copies[kind]


def begin_turn(state: CosaState, seat: i64) -> None:
    state.mover = seat
    state.active = seat
    state.phase = ACT


def fill_scheme(state: CosaState, seat: i64, out: Choices) -> None:
    if holds(state, seat, SCHEMER):
        out.add(DO_SCHEMER)
    out.add(DO_NOTHING)


def answer_scheme(state: CosaState, seat: i64, answer: i64) -> None:
    """CN-148: every Schemer is spent; extra turns follow in turn order from the start player."""
    if not resolved(state, seat, answer):
        return
    state.extras = 0
    seat = state.start_player
    asked: i64 = 0
    while asked < state.seats:
        if state.answer[seat] > PASSED:
            state.extras |= BIT[seat]
            spend_influence(state, seat, SCHEMER)
        seat = state.after(seat)
        asked += 1
    if state.extras == 0:
        begin_turn(state, state.regular)
    else:
        state.phase = TO_EXTRA


def next_extra(state: CosaState) -> None:
    """The next extra turn; who has lost his planned cards loses it. None left: the window again."""
    seat = state.start_player
    asked: i64 = 0
    while asked < state.seats:
        if state.extras & BIT[seat] != 0:
            state.extras &= ~BIT[seat]
            if has_plan(state, seat):
                state.is_extra = True
                begin_turn(state, seat)
                return
        seat = state.after(seat)
        asked += 1
    state.phase = TO_WINDOW


# -- a turn -----------------------------------------------------------------------------------------------------------


def fill_act(state: CosaState, out: Choices) -> None:
    """CN-50, CN-51: free plays, then execute, let lapse, or be skipped."""
    seat = state.mover
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
    next_turn(state)


def lapse(state: CosaState, gangster: i64) -> None:
    """CN-56, CN-57."""
    card = state.plan[gangster]
    state.plan[gangster] = NOTHING
    detach_with_plan(state, gangster)
    state.tally[ACTION_TURNS] += 1
    if card >= PURCHASE:
        if state.listener is not None:
            facts = {"seat": state.mover, "gangster": gangster, "business": card - PURCHASE}
            state.tell("lapsed_purchase", {**facts, "rule": "CN-56"})
        put_under(state, card - PURCHASE)
        refill(state)
    else:
        throw_away_job(state, card)
        if state.listener is not None:
            state.tell("lapsed_job", {"seat": state.mover, "gangster": gangster, "rule": "CN-57"}, [card])
    next_turn(state)


def skip(state: CosaState) -> None:
    """CN-149: a Schemer, and the turn ends."""
    seat = state.mover
    spend_influence(state, seat, SCHEMER)
    if state.listener is not None:
        state.tell("skipped", {"seat": seat, "card": INFLUENCE_IDS[SCHEMER], "rule": "CN-149"})
    next_turn(state)


