"""Choose a game, a number of players and how good the others are, for whoever named none on the command line."""

from __future__ import annotations

from sitdown.cli.arguments import seats_for
from sitdown.cli.terminal.console import InputClosed, Terminal
from sitdown.cli.terminal.names import words_for
from sitdown.engine.game import Game
from sitdown.engine.words import words_of
from sitdown.games import all_games
from sitdown.table.levels import level_about, level_title, levels_for_people

LEAVING = ("quit", "q", "exit", "stop")


def choose_game(terminal: Terminal, lang: str) -> Game:
    """Which game?"""
    words = words_for(lang)
    games = all_games()
    terminal.say(words.say("door-welcome"))
    for number, game in enumerate(games, 1):
        least, most = str(game.seats[0]), str(game.seats[-1])
        said = words.say("door-game", game=game.title, least=least, most=most)
        terminal.say(f"  {number:>3}  {said} {tagline(game, lang)}".rstrip())
    while True:
        text = _ask(terminal, words.say("door-which"))
        for number, game in enumerate(games, 1):
            if text in (str(number), game.slug, game.title.casefold()):
                return game
        terminal.say(words.say("door-no-game"))


def choose_seats(terminal: Terminal, game: Game, lang: str) -> int:
    """How many at the table?"""
    words = words_for(lang)
    usual = seats_for(game, None)
    least, most = str(game.seats[0]), str(game.seats[-1])
    while True:
        text = _ask(terminal, words.say("door-seats", least=least, most=most, usual=str(usual)))
        if not text:
            return usual
        for seats in game.seats:
            if text == str(seats):
                return seats
        terminal.say(words.say("door-no-seats", least=least, most=most, rule=game.seats_rule))


def choose_level(terminal: Terminal, game: Game, lang: str) -> str:
    """How good are the others? An empty line: as usual."""
    words = words_for(lang)
    levels = levels_for_people(game)
    for number, level in enumerate(levels, 1):
        terminal.say(f"  {number:>3}  {level_title(level, lang)}. {level_about(level, lang)}")
    while True:
        text = _ask(terminal, words.say("door-level", usual=level_title(game.levels[0], lang)))
        if not text:
            return game.levels[0]
        for number, level in enumerate(levels, 1):
            if text in (str(number), level, level_title(level, lang)):
                return level
        terminal.say(words.say("door-no-level"))


def tagline(game: Game, lang: str) -> str:
    """What the game is about, if it says so."""
    words = words_of(game.folder, lang)
    return words.say("tagline") if "tagline" in words else ""


def _ask(terminal: Terminal, question: str) -> str:
    text = terminal.ask(f"{question} ").casefold()
    if text in LEAVING:
        raise InputClosed
    return text
