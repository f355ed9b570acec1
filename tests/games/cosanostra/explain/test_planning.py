"""Section 14.1, step 3: what the draw, the planning and the Influence cards refuse."""

from __future__ import annotations

import pytest

from sitdown.engine import Refusal
from sitdown.games.cosanostra.data import JOB_IDS
from tests.games.cosanostra.helpers.positions import hand, phase, play, start, table
from tests.games.cosanostra.helpers.refusals import acting, after, planning, refusal, rule, rules, spying, why

ATTACKS = "114 119 118 116"


# -- draw and setup ---------------------------------------------------------------------------------------------------


def test_CN_10_EX_56_a_taken_family() -> None:
    state = after(start(3, families="choose"), "A family CAL")
    assert refusal(state, "B family CAL") == Refusal("CN-10", {"family": "calmuti"})
    assert rules(state, "B family BLU, A family BLU, C family BLU") == ["", "CN-4", "CN-4"]


@pytest.mark.parametrize(("dealt", "expected"), [(ATTACKS, ""), ("114 119 118 103", "CN-23")])
def test_CN_23_EX_29_the_first_deal(dealt: str, expected: str) -> None:
    """Bash, Theft, Vandalism, Property Damage may be refused."""
    state = start(3)
    for place, number in enumerate(dealt.split()):
        face = state.jobs.face
        token, other = state.hand[place], list(face).index(JOB_IDS.index(int(number)))
        face[token], face[other] = face[other], face[token]
    assert hand(state, "A") == sorted(int(job) for job in dealt.split())
    assert rules(state, "A refuse, A keep") == [expected, ""]


@pytest.mark.parametrize(
    ("number", "dealt", "expected"),
    [
        (3, "319 316 314 312 313", ""),
        (3, "319 316 314 312 321", "CN-23"),
        (2, "213 214 215 216", "CN-23"),
        (4, "416 417 418 420 425", "CN-23"),
    ],
)
def test_CN_23_EX_29_only_attacks_are_refused(number: int, dealt: str, expected: str) -> None:
    """A Robbery is an Attack, a Trap and the special Jobs are none."""
    state = table(moment="round", round=number, job_deck=dealt)
    assert hand(state, "A") == sorted(int(job) for job in dealt.split())
    assert rules(state, "A refuse, A keep") == [expected, ""]


def test_CN_23_only_what_was_just_dealt_counts() -> None:
    state = table(moment="round", round=2, jobs={"A": "103"}, job_deck="209 210 211 212")
    assert rule(state, "A refuse") == ""
    state = table(moment="round", round=2, jobs={"A": ATTACKS}, job_deck="209 210 211 201")
    assert refusal(state, "A refuse") == Refusal("CN-23", {"job": 201})


# -- the assignment ---------------------------------------------------------------------------------------------------


def test_CN_33_EX_45_the_gangster_is_own_active_and_free() -> None:
    state = planning(plan={"BLU1": "104", "BLU2": "DD", "DIM1": "106"}, gang={"A": "BLU4 BLU5-"}, killed={"B": "BLU6"})
    for man, reason in {
        "BLU1": "planned",
        "BLU2": "planned",
        "BLU5": "deactivated",
        "DIM2": "other",
        "DIM1": "other",
        "BLU6": "away",
        "DIM4": "away",
        "LAS1": "away",
    }.items():
        assert why(state, f"A assign {man}") == f"CN-33 {reason}"
    assert rules(state, "A assign BLU3, A assign BLU4") == ["", ""]
    assert refusal(state, "A assign BLU1") == Refusal("CN-33", {"gangster": 0, "name": "Little Joey", "why": "planned"})


def test_CN_33_a_recruit_under_the_boss_is_not_in_play() -> None:
    assert why(planning(), "A assign BLU4") == "CN-33 away"


def test_CN_34_CN_35_CN_39_EX_45_the_card_of_an_assignment() -> None:
    state = planning(plan={"BLU1": "104", "BLU2": "DD", "DIM1": "106"}, market="PI - LS -", rest="C")
    play(state, "A snitch DIM1, A assign BLU3")
    assert rules(state, "A job 109, A job 110, A market 0, A market 2") == [""] * 4
    assert refusal(state, "A job 104") == Refusal("CN-39", {"job": 104, "gangster": 0, "name": "Little Joey"})
    assert refusal(state, "A job 101") == Refusal("CN-34", {"job": 101})  # in B's hand
    assert rules(state, "A job 106, A job 425") == ["CN-34", "CN-34"]  # B's, which A has seen; one of a later round
    assert refusal(state, "A market 1") == Refusal("CN-35", {"number": 2})
    assert rule(state, "A market 3") == "CN-35"


def test_CN_34_jobs_kept_from_earlier_rounds_may_be_used() -> None:
    state = after(planning(round=2, jobs={"A": "109 201"}), "A assign BLU1")
    assert rules(state, "A job 109, A job 201, A job 202") == ["", "", "CN-34"]


def test_CN_36_EX_40_who_has_a_card_to_plan_must_plan_it() -> None:
    state = planning(jobs={}, market="- - DD -", rest="C")
    assert rules(state, "A pass, A assign BLU1") == ["CN-36", ""]
    assert rules(after(state, "A assign BLU1"), "A market 2, A market 0, A pass") == ["", "CN-35", "CN-36"]


def test_CN_30_two_assignments_a_turn_with_the_option() -> None:
    """`double_assign`: five players; the second one may not be passed either."""
    families = "BLU DIM CAL LAS CAR"
    state = table(families, moment="plan", jobs={"A": "101 102"}, double_assign=1)
    play(state, "A assign BLU1, A job 101")
    assert rules(state, "A assign BLU2, A pass, B assign DIM1") == ["", "CN-36", "CN-4"]
    state = table(families, moment="plan", jobs={"A": "101 102"}, double_assign=2)
    play(state, "A assign BLU1, A job 101")
    assert rules(state, "A assign BLU2, A pass, B assign DIM1") == ["CN-4", "CN-4", ""]


def test_CN_30_plays_after_the_assignment_with_the_option() -> None:
    """`plays_after_assign`: free plays until a pass, but no second assignment."""
    state = after(planning(plays_after_assign=True), "A assign BLU1, A job 109")
    assert rules(state, "A pass, A snitch DIM1, A swap, A attach henchman BLU1") == [""] * 4
    assert rules(state, "A assign BLU2, A job 110, A market 0, B assign DIM2") == ["CN-4"] * 4
    state = after(planning(), "A assign BLU1, A job 109")
    assert rules(state, "A pass, A snitch DIM1, B assign DIM2") == ["CN-4", "CN-140", ""]


# -- what is attached -------------------------------------------------------------------------------------------------


def test_CN_143_EX_42_one_card_of_a_type_on_a_gangster() -> None:
    state = planning(influence={"A": "machine_pistol henchman"}, attached={"BLU1": "machine_pistol"})
    assert refusal(state, "A attach machine_pistol BLU1") == Refusal(
        "CN-143", {"card": "machine_pistol", "gangster": 0, "name": "Little Joey"}
    )
    assert rules(state, "A attach henchman BLU1, A attach machine_pistol BLU2") == ["", ""]


def test_CN_142_EX_49_against_opponents_only() -> None:
    state = planning(influence={"A": "saboteur distraction henchman machine_pistol"})
    assert rules(state, "A attach saboteur BLU1, A attach distraction BLU1") == ["CN-142", "CN-142"]
    assert rules(state, "A attach saboteur DIM1, A attach distraction DIM1") == ["", ""]
    assert rules(state, "A attach henchman DIM1, A attach machine_pistol DIM1, A attach henchman BLU1") == [""] * 3


def test_CN_141_only_on_an_active_gangster_in_play() -> None:
    state = planning(influence={"A": "henchman"}, gang={"B": "DIM4-"}, killed={"B": "BLU6"})
    assert why(state, "A attach henchman DIM4") == "CN-141 deactivated"
    assert {why(state, f"A attach henchman {man}") for man in ("BLU4", "BLU6", "CAR1")} == {"CN-141 away"}


def test_CN_140_CN_141_CN_142_CN_143_are_cited_in_this_order() -> None:
    state = planning(
        influence={"A": "saboteur"}, gang={"A": "BLU4-"}, attached={"BLU1": "saboteur", "BLU2": "distraction"}
    )
    assert why(state, "A attach distraction BLU4") == "CN-140 hand"  # and deactivated, own
    assert rule(state, "A attach distraction BLU2") == "CN-140"  # and own, with such a card
    assert why(state, "A attach saboteur BLU4") == "CN-141 deactivated"  # and own
    assert rule(state, "A attach saboteur BLU1") == "CN-142"  # and with such a card
    assert rule(state, "A attach saboteur DIM1") == ""


# -- looks ------------------------------------------------------------------------------------------------------------


def test_CN_145_EX_50_a_face_down_job_of_an_opponent() -> None:
    state = planning(plan={"BLU1": "104", "DIM1": "106", "DIM2": "DD", "CAL1": "107"})
    for card in ("snitch", "spy"):
        assert why(state, f"A {card} BLU1") == "CN-145 own"
        assert why(state, f"A {card} DIM2") == "CN-145 purchase"
        assert why(state, f"A {card} DIM3") == why(state, f"A {card} LAS1") == "CN-145 empty"
        assert rules(state, f"A {card} DIM1, A {card} CAL1") == ["", ""]


def test_CN_140_a_card_that_is_not_in_the_hand() -> None:
    """Before whatever else is wrong with the play."""
    state = planning(influence={"A": "henchman"})
    assert why(state, "A snitch DIM3") == why(state, "A spy BLU1") == why(state, "A swap") == "CN-140 hand"
    assert refusal(state, "A swap") == Refusal("CN-140", {"card": "snitch", "why": "hand"})
    state = acting("109", {"DIM1": "104"}, influence={"B": "snitch"})
    assert why(state, "B schemer") == "CN-140 hand"
    play(state, "B pass")
    assert refusal(state, "A skip") == Refusal("CN-140", {"card": "schemer", "why": "hand"})
    state = acting("114", influence={"B": "snitch", "C": "emergency_doc"})
    play(state, "A execute BLU3, A aim B.LW [2 2 2]")
    assert refusal(state, "B doc") == Refusal("CN-140", {"card": "emergency_doc", "why": "hand"})
    assert rules(state, "C doc, A doc") == ["", "CN-150"]


def test_CN_146_EX_49_the_swap_of_an_empty_market() -> None:
    state = planning(market="- - - -", rest="C")
    assert rules(state, "A swap, A snitch DIM1") == ["CN-146", ""]
    assert rule(planning(market="- - - DD", rest="C"), "A swap") == ""
    assert rule(planning(market="- - - -", rest="C", influence={}), "A swap") == "CN-140"


def test_CN_145_the_second_look_of_a_spy() -> None:
    state = planning(plan={"BLU1": "104", "DIM1": "106", "DIM2": "DD", "CAL1": "107"})
    play(state, "A spy DIM1")
    assert why(state, "A look DIM1") == "CN-145 same"
    assert why(state, "A look BLU1") == "CN-145 own"
    assert why(state, "A look DIM2") == "CN-145 purchase"
    assert rules(state, "A look CAL1, A enough") == ["", ""]
    state = after(spying(), "B spy BLU3")
    assert why(state, "B look BLU3") == "CN-145 same"
    assert why(state, "B look DIM1") == "CN-145 own"
    assert rules(state, "B look BLU1, B enough") == ["", ""]


def test_CN_151_EX_50_a_lawyer_once_a_round() -> None:
    state = planning(own={"A": "LW WC"}, plan={"BLU1": "104", "DIM1": "106", "DIM2": "DD"})
    assert why(state, "A lawyer BLU1") == "CN-151 own"
    assert why(state, "A lawyer DIM2") == "CN-151 purchase"
    assert why(state, "A lawyer DIM3") == "CN-151 empty"
    play(state, "A lawyer DIM1")
    assert why(state, "A look DIM1") == "CN-151 same"
    assert why(state, "A look DIM2") == "CN-151 purchase"
    play(state, "A enough")
    assert why(state, "A lawyer DIM1") == "CN-151 used"
    assert rule(state, "A spy DIM1") == ""


def test_CN_151_CN_152_EX_50_a_used_lawyer_is_used_for_a_new_owner_too() -> None:
    state = planning(own={"A": "LW WC", "B": "DD"})
    play(state, "A lawyer DIM1, A enough, A offer_open B, A give business A.LW, A offer_send, B accept A")
    assert why(state, "A lawyer DIM1") == "CN-151 none"
    play(state, "A assign BLU1, A job 109")
    assert why(state, "B lawyer BLU1") == "CN-151 used"


def test_CN_151_which_lawyers_count() -> None:
    assert why(planning(own={"A": "LW- WC"}), "A lawyer DIM1") == "CN-151 none"
    assert why(planning(own={"A": "LW* WC"}), "A lawyer DIM1") == "CN-151 used"
    assert rule(planning(own={"A": "LW* LW WC"}), "A lawyer DIM1") == ""
    assert why(planning(own={"B": "LW+A"}), "A lawyer DIM1") == "CN-151 none"  # CN-87: not with a marker
    assert why(planning(plan={"BLU1": "LW", "DIM1": "104"}), "A lawyer DIM1") == "CN-151 none"  # CN-86: unpaid


def test_CN_8_CN_151_a_lawyer_is_fresh_in_the_next_round() -> None:
    state = table(moment="round", round=2, own={"A": "LW* WC"}, first="C", redeals=0)
    play(state, f"C assign CAL1, C job {hand(state, 'C')[0]}")
    assert rule(state, "A lawyer CAL1") == ""


# -- windows of the options -------------------------------------------------------------------------------------------


def test_CN_140_spying_at_any_time() -> None:
    """`spy_anytime`: looks only; the swap, Lawyers and attachments wait for the own turn."""
    state = planning(spy_anytime=True, own={"B": "LW"})
    assert phase(state) == ("spying", "B")
    assert rules(state, "B snitch CAL1, B spy CAL1, B pass") == [""] * 3
    assert rules(state, "B swap, B lawyer CAL1, B attach henchman DIM1, B assign DIM2") == [
        "CN-140", "CN-151", "CN-140", "CN-4",
    ]  # fmt: skip
    assert rules(state, "A snitch DIM1, A assign BLU1, A pass, C snitch DIM1") == ["CN-140", "CN-4", "CN-4", "CN-140"]
    assert why(state, "B snitch DIM1") == "CN-145 own"
    assert rule(planning(), "B snitch CAL1") == "CN-140"


def test_CN_141_attaching_at_any_time() -> None:
    """`influence_anytime`: in planning; before an action turn there are looks only."""
    state = planning(influence_anytime=True, attached={"CAL1": "henchman"})
    assert rules(state, "B attach henchman DIM1, B attach henchman CAL1, B attach saboteur CAL1") == [
        "", "CN-143", "CN-140",
    ]  # fmt: skip
    state = spying(influence_anytime=True)
    assert rules(state, "B snitch BLU3, B attach henchman DIM1, B pass") == ["", "CN-141", ""]


def test_CN_141_the_last_plays_before_the_action_phase() -> None:
    everybody = {f"{family}{man}": "DD" for family in ("BLU", "DIM", "CAL") for man in (1, 2, 3)}
    jobs = dict(zip(everybody, [str(number) for number in range(101, 110)], strict=True))
    state = planning(influence_anytime=True, jobs={}, plan=jobs)
    assert phase(state) == ("last_plays", "A")
    assert rules(state, "A pass, A attach henchman BLU1, A snitch DIM1, A spy DIM1") == [""] * 4
    assert rules(state, "A swap, A lawyer DIM1, A assign BLU1, A execute BLU1") == ["CN-140", "CN-151", "CN-4", "CN-4"]
    assert rules(state, "B attach henchman DIM1, B snitch CAL1, B pass") == ["CN-140", "CN-140", "CN-4"]
