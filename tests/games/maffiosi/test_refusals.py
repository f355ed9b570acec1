"""Which rule a refusal of Maffiosi names, row by row of the table of ids in section 5: who, when, and which card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sitdown.engine import Refusal
from sitdown.games.maffiosi import GAME
from sitdown.games.maffiosi.play import MaffiosiPlay
from sitdown.games.maffiosi.state import PHASES
from tests.games.maffiosi.helpers.positions import COLOURS, action_of, phase, start, table
from tests.games.maffiosi.helpers.refusals import BLUE, CROWD, RED, T12, YELLOW, after, chairs, lay, refusal, rule

HUGE = 10**30
POSITIONS: dict[str, Callable[[], MaffiosiPlay]] = {
    "setup_piece": lambda: start(3, seating="manual"),
    "setup_chair": lambda: after(start(3, seating="manual"), "piece B"),
    "card": lambda: lay(CROWD),
    "stab": lambda: after(lay(CROWD, "stab"), "play stab"),
    "fire": lambda: after(lay("yG 1, rH 27, bH 9", "fire"), "play fire"),
    "order": lambda: after(lay(CROWD, "order"), "play order"),
    "pass": lambda: after(lay(T12, "pass", "red 30"), "play pass"),
    "kaboom": lambda: after(lay(T12, "kaboom", "red 30"), "play kaboom"),
    "nightcap": lambda: after(lay(CROWD, "nightcap"), "play nightcap"),
    "move_from": lambda: after(lay(CROWD, "move"), "play move"),
    "move_to": lambda: after(lay(CROWD, "move"), "play move, chair 2"),
    "scram_piece": lambda: after(lay(CROWD, "scram"), "play scram"),
    "scram_chair": lambda: after(lay(CROWD, "scram"), "play scram, piece B"),
    "second": lambda: after(lay(CROWD, "order"), "play order, chair 30"),
}
OFFERED = {
    "card": ["play", "discard", "finish"],
    "second": ["play", "discard", "finish"],
    "setup_piece": ["piece"],
    "scram_piece": ["piece"],
    "pass": ["pass"],
    "kaboom": ["boom"],
}


# -- every phase: 12, 10, 11 ------------------------------------------------------------------------------------------


def test_MA_12_T22_after_the_end_for_every_seat_and_action() -> None:
    state = after(lay("yK 3, rH 4", "stab"), "play stab, chair 4")
    assert state.over
    for seat in (-HUGE, -1, 0, 1, 2, 3, HUGE):
        for action in [*range(-1, 74), -HUGE, HUGE]:
            assert state.explain(seat, action) == Refusal("MA-12")


@pytest.mark.parametrize("name", PHASES[:-1])
def test_MA_10_a_seat_that_does_not_decide_before_anything_else(name: str) -> None:
    """MA-10 also for what would be MA-11, and for seats where nobody sits."""
    state = POSITIONS[name]()
    decides = state.mover
    assert phase(state) == (name, COLOURS[decides])
    for seat in {-HUGE, -1, 0, 1, 2, 3, HUGE} - {decides}:
        for action in [*range(-1, 74), -HUGE, HUGE]:
            assert state.explain(seat, action) == Refusal("MA-10", {"seat": decides, "colour": COLOURS[decides]})


def test_MA_10_never_an_eliminated_player() -> None:
    """MA-59: red is out at once."""
    state = after(lay("yK 3, rH 4, bB 9", "stab"), "play stab, chair 4")
    assert phase(state) == ("second", "yellow")
    assert refusal(state, "finish", RED) == Refusal("MA-10", {"seat": YELLOW, "colour": "yellow"})
    after(state, "finish")
    assert phase(state) == ("card", "blue")
    assert refusal(state, "discard stab", RED) == Refusal("MA-10", {"seat": BLUE, "colour": "blue"})


def test_MA_28_a_third_card_comes_too_late() -> None:
    """MA-10: after the second card the turn has passed on, so MA-28 is never reported."""
    state = after(lay(CROWD, "move move move"), "play move, chair 2, chair 1, play move, chair 1, chair 3")
    assert rule(state, "play move", YELLOW) == "MA-10"


@pytest.mark.parametrize("name", PHASES[:-1])
def test_MA_11_every_kind_of_action_in_every_phase(name: str) -> None:
    state = POSITIONS[name]()
    for action in range(GAME.actions.size):
        kind, _ = GAME.actions.decode(action)
        found = state.explain(state.mover, action)
        if kind in OFFERED.get(name, ["chair"]):
            assert found is None or found.rule != "MA-11"
        else:
            assert found == Refusal("MA-11", {"kind": kind, "phase": name})
    for action in (-HUGE, -1, 73, HUGE):
        assert state.explain(state.mover, action) == Refusal("MA-11", {"kind": "none", "phase": name})


@pytest.mark.parametrize(("nightcap", "after_a_glass"), [("exact", "MA-11"), ("up_to", "")])
def test_MA_11_MA_46_enough_glasses(nightcap: str, after_a_glass: str) -> None:
    """FINISH needs `nightcap=up_to`, and a glass."""
    state = after(lay(CROWD, "nightcap", nightcap=nightcap), "play nightcap")
    assert refusal(state, "finish") == Refusal("MA-11", {"kind": "finish", "phase": "nightcap"})
    for glass in ("chair 2", "chair 5"):
        after(state, glass)
        assert rule(state, "finish") == after_a_glass


# -- a card -----------------------------------------------------------------------------------------------------------


def test_MA_24_a_card_not_held() -> None:
    """MA-24 before MA-25: there is no cake to pass either."""
    state = lay(CROWD, "stab stab move move move")
    for card in ("fire", "order", "pass", "kaboom", "nightcap", "scram"):
        assert refusal(state, f"play {card}") == Refusal("MA-24", {"card": card})
        assert refusal(state, f"discard {card}") == Refusal("MA-24", {"card": card})
    for card in ("stab", "move"):
        assert rule(state, f"play {card}") == rule(state, f"discard {card}") == ""


def test_MA_24_MA_10_other_hands_are_their_own() -> None:
    """What a seat hears depends on no hand but its own, and only when it decides."""
    hands = [{"yellow": "stab stab move move move", "red": "pass"}, {"yellow": "stab stab move move move"}, {}]
    one, other, third = (table(CROWD, hands=dealt) for dealt in hands)
    for seat in (YELLOW, RED, BLUE):
        assert [one.explain(seat, action) == other.explain(seat, action) for action in range(73)] == [True] * 73
        same = [one.explain(seat, action) == third.explain(seat, action) for action in range(73)]
        assert all(same) == (seat != YELLOW)


def test_MA_41_ordering_a_second_cake() -> None:
    """MA-41 cannot arise in play; MA-24 comes before it, and the card may be discarded."""
    state = lay(CROWD, "order", "yellow 8", check=False)
    assert refusal(state, "play order") == Refusal("MA-41", {"chair": 8})
    assert rule(state, "discard order") == ""
    without = lay(CROWD, "stab stab stab stab stab", "yellow 8", check=False)
    assert rule(without, "play order") == "MA-24"


@pytest.mark.parametrize(
    ("card", "men", "cakes", "options"),
    [
        ("stab", "yH 9z, yK 14z, rH 10, bH 13", "", {}),  # the armed sleep
        ("stab", "yH 9, yK 14, rH 7, bH 12", "", {}),  # nobody directly beside them
        ("stab", "yH 9, yB 10, yK 14, rH 3, bH 6", "", {}),  # only his own man
        ("fire", "yH 8z, yG 9z, rH 20, bH 19", "", {}),
        ("fire", "yH 8, yG 9, yB 19, rH 10, bH 18", "", {}),
        ("pass", T12, "", {}),
        ("pass", T12, "yellow 30", {}),  # his own
        ("pass", "yB 12, rH 3", "red 3, blue 12", {}),  # either would get a second one
        ("pass", "yB 12, rH 3", "red 3, blue 12", {"pass_blocked": "skip"}),
        ("kaboom", T12, "", {}),
        ("kaboom", T12, "yellow 30", {}),
        ("nightcap", "yB 12, rH 4, bH 17", "", {}),
        ("nightcap", "yB 12, rH 3, bH 27", "", {"cafe_is_drink": True}),
        ("move", "yB 12z, rH 4, bH 17", "", {}),
    ],
)
def test_MA_25_no_target(card: str, men: str, cakes: str, options: dict[str, Any]) -> None:
    state = lay(men, card, cakes, check=False, **options)
    assert refusal(state, f"play {card}") == Refusal("MA-25", {"card": card})
    assert rule(state, f"discard {card}") == ""


@pytest.mark.parametrize(
    ("card", "men", "cakes", "options"),
    [
        ("stab", "yH 9, rH 10, bH 1", "", {}),  # a knife on the table (MA-38)
        ("stab", "yK 1, rH 30z, bH 9", "", {}),  # round the corner; a sleeper can be stabbed (MA-50)
        ("fire", "yH 8, rH 20, bH 19", "", {}),
        ("fire", "yG 19, rH 9z, bH 20", "", {}),
        ("order", T12, "red 30, blue 4", {}),
        ("pass", T12, "red 30", {}),
        ("pass", "yB 12, rH 3", "blue 12", {}),  # MA-61: an orphan
        ("kaboom", "yB 12, rH 3", "blue 30", {}),
        ("nightcap", "yB 2, rH 4, bH 17", "", {}),
        ("nightcap", "yB 12, rH 4, bH 27", "", {"cafe_is_drink": True}),
        ("scram", "yB 12z, rH 4, bH 17", "", {}),
        ("move", "yB 12, yH 3z, rH 4, bH 17", "", {}),
    ],
)
def test_MA_25_a_target_is_enough(card: str, men: str, cakes: str, options: dict[str, Any]) -> None:
    assert rule(lay(men, card, cakes, **options), f"play {card}") == ""


def test_T17_a_fulllay() -> None:
    """MA-25: nobody can move, but SCRAM and every DISCARD are legal."""
    state = table(hands={"yellow": "move move move move scram"})
    assert refusal(state, "play move") == Refusal("MA-25", {"card": "move"})
    assert [rule(state, what) for what in ("play scram", "discard move", "discard scram")] == ["", "", ""]


def test_MA_23_a_card_must_be_played_or_discarded() -> None:
    assert refusal(lay(CROWD, "move"), "finish") == Refusal("MA-23", {"why": "finish", "card": ""})


# -- a second card ----------------------------------------------------------------------------------------------------


def test_T18_a_second_card() -> None:
    """MA-27, MA-23, MA-24, MA-11; MA-24 before the others."""
    state = after(lay(CROWD, "move move stab fire fire"), "play move, chair 2, chair 1")
    assert phase(state) == ("second", "yellow")
    assert [rule(state, "play move"), rule(state, "finish")] == ["", ""]
    assert refusal(state, "play stab") == Refusal("MA-27", {"card": "stab"})
    assert refusal(state, "discard stab") == Refusal("MA-23", {"why": "discard", "card": "stab"})
    assert rule(state, "discard move") == "MA-23"
    assert refusal(state, "play order") == refusal(state, "discard order") == Refusal("MA-24", {"card": "order"})
    assert chairs(state, "MA-11") == set(range(1, 31))


def test_T27_asked_without_a_MOVE() -> None:
    """MA-26, MA-24: the question does not show the hand; without a free chair it is not asked."""
    hands = {"yellow": "order stab stab fire fire"}
    state = after(table(players=4, hands=hands), "play order, chair 14")
    assert phase(state) == ("second", "yellow")
    assert refusal(state, "play move") == Refusal("MA-24", {"card": "move"})
    assert [action for action in range(-1, 74) if state.explain(YELLOW, action) is None] == [action_of("finish")]
    full = after(table(players=3, hands=hands), "play order, chair 14")
    assert rule(full, "finish", YELLOW) == "MA-10"


@pytest.mark.parametrize(("option", "asked", "expected"), [(False, "card", "MA-10"), (True, "second", "")])
def test_MA_29_a_MOVE_after_a_discard(option: bool, asked: str, expected: str) -> None:
    state = after(lay(CROWD, "move move move stab stab", move_after_discard=option), "discard stab")
    assert phase(state) == (asked, "yellow" if option else "red")
    assert rule(state, "play move", YELLOW) == rule(state, "finish", YELLOW) == expected
    assert rule(state, "discard move", YELLOW) == (expected or "MA-23")
