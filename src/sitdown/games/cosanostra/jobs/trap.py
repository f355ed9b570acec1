"""Trap: the victim of an Attack or a Robbery that succeeds may stop it (CN-133, CN-134)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_NOTHING, DO_REVEAL
from sitdown.games.cosanostra.cards.gangsters import may_hide_response
from sitdown.games.cosanostra.data import NONE, TRAP
from sitdown.games.cosanostra.jobs.doctor import KILLED_BY_IT, threaten
from sitdown.games.cosanostra.jobs.responses import fill_responses, show_response, spend_response
from sitdown.games.cosanostra.jobs.robbery import robbery_succeeds
from sitdown.games.cosanostra.phase_numbers import TO_DISCARD, TO_EFFECT, TO_PAY, TO_TRAP, TRAPPING
from sitdown.games.cosanostra.state import TRAPS, CosaState


def is_robbing(state: CosaState) -> bool:
    return state.attacker != state.doing


def begin(state: CosaState) -> None:
    """CN-133: the victim is asked, if by public knowledge it could have one."""
    if may_hide_response(state, state.victim):
        state.mover = state.victim
        state.phase = TRAPPING
    else:
        go_on(state)


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    fill_responses(state, seat, TRAP, out)


def push(state: CosaState, seat: i64, action: i64) -> None:
    if action == DO_NOTHING:
        go_on(state)
    else:
        spring_trap(state, action - DO_REVEAL)


def go_on(state: CosaState) -> None:
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
