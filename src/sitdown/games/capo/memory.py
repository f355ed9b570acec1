"""What everybody remembers of cards besides having seen them (section 6); no imagined world may contradict it.

Two things are known of a card that lies face down. A crew under the hat was paid for its Giulias, so what stayed unseen
of it is no Giulia (or, with `giulia=hidden`, is known to be one). And when the discards become the draw pile, what lies
in the hands at that moment is none of the cards that were seen among the discards; what is drawn afterwards is none of
the Giulias that were not.
With `giulia=hidden` how many Giulias were paid for among the discards is forgotten when they are shuffled.
A crew is chosen in secret: when it leaves a hand that held both kept and fresh cards, nobody else can tell which went,
and both count as either. From then on an imagined world may be a little wider than a perfect memory, never narrower.
"""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.capo.data import FACES, GIULIA, HAND, POWER
from sitdown.games.capo.state import ANYTHING, FRESH, KEPT, NOT_GIULIA, SOME_GIULIA, VISIBLE_ONLY, CapoState


def lose_track_of_crew(state: CapoState, seat: i64) -> None:
    """A crew leaves the hand: if its cards were of different ages, nobody can tell any more which is which."""
    if state.reshuffles == 0 or state.hand_n[seat] == 0:
        return
    age = state.age[state.hand_token(seat, 0)]
    slot: i64 = 1
    while slot < state.hand_n[seat]:
        if state.age[state.hand_token(seat, slot)] != age:
            age = ANYTHING
        slot += 1
    slot = 0
    while slot < state.hand_n[seat]:
        state.age[state.hand_token(seat, slot)] = age
        slot += 1


def remember_discarded(state: CapoState, token: i64) -> None:
    """What the pay of a crew told about a card of it that stayed unseen."""
    if state.switches.giulia == VISIBLE_ONLY or state.cards.is_open(token):
        return
    state.paid_as[token] = SOME_GIULIA if POWER[state.cards.face[token]] == GIULIA else NOT_GIULIA


def shuffle_discards(state: CapoState) -> None:
    """CA-63: the discards are shuffled and become the draw pile."""
    state.reshuffles += 1
    face: i64 = 0
    while face < FACES:
        state.pooled[face] = 0
        face += 1
    i: i64 = 0
    while i < state.discard.n:
        token = state.discard.items[i]
        state.pooled[state.cards.face[token]] = state.cards.seen[token]
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
    state.cards.shuffle(state.discard.items, state.discard.n, state.rng)
    emptied = state.draw
    state.draw = state.discard
    state.discard = emptied
    if state.listener is not None:
        state.tell("shuffled", {"pile": "discards", "rule": "CA-63"})
