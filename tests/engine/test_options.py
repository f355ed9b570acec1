"""Switches: every value that is not built is refused, never ignored."""

from __future__ import annotations

import pytest

from sitdown.engine import BadOption, Illegal, Option, Value
from sitdown.engine.options import read_options
from sitdown.games.capo import GAME

DECLARED = [
    Option("events", [True, False], True),
    Option("target", [10, 15], 15),
    Option("mode", ["loud", "off"], "loud"),
    Option("rounds", [], 60, numbers=(20, 200)),
]


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({}, "events", True),
        ({"events": False}, "events", False),
        ({"events": "off"}, "events", False),
        ({"events": "ON"}, "events", True),
        ({"target": "10"}, "target", 10),
        ({"mode": "off"}, "mode", "off"),
        ({"rounds": 20}, "rounds", 20),
        ({"rounds": "200"}, "rounds", 200),
    ],
)
def test_values_are_read_as_they_are_meant(given: dict[str, Value], name: str, value: Value) -> None:
    found = read_options(DECLARED, given)[name]
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    "given",
    [
        {"event": True},
        {"events": 1},
        {"events": "maybe"},
        {"target": 12},
        {"target": True},
        {"mode": False},
        {"rounds": 19},
        {"rounds": 201},
        {"rounds": "many"},
        {"rounds": True},
    ],
)
def test_anything_else_is_refused_by_name(given: dict[str, Value]) -> None:
    with pytest.raises(BadOption) as error:
        read_options(DECLARED, given, "XX-1")
    assert error.value.field == next(iter(given))
    assert str(error.value).startswith(f"{error.value.field}: ")
    assert error.value.rule == "XX-1"


def test_the_defaults_of_a_game_cannot_be_changed_by_a_player_of_it() -> None:
    state = GAME.start(3, 1)
    view = state.view(None)
    options = view["options"]
    assert isinstance(options, dict)
    options["events"] = "spoilt"
    assert GAME.start(3, 1).options["events"] is True


def test_a_table_for_too_many_is_refused_by_its_rule() -> None:
    for seats in (2, 8):
        with pytest.raises(Illegal) as error:
            GAME.start(seats, 1)
        assert error.value.rule == "CA-1"
