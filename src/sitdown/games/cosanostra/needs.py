"""What the Cash Jobs that a seat knows of need, as its view tells it (CN-80 to CN-84)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.game import View
from sitdown.games.cosanostra.cards.businesses import count_active, has_marker
from sitdown.games.cosanostra.data import FIRST_OF, GANGSTERS, JOB_IDS, NEEDED, SLOTS, TRADE, TRADE_IDS
from sitdown.games.cosanostra.jobs.targets import rented
from sitdown.games.cosanostra.state import ACTIVE, MOST_JOBS, NOTHING, PURCHASE, CosaState

OWN: Final = "own"
LENT: Final = "lent"
MISSING: Final = "missing"


def needs_of(state: CosaState, seat: int, job: int) -> list[str]:
    """CN-80, CN-84: for each Business in the order printed, how the seat fills its place; own cards come first."""
    kinds = NEEDED[job]
    return [_met_by(state, seat, kind, kinds[:place].count(kind)) for place, kind in enumerate(kinds)]


def _met_by(state: CosaState, seat: int, kind: int, before: int) -> str:
    """With what a place is filled when so many places before it need the same kind."""
    own = count_active(state, seat, kind)
    if before < own:
        return OWN
    return LENT if before < own + rented(state, seat, kind) else MISSING


def needs_told(state: CosaState, seat: int) -> View:
    """Of each Job that the seat holds or knows to be planned: its needs. Of each kind that one lacks: where it is."""
    planned = [gangster for gangster in range(GANGSTERS) if state.plan[gangster] != NOTHING]
    needs = {job: needs_of(state, seat, job) for job in _known_jobs(state, seat, planned) if NEEDED[job]}
    lacking = {NEEDED[job][place] for job in needs for place, met in enumerate(needs[job]) if met == MISSING}
    return {
        "needs": {str(JOB_IDS[job]): met for job, met in needs.items()},
        "lacking": {TRADE_IDS[kind]: _where(state, seat, kind, planned) for kind in sorted(lacking)},
    }


def _known_jobs(state: CosaState, seat: int, planned: list[int]) -> list[int]:
    """Sorted, so that the order of cards in a hand tells nothing."""
    tokens = [state.hand[seat * MOST_JOBS + slot] for slot in range(state.hand_n[seat])]
    for gangster in planned:
        card = state.plan[gangster]
        if card < PURCHASE and state.jobs.known_to(seat, card):
            tokens.append(card)
    return sorted([state.jobs.face[token] for token in tokens])


def _where(state: CosaState, seat: int, kind: int, planned: list[int]) -> View:
    """Opponents' cards that could be lent, who plans to buy one, and whether the market has one."""
    buyers = {state.g_owner[gangster] for gangster in planned if _is_of(kind, state.plan[gangster] - PURCHASE)}
    on_sale = [slot for slot in range(SLOTS) if _is_of(kind, state.market[slot])]
    return {
        "cards": [b for b in range(FIRST_OF[kind], FIRST_OF[kind + 1]) if _could_be_lent(state, seat, b)],
        "buyers": sorted(buyers),
        "market": bool(on_sale),
    }


def _is_of(kind: i64, business: i64) -> bool:
    """False where there is no Business."""
    return business >= 0 and TRADE[business] == kind


def _could_be_lent(state: CosaState, seat: int, business: int) -> bool:
    if state.b_at[business] != ACTIVE or state.b_owner[business] == seat:
        return False
    return not has_marker(state, seat, business)
