"""A person at the keyboard is shown what may be done, understood, helped, and never thrown out of the game."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from sitdown.cli.terminal.names import words_for
from sitdown.cli.terminal.result import say_score
from sitdown.engine import Game
from sitdown.engine.record import verify
from sitdown.engine.record_reader import read_record
from sitdown.games import all_games, game_of

Run = Callable[..., CompletedProcess[str]]
MATCHES = ("play", "matches", "--seed", "3")  # rows of 4, 2, 2, 5, 4


def _after(done: CompletedProcess[str], typed: str) -> str:
    """What was said between this answer and the next question."""
    return done.stdout.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


@pytest.mark.parametrize("answers", ["1\n1\n2\n", "take\nA\n2\n", "A\n2\n", "a 2\n", "A, 2\n", "take matches a 2\n"])
def test_many_choices_are_narrowed_by_number_or_by_name(sitdown: Run, answers: str) -> None:
    assert "You: 2 from A." in sitdown(*MATCHES, typed=answers).stdout


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_the_first_list_of_every_game_has_the_numbers_it_promises(sitdown: Run, game: Game, lang: str) -> None:
    """Long lists, in columns, too: what stands in front of an entry can be typed."""
    done = sitdown("play", game.slug, "--seed", "3", "--lang", lang, typed="1\n")
    shown, heard = done.stdout.split("> 1\n", 1)
    assert re.search(r"^ {2,4}1 {1,2}\S", shown, re.MULTILINE)
    assert words_for(lang).say("no-number", number="1") not in heard


def test_a_long_list_is_numbered_in_columns(sitdown: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    places = ("play", "palermo", "--seed", "3", "--lang", "nl")
    shown = sitdown(*places, typed="15\n").stdout
    assert "\n    1 B2-C3      2 D2-E3      3 F2-G3      4 H2-I3      5 J2-K3      6 L2-M3\n" in shown
    assert "Jij legt het startkaartje op F6-G7." in shown
    drawn = [line for line in shown.split("Kies een plaats.")[0].splitlines() if line.startswith(" ")]
    assert max(len(line) for line in drawn) <= 80  # sentences a terminal breaks itself
    assert "Jij legt het startkaartje op F6-G7." in sitdown(*places, typed="F6\n").stdout
    assert "Keuze 37 bestaat niet." in sitdown(*places, typed="37\n").stdout


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_score_has_the_unit_of_its_game_and_a_true_minus(game: Game, lang: str) -> None:
    said = say_score(game, -120, lang)
    assert said.startswith("−120")
    assert said != "−120", "a game says in which unit it counts"
    assert say_score(game, 15, lang) == said.replace("−120", "15")


def test_a_score_without_a_unit_is_a_number() -> None:
    assert say_score(game_of("matches"), -3, "en") == "−3"


def test_an_empty_line_goes_back(sitdown: Run) -> None:
    done = sitdown(*MATCHES, typed="A\n\nD 1\n")
    assert "(Enter: back)" in _after(done, "A")
    assert "2  give up" in _after(done, "")
    assert "You: 1 from D." in done.stdout


def test_a_question_mark_lists_every_choice(sitdown: Run) -> None:
    done = sitdown(*MATCHES, typed="?\n18\n")
    assert "   17  take 4 from E\n   18  give up" in _after(done, "?")
    assert "You gives up." in done.stdout


def test_a_part_of_the_words_will_do_if_it_is_no_slip(sitdown: Run) -> None:
    assert "You gives up." in sitdown(*MATCHES, typed="giv\n").stdout
    assert "You gives up." not in sitdown(*MATCHES, typed="g\nup\nive\n").stdout


def test_what_may_not_be_done_is_refused_with_its_rule(sitdown: Run) -> None:
    done = sitdown(*MATCHES, typed="B 7\nwhy C 9\nwhy A 1\nwhy\nwhy xyz\nrules ma-3\nrules XX-1\n")
    assert _after(done, "B 7") == "That row has only 2. (MA-3)"
    assert _after(done, "why C 9") == "That row has only 2. (MA-3)"
    assert _after(done, "why A 1") == "Nothing forbids that."
    assert "Why what?" in _after(done, "why")
    assert "Why what?" in _after(done, "why xyz")
    assert "MA-3  Take from one row, at most what lies there." in _after(done, "rules ma-3")
    assert "There is no rule XX-1." in _after(done, "rules XX-1")


def test_bad_input_never_ends_the_game(sitdown: Run) -> None:
    long = ["x" * 5000, "9" * 5000, "rules " + "z" * 5000, "why " + "q " * 3000]
    rubbish = "\n".join(["99", "0", "-1", "1 2 3", "xyzzy", "\x00", "%s{}", "\u202e", "²", *long, ""])
    done = sitdown(*MATCHES, typed=f"{rubbish}A 1\n")
    assert done.returncode == 0
    assert "There is no choice 99." in done.stdout
    assert "“xyzzy” is not among the choices." in done.stdout
    assert "You: 1 from A." in done.stdout


def test_bytes_that_are_no_text_never_end_the_game() -> None:
    command = [sys.executable, "-m", "sitdown", *MATCHES]
    done = subprocess.run(command, input=b"\xff\xfe\nA 1\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert b"You: 1 from A." in done.stdout


def test_the_log_and_the_table_are_shown_when_asked(sitdown: Run) -> None:
    done = sitdown(*MATCHES, typed="A 4\nlog\ntable\nhelp\n")
    assert "  You: 4 from A.\n  Il Contabile: 5 from D." in _after(done, "log")
    assert "B ||\n" in _after(done, "table")
    assert "why …" in _after(done, "help")


def test_dutch_words_and_commands(sitdown: Run) -> None:
    done = sitdown(*MATCHES, "--lang", "nl", typed="waarom B 7\nregels MA-3\nA 1\nverslag\nstop\n")
    assert _after(done, "waarom B 7") == "In die rij liggen er maar 2. (MA-3)"
    assert "hoogstens wat er ligt" in _after(done, "regels MA-3")
    assert "Jij: 1 uit A." in _after(done, "verslag")
    assert done.stdout.endswith("Je staat op van tafel. Niemand stelt vragen. Tot ziens.\n")


@pytest.mark.parametrize("typed", ["", "quit\n", "A 1\n", "A\nQUIT\n"])
def test_leaving_is_polite(sitdown: Run, typed: str) -> None:
    done = sitdown(*MATCHES, typed=typed)
    assert done.returncode == 0
    assert done.stdout.endswith("Goodbye.\n")
    assert done.stderr == ""


def test_a_whole_game_ends_with_ranking_ending_seed_and_record(sitdown: Run, tmp_path: Path) -> None:
    path = tmp_path / "play.json"
    done = sitdown(*MATCHES, "--record", str(path), typed="A 4\nE 4\nC 2\n")
    assert done.stdout.endswith(
        f"The last match is gone.\n  1. You: 1\n  2. Il Contabile: 0\nSeed: 3\nRecord: {path}\n"
    )
    record = read_record(path.read_text("utf-8"))
    assert verify(game_of("matches"), record).over


def test_an_interrupted_play_leaves_a_valid_record(sitdown: Run, tmp_path: Path) -> None:
    path = tmp_path / "play.json"
    for answers, moves in (("", 0), ("A 4\n", 2), ("A 4\nE 1\nxyz\n", 4)):
        sitdown(*MATCHES, "--record", str(path), typed=answers)
        record = read_record(path.read_text("utf-8"))
        assert not verify(game_of("matches"), record).over
        assert len(record.moves) == moves
        assert sitdown("verify", str(path)).stdout.endswith("not finished\n")
    assert os.listdir(tmp_path) == ["play.json"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_killed_play_leaves_a_valid_record(sitdown: Run, tmp_path: Path, how: signal.Signals) -> None:
    path = tmp_path / "play.json"
    command = [sys.executable, "-m", "sitdown", *MATCHES, "--record", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as play:
        assert play.stdin is not None
        play.stdin.write(b"A 4\n")
        play.stdin.flush()
        while not path.exists() or path.read_text("utf-8").count("\n    [") < 2:
            assert play.poll() is None
        play.send_signal(how)
        said, complaint = play.communicate()
    assert complaint == b""
    assert (b"Goodbye." in said) == (how == signal.SIGINT)
    assert sitdown("verify", str(path)).stdout == "valid: Matches, 2 seats, 2 moves, not finished\n"


def test_who_names_no_game_is_asked_what_to_play(sitdown: Run) -> None:
    done = sitdown("play", typed="chess\nmatches\n9\n2\n\nA 1\n")
    assert done.returncode == 0
    assert "That one is not in the house." in done.stdout
    assert "From 2 to 3 (MA-1)." in done.stdout
    assert "Matches. At the table: You, Il Contabile (thumb)." in done.stdout
    assert "2  normal. Plays sensibly, by rules of thumb." in done.stdout
    hard = sitdown("play", "--lang", "nl", typed="matches\n2\nonmogelijk\nmoeilijk\nA 1\n").stdout
    assert "Dat niveau is er niet." in hard
    assert "Don Ugo (hard)." in hard
    assert sitdown("play", "--bots", "easy", typed="matches\n2\nA 1\n").stdout.count("Nonna (easy)") == 1
    assert sitdown("play", typed="quit\n").stdout.endswith("Goodbye.\n")
    assert sitdown("play", typed="").returncode == 0


def test_bots_alone_are_watched(sitdown: Run) -> None:
    done = sitdown(*MATCHES, "--bots", "thumb,random", typed="")
    assert done.returncode == 0
    assert "At the table: Il Contabile (thumb), Nonna (random)." in done.stdout
    assert "Il Contabile: 5 from D." in done.stdout
    assert "1. " in done.stdout


def test_people_at_an_open_game_need_no_curtain(sitdown: Run) -> None:
    done = sitdown(*MATCHES, "--bots", "person,person", typed="A 1\nA 1\n")
    assert "Player 1, your turn." in done.stdout
    assert "Player 2: 1 from A." in done.stdout
    assert "Pass the keyboard" not in done.stdout
