from __future__ import annotations

from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.state import CosaState


def explain(state: CosaState, seat: int, action: int) -> Refusal | None:
    return None if action in state.legal(seat) else Refusal("CN-4")
