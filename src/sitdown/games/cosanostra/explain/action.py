"""Why not, in an action turn: to execute a planned card or to let it lapse (CN-53 to CN-62)."""

from __future__ import annotations

from typing import Final

from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.data import PRICE
from sitdown.games.cosanostra.explain.jobs import AIMS_AT, some_target
from sitdown.games.cosanostra.explain.lookups import (
    deed_of,
    job_on,
    lies_on,
    why_not_his_to_use,
    with_business,
    with_gangster,
    with_job,
)
from sitdown.games.cosanostra.state import PURCHASE, CosaState

RESPONSES: Final = ["robbery", "trap"]


def wrong_in_turn(state: CosaState, seat: int, kind: str, gangster: int) -> Refusal | None:
    if kind == "execute":
        return _wrong_execution(state, seat, gangster)
    return _wrong_gangster(state, seat, gangster)


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
    if (deed == "racing" and state.cash[seat] < 1) or (deed in AIMS_AT and not some_target(state, seat, job)):  # CN-62
        return Refusal("CN-62", with_job(job, {"deed": deed}))
    return None
