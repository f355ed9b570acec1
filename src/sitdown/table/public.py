"""What everybody sees of a game, remembered while it stays the same: a secret choice changes it for nobody."""

from __future__ import annotations

import msgspec

from sitdown.engine.game import State

encode = msgspec.json.Encoder().encode


class Public:
    """One moment of a game, as an onlooker is shown it, in JSON: what all see, and the rest of his view. As bytes it is
    small, and soon made and forgotten, though thousands of tables remember theirs."""

    __slots__ = ("beside", "by_all")

    def __init__(self, state: State) -> None:
        self.by_all = encode(state.seen_by_all())
        self.beside = encode(state.seen_by(None))

    def is_like(self, other: Public) -> bool:
        return self.by_all == other.by_all and self.beside == other.beside
