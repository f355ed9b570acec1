"""How long a lesson takes: its words at the pace of a reader, and a moment for each step."""

from __future__ import annotations

from sitdown.teach.lessons.lesson import Lesson
from sitdown.teach.lessons.play import BrokenLesson, LessonPlay

WORDS_A_MINUTE = 200
SECONDS_A_STEP = 4


class ReadingTime:
    """Seconds for the whole lesson, and until its first step that wants something done is read."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        self.whole = 0.0
        self.until_first_action = 0.0
        acted = False
        play = LessonPlay(lesson)
        while not play.finished:
            step = play.step(lang)
            self.whole += len(step.says.split()) * 60 / WORDS_A_MINUTE + SECONDS_A_STEP
            if not acted:
                self.until_first_action = self.whole
                acted = not step.talk
            pass_step(play, lang)


def pass_step(play: LessonPlay, lang: str) -> None:
    """Do the first thing that is accepted, until the step is done."""
    number = play.number
    while play.number == number and not play.finished:
        wrong = play.go_on(lang) if play.is_talk else play.try_action(play.accepted()[0], lang)
        if wrong is not None:
            raise BrokenLesson(f"{play.lesson.path}: step {number}: refuses what it accepts: {wrong.says}")
