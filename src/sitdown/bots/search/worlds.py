"""Worlds to search in: drawn by what the others would have done, where the game can tell."""

from __future__ import annotations

from typing import Final

from sitdown.engine.game import State
from sitdown.engine.rng import Rng

WORDS: Final = 4294967296.0  # how many different words a generator has


def draw_world(state: State, seat: int, rng: Rng, among: int) -> State:
    """An imagined world made likelier by the game, or one of so many, each as likely as the game believes it to be.

    Among 0: as the seat imagines it, whatever the game believes.
    """
    world = state.imagine(seat, rng)
    game = state.game
    if among == 0:
        return world
    if game.has_redraw:
        game.redraw(world, seat, rng)
        return world
    if among < 2 or not game.has_belief:
        return world
    total = game.belief(world, seat)
    for _ in range(among - 1):
        other = state.imagine(seat, rng)
        likely = game.belief(other, seat)
        total += likely
        if float(rng.word()) * total < likely * WORDS:
            world = other
    return world
