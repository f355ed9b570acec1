"""Tests of a game's first game: it can be played, and every situation that it explains comes up in a few of them."""

from __future__ import annotations

from sitdown.engine import Game
from sitdown.teach.first_game import BadFirstGame, FirstGame, first_game_of, told_in
from sitdown.testing.promise import promise
from sitdown.testing.words import messages, variables

MOST_WORDS = 40  # that somebody reads before a choice
GAMES = 24
PLAYERS = ("easy", "random")  # a newcomer is one of these


def check_first_game(game: Game) -> None:
    """Hold the first game that a game declares to all that is promised of it; a game that declares none passes."""
    try:
        first = first_game_of(game)
    except BadFirstGame as error:
        promise(False, "a first game is broken", error)
        return
    if first is not None:
        check_explanations(first)
        check_come_up(first)


def check_explanations(first: FirstGame) -> None:
    """Short, without facts, and each of them said of something, in every language that it has."""
    names = {one.name for one in first.situations}
    for lang in first.languages:
        written = messages(str(first.path.parent), lang)
        promise(set(written) == names, "words and situations differ", first.path, lang, sorted(set(written) ^ names))
        for name, text in written.items():
            words = len(first.words(lang).say(name).split()) if not variables(text) else 0
            promise(not variables(text), "an explanation speaks of facts", first.path, lang, name)
            promise(words <= MOST_WORDS, "an explanation is too long", first.path, lang, name, f"{words} words")


def check_come_up(first: FirstGame) -> None:
    """Each situation is new to somebody at some moment of a few games; else its words are for nothing."""
    left = {one.name for one in first.situations}
    for number in range(GAMES):
        left -= told_in(first, PLAYERS[number % len(PLAYERS)], f"first game {number}")
        if not left:
            return
    promise(False, f"a situation never comes up in {GAMES} first games", first.path, *sorted(left))
