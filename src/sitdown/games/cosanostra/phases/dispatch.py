"""Which file answers for which phase: what may be done, what an action does, what runs until somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.jobs import (
    aim,
    attack,
    buying,
    doctor,
    execute,
    laundering,
    reroll,
    return_fire,
    robbery,
    trap,
)
from sitdown.games.cosanostra.phase_numbers import (
    ACT,
    ACT_MORE,
    AIM,
    BUY,
    DISCARD,
    DOCTOR,
    END,
    FAMILY,
    LAUNDER,
    LOOK,
    PLAN_MORE,
    RECRUIT,
    REDRAW,
    REROLL,
    ROB,
    SCHEME,
    SPYING,
    TO_ACTION,
    TO_ATTACHING,
    TO_COP,
    TO_DISCARD,
    TO_EFFECT,
    TO_EXTRA,
    TO_HARM,
    TO_LIMIT,
    TO_NEXT_ROUND,
    TO_PAY,
    TO_PAYDAY,
    TO_PLANNER,
    TO_PLANNING,
    TO_RECRUIT,
    TO_ROLL,
    TO_ROUND,
    TO_TRAP,
    TO_TURN,
    TO_WINDOW,
    TRAPPING,
)
from sitdown.games.cosanostra.phases import (
    action as action_phase,
)
from sitdown.games.cosanostra.phases import (
    draw,
    family,
    hand_limit,
    last_plays,
    look,
    payday,
    planning,
    schemers,
    spying,
)
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.expiry import expire_all

# -- what may be done -------------------------------------------------------------------------------------------------


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    """For a seat that is asked."""
    if state.phase <= ACT_MORE:
        fill_before_jobs(state, seat, out)
    else:
        fill_in_job(state, seat, out)


def fill_before_jobs(state: CosaState, seat: i64, out: Choices) -> None:
    phase = state.phase
    if phase == ACT:
        action_phase.fill(state, seat, out)
    elif phase == ACT_MORE:
        action_phase.fill_more(state, seat, out)
    elif phase == SCHEME:
        schemers.fill(state, seat, out)
    elif phase == REDRAW:
        draw.fill(state, seat, out)
    elif phase == FAMILY:
        family.fill(state, seat, out)
    elif phase <= PLAN_MORE:
        planning.fill(state, seat, out)
    elif phase == LOOK:
        look.fill(state, seat, out)
    elif phase == SPYING:
        spying.fill(state, seat, out)
    else:
        last_plays.fill(state, seat, out)


def fill_in_job(state: CosaState, seat: i64, out: Choices) -> None:
    """And on payday."""
    phase = state.phase
    if phase == AIM:
        aim.fill(state, seat, out)
    elif phase == REROLL:
        reroll.fill(state, seat, out)
    elif phase == ROB:
        robbery.fill(state, seat, out)
    elif phase == TRAPPING:
        trap.fill(state, seat, out)
    elif phase == DOCTOR:
        doctor.fill(state, seat, out)
    elif phase == LAUNDER:
        laundering.fill(state, seat, out)
    elif phase == BUY:
        buying.fill(state, seat, out)
    elif phase == RECRUIT:
        payday.fill(state, seat, out)
    elif phase == DISCARD:
        hand_limit.fill(state, seat, out)
    else:
        return_fire.fill(state, seat, out)


# -- what it does -----------------------------------------------------------------------------------------------------


def push(state: CosaState, seat: i64, action: i64) -> None:
    """A game action of a seat that is asked."""
    if state.phase <= ACT_MORE:
        push_before_jobs(state, seat, action)
    else:
        push_in_job(state, seat, action)


def push_before_jobs(state: CosaState, seat: i64, action: i64) -> None:
    phase = state.phase
    if phase in (ACT, ACT_MORE):
        action_phase.push(state, seat, action)
    elif phase == SCHEME:
        schemers.push(state, seat, action)
    elif phase == REDRAW:
        draw.push(state, seat, action)
    elif phase == FAMILY:
        family.push(state, seat, action)
    elif phase <= PLAN_MORE:
        planning.push(state, seat, action)
    elif phase == LOOK:
        look.push(state, seat, action)
    elif phase == SPYING:
        spying.push(state, seat, action)
    else:
        last_plays.push(state, seat, action)


def push_in_job(state: CosaState, seat: i64, action: i64) -> None:
    """And on payday."""
    phase = state.phase
    if phase == AIM:
        aim.push(state, seat, action)
    elif phase == REROLL:
        reroll.push(state, seat, action)
    elif phase == ROB:
        robbery.push(state, seat, action)
    elif phase == TRAPPING:
        trap.push(state, seat, action)
    elif phase == DOCTOR:
        doctor.push(state, seat, action)
    elif phase == LAUNDER:
        laundering.push(state, seat, action)
    elif phase == BUY:
        buying.push(state, seat, action)
    elif phase == RECRUIT:
        payday.push(state, seat, action)
    elif phase == DISCARD:
        hand_limit.push(state, seat, action)
    else:
        return_fire.push(state, seat, action)


# -- what runs by itself ----------------------------------------------------------------------------------------------


def run(state: CosaState) -> None:
    """On until somebody is asked."""
    while state.phase > END:
        if state.phase >= TO_PAYDAY:
            run_payday(state)
        elif state.phase >= TO_ROLL:
            run_job(state)
        else:
            run_round(state)


def run_round(state: CosaState) -> None:
    phase = state.phase
    if phase == TO_PLANNER:
        planning.next_planner(state)
    elif phase == TO_TURN:
        action_phase.to_regular(state)
    elif phase == TO_WINDOW:
        schemers.begin(state)
    elif phase == TO_EXTRA:
        schemers.next_extra(state)
    elif phase == TO_ROUND:
        draw.begin_round(state)
    elif phase == TO_PLANNING:
        expire_all(state)
        planning.begin(state)
    elif phase == TO_ACTION:
        expire_all(state)
        action_phase.begin(state)


def run_job(state: CosaState) -> None:
    phase = state.phase
    if phase == TO_ROLL:
        expire_all(state)
        execute.reveal_and_roll(state)
    elif phase == TO_COP:
        reroll.begin(state)
    elif phase == TO_PAY:
        robbery.begin(state)
    elif phase == TO_TRAP:
        trap.begin(state)
    elif phase == TO_EFFECT:
        attack.apply_attack(state)
    elif phase == TO_HARM:
        doctor.begin(state)
    elif phase == TO_DISCARD:
        execute.discard(state)


def run_payday(state: CosaState) -> None:
    phase = state.phase
    if phase == TO_RECRUIT:
        payday.next_recruiter(state)
    elif phase == TO_LIMIT:
        hand_limit.begin(state)
    elif phase == TO_PAYDAY:
        expire_all(state)
        payday.begin(state)
    elif phase == TO_NEXT_ROUND:
        expire_all(state)
        payday.next_round(state)
    elif phase == TO_ATTACHING:
        last_plays.begin(state)
