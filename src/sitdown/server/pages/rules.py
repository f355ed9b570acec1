"""The rules of a game as data that a page can draw: text with a few marks and no HTML, so there is nothing to clean."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from msgspec import Struct

from sitdown.engine.game import Game
from sitdown.engine.rulebook import Block, Spans, rulebook_of

Mark: TypeAlias = Literal["text", "strong", "emphasis", "code", "rule", "ours"]


class SpanShown(Struct):
    """A piece of text. Of the mark `rule` it is the id of a rule on this page: a link. `ours`: what stands before it
    is our reconstruction."""

    mark: Mark
    text: str


Text: TypeAlias = list[SpanShown]


class ParagraphShown(Struct, tag="paragraph", tag_field="kind"):
    text: Text


class ExampleShown(Struct, tag="example", tag_field="kind"):
    text: Text


class RuleShown(Struct, tag="rule", tag_field="kind"):
    """One rule, and where we have it from."""

    id: str
    text: Text
    source: str


class ListShown(Struct, tag="list", tag_field="kind"):
    items: list[Text]


class GridShown(Struct, tag="table", tag_field="kind"):
    head: list[Text]
    rows: list[list[Text]]


class DrawingShown(Struct, tag="drawing", tag_field="kind"):
    """Letters that make a picture: their places matter."""

    text: str


BlockShown: TypeAlias = ParagraphShown | ExampleShown | RuleShown | ListShown | GridShown | DrawingShown


class SectionShown(Struct):
    """What stands under a heading of level 2 or 3, until the next heading."""

    level: int
    heading: str
    blocks: list[BlockShown]


class RulesShown(Struct):
    """The whole page, in the order in which it is read."""

    slug: str
    title: str
    version: str
    intro: list[BlockShown]
    sections: list[SectionShown]


def rules_shown(game: Game, lang: str) -> RulesShown:
    book = rulebook_of(game.folder, lang)
    intro, *sections = book.sections
    return RulesShown(
        game.slug, book.title, game.version, [block_shown(block) for block in intro.blocks],
        [SectionShown(one.level, one.heading, [block_shown(block) for block in one.blocks]) for one in sections],
    )  # fmt: skip


def block_shown(block: Block) -> BlockShown:
    if block.kind == "rule":
        return RuleShown(block.rule, text_shown(block.text), block.source)
    if block.kind == "list":
        return ListShown([text_shown(item) for (item,) in block.rows])
    if block.kind == "table":
        head, *rows = [[text_shown(cell) for cell in row] for row in block.rows]
        return GridShown(head, rows)
    if block.kind == "drawing":
        return DrawingShown(block.text[0].text)
    return ExampleShown(text_shown(block.text)) if block.kind == "example" else ParagraphShown(text_shown(block.text))


def text_shown(spans: Spans) -> Text:
    return [SpanShown(cast("Mark", span.kind), span.text) for span in spans]
