"""Payday by rules of thumb: whom to recruit, what to put away (section 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_DISCARD_INFLUENCE, DO_DISCARD_JOB, DO_NOTHING, DO_RECRUIT
from sitdown.games.cosanostra.bot.planning import can_be_rented
from sitdown.games.cosanostra.bot.value import (
    ONE_MORE_HAND,
    Outlook,
    lacking,
    majority,
    mean_pay,
    prerequisites,
)
from sitdown.games.cosanostra.cards.job_cards import job_at
from sitdown.games.cosanostra.data import (
    ASSASSINATION,
    CAR_BOMB,
    CASH,
    DEED,
    DIE,
    DRIVE_BY,
    GANGSTERS,
    INFLUENCES,
    IS_ATTACK,
    LAUNDERING,
    MOST_GANGSTERS,
    PISTOLS,
    RECRUIT_PRICE,
    ROBBERY,
    THEFT,
    TRAP,
)
from sitdown.games.cosanostra.phases.hand_limit import influence_slot, jobs_over
from sitdown.games.cosanostra.phases.payday import cheapest, waits
from sitdown.games.cosanostra.state import CosaState

# By type of Influence card: what it is worth to keep.
KEEP_INFLUENCE: Final[list[float]] = [0.5, 1.0, 7.0, 4.0, 6.0, 5.0, 2.5, 2.0]


RECRUIT_SHARE: Final = 1.0  # of a mean Job: what one more Gangster brings
FOR_MOST: Final = 0.3  # of the bonus for the most Gangsters, while it is in reach


def recruit(world: CosaState, outlook: Outlook) -> int:
    """At every payday, whoever brings most over his price; the last time also for the most Gangsters."""
    me = outlook.me
    if world.switches.blind:
        return DO_RECRUIT + cheapest(world, me)
    best: i64 = DO_NOTHING
    most = 0.0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if waits(world, me, gangster) and RECRUIT_PRICE[gangster] <= world.cash[me]:
            gain = outlook.future[PISTOLS[gangster]] / ONE_MORE_HAND * RECRUIT_SHARE - float(RECRUIT_PRICE[gangster])
            gain += FOR_MOST * float(MOST_GANGSTERS) if majority(outlook, me) >= -1 else 0.0
            if gain > most:
                most = gain
                best = DO_RECRUIT + gangster
        gangster += 1
    return best


def discard(world: CosaState, outlook: Outlook) -> int:
    """The Job, then the Influence card, that is missed least."""
    me = outlook.me
    if jobs_over(world, me) > 0:
        return DO_DISCARD_JOB + worst_job(world, outlook)
    best: i64 = 0
    least = 1000.0
    kind: i64 = 0
    while kind < INFLUENCES:
        if influence_slot(world, me, kind) >= 0 and KEEP_INFLUENCE[kind] < least:
            least = KEEP_INFLUENCE[kind]
            best = kind
        kind += 1
    return DO_DISCARD_INFLUENCE + best


def worst_job(world: CosaState, outlook: Outlook) -> i64:
    me = outlook.me
    have = prerequisites(world, outlook, me)
    best: i64 = 0
    least = 1000.0
    slot: i64 = 0
    while slot < world.hand_n[me]:
        if world.put_away_jobs[me] & BIT[slot] == 0:
            worth = later_worth(world, outlook, have, job_at(world, me, slot))
            if worth < least:
                least = worth
                best = job_at(world, me, slot)
        slot += 1
    return best


def later_worth(world: CosaState, outlook: Outlook, have: vec[i64], job: i64) -> float:
    """What a Job kept in hand may bring in a later round."""
    deed = DEED[job]
    if deed == CASH:
        pay = mean_pay(job, 2, DIE[job])
        if lacking(have, job) == 0:
            return pay
        return 0.5 * outlook.trust * pay if can_be_rented(world, outlook.me, have, job) else 0.0
    if deed == LAUNDERING:
        return 9.0
    if deed == ROBBERY:
        return 6.0
    if deed in (ASSASSINATION, CAR_BOMB, DRIVE_BY, THEFT):
        return 4.0
    return 3.0 if deed == TRAP or IS_ATTACK[job] == 0 else 1.5
