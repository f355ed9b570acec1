"""Special Jobs: the races, the birthday, laundering, buying by Connections or an Exceptional Offer."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import DO_BUY, DO_LAUNDER, DO_NOTHING
from sitdown.games.cosanostra.data import BUSINESSES, CONNECTIONS, DEED, HIGH, LOW, NONE, OFFER, PRICE, SLOTS
from sitdown.games.cosanostra.estate import acquire, refill
from sitdown.games.cosanostra.phases import TO_DISCARD
from sitdown.games.cosanostra.state import AWAY, BOUGHT, WAITING, CosaState


def race(state: CosaState) -> None:
    """CN-116: doubled or lost."""
    won = state.stake if state.hits > 0 else -state.stake
    state.cash[state.active] += won
    if state.listener is not None:
        state.tell("raced", {"seat": state.active, "stake": state.stake, "won": won > 0, "rule": "CN-116"})
    state.phase = TO_DISCARD


def celebrate(state: CosaState) -> None:
    """CN-117: everybody pays, or all he has."""
    wanted = HIGH[state.deed] if state.hits > 1 else LOW[state.deed]
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.active:
            pay_to(state, seat, state.active, wanted, "CN-117")
        seat += 1
    state.phase = TO_DISCARD


def pay_to(state: CosaState, payer: i64, to: i64, wanted: i64, rule: str) -> None:
    """As much as there is; to the bank if `to` is NONE."""
    paid = wanted if wanted < state.cash[payer] else state.cash[payer]
    state.cash[payer] -= paid
    if to != NONE:
        state.cash[to] += paid
    if state.listener is not None:
        state.tell("paid", {"seat": payer, "to": None if to == NONE else to, "amount": paid, "rule": rule})


def most_to_launder(state: CosaState) -> i64:
    """CN-115."""
    most = HIGH[state.deed] if state.hits > 1 else LOW[state.deed]
    return most if most < state.cash[state.active] else state.cash[state.active]


def fill_launder(state: CosaState, out: Choices) -> None:
    amount: i64 = 0
    most = most_to_launder(state)
    while amount <= most:
        out.add(DO_LAUNDER + amount)
        amount += 1


def launder(state: CosaState, amount: i64) -> None:
    state.cash[state.active] -= amount
    state.laundered[state.active] += amount
    if state.listener is not None:
        state.tell("laundered", {"seat": state.active, "amount": amount, "rule": "CN-115"})
    state.phase = TO_DISCARD


def price_now(state: CosaState, business: i64) -> i64:
    """CN-118, CN-119: Exceptional Offer half price or 1k less, Connections 2k less or the full price; never below 0."""
    price = PRICE[business]
    if DEED[state.deed] == OFFER:
        return price // 2 if state.hits > 1 else price - 1
    if state.hits == 1:
        return price
    return price - 2 if price > 2 else 0


def is_for_sale(state: CosaState, business: i64) -> bool:
    """The market, and for Connections the deck too."""
    if state.b_at[business] == WAITING:
        return True
    return DEED[state.deed] == CONNECTIONS and state.b_at[business] == AWAY


def fill_buy(state: CosaState, out: Choices) -> None:
    out.add(DO_NOTHING)
    business: i64 = 0
    while business < BUSINESSES:
        if is_for_sale(state, business) and price_now(state, business) <= state.cash[state.active]:
            out.add(DO_BUY + business)
        business += 1


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
    after_buying(state)


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
