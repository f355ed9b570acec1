"""A random truth that agrees with all that a seat knows.

The world is built from the seat's knowledge alone and every token is numbered anew, so that two truths which the seat
cannot tell apart give the same world from the same random numbers.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT, EVERYBODY, Cards, Pile
from sitdown.engine.rng import Rng
from sitdown.games.capo.crews import must_turn_up
from sitdown.games.capo.data import (
    ENVELOPE,
    EVENT_TOKEN,
    FACES,
    HAND,
    HOW_MANY,
    MISSION_TOKEN,
    SKELETON,
    SKELETON_CREW,
)
from sitdown.games.capo.giulias import deal_giulias
from sitdown.games.capo.guess import Guess, deal_others, list_loose_faces, note_all_places
from sitdown.games.capo.rules import is_protected
from sitdown.games.capo.state import NOBODY, PLAY, SHOW, SUSPECT, VISIBLE_ONLY, ZERO_A_FACE, ZERO_A_SLOT, CapoState


def imagine_into(world: CapoState, mind: i64, me: i64, rng: Rng) -> None:
    """Turn a clone of the truth into one that the seat could be in.

    `mind` is the bit of the seat or onlooker, `me` its number or -1.
    """
    guess = Guess(world)
    note_all_places(world, guess, mind)
    list_loose_faces(world, guess, mind)
    if world.switches.giulia != VISIBLE_ONLY:
        deal_giulias(world, guess, mind, rng)
    deal_others(world, guess, mind, rng)
    lay_out_guess(world, guess)
    forget_what_others_know(world, mind)
    imagine_missions(world, rng)
    imagine_events(world, rng)
    imagine_sealed_choices(world, me, rng)


# -- laying the world out ---------------------------------------------------------------------------------------------


def lay_out_guess(world: CapoState, guess: Guess) -> None:
    """Number all tokens anew, place by place, and sort hands and crews by their new faces."""
    world.cards = Cards(guess.face, guess.seen)
    world.paid_as = guess.paid_as
    world.age = guess.age
    world.hand = ZERO_A_SLOT[:]  # new rooms: what was left in the old ones is the truth's
    world.crew = ZERO_A_SLOT[:]
    world.draw = Pile(ZERO_A_FACE[:], world.draw.n)
    world.discard = Pile(ZERO_A_FACE[:], world.discard.n)
    token: i64 = 0
    seat: i64 = 0
    while seat < world.seats:
        token = lay_zone(world.cards, world.hand, seat * HAND, world.hand_n[seat], token)
        token = lay_zone(world.cards, world.crew, seat * HAND, world.crew_n[seat], token)
        seat += 1
    token = lay_pile(world.draw, token)
    token = lay_pile(world.discard, token)


def forget_what_others_know(world: CapoState, mind: i64) -> None:
    """Of the last shuffle the seat knows what all know, and what it alone saw among the discards or in its hand."""
    if world.reshuffles == 0:
        return
    face: i64 = 0
    while face < FACES:
        if world.pooled[face] != EVERYBODY:
            world.pooled[face] = world.pooled[face] & mind
        world.kept_by[face] = world.kept_by[face] & mind
        face += 1


def lay_pile(pile: Pile, token: i64) -> i64:
    """Put the next tokens here, as many as there were; the number of the one after them."""
    i: i64 = 0
    while i < pile.n:
        pile.items[i] = token + i
        i += 1
    return token + pile.n


def lay_zone(cards: Cards, tokens: vec[i64], first: i64, n: i64, token: i64) -> i64:
    """Put the next n tokens here, sorted by face; the number of the one after them."""
    i: i64 = 0
    while i < n:
        k = first + i
        while k > first and cards.face[tokens[k - 1]] > cards.face[token]:
            tokens[k] = tokens[k - 1]
            k -= 1
        tokens[k] = token
        token += 1
        i += 1
    return token


def imagine_missions(world: CapoState, rng: Rng) -> None:
    """The pile in any order, except that the top card keeps its back."""
    left = world.missions_left
    if left == 0:
        return
    top = MISSION_TOKEN + left - 1
    envelope = ENVELOPE[world.cards.face[top]]
    sort_faces(world.cards, MISSION_TOKEN, left)
    shuffle_faces(world.cards, MISSION_TOKEN, left, rng)
    alike: i64 = 0
    token: i64 = MISSION_TOKEN
    while token <= top:
        if ENVELOPE[world.cards.face[token]] == envelope:
            alike += 1
        token += 1
    choice = rng.below(alike)
    token = MISSION_TOKEN
    while True:
        if ENVELOPE[world.cards.face[token]] == envelope:
            if choice == 0:
                break
            choice -= 1
        token += 1
    held = world.cards.face[top]
    world.cards.face[top] = world.cards.face[token]
    world.cards.face[token] = held


def imagine_events(world: CapoState, rng: Rng) -> None:
    sort_faces(world.cards, EVENT_TOKEN, world.events_left)
    shuffle_faces(world.cards, EVENT_TOKEN, world.events_left, rng)


def sort_faces(cards: Cards, first: i64, n: i64) -> None:
    """Forget the true order."""
    faces: i64 = 0
    i: i64 = 0
    while i < n:
        faces |= BIT[cards.face[first + i]]
        i += 1
    i = 0
    face: i64 = 0
    while i < n:
        if faces & BIT[face] != 0:
            cards.face[first + i] = face
            i += 1
        face += 1


def shuffle_faces(cards: Cards, first: i64, n: i64, rng: Rng) -> None:
    i: i64 = n - 1
    while i > 0:
        j = rng.below(i + 1)
        held = cards.face[first + i]
        cards.face[first + i] = cards.face[first + j]
        cards.face[first + j] = held
        i -= 1


# -- sealed choices ---------------------------------------------------------------------------------------------------


def imagine_sealed_choices(world: CapoState, me: i64, rng: Rng) -> None:
    """Others' choices are made anew: any legal one for who is ready, none yet for who is not."""
    seat: i64 = 0
    while seat < world.seats:
        if seat != me:
            ready = world.done & BIT[seat] != 0
            if world.phase == PLAY:
                world.picked[seat] = any_crew(world, seat, rng) if ready else 0
            elif world.phase == SHOW and world.must & BIT[seat] != 0:
                size = world.crew_n[seat]
                world.picked[seat] = any_subset(size, must_turn_up(world, size), rng) if ready else 0
            elif world.phase == SUSPECT and ready:
                world.suspected[seat] = any_suspicion(world, seat, rng)
        seat += 1


def any_crew(world: CapoState, seat: i64, rng: Rng) -> i64:
    """Each legal crew equally likely."""
    while True:
        mask = 1 + rng.below(BIT[world.hand_n[seat]] - 1)
        if world.event != SKELETON or HOW_MANY[mask] <= SKELETON_CREW:
            return mask


def any_subset(size: i64, wanted: i64, rng: Rng) -> i64:
    while True:
        mask = rng.below(BIT[size])
        if HOW_MANY[mask] == wanted:
            return mask


def any_suspicion(world: CapoState, seat: i64, rng: Rng) -> i64:
    while True:
        target = world.after(seat, rng.below(world.seats))
        if target == seat:
            return NOBODY
        if not is_protected(world, target):
            return target
