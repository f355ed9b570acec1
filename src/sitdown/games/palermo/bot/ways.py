"""Ways back from a goal, policemen left out of account, for many fields at once: what a sensible player reckons with.

The four bands of a set of fields are four machine words here (`fields`): a step is a few dozen operations.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.palermo.city import FIELD_OF
from sitdown.games.palermo.fields import (
    BAND_BITS,
    EAST,
    NE,
    NONE,
    NW,
    ONE_ROW,
    RIDE_ANY,
    RIDE_OFF,
    SE,
    SOUTH,
    SW,
    WEST,
    beside,
    note,
    put,
)

TOP_CORNERS: Final[i64] = NW | NE
BOTTOM_CORNERS: Final[i64] = SW | SE


def one(field: i64) -> vec[i64]:
    """The set of one field."""
    fields = NONE[:]
    put(fields, field)
    return fields


def fields_of(place: i64) -> vec[i64]:
    """The set of the four fields of a place."""
    fields = NONE[:]
    quadrant: i64 = 0
    while quadrant < 4:
        put(fields, FIELD_OF[place * 4 + quadrant])
        quadrant += 1
    return fields


def note_ways(street: vec[i64], rides: i64, goals: vec[i64], wanted: vec[i64], ways: vec[i64], row: i64) -> None:
    """Write ways[row + field] for every wanted field (both sets): the points from there to the nearest of the goals.

    Rides lead one way only, so the search goes backwards. It stops with the last wanted field; what cannot be reached
    is not written.
    """
    a, b, c, d = goals[1], goals[2], goals[3], goals[4]
    want_a, want_b, want_c, want_d = wanted[1], wanted[2], wanted[3], wanted[4]
    spent: i64 = 0
    while True:
        if a & want_a | b & want_b | c & want_c | d & want_d != 0:
            note(a & want_a, row, spent, ways)
            note(b & want_b, row + BAND_BITS, spent, ways)
            note(c & want_c, row + 2 * BAND_BITS, spent, ways)
            note(d & want_d, row + 3 * BAND_BITS, spent, ways)
            want_a &= ~a
            want_b &= ~b
            want_c &= ~c
            want_d &= ~d
            if want_a | want_b | want_c | want_d == 0:
                return
        next_a = beside(a, 0, b)
        next_b = beside(b, a, c)
        next_c = beside(c, b, d)
        next_d = beside(d, c, 0)
        if a & TOP_CORNERS | d & BOTTOM_CORNERS != 0 and rides != RIDE_OFF:
            north, middle, south = rides_back(a, d, rides)
            next_a |= north
            next_b |= middle
            next_c |= middle
            next_d |= south
        next_a = a | next_a & street[1]
        next_b = b | next_b & street[2]
        next_c = c | next_c & street[3]
        next_d = d | next_d & street[4]
        if next_a == a and next_b == b and next_c == c and next_d == d:
            return
        a, b, c, d = next_a, next_b, next_c, next_d
        spent += 1


def rides_back(top: i64, bottom: i64, rides: i64) -> tuple[i64, i64, i64]:
    """PA-26, PA-28: from where a ride leads to a corner that is reached: every field of its two sides.

    In the first band, in the two in the middle and in the last.
    """
    north = top & TOP_CORNERS != 0
    south = bottom & BOTTOM_CORNERS != 0
    west = top & NW != 0 or bottom & SW != 0
    east = top & NE != 0 or bottom & SE != 0
    if rides == RIDE_ANY:
        north = south = west = east = True
    middle: i64 = 0
    if west:
        middle |= WEST
    if east:
        middle |= EAST
    return (middle | ONE_ROW if north else middle), middle, (middle | SOUTH if south else middle)
