"""`sitdown play`: people at the terminal, bots around them, or bots among themselves."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sitdown.bots import Chair, bot_of
from sitdown.cli.asked import (
    PERSON,
    fresh_seed,
    game_named,
    language,
    options_from,
    players_for_play,
    seats_for,
    started,
)
from sitdown.cli.door import choose_game, choose_seats
from sitdown.cli.errors import INTERRUPTED, CommandError
from sitdown.cli.names import names_for, words_for
from sitdown.cli.person import Person
from sitdown.cli.result import result
from sitdown.cli.sitting import Sitting
from sitdown.cli.terminal import Left, Terminal
from sitdown.engine.rng import Rng
from sitdown.table.ear import OpenEar


def run(args: argparse.Namespace) -> int:
    """Play one game; whoever leaves, leaves with a word."""
    lang = language(args.lang)
    words = words_for(lang)
    terminal = Terminal(sys.stdin, sys.stdout)
    evening = None
    code = 0
    try:
        evening = _evening(args, lang, terminal)
        evening.play()
        return 0
    except Left:
        pass
    except KeyboardInterrupt:
        terminal.say()
        code = INTERRUPTED
    terminal.say(words.say("goodbye"))
    if evening is not None and evening.sitting.path is not None:
        terminal.say(f"{words.say('the-record')} {evening.sitting.path}")
    return code


def _evening(args: argparse.Namespace, lang: str, terminal: Terminal) -> Evening:
    """The play that was asked for; what was not said on the command line and has no default is asked at the door."""
    if args.game is None:
        game = choose_game(terminal, lang)
        seats = choose_seats(terminal, game, lang) if args.seats is None else args.seats
    else:
        game = game_named(args.game)
        seats = seats_for(game, args.seats)
    seed = fresh_seed() if args.seed is None else args.seed
    log = OpenEar()
    state = started(game, seats, seed, options_from(args.option), log)
    players = players_for_play(args.bots, seats)
    path = None if args.record is None else Path(args.record)
    try:
        sitting = Sitting(state, log, seed, names_for(players, lang), lang, path)
    except OSError as error:
        raise CommandError(f"record: {path} cannot be written: {error.strerror}") from None
    return Evening(terminal, sitting, players)


class Evening:
    """One game from the deal to the ranking, with everybody who sits at it."""

    def __init__(self, terminal: Terminal, sitting: Sitting, players: list[str]) -> None:
        self.terminal = terminal
        self.sitting = sitting
        self.players = players
        self.words = words_for(sitting.lang)
        self.person = Person(terminal, sitting)
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.chairs = {
            seat: Chair(seat, bot_of(name, f"{sitting.seed}/bot/{seat}"), Rng.seeded(f"{sitting.seed}/imagine/{seat}"))
            for seat, name in enumerate(players)
            if name != PERSON
        }
        self._looking: int | None = None  # the person whose secrets may be on the screen
        self._printed = 0
        self._warned = False

    def play(self) -> None:
        self._welcome()
        state = self.sitting.state
        while (seat := state.next_to_ask()) >= 0:
            if seat in self.chairs:
                self._apply(seat, [self.chairs[seat].choose(state)])
            else:
                self._draw_curtain(seat)
                self._apply(seat, self.person.choose(seat))
            if not self.people:
                self._print_truth()
        self._end()

    def _apply(self, seat: int, actions: list[int]) -> None:
        """Do it; a disk that is full spoils the record, not the evening."""
        try:
            self.sitting.apply(seat, actions)
        except OSError as error:
            if not self._warned:
                self.terminal.say(self.words.say("no-record", reason=error.strerror or ""))
            self._warned = True

    def _welcome(self) -> None:
        who = ", ".join(
            name if player == PERSON else self.words.say("bot", name=name, kind=player)
            for name, player in zip(self.sitting.names, self.players, strict=True)
        )
        self.terminal.say(self.words.say("welcome", game=self.sitting.game.title, players=who))
        if self.people:
            self.terminal.say(self.words.say("hint"))

    def _draw_curtain(self, seat: int) -> None:
        """Between two people at one keyboard nothing is to be seen, unless the game has no secrets."""
        if len(self.people) == 1:
            return
        name = self.sitting.names[seat]
        if self._looking != seat and not self.sitting.hides_nothing():
            if self._looking is not None:
                self.terminal.clear()
            if self.person.leaves(self.terminal.ask(self.words.say("curtain", name=name) + " ")):
                raise Left
            self.terminal.clear()
        self._looking = seat
        self.terminal.say()
        self.terminal.say(self.words.say("your-turn", name=name))

    def _print_truth(self) -> None:
        for line in self.sitting.open_news(self._printed):
            self.terminal.say(f"  {line}")
        self._printed = len(self.sitting.log.open)

    def _end(self) -> None:
        """What everybody may see: the last news, the table, the ranking."""
        sitting = self.sitting
        if len(self.people) > 1 and not sitting.hides_nothing():
            self.terminal.clear()
        if len(self.people) == 1:
            self.person.tell_news(self.people[0])
            view = sitting.view(self.people[0])
        elif self.people:
            view = sitting.view(None)
        else:
            view = sitting.open_view()
        self.terminal.say()
        self.terminal.say(sitting.game.draw(view, sitting.lang).rstrip())
        self.terminal.say()
        for line in result(sitting):
            self.terminal.say(line)
