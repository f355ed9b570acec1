"""Telling moments of Palermo, as the server would show them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sitdown.engine.events import Log
from sitdown.engine.game import State
from sitdown.engine.options import Value
from sitdown.engine.rng import Rng
from sitdown.games import game_of
from sitdown.games.palermo.actions import ACTIONS

GAME = game_of("palermo")
NAMES = ["Rosa", "Nonna", "Il Contabile", "Don Ugo", "La Zia"]


def play_until(state: State, wanted: Callable[[State], bool], wasteful: bool) -> None:
    """`wasteful` builders use up the small houses first, until only a kiosk fits."""
    rng = Rng.seeded("palermo on the web")
    while not state.over and not wanted(state):
        seat = state.turn()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(1 + len(legal) // 9)] if wasteful else GAME.thumb(state, seat, rng))


def moment(state: State, log: Log, seat: int | None) -> dict[str, object]:
    view = {**state.view(seat), "names": NAMES[: state.seats]}
    legal = state.legal(seat) if seat is not None and seat in state.turn() else []
    labels = {lang: [GAME.say_action(view, action, lang) for action in legal] for lang in ("en", "nl")}
    prompt = {lang: GAME.prompt(view, lang) for lang in ("en", "nl")}
    return {"view": view, "turn": state.turn(), "legal": legal, "labels": labels, "prompt": prompt,
            "events": log.heard.get(seat, [])[-6:]}  # fmt: skip


def told(
    seats: int, wanted: Callable[[State], bool], *, watched: bool = False, wasteful: bool = False, **options: Value
) -> dict[str, object]:
    log = Log()
    state = GAME.start(seats, "sitdown", options, log)
    play_until(state, wanted, wasteful)
    return moment(state, log, None if watched else (state.turn() or [0])[0])


def seen(state: State) -> dict[str, Any]:
    return state.seen_by_all()


def phase(state: State, name: str) -> bool:
    return bool(seen(state)["phase"] == name)


def at(name: str, round_: int) -> Callable[[State], bool]:
    return lambda state: phase(state, name) and seen(state)["round"] == round_


def half_built(state: State) -> bool:
    return phase(state, "build") and len(seen(state)["tiles"]) == 15


def one_is_home(state: State) -> bool:
    return phase(state, "police") and "home" in [player["where"] for player in seen(state)["players"]]


def moments() -> dict[str, dict[str, object]]:
    return {
        "start": told(4, lambda state: True),
        "build": told(4, half_built),
        "kiosk": told(5, lambda state: bool(seen(state)["contact"] == "kiosk"), wasteful=True),
        "depot": told(4, lambda state: phase(state, "gangster")),
        "police": told(4, at("police", 6)),
        "gangster": told(4, at("gangster", 7)),
        "five": told(5, at("gangster", 5)),
        "tolls": told(3, at("gangster", 9), ring_rides="any", ride_toll=True),
        "homeward": told(3, one_is_home),
        "unpoliced": told(3, at("gangster", 4), police=False, bonus_when="once"),
        "watched": told(4, at("gangster", 7), watched=True),
        "over": told(4, lambda state: False),
    }


STEP = 30  # moves from one view of the story to the next


def story() -> dict[str, object]:
    """A whole game as an onlooker hears it: the view at its start, then events with the view that they lead to."""
    log, rng = Log(), Rng.seeded("palermo on the web")
    state = GAME.start(3, "sitdown", {}, log)
    first, parts, moves = state.view(None), [], 0
    while not state.over:
        seat = state.turn()[0]
        state.apply(seat, GAME.thumb(state, seat, rng))
        moves += 1
        if state.over or moves % STEP == 0:
            parts.append({"events": log.take(None), "view": state.view(None)})
    return {"first": first, "parts": parts}


def kinds() -> list[dict[str, object]]:
    return [
        {"name": kind.name, "start": kind.start, "several": kind.several, "closed_by": kind.closed_by,
         "args": [{"name": arg.name, "of": arg.of, "count": arg.count, "first": arg.first, "relative": arg.relative}
                  for arg in kind.args]}
        for kind in ACTIONS.kinds
    ]  # fmt: skip


def files() -> dict[str, str]:
    made = {name: json.dumps(told, ensure_ascii=False) for name, told in moments().items()}
    made |= {
        "kinds": json.dumps(kinds()),
        "story": json.dumps(story(), separators=(",", ":")),
        "printed": json.dumps(GAME.printed()),
    }
    return {f"palermo/{name}.json": text for name, text in made.items()}
