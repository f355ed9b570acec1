"""A list of choices as a person sees it: numbered lines, or a block of names when there are too many."""

from __future__ import annotations

import re
import shutil
import textwrap

from sitdown.cli.speech import Speech

FEW = 15
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
            width = min(shutil.get_terminal_size().columns, 100) - 4
            names = "  ".join(line.label.replace(" ", "\u00a0") for line in self.lines)
            return textwrap.indent(textwrap.fill(names, width), "    ").replace("\u00a0", " ")
        if self._own_numbers:
            return "    " + "  ".join(line.label for line in self.lines)
        return "\n".join(f"  {self.key(index):>3}  {line.label}" for index, line in enumerate(self.lines))

    def taken(self, text: str) -> list[int]:
        """What is left after this number or this label was typed; empty if there is no such entry."""
        for index, line in enumerate(self.lines):
            if (text == self.key(index) and not self.block) or text.casefold() == line.label.casefold():
                return line.actions
        return []

    def hinted(self, text: str) -> list[int]:
        """What is left after the beginning of a word was typed that stands in the label of one entry only."""
        if len(text) < PART:
            return []
        words = re.compile(r"(?<!\w)" + re.escape(text.casefold()))
        found = [line for line in self.lines if words.search(line.label.casefold())]
        return found[0].actions if len({line.label for line in found}) == 1 else []  # two alike: either will do


def flat(speech: Speech, actions: list[int]) -> Menu:
    """Every action a line."""
    return Menu([Line(speech.action(action), [action]) for action in actions])


def narrowing(speech: Speech, actions: list[int]) -> Menu:
    """Every action if they are few; else the next thing in which they differ: the kind, or an argument."""
    if len(actions) <= FEW:
        return flat(speech, actions)
    by_kind: dict[str, list[int]] = {}
    for action in actions:
        by_kind.setdefault(speech.game.actions.kind_of(action).name, []).append(action)
    if len(by_kind) == 1:
        return _by_argument(speech, actions)
    inner = _by_argument(speech, max(by_kind.values(), key=len))
    lines = [_kind_line(speech, name, same) for name, same in by_kind.items()]
    name = inner.lines[0].label
    return Menu(lines) if name.isdigit() else Menu(lines, inner.asks, name)


def _by_argument(speech: Speech, actions: list[int]) -> Menu:
    """The first argument in which these actions of one kind differ."""
    space = speech.game.actions
    for index, arg in enumerate(space.kind_of(actions[0]).args):
        by_value: dict[int, list[int]] = {}
        for action in actions:
            by_value.setdefault(space.decode(action)[1][index], []).append(action)
        if len(by_value) > 1:
            lines = [Line(speech.value(arg.of, value), same) for value, same in by_value.items()]
            return Menu(lines, speech.argument(arg.name), block=len(lines) > FEW)
    return flat(speech, actions)


def _kind_line(speech: Speech, name: str, actions: list[int]) -> Line:
    label = speech.action(actions[0]) if len(actions) == 1 else f"{speech.kind(speech.game.actions.kind(name))} …"
    return Line(label, actions)
