"""The table of Sicilianos: one named field for each thing that lies on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.game import Game, State
from sitdown.engine.options import Switches, Value
from sitdown.engine.places import BITS_IN, Places
from sitdown.engine.rng import Rng
from sitdown.games.sicilianos.data import (
    CARDS,
    COLOURS,
    DIE_222,
    DIE_321,
    MOST_SEATS,
    NOTE_VALUE,
    NOTES,
    NOTES_OF_VALUE,
    TYPES,
    VALUES,
)

DRAFT: Final = 0
TURN: Final = 1
TAKE2: Final = 2
TAKE1: Final = 3
PICK: Final = 4
STEAL: Final = 5
STAKE: Final = 6
JOIN: Final = 7
COAT: Final = 8
BOMB: Final = 9
ROUND: Final = 10
SPLIT: Final = 11
SHOP: Final = 12
END: Final = 13
_OUTSIDE: Final = ["draft", "turn", "take2", "take1", "pick", "steal"]
_IN_WAR: Final = ["stake", "join", "coat", "bomb", "round", "split", "shop"]
PHASES: Final = _OUTSIDE + _IN_WAR + ["end"]

NOBODY: Final = -1
NONE: Final = -1

# What a seat is in the war.
NOT_ASKED: Final = 0
STAYED_OUT: Final = 1
SKIPPED: Final = 2
ACTIVE: Final = 3
DROPPED: Final = 4
TURNED: Final = 5  # its 8 serves another family
STATUS: Final = ["not_asked", "stayed_out", "skipped", "active", "dropped", "turned"]

# How a game ends.
GODFATHER: Final = 1
BLACK_MONEY: Final = 2
CAP: Final = 3
ENDINGS: Final = ["", "godfather", "black_money", "cap"]

# What lies in the box, ready to be copied.
CARDS_IN_BOX: Final = Places.fresh(COLOURS, VALUES, MOST_SEATS + 1)
SHOPS_IN_BOX: Final = Places.fresh(COLOURS, TYPES, MOST_SEATS + 1)
FULL_PILES: Final = vec[i64](list(range(CARDS)))
ELEVEN_A_COLOUR: Final = vec[i64]([VALUES] * COLOURS)
ALL_SHOPS: Final = vec[i64]([2**TYPES - 1] * COLOURS)
EMPTY_PILES: Final = vec[i64]([0] * CARDS)
ZERO_A_COLOUR: Final = vec[i64]([0] * COLOURS)
ZERO_A_HAND: Final = vec[i64]([0] * (MOST_SEATS * COLOURS))
ZERO_A_SEAT: Final = vec[i64]([0] * MOST_SEATS)
NONE_A_SEAT: Final = vec[i64]([NONE] * MOST_SEATS)
NONE_AND_NONE: Final = vec[i64]([NONE, NONE])
ZERO_A_PURSE: Final = vec[i64]([0] * (MOST_SEATS * NOTES))
ZERO_A_NOTE: Final = vec[i64]([0] * NOTES)


# What is counted for designers (section 11).
TALLIES: Final = 7
PARTICIPANTS: Final = 0
LONE: Final = 1
WAR_CARDS: Final = 2
TIES: Final = 3
STARTER_WINS: Final = 4
BOMBS_EXPLODED: Final = 5
DEFECTIONS: Final = 6
ZERO_A_TALLY: Final = vec[i64]([0] * TALLIES)


class SicilianosSwitches(Switches):
    """The options of section 9 as plain fields, the same for a whole play."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.influence: vec[i64] = DIE_321 if options["influence_die"] == "321" else DIE_222
        self.turn_cap: i64 = int(options["turn_cap"])
        self.hidden_stakes = options["stakes"] == "hidden"
        self.lone_may_add = options["lone_war"] == "may_add"
        self.second_only = options["tie_rule"] == "second_only"
        self.ties_returned = options["tied_stakes"] == "returned"
        self.single_pass = options["special_order"] == "single_pass"
        self.guard_own_only = options["guard_scope"] == "player"
        self.bombed_out = options["bombed_out"] == "out"
        self.bank_of_notes = options["bank"] == "notes"
        self.may_decline = options["steal"] == "may"
        self.open_businesses = options["businesses"] == "open"
        self.bonus_per_set = options["set_bonus"] == "per_set"
        self.shuffled_return = options["return_order"] == "shuffled"
        self.random_deal = options["deal"] == "random"
        self.start_notes: i64 = int(options["start_notes"])
        self.duty_by_holding = options["hand_duty"] == "holding"
        self.tie_by_businesses = options["final_tie"] == "businesses"
        self.godfather = bool(options["godfather"])


class SicilianosWar(State):
    """The part of the state that a war is fought with."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: SicilianosSwitches
    ) -> None:
        self.switches = switches
        self.in_war = False
        self.starter: i64 = NOBODY
        self.war_round: i64 = 0
        self.status: vec[i64] = ZERO_A_SEAT
        self.colour: vec[i64] = NONE_A_SEAT  # by seat: the war colour
        self.serves: vec[i64] = NONE_A_SEAT  # by seat: the host of a turncoat
        self.stake: vec[i64] = NONE_A_SEAT  # by seat: the note on the table
        self.table: vec[i64] = EMPTY_PILES  # tokens in the order in which they were placed
        self.table_n: i64 = 0
        self.open_n: i64 = 0  # so many of them lie open
        self.owner: vec[i64] = EMPTY_PILES  # by token on the table: who placed it
        self.shown_in: vec[i64] = EMPTY_PILES  # by token on the table: the round in which it was placed
        self.coat_kept: i64 = 0  # bits: seats whose 8 of the first round was declared a family member
        self.queue: i64 = 0  # how many seats from the starter on have been asked in this step
        self.placed: i64 = 0  # cards placed in this round
        self.winner: i64 = NOBODY  # the head of the winning family
        self.founder: i64 = NOBODY
        self.ally: i64 = NOBODY  # the turncoat's owner who wins with the head
        super().__init__(game, seats, options, rng)

    def clear_war(self) -> None:
        """As it was before."""
        self.in_war = False
        self.starter = NOBODY
        self.war_round = 0
        self.status = ZERO_A_SEAT[:]
        self.colour = NONE_A_SEAT[:]
        self.serves = NONE_A_SEAT[:]
        self.stake = NONE_A_SEAT[:]
        self.table = EMPTY_PILES[:]
        self.table_n = 0
        self.open_n = 0
        self.owner = EMPTY_PILES[:]
        self.shown_in = EMPTY_PILES[:]
        self.coat_kept = 0
        self.queue = 0
        self.placed = 0
        self.winner = NOBODY
        self.founder = NOBODY
        self.ally = NOBODY


class SicilianosState(SicilianosWar):
    """Fields by seat have one entry a seat; sets of cards of a colour are bits of its eleven tokens."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: SicilianosSwitches
    ) -> None:
        """An empty table, all of whose rooms are shared: `lay_out` or `copy_to` gives it rooms of its own."""
        self.seats = seats
        self.listener = None
        self.cards = CARDS_IN_BOX
        self.shops = SHOPS_IN_BOX
        self.pile: vec[i64] = FULL_PILES  # eleven places a colour, tokens from the bottom to the top
        self.pile_n: vec[i64] = ELEVEN_A_COLOUR
        self.shop_pile: vec[i64] = ALL_SHOPS  # by colour: bits of its business tokens
        self.held: vec[i64] = ZERO_A_HAND  # by seat and colour: bits of the tokens in hand
        self.hand_n: vec[i64] = ZERO_A_SEAT
        self.reached: i64 = 0  # bits: seats that ended a turn of their own with a full hand, until they pay (SI-12)
        self.owned: vec[i64] = ZERO_A_HAND  # by seat and colour: bits of the businesses before him
        self.black: vec[i64] = ZERO_A_PURSE  # by seat and note
        self.washed: vec[i64] = ZERO_A_PURSE  # laundered money, by seat and note
        self.bank: vec[i64] = ZERO_A_NOTE
        self.phase: i64 = DRAFT
        self.mover: i64 = 0
        self.first: i64 = 0
        self.on_turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0
        self.wars: i64 = 0
        self.ended: i64 = 0
        self.rolled: vec[i64] = NONE_AND_NONE  # the two colours
        self.influence: i64 = NONE
        self.peeked: i64 = NONE  # the colour whose pile the roller looks through
        self.tally: vec[i64] = ZERO_A_TALLY
        super().__init__(game, seats, options, rng, switches)  # last: see `State`

    def lay_out(self) -> None:
        """SI-3, SI-4: notes for everybody, piles sorted by colour, nothing shuffled yet."""
        notes = self.switches.start_notes
        watchers = self.seats + 1
        self.cards = CARDS_IN_BOX.for_watchers(watchers)
        self.shops = SHOPS_IN_BOX.for_watchers(watchers)
        self.bank = vec[i64]([NOTES_OF_VALUE - notes * self.seats] * NOTES)
        self.copy_to(self)
        place: i64 = 0
        while place < self.seats * NOTES:
            self.black[place] = notes
            place += 1

    def copy_to(self, other: SicilianosState) -> None:
        """Make the other an equal, independent state."""
        other.cards = self.cards.clone()
        other.shops = self.shops.clone()
        other.pile = self.pile[:]
        other.pile_n = self.pile_n[:]
        other.shop_pile = self.shop_pile[:]
        other.held = self.held[:]
        other.hand_n = self.hand_n[:]
        other.reached = self.reached
        other.owned = self.owned[:]
        other.black = self.black[:]
        other.washed = self.washed[:]
        other.bank = self.bank[:]
        other.phase = self.phase
        other.mover = self.mover
        other.first = self.first
        other.on_turn = self.on_turn
        other.turns = self.turns
        other.wars = self.wars
        other.ended = self.ended
        other.rolled = self.rolled[:]
        other.influence = self.influence
        other.peeked = self.peeked
        other.tally = self.tally[:]
        other.in_war = self.in_war
        other.starter = self.starter
        other.war_round = self.war_round
        other.status = self.status[:]
        other.colour = self.colour[:]
        other.serves = self.serves[:]
        other.stake = self.stake[:]
        other.table = self.table[:]
        other.table_n = self.table_n
        other.open_n = self.open_n
        other.owner = self.owner[:]
        other.shown_in = self.shown_in[:]
        other.coat_kept = self.coat_kept
        other.queue = self.queue
        other.placed = self.placed
        other.winner = self.winner
        other.founder = self.founder
        other.ally = self.ally

    # -- small questions ------------------------------------------------------------------------------------------

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat that many places clockwise (fewer than all the way round)."""
        place = seat + steps
        if place >= self.seats:
            return place - self.seats
        return place

    def held_in(self, seat: i64, colour: i64) -> i64:
        return self.held[seat * COLOURS + colour]

    def is_held(self, seat: i64, face: i64) -> bool:
        """Does the seat hold this card?"""
        token = self.cards.token[face]
        colour = token // VALUES
        return self.held[seat * COLOURS + colour] & BIT[token - colour * VALUES] != 0

    def notes_left(self, seat: i64) -> i64:
        found: i64 = 0
        note: i64 = seat * NOTES
        end = note + NOTES
        black = self.black
        while note < end:
            found += black[note]
            note += 1
        return found

    def black_money(self, seat: i64) -> i64:
        """In thousands; a stake on the table is still black money (SI-101)."""
        money: i64 = NOTE_VALUE[self.stake[seat]] if self.stake[seat] != NONE else 0
        note: i64 = 0
        while note < NOTES:
            money += self.black[seat * NOTES + note] * NOTE_VALUE[note]
            note += 1
        return money

    def laundered(self, seat: i64) -> i64:
        money: i64 = 0
        note: i64 = 0
        while note < NOTES:
            money += self.washed[seat * NOTES + note] * NOTE_VALUE[note]
            note += 1
        return money

    def businesses(self, seat: i64) -> i64:
        found: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            found += BITS_IN[self.owned[seat * COLOURS + colour]]
            colour += 1
        return found

    def stakes_are_hidden(self) -> bool:
        """Option `stakes=hidden`: until the first reveal."""
        return self.switches.hidden_stakes and (self.phase == STAKE or self.phase == JOIN)

    def in_the_war(self, seat: i64) -> bool:
        return self.status[seat] >= ACTIVE

    def colours_in_war(self) -> i64:
        """Bits of the colours that a first card has been placed in."""
        bits: i64 = 0
        seat: i64 = 0
        colour = self.colour
        while seat < self.seats:
            if colour[seat] != NONE:
                bits |= BIT[colour[seat]]
            seat += 1
        return bits
