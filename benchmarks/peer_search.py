"""OpenSpiel's information-set tree search, its bot in C++, with playouts at random.

Imported only by the peers' worker (peers.py), in their own environment. It runs on the games that can make a world anew
for what a player knows; crazy eights cannot.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.peer_openspiel import open_spiel_game

SIMULATIONS = 1_000  # of one search
SAMPLE = 30  # moments, each from the middle half of another random game
PLAYOUTS = 10  # of each moment, to tell how long they are
UCT_C = 1.4


def is_a_question(state: Any) -> bool:
    return not state.is_chance_node() and len(state.legal_actions()) > 1


@cache
def random_moments(name: str, seed: int) -> list[Any]:
    """One question from the middle half of each of many random games."""
    game, random = open_spiel_game(name), Random(seed)
    found: list[Any] = []
    while len(found) < SAMPLE:
        state, moments = game.new_initial_state(), []
        while actions := state.legal_actions():
            if not state.is_chance_node():
                moments.append(state.clone())
            state.apply_action(random.choice(actions))
        middle = moments[len(moments) // 4 : len(moments) - len(moments) // 4]
        moment = random.choice(middle)
        if is_a_question(moment):
            found.append(moment)
    return found


@cache
def mean_length(name: str, seed: int) -> float:
    """The choices from one of these moments to the end of a random game."""
    random, moments, choices = Random(seed), random_moments(name, seed), 0
    for moment in moments * PLAYOUTS:
        state = moment.clone()
        while actions := state.legal_actions():
            choices += not state.is_chance_node()
            state.apply_action(random.choice(actions))
    return choices / len(moments) / PLAYOUTS


class OpenSpielSearch:
    """The moments are searched in turn, each with as many simulations, by a bot that has seen nothing before."""

    def __init__(self, name: str, seed: int) -> None:
        self.spiel = import_module("pyspiel")
        self.seed = seed
        self.moments = random_moments(name, seed)
        self.length = mean_length(name, seed)
        self.next = 0
        self.searches: list[tuple[Any, Any]] = []

    def prepare(self, size: int) -> None:
        self.searches = []
        for _ in range(size):
            self.seed += 1
            rollouts = self.spiel.RandomRolloutEvaluator(n_rollouts=1, seed=self.seed)
            bot = self.spiel.ISMCTSBot(seed=self.seed, evaluator=rollouts, uct_c=UCT_C, max_simulations=SIMULATIONS)
            self.searches.append((bot, self.moments[self.next % len(self.moments)]))
            self.next += 1

    def play(self) -> None:
        for bot, moment in self.searches:
            bot.step(moment)

    def count(self) -> dict[str, float]:
        iterations = len(self.searches) * SIMULATIONS
        return {"iterations": iterations, "choices": iterations * self.length}
