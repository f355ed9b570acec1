"""What the arena refuses."""

from __future__ import annotations


class ArenaError(ValueError):
    """A comparison that cannot be made or cannot go on; the message is one sentence that names the field."""
