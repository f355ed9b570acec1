"""The figures of a run as tables for people, in a terminal or in Markdown."""

from __future__ import annotations

from pathlib import Path

from benchmarks.bars import Bar, bars
from benchmarks.figures import COMPILED, INTERPRETED, PEERS, Figures
from benchmarks.process import BenchError, commit_of
from benchmarks.search_rates import SEARCH_CASES, search_rates
from benchmarks.table import NONE, Table
from sitdown._build import build

BENCH = ("<!-- bench: begin (written by `make bench`, not by hand) -->", "<!-- bench: end -->")

# Which peer stands beside which of our ways to play, by column.
BESIDE = {
    "crazy_eights": {"python": "openspiel-crazy_eights-python", "inner": "openspiel-crazy_eights-cpp"},
    "hearts": {"python": "openspiel-hearts-python", "inner": "openspiel-hearts-cpp"},
    "texas_holdem": {"python": "pettingzoo-texas_holdem-raw"},  # the faster of the two
    "uno": {"python": "rlcard-uno"},
}
WAYS = {"python": "from Python", "inner": "inner loop"}
PEER_NAMES = {
    "openspiel-crazy_eights-python": "OpenSpiel crazy_eights, 4 players, from Python",
    "openspiel-hearts-python": "OpenSpiel hearts, no passing, from Python",
    "rlcard-uno": "RLCard uno, from Python",
    "pettingzoo-texas_holdem": "PettingZoo texas_holdem, from Python",
    "pettingzoo-texas_holdem-raw": "PettingZoo texas_holdem, raw_env, from Python",
    "openspiel-crazy_eights-cpp": "OpenSpiel crazy_eights, 4 players, C++ loop",
    "openspiel-hearts-cpp": "OpenSpiel hearts, no passing, C++ loop",
}


def our_rates(figures: Figures) -> Table:
    rows = []
    for slug, about in figures.games.items():
        for way, words in WAYS.items():
            case = f"{slug}-{way}"
            compiled, interpreted = figures.rate(COMPILED, case), figures.rate(INTERPRETED, case)
            peers = (column.get(way) for column in BESIDE.values())
            ratios = [f"{compiled / figures.rate(PEERS, peer):.1f}" if peer else NONE for peer in peers]
            name = f"{about['title']}, {about['seats']} seats, {words}"
            rows.append([name, f"{compiled:,.0f}", f"{interpreted:,.0f}", f"{compiled / interpreted:.1f}", *ratios])
    head = ["choices a second", "compiled", "interpreted", "ratio", *(f"x {column}" for column in BESIDE)]
    return Table("Our random games, and how many times a peer's choices a second that is, compiled", head, rows)


def peer_rates(figures: Figures) -> Table:
    rows = []
    for case in figures.answers[PEERS]:
        if case in SEARCH_CASES:
            continue
        choices, steps = figures.rate(PEERS, case), figures.rate(PEERS, case, "steps")
        length = figures.choices_a_game(PEERS, case)
        rows.append([PEER_NAMES.get(case, case), f"{choices:,.0f}", f"{steps:,.0f}", f"{length:.1f}"])
    return Table("The peers", ["", "choices a second", "steps a second, chance included", "choices a game"], rows)


def small_costs(figures: Figures) -> Table:
    rows = []
    for slug, about in figures.games.items():
        for built in (COMPILED, INTERPRETED):
            weight = figures.about[built]["games"][slug]["bytes"]
            micros = [f"{figures.micros(built, f'{slug}-{case}'):.2f}" for case in ("clone", "imagine")]
            length = figures.choices_a_game(built, f"{slug}-python")
            rows.append([f"{about['title']}, {built}", *micros, f"{weight:,.0f}", f"{length:.1f}"])
    return Table("States", ["", "clone, µs", "imagine, µs", "bytes", "choices a game"], rows)


def bar_row(bar: Bar) -> list[str]:
    sign = "at least" if bar.unit == "x" else "under"
    steps = NONE if bar.steps is None else f"{bar.steps:.2f} x"
    result = "reached" if bar.reached else "NOT reached"
    return [bar.what, f"{sign} {bar.wanted:g} {bar.unit}", f"{bar.figure:.2f} {bar.unit}", steps, result]


def tables(figures: Figures) -> list[Table]:
    head = ["", "bar", "figure", "over its steps, chance included", ""]
    shown = Table("The bars", head, [bar_row(bar) for bar in bars(figures)])
    return [our_rates(figures), peer_rates(figures), small_costs(figures), search_rates(figures), shown]


def heading(figures: Figures) -> str:
    packages = ", ".join(f"{name} {version}" for name, version in figures.versions.items())
    usual, worst = figures.noise()
    return (
        f"{figures.day}. {figures.machine}. {packages}. CPU time, the best of {figures.rounds} interleaved rounds of "
        f"{figures.seconds:g} s a case; the best round beat the worst by {usual:.0%} in the usual case, "
        f"by {worst:.0%} in the noisiest."
    )


def text(figures: Figures) -> str:
    return "\n\n".join([heading(figures), *(table.text() for table in tables(figures))])


def check_markers(page: Path, markers: tuple[str, str] = BENCH) -> None:
    """So that a run of minutes does not end at a page it cannot be written into."""
    begin, end = markers
    if not page.is_file():
        raise BenchError(f"There is no page {page}.")
    if page.read_text(encoding="utf-8").partition(begin)[2].count(end) != 1:
        raise BenchError(f"{page} wants the line {begin!r} and, after it, one line {end!r}.")


def markdown(figures: Figures) -> list[str]:
    return [heading(figures), *(table.markdown() for table in tables(figures))]


def tell(tables: list[Table], page: Path | None, markers: tuple[str, str]) -> None:
    """Print them, and write them into the page, if there is one, with what was measured."""
    print("\n\n".join(table.text() for table in tables))
    if page is not None:
        about = f"{build()[0].upper()}{build()[1:]}, commit {commit_of()}."
        write_into(page, [about, *(table.markdown() for table in tables)], markers)


def write_into(page: Path, parts: list[str], markers: tuple[str, str] = BENCH) -> None:
    """Put them between the two markers of the page."""
    begin, end = markers
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    page.write_text(before + "\n\n".join([begin, *parts, end]) + rest.partition(end)[2], encoding="utf-8")
