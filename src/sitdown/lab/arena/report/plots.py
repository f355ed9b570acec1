"""Plots as SVG: dots with intervals, stacked bars, a grid of shares. Colours are those of the page they stand on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
LABEL: Final = 180  # for the names on the left
VALUE: Final = 70  # for the figures on the right
ROW: Final = 30
LETTERS: Final = 24  # of a name that fit


def _short(name: str) -> str:
    return escape(name if len(name) <= LETTERS else "…" + name[1 - LETTERS :])


def _drawing(height: float, told: str, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height:g}"'
    inside = "\n".join(parts)
    return f'<svg {size} role="img" aria-label="{escape(told)}" xmlns="http://www.w3.org/2000/svg">\n{inside}\n</svg>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{text}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def dots(
    rows: Sequence[tuple[str, float, float, float]],
    ends: tuple[float, float],
    mark: float | None,
    said: Callable[[float], str],
) -> str:
    """A row for each name: a dot at its value, a bar from low to high; a dashed line at the mark."""
    low, high = ends
    wide = WIDTH - LABEL - VALUE

    def at(value: float) -> float:
        return LABEL + wide * (value - low) / ((high - low) or 1)

    height = ROW * (len(rows) + 1)
    parts = [_line(at(low), height - ROW, at(high), height - ROW, "axis")]
    parts += [_text(at(end), height - 8, said(end), "tick") for end in (low, (low + high) / 2, high)]
    if mark is not None:
        parts.append(_line(at(mark), 0, at(mark), height - ROW, "mark"))
    for number, (name, value, least, most) in enumerate(rows):
        y = ROW * number + ROW / 2
        parts.append(_text(LABEL - 12, y + 4, _short(name), "name"))
        parts.append(_line(at(least), y, at(most), y, "span"))
        parts.append(f'<circle cx="{at(value):.1f}" cy="{y:.1f}" r="6" class="dot"/>')
        parts.append(_text(WIDTH - 4, y + 4, said(value), "value"))
    told = "; ".join(f"{name}: {said(value)}, {said(least)} to {said(most)}" for name, value, least, most in rows)
    return _drawing(height, told, parts)


def stacked(rows: Sequence[tuple[str, list[float]]]) -> str:
    """A bar for each name, cut into parts of 1, the first one darkest."""
    wide = WIDTH - LABEL
    parts = []
    for number, (name, pieces) in enumerate(rows):
        y, x = ROW * number + 4, float(LABEL)
        parts.append(_text(LABEL - 12, y + ROW / 2, _short(name), "name"))
        for place, piece in enumerate(pieces):
            dark = 1 - 0.85 * place / max(1, len(pieces) - 1)
            box = f'x="{x:.1f}" y="{y}" width="{wide * piece:.1f}" height="{ROW - 8}"'
            parts.append(f'<rect {box} class="part" fill-opacity="{dark:.2f}"/>')
            if piece >= 0.07:
                kind = "on-dark" if dark > 0.5 else "on-light"
                parts.append(_text(x + wide * piece / 2, y + ROW / 2, f"{100 * piece:.0f} %", kind))
            x += wide * piece
    told = "; ".join(f"{name}: {', '.join(f'{100 * piece:.0f} %' for piece in pieces)}" for name, pieces in rows)
    return _drawing(ROW * len(rows), told, parts)


def grid(names: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[float | None]]) -> str:
    """A row for each name, a cell for each column, the darker the higher its share."""
    wide = (WIDTH - LABEL) / len(columns)
    fits = max(3, int(wide / 9))
    heads = [name if len(name) <= fits else "…" + name[1 - fits :] for name in columns]
    parts = [_text(LABEL + wide * (n + 0.5), 18, escape(head), "tick") for n, head in enumerate(heads)]
    for number, (name, row) in enumerate(zip(names, cells, strict=True)):
        y = ROW * (number + 1)
        parts.append(_text(LABEL - 12, y + ROW / 2 + 4, _short(name), "name"))
        for column, cell in enumerate(row):
            if cell is None:
                continue
            box = f'x="{LABEL + wide * column + 1:.1f}" y="{y + 1}" width="{wide - 2:.1f}" height="{ROW - 2}"'
            parts.append(f'<rect {box} class="part" fill-opacity="{0.08 + 0.92 * cell:.2f}"/>')
            kind = "on-dark" if cell > 0.5 else "on-light"
            parts.append(_text(LABEL + wide * (column + 0.5), y + ROW / 2 + 4, f"{100 * cell:.0f} %", kind))
    told = "a grid of shares; the table has the same figures"
    return _drawing(ROW * (len(names) + 1), told, parts)
