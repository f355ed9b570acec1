"""Environments for learners, stepped at random: PettingZoo's texas hold'em, RLCard's uno.

Imported only by the peers' worker (peers.py), in their own environment. Each class here is
a `Case` of worker.py. Where two ways of driving a peer are fair, the faster is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from benchmarks.picks import Picks


class SteppedEnvironment:
    """What the two environments have in common: chance takes no step, RLCard's engine counts the steps."""

    def __init__(self, env: Any, engine: Any, seed: int) -> None:
        self.env = env
        self.engine = engine
        self.picks = Picks(seed)
        self.pick = self.picks.draw()
        self.size = 0
        self.steps_before = 0

    def prepare(self, size: int) -> None:
        self.size = size
        self.pick = self.picks.draw()
        self.steps_before = self.engine.timestep

    def count(self) -> dict[str, float]:
        steps = self.engine.timestep - self.steps_before
        return {"games": self.size, "choices": steps, "steps": steps}


class PettingZoo(SteppedEnvironment):
    """Texas hold'em through the AEC API: last, mask, step.

    A hand is left at its first terminated agent, which spares the peer its dead steps.
    `env` is the documented maker, `raw_env` the same without the wrappers that check actions.
    """

    def __init__(self, maker: str, seed: int) -> None:
        env = getattr(import_module("pettingzoo.classic.texas_holdem_v4"), maker)()
        env.reset(seed=seed)  # once: every later reset goes on with the same generator
        super().__init__(env, env.unwrapped.env, seed)

    def play(self) -> None:
        env, pick = self.env, self.pick
        for _ in range(self.size):
            env.reset()
            while True:
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                actions = observation["action_mask"].nonzero()[0]
                env.step(int(actions[pick() % len(actions)]))


class RLCardUno(SteppedEnvironment):
    """Uno by reset and step, which is 1.7 times as fast as env.run with RLCard's agents.

    Actions go in RLCard's raw form, which spares the peer decoding them: some 10 % more.
    """

    def __init__(self, seed: int) -> None:
        env = import_module("rlcard").make("uno", {"seed": seed})
        super().__init__(env, env, seed)

    def play(self) -> None:
        env, pick = self.env, self.pick
        for _ in range(self.size):
            state, _ = env.reset()
            while not env.is_over():
                actions = state["raw_legal_actions"]
                state, _ = env.step(actions[pick() % len(actions)], True)
