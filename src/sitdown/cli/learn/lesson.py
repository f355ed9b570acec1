"""One lesson at the terminal: the same table and questions as in play, with what the lesson says above them."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path

from sitdown.cli.learn.learned import Learned
from sitdown.cli.terminal.console import InputClosed, Terminal
from sitdown.cli.terminal.person import Person
from sitdown.cli.terminal.recorded_play import RecordedPlay
from sitdown.engine.words import Words, words_of
from sitdown.teach.lessons import LessonPlay

NEWS = 12  # lines that are shown between two steps
WIDEST = 100


def learn_words(lang: str) -> Words:
    """The words of `sitdown learn`."""
    return words_of(str(Path(__file__).parent), lang)


class TerminalLesson:
    """A lesson and the person who takes it. How far they are is written down after every step."""

    def __init__(self, terminal: Terminal, play: LessonPlay, learned: Learned, lang: str) -> None:
        self.terminal = terminal
        self.play = play
        self.learned = learned
        self.lang = lang
        self.words = learn_words(lang)
        self.played = RecordedPlay(play.state, play.log, play.lesson.seed, play.names(lang), lang)
        self.person = Person(terminal, self.played)
        self._drawn = ""  # the table that was shown last
        self._warned = False
        if play.lesson.moves and play.number == 1:
            self.played.news(play.you)  # how it came to where the lesson begins is no part of it

    def run(self) -> None:
        """From the step that the lesson is at to its end; raises InputClosed if the person leaves."""
        while not self.play.finished:
            self._show_step()
            number = self.play.number
            while self.play.number == number and not self.play.finished:
                if self.play.is_talk:
                    self._go_on()
                else:
                    self._ask()
            self._remember()
        self._tell_news()

    def _show_step(self) -> None:
        """What happened, the table if it has changed, and what the lesson says."""
        step = self.play.step(self.lang)
        self._tell_news()
        drawn = self.played.game.draw(self.played.view(self.play.you), self.lang).rstrip()
        if drawn != self._drawn:
            self.terminal.say()
            self.terminal.say(drawn)
            self._drawn = drawn
        self.terminal.say()
        head = self.words.say("step", step=str(step.number), steps=str(step.steps))
        wide = min(shutil.get_terminal_size().columns, WIDEST)
        for paragraph in f"{head} {step.says}".splitlines():
            self.terminal.say(textwrap.fill(paragraph, wide))
        self.terminal.say()

    def _tell_news(self) -> None:
        """The last lines only: a lesson may have skipped half a game."""
        news = self.played.news(self.play.you)
        if len(news) > NEWS:
            self.terminal.say()
            self.terminal.say(f"  {self.words.say('more-news', count=len(news) - NEWS)}")
            news = news[-NEWS:]
        elif news:
            self.terminal.say()
        for line in news:
            self.terminal.say(f"  {line}")

    def _go_on(self) -> None:
        self.terminal.say(self.words.say("go-on"))
        if self.person.leaves(self.terminal.ask("> ")):
            raise InputClosed
        self.play.go_on(self.lang)

    def _ask(self) -> None:
        """Until something is done that the step accepts: the whole of it, or a part."""
        question = self.person.question(self.play.you)
        self.person.put(question)
        while True:
            wrong = self.play.try_actions(self.person.answer(question), self.lang)
            if wrong is None:
                return
            self.terminal.say(f"{wrong.says} ({wrong.rule})" if wrong.rule else wrong.says)

    def _remember(self) -> None:
        """A disk that is full spoils the memory, not the lesson."""
        lesson = self.play.lesson
        try:
            if self.play.finished:
                self.learned.finish(lesson)
            else:
                self.learned.leave(lesson, self.play.saved())
        except OSError as error:
            if not self._warned:
                self.terminal.say(self.words.say("unwritten", reason=error.strerror or ""))
            self._warned = True
