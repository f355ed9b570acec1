"""The printed facts of Sicilianos, read from data.toml into tables that compiled code reads at once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.printed import CardFacts, is_ours, without_sources

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


def _printed_card(face: int) -> dict[str, object]:
    """Value, role and worth; on a bomb the colours that it hits, on a turncoat the family that it may serve."""
    family, card = DATA["family"][face // VALUES], DATA["card"][face % VALUES]
    more = {"bomb": {"bombs": family["bombs"]}, "coat": {"partner": family["partner"]}}
    return {"family": family["id"], **without_sources(card), **more.get(card["role"], {})}


def _printed_shop(family: str, kind: dict[str, Any]) -> dict[str, object]:
    return {"family": family, "type": kind["id"], **without_sources(kind)}


PRINTED: Final[dict[str, object]] = {  # what the pages draw by: the colours on a turncoat and on a bomb, and the roles
    "partner": [int(colour) for colour in PARTNER],
    "bombs": [[FAMILIES.index(str(colour)) for colour in family["bombs"]] for family in DATA["family"]],
    "roles": {str(card["value"]): card["role"] for card in DATA["card"] if card["role"] != "plain"},
    "ours": {  # by colour; and whether the faces of the influence die are
        "colour": [is_ours(family, "id") for family in DATA["family"]],
        **{key: [is_ours(family, key) for family in DATA["family"]] for key in ("partner", "bombs")},
        "influence": any(is_ours(die, "variants") for die in DATA["die"] if die["id"] == "influence"),
    },
}

# What is printed on each card and business, by the name that views give it.
CARD_FACTS: Final[CardFacts] = {card_id(face): _printed_card(face) for face in range(CARDS)} | {
    f"{family} {kind['id']}": _printed_shop(family, kind) for family in FAMILIES for kind in DATA["business"]
}
