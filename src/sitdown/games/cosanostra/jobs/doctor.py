"""Harm: somebody is about to be killed or deactivated, unless an Emergency doc helps (CN-112 to CN-114, CN-150)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import DO_DOC, DO_NOTHING
from sitdown.games.cosanostra.cards.businesses import deactivate_business, is_company, put_under, refill
from sitdown.games.cosanostra.cards.gangsters import deactivate_gangster, kill_gangster
from sitdown.games.cosanostra.cards.influence_cards import all_played, holds, spend_influence
from sitdown.games.cosanostra.data import DOC, NONE
from sitdown.games.cosanostra.phase_numbers import DOCTOR, TO_HARM
from sitdown.games.cosanostra.phases.sealed import ask, first_who, resolved
from sitdown.games.cosanostra.state import INACTIVE, PURCHASE, CosaState

KILLED_BY_IT: Final = 2
DEACTIVATED_BY_IT: Final = 1


def threaten(state: CosaState, hurt: i64, harm: i64, credit: i64, goes_on: i64) -> None:
    """Somebody is about to be killed or deactivated."""
    state.hurt = hurt
    state.harm = harm
    state.credit = credit
    state.after_harm = goes_on
    state.phase = TO_HARM


def is_down(state: CosaState) -> bool:
    """Is it deactivated already?"""
    if state.hurt >= PURCHASE:
        return state.b_at[state.hurt - PURCHASE] == INACTIVE
    return state.g_at[state.hurt] == INACTIVE


def owner_of_hurt(state: CosaState) -> i64:
    return state.b_owner[state.hurt - PURCHASE] if state.hurt >= PURCHASE else state.g_owner[state.hurt]


def begin(state: CosaState) -> None:
    """CN-150: everybody with an Influence card is asked; not for Companies, not for what would change nothing."""
    if state.harm == 0 or (state.harm == DEACTIVATED_BY_IT and is_down(state)):
        state.phase = state.after_harm
        return
    company = state.hurt >= PURCHASE and is_company(state.hurt - PURCHASE)
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.i_hand_n[seat] > 0 and (not state.switches.doc_owner or seat == owner_of_hurt(state)):
            seats |= BIT[seat]
        seat += 1
    if company or seats == 0 or all_played(state, DOC):
        suffer(state)
    else:
        ask(state, DOCTOR, seats)


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    out.add(DO_NOTHING)
    if holds(state, seat, DOC):
        out.add(DO_DOC)


def push(state: CosaState, seat: i64, action: i64) -> None:
    """CN-150: the first doc is spent, the owner's before the others'; one step less harm, then all are asked again."""
    if not resolved(state, seat, 1 if action == DO_DOC else 0):
        return
    doctor = first_who(state, owner_of_hurt(state))
    if doctor == NONE:
        suffer(state)
        return
    spend_influence(state, doctor, DOC)
    state.harm -= 1
    if state.listener is not None:
        state.tell("treated", {"seat": doctor, **whom(state), "harm": state.harm, "rule": "CN-150"})
    state.phase = TO_HARM


def whom(state: CosaState) -> dict[str, Fact]:
    if state.hurt >= PURCHASE:
        return {"business": state.hurt - PURCHASE, "owner": owner_of_hurt(state)}
    return {"gangster": state.hurt, "owner": owner_of_hurt(state)}


def suffer(state: CosaState) -> None:
    """CN-112 to CN-114."""
    killed = state.harm == KILLED_BY_IT
    if state.listener is not None:
        name = "killed" if killed else "deactivated"
        rule = "CN-112" if not killed else "CN-114" if state.hurt >= PURCHASE else "CN-113"
        state.tell(name, {"seat": state.credit, **whom(state), "rule": rule})
    state.phase = state.after_harm
    if state.hurt < PURCHASE:
        if killed:
            kill_gangster(state, state.hurt, state.credit)
        else:
            deactivate_gangster(state, state.hurt)
    elif killed:
        put_under(state, state.hurt - PURCHASE)
        refill(state)
    else:
        deactivate_business(state, state.hurt - PURCHASE)
