"""Plays a lesson: the step it is at, what an action comes to, and the moves of the others in between."""

from __future__ import annotations

from pathlib import Path

from sitdown.bots import SeatedBot, seat_bot
from sitdown.engine.actions import UnknownAction
from sitdown.engine.game import State, View
from sitdown.engine.refusal import Illegal
from sitdown.engine.rulebook import say_refusal
from sitdown.engine.words import MissingWords, words_of
from sitdown.table.bot_names import bot_names
from sitdown.table.views.event_log import OpenLog
from sitdown.teach.lessons.lesson import THUMB, Lesson, Step, Turns
from sitdown.teach.lessons.objects import SEAT, BadObject, exists, part_of
from sitdown.teach.lessons.shown import Saved, StepShown, Wrong

OWN = str(Path(__file__).parent)  # the words of every lesson
CARD = "card "  # in front of a path: what people call the card that stands there
MOST_TURNS = 1000  # that the others play on between two steps


class BrokenLesson(ValueError):
    """A lesson does not fit the game as it is played now; the message names the lesson and the step."""


class CannotResume(ValueError):
    """What was saved is no way through this lesson."""


class LessonPlay:
    """One lesson as one player plays it. What it says and shows is taken from the view of the player's seat."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.you = lesson.you
        self.log = OpenLog()
        try:
            self.state: State = lesson.game.start(lesson.seats, lesson.seed, lesson.options, self.log)
        except Illegal as error:
            raise BrokenLesson(f"{lesson.path}: options: {error}") from None
        level = THUMB if lesson.game.has_thumb else "random"
        self._bots: list[SeatedBot] = [seat_bot(seat, level, lesson.seed) for seat in range(lesson.seats)]
        self._levels = [None if seat == self.you else level for seat in range(lesson.seats)]
        self._done: list[list[str]] = []  # what the player did in each step that is done
        self._now: list[int] = []  # and in this one
        self._make(lesson.moves)
        self._enter()

    def __repr__(self) -> str:
        return f"<LessonPlay {self.lesson.game.slug} {self.lesson.id}, step {self.number} of {len(self.lesson.steps)}>"

    # -- where it is

    @property
    def number(self) -> int:
        """Of the step, from 1; when the lesson is finished, one more than there are steps."""
        return len(self._done) + 1

    @property
    def finished(self) -> bool:
        return len(self._done) == len(self.lesson.steps)

    @property
    def is_talk(self) -> bool:
        """Is there nothing to do but to read on?"""
        return not self.finished and not self._step.accepts

    @property
    def is_begun(self) -> bool:
        """Is a part of the step's choice made?"""
        return bool(self._now)

    @property
    def _step(self) -> Step:
        return self.lesson.steps[len(self._done)]

    def names(self, lang: str) -> list[str]:
        """What the players are called: the player as the game calls its reader, the others as bots are."""
        names = bot_names(self._levels)
        names[self.you] = words_of(OWN, lang).say("you")
        return names

    def view(self, lang: str) -> View:
        """What the player may know, with the names of all."""
        return {**self.state.view(self.you), "names": self.names(lang)}

    def accepted(self) -> list[int]:
        """Every action with which the step goes on, now."""
        return [] if self.finished else [action for action in self.state.legal(self.you) if self._fits(action)]

    def step(self, lang: str) -> StepShown:
        """The step, to be shown to the player: nothing that the seat may not know."""
        lesson = self.lesson
        says, points = "", []
        if not self.finished:
            view = self.state.view(self.you)
            says = self._said(self._step.says, self._facts(view, lang), lang)
            points = [name for name in self._step.points if exists(view, name)]
        return StepShown(
            lesson.game.slug, lesson.id, self.number, len(lesson.steps), says, points, self.accepted(), self.is_talk,
            self.finished,
        )  # fmt: skip

    # -- what the player does

    def go_on(self, lang: str) -> Wrong | None:
        """The step is read; not so, if it wants something done."""
        if self.finished or not self.is_talk:
            return self._generic("finished" if self.finished else "not-asked", lang)
        self._end_step()
        return None

    def try_actions(self, actions: list[int], lang: str) -> Wrong | None:
        """Do one choice, made of one action or several: all of it, or none of it with the words why."""
        wrong = self._judge_all(actions, lang)
        if wrong is not None:
            return wrong
        for action in actions:
            self.state.push(self.you, action)
            self._now.append(action)
        if self._is_complete():
            self._end_step()
        return None

    def try_action(self, action: int, lang: str) -> Wrong | None:
        """The same with a single action."""
        return self.try_actions([action], lang)

    def _judge_all(self, actions: list[int], lang: str) -> Wrong | None:
        """What is said to a choice made of several actions; None if all of it is accepted."""
        state, now, wrong = self.state, len(self._now), None
        for number, action in enumerate(actions):
            wrong = self._judge(state, action, lang)
            if wrong is None and number > 0 and self._is_complete():
                wrong = self._generic("not-asked", lang)  # more than the step wants
            if wrong is not None or number + 1 == len(actions):
                break
            if number == 0:
                state = state.clone()
            state.push(self.you, action)
            self._now.append(action)
        del self._now[now:]
        return wrong

    def _judge(self, state: State, action: int, lang: str) -> Wrong | None:
        """What is said to an action that the step does not accept; None if it does."""
        game = self.lesson.game
        if self.finished:
            return self._generic("finished", lang)
        if action not in game.actions:
            return self._generic("no-such", lang)
        refusal = state.explain(self.you, action)
        if refusal is None and self._fits(action):
            return None
        for pattern, key in self._step.wrongs:
            if pattern.fits(game.actions, action):
                says = self._said(key, self._facts(state.view(self.you), lang), lang)
                return Wrong(says, "" if refusal is None else refusal.rule)
        if self.is_talk:
            return self._generic("only-talk", lang)
        if refusal is None:
            return self._generic("not-asked", lang)
        says = say_refusal(game.folder, refusal, lang) or words_of(OWN, lang).say("against-rule")
        return Wrong(says, refusal.rule)

    def _fits(self, action: int) -> bool:
        """Is it the next action of one of the step's ways?"""
        space, done = self.lesson.game.actions, [*self._now, action]
        return any(
            len(way) >= len(done) and all(one.fits(space, made) for one, made in zip(way, done, strict=False))
            for way in self._step.accepts
        )

    def _is_complete(self) -> bool:
        space, done = self.lesson.game.actions, self._now
        return any(
            len(way) == len(done) and all(one.fits(space, made) for one, made in zip(way, done, strict=True))
            for way in self._step.accepts
        )

    def _generic(self, key: str, lang: str) -> Wrong:
        return Wrong(words_of(OWN, lang).say(key))

    # -- from step to step

    def _end_step(self) -> None:
        self._done.append([self.lesson.game.actions.write(action) for action in self._now])
        self._now = []
        if not self.finished:
            self._enter()

    def _enter(self) -> None:
        """The moves before the step; then everything must be as the lesson was written for."""
        if self._step.others is None:
            self._others_play_on()
        else:
            self._make(self._step.others)
        view = self.state.view(self.you)
        for path, wanted in self._step.expects.items():
            try:
                found = part_of(view, path)
            except BadObject as error:
                raise self._broken(f"expect: {error}") from None
            if ("" if found is None else found) != wanted:
                raise self._broken(f"expect: {path} is {found!r}, not {wanted!r}")
        for name in self._step.points:
            if not exists(view, name):
                raise self._broken(f"point: {name} is not in the view")
        if self._step.accepts:
            self._check_acceptance()

    def _check_acceptance(self) -> None:
        """Every way that the step accepts can be gone, from its first action to its last."""
        space = self.lesson.game.actions
        for way in self._step.accepts:
            trial = self.state.clone()
            for pattern in way:
                action = next((one for one in trial.legal(self.you) if pattern.fits(space, one)), None)
                if action is None:
                    raise self._broken(f"accept: nothing like {pattern.text!r} is legal")
                trial.push(self.you, action)

    def _others_play_on(self) -> None:
        """Until nobody but the player is asked, or somebody awaits an answer of the player."""
        for _ in range(MOST_TURNS):
            asked = [seat for seat in (*self.state.invited(), *self.state.turn()) if seat != self.you]
            if not asked or self.you in self.state.invited():
                return
            self._play_bot(asked[0])
        raise self._broken(f"others: it is not the player's turn after {MOST_TURNS} moves")

    def _make(self, turns: tuple[Turns, ...]) -> None:
        """Moves that the lesson has written down."""
        for turn in turns:
            for _ in range(turn.count):
                seat = int(self.state.next_to_ask()) if turn.seat < 0 else turn.seat
                if seat < 0:
                    raise self._broken("a move after the end of the game")
                if turn.action < 0:
                    self._play_bot(seat)
                    continue
                try:
                    self.state.apply(seat, turn.action)
                except Illegal as error:
                    written = self.lesson.game.actions.write(turn.action)
                    raise self._broken(f"seat {seat} may not {written}: {error.rule}") from None

    def _play_bot(self, seat: int) -> None:
        if not self.state.legal(seat):
            raise self._broken(f"seat {seat} has nothing to do")
        self.state.push(seat, self._bots[seat].choose(self.state))

    # -- leaving and coming back

    def saved(self) -> Saved:
        """What `resume` needs to come back to this step, at its beginning."""
        return Saved(self.lesson.id, [list(done) for done in self._done])

    def under_way(self) -> list[str]:
        """What was done in the step that is not done yet, as in `saved`."""
        return [self.lesson.game.actions.write(action) for action in self._now]

    @classmethod
    def resume(cls, lesson: Lesson, saved: Saved) -> LessonPlay:
        """The lesson where it was left; raises CannotResume if it is not the same lesson any more."""
        play = cls(lesson)
        for number, done in enumerate(saved.steps, 1):
            try:
                actions = [lesson.game.actions.read(text) for text in done]
            except UnknownAction as error:
                raise CannotResume(f"{lesson.id}, step {number}: {error}") from None
            wrong = play.try_actions(actions, "en") if actions else play.go_on("en")
            if wrong is not None or play.number != number + 1:
                raise CannotResume(f"{lesson.id}, step {number}: {' '.join(done) or 'read'}: the lesson has changed")
        return play

    # -- words

    def _facts(self, view: View, lang: str) -> dict[str, object]:
        """What the words of the step speak of, out of the player's view."""
        found: dict[str, object] = {}
        for name, path in self._step.facts.items():
            if path.startswith(f"{SEAT}:"):
                found[name] = self.names(lang)[int(path.removeprefix(f"{SEAT}:"))]
                continue
            try:
                value = part_of(view, path.removeprefix(CARD))
            except BadObject as error:
                raise self._broken(f"facts: {error}") from None
            found[name] = self.lesson.game.say_card(str(value), lang) if path.startswith(CARD) else _plain(value)
        return found

    def _said(self, key: str, facts: dict[str, object], lang: str) -> str:
        try:
            return self.lesson.words(lang).say(key, **facts)
        except MissingWords as error:
            raise self._broken(f"say: {error.args[0]}") from None

    def _broken(self, what: str) -> BrokenLesson:
        at = f"step {self.number}" if not self.finished else "finished"
        return BrokenLesson(f"{self.lesson.path}: {at}: {what}")


def _plain(value: object) -> str | int:
    """A part of a view as a message can hold it."""
    if isinstance(value, list):
        return ", ".join(str(_plain(part)) for part in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int) else "" if value is None else str(value)
