"""`sitdown replay`: a record told again, as the whole truth or as one seat saw and heard it."""

from __future__ import annotations

import argparse
import sys

from sitdown.cli.arguments import language
from sitdown.cli.terminal.branch import say_origin
from sitdown.cli.terminal.console import InputClosed, Terminal
from sitdown.cli.terminal.names import seat_names, words_for
from sitdown.cli.terminal.recorded_play import RecordedPlay
from sitdown.cli.terminal.result import result
from sitdown.cli.verify import true_record
from sitdown.engine.record import Record
from sitdown.table.views.event_log import OpenLog


def run(args: argparse.Namespace) -> int:
    game, record = true_record(args.file, args.seat)
    lang = language(args.lang)
    log = OpenLog()
    state = record.start(game, log)
    played = RecordedPlay(state, log, record.seed, seat_names(record.seats, lang), lang)
    teller = Teller(Terminal(sys.stdin, sys.stdout), played, args.seat)
    try:
        teller.tell(record, args.step)
    except (InputClosed, KeyboardInterrupt):
        print(words_for(lang).say("goodbye"))
    return 0


class Teller:
    """Tells a play. To a seat it tells only what that seat knew: others' choices are heard, never read from the record.

    Nor are they counted: with a seat there are no numbers to moves and no stops at what the seat did not hear.
    """

    def __init__(self, terminal: Terminal, played: RecordedPlay, seat: int | None) -> None:
        self.terminal = terminal
        self.played = played
        self.seat = seat
        self._told = 0
        self._all_heard = played.hides_nothing()  # the log of an open game tells every choice by itself

    def tell(self, record: Record, step: bool) -> None:
        self.terminal.say(self._heading())
        if record.origin:
            self.terminal.say(say_origin(record.origin, words_for(self.played.lang)))
        for line in self._news():
            self.terminal.say(f"      {line}" if self.seat is None else f"  {line}")
        if step:
            self._stop()
        for number, (actor, action) in enumerate(record.moves, 1):
            move = self._move(actor, action)
            self.played.apply(actor, [action])
            news = self._news()
            lines = news if self._all_heard and news else [*move, *(f"  {line}" for line in news)]
            count = f"{number:>4}. " if self.seat is None else "  "
            for line in lines:
                self.terminal.say(f"{count}{line}")
                count = " " * len(count)
            if step and lines and number < len(record.moves):
                self._stop()
        self._show_table()
        for line in result(self.played, with_seed=self.seat is None):
            self.terminal.say(line)

    def _heading(self) -> str:
        """What is told, and to whom; not the seed, which would tell a seat everything."""
        words, title = words_for(self.played.lang), self.played.game.title
        if self.seat is None:
            return words.say("replay-open", game=title)
        return words.say("replay-seat", game=title, name=self.played.names[self.seat], seat=str(self.seat))

    def _move(self, actor: int, action: int) -> list[str]:
        """The choice in its player's words, if it may be told."""
        if self.seat not in (None, actor):
            return []
        said = self.played.game.say_action(self.played.view(actor), action, self.played.lang)
        return [f"{self.played.names[actor]}: {said}"]

    def _news(self) -> list[str]:
        if self.seat is not None:
            return self.played.news(self.seat)
        begin, self._told = self._told, len(self.played.log.open)
        return self.played.open_news(begin)

    def _show_table(self) -> None:
        view = self.played.open_view() if self.seat is None else self.played.view(self.seat)
        self.terminal.say()
        self.terminal.say(self.played.game.draw(view, self.played.lang).rstrip())
        self.terminal.say()

    def _stop(self) -> None:
        self._show_table()
        if self.terminal.ask(words_for(self.played.lang).say("next")).casefold() in ("q", "quit"):
            raise InputClosed
