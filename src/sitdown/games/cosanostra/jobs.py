"""A Job is executed: target, reveal, dice, effect, discard (CN-60 to CN-87, CN-100 to CN-120)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.action import next_turn
from sitdown.games.cosanostra.actions import (
    DO_AIM_BUSINESS,
    DO_AIM_GANGSTER,
    DO_AIM_SEAT,
    DO_NOTHING,
    DO_REROLL,
    DO_STAKE,
    DO_USE,
)
from sitdown.games.cosanostra.data import (
    ASSASSINATION,
    BIRTHDAY,
    BUSINESSES,
    CASH,
    COP,
    DEED,
    DIE,
    DRIVE_BY,
    HIGH,
    IS_ATTACK,
    LAUNDERING,
    LOW,
    NONE,
    PERSUASION,
    RACING,
    TRADE,
)
from sitdown.games.cosanostra.estate import take_marker, unused
from sitdown.games.cosanostra.gang import die_target, strength
from sitdown.games.cosanostra.hands import detach_with_plan
from sitdown.games.cosanostra.phases import (
    AIM,
    BUY,
    LAUNDER,
    REROLL,
    RETURN_FIRE,
    TO_COP,
    TO_DISCARD,
    TO_PAY,
    TO_ROLL,
    TO_TRAP,
)
from sitdown.games.cosanostra.promises import on_attack
from sitdown.games.cosanostra.special import celebrate, race
from sitdown.games.cosanostra.state import ACTION_TURNS, ACTIVE, NOTHING, CosaState
from sitdown.games.cosanostra.targets import (
    aims_at_business,
    aims_at_gangster,
    choose_markers,
    missing,
    must_aim,
    some_to_use,
)

# -- before the reveal ------------------------------------------------------------------------------------------------


def begin(state: CosaState, gangster: i64) -> None:
    """CN-60: the decision to execute; where something is to be fixed first, this is only half of it (CN-9)."""
    state.doing = gangster
    state.deed = state.jobs.face[state.plan[gangster]]
    state.target = NONE
    state.stake = 0
    if DEED[state.deed] == CASH:
        choose_markers(state, state.active, state.deed)
    if must_aim(state, state.deed):
        state.phase = AIM
        state.unfinished = True
    else:
        state.phase = TO_ROLL


def aim(state: CosaState, action: i64) -> None:
    """A2: the target, the stake, or one more marker to use."""
    if action < DO_AIM_BUSINESS:
        state.target = action - DO_AIM_SEAT
    elif action < DO_AIM_GANGSTER:
        state.target = action - DO_AIM_BUSINESS
    elif action <= DO_STAKE:
        state.target = action - DO_AIM_GANGSTER
    elif action < DO_USE:
        state.stake = action - DO_STAKE
    else:
        business = action - DO_USE
        state.uses[business] += 1
        state.to_use[TRADE[business]] -= 1
        if some_to_use(state):
            state.unfinished = True
            return
    state.phase = TO_ROLL


# -- the reveal and the dice ------------------------------------------------------------------------------------------


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
    roll(state, seat, state.doing, die_target(state, state.doing, printed_target(state, job)))
    after_roll(state, job)


def tell_revealed(state: CosaState, seat: i64, job: i64) -> None:
    facts: dict[str, Fact] = {"seat": seat, "gangster": state.doing, "job": job, "rule": "CN-60"}
    deed = DEED[job]
    if deed == RACING:
        facts["stake"] = state.stake
    elif state.target != NONE:
        facts[_target_name(deed)] = state.target
    state.tell("revealed", facts)


def _target_name(deed: i64) -> str:
    if aims_at_business(deed):
        return "business"
    return "at_gangster" if aims_at_gangster(deed) else "victim"


def printed_target(state: CosaState, job: i64) -> i64:
    """CN-108, CN-109: a "?" is the strength of the man aimed at, one more while he has a planned card."""
    if DIE[job] > 0:
        return DIE[job]
    busy = 1 if state.plan[state.target] != NOTHING else 0
    return strength(state, state.target) + busy


def pay_markers(state: CosaState, seat: i64) -> None:
    """CN-83: markers used go back to their owner, also if the roll fails."""
    business: i64 = 0
    while business < BUSINESSES:
        left = state.uses[business]
        while left > 0:
            take_marker(state, seat, business)
            left -= 1
        business += 1


def roll(state: CosaState, seat: i64, gangster: i64, target: i64) -> None:
    """CN-70, CN-73."""
    state.aim_at = target
    state.dice_n = strength(state, gangster)
    die: i64 = 0
    while die < state.dice_n:
        state.dice[die] = 1 + state.rng.below(6)
        die += 1
    count_hits(state)
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": seat, "gangster": gangster, "dice": dice_of(state)}
        state.tell("rolled", {**facts, "target": target, "rule": "CN-70"})


def count_hits(state: CosaState) -> None:
    state.hits = 0
    die: i64 = 0
    while die < state.dice_n:
        if state.dice[die] >= state.aim_at:
            state.hits += 1
        die += 1


def dice_of(state: CosaState) -> list[int]:
    return [state.dice[die] for die in range(state.dice_n)]


def after_roll(state: CosaState, job: i64) -> None:
    deed = DEED[job]
    if deed == CASH:
        state.phase = TO_COP
    elif deed == RACING:
        race(state)
    elif IS_ATTACK[job] != 0:
        after_attack_roll(state, deed)
    elif state.hits == 0:
        state.phase = TO_DISCARD
    elif deed == LAUNDERING:
        ask_active(state, LAUNDER)
    elif deed == BIRTHDAY:
        celebrate(state)
    else:
        ask_active(state, BUY)


def ask_active(state: CosaState, phase: i64) -> None:
    state.mover = state.active
    state.phase = phase


def after_attack_roll(state: CosaState, deed: i64) -> None:
    """CN-111: a Drive-by without any success lets an active target shoot back."""
    if state.hits >= hits_needed(state, deed):
        state.blow = state.hits
        state.attacker = state.doing
        state.victim = victim_of(state, deed)
        state.phase = TO_TRAP
    elif deed == DRIVE_BY and state.hits == 0 and state.g_at[state.target] == ACTIVE:
        state.mover = state.g_owner[state.target]
        state.phase = RETURN_FIRE
    else:
        state.phase = TO_DISCARD


def victim_of(state: CosaState, deed: i64) -> i64:
    """The seat that an Attack is aimed at."""
    if aims_at_business(deed):
        return state.b_owner[state.target]
    if aims_at_gangster(deed):
        return state.g_owner[state.target]
    return state.target


def hits_needed(state: CosaState, deed: i64) -> i64:
    """Section 8: enough successes for one of the printed lines."""
    if deed == DRIVE_BY:
        return state.switches.drive_by
    return 2 if needs_two(deed) else 1


def needs_two(deed: i64) -> bool:
    return deed in (PERSUASION, ASSASSINATION)


# -- Cash Jobs --------------------------------------------------------------------------------------------------------


def ask_cop(state: CosaState) -> None:
    """CN-74: a re-roll for each unused Cop."""
    if unused(state, state.active, COP) != NONE:
        ask_active(state, REROLL)
    else:
        cash_rolled(state)


def fill_reroll(state: CosaState, out: Choices) -> None:
    out.add(DO_NOTHING)
    die: i64 = 0
    while die < state.dice_n:
        out.add(DO_REROLL + die)
        die += 1


def reroll(state: CosaState, die: i64) -> None:
    seat = state.active
    cop = unused(state, seat, COP)
    state.b_used[cop] = 1
    state.dice[die] = 1 + state.rng.below(6)
    count_hits(state)
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": seat, "business": cop, "die": die, "dice": dice_of(state)}
        state.tell("rerolled", {**facts, "target": state.aim_at, "rule": "CN-74"})
    state.phase = TO_COP


def cash_rolled(state: CosaState) -> None:
    """Enough re-rolled: a success is paid, if nobody robs it."""
    if state.hits == 0:
        state.phase = TO_DISCARD
        return
    state.pay = HIGH[state.deed] if state.hits > 1 else LOW[state.deed]
    state.level = 0
    state.take[0] = 0
    state.take[1] = 0
    state.phase = TO_PAY


# -- the end of a Job -------------------------------------------------------------------------------------------------


def discard(state: CosaState) -> None:
    """CN-60: the card goes to its round's pile, which is never used again; Henchman and Saboteur leave with it."""
    gangster = state.doing
    if state.plan[gangster] != NOTHING:  # a man killed over it has lost it already
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
    next_turn(state)
