"""The worked examples T1 to T13 of the rules of Maffiosi (section 10), by their numbers."""

from __future__ import annotations

import pytest

from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.positions import (
    at,
    cakes,
    copy,
    idle_until,
    men,
    money,
    phase,
    play,
    player,
    refused,
    see,
    table,
    targets,
    told,
    used,
)

S0 = (
    "yH 27, yH 7, rH 29, rH 4, rG 22, oH 1, oH 19z, oB 20, pK 5z, pH 21, pB 25, bH 8, bH 10, bK 15, bG 18, gB 12, "
    "gH 14, gH 16"
)
SITUATION = {man.split()[1].rstrip("z"): man for man in S0.split(", ")}


def s0(active: str, hand: str) -> MaffiosiPlay:
    """State S0: the start of this player's turn, who holds this."""
    return table(
        S0,
        players=6,
        cakes={"red": 27, "blue": 22, "yellow": 18},
        money=[4, 8, 5, 6, 7, 6],
        pot=24,
        hands={active: hand},
        active=active,
        step=1,
    )


def gone_from_s0(state: MaffiosiPlay) -> set[int]:
    """The chairs that are empty now and were taken in S0; all others sit where they sat."""
    empty = {int(chair) for chair in SITUATION if not at(state, int(chair))}
    still = {chair: man.rstrip("z") for chair, man in men(state).items()}
    before = {int(chair): man.split()[0] for chair, man in SITUATION.items()}
    assert still == {chair: man for chair, man in before.items() if chair not in empty}
    return empty


def asleep(state: MaffiosiPlay) -> set[int]:
    return {chair for chair, man in men(state).items() if man.endswith("z")}


def test_T1_red_passes_the_blue_cake() -> None:
    """MA-13, MA-14, MA-16, MA-18, MA-20, MA-42."""
    state = s0("red", "pass")
    assert gone_from_s0(state) == {27}
    assert told(state, "exploded")[0]["chair"] == 27
    assert money(state)[1] == 10
    assert see(state)["pot"] == 22
    assert cakes(state) == {"blue": 22, "yellow": 18}
    ways = {"pass yellow left": 19, "pass yellow right": 16, "pass blue left": 25, "pass blue right": 21}
    assert targets(state, "pass") == set(ways)
    for way, chair in ways.items():
        trial = copy(state)
        play(trial, f"red {way}")
        assert cakes(trial)[way.split()[1]] == chair
    play(state, "red pass blue left, red finish")
    assert phase(state) == ("card", "blue")
    assert gone_from_s0(state) == {27, 25}
    assert at(state, 22) == "rG"
    assert cakes(state) == {"yellow": 18}


def test_T1_the_other_way_takes_three() -> None:
    """MA-14, MA-42."""
    state = s0("red", "pass")
    play(state, "red pass blue right, red finish")
    assert phase(state) == ("card", "blue")
    assert gone_from_s0(state) == {27, 20, 21, 22}


def test_T2_yellow_orders_a_cake() -> None:
    """MA-13, MA-14, MA-39, MA-49."""
    state = s0("yellow", "order")
    assert gone_from_s0(state) == {18, 19}
    assert asleep(state) == {5}
    assert money(state)[0] == 4
    assert see(state)["pot"] == 24
    assert not told(state, "income")
    play(state, "yellow order 15")
    assert cakes(state) == {"yellow": 15, "red": 27, "blue": 22}
    play(state, "yellow finish")
    idle_until(state, "yellow")
    red_blast, blue_blast, own_blast = {27}, {21, 22}, {14, 15, 16}
    assert gone_from_s0(state) == {18, 19} | red_blast | blue_blast | own_blast


def test_T3_orange_explodes_the_red_cake() -> None:
    """MA-17 to MA-19, MA-43, MA-58."""
    state = s0("orange", "kaboom")
    assert told(state, "income")[0]["amount"] == 5
    assert money(state)[4] == 12
    assert see(state)["pot"] == 19
    assert targets(state, "kaboom") == {"boom yellow", "boom red", "boom blue"}
    play(state, "orange kaboom red")
    assert gone_from_s0(state) == {27}
    assert cakes(state) == {"blue": 22, "yellow": 18}
    assert player(state, "red")["cake"] == "home"
    assert at(state, 19) == "oHz"
    play(state, "orange finish")
    assert at(state, 19) == "oH"
    assert phase(state) == ("card", "purple")


def test_T4_purple_stabs_the_orange_boss() -> None:
    """MA-17, MA-18, MA-32, MA-34, MA-38, MA-50, MA-58."""
    state = s0("purple", "stab")
    assert money(state)[5] == 8
    assert see(state)["pot"] == 22
    assert targets(state, "stab") == {"20", "22"}
    trial = copy(state)
    play(trial, "purple play stab")
    assert refused(trial, "purple", "chair 4") == "MA-34"
    play(state, "purple stab 20")
    assert gone_from_s0(state) == {20}
    assert at(state, 5) == "pKz"
    play(state, "purple finish")
    assert at(state, 5) == "pK"


def test_T5_blue_shoots_the_orange_boss() -> None:
    """MA-14, MA-18, MA-35, MA-36, MA-38."""
    state = s0("blue", "fire")
    assert gone_from_s0(state) == {21, 22}
    assert money(state)[2] == 6
    assert see(state)["pot"] == 23
    assert at(state, 18) == "bG"
    assert at(state, 10) == "bH"
    assert targets(state, "fire") == {"20"}
    play(state, "blue fire 20")
    assert gone_from_s0(state) == {20, 21, 22}


def test_T6_green_moves_the_boss_to_a_cafe() -> None:
    """MA-17, MA-18, MA-54."""
    state = s0("green", "move")
    assert money(state)[3] == 7
    assert see(state)["pot"] == 23
    assert gone_from_s0(state) == set()
    play(state, "green move 12 17")
    assert at(state, 12) == ""
    assert at(state, 17) == "gB"
    assert player(state, "green")["income"] == 2


def income_of(yellow: str, check: bool = True) -> int:
    """What yellow takes at the start of a turn with these men; the others sit out of the way."""
    state = table(f"{yellow}, rH 14, bH 15", active="yellow", step=1, check=check)
    taken = money(state)[0]
    assert see(state)["pot"] == 120 - taken
    assert [line["amount"] for line in told(state, "income")] == [taken]
    return taken


def test_T7_the_till_doubles_everything() -> None:
    """MA-17 to MA-20."""
    assert income_of("yB 29, yH 4, yH 17") == 10


def test_T8_the_largest_income() -> None:
    """MA-19, MA-20: seven Heavies are more than a gang has, so the box is not checked."""
    heavies = ", ".join(f"yH {chair}" for chair in (1, 4, 10, 17, 20, 25, 29))
    assert income_of(f"yB 2, {heavies}", check=False) == 26


@pytest.mark.parametrize(
    ("yellow", "income"),
    [
        ("yB 12, yH 4, yH 29", 4),
        ("yB 12, yH 4, yH 29z", 2),
        ("yB 12z, yH 4, yH 29", 2),
        ("yB 12, yH 4, yH 17", 5),
        ("yB 12, yH 4, yH 17z", 2),
    ],
)
def test_T9_sleepers_earn_nothing(yellow: str, income: int) -> None:
    """MA-21."""
    assert income_of(yellow) == income


def test_T10_the_last_of_the_pot() -> None:
    """MA-22, MA-63, MA-66."""
    state = table(
        "yB 12, yH 4, yH 17, rH 1, bH 3, gH 8", players=4, money=[20, 30, 20, 17], pot=3, active="yellow", step=1
    )
    assert told(state, "income")[0]["due"] == 5
    assert money(state) == [23, 30, 20, 17]
    assert see(state)["pot"] == 0
    assert state.over
    assert state.ending == "pot_empty"
    assert state.ranking == [2, 1, 3, 4]
    assert state.turn() == state.legal(0) == []
    assert used(state) == []


def test_T11_a_cake_at_an_empty_chair() -> None:
    """MA-13, MA-15."""
    state = table("yH 1, rH 13, rB 4, bH 15, bB 5", cakes={"yellow": 14}, step=1)
    assert men(state) == {1: "yH", 4: "rB", 5: "bB"}
    assert cakes(state) == {}


T12 = "rH 3, bH 27, yB 12"


def test_T12_past_empty_chairs() -> None:
    """MA-42."""
    state = table(T12, cakes={"red": 30}, hands={"yellow": "pass"})
    assert targets(state, "pass") == {"pass red left", "pass red right"}
    for way, chair in (("left", 3), ("right", 27)):
        trial = copy(state)
        play(trial, f"yellow pass red {way}")
        assert cakes(trial) == {"red": chair}


def test_T13_the_first_gangster_has_a_cake() -> None:
    """MA-40, MA-42."""
    state = table(T12, cakes={"red": 30, "blue": 3}, hands={"yellow": "pass"})
    assert targets(state, "pass") == {"pass red right", "pass blue left", "pass blue right"}
    for colour, way, chair in (("red", "right", 27), ("blue", "left", 12), ("blue", "right", 27)):
        trial = copy(state)
        play(trial, f"yellow pass {colour} {way}")
        assert cakes(trial) == {"red": 30, "blue": 3, colour: chair}
    play(state, "yellow play pass")
    assert refused(state, "yellow", "pass red left") == "MA-40"


def test_T13_with_pass_blocked_skip() -> None:
    """MA-42, option `pass_blocked`."""
    state = table(T12, cakes={"red": 30, "blue": 3}, hands={"yellow": "pass"}, pass_blocked="skip")
    assert "pass red left" in targets(state, "pass")
    play(state, "yellow pass red left")
    assert cakes(state) == {"red": 12, "blue": 3}
