"""Before a Job is shown: its target, its stake, or the marked cards that it uses (CN-60, CN-84, CN-100, CN-116)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_AIM_BUSINESS, DO_AIM_GANGSTER, DO_AIM_SEAT, DO_STAKE, DO_USE
from sitdown.games.cosanostra.data import BUSINESSES, CASH, DEED, GANGSTERS, MOST_STAKE, NONE, RACING, TRADE
from sitdown.games.cosanostra.jobs.targets import (
    aims_at_business,
    aims_at_gangster,
    aims_at_seat,
    choose_markers,
    is_target_business,
    is_target_gangster,
    must_aim,
    places_for,
    some_to_use,
)
from sitdown.games.cosanostra.phase_numbers import AIM, TO_ROLL
from sitdown.games.cosanostra.state import CosaState


def begin(state: CosaState, gangster: i64) -> None:
    """CN-60: the decision to execute; where something is to be fixed first, this is only half of it (CN-9)."""
    state.doing = gangster
    state.deed = state.jobs.face[state.plan[gangster]]
    state.target = NONE
    state.stake = 0
    if DEED[state.deed] == CASH:
        choose_markers(state, state.active, state.deed)
    if must_aim(state, state.deed):
        state.phase = AIM
        state.unfinished = True
    else:
        state.phase = TO_ROLL


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    seat = state.active
    deed = DEED[state.deed]
    if aims_at_seat(deed):
        fill_opponents(state, seat, out)
    elif aims_at_business(deed):
        fill_target_businesses(state, seat, deed, out)
    elif aims_at_gangster(deed):
        fill_target_gangsters(state, seat, out)
    elif deed == RACING:
        fill_stakes(state, out)
    else:
        fill_uses(state, out)


def fill_opponents(state: CosaState, seat: i64, out: Choices) -> None:
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            out.add(DO_AIM_SEAT + other)
        other += 1


def fill_target_businesses(state: CosaState, seat: i64, deed: i64, out: Choices) -> None:
    business: i64 = 0
    while business < BUSINESSES:
        if is_target_business(state, seat, deed, business):
            out.add(DO_AIM_BUSINESS + business)
        business += 1


def fill_target_gangsters(state: CosaState, seat: i64, out: Choices) -> None:
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if is_target_gangster(state, seat, gangster):
            out.add(DO_AIM_GANGSTER + gangster)
        gangster += 1


def fill_stakes(state: CosaState, out: Choices) -> None:
    """CN-116."""
    most = state.cash[state.active]
    amount: i64 = 1
    while amount <= MOST_STAKE and amount <= most:
        out.add(DO_STAKE + amount)
        amount += 1


def fill_uses(state: CosaState, out: Choices) -> None:
    business: i64 = 0
    while business < BUSINESSES:
        if state.to_use[TRADE[business]] > 0 and state.uses[business] < places_for(state, state.active, business):
            out.add(DO_USE + business)
        business += 1


def push(state: CosaState, seat: i64, action: i64) -> None:
    """A2: the target, the stake, or one more marker to use."""
    if action < DO_AIM_BUSINESS:
        state.target = action - DO_AIM_SEAT
    elif action < DO_AIM_GANGSTER:
        state.target = action - DO_AIM_BUSINESS
    elif action <= DO_STAKE:
        state.target = action - DO_AIM_GANGSTER
    elif action < DO_USE:
        state.stake = action - DO_STAKE
    else:
        business = action - DO_USE
        state.uses[business] += 1
        state.to_use[TRADE[business]] -= 1
        if some_to_use(state):
            state.unfinished = True
            return
    state.phase = TO_ROLL
