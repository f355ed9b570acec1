"""Option `trade_planned` (10.19): in the action phase a Gangster with a planned card changes hands without it."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import meet
from tests.games.cosanostra.helpers.positions import (
    attached,
    bottom,
    copy,
    gang,
    hand,
    influence,
    markers,
    may,
    money,
    phase,
    planned,
    play,
    refused,
    see,
    table,
    told,
)
from tests.games.cosanostra.helpers.watchers import alike, hand_jobs, tell_apart

PLAN = {"BLU1": "103", "BLU2": "106", "DIM1": "104", "CAL1": "105"}
SELL = "A offer_open B, A give gangster BLU2, A ask cash 1, A offer_send, B accept A"


def in_hand(state: CosaPlay, letter: str, by: str | None) -> list[str]:
    """A seat's Jobs as somebody sees them."""
    found: list[str] = see(state, by)["players"]["ABC".index(letter)]["jobs"]
    return found


# -- what goes where --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sold", [False, True])
def test_CN_185_only_with_the_option(sold: bool) -> None:
    """Both ways, given and asked; and what the view says."""
    state = table(plan=PLAN, trade_planned=sold)
    shown = {man["gangster"]: man["tradable"] for man in see(state)["players"][0]["gangsters"]}
    assert shown == {0: sold, 1: sold, 2: True}
    play(state, "A offer_open B")
    for step in ("A give gangster BLU2", "A ask gangster DIM1"):
        assert may(state, step) == sold
        assert sold or refused(state, step) == "CN-185"


def test_CN_185_a_job_goes_back_to_the_sellers_hand() -> None:
    """With him go the cards attached to him, the Henchman too; he does nothing more in this round."""
    state = table(plan=PLAN, jobs={"A": "110"}, attached={"BLU2": "henchman machine_pistol"}, trade_planned=True)
    play(state, SELL)
    assert gang(state, "B") == "BLU2 DIM1 DIM2 DIM3"
    assert (planned(state, "BLU2"), attached(state, "BLU2")) == ("", ["henchman", "machine_pistol"])
    assert hand(state, "A") == [106, 110]
    assert money(state) == [3, 1, 2]
    assert [told(state, "returned_job", by)[0]["cards"] for by in ("A", "B", None)] == [["106"], ["I"], ["I"]]
    assert phase(state) == ("act", "A")
    play(state, "A lapse BLU1")
    assert phase(state) == ("act", "B")
    assert refused(state, "B execute BLU2") == "CN-53"


def test_CN_56_CN_190_a_purchase_lapses() -> None:
    """Under the deck, markers home, and the market is refilled if it had a gap (CN-37)."""
    state = table(plan={"BLU1": "103", "BLU2": "CA+C", "DIM1": "104"}, trade_planned=True)
    assert markers(state) == "5 5 4"
    play(state, SELL)
    assert (bottom(state), markers(state)) == ("CA", "5 5 5")
    assert told(state, "lapsed_purchase")[0]["rule"] == "CN-56"


@pytest.mark.parametrize("first", ["gangster BLU2", "lend A.CA"])
def test_CN_181_a_marker_on_what_lapses_in_the_same_exchange(first: str) -> None:
    """Whatever is written first: the marker is placed, and goes home with the purchase."""
    items = [f"A give {first}", "A give lend A.CA" if first.startswith("gang") else "A give gangster BLU2"]
    state = table(plan={"BLU1": "103", "BLU2": "CA", "DIM1": "104"}, trade_planned=True)
    play(state, ", ".join(["A offer_open B", *items, "A offer_send", "B accept A"]))
    assert (bottom(state), markers(state)) == ("CA", "5 5 5")


def test_CN_188_a_marker_taken_back_from_what_lapses_in_the_same_exchange() -> None:
    state = table(plan={"BLU1": "103", "BLU2": "CA+B", "DIM1": "104"}, trade_planned=True)
    play(state, "A offer_open B, A give gangster BLU2, A ask recall A.CA, A offer_send, B accept A")
    assert (bottom(state), markers(state)) == ("CA", "5 5 5")


def test_CN_40_CN_185_not_in_planning() -> None:
    """Nor in its windows: a planned card stays where it is (CN-39)."""
    state = table(jobs={"A": "101", "B": "102"}, plan={"DIM1": "104", "BLU1": "103"}, moment="plan", trade_planned=True)
    play(state, "A offer_open B")
    assert refused(state, "A give gangster BLU1") == "CN-185"
    assert refused(state, "A ask gangster DIM1") == "CN-185"
    window = table(
        jobs={"A": "101"},
        plan={"DIM1": "104"},
        influence={"C": "spy"},
        moment="plan",
        trade_planned=True,
        spy_anytime=True,
    )
    assert phase(window) == ("spying", "C")
    play(window, "B offer_open C")
    assert refused(window, "B give gangster DIM1") == "CN-185"


# -- whose turn it is -------------------------------------------------------------------------------------------------


def test_CN_52_who_has_sold_his_last_planned_card_is_skipped() -> None:
    state = table(plan={"BLU2": "106", "DIM1": "104", "CAL1": "105"}, trade_planned=True)
    play(state, SELL)
    assert phase(state) == ("act", "B")


def test_CN_52_the_phase_ends_when_the_last_planned_card_is_sold() -> None:
    state = table(plan={"BLU2": "106"}, trade_planned=True)
    play(state, SELL)
    assert phase(state)[0] == "recruit"


def test_CN_148_who_sells_his_last_planned_card_in_an_extra_turn() -> None:
    """The extra turn is over, the window opens again."""
    held = {"B": "schemer snitch"}
    state = table(plan={"BLU1": "103", "DIM1": "104"}, influence=held, trade_planned=True)
    play(state, "B schemer, B offer_open C, B give gangster DIM1, B offer_send, C accept B")
    assert phase(state) == ("act", "A")


def test_CN_147_a_planned_card_sold_while_schemers_are_asked() -> None:
    """Who has none any more plays no Schemer; if the waiting seat has none, it is skipped."""
    plan = {"BLU2": "106", "DIM1": "104", "CAL1": "105"}
    state = table(plan=plan, influence={"B": "schemer", "C": "snitch"}, trade_planned=True)
    assert phase(state) == ("scheme", "BC")
    late = copy(state)
    play(state, "B offer_open C, B give gangster DIM1, B offer_send, C accept B")
    assert refused(state, "B schemer") == "CN-147"
    play(state, "B pass, C pass")
    assert phase(state) == ("act", "A")
    play(late, f"{SELL}, B pass, C pass")
    assert phase(late)[0] == "scheme", "A is skipped, and C is asked before B's turn"
    assert late.regular == 1


def test_CN_145_a_look_at_what_was_sold_stays_in_the_hand() -> None:
    """Sealed answers of `spy_anytime`: of two cards the other is still looked at."""
    held = {"B": "snitch spy", "C": "spy"}
    state = table(plan=PLAN, influence=held, trade_planned=True, spy_anytime=True)
    assert phase(state) == ("spying", "BC")
    play(state, "B snitch BLU2")
    whole = copy(state)
    play(state, "A offer_open C, A give gangster BLU2, A offer_send, C accept A, C spy BLU1, C look DIM1")
    assert influence(state, "B") == ["snitch", "spy"]
    assert [line["gangster"] for line in told(state, "looked")] == [0, 6]
    play(whole, "C spy BLU2, C look DIM1")
    assert [line["gangster"] for line in told(whole, "looked")] == [1, 1, 6]
    one = table(plan=PLAN, influence={"B": "snitch", "C": "spy"}, trade_planned=True, spy_anytime=True)
    play(one, "C spy BLU2, A offer_open B, A give gangster BLU2, A offer_send, B accept A, C look BLU1, B pass")
    assert [line["gangster"] for line in told(one, "looked")] == [0]
    assert influence(one, "C") == []


# -- who knows the Job that came back ---------------------------------------------------------------------------------


def sold_after_a_look(jobs: str = "") -> CosaPlay:
    """Round I: B has looked at A's 106, which is in A's hand again."""
    state = meet(
        moment="act",
        plan={**PLAN, "BLU3": "107"},
        jobs={"A": jobs},
        influence={"B": "schemer snitch"},
        trade_planned=True,
    )
    play(state, "B schemer, B snitch BLU2, B lapse DIM1")
    assert phase(state) == ("act", "A")
    play(state, "A offer_open C, A give gangster BLU2, A offer_send, C accept A")
    return state


def test_who_had_looked_still_knows_it() -> None:
    state = sold_after_a_look("108")
    assert in_hand(state, "A", "A") == ["106", "108"]
    assert in_hand(state, "A", "B") == ["106", "I"]
    for by in ("C", None):
        assert in_hand(state, "A", by) == ["I", "I"]


def planned_next_round(state: CosaPlay, job: str) -> CosaPlay:
    """The rest of round I lapses; in round II A plans this Job."""
    for step in ("A lapse BLU1", "C lapse CAL1", "A lapse BLU3"):
        play(state, step)
    while phase(state)[0] in ("recruit", "redraw"):
        play(state, f"{phase(state)[1][0]} {'pass' if phase(state)[0] == 'recruit' else 'keep'}")
    while phase(state) != ("plan", "A"):
        letter = phase(state)[1]
        play(state, f"{letter} assign {gang(state, letter).split()[0]}, {letter} market 0")
    play(state, f"A assign BLU1, A job {job}")
    return state


def test_which_of_two_backs_is_planned_nobody_else_knows() -> None:
    """Neither he who looked nor anybody by what is public of the card (`seen_by`)."""
    state = sold_after_a_look("108")
    one, two = planned_next_round(copy(state), "106"), planned_next_round(copy(state), "108")
    alike(one, two, ["B", "C", None])
    assert "view" in tell_apart(one, two, "A")
    for shown in (one, two):
        assert planned(shown, "BLU1", "B") == "I"
        assert in_hand(shown, "A", "B").count("I") == 1


def test_the_only_one_with_its_back_is_still_known() -> None:
    state = planned_next_round(sold_after_a_look(), "106")
    assert planned(state, "BLU1", "B") == "106"
    assert planned(state, "BLU1", "C") == "I"


@pytest.mark.parametrize("kept", [103, 106])
def test_CN_162_which_of_two_backs_is_discarded_nobody_else_knows(kept: int) -> None:
    """The hand limit: one of I goes and one stays; with both gone he who looked knows that it went."""
    state = table(jobs={"A": "103 106 201 202"}, round=2, moment="payday", trade_planned=True)
    token = next(token for token in hand_jobs(state, 0) if state.jobs.face[token] == 5)
    state.jobs.show(token, 1)
    assert "106" in in_hand(state, "A", "B")
    play(state, f"A discard_job {103 + 106 - kept}")
    assert "106" not in in_hand(state, "A", "B")
    assert "106" not in see(state, "B")["gone_jobs"]
    both = table(jobs={"A": "103 106 201 202 203"}, round=2, moment="payday", trade_planned=True)
    token = next(token for token in hand_jobs(both, 0) if both.jobs.face[token] == 5)
    both.jobs.show(token, 1)
    play(both, "A discard_job 103, A discard_job 106")
    assert "106" in see(both, "B")["gone_jobs"]
