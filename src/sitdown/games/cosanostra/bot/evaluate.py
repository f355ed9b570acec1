"""How well a world stands for a seat at payday and at the end, for bots that look ahead.

What each seat will have at the end is reckoned from what it has now, thing by thing; the most by far is sure to win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.cosanostra.bot.value import lacking, mean_pay
from sitdown.games.cosanostra.cards.influence_cards import influence_at
from sitdown.games.cosanostra.cards.job_cards import job_at
from sitdown.games.cosanostra.data import (
    BUSINESSES,
    CASH,
    DEED,
    DIE,
    GANGSTERS,
    INCOME,
    INFLUENCES,
    MONOPOLIES,
    MONOPOLY_PAY,
    PISTOLS,
    POWER,
    TRADE,
    TRADES,
)
from sitdown.games.cosanostra.phase_numbers import DISCARD, END, RECRUIT
from sitdown.games.cosanostra.scoring import total
from sitdown.games.cosanostra.state import KILLED, CosaState

# What a seat has at payday, each with a weight of its own.
PURSE: Final = 0
LAUNDERED: Final = 1
PAY: Final = 2  # the next income, of all Businesses in play
KINDS: Final = 3  # of Business: what need not be rented, and can be lent
MEN: Final = 4
STRONG: Final = 5  # pistols of its Gangsters
BONUS: Final = 6  # CN-202
HELD: Final = 7  # pistols of those killed, which more kills multiply
WHOLE_JOBS: Final = 8  # what Cash Jobs in hand pay that lack nothing
OTHER_JOBS: Final = 9  # and those that must be rented for
FIRST_DEED: Final = 10  # then how many other Jobs in hand, by deed
DEED_KINDS: Final = 17
FIRST_INFLUENCE: Final = FIRST_DEED + DEED_KINDS  # and Influence cards, by type
THINGS: Final = FIRST_INFLUENCE + INFLUENCES

# By rounds that are left, one to three: what each thing is worth at the end, in thousands; what a lead is. Fitted to
# 12,000 games of thumbs by `python -m benchmarks.fit_cosanostra --games 12000`. Cash is worth less than itself,
# for all play against who leads; men and cards are worth more than can be seen.
WEIGHTS: Final = vec[float]([
    0.23, 0.38, 0.40, 1.56, 4.68, 0.77, 0.51, -0.20, -0.04, -0.02, 0.13, -0.54,
    0.19, 0.36, -0.39, -0.67, -0.82, 1.32, 1.23, 0.00, 2.76, 0.99, 1.92, -0.72,
    -0.89, 1.81, 0.00, -0.18, 0.01, 4.13, 2.68, -1.74, 3.61, 1.15, 1.00,
    0.07, 0.18, 0.00, 1.82, 6.07, 0.74, 0.00, 0.00, 0.05, 0.05, 0.17, 0.21,
    0.32, 0.59, 0.38, -0.62, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 1.77, -0.46,
    -0.08, 1.85, 0.00, 0.70, 0.66, 3.70, 3.38, 0.23, 0.89, 1.30, 1.13,
    0.28, 0.00, 0.12, 2.25, 0.00, 0.00, 0.00, 0.00, -0.06, -0.02, -0.16, -0.12,
    0.44, -0.06, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    0.00, 0.00, 0.00, 0.87, 1.69, 2.58, 4.09, 0.16, 0.33, 2.56, 1.81,
])  # fmt: skip
SPREAD: Final = vec[float]([4.0, 14.5, 13.5, 14.0])  # the first: at the end


def stops_passed(world: CosaState) -> i64:
    """Paydays, and the end."""
    return world.round if world.phase in (RECRUIT, DISCARD, END) else world.round - 1


def evaluate(world: CosaState, seat: i64) -> float:
    """How likely the seat wins."""
    left = world.switches.rounds - stops_passed(world)
    spread = SPREAD[left if left < len(SPREAD) else len(SPREAD) - 1]
    mine = outcome(world, seat)
    others = 0.0
    other: i64 = 0
    while other < world.seats:
        others += exp(min(50.0, (outcome(world, other) - mine) / spread))
        other += 1
    return 1.0 / others


def outcome(world: CosaState, seat: i64) -> float:
    """What the seat will probably have at the end."""
    if world.phase == END:
        return float(total(world, seat))
    found = things(world, seat)
    left = world.switches.rounds - stops_passed(world)
    first = (min(left, 3) - 1) * THINGS
    worth = 0.0
    thing: i64 = 0
    while thing < THINGS:
        worth += WEIGHTS[first + thing] * found[thing]
        thing += 1
    return worth


def things(world: CosaState, seat: i64) -> vec[float]:
    """What the seat has, each thing in thousands or pieces. What was deactivated comes back with the next round."""
    found = vec[float]([0.0] * THINGS)
    found[PURSE] = float(world.cash[seat])
    found[LAUNDERED] = float(world.laundered[seat])
    have = vec[i64]([0] * TRADES)
    count_businesses(world, seat, have, found)
    count_gangsters(world, seat, found)
    count_jobs(world, seat, have, found)
    slot: i64 = 0
    while slot < world.i_hand_n[seat]:
        found[FIRST_INFLUENCE + influence_at(world, seat, slot)] += 1.0
        slot += 1
    return found


def count_businesses(world: CosaState, seat: i64, have: vec[i64], found: vec[float]) -> None:
    in_all = vec[i64]([0] * TRADES)
    business: i64 = 0
    while business < BUSINESSES:
        if world.stands(business):
            kind = TRADE[business]
            in_all[kind] += 1
            if world.b_owner[business] == seat:
                found[KINDS] += 1.0 if have[kind] == 0 else 0.0
                have[kind] += 1
                found[PAY] += float(INCOME[business])
        business += 1
    kind = 0
    while kind < MONOPOLIES:
        if have[kind] >= 2 and 2 * have[kind] > in_all[kind]:
            found[PAY] += float(MONOPOLY_PAY)
        kind += 1


def count_gangsters(world: CosaState, seat: i64, found: vec[float]) -> None:
    kills: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if world.g_owner[gangster] == seat:
            pistols = float(PISTOLS[gangster])
            if world.g_at[gangster] == KILLED:
                kills += 1
                found[HELD] += pistols
            elif world.in_play(gangster):
                found[MEN] += 1.0
                found[STRONG] += pistols
        gangster += 1
    found[BONUS] = found[HELD] * float(POWER[kills if kills < 3 else 3])


def count_jobs(world: CosaState, seat: i64, have: vec[i64], found: vec[float]) -> None:
    """Those kept: what is dealt for the next round is luck."""
    kept = world.hand_n[seat]
    if world.phase < RECRUIT:
        kept -= world.dealt[seat]
    slot: i64 = 0
    while slot < kept:
        job = job_at(world, seat, slot)
        if DEED[job] == CASH:
            found[WHOLE_JOBS if lacking(have, job) == 0 else OTHER_JOBS] += mean_pay(job, 2, DIE[job])
        else:
            found[FIRST_DEED + DEED[job] - 1] += 1.0
        slot += 1
