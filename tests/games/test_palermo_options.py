"""Every option of Palermo and every one of its values (section 9)."""

from __future__ import annotations

import pytest

from sitdown.engine import BadOption, Value
from sitdown.games.palermo import GAME
from sitdown.games.palermo.state import GANGSTER
from tests.games.palermo_positions import (
    POLICE_PASS,
    STAY,
    bare_city,
    costs,
    go,
    police_to,
    rule_against,
    started,
)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_PA_5_every_value_of_first_seat(seats: int) -> None:
    for first in range(seats):
        assert started(seats, {"first_seat": first}).turn() == [first]
    for wrong in range(seats, 6):
        with pytest.raises(BadOption) as refused:
            GAME.start(seats, 0, {"first_seat": wrong})
        assert refused.value.field == "first_seat"
    drawn = {started(seats, {"first_seat": "random"}, seed).turn()[0] for seed in range(60)}
    assert drawn == set(range(seats))
    again = {started(seats, {"first_seat": "random"}, "same").turn()[0] for _ in range(5)}
    assert len(again) == 1


@pytest.mark.parametrize(("name", "by_seats"), [("printed", [5, 4, 5]), ("falling", [5, 4, 3]), ("flat5", [5, 5, 5])])
def test_PA_48_every_value_of_home_bonus(name: str, by_seats: list[int]) -> None:
    assert [started(seats, {"home_bonus": name}).bonus for seats in (3, 4, 5)] == by_seats


@pytest.mark.parametrize(("after_turns", "expected"), [(True, [13, 5, 5]), (False, [13, 0, 0])])
def test_PA_48_bonus_in_the_after_turns_or_not(after_turns: bool, expected: list[int]) -> None:
    options: dict[str, Value] = {"after_turn_bonus": after_turns}
    state = bare_city(home={1: 4, 2: 5}, round_=6, gangsters={0: (4, 5)}, collected={0: 11}, options=options)
    state.apply(0, go(5, 5))
    assert state.scores == expected


def test_PA_37_without_police_only_gangsters_are_asked() -> None:
    state = bare_city(options={"police": "off"})
    assert state.with_police is False
    state.apply(0, STAY)
    assert (state.turn(), state.phase) == ([1], GANGSTER)
    refusal = state.explain(1, police_to(4, 5))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("PA-37", {"why": "none"})
    assert rule_against(state, 1, POLICE_PASS) == "PA-2"


def test_PA_26_rides_to_any_corner_or_none() -> None:
    """PA-26, PA-28 with the option ring_rides."""
    corners = ((0, 0), (0, 13), (13, 0), (13, 13))
    anywhere = costs(bare_city(gangsters={0: (0, 6)}, options={"ring_rides": "any"}))
    assert [anywhere[corner] for corner in corners] == [1] * 4
    opposite = costs(bare_city(gangsters={0: (0, 0)}, options={"ring_rides": "any"}))
    assert opposite[13, 13] == 1
    on_foot = costs(bare_city(gangsters={0: (0, 6)}, options={"ring_rides": "off"}))
    assert not set(corners) & set(on_foot)
    assert costs(bare_city(gangsters={0: (0, 1)}, options={"ring_rides": "off"}))[0, 0] == 1


def test_PA_39_toll_on_rides_from_corner_to_corner() -> None:
    options: dict[str, Value] = {"ride_toll": True}
    state = bare_city(gangsters={0: (0, 0)}, police={1: (0, 5), 2: (0, 8)}, options=options, collected={0: 1})
    assert costs(state)[0, 13] == 3  # straight 1 + 2 policemen, or three rides round
    assert costs(state)[13, 0] == 1


def test_PA_39_toll_on_rides_to_any_corner_takes_the_better_way_round() -> None:
    options: dict[str, Value] = {"ride_toll": True, "ring_rides": "any"}
    state = bare_city(gangsters={0: (0, 6)}, police={1: (0, 3)}, options=options)
    assert costs(state)[0, 0] == 1  # the long way round meets nobody
    both = bare_city(gangsters={0: (0, 6)}, police={1: (0, 3), 2: (0, 13)}, options=options)
    assert costs(both)[0, 0] == 2
    assert costs(both)[0, 13] == 2  # the corner's own toll


def test_PA_39_toll_on_rides_changes_nothing_without_rides() -> None:
    with_toll = bare_city(gangsters={0: (0, 6)}, police={1: (0, 3)}, options={"ride_toll": True, "ring_rides": "off"})
    without = bare_city(gangsters={0: (0, 6)}, police={1: (0, 3)}, options={"ring_rides": "off"})
    assert costs(with_toll) == costs(without)


@pytest.mark.parametrize("last", [20, 50, 200])
def test_PA_52_max_rounds(last: int) -> None:
    for round_, over in ((last - 1, False), (last, True)):
        state = bare_city(mover=2, round_=round_, options={"max_rounds": last})
        state.apply(2, STAY)
        assert state.over is over
    assert GAME.bound(4, started(4, {"max_rounds": last}).options) == 1 + 32 + 8 * last


@pytest.mark.parametrize(
    ("name", "value"),
    [("max_rounds", 19), ("max_rounds", 201), ("ring_rides", "on"), ("home_bonus", "none"), ("police", 2), ("x", 1)],
)
def test_PA_5_options_that_are_not_there_are_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(4, 0, {name: value})
    assert refused.value.field == name
