"""What is remembered of cards besides having seen them (section 6); no imagined world may contradict it.

Two things are known to all of a card that lies face down. A crew under the hat was paid for its Giulias, so what stayed
unseen of it is no Giulia or, with `giulia=hidden`, is known to be one, though not which. And when the discards become
the draw pile, every card is either in a hand at that moment (kept) or among the discards (fresh): what is kept is none
of the cards that were seen among the discards, and all know how many Giulias were paid for or shown among them.
A crew is chosen in secret: when it leaves a hand that held both kept and fresh cards, nobody else can tell which went,
and both count as either; its owner still knows it of his own cards. From then on an imagined world may be a little
wider than a perfect memory, never narrower. What was known from an earlier shuffle is forgotten with the next one.
"""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT, Pile
from sitdown.games.capo.data import GIULIA, HAND, POWER
from sitdown.games.capo.state import ANYTHING, FRESH, KEPT, NOT_GIULIA, SOME_GIULIA, ZERO_A_FACE, CapoState


def lose_track_of_crew(state: CapoState, seat: i64) -> None:
    """A crew leaves the hand: if its cards were of different ages, nobody else can tell any more which is which."""
    if state.reshuffles == 0 or state.hand_n[seat] == 0:
        return
    age = state.age[state.hand_token(seat, 0)]
    slot: i64 = 1
    while slot < state.hand_n[seat] and state.age[state.hand_token(seat, slot)] == age:
        slot += 1
    if slot == state.hand_n[seat]:
        return
    slot = 0
    while slot < state.hand_n[seat]:
        note_for_owner(state, seat, state.hand_token(seat, slot))
        slot += 1


def note_for_owner(state: CapoState, seat: i64, token: i64) -> None:
    """From now on the owner alone knows where the card was at the last shuffle."""
    face = state.cards.face[token]
    if state.age[token] == FRESH:
        state.pooled[face] = state.pooled[face] | BIT[seat]
    elif state.age[token] == KEPT:
        state.kept_by[face] = state.kept_by[face] | BIT[seat]
    state.age[token] = ANYTHING


def remember_discarded(state: CapoState, token: i64) -> None:
    """What the pay of a crew told about a card of it that stayed unseen, where unseen ones are paid for."""
    cards = state.cards
    if not cards.is_open(token):
        state.paid_as[token] = SOME_GIULIA if POWER[cards.face[token]] == GIULIA else NOT_GIULIA


def shuffle_discards(state: CapoState) -> None:
    """CA-63: the discards are shuffled and become the draw pile."""
    state.reshuffles += 1
    remember_shuffle(state)
    state.cards.shuffle(state.discard.items, state.discard.n, state.rng)
    state.draw = state.discard
    state.discard = Pile(ZERO_A_FACE[:], 0)  # not the room of the old draw pile, which copies of this state share
    if state.listener is not None:
        state.tell("shuffled", {"pile": "discards", "rule": "CA-63"})


def remember_shuffle(state: CapoState) -> None:
    """What is known of the discards before their order is lost, and of the hands by being none of them."""
    state.pooled = ZERO_A_FACE[:]
    state.kept_by = ZERO_A_FACE[:]
    state.age = state.age[:]
    state.pooled_giulias = 0
    i: i64 = 0
    while i < state.discard.n:
        token = state.discard.items[i]
        face = state.cards.face[token]
        if is_known_giulia(state, token):
            state.pooled_giulias += 1
        state.pooled[face] = state.cards.seen[token]
        state.paid_as[token] = ANYTHING
        state.age[token] = FRESH
        i += 1
    seat: i64 = 0
    while seat < state.seats:
        slot: i64 = 0
        while slot < state.hand_n[seat]:
            state.age[state.hand[seat * HAND + slot]] = KEPT
            slot += 1
        seat += 1


def is_known_giulia(state: CapoState, token: i64) -> bool:
    """Do all know that this discard is a Giulia, seen or by her pay? With `visible_only` only those seen are."""
    return state.paid_as[token] == SOME_GIULIA or (
        state.cards.is_open(token) and POWER[state.cards.face[token]] == GIULIA
    )
