"""The clocks of all seats, computed from the times of the entries; nothing here asks what time it is.

A seat's clock runs while the seat is asked, a person sits on it and is present. `since` is when the clock began to
run, or, after a pause, when it would have begun had there been no pause. A bot's chair has no clock, but its `since`
tells when it was asked: it answers a fixed time after that.

For the clock a seat has moved when everybody noticed it, and has handed over the turn when it is asked no more. So the
clock tells nothing of a sealed choice that is half made.
"""

from __future__ import annotations

from sitdown.table.entries import Clock

NOT_ASKED = -1
RETURN_GIFT = 10_000  # at least so much has who comes back with an empty clock


def earliest(times: list[int | None]) -> int | None:
    """None: nothing is to come."""
    first: int | None = None
    for time in times:
        if time is not None and (first is None or time < first):
            first = time
    return first


class Clocks:
    __slots__ = ("_game", "_increment", "_move", "left", "paused_at", "runs", "since")

    def __init__(self, clock: Clock, seats: int) -> None:
        self._move = clock.kind == "move"
        self._game = clock.kind == "game"
        self._increment = clock.increment * 1000
        self.left = [clock.seconds * 1000] * seats  # for the move, or for the rest of the game
        self.since = [NOT_ASKED] * seats
        self.runs = [False] * seats  # does time count for this seat?
        self.paused_at = NOT_ASKED

    def ask(self, turn: list[int], at: int, mover: int = -1, noticed: bool = True) -> None:
        """These seats are asked now; `mover` is who moved, `noticed` whether everybody could see it."""
        for seat, since in enumerate(self.since):
            if seat not in turn:
                if since != NOT_ASKED:
                    self._charge(seat, at)
                    self.since[seat] = NOT_ASKED
                    self._pay(seat, mover)
            elif since == NOT_ASKED:
                self.since[seat] = at
            elif seat == mover and noticed:
                self._charge(seat, at)
                self.since[seat] = at

    def _pay(self, seat: int, mover: int) -> None:
        if self._game and seat == mover and self.runs[seat]:
            self.left[seat] += self._increment

    def _charge(self, seat: int, at: int) -> None:
        if self._game and self.runs[seat]:
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.since[seat]))

    def stop(self, seat: int, at: int) -> None:
        """The seat's owner is away from now on; whoever answers for it is asked now."""
        self._rebase(seat, at)
        self.runs[seat] = False

    def go(self, seat: int, at: int) -> None:
        """The seat's owner is back, with time to do something."""
        self._rebase(seat, at)
        self.runs[seat] = True
        if self._game:
            self.left[seat] = max(self.left[seat], self._increment, RETURN_GIFT)

    def _rebase(self, seat: int, at: int) -> None:
        if self.since[seat] == NOT_ASKED:
            return
        now = at if self.paused_at == NOT_ASKED else self.paused_at
        self._charge(seat, now)
        self.since[seat] = now

    def pause(self, at: int) -> None:
        self.paused_at = at

    def resume(self, at: int) -> None:
        self._shift(self.paused_at, at)
        self.paused_at = NOT_ASKED

    def down(self, since: int, at: int) -> None:
        if self.paused_at == NOT_ASKED:  # a pause covers it
            self._shift(since, at)

    def _shift(self, start: int, end: int) -> None:
        for seat, since in enumerate(self.since):
            if since != NOT_ASKED:
                self.since[seat] = since + max(0, end - max(start, since))

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is over; None while its clock does not run."""
        if self.since[seat] == NOT_ASKED or not self.runs[seat] or self.paused_at != NOT_ASKED:
            return None
        return self.since[seat] + self.left[seat] if self._move or self._game else None

    def remaining(self, seat: int) -> int | None:
        """What the seat has left while its clock stands; None without clocks."""
        if not (self._move or self._game):
            return None
        if self.paused_at == NOT_ASKED or self.since[seat] == NOT_ASKED or not self.runs[seat]:
            return self.left[seat]
        return max(0, self.left[seat] - max(0, self.paused_at - self.since[seat]))
