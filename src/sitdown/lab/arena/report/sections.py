"""What a report tells, section by section: a heading, what it means in words, a table, and a plot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sitdown.lab.arena.report import plots
from sitdown.lab.arena.result import Against, Result


@dataclass
class Section:
    """One part of a report. The first column of the table is text, the others are figures."""

    title: str
    text: str
    head: list[str]
    rows: list[list[str]]
    plot: Callable[[], str] | None = None  # an SVG drawing of the same


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms"


def budget_of(result: Result) -> str:
    if result["repeatable"]:
        return f"{result['iterations']:,} iterations a choice"
    return f"{result['seconds']:g} s a choice"


def cpu_time(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.1f} s"
    return f"{seconds / 60:.1f} minutes" if seconds < 6000 else f"{seconds / 3600:.1f} hours"


def made_with(result: Result) -> str:
    """The versions and options, in a sentence."""
    words = {True: "on", False: "off"}
    values = {name: words[value] if isinstance(value, bool) else value for name, value in result["options"].items()}
    options = ", ".join(f"{name}={value}" for name, value in values.items()) or "none"
    return f"Sitdown {result['sitdown']} (code {result['code']}), rules {result['rules']}; options: {options}."


def how_played(result: Result) -> str:
    """How the games were played, in a sentence or two."""
    each = result["games_a_deal"]
    times = "once: all chairs are alike" if each == 1 else f"{each} times with the bots moved on by one chair"
    way = ", every second one the other way round" if result["both_ways"] else ""
    told = f"{result['deals']:,} {'deal' if result['deals'] == 1 else 'deals'}, each played {times}{way}."
    if len(result["tables"]) > 1:
        told += f" {len(result['tables'])} tables of {result['seats']} take the deals in turn."
    if result["games"] != result["asked"]:
        told += f" {result['asked']:,} games were asked for, rounded up."
    return told


def repeatable(result: Result) -> str:
    """Can the run be repeated? In a sentence."""
    if result["repeatable"]:
        return "The same arguments give the same games and figures again, on any number of workers; only times differ."
    return "Bots thought for a time in seconds, so this run cannot be repeated: another one gives other games."


def sections_of(result: Result) -> list[Section]:
    parts = [_shares(result), _places(result)]
    if len(result["bots"]) > 1:
        parts += [_ratings(result), _against(result)]
    return [*parts, _by_chair(result), _endings(result), _times(result)]


def _shares(result: Result) -> Section:
    fair = 1 / result["seats"]
    text = (
        "The share of the games that a bot wins, for each chair that it sits on; a shared first place is split. Bots "
        f"of equal strength have {percent(fair)}, the dashed line. The bar is the 95 % interval: the deal is its unit, "
        "since games on the same cards are not independent. A bot whose interval lies beyond the line is stronger, or "
        "weaker, than the others together."
    )
    rows = [
        [bot["name"], percent(bot["share"]), between(bot["low"], bot["high"]), f"{bot['games']:,}"]
        for bot in result["bots"]
    ]
    dots = [(bot["name"], bot["share"], bot["low"], bot["high"]) for bot in result["bots"]]
    return Section(
        "Wins", text, ["bot", "share", "95 %", "games"], rows, lambda: plots.dots(dots, (0, 1), fair, percent)
    )


def _places(result: Result) -> Section:
    text = (
        "How often a bot ends at which place, the first place leftmost and darkest, and its mean place with the 95 % "
        "interval; low is good. Equal places are shared and the next is skipped."
    )
    nth = [f"place {place + 1}" for place in range(result["seats"])]
    rows = [
        [
            bot["name"],
            f"{bot['place']:.2f}",
            f"{bot['place_low']:.2f} to {bot['place_high']:.2f}",
            *(percent(count / bot["chairs"]) for count in bot["places"]),
        ]
        for bot in result["bots"]
    ]
    bars = [(bot["name"], [count / bot["chairs"] for count in bot["places"]]) for bot in result["bots"]]
    return Section("Places", text, ["bot", "mean place", "95 %", *nth], rows, lambda: plots.stacked(bars))


def _ratings(result: Result) -> Section:
    text = (
        "Strength by openskill (Plackett-Luce), all starting at 25 ± 8.3, from all places in the order of the deals. "
        "The bar is two sigma to each side. Ratings compare bots that did not meet at the same table; where all did, "
        "the shares say it better."
    )
    rows = [[bot["name"], f"{bot['mu']:.1f}", f"{bot['sigma']:.1f}"] for bot in result["bots"]]
    dots = [
        (bot["name"], bot["mu"], bot["mu"] - 2 * bot["sigma"], bot["mu"] + 2 * bot["sigma"]) for bot in result["bots"]
    ]
    ends = min(low for _, _, low, _ in dots), max(high for *_, high in dots)
    return Section(
        "Ratings", text, ["bot", "mu", "sigma"], rows, lambda: plots.dots(dots, ends, None, lambda mu: f"{mu:.1f}")
    )


def _against(result: Result) -> Section:
    text = (
        "How often the bot of the row is placed before the bot of the column, of the games in which both take part; an "
        "equal place counts half. 50 % is even."
    )
    names = [bot["name"] for bot in result["bots"]]
    cells = {(pair["a"], pair["b"]): pair for pair in result["against"]}
    rows = [[a, *("-" if a == b else _with_interval(cells[a, b]) for b in names)] for a in names]
    grid = [[None if a == b else cells[a, b]["before"] for b in names] for a in names]
    return Section("Each against each", text, ["before", *names], rows, lambda: plots.grid(names, names, grid))


def _with_interval(pair: Against) -> str:
    return f"{percent(pair['before'])} ({between(pair['low'], pair['high'])})"


def _by_chair(result: Result) -> Section:
    text = (
        "The share of wins on each chair; the first chair is 0. Chairs are not equal in every game, which is why bots "
        "take turns on them."
    )
    names = [bot["name"] for bot in result["bots"]]
    chairs = [f"chair {number}" for number in range(result["seats"])]
    parts = [[one["share"] if one["games"] else None for one in bot["by_chair"]] for bot in result["bots"]]
    rows = [
        [name, *("-" if part is None else percent(part) for part in row)]
        for name, row in zip(names, parts, strict=True)
    ]
    return Section("By chair", text, ["bot", *chairs], rows, lambda: plots.grid(names, chairs, parts))


def _times(result: Result) -> Section:
    text = (
        "CPU time of the choices that left something to choose. It is measured, so it differs from run to run. "
        f"All games together took {cpu_time(result['times']['cpu'])} of CPU."
    )
    rows = [
        [bot["name"], f"{bot['choices']:,}", milliseconds(bot["mean"]), milliseconds(bot["p95"])]
        for bot in result["times"]["bots"]
    ]
    return Section("Time", text, ["bot", "choices", "mean", "95 % within"], rows)


def _endings(result: Result) -> Section:
    rows = [[name or "-", f"{count:,}", percent(count / result["games"])] for name, count in result["endings"].items()]
    text = f"How the games ended, after {result['choices']:,.1f} choices in the mean."
    return Section("Endings", text, ["ending", "games", "share"], rows)
