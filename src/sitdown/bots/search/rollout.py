"""Rollouts: a world is played on by sensible players, to the end of the game or to a natural stop."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices, room_for
from sitdown.engine.game import Game, State
from sitdown.engine.rng import Rng

LATE: Final = -1.0  # no value: time was up before the world was played on
PLACES: Final = 0.25  # of the value of an end that its places decide; the rest is for who wins


class Rollouts:
    """Plays worlds of one game on. Every seat chooses by what it knows in that world: nobody answers what is sealed."""

    def __init__(self, game: Game, stops: int) -> None:
        self.game = game
        self.stops: i64 = stops if game.has_evaluation else 0
        self.by_thumb = game.has_thumb
        self.out = room_for(game.actions.size)
        self.ends_at = 0.0  # by the clock; 0: a rollout takes the time that it takes

    def value(self, world: State, seat: i64, rng: Rng) -> float:
        """Play this world on; what comes of it for the seat, from 0, the last place, to 1, a victory of its own; or
        LATE."""
        if not self.by_thumb and self.stops == 0 and self.ends_at == 0.0:
            play_at_random(world, rng, self.out)
            return value_of_end(world.ranking, seat)
        game = self.game
        out = self.out
        last: i64 = 0
        if self.stops > 0:
            last = game.stops_passed(world) + self.stops
        while True:
            if self.stops > 0 and game.stops_passed(world) >= last:
                return game.evaluate(world, seat)
            chooser = world.next_to_ask()
            if chooser < 0:
                return value_of_end(world.ranking, seat)
            if self.ends_at > 0.0 and time.perf_counter() >= self.ends_at:
                return LATE
            if self.by_thumb:
                world.push(chooser, game.quick(world, chooser, rng))
            else:
                push_any(world, chooser, rng, out)

    def result(self, world: State, seat: i64) -> float:
        """What comes of a world that was played on, for any seat."""
        return value_of_end(world.ranking, seat) if world.next_to_ask() < 0 else self.game.evaluate(world, seat)


def play_at_random(world: State, rng: Rng, out: Choices) -> None:
    """To the end of the game, every choice equally likely: the loop of `Rollouts.value` with nothing else to ask."""
    chooser = world.next_to_ask()
    while chooser >= 0:
        push_any(world, chooser, rng, out)
        chooser = world.next_to_ask()


def push_any(world: State, chooser: i64, rng: Rng, out: Choices) -> None:
    """Any choice; where there is but one, no chance is used."""
    out.clear()
    world.fill(chooser, out)
    place: i64 = 0
    if out.n > 1:
        place = rng.below(out.n)
    world.push(chooser, out.at(place))


def value_of_end(ranking: list[int], seat: i64) -> float:
    """Shared victories are split; a little for each that the seat has left behind."""
    place: i64 = ranking[seat]
    behind: i64 = 0
    equal: i64 = 0
    for other in ranking:
        if other > place:
            behind += 1
        elif other == place:
            equal += 1
    wins = 1.0 / float(equal) if place == 1 else 0.0
    places = (float(behind) + 0.5 * float(equal - 1)) / float(len(ranking) - 1)
    return (1.0 - PLACES) * wins + PLACES * places
