"""The worked examples of section 12 about the draw, planning, turns, Schemers and Influence cards."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.cards.businesses import lay_first_market
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import (
    attached,
    code_of,
    gang,
    give_hand,
    hand,
    idle,
    influence,
    market,
    may,
    money,
    phase,
    planned,
    play,
    refused,
    see,
    start,
    table,
    told,
)

GARAGE, CASINO = 24, 32  # the first of each
ASLEEP = {"B": "DIM1- DIM2- DIM3-", "C": "CAL1- CAL2- CAL3-"}


def test_ex_1_two_jobs_and_a_waste_company() -> None:
    """CN-30 to CN-32."""
    state = table(jobs={"A": "101 102 103 104"}, gang=ASLEEP, market="DD WC PI LS", deck="CA", moment="plan")
    play(state, "A assign BLU1, A job 101, A assign BLU2, A job 104, A assign BLU3, A market 1")
    assert hand(state, "A") == [102, 103]
    assert market(state) == "DD CA PI LS"
    assert money(state) == [2, 2, 2]
    assert [planned(state, man) for man in ("BLU1", "BLU2", "BLU3")] == ["I", "I", "WC"]
    assert phase(state) == ("act", "A")


def test_ex_9_two_politicians_in_round_three() -> None:
    """CN-21."""
    state = table(own={"A": "PO PO"}, round=3, moment="round")
    play(state, "A keep, B keep, C keep")
    assert [len(influence(state, letter)) for letter in "ABC"] == [4, 2, 3]


def test_ex_29_four_attacks_may_be_refused() -> None:
    """CN-23."""
    state = start(3)
    give_hand(state, "A", "114 119 118 116")
    assert hand(state, "A") == [114, 116, 118, 119]
    assert may(state, "A refuse")
    state = table(job_deck="319 316 314 312 321", round=3, moment="round")
    assert hand(state, "A") == [312, 314, 316, 319, 321]
    assert refused(state, "A refuse") == "CN-23"


def test_ex_30_five_players_use_up_the_influence_cards() -> None:
    """CN-24."""
    state = start(5, "influence")
    idle(state, lambda: state.round == 1 and phase(state)[0] == "plan")
    assert see(state)["influence_deck_size"] == 17
    idle(state, lambda: state.round == 2 and phase(state)[0] == "plan")
    assert see(state)["influence_deck_size"] == 6
    idle(state, lambda: state.round == 3 and phase(state)[0] == "redraw")
    gone = see(state)["influence_gone_size"]
    assert see(state)["influence_deck_size"] == 6
    assert gone >= 5
    idle(state, lambda: state.round == 3 and phase(state)[0] == "plan")
    assert told(state, "shuffled")[0]["pile"] == "influence"
    assert see(state)["influence_deck_size"] == 6 + gone - 11
    assert see(state)["influence_gone_size"] == 0


def test_ex_33_only_a_trap_is_left() -> None:
    """CN-51, CN-58, CN-59."""
    state = table(plan={"BLU1": "321"}, influence={"A": "schemer"}, round=3)
    assert refused(state, "A execute BLU1") == "CN-58"
    assert refused(state, "A pass") == "CN-51"
    assert may(state, "A lapse BLU1")
    play(state, "A skip")
    assert phase(state) == ("act", "A")
    assert refused(state, "A skip") == "CN-140"


def schemers(turn: str = "B") -> CosaPlay:
    plan = {"BLU1": "103", "BLU2": "315", "DIM1": "104", "DIM2": "106", "CAL1": "112", "CAL2": "113"}
    return table(plan=plan, influence={"A": "schemer snitch", "C": "schemer snitch"}, turn=turn, round=3)


def test_ex_36_two_schemers_before_one_turn() -> None:
    """CN-148."""
    state = schemers()
    assert phase(state) == ("scheme", "AC")
    play(state, "C schemer, A schemer")
    assert phase(state) == ("act", "A")
    assert see(state)["extra_turn"]
    play(state, "A lapse BLU1")
    assert phase(state) == ("act", "C")
    assert see(state)["extra_turn"]
    play(state, "C lapse CAL1")
    assert phase(state) == ("scheme", "AC")
    play(state, "A pass, C pass")
    assert phase(state) == ("act", "B")
    assert not see(state)["extra_turn"]


def test_ex_60_a_schemer_is_bombed_before_his_turn() -> None:
    """CN-148."""
    plan = {"BLU1": "103", "BLU2": "315", "DIM1": "104", "CAL2": "113"}
    state = table(plan=plan, influence={"A": "schemer snitch", "C": "schemer snitch"}, turn="B", round=3)
    play(state, "A schemer, C schemer, A execute BLU2, A aim CAL2 [4 4], A pass, C pass")
    assert gang(state, "C") == "CAL1 CAL3"
    assert influence(state, "C") == ["snitch"]
    assert phase(state) == ("scheme", "A")
    play(state, "A pass")
    assert phase(state) == ("act", "B")


def test_ex_40_idle_gangsters() -> None:
    """CN-36, CN-37."""
    jobs = {"B": "103"}
    state = table(jobs=jobs, rest="C", market="- - - -", gang={"A": "BLU1-"}, moment="plan")
    assert phase(state) == ("plan", "B")
    state = table(jobs=jobs, rest="C", market="- PI - -", gang={"A": "BLU1-"}, moment="plan")
    assert phase(state) == ("plan", "A")
    assert refused(state, "A pass") == "CN-36"
    play(state, "A assign BLU2")
    assert refused(state, "A market 0") == "CN-35"
    play(state, "A market 1, B assign DIM1, B job 103")
    assert phase(state) == ("act", "A")


def test_ex_42_one_machine_pistol_a_gangster() -> None:
    """CN-143."""
    held = {"A": "machine_pistol machine_pistol henchman"}
    state = table(jobs={"A": "103"}, influence=held, moment="plan")
    play(state, "A attach machine_pistol BLU1")
    assert refused(state, "A attach machine_pistol BLU1") == "CN-143"
    assert may(state, "A attach machine_pistol BLU2")
    play(state, "A attach henchman BLU1")
    assert attached(state, "BLU1") == ["henchman", "machine_pistol"]


def test_ex_45_planning_refused() -> None:
    """CN-33, CN-34, CN-35, CN-39."""
    state = table(
        jobs={"A": "101 102 103", "B": "104"},
        gang={"A": "BLU3-"},
        plan={"BLU1": "105"},
        rest="C",
        market="DD - - -",
        moment="plan",
    )
    for man in ("BLU1", "BLU3", "DIM1", "BLU4", "CAR1"):
        assert refused(state, f"A assign {man}") == "CN-33"
    play(state, "A assign BLU2")
    assert refused(state, "A job 104") == "CN-34"
    assert refused(state, "A job 201") == "CN-34"
    assert refused(state, "A market 1") == "CN-35"
    assert refused(state, "A job 105") == "CN-39"


def test_ex_49_influence_cards_at_the_wrong_time_or_place() -> None:
    """CN-140, CN-141, CN-142, CN-146."""
    held = {"A": "snitch henchman saboteur", "B": "snitch"}
    state = table(jobs={"A": "103"}, plan={"DIM1": "104"}, influence=held, moment="plan")
    assert phase(state) == ("plan", "A")
    assert refused(state, "B snitch BLU1") == "CN-140"
    assert refused(state, "A attach saboteur BLU1") == "CN-142"
    state = table(plan={"BLU1": "103", "DIM1": "104"}, influence=held, rest="C", market="- - - -")
    play(state, "B pass")
    assert refused(state, "A attach henchman BLU1") == "CN-141"
    assert refused(state, "A swap") == "CN-146"
    assert may(state, "A snitch DIM1")


def test_ex_50_spies_and_lawyers() -> None:
    """CN-8, CN-145, CN-151, CN-152."""
    plan = {"BLU1": "103", "BLU2": "PI", "DIM1": "104", "DIM2": "WC", "CAL1": "112", "CAL2": "113"}
    state = table(plan=plan, own={"A": "LS", "B": "LW"}, influence={"A": "spy"}, turn="A")
    assert refused(state, "A spy BLU1") == "CN-145"
    assert refused(state, "A spy DIM2") == "CN-145"
    play(state, "A lapse BLU1, A pass, B lawyer CAL1, B look CAL2")
    assert planned(state, "CAL1", "B") == "112"
    assert refused(state, "B lawyer CAL1") == "CN-151"
    play(state, "B offer_open A, B give business B.LW, B offer_send, A accept B")
    play(state, "B lapse DIM1, A pass, C lapse CAL1")
    assert phase(state) == ("act", "A")
    assert refused(state, "A lawyer CAL2") == "CN-151"
    play(state, "A lapse BLU2")
    idle(state, lambda: state.round == 2 and phase(state) == ("plan", "A"))
    assert told(state, "planned_job", "B")
    assert any(may(state, f"A lawyer DIM{n}") for n in (1, 2, 3))


def test_ex_51_schemers_who_may_not() -> None:
    """CN-147, CN-149."""
    plan = {"BLU1": "103", "BLU2": "104", "DIM1": "106"}
    held = {"A": "schemer schemer", "C": "schemer"}
    state = table(plan=plan, influence=held, turn="B")
    assert phase(state) == ("scheme", "A")
    assert refused(state, "C schemer") == "CN-147"
    play(state, "A schemer")
    assert phase(state) == ("act", "A")
    assert refused(state, "A skip") == "CN-149"


def test_ex_56_not_asked_not_tradable_not_free() -> None:
    """CN-4, CN-5, CN-10."""
    state = table(jobs={"A": "103", "B": "104"}, moment="plan")
    assert refused(state, "B assign DIM1") == "CN-4"
    first = GAME.actions.kind("offer_open").start
    traded = {arg.name for kind in GAME.actions.kinds if kind.start >= first for arg in kind.args}
    assert traded == {"seat", "cash", "business", "gangster", "tag"}, "there are no words to offer a hand card"
    state = start(3, families="choose")
    play(state, "A family CAL")
    assert refused(state, "B family CAL") == "CN-10"


def first_market(seed: int) -> CosaPlay:
    """The market is laid from a deck that begins with Drug Dealer, Garage, Casino, Drug Dealer."""
    state = GAME.start(3, seed, {"families": "choose"})
    assert isinstance(state, CosaPlay)
    top = [0, GARAGE, CASINO, 1]
    under = [card for card in range(34) if card not in top]
    for card in [*under[seed:], *under[:seed], *reversed(top)]:
        state.b_deck.put(card)
    lay_first_market(state)
    return state


@pytest.mark.parametrize("seed", range(5))
def test_ex_58_the_first_market(seed: int) -> None:
    """CN-16."""
    state = first_market(seed)
    lying = [code_of(card) for card in state.market]
    assert lying[:2] == ["DD", "GA"]
    assert len(set(lying)) == 4
    assert not set(lying[2:]) & {"GA", "BF", "WC", "NC", "CA"}
    deck = state.b_deck.tokens()
    assert sorted([*deck, *state.market]) == list(range(34))
    assert {CASINO, 1} <= set(deck)


def test_ex_58_what_was_set_aside_goes_back_anywhere() -> None:
    """CN-16."""
    decks = [first_market(seed).b_deck.tokens() for seed in range(20)]
    assert len({deck.index(CASINO) for deck in decks}) > 5
    assert len({deck.index(1) for deck in decks}) > 5


def test_ex_59_a_half_made_assignment() -> None:
    """CN-4, CN-9, CN-36."""
    state = table(jobs={"A": "103", "B": "104"}, plan={"DIM1": "106"}, influence={"A": "snitch"}, moment="plan")
    assert refused(state, "A job 103") == "CN-9"
    assert refused(state, "B job 104") == "CN-4"
    play(state, "A assign BLU1")
    for step in ("A assign BLU2", "A snitch DIM1", "A swap", "A offer_open B", "B offer_open C"):
        assert refused(state, step) == "CN-9"
    assert refused(state, "A pass") == "CN-36"
    play(state, "A job 103")
    assert planned(state, "BLU1") == "I"


def test_ex_61_the_last_free_gangster_is_sold() -> None:
    """CN-37."""
    state = table(
        jobs={"B": "104", "C": "103 105"},
        plan={"BLU1": "PI", "BLU2": "LS", "BLU3": "DD", "DIM1": "106", "DIM2": "107", "CAL1": "112", "CAL2": "113"},
        gang={"C": "CAL3-"},
        turn="B",
        moment="plan",
    )
    assert phase(state) == ("plan", "B")
    play(state, "B offer_open C, B give gangster DIM3, B ask cash 1, B offer_send, C accept B")
    assert phase(state) == ("plan", "C")
    play(state, "C assign DIM3, C job 103")
    assert phase(state)[0] == "act"
