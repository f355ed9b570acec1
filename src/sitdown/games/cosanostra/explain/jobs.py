"""Why not, while a Job is executed: its target and what it uses, dice, responses, follow-ups (CN-74 to CN-133)."""

from __future__ import annotations

from typing import Final

from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.data import BUSINESSES, DATA, GANGSTERS, NEEDS, PRICE, TRADE, TRADES
from sitdown.games.cosanostra.explain.lookups import (
    business_in_play,
    deed_of,
    gangster_in_play,
    job_on,
    lies_on,
    markers_on,
    own_active,
    with_business,
    with_gangster,
)
from sitdown.games.cosanostra.phase_numbers import PHASES
from sitdown.games.cosanostra.state import ACTIVE, AWAY, WAITING, CosaState

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
CLASSES: Final[list[str]] = [str(entry["class"]) for entry in DATA["business"]]  # businessman or company
LAUNDERED: Final[list[int]] = [int(most) for most in DATA["pay"]["laundering"]]  # with one success, with more


def wrong_in_job(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    """The argument of a part of the choice, of an answer or of a follow-up."""
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
    return _wrong_purchase(state, seat, values[0])


# -- what is fixed before the reveal -----------------------------------------------------------------------------------


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


def some_target(state: CosaState, seat: int, job: int) -> bool:
    """Is there anybody or anything that this Attack may be aimed at?"""
    wanted = AIMS_AT[deed_of(job)]
    if wanted == "seat":
        return any(_wrong_aim(state, seat, job, "aim_seat", other) is None for other in range(state.seats))
    if wanted == "gangster":
        return any(_wrong_aim(state, seat, job, "aim_gangster", g) is None for g in range(GANGSTERS))
    return any(_wrong_aim(state, seat, job, "aim_business", b) is None for b in range(BUSINESSES))


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
    elif state.uses[business] >= (marked if state.options["same_card_twice"] else 1):  # CN-81
        why = "named"
    return Refusal("CN-84", with_business(business, {"why": why})) if why else None


# -- dice, responses, follow-ups ---------------------------------------------------------------------------------------


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
