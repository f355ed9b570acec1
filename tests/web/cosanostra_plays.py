"""Whole games of La Cosa Nostra as one seat sees and hears them, move by move: the board's tests follow the story."""

from __future__ import annotations

import json
from typing import Any, Final

from sitdown.bots.seated import seat_bot
from sitdown.engine.events import Log
from sitdown.engine.options import Value
from sitdown.games import game_of

GAME = game_of("cosanostra")
# By their seeds: how many sit there, whose eyes it is seen with, and what is played.
PLAYS: Final[dict[str, tuple[int, int | None, dict[str, Value]]]] = {
    "three": (3, 0, {}),
    "four": (4, 2, {"families": "choose"}),
    "five": (5, None, {"trade_planned": True, "business_bonus": True}),
}
# What a board draws of a view, and of each player.
DRAWN: Final = (
    *("you", "seats", "phase", "round", "start_player", "market", "business_deck_size", "monopolies"),
    *("needs", "lacking", "over"),
)
OF_PLAYER: Final = (
    *("seat", "family", "code", "cash", "laundered", "income", "free_markers", "gangsters", "recruits", "businesses"),
    *("jobs", "job_backs", "influence", "influence_size", "killed", "power"),
)
OF_GANGSTER: Final = ("gangster", "pistols", "strength", "state", "plan", "attached", "die")

Seen = dict[str, Any]


def seen(state: Any, seat: int | None) -> Seen:
    """The view, laid flat: what is each player's, Gangster's and Business's has a name of its own."""
    whole = state.view(seat)
    view = {name: whole[name] for name in DRAWN}
    for number, player in enumerate(whole["players"]):
        view.update({f"{number} {name}": player[name] for name in OF_PLAYER})
        view[f"{number} gangsters"] = [man["gangster"] for man in player["gangsters"]]
        for man in player["gangsters"]:
            view[f"man {man['gangster']}"] = {name: man[name] for name in OF_GANGSTER}
        view[f"{number} businesses"] = [card["business"] for card in player["businesses"]]
        view.update({f"card {card['business']}": card for card in player["businesses"]})
    return view


def changes(before: Seen, after: Seen) -> Seen:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


def play(seed: str, seats: int, eyes: int | None, options: dict[str, Value]) -> list[list[Any]]:
    """For each move that is noticed: what was heard of it, and what is seen otherwise than before."""
    state = GAME.start(seats, seed, options)
    bots = [seat_bot(number, "thumb", seed) for number in range(seats)]
    log, before = Log(), seen(state, eyes)
    moves: list[list[Any]] = [[[], before]]
    state.listener = log
    while (seat := state.next_to_ask()) >= 0:
        state.push(seat, bots[seat].choose(state))
        after = seen(state, eyes)
        heard, new = log.take(eyes), changes(before, after)
        if heard or new:
            moves.append([heard, new])
        before = after
    return moves


def files() -> dict[str, str]:
    told = {seed: play(seed, *how) for seed, how in PLAYS.items()}
    return {"cosanostra/plays.json": json.dumps(told, ensure_ascii=False, separators=(",", ":"))}
