"""A random truth that agrees with all that a seat knows (section 6)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.rng import Rng
from sitdown.games.sicilianos.data import NOTES
from sitdown.games.sicilianos.state import NONE, SicilianosState


def imagine_into(world: SicilianosState, seat: int | None, rng: Rng) -> None:
    """Turn a clone of the truth into one that the seat could be in."""
    watcher = world.cards.watcher_of(seat)
    world.cards.imagine(watcher, rng)
    world.shops.imagine(watcher, rng)
    if world.stakes_are_hidden():
        imagine_stakes(world, -1 if seat is None else seat, rng)


def imagine_stakes(world: SicilianosState, me: i64, rng: Rng) -> None:
    """Option `stakes=hidden`: until the first reveal another's stake may be any note he held."""
    seat: i64 = 0
    while seat < world.seats:
        note = world.stake[seat]
        if seat != me and note != NONE:
            world.black[seat * NOTES + note] += 1
            held: i64 = 0
            value: i64 = 0
            while value < NOTES:
                held += 1 if world.black[seat * NOTES + value] > 0 else 0
                value += 1
            choice = rng.below(held)
            value = 0
            while True:
                if world.black[seat * NOTES + value] > 0:
                    if choice == 0:
                        break
                    choice -= 1
                value += 1
            world.black[seat * NOTES + value] -= 1
            world.stake[seat] = value
        seat += 1
