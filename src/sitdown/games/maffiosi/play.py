"""Maffiosi, put together: the game, and a state that keeps the engine's contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import BadOption, Option, Value
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.games.maffiosi import attack, bot, cake, deck, ending, say, seating, turn, view
from sitdown.games.maffiosi.actions import ACTIONS, DO_BOOM, DO_CHAIR, DO_DISCARD, DO_FINISH, DO_PASS, DO_PIECE, DO_PLAY
from sitdown.games.maffiosi.chairs import fire_victims, stab_victims
from sitdown.games.maffiosi.data import CARDS, DATA, FOLDER, GANGS
from sitdown.games.maffiosi.explain import explain
from sitdown.games.maffiosi.imagine import imagine_into
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
    TARGET_KABOOM,
    TARGET_NIGHTCAP,
    TARGET_ORDER,
    TARGET_PASS,
    TARGET_STAB,
    MaffiosiState,
    Switches,
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
            seating.fill_from(self, out)
        elif TARGET_STAB <= phase <= TARGET_NIGHTCAP:
            self.fill_target(out)
        elif phase in (MOVE_TO, SETUP_CHAIR, SCRAM_CHAIR):
            seating.fill_free(self, out)
        else:
            seating.fill_piece(self, out)

    def fill_target(self, out: Choices) -> None:
        """What the card that was played may be played on."""
        phase = self.phase
        if phase == TARGET_STAB:
            attack.fill_chairs(stab_victims(self, self.active), out)
        elif phase == TARGET_FIRE:
            attack.fill_chairs(fire_victims(self, self.active), out)
        elif phase == TARGET_ORDER:
            cake.fill_order(self, out)
        elif phase == TARGET_PASS:
            cake.fill_pass(self, out)
        elif phase == TARGET_KABOOM:
            cake.fill_boom(self, out)
        else:
            attack.fill_nightcap(self, out)

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
        """MA-5: who placed last starts; with `manualStarter=first` who placed first (A30)."""
        if not self.switches.first_placer_starts:
            self.first = self.mover
        self.active = self.first
        turn.start_turn(self)

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
        assert isinstance(world, MaffiosiPlay)
        imagine_into(world, seat, rng)
        return world

    def clone(self) -> State:
        other = MaffiosiPlay(self.game, self.seats, self.options, self.rng.clone(), self.switches)
        self.copy_to(other)
        return other

    @property
    def over(self) -> bool:
        return self.phase == END

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

    _options: dict[str, Value] | None = None
    _switches: Switches | None = None

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        """MA-1 to MA-5; chance is used in the order of section 7."""
        if self._options is not options or self._switches is None:  # the same in game after game of a simulation
            self._options = options
            self._switches = Switches(options)
        state = MaffiosiPlay(self, seats, options, rng, self._switches)
        state.lay_out()
        state.cards.shuffle(state.draw.items, CARDS, rng)
        deck.deal(state)
        if self._switches.seating == MANUAL:
            seating.start_placing(state, first_placer(seats, options, rng))
        elif self._switches.seating == RANDOM:
            seating.sit_by_chance(state)
        return state

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 11: turns with progress and idle ones between, seven choices each; two SCRAMs and the seating."""
        gang = GANGS[seats - 3]
        progress = gang.pot + gang.size * seats + 2
        turns = (progress + 1) * int(options["stallRounds"]) * seats
        return 7 * turns + 3 * 60

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, MaffiosiState)
        return bot.choose(world, seat, rng)


def first_placer(seats: int, options: dict[str, Value], rng: Rng) -> i64:
    """MA-5, section 7: the seat the option names, or one drawn."""
    wanted = options["firstPlacer"]
    if wanted == "random":
        return rng.below(seats)
    if not isinstance(wanted, int) or wanted >= seats:
        raise BadOption("firstPlacer", f"firstPlacer: {wanted!r} is not one of 0..{seats - 1}, random", "MA-5")
    return wanted


GAME: Final = Maffiosi(
    slug="maffiosi",
    title="Maffiosi",
    seats=range(3, 7),
    version="1",
    actions=ACTIONS,
    options=[Option.from_data(entry) for entry in DATA["option"]],
    folder=FOLDER,
    seats_rule="MA-1",
    options_rule="",
    say=say,
)
