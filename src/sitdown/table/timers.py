"""What happens at a table by itself, and when: bots and presets answer, clocks run out."""

from __future__ import annotations

from sitdown.table.clock import NOT_ASKED, earliest
from sitdown.table.empty import is_alone
from sitdown.table.fold import Fold
from sitdown.table.presets import preset_answer

# Milliseconds: longer than a page needs to show what led to a window and then to answer by the preset.
PRESETS_AFTER = 12_000
BEFORE_TIME_IS_OUT = 500


class Timers(Fold):
    """A table with its times."""

    __slots__ = ()

    def due(self) -> int | None:
        """When something happens next by itself: a bot answers, a clock runs out. None: nothing does."""
        if self.phase != "playing":
            return None
        return earliest([*[self.ready(seat) for seat in range(self.head.seats)], self.clock_due(), self.presets_due()])

    def clock_due(self) -> int | None:
        """When the next clock runs out."""
        if self.phase != "playing":
            return None
        return earliest([self.clocks.deadline(seat) for seat in self.turn])

    def presets_due(self) -> int | None:
        """When the next answer of a preset is given."""
        return earliest([self.preset_due(seat) for seat in self.turn])

    def ready(self, seat: int) -> int | None:
        """When a bot must answer for this seat, a fixed time after it was asked; None: no bot has to."""
        chair = self.chairs[seat]
        if chair.acts or self.phase != "playing":
            return None
        times = [self.clocks.since[seat]]
        if chair.kind == "bot":  # for who is only away nothing is done that need not be
            times.append(self.asked_after[seat])
        return earliest([time + self.head.pace for time in times if time != NOT_ASKED])

    def bots_due(self, at: int) -> list[int]:
        """Seats for which a bot must choose now, those first who were asked first."""
        waiting = [(time, seat) for seat in range(self.head.seats) if (time := self.ready(seat)) is not None]
        return [seat for time, seat in sorted(waiting) if time <= at]

    def timed_out(self, at: int) -> list[int]:
        """Seats whose time is over."""
        deadlines = [(self.clocks.deadline(seat), seat) for seat in self.turn] if self.phase == "playing" else []
        return [seat for deadline, seat in deadlines if deadline is not None and deadline <= at]

    # -- presets --------------------------------------------------------------------------------------------------

    def by_preset(self, seat: int) -> int:
        """What a person who is asked now answers by a preset; -1: nothing."""
        if self.phase != "playing" or not self.game.windows or seat not in self.turn or not self.chairs[seat].acts:
            return -1
        return preset_answer(self.play(), self.presets, seat, self.legal[seat])

    def preset_due(self, seat: int) -> int | None:
        """When the table gives the answer of a preset, a fixed time after the seat was asked; None: it gives none.

        Alone among bots it was given at once. A page gives it sooner, when all others give theirs.
        """
        since = self.clocks.since[seat]
        if not self.game.windows or since == NOT_ASKED or is_alone(self.chairs) or self.by_preset(seat) < 0:
            return None
        deadline = self.clocks.deadline(seat)
        due = since + PRESETS_AFTER
        return due if deadline is None else max(since, min(due, deadline - BEFORE_TIME_IS_OUT))

    def preset_given(self, at: int) -> int:
        """A seat whose preset is to be answered by now; -1: there is none."""
        for seat in self.turn:
            due = self.preset_due(seat)
            if due is not None and due <= at:
                return seat
        return -1
