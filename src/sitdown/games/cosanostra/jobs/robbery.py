"""Robbery: who could is asked before a Cash Job is paid; then the bank pays (CN-85, CN-130 to CN-132)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_NOTHING, DO_REVEAL
from sitdown.games.cosanostra.cards.gangsters import may_hide_response
from sitdown.games.cosanostra.data import NONE, ROBBERY
from sitdown.games.cosanostra.jobs.responses import fill_responses, show_response, spend_response
from sitdown.games.cosanostra.phase_numbers import ROB, TO_DISCARD, TO_PAY, TO_TRAP
from sitdown.games.cosanostra.phases.sealed import PASSED, ask, first_who, resolved
from sitdown.games.cosanostra.state import ROBBED, ROBBERIES, CosaState
from sitdown.games.cosanostra.trade.promises import on_attack, on_pay


def begin(state: CosaState) -> None:
    """CN-130, CN-132: before a Cash Job is paid."""
    robbed = state.active if state.level == 0 else state.g_owner[state.robber[0]]
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if seat != robbed and (state.level == 0 or seat != state.active) and may_hide_response(state, seat):
            seats |= BIT[seat]
        seat += 1
    if seats == 0:
        pay_out(state)
    else:
        ask(state, ROB, seats)


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    fill_responses(state, seat, ROBBERY, out)


def push(state: CosaState, seat: i64, action: i64) -> None:
    """The first in turn order rolls; if it succeeds, the others stay unseen."""
    if not resolved(state, seat, PASSED if action == DO_NOTHING else action - DO_REVEAL + 1):
        return
    robber = first_who(state, NONE)
    if robber == NONE:
        pay_out(state)
    else:
        rob(state, robber, state.answer[robber] - 1)


def rob(state: CosaState, seat: i64, gangster: i64) -> None:
    """CN-131: the whole pay, with one success half of it rounded down."""
    state.tally[ROBBERIES] += 1
    state.victim = state.active if state.level == 0 else state.g_owner[state.robber[0]]
    show_response(state, seat, gangster)
    on_attack(state, seat, state.victim)
    if state.hits == 0:
        spend_response(state, gangster)
        state.phase = TO_PAY
        return
    loot = state.pay if state.level == 0 else state.take[0]
    state.take[state.level] = loot if state.hits > 1 else loot // 2
    state.robber[state.level] = gangster
    state.attacker = gangster
    state.phase = TO_TRAP


def robbery_succeeds(state: CosaState) -> None:
    state.tally[ROBBED] += 1
    if state.level == 0 and state.switches.rob_robber:
        state.level = 1
        state.phase = TO_PAY  # the robber's own card is spent when all is paid
        return
    state.level = 2
    pay_out(state)


def pay_out(state: CosaState) -> None:
    """CN-85, CN-131: the bank pays."""
    share(state, state.active, state.pay - state.take[0], "CN-85")
    on_pay(state, state.active, state.pay - state.take[0])
    if state.robber[0] != NONE:
        share(state, state.g_owner[state.robber[0]], state.take[0] - state.take[1], "CN-131")
        spend_response(state, state.robber[0])
    if state.robber[1] != NONE:
        share(state, state.g_owner[state.robber[1]], state.take[1], "CN-131")
        spend_response(state, state.robber[1])
    state.robber[0] = NONE
    state.robber[1] = NONE
    state.phase = TO_DISCARD


def share(state: CosaState, seat: i64, amount: i64, rule: str) -> None:
    state.cash[seat] += amount
    if state.listener is not None:
        state.tell("earned", {"seat": seat, "amount": amount, "rule": rule})
