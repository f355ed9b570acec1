"""One seat as its player knows it: all that a bot is ever given."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sitdown.engine.budget import Budget
from sitdown.engine.events import Log
from sitdown.engine.game import Game, State, View
from sitdown.engine.moves import Move
from sitdown.engine.refusal import Fact, Refusal
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
        listener = state.listener
        self._heard: list[dict[str, Fact]] = listener.lines(number) if isinstance(listener, Log) else []

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

    def turn(self) -> list[int]:
        """The seats that must choose now, this one among them unless it was only made an offer."""
        return self._world.turn()

    def scores(self) -> list[int] | None:
        """Each seat's points now; None in a game that keeps them secret until the end."""
        return self._world.scores if self.game.open_scores or self._world.over else None

    def history(self) -> list[dict[str, Fact]]:
        """All that the seat has heard since the beginning, oldest first: the lines of its log.

        Only for a bot that `listens`: for others nobody writes them down.
        """
        return list(self._heard)

    def world(self) -> State:
        """The world that this Seat is built on: one that the seat imagines. To be looked at, not to be played on."""
        return self._world

    def imagine(self, rng: Rng) -> State:
        """Another world that agrees with all that this seat knows; the caller's to play with."""
        return self._world.imagine(self.number, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Derive from it and write `choose`; take all chance from `self.rng`."""

    name = "bot"
    listens: ClassVar[bool] = False  # does it want `Seat.history`?
    searches: ClassVar[bool] = False  # does it use the whole of its budget when a choice is close?

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, seat: Seat, budget: Budget) -> int:
        """One of `seat.legal()`, within about the budget."""
        raise NotImplementedError
