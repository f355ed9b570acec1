"""Bots that misbehave in ways that the arena must bear, or must tell."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from sitdown.engine import Bot, Budget, Seat

ONCE = "ARENA_TEST_ONCE"  # a file that is there once somebody has died


class Slow(Bot):
    """Takes a few milliseconds for everything."""

    name = "slow"

    def choose(self, seat: Seat, budget: Budget) -> int:
        time.sleep(0.005)
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]


class Counting(Bot):
    """Its choice depends on the budget alone."""

    name = "counting"

    def choose(self, seat: Seat, budget: Budget) -> int:
        return budget.iterations % 3


class DiesOnce(Slow):
    """Kills the process that it is in, the first time it is asked in any process."""

    name = "dies_once"

    def choose(self, seat: Seat, budget: Budget) -> int:
        try:
            Path(os.environ[ONCE]).touch(exist_ok=False)
        except FileExistsError:
            return super().choose(seat, budget)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("never reached")


class AlwaysDies(Bot):
    name = "always_dies"

    def choose(self, seat: Seat, budget: Budget) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("never reached")


class Fails(Bot):
    name = "fails"

    def choose(self, seat: Seat, budget: Budget) -> int:
        raise ZeroDivisionError("by nothing")


class Cheats(Bot):
    name = "cheats"

    def choose(self, seat: Seat, budget: Budget) -> int:
        return 99


class Listens(Bot):
    """Chooses by what it has heard, and fails if it has heard nothing once something was said."""

    name = "listens"
    listens = True

    def choose(self, seat: Seat, budget: Budget) -> int:
        heard = seat.history()
        assert bool(heard) == (seat.view().get("made") != 0)
        return len(heard) % 3
