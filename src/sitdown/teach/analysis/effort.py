"""How much an analysis tries: so much the surer, so much the longer."""

from __future__ import annotations

from typing import Final

from sitdown.engine import Game

POINTS: Final = 25  # of the curves
CHANCES: Final = 3.0  # seconds of rollouts for the points of the curves
CHANGES: Final = 7.0  # for turning points and luck


class Effort:
    """Numbers of things that are tried, not seconds, so that the same seed gives the same analysis everywhere."""

    def __init__(self, points: int, rollouts: int, changes: int, iterations: int, worlds: int) -> None:
        self.points = points  # of each curve
        self.rollouts = rollouts  # for each point of each curve
        self.changes = changes  # rollouts in all that tell which moves changed the chances
        self.iterations = iterations  # of search for each choice of the seat
        self.worlds = worlds  # in which a choice that looks worse is compared once more

    def __repr__(self) -> str:
        return f"<Effort {vars(self)}>"

    @staticmethod
    def usual(game: Game) -> Effort:
        """What is meant to take less than half a minute of compiled code, by how dear the game's rollouts are."""
        speed = game.search.speed
        rollouts = max(20, min(400, round(CHANCES * speed / (2 * POINTS))))
        changes = max(400, round(CHANGES * speed))
        return Effort(POINTS, rollouts, changes, max(24, game.iterations // 3), max(60, min(200, game.iterations // 2)))
