"""Sets of fields as bits, and the wave in which a figure can spread over them.

Four rows of 14 fields make a band of 56 bits; a set is four bands, with an empty word on either side so that no band
needs to ask whether it has a neighbour. A wave moves all fields of a set one step at once: a search by cost for a
whole board in a few dozen machine operations (section 12: one bucket a point).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.palermo.city import (
    BESIDE,
    CORNERS,
    FIELDS,
    PROMENADE,
    RIDE_COST,
    RING_LENGTH,
    RING_SIDE,
    SIDE,
    STEP_COST,
    TOLL,
)

BANDS: Final = 4
WORDS: Final = 6
BAND_BITS: Final = 56
ROW: Final = 14
LOWER_ROWS: Final = 42  # bits of three rows

BAND: Final = vec[i64]([field // BAND_BITS + 1 for field in range(FIELDS)])
SPOT: Final = vec[i64]([2 ** (field % BAND_BITS) for field in range(FIELDS)])


# Written so that the compiler reckons them out.
ONE_ROW: Final[i64] = 2**ROW - 1
THREE_ROWS: Final[i64] = 2**LOWER_ROWS - 1
WEST: Final[i64] = 1 + 2**ROW + 2 ** (2 * ROW) + 2**LOWER_ROWS
EAST: Final[i64] = WEST * 2 ** (ROW - 1)
EDGES: Final[i64] = WEST | EAST
NOT_WEST: Final[i64] = 2**BAND_BITS - 1 - WEST
NOT_EAST: Final[i64] = 2**BAND_BITS - 1 - EAST
SOUTH: Final[i64] = ONE_ROW * 2**ROW  # the last row, in the last band
NW: Final[i64] = 1
NE: Final[i64] = 2 ** (ROW - 1)
SW: Final[i64] = 2**ROW
SE: Final[i64] = 2 ** (2 * ROW - 1)
NONE: Final = vec[i64]([0] * WORDS)
assert ROW == SIDE
assert STEP_COST == RIDE_COST == TOLL == 1  # a wave knows no other prices

# Which bit a power of two is: 2 is a primitive root of 59, so all powers below 2**58 leave different remainders.
BIT_MODULUS: Final = 59
_BITS: Final = {2**k % BIT_MODULUS: k for k in range(BAND_BITS)}
NUMBER_OF_BIT: Final = vec[i64]([_BITS.get(rest, 0) for rest in range(BIT_MODULUS)])

# The option ring_rides.
RIDE_SIDE: Final = 0
RIDE_ANY: Final = 1
RIDE_OFF: Final = 2

FAR: Final = 999  # a cost beyond any range
ANY_COST: Final = 500  # a limit that reaches every field
UNREACHED: Final = vec[i64]([FAR] * FIELDS)


def put(fields: vec[i64], field: i64) -> None:
    fields[BAND[field]] = fields[BAND[field]] | SPOT[field]


def drop(fields: vec[i64], field: i64) -> None:
    fields[BAND[field]] = fields[BAND[field]] & ~SPOT[field]


def has(fields: vec[i64], field: i64) -> bool:
    return fields[BAND[field]] & SPOT[field] != 0


def beside(here: i64, above: i64, below: i64) -> i64:
    """The fields of a band that lie next to one of the set, in this band or in those above and below."""
    near = (here & NOT_EAST) << 1 | (here & NOT_WEST) >> 1 | (here & THREE_ROWS) << ROW | here >> ROW
    return near | above >> LOWER_ROWS | (below & ONE_ROW) << LOWER_ROWS


def ride_ends(first: i64, middle: i64, last: i64, rides: i64) -> tuple[i64, i64]:
    """PA-26, PA-28: the corners of every side on which the figure can be; in the first band and in the last."""
    everywhere = first | middle | last
    north = first & ONE_ROW != 0
    south = last & SOUTH != 0
    west = everywhere & WEST != 0
    east = everywhere & EAST != 0
    if rides == RIDE_ANY:
        north = south = north or south or west or east
    top: i64 = 0
    bottom: i64 = 0
    if north or west:
        top |= NW
    if north or east:
        top |= NE
    if south or west:
        bottom |= SW
    if south or east:
        bottom |= SE
    return top, bottom


def _around(field: int) -> list[int]:
    """The field and those next to it: its four bands."""
    fields = NONE[:]
    put(fields, field)
    for direction in range(4):
        if BESIDE[field * 4 + direction] >= 0:
            put(fields, BESIDE[field * 4 + direction])
    return [fields[band] for band in range(1, BANDS + 1)]


AROUND: Final = vec[i64]([bits for field in range(FIELDS) for bits in _around(field)])  # [field * BANDS + band - 1]


class Wave:
    """Every field a figure can be on with at most `spent` points: PA-22, PA-25 to PA-30, PA-39.

    Start it with `put(wave.reached, field)`, or with `leave` for the depot; then `step` spends one point more.
    """

    def __init__(self, street: vec[i64], tolled: vec[i64], rides: i64, ride_toll: bool) -> None:
        self.street: vec[i64] = street
        self.tolled: vec[i64] = tolled
        self.rides: i64 = rides
        self.spent: i64 = 0
        self.reached: vec[i64] = NONE[:]
        self.late: vec[i64] = NONE[:]  # fields with toll that the last step touched: the next one reaches them
        self.watched: bool = ride_toll and rides != RIDE_OFF and _on_promenade(tolled)
        if self.watched:
            self.tolls_before: vec[i64] = _tolls_before(tolled)
            self.due: vec[i64] = vec[i64]([FAR] * 4)  # the points at which a ride reaches each corner

    def again(self, street: vec[i64]) -> None:
        """From the beginning, without tolls: for a caller that has done with what was reached, and owns `tolled`."""
        self.street = street
        self.spent = 0
        reached, late, tolled = self.reached, self.late, self.tolled
        reached[1], reached[2], reached[3], reached[4] = 0, 0, 0, 0
        late[1], late[2], late[3], late[4] = 0, 0, 0, 0
        tolled[1], tolled[2], tolled[3], tolled[4] = 0, 0, 0, 0

    def leave(self, exits: vec[i64]) -> None:
        """PA-23: the first step out of the depot."""
        band: i64 = 1
        while band <= BANDS:
            self.late[band] = exits[band] & self.tolled[band]
            self.reached[band] = exits[band] & ~self.tolled[band]
            band += 1
        self.spent = 1

    def step(self) -> None:
        """Spend one point: to every neighbour, to the corners where a ride ends, late on to fields with toll."""
        reached = self.reached
        late = self.late
        street = self.street
        tolls = self.tolled
        top: i64 = 0  # corners where rides end
        bottom: i64 = 0
        if self.watched:
            self._pay_along_the_way()
        elif self.rides != RIDE_OFF:
            top, bottom = ride_ends(reached[1], reached[2] | reached[3], reached[4], self.rides)
        above: i64 = 0
        here = reached[1]
        ends = top
        band: i64 = 1
        while band <= BANDS:
            below = reached[band + 1]
            near = (beside(here, above, below) | ends) & street[band]  # PA-22
            tolled = tolls[band]  # PA-39
            reached[band] = here | near & ~tolled | late[band]
            late[band] = near & tolled
            above = here
            here = below
            band += 1
            ends = bottom if band == BANDS else 0
        self.spent += 1
        if self.watched:
            self._arrive_at_corners()

    def spread(self, limit: i64) -> None:
        """`step` until so many points are spent: the bands in four machine words, which is what a play spends its time
        on."""
        while self.watched and self.spent < limit:
            self.step()
        reached, late, street, tolls = self.reached, self.late, self.street, self.tolled
        a, b, c, d = reached[1], reached[2], reached[3], reached[4]
        late_a, late_b, late_c, late_d = late[1], late[2], late[3], late[4]
        street_a, street_b, street_c, street_d = street[1], street[2], street[3], street[4]
        toll_a, toll_b, toll_c, toll_d = tolls[1], tolls[2], tolls[3], tolls[4]
        spent = self.spent
        with_rides = self.rides != RIDE_OFF
        while spent < limit:  # what is shifted out of a band is no street
            near_a = (a & NOT_EAST) << 1 | (a & NOT_WEST) >> 1 | a << ROW | a >> ROW | b << LOWER_ROWS
            near_b = (b & NOT_EAST) << 1 | (b & NOT_WEST) >> 1 | b << ROW | b >> ROW | a >> LOWER_ROWS | c << LOWER_ROWS
            near_c = (c & NOT_EAST) << 1 | (c & NOT_WEST) >> 1 | c << ROW | c >> ROW | b >> LOWER_ROWS | d << LOWER_ROWS
            near_d = (d & NOT_EAST) << 1 | (d & NOT_WEST) >> 1 | d << ROW | d >> ROW | c >> LOWER_ROWS
            if with_rides and (a & ONE_ROW | d & SOUTH | (a | b | c | d) & EDGES) != 0:
                top, bottom = ride_ends(a, b | c, d, self.rides)
                near_a |= top
                near_d |= bottom
            near_a, near_b, near_c, near_d = near_a & street_a, near_b & street_b, near_c & street_c, near_d & street_d
            a |= near_a & ~toll_a | late_a
            b |= near_b & ~toll_b | late_b
            c |= near_c & ~toll_c | late_c
            d |= near_d & ~toll_d | late_d
            late_a, late_b, late_c, late_d = near_a & toll_a, near_b & toll_b, near_c & toll_c, near_d & toll_d
            spent += 1
        self.spent = spent
        reached[1], reached[2], reached[3], reached[4] = a, b, c, d
        late[1], late[2], late[3], late[4] = late_a, late_b, late_c, late_d

    def _pay_along_the_way(self) -> None:
        """The option ride_toll: note when a ride from each field reached so far would reach each corner."""
        i: i64 = 0
        while i < RING_LENGTH:
            if has(self.reached, PROMENADE[i]):
                k: i64 = 0
                while k < 4:
                    self._note_ride(i, k)
                    k += 1
            i += 1

    def _note_ride(self, i: i64, k: i64) -> None:
        ahead = (RING_SIDE * k - i) % RING_LENGTH  # clockwise from the field to the corner
        if ahead == 0 or (self.rides == RIDE_SIDE and RING_SIDE < ahead < RING_LENGTH - RING_SIDE):
            return
        tolls = self._tolls_between(i, ahead)
        other_way = self._tolls_between(RING_SIDE * k, RING_LENGTH - ahead)
        if (other_way < tolls and self.rides == RIDE_ANY) or (ahead > RING_SIDE and self.rides == RIDE_SIDE):
            tolls = other_way
        arrival = self.spent + RIDE_COST + tolls + (1 if has(self.tolled, CORNERS[k]) else 0)
        if arrival < self.due[k]:
            self.due[k] = arrival

    def _tolls_between(self, i: i64, ahead: i64) -> i64:
        """Policemen who count, strictly between place i of the promenade and the place `ahead` of it, clockwise."""
        return self.tolls_before[i + ahead] - self.tolls_before[i + 1]

    def _arrive_at_corners(self) -> None:
        k: i64 = 0
        while k < 4:
            if self.due[k] <= self.spent:
                put(self.reached, CORNERS[k])
            k += 1


def _on_promenade(tolled: vec[i64]) -> bool:
    edges = (tolled[1] | tolled[2] | tolled[3] | tolled[4]) & (WEST | EAST)
    return (edges | tolled[1] & ONE_ROW | tolled[4] & SOUTH) != 0


def _tolls_before(tolled: vec[i64]) -> vec[i64]:
    """How many fields with toll lie before each place of the promenade, counted twice round from the NW corner."""
    before = vec[i64]([0] * (2 * RING_LENGTH + 1))
    i: i64 = 0
    while i < 2 * RING_LENGTH:
        before[i + 1] = before[i] + (1 if has(tolled, PROMENADE[i % RING_LENGTH]) else 0)
        i += 1
    return before


def costs_within(wave: Wave, limit: i64) -> vec[i64]:
    """The points each field costs, FAR for those that cost more than the limit. Uses the wave up."""
    costs = UNREACHED[:]
    note_costs(wave, limit, wave.street, costs)
    return costs


def note_costs(wave: Wave, limit: i64, wanted: vec[i64], costs: vec[i64]) -> None:
    """Write the points of each wanted field (a set) that costs no more than the limit. Uses the wave up."""
    missing = wanted[:]
    while True:
        some: i64 = 0
        band: i64 = 1
        while band <= BANDS:
            fresh = wave.reached[band] & missing[band]
            if fresh != 0:
                missing[band] = missing[band] & ~fresh
                note(fresh, (band - 1) * BAND_BITS, wave.spent, costs)
            some |= missing[band]
            band += 1
        if some == 0 or wave.spent >= limit:
            return
        wave.step()


def note(fresh: i64, first: i64, points: i64, costs: vec[i64]) -> None:
    """The same points for every field of a band's set; `first` is where the band begins."""
    while fresh != 0:
        costs[first + NUMBER_OF_BIT[(fresh & -fresh) % BIT_MODULUS]] = points
        fresh &= fresh - 1


def cost_to(wave: Wave, field: i64) -> i64:
    """The points one field costs. Uses the wave up."""
    while not has(wave.reached, field):
        if wave.spent >= ANY_COST:
            return FAR
        wave.step()
    return wave.spent


def cost_to_any(wave: Wave, goals: vec[i64], limit: i64) -> i64:
    """The points that the nearest of some fields (a set) costs, FAR if more than the limit. Uses the wave up."""
    reached = wave.reached
    while True:
        if reached[1] & goals[1] | reached[2] & goals[2] | reached[3] & goals[3] | reached[4] & goals[4] != 0:
            return wave.spent
        if wave.spent >= limit:
            return FAR
        wave.step()
