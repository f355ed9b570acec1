"""How much each move of a finished game changed the chances to win: by its player's choice, and by chance.

What a choice changed: how the game goes on after it, less how it goes on after what the players of the rollouts would
have done in its place. What chance changed: how the game goes on after what fell, less how it goes on after the same
choice with chance anew. Both sides of a difference are played on with the same random numbers, and where a choice is
the one that would have been made anyway there is no difference and nothing to play on. So the changes add up, but for
their errors, to the way from the chances after the deal to the result, with far smaller errors than differences between
chances that are found apart.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sitdown.bots.search.choices import usual_choice
from sitdown.engine import Record, Rng, State
from sitdown.teach.analysis.chances import PlayedOn
from sitdown.teach.analysis.finished import Progress

FIRST: Final = 8  # tries of each move that tell how often it is worth trying
MOST: Final = 2000  # tries of one move
RARE: Final = 0.05  # of the variance of a try: what few tries do not show
SHORTEST: Final = 8  # moves of a rollout: what it costs beside its moves
ASIDE: Final = 0.1  # of the work are tries that do not count


class Tries:
    """Differences for each seat, try by try."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, one: list[float], other: list[float]) -> None:
        self.count += 1
        for seat in range(len(self.sums)):
            gap = one[seat] - other[seat]
            self.sums[seat] += gap
            self.squares[seat] += gap * gap

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.count if self.count else 0.0

    def spread(self, seat: int) -> float:
        """The variance of one try; never 0 once something was tried, for what never differed may differ yet."""
        if not self.count:
            return 0.0
        mean = self.mean(seat)
        return max(0.0, self.squares[seat] / self.count - mean * mean) + 0.01 / self.count

    def variance(self, seat: int) -> float:
        """Of the mean."""
        return self.spread(seat) / max(1, self.count - 1)


class Change:
    """One move, and what it changed."""

    def __init__(self, number: int, before: State, mover: int, made: int, after: State) -> None:
        self.number = number  # in the record, from 1
        self.before = before
        self.mover = mover
        self.made = made
        self.after = after
        seats = int(before.seats)
        self.choice = Tries(seats)
        self.chance = Tries(seats)
        self.used_chance = before.rng.words() != after.rng.words()
        legal = before.legal(mover)
        self.has_choice = len(legal) > 1
        # A question must be answered; beside it (an offer) nothing need be done.
        self.was_asked = mover in before.turn() or mover in before.invited()

    def __repr__(self) -> str:
        return f"<Change {self.number} by seat {self.mover}>"

    @property
    def is_open(self) -> bool:
        """Can it have changed anything?"""
        return self.has_choice or self.used_chance

    def of(self, seat: int) -> float:
        """How much it changed this seat's chance."""
        return self.choice.mean(seat) + self.chance.mean(seat)

    def variance(self, seat: int) -> float:
        return self.choice.variance(seat) + self.chance.variance(seat)

    def spread(self) -> float:
        """The variance of one try, of all seats together; never nothing, for what did not differ may differ yet."""
        seats = range(int(self.before.seats))
        return RARE + sum(self.choice.spread(seat) + self.chance.spread(seat) for seat in seats)

    def forget(self) -> None:
        """All tries so far."""
        seats = int(self.before.seats)
        self.choice, self.chance = Tries(seats), Tries(seats)

    def try_once(self, played_on: PlayedOn, rng: Rng) -> int:
        """One try of each difference; how many rollouts that took."""
        chance, luck = rng.split(), rng.split()
        usual = self._usual(rng) if self.has_choice else self.made
        if usual == self.made and not self.used_chance:
            nothing = [0.0] * int(self.before.seats)
            self.choice.add(nothing, nothing)
            return 0
        world = self._with(self.made, chance.clone())
        goes_on = world.rng.clone()
        made = played_on.winners(world, luck.clone())
        rollouts = 1
        if self.has_choice:
            instead = made
            if usual != self.made:
                instead = played_on.winners(self._with(usual, chance.clone()), luck.clone())
                rollouts += 1
            self.choice.add(made, instead)
        if self.used_chance:
            fell = self.after.clone()
            fell.rng = goes_on
            self.chance.add(played_on.winners(fell, luck.clone()), made)
            rollouts += 1
        return rollouts

    def _usual(self, rng: Rng) -> int:
        """What the players of rollouts would do; -1: nothing."""
        if not self.was_asked:
            return -1
        game = self.before.game
        legal = self.before.legal(self.mover)
        return (
            game.quick(self.before, self.mover, rng)
            if game.has_thumb
            else usual_choice(self.before, self.mover, legal, rng)
        )

    def _with(self, action: int, chance: Rng) -> State:
        world = self.before.clone()
        world.rng = chance
        if action >= 0:
            world.push(self.mover, action)
        return world


def changes_of(record: Record, states: list[State]) -> list[Change]:
    """Those moves that can have changed anything, not yet tried."""
    moves = enumerate(record.moves)
    found = [Change(i + 1, states[i], mover, made, states[i + 1]) for i, (mover, made) in moves]
    return [one for one in found if one.is_open]


def try_all(played_on: PlayedOn, changes: list[Change], rollouts: int, last: int, rng: Rng, progress: Progress) -> None:
    """Try them, with about so many rollouts in all: those oftenest whose errors weigh most for what they cost.

    How often is decided by a few tries that do not count themselves: else those that happened to differ in none of them
    would be taken for moves that changed nothing. `last` is the number of moves: what is left of the game after a move
    is what its rollouts cost.
    """
    weights, prices = [], []
    for done, one in enumerate(changes):
        price = sum(one.try_once(played_on, rng) for _ in range(FIRST)) / FIRST
        prices.append(price)
        weights.append(sqrt(one.spread() / (last - one.number + SHORTEST)))
        one.forget()
        progress(ASIDE * (done + 1) / len(changes))
    whole = sum(weight * price for weight, price in zip(weights, prices, strict=True))
    for done, one in enumerate(changes):
        count = max(FIRST, round(rollouts * weights[done] / whole)) if whole > 0.0 else FIRST
        for _ in range(min(MOST, count)):
            one.try_once(played_on, rng)
        progress(ASIDE + (1.0 - ASIDE) * (done + 1) / len(changes))
