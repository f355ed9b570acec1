"""Symbols, stars and persons of some cards in one number, and the odds of cards that nobody has seen.

Numbers of that kind are added like the cards they stand for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.capo.crews import star_limit, symbols_missing, with_rats
from sitdown.games.capo.data import (
    CRATES,
    DEDUCTION,
    FACES,
    FISTS,
    GIULIA,
    HAND,
    LOWEST,
    MARIO,
    MOST_SEATS,
    NOTES,
    POWER,
    STARS,
    TONY,
    WILDS,
)
from sitdown.games.capo.state import CapoState

# What each field counts by. Five cards have at most 15 symbols of a kind; stars stand above a floor of their own.
_NOTE: Final = 2**4
_CRATE: Final = 2**8
_WILD: Final = 2**12
_GIULIA: Final = 2**15
_MARIO: Final = 2**18
_CARD: Final = 2**21
_STAR: Final = 2**24
_RAT: Final = 2**30
_FLOOR: Final = 2  # stars that a card can take off
_PERSONS: Final = 2**33 - 2**30 + 2**21 - 2**15


def _sum_of(face: int) -> int:
    found = FISTS[face] + _NOTE * NOTES[face] + _CRATE * CRATES[face] + _WILD * WILDS[face] + _CARD
    found += (_GIULIA if POWER[face] == GIULIA else 0) + (_MARIO if POWER[face] == MARIO else 0)
    found += _RAT if POWER[face] == TONY else 0
    return int(found + _STAR * (STARS[face] - DEDUCTION[face] + _FLOOR))


_SUMS: Final[list[int]] = [_sum_of(face) for face in range(FACES)]
SUM_OF: Final = vec[i64](_SUMS)
NO_SUMS: Final = vec[i64]([0] * 32)  # a set of five cards each
NO_CREWS: Final = vec[i64]([0] * MOST_SEATS)


def giulias_in(cards: i64) -> i64:
    return (cards >> 15) & 7


def marios_in(cards: i64) -> i64:
    return (cards >> 18) & 7


def rats_in(cards: i64) -> i64:
    return cards >> 30


def stars_of(cards: i64) -> i64:
    """Stars less deductions; may be below 0."""
    return ((cards >> 24) & 63) - _FLOOR * ((cards >> 21) & 7)


def meets(cards: i64, mission: i64, limit: i64) -> bool:
    """Would these cards alone meet the mission?"""
    return stars_of(cards) <= limit and missing_in(cards, mission) == 0


def missing_in(cards: i64, mission: i64) -> i64:
    """How many symbols these cards lack for the mission."""
    return symbols_missing(mission, cards & 15, (cards >> 4) & 15, (cards >> 8) & 15, (cards >> 12) & 7)


def sums_of_crews(state: CapoState) -> vec[i64]:
    """The sum of each seat's whole crew."""
    sums = NO_CREWS[:]
    crew = state.crew
    face_of = state.cards.face
    seat: i64 = 0
    while seat < state.seats:
        total: i64 = 0
        place = seat * HAND
        end = place + state.crew_n[seat]
        while place < end:
            total += SUM_OF[face_of[crew[place]]]
            place += 1
        sums[seat] = total
        seat += 1
    return sums


def star_total(state: CapoState, crew: i64, rat_stars: i64) -> i64:
    """CA-44: stars of a crew, plus rat stars, minus what the cops deduct (CA-46), and at least 0."""
    return with_rats(state, stars_of(crew), rat_stars)


def meets_mission(state: CapoState, crew: i64, rat_stars: i64) -> bool:
    """CA-11: at least all the symbols, at most the number of stars; surplus symbols do no harm."""
    return star_total(state, crew, rat_stars) <= star_limit(state) and missing_in(crew, state.mission) == 0


def sums_of_sets(faces: vec[i64], n: i64) -> vec[i64]:
    """The sum of each set of the first n faces, by the bits of the set."""
    sums = NO_SUMS[:]
    mask: i64 = 1
    while mask < BIT[n]:
        sums[mask] = sums[mask & (mask - 1)] + SUM_OF[faces[LOWEST[mask]]]
        mask += 1
    return sums


# -- cards that nobody has seen ---------------------------------------------------------------------------------------

_FILLINGS: Final[list[dict[int, int]]] = [{0: 1}]  # by how many cards: each sum, and in how many ways it comes about
_ODDS: Final[dict[int, float]] = {}  # some thousands of questions, asked again and again


def odds(visible: i64, hidden: i64, mission: i64, limit: i64) -> float:
    """How often so many hidden cards, each as likely as any, meet the mission together with the visible ones."""
    if hidden == 0:
        return 1.0 if meets(visible, mission, limit) else 0.0
    question = (((visible & ~_PERSONS) * 16 + mission) * 8 + limit) * 8 + hidden
    known = _ODDS.get(question)
    if known is not None:
        return known
    met = 0
    ways = 0
    for cards, count in _fillings(hidden).items():
        ways += count
        if meets(visible + cards, mission, limit):
            met += count
    _ODDS[question] = met / ways
    return met / ways


def _fillings(cards: int) -> dict[int, int]:
    while len(_FILLINGS) <= cards:
        more: dict[int, int] = {}
        for whole, ways in _FILLINGS[-1].items():
            for face in range(FACES):
                longer = whole + (SUM_OF[face] & ~_PERSONS)
                more[longer] = more.get(longer, 0) + ways
        _FILLINGS.append(more)
    return _FILLINGS[cards]
