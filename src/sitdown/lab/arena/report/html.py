"""The report as one HTML page that needs nothing else: styles and drawings are in it, and there are no scripts."""

from __future__ import annotations

from html import escape
from typing import Final

from sitdown.lab.arena.report.sections import Section, budget_of, how_played, made_with, repeatable, sections_of
from sitdown.lab.arena.result import Result

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --ink: #1d1b19; --paper: #faf8f4; --quiet: #6b645c; --line: #d8d1c6; --strong: #8a1c1c
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #efeae2; --paper: #191715; --quiet: #a79f94; --line: #3b3631; --strong: #e2706a }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 46rem; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem } p.quiet, figcaption { color: var(--quiet) }
figure { margin: 1rem 0 } svg { width: 100%; height: auto }
pre { white-space: pre-wrap; background: #8881; padding: .75rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink) }
svg .name, svg .value { text-anchor: end } svg .tick { text-anchor: middle; fill: var(--quiet) }
svg .on-dark, svg .on-light { text-anchor: middle } svg .on-dark { fill: var(--paper) }
svg .axis { stroke: var(--line) } svg .mark { stroke: var(--quiet); stroke-dasharray: 4 4 }
svg .span { stroke: var(--strong); stroke-width: 4; stroke-linecap: round; opacity: .5 }
svg .dot, svg .part { fill: var(--strong) }"""


def html_page(title: str, result: Result, command: str = "") -> str:
    name = f"{title}: {result['games']:,} games at {result['seats']} seats"
    told = f"{how_played(result)} Seed {result['seed']}, {budget_of(result)}. {repeatable(result)}"
    again = f"<pre>{escape(command)}</pre>\n" if command else ""
    parts = "\n".join(_section(section) for section in sections_of(result))
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(name)}</title>
<style>
{STYLE}
</style>
</head>
<body>
<h1>{escape(name)}</h1>
<p>{escape(told)}</p>
<p class="quiet">{escape(made_with(result))}</p>
{again}{parts}
</body>
</html>
"""


def _section(section: Section) -> str:
    text = escape(section.text)
    told = f"<p>{text}</p>"
    if section.plot is not None:
        told = f"<figure>\n{section.plot()}\n<figcaption>{text}</figcaption>\n</figure>"
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in section.head)
    rows = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in section.rows)
    table = f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>'
    return f"<section>\n<h2>{escape(section.title)}</h2>\n{told}\n{table}\n</section>"
