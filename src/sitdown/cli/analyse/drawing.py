"""The curves of an analysis as SVG: a line for each seat, told apart by colour and by dashes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

WIDTH: Final = 720
HEIGHT: Final = 330
LEFT, RIGHT, TOP, BOTTOM = 76, 24, 52, 34  # around the plot
DASHES: Final = ("none", "10 5", "3 4", "14 4 3 4", "6 3", "1 5", "18 6")
STEPS: Final = 4  # between the marks of an axis


def curves(points: Sequence[dict[str, Any]], which: str, names: Sequence[str], turns: Sequence[dict[str, Any]]) -> str:
    """The chances of one kind (`open` or `onlooker`) over the moves; turning points are marked with their numbers."""
    last = int(points[-1]["moves"])

    def x(moves: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * moves / max(1, last)

    parts = [*_axes(last, x)]
    for number, turn in enumerate(turns, 1):
        at = x(turn["move"])
        parts.append(f'<line x1="{at:.1f}" y1="{TOP}" x2="{at:.1f}" y2="{HEIGHT - BOTTOM}" class="turn"/>')
        parts.append(f'<text x="{at:.1f}" y="{TOP - 8 - 20 * (number % 2)}" class="middle">{number}</text>')
    for seat in range(len(names)):
        line = " ".join(f"{x(point['moves']):.1f},{_y(point[which][seat]):.1f}" for point in points)
        parts.append(f'<polyline points="{line}" class="line seat-{seat % len(DASHES)}"/>')
    told = "; ".join(f"{name}: {_percents(points, which, seat)}" for seat, name in enumerate(names))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    inside = "\n".join(parts)
    return f'<svg {size} role="img" aria-label="{escape(told)}" xmlns="http://www.w3.org/2000/svg">\n{inside}\n</svg>'


def key_line(seat: int) -> str:
    """A piece of the seat's line, for a legend."""
    kind = f'class="line seat-{seat % len(DASHES)}"'
    return f'<svg class="key" viewBox="0 0 44 10" aria-hidden="true"><line x1="1" y1="5" x2="43" y2="5" {kind}/></svg>'


def line_styles() -> str:
    return "\n".join(
        f"svg .seat-{seat} {{ stroke: var(--seat-{seat}); stroke-dasharray: {dash} }}"
        for seat, dash in enumerate(DASHES)
    )


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)


def _axes(last: int, x: Callable[[int], float]) -> list[str]:
    parts = []
    for step in range(STEPS + 1):
        share = step / STEPS
        y, moves = _y(share), round(last * share)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" class="axis"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 5:.1f}" class="end">{100 * share:.0f} %</text>')
        parts.append(f'<text x="{x(moves):.1f}" y="{HEIGHT - 8}" class="middle">{moves}</text>')
    return parts


def _percents(points: Sequence[dict[str, Any]], which: str, seat: int) -> str:
    return ", ".join(f"{100 * point[which][seat]:.0f} %" for point in points)
