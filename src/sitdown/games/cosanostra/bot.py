from __future__ import annotations

from sitdown.engine.rng import Rng
from sitdown.games.cosanostra.state import CosaState


def choose(state: CosaState, seat: int, rng: Rng) -> int:
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]
