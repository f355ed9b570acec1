"""Money, Stab! and Fire! of Maffiosi, rule by rule (MA-17 to MA-22, MA-32 to MA-38)."""

from __future__ import annotations

import pytest

from tests.games.maffiosi.helpers.positions import (
    at,
    men,
    money,
    play,
    player,
    refused,
    see,
    table,
    targets,
    told,
)

CROSSED = (13, 14, 15, 28, 29, 30)
BUSINESSES = {"cafe": (4, 17), "restaurant": (10, 25), "casino": (1, 20)}


def income(yellow: str, others: str = "rH 12, bH 14") -> int:
    """What yellow takes at the start of a turn with these men."""
    state = table(f"{yellow}, {others}", step=1)
    assert see(state)["pot"] + money(state)[0] == 120
    return money(state)[0]


# -- money ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chair", [2, 3, 9, 11, 15, 28])
def test_MA_17_one_for_a_boss_wherever_he_sits(chair: int) -> None:
    assert income(f"yB {chair}") == 1
    assert income(f"yH {chair}") == income(f"yG {chair}") == income(f"yK {chair}") == 0


@pytest.mark.parametrize("chair", [chair for pair in BUSINESSES.values() for chair in pair])
def test_MA_18_one_for_each_business_whoever_sits_there(chair: int) -> None:
    """The Boss too, beside the money for himself."""
    assert income(f"yG {chair}") == income(f"yK {chair}") == income(f"yH {chair}") == 1
    assert income(f"yB {chair}") == 2
    assert income("yH 11", f"rH {chair}, bH 14") == 0, "nothing for somebody else's"


@pytest.mark.parametrize("kind", list(BUSINESSES))
def test_MA_19_two_more_for_both_of_a_kind(kind: str) -> None:
    one, other = BUSINESSES[kind]
    assert income(f"yH {one}, yK {other}") == 2 + 2
    state = table(f"yH {one}, yK {other}, rH 12, bH 14")
    assert player(state, "yellow")["monopolies"] == [kind]


def test_MA_19_only_both_of_a_kind() -> None:
    """Three businesses of three kinds are no monopoly; two pairs are two."""
    assert income("yH 4, yH 10, yH 1") == 3
    assert income("yH 4, yH 17, yH 10, yH 25") == 4 + 4


def test_MA_20_the_till_doubles_the_whole_income() -> None:
    """Also the Boss's money; without any income there is nothing to double."""
    assert income("yH 29") == 0
    assert income("yB 29") == 2
    assert income("yB 11, yH 29") == 2
    assert income("yB 11, yH 29, yH 4") == 4
    assert income("yH 4, yH 11", "rH 29, bH 14") == 1, "somebody else's bookkeeper does nothing for yellow"


@pytest.mark.parametrize(
    ("yellow", "due"),
    [
        ("yB 11z, yH 4", 1),
        ("yB 11, yH 4z", 1),
        ("yB 4z", 0),
        ("yH 4, yH 17z", 1),
        ("yH 4z, yH 17z", 0),
        ("yB 11, yH 29z", 1),
        ("yB 11z, yH 29", 0),
    ],
)
def test_MA_21_sleepers_count_for_nothing(yellow: str, due: int) -> None:
    assert income(yellow) == due


# -- Stab! ------------------------------------------------------------------------------------------------------------


def stabs(men_here: str) -> set[str]:
    """Whom yellow may stab; nobody: the card cannot be played."""
    state = table(men_here, hands={"yellow": "stab"})
    if refused(state, "yellow", "play stab") == "MA-25":
        return set()
    return targets(state, "stab")


def test_MA_32_beside_a_knifer_or_a_knife() -> None:
    state = table("yK 11, yH 9, rH 10, rB 12, bH 8, bB 13", hands={"yellow": "stab"})
    assert targets(state, "stab") == {"8", "10", "12"}
    play(state, "yellow stab 12")
    assert men(state) == {8: "bH", 9: "yH", 10: "rH", 11: "yK", 13: "bB"}
    assert [line["chair"] for line in told(state, "removed")] == [12]


@pytest.mark.parametrize(
    ("chair", "right", "left"), [(1, 30, 2), (30, 29, 1), (12, 11, 13), (16, 15, 17), (28, 27, 29)]
)
def test_MA_32_neighbours_run_round_the_corners(chair: int, right: int, left: int) -> None:
    """A25."""
    assert stabs(f"yK {chair}, rH {right}, bH {left}") == {str(right), str(left)}


def test_MA_32_directly_beside() -> None:
    """A23: nothing goes past an empty chair, or past a man of one's own; and nobody is stabbed across the table."""
    assert stabs("yK 3, rH 5, bH 1") == set()
    assert stabs("yK 3, yH 4, rH 5, bH 25") == set()


def test_MA_33_not_an_empty_chair_and_not_his_own_man() -> None:
    state = table("yK 3, yH 2, rH 4, rH 25, bH 14", hands={"yellow": "stab fire"})
    assert targets(state, "stab") == {"4"}
    assert targets(state, "fire") == {"25"}
    for card in ("stab", "fire"):
        trial = table("yK 3, yH 2, rH 4, rH 25, bH 14", hands={"yellow": card})
        play(trial, f"yellow play {card}")
        assert refused(trial, "yellow", "chair 2") == "MA-33"
        assert refused(trial, "yellow", "chair 3") == "MA-33"
        assert refused(trial, "yellow", "chair 20") == "MA-33"


def test_MA_34_no_knife_reaches_him() -> None:
    """Neither a Heavy or a Gunman without a knife beside him, nor a Knifer who sleeps, nor one two chairs away."""
    state = table("yH 2, yG 11, yK 24z, yK 14, rH 3, rH 12, rH 25, bH 16, bH 15", hands={"yellow": "stab"})
    assert targets(state, "stab") == {"15"}
    play(state, "yellow play stab")
    for chair in (3, 12, 25, 16):
        assert refused(state, "yellow", f"chair {chair}") == "MA-34"


# -- Fire! ------------------------------------------------------------------------------------------------------------


def shots(men_here: str) -> set[str]:
    """Whom yellow may shoot; nobody: the card cannot be played."""
    state = table(men_here, hands={"yellow": "fire"})
    if refused(state, "yellow", "play fire") == "MA-25":
        return set()
    return targets(state, "fire")


def test_MA_35_opposite_a_gunman_or_a_revolver() -> None:
    state = table("yG 12, yH 8, rH 16, rB 20, bH 13, bB 9", hands={"yellow": "fire"})
    assert targets(state, "fire") == {"16", "20"}
    play(state, "yellow fire 20")
    assert men(state) == {8: "yH", 9: "bB", 12: "yG", 13: "bH", 16: "rH"}
    assert [line["chair"] for line in told(state, "removed")] == [20]


@pytest.mark.parametrize("chair", [*range(1, 13), *range(16, 28)])
def test_MA_35_directly_opposite(chair: int) -> None:
    """28 less the number, and nobody else; past an empty chair nothing is hit."""
    across = 28 - chair
    others = [other for other in range(1, 31) if other not in (chair, across)]
    crowd = ", ".join(f"rH {other}" for other in others[:5]) + ", " + ", ".join(f"bH {other}" for other in others[-5:])
    assert shots(f"yG {chair}, rB {across}, {crowd}") == {str(across)}
    assert shots(f"yG {chair}, {crowd}") == set()


def test_MA_36_no_revolver_faces_him() -> None:
    """Neither a Heavy or a Knifer without a revolver opposite him, nor a Gunman who sleeps, nor one beside him."""
    state = table("yH 2, yK 5, yG 9z, yG 12, rH 26, rH 23, rB 19, bH 16, bB 11", hands={"yellow": "fire"})
    assert targets(state, "fire") == {"16"}
    play(state, "yellow play fire")
    for chair in (26, 23, 19, 11):
        assert refused(state, "yellow", f"chair {chair}") == "MA-36"


@pytest.mark.parametrize("chair", CROSSED)
def test_MA_37_no_shot_from_a_crossed_chair(chair: int) -> None:
    others = [other for other in range(1, 31) if other != chair and other not in (7, 21)]
    crowd = [f"rH {other}" for other in others[:5]] + [f"bH {other}" for other in others[-5:]]
    assert shots(", ".join([f"yG {chair}", *crowd])) == set()


@pytest.mark.parametrize("chair", CROSSED)
def test_MA_37_no_shot_at_a_crossed_chair(chair: int) -> None:
    state = table(f"yG 7, yH 3, yH 6, yH 8, yH 11, yB 18, rH {chair}, bH 21", hands={"yellow": "fire"})
    assert targets(state, "fire") == {"21"}
    play(state, "yellow play fire")
    assert refused(state, "yellow", f"chair {chair}") == "MA-37"


@pytest.mark.parametrize("kind", list("BGKH"))
def test_MA_38_weapons_belong_to_the_chair(kind: str) -> None:
    """Every type uses them, again and again; whoever leaves the chair leaves them behind."""
    assert stabs(f"y{kind} 9, rH 10, bH 14") == {"10"}
    assert shots(f"y{kind} 8, rH 20, bH 14") == {"20"}
    if kind in "BH":
        assert stabs(f"y{kind} 12, rH 13, bH 14") == set()
        assert shots(f"y{kind} 12, rH 16, bH 14") == set()


def test_MA_38_weapons_are_never_used_up() -> None:
    hands = {"yellow": "stab stab", "red": "move order", "blue": "fire"}
    state = table("yH 9, rH 10, rB 14, bB 30", hands=hands)
    play(state, "yellow stab 10, yellow finish, red move 14 10, red finish, blue discard fire, yellow stab 10")
    assert at(state, 10) == ""
    hands = {"yellow": "fire fire", "red": "move order", "blue": "fire"}
    state = table("yH 8, rH 20, rB 14, bB 30", hands=hands)
    play(state, "yellow fire 20, yellow finish, red move 14 20, red finish, blue discard fire, yellow fire 20")
    assert at(state, 20) == ""
