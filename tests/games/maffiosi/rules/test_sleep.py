"""Nightcap! and sleep in Maffiosi, rule by rule (MA-46 to MA-50, MA-58)."""

from __future__ import annotations

import pytest

from tests.games.maffiosi.helpers.positions import (
    at,
    choices,
    copy,
    hand,
    idle_turn,
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
)

DRINKS = (2, 5, 7, 13, 15, 19, 22, 23, 26)


def asleep(state_men: dict[int, str]) -> set[int]:
    return {chair for chair, man in state_men.items() if man.endswith("z")}


def test_MA_46_three_different_gangsters_at_drinks() -> None:
    """Anybody's, also his own; they fall asleep together after the third glass."""
    state = table("yB 12, yH 5, rH 2, rB 7, bH 13, bB 19", hands={"yellow": "nightcap"})
    play(state, "yellow play nightcap")
    assert choices(state) == {"chair 2", "chair 5", "chair 7", "chair 13", "chair 19"}
    play(state, "yellow chair 5, yellow chair 13")
    assert asleep(men(state)) == set()
    assert see(state)["choosing"] == {"card": "nightcap", "chairs": [5, 13], "left": 1, "enough": False}
    play(state, "yellow chair 2")
    assert asleep(men(state)) == {2, 5, 13}
    assert {line["chair"] for line in told(state, "fell_asleep")} == {2, 5, 13}
    assert phase(state) == ("second", "yellow")


@pytest.mark.parametrize("drinkers", [1, 2, 3, 4])
def test_MA_46_with_fewer_than_three_all_of_them(drinkers: int) -> None:
    """A11: and there is no stopping before."""
    others = ", ".join(f"rH {chair}" for chair in DRINKS[:drinkers])
    state = table(f"yB 12, {others}, bH 14", hands={"yellow": "nightcap"})
    play(state, "yellow play nightcap")
    chosen = 0
    while phase(state)[0] == "nightcap":
        assert refused(state, "yellow", "finish") == "MA-11"
        assert len(choices(state)) == drinkers - chosen
        play(state, f"yellow {min(choices(state))}")
        chosen += 1
    assert chosen == len(asleep(men(state))) == min(3, drinkers)


def test_MA_46_drinks_are_never_used_up() -> None:
    """The same glasses serve again in the next turn; there the sleepers die of them."""
    hands = {"yellow": "nightcap", "red": "nightcap"}
    state = table("yB 12, rB 14, bH 2, bH 5, bH 7, bB 11", hands=hands)
    play(state, "yellow nightcap 2 5 7, yellow finish, red nightcap 2 5 7")
    assert men(state) == {11: "bB", 12: "yB", 14: "rB"}


def test_MA_47_only_gangsters_at_drinks() -> None:
    state = table("yB 12, rH 2, rB 4, bH 29", hands={"yellow": "nightcap"})
    play(state, "yellow play nightcap")
    dry = [chair for chair in range(1, 31) if chair != 2]
    assert {refused(state, "yellow", f"chair {chair}") for chair in dry} == {"MA-47"}
    assert choices(state) == {"chair 2"}


def test_MA_47_the_nine_drinks() -> None:
    for chair in range(1, 31):
        others = [other for other in (12, 14) if other != chair]
        state = table(f"yH {chair}, rB {others[0]}, bB {[*others, 16][1]}", hands={"yellow": "nightcap"})
        assert refused(state, "yellow", "play nightcap") == ("" if chair in DRINKS else "MA-25")


def test_MA_48_not_the_same_gangster_twice() -> None:
    state = table("yB 12, rH 2, rB 5, bH 7", hands={"yellow": "nightcap"})
    play(state, "yellow play nightcap, yellow chair 2")
    assert refused(state, "yellow", "chair 2") == "MA-48"
    assert choices(state) == {"chair 5", "chair 7"}


def test_MA_49_a_second_token_kills() -> None:
    """Whoever laid the first (A10); the tokens of the dead are free again."""
    state = table("yB 12, rH 2z, rB 5z, bH 7, bB 11z", hands={"yellow": "nightcap"})
    assert see(state)["last_glass"] == [2, 5]
    play(state, "yellow nightcap 7 2 5")
    assert see(state)["last_glass"] == [7]
    assert men(state) == {7: "bHz", 11: "bBz", 12: "yB"}
    assert [(line["chair"], line["by"]) for line in told(state, "removed")] == [(2, "nightcap"), (5, "nightcap")]


def test_MA_49_all_of_one_card_at_the_same_moment() -> None:
    state = table("yB 12, rH 2z, bH 5z, gB 14", players=4, money=[0, 9, 9, 0], hands={"yellow": "nightcap"})
    play(state, "yellow nightcap 5 2")
    assert player(state, "red")["out"]
    assert player(state, "blue")["out"]
    assert state.ranking[1] == state.ranking[2]


def test_MA_50_a_sleeper_earns_nothing() -> None:
    state = table("yB 12z, yH 4z, yH 17z, yH 29z, rB 14, bB 11", step=1)
    assert money(state)[0] == 0
    assert see(state)["pot"] == 120


def test_MA_50_a_sleeper_cannot_attack_or_move() -> None:
    """Neither with his own weapon nor with one on the table."""
    state = table("yK 3z, yG 8z, yH 9z, rH 2, rH 20, rH 10, bB 19", hands={"yellow": "stab fire move"})
    for card in ("stab", "fire", "move"):
        assert refused(state, "yellow", f"play {card}") == "MA-25"


def test_MA_50_a_sleeper_can_be_stabbed_shot_blown_up_and_drugged() -> None:
    hands = {"yellow": "stab fire kaboom nightcap"}
    crowd = "yK 3, yG 12, rH 2z, rH 16z, rH 20z, rH 5z, rB 28, bB 30"
    state = table(crowd, cakes={"blue": 20}, hands=hands)
    for step, chair in (("stab 2", 2), ("fire 16", 16), ("kaboom blue", 20), ("nightcap 5 2", 5)):
        trial = copy(state)
        play(trial, f"yellow {step}")
        assert at(trial, chair) == ""
    trial = copy(state)
    play(trial, "yellow stab 2")
    assert at(trial, 16) == "rHz", "the others sleep on"


def test_MA_58_his_own_sleepers_wake_at_the_end_of_his_turn() -> None:
    """Not before, and nobody else's."""
    state = table("yB 12, yH 13z, yH 15z, rH 2z, bB 11", hands={"yellow": "order move"})
    play(state, "yellow order 30")
    assert asleep(men(state)) == {2, 13, 15}
    play(state, "yellow move 12 1")
    assert asleep(men(state)) == {2}
    assert told(state, "woke_up")[0]["chairs"] == [13, 15]
    idle_turn(state)
    assert asleep(men(state)) == set()


def test_MA_58_also_after_a_discard() -> None:
    state = table("yB 13z, rH 2, bB 11")
    play(state, f"yellow discard {hand(state, 'yellow')[0]}")
    assert at(state, 13) == "yB"


def test_MA_58_all_asleep_no_second_card() -> None:
    """MA-26: nobody of his could move, and everybody sees that."""
    state = table("yB 13z, rH 2, bB 11", hands={"yellow": "order move"})
    play(state, "yellow order 30")
    assert phase(state) == ("card", "red")
    assert targets(table("yB 13, rH 2, bB 11", hands={"yellow": "move"}), "move") == {"13"}
