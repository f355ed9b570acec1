"""`python -m benchmarks.hints [GAME …] [--games N] [--moments N]`: how strong hints are, and how long they take.

Whoever always does what a hint names first plays in the arena against three players by rules of thumb, and so does the
hard bot, over the same deals with the same iterations a choice: their shares of victories should be the same. Then
hints are asked for at moments of games by rules of thumb, with the time that people give them. It wants the compiled
copy: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from benchmarks.arguments import rounds, seconds
from benchmarks.process import BenchError, say
from benchmarks.report import check_markers, tell
from benchmarks.table import NONE, Table
from sitdown.bots import seat_bot
from sitdown.engine import Bot, Budget, Game, Rng, Seat, View
from sitdown.games import BUILT_IN, game_of
from sitdown.lab.arena import Plan, compare
from sitdown.teach import Adviser, Hint, hint
from sitdown.teach.hint import SECONDS

FIRST = "benchmarks.hints:FirstChoice"
HARD = "hard"
MARKERS = (
    "<!-- hints: begin (written by `python -m benchmarks.hints --page`, not by hand) -->",
    "<!-- hints: end -->",
)
STRENGTH = ["", "first of the hint", "95 %", "hard", "95 %", "games", "iterations"]
TIMES = ["", "hints", "with a comparison", "worlds, median", "median", "p95", "longest"]


class FirstChoice(Bot):
    """Always does what a hint names first, the whole of it."""

    name = "first of the hint"

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.adviser = Adviser(rng, Rng.seeded(f"first choice {rng.words()}"))
        self._rest: list[
            tuple[View, int]
        ] = []  # of a choice that is made of several parts: what was foreseen, and done

    def choose(self, seat: Seat, budget: Budget) -> int:
        if not self._rest or self._rest[0][0] != seat.view():
            chain = self.adviser.hint(seat, budget).choices[0].chain
            self._rest = list(zip(chain.views, chain.actions, strict=True))
        return self._rest.pop(0)[1]


def strength(games: Sequence[Game], chosen: argparse.Namespace) -> Table:
    """The shares of both, game by game."""
    rows = []
    for game in games:
        budget = Budget(iterations=chosen.iterations or game.iterations)
        shares, played = [], 0
        for bot in (FIRST, HARD):
            plan = Plan.of(game, [bot, "thumb"], chosen.seats, chosen.seed, budget=budget)
            result = compare(plan, chosen.games, workers=chosen.workers)
            found = next(one for one in result["bots"] if one["name"] == bot)
            shares += [f"{found['share']:.1%}", f"{found['low']:.1%} to {found['high']:.1%}"]
            played = result["games"]
            say(f"{game.slug}: {bot} {found['share']:.1%}")
        rows.append([game.title, *shares, f"{played:,}", str(budget.iterations)])
    return Table(f"One against {chosen.seats - 1} thumb, seed {chosen.seed}", STRENGTH, rows)


def timed(game: Game, seats: int, seed: str, most: int, time_each: float = SECONDS) -> list[tuple[float, Hint]]:
    """So many hints with the seconds that they took, at moments that are spread over games by rules of thumb."""
    moments = []
    for number in range(4):
        state = game.start(seats, f"{seed}/{number}")
        bots = [seat_bot(seat, "thumb", f"{seed}/{number}") for seat in range(seats)]
        while (seat := int(state.next_to_ask())) >= 0:
            if len(state.legal(seat)) > 1:
                moments.append((state.clone(), seat))
            state.push(seat, bots[seat].choose(state))
    found = []
    for number, (state, seat) in enumerate(moments[:: max(1, len(moments) // most)][:most]):
        began = time.perf_counter()
        given = hint(state, seat, f"{seed}/hint/{number}", Budget(time_each))
        found.append((time.perf_counter() - began, given))
    return found


def times(games: Sequence[Game], chosen: argparse.Namespace) -> Table:
    rows = []
    for game in games:
        found = timed(game, chosen.seats, chosen.seed, chosen.moments, chosen.seconds)
        spent = sorted(each for each, _ in found)
        compared = [given.worlds for _, given in found if given.worlds]
        shown = [f"{one:.2f} s" for one in (median(spent), spent[int(0.95 * (len(spent) - 1))], spent[-1])]
        worlds = f"{median(compared):,.0f}" if compared else NONE
        rows.append([game.title, str(len(found)), f"{len(compared) / len(found):.0%}", worlds, *shown])
        say(f"{game.slug}: p95 {shown[1]}")
    return Table(f"Hints of at most {chosen.seconds:g} s, by the clock, {chosen.seats} seats", TIMES, rows)


def main(arguments: Sequence[str] | None = None) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m benchmarks.hints", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("slugs", metavar="GAME", nargs="*", default=list(BUILT_IN), help="which (default: all)")
    reader.add_argument("--games", type=rounds, default=400, help="of each game and bot, at least (%(default)s)")
    reader.add_argument("--moments", type=rounds, default=60, help="hints that are timed, of each game (%(default)s)")
    reader.add_argument("--seconds", type=seconds, default=SECONDS, help="for a hint that is timed (%(default)s)")
    reader.add_argument("--iterations", type=int, default=0, help="a choice (default: what the game says)")
    reader.add_argument("--seats", type=rounds, default=4, help="at the table (%(default)s)")
    reader.add_argument("--workers", type=rounds, default=1, help="processes of the arena (%(default)s)")
    reader.add_argument("--seed", default="hints")
    reader.add_argument("--page", type=Path, help="write the tables into this page, between its markers")
    chosen = reader.parse_args(arguments)
    games = [game_of(slug) for slug in chosen.slugs]
    try:
        if chosen.page:
            check_markers(chosen.page, MARKERS)
        tell([strength(games, chosen), times(games, chosen)], chosen.page, MARKERS)
    except BenchError as error:
        say(f"hints: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
