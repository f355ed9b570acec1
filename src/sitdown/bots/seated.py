"""A bot at a seat of a play: it hands the bot what the seat knows and checks its choice."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.bots.named import bot_of
from sitdown.bots.random import RandomBot
from sitdown.engine.budget import Budget
from sitdown.engine.events import Log
from sitdown.engine.game import State
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Bot, Seat


class BadChoice(ValueError):
    """A bot chose what it may not; the message names the rule."""


class SeatedBot:
    """One seat of one play and its bot.

    The world that its Seat is built on comes from a generator of its own, not from the bot's, so that a bot that looks
    at nothing but its choices may be asked without building one and still answers the same.
    """

    def __init__(self, number: int, bot: Bot, imagination: Rng) -> None:
        self.number = number
        self.bot = bot
        self._imagination = imagination

    def __repr__(self) -> str:
        return f"<SeatedBot {self.bot.name} at seat {self.number}>"

    def choose(self, state: State, budget: Budget | None = None) -> int:
        """What the bot does now, within the budget; if none is given, the iterations that the game finds it worth."""
        if isinstance(self.bot, RandomBot):
            return self.bot.pick(state.legal(self.number))
        budget = budget or Budget(iterations=state.game.iterations)
        action = self.bot.choose(Seat(state, self.number, self._imagination), budget)
        if action not in state.legal(self.number):
            refusal = state.explain(self.number, action)
            rule = refusal.rule if refusal else "no rule"
            raise BadChoice(f"bots: {self.bot.name} at seat {self.number} chose {action}, which {rule} forbids")
        return action


def seat_bot(number: int, bot: Bot | str, seed: object) -> SeatedBot:
    """A bot, or the one of that name, at this seat; the same seed makes it choose the same."""
    made = bot_of(bot, f"{seed}/bot/{number}") if isinstance(bot, str) else bot
    return SeatedBot(number, made, Rng.seeded(f"{seed}/imagine/{number}"))


def play(state: State, bots: Sequence[Bot | str], seed: object = 0, budget: Budget | None = None) -> State:
    """Let bots, one for each seat, play on to the end; the state itself, which is then over."""
    if len(bots) != state.seats:
        raise ValueError(f"bots: {len(bots)} given for {state.seats} seats")
    seated = [seat_bot(number, bot, seed) for number, bot in enumerate(bots)]
    if state.listener is None and any(one.bot.listens for one in seated):
        state.listener = Log()
    while (seat := state.next_to_ask()) >= 0:
        state.push(seat, seated[seat].choose(state, budget))
    return state
