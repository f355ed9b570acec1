"""The games: what they are called, who can play, what can be changed, and what every action's number means."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from sitdown.engine.game import Game
from sitdown.engine.words import Words, words_of
from sitdown.games import UnknownGame, all_games, game_of
from sitdown.server.errors import Refused
from sitdown.server.making import LEVELS
from sitdown.server.option_page import OptionShown, options_shown
from sitdown.server.protocol import Lang as Spoken
from sitdown.server.routes.answers import refusals
from sitdown.server.rule_page import RulesShown, rules_shown
from sitdown.table.house import house_names

Lang = Annotated[Spoken, QueryParameter(description="language of the words")]


class ArgumentShown(Struct):
    name: str
    of: str  # the kind of object in a view that it names
    count: int
    first: int
    title: str
    names: list[str]  # of its values, from `first` on


class KindShown(Struct):
    """One kind of action: numbers from `start` on, its arguments counting like the digits of a number."""

    name: str
    start: int
    size: int
    several: bool
    closed_by: str
    title: str
    arguments: list[ArgumentShown]


class GameShown(Struct):
    slug: str
    title: str
    tagline: str
    version: str
    seats: list[int]
    talk: bool
    bots: list[str]  # their levels, for chairs `bot:LEVEL`; the usual one first
    house: dict[str, list[str]]  # what the first, second, ... bot of a level at one table is called
    options: list[OptionShown]


class GameWhole(GameShown):
    actions: list[KindShown]


def game_shown(game: Game, lang: str) -> GameShown:
    words = words_of(game.folder, lang)
    house = {level: house_names(level, max(game.seats)) for level in LEVELS}
    return GameShown(game.slug, game.title, words.say("tagline"), game.version, list(game.seats), game.talk,
                     list(LEVELS), house, options_shown(game, lang))  # fmt: skip


@cache
def kinds_shown(game: Game, lang: str) -> list[KindShown]:
    words = words_of(game.folder, lang)
    return [
        KindShown(
            kind.name, kind.start, kind.size, kind.several, kind.closed_by, titled(words, "kind", kind.name),
            [
                ArgumentShown(arg.name, arg.of, arg.count, arg.first, titled(words, "arg", arg.name),
                              [game.name_of(arg.of, value, lang) for value in range(arg.first, arg.last + 1)])
                for arg in kind.args
            ],
        )
        for kind in game.actions.kinds
    ]  # fmt: skip


def titled(words: Words, what: str, name: str) -> str:
    """What the game calls it; its own name if it has no word for it."""
    key = f"{what}-{name.replace('_', '-')}"
    return words.say(key) if key in words else name.replace("_", " ")


def game_named(slug: str) -> Game:
    try:
        return game_of(slug)
    except UnknownGame:
        raise Refused(404, "no_such_game") from None


@get("/", summary="All games", responses=refusals())
async def list_games(lang: Lang = "en") -> list[GameShown]:
    return [game_shown(game, lang) for game in all_games()]


@get("/{slug:str}", summary="One game, with its actions", responses=refusals("no_such_game"))
async def one_game(slug: FromPath[str], lang: Lang = "en") -> GameWhole:
    game = game_named(slug)
    found = game_shown(game, lang)
    return GameWhole(found.slug, found.title, found.tagline, found.version, found.seats, found.talk, found.bots,
                     found.house, found.options, kinds_shown(game, lang))  # fmt: skip


@get("/{slug:str}/rules", summary="The rules of a game, to be read", responses=refusals("no_such_game"))
async def rules(slug: FromPath[str], lang: Lang = "en") -> RulesShown:
    return rules_shown(game_named(slug), lang)


router = Router("/games", route_handlers=[list_games, one_game, rules], tags=["games"])
