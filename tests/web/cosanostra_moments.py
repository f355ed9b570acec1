"""Moments of real games of La Cosa Nostra for the board's tests, and what is printed on its cards."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from sitdown.games import game_of
from sitdown.games.cosanostra.actions import DO_TAKE_BACK
from tests.web.kinds import kinds_of

GAME = game_of("cosanostra")
NAMES: Final = ["Rosa", "Nonna", "Il Contabile"]
# The first moment at which seat 0 is asked in this phase, and may do something of this kind.
WANTED: Final = {
    "plan": ("plan", "attach"),
    "plan-card": ("plan_card", "market"),
    "look": ("look", "look"),
    "act": ("act", "skip"),
    "act-lawyer": ("act", "lawyer"),
    "aim": ("aim", "aim_business"),
    "aim-gangster": ("aim", "aim_gangster"),
    "scheme": ("scheme", "schemer"),
    "reroll": ("reroll", "reroll"),
    "launder": ("launder", "launder"),
    "buy": ("buy", "buy"),
    "doctor": ("doctor", "doc"),
    "recruit": ("recruit", "recruit"),
    "discard": ("discard", "discard_job"),
}

Moment = dict[str, Any]


def shown(state: Any, view: dict[str, Any], legal: list[int]) -> Moment:
    named = {**view, "names": NAMES}
    return {
        "view": named,
        "legal": legal,
        "labels": [GAME.say_action(named, a, "en") for a in legal],
        "turn": state.turn(),
    }


def keep(state: Any, found: dict[str, Moment]) -> None:
    legal = list(state.legal(0))
    names = {GAME.actions.kind_of(action).name for action in legal}
    view = state.view(0)
    for name, (phase, kind) in WANTED.items():
        if name not in found and view["phase"] == phase and kind in names:
            found[name] = shown(state, view, legal)


def play(seed: str, found: dict[str, Moment]) -> None:
    rng = random.Random(seed)
    state = GAME.start(3, seed)
    while not state.over:
        keep(state, found)
        seat = rng.choice(state.turn())
        legal = list(state.legal(seat))
        state.apply(seat, rng.choice([action for action in legal if action < DO_TAKE_BACK] or legal))
    if "over" not in found:
        found["over"] = shown(state, state.view(0), [])
        found["open"] = shown(state, state.open_view(), [])


def moments() -> dict[str, Moment]:
    found: dict[str, Moment] = {}
    for number in range(400):
        if all(name in found for name in WANTED):
            break
        play(f"cosanostra-{number}", found)
    assert all(name in found for name in WANTED), set(WANTED) - set(found)
    return found


def files() -> dict[str, str]:
    made = {"kinds": kinds_of(GAME), "moments": moments(), "printed": GAME.printed()}
    return {
        f"cosanostra/{name}.json": json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, value in made.items()
    }
