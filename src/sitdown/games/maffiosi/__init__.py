"""Maffiosi: one long table, thirty chairs, cakes that explode, and a pot that everybody eats from."""

from sitdown.games.maffiosi.play import GAME

__all__ = ["GAME"]
