"""Tests of a game's words: everything that can happen can be said, in every language that the game has."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from sitdown.engine import Fact, Game, Log, Refusal, Rng, State, Value
from sitdown.engine.words import LANGUAGES, MissingWords, words_of
from sitdown.testing import battery
from sitdown.testing.pages import check_marks
from sitdown.testing.promise import Broken, promise

KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
Choose = Callable[[State, Rng], int]


def messages(folder: str, lang: str) -> dict[str, str]:
    """Every message as it is written, in the order of the file; fails for two of one name."""
    parts = KEY.split((Path(folder) / f"{lang}.ftl").read_text(encoding="utf-8"))
    names, texts = parts[1::2], parts[2::2]
    promise(len(set(names)) == len(names), "two messages of one name", folder, lang)
    return {name: text.split("\n\n")[0].strip() for name, text in zip(names, texts, strict=True)}


def variables(text: str) -> set[str]:
    """The facts that a message speaks of."""
    return set(re.findall(r"\$(\w+)", text))


def say_refusal(folder: str, refusal: Refusal, lang: str) -> str:
    """A refusal in words; raises MissingWords where a table would have to show the rule instead."""
    facts = {name: plain(fact) for name, fact in refusal.facts.items()}
    return words_of(folder, lang).say(f"refusal-{refusal.rule}", **facts)


def plain(fact: Fact) -> str | int:
    """A fact as a table hands it to a message."""
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, (str, int)):
        return fact
    raise TypeError(f"no message can say {fact!r}")


def moments(
    game: Game, seats: int, options: dict[str, Value], seed: str, log: Log | None, choose: Choose
) -> Iterator[State]:
    """Every moment of a random play, the last one included; `choose` picks one of the legal actions."""
    rng = Rng.seeded(seed)
    state = game.start(seats, seed, options, log)
    while not state.over:
        yield state
        state.play(choose(state, rng))
    yield state


# -- the whole test ---------------------------------------------------------------------------------------------------


def check_words(game: Game, seed: str = "words", glances: int = 10) -> None:
    """The languages have the same messages, their rules pages mark the same things, and a random play at every table
    can be said."""
    languages = [lang for lang in LANGUAGES if (Path(game.folder) / f"{lang}.ftl").exists()]
    first, *others = [messages(game.folder, lang) for lang in languages]
    for lang, other in zip(languages[1:], others, strict=True):
        missing = sorted(first.keys() ^ other.keys())
        promise(not missing, f"messages that {languages[0]} or {lang} does not have", missing)
    check_marks(game)
    check_windows_said(game, languages)
    check_reasons_said(game, languages)
    for seats in game.seats:
        try:
            check_play_said(game, seats, seed, glances, languages)
        except MissingWords as error:
            raise Broken(f"no words: {error}") from None


def check_windows_said(game: Game, languages: list[str]) -> None:
    """Every window and its presets."""
    for lang in languages:
        words = words_of(game.folder, lang)
        for window in game.windows:
            for key in (f"window-{window.name}", *[f"preset-{window.name}-{preset}" for preset in window.presets]):
                promise(key in words, "a window or a preset has no words", key, lang)


def check_reasons_said(game: Game, languages: list[str]) -> None:
    """Every aspect can be said, more of it and less, in any amount."""
    for lang in languages:
        words = words_of(game.folder, lang)
        for key in (f"reason-{aspect.name}-{way}" for aspect in game.aspects for way in ("more", "less")):
            promise(key in words, "an aspect has no words", key, lang)
            said = {words.say(key, amount=amount) for amount in (0.4, 1, 25)}
            promise(len(said) == 3, "a reason does not say its amount", key, lang)
        if game.has_appraisal:
            key = "appraisal-amount"
            promise(key in words, "what a deal is worth has no words", key, lang)
            amounts = {words.say(key, amount=amount) for amount in (0.4, 1, 25)}
            promise(len(amounts) == 3, "what a deal is worth does not say its amount", key, lang)


def check_play_said(game: Game, seats: int, seed: str, glances: int, languages: list[str]) -> None:
    """So many moments of a random play, and everything that happens in it."""
    dice = random.Random(seed)
    _, moves = battery.played(game, seats, seed, None, dice)
    glanced = battery.moments(len(moves), glances, dice)
    log = Log()
    state = game.start(seats, seed, None, log)
    for number, (seat, action) in enumerate(moves):
        if number in glanced:
            check_said(state, seat, languages)
        state.push(seat, action)
    for lang in languages:
        game.draw(state.view(None), lang)
        for line in log.lines(None):
            game.say_event(line, lang, [f"Player {other}" for other in range(seats)])


def check_said(state: State, seat: int, languages: list[str]) -> None:
    """The table, what is to be done, every choice of the seat, and every refusal that has words."""
    game, view = state.game, state.view(seat)
    refusals = [state.explain(seat, action) for action in range(-1, game.actions.size + 1)]
    reasons = {(one.rule, *sorted(one.facts)): one for one in refusals if one is not None}
    for lang in languages:
        game.draw(view, lang)
        game.prompt(view, lang)
        for action in state.legal(seat):
            said = game.say_action(view, action, lang)
            promise(bool(said), "an action has no words", game.actions.readable(action), lang)
        for reason in reasons.values():
            if f"refusal-{reason.rule}" in words_of(game.folder, lang):
                say_refusal(game.folder, reason, lang)
