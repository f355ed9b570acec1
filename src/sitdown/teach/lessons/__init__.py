"""Lessons that are games: read from a game's folder, played by the engine. `docs/lessons.md` says how one is written.

for lesson in lessons_of(game):
    play = LessonPlay(lesson)
    print(play.step("en").says)
"""

from sitdown.teach.lessons.lesson import BadLesson, Lesson, Pattern, Step, Way
from sitdown.teach.lessons.play import BrokenLesson, CannotResume, LessonPlay
from sitdown.teach.lessons.read import lesson_of, lessons_of, read_lesson
from sitdown.teach.lessons.shown import Saved, StepShown, Wrong

__all__ = [
    "BadLesson",
    "BrokenLesson",
    "CannotResume",
    "Lesson",
    "LessonPlay",
    "Pattern",
    "Saved",
    "Step",
    "StepShown",
    "Way",
    "Wrong",
    "lesson_of",
    "lessons_of",
    "read_lesson",
]
