"""The printed facts of Capo, read from data.toml into tables that compiled code reads at once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.printed import CardFacts, is_ours, without_sources

FOLDER: Final = str(Path(__file__).parent)
DATA: Final[dict[str, Any]] = tomllib.loads((Path(FOLDER) / "data.toml").read_text(encoding="utf-8"))

MOST_SEATS: Final = 7
HAND: Final = 5  # CA-4, CA-61; written out, so that compiled code has it as a constant; a test compares it
START_RESPECT: Final[i64] = int(DATA["setup"]["respect"])  # CA-3
ENOUGH: Final = 2  # CA-62: with so many cards in hand nobody draws

SKILLS: Final = "IBS"
NO_POWER: Final = 0
TONY: Final = 1
GIULIA: Final = 2
MARIO: Final = 3
VINCENZO: Final = 4
MALONE: Final = 5
PENNY: Final = 6
POWERS: Final = ["", "tony", "giulia", "mario", "vincenzo", "malone", "penny"]

# Faces 0-69 are the single mafioso cards in table order, copies side by side; kinds are K01-K42.
KINDS: Final[list[dict[str, Any]]] = DATA["mafioso"]
FACES: Final = 70
_KIND_OF_FACE: Final = [k for k, kind in enumerate(KINDS) for _ in range(kind["copies"])]
KIND_OF: Final = vec[i64](_KIND_OF_FACE)
GIULIAS: Final[i64] = sum(int(kind["copies"]) for kind in KINDS if kind["power"] == "giulia")
KIND_ID: Final[list[str]] = [str(kind["id"]) for kind in KINDS]


def _each(column: list[int]) -> vec[i64]:
    return vec[i64]([column[k] for k in _KIND_OF_FACE])


FISTS: Final = _each([str(kind["symbols"]).count("I") for kind in KINDS])
NOTES: Final = _each([str(kind["symbols"]).count("B") for kind in KINDS])
CRATES: Final = _each([str(kind["symbols"]).count("S") for kind in KINDS])
WILDS: Final = _each([str(kind["symbols"]).count("*") for kind in KINDS])
STARS: Final = _each([int(kind["stars"]) for kind in KINDS])
POWER: Final = _each([POWERS.index(str(kind["power"])) for kind in KINDS])
OFF: Final = {"malone": 1, "penny": 2}  # CA-46: the stars that a cop takes off
DEDUCTION: Final = _each([OFF.get(str(kind["power"]), 0) for kind in KINDS])

MISSIONS: Final[list[dict[str, Any]]] = DATA["mission"]
MISSION_COUNT: Final = 16
NEED_FISTS: Final = vec[i64]([str(m["needs"]).count("I") for m in MISSIONS])
NEED_NOTES: Final = vec[i64]([str(m["needs"]).count("B") for m in MISSIONS])
NEED_CRATES: Final = vec[i64]([str(m["needs"]).count("S") for m in MISSIONS])
NEED_EQUAL: Final = vec[i64]([str(m["needs"]).count("?") for m in MISSIONS])
LIMIT: Final = vec[i64]([int(m["stars"]) for m in MISSIONS])
ENVELOPE: Final = vec[i64]([int(m["envelope"]) for m in MISSIONS])

EVENTS: Final[list[dict[str, Any]]] = DATA["event"]
EVENT_COUNT: Final = 10
NO_EVENT: Final = -1
SIT_DOWN: Final = 0  # E01, CA-80
JUDGE: Final = 1  # E02, CA-81
FRONT_PAGE: Final = 2  # E03, CA-82
POWER_CUT: Final = 3  # E04, CA-83
SILENCE: Final = 4  # E05, CA-84
PRICE: Final = 5  # E06, CA-85
TOP_MAN: Final = 6  # E07, CA-86
SHAME: Final = 7  # E08, CA-87
SKELETON: Final = 8  # E09, CA-88
WITNESS: Final = 9  # E10, CA-89
SKELETON_CREW: Final = 2


# What the pages draw by. Ours are of a special person the symbols, the stars and the number of cards.
PRINTED: Final[dict[str, object]] = {
    "kinds": {
        kind["id"]: {
            "symbols": kind["symbols"],
            "stars": kind["stars"],
            "power": kind["power"] or None,
            "off": OFF.get(str(kind["power"]), 0),
            "ours": is_ours(kind),
        }
        for kind in KINDS
    },
    "missions": {
        one["id"]: {**{name: one[name] for name in ("needs", "stars", "envelope")}, "ours": is_ours(one)}
        for one in MISSIONS
    },
    "events": {one["id"]: {"ours": is_ours(one)} for one in EVENTS},
}

# Tokens: mafioso cards, then missions, then events. A token is a card on the table; its face is told by `Cards`.
MISSION_TOKEN: Final = 70
EVENT_TOKEN: Final = 86
TOKENS: Final = 96

# Facts about sets of slots or seats, by their bit mask.
HOW_MANY: Final = vec[i64]([bin(mask).count("1") for mask in range(2**HAND)])
HIGHEST: Final = vec[i64]([mask.bit_length() - 1 for mask in range(2**HAND)])  # -1 for the empty set
LOWEST: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(2**MOST_SEATS)])

# What is printed on each card, by its id.
CARD_FACTS: Final[CardFacts] = {str(card["id"]): without_sources(card) for card in [*KINDS, *MISSIONS, *EVENTS]}
