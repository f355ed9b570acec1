"""Simulation: many games between bots, counted. The same arguments always give the same report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import fsum
from pathlib import Path
from typing import TypedDict

from sitdown.bots import RandomBot, SeatedBot, seat_bot
from sitdown.engine.actions import Choices
from sitdown.engine.game import Game, State
from sitdown.engine.options import Value
from sitdown.engine.playout import playout
from sitdown.engine.record import Record
from sitdown.engine.rng import Rng
from sitdown.lab.records import write_record


class Counts(TypedDict):
    """What was counted."""

    wins: list[int]  # games that each seat ended first; a shared first place counts for each
    shares: list[float]  # the same with shared victories split; they sum to 1
    steps: int  # choices made in all games
    endings: dict[str, int]
    figures: dict[str, float]  # the mean over all games of each of the game's own measures


class Report(Counts):
    """What a simulation found; plain data that JSON can hold."""

    game: str
    seats: int
    games: int
    seed: str
    bots: list[str]


class _Tally:
    """The games so far."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.steps = 0
        self.wins = [0] * seats
        self.shares = [Fraction(0)] * seats
        self.endings: dict[str, int] = {}
        self.figures: dict[str, list[float]] = {}

    def add(self, state: State, steps: int) -> None:
        """Count a game that is over."""
        self.games += 1
        self.steps += steps
        first = [seat for seat, place in enumerate(state.ranking) if place == 1]
        for seat in first:
            self.wins[seat] += 1
            self.shares[seat] += Fraction(1, len(first))
        self.endings[state.ending] = self.endings.get(state.ending, 0) + 1
        for name, value in state.figures().items():
            self.figures.setdefault(name, []).append(value)

    def counts(self) -> Counts:
        return {
            "wins": self.wins,
            "shares": [float(share / self.games) for share in self.shares],
            "steps": self.steps,
            "endings": dict(sorted(self.endings.items())),
            "figures": {name: fsum(values) / self.games for name, values in self.figures.items()},
        }


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: object,
    bots: Sequence[str],
    options: dict[str, Value] | None = None,
    record_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Let the bots, one name for each seat, play that many games.

    Game number i (from 1) starts from the seed `{seed}/{i}`, and so do its bots; writing records changes nothing.
    `progress` is told after each game how many are done. Raises what `game.start` raises, UnknownBot for a name that no
    bot has, and ValueError naming the field for anything else.
    """
    if games < 1:
        raise ValueError(f"games: {games} is not a number of games; there must be at least 1")
    if len(bots) != seats:
        raise ValueError(f"bots: {len(bots)} named for {seats} seats")
    tally = _Tally(seats)
    out = Choices(game.actions.size)
    for number in range(1, games + 1):
        name = f"{seed}/{number}"
        state = game.start(seats, name, options)
        if record_dir is None:
            steps = _play(state, name, bots, out)
        else:
            record = _play_on_record(state, name, bots)
            steps = len(record.moves)
            record_dir.mkdir(parents=True, exist_ok=True)
            write_record(record_dir / f"{number:0{max(4, len(str(games)))}}.json", record)
        tally.add(state, steps)
        if progress is not None:
            progress(number)
    return {"game": game.slug, "seats": seats, "games": games, "seed": str(seed), "bots": list(bots), **tally.counts()}


def _hat(seed: str) -> Rng:
    """What all random bots of one game draw from; one for all, so that a game of theirs is one compiled playout."""
    return Rng.seeded(f"{seed}/random")


def _seated(seed: str, bots: Sequence[str]) -> list[SeatedBot]:
    hat = _hat(seed)
    return [seat_bot(n, RandomBot(hat) if name == RandomBot.name else name, seed) for n, name in enumerate(bots)]


def _play(state: State, seed: str, bots: Sequence[str], out: Choices) -> int:
    """Play to the end; the number of choices made."""
    if all(name == RandomBot.name for name in bots):
        return playout(state, _hat(seed), out)
    seated = _seated(seed, bots)
    steps = 0
    while (seat := state.next_to_ask()) >= 0:
        state.push(seat, seated[seat].choose(state))
        steps += 1
    return steps


def _play_on_record(state: State, seed: str, bots: Sequence[str]) -> Record:
    """The same play, move for move, written down."""
    record = Record.begin(state, seed)
    seated = _seated(seed, bots)
    while (seat := state.next_to_ask()) >= 0:
        action = seated[seat].choose(state)
        state.push(seat, action)
        record.add(seat, action)
    record.finish(state)
    return record
