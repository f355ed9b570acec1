"""The numbered rules of a game as a page, one rule by its id, and a refusal in the words of the rule that forbids it.

A page is written in a few marks of Markdown: headings, paragraphs, lists, tables, a drawing between fences,
`**strong**`, `*emphasis*`, code. An item that begins with an id is a rule, with its source in brackets at the end; a
paragraph that is all emphasis is an example. The sign ° stands behind what the rulebook does not say and we had to make
up. What has none of these forms is a paragraph as it stands: nothing is lost.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sitdown.engine.refusal import Fact, Refusal
from sitdown.engine.words import ENGLISH, MissingWords, words_of

_RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.+)$", re.MULTILINE)
_SOURCED = re.compile(r"(.+) \[([^\[\]]+)\]")
_HEADING = re.compile(r"(#{2,3}) (.+)")
_EXAMPLE = re.compile(r"\*([^*\s][^*]*)\*")
_RULED = re.compile(r"[|\-: ]+")
_SPAN = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*|`(?P<code>[^`]+)`|\b(?P<rule>[A-Z]+-\d+)\b|(?P<ours>°)"
)
_FENCE = "```"


class Span:
    """A piece of a text: `text`, `strong`, `emphasis`, `code`, the id of another `rule`, or the sign `ours`."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text


Spans = list[Span]


class Block:
    """A piece of a page. `rows`: those of a table, its head first; the items of a list; else one row of one cell."""

    def __init__(self, kind: str, rows: list[list[Spans]], rule: str = "", source: str = "") -> None:
        self.kind = kind  # paragraph, list, table, example, drawing, rule
        self.rows = rows
        self.rule = rule
        self.source = source

    @property
    def text(self) -> Spans:
        return self.rows[0][0]


class Section:
    """A heading of level 2 or 3, and what stands under it until the next one; the first has none."""

    def __init__(self, level: int, heading: str) -> None:
        self.level = level
        self.heading = heading
        self.blocks: list[Block] = []


class Rulebook:
    """The rules page of one game in one language."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules: dict[str, str] = dict(_RULE.findall(text))
        self.title = ""
        self.sections: list[Section] = [Section(1, "")]
        lines = text.splitlines()
        while lines:
            self._read(lines)

    def _read(self, lines: list[str]) -> None:
        """Take the next block off the lines."""
        blocks = self.sections[-1].blocks
        line = lines.pop(0)
        if not line.strip():
            return
        if heading := _HEADING.fullmatch(line):
            self.sections.append(Section(len(heading[1]), heading[2]))
        elif line.startswith("# "):
            self.title = line.removeprefix("# ")
        elif line == _FENCE:
            drawn = _taken_until(lines, _FENCE)
            blocks.append(Block("drawing", [[[Span("text", "\n".join(drawn))]]]))
        elif line.startswith("|"):
            rows = [line, *_taken_while(lines, "|")]
            blocks.append(Block("table", [self._cells(row) for row in rows if not _RULED.fullmatch(row)]))
        elif rule := _RULE.fullmatch(line):
            sourced = _SOURCED.fullmatch(rule[2])
            text, source = (sourced[1], sourced[2]) if sourced else (rule[2], "")
            blocks.append(Block("rule", [[self._spans(text)]], rule[1], source))
        elif line.startswith("- "):
            items = [line]
            while lines and lines[0].startswith("- ") and not _RULE.fullmatch(lines[0]):
                items.append(lines.pop(0))
            blocks.append(Block("list", [[self._spans(item.removeprefix("- "))] for item in items]))
        elif example := _EXAMPLE.fullmatch(line):
            blocks.append(Block("example", [[self._spans(example[1])]]))
        else:
            blocks.append(Block("paragraph", [[self._spans(line)]]))

    def _cells(self, row: str) -> list[Spans]:
        return [self._spans(cell.strip()) for cell in row.strip().removeprefix("|").removesuffix("|").split("|")]

    def _spans(self, text: str) -> Spans:
        spans: Spans = []
        at = 0
        for found in _SPAN.finditer(text):
            kind = found.lastgroup or "text"
            if kind == "rule" and found[0] not in self.rules:
                continue
            if found.start() > at:
                spans.append(Span("text", text[at : found.start()]))
            spans.append(Span(kind, found[kind]))
            at = found.end()
        if at < len(text):
            spans.append(Span("text", text[at:]))
        return spans


def _taken_while(lines: list[str], prefix: str) -> list[str]:
    taken: list[str] = []
    while lines and lines[0].startswith(prefix):
        taken.append(lines.pop(0))
    return taken


def _taken_until(lines: list[str], end: str) -> list[str]:
    taken: list[str] = []
    while lines and (line := lines.pop(0)) != end:
        taken.append(line)
    return taken


@cache
def rulebook_of(folder: str, lang: str) -> Rulebook:
    """The rules page that lies in a game's folder, read once; in English if it is not there in this language."""
    page = Path(folder) / f"rules.{lang}.md"
    return Rulebook(page.read_text(encoding="utf-8")) if page.is_file() else rulebook_of(folder, ENGLISH)


def say_refusal(folder: str, refusal: Refusal, lang: str) -> str:
    """A refusal in words, without the rule's id: the game's own sentence, else the rule itself."""
    try:
        facts = {name: _plain(fact) for name, fact in refusal.facts.items()}
        return words_of(folder, lang).say(f"refusal-{refusal.rule}", **facts)
    except MissingWords:
        return rulebook_of(folder, lang).rules.get(refusal.rule, "").replace("**", "").replace("`", "")


def _plain(fact: Fact) -> str | int:
    """A fact as a message can hold it."""
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, list):
        return ", ".join(str(part) for part in fact)
    return "" if fact is None else fact
