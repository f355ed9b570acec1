"""A first game: a real game with gentle bots, in which each new situation is explained once, when it first comes up.

A game declares it in its folder, `first_game/situations.toml` with the words beside it; `docs/lessons.md` says how.
Whether a situation has come up is read from what the seat may see and do, and from nothing else.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sitdown.bots import seat_bot
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import BadOption, Value, read_options
from sitdown.engine.rulebook import rulebook_of
from sitdown.engine.words import ENGLISH, LANGUAGES, Words, words_of
from sitdown.table.levels import levels_for_people
from sitdown.teach.lessons.objects import BadObject, part_of

FOLDER = "first_game"  # in the game's folder
FILE = "situations.toml"
ME = "me"  # in a path or as a value: the number of the seat that looks
SOMETHING = "*"  # in the place of a value: not nothing, not none, not zero
HEAD = {"seats": int, "options": dict, "situation": list}
SITUATION = {"say": str, "offered": list, "when": dict, "rule": str}


class BadFirstGame(ValueError):
    """The file is wrong; the message names the file, the situation and the field."""


@dataclass(frozen=True)
class Situation:
    """Something new: one of the kinds of action in `offered` may be done now, and `when` stands in the seat's view."""

    name: str  # and the key of its words
    offered: tuple[str, ...]  # none: whatever is asked
    when: dict[str, object]  # where it stands in the view, and what; SOMETHING: anything
    rule: str  # the id of the rule to read on; "": none

    def has_come_up(self, kinds: Collection[str], view: View) -> bool:
        if self.offered and not any(kind in kinds for kind in self.offered):
            return False
        return all(_stands(view, path, wanted) for path, wanted in self.when.items())


@dataclass(frozen=True)
class FirstGame:
    """How the first game of a game is laid, and what is explained in it: of several situations the first one first."""

    game: Game
    path: Path
    seats: int
    options: dict[str, Value]
    situations: tuple[Situation, ...]

    @property
    def bots(self) -> str:
        """The level of the others: the easiest that people are offered."""
        return (levels_for_people(self.game) or self.game.levels)[0]

    @property
    def languages(self) -> list[str]:
        """Those in which its words are written."""
        return [lang for lang in LANGUAGES if lang == ENGLISH or (self.path.parent / f"{lang}.ftl").is_file()]

    def words(self, lang: str) -> Words:
        return words_of(str(self.path.parent), lang)

    def says(self, situation: Situation, lang: str) -> str:
        return self.words(lang).say(situation.name)

    def new_to(self, state: State, seat: int, told: Collection[str]) -> Situation | None:
        """The situation that this seat is in now and was not told of; None while it can do nothing."""
        kinds = {state.game.actions.kind_of(action).name for action in state.legal(seat)}
        if not kinds:
            return None
        view = state.view(seat)
        new = [one for one in self.situations if one.name not in told and one.has_come_up(kinds, view)]
        return new[0] if new else None


def first_game_of(game: Game) -> FirstGame | None:
    """The first game that a game declares; None if it declares none. Raises BadFirstGame."""
    return _first_game_in(game, str(Path(game.folder) / FOLDER / FILE)) if game.folder else None


@cache
def _first_game_in(game: Game, file: str) -> FirstGame | None:
    path = Path(file)
    if not path.is_file():
        return None
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadFirstGame(f"{path}: cannot be read: {error}") from None
    return _Reader(game, path).first_game(data)


class _Reader:
    """Reads the file, every field checked."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path

    def first_game(self, data: dict[str, Any]) -> FirstGame:
        self._check_fields(data, HEAD, ("seats", "situation"), "")
        game, seats, options = self.game, data["seats"], data.get("options", {})
        self._want(seats in game.seats, "seats", f"{game.title} is not for {seats}")
        try:
            read_options(game.options, options, game.options_rule)
        except BadOption as error:
            raise self._bad("options", str(error)) from None
        situations = tuple(self._situation(number, one) for number, one in enumerate(data["situation"], 1))
        self._want(bool(situations), "situation", "there is at least one")
        names = [one.name for one in situations]
        self._want(len(set(names)) == len(names), "situation", "two have one name")
        found = FirstGame(game, self.path, seats, options, situations)
        for name in names:
            self._want(name in found.words(ENGLISH), "say", f"{name}: no such message in {ENGLISH}.ftl")
        return found

    def _situation(self, number: int, data: object) -> Situation:
        at = f"situation {number}"
        if not isinstance(data, dict):
            raise self._bad(at, "must be a table, [[situation]]")
        self._check_fields(data, SITUATION, ("say",), f"{at}: ")
        offered, when, rule = tuple(data.get("offered", [])), data.get("when", {}), data.get("rule", "")
        known = [kind.name for kind in self.game.actions.kinds]
        for kind in offered:
            self._want(kind in known, f"{at}: offered", f"there is no action {kind!r}; there are {', '.join(known)}")
        self._want(bool(offered or when), at, "has neither offered nor when, so it would always be there")
        has_rule = not rule or rule in rulebook_of(self.game.folder, ENGLISH).rules
        self._want(has_rule, f"{at}: rule", f"{self.game.title} has no rule {rule}")
        return Situation(data["say"], offered, dict(when), rule)

    def _check_fields(self, data: dict[str, Any], known: dict[str, Any], needed: tuple[str, ...], at: str) -> None:
        for name, value in data.items():
            self._want(name in known, f"{at}{name}", f"there is no such field; there are {', '.join(known)}")
            fits = isinstance(value, known[name]) and not isinstance(value, bool)
            self._want(fits, f"{at}{name}", f"{value!r} is of the wrong type")
        for name in needed:
            self._want(name in data, f"{at}{name}", "is missing")

    def _want(self, kept: bool, field: str, otherwise: str) -> None:
        if not kept:
            raise self._bad(field, otherwise)

    def _bad(self, field: str, what: str) -> BadFirstGame:
        return BadFirstGame(f"{self.path}: {field}: {what}")


def told_in(first: FirstGame, newcomer: str, seed: str) -> set[str]:
    """The situations that are explained in one first game to a newcomer in seat 0, who plays as this bot does."""
    state = first.game.start(first.seats, seed, dict(first.options))
    levels = [newcomer, *[first.bots] * (first.seats - 1)]
    bots = [seat_bot(seat, level, seed) for seat, level in enumerate(levels)]
    told: list[str] = []
    while (seat := state.next_to_ask()) >= 0:
        if seat == 0 and not state.forced(seat) and (new := first.new_to(state, seat, told)) is not None:
            told.append(new.name)
        state.push(seat, bots[seat].choose(state))
    return set(told)


def _stands(view: View, path: str, wanted: object) -> bool:
    """Does this stand there? A part that is not in the view now is nothing."""
    keys = [str(view["you"]) if key == ME else key for key in path.split(".")]
    try:
        found = part_of(view, ".".join(keys))
    except BadObject:
        return False
    if wanted == SOMETHING:
        return bool(found)
    return bool(found == (view["you"] if wanted == ME else wanted))
