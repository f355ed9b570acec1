"""Gangsters: how strong they are, what lies on them, and what becomes of them."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.cards.businesses import put_under, refill
from sitdown.games.cosanostra.cards.influence_cards import detach_all, detach_with_plan, is_attached
from sitdown.games.cosanostra.cards.job_cards import throw_away_job
from sitdown.games.cosanostra.data import (
    DISTRACTION,
    GANGSTERS,
    HENCHMAN,
    JOB_ROUND,
    MACHINE_PISTOL,
    PISTOLS,
    SABOTEUR,
)
from sitdown.games.cosanostra.state import ACTIVE, INACTIVE, KILLED, KILLS, NOTHING, PURCHASE, CosaState


def strength(state: CosaState, gangster: i64) -> i64:
    """CN-71: effective strength."""
    found = PISTOLS[gangster]
    if is_attached(state, gangster, MACHINE_PISTOL):
        found += 1
    if is_attached(state, gangster, DISTRACTION):
        found -= 1
    return found if found > 1 else 1


def die_target(state: CosaState, gangster: i64, printed: i64) -> i64:
    """CN-72: what a die of this Gangster's Job must show; a Henchman makes it easier, a Saboteur harder."""
    target = printed
    if is_attached(state, gangster, HENCHMAN):
        target -= 1
    if is_attached(state, gangster, SABOTEUR):
        target += 1
    return target if target > 1 else 1


def die_against(its_strength: i64, is_busy: bool) -> i64:
    """CN-108, CN-109: a "?" is the strength of the man aimed at, one more while he has a planned card."""
    return its_strength + 1 if is_busy else its_strength


def has_job(state: CosaState, gangster: i64) -> bool:
    """Does a Job lie face down on him?"""
    card = state.plan[gangster]
    return NOTHING < card < PURCHASE and not state.jobs.is_open(card)


def has_late_job(state: CosaState, gangster: i64) -> bool:
    """A face-down Job whose back says III or IV: it could be a Response (section 8)."""
    return has_job(state, gangster) and JOB_ROUND[state.plan[gangster]] >= 2


def is_free(state: CosaState, gangster: i64, seat: i64) -> bool:
    """CN-33: the seat's own, active, without a planned card."""
    return state.g_owner[gangster] == seat and state.g_at[gangster] == ACTIVE and state.plan[gangster] == NOTHING


def can_act(state: CosaState, gangster: i64, seat: i64) -> bool:
    """CN-53: the seat's own, active, with a planned card."""
    return state.g_owner[gangster] == seat and state.g_at[gangster] == ACTIVE and state.plan[gangster] != NOTHING


def has_plan(state: CosaState, seat: i64) -> bool:
    """CN-52: has the seat a planned card on an active Gangster?"""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if state.plan[gangster] != NOTHING and state.g_owner[gangster] == seat:
            return True
        gangster += 1
    return False


def may_hide_response(state: CosaState, seat: i64) -> bool:
    """Section 8: the public test for Robbery and Trap."""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if state.g_owner[gangster] == seat and has_late_job(state, gangster):
            return True
        gangster += 1
    return False


def active_gangsters(state: CosaState, seat: i64) -> i64:
    found: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if state.g_at[gangster] == ACTIVE and state.g_owner[gangster] == seat:
            found += 1
        gangster += 1
    return found


def lose_plan(state: CosaState, gangster: i64) -> None:
    """CN-112: a Job is discarded unseen, a purchase goes under the Business deck."""
    card = state.plan[gangster]
    if card == NOTHING:
        return
    state.plan[gangster] = NOTHING
    detach_with_plan(state, gangster)
    if card >= PURCHASE:
        put_under(state, card - PURCHASE)
        refill(state)
    else:
        throw_away_job(state, card)


def deactivate_gangster(state: CosaState, gangster: i64) -> None:
    lose_plan(state, gangster)
    state.g_at[gangster] = INACTIVE


def kill_gangster(state: CosaState, gangster: i64, killer: i64) -> None:
    """CN-113: taken by the killer."""
    lose_plan(state, gangster)
    detach_all(state, gangster)
    state.g_at[gangster] = KILLED
    state.g_owner[gangster] = killer
    state.tally[KILLS] += 1
