"""A guest game in which the first chair always wins, whatever anybody does: three rounds, three choices each."""

from __future__ import annotations

from pathlib import Path

from sitdown.engine.actions import ActionSpace, Choices, Kind
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import Option, Value
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng

ACTIONS = ActionSpace(Kind("wait"), Kind("hope"), Kind("pray"))
ROUNDS = 3


class FirstChairState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.made = 0

    def turn(self) -> list[int]:
        return [] if self.made >= ROUNDS * self.seats else [self.made % self.seats]

    def fill(self, seat: int, out: Choices) -> None:
        if seat in self.turn():
            for action in range(ACTIONS.size):
                out.add(action)

    def explain(self, seat: int, action: int) -> Refusal | None:
        return None if seat in self.turn() and action in ACTIONS else Refusal("FC-1")

    def push(self, seat: int, action: int) -> None:
        self.made += 1
        self.tell("chose", {"seat": seat, "action": action})

    def card_as(self, seat: int | None, token: int) -> str:
        return str(token)

    def seen_by(self, seat: int | None) -> View:
        return {"you": seat, "made": self.made}

    def open_view(self) -> View:
        return self.view(None)

    def imagine(self, seat: int | None, rng: Rng) -> State:
        return self.clone()

    def clone(self) -> State:
        other = FirstChairState(self.game, self.seats, self.options, self.rng.clone())
        other.made = self.made
        return other

    @property
    def scores(self) -> list[int]:
        return [self.seats - seat for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        return [seat + 1 for seat in range(self.seats)]

    @property
    def ending(self) -> str:
        return "" if self.turn() else "as_always"


class FirstChair(Game):
    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return FirstChairState(self, seats, options, rng)

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        return ROUNDS * seats


GAME = FirstChair(
    slug="first_chair",
    title="The first chair",
    seats=range(2, 5),
    version="1",
    actions=ACTIONS,
    options=[Option("hats", [False, True], False, "FC-2", None)],
    folder=str(Path(__file__).parent),
    seats_rule="FC-1",
    options_rule="FC-2",
)
