"""How a game wants to be searched: what `Game` declares beside its rules for bots that look ahead."""

from __future__ import annotations


class Search:
    """Settings of search for one game; `sitdown arena` tells which are better."""

    def __init__(
        self,
        iterations: int = 100,
        stops: int = 0,
        best: int = 0,
        caution: float = 1.0,
        worlds: int = 1,
        styles: list[str] | None = None,
        speed: int = 1000,
    ) -> None:
        self.iterations = iterations  # rollouts that a choice is worth: some 0.3 s of one core
        self.stops = stops  # a rollout ends after so many natural stops (`Game.stops_passed`); 0: with the game
        self.best = best  # only so many choices are tried, those that `Game.ratings` rates best; 0: all
        self.caution = caution  # standard errors by which a choice must be better than that of the rules of thumb
        self.worlds = worlds  # imagined for each that is used, which `Game.belief` picks out; 0: the game has no say
        self.styles: list[str] = styles or []  # that people meet at its tables: they were seen to cost few victories
        self.speed = speed  # rollouts to the end from anywhere in a game of four, in a second of one core, about
