"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sitdown.table.bot_names import bot_names

Kind = Literal["open", "person", "bot"]


class Chair:
    """One chair. After `resigned` a bot sits on it, but it stays known whose game it was."""

    __slots__ = ("away", "hints", "kind", "level", "name", "person", "resigned", "word")

    def __init__(self, kind: Kind = "open", person: str = "", name: str = "", level: str = "", word: str = "") -> None:
        self.kind: Kind = kind
        self.person = person
        self.name = name
        self.level = level  # of its bot; of a person's chair, of the bot that stands in
        self.word = word
        self.away = False  # its time ran out; a bot answers until its owner is back
        self.resigned = False
        self.hints = 0  # that it has asked for

    @property
    def acts(self) -> bool:
        """Does a person answer for it now?"""
        return self.kind == "person" and not self.away


def chairs_of(texts: Sequence[str]) -> list[Chair]:
    """Of a table's head: `open`, or `bot:` and its level."""
    levels = [None if text == "open" else text.removeprefix("bot:") for text in texts]
    names = bot_names(levels)
    return [
        Chair() if level is None else Chair("bot", name=name, level=level)
        for level, name in zip(levels, names, strict=True)
    ]
