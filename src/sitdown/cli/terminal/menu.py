"""A list of choices as a person sees it: numbered lines, or a block of columns when there are too many."""

from __future__ import annotations

import re
import shutil

from sitdown.cli.terminal.phrases import Phrases

FEW = 15
WIDEST = 100  # columns of a terminal that a block makes use of
PART = 3  # fewer letters of a label are too easily a slip


class Line:
    """One entry: what it says, and the actions that are left if it is taken."""

    def __init__(self, label: str, actions: list[int]) -> None:
        self.label = label
        self.actions = actions


class Menu:
    """Entries; the words for what is asked (none when the entries are whole actions); a name that would do as well."""

    def __init__(self, lines: list[Line], asks: str = "", example: str = "", block: bool = False) -> None:
        self.lines = lines
        self.asks = asks
        self.example = example
        self.block = block
        self._own_numbers = all(line.label.isdigit() for line in lines)

    def key(self, index: int) -> str:
        """What is typed for an entry: its number in the list; entries that are numbers themselves stand for that."""
        return self.lines[index].label if self._own_numbers else str(index + 1)

    def text(self) -> str:
        if self.block:
            return self._in_columns()
        if self._own_numbers:
            return "    " + "  ".join(line.label for line in self.lines)
        return "\n".join(f"  {self.key(index):>3}  {line.label}" for index, line in enumerate(self.lines))

    def _in_columns(self) -> str:
        """Too many for a line each, but each with what is typed for it."""
        cells = [line.label for line in self.lines]
        if not self._own_numbers:
            cells = [f"{self.key(index):>3} {label}" for index, label in enumerate(cells)]
        wide = max(len(cell) for cell in cells) + 2
        across = max(1, (min(shutil.get_terminal_size().columns, WIDEST) - 2) // wide)
        rows = [cells[first : first + across] for first in range(0, len(cells), across)]
        return "\n".join("  " + "".join(cell.ljust(wide) for cell in row).rstrip() for row in rows)

    def taken(self, text: str) -> list[int]:
        """What is left after this number or this label was typed; empty if there is no such entry."""
        for index, line in enumerate(self.lines):
            if text == self.key(index) or text.casefold() == line.label.casefold():
                return line.actions
        return []

    def hinted(self, text: str) -> list[int]:
        """What is left after the beginning of a word was typed that stands in the label of one entry only."""
        if len(text) < PART:
            return []
        words = re.compile(r"(?<!\w)" + re.escape(text.casefold()))
        found = [line for line in self.lines if words.search(line.label.casefold())]
        return found[0].actions if len({line.label for line in found}) == 1 else []  # two alike: either will do


def flat(phrases: Phrases, actions: list[int]) -> Menu:
    """Every action a line."""
    return Menu([Line(phrases.action(action), [action]) for action in actions])


def narrowing(phrases: Phrases, actions: list[int]) -> Menu:
    """Every action if they are few; else the next thing in which they differ: the kind, or an argument."""
    if len(actions) <= FEW:
        return flat(phrases, actions)
    by_kind: dict[str, list[int]] = {}
    for action in actions:
        by_kind.setdefault(phrases.game.actions.kind_of(action).name, []).append(action)
    if len(by_kind) == 1:
        return _by_argument(phrases, actions)
    inner = _by_argument(phrases, max(by_kind.values(), key=len))
    lines = [_kind_line(phrases, name, same) for name, same in by_kind.items()]
    name = inner.lines[0].label
    return Menu(lines) if name.isdigit() else Menu(lines, inner.asks, name)


def _by_argument(phrases: Phrases, actions: list[int]) -> Menu:
    """The first argument in which these actions of one kind differ."""
    space = phrases.game.actions
    for index, arg in enumerate(space.kind_of(actions[0]).args):
        by_value: dict[int, list[int]] = {}
        for action in actions:
            by_value.setdefault(space.decode(action)[1][index], []).append(action)
        if len(by_value) > 1:
            lines = [Line(phrases.value(arg.of, value), same) for value, same in by_value.items()]
            return Menu(lines, phrases.argument(arg.name), block=len(lines) > FEW)
    return flat(phrases, actions)


def _kind_line(phrases: Phrases, name: str, actions: list[int]) -> Line:
    label = phrases.action(actions[0]) if len(actions) == 1 else f"{phrases.kind(phrases.game.actions.kind(name))} …"
    return Line(label, actions)
