"""Why an offer is rejected, as far as the two partners can tell from what they have offered each other."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.data import MOST_SEATS, NONE, TRADE
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.dealings import net_cash, thing
from sitdown.games.cosanostra.trade.items import (
    BUSINESS_ITEM,
    LEND_ITEM,
    is_asked,
    item_at,
    kind_of,
    open_paper,
    what_of,
)


def reason(state: CosaState, seat: i64, to: i64) -> dict[str, Fact]:
    """Facts for the words: the one who rejects has countered at another price, or once bid less and was refused."""
    paper = open_paper(seat, to)
    place: i64 = 0
    while place < state.paper_n[paper]:
        item = item_at(state, paper, place)
        if kind_of(item) in (LEND_ITEM, BUSINESS_ITEM):
            counter = price_in_counter(state, to, seat, item)
            price = net_cash(state, paper) if is_asked(item) else -net_cash(state, paper)
            if counter != NONE and counter != price:
                why = "too_little" if is_asked(item) else "too_much"
                return {"why": why, "business": what_of(item), "amount": counter}
            bid = state.refused[thing(to, seat, item)] - 1
            if not is_asked(item) and 0 < bid < price:
                return {"why": "bid_less", "business": what_of(item), "amount": bid}
        place += 1
    return {}


def price_in_counter(state: CosaState, seat: i64, to: i64, wanted: i64) -> i64:
    """In the open offer back: the cash against the same thing, from who gets that; NONE if it is not in there."""
    if state.open_offers & BIT[seat * MOST_SEATS + to] == 0:
        return NONE
    paper = open_paper(seat, to)
    place: i64 = 0
    while place < state.paper_n[paper]:
        item = item_at(state, paper, place)
        if is_asked(item) != is_asked(wanted) and is_like(item, wanted):
            price = net_cash(state, paper) if is_asked(item) else -net_cash(state, paper)
            return price if price > 0 else NONE
        place += 1
    return NONE


def is_like(one: i64, two: i64) -> bool:
    """Both a lend, or both a whole Business, of one kind."""
    if kind_of(one) != kind_of(two) or kind_of(one) not in (LEND_ITEM, BUSINESS_ITEM):
        return False
    return TRADE[what_of(one)] == TRADE[what_of(two)]
