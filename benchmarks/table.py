"""A table of figures, for a terminal or in Markdown."""

from __future__ import annotations

from dataclasses import dataclass

NONE = "-"


@dataclass
class Table:
    """The first column is text, the others are figures."""

    title: str
    head: list[str]
    rows: list[list[str]]

    def text(self) -> str:
        lines = [self.head, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.head))]
        shown = []
        for first, *figures in lines:
            cells = (figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True))
            shown.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
        shown.insert(1, "  ".join("-" * width for width in widths))
        return "\n".join([self.title, *shown])

    def markdown(self) -> str:
        ruler = ["---", *["---:"] * (len(self.head) - 1)]
        lines = [f"| {' | '.join(line)} |" for line in (self.head, ruler, *self.rows)]
        return "\n".join([f"**{self.title}**", "", *lines])
