"""A seat's doors and the tour that a sensible player plans to them and home, in the city as it stands (section 14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sitdown.games.palermo.bot.known_city import KnownCity
from sitdown.games.palermo.bot.tour import BITS, PLANNED, Tour
from sitdown.games.palermo.bot.ways import fields_of, note_ways, one
from sitdown.games.palermo.city import FIELD_OF, FIELDS, PLACES
from sitdown.games.palermo.fields import FAR, put
from sitdown.games.palermo.state import PalermoState

NO_WAYS: Final = vec[i64]([FAR] * ((PLANNED + 1) * FIELDS))


def doors_of(state: PalermoState, seat: i64) -> vec[i64]:
    """The fields where the seat's discs lie."""
    doors = vec[i64]()
    discs = state.disc
    place: i64 = 0
    while place < PLACES:
        if discs[place] == seat:
            doors = append(doors, state.entry[place])
        place += 1
    return doors


def nearest(doors: vec[i64], near: vec[i64]) -> vec[i64]:
    """As many doors as are planned at once, by how far they are; of two as far the one on the lower field."""
    chosen = doors
    while len(chosen) > PLANNED:
        farthest = chosen[0]
        for door in chosen:
            if near[door] > near[farthest] or (near[door] == near[farthest] and door > farthest):
                farthest = door
        fewer = vec[i64]()
        for door in chosen:
            if door != farthest:
                fewer = append(fewer, door)
        chosen = fewer
    return chosen


# -- while the city is being built ------------------------------------------------------------------------------------


def tour_worth(state: PalermoState, seat: i64, hurry: i64) -> i64:
    """What fetching all doors laid so far would be worth, from the start tile and back."""
    start = FIELD_OF[state.start_place * 4]
    doors = doors_of(state, seat)
    wanted = one(start)
    for door in doors:
        put(wanted, door)
    street = state.street
    rides = state.switches.rides
    ways = NO_WAYS[:]
    note_ways(street, rides, fields_of(state.start_place), wanted, ways, 0)
    doors = nearest(doors, ways)
    rows = doors[:]
    count: i64 = len(doors)
    place: i64 = 0
    while place < count:
        rows[place] = (place + 1) * FIELDS
        note_ways(street, rides, one(doors[place]), wanted, ways, rows[place])
        place += 1
    points = state.range_of(seat)
    return Tour(doors, rows, 0, ways, hurry, points + count).from_field(BITS[count] - 1, points, start)


# -- in the finished city ---------------------------------------------------------------------------------------------


def known_city(state: PalermoState) -> KnownCity:
    """What is known of the finished city."""
    city = state.known_city
    if city is None:
        city = KnownCity(state.street, state.switches.rides, state.start_place)
        state.known_city = city
    return city


class Plan:
    """The rest of a seat's walk: its nearest doors, then home, in the best order."""

    def __init__(self, state: PalermoState, seat: i64, doors: vec[i64], hurry: i64) -> None:
        """`doors` are those that are planned."""
        self.count: i64 = len(doors)
        self.points: i64 = state.range_of(seat)
        self.tour: Tour = tour_through(known_city(state), seat, doors, hurry, self.points + self.count)
        self.left: i64 = self.tour.set_of(doors)

    def from_field(self, field: i64) -> i64:
        """What the rest is worth to a gangster who stands there."""
        return self.tour.from_field(self.left, self.points, field)

    def after_door(self, field: i64) -> i64:
        """What is to come once the door at this field has been fetched."""
        return self.tour.after_door(self.left, field)


def tour_through(city: KnownCity, seat: i64, doors: vec[i64], hurry: i64, full_range: i64) -> Tour:
    """The tour through these doors: the one reckoned last, if it leads through all of them, or a new one."""
    tour = city.tours[seat]
    if tour is not None and tour.hurry == hurry and tour.full_range == full_range and tour.leads_through(doors):
        return tour
    rows = doors[:]
    place: i64 = 0
    while place < len(doors):
        rows[place] = city.to_door(doors[place])
        place += 1
    home = city.to_home()
    tour = Tour(doors, rows, home, city.ways, hurry, full_range)
    city.tours[seat] = tour
    return tour
