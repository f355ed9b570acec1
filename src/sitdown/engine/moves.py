"""A move as people handle it: its kind, its arguments by name, and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sitdown.engine.game import Game, View


class Move:
    """One thing that a seat may do, as `State.moves` lists it.

    `str(move)` is short text ("suspect 2") that `State.play_move` and `ActionSpace.read` understand.
    """

    def __init__(self, game: Game, seat: int, action: int, view: View) -> None:
        kind, values = game.actions.decode(action)
        names = [arg.name for arg in game.actions.kind(kind).args]
        self.game = game
        self.seat = seat
        self.action = action
        self.kind = kind
        self.args: dict[str, int] = dict(zip(names, values, strict=True))
        self._view = view  # of the seat, when it could do this

    def words(self, lang: str = "en") -> str:
        """The move as its player would say it."""
        return self.game.say_action(self._view, self.action, lang)

    def __str__(self) -> str:
        return self.game.actions.write(self.action)

    def __repr__(self) -> str:
        args = "".join(f" {name}={value}" for name, value in self.args.items())
        return f"<Move {self.action}, seat {self.seat}: {self.kind}{args}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._mark() == other._mark()

    def __hash__(self) -> int:
        return hash(self._mark())

    def _mark(self) -> tuple[str, int, int]:
        return self.game.slug, self.seat, self.action
