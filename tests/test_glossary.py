"""docs/glossary.md: every word stands once, and what it names is in the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| `([^`|]+)` `([^`|]+)` \|$", re.MULTILINE)
TEXT = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ROWS = ROW.findall(TEXT)


def test_every_row_is_read_and_no_word_stands_twice() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith("| word ")]
    assert len(rows) == len(ROWS) > 40
    words = [word.strip() for cell, *_ in ROWS for word in cell.split(",")]
    assert sorted(set(words)) == sorted(words)


@pytest.mark.parametrize(("word", "where", "name"), [(row[0], row[2], row[3]) for row in ROWS])
def test_what_a_word_names_is_there(word: str, where: str, name: str) -> None:
    folder = ROOT / "web" / "src" if where.endswith((".ts", ".svelte")) else ROOT / "src" / "sitdown"
    text = (folder / where).read_text("utf-8")
    assert re.search(rf"\b(class|def|function|const|interface|type|self\.)\s*{name}\b|^{name}\b", text, re.MULTILINE), (
        f"{word}: {where} has no {name}"
    )
