"""Palermo as the engine knows it: the state's contract kept by the rules next door, and the game itself."""

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
from sitdown.games.palermo import build, explain, say, view, walk
from sitdown.games.palermo.actions import ACTIONS, FIRST_BUILD, GO, POLICE_PASS, POLICE_TO, STAY
from sitdown.games.palermo.bot import choose, slips
from sitdown.games.palermo.bot.ratings import rate
from sitdown.games.palermo.city import CARD_FACTS, DATA, DISCS, FOLDER, KIOSK, PLACES, PRINTED, SIZE_OF_KIND
from sitdown.games.palermo.measure import ASPECTS, measure
from sitdown.games.palermo.state import BUILD, END, GANGSTER, POLICE, START, PalermoState, PalermoSwitches

OPTIONS: Final = [Option.from_data(entry) for entry in DATA["option"]]  # section 9


class PalermoPlay(PalermoState):
    """One moment of one play."""

    def turn(self) -> list[int]:
        return [] if self.phase == END else [self.mover]

    def asked(self) -> i64:
        return -1 if self.phase == END else self.mover

    def fill(self, seat: i64, out: Choices) -> None:
        if seat != self.mover:  # PA-2
            return
        phase = self.phase
        if phase == GANGSTER:
            walk.fill_gangster(self, out)
        elif phase == POLICE:
            walk.fill_police(self, out)
        elif phase == BUILD:
            build.fill_builds(self, out)
        elif phase == START:
            place: i64 = 0
            while place < PLACES:  # PA-6
                out.add(place)
                place += 1

    def window(self, seat: i64) -> Opening | None:
        """PA-37: the policeman may stay put."""
        return Opening("police", POLICE_PASS) if self.phase == POLICE and seat == self.mover else None

    def explain(self, seat: int, action: int) -> Refusal | None:
        return explain.judge(self, seat, action)

    def push(self, seat: i64, action: i64) -> None:
        if action >= GO:
            walk.gangster_goes(self, action - GO)
        elif action == STAY:
            walk.gangster_stays(self)
        elif action >= POLICE_TO:
            walk.police_goes(self, action - POLICE_TO)
        elif action == POLICE_PASS:
            walk.police_passes(self)
        elif action >= FIRST_BUILD:
            code = action - FIRST_BUILD
            build.build(self, code // (4 * PLACES), code // 4 % PLACES, code % 4)
            if self.builds == self.seats * self.discs_each():
                build.finish_city(self)
                walk.begin_walk(self)
        else:
            build.place_start_tile(self, action)

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden (section 6)."""

    def caches(self) -> list[str]:
        return ["scratch", "known_city"]

    def clone(self) -> State:
        copy = PalermoPlay(self.game, self.seats, self.options, self.rng.clone(), self.switches)
        self.copy_into(copy)
        return copy

    @property
    def scores(self) -> list[int]:
        return [int(money) for money in self.money]

    @property
    def ranking(self) -> list[int]:
        """PA-50, PA-51: most money; else a shared place, unless by option the earlier round of arrival is ahead."""
        worth = [(-self.money[seat], self.late(seat)) for seat in range(self.seats)]
        return [1 + sum(other < own for other in worth) for own in worth]

    def late(self, seat: int) -> int:
        """What decides between equal money: the round of arrival if the option says so, else nothing."""
        if not self.switches.tie_by_arrival:
            return 0
        return self.arrival[seat] or self.switches.max_rounds + 1

    @property
    def ending(self) -> str:
        if self.phase != END:
            return ""
        return "home" if self.out == 0 else "curfew"

    def figures(self) -> dict[str, float]:
        """`rounds` and `turns` are those of phase 2, `final` and `discs` the mean of a player."""
        seats = int(self.seats)
        house_fields = sum(int(SIZE_OF_KIND[tile // 4]) for tile in self.tile if 0 <= tile < 4 * KIOSK)
        return {
            "rounds": float(self.round),
            "turns": float(self.turns),
            "final": sum(self.scores) / seats,
            "discs": sum(int(got) for got in self.got) / seats,
            "kiosks": float(self.kiosks),
            "house_fields": float(house_fields),
        }


class Palermo(Game):
    """The game: what it is called, who can play it, what can be done in it."""

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        switches = self.switches_of(options)
        assert isinstance(switches, PalermoSwitches)
        state = PalermoPlay(self, seats, options, rng, switches)
        state.lay_table(seat_named(options, "first_seat", seats, rng, "PA-5"))
        return state

    def read_switches(self, options: dict[str, Value]) -> Switches:
        return PalermoSwitches(options)

    def card_facts(self) -> CardFacts:
        return CARD_FACTS

    def printed(self) -> dict[str, object]:
        return PRINTED

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 11: the start tile, a build a disc, two choices a turn until the curfew."""
        return 1 + seats * int(DISCS[seats]) + 2 * seats * int(options["max_rounds"])

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, PalermoPlay)
        return choose.choose(world, seat, rng)

    def ratings(self, world: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(world, PalermoState)
        return rate(world, seat, legal)

    def measure(self, world: State, seat: int) -> list[float]:
        assert isinstance(world, PalermoState)
        return measure(world, seat)

    def slip(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, PalermoPlay)
        return slips.slip(world, seat, rng)


GAME: Final = Palermo(
    slug="palermo",
    title="Palermo",
    seats=range(3, 6),
    version="2",
    actions=ACTIONS,
    options=OPTIONS,
    folder=FOLDER,
    seats_rule="PA-1",
    options_rule="",
    say=say,
    hidden=False,
    view=view,
    minutes=40,
    hard=1,
    search=Search(iterations=60, best=6, styles=["bold", "careful", "vengeful"], speed=1500),
    aspects=ASPECTS,
    windows=[Window("police", [ASK, ALWAYS])],
)
