"""The public view of a game, cached as JSON until something that all can see has changed."""

from __future__ import annotations

from sitdown.engine.game import State
from sitdown.table.views.json_parts import members_of


class PublicView:
    """One moment of a game, as an onlooker is shown it, as parts of JSON: what all see, and the rest of his view. As
    bytes it is small, and soon made and forgotten, though thousands of tables remember theirs."""

    __slots__ = ("common", "rest")

    def __init__(self, state: State) -> None:
        self.common = members_of(state.seen_by_all())
        self.rest = members_of(state.seen_by(None))

    def is_like(self, other: PublicView) -> bool:
        return self.common == other.common and self.rest == other.rest
