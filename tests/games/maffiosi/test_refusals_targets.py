"""Which rule a refusal of Maffiosi names, row by row of the table of ids in section 5: whom, where, and which cake."""

from __future__ import annotations

import pytest

from sitdown.engine import Refusal
from sitdown.games.maffiosi.state import OUT_OF_GAME
from tests.games.maffiosi.helpers.positions import phase, start
from tests.games.maffiosi.helpers.refusals import BLUE, RED, T12, YELLOW, after, chairs, lay, refusal, rule

# -- STAB and FIRE ----------------------------------------------------------------------------------------------------


def test_MA_33_MA_34_whom_to_stab() -> None:
    """A knife on the table, a Knifer round the corner (A25); not across an empty chair (A23), not by a sleeper."""
    men = "yH 9, yK 1, yK 5z, rH 10, rH 8z, bH 30, rH 4, bH 7, bH 12, yH 11"
    state = after(lay(men, "stab"), "play stab")
    assert chairs(state) == {8, 10, 30}
    assert chairs(state, "MA-34") == {4, 7, 12}
    assert refusal(state, "chair 4") == Refusal("MA-34", {"chair": 4})
    assert refusal(state, "chair 11") == Refusal("MA-33", {"why": "own", "chair": 11})
    assert refusal(state, "chair 2") == Refusal("MA-33", {"why": "empty", "chair": 2})  # beside a Knifer


def test_T16_MA_37_crossed_chairs() -> None:
    """MA-25 if that is all; MA-37 before MA-36, MA-33 before both; corner chairs of the long sides face each other."""
    assert rule(lay("yG 14, rB 29, bH 1", "fire"), "play fire") == "MA-25"
    state = after(lay("yG 14, rB 29, yG 12, bB 16, rH 9, yH 30", "fire"), "play fire")
    assert chairs(state) == {16}
    assert refusal(state, "chair 29") == Refusal("MA-37", {"chair": 29})
    assert refusal(state, "chair 9") == Refusal("MA-36", {"chair": 9})
    assert refusal(state, "chair 30") == Refusal("MA-33", {"why": "own", "chair": 30})
    assert refusal(state, "chair 28") == Refusal("MA-33", {"why": "empty", "chair": 28})


def test_MA_33_MA_36_whom_to_shoot() -> None:
    """A revolver on the table (MA-38) or a Gunman, awake; not one's own man, not a neighbour."""
    men = "yH 8, yG 9, yH 11z, yG 1z, rH 20, rH 19z, bH 17, bH 27, bH 7, yH 3, yB 25"
    state = after(lay(men, "fire"), "play fire")
    assert chairs(state) == {19, 20}
    assert chairs(state, "MA-36") == {7, 17, 27}
    assert refusal(state, "chair 25") == Refusal("MA-33", {"why": "own", "chair": 25})
    assert refusal(state, "chair 18") == Refusal("MA-33", {"why": "empty", "chair": 18})


# -- ORDER, PASS, KABOOM ----------------------------------------------------------------------------------------------


def test_MA_40_ordering_where_a_cake_stands() -> None:
    """MA-39: anywhere else, with or without a man."""
    state = after(lay(T12, "order", "red 30, blue 3"), "play order")
    assert chairs(state, "MA-40") == {3, 30}
    assert refusal(state, "chair 3") == Refusal("MA-40", {"why": "order", "chair": 3})
    assert len(chairs(state)) == 28


@pytest.mark.parametrize("blocked", ["stop", "skip"])
def test_T13_passing_to_a_man_with_a_cake(blocked: str) -> None:
    """MA-40; with `pass_blocked=skip` the next one gets it."""
    state = after(lay(T12, "pass", "red 30, blue 3", pass_blocked=blocked), "play pass")
    stopped = None if blocked == "skip" else Refusal("MA-40", {"why": "pass", "chair": 3})
    assert refusal(state, "pass red left") == stopped
    assert [rule(state, f"pass {cake}") for cake in ("red right", "blue left", "blue right")] == ["", "", ""]


def test_MA_40_a_guard_when_all_others_have_a_cake() -> None:
    """With `pass_blocked=skip`; in play no cake can be passed then, and so the card not played (MA-25)."""
    state = after(lay(T12, "pass", "red 30", pass_blocked="skip"), "play pass")
    assert [rule(state, f"pass red {way}") for way in ("left", "right")] == ["", ""]
    for seat, chair in ((YELLOW, 12), (RED, 27), (BLUE, 3)):
        state.cake[seat] = chair
    for way in ("left", "right"):
        assert refusal(state, f"pass red {way}") == Refusal("MA-40", {"why": "all", "chair": 27})
        assert refusal(state, f"pass blue {way}") == Refusal("MA-40", {"why": "all", "chair": 3})


def test_MA_44_MA_45_whose_cake() -> None:
    """MA-44 before MA-45: his own is not on the table either; a colour not in play is nowhere."""
    for card, ends in (("pass", [" left", " right"]), ("kaboom", [""])):
        state = after(lay(T12, card, "red 30"), f"play {card}")
        kind = "pass" if card == "pass" else "boom"
        for end in ends:
            assert rule(state, f"{kind} red{end}") == ""
            assert refusal(state, f"{kind} yellow{end}") == Refusal("MA-44", {"colour": "yellow"})
            for colour in ("blue", "green", "orange", "purple"):
                assert refusal(state, f"{kind} {colour}{end}") == Refusal("MA-45", {"colour": colour})
            state.cake[BLUE] = OUT_OF_GAME
            assert rule(state, f"{kind} blue{end}") == "MA-45"
            state.cake[YELLOW] = 8
            assert rule(state, f"{kind} yellow{end}") == "MA-44"


# -- NIGHTCAP ---------------------------------------------------------------------------------------------------------


def test_MA_47_MA_48_whose_glass() -> None:
    """Anybody's, also a sleeper's (MA-50) and one's own; nobody twice."""
    state = after(lay("yB 2, yH 12, rH 5z, rH 4, bH 7, bH 22", "nightcap"), "play nightcap")
    assert chairs(state) == {2, 5, 7, 22}
    assert refusal(state, "chair 12") == Refusal("MA-47", {"why": "dry", "chair": 12})
    assert refusal(state, "chair 4") == Refusal("MA-47", {"why": "dry", "chair": 4})  # a café: no drink (A12)
    assert refusal(state, "chair 13") == Refusal("MA-47", {"why": "empty", "chair": 13})  # a glass without a man
    after(state, "chair 5")
    assert refusal(state, "chair 5") == Refusal("MA-48", {"chair": 5})
    after(state, "chair 2")
    assert chairs(state, "MA-48") == {2, 5}
    assert chairs(state) == {7, 22}


@pytest.mark.parametrize(("option", "expected"), [(False, {2}), (True, {2, 4, 17})])
def test_MA_47_a_bottle_before_a_cafe(option: bool, expected: set[int]) -> None:
    state = after(lay("yB 2, rH 4, bH 17, bH 10", "nightcap", cafe_is_drink=option), "play nightcap")
    assert chairs(state) == expected
    assert refusal(state, "chair 10") == Refusal("MA-47", {"why": "dry", "chair": 10})


# -- MOVE -------------------------------------------------------------------------------------------------------------


def test_MA_55_MA_56_who_moves() -> None:
    state = after(lay("yB 2, yH 12, yK 14z, rH 5, bH 7z", "move"), "play move")
    assert chairs(state) == {2, 12}
    assert refusal(state, "chair 14") == Refusal("MA-56", {"chair": 14})
    for chair in (5, 7):  # MA-55 before MA-56
        assert refusal(state, f"chair {chair}") == Refusal("MA-55", {"why": "other", "chair": chair})
    assert refusal(state, "chair 3") == Refusal("MA-55", {"why": "empty", "chair": 3})


def test_MA_57_where_to() -> None:
    """A cake does not keep anybody away (MA-39)."""
    state = after(lay("yB 2, yH 12, rH 5, bH 7z", "move", "red 3"), "play move, chair 12")
    assert chairs(state) == set(range(1, 31)) - {2, 5, 7, 12}
    assert refusal(state, "chair 12") == Refusal("MA-57", {"why": "same", "chair": 12})
    for chair in (2, 5, 7):
        assert refusal(state, f"chair {chair}") == Refusal("MA-57", {"why": "taken", "chair": chair})


# -- sitting down -----------------------------------------------------------------------------------------------------


def test_MA_7_MA_6_sitting_down_at_the_start() -> None:
    """Every piece in front of one, on every free chair; nobody sleeps yet."""
    state = start(3, seating="manual", first_placer=0)
    for letter, name in (("B", "boss"), ("G", "gunman"), ("K", "knifer"), ("H", "heavy")):
        assert rule(state, f"piece {letter}") == ""
        assert refusal(state, f"piece {letter}z") == Refusal("MA-7", {"type": name, "asleep": True})
    after(state, "piece B")
    assert chairs(state) == set(range(1, 31))
    after(state, "chair 8, piece B, chair 9, piece B")
    assert chairs(state, "MA-6") == {8, 9}
    after(state, "chair 10")
    assert phase(state) == ("setup_piece", "yellow")
    assert refusal(state, "piece B") == Refusal("MA-7", {"type": "boss", "asleep": False})
    after(state, "piece G")
    assert refusal(state, "chair 9") == Refusal("MA-6", {"chair": 9})


@pytest.mark.parametrize("wakes", [False, True])
def test_MA_7_MA_6_sitting_down_after_a_SCRAM(wakes: bool) -> None:
    """MA-52: a sleeper is seated asleep, with `scram_wakes` awake; cakes keep nobody off a chair."""
    men = "yB 2, yH 12z, yH 3, rH 5, bH 7"
    state = after(lay(men, "scram", "red 8", scram_wakes=wakes), "play scram")
    asleep = "MA-7" if wakes else ""
    assert [rule(state, f"piece {piece}") for piece in ("B", "H", "Hz", "Bz", "G")] == ["", "", asleep, "MA-7", "MA-7"]
    assert refusal(state, "piece K") == Refusal("MA-7", {"type": "knifer", "asleep": False})
    after(state, "piece H")
    assert chairs(state) == set(range(1, 31))
    after(state, "chair 8, piece H")
    assert phase(state) == ("scram_chair", "red")
    assert chairs(state, "MA-6") == {8}
    after(state, "chair 9, piece H, chair 10")
    assert phase(state) == ("scram_piece", "yellow")
    assert rule(state, "piece H") == ("" if wakes else "MA-7")
    assert rule(state, "piece Hz") == asleep
