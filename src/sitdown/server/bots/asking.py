"""What a worker is told of a table: a question of one of its seats, and all moves of the play."""

from __future__ import annotations

from sitdown.server.bots.analysis import PartAsked, PartName, TellAsked
from sitdown.server.bots.worker import HintReader, Question
from sitdown.table.bot_names import bot_called
from sitdown.table.table import Table
from sitdown.teach.hint import SECONDS

SLICE = 0.3  # seconds of an analysis between two looks for what is more urgent


def bot_at(table: Table, seat: int) -> str:
    """Which bot plays for the seat: that of its level, or the style that one of its name has in this game."""
    chair = table.chairs[seat]
    return bot_called(chair.name, chair.level, table.game.search.styles)


def question_at(table: Table, seat: int, level: str, budget: float, ahead: bool = False) -> Question:
    """For a bot of this level; the moves are told apart, as far as the worker does not know them."""
    head = table.head
    about = head.id, head.game, head.seats, head.options, table.seed
    return Question(*about, 0, [], seat, level, budget, ahead, origin=head.origin)


def hint_at(table: Table, seat: int, lang: str | None) -> Question:
    """For the person at the seat, who is asked."""
    question = question_at(table, seat, "hard", SECONDS)
    question.hint = HintReader(lang, [chair.name for chair in table.chairs])
    return question


def part_at(table: Table, name: PartName, seat: int, effort: float) -> Question:
    """For a part of the analysis of the game that was played there."""
    question = question_at(table, seat, "hard", SLICE)
    question.table = f"{table.head.id} {name} {seat}"
    question.part = PartAsked(name, effort)
    return question


def tell_at(table: Table, seat: int, asked: TellAsked) -> Question:
    """To have such parts said."""
    question = question_at(table, seat, "hard", SLICE)
    question.tell = asked
    return question


def moves_of(table: Table) -> list[int]:
    """Seat and action in turn."""
    return [number for pair in table.moves.pairs() for number in pair]
