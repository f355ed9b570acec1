"""Negotiation: who may talk when, and what that seat may do (CN-61, CN-180, CN-188, CN-192).

Any seat may act here, in turn or not, while negotiation is open. What is exchanged is exchanged at once and whole.
"""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import (
    DO_ACCEPT,
    DO_DROP,
    DO_ITEM,
    DO_OFFER,
    DO_REJECT,
    DO_SEND,
    DO_TAG,
    DO_TAKE_BACK,
    DO_WITHDRAW,
)
from sitdown.games.cosanostra.cards.businesses import take_marker
from sitdown.games.cosanostra.data import MOST_SEATS, NONE
from sitdown.games.cosanostra.phase_numbers import ACT_MORE, AIM, DISCARD, FAMILY, RECRUIT
from sitdown.games.cosanostra.state import DRAFTS, CosaState
from sitdown.games.cosanostra.trade import exchange
from sitdown.games.cosanostra.trade.drafts import add_item, drop_all_drafts, drop_draft, marked_by, open_draft, send


def is_open(state: CosaState) -> bool:
    return is_open_in(state.phase)


def is_open_in(phase: i64) -> bool:
    """CN-61, CN-180: not while a Job is executed, nor before the first deal or after the last action."""
    if phase == FAMILY:
        return False
    return phase <= ACT_MORE or phase in (AIM, RECRUIT, DISCARD)


def may_talk(state: CosaState, seat: i64) -> bool:
    """CN-9: nobody negotiates while a choice of several parts is half made; sealed ones bind only their own seat."""
    if state.under_way or state.half[seat] != NONE:
        return False
    half_put_away = state.put_away[seat] != 0 or state.put_away_jobs[seat] != 0
    return not (half_put_away and state.waits_for(seat))


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    """What the seat may do without a draft of its own; with one, drafts.py says it."""
    out.add_bits(marked_by(state, seat), DO_TAKE_BACK)
    if state.drafts[seat] < DRAFTS:
        to: i64 = 0
        while to < state.seats:
            if to != seat and state.open_offers & BIT[seat * MOST_SEATS + to] == 0:
                out.add(DO_OFFER + to)
            to += 1
    if state.open_offers != 0:
        fill_answers(state, seat, out)


def fill_answers(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-192."""
    other: i64 = 0
    while other < state.seats:
        if state.open_offers & BIT[other * MOST_SEATS + seat] != 0:
            out.add(DO_ACCEPT + other)
        other += 1
    other = 0
    while other < state.seats:
        if state.open_offers & BIT[other * MOST_SEATS + seat] != 0:
            out.add(DO_REJECT + other)
        other += 1
    other = 0
    while other < state.seats:
        if state.open_offers & BIT[seat * MOST_SEATS + other] != 0:
            out.add(DO_WITHDRAW + other)
        other += 1


def push(state: CosaState, seat: i64, action: i64) -> None:
    if action < DO_OFFER:
        take_back(state, seat, action - DO_TAKE_BACK)
    elif action < DO_ITEM:
        open_draft(state, seat, action - DO_OFFER)
    elif action < DO_TAG:
        add_item(state, seat, action - DO_ITEM)
    elif action < DO_SEND:
        state.tag[seat] = action - DO_TAG
    elif action == DO_SEND:
        send(state, seat)
    elif action == DO_DROP:
        drop_draft(state, seat)
    elif action < DO_REJECT:
        exchange.accept(state, action - DO_ACCEPT, seat)
    elif action < DO_WITHDRAW:
        exchange.reject(state, action - DO_REJECT, seat)
    else:
        exchange.withdraw(state, seat, action - DO_WITHDRAW)


def take_back(state: CosaState, seat: i64, business: i64) -> None:
    """CN-188."""
    take_marker(state, seat, business)
    if state.listener is not None:
        state.tell("took_back", {"seat": seat, "business": business, "rule": "CN-188"})
    drop_all_drafts(state)
