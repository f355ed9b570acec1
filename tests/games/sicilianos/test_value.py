"""What search cuts its rollouts with: how a seat stands when a war is over."""

from __future__ import annotations

import pytest

from sitdown.engine.rng import Rng
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.state import SicilianosState


def after_wars(seats: int, seed: str) -> tuple[list[SicilianosState], SicilianosState]:
    """A play by rules of thumb as it stood after each of its wars but the last, and its end."""
    state, rng, found = GAME.start(seats, seed), Rng.seeded(seed), []
    assert isinstance(state, SicilianosState)
    while not state.over:
        before = GAME.stops_passed(state)
        state.play(GAME.thumb(state, state.mover, rng))
        if GAME.stops_passed(state) > before and not state.over:
            found.append(state.clone())
    assert all(isinstance(one, SicilianosState) for one in found)
    return [one for one in found if isinstance(one, SicilianosState)], state


def test_a_war_is_a_stop_when_it_is_over() -> None:
    found, end = after_wars(4, "stops")
    assert [GAME.stops_passed(one) for one in found] == list(range(1, end.wars))
    assert not any(one.in_war for one in found)
    assert GAME.stops_passed(end) == end.wars


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_one_victory_and_one_of_each_place_are_shared_out(seats: int) -> None:
    for state in after_wars(seats, "shared")[0]:
        values = [GAME.evaluate(state, seat) for seat in range(seats)]
        assert sum(values) == pytest.approx(0.75 + 0.25 * seats / 2)


def test_it_guesses_who_wins_and_better_when_the_end_is_near() -> None:
    early, late, chance = 0.0, 0.0, 0.0
    for number in range(30):
        found, end = after_wars(4, f"guess {number}")
        winner = end.ranking.index(1)
        early += GAME.evaluate(found[len(found) // 3], winner)
        late += GAME.evaluate(found[-1], winner)
        chance += 1.25 / 4
    assert chance * 1.1 < early
    assert early * 1.2 < late


def test_money_cards_and_businesses_speak_for_their_owner() -> None:
    state = after_wars(4, "more")[0][4]
    before = GAME.evaluate(state, 1)
    richer = state.clone()
    assert isinstance(richer, SicilianosState)
    richer.washed[5 * 1 + 4] += 1
    assert GAME.evaluate(richer, 1) > before
    assert GAME.evaluate(richer, 2) < GAME.evaluate(state, 2)
    poorer = state.clone()
    assert isinstance(poorer, SicilianosState)
    for colour in range(6):
        poorer.owned[6 * 1 + colour] = 0
        poorer.held[6 * 1 + colour] = 0
    assert GAME.evaluate(poorer, 1) < before
