"""Words that the pages have because a game's view does not bring them: they are the game's own, to the letter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.engine.words import LANGUAGES
from sitdown.games import game_of

WEB = Path(__file__).parents[2] / "web" / "src" / "words"
OF_A_GAME = {  # how a board's words begin, and those of the game that they are
    "maffiosi-object-": ("maffiosi", "object-"),
    "cosanostra-family-": ("cosanostra", "family-"),
}


def messages(path: Path) -> dict[str, str]:
    """Each message of a Fluent file as it is written."""
    text = path.read_text("utf-8")
    found = re.findall(r"^([a-z][\w-]*) = (.*(?:\n(?:[ ]|}).*)*)", text, re.MULTILINE)
    return dict(found)


def of_game(slug: str, lang: str) -> dict[str, str]:
    return messages(Path(game_of(slug).folder) / f"{lang}.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_capo_says_what_the_game_says(lang: str) -> None:
    written = (WEB / f"capo.{lang}.ftl").read_text("utf-8")
    shared = written.split("\n## ")[0]  # the board's own words have a heading of their own
    ours, game = messages(WEB / f"capo.{lang}.ftl"), of_game("capo", lang)
    keys = re.findall(r"^capo-([\w-]+) =", shared, re.MULTILINE)
    assert len(keys) > 100
    assert [key for key in keys if ours[f"capo-{key}"].replace("{ capo-", "{ ") != game.get(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", OF_A_GAME)
def test_a_board_says_what_the_game_says(prefix: str, lang: str) -> None:
    slug, begins = OF_A_GAME[prefix]
    game = of_game(slug, lang)
    ours = {key: text for key, text in messages(WEB / f"{slug}.{lang}.ftl").items() if key.startswith(prefix)}
    assert len(ours) > 2
    theirs = {key: game.get(begins + key.removeprefix(prefix).replace("_", "-")) for key in ours}
    assert ours == theirs
