"""What runs by itself, until somebody is asked."""

from __future__ import annotations

from sitdown.games.cosanostra import action, draw, jobs, lapses, limit, payday, planning, reactions, spying
from sitdown.games.cosanostra.phases import (
    END,
    TO_ACTION,
    TO_COP,
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
)
from sitdown.games.cosanostra.state import CosaState


def run(state: CosaState) -> None:
    """On until somebody is asked."""
    while state.phase > END:
        if state.phase >= TO_PAYDAY:
            run_payday(state)
        elif state.phase >= TO_ROLL:
            run_job(state)
        else:
            run_course(state)


def run_course(state: CosaState) -> None:
    phase = state.phase
    if phase == TO_PLANNER:
        planning.next_planner(state)
    elif phase == TO_TURN:
        action.to_regular(state)
    elif phase == TO_WINDOW:
        action.open_window(state)
    elif phase == TO_EXTRA:
        action.next_extra(state)
    elif phase == TO_ROUND:
        draw.begin_round(state)
    elif phase == TO_PLANNING:
        lapses.expire_all(state)
        planning.start(state)
    elif phase == TO_ACTION:
        lapses.expire_all(state)
        action.start(state)


def run_job(state: CosaState) -> None:
    phase = state.phase
    if phase == TO_ROLL:
        lapses.expire_all(state)
        jobs.reveal_and_roll(state)
    elif phase == TO_COP:
        jobs.ask_cop(state)
    elif phase == TO_PAY:
        reactions.open_robbery(state)
    elif phase == TO_TRAP:
        reactions.open_trap(state)
    elif phase == TO_EFFECT:
        reactions.apply_attack(state)
    elif phase == TO_HARM:
        reactions.open_doctor(state)
    else:
        jobs.discard(state)


def run_payday(state: CosaState) -> None:
    phase = state.phase
    if phase == TO_RECRUIT:
        payday.next_recruiter(state)
    elif phase == TO_LIMIT:
        limit.open_limit(state)
    elif phase == TO_PAYDAY:
        lapses.expire_all(state)
        payday.pay(state)
    elif phase == TO_NEXT_ROUND:
        lapses.expire_all(state)
        payday.next_round(state)
    elif not spying.next_last_player(state, state.regular):
        state.phase = TO_ACTION
