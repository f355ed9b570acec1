"""Why not? The rules of Capo stated a second time, one move at a time, cited in the order of section 5."""

from __future__ import annotations

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Refusal
from sitdown.games.capo.data import HAND, SKELETON, WITNESS
from sitdown.games.capo.state import END, SHOW, CapoState

_COMMITTED = ["CA-22", "CA-24", "CA-33"]


def explain(state: CapoState, seat: int, action: int) -> Refusal | None:
    """The first rule that forbids this seat this action now, or None."""
    if state.phase == END:
        return Refusal("CA-72")
    if action not in state.game.actions:
        return Refusal("CA-92", {"action": action})
    kind, values = state.game.actions.decode(action)
    wanted = {"add_card": 0, "done": 0, "show_card": 1}.get(kind, 2)
    if wanted != state.phase:
        return Refusal("CA-90")
    return _nothing_to_decide(state, seat) or _wrong_choice(state, seat, kind, values[0] if values else 0)


def _nothing_to_decide(state: CapoState, seat: int) -> Refusal | None:
    if seat not in range(state.seats):  # any int at all, also one that is too large to compare as a machine word
        return Refusal("CA-91")
    if state.done & BIT[seat]:
        return Refusal(_COMMITTED[state.phase])
    if state.phase == SHOW and _cards_to_turn_up(state, seat) in (0, state.crew_n[seat]):
        return Refusal("CA-91")
    return None


def _wrong_choice(state: CapoState, seat: int, kind: str, value: int) -> Refusal | None:
    if kind == "add_card":
        return _wrong_card(state, seat, value)
    if kind == "done":
        return None if _chosen(state, seat) else Refusal("CA-20")
    if kind == "show_card":
        return _wrong_turn_up(state, seat, value)
    if kind == "suspect":
        return _wrong_suspicion(state, seat, value)
    return None


def _chosen(state: CapoState, seat: int) -> list[int]:
    """The slots or positions this seat has chosen so far."""
    return [slot for slot in range(HAND) if state.picked[seat] & BIT[slot]]


def _wrong_card(state: CapoState, seat: int, slot: int) -> Refusal | None:
    chosen = _chosen(state, seat)
    if slot in chosen or slot >= state.hand_n[seat]:
        return Refusal("CA-21", {"number": slot + 1})
    if state.event == SKELETON and len(chosen) >= 2:
        return Refusal("CA-88")
    if any(slot < other for other in chosen):
        return Refusal("CA-93")
    return None


def _cards_to_turn_up(state: CapoState, seat: int) -> int:
    """CA-23, CA-82, CA-83, as the table of section 4 has them: for crews of 1 to 5 cards."""
    events = {2: [1, 1, 2, 2, 3], 3: [0, 0, 0, 0, 0]}  # E03, E04
    return events.get(state.event, [0, 1, 1, 2, 2])[state.crew_n[seat] - 1]


def _wrong_turn_up(state: CapoState, seat: int, position: int) -> Refusal | None:
    chosen = _chosen(state, seat)
    wanted = _cards_to_turn_up(state, seat)
    if position in chosen or position >= state.crew_n[seat]:
        return Refusal("CA-24", {"number": position + 1, "wanted": wanted})
    above = state.crew_n[seat] - position - 1
    if any(position < other for other in chosen) or above < wanted - len(chosen) - 1:
        return Refusal("CA-93")
    return None


def _wrong_suspicion(state: CapoState, seat: int, offset: int) -> Refusal | None:
    if offset == state.seats:
        return Refusal("CA-31")
    if offset > state.seats:
        return Refusal("CA-32")
    target = (seat + offset) % state.seats
    began = [state.began[other] for other in range(state.seats)]
    if state.event == WITNESS and len(set(began)) > 1 and began[target] == min(began):
        return Refusal("CA-89", {"target": target})
    return None
