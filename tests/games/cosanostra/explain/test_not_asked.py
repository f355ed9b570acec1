"""Section 14.1, steps 1 and 2: who is asked, with which kinds of action, and choices that are made in one go."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.engine import Refusal
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.layout import SEATS
from tests.games.cosanostra.helpers.positions import action_of, phase, play, seat_of, table
from tests.games.cosanostra.helpers.refusals import (
    BESIDE,
    DRAFT_PARTS,
    FACTS,
    KIND_OF,
    NEGOTIATION,
    POSITIONS,
    SPACE,
    acting,
    after,
    discarding,
    planning,
    rule,
    rules,
    spying,
    why,
)

SOURCE = Path(__file__).parents[4] / "src" / "sitdown" / "games" / "cosanostra"
LOOKS = "snitch spy look enough"
FREE_PLAYS = f"{LOOKS} swap lawyer"
ACT = f"execute lapse skip aim_seat aim_business aim_gangster stake use {FREE_PLAYS}"
PLAN = f"assign job market attach {FREE_PLAYS}"
PLAN_MORE = f"pass attach {FREE_PLAYS}"
ACT_MORE = f"pass {FREE_PLAYS}"

# Section 4: who is asked, and the kinds of action of the decision (A2 belongs to A1, the second look to its turn).
DECISIONS = {
    "family": ("A", "family"),
    "redraw": ("ABC", "keep refuse"),
    "plan": ("A", PLAN),
    "plan_card": ("A", PLAN),
    "plan_more": ("A", PLAN_MORE),
    "look in plan": ("A", PLAN),
    "look in plan_more": ("A", PLAN_MORE),
    "spying in plan": ("B", f"pass {LOOKS}"),
    "spying in plan, attaching": ("B", f"pass attach {LOOKS}"),
    "spying in plan, half": ("B", f"pass {LOOKS}"),
    "spying": ("BC", f"pass {LOOKS}"),
    "spying, half": ("BC", f"pass {LOOKS}"),
    "last_plays": ("A", f"pass attach {LOOKS}"),
    "scheme": ("B", "pass schemer"),
    "act": ("A", ACT),
    "act, extra": ("B", ACT.replace("skip ", "")),
    "look in act": ("A", ACT),
    "act_more": ("A", ACT_MORE),
    "look in act_more": ("A", ACT_MORE),
    "aim": ("A", ACT),
    "aim, racing": ("A", ACT),
    "aim, markers": ("A", ACT),
    "reroll": ("A", "pass reroll"),
    "rob": ("B", "pass reveal"),
    "trap": ("B", "pass reveal"),
    "doctor": ("BC", "pass doc"),
    "launder": ("A", "launder"),
    "buy": ("A", "pass buy"),
    "return_fire": ("B", "pass return_fire"),
    "recruit": ("A", "pass recruit"),
    "discard": ("AB", "discard_job discard_influence"),
    "discard, half": ("AB", "discard_job discard_influence"),
    "end": ("", ""),
}
PLANNING = [name for name in DECISIONS if "plan" in name or name == "last_plays"]
IN_A_JOB = ["reroll", "rob", "trap", "doctor", "launder", "buy", "return_fire"]

# Step 1 in the order of section 14.1; what is not here is CN-4.
UNTIMELY = {
    "snitch": "CN-140",
    "swap": "CN-140",
    "spy": "CN-140",
    "lawyer": "CN-151",
    "schemer": "CN-147",
    "skip": "CN-149",
    "doc": "CN-150",
    "recruit": "CN-161",
}


def untimely(name: str, asked: bool, kind: str) -> str:
    """The rule by which a seat hears that it is not asked for this kind of action."""
    if kind == "attach":
        return "CN-140" if name in PLANNING else "CN-141"
    if kind == "pass" and asked:
        return {PLAN: "CN-36", ACT: "CN-51", DECISIONS["act, extra"][1]: "CN-51"}.get(DECISIONS[name][1], "CN-4")
    return UNTIMELY.get(kind, "CN-4")


# -- who is asked (step 1) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", POSITIONS)
def test_CN_4_only_who_is_asked_answers_and_only_what_is_asked(name: str) -> None:
    """Every kind of game action, for every seat, in every decision."""
    state = POSITIONS[name]()
    letters, kinds = DECISIONS[name]
    assert phase(state)[1] == letters
    for letter in SEATS[: state.seats]:
        asked = letter in letters
        for action in SPACE:
            kind = KIND_OF[action]
            if kind in NEGOTIATION:
                continue
            found = state.explain(seat_of(letter), action)
            if not asked or kind not in kinds.split():
                assert found is not None
                assert found.rule == untimely(name, asked, kind), (letter, kind, found)
            else:
                assert found is None or found.rule not in ("CN-4", "CN-36", "CN-51", "CN-147", "CN-149"), found


@pytest.mark.parametrize("name", POSITIONS)
def test_CN_61_CN_180_when_nobody_negotiates(name: str) -> None:
    """From the complete choice of a Job to its discard CN-61; before the first deal and after the end CN-180."""
    state = POSITIONS[name]()
    closed = "CN-61" if name in IN_A_JOB else "CN-180" if name in ("family", "end") else ""
    for seat in range(state.seats):
        for action in SPACE:
            if KIND_OF[action] in NEGOTIATION:
                found = state.explain(seat, action)
                assert (
                    (found is not None and found.rule == closed)
                    if closed
                    else (found is None or found.rule not in ("CN-61", "CN-180"))
                )


@pytest.mark.parametrize("name", POSITIONS)
def test_CN_4_only_seats_in_the_game_and_actions_of_the_space(name: str) -> None:
    state = POSITIONS[name]()
    assert state.legal(-1) == state.legal(state.seats) == []
    for seat in (*BESIDE, int(state.seats)):
        for action in (*BESIDE, *SPACE[::10]):
            found = state.explain(seat, action)
            assert found is not None
            assert found.rule == "CN-4"
    for seat in range(state.seats):
        assert {str(state.explain(seat, action)) for action in BESIDE} == {"Refusal(CN-4: kind='', why='action')"}


def test_CN_4_EX_56_EX_59_out_of_turn() -> None:
    state = planning()
    assert rules(state, "B assign DIM2, B job 101, B market 0, B enough, C look DIM1") == ["CN-4"] * 5
    assert why(state, "B assign DIM2") == "CN-4 wait"
    assert why(state, "A execute BLU1") == "CN-4 kind"
    assert why(POSITIONS["end"](), "A execute BLU1") == "CN-4 over"
    assert rules(POSITIONS["rob"](), "A pass, C pass, A reveal BLU1, B reroll 0") == ["CN-4"] * 4


def test_CN_4_after_the_own_sealed_answer() -> None:
    state = after(POSITIONS["redraw"](), "A keep")
    assert rules(state, "A keep, A refuse, B keep") == ["CN-4", "CN-4", ""]
    state = after(discarding(), "B discard_job 201")
    assert rules(state, "B discard_job 202, C discard_job 106") == ["CN-4", "CN-4"]
    state = after(POSITIONS["doctor"](), "B pass")
    assert rules(state, "B doc, B pass, C pass") == ["CN-150", "CN-4", ""]


def test_CN_36_CN_51_EX_33_nobody_passes() -> None:
    assert rules(planning(), "A pass, B pass") == ["CN-36", "CN-4"]
    assert rules(acting("109"), "A pass, B pass") == ["CN-51", "CN-4"]
    trapped = table(plan={"BLU1": "321"}, round=3, influence={"A": "schemer"})
    assert rules(trapped, "A execute BLU1, A pass, A lapse BLU1, A skip") == ["CN-58", "CN-51", "", ""]


@pytest.mark.parametrize("name", ["launder", "redraw", "family", "discard"])
def test_CN_4_where_pass_is_no_answer(name: str) -> None:
    state = POSITIONS[name]()
    assert rule(state, "A pass") == "CN-4"


def test_CN_140_CN_141_EX_49_influence_cards_out_of_turn() -> None:
    state = planning()
    assert why(state, "B snitch CAL1") == why(state, "B attach henchman DIM1") == "CN-140 turn"
    assert rules(state, "B swap, B spy CAL1, B lawyer CAL1") == ["CN-140", "CN-140", "CN-151"]
    state = acting("109", influence={"A": "henchman"})
    assert why(state, "A attach henchman BLU3") == why(state, "B attach henchman BLU3") == "CN-141 phase"


def test_CN_147_CN_149_EX_51_schemers() -> None:
    """Without a planned card nobody is asked, with a Schemer in hand or not; and an extra turn is not skipped."""
    state = acting("109", {"DIM1": "104"}, influence={"A": "schemer", "B": "schemer", "C": "schemer"})
    assert rules(state, "C schemer, A schemer, B schemer, A skip") == ["CN-147", "CN-147", "", "CN-149"]
    state = POSITIONS["act, extra"]()
    assert why(state, "B skip") == "CN-149 extra"
    assert why(state, "A skip") == "CN-149 turn"
    assert rule(acting("109"), "A skip") == ""


def test_CN_150_CN_161_when_nobody_is_asked() -> None:
    state = acting("109", influence={"A": "emergency_doc", "B": "emergency_doc"})
    assert rules(state, "A doc, B doc, A recruit BLU4") == ["CN-150", "CN-150", "CN-161"]
    company = acting("118", influence={"B": "emergency_doc"})
    play(company, "A execute BLU3, A aim B.BF [3 3 3]")
    assert rule(company, "B doc") == "CN-150"  # a Company needs no doctor, and the turn is over


def test_CN_135_EX_48_a_party_and_return_fire_open_no_trap_window() -> None:
    state = acting("220", {"DIM1": "321"}, round=3, influence={})
    play(state, "A execute BLU3 [2 2 2]")
    assert rule(state, "B reveal DIM1") == "CN-4"
    state = acting("420", {"BLU2": "423"}, round=4, influence={})
    play(state, "A execute BLU3, A aim DIM3 [1 1 1], B return_fire [6 6 6]")
    assert rule(state, "A reveal BLU2") == "CN-4"


# -- in one go (step 2) -----------------------------------------------------------------------------------------------


def test_CN_9_EX_59_an_assignment() -> None:
    state = planning()
    assert rules(state, "A job 109, A market 0, A look DIM1, A enough") == ["CN-9"] * 4
    assert why(state, "A job 109") == "CN-9 begin"
    play(state, "A assign BLU1")
    assert rules(state, "A assign BLU2, A snitch DIM1, A swap, A offer_open B") == ["CN-9"] * 4
    assert rules(state, "A attach henchman BLU1, A enough, A take_back LW1") == ["CN-9"] * 3
    assert why(state, "A assign BLU2") == why(state, "A offer_open B") == "CN-9 unfinished"
    assert why(state, "B offer_open C") == why(state, "C take_back LW1") == "CN-9 other"
    assert rules(state, "A pass, B job 101, A job 109, A market 0") == ["CN-36", "CN-4", "", ""]


def test_CN_9_a_look() -> None:
    state = after(planning(own={"A": "LW WC"}), "A spy DIM1")
    assert rules(state, "A spy CAL1, A lawyer CAL1, A assign BLU1, A job 109, B accept C") == ["CN-9"] * 5
    assert rules(state, "A pass, A look CAL1, A enough") == ["CN-36", "", ""]
    state = after(acting("109", {"DIM1": "104"}), "A spy DIM1")
    assert rules(state, "A execute BLU3, A skip, A aim B, A pass, A enough") == ["CN-9"] * 3 + ["CN-51", ""]
    state = POSITIONS["look in plan_more"]()
    assert rules(state, "A pass, A attach henchman BLU1, A look CAL1") == ["CN-9", "CN-9", ""]


def test_CN_9_an_execution_and_what_the_job_asks_first() -> None:
    """A part of another Job is no next part of this one."""
    state = acting("119")
    assert rules(state, "A aim B, A aim B.LW, A aim DIM1, A stake 1, A use LW1") == ["CN-9"] * 5
    attack = after(state, "A execute BLU3")
    assert rules(attack, "A stake 1, A use LW1, A execute BLU1, A lapse BLU3, A skip, A pass") == ["CN-9"] * 5 + [
        "CN-51"
    ]
    assert rules(attack, "A aim B, B offer_open C, A offer_open C") == ["", "CN-9", "CN-9"]
    racing = POSITIONS["aim, racing"]()
    assert rules(racing, "A aim B, A use LW1, A stake 1") == ["CN-9", "CN-9", ""]
    cash = POSITIONS["aim, markers"]()
    assert rules(cash, "A aim B, A stake 1, A use LW1") == ["CN-9", "CN-9", ""]


def test_CN_9_a_half_made_sealed_answer_binds_only_its_own_seat() -> None:
    state = after(spying(), "B spy BLU3")
    assert rules(state, "B pass, B snitch BLU1, B spy BLU1, B offer_open C") == ["CN-9"] * 4
    assert rules(state, "B look BLU1, B enough, C pass, C snitch BLU1, A offer_open C, C offer_open A") == [""] * 6
    state = after(discarding(), "A discard_job 101")
    assert rules(state, "A offer_open B, A take_back LW1, A accept B") == ["CN-9"] * 3
    assert rules(state, "A discard_influence spy, B discard_job 201, B offer_open C, C offer_open B") == [""] * 4


def test_CN_9_a_complete_sealed_answer_binds_nobody() -> None:
    """While others still answer, a seat that has answered may negotiate."""
    state = after(spying(), "B spy BLU3, B enough")
    assert rules(state, "B offer_open A, B pass") == ["", "CN-4"]
    state = after(discarding(), "B discard_job 201")
    assert rules(state, "B offer_open A, B discard_job 202") == ["", "CN-4"]


def test_CN_9_a_draft_binds_only_its_own_seat() -> None:
    state = planning(own={"B": "LW+A"})
    assert rules(state, "A give cash 1, A ask cash 1, A tag peace, A offer_send, A offer_drop") == ["CN-9"] * 5
    play(state, "B offer_open A, B give cash 1, B offer_send, A offer_open C")
    assert why(state, "A assign BLU1") == why(state, "A accept B") == "CN-9 draft"
    mine = "A snitch DIM1, A offer_open B, A take_back LW1, A reject B, A withdraw B, A enough, A job 109"
    assert rules(state, mine) == ["CN-9"] * 7
    assert rules(state, "A pass, A execute BLU1, A give cash 1, A tag peace, A offer_drop") == [
        "CN-36",
        "CN-4",
        "",
        "",
        "",
    ]
    assert rules(state, "B withdraw A, C offer_open A") == ["", ""]


def test_CN_9_a_draft_waits_while_anothers_choice_is_half_made() -> None:
    state = after(planning(), "B offer_open A, B give cash 1, A assign BLU1")
    assert rules(state, "B offer_send, B offer_drop, B ask cash 1") == ["CN-9"] * 3
    assert why(state, "B offer_send") == "CN-9 other"
    play(state, "A job 109")  # a complete choice drops the draft, and B's turn has come
    assert rules(state, "B offer_send, B assign DIM2") == ["CN-9", ""]


# -- what a refusal may tell ------------------------------------------------------------------------------------------


BEGUN: dict[str, tuple[Callable[[], CosaPlay], str, str]] = {
    "an assignment, a look": (planning, "A assign BLU1", "A spy DIM1"),
    "an assignment, another": (planning, "A assign BLU1", "A assign BLU3"),
    "a target, a look": (lambda: acting("119", {"DIM1": "104"}), "A execute BLU3", "A spy DIM1"),
    "a sealed look, nothing yet": (spying, "B spy BLU3", ""),
    "cards put away, none yet": (discarding, "A discard_job 101, B offer_open C", "B offer_open C"),
}


@pytest.mark.parametrize("name", BEGUN)
def test_CN_9_others_hear_only_that_a_choice_is_under_way(name: str) -> None:
    """Which choice it is shows in none of their refusals; of a sealed one nothing shows at all."""
    position, one, other = BEGUN[name]
    states = [after(position(), steps) if steps else position() for steps in (one, other)]
    heard = [[state.explain(seat_of("C"), action) for action in SPACE] for state in states]
    assert heard[0] == heard[1]


def test_CN_9_others_do_not_learn_which_job_is_executed() -> None:
    """Theft has a target to be named, Threatening Letters have markers to choose from."""
    states = [after(acting(job, own={"B": "LW+A LW+A"}), "A execute BLU3") for job in ("119", "104")]
    heard = [[state.explain(seat_of("B"), action) for action in SPACE] for state in states]
    assert heard[0] == heard[1]
    assert {phase(state)[0] for state in states} == {"aim"}


def test_CN_9_others_hear_nothing_of_a_draft() -> None:
    state = planning()
    before = [state.explain(seat_of("B"), action) for action in SPACE]
    play(state, "A offer_open B, A give cash 1, A tag threat")
    assert [state.explain(seat_of("B"), action) for action in SPACE] == before
    assert rule(state, "B accept A") == "CN-192"


def test_CN_4_facts_are_as_they_are_listed() -> None:
    """The list for the authors of the words names every rule and every fact."""
    text = (SOURCE / "explain" / "explain.py").read_text(encoding="utf-8")
    listed = (ast.get_docstring(ast.parse(text)) or "").split("\n    CN-")[1:]
    found = {f"CN-{entry.split()[0]}": entry for entry in listed}
    assert set(found) == set(FACTS)
    for cited, names in FACTS.items():
        assert names <= set(found[cited].replace(",", " ").replace(":", " ").split()), cited


def test_CN_4_explain_shares_nothing_with_legal() -> None:
    """The second statement reads the table and the printed facts, and asks nothing of the first."""
    mine = sorted((SOURCE / "explain").rglob("*.py"))
    facts = {f"sitdown.games.cosanostra.{name}" for name in ("data", "state", "phase_numbers", "actions")}
    allowed = {f"sitdown.games.cosanostra.explain.{path.stem}" for path in mine} | facts
    assert len(mine) > 1
    for path in mine:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sitdown.games"):
                assert node.module in allowed, f"{path.name} imports {node.module}"
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("legal", "fill", "choices"), f"{path.name} asks for {node.attr}"


def test_CN_4_the_first_check_that_fits_is_cited() -> None:
    """Not asked comes before everything else: before a half-made choice, before the hand, before the target."""
    state = after(planning(influence={}), "B offer_open A")
    assert rules(state, "B assign BLU1, B attach saboteur DIM1, B schemer, B doc") == [
        "CN-4",
        "CN-140",
        "CN-147",
        "CN-150",
    ]
    assert state.explain(seat_of("B"), action_of(state, "attach saboteur DIM1")) == Refusal(
        "CN-140", {"card": "saboteur", "why": "turn"}
    )
    in_a_job = POSITIONS["reroll"]()
    assert {rule(in_a_job, f"A {step}") for step in ("offer_send", "give cash 1", "accept A", "take_back LW1")} == {
        "CN-61"
    }
    assert DRAFT_PARTS < NEGOTIATION
