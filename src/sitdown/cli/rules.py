"""`sitdown rules`: the numbered rules, and one of them by its id."""

from __future__ import annotations

import argparse

from sitdown.cli.arguments import game_named, language
from sitdown.cli.errors import CommandError
from sitdown.engine.game import Game
from sitdown.engine.rulebook import rulebook_of


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    lang = language(args.lang)
    if args.id is None:
        print(page(game, lang).rstrip())
        return 0
    text = rule(game, args.id, lang)
    if text is None:
        raise CommandError(f"rule: {game.title} has no rule {args.id!r}")
    print(text)
    return 0


def page(game: Game, lang: str) -> str:
    return rulebook_of(game.folder, lang).text


def rule(game: Game, wanted: str, lang: str) -> str | None:
    """One rule with its id in front, however the id was typed; None if there is none."""
    name = wanted.upper()
    text = rulebook_of(game.folder, lang).rules.get(name)
    return None if text is None else f"{name}  {text.replace('**', '').replace('`', '')}"
