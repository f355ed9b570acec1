"""`hint` at a prompt: what a strong player would do there, in words, and nothing is done by it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from sitdown.cli.arguments import PERSON
from sitdown.cli.terminal import person
from sitdown.cli.terminal.names import names_for
from sitdown.engine import Budget
from sitdown.engine.record_reader import read_record
from sitdown.games import game_of
from sitdown.teach import hint, say_hint

Run = Callable[..., CompletedProcess[str]]
CAPO = ("play", "capo", "--seats", "3", "--seed", "3")
FEW = Budget(iterations=60)


@pytest.fixture(autouse=True)
def _repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(person, "HINT", FEW)


def answer(done: CompletedProcess[str], typed: str, number: int = 0) -> list[str]:
    """What was said to the first, or another, of these words."""
    said = done.stdout.split(f"> {typed}\n")[number + 1].split("\n> ", 1)[0]
    return [line.strip() for line in said.splitlines() if re.match(r"  \d\. ", line)]


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("en", "tip"), ("nl", "tip"), ("nl", "HINT")])
def test_a_hint_is_printed_in_words(sitdown: Run, tmp_path: Path, lang: str, word: str) -> None:
    """The same that anybody gets who asks for it from the same random numbers."""
    path = tmp_path / "play.json"
    done = sitdown(*CAPO, "--lang", lang, "--record", str(path), typed=f"{word}\nquit\n")
    state, moves = game_of("capo").start(3, "3"), read_record(path.read_text("utf-8")).moves
    for seat, action in moves:
        state.apply(seat, action)
    names = names_for([PERSON, "thumb", "thumb"], lang)
    assert answer(done, word) == say_hint(hint(state, 0, f"3/hint/{len(moves)}", FEW), lang, names)
    assert re.search(r"% (of|van) 20 (worlds|werelden).*; ", answer(done, word)[0])


def test_nothing_is_done_by_a_hint_and_the_question_stays(sitdown: Run, tmp_path: Path) -> None:
    record = tmp_path / "play.json"
    done = sitdown(*CAPO, "--record", str(record), typed="hint\nhint\nquit\n")
    assert answer(done, "hint") == answer(done, "hint", 1) != []
    assert all(seat != 0 for seat, _ in read_record(record.read_text("utf-8")).moves)
    after = done.stdout.rpartition("> hint\n")[2]
    assert "Type the numbers of all you choose" in after, "it is asked again"


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("nl", "tip")])
def test_help_names_it(sitdown: Run, lang: str, word: str) -> None:
    done = sitdown(*CAPO, "--lang", lang, typed="help\nquit\n")
    head, _, helped = done.stdout.partition("> help\n")
    assert f", {word}, " in head
    assert re.search(rf"^ +{word} +\w", helped, re.MULTILINE)


def test_a_guest_gives_hints_too(sitdown: Run) -> None:
    done = sitdown("play", "matches", "--seed", "3", typed="hint\nA\nhint\n2\nquit\n")
    assert re.search(r"^1\. .+ – best in \d+ % of 20 worlds", answer(done, "hint")[0])
    assert answer(done, "hint") == answer(done, "hint", 1), "also when a choice is half named"


def test_a_hint_has_a_second_and_a_half(sitdown: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert not person.HINT.is_repeatable
    assert person.HINT.seconds < 1.5
    state = game_of("capo").start(3, "3")
    began = time.process_time()
    assert hint(state, int(state.next_to_ask()), 1, person.HINT).worlds > 0
    assert time.process_time() - began < 1.5
