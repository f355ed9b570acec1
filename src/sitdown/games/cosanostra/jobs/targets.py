"""Whom and what a Job may be aimed at, and which Businesses a Cash Job uses (CN-80 to CN-87, CN-100 to CN-102)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.cards.businesses import count_active, is_company
from sitdown.games.cosanostra.data import (
    ARSON,
    ASSASSINATION,
    BASH,
    BUSINESSES,
    CAR_BOMB,
    CASH,
    DAMAGE,
    DEED,
    DRIVE_BY,
    FIRST_OF,
    GANGSTERS,
    KILL,
    MOST_SEATS,
    NEEDS,
    PERSUASION,
    RACING,
    THEFT,
    TRADES,
    VANDALISM,
)
from sitdown.games.cosanostra.state import ACTIVE, CosaState


def aims_at_seat(deed: i64) -> bool:
    return deed in (THEFT, DAMAGE)


def aims_at_business(deed: i64) -> bool:
    return deed in (BASH, VANDALISM, KILL, PERSUASION, ARSON)


def aims_at_gangster(deed: i64) -> bool:
    return deed in (CAR_BOMB, ASSASSINATION, DRIVE_BY)


def is_target_business(state: CosaState, seat: i64, deed: i64, business: i64) -> bool:
    """CN-100 to CN-102: an opponent's card of the kind printed; what can only be deactivated must be active."""
    if not state.stands(business) or state.b_owner[business] == seat:
        return False
    company = is_company(business)
    if deed == BASH:
        return not company and state.b_at[business] == ACTIVE
    if deed == VANDALISM:
        return company and state.b_at[business] == ACTIVE
    if deed == ARSON:
        return company or state.switches.arson_any
    return not company


def is_target_gangster(state: CosaState, seat: i64, gangster: i64) -> bool:
    return state.in_play(gangster) and state.g_owner[gangster] != seat


def has_target(state: CosaState, seat: i64, job: i64) -> bool:
    """CN-62: a Job that needs no target always has one; there always is an opponent."""
    deed = DEED[job]
    if aims_at_business(deed):
        business: i64 = 0
        while business < BUSINESSES:
            if is_target_business(state, seat, deed, business):
                return True
            business += 1
        return False
    if aims_at_gangster(deed):
        gangster: i64 = 0
        while gangster < GANGSTERS:
            if is_target_gangster(state, seat, gangster):
                return True
            gangster += 1
        return False
    return True


def must_aim(state: CosaState, job: i64) -> bool:
    """Is there something to fix before the card is shown (A2)?"""
    deed = DEED[job]
    if deed == CASH:
        return some_to_use(state)
    return aims_at_seat(deed) or aims_at_business(deed) or aims_at_gangster(deed) or deed == RACING


# -- what a Cash Job needs ---------------------------------------------------------------------------------------------


def places_for(state: CosaState, seat: i64, business: i64) -> i64:
    """CN-80, CN-81: how many places of a Job an opponent's card can fill for this seat."""
    if state.b_at[business] != ACTIVE or state.b_owner[business] == seat:
        return 0
    markers = state.markers[business * MOST_SEATS + seat]
    return markers if state.switches.same_card_twice or markers == 0 else 1


def rented(state: CosaState, seat: i64, kind: i64) -> i64:
    """Places of this kind that marked cards of opponents can fill."""
    found: i64 = 0
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1]:
        found += places_for(state, seat, business)
        business += 1
    return found


def missing(state: CosaState, seat: i64, job: i64) -> i64:
    """CN-82: how many Businesses are missing for a Cash Job."""
    found: i64 = 0
    kind: i64 = 0
    while kind < TRADES:
        needed = NEEDS[job * TRADES + kind]
        if needed > 0:
            needed -= count_active(state, seat, kind)
            if needed > 0:
                needed -= rented(state, seat, kind)
            if needed > 0:
                found += needed
        kind += 1
    return found


def choose_markers(state: CosaState, seat: i64, job: i64) -> None:
    """CN-84: own cards first; of marked cards all if they are just enough, else he names them."""
    business: i64 = 0
    while business < BUSINESSES:
        state.uses[business] = 0
        business += 1
    whole = missing(state, seat, job) == 0
    kind: i64 = 0
    while kind < TRADES:
        state.to_use[kind] = 0
        needed = NEEDS[job * TRADES + kind] - count_active(state, seat, kind)
        if whole and needed > 0:
            if rented(state, seat, kind) > needed:
                state.to_use[kind] = needed
            else:
                use_all(state, seat, kind)
        kind += 1


def use_all(state: CosaState, seat: i64, kind: i64) -> None:
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1]:
        state.uses[business] = places_for(state, seat, business)
        business += 1


def some_to_use(state: CosaState) -> bool:
    kind: i64 = 0
    while kind < TRADES:
        if state.to_use[kind] > 0:
            return True
        kind += 1
    return False
