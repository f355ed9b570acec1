"""Empty questions: what the table answers for a person at once, so that nobody is asked what leaves nothing to decide.

With no other person at the table that is whatever has one answer, and what the person has left to a preset. With others
it is only what public facts alone decide: from anything else they could tell what somebody holds. There a preset
answers after a while (`Table.preset_due`), as somebody would who says nothing.
"""

from __future__ import annotations

from sitdown.engine.game import State
from sitdown.table.chairs import Chair
from sitdown.table.presets import Presets, preset_answer

NOTHING = (-1, -1)


def is_alone(chairs: list[Chair]) -> bool:
    """Does but one person play here? Who is only away comes back."""
    persons = 0
    for chair in chairs:
        if chair.kind == "person":
            persons += 1
    return persons == 1


def empty_question(
    state: State, chairs: list[Chair], turn: list[int], invited: list[int], legal: list[list[int]], presets: Presets
) -> tuple[int, int]:
    """A seat that is asked for nothing, and its answer; NOTHING if there is none."""
    for seat in turn:
        if not chairs[seat].acts:
            continue
        may = legal[seat]
        if state.game.is_one_answer(may):
            if is_alone(chairs):
                if seat not in invited:  # an offer may lapse with the answer: first he is asked for that
                    return seat, may[0]
            elif state.forced(seat):
                return seat, may[0]
        elif state.game.windows and seat not in invited and is_alone(chairs):
            answer = preset_answer(state, presets, seat, may)
            if answer >= 0:
                return seat, answer
    return NOTHING
