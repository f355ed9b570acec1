"""Capo della Mafia: crews laid in secret, half turned up, and pistols pointed at bluffers."""

from sitdown.games.capo.play import GAME

__all__ = ["GAME"]
