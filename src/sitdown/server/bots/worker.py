"""The process in which bots think (`python -m sitdown.server.bots.worker`): questions on stdin, answers on stdout.

It is told a play by its seed and moves, and remembers the plays it was asked about, so that a question carries only
what is new. Frames are four bytes of length and MessagePack.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from sitdown.bots import HardBot, SeatedBot, bot_of
from sitdown.bots.search.forethought import Forethought
from sitdown.bots.whole_choice import parts_of_choice
from sitdown.engine.budget import Budget
from sitdown.engine.game import State
from sitdown.engine.options import Value
from sitdown.engine.record import Record
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Seat
from sitdown.games import game_of
from sitdown.server.bots.analysis import PartAsked, Parts, TellAsked, Told, record_of, tell
from sitdown.table.entries import StoredStretch, origin_of
from sitdown.teach import hint, tell_choices

REMEMBERED = 300  # plays
FORETHOUGHTS = 100  # that are kept, each of one seat


class HintReader(Struct, array_like=True):
    """Who is told a hint: in which language, and what the players are called; no language: a program."""

    lang: str | None
    names: list[str]


class HintFound(Struct, array_like=True):
    """A hint as data, and its choices in words."""

    hint: dict[str, Any]
    told: list[dict[str, str]]


class Question(Struct, array_like=True):
    """What would a bot of this level do at that seat? Or `ahead`, while others choose: think of what comes."""

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
    ahead: bool = False
    hint: HintReader | None = None  # who asks for a hint instead
    part: PartAsked | None = None  # of the analysis of a finished game; then `table` names the part, and is told whole
    tell: TellAsked | None = None  # say what was found in words
    origin: list[StoredStretch] = []  # of a branch; told when the worker knows no moves of it


class Reply(Struct, array_like=True):
    """The choice, none if it is not asked for yet; None: this play is not remembered, tell it whole."""

    actions: list[int] | None
    foreseen: bool = False
    hint: HintFound | None = None
    done: float = 0.0  # the share of a part that is made
    part: bytes = b""  # a part of an analysis, as JSON, when all of it is made
    told: Told | None = None
    failed: str = ""  # what went wrong with a part


class Play:
    """One play as far as it is known."""

    def __init__(self, question: Question) -> None:
        self.seed = question.seed
        self.moves = 0
        game = game_of(question.game)
        self.state: State = game.start(
            question.seats, question.seed, question.options, origin=origin_of(question.origin)
        )

    def go_on(self, moves: list[int]) -> None:
        for i in range(0, len(moves), 2):
            self.state.push(moves[i], moves[i + 1])
        self.moves += len(moves) // 2

    def record(self, question: Question) -> Record:
        """Of the finished play, which was told whole."""
        return record_of(self.state, question.seed, question.moves, origin_of(question.origin))


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


class Forethoughts:
    """What the bots of the plays have thought about what may come; that of the play before a take-back is forgotten."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], tuple[Play, Forethought]] = OrderedDict()

    def of(self, play: Play, question: Question) -> Forethought | None:
        found = self.kept.get((question.table, question.seat, question.level))
        return found[1] if found is not None and found[0] is play else None

    def think(self, play: Play, question: Question) -> None:
        """The bot thinks ahead at its seat, if it is one that does."""
        bot = bot_of(question.level, 0)
        if not isinstance(bot, HardBot):
            return
        forethought = self.of(play, question)
        if forethought is None:
            forethought = Forethought(Rng.seeded(f"ahead {question.seed} {question.seat}"), bot.style)
        key = question.table, question.seat, question.level
        self.kept[key] = play, forethought
        self.kept.move_to_end(key)
        if len(self.kept) > FORETHOUGHTS:
            self.kept.popitem(last=False)
        forethought.think(Seat(play.state, question.seat, forethought.rng), Budget(question.budget))


def choice_of(play: Play, question: Question, forethought: Forethought | None = None) -> list[int]:
    """A whole choice: parts that nobody else can see follow each other, so that their number takes no time."""
    seed = f"{question.seed} {question.seat} {play.moves}"
    bot = bot_of(question.level, seed)
    if isinstance(bot, HardBot):
        bot.forethought = forethought
    seated = SeatedBot(question.seat, bot, Rng.seeded(f"imagination {seed}"))
    state = play.state.clone()
    actions: list[int] = []
    for action in parts_of_choice(seated, state, question.budget):
        state.push(question.seat, action)
        actions.append(action)
    return actions


def hint_of(play: Play, question: Question, reader: HintReader) -> HintFound:
    """For the person at the seat."""
    seed = f"hint {question.seed} {question.seat} {play.moves}"
    found = hint(play.state, question.seat, seed, Budget(question.budget))
    told = [] if reader.lang is None else tell_choices(found, reader.lang, reader.names)
    return HintFound(found.as_dict(), [one._asdict() for one in told])


def think(plays: Plays, forethoughts: Forethoughts, question: Question) -> Reply:
    """A bot's move, a hint, or thoughts about what comes."""
    play = plays.recall(question)
    if play is None:
        return Reply(None)
    if question.ahead:
        forethoughts.think(play, question)
        return Reply([])
    if question.hint is not None:
        return Reply([], hint=hint_of(play, question, question.hint))
    forethought = forethoughts.of(play, question)
    foreseen = forethought is not None and forethought.of(play.state, question.seat) is not None
    return Reply(choice_of(play, question, forethought), foreseen)


def make_part(parts: Parts, question: Question) -> Reply:
    """Go on with a part of an analysis for a moment."""
    assert question.part is not None
    if question.first == 0:
        play = Play(question)
        play.go_on(question.moves)
        parts.begin(question.table, play.record(question), question.seat, question.part)
    try:
        known = parts.go_on(question.table, question.budget)
    except Exception:
        return Reply([], failed=traceback.format_exc(limit=-3))
    return Reply([], done=parts.done, part=parts.found) if known else Reply(None)


def put_into_words(question: Question) -> Reply:
    """Say what an analysis found."""
    assert question.tell is not None
    play = Play(question)
    play.go_on(question.moves)
    return Reply([], told=tell(play.record(question), question.seat, question.tell))


class Mind:
    """All that a worker remembers."""

    def __init__(self) -> None:
        self.plays = Plays()
        self.forethoughts = Forethoughts()
        self.parts = Parts()

    def reply(self, question: Question) -> Reply:
        if question.part is not None:
            return make_part(self.parts, question)
        if question.tell is not None:
            return put_into_words(question)
        return think(self.plays, self.forethoughts, question)


def read_frame(source: BinaryIO) -> bytes | None:
    size = source.read(4)
    return source.read(int.from_bytes(size, "big")) if len(size) == 4 else None


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells us when to stop: it closes our input
    mind = Mind()
    decode = msgspec.msgpack.Decoder(Question).decode
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        answer = msgspec.msgpack.encode(mind.reply(decode(frame)))
        try:
            sys.stdout.buffer.write(len(answer).to_bytes(4, "big") + answer)
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed while we reply
            os._exit(0)  # not by the usual way, which would try to flush again


if __name__ == "__main__":
    main()
