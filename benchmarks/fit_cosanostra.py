"""`python -m benchmarks.fit_cosanostra`: what a thing that a seat has at payday is worth at the end of La Cosa Nostra.

Thumbs play whole games. By least squares each payday's things, as bot/evaluate.py counts them, foretell by how much a
seat will end above the mean of the table; the spread is the one that makes the games' winners most likely. What is
printed stands in bot/evaluate.py as WEIGHTS and SPREAD. With PYTHONPATH=build/compiled it takes a minute.
"""

from __future__ import annotations

import argparse
from math import exp, log
from typing import Final

from sitdown.engine.rng import Rng
from sitdown.games import game_of
from sitdown.games.cosanostra.bot.evaluate import THINGS, stops_passed, things
from sitdown.games.cosanostra.state import CosaState

RIDGE: Final = 2.0  # so many table means in which a thing tells nothing: what is rare is weighed with care
SPREADS: Final = [4.0 + 0.5 * step for step in range(60)]

Row = list[float]
Sample = tuple[list[Row], list[float], int]  # by seat: things and totals, both above the mean; who won


def above_mean(rows: list[Row]) -> list[Row]:
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def play(seats: int, seed: str) -> tuple[list[list[Row]], list[int], int]:
    """One game of thumbs: each payday's things by seat; the totals; the winner."""
    game, rng = game_of("cosanostra"), Rng.seeded(seed)
    state = game.start(seats, seed)
    assert isinstance(state, CosaState)
    found: list[list[Row]] = []
    while (seat := state.next_to_ask()) >= 0:
        if stops_passed(state) > len(found):
            found.append([list(things(state, number)) for number in range(seats)])
        state.push(seat, game.thumb(state, seat, rng))
    return found, state.scores, state.ranking.index(1)


def samples(games: int, seed: str) -> list[list[Sample]]:
    """By rounds that are left, one less: what was seen."""
    found: list[list[Sample]] = [[], [], []]
    for number in range(games):
        paydays, totals, winner = play(3 + number % 3, f"{seed}/{number}")
        ends = [row[0] for row in above_mean([[float(total)] for total in totals])]
        for payday, rows in enumerate(paydays[:3]):
            found[2 - payday].append((above_mean(rows), ends, winner))
    return found


def least_squares(seen: list[Sample]) -> Row:
    """The weights that foretell the ends best."""
    matrix = [[RIDGE if row == column else 0.0 for column in range(THINGS)] for row in range(THINGS)]
    right = [0.0] * THINGS
    for rows, ends, _ in seen:
        for row, end in zip(rows, ends, strict=True):
            there = [(place, value) for place, value in enumerate(row) if value]
            for place, value in there:
                right[place] += value * end
                line = matrix[place]
                for other, again in there:
                    line[other] += value * again
    return solve(matrix, right)


def solve(matrix: list[Row], right: Row) -> Row:
    """Gauss; the matrix is positive definite."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for pivot, line in enumerate(rows):
        for below in rows[pivot + 1 :]:
            times = below[pivot] / line[pivot]
            if times:
                below[pivot:] = [one - times * other for one, other in zip(below[pivot:], line[pivot:], strict=True)]
    found = [0.0] * len(rows)
    for pivot in range(len(rows) - 1, -1, -1):
        line = rows[pivot]
        known = sum(line[place] * found[place] for place in range(pivot + 1, len(rows)))
        found[pivot] = (line[-1] - known) / line[pivot]
    return found


def surprise(seen: list[Sample], weights: Row, spread: float) -> float:
    """The mean of minus the logarithm of how likely the winners were."""
    found = 0.0
    for rows, _, winner in seen:
        worth = [sum(weight * value for weight, value in zip(weights, row, strict=True)) / spread for row in rows]
        most = max(worth)
        found += most + log(sum(exp(one - most) for one in worth)) - worth[winner]
    return found / len(seen)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit_cosanostra", description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="of thumbs, at 3, 4 and 5 seats in turn (3000)")
    parser.add_argument("--seed", default="fit", help="of the games (fit)")
    asked = parser.parse_args()
    for left, seen in enumerate(samples(asked.games, asked.seed), start=1):
        train, rest = seen[: len(seen) * 4 // 5], seen[len(seen) * 4 // 5 :]
        weights = least_squares(train)
        spread = min(SPREADS, key=lambda one: surprise(rest, weights, one))
        print(f"# {left} left: spread {spread}, surprise {surprise(rest, weights, spread):.3f} of {log(4):.3f}")
        print("[" + ", ".join(f"{weight:.2f}" for weight in weights) + "],")


if __name__ == "__main__":
    main()
