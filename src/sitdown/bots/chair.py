"""A chair with a bot on it: what stands between the truth of a play and the bot."""

from __future__ import annotations

from sitdown.bots.random import RandomBot
from sitdown.engine.game import State
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Bot, Seat

BUDGET = 1.0


class BadChoice(ValueError):
    """A bot chose what it may not; the message names the rule."""


class Chair:
    """One seat of one play and its bot.

    The world that its Seat is built on comes from a generator of the chair, not of the bot, so that a bot that looks
    at nothing but its choices may be asked without building one and still answers the same.
    """

    def __init__(self, number: int, bot: Bot, imagination: Rng) -> None:
        self.number = number
        self.bot = bot
        self._imagination = imagination

    def choose(self, state: State, budget: float = BUDGET) -> int:
        """What the bot does now."""
        if isinstance(self.bot, RandomBot):
            return self.bot.pick(state.legal(self.number))
        action = self.bot.choose(Seat(state, self.number, self._imagination), budget)
        if action not in state.legal(self.number):
            refusal = state.explain(self.number, action)
            rule = refusal.rule if refusal else "no rule"
            raise BadChoice(f"bots: {self.bot.name} at seat {self.number} chose {action}, which {rule} forbids")
        return action
