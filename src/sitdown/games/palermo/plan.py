"""How a sensible player reckons: ways between doors, and what the best order of fetching them is worth (section 14).

Worth is counted in tenths of a million. A turn has its price too: whoever is home earlier gets the bonus more often.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.palermo.city import FIELD_OF, PLACES
from sitdown.games.palermo.fields import (
    BAND_BITS,
    BANDS,
    EAST,
    LOWER_ROWS,
    NE,
    NONE,
    NOT_EAST,
    NOT_WEST,
    NW,
    ONE_ROW,
    RIDE_ANY,
    RIDE_OFF,
    ROW,
    SE,
    SOUTH,
    SW,
    THREE_ROWS,
    UNREACHED,
    WEST,
    put,
)
from sitdown.games.palermo.state import PalermoState

MILLION: Final = 10
PLANNED: Final = 7  # so many doors are planned at once; those farther away come later
LONGEST: Final = 64  # ways in the table of worths
RANGES: Final = 16
BITS: Final = vec[i64]([2**k for k in range(PLANNED + 1)])
IMPOSSIBLE: Final = -1000000


# -- ways -------------------------------------------------------------------------------------------------------------


def ways_to(state: PalermoState, goals: vec[i64]) -> vec[i64]:
    """By field: the points from there to the nearest of the goals (a set of fields), policemen left out of account.

    Rides lead one way only, so the search goes backwards: to a corner leads every field of its two sides.
    """
    ways = UNREACHED[:]
    reached = goals[:]
    known = NONE[:]
    spent: i64 = 0
    while note_new(reached, known, spent, ways):
        step_back(state, reached)
        spent += 1
    return ways


def note_new(reached: vec[i64], known: vec[i64], spent: i64, ways: vec[i64]) -> bool:
    """Write down the points for the fields that are new; is there any?"""
    some: i64 = 0
    band: i64 = 1
    while band <= BANDS:
        fresh = reached[band] & ~known[band]
        known[band] = reached[band]
        some |= fresh
        field: i64 = (band - 1) * BAND_BITS
        while fresh != 0:
            if fresh & 1 != 0:
                ways[field] = spent
            fresh >>= 1
            field += 1
        band += 1
    return some != 0


def step_back(state: PalermoState, reached: vec[i64]) -> None:
    """Add every field from which one point leads into the set."""
    north = reached[1] & (NW | NE) != 0
    south = reached[4] & (SW | SE) != 0
    west = reached[1] & NW != 0 or reached[4] & SW != 0
    east = reached[1] & NE != 0 or reached[4] & SE != 0
    if state.switches.rides == RIDE_ANY:
        north = south = west = east = north or south
    elif state.switches.rides == RIDE_OFF:
        north = south = west = east = False
    above: i64 = 0
    here = reached[1]
    band: i64 = 1
    while band <= BANDS:
        below = reached[band + 1]
        near = (here & NOT_EAST) << 1 | (here & NOT_WEST) >> 1 | (here & THREE_ROWS) << ROW | here >> ROW
        near |= above >> LOWER_ROWS | (below & ONE_ROW) << LOWER_ROWS
        if west:
            near |= WEST
        if east:
            near |= EAST
        if north and band == 1:
            near |= ONE_ROW
        if south and band == BANDS:
            near |= SOUTH
        reached[band] = here | near & state.street[band]
        above = here
        here = below
        band += 1


def one(field: i64) -> vec[i64]:
    """The set of one field."""
    fields = NONE[:]
    put(fields, field)
    return fields


def start_tile(state: PalermoState) -> vec[i64]:
    fields = NONE[:]
    quadrant: i64 = 0
    while quadrant < 4:
        put(fields, FIELD_OF[state.start_place * 4 + quadrant])
        quadrant += 1
    return fields


# -- worths -----------------------------------------------------------------------------------------------------------


def fetching(way: i64, points: i64, hurry: i64) -> i64:
    """What fetching the money at the end of a way is worth, the turns it takes subtracted.

    Either straight on, or stopping one field short and collecting with nearly all points a turn later.
    """
    turns = (way + points - 1) // points
    last = way - (turns - 1) * points
    if way == 0:
        turns = 1
    straight = (points - last) * MILLION - turns * hurry
    patient = (points - 1) * MILLION - (turns + 1) * hurry
    return straight if straight >= patient else patient


def worths(hurry: i64) -> vec[i64]:
    """`fetching` as a table: [points * LONGEST + way]."""
    table = vec[i64]([0] * (RANGES * LONGEST))
    points: i64 = 1
    while points < RANGES:
        way: i64 = 0
        while way < LONGEST:
            table[points * LONGEST + way] = fetching(way, points, hurry)
            way += 1
        points += 1
    return table


_WORTHS: dict[int, vec[i64]] = {}


def worths_for(hurry: int) -> vec[i64]:
    """The table, made once."""
    if hurry not in _WORTHS:
        _WORTHS[hurry] = worths(hurry)
    return _WORTHS[hurry]


def doors_of(state: PalermoState, seat: i64) -> list[int]:
    """The fields where the seat's discs lie."""
    doors: list[int] = []
    place: i64 = 0
    while place < PLACES:
        if state.disc[place] == seat:
            doors.append(state.entry[place])
        place += 1
    return doors


class Plan:
    """The rest of a seat's walk: its nearest doors, then home, in the best order."""

    def __init__(self, state: PalermoState, seat: i64, near: vec[i64], hurry: i64) -> None:
        """`near` says for each field how far it is from where the seat's gangster is."""
        doors = doors_of(state, seat)
        doors.sort(key=lambda door: (near[door], door))
        self.doors: list[int] = doors[:PLANNED]
        self.count: i64 = len(self.doors)
        self.ways: list[vec[i64]] = [ways_to(state, one(door)) for door in self.doors]
        self.ways_home: vec[i64] = ways_to(state, start_tile(state))
        self.worth: vec[i64] = worths_for(hurry)
        self.points: i64 = state.range_of(seat)
        self.later: vec[i64] = vec[i64]([0] * (BITS[self.count] * (self.count + 1)))
        self._reckon()

    def _reckon(self) -> None:
        """later[doors left * count + door]: what is still to come after that door has just been fetched."""
        count = self.count
        left: i64 = 0
        while left < BITS[count]:
            row = self._points(left) * LONGEST
            at: i64 = 0
            while at < count:
                if left & BITS[at] == 0:
                    self.later[left * count + at] = self._best(left, row, self.doors[at])
                at += 1
            left += 1

    def _points(self, left: i64) -> i64:
        """The range when so many of the planned doors are left."""
        points = self.points + self.count
        while left != 0:
            points -= left & 1
            left >>= 1
        return points if points < RANGES else RANGES - 1

    def _best(self, left: i64, row: i64, field: i64) -> i64:
        if left == 0:
            return self.worth[row + short(self.ways_home[field])]
        best: i64 = IMPOSSIBLE
        door: i64 = 0
        while door < self.count:
            if left & BITS[door] != 0:
                ways = self.ways[door]
                worth = self.worth[row + short(ways[field])] + self.later[(left - BITS[door]) * self.count + door]
                if worth > best:
                    best = worth
            door += 1
        return best

    def from_field(self, field: i64) -> i64:
        """What the rest is worth to a gangster who stands there."""
        return self._best(BITS[self.count] - 1, self.points * LONGEST, field)

    def after_door(self, field: i64) -> i64:
        """What is to come once the door at this field has been fetched; IMPOSSIBLE if it is not planned."""
        door: i64 = 0
        while door < self.count:
            if self.doors[door] == field:
                return self.later[(BITS[self.count] - 1 - BITS[door]) * self.count + door]
            door += 1
        return IMPOSSIBLE


def short(way: i64) -> i64:
    return way if way < LONGEST else LONGEST - 1
