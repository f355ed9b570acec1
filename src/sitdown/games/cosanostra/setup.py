"""Laying the table: families, start cards, decks, the first market (CN-10 to CN-17, section 3)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.cards.businesses import acquire, lay_first_market
from sitdown.games.cosanostra.cards.influence_cards import give_influence
from sitdown.games.cosanostra.cards.job_cards import shuffle_jobs
from sitdown.games.cosanostra.data import (
    BUSINESSES,
    FIRST_OF,
    GANG,
    NONE,
    RECRUITS,
    ROUNDS,
    START_SET,
    STARTS_WITH,
    TRADES,
    influence_faces,
)
from sitdown.games.cosanostra.phase_numbers import TO_ROUND
from sitdown.games.cosanostra.state import ACTIVE, AWAY, WAITING, CosaState


def lay_table(state: CosaState) -> None:
    """Section 3, in its order; chance is used in the order of section 7."""
    seat: i64 = 0
    while seat < state.seats:
        lay_family(state, seat)
        seat += 1
    shuffle_influence_cards(state)
    seat = 0
    while seat < state.seats and state.switches.influence_from == 1:
        give_start_set(state, seat)
        seat += 1
    shuffle_businesses(state)
    deck: i64 = 0
    while deck < ROUNDS:
        shuffle_jobs(state, deck)
        deck += 1
    lay_first_market(state)
    state.start_player = state.rng.below(state.seats)
    state.first_start = state.start_player
    state.phase = TO_ROUND


def lay_family(state: CosaState, seat: i64) -> None:
    """CN-11 to CN-13: three Gangsters open, three recruits under the Boss, the start Businesses."""
    first = state.family[seat] * GANG
    i: i64 = 0
    while i < GANG - RECRUITS:
        state.g_at[first + i] = ACTIVE
        state.g_owner[first + i] = seat
        state.g_at[first + RECRUITS + i] = WAITING
        state.g_owner[first + RECRUITS + i] = seat
        state.recruits[seat * RECRUITS + i] = first + RECRUITS + i
        i += 1
    if state.switches.blind:
        order = state.recruits[seat * RECRUITS : seat * RECRUITS + RECRUITS]
        state.rng.shuffle(order, RECRUITS)
        i = 0
        while i < RECRUITS:
            state.recruits[seat * RECRUITS + i] = order[i]
            i += 1
    kind: i64 = 0
    while kind < TRADES:
        if STARTS_WITH[state.family[seat]] & BIT[kind] != 0:
            acquire(state, seat, first_in_box(state, kind))
        kind += 1


def first_in_box(state: CosaState, kind: i64) -> i64:
    business = FIRST_OF[kind]
    while state.b_at[business] != AWAY:
        business += 1
    return business


def shuffle_influence_cards(state: CosaState) -> None:
    """CN-14: a Snitch, a Schemer and a Henchman for each seat are taken out; the rest is shuffled."""
    cards = len(influence_faces(state.switches.influence_35))
    token: i64 = 0
    while token < cards:
        place = place_in_start_sets(state, token)
        if place != NONE:
            state.i_aside[place] = token
        else:
            state.i_deck.put(token)
        token += 1
    state.influence.shuffle(state.i_deck.items, state.i_deck.n, state.rng)


def place_in_start_sets(state: CosaState, token: i64) -> i64:
    """The first cards of each of the three types go to the seats in order."""
    kind = state.influence.face[token]
    number = token - first_token_of(state, kind)
    if number >= state.seats:
        return NONE
    i: i64 = 0
    while i < RECRUITS:
        if START_SET[i] == kind:
            return number * RECRUITS + i
        i += 1
    return NONE


def give_start_set(state: CosaState, seat: i64) -> None:
    """CN-14: everybody knows these three."""
    i: i64 = 0
    while i < RECRUITS:
        give_influence(state, seat, state.i_aside[seat * RECRUITS + i])
        state.start_left[seat] = state.start_left[seat] | BIT[START_SET[i]]
        i += 1


def first_token_of(state: CosaState, kind: i64) -> i64:
    token: i64 = 0
    while state.influence.face[token] != kind:
        token += 1
    return token


def shuffle_businesses(state: CosaState) -> None:
    business: i64 = 0
    while business < BUSINESSES:
        if state.b_at[business] == AWAY:
            state.b_deck.put(business)
        business += 1
    state.rng.shuffle(state.b_deck.items, state.b_deck.n)
