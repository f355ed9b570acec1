"""Capo della Mafia, put together: the game, and a state that keeps the engine's contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import bit_of
from sitdown.engine.game import Game, State
from sitdown.engine.options import Option, Switches, Value
from sitdown.engine.printed import CardFacts
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.search import Search
from sitdown.games.capo import belief, bot, say, slips, standing, view
from sitdown.games.capo.crews import must_turn_up
from sitdown.games.capo.data import CARD_FACTS, DATA, FOLDER, MISSION_COUNT, PRINTED
from sitdown.games.capo.explain import explain
from sitdown.games.capo.imagine import imagine_events, imagine_into, imagine_missions
from sitdown.games.capo.measure import ASPECTS, measure
from sitdown.games.capo.rules import ACTIONS, ALL_EVENTS, ALL_MISSIONS, act, begin_round, fill_legal
from sitdown.games.capo.settle import deal_hands
from sitdown.games.capo.state import END, SHOW, CapoState, CapoSwitches


class CapoPlay(CapoState):
    """One moment of Capo."""

    def turn(self) -> list[int]:
        """CA-91: all who still have to decide, clockwise from the caller."""
        everybody = [self.after(self.caller, step) for step in range(self.seats)]
        return [seat for seat in everybody if self.waits_for(seat)]

    def asked(self) -> i64:
        return self.next

    def next_to_ask(self) -> i64:
        return self.next

    def choices(self) -> list[int]:
        return self.legal(self.next)

    def play(self, action: i64) -> None:
        act(self, self.next, action)

    def fill(self, seat: i64, out: Choices) -> None:
        fill_legal(self, seat, out)

    def forced(self, seat: i64) -> bool:
        """CA-24: a crew of which every card must be turned up; how large a crew is, everybody sees."""
        return self.phase == SHOW and self.waits_for(seat) and self.turns_up_all(seat)

    def turns_up_all(self, seat: i64) -> bool:
        return must_turn_up(self, self.crew_n[seat]) == self.crew_n[seat]

    def explain(self, seat: int, action: int) -> Refusal | None:
        return explain(self, seat, action)

    def begin(self) -> None:
        begin_round(self)

    def push(self, seat: i64, action: i64) -> None:
        act(self, seat, action)

    def tokens(self) -> int:
        return len(self.cards.face)

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        imagine_into(self, bit_of(seat), -1 if seat is None else seat, rng)

    def renew_piles(self) -> None:
        """The draw pile; the missions but for the back that all see on top; the events."""
        self.cards.renew(self.draw.items, self.draw.n, self.rng)
        imagine_missions(self, self.rng)
        imagine_events(self, self.rng)

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
        return [self.rank(seat) for seat in range(self.seats)]

    def rank(self, seat: i64) -> i64:
        """One more than there are seats with more respect."""
        respect = self.respect
        mine = respect[seat]
        rank: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if respect[other] > mine:
                rank += 1
            other += 1
        return rank

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

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        """CA-2 to CA-6; chance is used in the order of section 7."""
        switches = self.switches_of(options)
        assert isinstance(switches, CapoSwitches)
        state = CapoPlay(self, seats, options, rng, switches)
        state.lay_out()
        state.cards.shuffle(state.draw.items, state.deck, rng)
        state.cards.shuffle(ALL_MISSIONS, MISSION_COUNT, rng)
        if state.switches.events:
            state.cards.shuffle(ALL_EVENTS, len(ALL_EVENTS), rng)
        state.caller = rng.below(seats)
        deal_hands(state)
        return state

    def card_facts(self) -> CardFacts:
        return CARD_FACTS

    def read_switches(self, options: dict[str, Value]) -> Switches:
        return CapoSwitches(options)

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 11: at most 6 + 3 + 1 choices a player and round."""
        return 10 * seats * int(options["max_rounds"])

    def printed(self) -> dict[str, object]:
        return PRINTED

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, CapoState)
        return bot.choose(world, seat, rng)

    def quick(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, CapoState)
        return bot.choose(world, seat, rng, bot.COUNTED)

    def belief(self, world: State, seat: int) -> float:
        assert isinstance(world, CapoState)
        return belief.likelihood(world, seat)

    def redraw(self, world: State, seat: int, rng: Rng) -> None:
        assert isinstance(world, CapoState)
        belief.redraw(world, seat, rng)

    def stops_passed(self, world: State) -> int:
        assert isinstance(world, CapoState)
        return world.round

    def evaluate(self, world: State, seat: int) -> float:
        assert isinstance(world, CapoState)
        return standing.value(world, seat)

    def measure(self, world: State, seat: int) -> list[float]:
        assert isinstance(world, CapoState)
        return measure(world, seat)

    def slip(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, CapoState)
        return slips.slip(world, seat, rng)


GAME: Final = Capo(
    slug="capo",
    title="Capo della Mafia",
    seats=range(3, 8),
    version="2",
    actions=ACTIONS,
    options=[Option.from_data(entry) for entry in DATA["option"]],
    folder=FOLDER,
    seats_rule="CA-1",
    options_rule="CA-94",
    say=say,
    view=view,
    open_scores=True,
    search=Search(iterations=600, stops=1, styles=["bold", "careful", "vengeful"], speed=12000),
    aspects=ASPECTS,
    minutes=30,
    hard=2,
)
