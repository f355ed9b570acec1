"""Planning by rules of thumb: what each card is worth on each Gangster, and which goes where (section 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.bot.attacks import best_aim
from sitdown.games.cosanostra.bot.value import (
    Outlook,
    lacking,
    mean_pay,
    on_offer,
    planned_purchases,
    power_gain,
    prerequisites,
    with_purchases,
    worth_of_new,
)
from sitdown.games.cosanostra.cards.dice import chances
from sitdown.games.cosanostra.cards.gangsters import is_free, strength
from sitdown.games.cosanostra.cards.influence_cards import is_attached
from sitdown.games.cosanostra.cards.job_cards import job_at
from sitdown.games.cosanostra.data import (
    BIRTHDAY,
    CASH,
    CONNECTIONS,
    DEED,
    DIE,
    FIRST_NEED,
    GANGSTERS,
    HENCHMAN,
    HIGH,
    IS_ATTACK,
    LAUNDERING,
    LOW,
    MOST_STAKE,
    NEED_COUNT,
    NEED_KIND,
    NEEDS,
    NONE,
    PRICE,
    RACING,
    ROBBERY,
    SABOTEUR,
    SLOTS,
    TRADE,
    TRADES,
    TRAP,
)
from sitdown.games.cosanostra.phase_numbers import ACT
from sitdown.games.cosanostra.state import NOTHING, PURCHASE, CosaState

RENT: Final = 0.3  # of a Job's pay goes to those who lend what it lacks
LOOT: Final = 4.5  # times the round: what a Robbery can hope for
TRAP_WORTH: Final = 8.0
LATER: Final = 0.7  # of laundering: how much is left of it before the last round
HARD_UP: Final = 6.0  # thousands short at which a purchase is hopeless


# -- what a Job is worth ----------------------------------------------------------------------------------------------


def shift_of(world: CosaState, gangster: i64) -> i64:
    """CN-72: what attached cards do to his die target."""
    less = 1 if is_attached(world, gangster, HENCHMAN) else 0
    return (1 if is_attached(world, gangster, SABOTEUR) else 0) - less


def job_worth(world: CosaState, outlook: Outlook, have: vec[i64], job: i64, dice: i64, shift: i64) -> float:
    """What a Job brings when it rolls so many dice and its die target is shifted so much."""
    deed = DEED[job]
    if deed == CASH:
        return cash_worth(world, outlook, have, job, dice, shift)
    if deed == ROBBERY:
        one, two = chances(dice, DIE[job] + shift)
        return (two + 0.5 * one) * LOOT * float(world.round)
    if deed == TRAP:
        one, two = chances(dice, DIE[job] + shift)
        return (one + two) * TRAP_WORTH + 0.4 * two * power_gain(outlook, outlook.me, 2)
    if IS_ATTACK[job] != 0:
        return best_aim(world, outlook, job, dice, shift)[1]
    return special_worth(world, outlook, have, job, dice, shift)


def cash_worth(world: CosaState, outlook: Outlook, have: vec[i64], job: i64, dice: i64, shift: i64) -> float:
    """The mean pay; for what it lacks a share goes in rents, if they can be had at all."""
    pay = mean_pay(job, dice, DIE[job] + shift)
    lack = lacking(have, job)
    if lack == 0:
        return pay
    if lack > world.free_markers[outlook.me] or not can_be_rented(world, outlook.me, have, job):
        return 0.0
    found = pay * (1.0 - RENT)
    while lack > 0:
        found *= outlook.trust
        lack -= 1
    return found


def can_be_rented(world: CosaState, me: i64, have: vec[i64], job: i64) -> bool:
    """Does somebody have all that it lacks?"""
    need = FIRST_NEED[job]
    while need < FIRST_NEED[job + 1]:
        kind = NEED_KIND[need]
        short = NEED_COUNT[need] - have[kind]
        if short > 0 and on_offer(world, me, kind) < short:
            return False
        need += 1
    return True


def special_worth(world: CosaState, outlook: Outlook, have: vec[i64], job: i64, dice: i64, shift: i64) -> float:
    deed = DEED[job]
    one, two = chances(dice, DIE[job] + shift)
    purse = float(world.cash[outlook.me])
    if world.phase < ACT:
        purse += 4.0 * float(world.round)
    if deed == LAUNDERING:
        washed = one * min(purse, float(LOW[job])) + two * min(purse, float(HIGH[job]))
        return washed if outlook.rounds_after == 0.0 else LATER * washed
    if deed == RACING:
        return (2.0 * (one + two) - 1.0) * min(purse, float(MOST_STAKE))
    if deed == BIRTHDAY:
        guests = float(world.seats - 1)
        return 1.3 * guests * (one * float(LOW[job]) + two * float(HIGH[job]))
    less = 2.0 if deed == CONNECTIONS else 4.0
    bargain = best_bargain(world, outlook, have, purse)
    return (one + two) * bargain + two * less if bargain > 0.0 else 0.0


def best_bargain(world: CosaState, outlook: Outlook, have: vec[i64], purse: float) -> float:
    """The best purchase that could be paid."""
    best = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        business = world.market[slot]
        if business != NONE and float(PRICE[business]) <= purse:
            worth = purchase_worth(world, outlook, have, business)
            best = worth if worth > best else best
        slot += 1
    return best


def purchase_worth(world: CosaState, outlook: Outlook, have: vec[i64], business: i64) -> float:
    """A Business: its incomes, a monopoly, what it does for Jobs that lack it; less its price."""
    found = worth_of_new(world, outlook, business, outlook.me) - float(PRICE[business])
    return found + help_for_jobs(world, outlook, have, TRADE[business])


def help_for_jobs(world: CosaState, outlook: Outlook, have: vec[i64], kind: i64) -> float:
    """What one more of a kind does for the best Job, planned or in hand, that lacks it."""
    best = 0.0
    me = outlook.me
    slot: i64 = 0
    while slot < world.hand_n[me]:
        gain = help_for(outlook, have, kind, job_at(world, me, slot))
        best = gain if gain > best else best
        slot += 1
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if NOTHING < card < PURCHASE and world.g_owner[gangster] == me:
            gain = help_for(outlook, have, kind, world.jobs.face[card])
            best = gain if gain > best else best
        gangster += 1
    return best


def help_for(outlook: Outlook, have: vec[i64], kind: i64, job: i64) -> float:
    if DEED[job] != CASH or NEEDS[job * TRADES + kind] <= have[kind]:
        return 0.0
    lack = float(lacking(have, job))
    return mean_pay(job, 2, DIE[job]) * (1.0 - (1.0 - RENT) * outlook.trust) / (lack * lack)


# -- who does what ----------------------------------------------------------------------------------------------------


class Plan:
    """Free Gangsters, cards for them, and what each card is worth on each; then which card each gets."""

    def __init__(self) -> None:
        self.men: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()  # a Job, or PURCHASE + a market slot
        self.worth: vec[float] = vec[float]()  # [man * number of cards + card]
        self.lacks: vec[i64] = vec[i64]()  # by card: Businesses that are still missing
        self.given: vec[i64] = vec[i64]()  # by man: a place in `cards`, NONE if there are too few

    def on(self, man: i64, card: i64) -> float:
        """What a card is worth on a man, both by their places here."""
        return self.worth[man * len(self.cards) + card]


def make_plan(world: CosaState, outlook: Outlook) -> Plan:
    """The best distribution that changes of two at a time can find."""
    plan = Plan()
    me = outlook.me
    have = with_purchases(world, me, prerequisites(world, outlook, me))
    list_cards(world, have, me, plan)
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if is_free(world, gangster, me):
            plan.men = append(plan.men, gangster)
        gangster += 1
    weigh_cards(world, outlook, have, plan)
    spend_budget(world, outlook, have, plan)
    distribute(plan)
    improve(plan)
    return plan


def list_cards(world: CosaState, have: vec[i64], me: i64, plan: Plan) -> None:
    slot: i64 = 0
    while slot < world.hand_n[me]:
        job = job_at(world, me, slot)
        plan.cards = append(plan.cards, job)
        plan.lacks = append(plan.lacks, lacking(have, job) if DEED[job] == CASH else 0)
        slot += 1
    slot = 0
    while slot < SLOTS:
        if world.market[slot] != NONE:
            plan.cards = append(plan.cards, PURCHASE + slot)
            plan.lacks = append(plan.lacks, 0)
        slot += 1


def weigh_cards(world: CosaState, outlook: Outlook, have: vec[i64], plan: Plan) -> None:
    """What each card is worth on each man: the same for two who throw alike, and a purchase for everybody."""
    wide: i64 = len(plan.cards)
    plan.worth = vec[float]([0.0] * (len(plan.men) * wide))
    man: i64 = 0
    while man < len(plan.men):
        dice = strength(world, plan.men[man])
        shift = shift_of(world, plan.men[man])
        like: i64 = 0  # the first who throws alike
        while strength(world, plan.men[like]) != dice or shift_of(world, plan.men[like]) != shift:
            like += 1
        card: i64 = 0
        while card < wide:
            if like < man:
                plan.worth[man * wide + card] = plan.worth[like * wide + card]
            elif man > 0 and plan.cards[card] >= PURCHASE:
                plan.worth[man * wide + card] = plan.worth[card]
            else:
                plan.worth[man * wide + card] = worth_on(world, outlook, have, plan.cards[card], dice, shift)
            card += 1
        man += 1


def worth_on(world: CosaState, outlook: Outlook, have: vec[i64], card: i64, dice: i64, shift: i64) -> float:
    """What a card is worth on a Gangster who throws so; of a Job less what it would be worth later."""
    if card >= PURCHASE:
        return purchase_worth(world, outlook, have, world.market[card - PURCHASE])
    return job_worth(world, outlook, have, card, dice, shift) - keep_worth(outlook, card)


def keep_worth(outlook: Outlook, job: i64) -> float:
    """What a Job in hand is worth for the next round."""
    if outlook.rounds_after == 0.0:
        return 0.0
    deed = DEED[job]
    if deed == CASH:
        return 0.1 * float(LOW[job])
    if deed == LAUNDERING:
        return 3.0
    return 1.0 if IS_ATTACK[job] == 0 or deed == ROBBERY else 0.3


def spend_budget(world: CosaState, outlook: Outlook, have: vec[i64], plan: Plan) -> None:
    """The best purchases first, as long as the money that can be hoped for lasts; the rest lapse for nothing."""
    left = budget(world, outlook, have, len(plan.men))
    wide: i64 = len(plan.cards)
    done: i64 = 0  # bits: market slots
    while len(plan.men) > 0:
        best: i64 = NONE
        most = -1000.0
        place: i64 = 0
        while place < wide:
            card = plan.cards[place]
            if card >= PURCHASE and done & BIT[card - PURCHASE] == 0 and plan.worth[place] > most:
                most = plan.worth[place]
                best = place
            place += 1
        if best == NONE:
            return
        slot = plan.cards[best] - PURCHASE
        done |= BIT[slot]
        price = float(PRICE[world.market[slot]])
        short = price - left
        hope = 1.0 if short <= 0.0 else max(0.0, 1.0 - short / HARD_UP)
        if most > 0.0 and hope > 0.3:
            left -= price
        man: i64 = 0
        while man < len(plan.men):
            worth = plan.worth[man * wide + best]
            plan.worth[man * wide + best] = worth * hope if worth > 0.0 else 0.0
            man += 1


def budget(world: CosaState, outlook: Outlook, have: vec[i64], free: i64) -> float:
    """Cash, and what Cash Jobs will probably bring, less what is planned to be bought."""
    me = outlook.me
    found = float(world.cash[me] - planned_purchases(world, me))
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if NOTHING < card < PURCHASE and world.g_owner[gangster] == me and DEED[world.jobs.face[card]] == CASH:
            found += 0.7 * cash_worth(world, outlook, have, world.jobs.face[card], strength(world, gangster), 0)
        gangster += 1
    pays = sorted([hand_pay(world, have, me, slot) for slot in range(world.hand_n[me])], reverse=True)
    for pay in pays[: max(0, free - 1)]:
        found += 0.6 * pay
    return found


def hand_pay(world: CosaState, have: vec[i64], me: i64, slot: i64) -> float:
    job = job_at(world, me, slot)
    if DEED[job] != CASH or lacking(have, job) > 0:
        return 0.0
    return mean_pay(job, 2, DIE[job])


def distribute(plan: Plan) -> None:
    """Again and again the best pair."""
    men: i64 = len(plan.men)
    wide: i64 = len(plan.cards)
    plan.given = vec[i64]([NONE] * men)
    taken = vec[i64]([0] * wide)
    pairs = men if men < wide else wide
    while pairs > 0:
        best_man: i64 = NONE
        best_card: i64 = NONE
        most = -1000.0
        man: i64 = 0
        while man < men:
            card: i64 = 0
            while card < wide and plan.given[man] == NONE:
                if taken[card] == 0 and plan.worth[man * wide + card] > most:
                    most = plan.worth[man * wide + card]
                    best_man = man
                    best_card = card
                card += 1
            man += 1
        plan.given[best_man] = best_card
        taken[best_card] = 1
        pairs -= 1


def improve(plan: Plan) -> None:
    """Two men change cards as long as that is better: the best man to the Job with the largest gap."""
    again = True
    while again:
        again = False
        one: i64 = 0
        while one < len(plan.men):
            two: i64 = 0
            while two < one:
                again = changes_cards(plan, one, two) or again
                two += 1
            one += 1


def changes_cards(plan: Plan, one: i64, two: i64) -> bool:
    """If they are better off with each other's card, they have it now."""
    a = plan.given[one]
    b = plan.given[two]
    if a == NONE or b == NONE or plan.on(one, b) + plan.on(two, a) <= plan.on(one, a) + plan.on(two, b) + 0.001:
        return False
    plan.given[one] = b
    plan.given[two] = a
    return True


def next_assignment(plan: Plan) -> i64:
    """The man whose card is laid next: purchases, which others may take, then whole Jobs, then what must be rented."""
    best: i64 = 0
    most = -10000.0
    man: i64 = 0
    while man < len(plan.men):
        place = plan.given[man]
        if place != NONE:
            rating = plan.on(man, place)
            if plan.cards[place] >= PURCHASE:
                rating += 100.0 if rating > 0.5 else -100.0
            elif plan.lacks[place] > 0:
                rating -= 50.0
            if rating > most:
                most = rating
                best = man
        man += 1
    return best
