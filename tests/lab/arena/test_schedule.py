"""Every bot sits on every chair, as often as any other, on the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from sitdown.lab.arena import ArenaError, Schedule
from sitdown.lab.arena.schedule import rotations_of, tables_of


def test_names_make_tables() -> None:
    assert tables_of(["a", "b", "b"], 3) == [("a", "b", "b")]
    assert tables_of(["a"], 3) == [("a", "a", "a")]
    assert tables_of(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert tables_of(["a", "b"], 2) == [("a", "b")]
    assert tables_of(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(tables_of(list("abcdef"), 4)) == 15


def test_what_cannot_be_seated_is_refused() -> None:
    with pytest.raises(ArenaError, match="bots: 3 named for 4 seats"):
        tables_of(["a", "b", "c"], 4)
    with pytest.raises(ArenaError, match="bots: b named twice"):
        tables_of(["a", "b", "b", "c"], 3)
    with pytest.raises(ArenaError, match="games: 0"):
        Schedule(["a", "b"], 2).deals_for(0)


def test_a_table_is_turned_as_often_as_it_looks_different() -> None:
    assert rotations_of(("a", "b", "c")) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert rotations_of(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations_of(("a", "a")) == [("a", "a")]


@pytest.mark.parametrize(
    ("bots", "seats"), [("abbb", 4), ("abab", 4), ("aabb", 4), ("abcd", 3), ("abcdef", 4), ("a", 3)]
)
def test_after_whole_rounds_every_bot_has_sat_on_every_chair_as_often(bots: str, seats: int) -> None:
    schedule = Schedule(list(bots), seats)
    deals = schedule.deals_for(1)
    assert deals * schedule.games_a_deal == schedule.round
    sat = Counter(
        (chair, bot)
        for deal in range(deals)
        for seating in schedule.seatings(deal)
        for chair, bot in enumerate(seating)
    )
    for bot in set(bots):
        assert len({sat[chair, bot] for chair in range(seats)}) == 1
        assert sat[0, bot] > 0


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert Schedule(["a", "b", "b", "b"], 4).deals_for(240) == 60
    assert Schedule(["a", "b", "b", "b"], 4).deals_for(241) == 61
    many = Schedule(list("abcdef"), 4)
    assert many.round == 15 * 2 * 4
    assert many.deals_for(121) == 60


def test_who_sits_before_whom_evens_out() -> None:
    """Of any two bots each sits on the lower chair, and so many chairs before the other, as often."""
    schedule = Schedule(list("abcd"), 4)
    assert schedule.both_ways
    seatings = [seating for deal in range(schedule.deals_for(1)) for seating in schedule.seatings(deal)]
    ahead = Counter((a, b, seating.index(b) - seating.index(a)) for seating in seatings for a in "abcd" for b in "abcd")
    assert all(ahead[a, b, gap] == ahead[b, a, gap] for a, b, gap in ahead)
    assert not Schedule(list("abbb"), 4).both_ways
    assert not Schedule(list("ab"), 2).both_ways
