"""Every row of the table of refusals (5.1): which rule is named, and in which order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sitdown.games.palermo import GAME
from sitdown.games.palermo.play import PalermoPlay
from sitdown.games.palermo.state import BUILD, GANGSTER, NOBODY, POLICE, START
from tests.games.palermo.positions import (
    POLICE_PASS,
    STAY,
    bare_city,
    build,
    building_site,
    go,
    place,
    police_to,
    rule_against,
    started,
)

NEAR_DOOR = ("H1R", (2, 3), 3, 0)  # entry (5, 7), next to the start tile
ACTIONS = {
    "place_start": 0,
    "build": build("H1R", (0, 0), 0),
    "police_pass": POLICE_PASS,
    "police_to": police_to(4, 5),
    "stay": STAY,
    "go": go(4, 6),
}
POSITIONS: dict[str, Callable[[], PalermoPlay]] = {
    "start": lambda: started(3),
    "build": lambda: building_site(),
    "police": lambda: bare_city(phase="police"),
    "police, home": lambda: bare_city(phase="police", home={0: 3}, gangsters={1: (0, 6)}),
    "gangster": lambda: bare_city(),
    "gangster, police off": lambda: bare_city(options={"police": False}),
}
ROWS = [
    ("start", START, ["", "PA-2", "PA-2", "PA-2", "PA-2", "PA-2"]),
    ("build", BUILD, ["PA-2", "", "PA-7", "PA-2", "PA-7", "PA-2"]),
    ("police", POLICE, ["PA-2", "PA-2", "", "", "PA-2", "PA-2"]),
    ("police, home", POLICE, ["PA-2", "PA-2", "", "", "PA-47", "PA-47"]),
    ("gangster", GANGSTER, ["PA-2", "PA-2", "PA-2", "PA-37", "", ""]),
    ("gangster, police off", GANGSTER, ["PA-2", "PA-2", "PA-2", "PA-37", "", ""]),
]


@pytest.mark.parametrize(("name", "phase", "expected"), ROWS)
def test_PA_2_every_kind_of_action_in_every_state(name: str, phase: int, expected: list[str]) -> None:
    state = POSITIONS[name]()
    assert state.phase == phase
    assert [rule_against(state, 0, action) for action in ACTIONS.values()] == expected
    assert list(ACTIONS) == [kind.name for kind in GAME.actions.kinds]
    assert all(rule_against(state, 1, action) == "PA-2" for action in ACTIONS.values())


def test_PA_22_order_of_the_checks_for_a_policeman() -> None:
    """PA-22, PA-37, PA-43, PA-42, PA-29, in this order."""
    state = bare_city([NEAR_DOOR], phase="police", police={0: (0, 0), 1: (6, 8)}, gangsters={1: (6, 9), 2: (0, 12)})
    assert rule_against(state, 0, police_to(6, 7)) == "PA-22"  # a house beside a policeman, out of range
    assert rule_against(state, 0, police_to(0, 0)) == "PA-37"
    assert rule_against(state, 0, police_to(6, 9)) == "PA-43"  # beside a policeman, out of range
    assert rule_against(state, 0, police_to(6, 8)) == "PA-42"  # out of range
    assert rule_against(state, 0, police_to(7, 8)) == "PA-42"
    assert rule_against(state, 0, police_to(9, 9)) == "PA-29"


def test_PA_31_order_of_the_checks_for_a_gangster() -> None:
    """PA-22, PA-32, PA-31, PA-29, in this order."""
    state = bare_city([NEAR_DOOR], gangsters={0: (0, 0), 1: (9, 9)})
    assert rule_against(state, 0, go(6, 7)) == "PA-22"
    assert rule_against(state, 0, go(0, 0)) == "PA-32"
    assert rule_against(state, 0, go(9, 9)) == "PA-31"
    assert rule_against(state, 0, go(9, 8)) == "PA-29"


def test_PA_14_order_of_the_checks_for_a_build() -> None:
    """PA-8, PA-9, PA-14, then PA-11 or PA-12."""
    houses = [("H3", (4, 1), 0, 0), ("H2R", (4, 2), 3, 1)]
    state = building_site(houses, supply={"H2R": 3})
    assert rule_against(state, 0, build("H3", (4, 1), 0)) == "PA-8"
    assert rule_against(state, 0, build("H2R", (4, 1), 0)) == "PA-9"
    assert rule_against(state, 0, build("H2R", (5, 1), 0)) == "PA-14"  # and no contact
    assert rule_against(state, 0, build("H2R", (5, 2), 2)) == "PA-11"
    assert state.disc[place((4, 1))] != NOBODY
