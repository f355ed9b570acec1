"""What things are worth to a player by rules of thumb, in thousands (section 16).

Everything here reads only what the seat `me` knows: public facts, its own cards, and Jobs that it has looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.cosanostra.cards.dice import chances
from sitdown.games.cosanostra.cards.influence_cards import is_attached
from sitdown.games.cosanostra.data import (
    BUSINESSES,
    CASH,
    COP,
    DEED,
    FIRST_NEED,
    FIRST_OF,
    GANGSTERS,
    HENCHMAN,
    HIGH,
    INCOME,
    LAWYER,
    LOW,
    MARKERS,
    MONOPOLIES,
    MONOPOLY_PAY,
    MOST_SEATS,
    NEED_COUNT,
    NEED_KIND,
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


_ZERO_A_SEAT: Final = vec[i64]([0] * MOST_SEATS)
_ZERO_A_KIND: Final = vec[i64]([0] * TRADES)
_ZERO_A_KIND_AND_SEAT: Final = vec[i64]([0] * (MOST_SEATS * TRADES))
_NO_HOPES: Final = vec[float]([0.0] * MOST_SEATS)
_NO_FUTURE: Final = vec[float]([0.0] * 8)


class Outlook:
    """How the table looks to one seat: counted once for a choice."""

    def __init__(self, world: CosaState, me: i64, trades: bool) -> None:
        self.me: i64 = me
        self.incomes: float = incomes_left(world)
        self.rounds_after: float = float(world.switches.rounds - world.round)
        self.future: vec[float] = futures(world)  # by strength: what a Gangster will earn in later rounds
        self.active: vec[i64] = _ZERO_A_KIND_AND_SEAT[:]  # [seat * TRADES + kind]: active Businesses
        self.in_all: vec[i64] = _ZERO_A_KIND[:]  # by kind: the same, whosoever
        self.pay: vec[i64] = _ZERO_A_SEAT[:]  # what these bring without monopolies
        self.men: vec[i64] = _ZERO_A_SEAT[:]  # active Gangsters
        self.hopes: vec[float] = _NO_HOPES[:]  # what the Gangsters of a seat will earn in later rounds
        self.kills: vec[i64] = _ZERO_A_SEAT[:]
        self.pistols: vec[i64] = _ZERO_A_SEAT[:]  # of those killed
        self.count_businesses(world)
        self.count_gangsters(world)
        self.fortunes: vec[float] = fortunes(world, self)
        self.spite: vec[float] = spites(world, me, self.fortunes)
        self.trust: float = trust(world) if trades else 0.0
        self.aims: Aims | None = None  # see attacks.aims_of
        self.spared: i64 = NONE  # a seat that I attack in no case

    def count_businesses(self, world: CosaState) -> None:
        business: i64 = 0
        while business < BUSINESSES:
            if world.b_at[business] == ACTIVE:
                owner = world.b_owner[business]
                kind = TRADE[business]
                self.active[owner * TRADES + kind] += 1
                self.in_all[kind] += 1
                self.pay[owner] += INCOME[business]
            business += 1

    def count_gangsters(self, world: CosaState) -> None:
        gangster: i64 = 0
        while gangster < GANGSTERS:
            at = world.g_at[gangster]
            if at >= ACTIVE:
                owner = world.g_owner[gangster]
                if at == KILLED:
                    self.kills[owner] += 1
                    self.pistols[owner] += PISTOLS[gangster]
                else:
                    self.hopes[owner] += self.future[PISTOLS[gangster]]
                    self.men[owner] += 1 if at == ACTIVE else 0
            gangster += 1


class Aims:
    """What it is worth to hit each Gangster and each Business of others, whoever does it and however likely."""

    def __init__(self) -> None:
        self.kill: vec[float] = vec[float]([0.0] * GANGSTERS)
        self.down: vec[float] = vec[float]([0.0] * BUSINESSES)  # deactivated
        self.gone: vec[float] = vec[float]([0.0] * BUSINESSES)
        self.bonds: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what an Attack on a seat costs in honour


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


def fortunes(world: CosaState, outlook: Outlook) -> vec[float]:
    """About what each seat will have at the end, as far as all can see it."""
    found = _NO_HOPES[: world.seats]
    seat: i64 = 0
    while seat < world.seats:
        power = outlook.pistols[seat] * POWER[outlook.kills[seat] if outlook.kills[seat] < 3 else 3]  # CN-202
        sure = world.cash[seat] + 2 * world.laundered[seat] + power
        found[seat] = float(sure) + float(income(outlook, seat)) * outlook.incomes + outlook.hopes[seat]
        seat += 1
    return found


def income(outlook: Outlook, seat: i64) -> i64:
    """CN-160, CN-164: of active Businesses and monopolies."""
    found = outlook.pay[seat]
    kind: i64 = 0
    while kind < MONOPOLIES:
        mine = outlook.active[seat * TRADES + kind]
        if mine >= 2 and 2 * mine > outlook.in_all[kind]:
            found += MONOPOLY_PAY
        kind += 1
    return found


def futures(world: CosaState) -> vec[float]:
    """By strength: what a Gangster will earn in later rounds."""
    found = _NO_FUTURE[:]
    pistols: i64 = 1
    while pistols < len(found):
        later = world.round  # as an index of rounds: the next one
        while later < world.switches.rounds:
            found[pistols] += ONE_MORE_HAND * mean_job(later, pistols)
            later += 1
        pistols += 1
    return found


def spites(world: CosaState, me: i64, fortunes_of: vec[float]) -> vec[float]:
    """By seat: what a thousand less for it is worth. The strongest rival counts most."""
    best = 1.0
    seat: i64 = 0
    while seat < world.seats:
        if seat != me and fortunes_of[seat] > best:
            best = fortunes_of[seat]
        seat += 1
    found = _NO_HOPES[: world.seats]
    seat = 0
    while seat < world.seats:
        share = fortunes_of[seat] / best
        found[seat] = 0.0 if seat == me else SPITE / float(world.seats - 1) * share * share * share
        seat += 1
    return found


def trust(world: CosaState) -> float:
    """How likely a missing Business can be rented, as this table has dealt so far."""
    made = float(world.tally[DEALS])
    if world.round == 1:
        return 0.8
    wanted = 0.75 * float(world.round - 1)
    return 0.85 if made >= wanted else 0.05 + 0.8 * made / wanted


# -- Businesses -------------------------------------------------------------------------------------------------------


def monopoly_with(outlook: Outlook, kind: i64, seat: i64, more: i64, in_all: i64) -> float:
    """CN-164: the pay of a monopoly if the seat had so many more of the kind, and all together so many more."""
    if kind >= MONOPOLIES:
        return 0.0
    mine = outlook.active[seat * TRADES + kind] + more
    return float(MONOPOLY_PAY) if mine >= 2 and 2 * mine > outlook.in_all[kind] + in_all else 0.0


def service_of(kind: i64) -> float:
    """A round: what a Business does besides its income."""
    return USE_OF_BUSINESS + (ABILITY if kind in (LAWYER, POLITICIAN, COP) else 0.0)


def worth_of_new(world: CosaState, outlook: Outlook, business: i64, seat: i64) -> float:
    """What one more Business brings a seat until the end, before its price."""
    kind = TRADE[business]
    in_all: i64 = 0 if world.b_at[business] == ACTIVE else 1
    earns = float(INCOME[business]) + monopoly_with(outlook, kind, seat, 1, in_all)
    earns -= monopoly_with(outlook, kind, seat, 0, 0)
    return earns * outlook.incomes + service_of(kind) * outlook.rounds_after


def worth_of_business(world: CosaState, outlook: Outlook, business: i64, owner: i64) -> float:
    """What the owner of a Business would lose with it."""
    kind = TRADE[business]
    earns = float(INCOME[business])
    if world.b_at[business] == ACTIVE:
        earns += monopoly_with(outlook, kind, owner, 0, 0) - monopoly_with(outlook, kind, owner, -1, -1)
    return earns * outlook.incomes + service_of(kind) * outlook.rounds_after


def freed_monopoly(outlook: Outlook, seat: i64, kind: i64) -> float:
    """What a seat wins a payday when another's Business of the kind goes."""
    return monopoly_with(outlook, kind, seat, 0, -1) - monopoly_with(outlook, kind, seat, 0, 0)


def own_businesses(outlook: Outlook, seat: i64) -> vec[i64]:
    """By kind: the seat's own active ones."""
    return outlook.active[seat * TRADES : (seat + 1) * TRADES]


def prerequisites(world: CosaState, outlook: Outlook, seat: i64) -> vec[i64]:
    """By kind: what a Cash Job of the seat could use now, its own and rented (CN-80)."""
    found = own_businesses(outlook, seat)
    if world.free_markers[seat] == MARKERS:
        return found  # it rents nothing
    kind: i64 = 0
    while kind < TRADES:
        found[kind] += rented(world, seat, kind)
        kind += 1
    return found


def lacking(have: vec[i64], job: i64) -> i64:
    """How many Businesses a Cash Job lacks."""
    found: i64 = 0
    need = FIRST_NEED[job]
    while need < FIRST_NEED[job + 1]:
        short = NEED_COUNT[need] - have[NEED_KIND[need]]
        if short > 0:
            found += short
        need += 1
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


def with_purchases(world: CosaState, seat: i64, have: vec[i64]) -> vec[i64]:
    """The same prerequisites when the seat's planned purchases are paid."""
    found = have[:]
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


def power_gain(outlook: Outlook, seat: i64, pistols: i64) -> float:
    """CN-202: what one more kill adds; a first one is also a step towards three."""
    held = outlook.pistols[seat]
    kills = outlook.kills[seat]
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
    return outlook.future[PISTOLS[gangster]] + card_on(world, outlook.me, gangster) + 2.0


def majority(outlook: Outlook, seat: i64) -> i64:
    """How many more active Gangsters the seat has than the best of the others."""
    best: i64 = 0
    other: i64 = 0
    while other < MOST_SEATS:
        if other != seat and outlook.men[other] > best:
            best = outlook.men[other]
        other += 1
    return outlook.men[seat] - best
