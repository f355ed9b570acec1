"""Words that go with an offer: loans, shares, peace for tribute, threats. Made, and weighed by the other's record.

Tags have no amounts. Among these players a loan is repaid with a sum that depends on its round alone; a share is a
third of what the Job pays for which something was rented (see promises.py), and nothing if it fails; who promises peace
or has been paid for a threat attacks nobody to whom he did, in that round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import ASK_CASH, DO_ITEM, GIVE_CASH
from sitdown.games.cosanostra.bot.attacks import best_aim
from sitdown.games.cosanostra.bot.bonds import believed, debts_of, is_bound, trust_in
from sitdown.games.cosanostra.bot.characters import honour, is_bold
from sitdown.games.cosanostra.bot.memory import Deal
from sitdown.games.cosanostra.bot.planning import shift_of
from sitdown.games.cosanostra.bot.prices import ROUNDING
from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.cards.gangsters import can_act, is_free, strength
from sitdown.games.cosanostra.data import DEED, GANGSTERS, IS_ATTACK, JOB_ROUND, NONE, ROBBERY
from sitdown.games.cosanostra.jobs.targets import aims_at_business, aims_at_gangster
from sitdown.games.cosanostra.phase_numbers import ACT
from sitdown.games.cosanostra.state import NOTHING, PURCHASE, CosaState
from sitdown.games.cosanostra.trade.dealings import pair
from sitdown.games.cosanostra.trade.promises import OPEN, PEACE, REPAY, SHARE, THREAT, round_of, seat_of, tag_of, to_of

ATTACKS: Final = [0.3, 0.35, 0.45, 0.5]  # of the planned Jobs of a round
HIT: Final = 0.6  # of Attacks have an effect
AT_LEADER: Final = 0.6  # of them are for the strongest rival
AT_OTHERS: Final = 0.2
THREATENED: Final = 0.8  # for one who was threatened
LOSS: Final = 3.0  # and so much more a round
LOSS_A_ROUND: Final = 1.5
PART: Final = 0.35  # of what is feared: what peace is worth, and what a threat demands
FEW: Final = 0.4  # what must be gained for a word to be worth the talk
EXPOSED: Final = 0.2  # of my cash and incomes to come an Attack may take
MOST_DEBTS: Final = 2
CLOSE_FIST: Final = 20.0  # who has less honour does not repay when it can no longer be held against him
CROOKED: Final = 10.0  # who has less never does


# -- loans and shares -------------------------------------------------------------------------------------------------


def debt(of_round: i64) -> i64:
    """What is repaid for a loan of this round, in thousands."""
    return of_round + 1


def may_borrow(world: CosaState, me: i64, of_seat: i64) -> bool:
    """One loan a round from each, and no more than two in all."""
    said = world.spoken[pair(me, of_seat)] & BIT[REPAY] != 0
    return not said and debts_of(world, me) < MOST_DEBTS


def repayment(world: CosaState, me: i64, to: i64) -> Deal:
    """What I owe this seat in all; without items if nothing, or if I do not mean to pay it now."""
    deal = Deal(to)
    good = honour(world, me)
    if world.sent[me] > 0 or good < CROOKED or (good < CLOSE_FIST and world.round == world.switches.rounds):
        return deal
    owed: i64 = 0
    i: i64 = 0
    while i < world.promise_n:
        promised = world.promise[i]
        if seat_of(promised) == me and to_of(promised) == to and world.fate[i] == OPEN:
            if tag_of(promised) == SHARE:
                owed += max(0, world.owed[i])
            elif tag_of(promised) == REPAY and (world.phase == ACT or round_of(promised) < world.round):
                owed += debt(round_of(promised))
        i += 1
    if 0 < owed < world.cash[me]:
        deal.items = [DO_ITEM + GIVE_CASH + owed - 1]
    return deal


def may_share(world: CosaState, me: i64, with_seat: i64) -> bool:
    """One share a round with each; in the last round only if I have a turn left in which to pay it."""
    if world.spoken[pair(me, with_seat)] & BIT[SHARE] != 0:
        return False
    if world.round < world.switches.rounds:
        return True
    turns: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        still = world.phase < ACT and is_free(world, gangster, me)
        turns += 1 if still or can_act(world, gangster, me) else 0
        gangster += 1
    return turns > 1


# -- peace and threats ------------------------------------------------------------------------------------------------


def danger(world: CosaState, outlook: Outlook, attacker: i64, victim: i64, threatened: bool) -> float:
    """What the attacker's face-down Jobs may cost the victim in this round, as everybody can guess."""
    if is_bound(world, attacker, victim):
        return 0.0
    chance = 0.0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if NOTHING < card < PURCHASE and can_act(world, gangster, attacker):
            chance += ATTACKS[JOB_ROUND[card]] * HIT
        gangster += 1
    if threatened:
        chance = min(1.0, chance) * THREATENED
    else:
        chance *= AT_LEADER if is_strongest_rival(world, outlook, attacker, victim) else AT_OTHERS
    return chance * (LOSS + LOSS_A_ROUND * float(world.round))


def spared_loss(world: CosaState, outlook: Outlook, attacker: i64) -> float:
    """What a threat is worth to me who hear it: would he attack me in any case, and what have I to lose?"""
    me = outlook.me
    at_stake = EXPOSED * (float(world.cash[me]) + float(outlook.pay[me]) * outlook.incomes)
    return min(danger(world, outlook, attacker, me, threatened=False), at_stake)


def is_strongest_rival(world: CosaState, outlook: Outlook, of_seat: i64, seat: i64) -> bool:
    other: i64 = 0
    while other < world.seats:
        if other != of_seat and outlook.fortunes[other] > outlook.fortunes[seat]:
            return False
        other += 1
    return True


def price_of_peace(world: CosaState, outlook: Outlook, with_seat: i64) -> float:
    """What my planned Attacks would bring me less if they spared this seat."""
    found = 0.0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if is_known_attack(world, outlook.me, gangster):
            found += loss_by_sparing(world, outlook, gangster, with_seat)
        gangster += 1
    return found


def is_known_attack(world: CosaState, me: i64, gangster: i64) -> bool:
    """A planned Attack of mine that could be carried out, and is no Robbery."""
    card = world.plan[gangster]
    if not NOTHING < card < PURCHASE or not can_act(world, gangster, me):
        return False
    job = world.jobs.face[card]
    return IS_ATTACK[job] != 0 and DEED[job] != ROBBERY


def loss_by_sparing(world: CosaState, outlook: Outlook, gangster: i64, spared: i64) -> float:
    job = world.jobs.face[world.plan[gangster]]
    dice, shift = strength(world, gangster), shift_of(world, gangster)
    best = max(0.0, best_aim(world, outlook, job, dice, shift)[1])
    outlook.spared = spared
    second = max(0.0, best_aim(world, outlook, job, dice, shift)[1])
    outlook.spared = NONE
    return best - second


def tribute(world: CosaState, outlook: Outlook, to: i64) -> Deal:
    """Cash for peace with the one whom I have most to fear from; without items if it is not worth it."""
    me = outlook.me
    deal = Deal(to)
    said = world.spoken[pair(me, to)] & BIT[PEACE] != 0
    if said or is_bold(world, me) or not is_strongest_rival(world, outlook, to, me):
        return deal
    feared = trust_in(world, to) * danger(world, outlook, to, me, threatened=False)
    cash: i64 = int(PART * feared + ROUNDING)
    if cash > 0 and cash < world.cash[me] and feared - float(cash) >= FEW:
        deal.gain = feared - float(cash)
        deal.items = [DO_ITEM + GIVE_CASH + cash - 1]
        deal.tag = PEACE
    return deal


def dreaded(world: CosaState, outlook: Outlook, by: i64) -> float:
    """What a threat of mine may make somebody fear."""
    return believed(world, outlook.me, by) * danger(world, outlook, outlook.me, by, threatened=True)


def threat(world: CosaState, outlook: Outlook, to: i64) -> Deal:
    """Cash for sparing the one at whom an Attack of mine is aimed; without items if there is none."""
    me = outlook.me
    deal = Deal(to)
    said = world.spoken[pair(me, to)] & BIT[THREAT] != 0
    if said or not is_bold(world, me) or is_bound(world, me, to):
        return deal
    cash: i64 = int(PART * trust_in(world, me) * dreaded(world, outlook, to) + ROUNDING)
    cash = min(cash, world.cash[to])
    if cash == 0 or not aims_at(world, outlook, to):
        return deal
    gain = float(cash) - price_of_peace(world, outlook, to)
    if gain >= FEW:
        deal.gain = gain
        deal.items = [DO_ITEM + ASK_CASH + cash - 1]
        deal.tag = THREAT
    return deal


def aims_at(world: CosaState, outlook: Outlook, seat: i64) -> bool:
    """Is one of my planned Attacks for this seat?"""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if is_known_attack(world, outlook.me, gangster):
            job = world.jobs.face[world.plan[gangster]]
            target, worth = best_aim(world, outlook, job, strength(world, gangster), shift_of(world, gangster))
            if target != NONE and worth > 0.0 and owner_of(world, DEED[job], target) == seat:
                return True
        gangster += 1
    return False


def owner_of(world: CosaState, deed: i64, target: i64) -> i64:
    """The seat that an Attack on this target would hit."""
    if aims_at_business(deed):
        return world.b_owner[target]
    return world.g_owner[target] if aims_at_gangster(deed) else target


def word_offer(world: CosaState, outlook: Outlook, to: i64) -> Deal:
    """Tribute or a threat, in the action phase, by who has said nothing else in this turn."""
    if world.phase != ACT or world.sent[outlook.me] > 0:
        return Deal(to)
    return threat(world, outlook, to) if is_bold(world, outlook.me) else tribute(world, outlook, to)


# -- what they are worth to me ----------------------------------------------------------------------------------------


class Word:
    """A tag on an offer: what it brings me, and what it brings the other, who gives it unless it `is_mine`.

    `third` is what a share is worth: of what the Job can be guessed to pay for which something is lent.
    """

    def __init__(
        self, world: CosaState, outlook: Outlook, other: i64, tag: i64, third: float, is_mine: bool = False
    ) -> None:
        self.mine = 0.0
        self.theirs = 0.0
        giver = outlook.me if is_mine else other
        trusted = trust_in(world, giver)
        if (tag == REPAY and debts_of(world, giver) < MOST_DEBTS) or tag == SHARE:
            worth = trusted * (third if tag == SHARE else float(debt(world.round)))
            self.mine = -worth if is_mine else worth
            self.theirs = -self.mine
        elif tag == PEACE:  # binds both
            self.mine = trust_in(world, other) * danger(world, outlook, other, outlook.me, threatened=False)
            self.mine -= price_of_peace(world, outlook, other)
            self.theirs = danger(world, outlook, outlook.me, other, threatened=False)
        elif tag == THREAT and is_mine:
            self.mine = -price_of_peace(world, outlook, other)
            self.theirs = trusted * dreaded(world, outlook, other)
        elif tag == THREAT:
            self.mine = trusted * believed(world, other, outlook.me) * spared_loss(world, outlook, other)
