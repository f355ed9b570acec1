"""The options of La Cosa Nostra that change turns and windows (section 11)."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import (
    attached,
    copy,
    gang,
    influence,
    killed,
    market,
    money,
    phase,
    planned,
    play,
    refused,
    table,
    told,
)

FIVE = "BLU DIM CAL LAS CAR"


# -- double_assign -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "round_", "families", "twice"),
    [
        ("off", 4, FIVE, False),
        (2, 1, FIVE, False),
        (2, 2, FIVE, True),
        (2, 3, FIVE, True),
        (1, 1, FIVE, True),
        (3, 2, FIVE, False),
        (3, 3, FIVE, True),
        (1, 3, "BLU DIM CAL LAS", False),
    ],
)
def test_double_assign(option: str | int, round_: int, families: str, twice: bool) -> None:
    """CN-30, 10.37: five players only, from that round on; free plays before each."""
    jobs = {"A": "101 102 103"}
    state = table(families, jobs=jobs, influence={"A": "henchman"}, round=round_, moment="plan", double_assign=option)
    play(state, "A assign BLU1, A job 101")
    if not twice:
        assert phase(state) == ("plan", "B")
        return
    assert phase(state) == ("plan", "A")
    assert refused(state, "A pass") == "CN-36"
    play(state, "A attach henchman BLU2, A assign BLU2, A job 102")
    assert phase(state) == ("plan", "B")


def test_double_assign_with_one_free_gangster() -> None:
    """CN-30: one if only one is free."""
    state = table(FIVE, jobs={"A": "101 102"}, plan={"BLU1": "103", "BLU2": "104"}, moment="plan", double_assign=1)
    play(state, "A assign BLU3, A job 101")
    assert phase(state) == ("plan", "B")


# -- plays_after_assign -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [False, True])
def test_plays_after_assign(after: bool) -> None:
    """CN-30, CN-140, 10.5: with an Influence card or an unused active Lawyer he goes on until he passes."""
    state = table(
        jobs={"A": "101", "B": "102"}, influence={"A": "henchman snitch"}, moment="plan", plays_after_assign=after
    )
    play(state, "A assign BLU1, A job 101")
    if not after:
        assert phase(state) == ("plan", "B")
        return
    assert phase(state) == ("plan_more", "A")
    assert refused(state, "A assign BLU2") == "CN-4"
    play(state, "A attach henchman BLU1, A swap")
    assert attached(state, "BLU1") == ["henchman"]
    assert phase(state) == ("plan_more", "A")
    play(state, "A pass")
    assert phase(state) == ("plan", "B")
    play(state, "B assign DIM1, B job 102")
    assert phase(state) == ("plan_more", "B"), "B has a Lawyer"
    play(state, "B lawyer BLU1, B enough, B pass")
    assert phase(state) == ("plan", "C")
    play(state, "C assign CAL1, C market 0")
    assert phase(state) == ("plan", "A"), "C has neither"


# -- plays_after_act --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [False, True])
def test_plays_after_act(after: bool) -> None:
    """CN-140, CN-151, 10.5: after a Job or purchase, with an Influence card in hand: looks, the swap, then a pass."""
    plan = {"BLU1": "103", "BLU2": "PI", "BLU3": "105", "DIM1": "104", "CAL1": "106"}
    held = {"A": "snitch snitch spy henchman schemer"}
    state = table(cash=[9, 9, 9], own={"A": "LW"}, plan=plan, influence=held, plays_after_act=after)
    play(state, "A execute BLU1 [1]")
    if not after:
        assert phase(state) == ("scheme", "A"), "before B's turn"
        return
    assert phase(state) == ("act_more", "A")
    assert refused(state, "A execute BLU2") == "CN-4"
    assert refused(state, "A lapse BLU2") == "CN-4"
    assert refused(state, "A skip") == "CN-149"
    assert refused(state, "A attach henchman BLU2") == "CN-141"
    assert refused(state, "B snitch BLU2") == "CN-140"
    before = market(state)
    play(state, "A snitch DIM1, A swap, A spy DIM1, A look CAL1, A lawyer DIM1, A enough")
    assert market(state) != before
    assert planned(state, "CAL1", "A") == "106"
    assert phase(state) == ("act_more", "A"), "until he passes"
    assert refused(state, "A lawyer DIM1") == "CN-151"
    play(state, "A offer_open B, A give cash 1, A offer_send, B accept A")
    play(state, "A pass")
    assert phase(state)[0] == "scheme"
    play(state, "A pass, B lapse DIM1")
    assert phase(state)[0] == "scheme", "B has no card, and nothing was executed"
    play(state, "A pass, C lapse CAL1, A execute BLU2")
    assert phase(state) == ("act_more", "A"), "after a purchase too"
    play(state, "A pass, A lapse BLU3")
    assert phase(state)[0] not in ("act", "act_more"), "a lapse ends the turn"


def test_plays_after_act_in_an_extra_turn() -> None:
    """CN-148: an extra turn is an own turn; then the window again."""
    held = {"B": "schemer snitch"}
    state = table(plan={"BLU1": "103", "DIM1": "106", "DIM2": "104"}, influence=held, plays_after_act=True)
    play(state, "B schemer, B execute DIM1 [1]")
    assert phase(state) == ("act_more", "B")
    play(state, "B snitch BLU1")
    assert planned(state, "BLU1", "B") == "103"
    play(state, "B pass")
    assert phase(state) == ("act", "A"), "B has no card left to be asked about"


def test_plays_after_act_when_nothing_is_left_to_do() -> None:
    """CN-52, CN-180: after the last action of all he may still play, and talk; then the phase ends."""
    state = table(own={"A": ""}, plan={"BLU1": "103"}, influence={"A": "henchman"}, round=4, plays_after_act=True)
    play(state, "A execute BLU1 [1]")
    assert phase(state) == ("act_more", "A"), "whether he has something to play or not"
    play(state, "A offer_open B, A give cash 1, A offer_send, A pass")
    assert state.over


# -- rob_robber --------------------------------------------------------------------------------------------------------


def robbed(**options: bool) -> CosaPlay:
    """A's Car Theft of 9k succeeds; B and C have Robberies, D and A a Trap, and so has B."""
    plan = {"CAL2": "109", "CAL1": "103", "DIM2": "319", "DIM3": "321", "BLU2": "320", "LAS1": "301", "CAL3": "302"}
    state = table("CAL DIM BLU LAS", plan=plan, round=3, rob_robber=options.get("rob_robber", True))
    play(state, "A execute CAL2 [3 3]")
    assert phase(state) == ("rob", "BCD")
    play(state, "B reveal DIM2, C pass, D pass [4 4]")
    assert phase(state) == ("trap", "A")
    return state


def test_rob_robber_off() -> None:
    """CN-132."""
    state = robbed(rob_robber=False)
    play(state, "A pass")
    assert money(state) == [2, 11, 2, 2]


def test_rob_robber_takes_from_the_take() -> None:
    """CN-131, CN-132: seats other than the robber and the robbed; Trap by the first robber."""
    state = robbed()
    play(state, "A pass")
    assert phase(state) == ("rob", "CD")
    nobody, half = copy(state), copy(state)
    play(nobody, "C pass, D pass")
    assert money(nobody) == [2, 11, 2, 2]
    play(state, "D pass, C reveal BLU2 [4 4]")
    assert phase(state) == ("trap", "B")
    trapped = copy(state)
    play(state, "B pass")
    assert money(state) == [2, 2, 11, 2]
    assert phase(state) == ("act", "B"), "the second take cannot be robbed"
    play(half, "D pass, C reveal BLU2 [4 1], B pass")
    assert money(half) == [2, 2 + 5, 2 + 4, 2]
    play(trapped, "B reveal DIM3 [4 4 1]")
    assert killed(trapped, "B") == "BLU2"
    assert phase(trapped) == ("rob", "D"), "thwarted: asked again"
    play(trapped, "D pass")
    assert money(trapped) == [2, 11, 2, 2]


def test_rob_robber_fails_and_is_asked_again() -> None:
    """CN-132."""
    state = robbed()
    play(state, "A pass, C reveal BLU2, D pass [1 1]")
    assert phase(state) == ("rob", "D")
    play(state, "D pass")
    assert money(state) == [2, 11, 2, 2]


def test_rob_robber_not_after_a_trap() -> None:
    """CN-134: a thwarted Robbery has no take; the Cash Job itself may be robbed again."""
    plan = {"CAL2": "109", "CAL3": "321", "DIM2": "319", "BLU2": "320", "CAL1": "103"}
    state = table("CAL DIM BLU LAS", plan=plan, round=3, rob_robber=True)
    play(state, "A execute CAL2 [3 3], B reveal DIM2, C pass [4 4], A reveal CAL3 [4 1 1]")
    assert phase(state) == ("rob", "C")
    play(state, "C reveal BLU2 [4 4]")
    assert money(state) == [2, 2, 11, 2]


# -- spy_anytime -------------------------------------------------------------------------------------------------------

PLAN = {"BLU1": "103", "DIM1": "104", "CAL1": "105"}


@pytest.mark.parametrize("anytime", [False, True])
def test_spy_anytime_before_an_action_turn(anytime: bool) -> None:
    """CN-140, CN-145, 10.13: a window before the first Schemer window of every regular turn."""
    held = {"B": "snitch spy schemer", "C": "snitch"}
    plan = {**PLAN, "BLU2": "106", "DIM2": "107"}
    state = table(plan=plan, influence=held, spy_anytime=anytime)
    if not anytime:
        assert phase(state) == ("scheme", "BC")
        assert refused(state, "B snitch BLU1") == "CN-140"
        return
    assert phase(state) == ("spying", "BC")
    assert refused(state, "B swap") == "CN-140", "the swap stays in the own turn"
    assert refused(state, "B snitch DIM1") == "CN-145"
    assert refused(state, "C spy BLU1") == "CN-140"
    play(state, "C snitch BLU1, B spy BLU1")
    assert planned(state, "BLU1", "C") == "I", "sealed"
    assert refused(state, "B pass") == "CN-9"
    play(state, "B look CAL1")
    assert [planned(state, "BLU1", by) for by in "BC"] == ["103", "103"]
    assert planned(state, "CAL1", "B") == "105"
    assert [line["seat"] for line in told(state, "looked")] == [1, 1, 2], "in turn order from the start player"
    assert phase(state) == ("spying", "B"), "again until all pass; C has no card left"
    play(state, "B pass")
    assert phase(state) == ("scheme", "B")
    play(state, "B schemer, B lapse DIM1")
    assert phase(state) == ("scheme", "B"), "no second window before the same turn"


def test_spy_anytime_before_a_planning_turn() -> None:
    """CN-140: if an opponent has a face-down planned Job; not the seat in turn."""
    held = {"A": "snitch", "B": "spy", "C": "snitch henchman"}
    jobs = {"A": "101", "B": "102", "C": "106"}
    state = table(jobs=jobs, influence=held, moment="plan", spy_anytime=True)
    assert phase(state) == ("plan", "A"), "nothing to look at yet"
    play(state, "A assign BLU1, A job 101")
    assert phase(state) == ("spying", "C"), "A has no face-down Job of an opponent before it, B is in turn"
    assert refused(state, "C attach henchman CAL1") == "CN-140"
    play(state, "C snitch BLU1, C pass")
    assert phase(state) == ("plan", "B")
    play(state, "B assign DIM1, B job 102")
    assert phase(state) == ("spying", "AB")
    play(state, "A pass, B pass")
    assert phase(state) == ("plan", "C")


# -- influence_anytime -------------------------------------------------------------------------------------------------


def test_influence_anytime_attaches_in_planning_windows() -> None:
    """CN-141, CN-143: an attach that an earlier one made illegal stays in the hand."""
    held = {"B": "machine_pistol", "C": "machine_pistol"}
    state = table(jobs={"A": "101"}, influence=held, moment="plan", influence_anytime=True)
    assert phase(state) == ("spying", "BC"), "also without a Job to look at"
    play(state, "C attach machine_pistol BLU1, B attach machine_pistol BLU1")
    assert attached(state, "BLU1") == ["machine_pistol"]
    assert influence(state, "B") == []
    assert influence(state, "C") == ["machine_pistol"]
    assert phase(state) == ("spying", "C")
    assert refused(state, "C attach machine_pistol BLU1") == "CN-143"
    play(state, "C pass")
    assert phase(state) == ("plan", "A")


def test_influence_anytime_includes_spy_anytime() -> None:
    """CN-140, CN-141: before action turns only looks."""
    state = table(plan=PLAN, influence={"B": "snitch henchman"}, influence_anytime=True)
    assert phase(state) == ("spying", "B")
    assert refused(state, "B attach henchman DIM1") == "CN-141"
    play(state, "B snitch BLU1")
    assert planned(state, "BLU1", "B") == "103"


def last_plays(first: str) -> CosaPlay:
    """The last card is planned by B; everybody has cards left."""
    plan = {"BLU1": "103", "BLU2": "104", "BLU3": "105", "DIM1": "106", "DIM2": "107", "CAL1": "108", "CAL2": "109"}
    held = {"A": "henchman snitch", "B": "spy", "C": "distraction"}
    state = table(
        jobs={"B": "110"},
        plan={**plan, "CAL3": "111"},
        influence=held,
        first=first,
        turn="B",
        moment="plan",
        influence_anytime=True,
    )
    play(state, "A pass, C pass, B assign DIM3, B job 110")
    return state


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_influence_anytime_the_last_window_begins_with_the_start_player(first: str) -> None:
    """CN-2, CN-141: after planning, from the start player clockwise."""
    state = last_plays(first)
    assert phase(state) == ("last_plays", first)


def test_influence_anytime_until_all_pass_in_a_row() -> None:
    """CN-141, CN-145: one attach or look each, or a pass; then the action phase."""
    state = last_plays("C")
    while phase(state)[1] != "A":
        play(state, f"{phase(state)[1]} pass")
    assert refused(state, "A swap") == "CN-140"
    play(state, "A attach henchman BLU1")
    assert attached(state, "BLU1") == ["henchman"]
    assert phase(state) == ("last_plays", "B"), "all are asked again after a play"
    play(state, "B spy BLU1, B look CAL1")
    assert phase(state) == ("last_plays", "C")
    play(state, "C attach distraction BLU1")
    assert phase(state) == ("last_plays", "A"), "B and C have no card left"
    play(state, "A pass")
    assert phase(state)[0] in ("spying", "scheme", "act")
    assert planned(state, "BLU1", "B") == "103"


def test_influence_anytime_off() -> None:
    """CN-141."""
    state = table(jobs={"A": "101"}, influence={"B": "machine_pistol"}, moment="plan")
    assert phase(state) == ("plan", "A")
    assert refused(state, "B attach machine_pistol BLU1") == "CN-140"


# -- doc --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("whose", "asked"), [("any", "ABC"), ("owner", "B")])
def test_doc(whose: str, asked: str) -> None:
    """CN-150, 10.15."""
    held = {"A": "emergency_doc", "B": "snitch", "C": "emergency_doc"}
    state = table(plan={"BLU2": "315", "BLU1": "103"}, influence=held, round=3, doc=whose)
    play(state, "A execute BLU2, A aim DIM1 [4 4]")
    assert phase(state) == ("doctor", asked)
    for letter in asked:
        play(state, f"{letter} pass")
    assert killed(state, "A") == "DIM1"


def test_doc_owner_without_cards_is_not_asked() -> None:
    """CN-150; and a Trap's victim is the attacker's owner."""
    plan = {"BLU2": "315", "BLU1": "103", "DIM2": "321"}
    held = {"A": "emergency_doc", "C": "emergency_doc"}
    state = table(plan=plan, influence=held, round=3, doc="owner")
    bombed = copy(state)
    play(bombed, "A execute BLU2, A aim DIM1 [4 4], B pass")
    assert killed(bombed, "A") == "DIM1"
    play(state, "A execute BLU2, A aim DIM1 [4 4], B reveal DIM2 [4 4]")
    assert phase(state) == ("doctor", "A")
    play(state, "A doc")
    assert gang(state, "A") == "BLU1 BLU2- BLU3"
