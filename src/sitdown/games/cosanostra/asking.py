"""What may be done now, by phase: each phase's own module says it."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra import (
    action,
    draw,
    jobs,
    limit,
    looks,
    payday,
    planning,
    reactions,
    setup,
    special,
    spying,
    targets,
)
from sitdown.games.cosanostra.data import ROBBERY, TRAP
from sitdown.games.cosanostra.phases import (
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
    PLAN_MORE,
    RECRUIT,
    REDRAW,
    REROLL,
    ROB,
    SCHEME,
    SPYING,
    TRAPPING,
)
from sitdown.games.cosanostra.state import CosaState


def fill_before_jobs(state: CosaState, seat: i64, out: Choices) -> None:
    phase = state.phase
    if phase == PLAN:
        planning.fill_plan(state, out)
    elif phase == PLAN_CARD:
        planning.fill_plan_card(state, out)
    elif phase == ACT:
        action.fill_act(state, out)
    elif phase == SCHEME:
        action.fill_scheme(state, seat, out)
    elif phase == REDRAW:
        draw.fill_redraw(state, seat, out)
    elif phase == LOOK:
        looks.fill_second_look(state, seat, out)
    elif phase == FAMILY:
        setup.fill_family(state, out)
    elif phase == PLAN_MORE:
        planning.fill_plan_more(state, out)
    elif phase == SPYING:
        spying.fill_spying(state, seat, out)
    else:
        spying.fill_last_plays(state, seat, out)


def fill_in_job(state: CosaState, seat: i64, out: Choices) -> None:
    phase = state.phase
    if phase == AIM:
        targets.fill_aim(state, out)
    elif phase == REROLL:
        jobs.fill_reroll(state, out)
    elif phase == ROB:
        reactions.fill_responses(state, seat, ROBBERY, out)
    elif phase == TRAPPING:
        reactions.fill_responses(state, seat, TRAP, out)
    elif phase == DOCTOR:
        reactions.fill_doctor(state, seat, out)
    elif phase == LAUNDER:
        special.fill_launder(state, out)
    elif phase == BUY:
        special.fill_buy(state, out)
    elif phase == RECRUIT:
        payday.fill_recruit(state, out)
    elif phase == DISCARD:
        limit.fill_discard(state, seat, out)
    else:
        reactions.fill_return_fire(out)
