"""`sitdown games`: what can be played."""

from __future__ import annotations

import argparse

from sitdown.cli.arguments import language
from sitdown.engine.game import Game
from sitdown.engine.options import Option
from sitdown.engine.words import words_of
from sitdown.games import all_games


def run(args: argparse.Namespace) -> int:
    """Print every game with its seats and options."""
    lang = language(args.lang)
    print("\n\n".join(_described(game, lang) for game in all_games()))
    return 0


def _described(game: Game, lang: str) -> str:
    lines = [f"{game.slug:<10} {game.title}, {game.seats[0]} to {game.seats[-1]} players (rules {game.version})"]
    names = max((len(option.name) for option in game.options), default=0)
    values = max((len(_values(option)) for option in game.options), default=0)
    words = words_of(game.folder, lang)
    for option in game.options:
        key = f"option-{option.name.replace('_', '-')}"
        meaning = words.say(key) if key in words else ""
        lines.append(f"    -o {option.name:<{names}}  {_values(option):<{values}}  {meaning}".rstrip())
    return "\n".join(lines)


def _values(option: Option) -> str:
    """The values, the default and the rule that it changes."""
    default = str(option.default)
    if isinstance(option.default, bool):
        default = "on" if option.default else "off"
    return f"{option.accepts()}  [{default}{f', {option.rule}' if option.rule else ''}]"
