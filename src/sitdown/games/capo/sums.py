"""Symbols, stars and persons of some cards in one number, and the odds of cards that nobody has seen.

Numbers of that kind are added like the cards they stand for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.capo.crews import symbols_missing
from sitdown.games.capo.data import (
    CRATES,
    DEDUCTION,
    FACES,
    FISTS,
    GIULIA,
    LOWEST,
    MARIO,
    NOTES,
    POWER,
    STARS,
    WILDS,
)

# What each field counts by. Five cards have at most 15 symbols of a kind; stars stand above a floor of their own.
_NOTE: Final = 2**4
_CRATE: Final = 2**8
_WILD: Final = 2**12
_GIULIA: Final = 2**15
_MARIO: Final = 2**18
_CARD: Final = 2**21
_STAR: Final = 2**24
_FLOOR: Final = 2  # stars that a card can take off
_PERSONS: Final = 2**21 - 2**15


def _sum_of(face: int) -> int:
    found = FISTS[face] + _NOTE * NOTES[face] + _CRATE * CRATES[face] + _WILD * WILDS[face] + _CARD
    found += (_GIULIA if POWER[face] == GIULIA else 0) + (_MARIO if POWER[face] == MARIO else 0)
    return int(found + _STAR * (STARS[face] - DEDUCTION[face] + _FLOOR))


_SUMS: Final[list[int]] = [_sum_of(face) for face in range(FACES)]
SUM_OF: Final = vec[i64](_SUMS)
NO_SUMS: Final = vec[i64]([0] * 32)  # a set of five cards each


def giulias_in(cards: i64) -> i64:
    return (cards >> 15) & 7


def marios_in(cards: i64) -> i64:
    return (cards >> 18) & 7


def stars_of(cards: i64) -> i64:
    """Stars less deductions; may be below 0."""
    return (cards >> 24) - _FLOOR * ((cards >> 21) & 7)


def meets(cards: i64, mission: i64, limit: i64) -> bool:
    """Would these cards alone meet the mission?"""
    if stars_of(cards) > limit:
        return False
    return symbols_missing(mission, cards & 15, (cards >> 4) & 15, (cards >> 8) & 15, (cards >> 12) & 7) == 0


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
