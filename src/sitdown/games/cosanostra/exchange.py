"""Answers to an offer, and the exchange that follows: whole or not at all."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.data import NONE
from sitdown.games.cosanostra.estate import marker_home, place_marker, take_marker
from sitdown.games.cosanostra.papers import (
    BUSINESS_ITEM,
    CASH_ITEM,
    GANGSTER_ITEM,
    LEND_ITEM,
    close_offer,
    is_asked,
    item_at,
    kind_of,
    open_paper,
    readable,
    what_of,
)
from sitdown.games.cosanostra.promises import on_gift, promise
from sitdown.games.cosanostra.state import DEALS, CosaState
from sitdown.games.cosanostra.trade import drop_all_drafts, flat, tell_offer


def reject(state: CosaState, seat: i64, to: i64) -> None:
    if state.listener is not None:
        tell_offer(state, "rejected", seat, to, open_paper(seat, to))
    close_offer(state, seat, to)


def withdraw(state: CosaState, seat: i64, to: i64) -> None:
    if state.listener is not None:
        tell_offer(state, "withdrawn", seat, to, open_paper(seat, to))
    close_offer(state, seat, to)


def accept(state: CosaState, seat: i64, to: i64) -> None:
    """CN-181: the whole exchange, at once; all see it."""
    paper = open_paper(seat, to)
    if state.listener is not None:
        state.tell("exchanged", {"seat": seat, "to": to, "terms": flat(readable(state, paper)), "rule": "CN-181"})
    state.tally[DEALS] += 1
    place: i64 = 0
    while place < state.paper_n[paper]:
        item = item_at(state, paper, place)
        if is_asked(item):
            hand_over(state, to, seat, item)
        else:
            hand_over(state, seat, to, item)
        place += 1
    tag = state.tag[paper]
    close_offer(state, seat, to)
    drop_all_drafts(state)
    if tag != NONE:
        promise(state, seat, to, tag)


def hand_over(state: CosaState, giver: i64, getter: i64, item: i64) -> None:
    what = what_of(item)
    kind = kind_of(item)
    if kind == CASH_ITEM:
        state.cash[giver] -= what
        state.cash[getter] += what
        state.dealt_cash += what
        on_gift(state, giver, getter, is_lend=False)
    elif kind == BUSINESS_ITEM:
        state.b_owner[what] = getter
        marker_home(state, what, getter)  # CN-190: the new owner's own
    elif kind == GANGSTER_ITEM:
        state.g_owner[what] = getter
    elif kind == LEND_ITEM:
        place_marker(state, getter, what)
        on_gift(state, giver, getter, is_lend=True)
    else:
        take_marker(state, giver, what)
