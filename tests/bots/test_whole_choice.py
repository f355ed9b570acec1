"""A whole choice keeps to its time, however many parts it has and however slow the game is."""

from __future__ import annotations

from typing import ClassVar

import pytest

from sitdown.bots import SeatedBot, ThumbBot, bot_of
from sitdown.bots.search.rollout import LATE, Rollouts
from sitdown.bots.whole_choice import FIRST_PART, LEAST, parts_of_choice
from sitdown.engine import Budget, Rng, Seat, State
from sitdown.games import game_of
from tests.testing.test_planted_players import Sound


class Clock:
    """Stands still, but for what is put on it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("time.perf_counter", lambda: self.now)


class Thorough(ThumbBot):
    """Uses all of the time that it is given."""

    searches: ClassVar[bool] = True
    clock: Clock

    def choose(self, seat: Seat, budget: Budget) -> int:
        assert not budget.is_repeatable
        self.clock.now += budget.seconds
        return super().choose(seat, budget)


def test_all_parts_of_a_choice_share_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, rng = Clock(monkeypatch), Rng.seeded(1)
    state, most = game_of("capo").start(3, "parts"), 0
    for _ in range(30):
        seat = int(state.next_to_ask())
        bot = Thorough(rng)
        bot.clock = clock
        began, count = clock.now, 0
        for action in parts_of_choice(SeatedBot(seat, bot, rng), state, 1.5):
            state.push(seat, action)
            count += 1
            if count == 1:
                assert clock.now - began == pytest.approx(FIRST_PART * 1.5)
        assert clock.now - began <= 1.5 + count * LEAST
        most = max(most, count)
    assert most > 1


class Slow(Sound):
    """Each choice of a rollout takes a tenth of a second."""

    clock: Clock

    def quick(self, world: State, seat: int, rng: Rng) -> int:
        self.clock.now += 0.1
        return super().thumb(world, seat, rng)


@pytest.mark.parametrize("seconds", [0.0, 0.25, 1.5])
def test_the_hard_bot_ends_in_the_middle_of_a_rollout(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """A whole one takes longer than any of these times but the last."""
    game = Slow()
    game.search.stops = 0
    game.clock = Clock(monkeypatch)
    state = game.start(3, "slow")
    began = game.clock.now
    assert bot_of("hard", 1).choose(Seat(state, 0, Rng.seeded(1)), Budget(seconds)) in state.legal(0)
    assert game.clock.now - began <= seconds + 0.1001


def test_a_rollout_that_is_cut_off_has_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Slow()
    game.clock = Clock(monkeypatch)
    rollouts = Rollouts(game, 0)
    rollouts.ends_at = game.clock.now + 0.35
    assert rollouts.value(game.start(3, "cut"), 0, Rng.seeded(1)) == LATE
    rollouts.ends_at = game.clock.now + 1000.0
    assert 0.0 <= rollouts.value(game.start(3, "cut"), 0, Rng.seeded(1)) <= 1.0
