"""On a real terminal: the progress bar and the cleared screen; and what is on disk at every moment."""

from __future__ import annotations

import errno
import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from sitdown.cli.progress import Progress
from sitdown.cli.terminal.console import CLEAR, InputClosed, Terminal
from sitdown.cli.terminal.recorded_play import RecordedPlay
from sitdown.games import game_of
from sitdown.table.views.event_log import OpenLog

SITDOWN = [sys.executable, "-m", "sitdown"]


def _read_all(end: int) -> str:
    """What came out of a pseudo-terminal, until nobody holds its other end."""
    said = b""
    while True:
        try:
            part = os.read(end, 65536)
        except OSError:  # EIO: the other end is closed
            break
        if not part:
            break
        said += part
    os.close(end)
    return said.decode()


def _at_a_terminal(*argv: str, typed: str) -> str:
    ours, theirs = pty.openpty()
    with subprocess.Popen([*SITDOWN, *argv], stdin=theirs, stdout=theirs, stderr=theirs):
        os.close(theirs)
        os.write(ours, typed.encode())
        said = _read_all(ours)
    assert "Traceback" not in said
    return said


def test_the_progress_bar_is_for_terminals_and_leaves_the_document_alone() -> None:
    ours, theirs = pty.openpty()
    argv = ["sim", "matches", "--games", "300", "--seed", "1", "--json"]
    with subprocess.Popen([*SITDOWN, *argv], stdout=subprocess.PIPE, stderr=theirs) as play:
        os.close(theirs)
        assert play.stdout is not None
        report = json.loads(play.stdout.read())
        said = _read_all(ours)
    assert report["games"] == 300
    assert "######" in said
    assert "300 of 300" in said
    quiet = io.StringIO()
    with Progress(2, quiet) as progress:
        progress(1)
    assert quiet.getvalue() == ""


def test_the_screen_is_cleared_between_two_people() -> None:
    said = _at_a_terminal("play", "capo", "--seats", "3", "--bots", "person", "--seed", "1", typed="\n1\n\x04")
    first, shown, second = said.split(CLEAR)
    assert "Your hand" not in first
    assert "Your hand" in shown
    assert "Your hand" not in second
    assert "Pass the keyboard" in first
    assert "Pass the keyboard" in second


def test_answers_that_are_not_typed_are_shown() -> None:
    out = io.StringIO()
    terminal = Terminal(io.StringIO("one\r\n"), out)
    assert terminal.ask("> ") == "one"
    with pytest.raises(InputClosed):
        terminal.ask("> ")
    assert out.getvalue() == "> one\n> \n"


def test_a_record_is_never_half_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """When writing fails in the middle, the old record is still there, and nothing else is."""
    path = tmp_path / "play.json"
    state = game_of("capo").start(3, "s")
    played = RecordedPlay(state, OpenLog(), "s", ["A", "B", "C"], "en", path)
    before = path.read_text("utf-8")

    def full(part: Path, text: str, encoding: str) -> int:
        part.write_bytes(text[:10].encode(encoding))
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        played.apply(state.turn()[0], [0])
    assert path.read_text("utf-8") == before
    assert os.listdir(tmp_path) == ["play.json"]
    assert played.record.moves == [(state.turn()[0], 0)]
    monkeypatch.undo()
    played.write()
    assert path.read_text("utf-8") != before
