"""Writes the tables of docs/figures.md: what play gives here, beside the figures in the games' rules.

    python -m tests.figures.write             # print them
    python -m tests.figures.write --write     # put them into docs/figures.md
    python -m tests.figures.write cosanostra  # only one of them

It plays thousands of games: run it with the compiled copy (PYTHONPATH=build/compiled:.), or it takes hours.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import fsum
from pathlib import Path
from typing import NamedTuple

from sitdown.bots import RandomBot, ThumbBot
from sitdown.engine import Budget, Seat, Value
from sitdown.games import game_of
from sitdown.games.maffiosi.bot.choose import Plan, gain_of_card
from sitdown.games.maffiosi.data import MOVE
from sitdown.games.maffiosi.state import CARD, MaffiosiState
from sitdown.lab import Report, simulate
from tests.figures.cosanostra import cosanostra, trade

PAGE = Path(__file__).parents[2] / "docs" / "figures.md"
GAMES = 4000
SEED = "figures"
# The readings that were the default before, by which the figures in the rules were measured. The page has theirs too,
# in square brackets.
SICILIANOS_BEFORE: dict[str, Value] = {"hand_duty": "holding"}
MAFFIOSI_BEFORE: dict[str, Value] = {"last_note": "exact"}

Measure = Callable[[Report], float]


def of(name: str) -> Measure:
    """A figure of the game, a game."""
    return lambda report: report["figures"][name]


def per_war(name: str, times: float = 1.0) -> Measure:
    """A figure that is a sum over wars, a war."""
    return lambda report: times * report["figures"][name] / report["figures"]["wars"]


def share(ending: str) -> Measure:
    """How often a game ends so, in percent."""
    return lambda report: 100 * report["endings"].get(ending, 0) / report["games"]


def choices(report: Report) -> float:
    return report["steps"] / report["games"]


# Section 11 of the rules of Sicilianos, random play, 1,000 games a column: 3, 4, 5, 6 players.
SICILIANOS: list[tuple[str, Measure, tuple[float, ...]]] = [
    ("turns", of("turns"), (30, 36, 41, 46)),
    ("wars", of("wars"), (13.2, 14.4, 15.4, 16.1)),
    ("participants a war", per_war("participants"), (2.0, 2.3, 2.7, 3.0)),
    ("lone wars, %", per_war("lone", 100), (28, 18, 12, 8)),
    ("cards a war", per_war("cards"), (2.1, 2.4, 2.8, 3.1)),
    ("ties at the top, % of wars", per_war("ties", 100), (7, 8, 9, 11)),
    ("the starter wins, % of wars", per_war("starter", 100), (57, 48, 43, 39)),
    ("bombs exploded", of("bombs"), (0.8, 1.3, 1.8, 2.2)),
    ("defections", of("defections"), (0.3, 0.5, 0.8, 1.0)),
    ("Godfather endings, %", share("godfather"), (11, 7, 4, 4)),
    ("black money endings, %", share("black_money"), (89, 93, 96, 96)),
    ("highest total, thousands", of("winner"), (438, 386, 351, 324)),
    ("choices", choices, (117, 152, 186, 218)),
]


def sicilianos(games: int = GAMES) -> list[str]:
    """The table as Markdown lines."""
    found, before = (sicilianos_figures(games, options) for options in ({}, SICILIANOS_BEFORE))
    seats = game_of("sicilianos").seats
    lines = [f"| {games:,} games each | {' | '.join(f'{number} players' for number in seats)} |"]
    lines.append("| --- |" + " ---: |" * len(seats))
    for (name, _, wanted), row, earlier in zip(SICILIANOS, found, before, strict=True):
        cells = [f"{here:.1f} [{was:.1f}] ({there:g})" for here, was, there in zip(row, earlier, wanted, strict=True)]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def sicilianos_figures(games: int, options: dict[str, Value]) -> list[list[float]]:
    """The figures found by these options: a row a measure, a column a number of players."""
    game = game_of("sicilianos")
    reports = [simulate(game, seats, games, SEED, ["random"] * seats, options) for seats in game.seats]
    return [[measure(report) for report in reports] for _, measure, _ in SICILIANOS]


# -- Maffiosi ---------------------------------------------------------------------------------------------------------


class Eager(RandomBot):
    """Plays any card that it can, each as likely; in one turn of twenty it throws one away though it could play."""

    name = "eager"

    def pick(self, legal: list[int]) -> int:
        plays = [action for action in legal if action < 8]
        discards = [action for action in legal if 8 <= action < 16]
        if plays and discards:
            legal = discards if self.rng.below(20) == 0 else plays
        return legal[self.rng.below(len(legal))]


class Plain(ThumbBot):
    """As our bot, but a MOVE is weighed like any other card, though it could follow one."""

    name = "plain"

    def choose(self, seat: Seat, budget: Budget) -> int:
        world = seat.imagine(self.rng)
        assert isinstance(world, MaffiosiState)
        chosen = seat.game.thumb(world, seat.number, self.rng)
        if world.phase == CARD and chosen < MOVE and MOVE in seat.legal():
            plan = Plan(world, seat.number, self.rng)
            now = plan.before.score()
            if gain_of_card(plan, MOVE, now) > gain_of_card(plan, chosen, now):
                return MOVE
        return chosen


class Careless(Plain):
    """And after a Scram it sits down anywhere."""

    name = "careless"

    def choose(self, seat: Seat, budget: Budget) -> int:
        if str(seat.view()["phase"]).startswith("scram"):
            return seat.legal()[self.rng.below(len(seat.legal()))]
        return super().choose(seat, budget)


HERE = "tests.figures.write"  # where `bot_of` finds these players
PLAYERS = {"eager": f"{HERE}:Eager", "plain": f"{HERE}:Plain", "careless": f"{HERE}:Careless"}

Plays = list[Report]  # of one game each
Cells = Callable[[Plays], list[float]]
Law = tuple[tuple[float, ...], ...]  # 3, 4, 5, 6 players; empty where the rules give no figure


class Row(NamedTuple):
    name: str
    who: str  # plays: see `players_of`
    cells: Cells
    law: Law


def players_of(who: str, seats: int, number: int, options: dict[str, Value]) -> tuple[list[str], dict[str, Value]]:
    """The bots of one game and its options."""
    if who == "manual":
        return ["thumb"] * seats, {"seating": "manual", **options}
    if who == "one":  # by rules of thumb, on every chair in turn, among eager ones
        return ["thumb" if seat == number % seats else PLAYERS["eager"] for seat in range(seats)], options
    return [PLAYERS.get(who, who)] * seats, options


def means(*names: str) -> Cells:
    return lambda plays: [fsum(play["figures"][name] for play in plays) / len(plays) for name in names]


def percent(name: str) -> Cells:
    """Of all games, those in which the figure is not zero."""
    return lambda plays: [100 * sum(play["figures"][name] > 0 for play in plays) / len(plays)]


def percent_of_endings(*names: str) -> Cells:
    return lambda plays: [100 * sum(name in play["endings"] for play in plays) / len(plays) for name in names]


def a_player(plays: Plays) -> list[float]:
    return [means("turns")(plays)[0] / plays[0]["seats"]]


def rounds(plays: Plays) -> list[float]:
    """The 5th percentile, the median, the 95th."""
    found = sorted(play["figures"]["rounds"] for play in plays)
    return [found[int(part * len(found))] for part in (0.05, 0.5, 0.95)]


def wins(plays: Plays) -> list[float]:
    return [100 * fsum(shares) / len(plays) for shares in zip(*(play["shares"] for play in plays), strict=True)]


def wins_of_thumb(plays: Plays) -> list[float]:
    return [100 * fsum(play["shares"][play["bots"].index("thumb")] for play in plays) / len(plays)]


def first_out(plays: Plays) -> list[float]:
    """The round in which the first one goes, where somebody does."""
    found = [play["figures"]["first_out"] for play in plays if play["figures"]["out"] > 0]
    return [fsum(found) / len(found)]


def each(*values: float) -> Law:
    """One figure for each number of players."""
    return tuple((value,) for value in values)


# Section 14.2 of the rules of Maffiosi: 100,000 games a column by rules of thumb, fewer at random.
BY_COLOUR: Law = (
    (33.0, 34.8, 32.2),
    (25.0, 26.1, 24.8, 24.1),
    (21.0, 19.4, 19.8, 19.7, 20.1),
    (16.7, 16.4, 16.9, 16.9, 16.7, 16.4),
)
BY_DEATH: Law = ((5.8, 4.7, 13.4, 3.1), (4.7, 3.3, 12.5, 4.2), (3.7, 3.4, 12.6, 4.2), (2.8, 2.4, 12.3, 4.0))
STALE = percent_of_endings("stalemate")


def by_bots(who: str, start: str = "") -> list[Row]:
    """What is worth comparing for every bot."""
    ends = percent_of_endings("pot_empty", "last_gang")
    deaths = means("stabbed", "shot", "own_cake", "kaboom")
    return [
        Row(f"{start}turns", who, means("turns"), each(57, 56, 48, 42)),
        Row(f"{start}ends: pot empty, last gang, %", who, ends, ((58, 42), (67, 33), (95, 5), (99, 1))),
        Row(f"{start}removed", who, means("removed"), each(26.9, 24.7, 23.9, 21.6)),
        Row(f"{start}by stab, fire, own cake, Ka-Boom", who, deaths, BY_DEATH),
        Row(f"{start}somebody is out, % of games", who, percent("out"), each(75, 90, 76, 68)),
        Row(f"{start}the first one, in round", who, first_out, each(15, 10, 7.5, 6)),
        Row(f"{start}MOVEs", who, means("moves"), each(14.5, 15.3, 15.8, 15.6)),
        Row(f"{start}discards", who, means("discards"), each(17.1, 15.2, 9.7, 7.4)),
        Row(f"{start}won by a player who is out, %", who, percent("won_from_outside"), each(9, 9, 10, 10)),
    ]


MAFFIOSI = [
    *by_bots("thumb"),
    Row("turns a player", "thumb", a_player, each(19.1, 14.0, 9.6, 7.1)),
    Row("rounds: 5 %, median, 95 %", "thumb", rounds, ((14, 20, 32), (11, 16, 25), (8, 10, 16), (6, 8, 11))),
    Row("stalemates, %", "thumb", STALE, each(0, 0, 0, 0)),
    Row("wins in turn order, %", "thumb", wins, BY_COLOUR),
    Row("shared wins, %", "thumb", percent("shared"), each(0.7, 2.6, 8.4, 11.5)),
    Row("manual seating: turns", "manual", means("turns"), each(59, 58, 52, 46)),
    Row("eager players: turns", "eager", means("turns"), each(68, 66, 61, 56)),
    Row("eager players: stalemates, %", "eager", STALE, each(3.2, 2.9, 1.4, 1.0)),
    Row("one bot among eager players wins, %", "one", wins_of_thumb, each(97, 92, 92, 88)),
    Row("any choice alike: turns", "random", means("turns"), ()),
    Row("any choice alike: stalemates, %", "random", STALE, ()),
]
OTHER_BOTS = [
    *by_bots("plain", "plain: "),
    *by_bots("careless", "careless: "),
]


def maffiosi(games: int = GAMES, rows: list[Row] = MAFFIOSI) -> list[str]:
    """The table as Markdown lines."""
    found, before = (maffiosi_figures(games, rows, options) for options in ({}, MAFFIOSI_BEFORE))
    seats = game_of("maffiosi").seats
    lines = [f"| {games:,} games each | {' | '.join(f'{number} players' for number in seats)} |"]
    lines.append("| --- |" + " ---: |" * len(seats))
    for row, columns, earlier in zip(rows, found, before, strict=True):
        cells = [f"{_in_a_cell(here)} [{_in_a_cell(was)}]" for here, was in zip(columns, earlier, strict=True)]
        if row.law:
            known = [" ".join(f"{value:g}" for value in values) for values in row.law]
            cells = [f"{here} ({there})" for here, there in zip(cells, known, strict=True)]
        lines.append(f"| {row.name} | {' | '.join(cells)} |")
    return lines


def maffiosi_figures(games: int, rows: list[Row], options: dict[str, Value]) -> list[list[list[float]]]:
    """The figures found by these options: a row a measure, a column a number of players."""
    game = game_of("maffiosi")
    plays: dict[str, list[Plays]] = {}
    for who in dict.fromkeys(row.who for row in rows):
        plays[who] = []
        for seats in game.seats:
            tables = [players_of(who, seats, number, options) for number in range(games)]
            plays[who].append([simulate(game, seats, 1, f"{SEED}/{i}", *table) for i, table in enumerate(tables)])
    return [[row.cells(column) for column in plays[row.who]] for row in rows]


def _in_a_cell(values: list[float]) -> str:
    return " ".join(f"{value:.1f}" for value in values)


TABLES: dict[str, Callable[[], list[str]]] = {
    "sicilianos": sicilianos,
    "maffiosi": maffiosi,
    "maffiosi bots": lambda: maffiosi(rows=OTHER_BOTS),
    "cosanostra": lambda: cosanostra()[0],
    "cosanostra trade": lambda: trade()[0],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/figures.md")
    parser.add_argument("tables", nargs="*", default=list(TABLES), help="only these, by their marks in the page")
    write = parser.parse_args().write
    for name in parser.parse_args().tables:
        table = "\n".join(TABLES[name]())
        if write:
            put(name, table)
        else:
            print(table, end="\n\n")


def put(name: str, table: str) -> None:
    """Into the page, between its marks."""
    begin, end = f"<!-- {name}: begin -->\n", f"\n<!-- {name}: end -->"
    head, rest = PAGE.read_text(encoding="utf-8").split(begin)
    PAGE.write_text(head + begin + "\n" + table + "\n" + end + rest.split(end)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
