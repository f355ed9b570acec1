"""A game's choices and refusals in people's words, and what a person meant by the words they typed."""

from __future__ import annotations

from collections import Counter

from sitdown.engine import rulebook
from sitdown.engine.actions import Kind
from sitdown.engine.game import Game, State, View
from sitdown.engine.refusal import Refusal
from sitdown.engine.words import words_of


class Phrases:
    """The words of one game in one language, for the person whose view it is."""

    def __init__(self, game: Game, view: View, lang: str) -> None:
        self.game = game
        self.lang = lang
        self._view = view
        self._names: dict[tuple[str, int], str] = {}

    def action(self, action: int) -> str:
        return self.game.say_action(self._view, action, self.lang)

    def kind(self, kind: Kind) -> str:
        """What a kind of action is called: `kind-…` of the game's words, else its own name."""
        return self._word(f"kind-{kind.name.replace('_', '-')}", kind.name.replace("_", " "))

    def argument(self, name: str) -> str:
        """What an argument is called: `arg-…` of the game's words, else its own name."""
        return self._word(f"arg-{name.replace('_', '-')}", name)

    def value(self, of: str, value: int) -> str:
        """What people call the object that an argument stands for."""
        if (of, value) not in self._names:
            self._names[of, value] = self.game.name_of(of, value, self.lang)
        return self._names[of, value]

    def names_in(self, action: int) -> set[str]:
        """Everything in this action that can be called by a name."""
        kind = self.game.actions.kind_of(action)
        values = self.game.actions.decode(action)[1]
        names = {self.value(arg.of, value).casefold() for arg, value in zip(kind.args, values, strict=True)}
        return names | {self.kind(kind).casefold(), kind.name.casefold()}

    def called(self, actions: list[int], text: str) -> list[int]:
        """Those of the actions that hold every name in the text; none if a word of it names nothing in any of them."""
        left = {action: self.names_in(action) for action in actions}
        words = text.casefold().replace(",", " ").split()
        while words:
            for length in range(len(words), 0, -1):
                phrase = " ".join(words[:length])
                found = {action: names for action, names in left.items() if _called(names, phrase)}
                if found:
                    left = found
                    words = words[length:]
                    break
            else:
                return []
        return list(left)

    def _word(self, key: str, otherwise: str) -> str:
        words = words_of(self.game.folder, self.lang)
        return words.say(key) if key in words else otherwise


def _called(names: set[str], phrase: str) -> bool:
    """Is one of the names this phrase, or does it begin with it: `h8` for `h8-i9`, but not for `h80`?"""
    return phrase in names or any(name.startswith(phrase) and not name[len(phrase)].isalnum() for name in names)


def why_not(state: State, seat: int, actions: list[int]) -> Refusal | None:
    """Why none of these may be done: the rule that forbids most of them; None if one of them is legal."""
    refusals = [state.explain(seat, action) for action in actions]
    told = [refusal for refusal in refusals if refusal is not None]
    if len(told) < len(refusals):
        return None
    rule, _ = Counter(refusal.rule for refusal in told).most_common(1)[0]
    return next(refusal for refusal in told if refusal.rule == rule)


def say_refusal(game: Game, refusal: Refusal, lang: str) -> str:
    """A refusal in words with the rule's id."""
    return f"{rulebook.say_refusal(game.folder, refusal, lang)} ({refusal.rule})".lstrip()
