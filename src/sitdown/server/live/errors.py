"""Why a room cannot be found or changed just now."""

from __future__ import annotations


class NoSuchTable(Exception):
    """There is no table of that id."""


class Busy(Exception):
    """Others were faster again and again, or the clocks are not set yet after an outage."""


class OldRules(Exception):
    """The table was made by another version of its game's rules: it cannot go on, nor be replayed."""

    def __init__(self, table: str, is_over: bool) -> None:
        super().__init__(table)
        self.is_over = is_over


class NotShown(Exception):
    """It is stored, but clients could not be shown it, which was logged: they must come anew."""
