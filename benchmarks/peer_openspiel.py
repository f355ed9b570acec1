"""OpenSpiel's crazy eights and hearts, played at random from Python and by its own C++ loop.

Imported only by the peers' worker (peers.py), in their own environment. Each class here is
a `Case` of worker.py. Where two ways of driving OpenSpiel are fair, the faster is used.
"""

from __future__ import annotations

import functools
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.picks import Picks

CRAZY_EIGHTS = "crazy_eights(players=4)"
HEARTS = "hearts(pass_cards=False)"
GIN_RUMMY = "gin_rummy"
GAMES_TO_AVERAGE = 10_000  # standard error of the mean length of crazy eights: 0.15 %
ROLLOUTS_A_DEAL = 32


@functools.cache
def open_spiel_game(name: str) -> Any:
    """Load the game, and make sure its chance nodes are uniform.

    They are for these two games, so `legal_actions` (which serves chance nodes too) may
    pick the card: nearly twice as fast from Python as a draw from `chance_outcomes`. It is
    also the one that heeds pass_cards=False: hearts' chance_outcomes ignore it in 2.0.2.
    """
    game = import_module("pyspiel").load_game(name)
    state, random = game.new_initial_state(), Random(0)
    while actions := state.legal_actions():
        if state.is_chance_node() and len({chance for _, chance in state.chance_outcomes()}) != 1:
            raise ValueError(f"{name} has chance nodes that are not uniform.")
        state.apply_action(random.choice(actions))
    return game


class OpenSpielFromPython:
    """Every action chosen in Python, with the fewest calls a step: two.

    A state without legal actions is over, so is_terminal need not be asked.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.game = open_spiel_game(name)
        self.picks = Picks(seed)
        self.pick = self.picks.draw()
        self.size = 0
        self.finished: list[Any] = []

    def prepare(self, size: int) -> None:
        self.size = size
        self.pick = self.picks.draw()
        self.finished.clear()

    def play(self) -> None:
        new_initial_state, pick, keep = self.game.new_initial_state, self.pick, self.finished.append
        for _ in range(self.size):
            state = new_initial_state()
            legal_actions, apply_action = state.legal_actions, state.apply_action
            while actions := legal_actions():
                apply_action(actions[pick() % len(actions)])
            keep(state)

    def count(self) -> dict[str, float]:
        players = [move.player for state in self.finished for move in state.full_history()]
        return {"games": self.size, "choices": sum(player >= 0 for player in players), "steps": len(players)}


def dealt(game: Any, random: Random) -> Any:
    """A state at its first choice: all chance nodes of the deal gone through."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


@functools.cache
def mean_length_after_deal(name: str) -> tuple[float, float]:
    """The mean choices and steps of a random game once dealt, by playing many from Python.

    The C++ loop plays the same games but does not tell how long they were.
    """
    game, random = open_spiel_game(name), Random(0)
    choices = steps = 0
    for _ in range(GAMES_TO_AVERAGE):
        state = dealt(game, random)
        moves_of_deal = len(state.history())
        while actions := state.legal_actions():
            state.apply_action(random.choice(actions))
        moves = state.full_history()[moves_of_deal:]
        steps += len(moves)
        choices += sum(move.player >= 0 for move in moves)
    return choices / GAMES_TO_AVERAGE, steps / GAMES_TO_AVERAGE


class OpenSpielInside:
    """OpenSpiel's own C++ loop: RandomRolloutEvaluator::Evaluate, whole rollouts.

    The wheel does not expose Evaluate, but a tree search of one simulation is nothing
    but one call of it, on the root. The root must be a player's choice, so the deal is
    done outside, untimed, and neither its steps nor its cost are counted.
    """

    def __init__(self, name: str, seed: int) -> None:
        pyspiel = import_module("pyspiel")
        self.game = open_spiel_game(name)
        self.random = Random(seed)
        self.length = mean_length_after_deal(name)
        self.deals: list[Any] = []
        rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_A_DEAL, seed=seed)
        self.bot = pyspiel.MCTSBot(
            self.game, rollouts, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=seed, verbose=False
        )

    def prepare(self, size: int) -> None:
        self.deals = [dealt(self.game, self.random) for _ in range(size)]

    def play(self) -> None:
        for state in self.deals:
            self.bot.mcts_search(state)

    def count(self) -> dict[str, float]:
        games = len(self.deals) * ROLLOUTS_A_DEAL
        choices, steps = self.length
        return {"games": games, "choices": games * choices, "steps": games * steps}
