"""The action space of a game, as the server gives it to the pages."""

from __future__ import annotations

from typing import Any

from sitdown.engine.game import Game


def kinds_of(game: Game) -> list[dict[str, Any]]:
    found = []
    for kind in game.actions.kinds:
        args = [
            {"name": a.name, "count": a.count, "first": a.first, "of": a.of, "relative": a.relative} for a in kind.args
        ]
        found.append(
            {"name": kind.name, "start": kind.start, "args": args, "several": kind.several, "closed_by": kind.closed_by}
        )
    return found
