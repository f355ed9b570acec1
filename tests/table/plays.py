"""Random lives of tables, for the tests: people who move, talk, take back, go away and come again."""

from __future__ import annotations

import random
from collections.abc import Callable

from sitdown.engine import Game
from sitdown.engine.fairness import commitment_of
from sitdown.table import Clock, Effect, Head, Table, TableRefusal
from sitdown.table.entries import Entry

SECRET = "5ec12e7"
START = 1_700_000_000_000


def head_of(
    game: Game, chairs: list[str], clock: Clock | None = None, pace: int = 700, options: dict[str, object] | None = None
) -> Head:
    chosen = {name: value for name, value in (options or {}).items() if isinstance(value, bool | int | str)}
    return Head(
        "t1", game.slug, game.version, len(chairs), chosen, chairs, commitment_of(SECRET), "p0", START,
        clock or Clock(), False, pace,
    )  # fmt: skip


class Life:
    """A table with all its entries; `at` is the time now."""

    def __init__(self, head: Head, game: Game) -> None:
        self.table = Table(head, game, SECRET)
        self.entries: list[Entry] = []
        self.at = START
        self.watch: Callable[[Effect], None] | None = None

    def do(self, entry: Entry) -> Effect:
        effect = self.table.live(entry)
        self.entries.append(effect.entry)
        if self.watch is not None:
            self.watch(effect)
        return effect

    def sit_all(self) -> None:
        for seat, chair in enumerate(self.table.chairs):
            if chair.kind == "open":
                self.do(self.table.sit(f"p{seat}", f"Name {seat}", seat, f"word {seat}", self.at))
        self.do(self.table.begin(self.at))

    def move(self, seat: int, *actions: int) -> Effect:
        table = self.table
        by = "person" if table.chairs[seat].acts else "bot"
        return self.do(table.move(seat, table.question[seat], list(actions), by, self.at))  # type: ignore[arg-type]

    def step(self, dice: random.Random) -> None:
        """Somebody who is asked, or once in a while somebody who is not, does something."""
        state = self.table.play()
        able = [seat for seat in range(self.table.head.seats) if state.legal(seat)]
        seat = dice.choice(able if dice.random() < 0.2 else self.table.turn)
        self.move(seat, dice.choice(state.legal(seat)))


def begun(game: Game, seats: int, clock: Clock | None = None, bots: int = 0, **options: object) -> Life:
    """A table on which the game has begun; the last chairs are bots'."""
    chairs = ["open"] * (seats - bots) + ["bot:thumb"] * bots
    life = Life(head_of(game, chairs, clock, options=options), game)
    life.sit_all()
    return life


def disturb(life: Life, dice: random.Random) -> None:
    """One of the things that are no moves, if it is allowed now."""
    table, at = life.table, life.at
    seat = dice.randrange(table.head.seats)
    other = dice.randrange(table.head.seats)
    commands: list[Callable[[], Entry]] = [
        lambda: table.ask_takeback(seat, at),
        lambda: table.answer_takeback(seat, dice.random() < 0.8, at),
        lambda: table.answer_takeback(other, True, at),
        lambda: table.say(seat, "", "table", None, "hello", at),
        lambda: table.say(None, "Guest", "onlookers", None, "look at that", at),
        lambda: table.say(seat, "", "seat", other, "psst", at),
        lambda: table.pause(seat, at),
        lambda: table.resume(seat, at),
        lambda: table.time_out(seat, at),
        lambda: table.come_back(seat, at),
        lambda: table.down(at - 5_000, at),
    ]
    if dice.random() < 0.02:
        commands = [lambda: table.resign(seat, at)]
    try:
        life.do(dice.choice(commands)())
    except TableRefusal:
        return


def wander(life: Life, dice: random.Random, moves: int) -> None:
    """So many things happen, unless the game is over before."""
    for _ in range(moves):
        if life.table.phase == "over":
            return
        life.at += dice.choice([0, 10, 400, 9_000])
        if life.table.phase == "paused" or dice.random() < 0.3:
            disturb(life, dice)
        else:
            life.step(dice)
