"""Whole games of Sicilianos as one viewer sees and hears them: the board has to keep step with what it is told."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from sitdown.engine.events import Log
from sitdown.engine.options import Value
from sitdown.games import game_of

# Seats, who looks on (None: an onlooker), options. Together they tell every kind of event.
PLAYS: Final[list[tuple[int, int | None, dict[str, Value]]]] = [
    (3, 0, {"start_notes": "1"}),
    (4, None, {"start_notes": "1", "bank": "notes", "tied_stakes": "returned"}),
    (6, 2, {"start_notes": "1", "stakes": "hidden", "return_order": "shuffled", "bombed_out": "out"}),
]


def changed(before: Any, after: Any) -> Any:
    """What is different, of a dict or of a list as long as before, by its place; else all of it."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {key: changed(before.get(key), value) for key, value in after.items() if before.get(key) != value}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(at): changed(old, new) for at, (old, new) in pairs if old != new}
    return {"is": after}


def story(seats: int, viewer: int | None, options: dict[str, Value]) -> dict[str, Any]:
    """The view at the beginning; then, for each move, what was heard of it and how the view changed."""
    dice, log = random.Random(f"sicilianos {seats}"), Log()
    state = game_of("sicilianos").start(seats, f"story {seats}", options, log)
    view = first = state.view(viewer)
    log.take(viewer)
    moves = []
    while not state.over:
        seat = state.turn()[0]
        legal = state.legal(seat)
        eager = [action for action in legal if action != 1] if dice.random() < 0.8 else legal
        state.push(seat, 0 if 0 in legal and dice.random() < 0.7 else dice.choice(eager or legal))
        before, view = view, state.view(viewer)
        moves.append({"events": log.take(viewer), "view": changed(before, view)})
    return {"first": first, "moves": moves}


def files() -> dict[str, str]:
    return {"sicilianos-stories.json": json.dumps([story(*play) for play in PLAYS], separators=(",", ":")) + "\n"}
