"""Deals by rules of thumb: what a lend, a Business or a Gangster is worth to both sides (section 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT, EVERYBODY
from sitdown.games.cosanostra.bot.planning import cash_worth, shift_of
from sitdown.games.cosanostra.bot.value import (
    ONE_MORE_HAND,
    Outlook,
    lacking,
    mean_job,
    mean_pay,
    own_businesses,
    prerequisites,
    worth_of_business,
    worth_of_new,
)
from sitdown.games.cosanostra.bot.words import Word
from sitdown.games.cosanostra.cards.gangsters import is_free, strength
from sitdown.games.cosanostra.cards.job_cards import job_at
from sitdown.games.cosanostra.data import (
    CASH,
    DEED,
    DIE,
    FIRST_JOB,
    FIRST_NEED,
    GANGSTERS,
    JOB_ROUND,
    JOBS,
    NEED_COUNT,
    NEED_KIND,
    NONE,
    PISTOLS,
    ROUNDS,
    TRADE,
    TRADES,
)
from sitdown.games.cosanostra.phase_numbers import ACT
from sitdown.games.cosanostra.state import MOST_JOBS, NOTHING, PURCHASE, CosaState
from sitdown.games.cosanostra.trade.items import (
    BUSINESS_ITEM,
    CASH_ITEM,
    GANGSTER_ITEM,
    LEND_ITEM,
    is_asked,
    item_at,
    kind_of,
    open_paper,
    what_of,
)

UNTRADED: Final = 0.35  # trust that what is not rented now will be rented later
MODEST: Final = 1.05  # times the mean pay of two dice: who asks has a better Job than most
OTHER_USE: Final = 0.6
A_THIRD: Final = 1.0 / 3.0  # as promises.owed_share


def other_use(of_round: i64) -> float:
    """What a Gangster could do instead of a Job that must be rented for."""
    return 0.5 + OTHER_USE * float(of_round)


def hoped_share(rents: float, of_round: i64) -> float:
    """What a share of a Job will be, if all that it lacks is rented and brings so much over another use."""
    return (rents + other_use(of_round)) * A_THIRD


class Need:
    """By kind of Business: what a lend would bring to a seat, and how likely it has a Job for it."""

    def __init__(self) -> None:
        self.gain: vec[float] = vec[float]([0.0] * TRADES)
        self.chance: vec[float] = vec[float]([0.0] * TRADES)


# -- what others need -------------------------------------------------------------------------------------------------


def backs_held(world: CosaState, seat: i64) -> vec[i64]:
    """By round: Jobs that the seat has in hand or face down before it; all can count them."""
    found = vec[i64]([0] * ROUNDS)
    slot: i64 = 0
    while slot < world.hand_n[seat]:
        found[JOB_ROUND[world.hand[seat * MOST_JOBS + slot]]] += 1
        slot += 1
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if NOTHING < card < PURCHASE and world.g_owner[gangster] == seat:
            found[JOB_ROUND[card]] += 1
        gangster += 1
    return found


def known_faces(world: CosaState, viewer: i64, of_seat: i64) -> vec[i64]:
    """By Job: 0 unknown to the viewer (NONE: to all), 1 known to lie elsewhere, 2 known to lie with this seat."""
    mind = EVERYBODY if viewer == NONE else BIT[viewer]
    found = vec[i64]([0] * JOBS)
    token: i64 = 0
    while token < JOBS:
        if world.jobs.seen[token] & mind == mind:
            found[world.jobs.face[token]] = 1
        token += 1
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if NOTHING < card < PURCHASE and world.g_owner[gangster] == of_seat and found[world.jobs.face[card]] == 1:
            found[world.jobs.face[card]] = 2
        gangster += 1
    return found


def need_of(world: CosaState, outlook: Outlook, viewer: i64, seat: i64) -> Need:
    """What a lend of each kind would bring to a seat, as the viewer (NONE: anybody) can guess."""
    need = Need()
    guess = Guess(world, outlook, viewer, seat)
    backs = backs_held(world, seat)
    deck: i64 = 0
    while deck < world.round:
        if backs[deck] > 0:
            add_deck(need, guess, deck, backs[deck])
        deck += 1
    kind: i64 = 0
    while kind < TRADES:
        if need.chance[kind] > 0.0:
            need.gain[kind] /= need.chance[kind]
        kind += 1
    return need


class Guess:
    """What a viewer knows of a seat's needs."""

    def __init__(self, world: CosaState, outlook: Outlook, viewer: i64, seat: i64) -> None:
        self.own: vec[i64] = own_businesses(outlook, seat)
        self.have: vec[i64] = prerequisites(world, outlook, seat)
        self.faces: vec[i64] = known_faces(world, viewer, seat)
        self.other_use: float = other_use(world.round)


def add_deck(need: Need, guess: Guess, deck: i64, held: i64) -> None:
    """Any Job of this back that lies nowhere known is equally likely among the cards that he holds."""
    unknown: i64 = 0
    job = FIRST_JOB[deck]
    while job < FIRST_JOB[deck + 1]:
        unknown += 1 if guess.faces[job] == 0 else 0
        job += 1
    likely = float(held) / float(unknown) if unknown > held else 1.0
    job = FIRST_JOB[deck]
    while job < FIRST_JOB[deck + 1]:
        if DEED[job] == CASH and guess.faces[job] != 1:
            add_job(need, guess, job, 1.0 if guess.faces[job] == 2 else likely)
        job += 1


def add_job(need: Need, guess: Guess, job: i64, chance: float) -> None:
    """Its gain is divided among all that must be rented for it."""
    if lacking(guess.have, job) == 0:
        return
    gain = MODEST * mean_pay(job, 2, DIE[job]) - guess.other_use
    gain = (gain if gain > 1.0 else 1.0) / float(lacking(guess.own, job))
    place = FIRST_NEED[job]
    while place < FIRST_NEED[job + 1]:
        kind = NEED_KIND[place]
        if NEED_COUNT[place] > guess.have[kind]:
            need.gain[kind] += chance * gain
            need.chance[kind] += chance
        place += 1


# -- what I need ------------------------------------------------------------------------------------------------------


def hopes(world: CosaState, outlook: Outlook, have: vec[i64]) -> float:
    """What my planned Cash Jobs, and in planning the best ones in hand, bring with these prerequisites."""
    me = outlook.me
    found = 0.0
    free: i64 = 0
    best_dice: i64 = 1
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if world.g_owner[gangster] == me and NOTHING < card < PURCHASE:
            job = world.jobs.face[card]
            if DEED[job] == CASH:
                found += cash_worth(world, outlook, have, job, strength(world, gangster), shift_of(world, gangster))
        elif is_free(world, gangster, me):
            free += 1
            best_dice = max(best_dice, strength(world, gangster))
        gangster += 1
    if world.phase >= ACT or free == 0:
        return found
    pays = [0.0] * free  # any card will do something
    slot: i64 = 0
    while slot < world.hand_n[me]:
        job = job_at(world, me, slot)
        if DEED[job] == CASH:
            pays.append(cash_worth(world, outlook, have, job, best_dice, 0))
        slot += 1
    pays.sort(reverse=True)
    for pay in pays[:free]:
        found += pay
    return found


def gain_of_lends(world: CosaState, outlook: Outlook, businesses: list[int]) -> float:
    """What it would bring me to place markers there."""
    if not businesses:
        return 0.0
    have = prerequisites(world, outlook, outlook.me)
    trusted = outlook.trust
    outlook.trust = min(trusted, UNTRADED)
    before = hopes(world, outlook, have)
    for business in businesses:
        have[TRADE[business]] += 1
    outlook.trust = trusted
    after = hopes(world, outlook, have)
    return max(0.0, after - before)


# -- both sides of an offer -------------------------------------------------------------------------------------------


def worth_of_gangster(world: CosaState, outlook: Outlook, gangster: i64) -> float:
    """What he will still do, and a step towards the most Gangsters."""
    now = ONE_MORE_HAND * mean_job(world.round - 1, PISTOLS[gangster]) if world.phase < ACT else 0.0
    return outlook.future[PISTOLS[gangster]] + now + 4.0


class Scales:
    """An offer weighed by one of the two: what it brings me, and what it brings the other."""

    def __init__(self) -> None:
        self.mine = 0.0
        self.theirs = 0.0
        self.cash: i64 = 0  # that I would get, less what I would give; not in the other two
        self.lends: list[int] = []  # Businesses on which I would place a marker
        self.lent: list[int] = []  # my Businesses on which the other would
        self.sold: i64 = 0  # Gangsters that I would give


def weigh(world: CosaState, outlook: Outlook, other: i64) -> Scales:
    """As the seat that is asked."""
    return weigh_paper(world, outlook, other, open_paper(other, outlook.me), False)


def weigh_paper(world: CosaState, outlook: Outlook, other: i64, paper: i64, is_mine: bool) -> Scales:
    """Item by item: an offer of this partner, or (`is_mine`) one to him, sent or not."""
    scales = Scales()
    need = need_of(world, outlook, outlook.me, other)
    place: i64 = 0
    while place < world.paper_n[paper]:
        item = item_at(world, paper, place)
        i_give = is_asked(item) != is_mine
        weigh_item(world, outlook, other, need, item, i_give, scales)
        place += 1
    rented = gain_of_lends(world, outlook, scales.lends)
    scales.mine += rented
    if world.tag[paper] != NONE:
        third = hoped_share(rented, world.round) if is_mine else share_for(world, need, scales.lent)
        word = Word(world, outlook, other, world.tag[paper], third, is_mine)
        scales.mine += word.mine
        scales.theirs += word.theirs
    return scales


def share_for(world: CosaState, need: Need, lent: list[int]) -> float:
    """What a third of the Job may be for which these Businesses are lent; nothing without any."""
    if not lent:
        return 0.0
    rents = 0.0
    for business in lent:
        rents += need.gain[TRADE[business]]
    return hoped_share(rents, world.round)


def weigh_item(
    world: CosaState, outlook: Outlook, other: i64, need: Need, item: i64, i_give: bool, scales: Scales
) -> None:
    kind = kind_of(item)
    what = what_of(item)
    giver = outlook.me if i_give else other
    getter = other if i_give else outlook.me
    lost = 0.0
    got = 0.0
    if kind == CASH_ITEM:
        scales.cash += -what if i_give else what
    elif kind == BUSINESS_ITEM:
        lost = worth_of_business(world, outlook, what, giver)
        got = worth_of_new(world, outlook, what, getter)
    elif kind == GANGSTER_ITEM:
        lost = got = worth_of_gangster(world, outlook, what)
        if world.plan[what] != NOTHING:  # option `trade_planned`: what he was to do is not done
            lost += mean_job(world.round - 1, PISTOLS[what])
        scales.sold += 1 if i_give else 0
    elif kind == LEND_ITEM:
        if i_give:
            got = need.gain[TRADE[what]]
            scales.lent.append(what)
        else:
            scales.lends.append(what)
    if i_give:
        scales.mine -= lost
        scales.theirs += got
    else:
        scales.mine += got
        scales.theirs -= lost
