"""An analysis as one HTML page that needs nothing else: styles and drawings are in it, and there are no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from sitdown import __version__
from sitdown.cli.analyse.drawing import curves, key_line, line_styles
from sitdown.cli.analyse.words import analysis_words
from sitdown.engine import Game, Record
from sitdown.teach.analysis import points_of, signed, tell_curve, tell_missed

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --ink: #1d1b19; --paper: #faf8f4; --quiet: #6b645c; --line: #d8d1c6;
  --seat-0: #96700a; --seat-1: #b3261e; --seat-2: #1f5f99; --seat-3: #3c3c48; --seat-4: #33702f; --seat-5: #6d3fa0;
  --seat-6: #b3500f
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #efeae2; --paper: #191715; --quiet: #a79f94; --line: #3b3631;
    --seat-0: #e8c04e; --seat-1: #f08078; --seat-2: #79b4e8; --seat-3: #d5d5de; --seat-4: #86c982; --seat-5: #c3a2ec;
    --seat-6: #f0a066
  }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 46rem; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem } .quiet, figcaption { color: var(--quiet) }
figure { margin: 1rem 0 } figure svg { width: 100%; height: auto } li { margin: .4rem 0 }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: .5rem 0 }
.legend li { margin: 0 } svg.key { width: 44px; height: 10px; margin-right: .5rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); text-align: right }
th:first-child, td:first-child { text-align: left } td { white-space: nowrap }
code { overflow-wrap: anywhere }
svg text { font: 13px system-ui, sans-serif; fill: var(--quiet) }
svg .end { text-anchor: end } svg .middle { text-anchor: middle }
svg .axis { stroke: var(--line) } svg .turn { stroke: var(--quiet); stroke-dasharray: 2 4 }
svg .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
@media (max-width: 40rem) { figure svg text { font-size: 22px } figure svg .line { stroke-width: 4.5 } }
"""
PARTS: Final = ("deal", "chance", "own", "others", "total")


def page(game: Game, record: Record, document: dict[str, Any], names: list[str], lang: str, command: str) -> str:
    """The whole page; `command` makes it again."""
    words = analysis_words(lang)
    title = words.say("page-title", game=game.title)
    about = words.say("page-about", seats=record.seats, moves=len(record.moves), winners=_winners(record, names, lang))
    sections = [*_curves(document["curve"], names, lang), *_turns(game, record, document, names, lang)]
    sections += [_luck(document["curve"]["luck"], names, lang), *_missed(game, record, document, names, lang)]
    inside = "\n".join(sections)
    made = words.say("page-made", version=__version__, command="\n").split("\n")
    return f"""\
<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{STYLE}{line_styles()}
</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{escape(about)}</p>
{inside}
<p class="quiet">{escape(made[0])}<code>{escape(command)}</code>{escape(made[1])}</p>
</body>
</html>
"""


def _winners(record: Record, names: list[str], lang: str) -> str:
    ranking: Any = (record.result or {}).get("ranking", [])
    won = [name for name, place in zip(names, ranking, strict=True) if place == 1]
    return analysis_words(lang).say("page-won", names=", ".join(won))


def _section(title: str, *inside: str) -> str:
    return "\n".join(["<section>", f"<h2>{escape(title)}</h2>", *inside, "</section>"])


def _curves(curve: dict[str, Any], names: list[str], lang: str) -> list[str]:
    words = analysis_words(lang)
    lines = (f"<li>{key_line(seat)}{escape(name)}</li>" for seat, name in enumerate(names))
    legend = f'<ul class="legend">{"".join(lines)}</ul>'
    sections = []
    for which, turns in (("open", curve["turns"]), ("onlooker", [])):
        drawn = curves(curve["points"], which, names, turns)
        about = f"<figcaption>{escape(words.say(f'page-{which}-about'))}</figcaption>"
        title = words.say(f"page-{which}")
        summary = f"<summary>{escape(words.say('page-figures'))}</summary>"
        figures = f"<details>{summary}\n{_figures(curve, which, names, lang)}</details>"
        sections.append(_section(title, legend, f"<figure>\n{drawn}\n{about}\n</figure>", figures))
    return sections


def _figures(curve: dict[str, Any], which: str, names: list[str], lang: str) -> str:
    rows = [[str(point["moves"]), *(f"{100 * chance:.0f} %" for chance in point[which])] for point in curve["points"]]
    return _table([analysis_words(lang).say("moves"), *names], rows)


def _turns(game: Game, record: Record, document: dict[str, Any], names: list[str], lang: str) -> list[str]:
    words = analysis_words(lang)
    told = tell_curve(game, record, document["curve"], lang, names)["turns"]
    return [_section(words.say("page-turns"), _list(told, "ol") if told else _paragraph(words.say("no-turns")))]


def _luck(luck: Sequence[dict[str, float]], names: list[str], lang: str) -> str:
    words = analysis_words(lang)
    head = [words.say(f"page-{name}") for name in ("player", *PARTS, "error")]
    rows = []
    for name, parts in zip(names, luck, strict=True):
        shown = points_of(parts)
        rows.append([name, *(signed(shown[part]) for part in PARTS), f"{100 * parts['error']:.0f}"])
    return _section(words.say("page-luck"), _paragraph(words.say("page-luck-about")), _table(head, rows))


def _missed(game: Game, record: Record, document: dict[str, Any], names: list[str], lang: str) -> list[str]:
    if "seat" not in document:
        return []
    words, seat = analysis_words(lang), document["seat"]
    told = tell_missed(game, record, seat, document["missed"], lang, names)
    about = _paragraph(words.say("page-missed-about"))
    found = _list(told, "ul") if told else _paragraph(words.say("nothing-missed", name=names[seat]))
    return [_section(words.say("page-missed", name=names[seat]), about, found)]


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _list(told: Sequence[str], kind: str) -> str:
    return f"<{kind}>\n" + "\n".join(f"<li>{escape(one)}</li>" for one in told) + f"\n</{kind}>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="scroll"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{lines}\n</tbody></table></div>'
