"""Who sits where: tables of bots, and their rotations over the same deal.

A *deal* is a seed, `{seed}/{number}`, from 0 up. Its cards are played once for each rotation of its table, so that
every bot sits on every chair with the same cards. Bots move on one chair at a time, so neighbours stay neighbours;
where it makes a difference, every second deal of a table has them sit the other way round. Else one bot would always
sit just before another, which is worth something where chairs are not equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from sitdown.lab.arena.errors import ArenaError

Seating = tuple[str, ...]  # the bot on each chair


def tables_of(bots: Sequence[str], seats: int) -> list[Seating]:
    """The tables that these names make.

    As many names as seats are one table. One name takes all chairs, two are the first against as many of the second as
    there is room for. More names than seats, all different, make every table of so many of them.
    """
    if len(bots) == seats:
        return [tuple(bots)]
    if len(bots) == 1:
        return [tuple(bots) * seats]
    if len(bots) == 2 < seats:
        return [(bots[0], *[bots[1]] * (seats - 1))]
    if len(bots) < seats:
        raise ArenaError(
            f"bots: {len(bots)} named for {seats} seats; name one for each seat, two (one against the rest), or more "
            "than there are seats"
        )
    twice = sorted({name for name in bots if list(bots).count(name) > 1})
    if twice:
        raise ArenaError(f"bots: {', '.join(twice)} named twice; of more names than seats each must be another bot")
    return list(combinations(bots, seats))


def rotations_of(table: Seating) -> list[Seating]:
    """The different ways to turn the table: bots move on one chair at a time."""
    seats = len(table)
    turned = [tuple(table[(chair - steps) % seats] for chair in range(seats)) for steps in range(seats)]
    return list(dict.fromkeys(turned))


def _both_ways(table: Seating) -> list[list[Seating]]:
    """The rotations of a table, and those of the table the other way round if they are others."""
    ways = rotations_of(table), rotations_of(table[::-1])
    return [ways[0]] if ways[1][0] in ways[0] else list(ways)


class Schedule:
    """The games of a comparison: deal after deal, each table in turn, each deal in all rotations of its table."""

    def __init__(self, bots: Sequence[str], seats: int) -> None:
        self.tables = tables_of(bots, seats)
        self.names = list(dict.fromkeys(bots))
        self._orders = [order for table in self.tables for order in _both_ways(table)]
        self.games_a_deal = len(self._orders[0])  # the same at every table: several have different names only
        self.both_ways = len(self._orders) > len(self.tables)

    def __repr__(self) -> str:
        return f"<Schedule: {len(self.tables)} tables, {self.games_a_deal} games a deal>"

    def seatings(self, deal: int) -> list[Seating]:
        """Who sits where in each game of this deal."""
        return self._orders[deal % len(self._orders)]

    @property
    def round(self) -> int:
        """The games in which every table has played as often, and as often either way round."""
        return self.games_a_deal * len(self._orders)

    def deals_for(self, games: int) -> int:
        """How many deals hold at least so many games, in whole rounds."""
        if games < 1:
            raise ArenaError(f"games: {games} is not a number of games; there must be at least 1")
        return -(-games // self.round) * len(self._orders)
