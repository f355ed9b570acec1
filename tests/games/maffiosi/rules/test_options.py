"""The options of Maffiosi that read a rule in another way (section 9): every value does what its row says."""

from __future__ import annotations

import pytest

from sitdown.engine import BadOption, Value
from sitdown.games.maffiosi import GAME
from tests.games.maffiosi.helpers.positions import (
    at,
    cakes,
    choices,
    hand,
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

OFF_ON: list[Value] = [False, True]
VALUES: dict[str, list[Value]] = {
    "seating": ["fixed", "manual", "random"],
    "first_placer": ["random", 0, 1, 2, 3, 4, 5],
    "closing_time": ["off", 5, 10, 15, 20],
    "short_pot": OFF_ON,
    "no_scram": OFF_ON,
    "hidden_money": OFF_ON,
    "final_tie": ["shared", "order"],
    "till_doubles_boss": [True, False],
    "last_note": ["note", "exact"],
    "empty_cake": ["hits", "harmless"],
    "pass_blocked": ["stop", "skip"],
    "nightcap": ["exact", "up_to"],
    "cafe_is_drink": OFF_ON,
    "scram_clears_cakes": OFF_ON,
    "scram_wakes": OFF_ON,
    "move_after_discard": OFF_ON,
    "manual_starter": ["last", "first"],
    "open_discards": [True, False],
    "stall_rounds": [10, 5, 20],
}


def test_the_options_are_those_of_section_9() -> None:
    """Every one with its values; the default comes first."""
    assert {option.name: option.values for option in GAME.options} == VALUES
    assert {option.name: option.default for option in GAME.options} == {name: row[0] for name, row in VALUES.items()}


@pytest.mark.parametrize("options", [{"seating": "chaos"}, {"closing_time": 7}, {"stall_rounds": 1}, {"nonsense": 1}])
def test_what_is_no_option_is_refused(options: dict[str, Value]) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(3, options=options)
    assert caught.value.field == next(iter(options))


@pytest.mark.parametrize(("doubles", "first", "second"), [(True, 4, 10), (False, 3, 9)])
def test_till_doubles_boss(doubles: bool, first: int, second: int) -> None:
    """MA-20: off, the income is the Boss's and twice the businesses and monopolies."""
    state = table("yB 12, yH 4, yH 29, rH 1, bH 3", step=1, till_doubles_boss=doubles)
    assert money(state)[0] == first
    state = table("yB 29, yH 4, yH 17, rH 1, bH 3", step=1, till_doubles_boss=doubles)
    assert money(state)[0] == second


@pytest.mark.parametrize("pot", [1, 2, 4, 5, 6, 9, 10, 11, 20])
def test_last_note_as_a_sum(pot: int) -> None:
    """MA-22, A4: exact, the pot is a plain sum of which no notes are told; here 2 are due."""
    state = table("yB 4, rH 14, bH 3", money=[0, 120 - pot, 0], pot=pot, step=1, last_note="exact")
    assert money(state)[0] == min(2, pot)
    assert state.over == (pot <= 2)
    assert see(state)["notes"] == told(state, "income")[0]["notes"] == []


def test_last_note_needs_an_income() -> None:
    """MA-22, A4."""
    state = table("yH 2, rB 14, bH 3", money=[0, 115, 0], pot=5, step=1)
    assert money(state) == [0, 115, 0]
    assert phase(state) == ("card", "yellow")


@pytest.mark.parametrize(("value", "left"), [("hits", {1, 4, 5}), ("harmless", {1, 4, 5, 13, 15})])
def test_empty_cake(value: str, left: set[int]) -> None:
    """MA-15, A7: harmless, a cake at an empty chair removes nobody, and goes home all the same."""
    state = table("yH 1, rH 13, rB 4, bH 15, bB 5", cakes={"yellow": 14}, step=1, empty_cake=value)
    assert set(men(state)) == left
    assert cakes(state) == {}
    assert told(state, "exploded")


@pytest.mark.parametrize(("value", "left"), [("hits", {1, 4, 5}), ("harmless", {1, 4, 5, 13, 15})])
def test_empty_cake_and_kaboom(value: str, left: set[int]) -> None:
    """MA-43: still allowed."""
    hands = {"yellow": "kaboom"}
    state = table("yH 1, rH 13, rB 4, bH 15, bB 5", cakes={"red": 14}, hands=hands, empty_cake=value)
    play(state, "yellow kaboom red")
    assert set(men(state)) == left
    assert cakes(state) == {}


@pytest.mark.parametrize("value", ["hits", "harmless"])
def test_empty_cake_before_a_man_hits_three(value: str) -> None:
    """MA-14."""
    state = table("yH 1, rH 13, rB 4, bH 15, bB 5, yH 14z", cakes={"yellow": 14}, step=1, empty_cake=value)
    assert set(men(state)) == {1, 4, 5}


def test_pass_blocked_skip() -> None:
    """MA-42: on to the first gangster without a cake, past several."""
    crowd = "yB 12, rH 3, bH 27, gB 5, oH 7"
    laid = {"red": 30, "blue": 3, "green": 5}
    stop = table(crowd, players=5, cakes=laid, hands={"yellow": "pass"})
    skip = table(crowd, players=5, cakes=laid, hands={"yellow": "pass"}, pass_blocked="skip")
    assert targets(skip, "pass") - targets(stop, "pass") == {"pass red left", "pass blue left", "pass green right"}
    play(skip, "yellow pass red left")
    assert cakes(skip) == {"red": 7, "blue": 3, "green": 5}


def test_pass_blocked_skip_with_no_place_left() -> None:
    """MA-40: all other gangsters have a cake, so there is no way at all and the card has no target (MA-25)."""
    laid = {"red": 8, "green": 10}
    state = table("yB 8, bB 10", players=4, cakes=laid, hands={"yellow": "pass"}, pass_blocked="skip")
    assert refused(state, "yellow", "play pass") == "MA-25"


def test_nightcap_up_to() -> None:
    """MA-46: one, two or three glasses; never none, and the third ends it."""
    crowd = "yB 12, rH 2, rB 5z, bH 7, bB 13"
    for glasses in (1, 2, 3):
        state = table(crowd, hands={"yellow": "nightcap"}, nightcap="up_to")
        play(state, "yellow play nightcap")
        assert refused(state, "yellow", "finish") == "MA-11"
        for chair in (5, 2, 7)[:glasses]:
            play(state, f"yellow chair {chair}")
        if glasses < 3:
            assert "finish" in choices(state)
            assert at(state, 5) == "rBz"
            play(state, "yellow finish")
        assert phase(state) == ("second", "yellow")
        assert at(state, 5) == ""
        assert {chair for chair, man in men(state).items() if man.endswith("z")} == {*(2, 7)[: glasses - 1]}


def test_nightcap_up_to_with_two_drinkers() -> None:
    """MA-46: the last of them ends the choice."""
    state = table("yB 12, rH 2, bH 14, bB 13", hands={"yellow": "nightcap"}, nightcap="up_to")
    play(state, "yellow nightcap 2 13")
    assert phase(state) == ("second", "yellow")
    assert at(state, 2) == "rHz"


@pytest.mark.parametrize("drink", OFF_ON)
def test_cafe_is_drink(drink: bool) -> None:
    """MA-46, MA-47, A12: eleven drinks instead of nine."""
    state = table("yB 12, rH 4, rB 17, bH 2", hands={"yellow": "nightcap"}, cafe_is_drink=drink)
    assert targets(state, "nightcap") == ({"2", "4", "17"} if drink else {"2"})
    play(state, "yellow play nightcap")
    assert refused(state, "yellow", "chair 4") == ("" if drink else "MA-47")
    drinks = 0
    for chair in range(1, 31):
        if chair not in (12, 14):
            trial = table(f"yB 12, rH {chair}, bH 14", hands={"yellow": "nightcap"}, cafe_is_drink=drink)
            drinks += "play nightcap" in choices(trial)
    assert drinks == (11 if drink else 9)


@pytest.mark.parametrize("clears", OFF_ON)
def test_scram_clears_cakes(clears: bool) -> None:
    """MA-52, A13: at once, before anybody sits; the cake of a player who is out leaves the game."""
    crowd = "yH 14, bB 1, gB 20"
    state = table(crowd, players=4, cakes={"red": 16, "blue": 30}, hands={"yellow": "scram"}, scram_clears_cakes=clears)
    play(state, "yellow scram")
    assert cakes(state) == ({"red": "gone"} if clears else {"red": 16, "blue": 30})
    assert player(state, "blue")["cake"] == ("home" if clears else 30)


@pytest.mark.parametrize("wakes", OFF_ON)
def test_scram_wakes(wakes: bool) -> None:
    """MA-52, A14: all pieces are seated awake."""
    state = table("yH 14z, yH 12, rB 2z, bB 1", hands={"yellow": "scram"}, scram_wakes=wakes)
    play(state, "yellow scram")
    assert choices(state) == ({"piece H"} if wakes else {"piece H", "piece Hz"})
    play(state, f"yellow sit H 3, red sit {'B' if wakes else 'Bz'} 4")
    assert at(state, 4) == ("rB" if wakes else "rBz")


def test_move_after_discard() -> None:
    """MA-29, A17: after a discard as after a first card."""
    hands = {"yellow": "move move stab stab stab"}
    state = table("yH 14, rB 2, bB 1", hands=hands, top="pass kaboom", move_after_discard=True)
    play(state, "yellow discard stab")
    assert phase(state) == ("second", "yellow")
    assert choices(state) == {"play move", "finish"}
    assert refused(state, "yellow", "discard stab") == "MA-23"
    assert refused(state, "yellow", "play stab") == "MA-27"
    play(state, "yellow move 14 12")
    assert phase(state) == ("card", "red")
    assert hand(state, "yellow") == ["stab", "stab", "pass", "kaboom", "move"]
    assert used(state) == ["move", "stab"]


def test_move_after_discard_is_asked_as_after_a_first_card() -> None:
    """MA-26: also without a Move in hand, and not if nobody could move."""
    hands = {"yellow": "stab stab stab stab stab"}
    state = table("yH 14, rB 2, bB 1", hands=hands, move_after_discard=True)
    play(state, "yellow discard stab")
    assert choices(state) == {"finish"}
    play(state, "yellow finish")
    assert phase(state) == ("card", "red")
    state = table("yH 14z, rB 2, bB 1", hands=hands, move_after_discard=True)
    play(state, "yellow discard stab")
    assert phase(state) == ("card", "red")
    assert see(state)["used_size"] == 1
