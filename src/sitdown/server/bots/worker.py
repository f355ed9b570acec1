"""The process in which bots think (`python -m sitdown.server.bots.worker`): questions on stdin, answers on stdout.

It is told a play by its seed and moves, and remembers the plays it was asked about, so that a question carries only
what is new. Frames are four bytes of length and MessagePack.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import OrderedDict
from typing import BinaryIO

import msgspec
from msgspec import Struct

from sitdown.bots import SeatedBot, bot_of
from sitdown.engine.budget import Budget
from sitdown.engine.game import State
from sitdown.engine.options import Value
from sitdown.engine.rng import Rng
from sitdown.games import game_of

REMEMBERED = 300  # plays
MOST_STEPS = 40  # of one choice
FIRST_PART = 0.6  # of the time that is left goes to each part of a choice: the first is the weightiest
LEAST = 0.01  # seconds


class Question(Struct, array_like=True):
    """What would a bot of this level do at that seat?"""

    table: str
    game: str
    seats: int
    options: dict[str, Value]
    seed: str
    first: int  # the worker knows so many moves already
    moves: list[int]  # seat, action, seat, action, ... from there
    seat: int
    level: str
    budget: float


class Reply(Struct, array_like=True):
    """The choice; None: this play is not remembered, tell it whole."""

    actions: list[int] | None


class Play:
    """One play as far as it is known."""

    def __init__(self, question: Question) -> None:
        self.seed = question.seed
        self.moves = 0
        self.state: State = game_of(question.game).start(question.seats, question.seed, question.options)

    def go_on(self, moves: list[int]) -> None:
        for i in range(0, len(moves), 2):
            self.state.push(moves[i], moves[i + 1])
        self.moves += len(moves) // 2


class Plays:
    """The plays asked about last."""

    def __init__(self) -> None:
        self.plays: OrderedDict[str, Play] = OrderedDict()

    def recall(self, question: Question) -> Play | None:
        """The play as it stands now, None if something is missing."""
        play = self.plays.pop(question.table, None)
        if question.first == 0:
            play = Play(question)
        if play is None or play.moves != question.first or play.seed != question.seed:
            return None
        play.go_on(question.moves)
        self.plays[question.table] = play
        if len(self.plays) > REMEMBERED:
            self.plays.popitem(last=False)
        return play


def choice_of(play: Play, question: Question) -> list[int]:
    """A whole choice: parts that nobody else can see follow each other, so that their number takes no time."""
    seed = f"{question.seed} {question.seat} {play.moves}"
    seated = SeatedBot(question.seat, bot_of(question.level, seed), Rng.seeded(f"imagination {seed}"))
    state = play.state.clone()
    shown = state.view(None)
    actions: list[int] = []
    started = time.perf_counter()
    while True:
        left = question.budget - (time.perf_counter() - started)
        action = seated.choose(state, Budget(max(LEAST, FIRST_PART * left)))
        state.push(question.seat, action)
        actions.append(action)
        asked = not state.over and question.seat in state.turn()
        if not asked or len(actions) == MOST_STEPS or state.view(None) != shown:
            return actions


def think(plays: Plays, question: Question) -> Reply:
    play = plays.recall(question)
    return Reply(None if play is None else choice_of(play, question))


def read_frame(source: BinaryIO) -> bytes | None:
    size = source.read(4)
    return source.read(int.from_bytes(size, "big")) if len(size) == 4 else None


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells us when to stop: it closes our input
    plays = Plays()
    decode = msgspec.msgpack.Decoder(Question).decode
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        answer = msgspec.msgpack.encode(think(plays, decode(frame)))
        try:
            sys.stdout.buffer.write(len(answer).to_bytes(4, "big") + answer)
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed while we reply
            os._exit(0)  # not by the usual way, which would try to flush again


if __name__ == "__main__":
    main()
