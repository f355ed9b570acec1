"""Draws docs/pictures/*.svg: moments of real games, as `sitdown play` prints them, in the colours of the house.

PYTHONPATH=src:. python -m tests.docs.terminal_pictures
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from sitdown.bots import SeatedBot, bot_of
from sitdown.engine.game import View
from sitdown.engine.rng import Rng
from sitdown.games import game_of

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ["You", "Nonna", "Il Contabile", "Don Ugo"]
NIGHT, MAHOGANY, FELT, DEEP_FELT = "#14110f", "#3a1d14", "#1f5244", "#0b1d19"
BRASS, BRASS_LIGHT, PAPER, SMOKE, ROOF = "#c9a24b", "#f0d58a", "#f3e9d2", "#d8c9a4", "#7a3b2a"
SEATS = {"1": "#e3b23c", "2": "#e0665c", "3": "#6ea8d6", "4": "#d9772b"}
WIDE, HIGH, SIZE = 8.4, 18.0, 14  # a letter, a line, the type
MARGIN, BAR = 24.0, 36.0


def screen(slug: str, seed: str, moment: Callable[[View], bool]) -> list[str]:
    """What the person on the first chair has on the screen at the first such moment; bots have played until then."""
    game = game_of(slug)
    state = game.start(len(NAMES), seed)
    seated = [
        SeatedBot(n, bot_of("thumb", f"{seed}/{n}"), Rng.seeded(f"{seed}/imagine/{n}")) for n in range(len(NAMES))
    ]
    while not (state.asked() == 0 and moment(state.view(0))):
        state.play(seated[state.asked()].choose(state))
    view = {**state.view(0), "names": NAMES}
    choices = [f"{number:>5}  {game.say_action(view, action, 'en')}" for number, action in enumerate(state.legal(0), 1)]
    lines = [*game.draw(view, "en").splitlines(), "", game.prompt(view, "en"), *choices[: 0 if len(choices) > 9 else 9]]
    return [*lines, ">"]


def palermo() -> list[str]:
    return screen("palermo", "tuesday", lambda view: view["phase"] == "gangster" and view["round"] == 3)


def capo() -> list[str]:
    return screen("capo", "tuesday", lambda view: view["phase"] == "suspect" and view["round"] == 2)


# -- colours ----------------------------------------------------------------------------------------------------------

FIELD_ROW = re.compile(r"^ {1,2}\d+ .{50,}$")
INKS: dict[str, list[tuple[re.Pattern[str], str]]] = {
    "palermo": [
        (re.compile(r"[●GPp]([1-4])"), "seat"),
        (re.compile(r"^  [> ] ([1-4]) \S+( \S+)*"), "seat"),
        (re.compile(r"[·]"), SMOKE),
        (re.compile(r"⌂"), BRASS_LIGHT),
        (re.compile(r"(?<=[ █])\d(?=[ ⌂GPp●█]+.*░)"), BRASS_LIGHT),
    ],
    "capo": [
        (re.compile(r"★+|−★+"), BRASS_LIGHT),
        (re.compile(r"[━▒]+"), BRASS),
        (re.compile(r"^ (Mission|Event|Next|Piles|Countdown|Signs|Worth|Wanted|So|Your \w+)\b"), BRASS),
        (re.compile(r"^ player .*"), SMOKE),
    ],
}


def inks(slug: str, line: str, number: int) -> list[str]:
    """A colour for each letter of a line."""
    colours = [BRASS_LIGHT if number == 0 or line.startswith(">") else PAPER] * len(line)
    for pattern, colour in INKS[slug]:
        for found in pattern.finditer(line):
            ink = SEATS[found[1]] if colour == "seat" else colour
            for at in range(*found.span()):
                colours[at] = ink
    return colours


# -- drawing ----------------------------------------------------------------------------------------------------------


def svg(slug: str, lines: list[str]) -> str:
    width = 2 * MARGIN + WIDE * max(map(len, lines))
    height = BAR + 2 * MARGIN + HIGH * len(lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
        f'height="{height:.0f}" font-family="\'DejaVu Sans Mono\', Menlo, Consolas, monospace" font-size="{SIZE}">',
        f"<title>sitdown play {slug}</title>",
        f'<linearGradient id="felt" x2="0" y2="1"><stop stop-color="{FELT}"/>'
        f'<stop offset="1" stop-color="{DEEP_FELT}"/></linearGradient>',
        f'<rect width="100%" height="100%" rx="10" fill="{NIGHT}"/>',
        f'<path d="M0 {BAR}V10a10 10 0 0 1 10-10H{width - 10:.0f}a10 10 0 0 1 10 10V{BAR}z" fill="{MAHOGANY}"/>',
        f'<path d="M0 {BAR}H{width:.0f}" stroke="{BRASS}"/>',
        *(f'<circle cx="{20 * n}" cy="18" r="5" fill="{BRASS}" opacity="{1.1 - n / 4:.2f}"/>' for n in (1, 2, 3)),
        f'<text x="{width / 2:.0f}" y="23" text-anchor="middle" fill="{SMOKE}">sitdown play {slug}</text>',
        *board(lines),
    ]
    for number, line in enumerate(lines):
        parts += letters(line, inks(slug, line, number), BAR + MARGIN + HIGH * number)
    return "\n".join([*parts, "</svg>"]) + "\n"


def board(lines: list[str]) -> list[str]:
    """Felt under the rows of a board, if there is one."""
    rows = [number for number, line in enumerate(lines) if FIELD_ROW.match(line)]
    if not rows:
        return []
    top, high = BAR + MARGIN + HIGH * (rows[0] - 1) - 4, HIGH * (len(rows) + 1) + 8
    wide = WIDE * (max(len(lines[number]) for number in rows) + 1)
    return [
        f'<rect x="{MARGIN - 6:.1f}" y="{top:.1f}" width="{wide + 12:.1f}" height="{high:.1f}" rx="6" '
        f'fill="url(#felt)" stroke="{BRASS}" stroke-opacity=".6"/>'
    ]


def letters(line: str, colours: list[str], top: float) -> list[str]:
    """One line: blocks as blocks, everything else as text, in runs of one colour without wide gaps."""
    parts = []
    for found in re.finditer(r"█+|░+|[^█░ ]+(?: [^█░ ]+)*", line):
        begin, end = found.span()
        if line[begin] in "█░":
            fill = ROOF if line[begin] == "█" else SMOKE
            thin = "" if line[begin] == "█" else ' opacity=".22"'
            parts.append(
                f'<rect x="{MARGIN + WIDE * begin:.1f}" y="{top:.1f}" width="{WIDE * (end - begin):.1f}" '
                f'height="{HIGH:.1f}" fill="{fill}"{thin}/>'
            )
            continue
        while begin < end:
            stop = begin + 1
            while stop < end and colours[stop] == colours[begin]:
                stop += 1
            word = line[begin:stop].strip()
            left = MARGIN + WIDE * line.index(word, begin)
            if word:
                parts.append(
                    f'<text x="{left:.1f}" y="{top + HIGH - 4.5:.1f}" fill="{colours[begin]}" '
                    f'textLength="{WIDE * len(word):.1f}">{escape(word)}</text>'
                )
            begin = stop
    return parts


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    return {"table.svg": svg("palermo", palermo()), "capo.svg": svg("capo", capo())}


def write_pictures() -> None:
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    write_pictures()
