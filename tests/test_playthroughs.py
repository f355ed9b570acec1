"""Golden playthroughs and records: any change of the rules, the views or the words shows as a diff."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.engine import Game, read_record, verify
from sitdown.games import all_games
from tests.playthroughs.plays import FOLDER, PLAYS, Play

EACH_PLAY = pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.name)


@EACH_PLAY
def test_the_play_goes_as_it_is_written(play: Play) -> None:
    """If the change is meant, `make playthroughs` writes them anew."""
    transcript, record = play.run()
    assert transcript == (FOLDER / f"{play.name}.txt").read_text(encoding="utf-8")
    assert record == (FOLDER / f"{play.name}.json").read_text(encoding="utf-8")


@EACH_PLAY
def test_the_golden_record_is_valid(play: Play) -> None:
    record = read_record((FOLDER / f"{play.name}.json").read_text(encoding="utf-8"))
    assert verify(play.game, record).ending == play.ending


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_ending_that_has_words_has_a_golden_play(game: Game) -> None:
    words = (Path(game.folder) / "en.ftl").read_text(encoding="utf-8")
    endings = set(re.findall(r"^ending-(\S+) =", words, re.MULTILINE))
    assert endings
    assert endings == {play.ending for play in PLAYS if play.game.slug == game.slug}


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir() if path.suffix in (".txt", ".json")} == {play.name for play in PLAYS}
