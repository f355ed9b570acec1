"""The progress bar: on a terminal only; what was done before it began does not make it hopeful."""

from __future__ import annotations

import io

import pytest

from sitdown.cli.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_it_tells_how_many_are_done_and_what_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("sitdown.cli.progress.time.monotonic", lambda: now[0])
    out = Terminal()
    with Progress(100, out, done=50) as progress:
        progress(50)
        assert "50 of 100 " in out.getvalue()
        assert "left" not in out.getvalue()
        now[0] += 10
        progress(60, "thumb 43.0%")
        assert "60 of 100, 40 s left, thumb 43.0% " in out.getvalue()
        now[0] += 0.01
        progress(61)
        assert "61" not in out.getvalue(), "not too often"
        progress(100)
        assert "100 of 100, 0 s left " in out.getvalue()
    assert out.getvalue().endswith("\r\x1b[K")


def test_off_a_terminal_it_says_nothing() -> None:
    out = io.StringIO()
    with Progress(2, out) as progress:
        progress(1, "note")
    assert out.getvalue() == ""
