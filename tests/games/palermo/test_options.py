"""Every option of Palermo and every one of its values (section 9)."""

from __future__ import annotations

import pytest

from sitdown.engine import BadOption, Value
from sitdown.games.palermo import GAME
from sitdown.games.palermo.state import GANGSTER, POLICE
from tests.games.palermo.positions import (
    POLICE_PASS,
    STAY,
    bare_city,
    costs,
    field,
    go,
    players,
    police_to,
    rule_against,
    skip_turn,
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


def test_PA_48_the_usual_bonus_is_none_in_the_after_turns_and_one_a_turn() -> None:
    """8.21, 8.23."""
    options = started().options
    assert (options["after_turn_bonus"], options["bonus_when"]) == (False, "every_turn")


@pytest.mark.parametrize(("when", "expected"), [("every_turn", [0, 5, 10, 15]), ("once", [0, 5, 5, 5])])
def test_PA_48_every_value_of_bonus_when(when: str, expected: list[int]) -> None:
    """8.21: in the turns after the one of arrival, or in the first of them alone."""
    state = bare_city(gangsters={0: (4, 5), 1: (0, 6)}, collected={0: 11}, options={"bonus_when": when})
    state.apply(0, go(5, 5))
    paid = []
    for _ in expected:
        paid.append(state.scores[0] - 13)
        while state.turn() != [0]:
            skip_turn(state)
        skip_turn(state)
    assert paid == expected


@pytest.mark.parametrize(("after_turns", "expected"), [(False, [13, 0, 0]), (True, [13, 0, 5])])
def test_PA_48_once_in_an_after_turn_only_if_that_is_paid(after_turns: bool, expected: list[int]) -> None:
    """The first turn of seat 2 at home is an after-turn, that of seat 1 is long past."""
    options: dict[str, Value] = {"bonus_when": "once", "after_turn_bonus": after_turns}
    state = bare_city(home={1: 3, 2: 5}, round_=6, gangsters={0: (4, 5)}, collected={0: 11}, options=options)
    state.apply(0, go(5, 5))
    assert state.over
    assert state.scores == expected


@pytest.mark.parametrize("allowed", [False, True])
def test_PA_43_every_value_of_police_on_gangster(allowed: bool) -> None:
    """8.14: where a gangster stands, one's own too; never on a policeman or beside one (PA-42)."""
    gangsters = {0: (4, 5), 1: (4, 6), 2: (7, 7)}
    options: dict[str, Value] = {"police_on_gangster": allowed}
    state = bare_city(phase="police", gangsters=gangsters, police={2: (7, 6)}, options=options)
    assert rule_against(state, 0, police_to(4, 6)) == ("" if allowed else "PA-43")
    assert rule_against(state, 0, police_to(4, 5)) == ("" if allowed else "PA-43")
    assert rule_against(state, 0, police_to(7, 7)) == ("PA-42" if allowed else "PA-43")
    assert (field(4, 6) in [field(*spot) for spot in costs(state)]) is allowed


def test_PA_41_a_policeman_who_came_to_a_gangster_is_inactive_while_that_one_stands_there() -> None:
    """8.14 with the option police_on_gangster."""
    options: dict[str, Value] = {"police_on_gangster": True}
    state = bare_city(phase="police", gangsters={1: (4, 6), 2: (3, 6)}, options=options)
    state.apply(0, police_to(4, 6))
    assert players(state)[0]["police_active"] is False
    state.apply(0, STAY)
    state.apply(1, POLICE_PASS)
    state.apply(1, go(4, 8))  # out of the field of an inactive policeman, as from any other
    assert players(state)[0]["police_active"] is True
    state.apply(2, POLICE_PASS)
    assert costs(state, 2)[4, 6] == 2


@pytest.mark.parametrize("apart", ["all", "active"])
def test_PA_42_every_value_of_police_apart(apart: str) -> None:
    """8.30: beside a policeman under a gangster; never on his field, and never beside an active one."""
    options: dict[str, Value] = {"police_apart": apart, "police_on_gangster": True}
    state = bare_city(phase="police", police={1: (4, 6), 2: (7, 7)}, gangsters={2: (4, 6)}, options=options)
    assert rule_against(state, 0, police_to(4, 5)) == ("" if apart == "active" else "PA-42")
    assert rule_against(state, 0, police_to(4, 6)) == "PA-42"
    assert rule_against(state, 0, police_to(7, 6)) == "PA-42"
    if apart == "active":
        state.apply(0, police_to(4, 5))
        for seat in (0, 1, 2):  # the gangster leaves, and two policemen stand side by side
            assert state.turn() == [seat]
            if state.phase == POLICE:
                state.apply(seat, POLICE_PASS)
            state.apply(seat, go(3, 7) if seat == 2 else STAY)
        assert [player["police_active"] for player in players(state)] == [True, True, True]
        assert rule_against(state, 0, police_to(3, 6)) == "PA-42"


@pytest.mark.parametrize(("tie", "expected"), [("shared", [1, 1, 1, 1, 5]), ("arrival", [2, 1, 3, 3, 5])])
def test_PA_51_every_value_of_final_tie(tie: str, expected: list[int]) -> None:
    """8.28: a shared place; or the earlier round of arrival, not home last of all."""
    state = bare_city(seats=5, money=[20, 20, 20, 20, 9], home={0: 15, 1: 12}, options={"final_tie": tie})
    assert state.ranking == expected


def test_PA_37_without_police_only_gangsters_are_asked() -> None:
    state = bare_city(options={"police": "off"})
    assert state.switches.with_police is False
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
