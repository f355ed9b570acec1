"""Moments of the games that are played on the common board: together they ask every question that a game has."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sitdown.engine.game import Game, State
from sitdown.engine.options import Value
from sitdown.engine.rng import Rng
from sitdown.games import game_of
from sitdown.games.cosanostra import phase_numbers as cosanostra
from sitdown.games.maffiosi import state as maffiosi
from sitdown.games.sicilianos import state as sicilianos
from sitdown.server.routes.games import kinds_shown, zones_shown

NAMES: Final = ["Rosa", "Enzo", "Gina", "Nino"]
SEATS: Final = len(NAMES)
SPEAKS_UP: Final = 0.05  # how often somebody acts who has not been asked
# By their seeds: plays that ask everything between them. If the rules change, others may have to be looked for.
PLAYS: Final[dict[str, dict[str, dict[str, Value]]]] = {
    "sicilianos": {"sicilianos 0": {"steal": "may"}},
    "maffiosi": {"maffiosi 0": {"seating": "manual", "nightcap": "up_to"}, "maffiosi 1": {}},
    "cosanostra": {
        "cosanostra 0": {"families": "choose", "plays_after_act": True},
        "cosanostra 53": {"influence_anytime": True, "plays_after_assign": True},
    },
}
PHASES: Final = {"sicilianos": sicilianos.PHASES, "maffiosi": maffiosi.PHASES, "cosanostra": cosanostra.PHASES}

Moment = dict[str, Any]
Asked = frozenset[str]


def asked_of(state: State, seat: int) -> Asked:
    """The kinds of what this seat may do, and where the game stands if it must."""
    kinds = {state.game.actions.kind_of(action).name for action in state.legal(seat)}
    phase = PHASES[state.game.slug][getattr(state, "phase")]  # noqa: B009 (every game has its own kind of state)
    return frozenset(kinds | ({phase_key(phase)} if seat in state.turn() else set()))


def phase_key(phase: str) -> str:
    return f"phase {phase}"


def chosen(state: State, seat: int, dice: random.Random, rng: Rng) -> int:
    if seat in state.turn():
        return state.game.thumb(state.imagine(seat, rng), seat, rng)
    return dice.choice(state.legal(seat))


def states(game: Game, seed: str) -> Iterator[State]:
    """A play from its deal to its end."""
    dice, rng = random.Random(seed), Rng.seeded(seed)
    state = game.start(SEATS, seed, PLAYS[game.slug][seed])
    yield state
    while not state.over:
        others = [seat for seat in range(SEATS) if seat not in state.turn() and state.legal(seat)]
        speaks = others and dice.random() < SPEAKS_UP
        seat = dice.choice(others if speaks else state.turn())
        state.push(seat, chosen(state, seat, dice, rng))
        yield state


def moment(state: State, seat: int) -> Moment:
    view = {**state.view(seat), "names": NAMES}
    legal = state.legal(seat)
    labels = [state.game.say_action(view, action, "en") for action in legal]
    prompt = state.game.prompt(view, "en")
    return {"seat": seat, "turn": state.turn(), "view": view, "legal": legal, "labels": labels, "prompt": prompt}


def moments(game: Game) -> list[Moment]:
    """The first time that each question is asked, and the end."""
    wanted = {kind.name for kind in game.actions.kinds} | {phase_key(phase) for phase in PHASES[game.slug][:-1]}
    met: set[str] = set()
    found: list[Moment] = []
    for seed in PLAYS[game.slug]:
        for state in states(game, seed):
            for seat in range(SEATS):
                asked = asked_of(state, seat)
                if not asked <= met:
                    found.append(moment(state, seat))
                    met |= asked
    assert wanted <= met, f"never asked: {sorted(wanted - met)}"
    return [*found, moment(state, 0)]


def files() -> dict[str, str]:
    made = {}
    for slug in PLAYS:
        game = game_of(slug)
        shown = {
            "slug": slug,
            "title": game.title,
            "talk": game.talk,
            "hidden": game.hidden,
            "actions": msgspec.to_builtins(kinds_shown(game, "en")),
            "zones": zones_shown(game, "en"),
            "printed": game.printed(),
        }
        made[f"table/{slug}.json"] = json.dumps({"game": shown, "moments": moments(game)}, ensure_ascii=False)
    return made
