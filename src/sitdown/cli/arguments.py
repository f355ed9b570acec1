"""Arguments of the command line, checked: games, seats, options, bots, languages."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from sitdown.bots import UnknownBot, bot_of
from sitdown.cli.errors import CommandError
from sitdown.engine.events import Listener
from sitdown.engine.game import Game, State
from sitdown.engine.options import BadOption, Value
from sitdown.engine.refusal import Illegal
from sitdown.games import UnknownGame, game_of

COMFORTABLE = 4
PERSON = "person"


def game_named(slug: str) -> Game:
    try:
        return game_of(slug)
    except UnknownGame as error:
        raise CommandError(str(error)) from None


def seats_for_arena(game: Game, asked: int | None, bots: int) -> int:
    """The number asked for, or as many as bots are named where the game is for so many, or a comfortable one."""
    return bots if asked is None and bots in game.seats else seats_for(game, asked)


def seats_for(game: Game, asked: int | None) -> int:
    """The number asked for, or a comfortable one; `started` refuses what the game is not for."""
    if asked is not None:
        return asked
    return COMFORTABLE if COMFORTABLE in game.seats else game.seats[0]


def fresh_seed() -> str:
    """A seed that nobody can guess, short enough to be typed again."""
    return secrets.token_hex(8)


def options_from(pairs: list[str]) -> dict[str, Value]:
    """`NAME=VALUE` pairs as a table; the game itself judges names and values."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise CommandError(f"option: {pair!r} must be written NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


def started(game: Game, seats: int, seed: str, options: dict[str, Value], listener: Listener | None = None) -> State:
    """The first moment of the play that was asked for."""
    try:
        return game.start(seats, seed, options, listener)
    except Illegal as error:
        least, most = game.seats[0], game.seats[-1]
        raise CommandError(
            f"seats: {game.title} is for {least} to {most} players, not {seats} ({error.rule})"
        ) from None
    except BadOption as error:
        raise CommandError(f"option {error}{f' ({error.rule})' if error.rule else ''}") from None


def players_for_play(text: str | None, game: Game, seats: int, others: str = "", seat: int | None = None) -> list[str]:
    """Who sits where: `person` or the name of a bot for each seat. The list names the last seats; without one, a person
    plays against `others`, or the game's usual bots. With `seat` the person sits there, and the list names all others,
    or one bot for all of them."""
    if seat is not None:
        if not 0 <= seat < seats:
            raise CommandError(f"seat: {seat} is not in 0..{seats - 1}")
        named = [others or game.levels[0]] if text is None else bots_named(text, game, (PERSON,))
        if len(named) not in (1, seats - 1):
            raise CommandError(f"bots: {len(named)} named for the {seats - 1} other chairs; name one for all, or each")
        named = named * (seats - 1) if len(named) == 1 else named
        return [*named[:seat], PERSON, *named[seat:]]
    if text is None:
        return [PERSON] + [others or game.levels[0]] * (seats - 1)
    named = bots_named(text, game, (PERSON,))
    if len(named) > seats:
        raise CommandError(f"bots: {len(named)} named for {seats} seats")
    return [PERSON] * (seats - len(named)) + named


def bots_for_sim(text: str | None, game: Game, seats: int) -> list[str]:
    """One bot for each seat; a single name is for all of them."""
    named = bots_named(text or "random", game)
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise CommandError(f"bots: {len(named)} named for {seats} seats; name one for all, or one for each")
    return named


def bots_named(text: str, game: Game, others: tuple[str, ...] = ()) -> list[str]:
    """The bots in a list, each one that there is; a bot of one's own keeps its capitals."""
    words = [name.strip() for name in text.split(",")]
    names = [word if ":" in word else word.lower() for word in words]
    for name in names:
        if name not in others:
            try:
                bot_of(name, 0)
            except UnknownBot as error:
                raise CommandError(f"{error}{f', {PERSON}' if PERSON in others else ''}") from None
    if "thumb" in names and "thumb" not in game.levels:
        raise CommandError(f"bots: {game.title} has no rules of thumb; there are {', '.join((*game.levels, *others))}")
    return names


def language(asked: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English."""
    if asked:
        return asked
    spoken = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return "nl" if spoken.lower().startswith("nl") else "en"


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"file: {path} is not a text in UTF-8") from None
    except OSError as error:
        raise CommandError(f"file: {path} cannot be read: {error.strerror}") from None
