"""Phase 1, the city is built: what may be laid where, and the laying (PA-6 to PA-18).

A house is judged by its shape alone, not by its door: 12 shapes (1, 2 or 3 fields, four turns) instead of 20 tiles.
A set of shapes is 12 bits, a set of places 36.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.palermo.actions import FIRST_BUILD
from sitdown.games.palermo.bot.known_city import KnownCity
from sitdown.games.palermo.city import (
    ACROSS,
    EMPTY,
    ENTRY,
    FACE_QUADRANT,
    FACES,
    FIELD_OF,
    HOUSE,
    HOUSE_KINDS,
    KIOSK,
    OPPOSITE,
    PLACES,
    SIZE_OF_KIND,
    START_TILE,
    STREET_TILE,
)
from sitdown.games.palermo.fields import NONE, RIDE_OFF, Wave, drop, put
from sitdown.games.palermo.state import BUILD, PalermoState

SIDES: Final = 4
SHAPES: Final = 12
DOZEN: Final = 12

BITS: Final = vec[i64]([2**k for k in range(PLACES)])
NOTHING_FITS: Final = vec[i64]([0] * 9)

# Of places, written so that the compiler reckons them out.
WIDE: Final = 6
EVERYWHERE: Final[i64] = 2**PLACES - 1
TOP: Final[i64] = 2**WIDE - 1
BOTTOM: Final[i64] = TOP * 2 ** (PLACES - WIDE)
LEFT: Final[i64] = EVERYWHERE // TOP
RIGHT: Final[i64] = LEFT * 2 ** (WIDE - 1)
NOT_RIGHT: Final[i64] = EVERYWHERE - RIGHT
NOT_LEFT: Final[i64] = EVERYWHERE - LEFT
NOT_BOTTOM: Final[i64] = EVERYWHERE - BOTTOM
assert WIDE == ACROSS

# The shapes of a kind begin at (house fields - 1) * 4: kinds that differ in the door only share them.
SHAPE_OF_KIND: Final = vec[i64]([(SIZE_OF_KIND[kind] - 1) * 4 for kind in range(HOUSE_KINDS)])
SHAPE_HOUSE: Final = vec[i64]([0] * SHAPES)
for _kind in range(HOUSE_KINDS):
    for _turn in range(4):
        SHAPE_HOUSE[SHAPE_OF_KIND[_kind] + _turn] = HOUSE[_kind * 4 + _turn]


def _touching(walls: int) -> int:
    """The quadrants that lie beside a house next door, as bits."""
    return sum(2**q for q in range(4) if any(walls >> f & 1 and FACE_QUADRANT[f] == q for f in range(FACES)))


def _way_out(house: int, walls: int, side: int) -> bool:
    """Is there a pair of street fields, one here and one next door, on this side? (5.2)"""
    return any(not house >> int(FACE_QUADRANT[f]) & 1 and not walls >> f & 1 for f in (2 * side, 2 * side + 1))


TOUCHING: Final = vec[i64]([_touching(walls) for walls in range(256)])
ROOF_TO_ROOF: Final = vec[i64](  # by touched quadrants: the shapes with a house field there
    [sum(2**shape for shape in range(SHAPES) if SHAPE_HOUSE[shape] & touched) for touched in range(16)]
)
WAYS_OUT: Final = vec[i64](  # [house * 256 + walls]: the sides with a way out, as bits
    [sum(2**s for s in range(SIDES) if _way_out(h, walls, s)) for h in range(16) for walls in range(256)]
)
SHAPES_WITH: Final = vec[i64](  # [walls * 16 + ways]: the shapes that leave these ways out
    [
        sum(2**shape for shape in range(SHAPES) if WAYS_OUT[SHAPE_HOUSE[shape] * 256 + walls] == ways)
        for walls in range(256)
        for ways in range(16)
    ]
)

# -- what may be laid -------------------------------------------------------------------------------------------------


def fill_builds(state: PalermoState, out: Choices) -> None:
    """Every build that PA-8 to PA-14 allow; kiosks if there is none (PA-16)."""
    fitting = NOTHING_FITS[:]
    if not houses_that_fit(state, fitting, True) and not houses_that_fit(state, fitting, False):  # PA-13
        fill_kiosks(state, out)
        return
    action: i64 = FIRST_BUILD
    kind: i64 = 0
    while kind < HOUSE_KINDS:
        if state.supply[kind] > 0:
            row = 3 * (SIZE_OF_KIND[kind] - 1)
            out.add_bits(fitting[row], action)
            out.add_bits(fitting[row + 1], action + 4 * DOZEN)
            out.add_bits(fitting[row + 2], action + 8 * DOZEN)
        action += 4 * PLACES
        kind += 1


def fill_kiosks(state: PalermoState, out: Choices) -> None:
    """PA-16: on any empty place, any of its fields as entry."""
    place: i64 = 0
    while place < PLACES:
        if state.tile[place] == EMPTY:
            action: i64 = FIRST_BUILD + (KIOSK * PLACES + place) * 4
            out.add(action)
            out.add(action + 1)
            out.add(action + 2)
            out.add(action + 3)
        place += 1


def houses_that_fit(state: PalermoState, fitting: vec[i64], roof_to_roof: bool) -> bool:
    """Note which shapes may be built where; is there any? (PA-8 to PA-14)

    `fitting` is by (house fields - 1) * 3 + dozen of places. A place has four bits, one for each turn: in this order
    the actions of a kind follow each other.
    """
    left = shapes_left(state)
    some: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if state.tile[place] == EMPTY:  # PA-9
            wanted = left
            if roof_to_roof:  # PA-11, PA-12
                wanted &= ROOF_TO_ROOF[TOUCHING[state.walls[place]]]
            if wanted != 0:
                fits = without_courtyards(state, place, wanted)
                some |= fits
                dozen = place // DOZEN
                shift = 4 * (place - DOZEN * dozen)
                fitting[dozen] = fitting[dozen] | (fits & 15) << shift
                fitting[3 + dozen] = fitting[3 + dozen] | (fits >> 4 & 15) << shift
                fitting[6 + dozen] = fitting[6 + dozen] | (fits >> 8) << shift
        place += 1
    return some != 0


def shapes_left(state: PalermoState) -> i64:
    """PA-8: the shapes of which a tile is left."""
    left: i64 = 0
    kind: i64 = 0
    while kind < HOUSE_KINDS:
        if state.supply[kind] > 0:
            left |= BITS[SHAPE_OF_KIND[kind]] * 15
        kind += 1
    return left


def without_courtyards(state: PalermoState, place: i64, wanted: i64) -> i64:
    """PA-14: those of the wanted shapes that leave every street connected with the promenade (5.2)."""
    walls = state.walls[place]
    now = WAYS_OUT[walls]
    fits = SHAPES_WITH[walls * 16 + now] & wanted
    ways = (now - 1) & now
    while ways > 0:  # all parts of the ways there are now
        shapes = SHAPES_WITH[walls * 16 + ways] & wanted
        if shapes != 0 and all_streets_connected(state, place, ways):
            fits |= shapes
        ways = (ways - 1) & now
    return fits


def all_streets_connected(state: PalermoState, place: i64, ways: i64) -> bool:
    """Would the promenade still reach all 36 places if this one had only these ways out?

    It reaches them now, so only this place and those that a way is shut to can be cut off, or be what cuts others off.
    """
    here = BITS[place]
    gaps = state.gaps
    north, east, south, west = gaps[0], gaps[1], gaps[2], gaps[3]
    wanted = here
    if ways & 1 == 0 and north & here != 0:
        north &= ~here
        south &= ~(here >> WIDE)
        wanted |= here >> WIDE
    if ways & 2 == 0 and east & here != 0:
        east &= ~here
        west &= ~((here & NOT_RIGHT) << 1)
        wanted |= (here & NOT_RIGHT) << 1
    if ways & 4 == 0 and south & here != 0:
        south &= ~here
        north &= ~((here & NOT_BOTTOM) << WIDE)
        wanted |= (here & NOT_BOTTOM) << WIDE
    if ways & 8 == 0 and west & here != 0:
        west &= ~here
        east &= ~((here & NOT_LEFT) >> 1)
        wanted |= (here & NOT_LEFT) >> 1
    reached = north & TOP | east & RIGHT | south & BOTTOM | west & LEFT
    east &= NOT_RIGHT
    west &= NOT_LEFT
    south &= NOT_BOTTOM
    while True:
        if reached & wanted == wanted:
            return True
        grown = reached | (reached & north) >> WIDE | (reached & south) << WIDE
        grown |= (grown & east) << 1 | (grown & west) >> 1
        if grown == reached:
            return False
        reached = grown


# -- laying -----------------------------------------------------------------------------------------------------------


def place_start_tile(state: PalermoState, place: i64) -> None:
    """PA-6; the same seat builds at once (PA-7)."""
    lay_tile(state, place, START_TILE)
    state.start_place = place
    state.phase = BUILD
    if state.listener is not None:
        state.tell("start_laid", {"seat": state.mover, "place": place, "rule": "PA-6"})


def build(state: PalermoState, kind: i64, place: i64, turn: i64) -> None:
    """PA-7, PA-17: a tile and a disc on its entrance; then the next seat, or the walk begins."""
    seat = state.mover
    tile = kind * 4 + turn
    if kind == KIOSK:
        state.kiosks += 1
    else:
        state.supply[kind] -= 1
    if state.listener is not None:
        tell_build(state, kind, place, turn)
    lay_tile(state, place, tile)
    state.owner[place] = seat
    state.disc[place] = seat
    state.entry[place] = FIELD_OF[place * 4 + ENTRY[tile]]
    state.builds += 1
    state.mover = (seat + 1) % state.seats  # PA-5


def tell_build(state: PalermoState, kind: i64, place: i64, turn: i64) -> None:
    """Before the tile is laid: was contact waived?"""
    tile = kind * 4 + turn
    waived = HOUSE[tile] & TOUCHING[state.walls[place]] == 0
    rule = "PA-16" if kind == KIOSK else "PA-13" if waived else "PA-11"
    state.tell(
        "kiosk" if kind == KIOSK else "built",
        {
            "seat": state.mover,
            "kind": kind,
            "place": place,
            "turn": turn,
            "field": FIELD_OF[place * 4 + ENTRY[tile]],
            "waived": waived,
            "first": state.builds == 0,
            "rule": rule,
        },
    )


def lay_tile(state: PalermoState, place: i64, tile: i64) -> None:
    """Put a tile on a place and keep account of what its house shuts off."""
    state.tile[place] = tile
    house = HOUSE[tile]
    quadrant: i64 = 0
    while quadrant < 4:
        if house & BITS[quadrant] != 0:
            drop(state.street, FIELD_OF[place * 4 + quadrant])
        quadrant += 1
    face: i64 = 0
    while face < FACES:
        opposite = OPPOSITE[place * FACES + face]
        if opposite >= 0 and house & BITS[FACE_QUADRANT[face]] != 0:
            other = opposite // FACES
            state.walls[other] = state.walls[other] | BITS[opposite % FACES]
        face += 1
    close_ways(state, place, WAYS_OUT[house * 256 + state.walls[place]])


def close_ways(state: PalermoState, place: i64, ways: i64) -> None:
    """Only these ways out of the place are left, seen from here and from next door."""
    side: i64 = 0
    while side < SIDES:
        if ways & BITS[side] == 0:
            state.gaps[side] = state.gaps[side] & ~BITS[place]
            opposite = OPPOSITE[place * FACES + 2 * side]
            if opposite >= 0:
                back = opposite % FACES // 2
                state.gaps[back] = state.gaps[back] & ~BITS[opposite // FACES]
        side += 1


def finish_city(state: PalermoState) -> None:
    """PA-18: street tiles on all empty places; the rest leaves the game. Then the depot is opened (PA-19)."""
    filled: list[int] = []
    place: i64 = 0
    while place < PLACES:
        if state.tile[place] == EMPTY:
            lay_tile(state, place, STREET_TILE)
            if state.listener is not None:
                filled.append(place)
        place += 1
    unused: i64 = 0
    kind: i64 = 0
    while kind < HOUSE_KINDS:
        unused += state.supply[kind]
        state.supply[kind] = 0
        kind += 1
    if state.listener is not None:
        state.tell("filled", {"places": filled, "unused": unused, "rule": "PA-18"})
    open_depot(state)


def open_depot(state: PalermoState) -> None:
    """PA-23: the walkable fields next to the start tile, not those of the tile."""
    wave = Wave(state.street, NONE, RIDE_OFF, False)
    quadrant: i64 = 0
    while quadrant < 4:
        put(wave.reached, FIELD_OF[state.start_place * 4 + quadrant])
        quadrant += 1
    wave.step()
    quadrant = 0
    while quadrant < 4:
        drop(wave.reached, FIELD_OF[state.start_place * 4 + quadrant])
        quadrant += 1
    state.exits = wave.reached
    state.known_city = KnownCity(state.street, state.switches.rides, state.start_place)
