"""Windows of La Cosa Nostra ask without telling (section 8): who is asked is public, answers are sealed.

Two tables differ in what somebody could answer, or does answer before the others have; nobody else can tell.
"""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.data import INFLUENCE_IDS
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import go_on, meet
from tests.games.cosanostra.helpers.positions import copy, influence, may, money, phase, planned, play, told
from tests.games.cosanostra.helpers.watchers import alike, swap_influence, swap_jobs, tell_apart


def both(tables: tuple[CosaPlay, CosaPlay], steps: str) -> None:
    for state in tables:
        play(state, steps)


def apart(state: CosaPlay, first: str, second: str) -> tuple[CosaPlay, CosaPlay]:
    """The same table after two different answers."""
    one, two = copy(state), copy(state)
    play(one, first)
    play(two, second)
    return one, two


# -- Schemer ----------------------------------------------------------------------------------------------------------


def before_a_turn(**laid: Any) -> CosaPlay:
    """Before A's action turn; B, C and D have planned cards and an Influence card each."""
    hands = {"A": "spy", "B": "schemer", "C": "snitch", "D": "schemer"}
    plans = {"BLU1": "101", "DIM1": "102", "CAL1": "103", "LAS1": "104"}
    return meet(4, **{"moment": "action", "influence": hands, "plan": plans, **laid})


@pytest.mark.parametrize("other", ["deck distraction", "C snitch"])
def test_a_Schemer_window_asks_everybody_who_could_have_one(other: str) -> None:
    """An Influence card in hand and a planned card on an active Gangster; whatever they are."""
    tables = swap_influence(before_a_turn(), "B schemer", other)
    alike(*tables, ["A", "D", None, *(["C"] if other[0] == "d" else [])])
    assert [may(state, "B schemer") for state in tables] == [True, False]
    assert [phase(state) for state in tables] == [("scheme", "BCD")] * 2
    both(tables, "B pass, C pass, D pass")
    alike(*tables, ["A", "D", None])
    assert phase(tables[0]) == ("act", "A")


def test_a_Schemer_window_asks_nobody_else() -> None:
    """B has no Influence card, C no planned card; A is in turn."""
    state = meet(
        4,
        moment="action",
        influence={"A": "schemer", "C": "schemer", "D": "spy"},
        plan={"BLU1": "101", "DIM1": "102", "LAS1": "104"},
    )
    assert phase(state) == ("scheme", "D")


def test_a_Schemer_is_not_shown_before_all_have_answered() -> None:
    one, two = apart(before_a_turn(), "B schemer", "B pass")
    alike(one, two, ["A", "C", "D", None])
    both((one, two), "D pass")
    alike(one, two, ["A", "C", "D", None])
    both((one, two), "C pass")
    assert phase(one) == ("act", "B")
    assert told(one, "influence", "A")[0]["card"] == "schemer"


@pytest.mark.parametrize(("played", "asked"), [(5, False), (4, True)])
def test_the_Schemer_window_is_left_out_when_all_five_have_been_played(played: int, asked: bool) -> None:
    """They lie in the discard pile, open; one that is anywhere else could be in a hand."""
    spent = " ".join(["schemer"] * played)
    state = before_a_turn(spent=spent, influence={"B": "spy", "C": "snitch"})
    assert phase(state) == (("scheme", "BC") if asked else ("act", "A"))


def hide(state: CosaPlay, kind: str) -> None:
    """The last of its type lies in the discard pile too, but D has put it away unseen."""
    token = next(t for t in state.i_deck.tokens() if INFLUENCE_IDS[state.influence.face[t]] == kind)
    kept = [t for t in state.i_deck.tokens() if t != token]
    for place, other in enumerate(kept):
        state.i_deck.items[place] = other
    state.i_deck.n = len(kept)
    state.i_gone.put(token)
    state.influence.show(token, 3)


def test_a_Schemer_put_away_unseen_does_not_close_the_window() -> None:
    """Only what lies there as played is public."""
    state = before_a_turn(
        spent="schemer schemer schemer schemer",
        influence={"B": "spy", "C": "snitch"},
        plan={"BLU1": "101", "BLU2": "105", "DIM1": "102", "CAL1": "103"},
    )
    hide(state, "schemer")
    play(state, "B pass, C pass, A lapse BLU1")
    assert phase(state) == ("scheme", "C")


# -- Robbery ----------------------------------------------------------------------------------------------------------


def cash_job(**laid: Any) -> CosaPlay:
    """B's Cash Job has succeeded; C and D have Jobs of round III face down, A one of round I."""
    plans = {"DIM2": "106", "BLU1": "101", "CAL2": "319", "LAS2": "322"}
    state = meet(4, **{"moment": "act", "round": 3, "turn": "B", "plan": plans, **laid})
    play(state, "B execute DIM2 [3 3]")
    return state


@pytest.mark.parametrize("other", [325, 322])
def test_a_Robbery_window_asks_everybody_who_could_have_one(other: int) -> None:
    """A face-down Job whose back says III or IV, whatever it is."""
    tables = swap_jobs(cash_job(), 319, other)
    assert [phase(state) for state in tables] == [("rob", "CD")] * 2
    alike(*tables, ["A", "B", None, *(["D"] if other == 325 else [])])
    assert [may(state, "C reveal CAL2") for state in tables] == [True, False]
    both(tables, "C pass, D pass")
    alike(*tables, ["A", "B", None])
    assert money(tables[0]) == [20, 23, 20, 20]


def test_no_Robbery_window_over_backs_I_and_II() -> None:
    plans = {"DIM2": "106", "BLU1": "101", "CAL2": "201"}
    state = cash_job(plan=plans)
    assert phase(state) == ("act", "C")
    assert money(state)[1] == 23


def test_a_Robbery_is_not_shown_before_all_have_answered() -> None:
    one, two = apart(cash_job(), "C reveal CAL2", "C pass")
    alike(one, two, ["A", "B", "D", None])


def test_EX_12_a_Robbery_that_came_too_late_stays_unseen() -> None:
    """CN-132: A is the first in turn order and succeeds; whether D had answered with one nobody learns."""
    plans = {"DIM2": "106", "BLU2": "319", "LAS2": "320", "CAL1": "101"}
    one, two = apart(cash_job(plan=plans), "D reveal LAS2", "D pass")
    both((one, two), "A reveal BLU2 [4 4]")
    assert money(one) == [23, 20, 20, 20]
    alike(one, two, ["A", "B", "C", None])
    assert planned(one, "LAS2", "A") == "III"
    assert planned(one, "LAS2", "D") == "320"


def test_EX_12_after_a_failed_Robbery_all_are_asked_again_whatever_they_said() -> None:
    plans = {"DIM2": "106", "BLU2": "319", "LAS2": "320", "CAL1": "101"}
    one, two = apart(cash_job(plan=plans), "D reveal LAS2", "D pass")
    both((one, two), "A reveal BLU2 [1 2]")
    assert phase(one) == ("rob", "D")
    alike(one, two, ["A", "B", "C", None])


# -- Trap -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["pass", ""])
def test_a_Trap_window_asks_a_victim_who_could_have_one(answer: str) -> None:
    """B has a face-down Job of round III; the table may not tell whether it is a Trap."""
    state = meet(4, moment="act", round=3, plan={"BLU2": "119", "DIM1": "321", "CAL1": "101"})
    tables = swap_jobs(state, 321, 325)
    both(tables, "A execute BLU2, A aim B [3 3]")
    assert [phase(state) for state in tables] == [("trap", "B")] * 2
    assert [may(state, "B reveal DIM1") for state in tables] == [True, False]
    if answer:
        both(tables, "B pass")
        assert money(tables[0]) == [23, 17, 20, 20]
    alike(*tables, ["A", "C", "D", None])


@pytest.mark.parametrize("plans", [{"DIM1": "201"}, {}, {"DIM1": "NC"}])
def test_no_Trap_window_for_a_victim_who_cannot_have_one(plans: dict[str, str]) -> None:
    state = meet(4, moment="act", round=3, plan={"BLU2": "119", "CAL1": "321", **plans})
    play(state, "A execute BLU2, A aim B [3 3]")
    assert money(state)[:2] == [23, 17]


# -- Emergency doc ----------------------------------------------------------------------------------------------------


def bashed(**laid: Any) -> CosaPlay:
    """B's Lawyer is about to be deactivated by A; B, C and D have Influence cards."""
    hands = {"B": "emergency_doc", "C": "emergency_doc", "D": "spy"}
    state = meet(4, **{"moment": "act", "plan": {"BLU2": "114", "CAL1": "101"}, "influence": hands, **laid})
    while phase(state) != ("act", "A"):
        go_on(state)
    play(state, "A execute BLU2, A aim B.LW [2 2]")
    return state


@pytest.mark.parametrize("other", ["deck distraction", "D spy"])
def test_a_doc_window_asks_everybody_with_an_Influence_card(other: str) -> None:
    tables = swap_influence(bashed(), "B emergency_doc", other)
    assert [phase(state) for state in tables] == [("doctor", "BCD")] * 2
    alike(*tables, ["A", "C", None, *(["D"] if other[0] == "d" else [])])
    both(tables, "B pass, C pass, D pass")
    alike(*tables, ["A", "C", None])


def test_CN_150_a_second_doc_stays_in_the_hand_unseen() -> None:
    """B, the owner, comes first; nobody learns that C would have helped too."""
    one, two = apart(bashed(), "C doc", "C pass")
    alike(one, two, ["A", "B", "D", None])
    both((one, two), "B doc, D pass")
    alike(one, two, ["A", "B", "D", None])
    assert influence(one, "C") == ["emergency_doc"]
    assert [line["seat"] for line in told(one, "treated")] == [1]


@pytest.mark.parametrize(
    ("spent", "options", "asked"),
    [
        (2, {}, False),
        (1, {}, True),
        (2, {"influence_35": True}, True),
        (3, {"influence_35": True}, False),
    ],
)
def test_the_doc_window_is_left_out_when_all_docs_have_been_played(
    spent: int, options: dict[str, bool], asked: bool
) -> None:
    """Two of them, three with `influence_35`."""
    docs = " ".join(["emergency_doc"] * spent)
    state = bashed(spent=docs, influence={"B": "spy", "C": "snitch"}, **options)
    assert (phase(state)[0] == "doctor") == asked


def test_a_doc_put_away_unseen_does_not_close_the_window() -> None:
    state = meet(4, moment="act", plan={"BLU2": "114"}, influence={"B": "spy"}, spent="emergency_doc")
    hide(state, "emergency_doc")
    play(state, "A execute BLU2, A aim B.LW [2 2]")
    assert phase(state) == ("doctor", "B")


# -- draw and payday --------------------------------------------------------------------------------------------------


def test_a_refusal_is_not_shown_before_all_have_answered() -> None:
    """CN-22."""
    state = meet(moment="round", round=2, job_deck="209 210 211 212 201 202 203 204 205 206 207 208")
    one, two = apart(state, "A refuse", "A keep")
    alike(one, two, ["B", "C", None])
    both((one, two), "C keep")
    alike(one, two, ["B", "C", None])


def test_what_is_put_away_is_not_shown_before_all_have_answered() -> None:
    """CN-162: neither a part of it nor the whole."""
    state = meet(
        money=0,
        round=2,
        moment="payday",
        jobs={"A": "101 102 103 104 201", "B": "105 106 107 108"},
        influence={"A": "spy"},
    )
    assert phase(state) == ("discard", "AB")
    waiting = copy(state)
    one, two = apart(state, "A discard_job 101", "A discard_job 201")
    alike(one, two, ["B", "C", None])
    alike(one, waiting, ["B", "C", None])
    play(one, "A discard_job 102")
    play(two, "A discard_job 101")
    alike(one, two, ["B", "C", None])


# -- windows that options add -----------------------------------------------------------------------------------------


def spying(**laid: Any) -> CosaPlay:
    """Before A's turn B, C and D may look or attach."""
    hands = {"B": "spy", "C": "snitch", "D": "schemer"}
    plans = {"BLU1": "101", "DIM1": "102"}
    return meet(4, **{"influence": hands, "plan": plans, "spy_anytime": True, **laid})


@pytest.mark.parametrize("options", [{}, {"influence_anytime": True}, {"moment": "action"}])
def test_spyAnytime_asks_everybody_who_could(options: dict[str, Any]) -> None:
    """An Influence card in hand; in a plain S also a face-down Job of an opponent."""
    tables = swap_influence(spying(**options), "B spy", "deck machine_pistol")
    assert [phase(state) for state in tables] == [("spying", "BCD")] * 2
    alike(*tables, ["A", "C", "D", None])
    both(tables, "B pass, C pass, D pass")
    alike(*tables, ["A", "C", "D", None])


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("B spy BLU1", "B pass"),
        ("B spy BLU1", "B spy BLU1, B enough"),
        ("B spy BLU1, B enough", "B pass"),
        ("C snitch DIM1", "C snitch BLU1"),
        ("C snitch DIM1", "C pass"),
    ],
)
def test_spyAnytime_shows_nothing_before_all_have_answered(first: str, second: str) -> None:
    """But that somebody has answered; of a half-made answer not even that."""
    one, two = apart(spying(), first, second)
    watchers = [letter for letter in "ABCD" if letter != first[0]]
    if phase(one) == phase(two):
        alike(one, two, [*watchers, None])
    else:
        waiting = spying()
        assert phase(one) == phase(waiting)
        alike(one, waiting, [*watchers, None])


def test_influenceAnytime_hides_what_is_attached_until_all_have_answered() -> None:
    hands = {"B": "saboteur henchman", "C": "snitch", "D": "schemer"}
    state = spying(influence_anytime=True, influence=hands)
    one, two = apart(state, "B attach saboteur BLU1", "B attach henchman DIM1")
    alike(one, two, ["A", "C", "D", None])
    both((one, two), "C pass, D pass")
    assert "view" in tell_apart(one, two, "A")


def test_the_last_plays_ask_everybody_with_a_card() -> None:
    """Option `influence_anytime`: after planning, from the start player on, whatever the card is."""
    plans = {f"{family}{column}": job for family, jobs in (("BLU", "101 102 103"), ("DIM", "104 105 106"),
             ("CAL", "107 108 109")) for column, job in enumerate(jobs.split(), 1)}  # fmt: skip
    state = meet(plan=plans, influence={"B": "machine_pistol", "C": "spy"}, influence_anytime=True)
    tables = swap_influence(state, "B machine_pistol", "deck schemer")
    assert [phase(state) for state in tables] == [("last_plays", "B")] * 2
    alike(*tables, ["A", "C", None])
    both(tables, "B pass")
    alike(*tables, ["A", "C", None])
    assert phase(tables[0]) == ("last_plays", "C")


@pytest.mark.parametrize("other", ["deck schemer", "deck distraction"])
def test_plays_after_act_asks_whoever_has_a_card(other: str) -> None:
    """CN-140: whether it can be played or not."""
    plan = {"BLU1": "103", "DIM1": "104"}
    state = meet(moment="act", own={"A": ""}, plan=plan, influence={"A": "spy"}, plays_after_act=True)
    tables = swap_influence(state, "A spy", other)
    both(tables, "A execute BLU1 [1]")
    assert [phase(state) for state in tables] == [("act_more", "A")] * 2
    alike(*tables, ["B", "C", None])
    both(tables, "A pass")
    alike(*tables, ["B", "C", None])


@pytest.mark.parametrize("other", ["deck schemer", "deck distraction"])
def test_playsAfterAssign_asks_whoever_has_a_card(other: str) -> None:
    """Whether it can be played or not."""
    state = meet(jobs={"A": "101"}, influence={"A": "machine_pistol"}, plays_after_assign=True)
    tables = swap_influence(state, "A machine_pistol", other)
    both(tables, "A assign BLU1, A job 101")
    assert [phase(state) for state in tables] == [("plan_more", "A")] * 2
    alike(*tables, ["B", "C", None])
    both(tables, "A pass")
    alike(*tables, ["B", "C", None])
