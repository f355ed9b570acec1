"""Whole games of each kind by people who read what they are shown; and what two people see of each other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from sitdown.cli.terminal.person import Person
from sitdown.cli.terminal.result import say_score
from sitdown.engine.record import verify
from sitdown.engine.record_reader import read_record
from sitdown.engine.words import words_of
from sitdown.games import game_of

Run = Callable[..., CompletedProcess[str]]
CURTAIN = re.compile(r"\n(?:Pass the keyboard to|Geef het toetsenbord aan) (\w+ \d)\. .*\n+")


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("capo", "thumb,thumb,random"),
        ("capo", "person,person,thumb"),
        ("capo", "person,person,person,person,person"),
        ("cosanostra", "thumb,thumb"),
        ("cosanostra", "person,person,thumb"),
        ("palermo", "thumb,random"),
        ("palermo", "person,person,person"),
        ("matches", "thumb"),
    ],
)
def test_a_whole_game_is_played_to_its_end(sitdown: Run, tmp_path: Path, game: str, bots: str, lang: str) -> None:
    path = tmp_path / "play.json"
    seats = str(max(bots.count(",") + 1, game_of(game).seats[0]))
    argv = ("play", game, "--seats", seats, "--bots", bots, "--seed", "whole", "--lang", lang, "--record", str(path))
    done = sitdown(*argv, reader=5)
    assert done.returncode == 0
    assert done.stderr == ""
    state = verify(game_of(game), read_record(path.read_text("utf-8")))
    assert state.over
    for place, score in zip(state.ranking, state.scores, strict=True):
        said = re.escape(say_score(game_of(game), score, lang))
        assert re.search(rf"^  {place}\. .+: {said}$", done.stdout, re.MULTILINE)
    words = words_of(game_of(game).folder, lang)
    if f"ending-{state.ending}" in words:
        assert words.say(f"ending-{state.ending}") in done.stdout
    assert done.stdout.endswith(f" whole\n{'Record' if lang == 'en' else 'Spelverslag'}: {path}\n")


def test_a_whole_capo_in_a_process_of_its_own(process: Run) -> None:
    """One card each time and never a suspicion: the first choice of every list."""
    done = process("play", "capo", "--seats", "3", "--seed", "1", "-o", "first_game=on", typed="1\n" * 200)
    assert done.returncode == 0
    assert done.stderr == ""
    assert re.search(r"^  1\. .+: \d+ respect$", done.stdout, re.MULTILINE)


@pytest.mark.parametrize("game", ["capo", "palermo", "cosanostra"])
def test_bots_play_through_by_themselves(sitdown: Run, game: str) -> None:
    done = sitdown("play", game, "--bots", "random,thumb,thumb,thumb", "--seed", "b")
    assert done.returncode == 0
    assert "1. " in done.stdout
    assert "> " not in re.sub(r"^  > ", "", done.stdout, flags=re.MULTILINE)


def _card_words(lang: str) -> dict[str, set[str]]:
    """For each name a card can be called by, the kinds it may mean."""
    words = words_of(game_of("capo").folder, lang)
    named: dict[str, set[str]] = {}
    for number in range(1, 43):
        kind = f"K{number:02}"
        named.setdefault(words.say(f"card-{kind}").split(",")[0], set()).add(kind)
    return named


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_behind_the_curtain_only_the_own_cards_are_seen(
    sitdown: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Every card that is named between two curtains is one that this seat sees or has heard of."""
    allowed: list[tuple[str, set[str]]] = []
    choose = Person.choose

    def watched(person: Person, seat: int) -> list[int]:
        chosen = choose(person, seat)
        knows = json.dumps([person.played.state.view(seat), person.played.log.lines(seat)])
        allowed.append((person.played.names[seat], set(re.findall(r"K\d\d", knows))))
        return chosen

    monkeypatch.setattr(Person, "choose", watched)
    argv = ("play", "capo", "--seats", "4", "--bots", "person,thumb,person,person", "--seed", "hot", "--lang", lang)
    done = sitdown(*argv, reader=2)
    assert done.returncode == 0
    parts = CURTAIN.split(done.stdout)
    shown = list(zip(parts[1::2], parts[2::2], strict=True))
    assert len(shown) > 10
    named = _card_words(lang)
    turns = iter(allowed)
    seen_any = 0
    for who, text in shown:
        knows: set[str] = set()
        for _ in range(len(re.findall(rf"^{who}, ", text, re.MULTILINE))):
            name, kinds = next(turns)
            assert name == who
            knows |= kinds
        for name, kinds in named.items():
            if name in text.split("\n" * 60)[0]:  # what follows is cleared away and for everybody
                seen_any += 1
                assert kinds & knows, f"{who} was shown {name}"
    assert seen_any > 50
    assert next(turns, None) is None


def test_nothing_is_shown_before_the_next_person_says_so(sitdown: Run) -> None:
    """When the input ends at the curtain, the second person's hand has not been shown."""
    argv = ("play", "capo", "--seats", "3", "--bots", "person,person,person", "--seed", "hot")
    done = sitdown(*argv, typed="\n1\n")
    assert done.stdout.count("Pass the keyboard") == 2
    assert done.stdout.count("Your hand") == 1
    assert "Your hand" not in done.stdout.split("Pass the keyboard")[2]


def test_gathered_choices_are_done_together_or_not_at_all(sitdown: Run, tmp_path: Path) -> None:
    path = tmp_path / "play.json"
    argv = ("play", "capo", "--seats", "3", "--bots", "person,person,person", "--seed", "hot", "--record", str(path))
    done = sitdown(*argv, typed="\n1 9\n2 2\nwhy 1 1\n1 xyz\n")
    assert "There is no choice 9." in done.stdout
    assert done.stdout.count("(CA-21)") == 2
    assert "“1 xyz” is not among the choices." in done.stdout
    assert read_record(path.read_text("utf-8")).moves == []
    sitdown(*argv, typed="\n3, 1\n")
    moves = read_record(path.read_text("utf-8")).moves
    assert [action for _, action in moves] == [0, 2, 5]
