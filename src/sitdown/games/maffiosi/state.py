"""The table of Maffiosi: one named field for each thing that lies on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import Cards, Pile
from sitdown.engine.game import Game, State
from sitdown.engine.options import Switches, Value
from sitdown.engine.rng import Rng
from sitdown.games.maffiosi.data import (
    CAFES,
    CARDS,
    DECK,
    DRINKS,
    GANGS,
    HAND,
    KINDS,
    MOST_SEATS,
    NOTES,
    PIECES,
    SCRAMS,
    TYPES,
    WITHOUT_SCRAM,
)

SETUP_PIECE: Final = 0
SETUP_CHAIR: Final = 1
CARD: Final = 2
TARGET_STAB: Final = 3  # and so on, a phase for each kind of card from STAB to NIGHTCAP
TARGET_FIRE: Final = 4
TARGET_ORDER: Final = 5
TARGET_PASS: Final = 6
TARGET_KABOOM: Final = 7
TARGET_NIGHTCAP: Final = 8
MOVE_FROM: Final = 9
MOVE_TO: Final = 10
SCRAM_PIECE: Final = 11
SCRAM_CHAIR: Final = 12
SECOND: Final = 13
END: Final = 14
_SEATING: Final = ["setup_piece", "setup_chair"]
_CARDS: Final = ["card", "stab", "fire", "order", "pass", "kaboom", "nightcap", "move_from", "move_to"]
PHASES: Final = _SEATING + _CARDS + ["scram_piece", "scram_chair", "second", "end"]

# Where a cake is when it is not on the table; else the number of its chair.
AT_HOME: Final = 0
OUT_OF_GAME: Final = -1

# How a game ends.
LAST_GANG: Final = 1
POT_EMPTY: Final = 2
ALL_DEAD: Final = 3
STALEMATE: Final = 4
CLOSING_TIME: Final = 5
ENDINGS: Final = ["", "last_gang", "pot_empty", "all_dead", "stalemate", "closing_time"]

FIXED: Final = 0
MANUAL: Final = 1
RANDOM: Final = 2
SEATINGS: Final = ["fixed", "manual", "random"]

# What is counted for designers (section 14.2).
TALLIES: Final = 8
STABBED: Final = 0
SHOT: Final = 1
OWN_CAKE: Final = 2
KABOOMED: Final = 3
DRUGGED: Final = 4
MOVES: Final = 5
DISCARDS: Final = 6
FIRST_OUT: Final = 7  # the round in which the first player was out

# What lies in the box, ready to be copied.
FULL_PILE: Final = vec[i64](list(range(CARDS)))
EMPTY_PILE: Final = vec[i64]([0] * CARDS)
UNSEEN: Final = vec[i64]([0] * CARDS)
NO_SCRAMS: Final = vec[i64]([0] * SCRAMS)
ZERO_A_SLOT: Final = vec[i64]([0] * (MOST_SEATS * HAND))
ZERO_A_SEAT: Final = vec[i64]([0] * MOST_SEATS)
ZERO_A_TYPE: Final = vec[i64]([0] * TYPES)
ZERO_A_PIECE: Final = vec[i64]([0] * (MOST_SEATS * PIECES))
ZERO_A_HAND: Final = vec[i64]([0] * (MOST_SEATS * KINDS))
ZERO_A_KIND: Final = vec[i64]([0] * KINDS)
ZERO_A_TALLY: Final = vec[i64]([0] * TALLIES)
NO_NOTES: Final = vec[i64]([0] * len(NOTES))
STORY: Final = 160  # cards played and drawn between two shuffles: never more
EMPTY_STORY: Final = vec[i64]([0] * STORY)


class MaffiosiSwitches(Switches):
    """The options of section 9 as plain fields, the same for a whole play."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.seating: i64 = SEATINGS.index(str(options["seating"]))
        self.closing_time: i64 = 0 if options["closing_time"] == "off" else int(options["closing_time"])
        self.short_pot = bool(options["short_pot"])
        self.no_scram = bool(options["no_scram"])
        self.hidden_money = bool(options["hidden_money"])
        self.tie_by_order = options["final_tie"] == "order"
        self.till_doubles_boss = bool(options["till_doubles_boss"])
        self.pot_is_notes = options["last_note"] == "note"
        self.empty_cake_harmless = options["empty_cake"] == "harmless"
        self.pass_skips = options["pass_blocked"] == "skip"
        self.nightcap_up_to = options["nightcap"] == "up_to"
        self.drinks: i64 = DRINKS | CAFES if options["cafe_is_drink"] else DRINKS
        self.scram_clears_cakes = bool(options["scram_clears_cakes"])
        self.scram_wakes = bool(options["scram_wakes"])
        self.move_after_discard = bool(options["move_after_discard"])
        self.first_placer_starts = options["manual_starter"] == "first"
        self.open_discards = bool(options["open_discards"])
        self.stall_rounds: i64 = int(options["stall_rounds"])


class MaffiosiState(State):
    """Fields by seat have one entry a seat; a set of chairs is a number, bit c for chair c."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: MaffiosiSwitches) -> None:
        super().__init__(game, seats, options, rng)
        self.switches = switches
        self.notebook: object = None  # no part of the play: what rules of thumb found out, see bot.notebook

    def lay_out(self) -> None:
        """MA-2 to MA-4: gangs, pot and cards; nothing shuffled, everybody on his fixed chair."""
        gang = GANGS[self.seats - 3]
        self.cards = Cards((WITHOUT_SCRAM if self.switches.no_scram else DECK)[:], UNSEEN[:])
        self.draw = Pile(FULL_PILE[:], CARDS)
        self.used = Pile(EMPTY_PILE[:], 0)
        self.gone = Pile(NO_SCRAMS[:], 0)  # played SCRAMs
        self.hand: vec[i64] = ZERO_A_SLOT[:]  # five places a seat, filled from the first: tokens
        self.hand_n: vec[i64] = ZERO_A_SEAT[:]
        self.men: vec[i64] = gang.men[:]  # by seat: the chairs of its men
        self.kin: vec[i64] = gang.kin[:]  # by type: the chairs of such men
        self.asleep: i64 = 0  # the chairs of those who sleep
        self.tray: vec[i64] = ZERO_A_PIECE[:]  # by seat and piece: men off the table, to be seated
        self.alive: vec[i64] = gang.alive[:]  # men at the table or in the tray
        self.cake: vec[i64] = ZERO_A_SEAT[:]  # the chair of each player's cake, AT_HOME, OUT_OF_GAME
        self.money: vec[i64] = ZERO_A_SEAT[:]
        self.pot: i64 = gang.short_pot if self.switches.short_pot else gang.pot
        self.notes: vec[i64] = NO_NOTES[:]  # of the pot, by value; none with `last_note=exact`: then it is a plain sum
        if self.switches.pot_is_notes:
            self.notes = gang.short_notes[:] if self.switches.short_pot else gang.notes[:]
        self.phase: i64 = CARD
        self.mover: i64 = 0  # who decides
        self.active: i64 = 0  # whose turn it is
        self.first: i64 = 0  # who had the first turn; before that, who placed first
        self.played: i64 = 0  # cards played or discarded in this turn
        self.piece: i64 = 0  # the piece to be put on a chair, or the chair to move from
        self.glasses: i64 = 0  # chairs chosen for a NIGHTCAP
        self.to_fill: i64 = 0  # glasses still to be chosen
        self.progress = False  # did this turn pay, remove or Scram (MA-65)?
        self.idle: i64 = 0  # turns without, in a row
        self.turns: i64 = 0
        self.rounds: i64 = 1
        self.moment: i64 = 0  # removals so far
        self.left_at: vec[i64] = ZERO_A_SEAT[:]  # the removal that took a player's last men; 0: at the table
        self.last_men: vec[i64] = ZERO_A_SEAT[:]  # how many they were
        self.ended: i64 = 0
        self.tally: vec[i64] = ZERO_A_TALLY[:]
        self.lay_out_memory()

    def lay_out_memory(self) -> None:
        self.shuffles: i64 = 0  # of the used pile
        self.pool: vec[i64] = ZERO_A_KIND[:]  # by kind: what the last shuffled pile was made of
        self.kept: vec[i64] = ZERO_A_HAND[:]  # by seat and kind: its hand at that moment
        self.buried: vec[i64] = ZERO_A_HAND[:]  # by seat and kind: its dead hand that was shuffled in unseen
        self.story: vec[i64] = EMPTY_STORY[:]  # cards played and drawn since then, in order
        self.story_n: i64 = 0

    def copy_to(self, other: MaffiosiState) -> None:
        """Make the other an equal, independent state."""
        other.cards = self.cards.clone()
        other.draw = self.draw.clone()
        other.used = self.used.clone()
        other.gone = self.gone.clone()
        other.hand = self.hand[:]
        other.hand_n = self.hand_n[:]
        other.men = self.men[:]
        other.kin = self.kin[:]
        other.asleep = self.asleep
        other.tray = self.tray[:]
        other.alive = self.alive[:]
        other.cake = self.cake[:]
        other.money = self.money[:]
        other.pot = self.pot
        other.notes = self.notes[:]
        other.phase = self.phase
        other.mover = self.mover
        other.active = self.active
        other.first = self.first
        other.played = self.played
        other.piece = self.piece
        other.glasses = self.glasses
        other.to_fill = self.to_fill
        other.progress = self.progress
        other.idle = self.idle
        other.turns = self.turns
        other.rounds = self.rounds
        other.moment = self.moment
        other.left_at = self.left_at[:]
        other.last_men = self.last_men[:]
        other.ended = self.ended
        other.tally = self.tally[:]
        other.shuffles = self.shuffles
        other.pool = self.pool[:]
        other.kept = self.kept[:]
        other.buried = self.buried[:]
        other.story = self.story[:]
        other.story_n = self.story_n

    # -- small questions ------------------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return 0 if seat + 1 == self.seats else seat + 1

    def is_in(self, seat: i64) -> bool:
        """Has this player men left (MA-59)?"""
        return self.alive[seat] > 0

    def gangs_left(self) -> i64:
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.alive[seat] > 0:
                found += 1
            seat += 1
        return found
