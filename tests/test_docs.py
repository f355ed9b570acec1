"""The documents are true: what they show runs and prints what they say, and their links lead somewhere.

If a change of the output is meant, `python -m tests.docs.pages` writes it into the pages and draws the pictures.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.games import UnknownGame, game_of
from tests.docs.package import EXAMPLE, installed
from tests.docs.pages import AT_A_SERVER, ROOT, Runner, agree, blocks_of, pages, shortened
from tests.docs.tables import MARK, tables, with_tables
from tests.docs.terminal_pictures import pictures

EACH_PAGE = pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
ABOUT_HOSTS = {"host", "protocol", "write-a-bot"}  # where the reader's own machine has to be named
PICTURES = ROOT / "docs" / "pictures"
ADD_A_GAME = ROOT / "docs" / "add-a-game.md"


@EACH_PAGE
def test_what_a_page_shows_is_what_it_gives(page: Path, tmp_path: Path) -> None:
    for example in Runner(page, tmp_path).run():
        shown = [] if example.shown is None else example.shown.lines
        if not example.agrees():  # so that the difference is told line by line
            assert shown == shortened(shown, example.printed), f"{page.name}, line {example.block.first}"
            raise AssertionError(f"{page.name}, line {example.block.first}: nothing is left to cut")


def test_what_must_be_run_is_run() -> None:
    """Nobody can pass by marking all examples as not run."""
    blocks = [block for page in pages() for block in blocks_of(page.read_text("utf-8"))]
    runs = [block.runs for block in blocks if block.lang == "python"]
    pieces = [block for block in blocks_of(ADD_A_GAME.read_text("utf-8")) if block.lang == "python" and block.source]
    elsewhere = [block for block in blocks if block.comment == AT_A_SERVER]
    assert len(elsewhere) == 1, "the one that tests/server/net/test_network_bot.py runs"
    assert sum(runs) >= len(runs) - len(pieces) - len(elsewhere) - 2


@EACH_PAGE
def test_pieces_of_files_are_pieces_of_those_files(page: Path) -> None:
    for block in blocks_of(page.read_text("utf-8")):
        if block.source:
            whole = _without_blanks((ROOT / block.source).read_text("utf-8").splitlines())
            piece = _without_blanks(block.lines)
            starts = [number for number, line in enumerate(whole) if line == piece[0]]
            assert any(whole[start : start + len(piece)] == piece for start in starts), f"{page.name}, {block.first}"


def test_the_page_about_adding_a_game_has_all_of_the_example() -> None:
    blocks = blocks_of(ADD_A_GAME.read_text("utf-8"))
    shown = [line for block in blocks if block.source.endswith("__init__.py") for line in block.lines]
    whole = (EXAMPLE / "briefcase" / "__init__.py").read_text("utf-8").splitlines()
    assert _without_blanks(shown) == _without_blanks(whole)


@EACH_PAGE
def test_tables_made_from_the_code_are_as_the_code_has_them(page: Path) -> None:
    text = page.read_text("utf-8")
    assert text == with_tables(text), "python -m tests.docs.pages writes them anew"


def test_every_table_made_from_the_code_stands_on_a_page() -> None:
    shown = [name for page in pages() for name in MARK.findall(page.read_text("utf-8"))]
    assert sorted(shown) == sorted(tables())


@EACH_PAGE
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    for found in LINK.finditer(_prose(page)):
        target, _, anchor = (found[1] or found[2]).partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        path = (page.parent / target).resolve() if target else page
        assert path.exists(), f"{page.name}: {target}"
        assert path.is_relative_to(ROOT), f"{page.name}: {target} is not in this repository"
        if anchor and path.suffix == ".md":
            assert anchor in _anchors(path), f"{page.name}: {target}#{anchor}"


@EACH_PAGE
def test_no_page_knows_the_machine_it_was_written_on(page: Path) -> None:
    paths = r"/(?:work|tmp|root|home|usr)/"
    hosts = "" if page.stem in ABOUT_HOSTS else r"|localhost|127\.0\.0\.1"
    assert not re.search(paths + hosts, page.read_text("utf-8"))


def test_a_package_brings_its_game_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGame):
        game_of("briefcase")
    monkeypatch.syspath_prepend(installed())
    assert game_of("briefcase").title == "Briefcase"


def test_the_licence_is_the_whole_apache_licence() -> None:
    text = (ROOT / "LICENSE").read_text("utf-8")
    assert text.lstrip().startswith("Apache License\n                           Version 2.0, January 2004")
    assert "END OF TERMS AND CONDITIONS" in text
    assert text.rstrip().endswith("limitations under the License.")


def test_the_pictures_are_those_that_the_script_draws() -> None:
    drawn = pictures()
    assert {path.name for path in PICTURES.glob("*.svg")} == set(drawn)
    for name, picture in drawn.items():
        assert (PICTURES / name).read_text("utf-8") == picture, f"python -m tests.docs.pages draws {name} anew"


def test_lines_are_compared_but_for_cuts() -> None:
    assert agree(["$ a", "1", "2"], ["$ a", "1  ", "2"])
    assert not agree(["$ a", "1"], ["$ a", "1", "2"])
    assert agree(["$ a", "1", "…", "4", "$ b", "5"], ["$ a", "1", "2", "3", "4", "$ b", "5"])
    assert not agree(["$ a", "1", "…", "3", "$ b", "5"], ["$ a", "1", "2", "3", "4", "$ b", "5"])
    assert not agree(["$ a", "1", "…", "2"], ["$ a", "1", "2"])
    assert shortened(["$ a", "> x", "old", "…", "old"], ["$ a", "0", "> x", "1", "2", "3"]) == (
        ["$ a", "0", "> x", "1", "…", "3"]
    )


def _without_blanks(lines: list[str]) -> list[str]:
    return [line for line in lines if line.strip()]


def _prose(page: Path) -> str:
    """The page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def _anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.+)$", _prose(page), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
