"""Hints: what the hard bot would do at a seat, what else it would think of, and how they fare in the same worlds."""

from __future__ import annotations

import time
from typing import Final

from sitdown.bots import HardBot
from sitdown.bots.search.chain import Chain, whole_choice
from sitdown.bots.search.choices import most_to_try, usual_choice, worth_trying
from sitdown.bots.search.comparison import Comparison, Finalist
from sitdown.bots.search.forethought import is_asked
from sitdown.bots.search.halving import Halving
from sitdown.bots.whole_choice import FIRST_PART, LEAST
from sitdown.engine import Budget, Game, Rng, Seat, State
from sitdown.engine.words import ENGLISH
from sitdown.teach.appraisals import Deal, deal_in, open_deals
from sitdown.teach.reasons import Reason, reasons_for

SECONDS: Final = 1.4  # for a whole hint, of one core: it is to be there within 1.5
MOST: Final = 3  # choices in a hint
THINKING: Final = 0.5  # of the time goes to the bot's choice, the rest to comparing
MOST_WORLDS: Final = 10_000  # more tell nothing new


class NotAsked(ValueError):
    """The seat has no question to answer now."""


class Choice:
    """One choice of a hint: its actions, how it fared, and why."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.best = 0  # worlds in which it did better than the others of the hint
        self.level = 0  # worlds in which it did best together with another
        self.value = 0.0  # the mean of what came of it: 0 the last place, 1 a victory
        self.reasons: list[Reason] = []
        self.deal: Deal | None = None  # what it is worth to both, if it is one

    def __repr__(self) -> str:
        return f"<Choice {self.actions}: best in {self.best}, value {self.value:.3f}>"

    @property
    def actions(self) -> list[int]:
        """Its parts, in order: what the bot would go on with."""
        return self.chain.actions

    def as_dict(self) -> dict[str, object]:
        reasons = [{"aspect": reason.aspect, "amount": reason.amount} for reason in self.reasons]
        figures: dict[str, object] = {"best": self.best, "level": self.level, "value": self.value}
        deal = {} if self.deal is None else {"appraisal": self.deal.appraisal.as_dict()}
        return {"actions": self.actions, **figures, "reasons": reasons, **deal}


class Hint:
    """The choices, that of the bot first, and the number of worlds in which they were compared."""

    def __init__(self, game: Game, seat: int, choices: list[Choice], worlds: int = 0, only: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.choices = choices
        self.worlds = worlds  # 0: there was nothing to compare, or no time
        self.only = only  # is there but one thing that the seat may do?

    def __repr__(self) -> str:
        return f"<Hint for seat {self.seat}: {self.choices} in {self.worlds} worlds>"

    def as_dict(self) -> dict[str, object]:
        """Plain data that JSON can hold."""
        choices = [choice.as_dict() for choice in self.choices]
        return {"seat": self.seat, "worlds": self.worlds, "only": self.only, "choices": choices}


class Adviser:
    """Gives hints at the seats that it is shown; the bot has its random numbers to itself.

    So its first choice is what the bot alone would do from the same ones.
    """

    def __init__(self, rng: Rng, imagination: Rng) -> None:
        self.bot = HardBot(rng)
        self.imagination = imagination  # what Seats at the later parts of a choice are built with
        self.rng = Rng.seeded(f"hint {rng.words()}")

    def hint(self, seat: Seat, budget: Budget) -> Hint:
        """Within the budget: so many iterations for each part of the bot's choice and for the comparison, or a time for
        all of it. Raises NotAsked."""
        given = self._given(seat, budget)
        for choice in given.choices:
            choice.deal = deal_in(seat, choice.chain, self.rng)
        return given

    def _given(self, seat: Seat, budget: Budget) -> Hint:
        started = time.perf_counter()
        if not is_asked(seat.world(), seat.number):
            raise NotAsked(f"hint: seat {seat.number} is asked nothing now; ask for one when it is")
        legal = seat.legal()
        if len(legal) == 1:
            return Hint(seat.game, seat.number, [Choice(Chain(legal[0], seat.view()))], only=True)
        search = self.bot.search(seat, budget)
        first = search.run(_part(budget, started))
        finalists = self._finalists(seat, search, first, budget, started)
        comparison = Comparison(seat.world(), seat.number, self.rng, finalists)
        if len(finalists) > 1:
            if budget.is_repeatable:
                comparison.run(max(1, budget.iterations // len(finalists)))
            else:
                comparison.run(MOST_WORLDS, started + budget.seconds)
        return Hint(seat.game, seat.number, _choices(seat.game, comparison.finalists), comparison.worlds)

    def _finalists(self, seat: Seat, search: Halving, first: int, budget: Budget, started: float) -> list[Chain]:
        """The bot's choice, that of the rules of thumb, and what did best in the search; each as a whole choice."""

        def bot(world: State) -> int:
            return self.bot.choose(Seat(world, seat.number, self.imagination), _part(budget, started))

        def thumb(world: State) -> int:
            legal = world.legal(seat.number)
            return legal[0] if len(legal) == 1 else usual_choice(world, seat.number, legal, self.rng)

        ranked = search.ranked() or self._look_further(seat, first, _part(budget, started))
        others = _said_differently(seat, [first, search.reference, *ranked])[1:MOST]
        chains = [whole_choice(seat, action, thumb, self.rng) for action in others]
        return [whole_choice(seat, first, bot, self.rng), *chains]

    def _look_further(self, seat: Seat, first: int, budget: Budget) -> list[int]:
        """The best of all other answers to what the seat is asked, where the game names none that is worth the bot's
        time: it does what the rules of thumb say there, and people want to know why. Beside an offer of its own: deals
        that it could make at once."""
        world, game, number = seat.world(), seat.game, seat.number
        answers = Game.alternatives(game, world, number, seat.legal(), first) or open_deals(seat, first)
        others = worth_trying(world, number, answers, most_to_try(game, budget, len(answers)), self.rng)
        search = Halving(world, number, self.rng, first, others)
        search.run(budget)
        return search.ranked()


def hint(state: State, seat: int, seed: object, budget: Budget | None = None) -> Hint:
    """A hint for this seat; it knows no more than the seat does. Raises NotAsked.

    Its first choice is that of `seat_bot(seat, "hard", seed)`. If no budget is given, `SECONDS`.
    """
    imagination = Rng.seeded(f"{seed}/imagine/{seat}")
    shown = Seat(state, seat, imagination)
    return Adviser(Rng.seeded(f"{seed}/bot/{seat}"), imagination).hint(shown, budget or Budget(SECONDS))


def _said_differently(seat: Seat, actions: list[int]) -> list[int]:
    """The first of all actions that a person would call the same: either of two equal cards."""
    view, found = seat.view(), dict[str, int]()
    for action in actions:
        found.setdefault(seat.game.say_action(view, action, ENGLISH), action)
    return list(found.values())


def _part(budget: Budget, started: float) -> Budget:
    """For the next part of the bot's choice."""
    if budget.is_repeatable:
        return budget
    left = THINKING * budget.seconds - (time.perf_counter() - started)
    return Budget(max(LEAST, FIRST_PART * left))


def _choices(game: Game, finalists: list[Finalist]) -> list[Choice]:
    """The bot's first, compared with the best of the others; these by how they fared, each compared with the first."""
    first, *others = finalists
    others.sort(key=lambda one: -one.mean())
    choices = []
    for one in [first, *others]:
        choice = Choice(one.chain)
        choice.best, choice.level, choice.value = one.best, one.level, one.mean()
        if others:
            choice.reasons = reasons_for(one, others[0] if one is first else first, game.aspects)
        choices.append(choice)
    return choices
