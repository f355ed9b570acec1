"""Palermo as the engine knows it: the state's contract kept by the rules next door, and the game itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import BadOption, Option, Value
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.games.palermo import bot, build, explain, say, walk
from sitdown.games.palermo.actions import ACTIONS, FIRST_BUILD, GO, POLICE_PASS, POLICE_TO, STAY
from sitdown.games.palermo.city import DATA, DISCS, FOLDER, KIOSK, PLACES, SIZE_OF_KIND
from sitdown.games.palermo.state import BUILD, END, GANGSTER, POLICE, START, PalermoState
from sitdown.games.palermo.view import seen_by, seen_by_all

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

    def seen_by_all(self) -> View:
        return seen_by_all(self)

    def seen_by(self, seat: int | None) -> View:
        return seen_by(self, seat)

    def open_view(self) -> View:
        return self.view(None)  # nothing is hidden (section 6)

    def imagine(self, seat: int | None, rng: Rng) -> State:
        copy = PalermoPlay(self.game, self.seats, self.options, rng.split())
        self.copy_into(copy)
        return copy

    def clone(self) -> State:
        copy = PalermoPlay(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        return copy

    @property
    def scores(self) -> list[int]:
        return [int(money) for money in self.money]

    @property
    def ranking(self) -> list[int]:
        """PA-50, PA-51: most money; then the earlier round of arrival; else a shared place."""
        worth = [(-self.money[seat], self.arrival[seat] or self.max_rounds + 1) for seat in range(self.seats)]
        return [1 + sum(other < own for other in worth) for own in worth]

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
        state = PalermoPlay(self, seats, options, rng)
        state.lay_table(first_seat(seats, options, rng))
        return state

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 11: the start tile, a build a disc, two choices a turn until the curfew."""
        return 1 + seats * int(DISCS[seats]) + 2 * seats * int(options["max_rounds"])

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, PalermoPlay)
        return bot.choose(world, seat, rng)


def first_seat(seats: int, options: dict[str, Value], rng: Rng) -> i64:
    """PA-5: the seat the option names, or one drawn."""
    wanted = options["first_seat"]
    if wanted == "random":
        return rng.below(seats)
    if not isinstance(wanted, int) or wanted >= seats:
        raise BadOption("first_seat", f"first_seat: {wanted!r} is not one of 0..{seats - 1}, random", "PA-5")
    return wanted


GAME: Final = Palermo("palermo", "Palermo", range(3, 6), "1", ACTIONS, OPTIONS, FOLDER, "PA-1", "", say)
