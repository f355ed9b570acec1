"""The printed facts of La Cosa Nostra, read from data.toml into tables that compiled code reads at once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.options import Switches, Value
from sitdown.engine.printed import CardFacts, is_ours, without_sources

FOLDER: Final = str(Path(__file__).parent)
DATA: Final[dict[str, Any]] = tomllib.loads((Path(FOLDER) / "data.toml").read_text(encoding="utf-8"))

MOST_SEATS: Final = 5
NONE: Final = -1

# Sets of Businesses or Gangsters as bits.
BITS: Final = vec[i64]([2**k for k in range(40)])

# -- families and Gangsters -------------------------------------------------------------------------------------------
FAMILIES: Final = 5
FAMILY_IDS: Final[list[str]] = [str(family["id"]) for family in DATA["family"]]
FAMILY_CODES: Final[list[str]] = [str(family["code"]) for family in DATA["family"]]
BEGINNERS: Final = 3  # the first three families are for the first game
GANGSTERS: Final = 30
GANG: Final = 6  # Gangsters of a family: three to start with, then three recruits
RECRUITS: Final = 3
GANGSTER_NAMES: Final[list[str]] = [str(gangster["name"]) for gangster in DATA["gangster"]]
PISTOLS: Final = vec[i64]([int(gangster["strength"]) for gangster in DATA["gangster"]])
RECRUIT_PRICE: Final = vec[i64]([int(gangster["price"]) for gangster in DATA["gangster"]])

# -- Businesses -------------------------------------------------------------------------------------------------------
TRADES: Final = 11  # kinds of Business
DRUG_DEALER: Final = 0
PIMP: Final = 1
LOAN_SHARK: Final = 2
LAWYER: Final = 3
POLITICIAN: Final = 4
COP: Final = 5
GARAGE: Final = 6  # the first Company
MONOPOLIES: Final = 3  # the first three kinds each have one
CODES: Final[list[str]] = [str(business["code"]) for business in DATA["business"]]
TRADE_IDS: Final[list[str]] = [str(business["id"]) for business in DATA["business"]]
MONOPOLY_IDS: Final[list[str]] = [str(business["monopoly"]) for business in DATA["business"][:MONOPOLIES]]
BUSINESSES: Final = 34
_TRADES: Final[list[int]] = [kind for kind, entry in enumerate(DATA["business"]) for _ in range(int(entry["count"]))]
TRADE: Final = vec[i64](_TRADES)  # by Business: its kind
INCOME: Final = vec[i64]([int(DATA["business"][kind]["income"]) for kind in _TRADES])
PRICE: Final = vec[i64]([int(DATA["business"][kind]["price"]) for kind in _TRADES])
FIRST_OF: Final = vec[i64]([_TRADES.index(kind) for kind in range(TRADES)] + [BUSINESSES])  # ids of a kind: a range
SLOTS: Final = 4  # of the market

# -- Jobs -------------------------------------------------------------------------------------------------------------
JOBS: Final = 90
ROUNDS: Final = 4
FIRST_JOB: Final = vec[i64]([0, 20, 40, 65, 90])  # of each round's deck
DECK_SIZE: Final = vec[i64]([20, 20, 25, 25])
JOB_IDS: Final[list[int]] = [int(job["id"]) for job in DATA["job"]]
JOB_NAMES: Final[list[str]] = [str(job["name"]) for job in DATA["job"]]
JOB_ROUND: Final = vec[i64]([int(job["round"]) - 1 for job in DATA["job"]])
DEEDS: Final[list[str]] = [
    "cash", "bash", "damage", "vandalism", "theft", "kill", "persuasion", "arson", "car_bomb", "assassination",
    "drive_by", "robbery", "trap", "laundering", "connections", "offer", "birthday", "racing",
]  # fmt: skip
CASH: Final = 0
BASH: Final = 1
DAMAGE: Final = 2
VANDALISM: Final = 3
THEFT: Final = 4
KILL: Final = 5
PERSUASION: Final = 6
ARSON: Final = 7
CAR_BOMB: Final = 8
ASSASSINATION: Final = 9
DRIVE_BY: Final = 10
ROBBERY: Final = 11
TRAP: Final = 12
LAUNDERING: Final = 13
CONNECTIONS: Final = 14
OFFER: Final = 15
BIRTHDAY: Final = 16
RACING: Final = 17
DEED: Final = vec[i64]([DEEDS.index(str(job["deed"])) for job in DATA["job"]])
IS_ATTACK: Final = vec[i64]([1 if job.get("attack", job["kind"] == "attack") else 0 for job in DATA["job"]])
DIE: Final = vec[i64]([int(job["die"]) for job in DATA["job"]])  # 0: "?"
HIGH: Final = vec[i64]([int(job["high"]) for job in DATA["job"]])
LOW: Final = vec[i64]([int(job["low"]) for job in DATA["job"]])
NEEDS: Final = vec[i64]([job["needs"].count(code) for job in DATA["job"] for code in CODES])  # by job and kind
NEEDED: Final[list[list[int]]] = [[CODES.index(str(code)) for code in job["needs"]] for job in DATA["job"]]
_NEEDED_KINDS: Final[list[list[int]]] = [sorted(set(kinds)) for kinds in NEEDED]
# The same kind by kind, without those that a Job does not need: of a Job from FIRST_NEED[job] to FIRST_NEED[job + 1].
FIRST_NEED: Final = vec[i64]([sum(len(kinds) for kinds in _NEEDED_KINDS[:job]) for job in range(JOBS + 1)])
NEED_KIND: Final = vec[i64]([kind for kinds in _NEEDED_KINDS for kind in kinds])
NEED_COUNT: Final = vec[i64]([NEEDED[job].count(kind) for job in range(JOBS) for kind in _NEEDED_KINDS[job]])

# -- Influence cards --------------------------------------------------------------------------------------------------
INFLUENCES: Final = 8
SNITCH: Final = 0
SPY: Final = 1
SCHEMER: Final = 2
DOC: Final = 3
HENCHMAN: Final = 4  # the four that are attached
MACHINE_PISTOL: Final = 5
SABOTEUR: Final = 6
DISTRACTION: Final = 7
ATTACHED: Final = 4
INFLUENCE_IDS: Final[list[str]] = [str(card["id"]) for card in DATA["influence"]]
INFLUENCE_COUNTS: Final[list[int]] = [int(card["count"]) for card in DATA["influence"]]
INFLUENCE_CARDS: Final = 35  # with the two of `influence_35`
START_SET: Final = vec[i64]([SNITCH, SCHEMER, HENCHMAN])


def influence_faces(more: bool) -> list[int]:
    """The type of every Influence card; with `influence_35` one doc and one Saboteur more."""
    counts = [count + (1 if more and kind in (DOC, SABOTEUR) else 0) for kind, count in enumerate(INFLUENCE_COUNTS)]
    return [kind for kind in range(INFLUENCES) for _ in range(counts[kind])]


# -- figures ----------------------------------------------------------------------------------------------------------
START_CASH: Final[i64] = int(DATA["setup"]["cash"])
MARKERS: Final[i64] = int(DATA["setup"]["markers"])
JOBS_DEALT: Final = vec[i64]([int(n) for n in DATA["setup"]["jobs"]])
INFLUENCE_DEALT: Final = vec[i64]([int(n) for n in DATA["setup"]["influence"]])
MONOPOLY_PAY: Final[i64] = int(DATA["pay"]["monopoly"])
MOST_GANGSTERS: Final[i64] = int(DATA["pay"]["most_gangsters"])
POWER: Final = vec[i64]([0] + [int(n) for n in DATA["pay"]["power"]])  # by Gangsters killed, three or more alike
HAND_JOBS: Final[i64] = int(DATA["pay"]["hand_jobs"])
HAND_INFLUENCE: Final[i64] = int(DATA["pay"]["hand_influence"])
MOST_STAKE: Final = 20
MOST_LAUNDERED: Final = 15
MOST_CASH: Final = 60  # in an offer


def start_businesses() -> list[int]:
    """By family: bits of the kinds it starts with."""
    return [sum(2 ** CODES.index(str(code)) for code in family["businesses"]) for family in DATA["family"]]


STARTS_WITH: Final = vec[i64](start_businesses())

# What is printed on each Job, Influence card and kind of Business by its id, and on each Gangster by his number.
CARD_FACTS: Final[CardFacts] = {
    str(card["id"]): without_sources(card) for kind in ("job", "influence", "business") for card in DATA[kind]
} | {f"gangster {man['id']}": without_sources(man) for man in DATA["gangster"]}

PRINTED: Final[dict[str, object]] = {  # what the pages draw by
    "trades": {
        str(kind["id"]): {"income": kind["income"], "price": kind["price"], "company": at >= GARAGE}
        for at, kind in enumerate(DATA["business"])
    },
    "businesses": [TRADE_IDS[kind] for kind in _TRADES],
    "jobs": {
        str(job["id"]): {
            **{name: job[name] for name in ("id", "round", "kind", "deed", "die", "high", "low")},
            "needs": [TRADE_IDS[CODES.index(code)] for code in job["needs"]],
            "ours": [fact for fact in ("deed", "name") if is_ours(job, fact)],
        }
        for job in DATA["job"]
    },
    "influence": INFLUENCE_IDS,
    "first_attached": HENCHMAN,
    "families": FAMILY_CODES,
    "pistols": [int(gangster["strength"]) for gangster in DATA["gangster"]],
}


class CosaSwitches(Switches):
    """The options of sections 10 and 11 as plain fields, the same for a whole play."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.rounds: i64 = int(options["rounds"])
        self.families = str(options["families"])
        self.most_companies: i64 = 1 if options["first_market"] == "company" else SLOTS
        self.most_businessmen: i64 = 1 if options["first_market"] == "businessman" else SLOTS
        self.politician_first = bool(options["politician_round_1"])
        self.redeals: i64 = int(options["redeals"])
        self.plays_after = bool(options["plays_after_assign"])
        self.plays_after_act = bool(options["plays_after_act"])
        self.same_card_twice = bool(options["same_card_twice"])
        self.arson_any = options["arson"] == "any"
        self.rob_robber = bool(options["rob_robber"])
        self.influence_anytime = bool(options["influence_anytime"])
        self.spy_anytime = bool(options["spy_anytime"]) or self.influence_anytime
        self.doc_owner = options["doc"] == "owner"
        self.blind = options["recruit"] == "blind"
        self.drive_by: i64 = int(options["drive_by"])
        self.shared_tie = options["last_tie"] == "shared"
        self.light_damage = options["property_damage"] == "5/2"
        self.double_from: i64 = 9 if options["double_assign"] == "off" else int(options["double_assign"])
        self.influence_35 = bool(options["influence_35"])
        self.influence_from: i64 = int(options["influence_from"])
        self.limit_from: i64 = int(options["hand_limit_from"])
        self.business_bonus = bool(options["business_bonus"])
        self.public_offers = bool(options["public_offers"])
        self.trade_planned = bool(options["trade_planned"])
