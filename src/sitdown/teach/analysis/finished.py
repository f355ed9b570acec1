"""The moments of a finished game, and how far an analysis of it has come."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.engine import Game, Record, State, replay

Progress = Callable[[float], None]
"""Is told now and then which share of the work is done, from 0 to 1. It may raise, to stop."""


class Unfinished(ValueError):
    """The game of this record has no end yet."""


def finished(game: Game, record: Record) -> list[State]:
    """Every moment, the start first. Raises Unfinished."""
    states = replay(game, record)
    if not states[-1].over:
        raise Unfinished("file: the game is not finished; it can be analysed when it is")
    return states


def part_of(progress: Progress, begin: float, end: float) -> Progress:
    """For a part of the work: its shares lie between these two of the whole."""

    def tell(share: float) -> None:
        progress(begin + (end - begin) * share)

    return tell


def quiet(share: float) -> None:
    """Tells nobody."""


def whole_choices(record: Record, states: list[State]) -> list[int]:
    """For each move the first one of the choice that it is a part of: what nobody else could see is one choice."""
    begins: list[int] = []
    for number, (seat, _) in enumerate(record.moves):
        begin = begins[-1] if begins else 0
        goes_on = number > 0 and record.moves[begin][0] == seat
        goes_on = goes_on and states[begin].view(None) == states[number].view(None)
        begins.append(begin if goes_on else number)
    return begins
