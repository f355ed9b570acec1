"""The levels of bots as people read them: each with what it is called and a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sitdown.engine.game import Game
from sitdown.engine.words import words_of

FOR_PEOPLE: Final = ("easy", "thumb", "hard")  # the easiest first; a bot that plays at random is for programs


def levels_for_people(game: Game) -> list[str]:
    """Those that people are offered, the easiest first."""
    return [level for level in FOR_PEOPLE if level in game.levels]


def level_title(level: str, lang: str) -> str:
    return _say(f"level-{level}", lang)


def level_about(level: str, lang: str) -> str:
    return _say(f"level-{level}-about", lang)


def _say(key: str, lang: str) -> str:
    return words_of(str(Path(__file__).parent), lang).say(key)
