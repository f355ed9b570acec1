"""Matches: a guest game, small enough to play by hand, with enough choices to need narrowing.

Rows of matches; take any number from one row; whoever takes the last one wins. Or give up.
"""

from __future__ import annotations

from pathlib import Path

from sitdown.engine.actions import ActionSpace, Arg, Choices, Kind
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import Option, Value
from sitdown.engine.refusal import Fact, Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.words import words_of

ROWS = 5
LONGEST = 9
FOLDER = str(Path(__file__).parent)
ACTIONS = ActionSpace(Kind("take", Arg("row", ROWS), Arg("count", LONGEST, first=1)), Kind("give_up"))


class MatchesState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.rows = [1 + rng.below(LONGEST) for _ in range(ROWS)]
        self.mover = 0
        self.winner = -1
        self.how = ""

    def turn(self) -> list[int]:
        return [] if self.how else [self.mover]

    def fill(self, seat: int, out: Choices) -> None:
        if seat in self.turn():
            for row, left in enumerate(self.rows):
                for count in range(1, left + 1):
                    out.add(ACTIONS.encode("take", row, count))
            out.add(ACTIONS.encode("give_up"))

    def explain(self, seat: int, action: int) -> Refusal | None:
        if self.how or seat != self.mover or action not in ACTIONS:
            return Refusal("MA-2")
        kind, values = ACTIONS.decode(action)
        if kind == "take" and values[1] > self.rows[values[0]]:
            return Refusal("MA-3", {"left": self.rows[values[0]]})
        return None

    def push(self, seat: int, action: int) -> None:
        kind, values = ACTIONS.decode(action)
        if kind == "take":
            self.rows[values[0]] -= values[1]
            self.tell("takes", {"seat": seat, "row": values[0], "count": values[1]})
            if not any(self.rows):
                self.winner, self.how = seat, "last"
        else:
            self.tell("gives_up", {"seat": seat})
            self.winner, self.how = (seat + 1) % self.seats, "given_up"
        self.mover = (seat + 1) % self.seats

    def card_as(self, seat: int | None, token: int) -> str:
        return str(token)

    def seen_by(self, seat: int | None) -> View:
        return {"you": seat, "rows": list(self.rows)}

    def open_view(self) -> View:
        return self.view(None)

    def imagine(self, seat: int | None, rng: Rng) -> State:
        return self.clone()

    def clone(self) -> State:
        other = MatchesState(self.game, self.seats, self.options, self.rng.clone())
        other.rows, other.mover, other.winner, other.how = list(self.rows), self.mover, self.winner, self.how
        return other

    @property
    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        return [2 - score for score in self.scores]

    @property
    def ending(self) -> str:
        return self.how

    def figures(self) -> dict[str, float]:
        return {"left": float(sum(self.rows))}


class Matches(Game):
    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return MatchesState(self, seats, options, rng)

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        return ROWS * LONGEST

    def draw(self, view: View, lang: str) -> str:
        rows = view["rows"]
        assert isinstance(rows, list)
        return "\n".join(f"{self.name_of('row', row, lang)} {'|' * left}" for row, left in enumerate(rows))

    def prompt(self, view: View, lang: str) -> str:
        return words_of(FOLDER, lang).say("prompt")

    def say_action(self, view: View, action: int, lang: str) -> str:
        kind, values = ACTIONS.decode(action)
        if kind == "give_up":
            return words_of(FOLDER, lang).say("give-up")
        return words_of(FOLDER, lang).say("take", row=self.name_of("row", values[0], lang), count=values[1])

    def name_of(self, of: str, value: int, lang: str) -> str:
        return "ABCDE"[value] if of == "row" else str(value)

    def say_event(self, line: dict[str, Fact], lang: str, names: list[str]) -> str:
        seat, row = line["seat"], line.get("row", 0)
        assert isinstance(seat, int)
        assert isinstance(row, int)
        facts = {"name": names[seat], "row": self.name_of("row", row, lang), "count": line.get("count")}
        return words_of(FOLDER, lang).say(f"event-{line['event']}", **facts)

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        """Takes all of the longest row."""
        assert isinstance(world, MatchesState)
        row = max(range(ROWS), key=lambda row: world.rows[row])
        return ACTIONS.encode("take", row, world.rows[row])


GAME = Matches(
    slug="matches",
    title="Matches",
    seats=range(2, 4),
    version="1",
    actions=ACTIONS,
    options=[Option("bets", [False, True], False, "MA-4", None)],
    folder=FOLDER,
    seats_rule="MA-1",
    options_rule="MA-4",
)
