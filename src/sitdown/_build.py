"""Which build this is. Never compiled itself, so that it can tell."""

from __future__ import annotations

import sitdown.engine.game


def build() -> str:
    """`compiled` when the engine runs as machine code, else `interpreted`."""
    return "interpreted" if str(sitdown.engine.game.__file__).endswith(".py") else "compiled"
