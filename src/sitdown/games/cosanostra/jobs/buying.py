"""Buying by Connections or an Exceptional Offer (CN-118 to CN-120)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import DO_BUY, DO_NOTHING
from sitdown.games.cosanostra.cards.businesses import acquire, refill
from sitdown.games.cosanostra.data import BUSINESSES, CONNECTIONS, DEED, NONE, OFFER, PRICE, SLOTS
from sitdown.games.cosanostra.phase_numbers import BUY, TO_DISCARD
from sitdown.games.cosanostra.state import AWAY, BOUGHT, WAITING, CosaState


def begin(state: CosaState) -> None:
    state.mover = state.active
    state.phase = BUY


def price_with(job: i64, successes: i64, business: i64) -> i64:
    """CN-118, CN-119: Exceptional Offer half price or 1k less, Connections 2k less or the full price; never below 0."""
    price = PRICE[business]
    if DEED[job] == OFFER:
        return price // 2 if successes > 1 else price - 1
    if successes < 2:
        return price
    return price - 2 if price > 2 else 0


def price_now(state: CosaState, business: i64) -> i64:
    return price_with(state.deed, state.hits, business)


def is_for_sale(state: CosaState, business: i64) -> bool:
    """The market, and for Connections the deck too."""
    if state.b_at[business] == WAITING:
        return True
    return DEED[state.deed] == CONNECTIONS and state.b_at[business] == AWAY


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    out.add(DO_NOTHING)
    business: i64 = 0
    while business < BUSINESSES:
        if is_for_sale(state, business) and price_now(state, business) <= state.cash[state.active]:
            out.add(DO_BUY + business)
        business += 1


def push(state: CosaState, seat: i64, action: i64) -> None:
    if action != DO_NOTHING:
        buy(state, action - DO_BUY)
    after_buying(state)


def buy(state: CosaState, business: i64) -> None:
    seat = state.active
    price = price_now(state, business)
    state.cash[seat] -= price
    if state.b_at[business] == WAITING:
        slot: i64 = 0
        while slot < SLOTS:
            if state.market[slot] == business:
                state.market[slot] = NONE
            slot += 1
    else:
        take_from_deck(state, business)
    acquire(state, seat, business)
    state.tally[BOUGHT] += 1
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": seat, "gangster": state.doing, "business": business, "amount": price}
        state.tell("bought", {**facts, "rule": "CN-118" if DEED[state.deed] == OFFER else "CN-119"})


def take_from_deck(state: CosaState, business: i64) -> None:
    pile = state.b_deck
    place: i64 = 0
    while pile.items[place] != business:
        place += 1
    pile.n -= 1
    while place < pile.n:
        pile.items[place] = pile.items[place + 1]
        place += 1


def after_buying(state: CosaState) -> None:
    """CN-120: after Connections the deck is shuffled in any case; then the market is refilled."""
    if DEED[state.deed] == CONNECTIONS:
        state.rng.shuffle(state.b_deck.items, state.b_deck.n)
        state.known_bottom = 0
        if state.listener is not None:
            state.tell("shuffled", {"pile": "business", "count": state.b_deck.n, "rule": "CN-120"})
    refill(state)
    state.phase = TO_DISCARD
