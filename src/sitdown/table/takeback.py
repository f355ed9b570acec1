"""May a move be taken back? Only if that takes nothing back that somebody has learned, and no chance has fallen.

What somebody has learned is asked of the states themselves. The cards: nobody may know a face now that he did not know
then. The rest (a stake turned up, an answer given in secret): whatever a viewer could not tell apart then, he cannot
tell apart now, tried out on worlds that he could have imagined.
"""

from __future__ import annotations

import json

from sitdown.engine.game import State
from sitdown.engine.rng import Rng
from sitdown.table.effect import Viewer
from sitdown.table.views.event_log import TableLog

WORLDS = 4  # imagined for each viewer


def nothing_shown(then: State, now: State) -> bool:
    """No chance has fallen between the two states and every card is known to the same viewers."""
    if then.rng.words() != now.rng.words():
        return False
    viewers: list[Viewer] = [*range(int(now.seats)), None]
    tokens = range(now.tokens())
    return all(then.card_as(viewer, token) == now.card_as(viewer, token) for viewer in viewers for token in tokens)


def nothing_learned(then: State, since: list[tuple[int, int]]) -> bool:
    """No viewer has learned anything from the moves `since` that he could not know `then`."""
    viewers: list[Viewer] = [*range(int(then.seats)), None]
    truth = then.open_view()
    for viewer in viewers:
        for world in range(WORLDS):
            twin = then.imagine(viewer, Rng.seeded(f"takeback {world}"))
            if twin.open_view() == truth:
                continue  # nothing is hidden from him
            if not _look_alike(then.clone(), twin, viewer, since):
                return False
    return True


def _look_alike(truth: State, twin: State, viewer: Viewer, moves: list[tuple[int, int]]) -> bool:
    """Can the play go on in the twin so that it looks to the viewer as it did in truth?"""
    for seat, action in moves:
        before = _view(truth, viewer)
        lines = _lines(truth, viewer, seat, action)
        if twin.explain(seat, action) is None:
            if _lines(twin, viewer, seat, action) != lines:
                return False
            continue
        after = _view(truth, viewer)
        other = _something_alike(twin, viewer, seat, lines, after)
        if other is None:
            return not lines and before == after
        twin = other
    return _view(truth, viewer) == _view(twin, viewer)


def _something_alike(twin: State, viewer: Viewer, seat: int, lines: list[object], view: str) -> State | None:
    """The twin after something that the seat can do there and that looks like this; None if there is no such thing."""
    for action in twin.legal(seat):
        trial = twin.clone()
        if _lines(trial, viewer, seat, action) == lines and _view(trial, viewer) == view:
            return trial
    return None


def _lines(state: State, viewer: Viewer, seat: int, action: int) -> list[object]:
    log = TableLog()
    state.listener = log
    state.push(seat, action)
    state.listener = None
    return list(log.heard.get(viewer, []))


def _view(state: State, viewer: Viewer) -> str:
    return json.dumps(state.view(viewer))
