"""What `explain` looks up on the table: who is asked, which cards lie where, and how a refusal names them."""

from __future__ import annotations

from typing import Final

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.data import (
    BUSINESSES,
    DEED,
    DEEDS,
    GANGSTER_NAMES,
    GANGSTERS,
    INFLUENCE_IDS,
    JOB_IDS,
    MOST_SEATS,
    TRADE,
    TRADE_IDS,
)
from sitdown.games.cosanostra.phase_numbers import PHASES, TO_WINDOW
from sitdown.games.cosanostra.state import ACTIVE, INACTIVE, MOST_INFLUENCE, MOST_JOBS, PURCHASE, CosaState

SEALED: Final = ["redraw", "spying", "scheme", "rob", "doctor", "discard"]
PLANNING: Final = ["plan", "plan_more", "last_plays"]


# -- what is decided, and by whom -------------------------------------------------------------------------------------


def decision(state: CosaState) -> str:
    """Section 4: a second look belongs to the turn in which it is made, the card to P1, the target to A1."""
    name = PHASES[state.phase]
    if name == "look":
        return PHASES[state.back_to]
    if name == "plan_card":
        return "plan"
    return "act" if name == "aim" else name


def is_asked(state: CosaState, seat: int) -> bool:
    """Is an answer of this seat awaited? Everybody can see that."""
    if PHASES[state.phase] in SEALED:
        return state.must & BIT[seat] != 0 and state.done & BIT[seat] == 0
    return PHASES[state.phase] != "end" and state.mover == seat


def is_planning(state: CosaState) -> bool:
    """CN-141: the planning phase, with the windows that options open in it and at its end."""
    if PHASES[state.phase] == "spying":
        return state.back_to != TO_WINDOW
    return decision(state) in PLANNING


# -- hands ------------------------------------------------------------------------------------------------------------


def jobs_in_hand(state: CosaState, seat: int) -> list[int]:
    """The Jobs that a seat holds, in their places."""
    return [state.jobs.face[state.hand[seat * MOST_JOBS + place]] for place in range(state.hand_n[seat])]


def influence_in_hand(state: CosaState, seat: int) -> list[str]:
    """The Influence cards that a seat holds, in their places."""
    tokens = [state.i_hand[seat * MOST_INFLUENCE + place] for place in range(state.i_hand_n[seat])]
    return [INFLUENCE_IDS[state.influence.face[token]] for token in tokens]


# -- on the table -----------------------------------------------------------------------------------------------------


def gangster_in_play(state: CosaState, gangster: int) -> bool:
    return state.g_at[gangster] in (ACTIVE, INACTIVE)


def why_not_his_to_use(state: CosaState, seat: int, gangster: int) -> str:
    """CN-33, CN-53: in play, the seat's own, active; empty if he is."""
    if not gangster_in_play(state, gangster):
        return "away"
    if state.g_owner[gangster] != seat:
        return "other"
    return "" if state.g_at[gangster] == ACTIVE else "deactivated"


def business_in_play(state: CosaState, business: int) -> bool:
    """CN-86: a purchase that is only planned is not."""
    return state.b_at[business] in (ACTIVE, INACTIVE)


def lies_on(state: CosaState, gangster: int) -> str:
    """What is planned on him, as everybody sees it: `nothing`, `purchase`, `job` face down, or one turned up."""
    card: int = state.plan[gangster]
    if card < 0:
        return "nothing"
    if card >= PURCHASE:
        return "purchase"
    return "turned" if state.jobs.is_open(card) else "job"


def has_planned(state: CosaState, seat: int) -> bool:
    """Does a planned card lie on one of the seat's Gangsters?"""
    return any(state.g_owner[man] == seat and lies_on(state, man) != "nothing" for man in range(GANGSTERS))


def job_on(state: CosaState, gangster: int) -> int:
    """The Job that lies on him; ask only for what the seat knows."""
    return state.jobs.face[state.plan[gangster]]


def own_active(state: CosaState, seat: int, trade: int) -> list[int]:
    """The seat's active Businesses of a kind."""
    mine = [b for b in range(BUSINESSES) if TRADE[b] == trade and state.b_owner[b] == seat]
    return [b for b in mine if state.b_at[b] == ACTIVE]


def markers_on(state: CosaState, business: int, seat: int) -> int:
    """This seat's markers on a card."""
    return state.markers[business * MOST_SEATS + seat]


# -- in words ---------------------------------------------------------------------------------------------------------


def deed_of(job: int) -> str:
    return DEEDS[DEED[job]]


def with_gangster(gangster: int, facts: dict[str, Fact]) -> dict[str, Fact]:
    facts["gangster"] = gangster
    facts["name"] = GANGSTER_NAMES[gangster]
    return facts


def with_business(business: int, facts: dict[str, Fact]) -> dict[str, Fact]:
    facts["business"] = business
    facts["trade"] = TRADE_IDS[TRADE[business]]
    return facts


def with_job(job: int, facts: dict[str, Fact]) -> dict[str, Fact]:
    facts["job"] = JOB_IDS[job]
    return facts
