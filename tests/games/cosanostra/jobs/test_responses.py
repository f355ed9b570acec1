"""Rules of La Cosa Nostra: Robbery and Trap (CN-130 to CN-135)."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import (
    copy,
    estate,
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


def car_theft(plan: dict[str, str]) -> CosaPlay:
    """A (Calmuti) has a Car Theft on CAL2 and another Job, so that the phase goes on."""
    plans = {"CAL2": "109", "CAL1": "103", **plan}
    return table("CAL DIM BLU LAS", plan=plans, round=3)


def test_CN_130_only_a_planned_robbery_after_a_success() -> None:
    state = car_theft({"DIM2": "319", "DIM1": "104", "DIM3": "316", "BLU1": "106"})
    failed = copy(state)
    play(failed, "A execute CAL2 [2 2]")
    assert phase(failed) == ("act", "B"), "nothing to rob"
    play(state, "A execute CAL2 [3 3]")
    assert phase(state) == ("rob", "B"), "C and D have no face-down Job of round III or IV"
    for man in ("DIM1", "DIM3", "CAL1", "BLU1", "DIM4"):
        assert refused(state, f"B reveal {man}") == "CN-130"
    assert refused(state, "C reveal BLU1") == "CN-4"
    play(state, "B pass")
    assert money(state)[0] == 2 + 9


def test_CN_130_who_is_asked_does_not_depend_on_the_card() -> None:
    state = car_theft({"DIM2": "301", "BLU1": "106"})
    play(state, "A execute CAL2 [3 3]")
    assert phase(state) == ("rob", "B")
    play(state, "B pass")
    assert money(state)[0] == 11
    assert planned(state, "DIM2") == "III"


def test_CN_130_other_jobs_are_not_robbed() -> None:
    for job, steps in (("120", "A execute CAL3, A aim C [4 4 4]"), ("220", "A execute CAL3 [2 2 2]")):
        state = car_theft({"CAL3": job, "DIM2": "319"})
        play(state, steps)
        assert phase(state) == ("act", "B")


@pytest.mark.parametrize(("dice", "taken"), [("4 4", 9), ("4 3", 4), ("3 3", 0)])
def test_CN_131_all_or_half_rounded_down(dice: str, taken: int) -> None:
    state = car_theft({"DIM2": "319"})
    play(state, f"A execute CAL2 [3 3], B reveal DIM2 [{dice}]")
    assert money(state) == [2 + 9 - taken, 2 + taken, 2, 2]
    assert planned(state, "DIM2") == ""
    assert "319" in see(state)["gone_jobs"]


def test_CN_131_half_of_seven_is_three() -> None:
    state = car_theft({"DIM2": "319"})
    play(state, "A execute CAL2 [3 1], B reveal DIM2 [4 1]")
    assert money(state) == [2 + 4, 2 + 3, 2, 2]


def test_CN_132_after_a_failure_all_are_asked_again() -> None:
    """Also a seat that has just failed or passed; after a success nobody."""
    state = car_theft({"DIM2": "319", "DIM1": "301", "BLU2": "320", "LAS1": "302"})
    play(state, "A execute CAL2 [3 3]")
    assert phase(state) == ("rob", "BCD")
    play(state, "B reveal DIM2, C pass, D pass [1 1]")
    assert phase(state) == ("rob", "BCD")
    play(state, "B pass, D pass, C reveal BLU2 [4 3]")
    assert phase(state) == ("act", "B"), "a Robbery cannot be robbed, and one is enough"
    assert money(state) == [2 + 5, 2, 2 + 4, 2]


def test_CN_132_the_others_stay_unseen() -> None:
    state = car_theft({"DIM2": "319", "BLU2": "320"})
    play(state, "A execute CAL2 [3 3], C reveal BLU2, B reveal DIM2 [4 4]")
    assert money(state) == [2, 11, 2, 2]
    assert planned(state, "BLU2") == "III"
    assert [line["gangster"] for line in told(state, "revealed", "D")] == [13, 7]


def trapped(dice: str, trap: str = "DIM2", **plan: str) -> CosaPlay:
    """A's Kill a Businessman with BLU3 at B's Lawyer; B has a Trap."""
    plans = {"BLU3": "310", "BLU1": "103", trap: "321", **plan}
    state = table(plan=plans, round=3)
    play(state, f"A execute BLU3, A aim B.LW [{dice}]")
    return state


def test_CN_133_only_the_victim_before_the_effect() -> None:
    state = trapped("3 3 1", CAL2="301")
    assert phase(state) == ("trap", "B")
    assert estate(state, "B") == "DD LW BF"
    assert refused(state, "B reveal DIM1") == "CN-133"
    assert refused(state, "C reveal CAL2") == "CN-4"
    play(state, "B pass")
    assert estate(state, "B") == "DD BF"


def test_CN_133_no_window_without_an_effect() -> None:
    state = trapped("1 1 1")
    assert phase(state) == ("act", "B")


def test_CN_133_no_window_for_early_backs() -> None:
    state = table(plan={"BLU3": "310", "BLU1": "103", "DIM2": "104"}, round=3)
    play(state, "A execute BLU3, A aim B.LW [3 3 1]")
    assert phase(state)[0] == "act"
    assert estate(state, "B") == "DD BF"


def test_CN_134_one_success_thwarts() -> None:
    state = trapped("3 3 1")
    play(state, "B reveal DIM2 [4 3]")
    assert estate(state, "B") == "DD LW BF"
    assert gang(state, "A") == "BLU1 BLU2 BLU3"
    assert planned(state, "DIM2") == planned(state, "BLU3") == ""
    assert {"310", "321"} <= set(see(state)["gone_jobs"])


def test_CN_134_two_also_kill_the_attacker() -> None:
    state = trapped("3 3 1")
    play(state, "B reveal DIM2 [4 4]")
    assert estate(state, "B") == "DD LW BF"
    assert killed(state, "B") == "BLU3"
    assert see(state)["players"][1]["power"] == 6


def test_CN_134_a_failed_trap_is_spent_and_another_may_follow() -> None:
    plans = {"BLU3": "413", "BLU1": "103", "DIM2": "423", "DIM1": "424"}
    state = table(plan=plans, round=4)
    play(state, "A execute BLU3, A aim B.LW [3 3 1], B reveal DIM1 [3]")
    assert phase(state) == ("trap", "B")
    assert planned(state, "DIM1") == ""
    play(state, "B reveal DIM2 [3 3]")
    assert estate(state, "B") == "DD BF"


def test_CN_134_a_trap_on_the_target_comes_in_time() -> None:
    """10.43: the effect comes after it; its card gives +1 to a "?"."""
    state = table(plan={"BLU3": "316", "BLU1": "103", "DIM2": "321"}, round=3)
    play(state, "A execute BLU3, A aim DIM2 [3 3 1]")
    assert told(state, "rolled")[-1]["target"] == 3
    play(state, "B reveal DIM2 [4 1]")
    assert gang(state, "B") == "DIM1 DIM2 DIM3"


def test_CN_133_CN_134_a_trap_against_a_robbery() -> None:
    """10.48: by the robbed player only; the pay is his then, and others may try again."""
    state = car_theft({"CAL3": "321", "DIM2": "319", "BLU2": "320"})
    play(state, "A execute CAL2 [3 3], B reveal DIM2, C pass [4 4]")
    assert phase(state) == ("trap", "A")
    play(state, "A reveal CAL3 [4 1 1]")
    assert gang(state, "B") == "DIM1 DIM2 DIM3"
    assert phase(state) == ("rob", "C")
    play(state, "C pass")
    assert money(state) == [11, 2, 2, 2]


def test_CN_135_a_trap_is_not_trapped_and_answers_no_return_fire() -> None:
    """Nor does a Robbery answer it: one Trap, its effect, and that is all."""
    plans = {"BLU3": "413", "BLU2": "424", "DIM2": "423", "BLU1": "103"}
    state = table(plan=plans, round=4)
    play(state, "A execute BLU3, A aim B.LW [3 3 1], B reveal DIM2 [4 4]")
    assert killed(state, "B") == "BLU3"
    assert phase(state) == ("act", "A")
