"""Refusals of Maffiosi in tests: a table, a wish, and what is heard."""

from __future__ import annotations

from typing import Any

from sitdown.engine import Refusal
from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.positions import action_of, table

YELLOW, RED, BLUE = range(3)
CROWD = "yB 2, yK 14, rH 5, rK 13, bH 7, bB 22"  # drinks at 2, 5, 7, 13 and 22; a victim at 13
T12 = "rH 3, bH 27, yB 12"

# What words may count on: the facts of each refusal.
FACTS = {
    "MA-6": {"chair"},
    "MA-7": {"type", "asleep"},
    "MA-10": {"seat", "colour"},
    "MA-11": {"kind", "phase"},
    "MA-12": set(),
    "MA-23": {"why", "card"},
    "MA-24": {"card"},
    "MA-25": {"card"},
    "MA-27": {"card"},
    "MA-33": {"why", "chair"},
    "MA-34": {"chair"},
    "MA-36": {"chair"},
    "MA-37": {"chair"},
    "MA-40": {"why", "chair"},
    "MA-41": {"chair"},
    "MA-44": {"colour"},
    "MA-45": {"colour"},
    "MA-47": {"why", "chair"},
    "MA-48": {"chair"},
    "MA-55": {"why", "chair"},
    "MA-56": {"chair"},
    "MA-57": {"why", "chair"},
}


def lay(men: str, hand: str = "", cakes: str = "", check: bool = True, **options: Any) -> MaffiosiPlay:
    """Three players: these men, yellow's hand (with filler up to five) and cakes (`red 30`); yellow has to play."""
    places = {colour: int(chair) for colour, chair in (cake.split() for cake in cakes.split(", ") if cake)}
    return table(men, hands={"yellow": hand}, cakes=places, check=check, **options)


def after(state: MaffiosiPlay, script: str) -> MaffiosiPlay:
    """Each action by the seat that decides."""
    for what in script.split(", "):
        state.apply(state.mover, action_of(what))
    return state


def refusal(state: MaffiosiPlay, what: str, seat: int | None = None) -> Refusal | None:
    """What the seat that decides, or this one, hears; with the facts that its sentence counts on."""
    found = state.explain(state.mover if seat is None else seat, action_of(what))
    assert found is None or set(found.facts) == FACTS[found.rule]
    return found


def rule(state: MaffiosiPlay, what: str, seat: int | None = None) -> str:
    """The rule that forbids it; empty if it is legal."""
    found = refusal(state, what, seat)
    return "" if found is None else found.rule


def chairs(state: MaffiosiPlay, forbidden_by: str = "") -> set[int]:
    """The chairs that this rule forbids; those that none forbids."""
    return {chair for chair in range(1, 31) if rule(state, f"chair {chair}") == forbidden_by}
