"""Rules of La Cosa Nostra: the course of a round, who is asked, what lies open, and the draw (CN-1 to CN-24)."""

from __future__ import annotations

import random

import pytest

from sitdown.games.cosanostra import GAME
from tests.games.cosanostra.helpers.positions import (
    estate,
    gang,
    give_hand,
    hand,
    idle,
    influence,
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

NEGOTIATION = GAME.actions.kind("take_back").start


def test_CN_1_four_rounds_of_draw_planning_action_payday() -> None:
    state = start(3, "course")
    course: list[tuple[int, str]] = []

    def note() -> bool:
        step = (state.round, phase(state)[0])
        if not course or course[-1] != step:
            course.append(step)
        return state.over

    idle(state, note)
    order = ["redraw", "plan", "plan_card", "scheme", "act", "recruit", "discard"]
    steps = {"redraw": "draw", "plan": "planning", "plan_card": "planning", "scheme": "action", "act": "action"}
    assert {name for _, name in course} <= {*order, "end"}
    for number in (1, 2, 3, 4):
        found = [steps.get(name, "payday") for round_, name in course if round_ == number and name != "end"]
        phases = list(dict.fromkeys(found))
        assert phases == ["draw", "planning", "action", "payday"][: len(phases)]
        assert phases[:3] == ["draw", "planning", "action"]
    assert [line["round"] for line in told(state, "round")] == [1, 2, 3, 4]
    assert len(told(state, "income")) == 3 * 3
    assert state.ending == "rounds"


def test_CN_2_the_start_player_begins_every_phase() -> None:
    """Turns go clockwise: rising seat numbers, after the last the first."""
    state = table(own={"A": "CA CA NC NC", "B": "GA GA BF", "C": "BF WC WC"}, first="C", round=2, moment="round")
    play(state, "C keep, A keep, B keep")
    order: list[str] = []

    def note() -> bool:
        if phase(state)[0] in ("plan", "act", "recruit"):
            order.append("{}{}".format(*phase(state)))
        return state.round == 3

    idle(state, note)
    assert order[:9] == [f"plan{letter}" for letter in "CABCABCAB"]
    assert order[9:18] == [f"act{letter}" for letter in "CABCABCAB"]
    assert order[18:] == ["recruitC", "recruitA", "recruitB"]


def test_CN_2_the_action_phase_begins_with_the_start_player() -> None:
    state = table(plan={"BLU1": "103", "DIM1": "104", "CAL1": "105"}, first="B", moment="action")
    assert phase(state) == ("act", "B")
    play(state, "B lapse DIM1, C lapse CAL1, A lapse BLU1")


@pytest.mark.parametrize(
    ("job", "aim", "round_"), [("120", "B", 1), ("116", "B", 1), ("220", "", 2)], ids=["theft", "damage", "birthday"]
)
def test_CN_3_nobody_pays_what_he_does_not_have(job: str, aim: str, round_: int) -> None:
    state = table(cash=[0, 0, 0], plan={"BLU3": job, "BLU1": "103"}, round=round_)
    play(state, "A execute BLU3" + (f", A aim {aim}" if aim else "") + " [6 6 6]")
    assert money(state) == [0, 0, 0]


def test_CN_4_only_who_is_asked_may_do_more_than_bargain() -> None:
    dice = random.Random("asked")
    for seed in range(3):
        state = start(4, seed)
        while not state.over:
            for seat in set(range(4)) - set(state.turn()):
                legal = state.legal(seat)
                assert all(action >= NEGOTIATION for action in legal)
                assert state.explain(seat, GAME.actions.encode("assign", 0)) is not None
            state.play(dice.choice(state.choices()))


def test_CN_4_a_sealed_answer_is_given_once() -> None:
    state = start(3)
    play(state, "B keep")
    assert refused(state, "B keep") == "CN-4"
    assert refused(state, "B pass") == "CN-4"


def test_CN_6_what_lies_open_and_what_does_not() -> None:
    state = table(
        plan={"BLU1": "103", "BLU2": "PI", "DIM1": "301"},
        attached={"DIM1": "machine_pistol"},
        own={"C": "PI PO- GA"},
        gang={"C": "CAL1-"},
        round=3,
    )
    assert [planned(state, man) for man in ("BLU1", "BLU2", "DIM1")] == ["I", "PI", "III"]
    assert planned(state, "BLU1", "A") == "103"
    assert planned(state, "BLU1", "B") == "I"
    for by in (None, "A", "B", "C"):
        shown = see(state, by)["players"]
        assert shown[1]["gangsters"][0]["attached"] == ["machine_pistol"]
        assert [card["active"] for card in shown[2]["businesses"]] == [True, False, True]
        assert [man["state"] for man in shown[2]["gangsters"]] == ["deactivated", "active", "active"]


def test_CN_7_cash_is_always_shown() -> None:
    state = table(cash=[3, 14, 0], plan={"BLU1": "103"})
    for by in (None, "A", "B", "C"):
        assert [player["cash"] for player in see(state, by)["players"]] == [3, 14, 0]


def test_CN_8_everything_is_active_again_before_the_draw() -> None:
    """Deactivated Gangsters and Businesses, used Lawyers and Cops; so a Politician gives its card."""
    own = {"A": "LS CO* LW* WC-", "B": "PO- PO-", "C": "PI"}
    state = table(own=own, gang={"A": "BLU1- BLU3-"}, round=2, moment="round")
    assert gang(state, "A") == "BLU1 BLU2 BLU3"
    assert estate(state, "A") == "LS LW CO WC"
    assert not any(card["used"] for card in see(state)["players"][0]["businesses"])
    play(state, "A keep, B keep, C keep")
    assert [len(influence(state, letter)) for letter in "ABC"] == [2, 4, 2]


def test_CN_9_a_second_look_and_an_aim_are_parts_of_one_choice() -> None:
    plan = {"BLU1": "120", "DIM1": "104", "DIM2": "106", "CAL1": "112"}
    state = table(plan=plan, influence={"A": "spy snitch"})
    assert refused(state, "A look DIM1") == "CN-9"
    assert refused(state, "A enough") == "CN-9"
    assert refused(state, "A aim B") == "CN-9"
    play(state, "A spy DIM1")
    assert planned(state, "DIM1", "A") == "I", "nothing is shown before the choice is complete"
    for step in ("A snitch DIM2", "A execute BLU1", "A offer_open B", "B offer_open C"):
        assert refused(state, step) == "CN-9"
    play(state, "A enough")
    assert planned(state, "DIM1", "A") == "104"
    play(state, "A execute BLU1")
    for step in ("A lapse BLU1", "A snitch DIM2", "A offer_open B", "C offer_open B"):
        assert refused(state, step) == "CN-9"
    assert see(state, "B")["phase"] == "act", "others see only that something is chosen"
    play(state, "A aim B [1]")


def test_CN_9_a_draft_binds_only_its_own_seat() -> None:
    state = table(plan={"BLU1": "103", "DIM1": "104"})
    play(state, "A offer_open B, C offer_open B")
    assert refused(state, "A execute BLU1") == "CN-9"
    assert may(state, "C give cash 1")
    assert may(state, "B offer_open A")
    state = table(jobs={"A": "101 102 103 104 201", "B": "105 106 107 108"}, round=2, moment="payday")
    play(state, "A discard_job 101")
    assert refused(state, "A offer_open B") == "CN-9"
    assert may(state, "B offer_open A")
    assert may(state, "B discard_job 105")


def test_CN_9_a_complete_sealed_answer_binds_nobody_any_more() -> None:
    """Who has put away what he must may bargain again while others still choose."""
    own = {"A": "LS CO WC+B", "B": "DD LW+A BF"}
    jobs = {"A": "101 102 103 104 201", "B": "105 106 107 108"}
    state = table(jobs=jobs, own=own, round=2, moment="payday")
    play(state, "A discard_job 101, A discard_job 102")
    assert phase(state) == ("discard", "B")
    assert may(state, "A offer_open B")
    assert may(state, "A take_back B.LW")


def test_CN_10_nobody_gets_a_family_twice() -> None:
    for seed in range(20):
        state = start(4, seed)
        assert len({player["code"] for player in see(state)["players"]}) == 4


def test_CN_11_recruits_wait_under_the_boss() -> None:
    state = table(jobs={"A": "103"}, moment="plan")
    for by in (None, "A", "B"):
        assert see(state, by)["players"][0]["recruits"] == {"gangsters": [3, 4, 5], "prices": [10, 15, 20], "top": None}
    assert gang(state, "A") == "BLU1 BLU2 BLU3"
    assert refused(state, "A assign BLU4") == "CN-33"


def test_CN_12_CN_13_CN_14_what_everybody_starts_with() -> None:
    state = start(5, "start")
    idle(state, lambda: phase(state)[0] == "plan")
    by_code = {player["code"]: "ABCDE"[player["seat"]] for player in see(state)["players"]}
    assert estate(state, by_code["BLU"]) == "LS CO WC"
    assert estate(state, by_code["LAS"]) == "PI NC"
    assert money(state) == [2] * 5
    for code, letter in by_code.items():
        start_set = {"snitch", "schemer", "henchman"}
        assert start_set <= set(influence(state, letter))
        assert len(influence(state, letter)) == (4 if code == "CAL" else 3)


def test_CN_17_every_seat_may_be_the_start_player() -> None:
    found = [see(start(3, seed))["start_player"] for seed in range(60)]
    assert all(found.count(seat) >= 10 for seat in range(3))


def test_CN_20_how_many_cards_each_round() -> None:
    state = start(3, "draw", families="beginner", politician_round_1=False)
    politician = 1 + [player["code"] for player in see(state)["players"]].index("CAL")
    idle(state, lambda: state.over)
    jobs = [(line["seat"], line["count"]) for line in told(state, "dealt_jobs")]
    assert sorted(jobs) == sorted([(seat, count) for seat in range(3) for count in (4, 4, 5, 5)])
    drawn = [(line["seat"], line["count"]) for line in told(state, "dealt_influence")]
    assert len(drawn) == 9
    assert all(count == (3 if seat == politician - 1 else 2) for seat, count in drawn)


def test_CN_20_from_the_deck_of_the_round() -> None:
    for round_, backs in ((2, "II"), (3, "III"), (4, "IV")):
        state = table(round=round_, moment="round")
        count = 4 if round_ < 3 else 5
        assert see(state)["players"][0]["job_backs"] == [backs] * count
        assert all(number // 100 == round_ for number in hand(state, "A"))


def test_CN_21_a_politician_counts_in_round_one() -> None:
    state = start(3, families="choose")
    play(state, "A family CAL, B family DIM, C family BLU")
    idle(state, lambda: phase(state)[0] == "plan")
    assert [len(influence(state, letter)) for letter in "ABC"] == [4, 3, 3]


def test_CN_22_a_refusal_deals_all_new_jobs_anew() -> None:
    state = table(jobs={"A": "101", "B": "102 103"}, job_deck="209 210 211 212", round=2, moment="round")
    old = {letter: hand(state, letter) for letter in "ABC"}
    assert hand(state, "A") == [101, 209, 210, 211, 212]
    play(state, "A refuse, C keep")
    assert not told(state, "refused"), "answers are sealed"
    assert {letter: hand(state, letter) for letter in "ABC"} == old
    play(state, "B keep")
    assert [line["seat"] for line in told(state, "refused")] == [0]
    assert [len(hand(state, letter)) for letter in "ABC"] == [5, 6, 4]
    assert hand(state, "A")[0] == 101
    assert hand(state, "B")[:2] == [102, 103]
    assert any(hand(state, letter) != old[letter] for letter in "ABC")
    assert phase(state) == ("redraw", "ABC")


def test_CN_22_at_most_three_times_a_round() -> None:
    state = start(3)
    for _ in range(3):
        assert sorted(phase(state)[1]) == ["A", "B", "C"]
        give_hand(state, "A", "114 119 118 116")
        play(state, "A refuse, B keep, C keep")
    assert phase(state)[0] == "plan"


def test_CN_23_robbery_counts_as_an_attack() -> None:
    """Trap does not (EX-29); and older Jobs in the hand do not matter."""
    state = table(jobs={"A": "103"}, job_deck="319 316 314 312 315", round=3, moment="round")
    assert may(state, "A refuse")
    assert refused(state, "B refuse") == "CN-23"
    for last, attack in (("201", False), ("220", False), ("213", True)):
        state = table(job_deck=f"209 210 211 {last}", round=2, moment="round")
        assert may(state, "A refuse") == attack


def test_CN_24_the_discards_become_the_deck() -> None:
    spent = "snitch " * 8 + "spy " * 4 + "schemer " * 5 + "henchman " * 5 + "machine_pistol " * 4
    state = table(spent=spent, own={"A": "PO", "C": "PI"}, influence_deck="saboteur", round=2, moment="round")
    assert see(state)["influence_deck_size"] == 33 - 26
    play(state, "A keep, B keep, C keep")
    assert see(state)["influence_deck_size"] == 0
    assert influence(state, "A")[-1] == "saboteur"
    idle(state, lambda: state.round == 3 and phase(state)[0] == "plan")
    assert told(state, "shuffled")[0]["count"] >= 26
    assert sum(see(state)["influence_played"].values()) == 0


def test_CN_24_with_nothing_left_the_draw_is_lost() -> None:
    held = {
        "A": "snitch " * 8 + "spy " * 3,
        "B": "spy schemer schemer schemer schemer schemer henchman henchman henchman henchman henchman",
        "C": "emergency_doc emergency_doc " + "machine_pistol " * 4 + "saboteur saboteur " + "distraction " * 3,
    }
    state = table(influence=held, round=2, moment="round")
    assert see(state)["influence_deck_size"] == 0
    play(state, "A keep, B keep, C keep")
    assert [len(influence(state, letter)) for letter in "ABC"] == [11, 11, 11]
    assert phase(state)[0] == "plan"
