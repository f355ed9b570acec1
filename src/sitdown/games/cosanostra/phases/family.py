"""A family for each seat: dealt at random, or chosen seat by seat by the option `families` (CN-10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_FAMILY
from sitdown.games.cosanostra.data import BEGINNERS, FAMILIES, FAMILY_IDS
from sitdown.games.cosanostra.phase_numbers import FAMILY
from sitdown.games.cosanostra.setup import lay_table
from sitdown.games.cosanostra.state import CosaState


def begin(state: CosaState) -> None:
    """10.51: at random; in a beginners' game the first three are in play in any case; or each seat chooses."""
    if state.switches.families == "choose":
        state.mover = 0
        state.phase = FAMILY
        return
    families = vec[i64](list(range(FAMILIES)))
    if state.switches.families == "beginner":
        others = vec[i64](list(range(BEGINNERS, FAMILIES)))
        state.rng.shuffle(others, FAMILIES - BEGINNERS)
        i: i64 = 0
        while i < FAMILIES - BEGINNERS:
            families[BEGINNERS + i] = others[i]
            i += 1
        state.rng.shuffle(families, state.seats)
    else:
        state.rng.shuffle(families, FAMILIES)
    seat: i64 = 0
    while seat < state.seats:
        state.family[seat] = families[seat]
        seat += 1
    lay_table(state)


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-10."""
    family: i64 = 0
    while family < FAMILIES:
        if not is_taken(state, family):
            out.add(DO_FAMILY + family)
        family += 1


def is_taken(state: CosaState, family: i64) -> bool:
    seat: i64 = 0
    while seat < state.seats:
        if state.family[seat] == family:
            return True
        seat += 1
    return False


def push(state: CosaState, seat: i64, action: i64) -> None:
    """CN-10; the last choice lays the table."""
    family = action - DO_FAMILY
    state.family[state.mover] = family
    if state.listener is not None:
        state.tell("family", {"seat": state.mover, "family": FAMILY_IDS[family], "rule": "CN-10"})
    if state.mover + 1 < state.seats:
        state.mover += 1
    else:
        lay_table(state)
