"""The games at the table: those in this folder, and any package that names one by the entry point `sitdown.games`."""

from __future__ import annotations

import importlib
import warnings
from importlib.metadata import EntryPoint, entry_points

from sitdown.engine.game import Game

BUILT_IN = ("palermo", "capo", "sicilianos", "maffiosi", "cosanostra")


class UnknownGame(ValueError):
    """There is no game of that name."""


def all_games() -> list[Game]:
    """Every game that can be played here, ours first; a guest that cannot be loaded is left out with a warning."""
    games = [game_of(slug) for slug in BUILT_IN]
    for slug in sorted(_guests()):
        try:
            games.append(game_of(slug))
        except UnknownGame as error:
            warnings.warn(str(error), stacklevel=2)
    return games


def game_of(slug: str) -> Game:
    """The game of that name; raises UnknownGame with the names there are."""
    if slug in BUILT_IN:
        game = importlib.import_module(f"sitdown.games.{slug}").GAME
    elif slug in (guests := _guests()):
        game = _load(guests[slug])
    else:
        known = ", ".join((*BUILT_IN, *sorted(guests)))
        raise UnknownGame(f"game: there is no game {slug!r}; there are {known}")
    assert isinstance(game, Game)
    return game


def _load(guest: EntryPoint) -> object:
    try:
        return guest.load()
    except Exception as error:  # a stranger's package may fail in any way
        raise UnknownGame(f"game: {guest.name!r} ({guest.value}) cannot be loaded: {error}") from error


def _guests() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="sitdown.games")}
