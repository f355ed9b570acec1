"""A game of the arena is an ordinary game, a chair that always wins favours nobody, and bots that fail are named."""

from __future__ import annotations

import pytest

from sitdown.bots import play
from sitdown.engine import Budget
from sitdown.engine.options import BadOption
from sitdown.engine.refusal import Illegal
from sitdown.games import game_of
from sitdown.lab.arena import ArenaError, Plan, Schedule, compare
from sitdown.lab.arena.play import Shard, play_shard


def test_any_game_can_be_played_again_by_hand() -> None:
    game = game_of("capo")
    plan = Plan.of(game, ["thumb", "easy", "random"], 3, "again", {"events": False})
    schedule = Schedule(plan.bots, plan.seats)
    for played in play_shard(plan, range(5, 7)).games:
        seed = f"again/{played.deal}"
        seating = schedule.seatings(played.deal)[played.seating]
        state = play(game.start(3, seed, {"events": False}), seating, seed, plan.budget)
        assert (state.ranking, state.ending) == (played.places, played.ending)


def test_a_chair_that_always_wins_favours_no_bot() -> None:
    for bots, chairs in ((["easy", "random", "odd_bots:Counting"], 3), (["easy", "random"], 4)):
        result = compare(Plan.of(game_of("first_chair"), bots, chairs, "s"), 30)
        assert {bot["share"] for bot in result["bots"]} == {1 / chairs}
        assert {bot["place"] for bot in result["bots"]} == {(chairs + 1) / 2}
        for bot in result["bots"]:
            assert [one["share"] for one in bot["by_chair"]] == [1.0] + [0.0] * (chairs - 1)
            assert bot["low"] < 1 / chairs < bot["high"]
        assert all(pair["before"] == 0.5 for pair in result["against"])


def test_a_bot_that_listens_hears() -> None:
    result = compare(Plan.of(game_of("first_chair"), ["odd_bots:Listens", "random"], 2, "s"), 4)
    assert result["endings"] == {"as_always": 4}


def test_a_bot_has_the_budget_of_the_plan() -> None:
    game = game_of("first_chair")
    assert Plan.of(game, ["random"], 2, 1).iterations == game.iterations
    plan = Plan.of(game, ["random"], 2, 1, budget=Budget(0.25))
    assert (plan.iterations, plan.seconds, plan.budget.is_repeatable) == (0, 0.25, False)
    assert Plan.of(game, ["random"], 2, 1, budget=Budget(iterations=7)).budget.iterations == 7


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Fails", r"bots: odd_bots:Fails at seat 0 failed in deal 0 of seed 's': ZeroDivisionError: by nothing"),
        ("Cheats", r"bots: cheats at seat 0 chose 99, which FC-1 forbids, in deal 0 of seed 's'"),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named_with_its_deal(bot: str, told: str, workers: int) -> None:
    plan = Plan.of(game_of("first_chair"), [f"odd_bots:{bot}", "random"], 2, "s")
    with pytest.raises(ArenaError) as refused:
        compare(plan, 2 if workers == 1 else 1, workers=workers)
    assert str(refused.value) == told


def test_what_cannot_be_planned_is_refused() -> None:
    game = game_of("capo")
    with pytest.raises(Illegal, match="CA-1"):
        Plan.of(game, ["random"], 2, 1)
    with pytest.raises(BadOption):
        Plan.of(game, ["random"], 3, 1, {"colour": "red"})
    with pytest.raises(ValueError, match="no bot 'hal'"):
        Plan.of(game, ["hal"], 3, 1)
    plan = Plan.of(game, ["random"], 3, 1)
    with pytest.raises(ArenaError, match="workers: 0"):
        compare(plan, 3, workers=0)
    with pytest.raises(ArenaError, match="on: 'moon'"):
        compare(plan, 3, on="moon")


def test_a_shard_is_the_same_after_it_was_stored() -> None:
    shard = play_shard(Plan.of(game_of("first_chair"), ["easy", "random"], 2, "s"), range(2))
    assert Shard.from_data(shard.as_data()).as_data() == shard.as_data()
    assert set(shard.times) == {"easy", "random"}
    assert shard.times["easy"].choices == 2 * 2 * 3
