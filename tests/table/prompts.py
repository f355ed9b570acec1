"""A person among bots, all of whom choose by rules of thumb, and what the person is asked."""

from __future__ import annotations

from sitdown.engine import Game, Rng, State
from sitdown.table import Effect, Table
from sitdown.table.entries import Entry
from tests.table.plays import SECRET, START, head_of

ME = 0


class Prompts:
    """How often the person was asked something, offers of others apart. `steps` are the single choices of which a
    prompt may have several; `empty` those with one answer."""

    def __init__(self) -> None:
        self.asked = 0
        self.steps = 0
        self.empty = 0
        self._goes_on = False

    def answered(self, table: Table, legal: list[int], effect: Effect) -> None:
        """A choice of several parts, one after the other, is one prompt: it goes on until something is told of it."""
        self.asked += not self._goes_on
        self.steps += 1
        self.empty += table.game.is_one_answer(legal)
        self._goes_on = not effect.lines and ME in table.turn


def thumb(game: Game, state: State, seat: int, rng: Rng) -> int:
    legal = state.legal(seat)
    return game.thumb(state.imagine(seat, rng), seat, rng) if len(legal) > 1 else legal[0]


def played(game: Game, seats: int, seed: int, prompts: Prompts, answers: bool = True) -> tuple[Table, list[Entry]]:
    """A whole game; without `answers` the person is asked everything."""
    table = Table(head_of(game, ["open"] + ["bot:thumb"] * (seats - 1)), game, f"{SECRET} {seed}")
    entries: list[Entry] = []

    def do(entry: Entry) -> Effect:
        effect = table.live(entry) if answers else table.apply(entry)
        entries.append(effect.entry)
        return effect

    do(table.sit("p0", "Rosa", ME, "", START))
    do(table.begin(START))
    rng = Rng.seeded(seed)
    while table.phase != "over":
        state = table.play()
        seat = int(state.next_to_ask())
        legal, action = state.legal(seat), thumb(game, state, seat, rng)
        effect = do(table.move(seat, table.question[seat], [action], "person" if seat == ME else "bot", START))
        if seat == ME and action < game.beside:
            prompts.answered(table, legal, effect)
    return table, entries
