"""The reader of a view: what the players are called, and small things that all games say."""

from __future__ import annotations

from typing import Any

from sitdown.engine.words import Words, words_of


def is_reader(words: Words, name: str) -> bool:
    """Does a table mean the reader by this name?"""
    return name.casefold() in words.say("you-names").split()


def listed(words: Words, parts: list[str], how: str = "and") -> str:
    """ "a, b and c", "a, b or c"."""
    return words.say(f"list-{how}", first=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} × {count}"


class Reader:
    """A view, and the words to say it in. If the table adds `names` to its views, the players are called by them."""

    longest_name = 24

    def __init__(self, folder: str, view: dict[str, Any], lang: str) -> None:
        self.view = view
        self.words = words_of(folder, lang)
        self.say = self.words.say
        self.you: int | None = view["you"]
        self.phase: str = view["phase"]
        self.players: list[dict[str, Any]] = view["players"]

    def name(self, seat: int) -> str:
        given = self.view.get("names") or []
        name = str(given[seat]) if seat < len(given) else self.say("seat", number=seat + 1)
        return name if len(name) <= self.longest_name else f"{name[: self.longest_name - 1]}…"

    def is_me(self, seat: int | None) -> bool:
        return seat is not None and (seat == self.you or is_reader(self.words, self.name(seat)))

    def row_name(self, seat: int) -> str:
        """The same in a row of the table, where the reader is told who they are."""
        name = self.name(seat)
        return name if seat != self.you or is_reader(self.words, name) else self.say("seat-you", name=name)

    def whom(self, seat: int) -> str:
        """The same after a preposition."""
        return self.say("you-object") if self.is_me(seat) else self.name(seat)
