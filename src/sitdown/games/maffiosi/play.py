"""Maffiosi, put together: the game, and a state that keeps the engine's contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.game import Game, State
from sitdown.engine.options import Option, Switches, Value, seat_named
from sitdown.engine.printed import CardFacts
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.search import Search
from sitdown.engine.windows import ALWAYS, ASK, Opening, Window
from sitdown.games.maffiosi import attack, cake, deck, ending, say, seating, turn, view
from sitdown.games.maffiosi.actions import ACTIONS, DO_BOOM, DO_CHAIR, DO_DISCARD, DO_FINISH, DO_PASS, DO_PIECE, DO_PLAY
from sitdown.games.maffiosi.bot import choose, slips
from sitdown.games.maffiosi.data import CARD_FACTS, CARDS, DATA, FOLDER, GANGS, MOVE, PRINTED
from sitdown.games.maffiosi.explain import explain
from sitdown.games.maffiosi.imagine import imagine_into
from sitdown.games.maffiosi.measure import ASPECTS, measure
from sitdown.games.maffiosi.state import (
    CARD,
    CLOSING_TIME,
    DISCARDS,
    DRUGGED,
    END,
    ENDINGS,
    FIRST_OUT,
    KABOOMED,
    MANUAL,
    MOVE_FROM,
    MOVE_TO,
    MOVES,
    OWN_CAKE,
    RANDOM,
    SCRAM_CHAIR,
    SECOND,
    SETUP_CHAIR,
    SHOT,
    STABBED,
    TALLIES,
    TARGET_FIRE,
    TARGET_NIGHTCAP,
    TARGET_ORDER,
    TARGET_STAB,
    MaffiosiState,
    MaffiosiSwitches,
)


class MaffiosiPlay(MaffiosiState):
    """One moment of Maffiosi."""

    def turn(self) -> list[int]:
        return [] if self.phase == END else [self.mover]

    def asked(self) -> i64:
        return -1 if self.phase == END else self.mover

    def choices(self) -> list[int]:
        return self.legal(self.mover)

    def play(self, action: i64) -> None:
        self.push(self.mover, action)

    def fill(self, seat: i64, out: Choices) -> None:
        """MA-10: only the seat that decides has anything to choose."""
        if self.phase == END or seat != self.mover:
            return
        phase = self.phase
        if phase == CARD:
            turn.fill_card(self, out)
        elif phase == SECOND:
            turn.fill_second(self, out)
        elif phase == MOVE_FROM:
            turn.fill_after(self, MOVE, out)
        elif TARGET_STAB <= phase <= TARGET_NIGHTCAP:
            turn.fill_after(self, phase - TARGET_STAB, out)
        elif phase in (MOVE_TO, SETUP_CHAIR, SCRAM_CHAIR):
            seating.fill_free(self, out)
        else:
            seating.fill_piece(self, out)

    def forced(self, seat: i64) -> bool:
        """The table lies open: only what a card of the hand decides does not."""
        return self.phase not in (CARD, SECOND) and self.has_one_answer(seat)

    def window(self, seat: i64) -> Opening | None:
        """MA-26: a second card, or none."""
        return Opening("second", DO_FINISH) if self.phase == SECOND and seat == self.mover else None

    def explain(self, seat: int, action: int) -> Refusal | None:
        return explain(self, seat, action)

    def begin(self) -> None:
        """Where nobody has to sit down first, the first player's turn starts by itself."""
        if self.phase == CARD:
            turn.start_turn(self)

    def push(self, seat: i64, action: i64) -> None:
        if action < DO_DISCARD:
            turn.play(self, action - DO_PLAY)
        elif action <= DO_CHAIR:
            turn.discard(self, action - DO_DISCARD)
        elif action < DO_PASS:
            self.choose_chair(action - DO_CHAIR)
        elif action < DO_BOOM:
            cake.pass_on(self, (action - DO_PASS) // 2, (action - DO_PASS) % 2)
            turn.after_card(self)
        elif action < DO_PIECE:
            cake.boom(self, action - DO_BOOM)
            turn.after_card(self)
        elif action < DO_FINISH:
            seating.take_piece(self, action - DO_PIECE)
        elif self.phase == SECOND:
            turn.decline(self)
        else:
            attack.drink(self)
            turn.after_card(self)

    def choose_chair(self, chair: i64) -> None:
        phase = self.phase
        if phase == MOVE_FROM:
            self.piece = chair
            self.phase = MOVE_TO
        elif TARGET_STAB <= phase <= MOVE_TO:
            self.aim(chair)
        elif seating.seat_piece(self, chair):
            if phase == SETUP_CHAIR:
                self.start_after_seating()
            else:
                turn.after_card(self)

    def aim(self, chair: i64) -> None:
        """The card does its work on this chair."""
        phase = self.phase
        if phase == TARGET_STAB:
            attack.stab(self, chair)
        elif phase == TARGET_FIRE:
            attack.fire(self, chair)
        elif phase == TARGET_ORDER:
            cake.order(self, chair)
        elif phase == MOVE_TO:
            seating.move(self, chair)
        elif attack.choose_glass(self, chair):
            attack.drink(self)
        else:
            return
        turn.after_card(self)

    def start_after_seating(self) -> None:
        """MA-5: who placed last starts; with `manual_starter=first` who placed first (A30)."""
        if not self.switches.first_placer_starts:
            self.first = self.mover
        self.active = self.first
        turn.start_turn(self)

    def tokens(self) -> int:
        return len(self.cards.face)

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        imagine_into(self, seat, rng)

    def renew_piles(self) -> None:
        self.cards.renew(self.draw.items, self.draw.n, self.rng)

    def caches(self) -> list[str]:
        return ["notebook"]

    def clone(self) -> State:
        other = MaffiosiPlay(self.game, self.seats, self.options, self.rng.clone(), self.switches)
        self.copy_to(other)
        return other

    @property
    def scores(self) -> list[int]:
        """MA-66: money, in thousands."""
        return [self.money[seat] for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        return ending.ranking(self)

    @property
    def ending(self) -> str:
        return ENDINGS[self.ended]

    def figures(self) -> dict[str, float]:
        """Section 14.2, counted over this play."""
        counted = [float(self.tally[i]) for i in range(TALLIES)]
        places = self.ranking
        winners = [seat for seat in range(self.seats) if places[seat] == 1]
        return {
            "turns": float(self.turns),
            "rounds": float(self.rounds - (1 if self.ended == CLOSING_TIME else 0)),
            "removed": sum(counted[STABBED:MOVES]),
            "stabbed": counted[STABBED],
            "shot": counted[SHOT],
            "own_cake": counted[OWN_CAKE],
            "kaboom": counted[KABOOMED],
            "drugged": counted[DRUGGED],
            "out": float(sum(self.alive[seat] == 0 for seat in range(self.seats))),
            "first_out": counted[FIRST_OUT],
            "moves": counted[MOVES],
            "discards": counted[DISCARDS],
            "won_from_outside": float(any(self.alive[seat] == 0 for seat in winners)),
            "shared": float(len(winners) > 1),
            "final": sum(self.scores) / self.seats,
            "winner": float(max(self.scores)),
        }


class Maffiosi(Game):
    """Round one table, for 3 to 6."""

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        """MA-1 to MA-5; chance is used in the order of section 7."""
        switches = self.switches_of(options)
        assert isinstance(switches, MaffiosiSwitches)
        state = MaffiosiPlay(self, seats, options, rng, switches)
        state.lay_out()
        state.cards.shuffle(state.draw.items, CARDS, rng)
        deck.deal(state)
        if switches.seating == MANUAL:
            seating.start_placing(state, seat_named(options, "first_placer", seats, rng, "MA-5"))
        elif switches.seating == RANDOM:
            seating.sit_by_chance(state)
        return state

    def card_facts(self) -> CardFacts:
        return CARD_FACTS

    def read_switches(self, options: dict[str, Value]) -> Switches:
        return MaffiosiSwitches(options)

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 11: turns with progress and idle ones between, seven choices each; two SCRAMs and the seating."""
        gang = GANGS[seats - 3]
        progress = gang.pot + gang.size * seats + 2
        turns = (progress + 1) * int(options["stall_rounds"]) * seats
        return 7 * turns + 3 * 60

    def printed(self) -> dict[str, object]:
        return PRINTED

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, MaffiosiState)
        return choose.choose(world, seat, rng)

    def measure(self, world: State, seat: int) -> list[float]:
        assert isinstance(world, MaffiosiState)
        return measure(world, seat)

    def slip(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, MaffiosiState)
        return slips.slip(world, seat, rng)


GAME: Final = Maffiosi(
    slug="maffiosi",
    title="Maffiosi",
    seats=range(3, 7),
    version="3",
    actions=ACTIONS,
    options=[Option.from_data(entry) for entry in DATA["option"]],
    folder=FOLDER,
    seats_rule="MA-1",
    options_rule="",
    say=say,
    view=view,
    open_scores=True,
    search=Search(iterations=100, speed=5000),
    aspects=ASPECTS,
    minutes=45,
    hard=2,
    colours=[0, 1, 2, 4, 6, 5],  # yellow, red, blue, green, orange, purple
    windows=[Window("second", [ASK, ALWAYS])],
)
