"""The board and the tiles as tables, made from data.toml: shapes, places, fields and what lies beside what."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.printed import CardFacts, is_ours, without_sources

FOLDER: Final = str(Path(__file__).parent)
DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "data.toml").read_text(encoding="utf-8"))

_MOVEMENT: dict[str, int] = DATA["movement"]
_TILES: list[dict[str, Any]] = DATA["tile"]
_SETUP: dict[int, dict[str, int]] = {entry["seats"]: entry for entry in DATA["setup"]}

BASE_RANGE: Final[i64] = _MOVEMENT["base_range"]
STEP_COST: Final[i64] = _MOVEMENT["step_cost"]
RIDE_COST: Final[i64] = _MOVEMENT["ride_cost"]
TOLL: Final[i64] = _MOVEMENT["toll"]
SIDE: Final[i64] = _MOVEMENT["board"]  # fields along the board
ACROSS: Final[i64] = _MOVEMENT["places"]  # places along the board

PLACES: Final = 36
FIELDS: Final = 196
assert int(ACROSS) ** 2 == PLACES
assert int(SIDE) ** 2 == FIELDS

# -- tiles: a tile that lies on a place is kind * 4 + turn, or one of these -------------------------------------------

HOUSE_KINDS: Final = 5
KIOSK: Final = 5
EMPTY: Final = -1
START_TILE: Final = 24
STREET_TILE: Final = 25

CODES: Final[list[str]] = [entry["code"] for entry in _TILES]
TILES_OF_KIND: Final[list[int]] = [entry["count"] for entry in _TILES[:HOUSE_KINDS]]
CARD_FACTS: Final[CardFacts] = {entry["code"]: without_sources(entry, "code") for entry in _TILES}


PRINTED: Final[dict[str, object]] = {  # what the pages draw by: the tiles by kind
    "tiles": [
        {
            "code": one["code"],
            "house": one["house"],
            "entry": one["entry"],
            "door": one.get("door") or None,
            "ours": [fact for fact in ("count", "drawing") if is_ours(one, fact)],
        }
        for one in _TILES
    ],
    "kiosk": KIOSK,
}
SIZE_OF_KIND: Final = vec[i64]([len(entry["house"]) for entry in _TILES])  # house fields


def _turned(quadrant: int, turn: int) -> int:
    """PA-10: quadrants are numbered clockwise from north-west, and so are turns."""
    return (quadrant + turn) % 4


def _mask(quadrants: list[int]) -> int:
    return sum(2**quadrant for quadrant in quadrants)


# By tile (kind * 4 + turn, START_TILE, STREET_TILE): the house as bits of quadrants, and the quadrant of the entry.
HOUSE: Final = vec[i64](
    [_mask([_turned(q, turn) for q in entry["house"]]) for entry in _TILES for turn in range(4)] + [0, 0]
)
ENTRY: Final = vec[i64]([_turned(entry["entry"], turn) for entry in _TILES for turn in range(4)] + [-1, -1])

# -- places and fields (section 2.3) ----------------------------------------------------------------------------------


def _fields_of(place: int) -> list[int]:
    """The four fields of a place, by quadrant."""
    side, row, column = int(SIDE), 2 * (place // int(ACROSS)) + 1, 2 * (place % int(ACROSS)) + 1
    return [side * row + column, side * row + column + 1, side * (row + 1) + column + 1, side * (row + 1) + column]


def _beside(field: int) -> list[int]:
    """The orthogonal neighbours of a field: north, east, south, west; -1 off the board."""
    side = int(SIDE)
    row, column = field // side, field % side
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [side * r + c if 0 <= r < side and 0 <= c < side else -1 for r, c in around]


FIELD_OF: Final = vec[i64]([field for place in range(PLACES) for field in _fields_of(place)])  # [place * 4 + quadrant]
PLACE_OF: Final = vec[i64](
    [next((p for p in range(PLACES) if field in _fields_of(p)), -1) for field in range(FIELDS)]
)  # -1: promenade
BESIDE: Final = vec[i64]([other for field in range(FIELDS) for other in _beside(field)])  # [field * 4 + direction]


def _round_the_promenade() -> list[int]:
    """The promenade's fields clockwise from the north-west corner."""
    side = int(SIDE)
    north = list(range(side))
    east = [side * r + side - 1 for r in range(1, side)]
    south = [side * (side - 1) + c for c in range(side - 2, -1, -1)]
    west = [side * r for r in range(side - 2, 0, -1)]
    return north + east + south + west


PROMENADE: Final = vec[i64](_round_the_promenade())
RING_LENGTH: Final[i64] = _MOVEMENT["ring_fields"]
RING_SIDE: Final = 13  # along the promenade from corner to corner
CORNERS: Final = vec[i64]([PROMENADE[RING_SIDE * k] for k in range(4)])  # NW, NE, SE, SW
assert len(PROMENADE) == RING_LENGTH == 4 * RING_SIDE

# -- faces: the eight places where a tile meets what is outside it, two a side, clockwise from the north --------------

FACES: Final = 8


def _face(place: int, face: int) -> tuple[int, int]:
    """The own field at a face and the field it looks at."""
    side = face // 2
    own = _fields_of(place)[(side + face % 2) % 4]
    return own, _beside(own)[side]


def _opposite(place: int, face: int) -> int:
    """What the face looks at, as face of another place: place * 8 + face; -1 for the promenade."""
    own, other = _face(place, face)
    if PLACE_OF[other] < 0:
        return -1
    there = int(PLACE_OF[other])
    return there * FACES + next(f for f in range(FACES) if _face(there, f) == (other, own))


OPPOSITE: Final = vec[i64]([_opposite(place, face) for place in range(PLACES) for face in range(FACES)])
FACE_QUADRANT: Final = vec[i64]([(face // 2 + face % 2) % 4 for face in range(FACES)])

# -- what comes with the number of players ----------------------------------------------------------------------------

DISCS: Final = vec[i64]([_SETUP[n]["discs"] if n in _SETUP else 0 for n in range(6)])  # PA-3, by seats


def bonus_of(name: str, seats: int) -> int:
    """PA-48: millions a turn for a player who is home."""
    by_seats: list[int] = DATA["home_bonus"][name]
    return by_seats[seats - 3]
