"""Compiled and interpreted are one program: the same games on the same seeds, move for move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sitdown._build import build
from sitdown.engine import Game
from sitdown.games import all_games
from tests.checksums import checksum

ROOT = Path(__file__).parent.parent
EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def test_this_run_tests_what_it_says() -> None:
    """Without this the wrong one may be tested unnoticed: a failed build imports the .py files."""
    expected = os.environ.get("SITDOWN_EXPECT")
    assert expected is not None or os.environ.get("CI") != "true", "CI must say which variant it tests"
    assert expected in (None, build())


def of_the_sources(game: Game, games: int) -> str:
    """The checksum as the interpreted sources say it, in a process of their own."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.checksums", game.slug, str(games)]
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return run.stdout.strip()


@EACH_GAME
def test_few_games_agree_with_the_sources(game: Game) -> None:
    assert checksum(game, 20) == of_the_sources(game, 20)


@pytest.mark.long
@EACH_GAME
def test_many_games_agree_with_the_sources(game: Game) -> None:
    games = 60 if game.slug == "cosanostra" else 3000 if game.actions.size < 200 else 600  # as many choices in all
    assert checksum(game, games) == of_the_sources(game, games)
