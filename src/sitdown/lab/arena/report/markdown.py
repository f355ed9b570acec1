"""The report in Markdown, with plots made of letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.lab.arena.report.sections import (
    Section,
    budget_of,
    how_played,
    made_with,
    percent,
    repeatable,
    sections_of,
)
from sitdown.lab.arena.result import Result

WIDTH: Final = 60  # letters of a plot


def markdown_page(title: str, result: Result, command: str = "") -> str:
    head = [
        f"# {title}: {result['games']:,} games at {result['seats']} seats",
        f"{how_played(result)} Seed `{result['seed']}`, {budget_of(result)}. {repeatable(result)}",
        made_with(result),
    ]
    if command:
        head.append(f"```sh\n{command}\n```")
    parts = [_section(section, result) for section in sections_of(result)]
    return "\n\n".join([*head, *parts]) + "\n"


def _section(section: Section, result: Result) -> str:
    plot = [f"```text\n{shares_in_letters(result)}\n```"] if section.title == "Wins" else []
    return "\n\n".join([f"## {section.title}", section.text, *plot, table(section.head, section.rows)])


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    ruler = ["---", *["---:"] * (len(head) - 1)]
    lines = (head, ruler, *([cell.replace("|", "\\|") for cell in row] for row in rows))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def shares_in_letters(result: Result) -> str:
    """A line for each bot from 0 to 100 %: `●` its share, `─` the interval, `┊` what is fair."""
    wide = max(len(bot["name"]) for bot in result["bots"])
    fair = _at(1 / result["seats"])
    lines = [f"{'':<{wide}}  0 %{'100 %':>{WIDTH - 2}}"]
    for bot in result["bots"]:
        cells = [" "] * (WIDTH + 1)
        cells[fair] = "┊"
        for place in range(_at(bot["low"]), _at(bot["high"]) + 1):
            cells[place] = "─"
        cells[_at(bot["share"])] = "●"
        lines.append(f"{bot['name']:<{wide}}  {''.join(cells)}  {percent(bot['share'])}")
    return "\n".join(line.rstrip() for line in lines)


def _at(part: float) -> int:
    return round(WIDTH * part)
