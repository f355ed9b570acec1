"""What the tests of the bargaining table play with: two moments of a real game, and its actions."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from sitdown.games import game_of
from sitdown.server.routes.games import kinds_shown

GAME: Final = game_of("cosanostra")
NAMES: Final = ["Rosa", "Enzo", "Gina"]
OFFER: Final = [("offer_open", 0), ("give_cash", 2), ("ask_lend", 5), ("tag", 0), ("offer_send",)]


def shown(state: Any, seat: int) -> dict[str, Any]:
    view = {**state.view(seat), "names": NAMES}
    legal = list(state.legal(seat))
    labels = [GAME.say_action(view, action, "en") for action in legal]
    return {"view": view, "legal": legal, "labels": labels, "turn": state.turn()}


def moments() -> dict[str, Any]:
    """Planning, as the family with the first Pimp sees it, and an offer of its right neighbour's to it."""
    state: Any = GAME.start(3, "bargain 1", {"families": "beginner"})
    while state.view(0)["phase"] == "redraw":
        state.apply(state.turn()[0], GAME.actions.encode("keep"))
    seat = next(one["seat"] for one in state.view(0)["players"] if one["code"] == "CAL")
    other = (seat + 1) % 3
    planning = shown(state, seat)
    for name, *values in OFFER:
        state.apply(other, GAME.actions.encode(str(name), *([seat] if name == "offer_open" else values)))
    return {"planning": planning, "offered": shown(state, seat)}


def files() -> dict[str, str]:
    made = {"moments": moments(), "actions": msgspec.to_builtins(kinds_shown(GAME, "en"))}
    return {"bargain.json": json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"}
