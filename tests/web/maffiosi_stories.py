"""Whole games of Maffiosi as one seat hears them, for the test that the board keeps step: each move as its events and
as what it changed in the view."""

from __future__ import annotations

import random
from typing import Any

from sitdown.engine.events import Log
from sitdown.engine.options import Value
from sitdown.games import game_of
from sitdown.games.maffiosi.data import CARD_IDS

GAME = game_of("maffiosi")
ABOUT_WHAT_MAY_COME = (
    "lines",
    "leads",
    "sits",
    "last_glass",
    "stalemate_in",
    "draw",
    "idle",
)  # the board never holds it


def seen(state: Any, seat: int | None) -> dict[str, Any]:
    return {name: value for name, value in state.view(seat).items() if name not in ABOUT_WHAT_MAY_COME}


def changes(old: Any, new: Any) -> Any:
    """What to put into the old one: by name or place, as deep as they are alike."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {name: changes(old[name], new[name]) for name in new if old[name] != new[name]}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and len(new) > 1:
        return {str(at): changes(old[at], new[at]) for at in range(len(new)) if old[at] != new[at]}
    return [new]  # as it is


def story(seats: int, seed: str, seat: int | None, **options: Value) -> dict[str, Any]:
    """A game of players who play a card if they can."""
    log, rng = Log(), random.Random(seed)
    state = GAME.start(seats, seed, options, listener=log)
    log.take(seat)
    first = last = seen(state, seat)
    moves = []
    while not state.over:
        asked = state.turn()[0]
        legal = list(state.legal(asked))
        plays = [action for action in legal if action < len(CARD_IDS)]
        state.apply(asked, rng.choice(plays or legal))
        now = seen(state, seat)
        moves.append({"events": log.take(seat), "changes": changes(last, now)})
        log.heard = {}
        last = now
    return {"first": first, "moves": moves}


def stories() -> dict[str, Any]:
    return {
        "three, by hand, the used pile closed": story(
            3, "three", 0, seating="manual", open_discards=False, short_pot=True
        ),
        "four": story(4, "four", 0),
        "six, cakes and sleepers after a Scram": story(6, "six", None, scram_clears_cakes=True, scram_wakes=True),
    }
