"""Writes the tables of docs/figures.md: what random play gives here, beside the figures in the games' rules.

    python docs/figures.py            # print them
    python docs/figures.py --write    # put them into docs/figures.md
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from sitdown.games import game_of
from sitdown.lab import Report, simulate

PAGE = Path(__file__).parent / "figures.md"
GAMES = 4000
SEED = "figures"

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


def sicilianos(games: int = GAMES) -> tuple[list[str], list[list[float]]]:
    """The table as Markdown lines, and the figures found: a row a measure, a column a number of players."""
    game = game_of("sicilianos")
    reports = [simulate(game, seats, games, SEED, ["random"] * seats) for seats in game.seats]
    found = [[measure(report) for report in reports] for _, measure, _ in SICILIANOS]
    lines = [f"| {games:,} games each | {' | '.join(f'{seats} players' for seats in game.seats)} |"]
    lines.append("| --- |" + " ---: |" * len(game.seats))
    for (name, _, wanted), row in zip(SICILIANOS, found, strict=True):
        cells = [f"{here:.1f} ({there:g})" for here, there in zip(row, wanted, strict=True)]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/figures.md")
    table = "\n".join(sicilianos()[0])
    if not parser.parse_args().write:
        print(table)
        return
    begin, end = "<!-- sicilianos: begin -->\n", "\n<!-- sicilianos: end -->"
    text = PAGE.read_text(encoding="utf-8")
    head, rest = text.split(begin)
    PAGE.write_text(head + begin + "\n" + table + "\n" + end + rest.split(end)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
