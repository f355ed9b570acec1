"""Sicilianos: six families, dice, gang wars, turncoats and bombs, and money that must be laundered."""

from sitdown.games.sicilianos.play import GAME

__all__ = ["GAME"]
