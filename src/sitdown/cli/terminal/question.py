"""One choice put to one person: what they are offered, and what their answer comes to."""

from __future__ import annotations

import re

from sitdown.cli.terminal.menu import Line, Menu, flat, narrowing
from sitdown.cli.terminal.phrases import Phrases, why_not
from sitdown.engine.actions import Kind
from sitdown.engine.game import State
from sitdown.engine.refusal import Illegal, Refusal

QUOTED = 40


class Answer:
    """What an answer comes to: actions to do, or a refusal, or a note (a key of the words) and the facts for it.

    With none of them the question has only been narrowed, and is to be put again.
    """

    def __init__(
        self, actions: list[int] | None = None, refusal: Refusal | None = None, note: str = "", **facts: str | int
    ) -> None:
        self.actions = actions or []
        self.refusal = refusal
        self.note = note
        self.facts = facts


class Question:
    """A choice of one action, found by its number, by a name, or step by step."""

    def __init__(self, state: State, seat: int, phrases: Phrases) -> None:
        self.state = state
        self.seat = seat
        self.phrases = phrases
        self.legal = state.legal(seat)
        self._candidates = self.legal
        self.menu = narrowing(phrases, self.legal)

    @property
    def how_to_answer(self) -> tuple[str, dict[str, str | int]]:
        """The key of the words that say how to answer, and the facts for it."""
        if len(self.legal) == 1:
            return "ask-only", {}
        if self.menu.example:
            return "ask-or-name", {"what": self.menu.asks, "example": self.menu.example}
        if self.menu.asks:
            return "ask-which", {"what": self.menu.asks}
        return "ask-one", {}

    @property
    def narrowed(self) -> bool:
        return len(self._candidates) < len(self.legal)

    def list_all(self) -> None:
        """Put every choice that is left on a line of its own."""
        self.menu = flat(self.phrases, self._candidates)

    def answer(self, text: str) -> Answer:
        if not text:
            if len(self.legal) == 1:
                return Answer(self.legal)
            self._narrow_to(self.legal)
            return Answer()
        found = self._found(text)
        if len(found) == 1:
            return Answer(found)
        if found:
            self._narrow_to(found)
            return Answer()
        return self.why(text, "not-understood")

    def why(self, text: str, otherwise: str = "why-what") -> Answer:
        """Whether, and if not why not, what the text names may be done."""
        if self._found(text):
            return Answer(note="why-allowed")
        if text.isdigit():
            return Answer(note="no-number", number=shortened(text))
        for actions in self._spaces():
            named = self.phrases.called(actions, text)
            if named:
                refusal = why_not(self.state, self.seat, named)
                return Answer(refusal=refusal, note="" if refusal else "why-allowed")
        return Answer(note=otherwise, text=shortened(text))

    def _found(self, text: str) -> list[int]:
        if text.isdigit():
            return self.menu.taken(text)
        return self.menu.taken(text) or self.phrases.called(self._candidates, text) or self.menu.hinted(text)

    def _narrow_to(self, actions: list[int]) -> None:
        self._candidates = actions
        self.menu = narrowing(self.phrases, actions)

    def _spaces(self) -> list[list[int]]:
        """What the person may have had in mind: first all actions of the kinds on offer, then all there are."""
        space = self.state.game.actions
        kinds = {space.kind_of(action).name: space.kind_of(action) for action in self.legal}
        near = [action for kind in kinds.values() for action in range(kind.start, kind.start + kind.size)]
        return [near, list(range(space.size))]


class Gathering(Question):
    """A choice made of several actions of one kind: all of them are named at once and done together or not at all."""

    def __init__(self, state: State, seat: int, phrases: Phrases, kind: Kind) -> None:
        super().__init__(state, seat, phrases)
        self.kind = kind
        self.items, self.count = within_reach(state, seat, kind)
        own = (kind.name, kind.closed_by)
        self.others = [action for action in self.legal if state.game.actions.kind_of(action).name not in own]
        self.list_all()

    @property
    def how_to_answer(self) -> tuple[str, dict[str, str | int]]:
        if self.kind.closed_by:
            return "ask-several", {}
        return ("ask-exactly", {"count": self.count}) if self.count > 1 else ("ask-one", {})

    @property
    def narrowed(self) -> bool:
        return False

    def list_all(self) -> None:
        self.menu = Menu([Line(self.phrases.action(action), [action]) for action in [*self.items, *self.others]])

    def answer(self, text: str) -> Answer:
        if not text:
            return Answer()
        parts = text.split(",") if re.search(r"[^\d\s,;+]", text) else re.split(r"[\s,;+]+", text)
        chosen: list[int] = []
        for part in parts:
            if part.strip():
                found = self.menu.taken(part.strip()) or self.menu.hinted(part.strip())
                if len(found) != 1:
                    return self._not_found(part.strip())
                chosen += found
        return self._judged(sorted(chosen)) if chosen else Answer()

    def why(self, text: str, otherwise: str = "why-what") -> Answer:
        answer = self.answer(text)
        return Answer(note="why-allowed") if answer.actions else answer

    def _not_found(self, part: str) -> Answer:
        if part.isdigit():
            return Answer(note="no-number", number=shortened(part))
        return super().why(part, "not-understood")

    def _judged(self, chosen: list[int]) -> Answer:
        """All of them with what closes the choice, if that may be done."""
        if len(chosen) == 1 and chosen[0] in self.others:
            return Answer(chosen)
        if self.kind.closed_by:
            chosen = [*chosen, self.state.game.actions.encode(self.kind.closed_by)]
        elif len(chosen) != self.count:
            return Answer(note="ask-exactly", count=self.count)
        trial = self.state.clone()
        try:
            for action in chosen:
                trial.apply(self.seat, action)
        except Illegal as error:
            return Answer(refusal=error.refusal)
        return Answer(chosen)


def within_reach(state: State, seat: int, kind: Kind) -> tuple[list[int], int]:
    """All actions of a gathered kind that can be part of the choice, and how many there can be at most.

    They come in ascending order, so whoever takes the lowest first is offered every one on the way.
    """
    trial = state.clone()
    offered: set[int] = set()
    count, last = 0, -1
    while True:
        now = [action for action in trial.legal(seat) if trial.game.actions.kind_of(action).name == kind.name]
        if not now or now[0] <= last:
            return sorted(offered), count
        offered.update(now)
        count, last = count + 1, now[0]
        trial.push(seat, last)


def question_for(state: State, seat: int, phrases: Phrases) -> Question:
    """The question that this seat has to answer now."""
    for action in state.legal(seat):
        kind = state.game.actions.kind_of(action)
        if kind.several:
            return Gathering(state, seat, phrases, kind)
    return Question(state, seat, phrases)


def shortened(text: str) -> str:
    """What was typed, as much of it as a sentence can bear."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"
