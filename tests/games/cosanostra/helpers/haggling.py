"""What a bot of La Cosa Nostra does next at a table laid for a test."""

from __future__ import annotations

from sitdown.engine import Rng
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import seat_of


def choice(state: CosaPlay, letter: str) -> int:
    return GAME.thumb(state, seat_of(letter), Rng.seeded(0))


def answers(state: CosaPlay, letter: str) -> str:
    """What it does next, by name."""
    return GAME.actions.decode(choice(state, letter))[0]


def go_on(state: CosaPlay, letter: str) -> list[str]:
    """What it writes into an offer, done to the state."""
    found: list[str] = []
    while not found or found[-1] not in ("offer_send", "offer_drop"):
        action = choice(state, letter)
        found.append(" ".join(str(part) for part in GAME.actions.readable(action)))
        state.apply(seat_of(letter), action)
    return found
