"""Rules of La Cosa Nostra: Influence cards and Lawyers (CN-140 to CN-152)."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import (
    attached,
    business,
    copy,
    estate,
    gang,
    influence,
    killed,
    market,
    may,
    phase,
    planned,
    play,
    refused,
    see,
    table,
    told,
)

PLAN = {"BLU1": "103", "DIM1": "104", "DIM2": "105", "CAL1": "106", "CAL2": "107"}


def test_CN_140_several_cards_in_the_own_turn_cost_no_action() -> None:
    state = table(plan=PLAN, influence={"A": "snitch snitch spy"})
    play(state, "A snitch DIM1, A spy CAL1, A enough, A swap")
    assert phase(state) == ("act", "A")
    assert influence(state, "A") == []
    assert refused(state, "A snitch DIM2") == "CN-140"
    play(state, "A lapse BLU1")
    assert see(state)["influence_played"]["snitch"] == 2


def test_CN_140_not_after_the_execution_has_begun() -> None:
    state = table(plan={**PLAN, "BLU2": "112"}, influence={"A": "snitch"})
    play(state, "A execute BLU2 [1 1]")
    assert phase(state) == ("reroll", "A")
    assert refused(state, "A snitch DIM1") == "CN-140"
    assert refused(state, "A swap") == "CN-140"


@pytest.mark.parametrize("card", ["henchman", "machine_pistol", "saboteur", "distraction"])
def test_CN_141_attached_only_while_planning_and_on_an_active_gangster(card: str) -> None:
    state = table(jobs={"A": "103"}, gang={"B": "DIM1-"}, influence={"A": card}, moment="plan")
    for man in ("DIM1", "DIM4", "CAR1"):
        assert refused(state, f"A attach {card} {man}") == "CN-141"
    play(state, f"A attach {card} DIM2")
    assert attached(state, "DIM2") == [card]
    assert influence(state, "A") == []
    state = table(plan=PLAN, influence={"A": card})
    assert refused(state, f"A attach {card} DIM1") == "CN-141"


def test_CN_142_saboteur_and_distraction_only_on_others() -> None:
    held = {"A": "henchman machine_pistol saboteur distraction"}
    state = table(jobs={"A": "103"}, gang={"A": "CAL3"}, influence=held, moment="plan")
    for card in ("saboteur", "distraction"):
        for man in ("BLU1", "CAL3"):
            assert refused(state, f"A attach {card} {man}") == "CN-142"
    for card in ("henchman", "machine_pistol"):
        assert may(state, f"A attach {card} BLU1")
        assert may(state, f"A attach {card} CAL1")
    assert may(state, "A attach saboteur CAL1")


@pytest.mark.parametrize("card", ["henchman", "machine_pistol", "saboteur", "distraction"])
def test_CN_143_one_of_each_type(card: str) -> None:
    state = table(jobs={"A": "103"}, attached={"CAL1": card}, influence={"A": card}, moment="plan")
    assert refused(state, f"A attach {card} CAL1") == "CN-143"
    assert may(state, f"A attach {card} CAL2")


@pytest.mark.parametrize("step", ["A lapse BLU1", "A execute BLU1"])
def test_CN_144_henchman_and_saboteur_leave_with_the_card(step: str) -> None:
    """On a purchase they are void, and leave with it (10.44)."""
    everything = "henchman machine_pistol saboteur distraction"
    state = table(cash=[9, 2, 2], plan={"BLU1": "PI", "BLU2": "103"}, attached={"BLU1": everything})
    play(state, step)
    assert attached(state, "BLU1") == ["machine_pistol", "distraction"]
    play(state, "A lapse BLU2")
    assert attached(state, "BLU1") == []
    assert all(see(state)["influence_played"][card] == 1 for card in everything.split())


def test_CN_145_a_snitch_sees_one_card() -> None:
    state = table(plan={**PLAN, "DIM3": "PI", "BLU2": "108"}, influence={"A": "snitch"})
    for man in ("BLU1", "BLU2", "DIM3", "CAL3", "DIM4"):
        assert refused(state, f"A snitch {man}") == "CN-145"
    play(state, "A snitch DIM1")
    assert planned(state, "DIM1", "A") == "104"
    assert {planned(state, "DIM1", by) for by in (None, "C")} == {"I"}
    assert told(state, "looked", "C")[0] == {**told(state, "looked", "C")[0], "seat": 0, "gangster": 6, "cards": ["I"]}
    assert told(state, "looked", "A")[0]["cards"] == ["104"]


def test_CN_145_a_spy_sees_one_or_two_different() -> None:
    state = table(plan={**PLAN, "DIM3": "PI"}, influence={"A": "spy"})
    play(state, "A spy DIM1")
    assert refused(state, "A look DIM1") == "CN-145"
    assert refused(state, "A look DIM3") == "CN-145"
    one = copy(state)
    play(one, "A enough")
    assert [planned(one, man, "A") for man in ("DIM1", "CAL1")] == ["104", "I"]
    play(state, "A look CAL1")
    assert [planned(state, man, "A") for man in ("DIM1", "CAL1", "DIM2")] == ["104", "106", "I"]
    assert influence(state, "A") == influence(one, "A") == []


def test_CN_146_the_whole_market_goes_under_the_deck() -> None:
    state = table(plan=PLAN, market="DD PI LS LW", deck="CA NC WC GA", influence={"A": "snitch"})
    deck = state.b_deck.tokens()
    old = [state.market[slot] for slot in range(4)]
    play(state, "A swap")
    assert market(state) == "CA NC WC GA"
    assert state.b_deck.tokens()[:4] == old[::-1], "in slot order, the last lies lowest"
    assert state.b_deck.tokens()[4:] == deck[:-4]
    assert see(state)["known_bottom"] == old[::-1]


def test_CN_146_with_an_empty_deck_the_old_cards_come_back() -> None:
    state = table(plan=PLAN, rest="C", market="DD - LS -", influence={"A": "snitch"})
    play(state, "A swap")
    assert market(state) == "DD LS - -"
    assert influence(state, "A") == []


# -- Schemers ---------------------------------------------------------------------------------------------------------


def test_CN_147_a_schemer_takes_an_extra_turn_before_another() -> None:
    """By a seat with a planned card; who is asked does not depend on the hand."""
    state = table(plan=PLAN, influence={"B": "schemer", "C": "snitch", "A": "schemer"})
    assert phase(state) == ("scheme", "BC")
    assert refused(state, "C schemer") == "CN-140"
    assert refused(state, "A schemer") == "CN-147"
    play(state, "C pass, B schemer")
    assert phase(state) == ("act", "B")
    assert see(state)["extra_turn"]
    assert refused(state, "B schemer") == "CN-147"
    assert influence(state, "B") == []


def test_CN_147_nobody_is_asked_when_all_schemers_are_played() -> None:
    state = table(plan=PLAN, influence={"B": "snitch"}, spent="schemer " * 5)
    assert phase(state) == ("act", "A")
    state = table(plan=PLAN, influence={"B": "snitch"}, spent="schemer " * 4)
    assert phase(state) == ("scheme", "B")


def test_CN_147_no_window_without_an_influence_card_or_a_plan() -> None:
    state = table(plan={"BLU1": "103"}, influence={"B": "schemer", "C": "schemer"})
    assert phase(state) == ("act", "A")
    state = table(plan=PLAN)
    assert phase(state) == ("act", "A")


def test_CN_148_the_window_opens_again_after_the_extra_turns() -> None:
    state = table(plan=PLAN, influence={"B": "schemer schemer"})
    play(state, "B schemer, B lapse DIM1")
    assert phase(state) == ("scheme", "B")
    play(state, "B schemer, B lapse DIM2")
    assert phase(state) == ("act", "A"), "B has no planned card left"
    assert not see(state)["extra_turn"]
    play(state, "A lapse BLU1")
    assert phase(state) == ("act", "C")


def test_CN_148_free_plays_in_an_extra_turn() -> None:
    state = table(plan=PLAN, influence={"B": "schemer snitch"})
    play(state, "B schemer, B snitch BLU1, B lawyer CAL1, B enough")
    assert planned(state, "BLU1", "B") == "103"
    assert planned(state, "CAL1", "B") == "106"
    play(state, "B execute DIM1 [2]")
    assert phase(state) == ("act", "A")


def test_CN_148_the_waiting_seat_has_lost_its_last_plan() -> None:
    plan = {"BLU1": "103", "DIM2": "315", "DIM1": "104", "CAL1": "106"}
    state = table(plan=plan, influence={"B": "schemer schemer", "C": "snitch"}, round=3)
    play(state, "B schemer, C pass, B execute DIM2, B aim BLU1 [4 1], B pass, C pass")
    assert gang(state, "A") == "BLU1- BLU2 BLU3"
    assert phase(state) == ("scheme", "C"), "A is skipped without a window; B's turn comes"
    assert see(state)["regular"] == 1


def test_CN_149_a_skip_ends_the_own_regular_turn() -> None:
    state = table(plan=PLAN, influence={"A": "schemer"})
    play(state, "A skip")
    assert phase(state)[1] == "B"
    assert planned(state, "BLU1", "A") == "103"
    assert influence(state, "A") == []
    play(state, "B lapse DIM1, C lapse CAL1")
    assert phase(state) == ("act", "A")
    assert refused(state, "A skip") == "CN-140"
    assert refused(state, "B skip") == "CN-149"


# -- docs -------------------------------------------------------------------------------------------------------------


def bombed(a: str = "emergency_doc", b: str = "snitch", c: str = "emergency_doc") -> CosaPlay:
    """A's Car Bomb is about to kill DIM1; these are the hands."""
    state = table(plan={"BLU2": "315", "BLU1": "103"}, influence={"A": a, "B": b, "C": c}, round=3)
    play(state, "A execute BLU2, A aim DIM1 [4 4]")
    return state


def test_CN_150_everybody_with_an_influence_card_is_asked() -> None:
    state = bombed()
    assert phase(state) == ("doctor", "ABC")
    assert refused(state, "B doc") == "CN-140"
    play(state, "C doc, A doc")
    assert influence(state, "A") == influence(state, "C") == ["emergency_doc"], "sealed"
    play(state, "B pass")
    assert influence(state, "A") == []
    assert influence(state, "C") == ["emergency_doc"], "only the first is spent, in turn order from the start player"
    assert not told(state, "treated", "B")[1:]
    assert phase(state) == ("doctor", "BC")
    play(state, "B pass, C doc")
    assert gang(state, "B") == "DIM1 DIM2 DIM3"


def test_CN_150_the_owner_comes_first() -> None:
    state = bombed("emergency_doc", "emergency_doc", "")
    play(state, "A doc, B doc")
    assert influence(state, "A") == ["emergency_doc"]
    assert influence(state, "B") == []


def test_CN_150_a_pass_by_all_kills() -> None:
    state = bombed()
    play(state, "A pass, B pass, C pass")
    assert killed(state, "A") == "DIM1"


def test_CN_150_no_doc_for_a_company_and_none_when_all_are_played() -> None:
    held = {"A": "snitch", "B": "emergency_doc"}
    state = table(plan={"BLU2": "118", "BLU1": "103"}, influence=held)
    play(state, "A execute BLU2, A aim B.BF [3 3]")
    assert estate(state, "B") == "DD LW BF-"
    state = table(plan={"BLU2": "114", "BLU1": "103"}, influence=held)
    play(state, "A execute BLU2, A aim B.LW [2 2], B doc, A pass")
    assert estate(state, "B") == "DD LW BF"
    state = table(plan={"BLU2": "114", "BLU1": "103"}, influence={"A": "snitch"}, spent="emergency_doc " * 2)
    play(state, "A execute BLU2, A aim B.LW [2 2]")
    assert estate(state, "B") == "DD LW- BF"


@pytest.mark.parametrize(("docs", "left"), [(0, "DD BF"), (1, "DD LW- BF"), (2, "DD LW BF")])
def test_CN_150_a_businessman_is_saved_step_by_step(docs: int, left: str) -> None:
    state = table(plan={"BLU2": "310", "BLU1": "103"}, influence={"B": "emergency_doc emergency_doc spy"}, round=3)
    play(state, "A execute BLU2, A aim B.LW [3 3]")
    for _ in range(docs):
        play(state, "B doc")
    if docs < 2:
        play(state, "B pass")
    assert estate(state, "B") == left
    assert phase(state) == ("act", "A")


def test_CN_150_also_against_return_fire_and_traps() -> None:
    state = table(plan={"BLU2": "420", "BLU1": "103"}, influence={"A": "emergency_doc"}, round=4)
    play(state, "A execute BLU2, A aim DIM3 [1 1], B return_fire [2 2 2]")
    assert phase(state) == ("doctor", "A")
    play(state, "A doc")
    assert gang(state, "A") == "BLU1 BLU2- BLU3"
    assert killed(state, "B") == ""
    state = table(plan={"BLU3": "413", "BLU1": "103", "DIM2": "423"}, influence={"C": "emergency_doc"}, round=4)
    play(state, "A execute BLU3, A aim B.LW [3 3 1], B reveal DIM2 [4 4], C pass")
    assert killed(state, "B") == "BLU3"


# -- Lawyers ----------------------------------------------------------------------------------------------------------


def test_CN_151_each_lawyer_once_a_round() -> None:
    state = table(plan=PLAN, own={"A": "LW2 LW3 WC", "B": "LW1"})
    play(state, "A lawyer DIM1")
    assert refused(state, "A look DIM1") == "CN-151"
    play(state, "A look CAL2")
    assert [planned(state, man, "A") for man in ("DIM1", "CAL2", "CAL1")] == ["104", "107", "I"]
    used = {card["business"]: card["used"] for card in see(state)["players"][0]["businesses"]}
    assert used == {business(state, "LW2"): True, business(state, "LW3"): False, business(state, "WC1"): False}
    play(state, "A lawyer CAL1, A enough")
    assert refused(state, "A lawyer DIM2") == "CN-151"
    assert refused(state, "B lawyer BLU1") == "CN-151", "it is not B's turn"


def test_CN_151_not_while_deactivated_and_not_at_own_cards() -> None:
    state = table(plan={**PLAN, "DIM3": "PI"}, own={"A": "LW-", "B": "DD"})
    assert refused(state, "A lawyer DIM1") == "CN-151"
    state = table(plan={**PLAN, "DIM3": "PI"}, own={"A": "LW", "B": "DD"})
    for man in ("BLU1", "DIM3", "CAL3"):
        assert refused(state, f"A lawyer {man}") == "CN-151"
    state = table(jobs={"A": "108"}, plan=PLAN, own={"A": "LW", "B": "DD"}, moment="plan")
    assert may(state, "A lawyer DIM1"), "also in the own planning turn"


def test_CN_152_a_used_lawyer_stays_used_with_a_new_owner() -> None:
    state = table(plan={**PLAN, "BLU3": "312"}, own={"A": "LW*", "C": "LW*"}, round=3)
    assert refused(state, "A lawyer DIM1") == "CN-151"
    play(state, "A execute BLU3, A aim C.LW [4 4 4]")
    assert estate(state, "A") == "LW LW"
    play(state, "B lapse DIM1, C lapse CAL1")
    assert refused(state, "A lawyer DIM2") == "CN-151"
