"""Free plays in a turn: attachments, Snitch, Spy and Lawyer, the market swap (CN-140 to CN-146, CN-151)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_ATTACH, DO_LAWYER, DO_SNITCH, DO_SPY, DO_SWAP
from sitdown.games.cosanostra.cards.businesses import market_is_empty, swap_market, unused
from sitdown.games.cosanostra.cards.influence_cards import attach, influence_at, is_attached, spend_influence
from sitdown.games.cosanostra.data import ATTACHED, GANGSTERS, HENCHMAN, LAWYER, NONE, SABOTEUR, SNITCH, SPY
from sitdown.games.cosanostra.phases import look
from sitdown.games.cosanostra.phases.look import BY_LAWYER, fill_looks_at, see
from sitdown.games.cosanostra.state import ACTIVE, CosaState


def types_held(state: CosaState, seat: i64) -> i64:
    """Bits of the Influence types in a hand."""
    found: i64 = 0
    slot: i64 = 0
    while slot < state.i_hand_n[seat]:
        found |= BIT[influence_at(state, seat, slot)]
        slot += 1
    return found


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


def push(state: CosaState, seat: i64, action: i64) -> None:
    """One free play; a Spy or a Lawyer begins a look."""
    if action < DO_SNITCH:
        attach_one(state, seat, action - DO_ATTACH)
    elif action < DO_SWAP:
        snitch(state, seat, action - DO_SNITCH)
    elif action == DO_SWAP:
        swap(state, seat)
    elif action < DO_LAWYER:
        look.begin(state, seat, action - DO_SPY, SPY)
    else:
        look.begin(state, seat, action - DO_LAWYER, BY_LAWYER)


def attach_one(state: CosaState, seat: i64, place: i64) -> None:
    attach(state, seat, HENCHMAN + place // GANGSTERS, place % GANGSTERS)


def snitch(state: CosaState, seat: i64, gangster: i64) -> None:
    spend_influence(state, seat, SNITCH)
    see(state, seat, gangster)


def swap(state: CosaState, seat: i64) -> None:
    """CN-146."""
    spend_influence(state, seat, SNITCH)
    if state.listener is not None:
        state.tell("swapped", {"seat": seat, "rule": "CN-146"})
    swap_market(state)
