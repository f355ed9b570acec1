"""Levels as people read them: the same sentences on the pages, in the terminal and over the API."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.engine.words import words_of
from sitdown.games import all_games
from sitdown.table.levels import FOR_PEOPLE, level_about, level_title, levels_for_people

PAGES = str(Path(__file__).parents[2] / "web" / "src" / "words")
ON_PAGES = {"easy": "easy", "thumb": "normal", "hard": "hard"}


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_the_pages_say_the_same(level: str, lang: str) -> None:
    pages = words_of(PAGES, lang)
    assert level_title(level, lang) == pages.say(f"bot-{ON_PAGES[level]}")
    assert level_about(level, lang) == pages.say(f"bot-{ON_PAGES[level]}-about")


def test_every_game_offers_three_levels_the_easiest_first() -> None:
    for game in all_games():
        assert levels_for_people(game) == ["easy", "thumb", "hard"]
        assert all(level_about(level, "nl") for level in game.levels)
