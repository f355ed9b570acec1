"""Every first lesson is taken to its end: by mouse, by finger on a phone of 360 pixels, and by the keyboard alone; and
whatever can be touched beside what a step asks for is answered and does nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sitdown.games import game_of
from sitdown.teach.lessons import Lesson, lesson_of
from tests.browser.tools.guests import LANGUAGES, WINDOWS, Guests, Lang
from tests.browser.tools.lessons import STRIP, Pupil, TypingPupil
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES

# Each game in both languages, and each way of playing too.
TURNS: list[tuple[str, Lang, Lang]] = [
    (game, LANGUAGES[number % 2], LANGUAGES[(number + 1) % 2]) for number, game in enumerate(GAMES)
]
EACH_GAME = pytest.mark.parametrize(("game", "lang", "other"), TURNS, ids=GAMES)
WRONG = 3  # touches that are tried at each step


def first_lesson(game: str) -> Lesson:
    return lesson_of(game_of(game), "first")


@EACH_GAME
def test_by_mouse(guests: Guests, game: str, lang: Lang, other: Lang) -> None:
    """And at its end begins a first game."""
    guest = guests.come("desktop", lang)
    pupil = Pupil(guest, first_lesson(game), lang)
    pupil.take(wrong=WRONG)
    assert pupil.tried > 0
    guest.page.locator(f"{STRIP} .first-game").click()
    guest.page.wait_for_selector(".felt")
    guest.page.wait_for_selector(".explained.panel")


@EACH_GAME
def test_by_finger(guests: Guests, game: str, lang: Lang, other: Lang) -> None:
    guest = guests.come("phone", other)
    pupil = Pupil(guest, first_lesson(game), other)
    pupil.take(wrong=WRONG)
    assert pupil.tried > 0
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= WINDOWS["phone"]["width"]
    expect(pupil.page.locator(f"{STRIP} .first-game")).to_be_visible()
    take(guest, f"lesson-done-{game}-phone")


@EACH_GAME
def test_by_keys(guests: Guests, game: str, lang: Lang, other: Lang) -> None:
    TypingPupil(guests.come("desktop", lang), first_lesson(game), lang).take()
