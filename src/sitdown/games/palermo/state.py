"""One moment of Palermo: the city, the figures, the money."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.game import Game, State
from sitdown.engine.options import Switches, Value
from sitdown.engine.rng import Rng
from sitdown.games.palermo.bot.known_city import KnownCity
from sitdown.games.palermo.city import BASE_RANGE, DISCS, EMPTY, FIELDS, PLACES, TILES_OF_KIND, bonus_of
from sitdown.games.palermo.fields import NONE, RIDE_ANY, RIDE_OFF, RIDE_SIDE, WORDS, Wave, put

# The states that wait for somebody (section 4).
START: Final = 0
BUILD: Final = 1
POLICE: Final = 2
GANGSTER: Final = 3
END: Final = 4
PHASES: Final = ("start", "build", "police", "gangster", "over")

# Where a figure is when it stands on no field.
DEPOT: Final = -1
HOME: Final = -2

NOBODY: Final = -1
NO_PLACE: Final = -1
NOT_HOME: Final = 0  # as round of arrival
RIDES: Final = {"side": RIDE_SIDE, "any": RIDE_ANY, "off": RIDE_OFF}
WHOLE_BOARD: Final = vec[i64]([0] * WORDS)
for _field in range(FIELDS):
    put(WHOLE_BOARD, _field)


class PalermoSwitches(Switches):
    """The options of section 9 as small numbers, the same for a whole play."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.home_bonus = str(options["home_bonus"])
        self.bonus_once = options["bonus_when"] == "once"
        self.after_turn_bonus = bool(options["after_turn_bonus"])
        self.with_police = bool(options["police"])
        self.police_on_gangster = bool(options["police_on_gangster"])
        self.idle_police_apart = options["police_apart"] == "all"
        self.rides: i64 = RIDES[str(options["ring_rides"])]
        self.ride_toll = bool(options["ride_toll"])
        self.tie_by_arrival = options["final_tie"] == "arrival"
        self.max_rounds: i64 = int(options["max_rounds"])


class PalermoState(State):
    """The whole truth, all of it open. The rules in `build` and `walk` change it."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: PalermoSwitches) -> None:
        self.seats = seats
        self.listener = None
        self.switches = switches
        # the table
        self.phase: i64 = START
        self.mover: i64 = 0  # the seat in turn
        self.first: i64 = 0
        self.builds: i64 = 0  # houses and kiosks laid so far
        self.round: i64 = 0  # of phase 2; 0 while the city is being built
        self.turns: i64 = 0  # of phase 2, begun so far
        self.out: i64 = seats  # gangsters that are not home
        self.kiosks: i64 = 0
        # the city
        self.start_place: i64 = NO_PLACE
        self.supply: vec[i64] = NONE  # tiles left, by kind
        self.tile: vec[i64] = NONE  # by place: kind * 4 + turn, START_TILE, STREET_TILE or EMPTY
        self.owner: vec[i64] = NONE  # by place: the seat that built there
        self.disc: vec[i64] = NONE  # by place: the seat whose disc lies there still
        self.entry: vec[i64] = NONE  # by place: the field in front of the entrance
        self.walls: vec[i64] = NONE  # by place: a bit for each of its eight faces that looks at a house next door
        self.gaps: vec[i64] = NONE  # by direction: a bit for each place with a way out on that side
        self.street: vec[i64] = NONE  # the fields without a house
        self.exits: vec[i64] = NONE  # where the first step out of the depot may lead
        # the players
        self.money: vec[i64] = NONE
        self.got: vec[i64] = NONE  # discs collected
        self.gangster: vec[i64] = NONE  # a field, DEPOT or HOME
        self.police: vec[i64] = NONE  # a field or DEPOT
        self.arrival: vec[i64] = NONE  # the round of coming home, or NOT_HOME
        self.scratch: Wave | None = None  # no part of the play: see walk.reach
        self.known_city: KnownCity | None = None  # no part of it either: what rules of thumb found out
        self.bonus: i64 = 0  # millions a turn at home
        super().__init__(game, seats, options, rng)  # last: see `State`

    def lay_table(self, first: i64) -> None:
        """Section 3: an empty board, everything open on the table."""
        self.first = first  # PA-5
        self.mover = first
        self.supply = vec[i64](TILES_OF_KIND)  # PA-4
        self.tile = vec[i64]([EMPTY] * PLACES)
        self.owner = vec[i64]([NOBODY] * PLACES)
        self.disc = vec[i64]([NOBODY] * PLACES)
        self.entry = vec[i64]([-1] * PLACES)
        self.walls = vec[i64]([0] * PLACES)
        self.gaps = vec[i64]([2**PLACES - 1] * 4)
        self.street = WHOLE_BOARD[:]
        self.money = vec[i64]([0] * self.seats)  # PA-4
        self.got = vec[i64]([0] * self.seats)
        self.gangster = vec[i64]([DEPOT] * self.seats)  # PA-19
        self.police = vec[i64]([DEPOT] * self.seats)
        self.arrival = vec[i64]([NOT_HOME] * self.seats)
        self.bonus = bonus_of(self.switches.home_bonus, self.seats)

    def copy_into(self, other: PalermoState) -> None:
        """Make the other, a fresh one, equal to this. A finished city never changes, so the two then share it."""
        other.phase = self.phase
        other.mover = self.mover
        other.first = self.first
        other.builds = self.builds
        other.round = self.round
        other.turns = self.turns
        other.out = self.out
        other.kiosks = self.kiosks
        other.start_place = self.start_place
        building = self.phase <= BUILD
        other.supply = self.supply[:] if building else self.supply
        other.tile = self.tile[:] if building else self.tile
        other.owner = self.owner[:] if building else self.owner
        other.entry = self.entry[:] if building else self.entry
        other.walls = self.walls[:] if building else self.walls
        other.gaps = self.gaps[:] if building else self.gaps
        other.street = self.street[:] if building else self.street
        other.exits = self.exits
        other.known_city = self.known_city
        other.disc = self.disc[:]
        other.money = self.money[:]
        other.got = self.got[:]
        other.gangster = self.gangster[:]
        other.police = self.police[:]
        other.arrival = self.arrival[:]
        other.bonus = self.bonus

    def discs_each(self) -> i64:
        return DISCS[self.seats]  # PA-3

    def range_of(self, seat: i64) -> i64:
        return BASE_RANGE + self.got[seat]  # PA-21

    def has_all(self, seat: i64) -> bool:
        return self.got[seat] == DISCS[self.seats]

    def is_home(self, seat: i64) -> bool:
        return self.gangster[seat] == HOME
