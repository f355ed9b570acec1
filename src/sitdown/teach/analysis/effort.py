"""How much an analysis tries: so much the surer, so much the longer."""

from __future__ import annotations

from typing import Final

from sitdown.engine import Game

POINTS: Final = 25  # of the curves
# Seconds of rollouts for the points of the curves, for what each move changed, for the turning points, and for
# comparing choices that look worse than others.
CURVES, CHANGES, TURNS, COMPARED = 1.5, 7.0, 1.5, 4.0
TURNED: Final = 20  # times that chances are looked at to find turning points
SEARCHED: Final = 100  # iterations for each choice, at least
COMPARISONS: Final = 32  # rollouts for each world, of all comparisons
WORLDS: Final = 800  # at most: more tell little more


class Effort:
    """Numbers of things that are tried, not seconds, so that the same seed gives the same analysis everywhere."""

    def __init__(self, points: int, rollouts: int, changes: int, turns: int, iterations: int, worlds: int) -> None:
        self.points = points  # of each curve
        self.rollouts = rollouts  # for each point of each curve
        self.changes = changes  # rollouts in all that tell which moves changed the chances
        self.turns = turns  # rollouts before and after what may be a turning point
        self.iterations = iterations  # of search for each choice of the seat
        self.worlds = worlds  # in which a choice that looks worse is compared at last

    def __repr__(self) -> str:
        return f"<Effort {vars(self)}>"

    @staticmethod
    def usual(game: Game, share: float = 1.0) -> Effort:
        """What is meant to take less than half a minute of compiled code, by how dear the game's rollouts are; or this
        share of it."""
        speed = share * game.search.speed
        return Effort(
            points=POINTS,
            rollouts=_at_least(4, CURVES * speed / (2 * POINTS)),
            changes=_at_least(1, CHANGES * speed),
            turns=_at_least(8, TURNS * speed / TURNED),
            iterations=_at_least(8, share * max(SEARCHED, game.iterations)),
            worlds=min(WORLDS, _at_least(8, COMPARED * speed / COMPARISONS)),
        )


def _at_least(least: int, number: float) -> int:
    return max(least, round(number))
