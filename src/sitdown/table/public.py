"""What everybody sees of a game, remembered while it stays the same: a secret choice changes it for nobody."""

from __future__ import annotations

import msgspec

from sitdown.engine.game import State, View

encode = msgspec.json.Encoder().encode


class Public:
    """One moment of a game, as an onlooker sees it."""

    __slots__ = ("_encoded", "beside", "by_all")

    def __init__(self, state: State) -> None:
        self.by_all: View = state.seen_by_all()
        self.beside: View = state.seen_by(None)
        self._encoded = b""

    def is_like(self, other: Public | None) -> bool:
        return other is not None and self.by_all == other.by_all and self.beside == other.beside

    def encoded(self) -> bytes:
        """What all see, as JSON."""
        if not self._encoded:
            self._encoded = encode(self.by_all)
        return self._encoded
