"""Refusals of La Cosa Nostra for tests: a position for every decision, and the rule that forbids a step there.

Written in the notation of positions.py: A is Blundetto (LS CO WC), B DiMaggio (DD LW BF), C Calmuti
(PI PO GA); BLU1 to BLU3 have 1 to 3 pistols.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sitdown.engine import Refusal
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import action_of, play, seat_of, start, table

SPACE = range(GAME.actions.size)
BESIDE = (-1, GAME.actions.size, 10**30)  # ints that are no action, and numbers of no seat
KIND_OF = [GAME.actions.kind_of(action).name for action in SPACE]
NEGOTIATION = {kind.name for kind in GAME.actions.kinds if kind.start >= GAME.actions.encode("take_back", 0)}
DRAFT_PARTS = {kind for kind in NEGOTIATION if kind.startswith(("give_", "ask_"))} | {"tag", "offer_send", "offer_drop"}

# What words may count on: the facts of each refusal.
_MAN = "gangster name"
_CARD = "business trade"
FACTS = {
    rule: set(names.split())
    for rule, names in {
        "CN-4": "kind why",
        "CN-9": "kind why",
        "CN-10": "family",
        "CN-23": "job",
        "CN-33": f"{_MAN} why",
        "CN-34": "job",
        "CN-35": "number",
        "CN-36": "",
        "CN-39": f"job {_MAN}",
        "CN-51": "",
        "CN-53": f"{_MAN} why",
        "CN-55": f"{_CARD} amount cash",
        "CN-58": "job deed",
        "CN-61": "",
        "CN-62": "job deed",
        "CN-74": "number most",
        "CN-84": f"{_CARD} why",
        "CN-100": "deed what",
        "CN-101": "deed what wanted why",
        "CN-102": f"deed {_CARD}",
        "CN-115": "amount most",
        "CN-116": "amount most",
        "CN-118": f"{_CARD} amount cash why",
        "CN-119": f"{_CARD} amount cash why",
        "CN-130": f"{_MAN} why",
        "CN-133": f"{_MAN} why",
        "CN-140": "card why",
        "CN-141": f"card {_MAN} why",
        "CN-142": f"card {_MAN}",
        "CN-143": f"card {_MAN}",
        "CN-145": f"card {_MAN} why",
        "CN-146": "",
        "CN-147": "",
        "CN-149": "why",
        "CN-150": "",
        "CN-151": f"{_MAN} why",
        "CN-161": f"{_MAN} amount cash why",
        "CN-162": "card what most why",
        "CN-180": "why",
        "CN-183": "side what amount cash",
        "CN-184": "side what",
        "CN-185": f"side {_MAN}",
        "CN-186": f"side {_CARD} why",
        "CN-187": _CARD,
        "CN-188": f"{_CARD} side",
        "CN-191": "most why",
        "CN-192": "kind seat",
    }.items()
}


# -- asking -----------------------------------------------------------------------------------------------------------


def refusal(state: CosaPlay, step: str) -> Refusal | None:
    """Why "A execute CAL2" is refused; None if it is legal. `legal` says the same."""
    seat, action = seat_of(step[0]), action_of(state, step[2:])
    found = state.explain(seat, action)
    assert (found is None) == (action in state.legal(seat)), f"{step}: {found}, but `legal` thinks otherwise"
    assert found is None or set(found.facts) == FACTS[found.rule]
    return found


def rule(state: CosaPlay, step: str) -> str:
    """The rule that refuses it; empty if it is legal."""
    found = refusal(state, step)
    return "" if found is None else found.rule


def rules(state: CosaPlay, steps: str) -> list[str]:
    return [rule(state, step) for step in steps.split(", ")]


def why(state: CosaPlay, step: str) -> str:
    """The rule with its reason: `CN-33 planned`."""
    found = refusal(state, step)
    return "" if found is None else f"{found.rule} {found.facts['why']}"


def after(state: CosaPlay, steps: str) -> CosaPlay:
    play(state, steps)
    return state


EVERYBODY = [f"{family}{man}" for family in ("BLU", "DIM", "CAL") for man in (1, 2, 3)]
NINE_JOBS = [str(number) for number in range(101, 110)]

# -- a position for every decision ------------------------------------------------------------------------------------


def planning(**laid: Any) -> CosaPlay:
    """Round I, A plans; B and C have a Job on their weakest Gangsters and A none."""
    usual: dict[str, Any] = {
        "moment": "plan",
        "jobs": {"A": "109 110", "B": "101 102", "C": "103 105"},
        "plan": {"DIM1": "104", "CAL1": "106"},
        "influence": {"A": "snitch spy henchman saboteur", "B": "snitch spy henchman"},
    }
    return table(**{**usual, **laid})


def acting(plan: str, others: dict[str, str] | None = None, **laid: Any) -> CosaPlay:
    """A's action turn with this card on BLU3, the strongest, and one on BLU1 so that the turn is not the last."""
    cards = {"BLU3": plan, "BLU1": "106", **(others or {})}
    usual: dict[str, Any] = {"influence": {"A": "snitch spy schemer"}}
    return table(**{**usual, **laid, "plan": cards})


def late(plan: str, others: dict[str, str] | None = None, **laid: Any) -> CosaPlay:
    """The same in round III: Robberies and Traps are about."""
    return acting(plan, others, **{"round": 3, "influence": {}, **laid})


def spying(**laid: Any) -> CosaPlay:
    """Option `spy_anytime`: B and C are asked before A's action turn."""
    influence = {"A": "snitch spy henchman", "B": "snitch spy henchman", "C": "snitch"}
    return acting("109", {"DIM1": "104"}, **{"influence": influence, "spy_anytime": True, **laid})


def discarding() -> CosaPlay:
    """After round II: A has five Jobs and four Influence cards, B four Jobs, C none too many."""
    jobs = {"A": "101 102 103 104 105", "B": "201 202 203 204", "C": "106"}
    influence = {"A": "snitch spy henchman henchman", "B": "snitch"}
    return table(moment="payday", round=2, jobs=jobs, influence=influence)


POSITIONS: dict[str, Callable[[], CosaPlay]] = {
    "family": lambda: start(3, families="choose"),
    "redraw": lambda: table(moment="round", round=2),
    "plan": planning,
    "plan_card": lambda: after(planning(), "A assign BLU1"),
    "plan_more": lambda: after(planning(plays_after_assign=True), "A assign BLU1, A job 109"),
    "look in plan": lambda: after(planning(), "A spy DIM1"),
    "look in plan_more": lambda: after(planning(plays_after_assign=True), "A assign BLU1, A job 109, A spy DIM1"),
    "spying in plan": lambda: planning(spy_anytime=True),
    "spying in plan, attaching": lambda: planning(influence_anytime=True),
    "spying in plan, half": lambda: after(planning(spy_anytime=True), "B spy CAL1"),
    "spying": spying,
    "spying, half": lambda: after(spying(), "B spy BLU3"),
    "last_plays": lambda: planning(influence_anytime=True, jobs={}, plan=dict(zip(EVERYBODY, NINE_JOBS, strict=True))),
    "scheme": lambda: acting("109", {"DIM1": "104"}, influence={"A": "schemer", "B": "schemer"}),
    "act": lambda: acting("109"),
    "act, extra": lambda: after(
        acting("109", {"DIM1": "104"}, influence={"A": "schemer", "B": "schemer schemer"}), "B schemer"
    ),
    "look in act": lambda: after(acting("109", {"DIM1": "104"}), "A spy DIM1"),
    "act_more": lambda: after(acting("103", plays_after_act=True), "A execute BLU3 [1 1 1], A pass"),
    "look in act_more": lambda: after(
        acting("103", {"DIM1": "104"}, plays_after_act=True), "A execute BLU3 [1 1 1], A pass, A spy DIM1"
    ),
    "aim": lambda: after(acting("119"), "A execute BLU3"),
    "aim, racing": lambda: after(acting("425", round=4), "A execute BLU3"),
    "aim, markers": lambda: after(acting("104", own={"B": "LW+A LW+A"}), "A execute BLU3"),
    "reroll": lambda: after(acting("103"), "A execute BLU3 [2 3 4]"),
    "rob": lambda: after(late("103", {"DIM1": "319"}), "A execute BLU3 [2 3 4], A pass"),
    "trap": lambda: after(late("119", {"DIM1": "321"}), "A execute BLU3, A aim B [3 3 3]"),
    "doctor": lambda: after(
        acting("114", influence={"B": "emergency_doc snitch", "C": "snitch"}), "A execute BLU3, A aim B.LW [2 3 4]"
    ),
    "launder": lambda: after(acting("216", round=2), "A execute BLU3 [3 3 3]"),
    "buy": lambda: after(acting("219", round=2), "A execute BLU3 [3 3 3]"),
    "return_fire": lambda: after(acting("420", round=4), "A execute BLU3, A aim DIM3 [1 1 1]"),
    "recruit": lambda: table(moment="payday", cash=[30, 30, 30]),
    "discard": discarding,
    "discard, half": lambda: after(discarding(), "A discard_job 101"),
    "end": lambda: table(moment="payday", round=4),
}
