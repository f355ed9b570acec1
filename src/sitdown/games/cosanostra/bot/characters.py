"""Bosses differ: how proud they bargain and what their word is worth. Who has which is a matter of chance, but fixed
for a play, and drawn from what all see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.cosanostra.state import CosaState

# By character: of what is fair for him the share below which he refuses.
PRIDE: Final = vec[float]([0.74, 0.8, 0.84, 0.88, 0.78])
# How much of what is fair for a lender he bids at first.
OPENING: Final = vec[float]([0.75, 0.66, 0.72, 0.68, 0.7])
# What breaking his word must bring a Boss, in thousands, before he does it.
HONOUR: Final = vec[float]([40.0, 14.0, 40.0, 8.0, 25.0])
# Who threatens; the others rather pay for peace.
BOLD: Final = vec[i64]([0, 1, 0, 1, 0])


# What it is worth to a Boss, in thousands, to make good on a threat that was refused; the other bold one strikes only
# where it pays.
RESOLVE: Final = vec[float]([0.0, 4.0, 0.0, 0.0, 0.0])


def character(world: CosaState, seat: i64) -> i64:
    return (world.family[seat] * 2 + world.first_start + world.seats) % len(PRIDE)


def pride(world: CosaState, seat: i64) -> float:
    return PRIDE[character(world, seat)]


def opening(world: CosaState, seat: i64) -> float:
    return OPENING[character(world, seat)]


def honour(world: CosaState, seat: i64) -> float:
    return HONOUR[character(world, seat)]


def resolve(world: CosaState, seat: i64) -> float:
    return RESOLVE[character(world, seat)]


def is_bold(world: CosaState, seat: i64) -> bool:
    return BOLD[character(world, seat)] != 0
