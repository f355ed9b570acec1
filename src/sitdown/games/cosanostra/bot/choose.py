"""Rules of thumb for La Cosa Nostra (section 16): plans for what can be done or rented, and deals in between.

It reads only what the seat knows. It is asked anew at every part of a choice and finds the same plan again from the
table; so nothing here may depend on what is invented in a world.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.rng import Rng
from sitdown.games.cosanostra.actions import (
    DO_ASSIGN,
    DO_DROP,
    DO_ENOUGH,
    DO_FAMILY,
    DO_JOB,
    DO_KEEP,
    DO_MARKET,
    DO_NOTHING,
    DO_REFUSE,
    DO_REJECT,
    DO_RETURN_FIRE,
)
from sitdown.games.cosanostra.bot.action import (
    act,
    aim,
    buy,
    doctor,
    launder,
    may_heal,
    may_scheme,
    reroll,
    rob,
    scheme,
    trap,
)
from sitdown.games.cosanostra.bot.answers import answer, offer_to_answer
from sitdown.games.cosanostra.bot.influence import attach, look_first, second_look
from sitdown.games.cosanostra.bot.memory import memory_of
from sitdown.games.cosanostra.bot.offers import go_on_drafting, propose
from sitdown.games.cosanostra.bot.payday import discard, recruit
from sitdown.games.cosanostra.bot.planning import make_plan, next_assignment
from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.cards.job_cards import job_at
from sitdown.games.cosanostra.data import CASH, DEED, NONE
from sitdown.games.cosanostra.phase_numbers import (
    ACT,
    AIM,
    BUY,
    DISCARD,
    DOCTOR,
    FAMILY,
    LAUNDER,
    LOOK,
    PLAN,
    PLAN_CARD,
    RECRUIT,
    REDRAW,
    REROLL,
    RETURN_FIRE,
    ROB,
    SCHEME,
    TRAPPING,
)
from sitdown.games.cosanostra.phases.draw import may_refuse
from sitdown.games.cosanostra.phases.family import is_taken
from sitdown.games.cosanostra.state import PURCHASE, CosaState
from sitdown.games.cosanostra.trade.negotiation import is_open, may_talk

BY_WINS: Final = [2, 0, 1, 3, 4]  # families in the order in which greedy players win with them (12.3)


def choose(world: CosaState, seat: int, rng: Rng) -> int:
    """One of the seat's legal actions."""
    return decide(world, seat, proposes=True, answers=True)


def choose_passive(world: CosaState, seat: int, rng: Rng) -> int:
    """The same player, who never proposes a deal but answers what is proposed."""
    return decide(world, seat, proposes=False, answers=True)


def choose_silent(world: CosaState, seat: int, rng: Rng) -> int:
    """The same player, who never proposes a deal and rejects every one."""
    return decide(world, seat, proposes=False, answers=False)


def decide(world: CosaState, me: i64, proposes: bool, answers: bool) -> int:
    if may_talk(world, me) and is_open(world):
        if world.draft_to[me] != NONE:
            return go_on_drafting(world, me) if proposes else DO_DROP
        other = offer_to_answer(world, me)
        if other != NONE:
            return answer(world, me, other, proposes) if answers else DO_REJECT + other
    phase = world.phase
    if phase in (PLAN, PLAN_CARD):
        return plan(world, me, proposes)
    if phase == ACT:
        return turn(world, me, proposes)
    if phase in (FAMILY, REDRAW, SCHEME, RECRUIT, DISCARD):
        return choose_between_jobs(world, me, proposes)
    return choose_in_job(world, me, proposes)


def plan(world: CosaState, me: i64, proposes: bool) -> int:
    if world.phase == PLAN_CARD:
        return plan_card(world, me, proposes)
    outlook = Outlook(world, me, proposes)
    if proposes:
        offer = propose(world, outlook)
        if offer != NONE:
            return offer
    made = make_plan(world, outlook)
    attached = attach(world, outlook, made)
    if attached != NONE:
        return attached
    memory_of(world).note_plan(world, me, proposes, made)
    return DO_ASSIGN + made.men[next_assignment(made)]


def plan_card(world: CosaState, me: i64, proposes: bool) -> int:
    made = memory_of(world).plan_for(world, me, proposes)
    if made is None:
        made = make_plan(world, Outlook(world, me, proposes))
    card = made.cards[made.given[next_assignment(made)]]
    return DO_MARKET + card - PURCHASE if card >= PURCHASE else DO_JOB + card


def turn(world: CosaState, me: i64, proposes: bool) -> int:
    outlook = Outlook(world, me, proposes)
    if proposes:
        offer = propose(world, outlook)
        if offer != NONE:
            return offer
    look = look_first(world, outlook)
    return look if look != NONE else act(world, outlook)


def choose_between_jobs(world: CosaState, me: i64, trades: bool) -> int:
    phase = world.phase
    if phase == SCHEME:
        return scheme(world, Outlook(world, me, trades)) if may_scheme(world, me) else DO_NOTHING
    if phase == REDRAW:
        return redraw(world, me)
    if phase == RECRUIT:
        return recruit(world, Outlook(world, me, trades))
    if phase == DISCARD:
        return discard(world, Outlook(world, me, trades))
    for family in BY_WINS:
        if not is_taken(world, family):
            return DO_FAMILY + family
    return DO_NOTHING


def choose_in_job(world: CosaState, me: i64, trades: bool) -> int:
    phase = world.phase
    if phase == REROLL:
        return reroll(world, me)
    if phase == RETURN_FIRE:
        return DO_RETURN_FIRE
    if phase == ROB:
        return rob(world, me)
    if phase == LAUNDER:
        return launder(world, me)
    if phase == DOCTOR and not may_heal(world, me):
        return DO_NOTHING
    if phase not in (AIM, TRAPPING, DOCTOR, BUY, LOOK):
        return DO_ENOUGH if world.half[me] != NONE else DO_NOTHING
    outlook = Outlook(world, me, trades)
    if phase == LOOK:
        return second_look(world, outlook)
    if phase == AIM:
        return aim(world, outlook)
    if phase == TRAPPING:
        return trap(world, outlook)
    return doctor(world, outlook) if phase == DOCTOR else buy(world, outlook)


def redraw(world: CosaState, me: i64) -> int:
    """Only Attacks: better luck next time, unless there are Cash Jobs left from before."""
    if not may_refuse(world, me):
        return DO_KEEP
    kept: i64 = 0
    slot: i64 = 0
    while slot < world.hand_n[me]:
        if DEED[job_at(world, me, slot)] == CASH:
            kept += 1
        slot += 1
    return DO_KEEP if kept > 1 else DO_REFUSE
