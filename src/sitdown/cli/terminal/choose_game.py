"""Choose a game and a number of players, for whoever named none on the command line."""

from __future__ import annotations

from sitdown.cli.arguments import seats_for
from sitdown.cli.terminal.console import InputClosed, Terminal
from sitdown.cli.terminal.names import words_for
from sitdown.engine.game import Game
from sitdown.engine.words import words_of
from sitdown.games import all_games

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


def tagline(game: Game, lang: str) -> str:
    """What the game is about, if it says so."""
    words = words_of(game.folder, lang)
    return words.say("tagline") if "tagline" in words else ""


def _ask(terminal: Terminal, question: str) -> str:
    text = terminal.ask(f"{question} ").casefold()
    if text in LEAVING:
        raise InputClosed
    return text
