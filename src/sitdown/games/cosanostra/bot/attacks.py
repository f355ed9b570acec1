"""Whom and what to attack, and what an Attack is worth (section 16): the strongest rival, never a card one rents."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.cosanostra.bot.bonds import bond
from sitdown.games.cosanostra.bot.value import (
    Aims,
    Outlook,
    card_on,
    freed_monopoly,
    loss_of_gangster,
    majority,
    monopoly_with,
    power_gain,
    worth_of_business,
    worth_of_new,
)
from sitdown.games.cosanostra.cards.businesses import has_marker
from sitdown.games.cosanostra.cards.dice import chances
from sitdown.games.cosanostra.cards.gangsters import die_against, strength
from sitdown.games.cosanostra.data import (
    ASSASSINATION,
    BASH,
    BUSINESSES,
    CAR_BOMB,
    DEED,
    DIE,
    GANGSTERS,
    HIGH,
    INCOME,
    LOW,
    MOST_GANGSTERS,
    NONE,
    PERSUASION,
    PISTOLS,
    THEFT,
    TRADE,
    VANDALISM,
)
from sitdown.games.cosanostra.jobs.targets import (
    aims_at_business,
    aims_at_gangster,
    is_target_business,
    is_target_gangster,
)
from sitdown.games.cosanostra.phase_numbers import ACT
from sitdown.games.cosanostra.state import ACTIVE, NOTHING, CosaState

RATHER_NOT: Final = -50.0  # a card that one rents
WORST: Final = -1000.0
NEVER: Final = 100.0  # what an Attack on the seat to be spared costs
CASH_TO_COME: Final = 3.0  # a round: what a victim will have earned when the Attack comes


def best_aim(world: CosaState, outlook: Outlook, job: i64, dice: i64, shift: i64) -> tuple[i64, float]:
    """The best target of an Attack that rolls so many dice, its die target shifted by attached cards; and its worth."""
    deed = DEED[job]
    if aims_at_gangster(deed):
        return best_gangster(world, outlook, job, dice, shift)
    one, two = chances(dice, DIE[job] + shift)
    if aims_at_business(deed):
        return best_business(world, outlook, deed, one, two)
    return best_seat(world, outlook, job, one, two)


# -- players ----------------------------------------------------------------------------------------------------------


def best_seat(world: CosaState, outlook: Outlook, job: i64, one: float, two: float) -> tuple[i64, float]:
    best: i64 = NONE
    most = WORST
    seat: i64 = 0
    while seat < world.seats:
        if seat != outlook.me:
            worth = worth_at_seat(world, outlook, job, seat, one, two)
            if worth > most:
                most = worth
                best = seat
        seat += 1
    return best, most


def worth_at_seat(world: CosaState, outlook: Outlook, job: i64, victim: i64, one: float, two: float) -> float:
    """Theft or Property Damage."""
    purse = float(world.cash[victim])
    if world.phase < ACT:
        purse += CASH_TO_COME * float(world.round)
    loss = one * min(purse, float(LOW[job])) + two * min(purse, float(HIGH[job]))
    return loss * ((1.0 if DEED[job] == THEFT else 0.0) + outlook.spite[victim]) - scruples(world, outlook, victim)


def scruples(world: CosaState, outlook: Outlook, victim: i64) -> float:
    """What an Attack on this seat costs besides: my word, if I gave it; below 0 if I have threatened it in vain."""
    if outlook.spared == victim:
        return NEVER
    return aims_of(world, outlook).bonds[victim] if world.promise_n > 0 else bond(world, outlook.me, victim)


# -- Businesses -------------------------------------------------------------------------------------------------------


def best_business(world: CosaState, outlook: Outlook, deed: i64, one: float, two: float) -> tuple[i64, float]:
    best: i64 = NONE
    most = WORST
    business: i64 = 0
    while business < BUSINESSES:
        if is_target_business(world, outlook.me, deed, business):
            worth = worth_at_business(world, outlook, deed, business, one, two)
            worth -= scruples(world, outlook, world.b_owner[business])
            if worth > most:
                most = worth
                best = business
        business += 1
    return best, most


def worth_at_business(world: CosaState, outlook: Outlook, deed: i64, business: i64, one: float, two: float) -> float:
    if has_marker(world, outlook.me, business):
        return RATHER_NOT
    aims = aims_of(world, outlook)
    down = aims.down[business]
    if deed in (BASH, VANDALISM):
        return (one + two) * down
    gone = aims.gone[business]
    if deed == PERSUASION:
        return two * (gone + worth_of_new(world, outlook, business, outlook.me))
    return two * gone + one * down


def aims_of(world: CosaState, outlook: Outlook) -> Aims:
    """What is there to hit, found once for a choice."""
    aims = outlook.aims
    if aims is None:
        aims = Aims()
        outlook.aims = aims
        seat: i64 = 0
        while seat < world.seats:
            aims.bonds[seat] = bond(world, outlook.me, seat)
            seat += 1
        business: i64 = 0
        while business < BUSINESSES:
            if world.stands(business) and world.b_owner[business] != outlook.me:
                note_business(world, outlook, aims, business)
            business += 1
        gangster: i64 = 0
        while gangster < GANGSTERS:
            if is_target_gangster(world, outlook.me, gangster):
                aims.kill[gangster] = worth_of_kill(world, outlook, gangster)
            gangster += 1
    return aims


def note_business(world: CosaState, outlook: Outlook, aims: Aims, business: i64) -> None:
    """What it is worth to me that a rival's Business is deactivated, and that it goes."""
    owner = world.b_owner[business]
    kind = TRADE[business]
    spite = outlook.spite[owner]
    freed = 0.0
    if world.b_at[business] == ACTIVE:
        freed = freed_monopoly(outlook, outlook.me, kind)
        lost = monopoly_with(outlook, kind, owner, 0, 0) - monopoly_with(outlook, kind, owner, -1, -1)
        paid = 1.0 if outlook.rounds_after > 0.0 else 2.0  # at the end it is doubled
        aims.down[business] = paid * (spite * (float(INCOME[business]) + lost) + freed)
    aims.gone[business] = spite * worth_of_business(world, outlook, business, owner) + freed * outlook.incomes


# -- Gangsters --------------------------------------------------------------------------------------------------------


def best_gangster(world: CosaState, outlook: Outlook, job: i64, dice: i64, shift: i64) -> tuple[i64, float]:
    best: i64 = NONE
    most = WORST
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if is_target_gangster(world, outlook.me, gangster):
            worth = worth_at_gangster(world, outlook, job, gangster, dice, shift)
            worth -= scruples(world, outlook, world.g_owner[gangster])
            if worth > most:
                most = worth
                best = gangster
        gangster += 1
    return best, most


def worth_at_gangster(world: CosaState, outlook: Outlook, job: i64, victim: i64, dice: i64, shift: i64) -> float:
    """Car Bomb, Assassination or Drive-by: the power bonus, and what the owner loses."""
    deed = DEED[job]
    spite = outlook.spite[world.g_owner[victim]]
    kill = aims_of(world, outlook).kill[victim]
    printed = DIE[job]
    if deed != CAR_BOMB:
        busy = world.plan[victim] != NOTHING or world.phase < ACT
        printed = die_against(strength(world, victim), busy)
    one, two = chances(dice, printed + shift)
    if deed == ASSASSINATION:
        return two * kill
    if deed == CAR_BOMB:
        return two * kill + one * spite * card_on(world, outlook.me, victim)
    hit = two if world.switches.drive_by == 2 else one + two
    return hit * kill - (1.0 - one - two) * danger_of_return_fire(world, outlook, victim, dice)


def worth_of_kill(world: CosaState, outlook: Outlook, victim: i64) -> float:
    owner = world.g_owner[victim]
    loss = loss_of_gangster(world, outlook, victim)
    kill = power_gain(outlook, outlook.me, PISTOLS[victim]) + outlook.spite[owner] * loss
    return kill + swing_of_majority(outlook, owner)


def danger_of_return_fire(world: CosaState, outlook: Outlook, victim: i64, dice: i64) -> float:
    """CN-111: a miss may cost the man who shot; he is as strong as he has dice."""
    if world.g_at[victim] != ACTIVE or world.switches.drive_by == 2:
        return 0.0
    one, two = chances(strength(world, victim), dice)
    return (one + two) * (4.0 + 4.0 * float(dice))


def swing_of_majority(outlook: Outlook, owner: i64) -> float:
    """CN-201: in the last round a kill can take the bonus from the one who has most Gangsters, or give it to me."""
    if outlook.rounds_after > 0.0:
        return 0.0
    lead = majority(outlook, owner)
    found = outlook.spite[owner] * float(MOST_GANGSTERS) if lead == 1 else 0.0
    if majority(outlook, outlook.me) == 0 and lead == 0:
        found += 0.5 * float(MOST_GANGSTERS)
    return found
