"""Worlds of Capo as sensible players would have made them: still worlds that the seat could be in, but likelier."""

from __future__ import annotations

import random
from math import log

from sitdown.engine import Rng
from sitdown.games.capo import GAME
from sitdown.games.capo.play import CapoPlay
from sitdown.games.capo.state import SUSPECT
from sitdown.games.capo.sums import meets_mission, sums_of_crews
from tests.games.capo.helpers.positions import everything, lay_crews, start, table, turn_up
from tests.games.capo.secrets.test_imagine import check_world, dream, moments


def redrawn(state: CapoPlay, seat: int, seed: object) -> CapoPlay:
    world = dream(state, seat, seed)
    GAME.redraw(world, seat, Rng.seeded(f"{seed} again"))
    return world


def test_a_redrawn_world_agrees_with_what_the_seat_knows() -> None:
    """CA-22, CA-24, CA-33, CA-57, CA-63: whatever any imagined world must be, this one is."""
    dice = random.Random("redrawn")
    changed = 0
    for state, mind in moments(dice, 20, 0.06):
        if mind is None:
            continue
        before, seed = everything(state), dice.random()
        world = redrawn(state, mind, seed)
        assert everything(state) == before
        check_world(state, world, mind)
        changed += world != dream(state, mind, seed)
    assert changed > 30


def test_cards_that_were_kept_or_shuffled_stay_so() -> None:
    """CA-63: who held what at the last shuffle is known, and no swap forgets it."""
    dice = random.Random("ages")
    compared = 0
    for state, mind in moments(dice, 30, 0.15):
        if mind is None or state.reshuffles == 0 or state.over:
            continue
        seed = dice.random()
        one, other = dream(state, mind, seed), redrawn(state, mind, seed)
        assert [faces_by_age(world) for world in (one, other)] == [faces_by_age(one)] * 2
        compared += 1
    assert compared > 10


def faces_by_age(world: CapoPlay) -> list[list[int]]:
    """Which faces are kept, which were among the discards, and of which nothing is known."""
    return [sorted(world.cards.face[t] for t in range(world.deck) if world.age[t] == age) for age in range(3)]


def at_the_suspicions(seed: object) -> CapoPlay:
    state, rng = start(4, seed), Rng.seeded(seed)
    while state.phase != SUSPECT:
        seat = int(state.next_to_ask())
        state.push(seat, GAME.thumb(state, seat, rng))
    return state


def test_redrawn_worlds_are_likelier() -> None:
    likely = {dream: 0.0, redrawn: 0.0}
    for number in range(40):
        state = at_the_suspicions(number)
        for made in likely:
            likely[made] += log(GAME.belief(made(state, 0, number), 0)) / 40
    assert likely[redrawn] > likely[dream] + 1.0


def test_who_shows_half_of_what_is_asked_is_thought_honest() -> None:
    """M07 asks for IIB; seat 1 shows one fist of two cards, seat 2 a crate, which nobody with better cards would."""
    state = table(3, "M07", crews={0: "K01", 1: "K07 K02", 2: "K07 K03"})
    lay_crews(state, {0: "K01", 1: "K07 K02", 2: "K07 K03"})
    turn_up(state, {1: "K07", 2: "K03"})
    honest = [0, 0, 0]
    for number in range(120):
        world = redrawn(state, 0, number)
        for seat in (1, 2):
            honest[seat] += meets_mission(world, sums_of_crews(world)[seat], 0)
    assert honest[1] > 2 * honest[2]
