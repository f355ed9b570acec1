"""Going out, the ends of Maffiosi and who has won (MA-59 to MA-66)."""

from __future__ import annotations

import pytest

from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.positions import (
    at,
    cakes,
    choices,
    hand,
    idle_turn,
    idle_until,
    men,
    money,
    phase,
    play,
    player,
    refused,
    see,
    table,
    told,
    used,
)

IDLE = "yH 14, rH 12, bH 16"  # nobody earns


def idle(state: MaffiosiPlay, turns: int) -> None:
    for _ in range(turns):
        assert not state.over
        idle_turn(state)


# -- going out --------------------------------------------------------------------------------------------------------


def test_MA_59_out_at_once() -> None:
    """His hand is laid open on the used pile, he keeps his money, and his turn never comes again."""
    held = "pass pass kaboom order nightcap"
    state = table("yK 3, rH 4, bB 9", money=[0, 7, 0], hands={"yellow": "stab", "red": held})
    play(state, "yellow stab 4")
    assert player(state, "red")["out"]
    assert hand(state, "red") == []
    assert sorted(see(state, "blue")["used"]) == sorted([*held.split(), "stab"])
    assert money(state)[1] == 7
    play(state, "yellow finish")
    assert phase(state) == ("card", "blue")
    idle_turn(state)
    assert phase(state) == ("card", "yellow")
    assert refused(state, "red", "discard pass") == "MA-10"


def test_MA_59_not_while_he_has_a_man() -> None:
    state = table("yK 3, rH 4, rH 11z, bB 9", hands={"yellow": "stab"})
    play(state, "yellow stab 4")
    assert not player(state, "red")["out"]
    assert len(hand(state, "red")) == 5


@pytest.mark.parametrize(("card", "target"), [("kaboom", "kaboom blue"), ("nightcap", "nightcap 15 2")])
def test_MA_60_out_in_his_own_turn(card: str, target: str) -> None:
    """The turn ends at once: no second card, no draw; his four cards lie on the used pile."""
    crowd = "yH 15z, rB 2, bB 5" if card == "kaboom" else "yH 15z, rB 2, bB 11"
    hands = {"yellow": f"{card} move move pass order"}
    state = table(crowd, cakes={"blue": 14}, hands=hands)
    before = see(state)["draw_size"]
    play(state, f"yellow {target}")
    assert player(state, "yellow")["out"]
    assert sorted(used(state)) == sorted([card, "move", "move", "pass", "order"])
    assert see(state)["draw_size"] == before
    assert phase(state) == ("card", "red")


def test_MA_60_no_income_after_his_own_cake() -> None:
    """Nor a card: the next player's turn begins, and so on if that one goes too."""
    state = table("yB 4, rB 20, bB 10, gB 1", players=4, cakes={"yellow": 5, "red": 21}, step=1)
    assert [line["seat"] for line in told(state, "out")] == [0, 1]
    assert [line["seat"] for line in told(state, "income")] == [2]
    assert money(state)[:2] == [0, 0]
    assert phase(state) == ("card", "blue")
    assert cakes(state) == {"yellow": "gone", "red": "gone"}


# -- the ends ---------------------------------------------------------------------------------------------------------


def test_MA_62_one_gang_is_left() -> None:
    """At once, in the middle of a turn; the pot is his. Whoever is out keeps what he had and may still win (MA-66)."""
    state = table("yK 3, rH 4", money=[10, 80, 5], pot=25, hands={"yellow": "stab move"})
    play(state, "yellow stab 4")
    assert state.ending == "last_gang"
    assert money(state) == [35, 80, 5]
    assert state.ranking == [2, 1, 3]
    assert len(hand(state, "yellow")) == 4, "no draw any more"
    assert told(state, "took_pot")[0]["amount"] == 25


def test_MA_62_the_last_gang_need_not_be_on_turn() -> None:
    state = table("yH 14, rB 3", cakes={"blue": 14}, money=[0, 0, 60], hands={"yellow": "kaboom"})
    play(state, "yellow kaboom blue")
    assert state.ending == "last_gang"
    assert money(state) == [0, 60, 60]


def test_MA_62_after_a_blast_in_step_1() -> None:
    """Before any income."""
    state = table("yB 8, rH 4", cakes={"yellow": 5}, money=[0, 0, 60], step=1)
    assert state.ending == "last_gang"
    assert money(state) == [60, 0, 60]
    assert not told(state, "income")


def test_MA_62_men_who_wait_for_a_chair_are_at_the_table() -> None:
    """During a Scram! one gang may sit alone for a while."""
    state = table(IDLE, hands={"yellow": "scram"})
    play(state, "yellow scram")
    assert men(state) == {}
    play(state, "yellow sit H 1")
    assert not state.over
    assert [player(state, colour)["men"] for colour in ("yellow", "red", "blue")] == [1, 1, 1]


def test_MA_63_the_pot_is_empty() -> None:
    """In the middle of the turn: no card is played, and sleepers sleep on."""
    state = table("yB 12, yH 2z, rH 1, bH 3", money=[50, 40, 29], pot=1, step=1)
    assert state.ending == "pot_empty"
    assert money(state) == [51, 40, 29]
    assert at(state, 2) == "yHz"
    assert [len(hand(state, colour)) for colour in ("yellow", "red", "blue")] == [5, 5, 5]
    assert used(state) == []


def test_MA_63_not_while_something_is_left() -> None:
    state = table("yB 12, rH 1, bH 3", money=[50, 40, 28], pot=2, step=1)
    assert not state.over
    assert see(state)["pot"] == 1


def test_MA_64_all_go_together_with_a_cake() -> None:
    """Also in step 1; the pot goes to nobody."""
    state = table("yH 14, rH 15, rB 13", cakes={"yellow": 14}, money=[30, 40, 20], pot=30, step=1)
    assert state.ending == "all_dead"
    assert see(state)["pot"] == 30
    assert money(state) == [30, 40, 20]


def test_MA_64_all_go_together_by_a_nightcap() -> None:
    """A28."""
    state = table("yH 2z, rH 5z", money=[30, 40, 20], pot=30, hands={"yellow": "nightcap"})
    play(state, "yellow nightcap 2 5")
    assert state.ending == "all_dead"
    assert see(state)["pot"] == 30
    assert state.ranking == [2, 1, 3]


@pytest.mark.parametrize(("crowd", "turns"), [(IDLE, 30), ("yH 14, bH 16", 20)])
def test_MA_65_ten_idle_rounds(crowd: str, turns: int) -> None:
    """A round is a turn for each player who is still in; the pot goes to nobody."""
    state = table(crowd, money=[50, 20, 10], pot=40)
    idle(state, turns - 1)
    assert not state.over
    idle_turn(state)
    assert state.ending == "stalemate"
    assert see(state)["pot"] == 40
    assert money(state) == [50, 20, 10]
    assert state.ranking == [1, 2, 3]
    assert [len(hand(state, colour)) for colour in ("yellow", "blue")] == [5, 5], (
        "at the end of the turn, after the draw"
    )


def test_MA_65_moves_cakes_and_sleep_are_not_progress() -> None:
    """Nor a cake that hits nobody, whoever sets it off."""
    hands = {"yellow": "order", "red": "pass move", "blue": "nightcap"}
    state = table("yH 13, rH 11, bH 18", hands=hands)
    play(state, "yellow order 1, yellow finish, red pass yellow left, red move 11 14, blue nightcap 13, blue finish")
    assert told(state, "exploded")[0]["chair"] == 11
    assert see(state)["idle"] == 3
    idle_turn(state)
    assert see(state)["idle"] == 4
    state = table("yH 13, rH 11, bH 18", hands={"yellow": "order", "red": "kaboom"})
    play(state, "yellow order 1, yellow finish, red kaboom yellow, red finish")
    assert see(state)["idle"] == 2


def test_MA_65_money_starts_the_count_anew() -> None:
    """Red's Boss sleeps in his first turn and earns in his second."""
    state = table("yK 16, rB 12z, bH 14")
    for counted in (1, 2, 3, 4, 0):
        idle_turn(state)
        assert see(state)["idle"] == counted


@pytest.mark.parametrize("steps", ["stab 14", "scram", "order 1"])
def test_MA_65_a_removal_or_a_scram_starts_the_count_anew(steps: str) -> None:
    """An order does not: here it makes the thirtieth idle turn."""
    state = table("yK 13, rH 12, rH 14, bH 16", hands={"yellow": steps.split()[0]})
    state.idle = 29
    play(state, f"yellow {steps}")
    while phase(state)[0] == "scram_piece":
        state.play(state.choices()[0])
        state.play(state.choices()[0])
    play(state, "yellow finish")
    assert state.ending == ("stalemate" if steps == "order 1" else "")
    assert see(state)["idle"] == (30 if steps == "order 1" else 0)


def test_MA_65_a_turn_that_ends_a_player_starts_the_count_anew() -> None:
    """By his own cake in step 1, or by his own card."""
    state = table("yH 14, rH 12, bH 2, gH 26", players=4, cakes={"red": 12})
    state.idle = 30
    idle_turn(state)
    assert player(state, "red")["out"]
    assert phase(state) == ("card", "blue")
    assert see(state)["idle"] == 0
    state = table("yH 14, rH 12, bH 2, gH 26", players=4, cakes={"red": 14}, hands={"yellow": "kaboom"})
    state.idle = 30
    play(state, "yellow kaboom red")
    assert player(state, "yellow")["out"]
    assert see(state)["idle"] == 0


# -- who has won ------------------------------------------------------------------------------------------------------


def test_MA_66_the_most_money() -> None:
    state = table("yB 12, rH 1, bH 3, gH 8", players=4, money=[39, 20, 30, 0], pot=1, step=1)
    assert state.over
    assert state.scores == [40, 20, 30, 0]
    assert state.ranking == [1, 3, 2, 4]


def test_MA_66_a_tie_goes_to_who_stayed_longer() -> None:
    """Red goes before blue; who is still there stands before both (A29)."""
    crowd = "yK 3, rH 4, bH 2, gB 14, oH 30"
    hands = {"yellow": "stab stab"}
    state = table(crowd, players=5, money=[10, 10, 10, 0, 10], hands=hands)
    play(state, "yellow stab 4, yellow finish")
    idle_until(state, "yellow")
    play(state, "yellow stab 2")
    assert money(state) == [10, 10, 10, 1, 10]
    assert state.ranking == [1, 4, 3, 5, 1]


def test_MA_66_then_to_who_had_more_men_at_the_common_end() -> None:
    """Of players who went in one blast, and of those who are left."""
    state = table("yB 8, rH 4, bH 5, bH 6, gB 20", players=4, cakes={"yellow": 5}, money=[0, 20, 20, 0], step=1)
    assert state.ranking[1:3] == [2, 1]
    state = table("yB 12, rH 1, rH 2, bH 3", money=[39, 40, 40], pot=1, step=1)
    assert state.ranking == [2, 1, 2]


def test_MA_66_only_the_men_of_the_last_moment_count() -> None:
    """Blue lost a man earlier; at the common end both had one."""
    state = table("yK 8, rH 22, bH 24, bH 9, gB 20", players=4, money=[0, 20, 20, 0], hands={"yellow": "stab order"})
    play(state, "yellow stab 9, yellow finish")
    idle_until(state, "yellow")
    play(state, "yellow order 23, yellow finish")
    idle_until(state, "yellow")
    assert player(state, "red")["out"]
    assert player(state, "blue")["out"]
    assert state.ranking[1:3] == [1, 1]


def test_MA_66_else_they_share_the_win() -> None:
    state = table("yB 12, rH 1, bH 3, bH 5", money=[39, 40, 40], pot=1, step=1)
    assert state.ranking == [2, 2, 1]
    state = table("yB 12, rH 1, bH 3", money=[39, 40, 40], pot=1, step=1)
    assert state.ranking == [1, 1, 1]
    assert choices(state) == set()


def test_the_figures_of_a_play() -> None:
    """Section 14.2: what a designer counts."""
    hands = {"yellow": "stab fire move", "red": "order stab", "blue": "kaboom stab", "green": "nightcap stab"}
    state = table(players=4, hands=hands)
    play(state, "yellow stab 4, yellow move 3 4, red discard stab, blue discard stab, green discard stab")
    play(state, "yellow fire 2, yellow finish, red order 12, red finish, blue kaboom red, blue finish")
    play(state, "green nightcap 5 7 22, green finish")
    counted = {name: value for name, value in state.figures().items() if value and name not in ("final", "winner")}
    assert counted == {
        **{"turns": 9, "rounds": 3, "removed": 5, "stabbed": 1, "shot": 1, "kaboom": 3},
        **{"moves": 1, "discards": 3},
    }


def test_the_figures_of_who_went_out() -> None:
    """The round of the first, how many in all, and whether one of them won."""
    state = table("yK 3, rH 4, bH 2, gB 14", players=4, money=[0, 50, 9, 0], hands={"yellow": "stab stab"})
    state.rounds = 4
    play(state, "yellow stab 4, yellow finish")
    idle_until(state, "yellow")
    play(state, "yellow stab 2")
    figures = state.figures()
    assert (figures["first_out"], figures["out"], figures["won_from_outside"]) == (4, 2, 1)
