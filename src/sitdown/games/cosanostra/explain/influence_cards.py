"""Why not, with Influence cards and Lawyers (CN-140 to CN-151)."""

from __future__ import annotations

from typing import Final

from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.data import ATTACHED, HENCHMAN, INFLUENCE_IDS, LAWYER, NONE, SLOTS, SPY
from sitdown.games.cosanostra.explain.lookups import (
    gangster_in_play,
    has_planned,
    influence_in_hand,
    lies_on,
    own_active,
    with_gangster,
)
from sitdown.games.cosanostra.phase_numbers import PHASES
from sitdown.games.cosanostra.state import ACTIVE, CosaState

AGAINST: Final = ["saboteur", "distraction"]  # CN-142: these go on opponents


def wrong_influence(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind == "attach":
        return _wrong_attachment(state, seat, INFLUENCE_IDS[HENCHMAN + values[0]], values[0], values[1])
    if kind == "lawyer":
        return _wrong_lawyer(state, seat, values[0])
    if kind == "look":
        return _wrong_second_look(state, seat, values[0])
    if kind == "schemer" and not has_planned(state, seat):  # option `trade_planned`: sold since the question
        return Refusal("CN-147")
    if kind in ("schemer", "skip"):
        return _not_in_hand(state, seat, "schemer")
    if kind == "doc":
        return _not_in_hand(state, seat, "emergency_doc")
    if kind == "swap":
        return _wrong_swap(state, seat)
    return _not_in_hand(state, seat, kind) or _wrong_look(state, seat, kind, values[0])  # snitch, spy


def _not_in_hand(state: CosaState, seat: int, card: str) -> Refusal | None:
    if card not in influence_in_hand(state, seat):  # CN-140
        return Refusal("CN-140", {"card": card, "why": "hand"})
    return None


def _wrong_attachment(state: CosaState, seat: int, card: str, place: int, gangster: int) -> Refusal | None:
    refusal = _not_in_hand(state, seat, card)
    if refusal is not None:
        return refusal
    if state.g_at[gangster] != ACTIVE:  # CN-141
        why = "deactivated" if gangster_in_play(state, gangster) else "away"
        return Refusal("CN-141", with_gangster(gangster, {"card": card, "why": why}))
    if card in AGAINST and state.g_owner[gangster] == seat:  # CN-142
        return Refusal("CN-142", with_gangster(gangster, {"card": card}))
    if state.attached[gangster * ATTACHED + place] != NONE:  # CN-143
        return Refusal("CN-143", with_gangster(gangster, {"card": card}))
    return None


def _wrong_swap(state: CosaState, seat: int) -> Refusal | None:
    refusal = _not_in_hand(state, seat, "snitch")
    if refusal is None and all(state.market[slot] == NONE for slot in range(SLOTS)):  # CN-146
        return Refusal("CN-146")
    return refusal


def _why_not_seen(state: CosaState, seat: int, gangster: int) -> str:
    """CN-145, CN-151: only a face-down planned Job of an opponent is looked at; empty if this is one."""
    lies = lies_on(state, gangster)
    if lies == "purchase":
        return "purchase"
    if lies != "job":
        return "empty"
    return "own" if state.g_owner[gangster] == seat else ""


def _wrong_look(state: CosaState, seat: int, card: str, gangster: int) -> Refusal | None:
    why = _why_not_seen(state, seat, gangster)
    return Refusal("CN-145", with_gangster(gangster, {"card": card, "why": why})) if why else None


def _wrong_lawyer(state: CosaState, seat: int, gangster: int) -> Refusal | None:
    """CN-151: once a round per active Lawyer; used stays used, also with a new owner (CN-152)."""
    lawyers = own_active(state, seat, LAWYER)
    why = _why_not_seen(state, seat, gangster)
    if not lawyers:
        why = "none"
    elif all(state.b_used[lawyer] != 0 for lawyer in lawyers):
        why = "used"
    return Refusal("CN-151", with_gangster(gangster, {"why": why})) if why else None


def _wrong_second_look(state: CosaState, seat: int, gangster: int) -> Refusal | None:
    """CN-145, CN-151: two different ones. A window knows Spies only, a turn also Lawyers."""
    why = "same" if state.half[seat] == gangster else _why_not_seen(state, seat, gangster)
    if not why:
        return None
    if PHASES[state.phase] == "spying" or state.looking_with == SPY:
        return Refusal("CN-145", with_gangster(gangster, {"card": "spy", "why": why}))
    return Refusal("CN-151", with_gangster(gangster, {"why": why}))
