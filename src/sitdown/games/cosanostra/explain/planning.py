"""Why not, in the draw and the planning (CN-10, CN-23, CN-33 to CN-39)."""

from __future__ import annotations

from typing import Final

from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.data import FAMILY_IDS, GANGSTERS, NONE
from sitdown.games.cosanostra.explain.lookups import (
    deed_of,
    gangster_in_play,
    job_on,
    jobs_in_hand,
    lies_on,
    why_not_his_to_use,
    with_gangster,
    with_job,
)
from sitdown.games.cosanostra.state import CosaState

# CN-23, section 2.3: what is no Attack: Cash Jobs, special Jobs, and the Trap. A Robbery is one.
NO_ATTACK: Final = ["cash", "laundering", "connections", "offer", "birthday", "racing", "trap"]


def wrong_in_planning(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind == "family":
        return _wrong_family(state, values[0])
    if kind == "refuse":
        return _wrong_refusal(state, seat)
    if kind == "assign":
        return _wrong_gangster(state, seat, values[0])
    if kind == "job":
        return _wrong_job(state, seat, values[0])
    return _wrong_slot(state, values[0])


def _wrong_family(state: CosaState, family: int) -> Refusal | None:
    if family in list(state.family[: state.seats]):  # CN-10
        return Refusal("CN-10", {"family": FAMILY_IDS[family]})
    return None


def _wrong_refusal(state: CosaState, seat: int) -> Refusal | None:
    """CN-23: only if all that was just dealt is Attacks."""
    hand = jobs_in_hand(state, seat)
    for job in hand[len(hand) - state.dealt[seat] :]:
        if deed_of(job) in NO_ATTACK:
            return Refusal("CN-23", with_job(job, {}))
    return None


def _wrong_gangster(state: CosaState, seat: int, gangster: int) -> Refusal | None:
    """CN-33: his own, active, without a planned card."""
    why = why_not_his_to_use(state, seat, gangster)
    if not why and lies_on(state, gangster) != "nothing":
        why = "planned"
    return Refusal("CN-33", with_gangster(gangster, {"why": why})) if why else None


def _wrong_job(state: CosaState, seat: int, job: int) -> Refusal | None:
    """CN-39: what lies on an own Gangster stays there; CN-34: the rest must come from the hand."""
    for gangster in range(GANGSTERS):
        mine = gangster_in_play(state, gangster) and state.g_owner[gangster] == seat
        if mine and lies_on(state, gangster) == "job" and job_on(state, gangster) == job:
            return Refusal("CN-39", with_gangster(gangster, with_job(job, {})))
    if job not in jobs_in_hand(state, seat):
        return Refusal("CN-34", with_job(job, {}))
    return None


def _wrong_slot(state: CosaState, slot: int) -> Refusal | None:
    if state.market[slot] == NONE:  # CN-35
        return Refusal("CN-35", {"number": slot + 1})
    return None
