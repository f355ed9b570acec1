"""A person at the keyboard: shown what their seat may know, asked for one choice at a time, helped on the way."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.cli.rules import page, rule
from sitdown.cli.terminal.console import InputClosed, Terminal
from sitdown.cli.terminal.names import words_for
from sitdown.cli.terminal.phrases import Phrases, say_refusal
from sitdown.cli.terminal.question import Answer, Question, question_for, shortened
from sitdown.cli.terminal.recorded_play import RecordedPlay
from sitdown.engine import Budget, State
from sitdown.teach import hint, say_hint
from sitdown.teach.hint import SECONDS

COMMANDS = ("help", "hint", "why", "rules", "log", "table", "quit")
Explain = Callable[[State, int], str]  # what is new to a seat in a first game; "": nothing
HINT = Budget(SECONDS)  # how long a hint may be thought about


class Person:
    """Everybody who sits at this keyboard, one seat at a time. Whatever is typed, the game goes on."""

    def __init__(self, terminal: Terminal, played: RecordedPlay, explain: Explain | None = None) -> None:
        self.explain = explain
        self.terminal = terminal
        self.played = played
        self.words = words_for(played.lang)
        self._commands = {
            word: command for command in COMMANDS for word in (command, *self.words.say(f"command-{command}").split())
        }

    def choose(self, seat: int) -> list[int]:
        """Show the seat its news and its table, and ask until there is a choice that may be done."""
        self.tell_news(seat)
        self.show_table(seat)
        if self.explain is not None and (words := self.explain(self.played.state, seat)):
            self.terminal.say(words)
        question = self.question(seat)
        self.put(question)
        return self.answer(question)

    def question(self, seat: int) -> Question:
        """What this seat has to answer now."""
        played = self.played
        return question_for(played.state, seat, Phrases(played.game, played.view(seat), played.lang))

    def answer(self, question: Question) -> list[int]:
        """Ask until there is a choice that may be done."""
        while True:
            text = self.terminal.ask("> ")
            answer = self._commanded(text, question) or question.answer(text)
            if answer.actions:
                return answer.actions
            self._respond(answer, question)

    def leaves(self, text: str) -> bool:
        """Is this the word for leaving?"""
        return self._commands.get(text.casefold()) == "quit"

    def tell_news(self, seat: int) -> None:
        news = self.played.news(seat)
        if news:
            self.terminal.say()
            for line in news:
                self.terminal.say(f"  {line}")

    def show_table(self, seat: int) -> None:
        view = self.played.view(seat)
        self.terminal.say()
        self.terminal.say(self.played.game.draw(view, self.played.lang).rstrip())
        self.terminal.say()
        self.terminal.say(self.played.game.prompt(view, self.played.lang))

    def put(self, question: Question) -> None:
        """The choices and how to answer."""
        self.terminal.say(question.menu.text())
        key, facts = question.how_to_answer
        back = f" {self.words.say('ask-back')}" if question.narrowed else ""
        self.terminal.say(self.words.say(key, **facts) + back)

    def _respond(self, answer: Answer, question: Question) -> None:
        if answer.refusal is not None:
            self.terminal.say(say_refusal(self.played.game, answer.refusal, self.played.lang))
        elif answer.note:
            self.terminal.say(self.words.say(answer.note, **answer.facts))
        else:
            self.put(question)

    def _commanded(self, text: str, question: Question) -> Answer | None:
        """Do what a command asks; None if the text is not one."""
        if text == "?":
            question.list_all()
            return Answer()
        first, _, rest = text.partition(" ")
        command = self._commands.get(first.casefold())
        if command is None:
            return None
        rest = rest.strip()
        if command == "quit":
            raise InputClosed
        if command == "why":
            return question.why(rest) if rest else Answer(note="why-what")
        if command == "help":
            return Answer(note="help", rule=self.played.game.seats_rule)
        if command == "rules":
            self._show_rules(rest)
        elif command == "hint":
            self._show_hint(question.seat)
        elif command == "log":
            self._show_log(question.seat)
        else:
            self.show_table(question.seat)
        return Answer()

    def _show_rules(self, wanted: str) -> None:
        game, lang = self.played.game, self.played.lang
        if not wanted:
            self.terminal.say(page(game, lang).rstrip())
            return
        text = rule(game, wanted, lang)
        self.terminal.say(text or self.words.say("no-rule", id=shortened(wanted)))

    def _show_hint(self, seat: int) -> None:
        played = self.played
        given = hint(played.state, seat, f"{played.seed}/hint/{len(played.record.moves)}", HINT)
        for line in say_hint(given, played.lang, played.names):
            self.terminal.say(f"  {line}")

    def _show_log(self, seat: int) -> None:
        for line in self.played.heard(seat) or [self.words.say("nothing-yet")]:
            self.terminal.say(f"  {line}")
