"""Bosses differ: how proud they bargain and what their word is worth. Who has which is a matter of chance, but fixed
for a play, and drawn from what all see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.cosanostra.state import CosaState

# By character: of what is fair for him the share below which he refuses.
PRIDE: Final = vec[float]([0.74, 0.8, 0.86, 0.9, 0.78])
# What breaking his word must bring a Boss, in thousands, before he does it.
HONOUR: Final = vec[float]([1000.0, 14.0, 1000.0, 8.0, 25.0])


def character(world: CosaState, seat: i64) -> i64:
    return (world.family[seat] * 2 + world.first_start + world.seats) % len(PRIDE)


def pride(world: CosaState, seat: i64) -> float:
    return PRIDE[character(world, seat)]


def honour(world: CosaState, seat: i64) -> float:
    return HONOUR[character(world, seat)]
