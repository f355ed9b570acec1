from __future__ import annotations

from sitdown.engine.refusal import Refusal
from sitdown.games.maffiosi.state import MaffiosiState


def explain(state: MaffiosiState, seat: int, action: int) -> Refusal | None:
    return None if action in state.legal(seat) else Refusal("MA-11")
