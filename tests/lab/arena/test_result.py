"""Shares, places and the rest are counted right from single games, in whatever order shards come."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from sitdown.games import game_of
from sitdown.lab.arena import Plan, Schedule
from sitdown.lab.arena.play import Played, Shard
from sitdown.lab.arena.ratings import ratings_of
from sitdown.lab.arena.result import Result, result_of
from sitdown.lab.arena.times import Times


def plan(bots: tuple[str, ...], seats: int) -> Plan:
    return replace(Plan.of(game_of("first_chair"), ["random"], seats, "s"), bots=bots)


def shards_of(*games: Played) -> list[Shard]:
    """One shard for each deal."""
    return [
        Shard(deal, deal + 1, [game for game in games if game.deal == deal], {}, 1.0, 1.0)
        for deal in sorted({game.deal for game in games})
    ]


def counted(bots: tuple[str, ...], seats: int, *places: list[list[int]]) -> Result:
    """The result of these places, deal by deal, seating by seating."""
    games = [
        Played(deal, number, game, "over", 10 + deal)
        for deal, each in enumerate(places)
        for number, game in enumerate(each)
    ]
    return result_of(plan(bots, seats), len(games), shards_of(*games))


def test_a_shared_first_place_is_split_and_equal_names_are_pooled() -> None:
    result = counted(("a", "b", "b"), 3, [[1, 2, 3], [1, 1, 3], [1, 1, 1]])
    a, b = sorted(result["bots"], key=lambda bot: bot["name"])
    assert a["share"] == pytest.approx((1 + 1 / 2 + 1 / 3) / 3)  # chairs 0, 1, 2
    assert b["share"] == pytest.approx((1 - a["share"]) / 2)
    assert (a["games"], a["chairs"], b["games"], b["chairs"]) == (3, 3, 3, 6)
    assert a["places"] == [3, 0, 0]
    assert b["places"] == [3, 1, 2]
    assert b["place"] == pytest.approx((2 + 3 + 1 + 3 + 1 + 1) / 6)
    assert [one["games"] for one in b["by_chair"]] == [2, 2, 2]
    assert [one["share"] for one in a["by_chair"]] == pytest.approx([1, 1 / 2, 1 / 3])
    before = {(pair["a"], pair["b"]): pair["before"] for pair in result["against"]}
    assert before["a", "b"] == pytest.approx((2 + 1.5 + 1) / 6)
    assert before["a", "b"] + before["b", "a"] == 1
    assert result["endings"] == {"over": 3}
    assert result["choices"] == 10


def test_the_better_bot_stands_first_with_the_higher_rating() -> None:
    result = counted(("a", "b"), 2, *[[[2, 1], [1, 2]]] * 10)
    assert [bot["name"] for bot in result["bots"]] == ["b", "a"]
    best, last = result["bots"]
    assert (best["share"], best["high"], last["share"], last["low"]) == (1, 1, 0, 0)
    assert best["low"] > 0.8
    assert best["mu"] - 2 * best["sigma"] > last["mu"] + 2 * last["sigma"]
    assert (best["place"], last["place"], last["place_high"]) == (1, 2, 2)


def test_a_bot_against_itself_keeps_its_rating() -> None:
    assert ratings_of(["a"], [(("a", "a"), [1, 2])])["a"] == ratings_of(["a"], [])["a"]


def test_the_order_of_shards_and_deals_twice_change_nothing() -> None:
    bots = ("a", "b", "c", "d", "e")
    schedule = Schedule(bots, 3)
    random = Random(3)
    games = [
        Played(deal, number, random.sample([1, 2, 3], 3), "over", 7)
        for deal in range(schedule.deals_for(1))
        for number in range(schedule.games_a_deal)
    ]
    shards = shards_of(*games)
    result = result_of(plan(bots, 3), 1, shards)
    assert result["games"] == len(games) == schedule.round == 10 * 2 * 3
    assert result["asked"] == 1
    assert {bot["games"] for bot in result["bots"]} == {6 * 2 * 3}
    random.shuffle(shards)
    assert json.dumps(result_of(plan(bots, 3), 1, shards)) == json.dumps(result)
    twice = result_of(plan(bots, 3), 1, [*shards, shards[0]])
    assert {**twice, "times": None} == {**result, "times": None}


def test_times_are_summed_and_nearly_exact() -> None:
    times = [Times(), Times()]
    for number in range(1000):
        times[number % 2].add((number + 1) / 1000)
    total = Times.summed(times)
    assert total.choices == 1000
    assert total.mean == pytest.approx(0.5005)
    assert total.below(0.95) == pytest.approx(0.95, rel=0.05)
    assert total.below(0.95) >= 0.95
    assert Times.from_data(json.loads(json.dumps(total.as_data()))).below(0.5) == total.below(0.5)
    assert (Times().mean, Times().below(0.95)) == (0, 0)
