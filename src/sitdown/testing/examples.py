"""Helpers for worked examples: act by name, ask why not, listen, and read a view.

state = dealt((1, 2, 3), (4, 5, 6))
log = listen(state)
do(state, 0, "open", 2)
assert refused(state, 0, "open", 3) == "BR-3"
assert told(log, "opens", 1) == [{"event": "opens", "seat": 0, "rule": "BR-4", "cards": ["2"]}]
"""

from __future__ import annotations

from typing import Any, cast

from sitdown.engine import Fact, Illegal, Log, State
from sitdown.testing.promise import promise, truth

Lines = list[dict[str, Fact]]


def do(state: State, seat: int, kind: str, *values: int) -> None:
    """The seat does it, or Illegal tells the rule."""
    state.apply(seat, state.game.actions.encode(kind, *values))


def refused(state: State, seat: int, kind: str | int, *values: int) -> str:
    """The rule that forbids it, empty if it is legal: a kind and its arguments, or any int.

    `legal` and `explain` must agree, `apply` must name the same rule and change nothing.
    """
    action = kind if isinstance(kind, int) else state.game.actions.encode(kind, *values)
    refusal = state.explain(seat, action)
    promise((refusal is None) == (action in state.legal(seat)), "legal and explain differ", seat, action, refusal)
    if refusal is None:
        return ""
    before = truth(state)
    try:
        state.apply(seat, action)
    except Illegal as error:
        same = error.refusal == refusal and (error.rule, error.seat, error.action) == (refusal.rule, seat, action)
        promise(same, "apply refuses for another reason than explain", error, refusal)
    else:
        promise(False, "apply did what explain forbids", seat, action, refusal)
    promise(truth(state) == before, "a refused action changes something", seat, action)
    return refusal.rule


def listen(state: State) -> Log:
    """From now on all events of the state are kept here."""
    log = Log()
    state.listener = log
    return log


def told(log: Log, name: str, seat: int | None = None) -> Lines:
    """The events of this name as the seat (None: an onlooker) heard them."""
    return [line for line in log.lines(seat) if line["event"] == name]


def see(state: State, seat: int | None = None) -> dict[str, Any]:
    """The seat's view (None: an onlooker's), for reading."""
    return cast(dict[str, Any], state.view(seat))
