"""Crossroads, a game of one choice: seat 0 takes a road, a hidden die says who comes where.

Each road has the places of all four seats for every roll of the die; the rules of thumb take the road they are told.
"""

from __future__ import annotations

from sitdown.engine import ActionSpace, Arg, Choices, Game, Kind, Refusal, Rng, State, Value
from sitdown.engine.search import Search

Road = list[list[int]]
NOWHERE = -1


class CrossroadsState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.die = 0
        self.road = NOWHERE

    def clone(self) -> State:
        other = CrossroadsState(self.game, self.seats, self.options, self.rng.clone())
        other.die, other.road = self.die, self.road
        return other

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        self.die = rng.below(1000)

    def turn(self) -> list[int]:
        return [0] if self.road == NOWHERE else []

    def fill(self, seat: int, out: Choices) -> None:
        for road in range(len(self.roads)):
            out.add(road)

    def explain(self, seat: int, action: int) -> Refusal | None:
        return None

    def push(self, seat: int, action: int) -> None:
        self.road = action

    @property
    def roads(self) -> list[Road]:
        assert isinstance(self.game, Crossroads)
        return self.game.roads

    @property
    def ranking(self) -> list[int]:
        rolls = self.roads[self.road]
        return rolls[self.die % len(rolls)]


class Crossroads(Game):
    def __init__(self, usual: int, roads: list[Road]) -> None:
        space = ActionSpace(Kind("take", Arg("road", len(roads))))
        super().__init__("crossroads", "Crossroads", range(4, 5), "1", space, [], "", "CR-1", "CR-1", search=Search())
        self.usual = usual
        self.roads = roads

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return CrossroadsState(self, seats, options, rng)

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        return 1

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        return self.usual
