"""Throws, a game of dice whose chances can be computed: all throw in turn, most pips win.

Where standing is allowed, a seat may take three pips instead. Rules of thumb always throw.
"""

from __future__ import annotations

from itertools import product

from sitdown.engine import ActionSpace, Choices, Game, Kind, Record, Refusal, Rng, State, Value, View

ACTIONS = ActionSpace(Kind("throw"), Kind("stand"))
THROW, STAND = ACTIONS.encode("throw"), ACTIONS.encode("stand")
PIPS, STOOD = 6, 3
SEATS, ROUNDS = 2, 2


class ThrowsState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.pips = [0] * seats
        self.done = 0

    def clone(self) -> State:
        other = ThrowsState(self.game, self.seats, self.options, self.rng.clone())
        other.pips, other.done = list(self.pips), self.done
        return other

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        pass

    def turn(self) -> list[int]:
        return [self.done % self.seats] if self.done < ROUNDS * self.seats else []

    def fill(self, seat: int, out: Choices) -> None:
        if seat in self.turn():
            out.add(THROW)
            if isinstance(self.game, Throws) and self.game.may_stand:
                out.add(STAND)

    def explain(self, seat: int, action: int) -> Refusal | None:
        return None if action in self.legal(seat) else Refusal("TH-1")

    def push(self, seat: int, action: int) -> None:
        self.pips[seat] += STOOD if action == STAND else 1 + self.rng.below(PIPS)
        self.done += 1

    def seen_by(self, seat: int | None) -> View:
        return {"you": seat, "pips": list(self.pips), "done": self.done}

    @property
    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.pips) for own in self.pips]

    @property
    def scores(self) -> list[int]:
        return list(self.pips)

    @property
    def ending(self) -> str:
        return "" if self.turn() else "thrown"


class Throws(Game):
    def __init__(self, may_stand: bool) -> None:
        super().__init__(
            "throws", "Throws", range(SEATS, SEATS + 1), "1", ACTIONS, [], "", "TH-1", "TH-1", hidden=False
        )
        self.may_stand = may_stand

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return ThrowsState(self, seats, options, rng)

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        return ROUNDS * seats

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        return THROW


def played(game: Throws, seed: str, actions: list[int]) -> Record:
    state = game.start(SEATS, seed)
    record = Record.begin(state, seed)
    for action in actions:
        seat = state.next_to_ask()
        state.apply(seat, action)
        record.add(seat, action)
    record.finish(state)
    return record


def chance(pips: list[int], done: int) -> float:
    """Of seat 0 to win if all throw from here on: by counting every fall of the dice."""
    won, falls = 0.0, 0
    for dice in product(range(1, PIPS + 1), repeat=ROUNDS * SEATS - done):
        ends = list(pips)
        for number, die in enumerate(dice, done):
            ends[number % SEATS] += die
        won += 1.0 if ends[0] > ends[1] else 0.5 if ends[0] == ends[1] else 0.0
        falls += 1
    return won / falls


def true_parts(game: Throws, record: Record) -> dict[str, float]:
    """Those of seat 0."""
    state = game.start(SEATS, record.seed)
    assert isinstance(state, ThrowsState)
    parts = {"deal": 0.0, "chance": 0.0, "own": 0.0, "others": 0.0}
    for seat, action in record.moves:
        before, pips, done = chance(state.pips, state.done), list(state.pips), state.done
        state.apply(seat, action)
        after = chance(state.pips, state.done)
        if action == STAND:
            parts["own" if seat == 0 else "others"] += after - before
        else:
            parts["chance"] += after - chance(pips, done)
    return parts
