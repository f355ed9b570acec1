"""Tables at a moment that is wished for: the way there is sought by chance inside the engine, which takes milliseconds,
and then the server alone plays it. All chairs are people's, so that nothing goes on by itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from sitdown.engine.game import State
from sitdown.table.entries import Moved
from sitdown.table.table import Table
from tests.browser.tools.tables import Tables
from tests.server.serving import Message

Way: TypeAlias = list[tuple[int, int]]  # seats and their actions
Wish: TypeAlias = Callable[[Message], bool]
Likely: TypeAlias = Callable[[list[int]], list[int]]  # what somebody would do out of what he may do
GAMES = 3000  # that are tried


def anything(legal: list[int]) -> list[int]:
    return legal


def way_to(state: State, wish: Wish, likely: Likely = anything) -> Way:
    """A way to a moment at which seat 0 is asked and sees what is wished for; the same each day."""
    for number in range(GAMES):
        found = _try(state.clone(), wish, likely, random.Random(number))
        if found is not None:
            return found
    raise AssertionError(f"there was no such moment in {GAMES} games")


def _try(state: State, wish: Wish, likely: Likely, dice: random.Random) -> Way | None:
    way: Way = []
    while not state.over:
        asked = state.turn()
        if 0 in asked and not state.forced(0) and wish(state.view(0)):
            return way
        seat = asked[0]
        legal = state.legal(seat)
        action = dice.choice(likely(legal) or legal)
        state.push(seat, action)
        way.append((seat, action))
    return None


def way_to_the_end(state: State, likely: Likely = anything) -> Way:
    """How the first game goes that is played by chance; the same each day."""
    state, dice, way = state.clone(), random.Random(0), []
    while not state.over:
        seat = state.turn()[0]
        legal = state.legal(seat)
        way.append((seat, dice.choice(likely(legal) or legal)))
        state.push(*way[-1])
    return way


def walk(tables: Tables, made: Message, way: Way) -> None:
    """Let the server play it, but for what the table answers itself."""
    rooms = tables.live.services.rooms

    async def steps() -> None:
        room = await rooms.find(made["id"])
        before = room.table.moves.count
        for number, (seat, action) in enumerate(way):
            if room.table.moves.count == before + number:
                await rooms.act(room, partial(_answer, seat, action))

    tables.live.do(steps())


def _answer(seat: int, action: int, table: Table, at: int) -> Moved:
    return table.move(seat, table.question[seat], [action], "person", at)


class Moments:
    """Of one game with so many seats."""

    def __init__(self, tables: Tables, game: str, likely: Likely = anything) -> None:
        self.tables = tables
        self.game = game
        self.likely = likely
        self._ways: dict[tuple[str, str], Way] = {}

    def at(self, name: str, wish: Wish, seats: int, **options: object) -> Message:
        """A fresh table there. `name` says what is wished for: the way is sought once."""
        made = self.tables.maker.make(self.game, ["me"] * seats, options=options)
        key = (name, f"{seats} {options}")
        if key not in self._ways:
            state = self.tables.live.room(made["id"]).table.play()
            self._ways[key] = way_to(state, wish, self.likely)
        walk(self.tables, made, self._ways[key])
        return made

    def ended(self, seats: int, **options: object) -> Message:
        """A table at which the game is over."""
        made = self.tables.maker.make(self.game, ["me"] * seats, options=options)
        walk(self.tables, made, way_to_the_end(self.tables.live.room(made["id"]).table.play(), self.likely))
        return made


def in_phase(*phases: str) -> Wish:
    return lambda view: view["phase"] in phases
