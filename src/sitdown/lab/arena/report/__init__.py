"""A comparison on a page: Markdown or HTML, by the ending of the file's name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sitdown.lab.arena.errors import ArenaError
from sitdown.lab.arena.report.html import html_page
from sitdown.lab.arena.report.markdown import markdown_page
from sitdown.lab.arena.result import Result
from sitdown.lab.files import write_whole

PAGES: Final = {".md": markdown_page, ".html": html_page}

__all__ = ["check_report", "write_report"]


def check_report(path: Path) -> None:
    """Raise ArenaError if no report can be written there; better before the games than after."""
    if path.suffix not in PAGES:
        raise ArenaError(f"report: {path} must end in {' or '.join(PAGES)}")
    if not path.absolute().parent.is_dir() or path.is_dir():
        raise ArenaError(f"report: {path} cannot be written: there is no such folder, or it is one")


def write_report(path: Path, title: str, result: Result, command: str = "") -> None:
    """Write the page; `title` is that of the game, `command` makes the run again."""
    check_report(path)
    try:
        write_whole(path, PAGES[path.suffix](title, result, command))
    except OSError as error:
        raise ArenaError(f"report: {path} cannot be written: {error.strerror}") from None
