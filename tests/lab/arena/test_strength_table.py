"""The table of strength: rows are played once, kept with their commit, and written between the markers of the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.report import check_markers
from benchmarks.strength_rows import Row, rows
from sitdown.bots import UnknownBot
from sitdown.games import BUILT_IN, game_of

SMALL = [
    Row("one", "first_chair", "easy", "random", 4, 8, 0.5, 0.2),
    Row("two", "first_chair", "easy", "random", 2, 4, 1, 0.08, 0.2),
    Row("three-before", "first_chair", "easy", "random", 3, 3, 1, None),
]


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "rows", lambda: SMALL)
    found = tmp_path / "page.md"
    found.write_text("\n\n".join(["# Before", *strength.MARKERS, "After"]) + "\n", "utf-8")
    return found


def test_the_rows_are_those_that_were_agreed() -> None:
    found = {row.name: row for row in rows()}
    assert len(found) == len(rows())
    for game in BUILT_IN:
        usual = found[f"{game}-thumb"]
        assert (usual.seats, usual.games, usual.factor) == (4, 120 if game == "cosanostra" else 240, 1)
        assert usual.iterations == game_of(game).iterations
        before, random = found[f"{game}-thumb-before"], found[f"{game}-random"]
        assert (before.least or 0) > (usual.least or 0)
        assert (random.games, random.iterations) == (100, max(1, round(game_of(game).iterations / 10)))
        easy, wide = found[f"{game}-easy"], found[f"{game}-easy-wide"]
        assert (easy.least, easy.most, easy.games) == (wide.least, wide.most, 240) == (0.08, 0.2, 240)
        assert wide.games == 4000
        assert {found[f"{game}-{style}"].beside for style in ("bold", "careful", "vengeful")} == {f"{game}-thumb"}
        most = game_of(game).seats[-1]
        assert found[f"{game}-{most}-seats"].least == pytest.approx(1.6 / most)


def test_a_bar_is_reached_or_not() -> None:
    one, two, three = SMALL
    assert (one.reached(0.2), one.reached(0.19), one.bar) == (True, False, "20 %")
    assert (two.reached(0.1), two.reached(0.21), two.bar) == (True, False, "8 to 20 %")
    assert (three.reached(1.0), three.bar) == (None, "-")


def test_the_bar_of_a_style_is_five_points_below_the_row_beside_it(page: Path) -> None:
    plain, style = SMALL[0], Row("style", "first_chair", "easy", "random", 4, 8, 0.5, None, beside="one")
    kept = page.parent / "kept"
    assert strength.cells_of(style, kept, 1, "processes")[5] == "-", "the row beside it was not played"
    assert strength.cells_of(plain, kept, 1, "processes")[2] == "25.00 %"
    assert strength.cells_of(style, kept, 1, "processes")[5:7] == ["20 %", "reached"]


def test_rows_are_played_once_and_written_into_the_page(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["--resume", str(page.parent / "kept"), "--page", str(page)]
    monkeypatch.setattr(strength, "commit_of", lambda: "first")
    assert strength.main([*asked, "--row", "two"]) == 0
    assert list(strength.lines_on(page)) == ["two"]
    monkeypatch.setattr(strength, "commit_of", lambda: "second")
    assert strength.main(asked) == 0, "all, but those of before"
    lines = strength.lines_on(page)
    assert list(lines) == ["one", "two"]
    assert lines["one"][2:7] == ["25.00 %", lines["one"][3], "8", "20 %", "reached"]
    assert lines["two"][2] == "50.00 %"
    assert lines["two"][6] == "NOT reached"
    assert (lines["one"][9], lines["two"][9]) == ("second", "first"), "a finished row keeps its commit"
    assert (
        "sitdown arena first_chair --bots easy,random --seats 4 --games 8 --seed strength --iterations 50"
        in lines["one"][10]
    )
    assert strength.main([*asked, "--row", "three*"]) == 0
    assert list(strength.lines_on(page)) == ["one", "two", "three-before"]
    text = page.read_text("utf-8")
    assert text.startswith("# Before")
    assert text.endswith("After\n")


def test_what_cannot_be_measured_is_told(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = ["--resume", str(page.parent / "kept")]
    assert strength.main(["--page", str(page)]) == 1
    assert strength.main([*kept, "--page", str(page), "--row", "four"]) == 1
    assert strength.main([*kept, "--page", str(page.parent / "nowhere.md")]) == 1
    told = capsys.readouterr().err
    assert "resume: name a folder" in told
    assert "row: there is no 'four'; there are one, two" in told
    assert "There is no page" in told


def test_the_page_of_the_project_has_the_markers() -> None:
    check_markers(strength.PAGE, strength.MARKERS)


def test_styles_that_people_meet_were_seen_to_cost_little() -> None:
    lines = strength.lines_on(strength.PAGE)
    met = [f"{game}-{style}" for game in BUILT_IN for style in game_of(game).search.styles]
    assert met
    assert [name for name in met if lines[name][6] != "reached"] == []


def test_opponents_of_other_kinds_can_play() -> None:
    from sitdown.lab.arena import Plan, compare

    plan = Plan.of(game_of("capo"), ["benchmarks.noisy_thumb:NoisyThumb", "random"], 3, "s")
    assert compare(plan, 3)["games"] == 3
    with pytest.raises(UnknownBot):
        Plan.of(game_of("capo"), ["benchmarks.noisy_thumb:Nobody"], 3, "s")
