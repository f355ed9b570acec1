"""How long a bot may think at a table of people, and so when it answers: a public fact, whatever it holds."""

from __future__ import annotations

from typing import Final

from sitdown.bots.named import BOTS

SECONDS: Final = 1.5  # for a whole choice, of one core
BRISK_SECONDS: Final = 0.3
PONDER_SECONDS: Final = 6.0  # that the bots of a table together may think ahead between two moves
BRISK: Final = 500  # milliseconds: a table with a smaller pace is in a hurry


def thinking_seconds(level: str, pace: int) -> float:
    """What a bot of this level gets for a choice at a table with this pace; 0: it needs no time to speak of."""
    made = BOTS.get(level)
    if made is None or not made.searches:
        return 0.0
    return BRISK_SECONDS if pace < BRISK else SECONDS
