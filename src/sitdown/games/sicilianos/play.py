"""Sicilianos, put together: the game, and a state that keeps the engine's contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.game import Game, State
from sitdown.engine.options import Option, Switches, Value, seat_named
from sitdown.engine.printed import CardFacts
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.search import Search
from sitdown.engine.windows import ALWAYS, ASK, SPAN, Opening, Window
from sitdown.games.sicilianos import outcome, payday, say, turn, view, war
from sitdown.games.sicilianos.actions import (
    ACTIONS,
    DO_BOMB,
    DO_DEFECT,
    DO_FAMILY,
    DO_PASS,
    DO_PEEK,
    DO_PICK,
    DO_PLACE,
    DO_ROLL,
    DO_SHOP,
    DO_SPLIT,
    DO_STAKE,
    DO_STEAL,
    DO_TAKE,
)
from sitdown.games.sicilianos.bot import choose, slips, value
from sitdown.games.sicilianos.data import CARD_FACTS, COLOURS, DATA, FIRST_SHOP, FOLDER, MOST_SEATS, PRINTED, VALUES
from sitdown.games.sicilianos.explain import explain
from sitdown.games.sicilianos.imagine import imagine_into
from sitdown.games.sicilianos.measure import ASPECTS, measure
from sitdown.games.sicilianos.state import (
    BOMB,
    BOMBS_EXPLODED,
    COAT,
    DEFECTIONS,
    DRAFT,
    END,
    ENDINGS,
    JOIN,
    LONE,
    NOT_ASKED,
    PARTICIPANTS,
    PICK,
    ROUND,
    SPLIT,
    STAKE,
    STARTER_WINS,
    TAKE1,
    TAKE2,
    TALLIES,
    TIES,
    TURN,
    WAR_CARDS,
    SicilianosState,
    SicilianosSwitches,
)


class SicilianosPlay(SicilianosState):
    """One moment of Sicilianos."""

    def turn(self) -> list[int]:
        return [] if self.phase == END else [self.mover]

    def asked(self) -> i64:
        return -1 if self.phase == END else self.mover

    def choices(self) -> list[int]:
        return self.legal(self.mover)

    def play(self, action: i64) -> None:
        self.push(self.mover, action)

    def fill(self, seat: i64, out: Choices) -> None:
        """SI-2: only the seat that decides has anything to choose."""
        if self.phase == END or seat != self.mover:
            return
        if self.in_war:
            self.fill_in_war(out)
        else:
            self.fill_outside(out)

    def forced(self, seat: i64) -> bool:
        """What lies open decides, and how much lies hidden; not what a hand holds (SI-42, SI-48), or a pile (SI-26)."""
        if self.phase in (JOIN, ROUND, PICK) or (self.phase == TURN and self.hand_n[self.mover] > 0):
            return False
        return self.has_one_answer(seat)

    def window(self, seat: i64) -> Opening | None:
        """SI-42: from the first card of a war on, everybody who has still to say whether he joins."""
        if self.phase not in (STAKE, JOIN) or not 0 <= seat < self.seats or self.status[seat] != NOT_ASKED:
            return None
        return Opening("join", DO_PASS)

    def span(self) -> i64:
        """A war, or the peace after it."""
        return 2 * self.wars + (1 if self.in_war else 0)

    def fill_outside(self, out: Choices) -> None:
        phase = self.phase
        if phase == TURN:
            turn.fill_turn(self, out)
        elif phase == DRAFT:
            turn.fill_draft(self, out)
        elif phase == TAKE1:
            turn.fill_take1(self, out)
        elif phase == TAKE2:
            turn.fill_take2(self, out)
        elif phase == PICK:
            turn.fill_pick(self, out)
        else:
            turn.fill_steal(self, out)

    def fill_in_war(self, out: Choices) -> None:
        phase = self.phase
        if phase == JOIN:
            war.fill_join(self, out)
        elif phase == STAKE:
            war.fill_stake(self, out)
        elif phase == ROUND:
            war.fill_round(self, out)
        elif phase == COAT:
            war.fill_coat(self, out)
        elif phase == BOMB:
            war.fill_bomb(self, out)
        elif phase == SPLIT:
            outcome.fill_split(self, out)
        else:
            outcome.fill_shop(self, out)

    def explain(self, seat: int, action: int) -> Refusal | None:
        return explain(self, seat, action)

    def begin(self) -> None:
        if self.switches.random_deal:
            turn.deal_at_random(self)

    def push(self, seat: i64, action: i64) -> None:
        if self.in_war:
            self.do_in_war(action)
        else:
            self.do_outside(action)

    def do_outside(self, action: i64) -> None:
        """Draft, dice, and the card that starts a war."""
        if action == DO_ROLL:
            turn.roll(self)
        elif action == DO_PASS:
            turn.decline(self)
        elif action < DO_STAKE:
            war.start_war(self, action - DO_PLACE)
        elif action < DO_PEEK:
            self.take(action - DO_TAKE)
        elif action < DO_PICK:
            turn.peek(self, action - DO_PEEK)
        elif action < DO_STEAL:
            turn.pick(self, action - DO_PICK)
        else:
            place = action - DO_STEAL
            turn.rob(self, place // (MOST_SEATS - 1), 1 + place % (MOST_SEATS - 1))

    def take(self, colour: i64) -> None:
        if self.phase == DRAFT:
            turn.draft_card(self, colour)
        else:
            turn.take_one(self, colour)

    def do_in_war(self, action: i64) -> None:
        if action < DO_STAKE:
            self.place_or_pass(action)
        elif action < DO_TAKE:
            war.stake(self, action - DO_STAKE)
        elif action == DO_FAMILY:
            war.stay_in_family(self)
        elif action == DO_DEFECT:
            war.defect(self)
        elif action < DO_SPLIT:
            war.explode(self, action - DO_BOMB)
        elif action < DO_SHOP:
            outcome.split(self, action - DO_SPLIT)
        else:
            outcome.shop(self, action - DO_SHOP)

    def place_or_pass(self, action: i64) -> None:
        """To join or stay out, to add a card or drop out."""
        if self.phase == JOIN:
            if action == DO_PASS:
                war.stay_out(self)
            else:
                war.enter(self, action - DO_PLACE)
        elif action == DO_PASS:
            war.pass_round(self)
        else:
            war.place_more(self, action - DO_PLACE)

    def tokens(self) -> int:
        return FIRST_SHOP + len(self.shops.face)

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        imagine_into(self, seat, rng)

    def renew_piles(self) -> None:
        """Those of the families. Businesses lie in no order: who founds one chooses it."""
        for colour in range(COLOURS):
            self.cards.renew(self.pile, colour * VALUES, self.pile_n[colour], self.rng)

    def clone(self) -> State:
        other = SicilianosPlay(self.game, self.seats, self.options, self.rng.clone(), self.switches)
        self.copy_to(other)
        return other

    @property
    def scores(self) -> list[int]:
        """SI-103: the totals of payday, in thousands."""
        return payday.totals(self)

    @property
    def ranking(self) -> list[int]:
        return payday.ranking(self)

    @property
    def ending(self) -> str:
        return ENDINGS[self.ended]

    def figures(self) -> dict[str, float]:
        """Section 11, counted over this play; from `participants` to `starter` these are sums over its wars."""
        scores = self.scores
        counted = [float(self.tally[i]) for i in range(TALLIES)]
        return {
            "turns": float(self.turns),
            "wars": float(self.wars),
            "participants": counted[PARTICIPANTS],
            "cards": counted[WAR_CARDS],
            "lone": counted[LONE],
            "ties": counted[TIES],
            "starter": counted[STARTER_WINS],
            "bombs": counted[BOMBS_EXPLODED],
            "defections": counted[DEFECTIONS],
            "final": sum(scores) / len(scores),
            "winner": float(max(scores)),
        }


class Sicilianos(Game):
    """Gang wars for 3 to 6."""

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        """SI-3 to SI-5; chance is used in the order of section 7."""
        switches = self.switches_of(options)
        assert isinstance(switches, SicilianosSwitches)
        state = SicilianosPlay(self, seats, options, rng, switches)
        state.lay_out()
        state.first = seat_named(options, "first_seat", seats, rng, "")
        state.mover = state.first
        for colour in range(COLOURS):
            state.cards.shuffle(colour, BIT[VALUES] - 1, rng)
        return state

    def card_facts(self) -> CardFacts:
        return CARD_FACTS

    def printed(self) -> dict[str, object]:
        return PRINTED

    def read_switches(self, options: dict[str, Value]) -> Switches:
        return SicilianosSwitches(options)

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 11: every turn has at most a war, and a war at most its cards and a few choices a player."""
        turns = int(options["turn_cap"]) * seats
        return 4 * seats + turns * 2 + turns * (66 + 8 * seats)

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, SicilianosState)
        return choose.choose(world, seat, rng)

    def stops_passed(self, world: State) -> int:
        """Wars that are over."""
        assert isinstance(world, SicilianosState)
        return world.wars - (1 if world.in_war else 0)

    def evaluate(self, world: State, seat: int) -> float:
        assert isinstance(world, SicilianosState)
        return value.evaluate(world, seat)

    def measure(self, world: State, seat: int) -> list[float]:
        assert isinstance(world, SicilianosState)
        return measure(world, seat)

    def slip(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, SicilianosState)
        return slips.slip(world, seat, rng)


GAME: Final = Sicilianos(
    slug="sicilianos",
    title="Sicilianos",
    seats=range(3, 7),
    version="2",
    actions=ACTIONS,
    options=[Option.from_data(entry) for entry in DATA["option"]],
    folder=FOLDER,
    seats_rule="SI-1",
    options_rule="",
    say=say,
    view=view,
    minutes=45,
    hard=2,
    colours=[],  # the colours are the families'
    search=Search(iterations=1000, stops=2, speed=8000),
    aspects=ASPECTS,
    windows=[Window("join", [ASK, SPAN, ALWAYS])],
)
