"""Takes a lesson in a browser: by mouse, by finger or by the keyboard alone, with what is wrong tried on the way."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

from sitdown.teach.lessons import Lesson, LessonPlay, Saved
from tests.browser.tools.guests import Guest
from tests.browser.tools.keyboard import NEXT_KEY, UNSEEN
from tests.browser.tools.lit import FIND

STRIP = ".lesson-strip"
CONFIRMS = (".felt [data-confirm]", ".felt .button.main", f"{STRIP} .button.main")
PRESSES = 90  # of a key, from anywhere to anything
SHOWN = 60  # milliseconds until the page has drawn what a touch does
ANSWERED = 40  # times SHOWN that the server may take

# The objects that lie on the board and can be hit or look as if they could: those that are lit first.
TOUCHABLE = """() => {
  const all = [...document.querySelectorAll('.felt [data-object]')].filter((one) => one.getClientRects().length)
  const lit = all.filter((one) => one.matches('.lit, .open'))
  return [...new Set([...lit, ...all].map((one) => one.dataset.object))]
}"""
# All that may answer a touch: what is said, what is lit, raised or asked. Not the focus, which proves nothing.
LOOK = """() => [
  document.querySelector('.lesson-strip').innerText,
  ...[...document.querySelectorAll('.felt *')].map((one) => [
    one.getAttribute('class'), one.getAttribute('aria-pressed'), one.getAttribute('aria-label'), one.dataset.help]),
].join('|')"""
BUSY = "document.querySelector('.lesson-strip').getAttribute('aria-busy') === 'true'"
WANT = """([selector]) => {
  const button = 'button, [role=button]'
  const reached = (one) => one.matches(button) ? one : one.querySelector(button) ?? one.closest(button)
  window.wanted = [...document.querySelectorAll(selector)].map(reached)
    .find((one) => one && !one.disabled && one.getClientRects().length > 0)
  return !!window.wanted
}"""


def object_selector(name: str) -> str:
    return f'.felt [data-object="{name}"]'


class Pupil:
    """Somebody who takes a lesson with a mouse, or on a phone with a finger."""

    def __init__(self, guest: Guest, lesson: Lesson, lang: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.lesson = lesson
        self.lang = lang
        self.tried = 0
        guest.go(f"learn/{lesson.game.slug}/{lesson.id}")
        self.page.wait_for_selector(f"{STRIP} .says p")
        guest.settle()

    # -- where the lesson is, as the device remembers it

    @property
    def kept(self) -> tuple[list[list[str]], list[str]]:
        text = self.page.evaluate(f"localStorage.getItem('sitdown.lesson.{self.lesson.game.slug}.{self.lesson.id}')")
        kept = json.loads(text)
        return kept["steps"], kept["now"]

    @property
    def is_done(self) -> bool:
        done = f"localStorage.getItem('sitdown.lesson.{self.lesson.game.slug}.{self.lesson.id}.done')"
        return self.page.evaluate(done) is not None

    def play(self) -> LessonPlay:
        steps, now = self.kept
        play = LessonPlay.resume(self.lesson, Saved(self.lesson.id, steps))
        if now:
            assert play.try_actions([self.lesson.game.actions.read(text) for text in now], self.lang) is None
        return play

    # -- the whole of it

    def take(self, wrong: int = 0) -> None:
        """To the end; at each step so many wrong touches are tried first."""
        while not self.is_done:
            play = self.play()
            assert play.step(self.lang).says.split("\n")[0] in self.page.locator(STRIP).inner_text()
            before = self.kept
            if wrong and not play.is_talk:
                self.try_wrong(play, wrong)
            if self.kept == before:
                self.do_step(play)

    def do_step(self, play: LessonPlay) -> None:
        """By touching what its first way names, in that order or, as some boards have it, backwards."""
        before = self.kept
        names, ends = self.way(play)
        for touches in self.manners(names):
            self.clear()
            for name, twice in touches:
                if self.reach_out(object_selector(name), twice) and self.has_moved(before):
                    return
            for selector in [*(f'[data-action="{action}"]' for action in ends), *CONFIRMS]:
                if self.reach_out(selector) and self.has_moved(before):
                    return
        raise AssertionError(f"{self.lesson.path}: step {play.number} cannot be done: {names}, {ends}")

    def manners(self, names: list[str]) -> list[list[tuple[str, bool]]]:
        """In which order things may have to be touched, and which of them twice."""
        hands = (False, True) if self.guest.size == "phone" else (False,)
        return [
            list(zip(order, twice, strict=True))
            for order in (names, names[::-1])
            for twice in product(hands, repeat=len(names))
        ]

    def way(self, play: LessonPlay) -> tuple[list[str], list[int]]:
        """The objects that the first way through the step names, and its actions, the last one first."""
        ahead = self.play()
        names: list[str] = []
        actions: list[int] = []
        while not play.is_talk and ahead.number == play.number:
            action = ahead.accepted()[0]
            names += [name for name in self.objects(ahead, action) if name not in names]
            actions.insert(0, action)
            assert ahead.try_action(action, self.lang) is None
        return names, actions

    def has_moved(self, before: object) -> bool:
        self.wait()
        return self.is_done or self.kept != before

    def objects(self, play: LessonPlay, action: int) -> list[str]:
        """What is touched to do this: the objects that it names, as the pages call them."""
        game, seats = self.lesson.game, self.lesson.seats
        kind, values = game.actions.kind_of(action), game.actions.decode(action)[1]
        return [
            f"{arg.of}:{(play.you + value) % seats if arg.relative else value}"
            for arg, value in zip(kind.args, values, strict=True)
        ]

    # -- wrong touches

    def try_wrong(self, play: LessonPlay, most: int) -> None:
        """What can be touched and is not asked for is answered to the eye, and nothing is done."""
        right = {name for action in play.accepted() for name in self.objects(play, action)}
        names = [name for name in self.page.evaluate(TOUCHABLE) if name not in right]
        step = max(1, len(names) // most)
        for name in names[::step][:most]:
            before, looked = self.kept, self.page.evaluate(LOOK)
            if not self.reach_out(object_selector(name)):
                continue
            self.tried += 1
            self.wait()
            where = f"{self.lesson.path}: step {play.number}: {name}"
            if self.kept != before:  # an action without a name of its own lay there, and the lesson took it
                return
            assert self.page.evaluate(LOOK) != looked, f"{where} is not answered"
            self.clear()

    # -- hands

    def reach_out(self, selector: str, twice: bool = False) -> bool:
        """Touch it; False: it is not there, or cannot be hit. `twice`: the first touch of a finger may only look."""
        place: dict[str, Any] | None = self.page.evaluate(FIND, [selector, 0])
        if place is None:
            return False
        self.guest.point_at(place["x"], place["y"])
        self.page.wait_for_timeout(SHOWN)
        if twice:
            self.guest.point_at(place["x"], place["y"])
            self.page.wait_for_timeout(SHOWN)
        return True

    def clear(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(SHOWN // 2)

    def wait(self) -> None:
        """Until the server has answered and the page has drawn it."""
        for _ in range(ANSWERED):
            if not self.page.evaluate(BUSY):
                return
            self.page.wait_for_timeout(SHOWN // 2)
        raise AssertionError("the server does not answer")


class TypingPupil(Pupil):
    """Somebody who has no mouse, and never loses sight of the focus."""

    def reach_out(self, selector: str, twice: bool = False) -> bool:
        page = self.page
        if not page.evaluate(WANT, [selector]):
            return False
        for _ in range(PRESSES):
            key = page.evaluate(NEXT_KEY)
            if key == "gone":
                return False
            if key is None:
                break
            page.keyboard.press(key)
            page.wait_for_timeout(5)
        else:
            raise AssertionError(f"{self.lesson.path}: no way to {selector} by keys")
        unseen = page.evaluate(UNSEEN)
        assert not unseen, f"{self.lesson.path}: {selector}: {unseen}"
        page.keyboard.press("Enter")
        page.wait_for_timeout(SHOWN)
        return True
