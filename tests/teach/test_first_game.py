"""The first game of every game: what is explained in it comes up, is short, and is written in every language."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.engine import Game, Rng
from sitdown.engine.words import LANGUAGES
from sitdown.games import all_games, game_of
from sitdown.teach.first_game import BadFirstGame, FirstGame, first_game_of
from sitdown.testing import Broken, check_first_game, check_game
from tests.docs.briefcase import FOLDER, GAME

OURS = [game for game in all_games() if game.slug in ("palermo", "capo", "sicilianos", "maffiosi", "cosanostra")]
EACH_GAME = pytest.mark.parametrize("game", [*OURS, GAME], ids=lambda game: game.slug)
Plant = Callable[..., Game]


def declared(game: Game) -> FirstGame:
    first = first_game_of(game)
    assert first is not None
    return first


@EACH_GAME
def test_every_situation_comes_up_and_every_explanation_is_short(game: Game) -> None:
    check_first_game(game)


@EACH_GAME
def test_it_is_written_in_every_language_for_gentle_bots(game: Game) -> None:
    first = declared(game)
    assert first.languages == list(LANGUAGES)
    assert first.bots == "easy"
    assert first.seats in game.seats


@EACH_GAME
def test_something_is_explained_at_the_first_question_and_nothing_twice(game: Game) -> None:
    first = declared(game)
    told: list[str] = []
    state = game.start(first.seats, "first", dict(first.options))
    while not state.over:
        for seat in state.turn():
            new = first.new_to(state, seat, told)
            told += [new.name] if new is not None else []
        assert told, "the first question of all is explained"
        state.play(state.legal(state.turn()[0])[0])
    assert len(set(told)) == len(told)


def test_what_is_explained_depends_on_nothing_that_the_seat_does_not_know() -> None:
    """The same in every world that the seat could be in."""
    for game in OURS:
        first = declared(game)
        state = game.start(first.seats, "twins", dict(first.options))
        rng = Rng.seeded("twins")
        for _ in range(120):
            if state.over:
                break
            seat = state.turn()[0]
            twin = state.imagine(seat, Rng.seeded(rng.below(1000)))
            assert first.new_to(twin, seat, ()) == first.new_to(state, seat, ())
            legal = state.legal(seat)
            state.play(legal[rng.below(len(legal))])


def test_whoever_can_do_nothing_is_told_nothing() -> None:
    first = declared(game_of("palermo"))
    state = first.game.start(first.seats, "waits", dict(first.options))
    assert first.new_to(state, 1, ()) is None


def test_a_game_that_declares_none_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "folder", str(tmp_path))
    assert first_game_of(GAME) is None
    check_first_game(GAME)


# -- planted faults


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Briefcase with its first game changed: text of a file, and what stands there instead."""

    def plant(name: str, old: str, new: str) -> Game:
        for folder in ("first_game", "lessons"):
            shutil.copytree(Path(FOLDER) / folder, tmp_path / folder)
        for file in Path(FOLDER).glob("*.*"):
            shutil.copy(file, tmp_path)
        file = tmp_path / "first_game" / name
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")
        monkeypatch.setattr(GAME, "folder", str(tmp_path))
        return GAME

    return plant


FAULTS = {
    "another number of seats": ("situations.toml", "seats = 2", "seats = 9", "seats: Briefcase is not for 9"),
    "an option that there is not": (
        "situations.toml",
        "seats = 2",
        "seats = 2\noptions = { easy = true }",
        "options: ",
    ),
    "a kind that there is not": ("situations.toml", '["swap"]', '["steal"]', "situation 2: offered: .*'steal'"),
    "a rule that there is not": ("situations.toml", "BR-5", "BR-99", "situation 2: rule: .*BR-99"),
    "a field that there is not": ("situations.toml", "offered =", "offer =", "situation 1: offer: there is no such"),
    "always there": ("situations.toml", 'offered = ["open"]\n', "", "situation 1: has neither offered nor when"),
    "two of one name": ("situations.toml", 'say = "swap"', 'say = "open"', "two have one name"),
    "no words": ("en.ftl", "swap =", "swop =", "say: swap: no such message in en.ftl"),
    "no Dutch words": ("nl.ftl", "swap =", "swop =", r"words and situations differ: .*nl: \['swap', 'swop'\]"),
    "words for nothing": ("en.ftl", "open =", "more = More.\nopen =", r"words and situations differ: .*\['more'\]"),
    "too long": ("nl.ftl", "Je opent", "Je " * 40 + "opent", "too long: .*nl: open"),
    "a fact": ("en.ftl", "low one.", "low { $one }.", "speaks of facts"),
    "never": ("situations.toml", "round = 2", "round = 7", "never comes up in .* first games: .*swap"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, planted: Plant) -> None:
    name, old, new, message = FAULTS[fault]
    with pytest.raises(Broken, match=message):
        check_first_game(planted(name, old, new))


def test_the_whole_test_of_a_game_finds_it_too(planted: Plant) -> None:
    with pytest.raises(Broken, match="never comes up"):
        check_game(planted("situations.toml", "round = 2", "round = 7"))


def test_a_file_that_cannot_be_read_is_named(planted: Plant) -> None:
    with pytest.raises(BadFirstGame, match=r"situations\.toml: cannot be read"):
        first_game_of(planted("situations.toml", "seats = 2", "seats ="))
