"""Text layout for drawings in a terminal: columns, grids, wrapped lists."""

from __future__ import annotations

import textwrap

WIDTH = 100
COLUMNS = 3  # of a grid
DOT, NO_BREAK = "·", "\u00a0"


def headline(title: str, what: str) -> str:
    """The first line: the game at the left, where it stands at the right."""
    return f"━━ {title} {'━' * (WIDTH - len(title) - len(what) - 8)} {what} ━━"


def in_columns(rows: list[tuple[str, str]], indent: str = " ") -> list[str]:
    """Labels at the left, texts at the right, in as many lines as they need; no item of a list is torn apart."""
    width = max((len(label) for label, _ in rows), default=0)
    lines: list[str] = []
    for label, text in rows:
        first = f"{indent}{label:<{width}}  " if width else indent
        lines += wrapped(whole_items(text, WIDTH - len(first)), first, " " * len(first))
    return [line.replace(NO_BREAK, " ") for line in lines]


def whole_items(text: str, width: int) -> str:
    """A list with its blanks made unbreakable inside each item that fits into a line."""
    items = text.split(f" {DOT} ")
    whole = [item.replace(" ", NO_BREAK) if len(item) + 2 <= width else item for item in items]
    return f"{NO_BREAK}{DOT} ".join(whole) if len(items) > 1 else text


def wrapped(text: str, first: str, rest: str) -> list[str]:
    found = textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    return found or [first]


def aligned(rows: list[list[str]], right: set[int]) -> list[str]:
    """Rows of cells in columns, those named in `right` ending together; two blanks between them."""
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(f"{cell:>{wide[i]}}" if i in right else f"{cell:<{wide[i]}}" for i, cell in enumerate(row))
        for row in rows
    ]


def in_grid(label: str, cells: list[str]) -> list[str]:
    """Cells in columns behind a label; a cell that is too long for its column takes the next ones too."""
    wide = (WIDTH - len(label)) // COLUMNS
    lines = [label]
    used = 0
    for cell in cells:
        takes = min(COLUMNS, -(-(len(cell) + 2) // wide))  # rounded up; two blanks stand between cells
        if used + takes > COLUMNS:
            lines.append(" " * len(label))
            used = 0
        parts = textwrap.wrap(cell, WIDTH - len(label)) if takes == COLUMNS else [cell]
        lines[-1] += f"{parts[0]:<{takes * wide}}"
        lines += [f"{' ' * len(label)}{part}" for part in parts[1:]]
        used += takes
    return [line.rstrip() for line in lines]


def side_by_side(cells: list[list[str]], widths: list[int], indent: str) -> list[str]:
    """Cells of several lines each, beside each other."""
    wide = list(zip(cells, widths, strict=True))
    columns = [[part for line in cell for part in textwrap.wrap(line, width) or [""]] for cell, width in wide]
    height = max(len(column) for column in columns)
    padded = [column + [""] * (height - len(column)) for column in columns]
    rows = zip(*padded, strict=True)
    return [indent + "  ".join(f"{part:<{width}}" for part, width in zip(row, widths, strict=True)) for row in rows]
