"""The movement graph of section 2.3, edge by edge, and the cheapest way through it: for `explain` and the pages."""

from __future__ import annotations

import heapq
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.palermo.city import FIELD_OF, FIELDS, SIDE
from sitdown.games.palermo.fields import RIDE_ANY, RIDE_OFF
from sitdown.games.palermo.state import DEPOT, PalermoState

LAST: Final = 13  # the row and column of the promenade opposite to row and column 0
CORNER_FIELDS: Final = [0, 13, 182, 195]
LEAVING: Final = -1  # the depot as a node of the graph


def _neighbours(field: int) -> list[int]:
    row, column = divmod(field, int(SIDE))
    steps = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [int(SIDE) * r + c for r, c in steps if 0 <= r <= LAST and 0 <= c <= LAST]


_NEIGHBOURS: Final[list[list[int]]] = [_neighbours(field) for field in range(FIELDS)]


def neighbours(field: int) -> list[int]:
    """The fields orthogonally next to this one."""
    return _NEIGHBOURS[field]


def on_promenade(field: int) -> bool:
    row, column = divmod(field, int(SIDE))
    return row in (0, LAST) or column in (0, LAST)


_RING: Final[list[int]] = (
    list(range(LAST))
    + [14 * r + LAST for r in range(LAST)]
    + [14 * LAST + c for c in range(LAST, 0, -1)]
    + [14 * r for r in range(LAST, 0, -1)]
)


def cheapest(state: PalermoState, roofs: list[bool], seat: int, origin: int, goal: int) -> int:
    """PA-29: the points of the cheapest way from a field or the depot to a walkable field."""
    tolled = active_police(state, seat)
    best: dict[int, int] = {}
    queue = [(0, LEAVING if origin == DEPOT else origin)]
    while queue:
        cost, field = heapq.heappop(queue)
        if field == goal:
            return cost
        if field in best:
            continue
        best[field] = cost
        steps = depot_exits(state) if field == LEAVING else neighbours(field)  # G4, G1
        for other in steps:
            if not roofs[other] and other not in best:
                heapq.heappush(queue, (cost + 1 + (other in tolled), other))  # PA-22, PA-39
        if field != LEAVING and on_promenade(field):
            for corner in CORNER_FIELDS:
                if corner not in best and may_ride(state, field, corner):  # G2, G3
                    extra = ride_tolls(state, tolled, field, corner) if state.switches.ride_toll else 0
                    heapq.heappush(queue, (cost + 1 + (corner in tolled) + extra, corner))
    raise AssertionError(f"field {goal} is cut off, against PA-14")


def active_police(state: PalermoState, seat: int) -> list[int]:
    """PA-39 to PA-41, PA-44: fields with a policeman of another player and no gangster."""
    gangsters = list(state.gangster)
    others = [state.police[other] for other in range(state.seats) if other != seat]
    return [field for field in others if field != DEPOT and field not in gangsters]


def depot_exits(state: PalermoState) -> list[int]:
    """PA-23: the fields next to the start tile, not its own."""
    own = [FIELD_OF[state.start_place * 4 + quadrant] for quadrant in range(4)]
    return [beside for field in own for beside in neighbours(field) if beside not in own]


def may_ride(state: PalermoState, field: int, corner: int) -> bool:
    """PA-26, PA-28: to a corner of one's own side; by the option to any corner, or to none."""
    if state.switches.rides == RIDE_OFF or field == corner:
        return False
    return state.switches.rides == RIDE_ANY or field // 14 == corner // 14 or field % 14 == corner % 14


def ride_tolls(state: PalermoState, tolled: list[int], field: int, corner: int) -> int:
    """The option ride_toll: policemen strictly between the ends of the ride, the better way round if it may choose."""
    here, there = sorted((_RING.index(field), _RING.index(corner)))
    inner = sum(between in tolled for between in _RING[here + 1 : there])
    outer = sum(between in tolled for between in _RING[there + 1 :] + _RING[:here])
    if state.switches.rides == RIDE_ANY:
        return min(inner, outer)
    return inner if there - here <= LAST else outer


# -- the way that a figure takes, by what each field costs it ----------------------------------------------------------


class Ways:
    """The cheapest ways of a seat's figure from a field or the depot, followed backwards by the costs of the fields."""

    def __init__(self, state: PalermoState, seat: int, origin: int, costs: vec[i64]) -> None:
        self.state: PalermoState = state
        self.costs: vec[i64] = costs
        self.tolled: list[int] = active_police(state, seat)
        self.exits: list[int] = depot_exits(state) if origin == DEPOT else []

    def before(self, field: int) -> int | None:
        """Where the last step to a field comes from; None: out of the depot."""
        spent = self.costs[field] - 1 - (field in self.tolled)  # PA-22, PA-39
        if spent == 0 and field in self.exits:
            return None
        for other in neighbours(field):
            if self.costs[other] == spent:
                return other
        return next(other for other in _RING if self.rides_from(other, field, spent))

    def rides_from(self, other: int, corner: int, spent: int) -> bool:
        """Could the last step be a ride from this field, with these points spent before the corner?"""
        if self.costs[other] > spent or not may_ride(self.state, other, corner):
            return False
        extra = ride_tolls(self.state, self.tolled, other, corner) if self.state.switches.ride_toll else 0
        return self.costs[other] + extra == spent

    def to(self, field: int) -> list[int]:
        """The fields of the way to one, in the order they are walked, without the one where it begins."""
        way: list[int] = []
        at: int | None = field
        while at is not None and self.costs[at] > 0:
            way.append(at)
            at = self.before(at)
        return way[::-1]
