"""Every table that a game can be played at: all numbers of seats, all options."""

from __future__ import annotations

import itertools

from sitdown.engine import BadOption, Game, Illegal, Option, Value
from sitdown.testing.promise import Broken


def values_of(option: Option) -> list[Value]:
    """All values; of a range of numbers the lowest, the default and the highest."""
    if option.numbers is None:
        return option.values
    return list(dict.fromkeys([option.numbers[0], option.default, option.numbers[1]]))


def tables(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every number of seats with the defaults, and every other value of every option at one number of seats."""
    found: list[tuple[int, dict[str, Value]]] = [(seats, {}) for seats in game.seats]
    counts = itertools.cycle(game.seats)
    for option in game.options:
        for value in values_of(option):
            if value != option.default:
                options = {option.name: value}
                found.append((_seats_for(game, options, next(counts)), options))
    return found


def _seats_for(game: Game, options: dict[str, Value], wanted: int) -> int:
    """An option may want a larger table: one that names a seat."""
    counts: list[int] = [wanted, *game.seats]
    for seats in counts:
        try:
            game.start(seats, 0, options)
        except (BadOption, Illegal):
            continue
        return seats
    raise Broken(f"no table allows {options}")
