"""The games: what they are called, who can play, what can be changed, and what every action's number means."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct, structs

from sitdown.engine.game import Game
from sitdown.engine.words import Words, words_of
from sitdown.games import UnknownGame, all_games, game_of
from sitdown.server.errors import Refused
from sitdown.server.net.messages import Lang as Spoken
from sitdown.server.pages.options import OptionShown, options_shown
from sitdown.server.pages.rules import RulesShown, rules_shown
from sitdown.server.routes.answers import refusals
from sitdown.table.bot_names import names_of_level
from sitdown.table.levels import level_about, level_title, levels_for_people
from sitdown.teach.first_game import first_game_of

Lang = Annotated[Spoken, QueryParameter(description="language of the words")]


class ArgumentShown(Struct):
    name: str
    of: str  # the kind of object in a view that it names
    count: int
    first: int
    relative: bool  # a seat, counted clockwise from the one that acts
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


class LevelShown(Struct):
    """How good a bot is, for people."""

    name: str  # for a chair: `bot:NAME`
    title: str
    about: str  # a sentence
    for_people: bool  # is it one of those that people are offered?


class GameShown(Struct):
    slug: str
    title: str
    tagline: str  # a sentence
    poster: str  # two or three words; "" where it has none
    goal: str  # what wins, in a sentence or two; "" where it has none
    score: str  # how a score is written, `{amount}` for the number; "" where the game does not say
    minutes: int  # about, for people; 0 where the game does not say
    hard: int  # to learn: 1 easy, 2 middling, 3 hard; 0 where the game does not say
    colours: list[int]  # of the house's seven, by seat; empty: nobody has one before the deal
    version: str
    seats: list[int]
    talk: bool
    hidden: bool  # may a seat know what others may not?
    bots: list[str]  # their levels, for chairs `bot:LEVEL`; the usual one first
    levels: list[LevelShown]  # the same in words, the easiest first
    house: dict[str, list[str]]  # what the first, second, ... bot of a level at one table is called; `random` as `easy`
    options: list[OptionShown]


class WindowShown(Struct):
    """A kind of question that a seat may answer by a preset."""

    name: str
    title: str
    usual: str  # the preset that holds before the player has said anything
    presets: dict[str, str]  # in words, by name


class SituationShown(Struct):
    """Something that is explained once: one of `offered` may be done (none: whatever is asked), and `when` stands in
    the view, by its keys (`me`: the number of the seat that looks, also as a value); `*` is anything but nothing."""

    name: str
    says: str
    rule: str  # the id of the rule to read on; "" for none
    offered: list[str]
    when: dict[str, object]


class FirstGameShown(Struct):
    """A game for who has never played: how its table is made, and what to explain in which order."""

    seats: int
    bots: str  # the level of all others
    options: dict[str, bool | int | str]
    situations: list[SituationShown]


class GameWhole(GameShown):
    actions: list[KindShown]
    windows: list[WindowShown]
    zones: dict[str, str]  # what the game calls the keys of its view (`-` for `_`), and KEY-is-VALUE
    printed: dict[str, object]  # on the game's pieces, as the game itself tells it
    first_game: FirstGameShown | None  # null where the game declares none


def game_shown(game: Game, lang: str) -> GameShown:
    words = words_of(game.folder, lang)
    levels = game.levels
    house = {level: names_of_level(level, max(game.seats)) for level in levels}
    tagline, poster, goal = (words.say(key) if key in words else "" for key in ("tagline", "poster", "goal"))
    score = words.say("score", amount="{amount}") if "score" in words else ""
    shown = levels_shown(game, lang)
    return GameShown(game.slug, game.title, tagline, poster, goal, score, game.minutes, game.hard, game.colours,
                     game.version, list(game.seats), game.talk, game.hidden, levels, shown, house,
                     options_shown(game, lang))  # fmt: skip


def levels_shown(game: Game, lang: str) -> list[LevelShown]:
    people = levels_for_people(game)
    others = [level for level in game.levels if level not in people]
    return [
        LevelShown(level, level_title(level, lang), level_about(level, lang), level in people)
        for level in [*others, *people]
    ]


@cache
def kinds_shown(game: Game, lang: str) -> list[KindShown]:
    words = words_of(game.folder, lang)
    return [
        KindShown(
            kind.name, kind.start, kind.size, kind.several, kind.closed_by, titled(words, "kind", kind.name),
            [
                ArgumentShown(arg.name, arg.of, arg.count, arg.first, arg.relative, titled(words, "arg", arg.name),
                              [game.name_of(arg.of, value, lang) for value in range(arg.first, arg.last + 1)])
                for arg in kind.args
            ],
        )
        for kind in game.actions.kinds
    ]  # fmt: skip


def windows_shown(game: Game, lang: str) -> list[WindowShown]:
    words = words_of(game.folder, lang)
    return [
        WindowShown(
            window.name, titled(words, "window", window.name), window.usual,
            {preset: titled(words, f"preset-{window.name}", preset) for preset in window.presets},
        )
        for window in game.windows
    ]  # fmt: skip


def zones_shown(game: Game, lang: str) -> dict[str, str]:
    """By the key of the view as the game wrote it in `view-KEY`, so with `-`."""
    words = words_of(game.folder, lang)
    return {key.removeprefix("view-"): words.say(key) for key in words.starting("view-")}


def first_game_shown(game: Game, lang: str) -> FirstGameShown | None:
    first = first_game_of(game)
    if first is None:
        return None
    situations = [
        SituationShown(one.name, first.says(one, lang), one.rule, list(one.offered), one.when)
        for one in first.situations
    ]
    return FirstGameShown(first.seats, first.bots, first.options, situations)


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
    return GameWhole(
        **structs.asdict(found),
        actions=kinds_shown(game, lang),
        windows=windows_shown(game, lang),
        zones=zones_shown(game, lang),
        printed=game.printed(),
        first_game=first_game_shown(game, lang),
    )


@get("/{slug:str}/rules", summary="The rules of a game, to be read", responses=refusals("no_such_game"))
async def rules(slug: FromPath[str], lang: Lang = "en") -> RulesShown:
    return rules_shown(game_named(slug), lang)


router = Router("/games", route_handlers=[list_games, one_game, rules], tags=["games"])
