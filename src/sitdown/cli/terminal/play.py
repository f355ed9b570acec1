"""`sitdown play`: people at the terminal, bots around them, or bots among themselves."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sitdown.bots import SeatedBot, seat_bot
from sitdown.bots.thinking_time import SECONDS
from sitdown.bots.whole_choice import parts_of_choice
from sitdown.cli.arguments import PERSON, fresh_seed, game_named, language, options_from, players_for_play
from sitdown.cli.errors import INTERRUPTED, CommandError
from sitdown.cli.learn.first_game import Explanations, first_game_for
from sitdown.cli.terminal.branch import beginning, game_of_play, say_origin
from sitdown.cli.terminal.choose_game import choose_game, choose_level, choose_seats
from sitdown.cli.terminal.console import InputClosed, Terminal
from sitdown.cli.terminal.names import names_for, words_for
from sitdown.cli.terminal.person import Explain, Person
from sitdown.cli.terminal.recorded_play import RecordedPlay
from sitdown.cli.terminal.result import result
from sitdown.table.bot_names import bot_called
from sitdown.table.views.event_log import OpenLog


def run(args: argparse.Namespace) -> int:
    """Play one game; whoever leaves, leaves with a word."""
    lang = language(args.lang)
    words = words_for(lang)
    terminal = Terminal(sys.stdin, sys.stdout)
    game = None
    code = 0
    try:
        game = _terminal_game(args, lang, terminal)
        game.play()
        return 0
    except InputClosed:
        pass
    except KeyboardInterrupt:
        terminal.say()
        code = INTERRUPTED
    terminal.say(words.say("goodbye"))
    if game is not None and game.played.path is not None:
        terminal.say(f"{words.say('the-record')} {game.played.path}")
    return code


def _terminal_game(args: argparse.Namespace, lang: str, terminal: Terminal) -> TerminalGame:
    """The play that was asked for; what was not said on the command line and has no default is asked at the door."""
    seats, others, first = args.seats, "", None
    if args.first and (args.game is None or args.origin is not None):
        raise CommandError("first: say which game, as in: sitdown play GAME --first")
    if args.game is None and args.origin is None:
        game = choose_game(terminal, lang)
        seats = choose_seats(terminal, game, lang) if seats is None else seats
        others = choose_level(terminal, game, lang) if args.bots is None else ""
    elif args.first:
        game = game_named(args.game)
        first = first_game_for(game, lang)
        seats = first.seats if seats is None else seats
        others = first.bots
    else:
        game = game_of_play(args)
    seed = fresh_seed() if args.seed is None else args.seed
    log = OpenLog()
    options = {**(first.options if first else {}), **options_from(args.option)}
    state, origin = beginning(args, game, seats, options, seed, log)
    players = players_for_play(args.bots, game, int(state.seats), others, args.seat)
    path = None if args.record is None else Path(args.record)
    try:
        played = RecordedPlay(state, log, seed, names_for(players, lang), lang, path, origin)
    except OSError as error:
        raise CommandError(f"record: {path} cannot be written: {error.strerror}") from None
    return TerminalGame(terminal, played, players, Explanations(first, lang).of if first else None)


class TerminalGame:
    """One game from the deal to the ranking, with everybody who sits at it."""

    def __init__(
        self, terminal: Terminal, played: RecordedPlay, players: list[str], explain: Explain | None = None
    ) -> None:
        self.terminal = terminal
        self.played = played
        self.players = players
        self.words = words_for(played.lang)
        self.person = Person(terminal, played, explain)
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        styles = played.state.game.search.styles if self.people else []  # among bots, who was asked for plays
        bots = [bot_called(name, player, styles) for name, player in zip(played.names, players, strict=True)]
        self.bots = {seat: seat_bot(seat, bot, played.seed) for seat, bot in enumerate(bots) if bot != PERSON}
        self._looking: int | None = None  # the person whose secrets may be on the screen
        self._printed = 0
        self._warned = False

    def play(self) -> None:
        self._welcome()
        state = self.played.state
        while (seat := state.next_to_ask()) >= 0:
            if seat in self.bots:
                self._let_choose(self.bots[seat])
            else:
                self._draw_curtain(seat)
                self._apply(seat, self.person.choose(seat))
            if not self.people:
                self._print_truth()
        self._end()

    def _let_choose(self, bot: SeatedBot) -> None:
        """A bot does something. People wait no longer than for a time; among bots the same seed gives the same game."""
        state = self.played.state
        if self.people and bot.bot.searches:
            for action in parts_of_choice(bot, state, SECONDS):
                self._apply(bot.number, [action])
        else:
            self._apply(bot.number, [bot.choose(state)])

    def _apply(self, seat: int, actions: list[int]) -> None:
        """Do it; a disk that is full spoils the record, not the game."""
        try:
            self.played.apply(seat, actions)
        except OSError as error:
            if not self._warned:
                self.terminal.say(self.words.say("no-record", reason=error.strerror or ""))
            self._warned = True

    def _welcome(self) -> None:
        who = ", ".join(
            name if player == PERSON else self.words.say("bot", name=name, kind=player)
            for name, player in zip(self.played.names, self.players, strict=True)
        )
        self.terminal.say(self.words.say("welcome", game=self.played.game.title, players=who))
        if self.played.record.origin:
            self.terminal.say(say_origin(self.played.record.origin, self.words))
        if self.people:
            self.terminal.say(self.words.say("how-to-answer"))

    def _draw_curtain(self, seat: int) -> None:
        """Between two people at one keyboard nothing is to be seen, unless the game has no secrets."""
        if len(self.people) == 1:
            return
        name = self.played.names[seat]
        if self._looking != seat and not self.played.hides_nothing():
            if self._looking is not None:
                self.terminal.clear()
            if self.person.leaves(self.terminal.ask(self.words.say("curtain", name=name) + " ")):
                raise InputClosed
            self.terminal.clear()
        self._looking = seat
        self.terminal.say()
        self.terminal.say(self.words.say("your-turn", name=name))

    def _print_truth(self) -> None:
        for line in self.played.open_news(self._printed):
            self.terminal.say(f"  {line}")
        self._printed = len(self.played.log.open)

    def _end(self) -> None:
        """What everybody may see: the last news, the table, the ranking."""
        played = self.played
        if len(self.people) > 1 and not played.hides_nothing():
            self.terminal.clear()
        if len(self.people) == 1:
            self.person.tell_news(self.people[0])
            view = played.view(self.people[0])
        elif self.people:
            view = played.view(None)
        else:
            view = played.open_view()
        self.terminal.say()
        self.terminal.say(played.game.draw(view, played.lang).rstrip())
        self.terminal.say()
        for line in result(played):
            self.terminal.say(line)
