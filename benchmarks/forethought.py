"""`python -m benchmarks.forethought [GAME …] [--deals N] [--slices N]`: what it brings `hard` to think ahead.

One hard bot among players by rules of thumb. Before each choice of another seat it thinks ahead for some slices, each a
tenth of the rollouts that a choice has. Told is how many of the questions that needed thought were foreseen, and how
often the choice then differs from what the same random numbers choose without forethought. With --wins every deal is
played in every chair, with and without, at the same rollouts a choice: what is the difference in victories?
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from benchmarks.arguments import rounds
from benchmarks.report import check_markers, write_into
from benchmarks.table import Table
from sitdown._build import build
from sitdown.bots import HardBot, bot_of
from sitdown.bots.search.choices import usual_choice
from sitdown.bots.search.forethought import Forethought, is_asked
from sitdown.engine import Budget, Game, Rng, Seat, State
from sitdown.games import BUILT_IN, game_of

SLICES_A_CHOICE = 10
HEAD = [
    "", "questions that need thought", "foreseen", "of those that others' choices led to",
    "of the foreseen, chosen otherwise", "CPU ahead", "CPU asked",
]  # fmt: skip
WINS = ["wins with", "without", "points (95 %)"]
MARKERS = (
    "<!-- forethought: begin (written by `python -m benchmarks.forethought`, not by hand) -->",
    "<!-- forethought: end -->",
)


class Tally:
    """What became of the questions of one game's plays."""

    def __init__(self) -> None:
        self.questions = 0  # that needed thought
        self.first = 0  # of these, not a further part of a choice: another seat has chosen since the one before
        self.foreseen = 0
        self.changed = 0
        self.ahead = 0.0  # seconds of CPU spent on thinking ahead
        self.asked = 0.0  # seconds of CPU spent on choices

    def cells(self, game: Game) -> list[str]:
        def part(some: int, of: int) -> str:
            return f"{some / max(1, of):.1%}"

        parts = [(self.foreseen, self.questions), (self.foreseen, self.first), (self.changed, self.foreseen)]
        seconds = [f"{self.ahead:.0f} s", f"{self.asked:.0f} s"]
        return [game.title, f"{self.questions:,}", *(part(some, of) for some, of in parts), *seconds]


class Player:
    """The hard bot in one chair of one play."""

    def __init__(self, game: Game, chair: int, seed: str, slices: int, tally: Tally) -> None:
        self.game = game
        self.chair = chair
        self.seed = seed
        self.slices = slices  # 0: without forethought
        self.tally = tally
        self.forethought = Forethought(Rng.seeded(f"{seed}/ahead"))
        self.count = 0
        self.waited = False

    def wait(self, state: State) -> None:
        """Another seat chooses now."""
        self.waited = True
        began = time.process_time()
        budget = Budget(iterations=max(1, self.game.iterations // SLICES_A_CHOICE))
        for _ in range(self.slices):
            self.forethought.think(Seat(state, self.chair, self.forethought.rng), budget)
        self.tally.ahead += time.process_time() - began

    def choose(self, state: State) -> int:
        began = time.process_time()
        self.count += 1
        seat = Seat(state, self.chair, Rng.seeded(f"{self.seed}/imagine/{self.count}"))
        action = self.asked(seat, True)
        self.tally.asked += time.process_time() - began
        if self.slices and needs_thought(seat):
            tally = self.tally
            tally.questions += 1
            tally.first += self.waited
            if self.forethought.of(seat.world(), self.chair) is not None:
                tally.foreseen += 1
                tally.changed += action != self.asked(seat, False)
            self.waited = False
        return action

    def asked(self, seat: Seat, foresees: bool) -> int:
        bot = bot_of("hard", f"{self.seed}/choice/{self.count}")
        assert isinstance(bot, HardBot)
        bot.forethought = self.forethought if foresees else None
        return bot.choose(seat, Budget(iterations=self.game.iterations))


def needs_thought(seat: Seat) -> bool:
    legal, world = seat.legal(), seat.world()
    if len(legal) < 2:
        return False
    usual = usual_choice(world, seat.number, legal, Rng.seeded("usual"))
    return bool(seat.game.alternatives(world, seat.number, legal, usual))


def play(game: Game, seats: int, chair: int, seed: str, slices: int, tally: Tally, others: str) -> float:
    """The share of the victory that the hard bot in this chair has."""
    state = game.start(seats, seed)
    player = Player(game, chair, f"{seed}/{chair}", slices, tally)
    rest = [bot_of(others, f"{seed}/bot/{seat}") for seat in range(seats)]
    luck = Rng.seeded(f"{seed}/rest")
    while (asked := int(state.next_to_ask())) >= 0:
        if is_asked(state, chair):
            state.push(chair, player.choose(state))
        else:
            player.wait(state)
            state.push(asked, rest[asked].choose(Seat(state, asked, luck), Budget()))
    ranking = list(state.ranking)
    return 1 / ranking.count(1) if ranking[chair] == 1 else 0.0


def won(game: Game, chosen: argparse.Namespace, slices: int, tally: Tally, what: str) -> list[float]:
    """The share of the victories of each deal, over the chairs that are played."""
    shares = []
    for deal in range(chosen.deals):
        chairs = range(chosen.seats) if chosen.wins else [deal % chosen.seats]
        seed = f"{chosen.seed}/{deal}"
        one = [play(game, chosen.seats, chair, seed, slices, tally, chosen.others) for chair in chairs]
        shares.append(fmean(one))
        print(f"\r{game.slug} {what}: {deal + 1} of {chosen.deals} deals", end="", file=sys.stderr, flush=True)
    print("\r\033[K", end="", file=sys.stderr, flush=True)
    return shares


def compared(after: Sequence[float], before: Sequence[float]) -> list[str]:
    """The shares of the same deals, and by how much they differ."""
    gains = [one - other for one, other in zip(after, before, strict=True)]
    width = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")
    return [f"{fmean(after):.1%}", f"{fmean(before):.1%}", f"{100 * fmean(gains):+.1f} ± {100 * width:.1f}"]


def measured(chosen: argparse.Namespace) -> Table:
    """A row for each game."""
    rows = []
    for game in map(game_of, chosen.games):
        tally = Tally()
        after = won(game, chosen, chosen.slices, tally, "with forethought")
        rows.append(tally.cells(game))
        if chosen.wins:
            rows[-1] += compared(after, won(game, chosen, 0, Tally(), "without"))
    title = (
        f"One hard among {chosen.others}, {chosen.seats} seats, {chosen.deals} deals, {chosen.slices} slices a wait,"
        f" {build()}"
    )
    return Table(title, HEAD + WINS if chosen.wins else HEAD, rows)


def main() -> None:
    reader = argparse.ArgumentParser(
        prog="python -m benchmarks.forethought",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reader.add_argument("games", metavar="GAME", nargs="*", default=list(BUILT_IN), help="which (default: all)")
    reader.add_argument("--deals", type=rounds, default=20, help="of each game (default: %(default)s)")
    reader.add_argument(
        "--slices", type=rounds, default=10, help="before each choice of another (default: %(default)s)"
    )
    reader.add_argument("--seats", type=rounds, default=4, help="at the table (default: %(default)s)")
    reader.add_argument("--others", default="thumb", help="who else plays (default: %(default)s)")
    reader.add_argument("--wins", action="store_true", help="play every chair, also without forethought, and compare")
    reader.add_argument("--seed", default="forethought")
    reader.add_argument("--page", type=Path, help="write the table into this page, between its markers")
    chosen = reader.parse_args()
    if chosen.page:
        check_markers(chosen.page, MARKERS)
    table = measured(chosen)
    print(table.text())
    if chosen.page:
        write_into(chosen.page, [table.markdown()], MARKERS)


if __name__ == "__main__":
    main()
