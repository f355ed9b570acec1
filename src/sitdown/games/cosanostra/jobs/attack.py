"""Attacks: whether the roll is enough, and what they do when nothing stops them (CN-103 to CN-111)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.cards.businesses import markers_home
from sitdown.games.cosanostra.cards.dice import printed_amount
from sitdown.games.cosanostra.data import (
    ASSASSINATION,
    BASH,
    DAMAGE,
    DEED,
    DRIVE_BY,
    NONE,
    PERSUASION,
    THEFT,
    VANDALISM,
)
from sitdown.games.cosanostra.jobs import return_fire
from sitdown.games.cosanostra.jobs.doctor import DEACTIVATED_BY_IT, KILLED_BY_IT, threaten
from sitdown.games.cosanostra.jobs.special import pay_to
from sitdown.games.cosanostra.jobs.targets import aims_at_business, aims_at_gangster
from sitdown.games.cosanostra.phase_numbers import TO_DISCARD, TO_TRAP
from sitdown.games.cosanostra.state import ACTIVE, PURCHASE, CosaState


def after_roll(state: CosaState, deed: i64) -> None:
    """CN-111: a Drive-by without any success lets an active target shoot back."""
    if state.hits >= hits_needed(state, deed):
        state.blow = state.hits
        state.attacker = state.doing
        state.victim = victim_of(state, deed)
        state.phase = TO_TRAP
    elif deed == DRIVE_BY and state.hits == 0 and state.g_at[state.target] == ACTIVE:
        return_fire.begin(state)
    else:
        state.phase = TO_DISCARD


def victim_of(state: CosaState, deed: i64) -> i64:
    """The seat that an Attack is aimed at."""
    if aims_at_business(deed):
        return state.b_owner[state.target]
    if aims_at_gangster(deed):
        return state.g_owner[state.target]
    return state.target


def hits_needed(state: CosaState, deed: i64) -> i64:
    """Section 8: enough successes for one of the printed lines."""
    if deed == DRIVE_BY:
        return state.switches.drive_by
    return 2 if needs_two(deed) else 1


def needs_two(deed: i64) -> bool:
    return deed in (PERSUASION, ASSASSINATION)


def apply_attack(state: CosaState) -> None:
    """CN-103 to CN-110."""
    deed = DEED[state.deed]
    state.phase = TO_DISCARD
    if deed == THEFT:
        pay_to(state, state.target, state.active, printed_amount(state.deed, state.blow), "CN-103")
    elif deed == DAMAGE:
        pay_to(state, state.target, NONE, damage(state.deed, state.blow, state.switches.light_damage), "CN-104")
    elif deed == PERSUASION:
        persuade(state)
    else:
        hurt_target(state, deed)


def damage(job: i64, successes: i64, light: bool) -> i64:
    """CN-104; 10.36 has two readings of it."""
    return printed_amount(job, successes) - (1 if light else 0)


def persuade(state: CosaState) -> None:
    """CN-107: he changes sides as he is; markers on him go home."""
    business = state.target
    markers_home(state, business)
    state.b_owner[business] = state.active
    if state.listener is not None:
        state.tell("persuaded", {"seat": state.active, "victim": state.victim, "business": business, "rule": "CN-107"})


def hurt_target(state: CosaState, deed: i64) -> None:
    harm: i64 = KILLED_BY_IT if state.blow > 1 or deed == DRIVE_BY else DEACTIVATED_BY_IT
    if deed in (BASH, VANDALISM):
        harm = DEACTIVATED_BY_IT
    hurt = state.target if aims_at_gangster(deed) else PURCHASE + state.target
    threaten(state, hurt, harm, state.active, TO_DISCARD)
