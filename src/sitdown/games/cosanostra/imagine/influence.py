"""Influence cards as a seat may imagine them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.rng import Rng
from sitdown.games.cosanostra.cards.influence_cards import who_knows
from sitdown.games.cosanostra.data import INFLUENCES, MOST_SEATS, NONE
from sitdown.games.cosanostra.state import MOST_INFLUENCE, CosaState


class Pool:
    """The Influence cards that the seat has not seen, by type."""

    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]([0] * INFLUENCES)
        self.n: i64 = 0

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1
        self.n -= 1

    def pick(self, rng: Rng) -> i64:
        """Any of them. Its type."""
        choice = rng.below(self.n)
        kind: i64 = 0
        while choice >= self.counts[kind]:
            choice -= self.counts[kind]
            kind += 1
        self.take(kind)
        return kind


def imagine_influence(world: CosaState, me: i64, mind: i64, rng: Rng) -> None:
    """Start types that a seat has not played yet lie in its hand or among what it put away (section 6).

    They are laid first, one card of each type; a filling that could have come about in several ways is kept with a
    chance of one in so many, so that all fillings are alike.
    """
    places = vec[i64]([0] * 64)
    owner = vec[i64]([0] * 64)
    n = unseen_influence(world, mind, places, owner)
    faces = vec[i64]([NONE] * 64)
    while True:
        pool = Pool()
        i: i64 = 0
        while i < n:
            pool.counts[world.influence.face[places[i]]] += 1
            pool.n += 1
            faces[i] = NONE
            i += 1
        most = most_ways(world, me, pool)
        weight = lay_start_types(world, me, pool, owner, faces, n, rng)
        if weight == 0:
            continue
        fill_rest(pool, faces, n, rng)
        ways = ways_to_lay(world, me, owner, faces, n)
        if rng.below(most * ways) < weight:
            break
    i = 0
    while i < n:
        world.influence.face[places[i]] = faces[i]
        i += 1


def unseen_influence(world: CosaState, mind: i64, places: vec[i64], owner: vec[i64]) -> i64:
    """Tokens not seen by the seat: hands, then what others put away, then the deck; `owner` NONE for the deck."""
    n: i64 = 0
    seat: i64 = 0
    while seat < world.seats:
        slot: i64 = 0
        while slot < world.i_hand_n[seat]:
            token = world.i_hand[seat * MOST_INFLUENCE + slot]
            if world.influence.seen[token] & mind == 0:
                places[n] = token
                owner[n] = seat
                n += 1
            slot += 1
        seat += 1
    i: i64 = 0
    while i < world.i_gone.n:
        token = world.i_gone.items[i]
        if world.influence.seen[token] & mind == 0:
            places[n] = token
            owner[n] = MOST_SEATS + who_knows(world.influence, token)
            n += 1
        i += 1
    i = 0
    while i < world.i_deck.n:
        places[n] = world.i_deck.items[i]
        owner[n] = NONE
        n += 1
        i += 1
    return n


def wanted_of(world: CosaState, seat: i64) -> i64:
    """So many of its start types must still be there."""
    found: i64 = -world.start_lost[seat]
    kind: i64 = 0
    while kind < INFLUENCES:
        if world.start_left[seat] & BIT[kind] != 0:
            found += 1
        kind += 1
    return found if found > 0 else 0


def most_ways(world: CosaState, me: i64, pool: Pool) -> i64:
    """No choice of types has more cards to choose from."""
    found: i64 = 1
    for seat in range(world.seats):
        if seat != me and world.start_lost[seat] > 0:
            counts = sorted([pool.counts[k] for k in range(INFLUENCES) if world.start_left[seat] & BIT[k] != 0])
            for count in counts[len(counts) - wanted_of(world, seat) :]:
                found *= count if count > 0 else 1
    return found


def lay_start_types(world: CosaState, me: i64, pool: Pool, owner: vec[i64], faces: vec[i64], n: i64, rng: Rng) -> i64:
    weight: i64 = 1
    for lost in (False, True):
        seat: i64 = 0
        while seat < world.seats:
            if seat != me and (world.start_lost[seat] > 0) == lost:
                laid = lay_start_types_of(world, seat, pool, owner, faces, n, rng)
                weight *= laid if lost or laid == 0 else 1
            seat += 1
    return weight


def lay_start_types_of(
    world: CosaState, seat: i64, pool: Pool, owner: vec[i64], faces: vec[i64], n: i64, rng: Rng
) -> i64:
    kinds = vec[i64]([kind for kind in range(INFLUENCES) if world.start_left[seat] & BIT[kind] != 0])
    wanted = wanted_of(world, seat)
    rng.shuffle(kinds, len(kinds))
    weight: i64 = 1
    i: i64 = 0
    while i < wanted:
        weight *= pool.counts[kinds[i]]
        place = free_place(world, seat, owner, faces, n, rng)
        if weight == 0 or place == NONE:
            return 0
        faces[place] = kinds[i]
        pool.take(kinds[i])
        i += 1
    return weight


def belongs(world: CosaState, seat: i64, where: i64) -> bool:
    return where == seat or where == MOST_SEATS + seat


def free_place(world: CosaState, seat: i64, owner: vec[i64], faces: vec[i64], n: i64, rng: Rng) -> i64:
    found: i64 = 0
    i: i64 = 0
    while i < n:
        if faces[i] == NONE and belongs(world, seat, owner[i]):
            found += 1
        i += 1
    if found == 0:
        return NONE
    choice = rng.below(found)
    i = 0
    while True:
        if faces[i] == NONE and belongs(world, seat, owner[i]):
            if choice == 0:
                return i
            choice -= 1
        i += 1


def fill_rest(pool: Pool, faces: vec[i64], n: i64, rng: Rng) -> None:
    i: i64 = 0
    while i < n:
        if faces[i] == NONE:
            faces[i] = pool.pick(rng)
        i += 1


def ways_to_lay(world: CosaState, me: i64, owner: vec[i64], faces: vec[i64], n: i64) -> i64:
    ways: i64 = 1
    for seat in range(world.seats):
        if seat != me:
            wanted = wanted_of(world, seat)
            sums = [1] + [0] * wanted
            for kind in range(INFLUENCES):
                if world.start_left[seat] & BIT[kind] != 0:
                    found = sum(1 for i in range(n) if faces[i] == kind and belongs(world, seat, owner[i]))
                    for k in range(wanted, 0, -1):
                        sums[k] += sums[k - 1] * found
            ways *= sums[wanted]
    return ways
