"""What the others would have done: how likely a world of Capo is, and worlds as sensible players would make them.

A seat that imagines hidden cards evenly imagines 64 bluffs in 100 crews where there are 37. So a crew is weighed by
what it is worth beside all others that the same cards could have made, and the half that is turned up by how good it
looks beside the other halves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.rng import Rng
from sitdown.games.capo.bot import COUNTED, NO_FACES, hand_faces, is_crew, next_turn_up, suspicion, worth_of_cards
from sitdown.games.capo.crews import star_limit
from sitdown.games.capo.data import FACES, HAND, HOW_MANY
from sitdown.games.capo.rules import SHOW_CARD, SUSPECT_FIRST, SUSPECT_NONE
from sitdown.games.capo.state import NOBODY, PLAY, SHOW, CapoState
from sitdown.games.capo.sums import odds, sums_of_sets

SHARPNESS: Final = 4.0  # how much likelier a crew is that is worth one respect more: e to this power
SHARPNESS_OF_HALF: Final = 4.0  # the same for a half that always seems to meet the mission, beside one that never does
SWAPS: Final = 12  # tried with the cards of each player
WORDS: Final = 4294967296.0  # how many different words a generator has
ROOM: Final = FACES + HAND
NO_ROOM: Final = vec[i64]([0] * ROOM)


# -- how likely it is -------------------------------------------------------------------------------------------------


def likelihood(world: CapoState, me: i64) -> float:
    """Of all crews that lie before the others, or that they have sealed."""
    likely = 1.0
    seat: i64 = 0
    while seat < world.seats:
        if seat != me and has_chosen(world, seat):
            likely *= likelihood_of_crew(world, seat)
        seat += 1
    return likely


def has_chosen(world: CapoState, seat: i64) -> bool:
    if world.phase == PLAY:
        return world.must & BIT[seat] != 0 and world.done & BIT[seat] != 0
    return world.crew_n[seat] > 0


def likelihood_of_crew(world: CapoState, seat: i64) -> float:
    """Of this crew, out of all that the seat's cards could make, and of the half of it that lies open."""
    faces = NO_FACES[:]
    chosen = world.picked[seat] if world.phase == PLAY else BIT[world.crew_n[seat]] - 1
    n: i64 = 0
    shown: i64 = 0
    position: i64 = 0
    while position < world.crew_n[seat]:
        token = world.crew_token(seat, position)
        faces[n] = world.cards.face[token]
        if world.cards.is_open(token):
            shown |= BIT[n]
        n += 1
        position += 1
    slot: i64 = 0
    while slot < world.hand_n[seat]:
        faces[n] = world.cards.face[world.hand_token(seat, slot)]
        n += 1
        slot += 1
    sums = sums_of_sets(faces, n)
    likely = share_of_crew(world, sums, n, chosen)
    return likely * share_of_half(world, sums, chosen, shown) if shown != 0 else likely


def share_of_crew(world: CapoState, sums: vec[i64], n: i64, chosen: i64) -> float:
    """The share of this crew among all, each by what it is worth."""
    limit = star_limit(world)
    total = 0.0
    mine = 0.0
    mask: i64 = 1
    while mask < BIT[n]:
        if is_crew(world, mask):
            weight = exp(SHARPNESS * worth_of_cards(sums[mask], world.mission, limit, n - HOW_MANY[mask]))
            total += weight
            if mask == chosen:
                mine = weight
        mask += 1
    return mine / total if mine > 0.0 else 1e-6


def share_of_half(world: CapoState, sums: vec[i64], crew: i64, shown: i64) -> float:
    """The share of these cards among all that could have been turned up, each by how good it looks."""
    wanted = HOW_MANY[shown]
    hidden = HOW_MANY[crew] - wanted
    if hidden == 0:
        return 1.0
    limit = star_limit(world)
    total = 0.0
    mask: i64 = 1
    while mask <= crew:
        if HOW_MANY[mask] == wanted:
            total += exp(SHARPNESS_OF_HALF * odds(sums[mask], hidden, world.mission, limit))
        mask += 1
    return exp(SHARPNESS_OF_HALF * odds(sums[shown], hidden, world.mission, limit)) / total


# -- made as sensible players would -----------------------------------------------------------------------------------


def redraw(world: CapoState, me: i64, rng: Rng) -> None:
    """Give the others likelier cards than they were imagined with, and sealed choices that fit them."""
    step: i64 = 1
    while step < world.seats:
        other = world.after(me, step)
        if world.phase == PLAY:
            if has_chosen(world, other):
                world.picked[other] = likely_crew(world, other, rng)
        elif world.crew_n[other] > 0:
            swap_cards(world, me, other, rng)
        step += 1
    step = 1
    while step < world.seats:
        other = world.after(me, step)
        if world.phase != PLAY and world.must & world.done & BIT[other] != 0:
            choose_anew(world, other, rng)
        step += 1


def likely_crew(world: CapoState, seat: i64, rng: Rng) -> i64:
    """A crew out of the hand, drawn by what each is worth."""
    n = world.hand_n[seat]
    sums = sums_of_sets(hand_faces(world, seat), n)
    limit = star_limit(world)
    total = 0.0
    drawn: i64 = 1
    mask: i64 = 1
    while mask < BIT[n]:
        if is_crew(world, mask):
            weight = exp(SHARPNESS * worth_of_cards(sums[mask], world.mission, limit, n - HOW_MANY[mask]))
            total += weight
            if float(rng.word()) * total < weight * WORDS:
                drawn = mask
        mask += 1
    return drawn


def choose_anew(world: CapoState, seat: i64, rng: Rng) -> None:
    """What the seat has sealed in this phase, by rules of thumb."""
    if world.phase == SHOW:
        wanted = HOW_MANY[world.picked[seat]]
        world.picked[seat] = 0
        while HOW_MANY[world.picked[seat]] < wanted:
            shown: i64 = next_turn_up(world, seat, rng, COUNTED)
            world.picked[seat] = world.picked[seat] | BIT[shown - SHOW_CARD]
    else:
        choice: i64 = suspicion(world, seat, rng, COUNTED)
        world.suspected[seat] = NOBODY if choice == SUSPECT_NONE else world.after(seat, choice - SUSPECT_FIRST)


def swap_cards(world: CapoState, me: i64, seat: i64, rng: Rng) -> None:
    """Swap unseen cards of the seat for others that may as well lie there; keep what makes its choices likelier.

    A swap that makes them less likely is kept as often as it should be (Metropolis), so that the more are tried, the
    closer are worlds to those that players would have made.
    """
    places = NO_ROOM[:]
    own = note_unseen(world, me, world.crew, seat * HAND, world.crew_n[seat], places, 0)
    own = note_unseen(world, me, world.hand, seat * HAND, world.hand_n[seat], places, own)
    n = note_unseen(world, me, world.draw.items, 0, world.draw.n, places, own)
    n = note_unseen(world, me, world.discard.items, 0, world.discard.n, places, n)
    if own == 0:
        return
    face = world.cards.face
    likely = likelihood_of_crew(world, seat)
    tries: i64 = 0
    while tries < SWAPS:
        here = places[rng.below(own)]
        there = places[rng.below(n)]
        if here != there and world.age[here] == world.age[there] and world.paid_as[here] == world.paid_as[there]:
            held = face[here]
            face[here] = face[there]
            face[there] = held
            now = likelihood_of_crew(world, seat)
            if float(rng.word()) * likely < now * WORDS:
                likely = now
            else:
                face[there] = face[here]
                face[here] = held
        tries += 1
    sort_by_face(world, world.crew, seat * HAND, world.crew_n[seat])
    sort_by_face(world, world.hand, seat * HAND, world.hand_n[seat])


def note_unseen(world: CapoState, me: i64, tokens: vec[i64], first: i64, n: i64, places: vec[i64], noted: i64) -> i64:
    """Add those that the seat has not seen to the places; how many there are then."""
    i: i64 = first
    while i < first + n:
        if not world.cards.knows(me, tokens[i]):
            places[noted] = tokens[i]
            noted += 1
        i += 1
    return noted


def sort_by_face(world: CapoState, tokens: vec[i64], first: i64, n: i64) -> None:
    face = world.cards.face
    i: i64 = first + 1
    while i < first + n:
        token = tokens[i]
        k = i
        while k > first and face[tokens[k - 1]] > face[token]:
            tokens[k] = tokens[k - 1]
            k -= 1
        tokens[k] = token
        i += 1
