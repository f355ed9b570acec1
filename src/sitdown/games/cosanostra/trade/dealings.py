"""What players remember of dealings: offers refused, and words kept or broken. No rule asks for it; bots do.

What was refused is between the two partners, as the offer was (CN-181); what became of promises all have seen.
"""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.data import MOST_SEATS, TRADE, TRADES
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.items import (
    BUSINESS_ITEM,
    CASH_ITEM,
    LEND_ITEM,
    is_asked,
    item_at,
    kind_of,
    open_paper,
    what_of,
)


def pair(seat: i64, to: i64) -> i64:
    return seat * MOST_SEATS + to


def hearers(state: CosaState, seat: i64, to: i64) -> list[int]:
    """Who knows of an offer that is not accepted: the two partners, or all by the option `public_offers`."""
    return list(range(state.seats)) if state.switches.public_offers else [seat, to]


def thing(seat: i64, to: i64, item: i64) -> i64:
    """A place in `refused`: between these two, a lend or a whole Business of this kind."""
    whole: i64 = 1 if kind_of(item) == BUSINESS_ITEM else 0
    return (pair(seat, to) * 2 + whole) * TRADES + TRADE[what_of(item)]


def note_refusal(state: CosaState, seat: i64, to: i64) -> None:
    """Of each Business, by kind: what was bid for one, and 1 more; what was demanded is negative."""
    paper = open_paper(seat, to)
    state.snubs[pair(seat, to)] += 1
    cash = net_cash(state, paper)
    place: i64 = 0
    while place < state.paper_n[paper]:
        item = item_at(state, paper, place)
        if kind_of(item) in (LEND_ITEM, BUSINESS_ITEM):
            asked = is_asked(item)
            price = max(0, cash if asked else -cash) // things(state, paper, asked)
            state.refused[thing(seat, to, item)] = price + 1 if asked else -price - 1
        place += 1


def note_withdrawal(state: CosaState, seat: i64, to: i64) -> None:
    """What is withdrawn for a counter-offer was refused, too."""
    if state.open_offers & BIT[pair(to, seat)] != 0:
        state.snubs[pair(seat, to)] += 1


def things(state: CosaState, paper: i64, asked: bool) -> i64:
    """How many Businesses are given or lent on one side."""
    found: i64 = 0
    place: i64 = 0
    while place < state.paper_n[paper]:
        item = item_at(state, paper, place)
        if kind_of(item) in (LEND_ITEM, BUSINESS_ITEM) and is_asked(item) == asked:
            found += 1
        place += 1
    return found


def net_cash(state: CosaState, paper: i64) -> i64:
    """What the one who offers would give, less what he would get."""
    found: i64 = 0
    place: i64 = 0
    while place < state.paper_n[paper]:
        item = item_at(state, paper, place)
        if kind_of(item) == CASH_ITEM:
            found += -what_of(item) if is_asked(item) else what_of(item)
        place += 1
    return found


def on_turn_end(state: CosaState) -> None:
    seat: i64 = 0
    while seat < state.seats:
        state.sent[seat] = 0
        seat += 1


def note_words(state: CosaState, seat: i64, to: i64, tag: i64) -> None:
    """An offer with a tag was sent."""
    state.spoken[pair(seat, to)] |= BIT[tag]


def forget_round(state: CosaState) -> None:
    """A new round, new prices."""
    i: i64 = 0
    while i < len(state.spoken):
        state.spoken[i] = 0
        i += 1
    i = 0
    while i < len(state.refused):
        state.refused[i] = 0
        i += 1


def forget_dealings(state: CosaState, seat: i64, to: i64) -> None:
    """As somebody else sees it."""
    state.snubs[pair(seat, to)] = 0
    state.spoken[pair(seat, to)] = 0
    state.dared[pair(seat, to)] = 0
    i = pair(seat, to) * 2 * TRADES
    while i < (pair(seat, to) + 1) * 2 * TRADES:
        state.refused[i] = 0
        i += 1
