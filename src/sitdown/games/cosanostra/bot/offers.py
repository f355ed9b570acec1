"""Proposing deals by rules of thumb: rents for what a Job lacks, and purchases that make a monopoly (section 16).

A proposal is made part by part; every part is found anew from the table, which does not change while one drafts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import (
    ASK_BUSINESS,
    ASK_LEND,
    DO_DROP,
    DO_ITEM,
    DO_OFFER,
    DO_SEND,
    DO_TAG,
    DO_TAKE_BACK,
    GIVE_CASH,
    GIVE_LEND,
)
from sitdown.games.cosanostra.bot.answers import counter_offer
from sitdown.games.cosanostra.bot.bonds import owes
from sitdown.games.cosanostra.bot.characters import opening
from sitdown.games.cosanostra.bot.deals import A_THIRD, Need, hoped_share, need_of, other_use
from sitdown.games.cosanostra.bot.markers import idle_marker
from sitdown.games.cosanostra.bot.memory import Deal, memory_of
from sitdown.games.cosanostra.bot.planning import cash_worth, shift_of
from sitdown.games.cosanostra.bot.prices import FEW_CASH, ROUNDING, Split, envy, lenders_share
from sitdown.games.cosanostra.bot.terms import ITEMS, Terms, better, in_cash, spare_cash, with_share
from sitdown.games.cosanostra.bot.value import (
    Outlook,
    lacking,
    monopoly_with,
    prerequisites,
    worth_of_business,
    worth_of_new,
)
from sitdown.games.cosanostra.bot.words import repayment, word_offer
from sitdown.games.cosanostra.cards.businesses import has_marker
from sitdown.games.cosanostra.cards.gangsters import is_free, strength
from sitdown.games.cosanostra.cards.job_cards import job_at
from sitdown.games.cosanostra.data import (
    CASH,
    DEED,
    FIRST_NEED,
    FIRST_OF,
    GANGSTERS,
    MONOPOLIES,
    MOST_CASH,
    MOST_SEATS,
    NEED_COUNT,
    NEED_KIND,
    NONE,
    TRADE,
    TRADES,
)
from sitdown.games.cosanostra.phase_numbers import ACT
from sitdown.games.cosanostra.state import ACTIVE, DRAFTS, IN_OFFER, NOTHING, PURCHASE, CosaState
from sitdown.games.cosanostra.trade.dealings import thing
from sitdown.games.cosanostra.trade.items import item_at

LEAST_GAIN: Final = 0.15  # below it a deal is not worth the talk
OFFERS: Final = 2  # that one makes in a turn
MODESTY: Final = 0.75  # of what one bids: a lender will hardly take less
UTMOST: Final = 0.6  # of what a deal brings both: more is not paid
FROM_HAND: Final = 0.8  # a Job still in hand may be displaced by a better card


class Wish:
    """A Cash Job of mine that lacks something."""

    def __init__(self, job: i64, pay: float, worth: float, lack: i64) -> None:
        self.job: i64 = job
        self.pay: float = pay
        self.worth: float = worth  # over what its Gangster could do else
        self.lack: i64 = lack


# -- what I lack ------------------------------------------------------------------------------------------------------


def wishes(world: CosaState, outlook: Outlook, have: vec[i64]) -> list[Wish]:
    """My planned Cash Jobs that lack something, and in planning those in hand."""
    found: list[Wish] = []
    me = outlook.me
    full = vec[i64]([9] * TRADES)  # as if nothing were missing
    best_dice: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if world.g_owner[gangster] == me and NOTHING < card < PURCHASE:
            job = world.jobs.face[card]
            lack = lacking(have, job) if DEED[job] == CASH else 0
            if lack > 0:
                pay = cash_worth(world, outlook, full, job, strength(world, gangster), shift_of(world, gangster))
                found.append(Wish(job, pay, pay, lack))
        elif is_free(world, gangster, me):
            best_dice = max(best_dice, strength(world, gangster))
        gangster += 1
    slot: i64 = 0
    while world.phase < ACT and best_dice > 0 and slot < world.hand_n[me]:
        job = job_at(world, me, slot)
        lack = lacking(have, job) if DEED[job] == CASH else 0
        if lack > 0:
            pay = FROM_HAND * cash_worth(world, outlook, full, job, best_dice, 0)
            found.append(Wish(job, pay, pay - other_use(world.round), lack))
        slot += 1
    return found


def lendable(world: CosaState, me: i64, owner: i64, kind: i64, wanted: i64) -> list[int]:
    """Up to so many active Businesses of a kind that this owner could lend me and that I do not rent yet."""
    found: list[int] = []
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1] and len(found) < wanted:
        mine = has_marker(world, me, business)
        if world.b_at[business] == ACTIVE and world.b_owner[business] == owner and not mine:
            found.append(business)
        business += 1
    return found


# -- rents ------------------------------------------------------------------------------------------------------------


class Market:
    """What I could ask for at this moment: found once, then weighed partner by partner."""

    def __init__(self, world: CosaState, outlook: Outlook) -> None:
        self.have: vec[i64] = prerequisites(world, outlook, outlook.me)
        self.wishes: list[Wish] = wishes(world, outlook, self.have)
        self.need: Need = need_of(world, outlook, NONE, outlook.me) if self.wishes else Need()
        self.envied: float = envy(world, outlook, outlook.me)


def best_deal(world: CosaState, outlook: Outlook, market: Market, to: i64) -> Deal:
    """The best that I could propose to this seat; without items if there is nothing."""
    best = Deal(to)
    for wish in market.wishes:
        deal = rent(world, outlook, market, wish, to)
        if deal.gain > best.gain:
            best = deal
    kind: i64 = 0
    while kind < MONOPOLIES:
        deal = monopoly_purchase(world, outlook, kind, to, market.envied)
        if deal.gain > best.gain:
            best = deal
        kind += 1
    return best


def rent(world: CosaState, outlook: Outlook, market: Market, wish: Wish, to: i64) -> Deal:
    """Cash for all that this seat can lend to the Job; what is still missing then must be had from others."""
    me = outlook.me
    deal = Deal(to)
    businesses: list[int] = []
    need = FIRST_NEED[wish.job]
    while need < FIRST_NEED[wish.job + 1]:
        missing = NEED_COUNT[need] - market.have[NEED_KIND[need]]
        if missing > 0:
            businesses += lendable(world, me, to, NEED_KIND[need], missing)
        need += 1
    if not businesses or len(businesses) >= ITEMS or len(businesses) > world.free_markers[me]:
        return deal
    hope = 1.0
    for _ in range(wish.lack - len(businesses)):
        hope *= 0.6 * outlook.trust
    guessed = 0.0
    for business in businesses:
        guessed += market.need.gain[TRADE[business]]
        if world.refused[thing(me, to, ASK_LEND + business)] > 0:
            return deal  # he knows what I would pay
    worth = hope * wish.worth * (1.0 if hope == 1.0 else float(len(businesses)) / float(wish.lack))
    envied = envy(world, outlook, to)
    share = opening(world, me) * lenders_share(world, to, me, TRADE[businesses[0]])
    fee = fair_fee(Split(guessed, 0.0, market.envied, envied), Split(worth, 0.0, market.envied, envied), share)
    if fee == 0:
        return deal
    terms = in_cash(world, outlook, to, businesses, fee)
    if len(businesses) == wish.lack and fee > spare_cash(world, me):
        shared = with_share(world, me, to, fee, hoped_share(guessed, world.round), wish.pay * A_THIRD)
        terms = better(terms, shared, fee)
    return deal if terms is None else settle(world, outlook, deal, businesses, worth, terms)


def fair_fee(guessed: Split, mine: Split, share: float) -> i64:
    """Near the middle as the lender must guess it, unless I know that it is worth less; 0 if he would want more."""
    fee = guessed.whole_price(share, mine.price(UTMOST) + ROUNDING)
    if fee == 0:
        fee = int(mine.price(UTMOST) + ROUNDING)
        both = guessed.won(float(fee)) + guessed.left(float(fee))
        won = guessed.won(float(fee))
        if fee < 1 or won <= FEW_CASH or won + ROUNDING < MODESTY * share * both:
            return 0
    return fee


def settle(world: CosaState, outlook: Outlook, deal: Deal, businesses: list[int], worth: float, terms: Terms) -> Deal:
    """Write these terms down, if they leave me a gain."""
    deal.gain = worth - terms.cost * (1.0 + envy(world, outlook, deal.to))
    if deal.gain < LEAST_GAIN:
        return deal
    for business in businesses:
        deal.items.append(DO_ITEM + ASK_LEND + business)
    if terms.cash > 0:
        deal.items.append(DO_ITEM + GIVE_CASH + terms.cash - 1)
    if terms.back != NONE:
        deal.items.append(DO_ITEM + GIVE_LEND + terms.back)
    deal.tag = terms.tag
    return deal


# -- purchases --------------------------------------------------------------------------------------------------------


def monopoly_purchase(world: CosaState, outlook: Outlook, kind: i64, to: i64, envied: float) -> Deal:
    """A Business of the partner that gives me a monopoly."""
    me = outlook.me
    deal = Deal(to)
    if monopoly_with(outlook, kind, me, 0, 0) > 0.0 or monopoly_with(outlook, kind, me, 1, 0) == 0.0:
        return deal
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1]:
        refused = world.refused[thing(me, to, ASK_BUSINESS + business)] > 0
        if world.b_at[business] == ACTIVE and world.b_owner[business] == to and not refused:
            lost = worth_of_business(world, outlook, business, to)
            got = worth_of_new(world, outlook, business, me)
            split = Split(got, -lost, envied, envy(world, outlook, to))
            price = split.whole_price(0.5, float(min(world.cash[me], MOST_CASH)))
            if price > 0 and split.left(float(price)) >= LEAST_GAIN:
                deal.gain = split.left(float(price))
                deal.items = [DO_ITEM + ASK_BUSINESS + business, DO_ITEM + GIVE_CASH + price - 1]
            return deal
        business += 1
    return deal


# -- proposing, part by part ------------------------------------------------------------------------------------------


def propose(world: CosaState, outlook: Outlook) -> int:
    """Open a draft to the partner of the best deal. NONE: there is none, or enough has been said in this turn."""
    me = outlook.me
    if world.drafts[me] >= DRAFTS or world.sent[me] >= OFFERS:
        return NONE
    deals = repayments(world, me)
    if not deals and world.free_markers[me] == 0:
        idle = idle_marker(world, me)
        if idle != NONE:
            return DO_TAKE_BACK + idle
    if not deals:
        deals = deals_with_all(world, outlook)
    if not deals:
        deals = word_offers(world, outlook)
    if not deals:
        return NONE
    best = deals[0]
    for deal in deals:
        if deal.gain > best.gain:
            best = deal
    memory_of(world).note_deal(world, me, best)
    return DO_OFFER + best.to


def repayments(world: CosaState, me: i64) -> list[Deal]:
    """What I owe others and mean to pay now."""
    if not owes(world, me):
        return []
    found: list[Deal] = []
    to: i64 = 0
    while to < world.seats:
        if world.open_offers & BIT[me * MOST_SEATS + to] == 0:
            deal = repayment(world, me, to)
            if deal.items:
                found.append(deal)
        to += 1
    return found


def word_offers(world: CosaState, outlook: Outlook) -> list[Deal]:
    """Tribute or threats."""
    found: list[Deal] = []
    to: i64 = 0
    while to < world.seats:
        if to != outlook.me and world.open_offers & BIT[outlook.me * MOST_SEATS + to] == 0:
            deal = word_offer(world, outlook, to)
            if deal.items:
                found.append(deal)
        to += 1
    return found


def deals_with_all(world: CosaState, outlook: Outlook) -> list[Deal]:
    """The best deal with each partner who has no open offer of mine."""
    market = Market(world, outlook)
    found: list[Deal] = []
    to: i64 = 0
    while to < world.seats:
        if to != outlook.me and world.open_offers & BIT[outlook.me * MOST_SEATS + to] == 0:
            deal = best_deal(world, outlook, market, to)
            if deal.items:
                found.append(deal)
        to += 1
    return found


def go_on_drafting(world: CosaState, me: i64) -> int:
    """The next item of the deal that this draft is for; then send it."""
    memory = memory_of(world)
    deal = memory.deal_with(world, me, world.draft_to[me])
    if deal is None:
        deal = deal_for(world, Outlook(world, me, True), world.draft_to[me])
    memory.note_deal(world, me, deal)
    written = [item_at(world, me, place) + DO_ITEM for place in range(world.paper_n[me])]
    if not deal.items or len(written) >= IN_OFFER or world.tag[me] not in (NONE, deal.tag):
        return DO_DROP
    for item in written:
        if item not in deal.items:
            return DO_DROP
    for item in deal.items:
        if item not in written:
            return item
    return DO_SEND if world.tag[me] == deal.tag else DO_TAG + deal.tag


def deal_for(world: CosaState, outlook: Outlook, to: i64) -> Deal:
    """What I have opened a draft to this seat for."""
    deal = counter_offer(world, outlook, to)
    if not deal.items and owes(world, outlook.me):
        deal = repayment(world, outlook.me, to)
    if not deal.items:
        deal = best_deal(world, outlook, Market(world, outlook), to)
    return deal if deal.items else word_offer(world, outlook, to)
