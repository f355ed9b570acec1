"""The hard bot: it looks ahead."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.bots.search.halving import Halving
from sitdown.bots.search.styles import BOLD, CAREFUL, PLAIN, VENGEFUL, Style
from sitdown.engine.budget import Budget
from sitdown.engine.game import Game, State
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Bot, Seat

ROLLOUTS_EACH: Final = 8  # that a choice must get if it is tried at all


class HardBot(Bot):
    """Tries its choices in worlds that its seat imagines, played on by rules of thumb, and takes what ends best.

    It does what the rules of thumb say unless something else is better beyond doubt. A game
    without rules of thumb is played on at random.
    """

    name = "hard"
    searches: ClassVar[bool] = True
    style: ClassVar[Style] = PLAIN

    def choose(self, seat: Seat, budget: Budget) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        world, game = seat.world(), seat.game
        usual = usual_choice(world, seat.number, legal, self.rng)
        others = game.alternatives(world, seat.number, legal, usual)
        others = worth_trying(world, seat.number, others, most_to_try(game, budget, len(others)), self.rng)
        if not others:
            return usual
        return Halving(world, seat.number, self.rng, usual, others, self.style).run(budget)


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


def usual_choice(world: State, seat: int, legal: list[int], rng: Rng) -> int:
    """What the rules of thumb say, or anything where there are none."""
    if world.game.has_thumb:
        return world.game.thumb(world, seat, rng)
    return legal[rng.below(len(legal))]


def most_to_try(game: Game, budget: Budget, count: int) -> int:
    """How many of so many choices: what the game says, and no more than the budget can compare."""
    most = min(count, game.search.best) if game.search.best else count
    return min(most, max(1, budget.iterations // ROLLOUTS_EACH)) if budget.is_repeatable else most


def worth_trying(world: State, seat: int, others: list[int], most: int, rng: Rng) -> list[int]:
    """So many of them: those with the best ratings, or any where the game has none."""
    if len(others) <= most:
        return others
    ratings = world.game.ratings(world, seat, others) or [float(rng.word()) for _ in others]
    order = sorted(range(len(others)), key=lambda i: (-ratings[i], others[i]))
    return sorted(others[i] for i in order[:most])
