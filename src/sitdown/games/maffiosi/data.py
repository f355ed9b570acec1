"""The printed facts of Maffiosi, read from data.toml into tables that compiled code reads at once.

A set of chairs is one number: bit c is chair c.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.printed import CardFacts, is_ours, without_sources

FOLDER: Final = str(Path(__file__).parent)
DATA: Final[dict[str, Any]] = tomllib.loads((Path(FOLDER) / "data.toml").read_text(encoding="utf-8"))

MOST_SEATS: Final = 6
COLOURS: Final[list[str]] = [str(colour["id"]) for colour in DATA["colour"]]
COLOUR_LETTERS: Final[list[str]] = [str(colour["letter"]) for colour in DATA["colour"]]

TYPES: Final = 4
BOSS: Final = 0
GUNMAN: Final = 1
KNIFER: Final = 2
HEAVY: Final = 3
TYPE_IDS: Final[list[str]] = [str(gangster["id"]) for gangster in DATA["gangster"]]
TYPE_LETTERS: Final[list[str]] = [str(gangster["letter"]) for gangster in DATA["gangster"]]
PIECES: Final = 8  # a type, awake or asleep: 2 * type + asleep

KINDS: Final = 8
STAB: Final = 0
FIRE: Final = 1
ORDER: Final = 2
PASS: Final = 3
KABOOM: Final = 4
NIGHTCAP: Final = 5
SCRAM: Final = 6
MOVE: Final = 7
CARD_IDS: Final[list[str]] = [str(card["id"]) for card in DATA["card"]]
CARD_COUNTS: Final[list[int]] = [int(card["count"]) for card in DATA["card"]]
CARD_FACTS: Final[CardFacts] = {str(card["id"]): without_sources(card) for card in DATA["card"]}
CARDS: Final = 60
SCRAMS: Final = 2
HAND: Final = 5
GLASSES: Final = 3

CHAIRS: Final = 30
OBJECTS: Final[list[str]] = [str(chair["object"]) for chair in DATA["chair"]]  # by chair, the first is chair 1
SIDES: Final[list[str]] = [str(chair["side"]) for chair in DATA["chair"]]
OPPOSITE: Final = vec[i64]([0] + [int(chair["opposite"]) for chair in DATA["chair"]])  # 0: a crossed chair
ALL_CHAIRS: Final[i64] = 2**31 - 2
NEAR: Final[list[list[int]]] = [[(c - 2) % 30 + 1, c, c % 30 + 1] for c in range(1, 31)]  # MA-14, the first is chair 1
BLAST: Final = vec[i64]([0] + [sum(2**near for near in chairs) for chairs in NEAR])


def chairs_with(thing: str) -> int:
    """The chairs before which this thing lies."""
    return sum(2 ** (place + 1) for place, found in enumerate(OBJECTS) if found == thing)


CAFES: Final[i64] = chairs_with("cafe")
RESTAURANTS: Final[i64] = chairs_with("restaurant")
CASINOS: Final[i64] = chairs_with("casino")
TILL: Final[i64] = chairs_with("till")
KNIVES: Final[i64] = chairs_with("knife")
REVOLVERS: Final[i64] = chairs_with("revolver")
DRINKS: Final[i64] = chairs_with("drink")

BOSS_PAY: Final[i64] = int(DATA["turn"]["boss"])
BUSINESS_PAY: Final[i64] = int(DATA["turn"]["business"])
MONOPOLY_PAY: Final[i64] = int(DATA["turn"]["monopoly"])
TILL_TIMES: Final[i64] = int(DATA["turn"]["till"])
NOTES: Final[list[int]] = [int(note) for note in DATA["turn"]["notes"]]  # the values, the smallest first


class Gang:
    """What one number of players plays with (MA-2), and where its men sit (MA-4)."""

    def __init__(self, players: int) -> None:
        entry = DATA["gang"][players - 3]
        self.notes: vec[i64] = vec[i64]([int(count) for count in entry["notes"]])  # by value
        self.short_notes: vec[i64] = vec[i64]([int(count) for count in entry["short_notes"]])
        self.pot = int(entry["pot"])
        self.short_pot = sum(int(count) * value for count, value in zip(entry["short_notes"], NOTES, strict=True))
        self.size = sum(int(entry[kind]) for kind in TYPE_IDS)
        pieces = [count for kind in TYPE_IDS for count in (int(entry[kind]), 0)]
        self.tray: vec[i64] = vec[i64](pieces * players + [0] * (PIECES * (MOST_SEATS - players)))
        men = [0] * MOST_SEATS
        kin = [0] * TYPES
        for chair in DATA["chair"]:
            man = str(chair["seating"][players - 3])
            if man:
                men[COLOUR_LETTERS.index(man[0])] += 2 ** int(chair["number"])
                kin[TYPE_LETTERS.index(man[1])] += 2 ** int(chair["number"])
        self.men: vec[i64] = vec[i64](men)  # by seat: the chairs of its men
        self.kin: vec[i64] = vec[i64](kin)  # by type: the chairs of such men
        self.alive: vec[i64] = vec[i64]([self.size] * players + [0] * (MOST_SEATS - players))


PRINTED: Final[dict[str, object]] = {  # what the pages draw by, and what of it is our reconstruction
    "ours": {
        "chairs": all(is_ours(chair) for chair in DATA["chair"]),
        "cards": all(is_ours(card, "count") for card in DATA["card"]),
    },
    "near": NEAR,
    "gang": {str(3 + at): {kind: int(gang[kind]) for kind in TYPE_IDS} for at, gang in enumerate(DATA["gang"])},  # MA-2
    "scrams": SCRAMS,
    "notes": NOTES,
}
GANGS: Final[list[Gang]] = [Gang(players) for players in range(3, 7)]


def deck(counts: list[int]) -> vec[i64]:
    """The face of every token of a deck with so many cards of each kind."""
    return vec[i64]([kind for kind in range(KINDS) for _ in range(counts[kind])])


DECK: Final = deck(CARD_COUNTS)
WITHOUT_SCRAM: Final = deck([*CARD_COUNTS[:SCRAM], 0, CARD_COUNTS[MOVE] + CARD_COUNTS[SCRAM]])
