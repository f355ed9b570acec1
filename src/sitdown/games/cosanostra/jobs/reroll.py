"""A Cop's re-roll of one die of a Cash Job (CN-74)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import DO_NOTHING, DO_REROLL
from sitdown.games.cosanostra.cards.businesses import unused
from sitdown.games.cosanostra.cards.dice import count_hits, dice_of, printed_amount
from sitdown.games.cosanostra.data import COP, NONE
from sitdown.games.cosanostra.phase_numbers import REROLL, TO_COP, TO_DISCARD, TO_PAY
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.promises import on_pay


def begin(state: CosaState) -> None:
    """CN-74: a re-roll for each unused Cop."""
    if unused(state, state.active, COP) != NONE:
        state.mover = state.active
        state.phase = REROLL
    else:
        stop(state)


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    out.add(DO_NOTHING)
    die: i64 = 0
    while die < state.dice_n:
        out.add(DO_REROLL + die)
        die += 1


def push(state: CosaState, seat: i64, action: i64) -> None:
    if action == DO_NOTHING:
        stop(state)
        return
    die = action - DO_REROLL
    cop = unused(state, seat, COP)
    state.b_used[cop] = 1
    state.dice[die] = 1 + state.rng.below(6)
    count_hits(state)
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": seat, "business": cop, "die": die, "dice": dice_of(state)}
        state.tell("rerolled", {**facts, "target": state.aim_at, "rule": "CN-74"})
    state.phase = TO_COP


def stop(state: CosaState) -> None:
    """Enough re-rolled: a success is paid, if nobody robs it."""
    if state.hits == 0:
        on_pay(state, state.active, 0)
        state.phase = TO_DISCARD
        return
    state.pay = printed_amount(state.deed, state.hits)
    state.level = 0
    state.take[0] = 0
    state.take[1] = 0
    state.phase = TO_PAY
