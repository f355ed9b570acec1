"""Tests of a game's rules pages: their tables as text, and the marks (°) behind what is our reconstruction."""

from __future__ import annotations

from pathlib import Path

from sitdown.engine import Game
from sitdown.engine.rulebook import Block, Spans, rulebook_of
from sitdown.engine.words import LANGUAGES
from sitdown.testing.promise import promise

MARK = "°"


def blocks_of(game: Game, lang: str, kind: str = "") -> list[Block]:
    """The blocks of a page in their order, all or of one kind: `table`, `rule`, `list`, ..."""
    sections = rulebook_of(game.folder, lang).sections
    return [block for section in sections for block in section.blocks if kind in ("", block.kind)]


def text_of(cell: Spans) -> str:
    """A cell, an item or a paragraph as plain text, marks and all."""
    return "".join(span.text for span in cell)


def texts_of(block: Block) -> list[list[str]]:
    """The rows of a table as plain text, its head first."""
    return [[text_of(cell) for cell in row] for row in block.rows]


def is_marked(cell: Spans) -> bool:
    """Does it say of something that it is our reconstruction?"""
    return any(span.kind == "ours" for span in cell)


def sources_of(game: Game, lang: str) -> dict[str, str]:
    """By rule: where the page has it from."""
    return {block.rule: block.source for block in blocks_of(game, lang, "rule")}


def marks_of(game: Game, lang: str) -> list[list[list[int]]]:
    """How many marks stand in each cell of each block that has some."""
    counted = [[[text_of(cell).count(MARK) for cell in row] for row in block.rows] for block in blocks_of(game, lang)]
    return [rows for rows in counted if any(any(row) for row in rows)]


def check_marks(game: Game) -> int:
    """The pages mark the same things in all their languages; how many marks there are."""
    languages = [lang for lang in LANGUAGES if (Path(game.folder) / f"rules.{lang}.md").exists()]
    if not languages:
        return 0
    first, *others = languages
    marks = marks_of(game, first)
    for lang in others:
        also = marks_of(game, lang)
        promise(len(marks) == len(also), f"{first} and {lang} have marks in other places", len(marks), len(also))
        for number, (one, other) in enumerate(zip(marks, also, strict=True), 1):
            alike = len(one) == len(other) and all(map(_are_alike, one, other))
            promise(alike, f"{first} and {lang} mark other things in marked place {number}", one, other)
    return sum(number for rows in marks for row in rows for number in row)


def _are_alike(row: list[int], other: list[int]) -> bool:
    """A language may have a column more: what a thing is called on the card."""
    return row == other if len(row) == len(other) else sum(row) == sum(other)
