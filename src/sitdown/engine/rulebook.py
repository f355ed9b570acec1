"""The numbered rules of a game as a page, and one rule by its id."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.+)$", re.MULTILINE)


class Rulebook:
    """The rules page of one game in one language."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules: dict[str, str] = dict(_RULE.findall(text))


@cache
def rulebook_of(folder: str, lang: str) -> Rulebook:
    """The rules page that lies in a game's folder, read once."""
    return Rulebook((Path(folder) / f"rules.{lang}.md").read_text(encoding="utf-8"))
