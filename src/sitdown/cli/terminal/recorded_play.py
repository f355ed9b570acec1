"""One play at one terminal: the state, the log of each seat, and the record on disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sitdown.engine.game import State, View
from sitdown.engine.origin import Stretch
from sitdown.engine.record import Record
from sitdown.engine.refusal import Fact
from sitdown.lab import write_record
from sitdown.table.views.event_log import OpenLog

UNSAID = ("ready",)  # that a secret choice is made: the table shows it, and every line would be one too many


class RecordedPlay:
    """A play with names to the seats, written down as it goes."""

    def __init__(
        self,
        state: State,
        log: OpenLog,
        seed: str,
        names: list[str],
        lang: str,
        path: Path | None = None,
        origin: Sequence[Stretch] = (),
    ) -> None:
        self.game = state.game
        self.state = state
        self.seed = seed
        self.names = names
        self.lang = lang
        self.path = path
        self.log = log  # has listened to the state from its start
        self.record = Record.begin(state, seed, origin)
        self._told: dict[int | None, int] = {}
        self.write()

    def apply(self, seat: int, actions: list[int]) -> None:
        """Do one choice, all of it or none, and write it down before anything else happens."""
        self.state.apply_all(seat, actions)
        for action in actions:
            self.record.add(seat, action)
        if self.state.over:
            self.record.finish(self.state)
        self.write()

    def write(self) -> None:
        if self.path is not None:
            write_record(self.path, self.record)

    def view(self, seat: int | None) -> View:
        """What the seat may know, with the players' names."""
        return self.named(self.state.view(seat))

    def open_view(self) -> View:
        return self.named(self.state.open_view())

    def named(self, view: View) -> View:
        return {**view, "names": self.names}

    def hides_nothing(self) -> bool:
        """Is all that is on the table open to everybody?"""
        return self.state.view(None) == self.state.open_view()

    def heard(self, seat: int | None) -> list[str]:
        """All that this seat (None: an onlooker) has heard, in words."""
        return self._said(0, seat)

    def news(self, seat: int | None) -> list[str]:
        """What this seat has heard since it was last told."""
        begin = self._told.get(seat, 0)
        self._told[seat] = len(self.log.lines(seat))
        return self._said(begin, seat)

    def open_news(self, begin: int) -> list[str]:
        """All that happened since line `begin`, with every card named."""
        return self._in_words(self.log.open[begin:])

    def _said(self, begin: int, seat: int | None) -> list[str]:
        return self._in_words(self.log.lines(seat)[begin:])

    def _in_words(self, lines: list[dict[str, Fact]]) -> list[str]:
        said = (self.game.say_event(line, self.lang, self.names) for line in lines if line["event"] not in UNSAID)
        return [text for text in said if text]
