"""May a move be taken back? Only if that takes nothing back that somebody has learned, and no chance has fallen.

What somebody has learned is asked of the states themselves. The cards: nobody may know a face now that he did not know
then. The rest (a stake turned up, an answer given in secret): whatever a viewer could not tell apart then, he cannot
tell apart now, tried out on worlds that he could have imagined.
"""

from __future__ import annotations

import json

from sitdown.engine.game import State
from sitdown.engine.rng import Rng
from sitdown.table.told import Ear, Viewer

WORLDS = 6  # imagined for each viewer


def nothing_shown(then: State, now: State) -> bool:
    """No chance has fallen between the two states and every card is known to the same viewers."""
    if then.rng.words() != now.rng.words():
        return False
    viewers: list[Viewer] = [*range(int(now.seats)), None]
    tokens = range(now.tokens())
    return all(then.card_as(viewer, token) == now.card_as(viewer, token) for viewer in viewers for token in tokens)


def nothing_told(then: State, since: list[tuple[int, int]]) -> bool:
    """No viewer has learned anything from the moves `since` that he could not know `then`."""
    viewers: list[Viewer] = [*range(int(then.seats)), None]
    for viewer in viewers:
        for world in range(WORLDS):
            twin = then.imagine(viewer, Rng.seeded(f"takeback {world}"))
            if not _look_alike(then.clone(), twin, viewer, since):
                return False
    return True


def _look_alike(truth: State, twin: State, viewer: Viewer, moves: list[tuple[int, int]]) -> bool:
    """Does the same play look the same to the viewer in both, as long as it can be played in both?"""
    for seat, action in moves:
        if twin.explain(seat, action) is not None:
            before = _view(truth, viewer)
            return _told(truth, viewer, seat, action) == [] and _view(truth, viewer) == before
        if _told(truth, viewer, seat, action) != _told(twin, viewer, seat, action):
            return False
    return _view(truth, viewer) == _view(twin, viewer)


def _told(state: State, viewer: Viewer, seat: int, action: int) -> list[object]:
    ear = Ear()
    state.listener = ear
    state.push(seat, action)
    state.listener = None
    return list(ear.lines.get(viewer, []))


def _view(state: State, viewer: Viewer) -> str:
    return json.dumps(state.view(viewer))
