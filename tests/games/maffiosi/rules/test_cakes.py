"""The cakes of Maffiosi, rule by rule (MA-13 to MA-16, MA-39 to MA-45, MA-61)."""

from __future__ import annotations

import pytest

from tests.games.maffiosi.helpers.positions import (
    COLOURS,
    at,
    cakes,
    choices,
    copy,
    idle_turn,
    idle_until,
    men,
    phase,
    play,
    player,
    refused,
    table,
    targets,
    told,
)

# -- step 1 -----------------------------------------------------------------------------------------------------------


def test_MA_13_it_explodes_at_the_start_of_his_turn() -> None:
    """Nobody is asked; the cakes of the others stay."""
    state = table("yB 14, rH 5, rB 20, bB 8", cakes={"yellow": 5, "red": 1}, step=1)
    assert [(line["cake"], line["chair"], line["rule"]) for line in told(state, "exploded")] == [(0, 5, "MA-13")]
    assert men(state) == {8: "bB", 14: "yB", 20: "rB"}
    assert cakes(state) == {"red": 1}
    assert phase(state) == ("card", "yellow")


def test_MA_13_also_when_all_his_men_sleep() -> None:
    """A6."""
    state = table("yB 13z, rH 5, rB 20, bB 8", cakes={"yellow": 5}, step=1)
    assert at(state, 5) == ""
    assert cakes(state) == {}


def test_MA_13_not_before_his_turn() -> None:
    state = table("yB 14, rH 5, rB 20, bB 8", hands={"yellow": "order"})
    play(state, "yellow order 5, yellow finish")
    for colour in ("red", "blue"):
        assert phase(state) == ("card", colour)
        assert at(state, 5) == "rH"
        idle_turn(state)
    assert at(state, 5) == ""


@pytest.mark.parametrize(
    ("chair", "hit"), [(1, {30, 1, 2}), (30, {29, 30, 1}), (12, {11, 12, 13}), (14, {13, 14, 15}), (21, {20, 21, 22})]
)
def test_MA_14_the_chair_and_both_neighbours(chair: int, hit: set[int]) -> None:
    """Anybody's men, awake or asleep; nobody further away."""
    near = sorted(hit, key=lambda one: (one - chair + 1) % 30)
    far = [(near[0] - 2) % 30 + 1, near[2] % 30 + 1]
    crowd = f"yH {near[0]}, rH {near[1]}z, bH {near[2]}, rB {far[0]}, bB {far[1]}, yB 7"
    state = table(crowd, cakes={"yellow": chair}, step=1)
    assert men(state) == {far[0]: "rB", far[1]: "bB", 7: "yB"}
    assert [line["by"] for line in told(state, "removed")] == ["own_cake"] * 3


def test_MA_14_all_at_the_same_moment() -> None:
    """Two players whose last men go with one cake are out together, and equal."""
    state = table("yB 8, rH 4, bH 6, gB 20", players=4, cakes={"yellow": 5}, money=[0, 20, 20, 0], step=1)
    assert player(state, "red")["out"]
    assert player(state, "blue")["out"]
    assert state.ranking[1] == state.ranking[2]
    assert phase(state) == ("card", "yellow")


def test_MA_15_nobody_behind_the_cake() -> None:
    """Its neighbours are hit all the same, and if there are none nothing happens."""
    state = table("yB 8, rH 4, rB 20, bH 6, bB 9", cakes={"yellow": 5}, step=1)
    assert men(state) == {8: "yB", 9: "bB", 20: "rB"}
    state = table("yB 8, rB 20, bB 10", cakes={"yellow": 5}, step=1)
    assert men(state) == {8: "yB", 10: "bB", 20: "rB"}
    assert cakes(state) == {}
    assert not told(state, "removed")


def test_MA_16_the_cake_goes_back_to_its_owner() -> None:
    """He may order it again; whoever is out loses it for good."""
    state = table("yB 8, rB 20, bB 10", cakes={"yellow": 5}, hands={"yellow": "order"}, step=1)
    assert player(state, "yellow")["cake"] == "home"
    play(state, "yellow order 5")
    assert cakes(state) == {"yellow": 5}
    state = table("yB 5, rB 20, bB 10", cakes={"yellow": 5}, step=1)
    assert player(state, "yellow")["cake"] == "gone"


def test_MA_16_an_owner_who_goes_with_his_cake_in_another_turn() -> None:
    state = table("yB 8, rB 20, bB 10", cakes={"red": 20}, hands={"yellow": "kaboom"})
    play(state, "yellow kaboom red")
    assert player(state, "red")["out"]
    assert cakes(state) == {"red": "gone"}


# -- ORDER ------------------------------------------------------------------------------------------------------------


def test_MA_39_at_any_place() -> None:
    """With or without a gangster, also before his own."""
    state = table("yB 8, rB 20, bB 10", hands={"yellow": "order"})
    assert targets(state, "order") == {str(chair) for chair in range(1, 31)}
    for chair in (8, 20, 21):
        trial = copy(state)
        play(trial, f"yellow order {chair}")
        assert cakes(trial) == {"yellow": chair}


def test_MA_39_a_cake_belongs_to_its_place() -> None:
    """It stays when the man before it moves away or dies."""
    state = table("yK 8, rB 20, rH 9, bB 12", cakes={"red": 9, "blue": 8}, hands={"yellow": "stab move"})
    play(state, "yellow stab 9, yellow move 8 1")
    assert at(state, 9) == at(state, 8) == ""
    assert cakes(state) == {"blue": 8}, "red's went off in red's turn, at the place where it stood"
    assert told(state, "exploded")[0]["chair"] == 9


def test_MA_40_no_two_cakes_at_one_place() -> None:
    state = table("yB 8, rB 20, bB 10", cakes={"red": 20, "blue": 3}, hands={"yellow": "order"})
    assert targets(state, "order") == {str(chair) for chair in range(1, 31) if chair not in (20, 3)}
    play(state, "yellow play order")
    assert refused(state, "yellow", "chair 20") == refused(state, "yellow", "chair 3") == "MA-40"


def test_MA_40_not_by_passing_either() -> None:
    """A way that ends at a man with a cake is closed; with both ways closed the card cannot be played."""
    state = table("yB 8, rB 20, bB 10", cakes={"red": 9, "blue": 10}, hands={"yellow": "pass"})
    assert targets(state, "pass") == {"pass red right", "pass blue left", "pass blue right"}
    both = "yB 8, rB 20, bB 10, gB 3"
    state = table(both, players=4, cakes={"red": 9, "blue": 10, "green": 8}, hands={"yellow": "pass"})
    play(state, "yellow play pass")
    assert choices(state) == {"pass blue left", "pass green right"}
    assert refused(state, "yellow", "pass red left") == refused(state, "yellow", "pass red right") == "MA-40"
    state = table("yB 8, bB 10", players=4, cakes={"red": 8, "green": 10}, hands={"yellow": "pass"})
    assert refused(state, "yellow", "play pass") == "MA-25"


def test_MA_41_not_while_his_cake_is_on_the_table() -> None:
    """It cannot arise, for MA-13 comes first; the rule stands guard all the same."""
    state = table("yB 8, rB 20, bB 10", cakes={"yellow": 5}, hands={"yellow": "order"}, check=False)
    assert refused(state, "yellow", "play order") == "MA-41"
    assert "play order" not in choices(state)


# -- PASS -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("crowd", "cake", "left", "right"),
    [
        ("yB 8, rB 20, bB 10", 9, 10, 8),
        ("yB 8, rB 20, bB 10", 1, 8, 20),
        ("yB 29, rB 2, bB 27", 30, 2, 29),
        ("yB 29, rB 2, bB 27", 2, 27, 29),
        ("yB 14, rB 13z, bB 15z", 14, 15, 13),
    ],
)
def test_MA_42_to_the_first_gangster_left_or_right(crowd: str, cake: int, left: int, right: int) -> None:
    """Anybody's, awake or asleep, past empty chairs and round the corners; left is the next number."""
    for way, chair in (("left", left), ("right", right)):
        state = table(crowd, cakes={"red": cake}, hands={"yellow": "pass"})
        play(state, f"yellow pass red {way}")
        assert cakes(state) == {"red": chair}
        event = told(state, "passed_on")[0]
        assert (event["cake"], event["from"], event["way"], event["chair"]) == (1, cake, way, chair)


def test_MA_42_past_an_empty_chair_with_a_cake() -> None:
    state = table("yB 8, rB 20, bB 12", cakes={"red": 9, "blue": 10}, hands={"yellow": "pass"})
    play(state, "yellow pass red left")
    assert cakes(state) == {"red": 12, "blue": 10}


def test_MA_42_round_the_whole_table() -> None:
    """With only one other man both ways lead to him."""
    state = table("yB 8, bB 10", cakes={"red": 10}, hands={"yellow": "pass"})
    for way in ("left", "right"):
        trial = copy(state)
        play(trial, f"yellow pass red {way}")
        assert cakes(trial) == {"red": 8}


# -- KABOOM -----------------------------------------------------------------------------------------------------------


def test_MA_43_an_opponents_cake_at_once() -> None:
    """With the blast of MA-14, and the cake goes home."""
    state = table("yB 8, rH 4z, rB 20, bH 6, bB 10", cakes={"red": 5}, hands={"yellow": "kaboom"})
    play(state, "yellow kaboom red")
    assert men(state) == {8: "yB", 10: "bB", 20: "rB"}
    assert player(state, "red")["cake"] == "home"
    assert [line["by"] for line in told(state, "removed")] == ["kaboom"] * 2
    assert phase(state) == ("second", "yellow")


def test_MA_43_even_if_nobody_is_hit() -> None:
    state = table("yB 8, rB 20, bB 10", cakes={"red": 5}, hands={"yellow": "kaboom"})
    play(state, "yellow kaboom red")
    assert men(state) == {8: "yB", 10: "bB", 20: "rB"}
    assert cakes(state) == {}


def test_MA_43_and_his_own_men_with_it() -> None:
    state = table("yB 8, yH 5, rB 20, bB 10", cakes={"red": 5}, hands={"yellow": "kaboom"})
    play(state, "yellow kaboom red")
    assert men(state, "yellow") == {8: "yB"}


@pytest.mark.parametrize("card", ["pass", "kaboom"])
def test_MA_44_MA_45_not_his_own_and_none_that_is_not_there(card: str) -> None:
    """MA-45: also a colour that is not in play."""
    state = table("yB 8, rB 20, bB 10", cakes={"red": 5}, hands={"yellow": card})
    play(state, f"yellow play {card}")
    form = "pass {} left" if card == "pass" else "boom {}"
    rules = {colour: refused(state, "yellow", form.format(colour)) for colour in COLOURS}
    assert rules == {"yellow": "MA-44", "red": "", **dict.fromkeys(COLOURS[2:], "MA-45")}


def test_MA_44_his_own_cake_is_out_of_reach() -> None:
    """In his own turn it is never on the table; and if it were, neither card could be played for it."""
    state = table("yB 8, rB 20, bB 10", cakes={"yellow": 5}, hands={"yellow": "pass kaboom"}, check=False)
    for card in ("pass", "kaboom"):
        assert refused(state, "yellow", f"play {card}") == "MA-25"


# -- the cake of a player who is out ----------------------------------------------------------------------------------


def test_MA_61_it_stays_and_never_explodes_by_itself() -> None:
    hands = {"yellow": "stab"}
    state = table("yK 3, rH 4, bB 9, bH 21", cakes={"red": 9}, hands=hands)
    play(state, "yellow stab 4, yellow finish")
    for _ in range(3):
        assert cakes(state) == {"red": 9}
        assert at(state, 9) == "bB"
        idle_until(state, "yellow")


def test_MA_61_everybody_may_pass_it_or_explode_it() -> None:
    crowd = "yB 8, bB 10, gB 20"
    for colour in ("yellow", "blue", "green"):
        hands = {colour: "pass kaboom"}
        state = table(crowd, players=4, cakes={"red": 11}, hands=hands, active=colour)
        assert targets(state, "kaboom") == {"boom red"}
        assert targets(state, "pass") == {"pass red left", "pass red right"}
        trial = copy(state)
        play(trial, f"{colour} pass red left")
        assert cakes(trial) == {"red": 20}
        play(state, f"{colour} kaboom red")
        assert cakes(state) == {"red": "gone"}
        assert at(state, 10) == ""
