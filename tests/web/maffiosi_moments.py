"""Moments of real games of Maffiosi for the board's tests: one for each question, and where each card may go."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from sitdown.engine.events import Log
from sitdown.engine.options import Value
from sitdown.games import game_of
from sitdown.games.maffiosi.data import CARD_IDS
from tests.web.capo_moments import NAMES
from tests.web.kinds import kinds_of
from tests.web.maffiosi_stories import stories

GAME = game_of("maffiosi")

Moment = dict[str, Any]
Wish = Callable[[Moment], Any]


def leads_to(state: Any, seat: int) -> dict[str, list[int]]:
    """For each card that may be played now: what would be legal after it."""
    found = {}
    for action in state.legal(seat):
        if action < len(CARD_IDS):
            trial = state.clone()
            trial.push(seat, action)
            found[CARD_IDS[action]] = list(trial.legal(seat))
    return found


def shown(state: Any, seat: int | None, events: list[dict[str, Any]]) -> Moment:
    view = {**state.view(seat), "names": NAMES[: state.seats]}
    legal = [] if seat is None else list(state.legal(seat))
    labels = [GAME.say_action(view, action, "en") for action in legal]
    after = leads_to(state, seat) if seat is not None and legal and view["phase"] == "card" else {}
    return {"view": view, "legal": legal, "labels": labels, "turn": state.turn(), "events": events, "after": after}


def game(
    seats: int,
    seed: str,
    seat: int | None,
    wanted: dict[str, Wish],
    found: dict[str, Moment],
    **options: Value,
) -> None:
    """Play a game at random; keep the first moment that each wish agrees with."""
    log, rng = Log(), random.Random(seed)
    state = GAME.start(seats, seed, options, listener=log)
    log.take(seat)
    now = shown(state, seat, [])
    while True:
        for name, wish in wanted.items():
            if name not in found and wish(now):
                found[name] = now
        if state.over:
            return
        asked = state.turn()[0]
        legal = list(state.legal(asked))
        plays = [action for action in legal if action < len(CARD_IDS)]
        was = now["view"]
        state.apply(asked, rng.choice(plays or legal))
        now = {**shown(state, seat, log.take(seat)), "before": was}
        log.heard = {}


def on_table(moment: Moment) -> int:
    return sum(isinstance(player["cake"], int) for player in moment["view"]["players"])


def asked(moment: Moment, phase: str) -> bool:
    return moment["view"]["phase"] == phase and bool(moment["legal"])


def heard(moment: Moment, name: str) -> bool:
    return any(event["event"] == name for event in moment["events"])


def costs_own(moment: Moment) -> bool:
    """A cake that would take a man of seat 0."""
    chairs = moment["view"]["chairs"]
    return any(
        cake["seat"] and any(chairs[hit - 1]["man"]["seat"] == 0 for hit in cake["hits"])
        for cake in moment["view"]["cakes"]
    )


def asking(phase: str) -> Wish:
    return lambda m: asked(m, phase)


def moments() -> dict[str, Moment]:
    found: dict[str, Moment] = {}
    phases = ("stab", "fire", "order", "pass", "kaboom", "nightcap", "move_from", "scram_piece", "second")
    wanted = {phase: asking(phase) for phase in phases}
    wanted |= {
        "card": lambda m: asked(m, "card") and len(m["after"]) > 2 and len(m["legal"]) < 10,
        "card-fire": lambda m: "fire" in m["after"] and m["view"]["turn"] > 4,
        "card-pass": lambda m: "pass" in m["after"] and on_table(m),
        "card-nightcap": lambda m: "nightcap" in m["after"],
        "card-scram": lambda m: "scram" in m["after"],
        "card-move": lambda m: "move" in m["after"] and m["view"]["turn"] > 8,
        "card-kaboom": lambda m: "kaboom" in m["after"] and costs_own(m),
        "asleep": lambda m: any((chair["man"] or {}).get("asleep") for chair in m["view"]["chairs"]),
        "exploded": lambda m: heard(m, "exploded") and heard(m, "removed") and heard(m, "income"),
        "over": lambda m: m["view"]["over"],
    }
    for number in range(60):
        if len(found) == len(wanted):
            break
        game(4, f"maffiosi-{number}", 0, wanted, found)
    assert set(found) == set(wanted), set(wanted) - set(found)
    game(3, "seating", 0, {"setup": lambda m: asked(m, "setup_piece")}, found, seating="manual")
    game(6, "looking", None, {"onlooker": lambda m: on_table(m) > 1}, found)
    return found


def files() -> dict[str, str]:
    made = {"kinds": kinds_of(GAME), "moments": moments(), "printed": GAME.printed(), "stories": stories()}
    return {
        f"maffiosi/{name}.json": json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, value in made.items()
    }
