"""Styles of the hard bot: what a result is worth to a player of that kind."""

from __future__ import annotations

from typing import Final


class Style:
    """A declared change of what is looked for; the search is the same.

    `bend` above 0 values the sure thing: the further results lie apart, the less their mean is worth; below 0 the more.
    `grudge` is the part of the result of one other seat that counts against one's own.
    """

    def __init__(self, bend: float = 0.0, grudge: float = 0.0) -> None:
        self.bend = bend  # from -1 to 1: a better result is never worth less
        self.grudge = grudge

    def worth(self, result: float) -> float:
        """Of one's own result, from 0 to 1."""
        return result + self.bend * result * (1.0 - result)


PLAIN: Final = Style()
BOLD: Final = Style(bend=-0.8)
CAREFUL: Final = Style(bend=0.8)
VENGEFUL: Final = Style(grudge=0.25)
