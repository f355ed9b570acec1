"""What fetching the takings is worth: one way, and the best order of several doors and then home (section 14).

Worth is counted in tenths of a million. A turn has its price too: whoever is home earlier gets the bonus more often.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MILLION: Final = 10
PLANNED: Final = 7  # so many doors are planned at once; those farther away come later
LONGEST: Final = 64  # ways in the table of worths
RANGES: Final = 16
BITS: Final = vec[i64]([2**k for k in range(PLANNED + 1)])
HOW_MANY: Final = vec[i64]([bin(bits).count("1") for bits in range(2**PLANNED)])
IMPOSSIBLE: Final = -1000000


def fetching(way: i64, points: i64, hurry: i64) -> i64:
    """What fetching the money at the end of a way is worth, the turns it takes subtracted.

    Either straight on, or stopping one field short and collecting with nearly all points a turn later. So of two ways
    of a field or more the longer one is never worth more.
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


def short(way: i64) -> i64:
    return way if way < LONGEST else LONGEST - 1


class Tour:
    """What is still to come after each of a seat's doors has been fetched, for every set of doors that is left then.

    Sets of doors are bits in the order of `doors`. The ways are `ways[rows[door] + field]`, those home
    `ways[home + field]`. Reckoned once, it also answers for whoever has fetched some of the doors since.
    """

    def __init__(self, doors: vec[i64], rows: vec[i64], home: i64, ways: vec[i64], hurry: i64, full_range: i64) -> None:
        self.doors: vec[i64] = doors  # by door: the field before it
        self.count: i64 = len(doors)
        self.rows: vec[i64] = rows
        self.home: i64 = home
        self.ways: vec[i64] = ways
        self.hurry: i64 = hurry
        self.worth: vec[i64] = worths_for(hurry)
        self.full_range: i64 = full_range  # with none of these doors left
        self.later: vec[i64] = vec[i64]([0] * (BITS[self.count] * (self.count + 1)))  # [doors left * count + door]
        self._reckon()

    def _reckon(self) -> None:
        """From the fewest doors left to the most: the best of the doors that can come next, or home."""
        count = self.count
        between = self._ways_between()
        left: i64 = 0
        while left < BITS[count]:
            row = self._range_with(left) * LONGEST
            at: i64 = 0
            while at < count:
                if left & BITS[at] == 0:
                    if left == 0:
                        self.later[at] = self.worth[row + short(self.ways[self.home + self.doors[at]])]
                    else:
                        self.later[left * count + at] = self._best_after(left, row, at, between)
                at += 1
            left += 1

    def _ways_between(self) -> vec[i64]:
        """From door to door: [from * count + to]."""
        count = self.count
        found = vec[i64]([0] * (count * count))
        at: i64 = 0
        while at < count:
            door: i64 = 0
            while door < count:
                found[at * count + door] = short(self.ways[self.rows[door] + self.doors[at]])
                door += 1
            at += 1
        return found

    def _range_with(self, left: i64) -> i64:
        points = self.full_range - HOW_MANY[left]
        return points if points < RANGES else RANGES - 1

    def _best_after(self, left: i64, row: i64, at: i64, between: vec[i64]) -> i64:
        count = self.count
        later = self.later
        worths_of_range = self.worth
        best: i64 = IMPOSSIBLE
        door: i64 = 0
        while door < count:
            if left & BITS[door] != 0:
                worth = worths_of_range[row + between[at * count + door]] + later[(left - BITS[door]) * count + door]
                if worth > best:
                    best = worth
            door += 1
        return best

    def from_field(self, left: i64, points: i64, field: i64) -> i64:
        """What the rest is worth to a gangster with this range who stands there."""
        row = points * LONGEST
        if left == 0:
            return self.worth[row + short(self.ways[self.home + field])]
        count = self.count
        ways = self.ways
        best: i64 = IMPOSSIBLE
        door: i64 = 0
        while door < count:
            if left & BITS[door] != 0:
                way = short(ways[self.rows[door] + field])
                worth = self.worth[row + way] + self.later[(left - BITS[door]) * count + door]
                if worth > best:
                    best = worth
            door += 1
        return best

    def after_door(self, left: i64, field: i64) -> i64:
        """What is to come once the door at this field has been fetched; IMPOSSIBLE if it is not planned."""
        door = self.place_of(field)
        if door < 0 or left & BITS[door] == 0:
            return IMPOSSIBLE
        return self.later[(left - BITS[door]) * self.count + door]

    def leads_through(self, doors: vec[i64]) -> bool:
        found = True
        for field in doors:
            found = found and self.place_of(field) >= 0
        return found

    def set_of(self, doors: vec[i64]) -> i64:
        """These doors, which it leads through, as bits."""
        found: i64 = 0
        for field in doors:
            found |= BITS[self.place_of(field)]
        return found

    def place_of(self, field: i64) -> i64:
        """Which of the doors has this field before it; -1: none."""
        door: i64 = 0
        while door < self.count:
            if self.doors[door] == field:
                return door
            door += 1
        return -1
