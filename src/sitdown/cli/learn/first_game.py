"""A first game at the terminal: each new situation is explained once, also when it takes several games."""

from __future__ import annotations

import shutil
import textwrap
from contextlib import suppress

from sitdown.cli.errors import CommandError
from sitdown.cli.learn.learned import Learned, state_folder
from sitdown.cli.learn.lesson import WIDEST, learn_words
from sitdown.engine.game import Game, State
from sitdown.teach.first_game import BadFirstGame, FirstGame, first_game_of


def first_game_for(game: Game, lang: str) -> FirstGame:
    """What the game declares, to be played now."""
    try:
        first = first_game_of(game)
    except BadFirstGame as error:
        raise CommandError(str(error)) from None
    if first is None:
        raise CommandError(f"first: {learn_words(lang).say('no-first-game', game=game.title)}")
    return first


class Explanations:
    """What this user was told so far is remembered beside the lessons."""

    def __init__(self, first: FirstGame, lang: str, learned: Learned | None = None) -> None:
        self.first = first
        self.lang = lang
        self.learned = learned or Learned(state_folder())
        self.told = set(self.learned.told(first.game))

    def of(self, state: State, seat: int) -> str:
        """What is new to this seat now, as it is printed; "" if nothing is."""
        new = self.first.new_to(state, seat, self.told)
        if new is None:
            return ""
        self.told.add(new.name)
        with suppress(OSError):  # else it is told again in another game; this one is not spoiled
            self.learned.tell(self.first.game, new.name)
        says = learn_words(self.lang).say("new", says=self.first.says(new, self.lang))
        wide = min(shutil.get_terminal_size().columns, WIDEST)
        return textwrap.fill(f"{says} ({new.rule})" if new.rule else says, wide)
