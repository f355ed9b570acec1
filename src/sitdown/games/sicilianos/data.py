"""The printed facts of Sicilianos, read from data.toml into tables that compiled code reads at once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

FOLDER: Final = str(Path(__file__).parent)
DATA: Final[dict[str, Any]] = tomllib.loads((Path(FOLDER) / "data.toml").read_text(encoding="utf-8"))

COLOURS: Final = 6
VALUES: Final = 11  # cards of a colour
CARDS: Final = 66
TYPES: Final = 3  # businesses of a colour
FIRST_SHOP: Final = 66  # in events a business token stands behind the family cards
NOTES: Final = 5  # values of banknotes
MOST_SEATS: Final = 6
DRAFT_CARDS: Final = 4
HAND_LIMIT: Final = 10  # SI-11

FAMILIES: Final[list[str]] = [str(family["id"]) for family in DATA["family"]]
LETTERS: Final[list[str]] = [str(family["letter"]) for family in DATA["family"]]
TYPE_IDS: Final[list[str]] = [str(business["id"]) for business in DATA["business"]]

# Faces 0-65: colour * 11 + value - 1; tokens of a colour have the same numbers.
COLOUR_OF: Final = vec[i64]([face // VALUES for face in range(CARDS)])
WORTH_OF: Final = vec[i64]([int(DATA["card"][face % VALUES]["worth"]) for face in range(CARDS)])
ROLES: Final = ["plain", "guard", "bomb", "coat"]
PLAIN: Final = 0
GUARD: Final = 1
BOMB_CARD: Final = 2
COAT_CARD: Final = 3
ROLE_OF: Final = vec[i64]([ROLES.index(str(DATA["card"][face % VALUES]["role"])) for face in range(CARDS)])
IN_SERVICE: Final[i64] = 4  # what a turncoat adds to the family it serves
PARTNER: Final = vec[i64]([FAMILIES.index(str(family["partner"])) for family in DATA["family"]])
BOMBS: Final = vec[i64]([sum(2 ** FAMILIES.index(str(c)) for c in family["bombs"]) for family in DATA["family"]])

NOTE_VALUE: Final = vec[i64]([int(note["value"]) for note in DATA["note"]])  # in thousands
NOTES_OF_VALUE: Final = 14
SET_BONUS: Final = 50
MAJORITY_BONUS: Final = 100

TWO: Final = 2
ONE: Final = 1
HAND_SIGN: Final = 0
INFLUENCE: Final = ["H", "1", "2"]
DIE_222: Final = vec[i64]([2, 2, 1, 1, 0, 0])
DIE_321: Final = vec[i64]([2, 2, 2, 1, 1, 0])


def card_id(face: int) -> str:
    """A card as the rules write it: `K5`."""
    return f"{LETTERS[face // VALUES]}{face % VALUES + 1}"
