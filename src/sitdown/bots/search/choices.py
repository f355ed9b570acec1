"""Which choices are compared: that of the rules of thumb, and what is worth trying beside it."""

from __future__ import annotations

from typing import Final

from sitdown.engine.budget import Budget
from sitdown.engine.game import Game, State
from sitdown.engine.rng import Rng

ROLLOUTS_EACH: Final = 8  # that a choice must get if it is tried at all


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
