"""One seat as its player knows it: all that a bot is ever given."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sitdown.engine.game import Game, State, View
from sitdown.engine.moves import Move
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng


class Seat:
    """What the player at one seat knows and may do.

    It is built on a world that the seat imagines, never on the truth: whoever holds a Seat has no way to what the seat
    has not seen, by whatever road. Views, legal actions and refusals are the true ones, since they depend on nothing
    else than the seat's knowledge.
    """

    def __init__(self, state: State, number: int, rng: Rng) -> None:
        self.number = number
        self._world = state.imagine(number, rng)

    def __repr__(self) -> str:
        return f"<Seat {self.number} of {self.game.title}>"

    @property
    def game(self) -> Game:
        return self._world.game

    def view(self) -> View:
        return self._world.view(self.number)

    def legal(self) -> list[int]:
        return self._world.legal(self.number)

    def moves(self) -> list[Move]:
        """`legal` with kinds, arguments and words; `move.action` is what `Bot.choose` answers."""
        return self._world.moves(self.number)

    def explain(self, action: int) -> Refusal | None:
        return self._world.explain(self.number, action)

    def imagine(self, rng: Rng) -> State:
        """Another world that agrees with all that this seat knows; the caller's to play with."""
        return self._world.imagine(self.number, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Derive from it and write `choose`; take all chance from `self.rng`."""

    name = "bot"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, seat: Seat, budget: float) -> int:
        """One of `seat.legal()`, within about `budget` seconds."""
        raise NotImplementedError
