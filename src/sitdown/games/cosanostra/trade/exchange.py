"""Answers to an offer, and the exchange that follows: whole or not at all."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.cards.businesses import marker_home, place_marker, take_marker
from sitdown.games.cosanostra.cards.job_cards import put_in_hand
from sitdown.games.cosanostra.data import NONE
from sitdown.games.cosanostra.phases.action import lapse_purchase
from sitdown.games.cosanostra.state import DEALS, NOTHING, PURCHASE, CosaState
from sitdown.games.cosanostra.trade.dealings import note_refusal, note_withdrawal
from sitdown.games.cosanostra.trade.drafts import drop_all_drafts, flat, tell_offer
from sitdown.games.cosanostra.trade.items import (
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
from sitdown.games.cosanostra.trade.promises import THREAT, on_gift, on_lend, promise
from sitdown.games.cosanostra.trade.reasons import reason
from sitdown.games.cosanostra.trade.threats import on_refusal


def reject(state: CosaState, seat: i64, to: i64) -> None:
    if state.listener is not None:
        tell_offer(state, "rejected", seat, to, open_paper(seat, to), reason(state, seat, to))
    note_refusal(state, seat, to)
    if state.tag[open_paper(seat, to)] == THREAT:
        on_refusal(state, seat, to)
    close_offer(state, seat, to)


def withdraw(state: CosaState, seat: i64, to: i64) -> None:
    if state.listener is not None:
        tell_offer(state, "withdrawn", seat, to, open_paper(seat, to))
    note_withdrawal(state, seat, to)
    close_offer(state, seat, to)


def accept(state: CosaState, seat: i64, to: i64) -> None:
    """CN-181: the whole exchange, at once; all see it."""
    paper = open_paper(seat, to)
    if state.listener is not None:
        state.tell("exchanged", {"seat": seat, "to": to, "terms": flat(readable(state, paper)), "rule": "CN-181"})
    state.tally[DEALS] += 1
    hand_over_all(state, paper, seat, to, men=False)
    hand_over_all(state, paper, seat, to, men=True)  # last: with a man his planned purchase may leave the table
    tag = state.tag[paper]
    close_offer(state, seat, to)
    drop_all_drafts(state)
    if tag != NONE:
        promise(state, seat, to, tag)


def hand_over_all(state: CosaState, paper: i64, seat: i64, to: i64, men: bool) -> None:
    alone = state.paper_n[paper] == 1
    place: i64 = 0
    while place < state.paper_n[paper]:
        item = item_at(state, paper, place)
        if (kind_of(item) == GANGSTER_ITEM) == men:
            if is_asked(item):
                hand_over(state, to, seat, item, alone)
            else:
                hand_over(state, seat, to, item, alone)
        place += 1


def hand_over(state: CosaState, giver: i64, getter: i64, item: i64, alone: bool) -> None:
    what = what_of(item)
    kind = kind_of(item)
    if kind == CASH_ITEM:
        state.cash[giver] -= what
        state.cash[getter] += what
        state.dealt_cash += what
        on_gift(state, giver, getter, what, alone)
    elif kind == BUSINESS_ITEM:
        state.b_owner[what] = getter
        marker_home(state, what, getter)  # CN-190: the new owner's own
    elif kind == GANGSTER_ITEM:
        give_up_plan(state, giver, what)
        state.g_owner[what] = getter
    elif kind == LEND_ITEM:
        place_marker(state, getter, what)
        on_lend(state, giver, getter)
    else:
        take_marker(state, giver, what)


def give_up_plan(state: CosaState, giver: i64, gangster: i64) -> None:
    """Option `trade_planned` (10.19): his Job goes back to the seller's hand, his purchase lapses (CN-56)."""
    card = state.plan[gangster]
    if card == NOTHING:
        return
    state.plan[gangster] = NOTHING
    if card >= PURCHASE:
        lapse_purchase(state, giver, gangster, card - PURCHASE)
        return
    put_in_hand(state, giver, card)
    if state.listener is not None:
        state.tell("returned_job", {"seat": giver, "gangster": gangster, "rule": "CN-185"}, [card])
