"""Reports are whole pages that need nothing else, say what plots mean, and trust no name."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sitdown.games import game_of
from sitdown.lab.arena import ArenaError, Plan, Result, compare
from sitdown.lab.arena.report import check_report, write_report

SECTIONS = ["Wins", "Places", "Ratings", "Each against each", "By chair", "Endings", "Time"]


@pytest.fixture(scope="module")
def result() -> Result:
    return compare(Plan.of(game_of("capo"), ["thumb", "easy", "random"], 3, "s<eed>"), 10)


def written(path: Path, result: Result, command: str = "sitdown arena …") -> str:
    write_report(path, "Capo & co", result, command)
    return path.read_text("utf-8")


def test_markdown_has_all_sections(tmp_path: Path, result: Result) -> None:
    page = written(tmp_path / "report.md", result)
    assert re.findall("^## (.+)$", page, re.MULTILINE) == SECTIONS
    assert page.startswith("# Capo & co: 12 games at 3 seats\n")
    assert "10 games were asked for, rounded up" in page
    assert "The same arguments give the same games" in page
    for bot in result["bots"]:
        assert f"| {bot['name']} | {100 * bot['share']:.1f} % |" in page
        assert re.search(rf"^{bot['name']} .*●", page, re.MULTILINE)
    assert "```sh\nsitdown arena …\n```" in page


def test_html_is_one_page_with_its_plots_and_words_beside_them(tmp_path: Path, result: Result) -> None:
    page = written(tmp_path / "report.html", result, "<script>alert(1)</script>")
    assert re.findall("<h2>(.+)</h2>", page) == SECTIONS
    plots = re.findall(r"<figure>\n(<svg.+?</svg>)\n<figcaption>(.+?)</figcaption>", page, re.DOTALL)
    assert len(plots) == 5
    for svg, words in plots:
        ElementTree.fromstring(svg)
        assert len(words) > 80
    assert "<script" not in page
    assert "s&lt;eed&gt;" in page
    assert not re.search(r"(src|href)=|@import|url\(", page)
    assert re.findall(r"https?://[^\"<\s]+", page) == ["http://www.w3.org/2000/svg"] * 5
    ElementTree.fromstring(page.replace("<!DOCTYPE html>", "").replace('8">', '8"/>').replace('=1">', '=1"/>'))


def test_a_run_by_seconds_says_that_it_cannot_be_repeated(tmp_path: Path, result: Result) -> None:
    by_clock: Result = {**result, "repeatable": False, "iterations": 0, "seconds": 0.3}
    for name in ("report.md", "report.html"):
        page = written(tmp_path / name, by_clock)
        assert "this run cannot be repeated" in page
        assert "0.3 s a choice" in page


def test_one_bot_alone_has_no_rating(tmp_path: Path) -> None:
    alone = compare(Plan.of(game_of("first_chair"), ["random"], 3, "s"), 2)
    page = written(tmp_path / "report.html", alone)
    assert re.findall("<h2>(.+)</h2>", page) == [
        name for name in SECTIONS if name not in ("Ratings", "Each against each")
    ]


def test_long_names_and_many_bots_fit(tmp_path: Path, result: Result) -> None:
    name = "some.very.long.package.of.mine:CleverPlayer<b>"
    first, *rest = result["bots"]
    told = written(tmp_path / "r.html", {**result, "bots": [{**first, "name": name}, *rest], "against": [
        {**pair, "a": pair["a"].replace(first["name"], name), "b": pair["b"].replace(first["name"], name)}
        for pair in result["against"]
    ]})  # fmt: skip
    assert "CleverPlayer&lt;b&gt;" in told
    assert "<b>" not in told


def test_where_no_report_can_be_written_is_told_before(tmp_path: Path, result: Result) -> None:
    with pytest.raises(ArenaError, match=r"report: .*r\.txt must end in \.md or \.html"):
        check_report(tmp_path / "r.txt")
    with pytest.raises(ArenaError, match="report: "):
        check_report(tmp_path / "nowhere" / "r.md")


def test_the_result_of_a_plan_with_options_names_them(tmp_path: Path) -> None:
    plan = replace(Plan.of(game_of("first_chair"), ["random"], 2, "s", {"hats": True}))
    assert "options: hats=on" in written(tmp_path / "r.md", compare(plan, 1))
