"""The player: for each kind of choice a network that says what comes of an option, and the best option is taken."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from benchmarks.learned_capo.features import KINDS, fits, options_of
from benchmarks.learned_capo.network import Network
from sitdown.engine import Bot, Budget, Seat
from sitdown.games.capo.rules import ADD_CARD, DONE, SHOW_CARD
from sitdown.games.capo.state import PLAY, SHOW, CapoState

WEIGHTS = Path(__file__).parent / "weights.json"


class LearnedCapo(Bot):
    """Learned from the rounds that `train.py` let it play; it does not look ahead."""

    name = "learned"

    def choose(self, seat: Seat, budget: Budget) -> int:
        world = seat.world()
        assert isinstance(world, CapoState)
        return step_towards(world, seat.number, best_of(world, seat.number, networks()))


@cache
def networks() -> list[Network]:
    """As stored: one for each of KINDS, which are in the order of the phases."""
    stored = json.loads(WEIGHTS.read_text("utf-8"))["networks"]
    return [Network.stored(stored[kind]) for kind in KINDS]


def best_of(world: CapoState, seat: int, minds: list[Network]) -> int:
    options = options_of(world, seat)
    mind = minds[world.phase]
    values = {option: mind.value(features) for option, features in options.items()}
    return max(values, key=lambda option: (values[option], -option))


def step_towards(world: CapoState, seat: int, option: int) -> int:
    """The next action on the way to this crew, half or suspicion."""
    if world.phase not in (PLAY, SHOW):
        return option
    assert fits(world, seat, option)
    left = int(option & ~world.picked[seat])
    if left == 0:
        return int(DONE)
    first = (left & -left).bit_length() - 1
    return int((ADD_CARD if world.phase == PLAY else SHOW_CARD) + first)
