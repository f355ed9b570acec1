"""Where the Giulias may lie that a seat cannot place: her pay tells more of her than is known of any other card.

All ways in which the unseen cards can lie are counted, by the sorts of places that hold a Giulia, and each is equally
likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.rng import Rng
from sitdown.games.capo.data import GIULIA, GIULIAS, POWER
from sitdown.games.capo.guess import UNKNOWN, Guess
from sitdown.games.capo.state import AGES, ANYTHING, FRESH, KEPT, SOME_GIULIA, CapoState

# A sort of places: 0-2 may hold a Giulia, 3-5 are known to (by pay), each by its age.
CLAIMED: Final = AGES
SORTS: Final = 2 * AGES
TRIES: Final = 4
NO_PLACES: Final = vec[i64]([0] * SORTS)
NOT_KNOWN: Final = vec[i64]([0] * GIULIAS)


class Spread:
    """The loose Giulias on their way to sorts of places, and the room that is left for them."""

    def __init__(self) -> None:
        self.first: i64 = 0  # where the loose Giulias begin in the list of loose faces
        self.count: i64 = 0
        self.pooled: vec[i64] = NOT_KNOWN[:]  # which of them the seat knows to have been among the shuffled discards
        self.places: vec[i64] = NO_PLACES[:]  # left, by sort
        self.claimed: i64 = 0  # places left that must hold one
        self.pool_room: i64 = GIULIAS  # how many more were among the shuffled discards, as far as the seat knows
        self.hands_room: i64 = GIULIAS  # and how many in the hands
        self.kept: i64 = 0  # unseen places of cards that were in a hand at the shuffle
        self.for_kept: i64 = 0  # loose faces besides the Giulias that may lie there
        self.others: i64 = 0  # all loose faces besides the Giulias
        self.given_to_kept: i64 = 0  # Giulias that went there


def deal_giulias(state: CapoState, guess: Guess, mind: i64, rng: Rng) -> None:
    """Give each loose Giulia a place; they leave the list of loose faces."""
    spread = Spread()
    find_loose(state, guess, mind, spread)
    count_places(guess, spread)
    if state.reshuffles > 0:
        note_last_shuffle(state, guess, mind, spread)
    all_alike = state.reshuffles == 0 and spread.claimed == 0
    i: i64 = 0
    while i < spread.count:
        sort: i64 = ANYTHING
        if not all_alike:
            sort = choose_sort(spread, i, rng)
        guess.face[any_place(guess, spread, sort, rng)] = guess.loose[spread.first + i]
        put(spread, i, sort, 1)
        i += 1
    i = spread.first
    while i + spread.count < guess.loose_n:
        guess.loose[i] = guess.loose[i + spread.count]
        i += 1
    guess.loose_n -= spread.count


# -- what is known ----------------------------------------------------------------------------------------------------


def find_loose(state: CapoState, guess: Guess, mind: i64, spread: Spread) -> None:
    """Their faces lie side by side; how many other faces there are, and how many of them a kept card may be."""
    i: i64 = 0
    while i < guess.loose_n:
        face = guess.loose[i]
        pooled = state.pooled[face] & mind
        if POWER[face] == GIULIA:
            if spread.count == 0:
                spread.first = i
            spread.pooled[spread.count] = pooled
            spread.count += 1
        elif pooled == 0:
            spread.for_kept += 1
        i += 1
    spread.others = guess.loose_n - spread.count


def count_places(guess: Guess, spread: Spread) -> None:
    faces = guess.face
    places = spread.places
    n = guess.n
    k: i64 = 0
    while k < n:
        if faces[k] == UNKNOWN:
            sort = sort_of(guess, k)
            if sort >= 0:
                places[sort] += 1
            if guess.age[k] == KEPT:
                spread.kept += 1
        k += 1
    spread.claimed = places[CLAIMED + ANYTHING] + places[CLAIMED + KEPT] + places[CLAIMED + FRESH]


def sort_of(guess: Guess, k: i64) -> i64:
    """The sort of an unseen place; -1 where no Giulia can be."""
    if guess.paid_as[k] == ANYTHING:
        return guess.age[k]
    if guess.paid_as[k] == SOME_GIULIA:
        return CLAIMED + guess.age[k]
    return -1


def note_last_shuffle(state: CapoState, guess: Guess, mind: i64, spread: Spread) -> None:
    """All know how many were among the discards; some of those the seat has placed, or has seen go there."""
    spread.pool_room = state.pooled_giulias
    spread.hands_room = GIULIAS - state.pooled_giulias
    i: i64 = 0
    while i < spread.count:
        if spread.pooled[i] != 0:
            spread.pool_room -= 1
        i += 1
    k: i64 = 0
    while k < guess.n:
        face = guess.face[k]
        if face != UNKNOWN and POWER[face] == GIULIA:
            if state.pooled[face] & mind != 0 or guess.age[k] == FRESH:
                spread.pool_room -= 1
            elif state.kept_by[face] & mind != 0 or guess.age[k] == KEPT:
                spread.hands_room -= 1
        k += 1


# -- counting and choosing --------------------------------------------------------------------------------------------


def choose_sort(spread: Spread, i: i64, rng: Rng) -> i64:
    """A sort of places for this Giulia, as likely as there are ways to go on from it."""
    mark = ((rng.word() << 30) ^ rng.word()) % ways(spread, i)  # 62 bits for fewer than 2**40 ways
    sort: i64 = 0
    while True:
        here = ways_at(spread, i, sort)
        if mark < here:
            return sort
        mark -= here
        sort += 1


def ways(spread: Spread, i: i64) -> i64:
    """In how many ways this Giulia, those after her and all other unseen cards can lie."""
    if i == spread.count:
        if spread.claimed != 0:
            return 0
        return ways_of_others(spread)
    found: i64 = 0
    sort: i64 = 0
    while sort < SORTS:
        found += ways_at(spread, i, sort)
        sort += 1
    return found


def ways_at(spread: Spread, i: i64, sort: i64) -> i64:
    """The same, with this Giulia in a place of this sort."""
    places = spread.places[sort]
    if places == 0 or not fits_last_shuffle(spread, i, sort % AGES):
        return 0
    put(spread, i, sort, 1)
    found = places * ways(spread, i + 1)
    put(spread, i, sort, -1)
    return found


def fits_last_shuffle(spread: Spread, i: i64, age: i64) -> bool:
    if age == KEPT:
        return spread.pooled[i] == 0 and spread.hands_room > 0
    return age != FRESH or spread.pooled[i] != 0 or spread.pool_room > 0


def put(spread: Spread, i: i64, sort: i64, one: i64) -> None:
    """Give this Giulia a place of this sort, or with -1 take her back."""
    spread.places[sort] = spread.places[sort] - one
    if sort >= CLAIMED:
        spread.claimed -= one
    age = sort % AGES
    if age == KEPT:
        spread.given_to_kept += one
        spread.hands_room -= one
    elif age == FRESH and spread.pooled[i] == 0:
        spread.pool_room -= one


def ways_of_others(spread: Spread) -> i64:
    """In how many ways the other unseen faces can lie, divided by a number that is the same for every spread.

    The `k` kept places that no Giulia has come to take some of `for_kept` faces, the other places the rest:
    for_kept! / (for_kept - k)! * (others - k)!, and each Giulia in a kept place makes k one less.
    """
    if spread.for_kept < spread.kept - spread.given_to_kept:
        return 0
    found: i64 = 1
    j: i64 = 0
    while j < spread.count:
        if j >= spread.given_to_kept:
            found *= spread.for_kept - spread.kept + j + 1
        elif spread.others - spread.kept + j + 1 > 0:  # else no spread has so few in kept places
            found *= spread.others - spread.kept + j + 1
        j += 1
    return found


def any_place(guess: Guess, spread: Spread, sort: i64, rng: Rng) -> i64:
    tries: i64 = 0
    while tries < TRIES:  # mostly one of the first will do
        k = rng.below(guess.n)
        if guess.face[k] == UNKNOWN and sort_of(guess, k) == sort:
            return k
        tries += 1
    left = rng.below(spread.places[sort])
    k = 0
    while True:
        if guess.face[k] == UNKNOWN and sort_of(guess, k) == sort:
            if left == 0:
                return k
            left -= 1
        k += 1
