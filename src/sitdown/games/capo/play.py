"""Capo della Mafia, put together: the game, and a state that keeps the engine's contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import bit_of
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import Option, Value
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.games.capo import bot, say, view
from sitdown.games.capo.data import DATA, FOLDER, MISSION_COUNT
from sitdown.games.capo.explain import explain
from sitdown.games.capo.imagine import imagine_into
from sitdown.games.capo.rules import ACTIONS, ALL_EVENTS, ALL_MISSIONS, act, begin_round, fill_legal
from sitdown.games.capo.settle import deal_hands
from sitdown.games.capo.state import END, CapoState, Switches


class CapoPlay(CapoState):
    """One moment of Capo."""

    def turn(self) -> list[int]:
        """CA-91: all who still have to decide, clockwise from the caller."""
        everybody = [self.after(self.caller, step) for step in range(self.seats)]
        return [seat for seat in everybody if self.waits_for(seat)]

    def asked(self) -> i64:
        return self.next

    def choices(self) -> list[int]:
        return self.legal(self.next)

    def play(self, action: i64) -> None:
        act(self, self.next, action)

    def fill(self, seat: i64, out: Choices) -> None:
        fill_legal(self, seat, out)

    def explain(self, seat: int, action: int) -> Refusal | None:
        return explain(self, seat, action)

    def begin(self) -> None:
        begin_round(self)

    def push(self, seat: i64, action: i64) -> None:
        act(self, seat, action)

    def card_as(self, seat: int | None, token: int) -> str:
        return view.card_as(self, seat, token)

    def tokens(self) -> int:
        return len(self.cards.face)

    def seen_by_all(self) -> View:
        return view.seen_by_all(self)

    def seen_by(self, seat: int | None) -> View:
        return view.seen_by(self, seat)

    def open_view(self) -> View:
        return view.open_view(self)

    def imagine(self, seat: int | None, rng: Rng) -> State:
        world = self.clone()
        world.rng = rng.split()
        assert isinstance(world, CapoPlay)
        imagine_into(self, world, bit_of(seat), -1 if seat is None else seat, rng)
        return world

    def clone(self) -> State:
        other = CapoPlay(self.game, self.seats, self.options, self.rng.clone(), self.switches)
        self.copy_to(other)
        return other

    @property
    def over(self) -> bool:
        return self.phase == END

    @property
    def scores(self) -> list[int]:
        return [self.respect[seat] for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        """Section 11: by respect, equal respect is an equal rank."""
        scores = self.scores
        return [1 + sum(other > score for other in scores) for score in scores]

    @property
    def ending(self) -> str:
        """`target`: a single leader reached it (CA-60); `rounds`: the last round was played (CA-71)."""
        if self.phase != END:
            return ""
        leaders = self.ranking.count(1)
        return "target" if leaders == 1 and max(self.scores) >= self.switches.target else "rounds"

    def figures(self) -> dict[str, float]:
        scores = self.scores
        return {
            "rounds": float(self.round),
            "final": sum(scores) / len(scores),
            "winner": float(max(scores)),
            "reshuffles": float(self.reshuffles),
        }


class Capo(Game):
    """Simultaneous bluffing for 3 to 7."""

    _options: dict[str, Value] | None = None
    _switches: Switches | None = None

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        """CA-2 to CA-6; chance is used in the order of section 7."""
        if self._options is not options or self._switches is None:  # the same in game after game of a simulation
            self._options = options
            self._switches = Switches(options)
        state = CapoPlay(self, seats, options, rng, self._switches)
        state.lay_out()
        state.cards.shuffle(state.draw.items, state.deck, rng)
        state.cards.shuffle(ALL_MISSIONS, MISSION_COUNT, rng)
        if state.switches.events:
            state.cards.shuffle(ALL_EVENTS, len(ALL_EVENTS), rng)
        state.caller = rng.below(seats)
        deal_hands(state)
        return state

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 11: at most 6 + 3 + 1 choices a player and round."""
        return 10 * seats * int(options["max_rounds"])

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, CapoState)
        return bot.choose(world, seat, rng)


GAME: Final = Capo(
    slug="capo",
    title="Capo della Mafia",
    seats=range(3, 8),
    version="1",
    actions=ACTIONS,
    options=[Option.from_data(entry) for entry in DATA["option"]],
    folder=FOLDER,
    seats_rule="CA-1",
    options_rule="CA-94",
    say=say,
)
