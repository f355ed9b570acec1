"""What things are worth to a player by rules of thumb, in thousands (section 16).

Everything here reads only what the seat `me` knows: public facts, its own cards, and Jobs that it has looked at.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.cosanostra.cards.businesses import count_active, income
from sitdown.games.cosanostra.cards.dice import chances
from sitdown.games.cosanostra.cards.gangsters import active_gangsters
from sitdown.games.cosanostra.cards.influence_cards import is_attached
from sitdown.games.cosanostra.data import (
    CASH,
    COP,
    DEED,
    FIRST_OF,
    GANGSTERS,
    HENCHMAN,
    HIGH,
    INCOME,
    LAWYER,
    LOW,
    MONOPOLIES,
    MONOPOLY_PAY,
    NEEDS,
    NONE,
    PISTOLS,
    POLITICIAN,
    POWER,
    PRICE,
    TRADE,
    TRADES,
)
from sitdown.games.cosanostra.jobs.targets import rented
from sitdown.games.cosanostra.phase_numbers import DISCARD, RECRUIT
from sitdown.games.cosanostra.scoring import power_bonus
from sitdown.games.cosanostra.state import ACTIVE, DEALS, KILLED, NOTHING, PLANNED, PURCHASE, CosaState

# Section 16: the mean worth of a Cash Job by round and by strength 1 to 4.
MEAN_JOB: Final[list[float]] = [
    3.2, 5.0, 5.8, 6.1, 5.8, 8.9, 10.3, 11.0, 7.0, 10.9, 12.8, 13.7, 9.4, 15.5, 18.8, 20.6,
]  # fmt: skip
SPITE: Final = 1.5  # a thousand less for the strongest rival is worth so much over the number of rivals
ONE_MORE_HAND: Final = 0.55  # of a mean Job: what one more Gangster adds, since the best Jobs are done anyway
USE_OF_BUSINESS: Final = 0.8  # a round: a prerequisite at hand, and rent from others
KNOWN_OTHER: Final = 4.0  # a planned Job that is known to be no Cash Job
ABILITY: Final = 0.8  # a round: of Lawyer, Politician and Cop


class Outlook:
    """How the table looks to one seat: computed once for a choice."""

    def __init__(self, world: CosaState, me: i64, trades: bool) -> None:
        self.me: i64 = me
        self.incomes: float = incomes_left(world)
        self.rounds_after: float = float(world.switches.rounds - world.round)
        self.fortunes: list[float] = [fortune(world, seat) for seat in range(world.seats)]
        self.spite: list[float] = spites(world, me, self.fortunes)
        self.trust: float = trust(world) if trades else 0.0


# -- what Jobs pay ----------------------------------------------------------------------------------------------------


def mean_pay(job: i64, dice: i64, target: i64) -> float:
    """What a Job with two amounts brings on average."""
    one, two = chances(dice, target)
    return one * float(LOW[job]) + two * float(HIGH[job])


def mean_job(of_round: i64, pistols: i64) -> float:
    """Section 16: an average Cash Job of a round (0 to 3) for a Gangster of this strength."""
    strong = pistols if pistols < 4 else 4
    return MEAN_JOB[of_round * 4 + strong - 1]


# -- the standing -----------------------------------------------------------------------------------------------------


def incomes_left(world: CosaState) -> float:
    """Paydays to come, and two for the end (CN-200)."""
    after = 1 if world.phase in (RECRUIT, DISCARD) else 0
    return float(world.switches.rounds - world.round + 2 - after)


def fortune(world: CosaState, seat: i64) -> float:
    """About what a seat will have at the end, as far as all can see it."""
    sure = world.cash[seat] + 2 * world.laundered[seat] + power_bonus(world, seat)
    men = 0.0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if world.in_play(gangster) and world.g_owner[gangster] == seat:
            men += future_of(world, gangster)
        gangster += 1
    return float(sure) + float(income(world, seat)) * incomes_left(world) + men


def future_of(world: CosaState, gangster: i64) -> float:
    """What a Gangster will earn in later rounds."""
    found = 0.0
    later = world.round  # as an index of rounds: the next one
    while later < world.switches.rounds:
        found += ONE_MORE_HAND * mean_job(later, PISTOLS[gangster])
        later += 1
    return found


def spites(world: CosaState, me: i64, fortunes: list[float]) -> list[float]:
    """By seat: what a thousand less for it is worth. The strongest rival counts most."""
    best = 1.0
    for seat in range(world.seats):
        if seat != me and fortunes[seat] > best:
            best = fortunes[seat]
    found = []
    for seat in range(world.seats):
        share = fortunes[seat] / best
        found.append(0.0 if seat == me else SPITE / float(world.seats - 1) * share * share * share)
    return found


def trust(world: CosaState) -> float:
    """How likely a missing Business can be rented, as this table has dealt so far."""
    made = float(world.tally[DEALS])
    if world.round == 1:
        return 0.8
    wanted = 0.75 * float(world.round - 1)
    return 0.85 if made >= wanted else 0.05 + 0.8 * made / wanted


# -- Businesses -------------------------------------------------------------------------------------------------------


def count_all(world: CosaState, kind: i64) -> i64:
    """Active Businesses of a kind, whosoever."""
    found: i64 = 0
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1]:
        if world.b_at[business] == ACTIVE:
            found += 1
        business += 1
    return found


def monopoly_with(world: CosaState, kind: i64, seat: i64, more: i64, in_all: i64) -> float:
    """CN-164: the pay of a monopoly if the seat had so many more of the kind, and all together so many more."""
    if kind >= MONOPOLIES:
        return 0.0
    mine = count_active(world, seat, kind) + more
    return float(MONOPOLY_PAY) if mine >= 2 and 2 * mine > count_all(world, kind) + in_all else 0.0


def service_of(kind: i64) -> float:
    """A round: what a Business does besides its income."""
    return USE_OF_BUSINESS + (ABILITY if kind in (LAWYER, POLITICIAN, COP) else 0.0)


def worth_of_new(world: CosaState, outlook: Outlook, business: i64, seat: i64) -> float:
    """What one more Business brings a seat until the end, before its price."""
    kind = TRADE[business]
    in_all: i64 = 0 if world.b_at[business] == ACTIVE else 1
    earns = float(INCOME[business]) + monopoly_with(world, kind, seat, 1, in_all)
    earns -= monopoly_with(world, kind, seat, 0, 0)
    return earns * outlook.incomes + service_of(kind) * outlook.rounds_after


def worth_of_business(world: CosaState, outlook: Outlook, business: i64, owner: i64) -> float:
    """What the owner of a Business would lose with it."""
    kind = TRADE[business]
    earns = float(INCOME[business])
    if world.b_at[business] == ACTIVE:
        earns += monopoly_with(world, kind, owner, 0, 0) - monopoly_with(world, kind, owner, -1, -1)
    return earns * outlook.incomes + service_of(kind) * outlook.rounds_after


def freed_monopoly(world: CosaState, seat: i64, kind: i64) -> float:
    """What a seat wins a payday when another's Business of the kind goes."""
    return monopoly_with(world, kind, seat, 0, -1) - monopoly_with(world, kind, seat, 0, 0)


def prerequisites(world: CosaState, seat: i64) -> list[int]:
    """By kind: what a Cash Job of the seat could use now, its own and rented (CN-80)."""
    return [count_active(world, seat, kind) + rented(world, seat, kind) for kind in range(TRADES)]


def lacking(have: list[int], job: i64) -> i64:
    """How many Businesses a Cash Job lacks."""
    found: i64 = 0
    kind: i64 = 0
    while kind < TRADES:
        needed = NEEDS[job * TRADES + kind]
        if needed > have[kind]:
            found += needed - have[kind]
        kind += 1
    return found


def planned_purchases(world: CosaState, seat: i64) -> i64:
    """What the seat still has to pay for what it has planned."""
    found: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if world.plan[gangster] >= PURCHASE and world.g_owner[gangster] == seat:
            found += PRICE[world.plan[gangster] - PURCHASE]
        gangster += 1
    return found


def with_purchases(world: CosaState, seat: i64, have: list[int]) -> list[int]:
    """The same prerequisites when the seat's planned purchases are paid."""
    found = list(have)
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if world.plan[gangster] >= PURCHASE and world.g_owner[gangster] == seat:
            found[TRADE[world.plan[gangster] - PURCHASE]] += 1
        gangster += 1
    return found


def on_offer(world: CosaState, seat: i64, kind: i64) -> i64:
    """Cards of a kind that others could lend to this seat."""
    found: i64 = 0
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1]:
        owner = world.b_owner[business]
        lies = world.b_at[business] == ACTIVE or world.b_at[business] == PLANNED
        if lies and owner not in (NONE, seat):
            found += 1
        business += 1
    return found


# -- Gangsters --------------------------------------------------------------------------------------------------------


def power_gain(world: CosaState, seat: i64, pistols: i64) -> float:
    """CN-202: what one more kill adds; a first one is also a step towards three."""
    held: i64 = 0
    kills: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if world.g_at[gangster] == KILLED and world.g_owner[gangster] == seat:
            held += PISTOLS[gangster]
            kills += 1
        gangster += 1
    now = held * POWER[kills if kills < 3 else 3]
    then = (held + pistols) * POWER[kills + 1 if kills < 2 else 3]
    return float(then - now)


def card_on(world: CosaState, me: i64, gangster: i64) -> float:
    """About what the planned card on a Gangster is worth to its owner, as I know it."""
    card = world.plan[gangster]
    if card == NOTHING:
        return 0.0
    if card >= PURCHASE:
        return float(INCOME[card - PURCHASE]) * 0.5
    bold = 1.2 if is_attached(world, gangster, HENCHMAN) else 1.0
    if world.jobs.knows(me, card):
        job = world.jobs.face[card]
        return 0.8 * float(HIGH[job]) if DEED[job] == CASH else KNOWN_OTHER
    return 0.6 * bold * mean_job(world.round - 1, PISTOLS[gangster])


def loss_of_gangster(world: CosaState, outlook: Outlook, gangster: i64) -> float:
    """What his owner loses when he is killed."""
    return future_of(world, gangster) + card_on(world, outlook.me, gangster) + 2.0


def majority(world: CosaState, seat: i64) -> i64:
    """How many more active Gangsters the seat has than the best of the others."""
    best: i64 = 0
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            men = active_gangsters(world, other)
            if men > best:
                best = men
        other += 1
    return active_gangsters(world, seat) - best
