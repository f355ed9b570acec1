"""Forethought: while others choose, a seat tries its choices at the questions that it may be asked next.

It imagines how the others go on, by rules of thumb, until the seat is asked something that needs thought, and tries the
choices there as it would if it were asked. A question is known by all that the seat would then know, so whoever is
asked one that was foreseen finds there how each choice has done, and spends its time on top.
"""

from __future__ import annotations

import hashlib
import json
import time
from typing import Final

from mypy_extensions import mypyc_attr

from sitdown.bots.search.choices import usual_choice, worth_trying
from sitdown.bots.search.halving import Candidate, Halving
from sitdown.bots.search.styles import PLAIN, Style
from sitdown.bots.search.worlds import draw_world
from sitdown.engine.budget import Budget
from sitdown.engine.game import State
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Seat

MOST: Final = 64  # questions that are remembered: those that came up most often
WORLDS: Final = 3  # in which choices are tried each time that a question comes up again
LIKELY: Final = 8  # choices that are tried in each of them, beside that of the rules of thumb
STALE: Final = 100  # times that it goes ahead from what the seat knows now: what never came up is out of reach


class Foreseen:
    """A question that the seat may be asked, and how its choices did when they were tried."""

    def __init__(self) -> None:
        self.usual = -1  # what the rules of thumb do, with which the others are compared; -1: nothing was tried yet
        self.tried: list[Candidate] = []
        self.rival = -1  # whose results count too, see Halving
        self.visits = 0
        self.last = 0  # the number of the walk that last led here


@mypyc_attr(allow_interpreted_subclasses=True)
class Forethought:
    """What one seat has thought about questions that may come. It knows no more than the Seats it is shown."""

    def __init__(self, rng: Rng, style: Style = PLAIN) -> None:
        self.rng = rng
        self.style = style
        self.questions: dict[str, Foreseen] = {}
        self.walks = 0
        self._now = ""  # what the seat knew when it last thought ahead
        self._since = 0  # walks before it knew that

    def __repr__(self) -> str:
        return f"<Forethought of {len(self.questions)} questions>"

    def of(self, world: State, seat: int) -> Foreseen | None:
        """What was thought about the question that the seat is asked in this world, if anything was."""
        found = self.questions.get(knowledge_of(world, seat))
        return found if found is not None and found.usual >= 0 else None

    def think(self, seat: Seat, budget: Budget) -> None:
        """Go ahead from what the seat knows now, again and again, until the budget is spent."""
        ends_at = 0.0 if budget.is_repeatable else time.perf_counter() + budget.seconds
        world, number = seat.world(), seat.number
        now = knowledge_of(world, number)
        if now != self._now:
            self._now, self._since = now, self.walks
        spent = 0
        while spent < budget.iterations if budget.is_repeatable else time.perf_counter() < ends_at:
            spent += self._walk(self.draw(world, number), number, ends_at)
            if self.walks == self._since + STALE:
                self._drop_what_is_out_of_reach()

    def draw(self, world: State, seat: int) -> State:
        """A world in which the others go on."""
        return draw_world(world, seat, self.rng, world.game.search.worlds)

    def _walk(self, world: State, seat: int, ends_at: float) -> int:
        """Let the others go on until the seat is asked, and try its choices there; how many rollouts that took."""
        self.walks += 1
        usual, others = self._go_on(world, seat, ends_at)
        if not others:
            return 1
        question = self._question(knowledge_of(world, seat))
        question.visits += 1
        question.last = self.walks
        if question.visits < 2:
            return 1  # one that comes up only once is hardly the one that will be asked
        if question.usual < 0:
            question.usual = usual
            others = worth_trying(world, seat, others, world.game.search.best or len(others), self.rng)
            question.tried = [Candidate(action) for action in others]
        search = Halving(world, seat, self.rng, question.usual, [], self.style)
        search.alive, search.rival = question.tried, question.rival
        search.stop_at(ends_at)
        search.find_rival()
        question.rival = search.rival
        for _ in range(WORLDS):
            search.try_likely(LIKELY)
        return max(1, search.iterations)

    def _go_on(self, world: State, seat: int, ends_at: float) -> tuple[int, list[int]]:
        """Play this world on to a question of the seat that needs thought: its usual choice and the others; [] if none
        comes, or time is up."""
        while (chooser := int(world.next_to_ask())) >= 0 and not 0.0 < ends_at <= time.perf_counter():
            if is_asked(world, seat):
                chooser = seat
            legal = world.legal(chooser)
            usual = legal[0] if len(legal) == 1 else usual_choice(world, chooser, legal, self.rng)
            if chooser == seat and len(legal) > 1:
                others = world.game.alternatives(world, seat, legal, usual)
                if others:
                    return usual, others
            world.push(chooser, usual)
        return -1, []

    def _question(self, key: str) -> Foreseen:
        """The one with this key; a new one takes the place of the one that came up least, and longest ago."""
        found = self.questions.get(key)
        if found is None:
            if len(self.questions) >= MOST:
                least = min(self.questions, key=lambda one: (self.questions[one].visits, self.questions[one].last))
                del self.questions[least]
            found = self.questions[key] = Foreseen()
        return found

    def _drop_what_is_out_of_reach(self) -> None:
        self.questions = {key: one for key, one in self.questions.items() if one.last > self._since}


def is_asked(world: State, seat: int) -> bool:
    return seat in world.turn() or seat in world.invited()


def knowledge_of(world: State, seat: int) -> str:
    """A hash of what the seat knows and may do: equal for worlds that it cannot tell apart."""
    known = json.dumps([world.view(seat), world.legal(seat)], sort_keys=True)
    return hashlib.blake2b(known.encode(), digest_size=16).hexdigest()
