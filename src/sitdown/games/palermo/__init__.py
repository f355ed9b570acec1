"""Palermo: build the city together, then fetch the takings of your own bars. Tile laying and a race, nothing hidden."""

from sitdown.games.palermo.play import GAME

__all__ = ["GAME"]
