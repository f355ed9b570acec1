"""boardgame.io's own search, in a Node process that speaks as our workers do (benchmarks/boardgameio/search.js)."""

from __future__ import annotations

import os

from benchmarks.figures import BOARDGAMEIO
from benchmarks.process import BenchError, Worker, say
from benchmarks.server_peer import FOLDER, install, program


def boardgameio_search() -> Worker | None:
    """The worker, not started yet; None, said in a sentence, where Node or the packages cannot be had."""
    try:
        install()
        node = program("node")
    except BenchError as error:
        say(f"Without boardgame.io's search: {error}")
        return None
    environment = {**os.environ, "NODE_ENV": "production"}
    return Worker(BOARDGAMEIO, [node, str(FOLDER / "search.js")], environment)
