"""La Cosa Nostra: plans face down, attacks, reactions, and above all deals."""

from sitdown.games.cosanostra.play import GAME

__all__ = ["GAME"]
