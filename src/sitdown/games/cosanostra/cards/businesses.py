"""Businesses: the market and its deck, incomes, monopolies, and the Deal markers that lie on them."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.data import (
    BUSINESSES,
    FIRST_OF,
    GARAGE,
    INCOME,
    MONOPOLIES,
    MONOPOLY_IDS,
    MONOPOLY_PAY,
    MOST_SEATS,
    NONE,
    SLOTS,
    TRADE,
    TRADE_IDS,
)
from sitdown.games.cosanostra.state import ACTIVE, AWAY, INACTIVE, PLANNED, WAITING, CosaState


def is_company(business: i64) -> bool:
    return TRADE[business] >= GARAGE


# -- the deck and the market ------------------------------------------------------------------------------------------


def put_under(state: CosaState, business: i64) -> None:
    """To the bottom of the Business deck, where everybody knows it to be; its markers go home."""
    markers_home(state, business)
    state.b_at[business] = AWAY
    state.b_owner[business] = NONE
    state.b_used[business] = 0
    pile = state.b_deck
    i: i64 = pile.n
    while i > 0:
        pile.items[i] = pile.items[i - 1]
        i -= 1
    pile.items[0] = business
    pile.n += 1
    state.known_bottom += 1


def draw_business(state: CosaState) -> i64:
    """The top card of the deck."""
    business = state.b_deck.take()
    if state.known_bottom > state.b_deck.n:
        state.known_bottom = state.b_deck.n
    return business


def refill(state: CosaState) -> None:
    """CN-32, CN-37: empty places of the market are filled, lowest first, as long as the deck has cards."""
    slot: i64 = 0
    while slot < SLOTS:
        if state.market[slot] == NONE and state.b_deck.n > 0:
            business = draw_business(state)
            state.market[slot] = business
            state.b_at[business] = WAITING
            if state.listener is not None:
                state.tell("market", {"business": business, "slot": slot, "rule": "CN-32"})
        slot += 1


def market_is_empty(state: CosaState) -> bool:
    slot: i64 = 0
    while slot < SLOTS:
        if state.market[slot] != NONE:
            return False
        slot += 1
    return True


def swap_market(state: CosaState) -> None:
    """CN-146: all market cards under the deck in slot order, the last lies lowest; then four new ones."""
    slot: i64 = 0
    while slot < SLOTS:
        if state.market[slot] != NONE:
            put_under(state, state.market[slot])
            state.market[slot] = NONE
        slot += 1
    refill(state)


def lay_first_market(state: CosaState) -> None:
    """CN-16: four different Businesses, at most one of them a Company; what was set aside goes back at random.

    Option `first_market`: at most one Businessman instead, or no limit (10.1).
    """
    aside: list[int] = []
    kinds: i64 = 0
    companies: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        business = state.b_deck.take()
        company = is_company(business)
        full = companies >= state.switches.most_companies
        if not company:
            full = slot - companies >= state.switches.most_businessmen
        if full or kinds & BIT[TRADE[business]] != 0:
            aside.append(business)
            continue
        kinds |= BIT[TRADE[business]]
        companies += 1 if company else 0
        state.market[slot] = business
        state.b_at[business] = WAITING
        slot += 1
    for business in aside:
        put_at(state, business, state.rng.below(state.b_deck.n + 1))


def put_at(state: CosaState, business: i64, place: i64) -> None:
    pile = state.b_deck
    i: i64 = pile.n
    while i > place:
        pile.items[i] = pile.items[i - 1]
        i -= 1
    pile.items[place] = business
    pile.n += 1


# -- who has what -----------------------------------------------------------------------------------------------------


def acquire(state: CosaState, seat: i64, business: i64) -> None:
    """CN-54, CN-120: it lies before the seat, active at once."""
    state.b_at[business] = ACTIVE
    state.b_owner[business] = seat
    state.b_used[business] = 0


def count_active(state: CosaState, seat: i64, kind: i64) -> i64:
    """Active Businesses of a kind that the seat owns."""
    found: i64 = 0
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1]:
        if state.b_at[business] == ACTIVE and state.b_owner[business] == seat:
            found += 1
        business += 1
    return found


def monopolist(state: CosaState, kind: i64) -> i64:
    """CN-164: at least two active, and more than all others together; NONE if nobody."""
    total: i64 = 0
    best: i64 = NONE
    most: i64 = 1
    seat: i64 = 0
    while seat < state.seats:
        found = count_active(state, seat, kind)
        total += found
        if found > most:
            most = found
            best = seat
        seat += 1
    return best if best != NONE and 2 * most > total else NONE


def income(state: CosaState, seat: i64) -> i64:
    """CN-160: of active Businesses and monopolies."""
    found: i64 = 0
    business: i64 = 0
    while business < BUSINESSES:
        if state.b_at[business] == ACTIVE and state.b_owner[business] == seat:
            found += INCOME[business]
        business += 1
    kind: i64 = 0
    while kind < MONOPOLIES:
        if monopolist(state, kind) == seat:
            found += MONOPOLY_PAY
        kind += 1
    return found


def unused(state: CosaState, seat: i64, kind: i64) -> i64:
    """CN-74, CN-151: the seat's active card of this kind with the lowest number that was not used in this round."""
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1]:
        if state.b_at[business] == ACTIVE and state.b_owner[business] == seat and state.b_used[business] == 0:
            return business
        business += 1
    return NONE


def deactivate_business(state: CosaState, business: i64) -> None:
    """CN-112: face down until the next round, and its markers go home."""
    state.b_at[business] = INACTIVE
    markers_home(state, business)


# -- markers ----------------------------------------------------------------------------------------------------------


def place_marker(state: CosaState, seat: i64, business: i64) -> None:
    state.free_markers[seat] -= 1
    state.markers[business * MOST_SEATS + seat] += 1


def take_marker(state: CosaState, seat: i64, business: i64) -> None:
    state.free_markers[seat] += 1
    state.markers[business * MOST_SEATS + seat] -= 1


def has_marker(state: CosaState, seat: i64, business: i64) -> bool:
    return state.markers[business * MOST_SEATS + seat] > 0


def markers_home(state: CosaState, business: i64) -> None:
    """CN-190."""
    seat: i64 = 0
    while seat < state.seats:
        marker_home(state, business, seat)
        seat += 1


def marker_home(state: CosaState, business: i64, seat: i64) -> None:
    """All markers of one seat on this card."""
    place = business * MOST_SEATS + seat
    state.free_markers[seat] += state.markers[place]
    state.markers[place] = 0


# -- for listeners ----------------------------------------------------------------------------------------------------


def monopolists(state: CosaState) -> list[int]:
    """By monopoly: who holds it, NONE if nobody."""
    return [monopolist(state, kind) for kind in range(MONOPOLIES)]


def tell_monopolies(state: CosaState, before: list[int]) -> None:
    """CN-164: checked after every change."""
    for kind, owner in enumerate(monopolists(state)):
        if owner != before[kind]:
            seat = None if owner == NONE else owner
            state.tell("monopoly", {"seat": seat, "kind": MONOPOLY_IDS[kind], "rule": "CN-164"})


def trade_of(business: int) -> str:
    return TRADE_IDS[TRADE[business]]


def is_planned(state: CosaState, business: i64) -> bool:
    return state.b_at[business] == PLANNED
