"""Our cases: each class here is a `Case` of worker.py, made with a game and a seed."""

from __future__ import annotations

import sys
from functools import cache
from random import Random

from benchmarks.picks import Picks
from sitdown.engine.game import Game, State
from sitdown.engine.playout import playouts
from sitdown.engine.rng import Rng

# Any other game: as many as can play.
SEATS = {"capo": 5, "palermo": 4, "sicilianos": 4, "maffiosi": 4, "cosanostra": 4}
SAMPLE = 100  # states from the middle of as many games


def seats_of(game: Game) -> int:
    return SEATS.get(game.slug, game.seats[-1])


class FromPython:
    """Every choice made in Python by the shortest public loop; the deal counts too."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seats = seats_of(game)
        self.picks = Picks(seed)
        self.pick = self.picks.draw()
        self.seeds = range(0)

    def prepare(self, size: int) -> None:
        self.pick = self.picks.draw()
        self.seeds = range(self.seeds.stop, self.seeds.stop + size)

    def play(self) -> None:
        start, seats, pick = self.game.start, self.seats, self.pick
        for seed in self.seeds:
            state = start(seats, seed)
            choices, play = state.choices, state.play
            while actions := choices():
                play(actions[pick() % len(actions)])

    def count(self) -> dict[str, float]:
        """By playing the same games again."""
        pick, made = self.picks.again(), 0
        for seed in self.seeds:
            state = self.game.start(self.seats, seed)
            while actions := state.choices():
                state.play(actions[pick() % len(actions)])
                made += 1
        return {"games": len(self.seeds), "choices": made}


class Inner:
    """Whole games inside the engine's own loop, deals included."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seats = seats_of(game)
        self.rng = Rng.seeded(seed)
        self.size = 0
        self.made = 0

    def prepare(self, size: int) -> None:
        self.size = size

    def play(self) -> None:
        self.made = playouts(self.game, self.seats, self.size, self.rng)

    def count(self) -> dict[str, float]:
        return {"games": self.size, "choices": self.made}


def random_game(game: Game, seed: int, seats: int, most: int = sys.maxsize) -> tuple[State, int]:
    """A random game after `most` choices (or at its end), and how many were made."""
    state, pick, made = game.start(seats, seed), Random(seed), 0
    while made < most and (actions := state.choices()):
        state.play(pick.choice(actions))
        made += 1
    return state, made


def middle_of_random_game(game: Game, seed: int, seats: int) -> State:
    """A moment from its middle half."""
    _, length = random_game(game, seed, seats)
    return random_game(game, seed, seats, Random(seed).randrange(length // 4, length - length // 4))[0]


@cache
def middle_states(game: Game, seed: int) -> list[State]:
    """One state from the middle half of each of many games."""
    return [middle_of_random_game(game, seed + number, seats_of(game)) for number in range(SAMPLE)]


class Clone:
    """A copy of each state of the sample, thrown away at once."""

    def __init__(self, game: Game, seed: int) -> None:
        self.calls = [state.clone for state in middle_states(game, seed)]
        self.size = 0

    def prepare(self, size: int) -> None:
        self.size = size

    def play(self) -> None:
        for _ in range(self.size):
            for clone in self.calls:
                clone()

    def count(self) -> dict[str, float]:
        return {"calls": self.size * len(self.calls)}


class Imagine:
    """A world that agrees with what a seat knows: each state of the sample, each seat."""

    def __init__(self, game: Game, seed: int) -> None:
        states = middle_states(game, seed)
        self.calls = [(state.imagine, seat) for seat in range(seats_of(game)) for state in states]
        self.rng = Rng.seeded(seed)
        self.size = 0

    def prepare(self, size: int) -> None:
        self.size = size

    def play(self) -> None:
        rng = self.rng
        for _ in range(self.size):
            for imagine, seat in self.calls:
                imagine(seat, rng)

    def count(self) -> dict[str, float]:
        return {"calls": self.size * len(self.calls)}
