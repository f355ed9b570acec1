"""Influence cards by rules of thumb: whom to help and whom to hinder before the action phase (section 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.cosanostra.actions import DO_ATTACH, DO_ENOUGH, DO_LAWYER, DO_LOOK, DO_SNITCH, DO_SPY
from sitdown.games.cosanostra.bot.attacks import best_aim
from sitdown.games.cosanostra.bot.planning import Plan, job_worth, shift_of
from sitdown.games.cosanostra.bot.value import Outlook, card_on, prerequisites, with_purchases
from sitdown.games.cosanostra.cards.businesses import unused
from sitdown.games.cosanostra.cards.gangsters import can_act, has_job, strength
from sitdown.games.cosanostra.cards.influence_cards import holds
from sitdown.games.cosanostra.data import (
    DEED,
    DISTRACTION,
    GANGSTERS,
    HENCHMAN,
    LAWYER,
    MACHINE_PISTOL,
    NONE,
    SABOTEUR,
    SNITCH,
    SPY,
)
from sitdown.games.cosanostra.jobs.targets import aims_at_gangster
from sitdown.games.cosanostra.phases.influence_plays import may_attach
from sitdown.games.cosanostra.state import NOTHING, PURCHASE, CosaState

# By round: what a card must bring to be spent rather than kept.
WORTH_SPENDING: Final[list[float]] = [1.2, 1.2, 0.8, 0.1]
HINDERED: Final = 0.22  # of what a planned card is worth is lost by a Saboteur or a Distraction


def attach(world: CosaState, outlook: Outlook, plan: Plan) -> int:
    """In the last planning turn: a Henchman or a Machine Pistol where it brings most, a blow for a rival; or NONE."""
    if len(plan.men) != 1 or plan.given[0] == NONE:
        return NONE
    wanted = WORTH_SPENDING[world.round - 1 if world.round < world.switches.rounds else 3]
    kind: i64 = HENCHMAN
    while kind <= DISTRACTION:
        if holds(world, outlook.me, kind):
            found = best_help(world, outlook, plan, kind, wanted)
            if kind >= SABOTEUR:
                found = best_hindrance(world, outlook, kind, wanted)
            if found != NONE:
                return DO_ATTACH + (kind - HENCHMAN) * GANGSTERS + found
        kind += 1
    return NONE


def best_help(world: CosaState, outlook: Outlook, plan: Plan, kind: i64, wanted: float) -> int:
    """My Gangster whose Job gains most by it."""
    me = outlook.me
    have = with_purchases(world, me, prerequisites(world, outlook, me))
    best = NONE
    most = wanted
    for gangster in range(GANGSTERS):
        if world.g_owner[gangster] == me and may_attach(world, me, kind, gangster):
            job = job_on(world, plan, gangster)
            if job != NONE:
                dice = strength(world, gangster)
                shift = shift_of(world, gangster)
                now = job_worth(world, outlook, have, job, dice, shift)
                if kind == MACHINE_PISTOL:
                    dice += 1
                else:
                    shift -= 1
                gain = job_worth(world, outlook, have, job, dice, shift) - now
                if gain > most:
                    most = gain
                    best = gangster
    return best


def job_on(world: CosaState, plan: Plan, gangster: i64) -> int:
    """The Job that lies on him, or will; NONE for a purchase."""
    card = world.plan[gangster]
    if card == NOTHING and gangster == plan.men[0]:
        card = plan.cards[plan.given[0]]
        return card if card < PURCHASE else NONE
    return world.jobs.face[card] if NOTHING < card < PURCHASE else NONE


def best_hindrance(world: CosaState, outlook: Outlook, kind: i64, wanted: float) -> int:
    """The rival's Gangster whose face-down Job is worth most, if spite makes it worth a card."""
    best = NONE
    most = wanted
    for gangster in range(GANGSTERS):
        if has_job(world, gangster) and may_attach(world, outlook.me, kind, gangster):
            owner = world.g_owner[gangster]
            gain = HINDERED * card_on(world, outlook.me, gangster) * outlook.spite[owner]
            if gain > most and owner != outlook.me:
                most = gain
                best = gangster
    return best


# -- looks ------------------------------------------------------------------------------------------------------------


def look_first(world: CosaState, outlook: Outlook) -> int:
    """Before a Gangster is attacked: see what lies on him, by a Lawyer, a Snitch or a Spy; NONE if there is no need."""
    me = outlook.me
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_act(world, gangster, me) and world.plan[gangster] < PURCHASE:
            job = world.jobs.face[world.plan[gangster]]
            if aims_at_gangster(DEED[job]):
                target, _ = best_aim(world, outlook, job, strength(world, gangster), shift_of(world, gangster))
                return look_at(world, me, target)
        gangster += 1
    return NONE


def look_at(world: CosaState, me: i64, target: i64) -> int:
    if target == NONE or not is_unknown(world, me, target):
        return NONE
    if unused(world, me, LAWYER) != NONE:
        return DO_LAWYER + target
    if holds(world, me, SNITCH):
        return DO_SNITCH + target
    return DO_SPY + target if holds(world, me, SPY) else NONE


def is_unknown(world: CosaState, me: i64, gangster: i64) -> bool:
    """A face-down Job of another that I have not seen."""
    return has_job(world, gangster) and world.g_owner[gangster] != me and not world.jobs.knows(me, world.plan[gangster])


def second_look(world: CosaState, outlook: Outlook) -> int:
    """The other card of a Spy or Lawyer: what may be the dearest of those not seen."""
    best: i64 = NONE
    most = 0.0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if gangster != world.half[outlook.me] and is_unknown(world, outlook.me, gangster):
            worth = card_on(world, outlook.me, gangster) * outlook.spite[world.g_owner[gangster]]
            if worth > most:
                most = worth
                best = gangster
        gangster += 1
    return DO_ENOUGH if best == NONE else DO_LOOK + best
