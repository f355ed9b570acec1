"""Who sits at a table."""

from __future__ import annotations

from typing import Literal

import msgspec

STAND_IN = "thumb"  # the bot that plays on for a person who has left


class Chair(msgspec.Struct):
    """One chair. After `resigned` a bot sits on it, but it stays known whose game it was."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""  # of its bot; of a person's chair, of the bot that stands in
    word: str = ""
    away: bool = False  # its time ran out; a bot answers until its owner is back
    resigned: bool = False

    @property
    def acts(self) -> bool:
        """Does a person answer for it now?"""
        return self.kind == "person" and not self.away


def chair_of(text: str) -> Chair:
    """`open`, or `bot:` and its level."""
    if text == "open":
        return Chair()
    level = text.removeprefix("bot:")
    return Chair("bot", name=level, level=level)
