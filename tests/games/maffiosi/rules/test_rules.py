"""Setup and turn of Maffiosi, rule by rule (MA-1 to MA-12, MA-23 to MA-31, MA-67)."""

from __future__ import annotations

import random

import pytest

from sitdown.engine import Illegal, Log
from sitdown.games.maffiosi import GAME
from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.invariant import POT, hand_tokens
from tests.games.maffiosi.helpers.positions import (
    COLOURS,
    at,
    cakes,
    check_table,
    choices,
    draw_pile,
    hand,
    idle_turn,
    men,
    money,
    phase,
    play,
    player,
    refused,
    see,
    start,
    table,
    told,
    used,
)
from tests.games.maffiosi.test_data import seating

QUIET = "yH 14, rB 29, bH 1"  # nobody reaches anybody, and nobody sits at a drink


# -- setup ------------------------------------------------------------------------------------------------------------


def test_MA_1_three_to_six_colours_in_order() -> None:
    for players in (2, 7):
        with pytest.raises(Illegal) as caught:
            GAME.start(players)
        assert caught.value.rule == "MA-1"
    for players in (3, 4, 5, 6):
        state = start(players)
        assert [shown["colour"] for shown in see(state)["players"]] == COLOURS[:players]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_MA_2_gangs_and_pot(players: int) -> None:
    state = start(players, seating="manual")
    assert see(state)["pot"] == POT[players]
    assert see(state)["notes"] == {3: [20, 10, 5], 4: [20, 10, 2], 5: [20, 10, 0], 6: [20, 8, 0]}[players]
    assert money(state) == [0] * players
    gang = {3: [1, 2, 2, 5], 4: [1, 1, 2, 3], 5: [1, 1, 1, 3], 6: [1, 1, 1, 2]}[players]
    for colour in COLOURS[:players]:
        tray = player(state, colour)["tray"]
        assert [(men["type"], men["count"]) for men in tray] == list(
            zip(["boss", "gunman", "knifer", "heavy"], gang, strict=True)
        )
        assert not any(men["asleep"] for men in tray)


@pytest.mark.parametrize("seating", ["fixed", "manual"])
def test_MA_3_a_cake_and_five_cards_each(seating: str) -> None:
    """The hands are dealt before the seating; the rest is a pile that nobody sees."""
    for players in (3, 4, 5, 6):
        state = start(players, seating=seating)
        assert [len(hand(state, colour)) for colour in COLOURS[:players]] == [5] * players
        assert cakes(state) == {}
        assert see(state, "yellow")["draw"] == ["?"] * (60 - 5 * players)
        assert see(state)["used_size"] == 0
        assert hand(state, "yellow", by="red") == hand(state, "yellow", by=None) == ["?"] * 5
    deals = {tuple(hand(start(3, seed, seating=seating), "yellow")) for seed in range(20)}
    assert len(deals) > 10, "the cards are shuffled"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_MA_4_the_fixed_seating_and_yellow_starts(players: int) -> None:
    state = start(players)
    assert men(state) == seating(players)
    assert phase(state) == ("card", "yellow")


# -- whose turn -------------------------------------------------------------------------------------------------------


def test_MA_8_clockwise_past_those_who_are_out() -> None:
    state = table("yH 14, rH 12, oH 16, pH 1", players=6)
    turns = []
    for _ in range(5):
        turns.append(phase(state)[1])
        idle_turn(state)
    assert turns == ["yellow", "red", "orange", "purple", "yellow"]


def test_MA_9_cake_money_card_waking_up() -> None:
    """In this order: who goes with the cake earns nothing, and who wakes at the end has slept through the payment."""
    state = table("yB 14, yH 4, yH 17z, yH 12, rB 29, bH 16", cakes={"yellow": 5}, step=1)
    assert at(state, 4) == ""
    assert money(state)[0] == 1
    idle_turn(state)
    assert at(state, 17) == "yH"
    assert isinstance(state.listener, Log)
    steps = [str(line["event"]) for line in state.listener.lines(None) if line.get("seat", 0) == 0]
    order = ["turn", "exploded", "removed", "income", "discarded", "drew", "woke_up"]
    assert [step for step in steps if step in order] == order


def test_MA_10_only_the_player_who_decides() -> None:
    """Also not who is out, nor somebody without a seat."""
    state = table("yH 14, rH 12, bH 1", players=4)
    for seat in (-1, 1, 2, 3, 4):
        assert state.legal(seat) == []
        for action in range(GAME.actions.size):
            refusal = state.explain(seat, action)
            assert refusal is not None
            assert refusal.rule == "MA-10"


PHASE_KINDS = {
    "setup_piece": {"piece"},
    "setup_chair": {"chair"},
    "card": {"play", "discard", "finish"},
    "second": {"play", "discard", "finish"},
    "stab": {"chair"},
    "fire": {"chair"},
    "order": {"chair"},
    "pass": {"pass"},
    "kaboom": {"boom"},
    "nightcap": {"chair"},
    "move_from": {"chair"},
    "move_to": {"chair"},
    "scram_piece": {"piece"},
    "scram_chair": {"chair"},
}


def test_MA_11_each_phase_has_its_kinds_of_action() -> None:
    met = set()
    for seed in range(8):
        state, dice = start(3, seed, seating="manual"), random.Random(seed)
        while not state.over:
            now, _ = phase(state)
            met.add(now)
            for action in range(GAME.actions.size):
                refusal = state.explain(state.asked(), action)
                other_kind = GAME.actions.kind_of(action).name not in PHASE_KINDS[now]
                assert other_kind == (refusal is not None and refusal.rule == "MA-11")
            state.play(dice.choice(state.choices()))
    assert met == set(PHASE_KINDS)


def test_MA_12_nothing_after_the_end() -> None:
    state = table("yK 3, rH 4", hands={"yellow": "stab"})
    play(state, "yellow stab 4")
    assert phase(state) == ("end", "")
    assert state.turn() == state.choices() == []
    for seat in range(3):
        for action in range(GAME.actions.size):
            refusal = state.explain(seat, action)
            assert refusal is not None
            assert refusal.rule == "MA-12"


# -- step 3 -----------------------------------------------------------------------------------------------------------


def test_MA_23_one_card_played_or_discarded() -> None:
    state = table(QUIET, hands={"yellow": "order scram stab stab move"})
    assert choices(state) == {
        *("play order", "play scram", "play move"),
        *("discard order", "discard scram", "discard stab", "discard move"),
    }
    assert refused(state, "yellow", "finish") == "MA-23"
    play(state, "yellow order 1")
    assert phase(state) == ("second", "yellow")
    assert refused(state, "yellow", "discard stab") == "MA-23"


def test_MA_24_only_cards_in_hand() -> None:
    state = table(QUIET, hands={"yellow": "order scram stab stab move", "red": "kaboom"})
    for kind in ("fire", "pass", "kaboom", "nightcap"):
        assert refused(state, "yellow", f"play {kind}") == "MA-24"
        assert refused(state, "yellow", f"discard {kind}") == "MA-24"


def test_MA_25_a_card_without_a_target_can_only_be_discarded() -> None:
    idle = ["stab", "fire", "pass", "kaboom", "nightcap"]
    state = table(QUIET, hands={"yellow": " ".join(idle)})
    assert choices(state) == {f"discard {kind}" for kind in idle}
    for kind in idle:
        assert refused(state, "yellow", f"play {kind}") == "MA-25"
    state = table("yH 14z, rB 29, bH 1", hands={"yellow": "move order scram"})
    assert refused(state, "yellow", "play move") == "MA-25"
    assert {"play order", "play scram"} < choices(state), "these always have one"


FIRST_CARDS = ["stab 15", "fire 25", "order 1", "pass red left", "kaboom red", "nightcap 13 15", "move 3 30", "scram"]


@pytest.mark.parametrize("first", FIRST_CARDS)
def test_MA_26_a_move_after_any_first_card(first: str) -> None:
    """Two Moves too; and they may move the same man (A18)."""
    men_here = "yK 14, yH 3, rH 13, rB 25, rH 20, bH 15, bH 8"
    state = table(men_here, cakes={"red": 20}, hands={"yellow": f"{first.split()[0]} move"})
    play(state, f"yellow {first}")
    while phase(state)[0] == "scram_piece":
        state.play(state.choices()[0])
        state.play(state.choices()[0])
    assert phase(state) == ("second", "yellow")
    assert choices(state) == {"play move", "finish"}
    chair = max(men(state, "yellow"))
    play(state, f"yellow move {chair} 29")
    assert at(state, 29)[0] == "y"
    assert phase(state) == ("card", "red")


def test_MA_27_no_second_card_but_a_move() -> None:
    state = table("yK 14, rH 13, bH 15", hands={"yellow": "move stab order scram fire"})
    play(state, "yellow move 14 12")
    for kind in ("stab", "order", "scram", "fire"):
        assert refused(state, "yellow", f"play {kind}") == "MA-27"
    assert choices(state) == {"finish"}


def test_MA_28_no_third_card() -> None:
    """After the second the turn has passed on."""
    state = table(QUIET, hands={"yellow": "move move move stab stab"})
    play(state, "yellow move 14 12, yellow move 12 11")
    assert phase(state) == ("card", "red")
    assert refused(state, "yellow", "play move") == "MA-10"


def test_MA_29_no_move_after_a_discard() -> None:
    state = table(QUIET, hands={"yellow": "move stab"})
    play(state, "yellow discard stab")
    assert phase(state) == ("card", "red")
    assert used(state) == ["stab"]


def test_MA_30_draw_up_to_five() -> None:
    """The top cards of the pile, as many as were played; only their owner sees them."""
    state = table(QUIET, hands={"yellow": "move move stab stab stab"}, top="pass kaboom order")
    play(state, "yellow move 14 12")
    assert len(hand(state, "yellow")) == 4
    play(state, "yellow move 12 11")
    assert hand(state, "yellow") == ["stab", "stab", "stab", "pass", "kaboom"]
    assert draw_pile(state)[0] == "order"
    assert told(state, "drew", "yellow")[0]["cards"] == ["pass", "kaboom"]
    assert told(state, "drew", "red")[0]["cards"] == told(state, "drew")[0]["cards"] == ["?", "?"]
    state = table(QUIET, hands={"yellow": "stab stab stab stab stab"}, top="pass kaboom")
    play(state, "yellow discard stab")
    assert hand(state, "yellow") == ["stab"] * 4 + ["pass"]


def test_MA_31_draw_shuffle_draw() -> None:
    """A36: one card is left and two are needed; the cards of this turn are shuffled in, a played Scram! is not."""
    state = table(QUIET, hands={"yellow": "move move stab stab stab"}, top="pass", draw=1, gone=1)
    before = used(state)
    assert len(before) == 60 - 15 - 1 - 1
    play(state, "yellow move 14 12, yellow move 12 11")
    assert told(state, "shuffled")[0]["count"] == len(before) + 2
    assert see(state)["draw_size"] == len(before) + 1
    assert used(state) == []
    assert see(state)["scrams_gone"] == 1
    drawn = hand(state, "yellow")
    for kind in ("stab", "stab", "stab", "pass"):
        drawn.remove(kind)
    assert sorted(draw_pile(state) + drawn) == sorted([*before, "move", "move"])
    assert see(state, "red")["draw"] == ["?"] * see(state)["draw_size"]


def test_MA_31_the_used_pile_is_shuffled() -> None:
    """And by the state's own chance alone."""
    orders = []
    for seed in (1, 2, 1):
        state = table(QUIET, hands={"yellow": "stab"}, draw=1)
        state.rng = start(3, seed).rng
        idle_turn(state)
        orders.append(draw_pile(state))
    assert orders[0] == orders[2] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])


def test_MA_31_the_piles_never_run_out() -> None:
    """The least there can be: six hands of five and both Scrams gone leave 28 cards in the piles."""
    state = table("yH 14, rH 12, bH 16, gH 11, oH 13, pH 2", players=6, gone=2, draw=1)
    for _ in range(59):
        assert see(state)["draw_size"] + see(state)["used_size"] == 28
        assert see(state)["draw_size"] >= 1
        idle_turn(state)
    assert len(told(state, "shuffled")) == 3, "after 1, 28 and 28 more of the 59 cards drawn"


# -- what cannot be done ----------------------------------------------------------------------------------------------


def test_MA_67_no_action_gives_anything_away() -> None:
    kinds = {kind.name for kind in GAME.actions.kinds}
    assert kinds == {"play", "discard", "chair", "pass", "boom", "piece", "finish"}
    named = {arg.name for kind in GAME.actions.kinds for arg in kind.args}
    assert named == {"card", "chair", "cake", "way", "type", "asleep"}, "no player is named as a receiver"


def belongings(state: MaffiosiPlay) -> list[tuple[int, set[int], int]]:
    return [(state.money[seat], set(hand_tokens(state, seat)), state.alive[seat]) for seat in range(state.seats)]


@pytest.mark.parametrize("players", [3, 6])
def test_MA_67_money_comes_only_from_the_pot_and_cards_only_from_the_pile(players: int) -> None:
    for seed in range(4):
        state, dice, log = start(players, seed), random.Random(seed), Log()
        state.listener = log
        while not state.over:
            before = belongings(state)
            state.play(dice.choice(state.choices()))
            check_table(state)
            paid = [0] * players
            for line in log.take(None):
                if line["event"] in ("income", "took_pot"):
                    paid[int(str(line["seat"]))] += int(str(line["amount"]))
            after = belongings(state)
            for seat in range(players):
                assert after[seat][0] == before[seat][0] + paid[seat]
                assert after[seat][2] <= before[seat][2]
                others = [before[other][1] for other in range(players) if other != seat]
                assert not after[seat][1] & set().union(*others)
