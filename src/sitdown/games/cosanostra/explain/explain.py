"""Why not? The rules of La Cosa Nostra stated a second time, one move at a time, cited in the order of section 14.1.

Nothing here is shared with the making of the legal moves: cards are looked up where they lie, what a Job aims at is
stated anew, and options are read by their names. planning.py has the draw and the planning, influence_cards.py
what is played from the hand, action.py a turn, jobs.py a Job, payday.py, offers.py, and lookups.py what they look up.

The facts of each refusal, for those who put it into words. A rule always has the same facts; money is in thousands.
`gangster` and `business` are numbers, `name` is the Gangster's printed name, `trade` the kind of the Business
(`loan_shark`), `job` the number on the Job (109), `deed` what it does (`car_bomb`), `card` an Influence card
(`snitch`), `kind` the kind of action, `seat` a seat from 0 on, `number` counts from 1 on. `side` is who would give:
`give` (you) or `ask` (the partner).

    CN-4    kind ("" if there is no such action), why: seat (nobody sits there), action (no such action), over,
            wait (another is asked, or you have answered), kind (you are asked something else)
    CN-9    kind, why: draft, unfinished (of your own), other (another's choice is half made), begin (a part too early)
    CN-10   family (its id)
    CN-23   job (of those just dealt the first that is no Attack)
    CN-33   gangster, name, why: away (not in play), other (another's), deactivated, planned (he has a card)
    CN-34   job
    CN-35   number (the market place)
    CN-36   -
    CN-39   job, gangster, name (where it lies)
    CN-51   -
    CN-53   gangster, name, why: away, other, deactivated, empty (no planned card)
    CN-55   business, trade, amount (its price), cash (yours)
    CN-58   job, deed: robbery, trap
    CN-61   -
    CN-62   job, deed
    CN-74   number (the die), most (dice rolled)
    CN-84   business, trade, why: trade (no more of that kind is to be named), card (no active card of an opponent with
            your marker), named (already)
    CN-100  deed, what: seat, business, gangster
    CN-101  deed, what: seat, business, gangster, wanted: seat, businessman, company, business, gangster,
            why: kind (not what is wanted), away (not in play; nobody sits there)
    CN-102  deed, business, trade
    CN-115  amount, most
    CN-116  amount, most
    CN-118  business, trade, amount (what it costs now), cash, why: away (not in the market), price
    CN-119  business, trade, amount, cash, why: away (neither in the market nor in the deck), price
    CN-130  gangster, name, why: other (none of yours), empty (no Job face down), job (it is no Robbery)
    CN-133  gangster, name, why: other, empty, job (it is no Trap)
    CN-140  card, why: turn (not now), hand (you have none)
    CN-141  card, gangster, name, why: phase (planning only), away, deactivated
    CN-142  card, gangster, name
    CN-143  card, gangster, name
    CN-145  card, gangster, name, why: own, empty (nothing planned), purchase, same (the first one again)
    CN-146  -
    CN-147  -
    CN-149  why: turn, extra (not in an extra turn)
    CN-150  -
    CN-151  gangster, name, why: turn, none (no active Lawyer), used, own, empty, purchase, same
    CN-161  gangster, name, amount (the price), cash, why: turn, away (not under your Boss), price, blind (option
            `recruit=blind`: say the lowest one)
    CN-162  card (`109`, `snitch`), what: job, influence, most (cards kept), why: limit (not over it), hand
    CN-180  why: early (before the first deal), over
    CN-183  side, what: cash, business, gangster, lend, amount (cash named, else 0), cash (the giver's)
    CN-184  side, what: purchase, recruit, killed
    CN-185  side, gangster, name
    CN-186  side, business, trade, why: deactivated, markers (the one who would place it has none free)
    CN-187  business, trade
    CN-188  business, trade, side: take_back, give, ask
    CN-191  most (how many), why: self, seat (nobody sits there), open (an offer to that seat is open), drafts, empty
            (nothing to send), tag (one only), side (full), cash (named already), named (that card is named already)
    CN-192  kind: accept, reject, withdraw, seat (whose offer, or to whom)
"""

from __future__ import annotations

from typing import Final

from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.data import HENCHMAN, INFLUENCE_IDS, NONE, RECRUIT_PRICE
from sitdown.games.cosanostra.explain.action import wrong_in_turn
from sitdown.games.cosanostra.explain.influence_cards import wrong_influence
from sitdown.games.cosanostra.explain.jobs import AIMS_AT, wrong_in_job
from sitdown.games.cosanostra.explain.lookups import decision, deed_of, is_asked, is_planning, with_gangster
from sitdown.games.cosanostra.explain.offers import wrong_in_trade
from sitdown.games.cosanostra.explain.payday import wrong_on_payday
from sitdown.games.cosanostra.explain.planning import wrong_in_planning
from sitdown.games.cosanostra.phase_numbers import PHASES
from sitdown.games.cosanostra.state import CosaState

LOOKS: Final = ["look", "enough"]
AIMS: Final = ["aim_seat", "aim_business", "aim_gangster"]
DISCARDS: Final = ["discard_job", "discard_influence"]
FREE_PLAYS: Final = ["snitch", "swap", "spy", "lawyer", "look", "enough"]

# Section 4: the kinds of action of each decision. Options add some (`_allowed`).
ALLOWED: Final[dict[str, list[str]]] = {
    "family": ["family"],
    "redraw": ["keep", "refuse"],
    "plan": ["assign", "job", "market", "attach", *FREE_PLAYS],
    "plan_more": ["pass", "attach", *FREE_PLAYS],
    "spying": ["pass", "snitch", "spy", *LOOKS],
    "last_plays": ["pass", "attach", "snitch", "spy", *LOOKS],
    "scheme": ["pass", "schemer"],
    "act": ["execute", "lapse", "skip", "stake", "use", *AIMS, *FREE_PLAYS],
    "act_more": ["pass", *FREE_PLAYS],
    "reroll": ["pass", "reroll"],
    "rob": ["pass", "reveal"],
    "trap": ["pass", "reveal"],
    "doctor": ["pass", "doc"],
    "launder": ["launder"],
    "buy": ["pass", "buy"],
    "return_fire": ["pass", "return_fire"],
    "recruit": ["pass", "recruit"],
    "discard": DISCARDS,
    "end": [],
}
IN_A_JOB: Final = ["reroll", "rob", "trap", "doctor", "launder", "buy", "return_fire"]

# Section 14: the rows N, and what is only a later part of a choice.
CARD_ITEMS: Final = ["business", "gangster", "lend", "recall"]
ITEMS: Final = ["give_cash", "ask_cash"] + ["give_" + i for i in CARD_ITEMS] + ["ask_" + i for i in CARD_ITEMS]
DRAFT_PARTS: Final = ["tag", "offer_send", "offer_drop", *ITEMS]
NEGOTIATION: Final = ["take_back", "offer_open", "accept", "reject", "withdraw", *DRAFT_PARTS]
PARTS: Final = ["job", "market", "stake", "use", *LOOKS, *AIMS, *DRAFT_PARTS]

# Step 3: who looks at the arguments.
PLANNED: Final = ["family", "refuse", "assign", "job", "market"]
TURN: Final = ["execute", "lapse"]
JOB: Final = ["stake", "use", "reroll", "reveal", "launder", "buy", *AIMS]
PAYDAY: Final = ["recruit", *DISCARDS]
INFLUENCE: Final = ["attach", "snitch", "swap", "spy", "lawyer", "look", "schemer", "skip", "doc"]


def explain(state: CosaState, seat: int, action: int) -> Refusal | None:
    """The first rule that forbids this seat this action now, or None."""
    if action not in state.game.actions:  # any int at all, also one too large for a machine word
        return Refusal("CN-4", {"kind": "", "why": "action"})
    kind, values = state.game.actions.decode(action)
    if seat not in range(state.seats):
        return Refusal("CN-4", {"kind": kind, "why": "seat"})
    refusal = _closed(state) if kind in NEGOTIATION else _not_asked(state, seat, kind, values)
    if refusal is None:
        refusal = _not_in_one_go(state, seat, kind)
    if refusal is not None:
        return refusal
    return _wrong_arguments(state, seat, kind, values)


# -- step 1: not asked ------------------------------------------------------------------------------------------------


def _closed(state: CosaState) -> Refusal | None:
    """CN-61 while a Job is executed; before its choice is complete others may not learn of it. Else CN-180."""
    name = PHASES[state.phase]
    if name in IN_A_JOB:
        return Refusal("CN-61")
    if name in ("family", "end"):
        return Refusal("CN-180", {"why": "early" if name == "family" else "over"})
    return None


def _allowed(state: CosaState) -> list[str]:
    """What the decision allows, with the options of section 11 and without the skip of an extra turn (CN-149)."""
    now = decision(state)
    if now == "act" and state.is_extra:
        return [kind for kind in ALLOWED[now] if kind != "skip"]
    if now == "spying" and state.options["influence_anytime"] and is_planning(state):
        return ["attach"] + ALLOWED[now]
    return ALLOWED[now]


def _not_asked(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    """Nothing here looks at a hand or at a card face down."""
    asked = is_asked(state, seat)
    if asked and kind in _allowed(state):
        return None
    if kind in INFLUENCE and kind != "look":
        return _untimely_influence(state, asked, kind, values)
    if kind == "recruit":  # CN-161
        price: int = RECRUIT_PRICE[values[0]]
        return Refusal("CN-161", with_gangster(values[0], {"amount": price, "cash": state.cash[seat], "why": "turn"}))
    if kind == "pass" and asked and decision(state) in ("plan", "act"):  # CN-36, CN-51
        return Refusal("CN-36" if decision(state) == "plan" else "CN-51")
    if PHASES[state.phase] == "end":
        return Refusal("CN-4", {"kind": kind, "why": "over"})
    return Refusal("CN-4", {"kind": kind, "why": "kind" if asked else "wait"})


def _untimely_influence(state: CosaState, asked: bool, kind: str, values: list[int]) -> Refusal:
    """CN-140, but Schemers, docs, Lawyers and what is attached have rules of their own."""
    if kind == "attach" and not is_planning(state):
        return Refusal(
            "CN-141", with_gangster(values[1], {"card": INFLUENCE_IDS[HENCHMAN + values[0]], "why": "phase"})
        )
    if kind == "lawyer":
        return Refusal("CN-151", with_gangster(values[0], {"why": "turn"}))
    if kind == "schemer":
        return Refusal("CN-147")
    if kind == "skip":
        return Refusal("CN-149", {"why": "extra" if asked and decision(state) == "act" else "turn"})
    if kind == "doc":
        return Refusal("CN-150")
    card = INFLUENCE_IDS[HENCHMAN + values[0]] if kind == "attach" else "spy" if kind == "spy" else "snitch"
    return Refusal("CN-140", {"card": card, "why": "turn"})


# -- step 2: a choice of several parts is made in one go (CN-9) -------------------------------------------------------


def _not_in_one_go(state: CosaState, seat: int, kind: str) -> Refusal | None:
    """The own choice or draft comes first; a part needs its beginning; and nobody talks into another's choice."""
    parts = _next_parts(state, seat)
    if parts and kind not in parts:
        return Refusal("CN-9", {"kind": kind, "why": "unfinished" if state.draft_to[seat] == NONE else "draft"})
    if kind in NEGOTIATION and state.under_way:
        return Refusal("CN-9", {"kind": kind, "why": "other"})
    if kind in PARTS and kind not in parts:
        return Refusal("CN-9", {"kind": kind, "why": "begin"})
    return None


def _next_parts(state: CosaState, seat: int) -> list[str]:
    """The kinds of action that go on with what this seat has begun; none if it has begun nothing."""
    if state.draft_to[seat] != NONE:
        return DRAFT_PARTS
    if not is_asked(state, seat):
        return []
    name = PHASES[state.phase]
    if name == "plan_card":
        return ["job", "market"]
    if name == "look" or (name == "spying" and state.half[seat] != NONE):
        return LOOKS
    if name == "aim":
        return _fixed_first(deed_of(state.deed))
    if name == "discard" and (state.put_away[seat] != 0 or state.put_away_jobs[seat] != 0):
        return DISCARDS
    return []


def _fixed_first(deed: str) -> list[str]:
    """A2: an Attack has a target, Horse Racing a stake, a Cash Job markers to use."""
    if deed in AIMS_AT:
        return AIMS
    return ["stake"] if deed == "racing" else ["use"]


# -- step 3: what the arguments name ----------------------------------------------------------------------------------


def _wrong_arguments(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind in NEGOTIATION:
        return wrong_in_trade(state, seat, kind, values)
    if kind in PLANNED:
        return wrong_in_planning(state, seat, kind, values)
    if kind in INFLUENCE:
        return wrong_influence(state, seat, kind, values)
    if kind in TURN:
        return wrong_in_turn(state, seat, kind, values[0])
    if kind in JOB:
        return wrong_in_job(state, seat, kind, values)
    if kind in PAYDAY:
        return wrong_on_payday(state, seat, kind, values)
    return None  # to keep, to pass, to have seen enough, to return fire
