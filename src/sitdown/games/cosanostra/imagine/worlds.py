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
    JOB_ROUND,
    JOBS,
    MOST_SEATS,
    NONE,
    RECRUITS,
    ROUNDS,
)
from sitdown.games.cosanostra.imagine.influence import imagine_influence
from sitdown.games.cosanostra.phase_numbers import ACT, AIM, END, LOOK, PLAN, PLAN_CARD
from sitdown.games.cosanostra.state import MOST_JOBS, NOTHING, PURCHASE, CosaState
from sitdown.games.cosanostra.trade.dealings import forget_dealings
from sitdown.games.cosanostra.trade.items import open_paper


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


def renew_piles(state: CosaState) -> None:
    """The decks of Jobs, Influence cards and Businesses, and with `recruit=blind` the recruits, as far as nobody knows
    their order."""
    deck: i64 = 0
    while deck < ROUNDS:
        first = FIRST_JOB[deck]
        n = state.j_deck_n[deck]
        state.jobs.renew(state.j_deck[first : first + n], n, state.rng)
        deck += 1
    state.influence.renew(state.i_deck.items, state.i_deck.n, state.rng)
    shuffle_top(state, state.b_deck.n - state.known_bottom, state.rng)
    if state.switches.blind:
        imagine_recruits(state, state.rng)


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
            world.sent[seat] = 0
            to: i64 = 0
            while to < world.seats:
                if to != me and (me == NONE or not world.switches.public_offers):
                    forget_offer(world, seat, to)
                    forget_dealings(world, seat, to)
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
