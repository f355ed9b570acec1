"""`GET /api/games/{slug}/rules`: all that stands on a rules page, as data."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sitdown.engine.refusal import Refusal
from sitdown.engine.rulebook import Rulebook, rulebook_of, say_refusal
from sitdown.engine.words import LANGUAGES
from sitdown.games import all_games, game_of
from sitdown.server.pages.rules import (
    BlockShown,
    DrawingShown,
    ExampleShown,
    GridShown,
    ListShown,
    ParagraphShown,
    RuleShown,
    RulesShown,
    Text,
    rules_shown,
)
from tests.server.serving import Live

MARKS = {"text": "", "rule": "", "ours": "", "strong": "**", "emphasis": "*", "code": "`"}
SLUGS = [game.slug for game in all_games()]
EACH_PAGE = pytest.mark.parametrize(("slug", "lang"), [(slug, lang) for slug in SLUGS for lang in LANGUAGES])


def written(text: Text) -> str:
    return "".join(f"{MARKS[span.mark]}{span.text}{MARKS[span.mark]}" for span in text)


def row(cells: list[Text]) -> str:
    return "|" + "".join(f" {written(cell)} |" if cell else " |" for cell in cells)


def block_lines(block: BlockShown) -> list[str]:
    """The lines of the page that the block was read from."""
    if isinstance(block, ParagraphShown):
        return [written(block.text)]
    if isinstance(block, ExampleShown):
        return [f"*{written(block.text)}*"]
    if isinstance(block, RuleShown):
        return [f"- **{block.id}** {written(block.text)} [{block.source}]"]
    if isinstance(block, ListShown):
        return [f"- {written(item)}" for item in block.items]
    if isinstance(block, DrawingShown):
        return ["```", *block.text.splitlines(), "```"]
    assert isinstance(block, GridShown)
    return [row(block.head), "|" + "---|" * len(block.head), *(row(cells) for cells in block.rows)]


def page_lines(shown: RulesShown) -> list[str]:
    lines = [f"# {shown.title}", *(line for block in shown.intro for line in block_lines(block))]
    for section in shown.sections:
        lines.append(f"{'#' * section.level} {section.heading}")
        lines += [line for block in section.blocks for line in block_lines(block)]
    return [line for line in lines if line]


def blocks_of(shown: RulesShown) -> list[BlockShown]:
    return [*shown.intro, *(block for section in shown.sections for block in section.blocks)]


@EACH_PAGE
def test_nothing_of_a_page_is_lost(slug: str, lang: str) -> None:
    game = game_of(slug)
    page = (Path(game.folder) / f"rules.{lang}.md").read_text("utf-8")
    assert page_lines(rules_shown(game, lang)) == [line for line in page.splitlines() if line]


@EACH_PAGE
def test_every_rule_is_a_block_with_its_source(slug: str, lang: str) -> None:
    game = game_of(slug)
    rules = [block for block in blocks_of(rules_shown(game, lang)) if isinstance(block, RuleShown)]
    assert [rule.id for rule in rules] == list(rulebook_of(game.folder, lang).rules)
    assert all(rule.source and rule.text for rule in rules)


@EACH_PAGE
def test_no_mark_is_left_in_the_text_and_every_link_leads_to_a_rule(slug: str, lang: str) -> None:
    game = game_of(slug)
    data = msgspec.to_builtins(blocks_of(rules_shown(game, lang)))
    spans = [span for span in flat(data) if "mark" in span]
    assert {span["mark"] for span in spans} >= {"text", "code", "rule"}
    for span in spans:
        assert "**" not in span["text"]
        assert "`" not in span["text"]
        if span["mark"] == "rule":
            assert span["text"] in rulebook_of(game.folder, lang).rules


def flat(data: object) -> list[dict[str, str]]:
    if isinstance(data, dict):
        return [data, *(one for value in data.values() for one in flat(value))]
    return [one for value in data for one in flat(value)] if isinstance(data, list) else []


def test_both_languages_have_the_same_shape() -> None:
    for slug in SLUGS:
        shapes = []
        for lang in LANGUAGES:
            shown = rules_shown(game_of(slug), lang)
            kinds = [[type(block).__name__ for block in section.blocks] for section in shown.sections]
            shapes.append([[section.level for section in shown.sections], kinds])
        assert shapes[0] == shapes[1], slug


def test_what_has_no_form_of_ours_is_a_paragraph_as_it_stands() -> None:
    listed = "- **XX-1** a `b` [ours]\n- plain XX-1, YY-9\n"
    book = Rulebook(f"# T\n\n1. one\n> two\n\n## H\n\n{listed}\n```\n a\n\n b\n```\n")
    intro, section = book.sections
    assert [block.text[0].text for block in intro.blocks] == ["1. one", "> two"]
    assert [block.kind for block in section.blocks] == ["rule", "list", "drawing"]
    assert [(span.kind, span.text) for span in section.blocks[1].text] == [
        ("text", "plain "), ("rule", "XX-1"), ("text", ", YY-9"),
    ]  # fmt: skip
    assert section.blocks[2].text[0].text == " a\n\n b"


def test_a_refusal_without_words_of_its_own_is_the_rule_itself() -> None:
    folder = game_of("capo").folder
    assert say_refusal(folder, Refusal("CA-20"), "en") == "A crew needs at least one card. Add one first."
    assert say_refusal(folder, Refusal("CA-6"), "en") == rulebook_of(folder, "en").rules["CA-6"].replace("`", "")
    assert say_refusal(folder, Refusal("CA-999"), "nl") == ""


def test_pages_are_served_in_both_languages(live: Live) -> None:
    person = live.person()
    for slug in SLUGS:
        for lang in LANGUAGES:
            answer = person.get(f"/games/{slug}/rules", lang=lang)
            assert answer.status_code == 200, answer.text
            assert msgspec.json.decode(answer.content, type=RulesShown) == rules_shown(game_of(slug), lang)
    assert person.get("/games/chess/rules").json()["code"] == "no_such_game"
    assert person.get("/games/capo/rules", lang="de").status_code == 400
