"""How many messages a client may send."""

from __future__ import annotations

import time


class RateLimit:
    """So many messages a second, three times as many at once; who sends more is heard later. None: no limit."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: int | None) -> None:
        self._rate = rate
        self._left = 3.0 * (rate or 0)
        self._since = time.monotonic()

    def take(self) -> float:
        """Count one message; seconds until it may be handled."""
        if self._rate is None:
            return 0.0
        at = time.monotonic()
        self._left = min(3.0 * self._rate, self._left + (at - self._since) * self._rate) - 1.0
        self._since = at
        return max(0.0, -self._left / self._rate)
