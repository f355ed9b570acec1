"""Guests that are asked for hints: Pennies with words and an aspect of its own, and the example of the documents."""

from __future__ import annotations

import sys
from pathlib import Path

from sitdown.engine import Aspect, Game, Rng, State, View
from tests.docs.package import EXAMPLE
from tests.testing.pennies import ACTIONS, PEEK, Pennies, PenniesState

WORDS = """reason-pennies-more = brings { $amount } more
reason-pennies-less = brings { $amount } less
"""


class SpokenPennies(Pennies):
    """With thumb (the highest card), an aspect, and words in a folder."""

    def __init__(self, folder: Path, states: type[PenniesState] = PenniesState) -> None:
        super().__init__(states)
        self.aspects = [Aspect("pennies", notable=0.1)]
        self.folder = str(folder)
        for lang in ("en", "nl"):
            (folder / f"{lang}.ftl").write_text(WORDS, "utf-8")

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        return [action for action in world.legal(seat) if action != PEEK][-1]

    def measure(self, world: State, seat: int) -> list[float]:
        return [float(world.scores[seat])]

    def say_action(self, view: View, action: int, lang: str) -> str:
        return ACTIONS.write(action)


def briefcase() -> Game:
    """As it lies in the sources."""
    if str(EXAMPLE) not in sys.path:
        sys.path.append(str(EXAMPLE))
    from briefcase import GAME  # type: ignore[import-not-found]

    assert isinstance(GAME, Game)
    return GAME
