"""Why not, in the action phase and on payday (CN-53 to CN-62, CN-74 to CN-133, CN-161, CN-162)."""

from __future__ import annotations

from typing import Final

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.data import (
    BUSINESSES,
    DATA,
    GANGSTERS,
    HAND_INFLUENCE,
    HAND_JOBS,
    INFLUENCE_IDS,
    JOB_IDS,
    NEEDS,
    PRICE,
    RECRUIT_PRICE,
    RECRUITS,
    TRADE,
    TRADES,
)
from sitdown.games.cosanostra.explain_table import (
    business_in_play,
    deed_of,
    gangster_in_play,
    influence_in_hand,
    job_on,
    jobs_in_hand,
    lies_on,
    markers_on,
    own_active,
    why_not_his_to_use,
    with_business,
    with_gangster,
    with_job,
)
from sitdown.games.cosanostra.phases import PHASES
from sitdown.games.cosanostra.state import ACTIVE, AWAY, PURCHASE, WAITING, CosaState

# Section 2.3: what each Attack of the own turn is aimed at (CN-101). `arson=any` widens one of them.
AIMS_AT: Final[dict[str, str]] = {
    "bash": "businessman",
    "damage": "seat",
    "vandalism": "company",
    "theft": "seat",
    "kill": "businessman",
    "persuasion": "businessman",
    "arson": "company",
    "car_bomb": "gangster",
    "assassination": "gangster",
    "drive_by": "gangster",
}
RESPONSES: Final = ["robbery", "trap"]
CLASSES: Final[list[str]] = [str(entry["class"]) for entry in DATA["business"]]  # businessman or company
LAUNDERED: Final[list[int]] = [int(most) for most in DATA["pay"]["laundering"]]  # with one success, with more


def wrong_in_action(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    """The argument of a turn's action, of a part of it, of an answer or of a choice on payday."""
    if kind == "execute":
        return _wrong_execution(state, seat, values[0])
    if kind == "lapse":
        return _wrong_gangster(state, seat, values[0])
    if kind in ("aim_seat", "aim_business", "aim_gangster"):
        return _wrong_aim(state, seat, state.deed, kind, values[0])
    if kind == "stake":
        return _wrong_stake(state, seat, values[0])
    if kind == "use":
        return _wrong_use(state, seat, values[0])
    if kind == "reroll":
        return _wrong_die(state, values[0])
    if kind == "reveal":
        return _wrong_response(state, seat, values[0])
    if kind == "launder":
        return _wrong_laundering(state, seat, values[0])
    if kind == "buy":
        return _wrong_purchase(state, seat, values[0])
    return _wrong_on_payday(state, seat, kind, values)


# -- to execute or to let lapse ---------------------------------------------------------------------------------------


def _wrong_gangster(state: CosaState, seat: int, gangster: int) -> Refusal | None:
    """CN-53: his own, active, with a planned card."""
    why = why_not_his_to_use(state, seat, gangster)
    if not why and lies_on(state, gangster) == "nothing":
        why = "empty"
    return Refusal("CN-53", with_gangster(gangster, {"why": why})) if why else None


def _wrong_execution(state: CosaState, seat: int, gangster: int) -> Refusal | None:
    refusal = _wrong_gangster(state, seat, gangster)
    if refusal is not None:
        return refusal
    if lies_on(state, gangster) == "purchase":
        business = state.plan[gangster] - PURCHASE
        if PRICE[business] > state.cash[seat]:  # CN-55
            return Refusal("CN-55", with_business(business, {"amount": PRICE[business], "cash": state.cash[seat]}))
        return None
    job = job_on(state, gangster)
    deed = deed_of(job)
    if deed in RESPONSES:  # CN-58
        return Refusal("CN-58", with_job(job, {"deed": deed}))
    if (deed == "racing" and state.cash[seat] < 1) or (deed in AIMS_AT and not _some_target(state, seat, job)):  # CN-62
        return Refusal("CN-62", with_job(job, {"deed": deed}))
    return None


def _some_target(state: CosaState, seat: int, job: int) -> bool:
    """Is there anybody or anything that this Attack may be aimed at?"""
    wanted = AIMS_AT[deed_of(job)]
    if wanted == "seat":
        return any(_wrong_aim(state, seat, job, "aim_seat", other) is None for other in range(state.seats))
    if wanted == "gangster":
        return any(_wrong_aim(state, seat, job, "aim_gangster", g) is None for g in range(GANGSTERS))
    return any(_wrong_aim(state, seat, job, "aim_business", b) is None for b in range(BUSINESSES))


# -- what is fixed before the reveal ----------------------------------------------------------------------------------


def _wrong_aim(state: CosaState, seat: int, job: int, kind: str, target: int) -> Refusal | None:
    """CN-100: never the own side; CN-101: of the kind printed; CN-102: what is only deactivated must be active."""
    deed = deed_of(job)
    what = kind[len("aim_") :]
    if _is_own(state, seat, what, target):
        return Refusal("CN-100", {"deed": deed, "what": what})
    wanted = "business" if deed == "arson" and state.options["arson"] == "any" else AIMS_AT[deed]
    fits = wanted in (what, _class_of(what, target))
    if not fits or not _is_there(state, what, target):
        why = "away" if fits else "kind"
        return Refusal("CN-101", {"deed": deed, "what": what, "wanted": wanted, "why": why})
    if deed in ("bash", "vandalism") and state.b_at[target] != ACTIVE:
        return Refusal("CN-102", with_business(target, {"deed": deed}))
    return None


def _class_of(what: str, target: int) -> str:
    """Of a Business: Businessman or Company; all others have no finer kind."""
    return CLASSES[TRADE[target]] if what == "business" else what


def _is_there(state: CosaState, what: str, target: int) -> bool:
    """CN-101: in play; planned unpaid purchases, recruits and the killed are not."""
    if what == "seat":
        return target < state.seats
    return gangster_in_play(state, target) if what == "gangster" else business_in_play(state, target)


def _is_own(state: CosaState, seat: int, what: str, target: int) -> bool:
    if what == "seat":
        return target == seat
    owner = state.g_owner[target] if what == "gangster" else state.b_owner[target]
    return owner == seat and _is_there(state, what, target)


def _wrong_stake(state: CosaState, seat: int, amount: int) -> Refusal | None:
    most = min(int(DATA["pay"]["stake"]), int(state.cash[seat]))
    if amount > most:  # CN-116
        return Refusal("CN-116", {"amount": amount, "most": most})
    return None


def _wrong_use(state: CosaState, seat: int, business: int) -> Refusal | None:
    """CN-84: of a kind that is still to be named; an opponent's active card, with a marker that is not yet spoken for.

    What is just enough without a choice counts as named.
    """
    trade = TRADE[business]
    marked = markers_on(state, business, seat)
    wanted = NEEDS[state.deed * TRADES + trade] - len(own_active(state, seat, trade))
    named = sum(int(state.uses[b]) for b in range(BUSINESSES) if TRADE[b] == trade)
    why = ""
    if named >= wanted:
        why = "trade"
    elif state.b_at[business] != ACTIVE or state.b_owner[business] == seat or marked == 0:
        why = "card"
    elif state.uses[business] >= (marked if state.options["sameCardTwice"] else 1):  # CN-81
        why = "named"
    return Refusal("CN-84", with_business(business, {"why": why})) if why else None


# -- dice, reactions, follow-ups --------------------------------------------------------------------------------------


def _wrong_die(state: CosaState, die: int) -> Refusal | None:
    if die >= state.dice_n:  # CN-74
        return Refusal("CN-74", {"number": die + 1, "most": state.dice_n})
    return None


def _wrong_response(state: CosaState, seat: int, gangster: int) -> Refusal | None:
    """CN-130, CN-133: a Robbery or a Trap that is planned face down on an own active Gangster."""
    robbing = PHASES[state.phase] == "rob"
    why = ""
    if state.g_owner[gangster] != seat or state.g_at[gangster] != ACTIVE:
        why = "other"
    elif lies_on(state, gangster) != "job":
        why = "empty"
    elif deed_of(job_on(state, gangster)) != ("robbery" if robbing else "trap"):
        why = "job"
    return Refusal("CN-130" if robbing else "CN-133", with_gangster(gangster, {"why": why})) if why else None


def _wrong_laundering(state: CosaState, seat: int, amount: int) -> Refusal | None:
    most = min(LAUNDERED[1 if state.hits > 1 else 0], int(state.cash[seat]))
    if amount > most:  # CN-115
        return Refusal("CN-115", {"amount": amount, "most": most})
    return None


def _wrong_purchase(state: CosaState, seat: int, business: int) -> Refusal | None:
    """CN-118: from the market, half price or 1k less; CN-119: also from the deck, 2k less or at the full price."""
    connections = deed_of(state.deed) == "connections"
    price: int = PRICE[business]
    if connections:
        price = max(price - 2, 0) if state.hits > 1 else price
    else:
        price = price // 2 if state.hits > 1 else price - 1
    why = ""
    if state.b_at[business] != WAITING and not (connections and state.b_at[business] == AWAY):
        why = "away"
    elif price > state.cash[seat]:
        why = "price"
    facts = with_business(business, {"amount": price, "cash": state.cash[seat], "why": why})
    return Refusal("CN-119" if connections else "CN-118", facts) if why else None


# -- payday -----------------------------------------------------------------------------------------------------------


def _wrong_on_payday(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind == "recruit":
        return _wrong_recruit(state, seat, values[0])
    if kind == "discard_job":
        return _wrong_discarded_job(state, seat, values[0])
    if kind == "discard_influence":
        return _wrong_discarded_influence(state, seat, INFLUENCE_IDS[values[0]])
    return None  # to keep, to pass, to have seen enough, to return fire


def _wrong_recruit(state: CosaState, seat: int, gangster: int) -> Refusal | None:
    """CN-161: one of those under the own Boss, for cash. Blind: the lowest is said; a top one that was seen is paid."""
    waiting = [g for g in range(GANGSTERS) if state.g_at[g] == WAITING and state.g_owner[g] == seat]
    price: int = RECRUIT_PRICE[gangster]
    why = ""
    if gangster not in waiting:
        why = "away"
    elif state.options["recruit"] == "blind":
        if gangster != waiting[0]:
            why = "blind"
        elif state.top_seen & BIT[seat] != 0:
            price = RECRUIT_PRICE[_top_recruit(state, seat)]
    if not why and price > state.cash[seat]:
        why = "price"
    facts = with_gangster(gangster, {"amount": price, "cash": state.cash[seat], "why": why})
    return Refusal("CN-161", facts) if why else None


def _top_recruit(state: CosaState, seat: int) -> int:
    """The one on top, who has been turned."""
    first = seat * RECRUITS
    pile = [g for g in list(state.recruits[first : first + RECRUITS]) if g >= 0]
    return pile[-1]


def _wrong_discarded_job(state: CosaState, seat: int, job: int) -> Refusal | None:
    away = state.put_away_jobs[seat]
    kept = [face for place, face in enumerate(jobs_in_hand(state, seat)) if away & BIT[place] == 0]
    why = "limit" if len(kept) <= HAND_JOBS else "hand" if job not in kept else ""  # CN-162
    facts = {"card": str(JOB_IDS[job]), "what": "job", "why": why}
    return Refusal("CN-162", {**facts, "most": HAND_JOBS}) if why else None


def _wrong_discarded_influence(state: CosaState, seat: int, card: str) -> Refusal | None:
    away = state.put_away[seat]
    kept = [face for place, face in enumerate(influence_in_hand(state, seat)) if away & BIT[place] == 0]
    why = "limit" if len(kept) <= HAND_INFLUENCE else "hand" if card not in kept else ""  # CN-162
    facts = {"card": card, "what": "influence", "why": why}
    return Refusal("CN-162", {**facts, "most": HAND_INFLUENCE}) if why else None
