"""What a lesson sends to whoever draws it: plain data that JSON can hold."""

from __future__ import annotations

import msgspec


class StepShown(msgspec.Struct, frozen=True):
    """The step that a lesson is at, for the player's seat."""

    game: str
    lesson: str
    number: int  # from 1; one more than there are steps: the lesson is finished
    steps: int
    says: str
    points: list[str]  # objects as the pages name them (`card:17`, `seat:2`), or parts of the view (`view:mission`)
    accepts: list[int]  # the actions with which it goes on; empty: it is only talk, or finished
    talk: bool
    finished: bool


class Wrong(msgspec.Struct, frozen=True):
    """Why the lesson does not do that: in words, with the id of the rule if it is one that forbids it."""

    says: str
    rule: str = ""


class Saved(msgspec.Struct, frozen=True):
    """Where a player left a lesson: what he did in each step that is done, as people type actions (`place 14 3`)."""

    lesson: str
    steps: list[list[str]]
