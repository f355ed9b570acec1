"""Why not, on payday: recruits and the hand limit (CN-161, CN-162)."""

from __future__ import annotations

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.data import (
    GANGSTERS,
    HAND_INFLUENCE,
    HAND_JOBS,
    INFLUENCE_IDS,
    JOB_IDS,
    RECRUIT_PRICE,
    RECRUITS,
)
from sitdown.games.cosanostra.explain.lookups import influence_in_hand, jobs_in_hand, with_gangster
from sitdown.games.cosanostra.state import WAITING, CosaState


def wrong_on_payday(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind == "recruit":
        return _wrong_recruit(state, seat, values[0])
    if kind == "discard_job":
        return _wrong_discarded_job(state, seat, values[0])
    return _wrong_discarded_influence(state, seat, INFLUENCE_IDS[values[0]])


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
