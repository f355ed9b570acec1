"""Each seat's chance to win at a moment of a game: the share of victories when sensible players play on."""

from __future__ import annotations

from sitdown.bots.search.rollout import Rollouts
from sitdown.engine import Game, Rng, State


class PlayedOn:
    """Plays worlds of one game on to their end, by the rules of thumb of rollouts."""

    def __init__(self, game: Game) -> None:
        self.rollouts = Rollouts(game, 0)

    def winners(self, world: State, rng: Rng) -> list[float]:
        """Each seat's part of the victory; `world` is played on to its end."""
        self.rollouts.value(world, 0, rng)
        ranking = world.ranking
        won = 1.0 / ranking.count(1)
        return [won if place == 1 else 0.0 for place in ranking]

    def chances(self, worlds: list[State], rng: Rng) -> list[float]:
        """The mean over these worlds, each with luck of its own."""
        shares = [0.0] * int(worlds[0].seats)
        for world in worlds:
            world.rng = rng.split()
            for seat, won in enumerate(self.winners(world, rng.split())):
                shares[seat] += won
        return [share / len(worlds) for share in shares]


def open_chances(here: State, rollouts: int, rng: Rng) -> list[float]:
    """Each seat's chance to win from the true state, with luck of its own."""
    return PlayedOn(here.game).chances([here.clone() for _ in range(rollouts)], rng)


def onlooker_chances(here: State, rollouts: int, rng: Rng) -> list[float]:
    """The same as somebody could know who saw no cards."""
    return PlayedOn(here.game).chances([here.imagine(None, rng) for _ in range(rollouts)], rng)
