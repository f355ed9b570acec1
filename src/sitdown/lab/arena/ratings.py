"""Ratings of bots with openskill, as people have them on the server: a strength `mu`, give or take `sigma`."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum
from typing import NamedTuple

from sitdown.lab.arena.schedule import Seating


class Rating(NamedTuple):
    """A strength, and how sure it is."""

    mu: float
    sigma: float


def ratings_of(names: Iterable[str], games: Iterable[tuple[Seating, list[int]]]) -> dict[str, Rating]:
    """The ratings after these games, in their order; each is who sat where and who came in at which place.

    Every chair is rated as a player of its own with the rating of its bot; a bot on several chairs takes the mean of
    what they come out with, so that it gains nothing by being there more often.
    """
    from openskill.models import PlackettLuce  # here: workers do not rate

    model = PlackettLuce()
    known = {name: Rating(model.mu, model.sigma) for name in names}
    for seating, places in games:
        if len(set(seating)) == 1:
            continue  # who plays against oneself proves nothing
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in seating]
        after = model.rate(teams, ranks=[float(place) for place in places])
        for name in set(seating):
            mine = [team[0] for bot, team in zip(seating, after, strict=True) if bot == name]
            mu, sigma = (
                fsum(values) / len(mine) for values in zip(*((one.mu, one.sigma) for one in mine), strict=True)
            )
            known[name] = Rating(mu, sigma)
    return known
