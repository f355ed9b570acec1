"""Playing a shard: a range of deals, each in all rotations of its table.

A bot is seeded by the deal and its chair, `sitdown.bots.play` does the same: so the same bot on the same chair of the
same deal draws the same random numbers whoever sits on the others, and any game of the arena can be played again:

    play(game.start(seats, "S/7", options), seating, "S/7", budget)
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sitdown.bots import BadChoice, seat_bot
from sitdown.engine.events import Log
from sitdown.engine.game import Game, State
from sitdown.games import game_of
from sitdown.lab.arena.errors import ArenaError
from sitdown.lab.arena.plan import Plan
from sitdown.lab.arena.schedule import Schedule, Seating
from sitdown.lab.arena.times import Times


class Played(NamedTuple):
    """One game that is over."""

    deal: int
    seating: int  # which of the deal's
    places: list[int]  # of each chair
    ending: str
    choices: int


class Shard(NamedTuple):
    """The games of a range of deals, and what they cost."""

    first: int
    stop: int  # the first deal that is not in it
    games: list[Played]
    times: dict[str, Times]  # by bot
    cpu: float  # seconds of CPU for all of it
    seconds: float  # by the clock

    def as_data(self) -> dict[str, Any]:
        times = {name: one.as_data() for name, one in self.times.items()}
        return {**self._asdict(), "games": [list(game) for game in self.games], "times": times}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Shard:
        """The shard that `as_data` told; raises KeyError, TypeError or ValueError for anything else."""
        games = [Played(*game) for game in data["games"]]
        times = {name: Times.from_data(one) for name, one in data["times"].items()}
        return Shard(data["first"], data["stop"], games, times, data["cpu"], data["seconds"])


def play_shard(plan: Plan, deals: range) -> Shard:
    """Play these deals."""
    cpu, began = time.process_time(), time.monotonic()
    game, schedule = game_of(plan.game), Schedule(plan.bots, plan.seats)
    times = {name: Times() for name in schedule.names}
    games = [
        _play(plan, game, deal, number, seating, times)
        for deal in deals
        for number, seating in enumerate(schedule.seatings(deal))
    ]
    return Shard(deals.start, deals.stop, games, times, time.process_time() - cpu, time.monotonic() - began)


def _play(plan: Plan, game: Game, deal: int, number: int, seating: Seating, times: dict[str, Times]) -> Played:
    seed = f"{plan.seed}/{deal}"
    budget = plan.budget
    seated = [seat_bot(chair, name, seed) for chair, name in enumerate(seating)]
    listener = Log() if any(one.bot.listens for one in seated) else None
    state: State = game.start(plan.seats, seed, plan.options, listener)
    choices = 0
    while (seat := state.next_to_ask()) >= 0:
        is_open = not game.is_one_answer(state.legal(seat))
        began = time.process_time()
        try:
            action = seated[seat].choose(state, budget)
        except BadChoice as error:
            raise ArenaError(f"{error}, in deal {deal} of seed {plan.seed!r}") from None
        except Exception as error:  # a stranger's bot may fail in any way
            where = f"{seating[seat]} at seat {seat} failed in deal {deal} of seed {plan.seed!r}"
            raise ArenaError(f"bots: {where}: {type(error).__name__}: {error}") from error
        if is_open:
            times[seating[seat]].add(time.process_time() - began)
        state.push(seat, action)
        choices += 1
    return Played(deal, number, list(state.ranking), state.ending, choices)
