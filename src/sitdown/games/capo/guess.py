"""Where every mafioso card could be, from one seat's knowledge: the dealing of the faces it has not seen.

Places are listed in a fixed order and by what the seat knows of them, never by token or by true face.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.rng import Rng
from sitdown.games.capo.data import FACES, HAND
from sitdown.games.capo.state import ANYTHING, KEPT, ZERO_A_FACE, CapoState

UNKNOWN: Final = -1
A_FACE: Final = 2**24
A_SEEN: Final = 2**8
A_PAID: Final = 2**4


class Guess:
    """All places where a mafioso card lies, in a fixed order, and what the seat knows of each."""

    def __init__(self, state: CapoState) -> None:
        self.n: i64 = 0
        self.key: vec[i64] = ZERO_A_FACE[:]  # the four below in one number, to sort by
        self.face: vec[i64] = state.cards.face[:]  # behind the mafioso cards: missions and events
        self.seen: vec[i64] = state.cards.seen[:]
        self.paid_as: vec[i64] = ZERO_A_FACE[:]
        self.age: vec[i64] = ZERO_A_FACE[:]
        self.loose: vec[i64] = ZERO_A_FACE[:]  # unseen faces, ascending, then as they are given out
        self.loose_n: i64 = 0


# -- what is known of every place -------------------------------------------------------------------------------------


def note_all_places(state: CapoState, guess: Guess, mind: i64) -> None:
    """Hands, crews, draw pile, discards: in this order, seen cards by face, unseen ones by what is known of them."""
    seat: i64 = 0
    while seat < state.seats:
        note_zone(state, guess, mind, state.hand, seat * HAND, state.hand_n[seat])
        note_zone(state, guess, mind, state.crew, seat * HAND, state.crew_n[seat])
        seat += 1
    if state.draw.n > 0 and state.age[state.draw.top()] != ANYTHING:  # all that is known of them; all are alike
        i: i64 = 0
        while i < state.draw.n:
            guess.key[guess.n + i] = state.age[state.draw.top()]
            i += 1
    guess.n += state.draw.n
    note_discards(state, guess, mind)
    read_keys(guess)


def note_zone(state: CapoState, guess: Guess, mind: i64, tokens: vec[i64], first: i64, n: i64) -> None:
    """Note the cards of one place, sorted by what the seat knows of them: seen ones by face, the others by the rest."""
    start = guess.n
    i: i64 = first
    while i < first + n:
        note(guess, start, key_of(state, mind, tokens[i]))
        i += 1


def key_of(state: CapoState, mind: i64, token: i64) -> i64:
    """What the seat knows of a card: its face, who has seen it, what its pay told, its age."""
    seen = state.cards.seen[token]
    key = seen * A_SEEN + state.paid_as[token] * A_PAID + state.age[token]
    if seen & mind != 0:
        key += (state.cards.face[token] + 1) * A_FACE
    return key


def note_discards(state: CapoState, guess: Guess, mind: i64) -> None:
    """The same for the discards, most of which were seen: those are put in order by their faces at once."""
    key_of_face: vec[i64] = ZERO_A_FACE[:]
    start = guess.n
    i: i64 = 0
    while i < state.discard.n:
        token = state.discard.items[i]
        key = key_of(state, mind, token)
        if key >= A_FACE:
            key_of_face[state.cards.face[token]] = key
        else:
            note(guess, start, key)
        i += 1
    i = 0
    while i < FACES:
        if key_of_face[i] != 0:
            guess.key[guess.n] = key_of_face[i]
            guess.n += 1
        i += 1


def note(guess: Guess, start: i64, key: i64) -> None:
    """Put a key in its order among those from `start` on."""
    k = guess.n
    while k > start and guess.key[k - 1] > key:
        guess.key[k] = guess.key[k - 1]
        k -= 1
    guess.key[k] = key
    guess.n += 1


def read_keys(guess: Guess) -> None:
    keys = guess.key
    face_of = guess.face
    seen_of = guess.seen
    n = guess.n
    k: i64 = 0
    while k < n:
        key = keys[k]
        face_of[k] = (key >> 24) - 1
        seen_of[k] = (key >> 8) & 0xFFFF
        if key & 0xFF != 0:
            guess.paid_as[k] = (key >> 4) & 15
            guess.age[k] = key & 15
        k += 1


def list_loose_faces(state: CapoState, guess: Guess, mind: i64) -> None:
    """The faces that the seat cannot place, ascending."""
    unseen: vec[i64] = ZERO_A_FACE[:]
    seen_of = state.cards.seen
    face_of = state.cards.face
    token: i64 = 0
    while token < state.deck:
        if seen_of[token] & mind == 0:
            unseen[face_of[token]] = 1
        token += 1
    loose = guess.loose
    n: i64 = 0
    face: i64 = 0
    while face < FACES:
        if unseen[face] != 0:
            loose[n] = face
            n += 1
        face += 1
    guess.loose_n = n


# -- dealing the unseen faces -----------------------------------------------------------------------------------------


def deal_others(state: CapoState, guess: Guess, mind: i64, rng: Rng) -> None:
    """Give every unseen place that has none yet a face that it may have."""
    if state.reshuffles > 0:
        deal_to_kept(state, guess, mind, rng)
    loose = guess.loose
    face_of = guess.face
    left = guess.loose_n
    k: i64 = 0
    while k < guess.n:
        if face_of[k] == UNKNOWN:
            i = rng.below(left)
            left -= 1
            face_of[k] = loose[i]
            loose[i] = loose[left]
        k += 1


def take_loose(guess: Guess, i: i64) -> i64:
    """Take one of the loose faces; the others stay in order."""
    face = guess.loose[i]
    while i + 1 < guess.loose_n:
        guess.loose[i] = guess.loose[i + 1]
        i += 1
    guess.loose_n -= 1
    return face


def deal_to_kept(state: CapoState, guess: Guess, mind: i64, rng: Rng) -> None:
    """What was in a hand at the last shuffle is none of the cards that the seat knew to be among the discards."""
    choices: vec[i64] = ZERO_A_FACE[:]
    k: i64 = 0
    while k < guess.n:
        if guess.face[k] == UNKNOWN and guess.age[k] == KEPT:
            found: i64 = 0
            i: i64 = 0
            while i < guess.loose_n:
                if state.pooled[guess.loose[i]] & mind == 0:
                    choices[found] = i
                    found += 1
                i += 1
            if found > 0:
                guess.face[k] = take_loose(guess, choices[rng.below(found)])
        k += 1
