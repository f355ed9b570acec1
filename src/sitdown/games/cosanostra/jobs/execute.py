"""A Job is executed: it is shown, rolled for, and discarded when all is done (CN-60, CN-70, CN-82, CN-83, CN-108)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.cards.businesses import take_marker
from sitdown.games.cosanostra.cards.dice import roll
from sitdown.games.cosanostra.cards.gangsters import die_against, die_target, strength
from sitdown.games.cosanostra.cards.influence_cards import detach_with_plan
from sitdown.games.cosanostra.data import BIRTHDAY, BUSINESSES, CASH, DEED, DIE, IS_ATTACK, LAUNDERING, NONE, RACING
from sitdown.games.cosanostra.jobs import attack, buying, laundering
from sitdown.games.cosanostra.jobs.attack import victim_of
from sitdown.games.cosanostra.jobs.special import celebrate, race
from sitdown.games.cosanostra.jobs.targets import aims_at_business, aims_at_gangster, missing
from sitdown.games.cosanostra.phase_numbers import TO_COP, TO_DISCARD
from sitdown.games.cosanostra.phases.action import after_act
from sitdown.games.cosanostra.state import ACTION_TURNS, NOTHING, CosaState
from sitdown.games.cosanostra.trade.promises import on_attack


def reveal_and_roll(state: CosaState) -> None:
    """CN-60, CN-70: all see the card and its target; then the dice."""
    seat = state.active
    job = state.deed
    state.tally[ACTION_TURNS] += 1
    state.jobs.show_all(state.plan[state.doing])
    if state.listener is not None:
        tell_revealed(state, seat, job)
    if IS_ATTACK[job] != 0:
        on_attack(state, seat, victim_of(state, DEED[job]))
    if DEED[job] == CASH:
        if missing(state, seat, job) > 0:  # CN-82
            if state.listener is not None:
                state.tell("fizzled", {"seat": seat, "job": job, "rule": "CN-82"})
            state.phase = TO_DISCARD
            return
        pay_markers(state, seat)
    roll(state, seat, state.doing, die_at(state, job, state.target))
    after_roll(state, job)


def tell_revealed(state: CosaState, seat: i64, job: i64) -> None:
    facts: dict[str, Fact] = {"seat": seat, "gangster": state.doing, "job": job, "rule": "CN-60"}
    deed = DEED[job]
    if deed == RACING:
        facts["stake"] = state.stake
    elif state.target != NONE:
        facts[_target_name(deed)] = state.target
        if aims_at_business(deed):
            facts["owner"] = state.b_owner[state.target]
        elif aims_at_gangster(deed):
            facts["owner"] = state.g_owner[state.target]
    state.tell("revealed", facts)


def _target_name(deed: i64) -> str:
    if aims_at_business(deed):
        return "business"
    return "at_gangster" if aims_at_gangster(deed) else "victim"


def die_at(state: CosaState, job: i64, target: i64) -> i64:
    """What a die must show: by the number printed on the card; a "?" looks at the man aimed at."""
    printed = DIE[job]
    if printed == 0:
        printed = die_against(strength(state, target), state.plan[target] != NOTHING)
    return die_target(state, state.doing, printed)


def pay_markers(state: CosaState, seat: i64) -> None:
    """CN-83: markers used go back to their owner, also if the roll fails."""
    if state.listener is not None:
        used = [one for one in range(BUSINESSES) for _ in range(state.uses[one])]
        if used:
            state.tell("spent_markers", {"seat": seat, "businesses": used, "rule": "CN-83"})
    business: i64 = 0
    while business < BUSINESSES:
        left = state.uses[business]
        while left > 0:
            take_marker(state, seat, business)
            left -= 1
        business += 1


def after_roll(state: CosaState, job: i64) -> None:
    deed = DEED[job]
    if deed == CASH:
        state.phase = TO_COP
    elif deed == RACING:
        race(state)
    elif IS_ATTACK[job] != 0:
        attack.after_roll(state, deed)
    elif state.hits == 0:
        state.phase = TO_DISCARD
    elif deed == LAUNDERING:
        laundering.begin(state)
    elif deed == BIRTHDAY:
        celebrate(state)
    else:
        buying.begin(state)


def discard(state: CosaState) -> None:
    """CN-60: the card goes to its round's pile, which is never used again; Henchman and Saboteur leave with it."""
    gangster = state.doing
    if state.plan[gangster] != NOTHING:  # a man killed over it has lost it already
        if state.listener is not None:
            state.tell("laid_away", {"seat": state.active, "gangster": gangster, "rule": "CN-60"})
        state.gone.put(state.plan[gangster])
        state.plan[gangster] = NOTHING
        detach_with_plan(state, gangster)
    state.doing = NONE
    state.deed = NONE
    state.target = NONE
    state.stake = 0
    state.hits = 0
    state.dice_n = 0
    state.pay = 0
    state.attacker = NONE
    state.victim = NONE
    state.hurt = NONE
    state.harm = 0
    after_act(state)
