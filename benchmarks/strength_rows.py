"""The rows of the table of strength: who plays whom at which game, how many games, with how much thought, and the bar.

The number of games is fixed here, seeds count from 0, and the budget is iterations: the game's own, times a factor.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sitdown.games import BUILT_IN, game_of

HARD, THUMB, EASY, RANDOM = "hard", "thumb", "easy", "random"
STYLES: Final = ("bold", "careful", "vengeful")
SEED: Final = "strength"
BEFORE: Final = "-before"  # ends the name of a row against a bot as it was
WIDE: Final = "-wide"  # ends the name of a row that goes on with the deals of another, for a narrower interval
SEATS: Final = 4
GAMES: Final = {"cosanostra": 120}  # else
USUAL_GAMES: Final = 240
WIDE_GAMES: Final = {EASY: 4000, RANDOM: 1000}
MORE_THAN_FAIR: Final = 1.6  # times its fair share at other numbers of seats
SLOWER: Final = {("cosanostra", 5): 0.7}  # of the iterations, where so many seats would take more than 0.3 s; else 1
COST_OF_STYLE: Final = 0.05  # the most that a style may win less often than plain `hard`

# hard against three of …, the least share in percent
TODAY: Final = {"palermo": 65, "capo": 50, "sicilianos": 42, "maffiosi": 65, "cosanostra": 40}
MENDED: Final = {"palermo": 55, "capo": 40, "sicilianos": 35, "maffiosi": 55, "cosanostra": 35}
AGAINST_RANDOM: Final = {"palermo": 98, "capo": 93, "sicilianos": 87, "maffiosi": 98, "cosanostra": 98}


@dataclass(frozen=True)
class Row:
    """One comparison: the bot against as many of the opponent as there are other seats."""

    name: str
    game: str
    bot: str
    opponent: str
    seats: int
    games: int
    factor: float  # of the game's own iterations
    least: float | None  # the share that must be reached
    most: float | None = None  # and not be passed
    beside: str = ""  # the bar is the share of this row, less what a style may cost

    @property
    def iterations(self) -> int:
        return max(1, round(game_of(self.game).iterations * self.factor))

    def reached(self, share: float) -> bool | None:
        """None: there is no bar."""
        if self.least is None and self.most is None:
            return None
        return (self.least or 0) <= share <= (1 if self.most is None else self.most)

    def against(self, share: float | None) -> Row:
        """The same row with its bar, given the share of the row that it stands beside, if that was played."""
        return self if share is None or not self.beside else replace(self, least=share - COST_OF_STYLE)

    @property
    def bar(self) -> str:
        if self.most is not None:
            return f"{100 * (self.least or 0):.0f} to {100 * self.most:.0f} %"
        return "-" if self.least is None else f"{100 * self.least:.3g} %"


def rows() -> list[Row]:
    """All rows, in the order of the table."""
    found = []
    for game in BUILT_IN:
        games = GAMES.get(game, USUAL_GAMES)
        found += [
            Row(f"{game}-thumb{BEFORE}", game, HARD, THUMB, SEATS, games, 1, TODAY[game] / 100),
            Row(f"{game}-thumb", game, HARD, THUMB, SEATS, games, 1, MENDED[game] / 100),
            Row(f"{game}-thumb-long", game, HARD, THUMB, SEATS, games // 4, 5, None),
            Row(f"{game}-random", game, HARD, RANDOM, SEATS, 100, 0.1, AGAINST_RANDOM[game] / 100),
        ]
        others = sorted({game_of(game).seats[0], game_of(game).seats[-1]} - {SEATS})
        found += [
            Row(
                f"{game}-{seats}-seats", game, HARD, THUMB, seats, games,
                SLOWER.get((game, seats), 1), MORE_THAN_FAIR / seats,
            )
            for seats in others
        ]  # fmt: skip
        easy = Row(f"{game}-easy", game, EASY, THUMB, SEATS, USUAL_GAMES, 1, 0.08, 0.20)
        found += [easy, replace(easy, name=f"{easy.name}{WIDE}", games=WIDE_GAMES[EASY])]
        found += [
            Row(f"{game}-{style}", game, style, THUMB, SEATS, games, 1, None, beside=f"{game}-thumb")
            for style in STYLES
        ]
    found.append(
        Row(f"capo-random{WIDE}", "capo", HARD, RANDOM, SEATS, WIDE_GAMES[RANDOM], 0.1, AGAINST_RANDOM["capo"] / 100)
    )
    for name, opponent in (("noisy", "noisy_thumb:NoisyThumb"), ("learned", "learned_capo:LearnedCapo")):
        found.append(Row(f"capo-{name}", "capo", HARD, f"benchmarks.{opponent}", SEATS, USUAL_GAMES, 1, None))
    return found
