"""A rate limit: so many grants in a while for a person, and three times as many for an address."""

from __future__ import annotations

import time
from typing import NamedTuple

OF_AN_ADDRESS = 3  # times as many as of a person: a club behind one address


class Asker(NamedTuple):
    """Who asks, as limits know him."""

    person: str
    address: str


class Allowance:
    """What was granted in the last `seconds`; `most` to a person, None: no limit."""

    def __init__(self, most: int | None, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._given: dict[str, list[float]] = {}  # by person and by address: when

    def is_spent(self, asker: Asker) -> bool:
        if self.most is None:
            return False
        since = time.monotonic() - self.seconds
        self._given = {key: kept for key, times in self._given.items() if (kept := [at for at in times if at > since])}
        limits = (asker.person, self.most), (_address(asker), OF_AN_ADDRESS * self.most)
        return any(len(self._given.get(key, [])) >= most for key, most in limits)

    def spend(self, asker: Asker) -> None:
        if self.most is not None:
            at = time.monotonic()
            for key in (asker.person, _address(asker)):
                self._given.setdefault(key, []).append(at)


def _address(asker: Asker) -> str:
    return f"address {asker.address}"
