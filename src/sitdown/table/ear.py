"""Listens to a state for everybody at a table."""

from __future__ import annotations

from sitdown.engine.events import Log


class Ear(Log):
    """Collects the events of one entry for all viewers."""

    def heard_beside(self, seat: int) -> int:
        """How many lines others than this seat have heard."""
        count = 0
        for viewer, lines in self.heard.items():
            if viewer != seat:
                count += len(lines)
        return count

    def is_public_beside(self, seat: int) -> bool:
        """Have all others than this seat heard the same?"""
        heard = self.heard.get(None, [])
        return all(lines == heard for viewer, lines in self.heard.items() if viewer != seat)
