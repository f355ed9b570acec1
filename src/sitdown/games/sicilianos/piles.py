"""Cards on the move: from piles to hands, between hands, to the table and back under the piles; and who can follow."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.places import BITS_IN, LOWEST_IN
from sitdown.games.sicilianos.data import COLOURS, VALUES
from sitdown.games.sicilianos.state import SicilianosState


def everybody_but(state: SicilianosState, seat: i64) -> i64:
    """Bits of all watchers, the onlooker included, without this seat."""
    return (BIT[state.seats + 1] - 1) & ~BIT[seat]


def take_top(state: SicilianosState, seat: i64, colour: i64) -> i64:
    """The top card of a pile goes into the hand; all see its back. The token taken."""
    state.pile_n[colour] -= 1
    token = state.pile[colour * VALUES + state.pile_n[colour]]
    put_in_hand(state, seat, token)
    state.cards.see(seat, token)
    return token


def put_in_hand(state: SicilianosState, seat: i64, token: i64) -> None:
    colour = token // VALUES
    state.held[seat * COLOURS + colour] = state.held[seat * COLOURS + colour] | BIT[token - colour * VALUES]
    state.hand_n[seat] += 1


def take_out_of_hand(state: SicilianosState, seat: i64, token: i64) -> None:
    colour = token // VALUES
    state.held[seat * COLOURS + colour] = state.held[seat * COLOURS + colour] & ~BIT[token - colour * VALUES]
    state.hand_n[seat] -= 1


def look_through(state: SicilianosState, seat: i64, colour: i64) -> None:
    """SI-25: the whole pile and its order is known to who looks."""
    i: i64 = 0
    while i < state.pile_n[colour]:
        state.cards.see(seat, state.pile[colour * VALUES + i])
        i += 1


def pick_out(state: SicilianosState, seat: i64, face: i64) -> i64:
    """SI-26: one card of a pile goes into the hand in secret; the rest stays in order. The token taken."""
    colour = face // VALUES
    first = colour * VALUES
    n = state.pile_n[colour]
    state.cards.slip_out(state.pile, first, n, state.cards.token[face], everybody_but(state, seat))
    token = state.pile[first]
    i: i64 = first
    while i + 1 < first + n:
        state.pile[i] = state.pile[i + 1]
        i += 1
    state.pile_n[colour] -= 1
    put_in_hand(state, seat, token)
    state.cards.see(seat, token)
    look_through(state, seat, colour)
    return token


def choose_from_hand(state: SicilianosState, seat: i64, face: i64, blind: i64) -> i64:
    """A card of a hand is chosen in secret among those of its colour; the token that goes, still in the hand.

    The name that goes is always the lowest, so that it tells nothing.
    """
    colour = face // VALUES
    held = state.held_in(seat, colour)
    token = colour * VALUES + LOWEST_IN[held]
    chosen = state.cards.token[face]
    state.cards.mix(colour, held, blind)
    if token != chosen:
        state.cards.swap(token, chosen)
        state.cards.see(seat, token)
        state.cards.see(seat, chosen)
    return token


def steal(state: SicilianosState, thief: i64, victim: i64, colour: i64) -> i64:
    """SI-27: chance picks one of the victim's cards of the colour; both know it, the others see a back move."""
    held = state.held_in(victim, colour)
    choice = state.rng.below(BITS_IN[held])
    bits = held
    while choice > 0:
        bits &= bits - 1
        choice -= 1
    face = state.cards.face[colour * VALUES + LOWEST_IN[bits]]
    token = choose_from_hand(state, victim, face, everybody_but(state, victim))
    take_out_of_hand(state, victim, token)
    put_in_hand(state, thief, token)
    state.cards.see(thief, token)
    return token


def put_under(state: SicilianosState, token: i64) -> None:
    """To the very bottom of the pile of its own back colour."""
    colour = token // VALUES
    first = colour * VALUES
    pile = state.pile
    i: i64 = first + state.pile_n[colour]
    while i > first:
        pile[i] = pile[i - 1]
        i -= 1
    pile[i] = token
    state.pile_n[colour] += 1
