"""How likely a world of Capo is: would sensible players have laid these crews from these cards?

A seat that imagines hidden cards evenly imagines 64 bluffs in 100 crews where there are 37. So worlds are weighed by
what each crew is worth beside all others that the same cards could have made.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.capo.bot import Sum, worth_of_cards
from sitdown.games.capo.crews import star_limit
from sitdown.games.capo.data import GIULIA, HAND, HOW_MANY, MARIO, POWER, SKELETON, SKELETON_CREW
from sitdown.games.capo.state import PLAY, CapoState

SHARPNESS: Final = 4.0  # how much likelier a crew is that is worth one respect more: e to this power
NO_FACES: Final = vec[i64]([0] * HAND)


def likelihood(world: CapoState, mind: i64) -> float:
    """Of all crews that lie before the others, or that they have sealed."""
    likely = 1.0
    seat: i64 = 0
    while seat < world.seats:
        if seat != mind and has_chosen(world, seat):
            likely *= likelihood_of_crew(world, seat)
        seat += 1
    return likely


def has_chosen(world: CapoState, seat: i64) -> bool:
    if world.phase == PLAY:
        return world.must & BIT[seat] != 0 and world.done & BIT[seat] != 0
    return world.crew_n[seat] > 0


def likelihood_of_crew(world: CapoState, seat: i64) -> float:
    """The share of this crew among all that the seat's cards could make, each by what it is worth."""
    faces = NO_FACES[:]
    chosen = world.picked[seat] if world.phase == PLAY else BIT[world.crew_n[seat]] - 1
    n: i64 = 0
    position: i64 = 0
    while position < world.crew_n[seat]:
        faces[n] = world.cards.face[world.crew_token(seat, position)]
        n += 1
        position += 1
    slot: i64 = 0
    while slot < world.hand_n[seat]:
        faces[n] = world.cards.face[world.hand_token(seat, slot)]
        n += 1
        slot += 1
    limit = star_limit(world)
    total = 0.0
    mine = 0.0
    mask: i64 = 1
    while mask < BIT[n]:
        if world.event != SKELETON or HOW_MANY[mask] <= SKELETON_CREW:
            weight = exp(SHARPNESS * worth_of_faces(world, faces, n, mask, limit))
            total += weight
            if mask == chosen:
                mine = weight
        mask += 1
    return mine / total if mine > 0.0 else 1e-6


def worth_of_faces(world: CapoState, faces: vec[i64], n: i64, mask: i64, limit: i64) -> float:
    crew = Sum()
    giulias: i64 = 0
    marios: i64 = 0
    i: i64 = 0
    while i < n:
        if mask & BIT[i] != 0:
            face = faces[i]
            crew.add(face)
            giulias += 1 if POWER[face] == GIULIA else 0
            marios += 1 if POWER[face] == MARIO else 0
        i += 1
    return worth_of_cards(crew, giulias, marios, world.mission, limit, n - HOW_MANY[mask])
