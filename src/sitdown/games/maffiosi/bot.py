from __future__ import annotations

from sitdown.engine.rng import Rng
from sitdown.games.maffiosi.state import MaffiosiState


def choose(state: MaffiosiState, seat: int, rng: Rng) -> int:
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]
