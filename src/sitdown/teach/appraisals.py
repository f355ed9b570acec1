"""What a choice that is a deal is worth to both sides, on average over worlds that the seat imagines."""

from __future__ import annotations

from statistics import fmean
from typing import Final, NamedTuple

from sitdown.bots.search.chain import Chain
from sitdown.engine import Appraisal, Rng, Seat, State

WORLDS: Final = 8


class Deal(NamedTuple):
    """A deal in a choice of several parts."""

    part: int  # which of them makes it
    appraisal: Appraisal


def deal_in(seat: Seat, chain: Chain, rng: Rng) -> Deal | None:
    """The first part that the game calls a deal: an offer that is accepted, or one when all of it is written."""
    if not seat.game.has_appraisal:
        return None
    found = [one for _ in range(WORLDS) if (one := _in_world(seat.imagine(rng), seat.number, chain)) is not None]
    alike = [one.appraisal for one in found if one.part == found[0].part]
    return Deal(found[0].part, _mean(alike)) if found else None


def open_deals(seat: Seat, but: int) -> list[int]:
    """What the seat could do now that is a deal: the offers that it could accept."""
    if not seat.game.has_appraisal:
        return []
    world = seat.world()
    deals = [action for action in seat.legal() if seat.game.appraise(world, seat.number, action) is not None]
    return [action for action in deals if action != but]


def _in_world(world: State, seat: int, chain: Chain) -> Deal | None:
    for part, action in enumerate(chain.actions):
        if action not in world.legal(seat):
            return None
        found = world.game.appraise(world, seat, action)
        if found is not None:
            return Deal(part, found)
        world.push(seat, action)
    return None


def _mean(found: list[Appraisal]) -> Appraisal:
    """There is a fair price if there is one in most of the worlds."""
    prices = [one.fair for one in found if one.fair is not None]
    fair = fmean(prices) if 2 * len(prices) > len(found) else None
    mine, theirs = fmean(one.mine for one in found), fmean(one.theirs for one in found)
    return Appraisal(found[0].other, mine, theirs, fmean(one.money for one in found), fair)
