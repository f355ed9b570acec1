"""The hard bot: it looks ahead."""

from __future__ import annotations

from typing import ClassVar

from sitdown.bots.search.choices import most_to_try, usual_choice, worth_trying
from sitdown.bots.search.forethought import Forethought
from sitdown.bots.search.halving import Halving
from sitdown.bots.search.styles import BOLD, CAREFUL, PLAIN, VENGEFUL, Style
from sitdown.engine.budget import Budget
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Bot, Seat


class HardBot(Bot):
    """Tries its choices in worlds that its seat imagines, played on by rules of thumb, and takes what ends best.

    It does what the rules of thumb say unless something else is better beyond doubt. A game without rules of thumb is
    played on at random. With a forethought it begins where that has come to with the question it is asked.
    """

    name = "hard"
    searches: ClassVar[bool] = True
    style: ClassVar[Style] = PLAIN

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.forethought: Forethought | None = None

    def choose(self, seat: Seat, budget: Budget) -> int:
        legal = seat.legal()
        return legal[0] if len(legal) == 1 else self.search(seat, budget).run(budget)

    def search(self, seat: Seat, budget: Budget) -> Halving:
        """What is compared at this moment, ready to run within the budget."""
        world, game, legal = seat.world(), seat.game, seat.legal()
        foreseen = None if self.forethought is None else self.forethought.of(world, seat.number)
        usual = usual_choice(world, seat.number, legal, self.rng) if foreseen is None else foreseen.usual
        others = game.alternatives(world, seat.number, legal, usual)
        others = worth_trying(world, seat.number, others, most_to_try(game, budget, len(others)), self.rng)
        search = Halving(world, seat.number, self.rng, usual, others, self.style)
        if others and foreseen is not None:
            search.recall(foreseen.tried, foreseen.rival)
        return search


class BoldBot(HardBot):
    """Wants to win, and would rather be last now and then than always second."""

    name = "bold"
    style = BOLD


class CarefulBot(HardBot):
    """Would rather have a good place for sure than a victory perhaps."""

    name = "careful"
    style = CAREFUL


class VengefulBot(HardBot):
    """Grudges the one who would take most from it what he gets."""

    name = "vengeful"
    style = VENGEFUL
