"""The table of Capo: one named field for each thing that lies on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT, Cards, Pile
from sitdown.engine.game import Game, State
from sitdown.engine.options import Switches, Value
from sitdown.engine.rng import Rng
from sitdown.games.capo.data import (
    EVENT_COUNT,
    EVENT_TOKEN,
    FACES,
    HAND,
    LOWEST,
    MISSION_COUNT,
    MISSION_TOKEN,
    MOST_SEATS,
    NO_EVENT,
    POWER,
    START_RESPECT,
    TOKENS,
    TONY,
)

PLAY: Final = 0
SHOW: Final = 1
SUSPECT: Final = 2
END: Final = 3
PHASES: Final = ["play", "show", "suspect", "end"]

NOBODY: Final = -1

# What everybody knows of an unseen card besides its back (section 6).
ANYTHING: Final = 0
NOT_GIULIA: Final = 1  # lay unseen in a crew that was paid for all its Giulias
SOME_GIULIA: Final = 2  # was paid for as a Giulia, but not shown
KEPT: Final = 1  # was in a hand when the discards were last shuffled
FRESH: Final = 2  # was among those discards
AGES: Final = 3

# Values of the option `giulia`.
HIDDEN: Final = 0
AUTO_SHOW: Final = 1
VISIBLE_ONLY: Final = 2
GIULIA_MODES: Final = ["hidden", "auto_show", "visible_only"]


# What lies in the box, ready to be copied.
_OTHERS: Final = [face for face in range(FACES) if POWER[face] != TONY]
_PILES: Final = list(range(MISSION_COUNT)) + list(range(EVENT_COUNT))
TONYS: Final = FACES - len(_OTHERS)
ALL_FACES: Final = vec[i64](list(range(FACES)) + _PILES)
WITHOUT_TONY: Final = vec[i64](_OTHERS + [0] * TONYS + _PILES)
FULL_PILE: Final = vec[i64](list(range(FACES - 1, -1, -1)))
PILE_WITHOUT_TONY: Final = vec[i64](list(range(FACES - TONYS - 1, -1, -1)) + [0] * TONYS)
UNSEEN: Final = vec[i64]([0] * TOKENS)
ZERO_A_FACE: Final = vec[i64]([0] * FACES)
ZERO_A_SLOT: Final = vec[i64]([0] * (MOST_SEATS * HAND))
ZERO_A_SEAT: Final = vec[i64]([0] * MOST_SEATS)
RESPECT_AT_START: Final = vec[i64]([START_RESPECT] * MOST_SEATS)
NO_CARDS: Final = Cards(UNSEEN, UNSEEN)
NO_PILE: Final = Pile(ZERO_A_FACE, 0)


class CapoSwitches(Switches):
    """The options of section 9 as small numbers, the same for a whole play."""

    def __init__(self, options: dict[str, Value]) -> None:
        first_game = bool(options["first_game"])  # CA-7: overrides the three below
        self.target: i64 = 10 if first_game else int(options["target_respect"])
        self.events = bool(options["events"]) and not first_game
        self.little_tony = bool(options["little_tony"]) and not first_game
        self.max_rounds: i64 = int(options["max_rounds"])
        self.own_back = options["envelope_source"] == "own_back"
        self.giulia: i64 = GIULIA_MODES.index(str(options["giulia"]))
        self.floor_before_rat = options["star_floor"] == "before_rat"
        self.gains_first = options["settlement"] == "gains_first"
        self.fixed_caller = options["caller"] == "fixed"


class CapoState(State):
    """Fields by seat have one entry a seat; `hand` and `crew` have five places a seat, filled from the first."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: CapoSwitches) -> None:
        """An empty table, all of whose rooms are shared: `lay_out` or `copy_to` gives it rooms of its own."""
        self.seats = seats
        self.listener = None
        self.switches = switches
        self.cards = NO_CARDS
        self.deck: i64 = 0  # mafioso cards in play
        self.draw = NO_PILE
        self.discard = NO_PILE
        self.missions_left: i64 = MISSION_COUNT
        self.events_left: i64 = EVENT_COUNT
        self.mission: i64 = 0  # the face of the mission turned up
        self.event: i64 = NO_EVENT
        self.hand: vec[i64] = ZERO_A_SLOT  # tokens, sorted by face
        self.hand_n: vec[i64] = ZERO_A_SEAT
        self.crew: vec[i64] = ZERO_A_SLOT  # tokens, sorted by face
        self.crew_n: vec[i64] = ZERO_A_SEAT
        self.respect: vec[i64] = RESPECT_AT_START
        self.began: vec[i64] = RESPECT_AT_START  # respect when the round began
        self.prison: i64 = 0  # CA-25: a bit for each seat whose overview card lies prison up
        self.caller: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = PLAY
        self.must: i64 = 0  # bits: the seats that have something to decide in this phase
        self.done: i64 = 0  # bits: those of them that have committed
        self.next: i64 = -1  # the first seat clockwise from the caller that still has to decide
        self.picked: vec[i64] = ZERO_A_SEAT  # sealed: bits of the slots or positions chosen
        self.suspected: vec[i64] = ZERO_A_SEAT  # sealed until "0": whom each seat suspects
        self.reshuffles: i64 = 0
        self.paid_as: vec[i64] = ZERO_A_FACE  # by token: ANYTHING, NOT_GIULIA, SOME_GIULIA
        self.age: vec[i64] = ZERO_A_FACE  # by token: ANYTHING, KEPT, FRESH
        self.pooled: vec[i64] = ZERO_A_FACE  # by face: who knows that it was in the last shuffled discards
        self.kept_by: vec[i64] = ZERO_A_FACE  # by face: who knows that it was in his hand then
        self.pooled_giulias: i64 = 0  # how many Giulias all know to have been among those discards
        super().__init__(game, seats, options, rng)  # last: see `State`

    def lay_out(self) -> None:
        """CA-2 to CA-5: everything in its box, nothing dealt yet."""
        tony = self.switches.little_tony
        self.cards = Cards(ALL_FACES if tony else WITHOUT_TONY, UNSEEN)
        self.deck = FACES if tony else FACES - TONYS
        self.draw = Pile(FULL_PILE if tony else PILE_WITHOUT_TONY, self.deck)
        self.copy_to(self)  # out of what all states share into rooms of its own

    def copy_to(self, other: CapoState) -> None:
        """Make the other an equal, independent state. What is remembered of the last shuffle is shared until there was
        one: `remember_shuffle` begins with rooms of its own."""
        other.cards = self.cards.clone()
        other.deck = self.deck
        other.draw = Pile(self.draw.items, self.draw.n)  # nothing is ever put on it
        other.discard = self.discard.clone()
        other.missions_left = self.missions_left
        other.events_left = self.events_left
        other.mission = self.mission
        other.event = self.event
        other.hand = self.hand[:]
        other.hand_n = self.hand_n[:]
        other.crew = self.crew[:]
        other.crew_n = self.crew_n[:]
        other.respect = self.respect[:]
        other.began = self.began[:]
        other.prison = self.prison
        other.caller = self.caller
        other.round = self.round
        other.phase = self.phase
        other.must = self.must
        other.done = self.done
        other.next = self.next
        other.picked = self.picked[:]
        other.suspected = self.suspected[:]
        other.reshuffles = self.reshuffles
        other.paid_as = self.paid_as[:]
        other.age = self.age[:] if self.reshuffles > 0 else self.age
        other.pooled = self.pooled[:] if self.reshuffles > 0 else self.pooled
        other.kept_by = self.kept_by[:] if self.reshuffles > 0 else self.kept_by
        other.pooled_giulias = self.pooled_giulias

    # -- small questions ------------------------------------------------------------------------------------------

    def all_seats(self) -> i64:
        return BIT[self.seats] - 1

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat that many places clockwise (fewer than all the way round)."""
        place = seat + steps
        if place >= self.seats:
            return place - self.seats
        return place

    def waits_for(self, seat: i64) -> bool:
        """Does this seat still have to decide in this phase?"""
        return (self.must & ~self.done) >> seat & 1 != 0

    def ask(self, seats: i64) -> None:
        """A new decision, for all of these seats (bits) at the same time."""
        self.must = seats
        self.done = 0
        self.find_next()

    def find_next(self) -> None:
        waiting = self.must & ~self.done
        if waiting == 0:
            self.next = -1
            return
        from_caller = waiting >> self.caller  # the bits of the caller and the seats after him; else start at seat 0
        if from_caller != 0:
            self.next = self.caller + LOWEST[from_caller]
        else:
            self.next = LOWEST[waiting]

    def hand_token(self, seat: i64, slot: i64) -> i64:
        return self.hand[seat * HAND + slot]

    def crew_token(self, seat: i64, position: i64) -> i64:
        return self.crew[seat * HAND + position]

    def top_mission(self) -> i64:
        """The token on top of the mission pile, whose back all can see; -1 when the pile is empty."""
        if self.missions_left > 0:
            return MISSION_TOKEN + self.missions_left - 1
        return -1

    def top_event(self) -> i64:
        if self.events_left > 0:
            return EVENT_TOKEN + self.events_left - 1
        return -1
