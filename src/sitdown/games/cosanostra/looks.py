"""Free plays that need no window: looks with Snitch, Spy and Lawyer, the market swap, attachments (CN-140 and on)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import (
    DO_ATTACH,
    DO_ENOUGH,
    DO_LAWYER,
    DO_LOOK,
    DO_SNITCH,
    DO_SPY,
    DO_SWAP,
)
from sitdown.games.cosanostra.data import (
    ATTACHED,
    GANGSTERS,
    HENCHMAN,
    LAWYER,
    NONE,
    SABOTEUR,
    SNITCH,
    SPY,
)
from sitdown.games.cosanostra.estate import market_is_empty, swap_market, unused
from sitdown.games.cosanostra.gang import has_job
from sitdown.games.cosanostra.hands import attach, influence_at, is_attached, spend_influence
from sitdown.games.cosanostra.phases import LOOK
from sitdown.games.cosanostra.state import ACTIVE, CosaState

BY_LAWYER: int = 100  # `looking_with` besides SPY


def types_held(state: CosaState, seat: i64) -> i64:
    """Bits of the Influence types in a hand."""
    found: i64 = 0
    slot: i64 = 0
    while slot < state.i_hand_n[seat]:
        found |= BIT[influence_at(state, seat, slot)]
        slot += 1
    return found


def can_be_looked_at(state: CosaState, seat: i64, gangster: i64) -> bool:
    """CN-145: a face-down planned Job of an opponent."""
    return has_job(state, gangster) and state.g_owner[gangster] != seat


def jobs_to_look_at(state: CosaState, seat: i64) -> bool:
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_be_looked_at(state, seat, gangster):
            return True
        gangster += 1
    return False


def fill_looks_at(state: CosaState, seat: i64, first: i64, out: Choices) -> None:
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_be_looked_at(state, seat, gangster):
            out.add(first + gangster)
        gangster += 1


def fill_attachments(state: CosaState, seat: i64, held: i64, out: Choices) -> None:
    """CN-141 to CN-143."""
    kind: i64 = 0
    while kind < ATTACHED:
        if held & BIT[HENCHMAN + kind] != 0:
            gangster: i64 = 0
            while gangster < GANGSTERS:
                if may_attach(state, seat, HENCHMAN + kind, gangster):
                    out.add(DO_ATTACH + kind * GANGSTERS + gangster)
                gangster += 1
        kind += 1


def may_attach(state: CosaState, seat: i64, kind: i64, gangster: i64) -> bool:
    if state.g_at[gangster] != ACTIVE or is_attached(state, gangster, kind):
        return False
    return kind < SABOTEUR or state.g_owner[gangster] != seat  # CN-142


def fill_free_plays(state: CosaState, seat: i64, planning: bool, out: Choices) -> None:
    """What a seat may do in its turn before the assignment or the execution."""
    held = types_held(state, seat)
    if planning:
        fill_attachments(state, seat, held, out)
    if held & BIT[SNITCH] != 0:
        fill_looks_at(state, seat, DO_SNITCH, out)
        if not market_is_empty(state):
            out.add(DO_SWAP)
    if held & BIT[SPY] != 0:
        fill_looks_at(state, seat, DO_SPY, out)
    if unused(state, seat, LAWYER) != NONE:
        fill_looks_at(state, seat, DO_LAWYER, out)


def fill_second_look(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-145, CN-151: another card, or enough."""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if gangster != state.half[seat] and can_be_looked_at(state, seat, gangster):
            out.add(DO_LOOK + gangster)
        gangster += 1
    out.add(DO_ENOUGH)


# -- doing ------------------------------------------------------------------------------------------------------------


def see(state: CosaState, seat: i64, gangster: i64) -> None:
    """The seat looks at what is planned there; that it does is public."""
    token = state.plan[gangster]
    state.jobs.show(token, seat)
    if state.listener is not None:
        state.tell("looked", {"seat": seat, "gangster": gangster, "rule": "CN-145"}, [token])


def snitch(state: CosaState, seat: i64, gangster: i64) -> None:
    spend_influence(state, seat, SNITCH)
    see(state, seat, gangster)


def swap(state: CosaState, seat: i64) -> None:
    """CN-146."""
    spend_influence(state, seat, SNITCH)
    if state.listener is not None:
        state.tell("swapped", {"seat": seat, "rule": "CN-146"})
    swap_market(state)


def begin_look(state: CosaState, seat: i64, gangster: i64, with_card: i64) -> None:
    """Spy or Lawyer, the first card: nothing is shown before the choice is complete (CN-9)."""
    state.half[seat] = gangster
    state.looking_with = with_card
    state.back_to = state.phase
    state.phase = LOOK
    state.unfinished = True


def end_look(state: CosaState, seat: i64, second: i64) -> None:
    """The choice is complete: one card, or two."""
    if state.looking_with == SPY:
        spend_influence(state, seat, SPY)
    else:
        lawyer = unused(state, seat, LAWYER)
        state.b_used[lawyer] = 1
        if state.listener is not None:
            state.tell("lawyer", {"seat": seat, "business": lawyer, "rule": "CN-151"})
    see(state, seat, state.half[seat])
    if second != NONE:
        see(state, seat, second)
    state.half[seat] = NONE
    state.looking_with = NONE
    state.phase = state.back_to


def attach_one(state: CosaState, seat: i64, place: i64) -> None:
    attach(state, seat, HENCHMAN + place // GANGSTERS, place % GANGSTERS)
