"""Windows of a Job: Robbery, Trap, Emergency doc, return fire; what an Attack does when nothing stops it (section 8).

Who is asked depends on public facts alone, answers are sealed, and only a reaction that happens is shown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.action import all_played
from sitdown.games.cosanostra.actions import DO_DOC, DO_NOTHING, DO_RETURN_FIRE, DO_REVEAL
from sitdown.games.cosanostra.data import (
    BASH,
    DAMAGE,
    DEED,
    DIE,
    DOC,
    DRIVE_BY,
    GANGSTERS,
    HIGH,
    LOW,
    NONE,
    PERSUASION,
    THEFT,
    VANDALISM,
)
from sitdown.games.cosanostra.estate import deactivate_business, is_company, markers_home, put_under, refill
from sitdown.games.cosanostra.gang import (
    deactivate_gangster,
    die_target,
    has_job,
    kill_gangster,
    may_hide_response,
    strength,
)
from sitdown.games.cosanostra.hands import detach_with_plan, holds, spend_influence
from sitdown.games.cosanostra.jobs import roll
from sitdown.games.cosanostra.phases import DOCTOR, ROB, TO_DISCARD, TO_EFFECT, TO_HARM, TO_PAY, TO_TRAP, TRAPPING
from sitdown.games.cosanostra.promises import on_attack
from sitdown.games.cosanostra.sealed import ask, first_who, resolved
from sitdown.games.cosanostra.special import pay_to
from sitdown.games.cosanostra.state import INACTIVE, NOTHING, PURCHASE, ROBBED, ROBBERIES, TRAPS, CosaState
from sitdown.games.cosanostra.targets import aims_at_gangster

KILLED_BY_IT: Final = 2
DEACTIVATED_BY_IT: Final = 1


def fill_responses(state: CosaState, seat: i64, deed: i64, out: Choices) -> None:
    """Pass, or reveal a planned card of this kind."""
    out.add(DO_NOTHING)
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if holds_response(state, seat, gangster, deed):
            out.add(DO_REVEAL + gangster)
        gangster += 1


def holds_response(state: CosaState, seat: i64, gangster: i64, deed: i64) -> bool:
    """CN-130, CN-133: planned face down on an active Gangster of the seat."""
    return (
        state.g_owner[gangster] == seat
        and has_job(state, gangster)
        and DEED[state.jobs.face[state.plan[gangster]]] == deed
    )


def show_response(state: CosaState, seat: i64, gangster: i64) -> None:
    """The card is turned up and rolled for."""
    token = state.plan[gangster]
    job = state.jobs.face[token]
    state.jobs.show_all(token)
    if state.listener is not None:
        state.tell("revealed", {"seat": seat, "gangster": gangster, "job": job, "rule": "CN-130"})
    roll(state, seat, gangster, die_target(state, gangster, DIE[job]))


def spend_response(state: CosaState, gangster: i64) -> None:
    """CN-134: used once, whatever came of it."""
    if state.plan[gangster] != NOTHING:
        state.gone.put(state.plan[gangster])
        state.plan[gangster] = NOTHING
        detach_with_plan(state, gangster)


# -- Robbery ----------------------------------------------------------------------------------------------------------


def open_robbery(state: CosaState) -> None:
    """CN-130, CN-132: before a Cash Job is paid."""
    robbed = state.active if state.level == 0 else state.g_owner[state.robber[0]]
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if seat != robbed and (state.level == 0 or seat != state.active) and may_hide_response(state, seat):
            seats |= BIT[seat]
        seat += 1
    if seats == 0:
        pay_out(state)
    else:
        ask(state, ROB, seats)


def answer_robbery(state: CosaState, seat: i64, answer: i64) -> None:
    """The first in turn order rolls; if it succeeds, the others stay unseen."""
    if not resolved(state, seat, answer):
        return
    robber = first_who(state, NONE)
    if robber == NONE:
        pay_out(state)
    else:
        rob(state, robber, state.answer[robber] - 1)


def rob(state: CosaState, seat: i64, gangster: i64) -> None:
    """CN-131: the whole pay, with one success half of it rounded down."""
    state.tally[ROBBERIES] += 1
    state.victim = state.active if state.level == 0 else state.g_owner[state.robber[0]]
    show_response(state, seat, gangster)
    on_attack(state, seat, state.victim)
    if state.hits == 0:
        spend_response(state, gangster)
        state.phase = TO_PAY
        return
    loot = state.pay if state.level == 0 else state.take[0]
    state.take[state.level] = loot if state.hits > 1 else loot // 2
    state.robber[state.level] = gangster
    state.attacker = gangster
    state.phase = TO_TRAP


def robbery_succeeds(state: CosaState) -> None:
    state.tally[ROBBED] += 1
    if state.level == 0 and state.switches.rob_robber:
        state.level = 1
        state.phase = TO_PAY  # the robber's own card is spent when all is paid
        return
    state.level = 2
    pay_out(state)


def pay_out(state: CosaState) -> None:
    """CN-85, CN-131: the bank pays."""
    share(state, state.active, state.pay - state.take[0], "CN-85")
    if state.robber[0] != NONE:
        share(state, state.g_owner[state.robber[0]], state.take[0] - state.take[1], "CN-131")
        spend_response(state, state.robber[0])
    if state.robber[1] != NONE:
        share(state, state.g_owner[state.robber[1]], state.take[1], "CN-131")
        spend_response(state, state.robber[1])
    state.robber[0] = NONE
    state.robber[1] = NONE
    state.phase = TO_DISCARD


def share(state: CosaState, seat: i64, amount: i64, rule: str) -> None:
    state.cash[seat] += amount
    if state.listener is not None:
        state.tell("earned", {"seat": seat, "amount": amount, "rule": rule})


# -- Trap -------------------------------------------------------------------------------------------------------------


def is_robbing(state: CosaState) -> bool:
    return state.attacker != state.doing


def open_trap(state: CosaState) -> None:
    """CN-133: the victim is asked, if by public knowledge it could have one."""
    if may_hide_response(state, state.victim):
        state.mover = state.victim
        state.phase = TRAPPING
    else:
        pass_trap(state)


def pass_trap(state: CosaState) -> None:
    """Nobody stops it."""
    if is_robbing(state):
        robbery_succeeds(state)
    else:
        state.phase = TO_EFFECT


def spring_trap(state: CosaState, gangster: i64) -> None:
    """CN-134: one success thwarts, two also kill the attacking Gangster."""
    state.tally[TRAPS] += 1
    show_response(state, state.victim, gangster)
    spend_response(state, gangster)
    if state.hits == 0:
        state.phase = TO_TRAP
        return
    kills = state.hits > 1
    if state.listener is not None:
        state.tell("thwarted", {"seat": state.victim, "gangster": state.attacker, "rule": "CN-134"})
    goes_on: i64 = TO_DISCARD
    if is_robbing(state):
        state.take[state.level] = 0
        state.robber[state.level] = NONE
        goes_on = TO_PAY
        spend_response(state, state.attacker)
    if kills:
        threaten(state, state.attacker, KILLED_BY_IT, state.victim, goes_on)
    else:
        state.phase = goes_on


# -- effects ----------------------------------------------------------------------------------------------------------


def apply_attack(state: CosaState) -> None:
    """CN-103 to CN-110."""
    deed = DEED[state.deed]
    amount = HIGH[state.deed] if state.blow > 1 else LOW[state.deed]
    state.phase = TO_DISCARD
    if deed == THEFT:
        pay_to(state, state.target, state.active, amount, "CN-103")
    elif deed == DAMAGE:
        less: i64 = 1 if state.switches.light_damage else 0  # 10.36
        pay_to(state, state.target, NONE, amount - less, "CN-104")
    elif deed == PERSUASION:
        persuade(state)
    else:
        hurt_target(state, deed)


def persuade(state: CosaState) -> None:
    """CN-107: he changes sides as he is; markers on him go home."""
    business = state.target
    markers_home(state, business)
    state.b_owner[business] = state.active
    if state.listener is not None:
        state.tell("persuaded", {"seat": state.active, "victim": state.victim, "business": business, "rule": "CN-107"})


def hurt_target(state: CosaState, deed: i64) -> None:
    harm: i64 = KILLED_BY_IT if state.blow > 1 or deed == DRIVE_BY else DEACTIVATED_BY_IT
    if deed in (BASH, VANDALISM):
        harm = DEACTIVATED_BY_IT
    hurt = state.target if aims_at_gangster(deed) else PURCHASE + state.target
    threaten(state, hurt, harm, state.active, TO_DISCARD)


# -- harm and the doctor ----------------------------------------------------------------------------------------------


def threaten(state: CosaState, hurt: i64, harm: i64, credit: i64, goes_on: i64) -> None:
    """Somebody is about to be killed or deactivated."""
    state.hurt = hurt
    state.harm = harm
    state.credit = credit
    state.after_harm = goes_on
    state.phase = TO_HARM


def is_down(state: CosaState) -> bool:
    """Is it deactivated already?"""
    if state.hurt >= PURCHASE:
        return state.b_at[state.hurt - PURCHASE] == INACTIVE
    return state.g_at[state.hurt] == INACTIVE


def owner_of_hurt(state: CosaState) -> i64:
    return state.b_owner[state.hurt - PURCHASE] if state.hurt >= PURCHASE else state.g_owner[state.hurt]


def open_doctor(state: CosaState) -> None:
    """CN-150: everybody with an Influence card is asked; not for Companies, not for what would change nothing."""
    if state.harm == 0 or (state.harm == DEACTIVATED_BY_IT and is_down(state)):
        state.phase = state.after_harm
        return
    company = state.hurt >= PURCHASE and is_company(state.hurt - PURCHASE)
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.i_hand_n[seat] > 0 and (not state.switches.doc_owner or seat == owner_of_hurt(state)):
            seats |= BIT[seat]
        seat += 1
    if company or seats == 0 or all_played(state, DOC):
        suffer(state)
    else:
        ask(state, DOCTOR, seats)


def fill_doctor(state: CosaState, seat: i64, out: Choices) -> None:
    out.add(DO_NOTHING)
    if holds(state, seat, DOC):
        out.add(DO_DOC)


def answer_doctor(state: CosaState, seat: i64, answer: i64) -> None:
    """CN-150: the first doc is spent, the owner's before the others'; one step less harm, then all are asked again."""
    if not resolved(state, seat, answer):
        return
    doctor = first_who(state, owner_of_hurt(state))
    if doctor == NONE:
        suffer(state)
        return
    spend_influence(state, doctor, DOC)
    state.harm -= 1
    if state.listener is not None:
        state.tell("treated", {"seat": doctor, **whom(state), "rule": "CN-150"})
    state.phase = TO_HARM


def whom(state: CosaState) -> dict[str, Fact]:
    if state.hurt >= PURCHASE:
        return {"business": state.hurt - PURCHASE, "owner": owner_of_hurt(state)}
    return {"gangster": state.hurt, "owner": owner_of_hurt(state)}


def suffer(state: CosaState) -> None:
    """CN-112 to CN-114."""
    killed = state.harm == KILLED_BY_IT
    if state.listener is not None:
        name = "killed" if killed else "deactivated"
        rule = "CN-112" if not killed else "CN-114" if state.hurt >= PURCHASE else "CN-113"
        state.tell(name, {"seat": state.credit, **whom(state), "rule": rule})
    state.phase = state.after_harm
    if state.hurt < PURCHASE:
        if killed:
            kill_gangster(state, state.hurt, state.credit)
        else:
            deactivate_gangster(state, state.hurt)
    elif killed:
        put_under(state, state.hurt - PURCHASE)
        refill(state)
    else:
        deactivate_business(state, state.hurt - PURCHASE)


# -- return fire ------------------------------------------------------------------------------------------------------


def fill_return_fire(out: Choices) -> None:
    out.add(DO_NOTHING)
    out.add(DO_RETURN_FIRE)


def shoot_back(state: CosaState) -> None:
    """CN-111: strength against strength, nothing else counts."""
    shooter = state.target
    owner = state.g_owner[shooter]
    if state.listener is not None:
        state.tell("shoots_back", {"seat": owner, "gangster": shooter, "rule": "CN-111"})
    roll(state, owner, shooter, strength(state, state.doing))
    if state.hits >= state.switches.drive_by:
        threaten(state, state.doing, KILLED_BY_IT, owner, TO_DISCARD)
    else:
        state.phase = TO_DISCARD


