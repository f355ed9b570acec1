"""The action phase by rules of thumb: what first, at whom, which reactions, what to buy and to launder (section 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.cosanostra.actions import (
    DO_AIM_BUSINESS,
    DO_AIM_GANGSTER,
    DO_AIM_SEAT,
    DO_BUY,
    DO_DOC,
    DO_EXECUTE,
    DO_LAPSE,
    DO_LAUNDER,
    DO_NOTHING,
    DO_REROLL,
    DO_REVEAL,
    DO_SCHEMER,
    DO_SKIP,
    DO_STAKE,
    DO_USE,
)
from sitdown.games.cosanostra.bot.attacks import best_aim
from sitdown.games.cosanostra.bot.bonds import bond
from sitdown.games.cosanostra.bot.planning import job_worth, purchase_worth, shift_of
from sitdown.games.cosanostra.bot.value import (
    Outlook,
    lacking,
    loss_of_gangster,
    own_businesses,
    prerequisites,
    with_purchases,
    worth_of_business,
)
from sitdown.games.cosanostra.cards.businesses import count_active
from sitdown.games.cosanostra.cards.dice import hit_chance
from sitdown.games.cosanostra.cards.gangsters import can_act, has_job, has_plan, strength
from sitdown.games.cosanostra.cards.influence_cards import holds
from sitdown.games.cosanostra.data import (
    BUSINESSES,
    CASH,
    CONNECTIONS,
    COP,
    DEED,
    DOC,
    GANGSTERS,
    HIGH,
    LAUNDERING,
    LOW,
    MOST_STAKE,
    NEEDS,
    NONE,
    OFFER,
    PRICE,
    RACING,
    ROBBERY,
    SCHEMER,
    TRADE,
    TRADES,
    TRAP,
)
from sitdown.games.cosanostra.jobs.buying import is_for_sale, price_now
from sitdown.games.cosanostra.jobs.doctor import owner_of_hurt
from sitdown.games.cosanostra.jobs.laundering import most_to_launder
from sitdown.games.cosanostra.jobs.responses import holds_response
from sitdown.games.cosanostra.jobs.targets import aims_at_business, aims_at_gangster, places_for
from sitdown.games.cosanostra.phases.action import can_execute
from sitdown.games.cosanostra.state import NOTHING, PURCHASE, CosaState

WORTH_ROBBING: Final = 9  # thousands (section 16)
WORTH_A_SCHEMER: Final = 25.0  # a kill; else it is kept to act last in the last round
# What comes first in a turn; a fifth of what it is worth is added.
NEEDED_PURCHASE: Final = 80.0
KILL_URGENCY: Final = 70.0
ATTACK_URGENCY: Final = 65.0
BUY_URGENCY: Final = 62.0
RENTED_URGENCY: Final = 60.0  # rented cards may be bashed
CASH_URGENCY: Final = 45.0
BARGAIN_URGENCY: Final = 35.0
RACING_URGENCY: Final = 8.0
LAUNDERING_URGENCY: Final = 5.0  # more to wash at the end


# -- a turn -----------------------------------------------------------------------------------------------------------


def act(world: CosaState, outlook: Outlook) -> int:
    """Execute what is most urgent; wait, by a Schemer, with Responses; let lapse what is of no use."""
    me = outlook.me
    if waits_by_schemer(world, me):
        return DO_SKIP
    have = prerequisites(world, outlook, me)
    best: i64 = NONE
    most = -1.0
    worst: i64 = NONE
    least = 1000.0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_act(world, gangster, me):
            rating = urgency(world, outlook, have, gangster) if can_execute(world, gangster) else -1.0
            if rating > most:
                most = rating
                best = gangster
            loss = waste(world, outlook, have, gangster)
            if rating <= 0.0 and loss < least:
                least = loss
                worst = gangster
        gangster += 1
    if most > 0.0:
        return DO_EXECUTE + best
    if least >= 2.0 and not world.is_extra and holds(world, me, SCHEMER) and others_have_plans(world, me):
        return DO_SKIP
    return DO_LAPSE + worst


def waits_by_schemer(world: CosaState, me: i64) -> bool:
    """In the last round he is best off who acts last: nobody can answer, and men who have acted are easier to kill."""
    last = world.round == world.switches.rounds
    return last and not world.is_extra and holds(world, me, SCHEMER) and others_have_plans(world, me)


def others_have_plans(world: CosaState, me: i64) -> bool:
    seat: i64 = 0
    while seat < world.seats:
        if seat != me and has_plan(world, seat):
            return True
        seat += 1
    return False


def urgency(world: CosaState, outlook: Outlook, have: vec[i64], gangster: i64) -> float:
    """Section 16, "execute in this order"; 0 or less: of no use."""
    card = world.plan[gangster]
    if card >= PURCHASE:
        business = card - PURCHASE
        if needed_by_plan(world, outlook.me, have, TRADE[business]):
            return NEEDED_PURCHASE
        return BUY_URGENCY if purchase_worth(world, outlook, have, business) > 0.0 else 0.0
    job = world.jobs.face[card]
    deed = DEED[job]
    if deed == CASH and lacking(have, job) > 0:
        return 0.0
    worth = job_worth(world, outlook, have, job, strength(world, gangster), shift_of(world, gangster))
    if deed == CASH:
        rents = lacking(own_businesses(outlook, outlook.me), job) > 0
        return (RENTED_URGENCY if rents else CASH_URGENCY) + worth * 0.2
    if worth <= 0.0:
        return 0.0
    if aims_at_gangster(deed):
        return KILL_URGENCY + worth * 0.2
    if deed in (CONNECTIONS, OFFER):
        return BARGAIN_URGENCY
    if deed == RACING:
        return RACING_URGENCY
    if deed == LAUNDERING:
        return LAUNDERING_URGENCY
    return ATTACK_URGENCY + worth * 0.2


def needed_by_plan(world: CosaState, me: i64, have: vec[i64], kind: i64) -> bool:
    """Does a planned Cash Job of mine lack this kind?"""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if NOTHING < card < PURCHASE and world.g_owner[gangster] == me:
            job = world.jobs.face[card]
            if DEED[job] == CASH and NEEDS[job * TRADES + kind] > have[kind]:
                return True
        gangster += 1
    return False


def waste(world: CosaState, outlook: Outlook, have: vec[i64], gangster: i64) -> float:
    """What would be lost if the card on him lapsed now."""
    card = world.plan[gangster]
    if card >= PURCHASE:
        return 1.0
    job = world.jobs.face[card]
    if DEED[job] == CASH:
        return 1.5 if lacking(with_purchases(world, outlook.me, have), job) == 0 else 0.5
    if DEED[job] in (ROBBERY, TRAP):
        return 2.0 + job_worth(world, outlook, have, job, strength(world, gangster), shift_of(world, gangster))
    return 0.0


# -- aims -------------------------------------------------------------------------------------------------------------


def aim(world: CosaState, outlook: Outlook) -> int:
    deed = DEED[world.deed]
    if deed == CASH:
        return use(world, outlook.me)
    if deed == RACING:
        return DO_STAKE + min(world.cash[outlook.me], MOST_STAKE)
    shift = shift_of(world, world.doing)
    target, _ = best_aim(world, outlook, world.deed, strength(world, world.doing), shift)
    if aims_at_gangster(deed):
        return DO_AIM_GANGSTER + target
    return (DO_AIM_BUSINESS if aims_at_business(deed) else DO_AIM_SEAT) + target


def use(world: CosaState, me: i64) -> int:
    """CN-84: the card of the strongest rival would be the one to lose; any will do."""
    business: i64 = 0
    while world.to_use[TRADE[business]] == 0 or world.uses[business] >= places_for(world, me, business):
        business += 1
    return DO_USE + business


def reroll(world: CosaState, me: i64) -> int:
    """CN-74: a die that failed, if one or two successes are still missing."""
    chance = hit_chance(world.aim_at)
    gain = float(LOW[world.deed] if world.hits == 0 else HIGH[world.deed] - LOW[world.deed])
    if world.hits > 1 or chance * gain < 0.5 or (world.hits == 1 and world.dice_n == 1):
        return DO_NOTHING
    if world.hits == 1 and gain < 3.0 and has_other_cash_job(world, me):
        return DO_NOTHING
    die: i64 = 0
    while world.dice[die] >= world.aim_at:
        die += 1
    return DO_REROLL + die


def has_other_cash_job(world: CosaState, me: i64) -> bool:
    """Is there a planned Cash Job for which one's Cop may be wanted more?"""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        other = gangster != world.doing and world.g_owner[gangster] == me
        if other and NOTHING < card < PURCHASE and DEED[world.jobs.face[card]] == CASH:
            return count_active(world, me, COP) < 2
        gangster += 1
    return False


# -- reactions --------------------------------------------------------------------------------------------------------


def rob(world: CosaState, me: i64) -> int:
    """Section 16: from 9k on; less when there is not much to come."""
    loot = world.pay if world.level == 0 else world.take[0]
    best = strongest_with(world, me, ROBBERY)
    if best == NONE or loot < 2:
        return DO_NOTHING
    wanted: i64 = WORTH_ROBBING
    if jobs_to_come(world, me) < 2 or acts_left(world, me) <= 1:
        wanted = 4
    victim = world.active if world.level == 0 else world.g_owner[world.robber[0]]
    return DO_REVEAL + best if float(loot) >= float(wanted) + bond(world, me, victim) else DO_NOTHING


def strongest_with(world: CosaState, me: i64, deed: i64) -> i64:
    best: i64 = NONE
    most: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if holds_response(world, me, gangster, deed) and strength(world, gangster) > most:
            most = strength(world, gangster)
            best = gangster
        gangster += 1
    return best


def jobs_to_come(world: CosaState, me: i64) -> i64:
    """Face-down Jobs of others."""
    found: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if has_job(world, gangster) and world.g_owner[gangster] != me:
            found += 1
        gangster += 1
    return found


def acts_left(world: CosaState, me: i64) -> i64:
    """My planned cards that can be executed in a turn of my own; with none left a Response must lapse."""
    found: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_act(world, gangster, me) and not is_response(world, gangster):
            found += 1
        gangster += 1
    return found


def is_response(world: CosaState, gangster: i64) -> bool:
    card = world.plan[gangster]
    return card < PURCHASE and DEED[world.jobs.face[card]] in (ROBBERY, TRAP)


def trap(world: CosaState, outlook: Outlook) -> int:
    """Whatever hurts is answered; a slap is not, while worse may come."""
    best = strongest_with(world, outlook.me, TRAP)
    if best == NONE:
        return DO_NOTHING
    return DO_REVEAL + best if loss_ahead(world, outlook) >= 2.0 or acts_left(world, outlook.me) <= 1 else DO_NOTHING


def loss_ahead(world: CosaState, outlook: Outlook) -> float:
    """What the Attack that has just succeeded takes from me."""
    if world.attacker != world.doing:
        return float(world.take[world.level])
    job = world.deed
    if aims_at_gangster(DEED[job]):
        return loss_of_gangster(world, outlook, world.target)
    if aims_at_business(DEED[job]):
        return worth_of_business(world, outlook, world.target, outlook.me) * (1.0 if world.blow > 1 else 0.4)
    amount = HIGH[job] if world.blow > 1 else LOW[job]
    return float(min(amount, world.cash[outlook.me]))


def may_heal(world: CosaState, me: i64) -> bool:
    """A doc, and a card of one's own to use it for."""
    return owner_of_hurt(world) == me and holds(world, me, DOC)


def doctor(world: CosaState, outlook: Outlook) -> int:
    """Only if it matters."""
    if world.hurt >= PURCHASE:
        loss = worth_of_business(world, outlook, world.hurt - PURCHASE, outlook.me)
        loss *= 1.0 if world.harm > 1 else 0.4
    else:
        loss = loss_of_gangster(world, outlook, world.hurt)
    return DO_DOC if loss >= 3.0 or outlook.rounds_after == 0.0 else DO_NOTHING


def may_scheme(world: CosaState, me: i64) -> bool:
    """A Schemer that is not kept for a skip, late enough to be of no better use."""
    if not holds(world, me, SCHEMER) or world.round + 1 < world.switches.rounds:
        return False
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_act(world, gangster, me) and is_response(world, gangster):
            return False
        gangster += 1
    return True


def scheme(world: CosaState, outlook: Outlook) -> int:
    """An extra turn to hit a man before he acts; who has cards left when others have none is safer from them."""
    return DO_SCHEMER if best_kill(world, outlook) >= WORTH_A_SCHEMER else DO_NOTHING


def best_kill(world: CosaState, outlook: Outlook) -> float:
    """The best Attack on a Gangster that I could carry out at once."""
    most = 0.0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if can_act(world, gangster, outlook.me) and card < PURCHASE:
            job = world.jobs.face[card]
            if aims_at_gangster(DEED[job]):
                worth = best_aim(world, outlook, job, strength(world, gangster), shift_of(world, gangster))[1]
                most = max(most, worth)
        gangster += 1
    return most


# -- what follows a Job -----------------------------------------------------------------------------------------------


def launder(world: CosaState, me: i64) -> int:
    """All at the end; before it what is not needed for planned purchases and the next recruit."""
    most = most_to_launder(world)
    if world.round == world.switches.rounds:
        return DO_LAUNDER + most
    spare = world.cash[me] - 4
    return DO_LAUNDER + max(0, min(most, spare))


def buy(world: CosaState, outlook: Outlook) -> int:
    """The purchase that brings most over its price now."""
    have = prerequisites(world, outlook, outlook.me)
    best: i64 = DO_NOTHING
    most = 0.1
    business: i64 = 0
    while business < BUSINESSES:
        if is_for_sale(world, business):
            price = price_now(world, business)
            if price <= world.cash[outlook.me]:
                saved = float(PRICE[business] - price)
                gain = purchase_worth(world, outlook, have, business) + saved
                if gain > most:
                    most = gain
                    best = DO_BUY + business
        business += 1
    return best
