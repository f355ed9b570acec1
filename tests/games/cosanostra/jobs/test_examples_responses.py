"""The worked examples of section 12 about Robbery and Trap."""

from __future__ import annotations

from tests.games.cosanostra.helpers.positions import (
    copy,
    gang,
    killed,
    money,
    phase,
    planned,
    play,
    refused,
    see,
    table,
    told,
)


def test_ex_11_half_of_a_car_theft() -> None:
    """CN-131."""
    state = table("CAL DIM BLU", plan={"CAL2": "109", "CAL1": "103", "DIM2": "319"}, round=3)
    play(state, "A execute CAL2 [3 1], B reveal DIM2 [4 1]")
    assert money(state) == [2 + 4, 2 + 3, 2]


def test_ex_12_the_first_in_turn_order_robs() -> None:
    """CN-132."""
    plan = {"DIM2": "103", "BLU2": "319", "LAS2": "320", "DIM1": "104"}
    state = table("BLU DIM CAL LAS", plan=plan, turn="B", round=3)
    play(state, "B execute DIM2 [2 2]")
    assert phase(state) == ("rob", "AD")
    play(state, "D reveal LAS2")
    succeeds = copy(state)
    play(state, "A reveal BLU2 [1 2]")
    assert "319" in see(state)["gone_jobs"]
    assert planned(state, "BLU2") == ""
    assert phase(state) == ("rob", "D")
    assert planned(state, "LAS2") == "III", "nobody has seen what D would have done"
    play(state, "D reveal LAS2 [4 4]")
    assert money(state) == [2, 2, 2, 4]
    play(succeeds, "A reveal BLU2 [4 4]")
    assert money(succeeds) == [4, 2, 2, 2]
    assert phase(succeeds)[0] != "rob"
    assert planned(succeeds, "LAS2") == "III"
    assert not told(succeeds, "revealed", "C")[1:]


def test_ex_13_a_trap_for_the_robber() -> None:
    """CN-133, CN-134."""
    plan = {"CAL3": "109", "CAL2": "321", "CAL1": "103", "DIM3": "319"}
    state = table("CAL DIM BLU", plan=plan, round=3)
    play(state, "A execute CAL3 [3 3 1], B reveal DIM3 [4 4 1]")
    assert phase(state) == ("trap", "A")
    play(state, "A reveal CAL2 [4 6]")
    assert killed(state, "A") == "DIM3"
    assert gang(state, "B") == "DIM1 DIM2"
    assert money(state) == [2 + 9, 2, 2]
    assert see(state)["players"][0]["power"] == 3 * 2


def test_ex_48_a_car_bomb_is_no_response() -> None:
    """CN-130, CN-133."""
    plan = {"CAL2": "109", "CAL1": "116", "DIM2": "315", "DIM1": "319"}
    state = table("CAL DIM BLU", cash=[2, 9, 2], plan=plan, round=3)
    play(state, "A execute CAL2 [3 3]")
    assert phase(state) == ("rob", "B")
    assert refused(state, "B reveal DIM2") == "CN-130"
    play(state, "B pass, B lapse DIM1, A execute CAL1, A aim B [3]")
    assert phase(state) == ("trap", "B")
    assert refused(state, "B reveal DIM2") == "CN-133"


def test_ex_48_no_trap_against_a_birthday_or_return_fire() -> None:
    """CN-135."""
    state = table(plan={"BLU2": "220", "BLU1": "103", "DIM2": "321"}, round=3)
    play(state, "A execute BLU2 [2 2]")
    assert money(state) == [6, 0, 0]
    assert see(state)["job"] is None
    shot = table(plan={"BLU2": "420", "BLU1": "321", "DIM3": "401"}, round=4)
    play(shot, "A execute BLU2, A aim DIM3 [1 1], B return_fire [2 1 1]")
    assert killed(shot, "B") == "BLU2"
    assert phase(shot) == ("act", "B")
