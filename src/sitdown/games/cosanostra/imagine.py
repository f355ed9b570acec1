"""A random truth that agrees with all that a seat knows (section 6, "Consistent worlds").

Job by round back, Influence card by Influence card: what the seat has not seen is dealt anew over the places it has not
seen, always in the order of the places, so that two truths which the seat cannot tell apart give the same world. What
others have half chosen, sealed, drafted or offered among themselves is forgotten or made anew.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT, ONLOOKER
from sitdown.engine.rng import Rng
from sitdown.games.cosanostra.actions import DO_TAKE_BACK
from sitdown.games.cosanostra.data import (
    FIRST_JOB,
    GANGSTERS,
    INFLUENCES,
    JOB_ROUND,
    JOBS,
    MOST_SEATS,
    NONE,
    RECRUITS,
    ROUNDS,
)
from sitdown.games.cosanostra.hands import who_knows
from sitdown.games.cosanostra.papers import open_paper
from sitdown.games.cosanostra.state import (
    ACT,
    AIM,
    END,
    LOOK,
    MOST_INFLUENCE,
    MOST_JOBS,
    NOTHING,
    PLAN,
    PLAN_CARD,
    PURCHASE,
    CosaState,
)


def imagine_into(world: CosaState, seat: int | None, rng: Rng) -> None:
    """Turn a clone of the truth into one that the seat could be in."""
    me: i64 = NONE if seat is None else seat
    mind = BIT[ONLOOKER] if seat is None else BIT[me]
    imagine_jobs(world, mind, rng)
    imagine_influence(world, me, mind, rng)
    above = world.b_deck.n - world.known_bottom
    shuffle_top(world, above, rng)
    if world.switches.blind:
        imagine_recruits(world, rng)
    forget_half_choice(world, me)
    forget_papers(world, me)
    imagine_answers(world, me, rng)


# -- Jobs -------------------------------------------------------------------------------------------------------------


def imagine_jobs(world: CosaState, mind: i64, rng: Rng) -> None:
    """Unseen Jobs of one back change places with each other."""
    places = vec[i64]([0] * JOBS)
    n = unseen_jobs(world, mind, places)
    deck: i64 = 0
    while deck < ROUNDS:
        deal_faces(world, places, n, deck, rng)
        deck += 1


def unseen_jobs(world: CosaState, mind: i64, places: vec[i64]) -> i64:
    """The tokens that the seat has not seen, in the order of their places: hands, plans, discards, decks."""
    n: i64 = 0
    seat: i64 = 0
    while seat < world.seats:
        slot: i64 = 0
        while slot < world.hand_n[seat]:
            n = note_unseen(world, mind, world.hand[seat * MOST_JOBS + slot], places, n)
            slot += 1
        seat += 1
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if NOTHING < world.plan[gangster] < PURCHASE:
            n = note_unseen(world, mind, world.plan[gangster], places, n)
        gangster += 1
    i: i64 = 0
    while i < world.gone.n:
        n = note_unseen(world, mind, world.gone.items[i], places, n)
        i += 1
    deck: i64 = 0
    while deck < ROUNDS:
        i = 0
        while i < world.j_deck_n[deck]:
            n = note_unseen(world, mind, world.j_deck[FIRST_JOB[deck] + i], places, n)
            i += 1
        deck += 1
    return n


def note_unseen(world: CosaState, mind: i64, token: i64, places: vec[i64], n: i64) -> i64:
    if world.jobs.seen[token] & mind != 0:
        return n
    places[n] = token
    return n + 1


def deal_faces(world: CosaState, places: vec[i64], n: i64, deck: i64, rng: Rng) -> None:
    """The unseen faces of one round, in rising order, shuffled over the places of that back."""
    unseen = [0] * JOBS
    i: i64 = 0
    while i < n:
        if JOB_ROUND[places[i]] == deck:
            unseen[world.jobs.face[places[i]]] = 1
        i += 1
    faces = vec[i64]([face for face in range(JOBS) if unseen[face]])
    rng.shuffle(faces, len(faces))
    dealt: i64 = 0
    i = 0
    while i < n:
        if JOB_ROUND[places[i]] == deck:
            world.jobs.face[places[i]] = faces[dealt]
            dealt += 1
        i += 1


# -- Influence cards --------------------------------------------------------------------------------------------------


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


# -- the rest ---------------------------------------------------------------------------------------------------------


def shuffle_top(world: CosaState, above: i64, rng: Rng) -> None:
    """The Business deck above the cards that everybody knows at its bottom."""
    first = world.known_bottom
    unknown = vec[i64](sorted([world.b_deck.items[first + i] for i in range(above)]))
    rng.shuffle(unknown, above)
    i: i64 = 0
    while i < above:
        world.b_deck.items[first + i] = unknown[i]
        i += 1


def imagine_recruits(world: CosaState, rng: Rng) -> None:
    """Option `recruit=blind`: nobody knows the order, but for a top one that was turned."""
    seat: i64 = 0
    while seat < world.seats:
        places = [seat * RECRUITS + i for i in range(RECRUITS) if world.recruits[seat * RECRUITS + i] != NONE]
        if world.top_seen & BIT[seat] != 0:
            places.pop()
        waiting = vec[i64](sorted([world.recruits[place] for place in places]))
        rng.shuffle(waiting, len(waiting))
        for i, place in enumerate(places):
            world.recruits[place] = waiting[i]
        seat += 1


def forget_half_choice(world: CosaState, me: i64) -> None:
    """Another's choice of several parts is begun anew; that one is under way stays known (CN-9)."""
    if not world.under_way or me == world.mover:
        return
    if world.phase == PLAN_CARD:
        world.phase = PLAN
    elif world.phase == LOOK:
        world.phase = world.back_to
        world.looking_with = NONE
    elif world.phase == AIM:
        world.phase = ACT
        world.doing = NONE
        world.deed = NONE
    world.half[world.mover] = NONE


def forget_papers(world: CosaState, me: i64) -> None:
    """Drafts of others, how many they have opened, and offers between two others."""
    seat: i64 = 0
    while seat < world.seats:
        if seat != me:
            world.draft_to[seat] = NONE
            world.paper_n[seat] = 0
            world.tag[seat] = NONE
            world.drafts[seat] = 0
            to: i64 = 0
            while to < world.seats:
                if to != me and (me == NONE or not world.switches.public_offers):
                    forget_offer(world, seat, to)
                to += 1
        seat += 1


def forget_offer(world: CosaState, seat: i64, to: i64) -> None:
    world.open_offers &= ~BIT[seat * MOST_SEATS + to]
    paper = open_paper(seat, to)
    world.paper_n[paper] = 0
    world.tag[paper] = NONE


def imagine_answers(world: CosaState, me: i64, rng: Rng) -> None:
    """Sealed answers of others are opened again and made anew, any of the legal ones equally likely."""
    if world.phase == END:
        return
    seat: i64 = 0
    while seat < world.seats:
        if seat != me:
            world.half[seat] = NONE if world.must != 0 else world.half[seat]
            world.put_away[seat] = 0
            world.put_away_jobs[seat] = 0
        seat += 1
    if world.must == 0 or world.done == 0:
        return
    raise_answers(world, me, rng)


def raise_answers(world: CosaState, me: i64, rng: Rng) -> None:
    """Who has answered stays ready: its answer is drawn from what it could have answered in this world."""
    ready = world.done
    seat: i64 = 0
    while seat < world.seats:
        if seat != me and ready & BIT[seat] != 0:
            world.done &= ~BIT[seat]
        seat += 1
    seat = 0
    while seat < world.seats:
        if seat != me and ready & BIT[seat] != 0:
            answer_at_random(world, seat, rng)
        seat += 1


def answer_at_random(world: CosaState, seat: i64, rng: Rng) -> None:
    """One legal answer, part by part; never the last of the window, since somebody is still waited for."""
    while world.waits_for(seat):
        legal = [action for action in world.legal(seat) if action < DO_TAKE_BACK]
        world.push(seat, legal[rng.below(len(legal))])



