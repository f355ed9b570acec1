"""Payday: incomes, recruits, and the next round (CN-160, CN-161, CN-163)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import DO_NOTHING, DO_RECRUIT
from sitdown.games.cosanostra.cards.businesses import income
from sitdown.games.cosanostra.data import GANG, GANGSTERS, NONE, RECRUIT_PRICE, RECRUITS
from sitdown.games.cosanostra.phase_numbers import RECRUIT, TO_LIMIT, TO_RECRUIT, TO_ROUND
from sitdown.games.cosanostra.scoring import BONUS, finish
from sitdown.games.cosanostra.state import ACTIVE, WAITING, CosaState
from sitdown.games.cosanostra.trade.dealings import forget_round
from sitdown.games.cosanostra.trade.promises import on_round_end


def begin(state: CosaState) -> None:
    """CN-160; after the last action phase there is no payday (CN-200)."""
    on_round_end(state)
    forget_round(state)
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


# -- recruits ----------------------------------------------------------------------------------------------------------


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


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-161: pass, or one who can be paid."""
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


def push(state: CosaState, seat: i64, action: i64) -> None:
    state.phase = TO_RECRUIT
    if action != DO_NOTHING:
        recruit(state, seat, action - DO_RECRUIT)


def recruit(state: CosaState, seat: i64, gangster: i64) -> None:
    """CN-161; blind: the top one is turned, and stays if he is too dear."""
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


# -- the next round ----------------------------------------------------------------------------------------------------


def next_round(state: CosaState) -> None:
    """CN-163; before it the option `business_bonus`."""
    if state.switches.business_bonus:
        best = best_income(state)
        if best != NONE:
            state.cash[best] += BONUS
            if state.listener is not None:
                state.tell("bonus", {"seat": best, "amount": BONUS, "rule": "CN-160"})
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
