"""The peers' worker: random games of other libraries.

Run by the Python of the peers' own environment (`python -m benchmarks.peers`), never by
ours, so it imports nothing of sitdown. Its cases count `games`, `choices` (the players')
and `steps` (the same and the chance nodes), those of search
`iterations`, and the `choices` of their playouts.
"""

from __future__ import annotations

from functools import partial
from importlib import metadata
from typing import Any

from benchmarks.peer_environments import PettingZoo, RLCardUno
from benchmarks.peer_openspiel import CRAZY_EIGHTS, GIN_RUMMY, HEARTS, OpenSpielFromPython, OpenSpielInside
from benchmarks.peer_search import OpenSpielSearch
from benchmarks.worker import Cases, serve

PACKAGES = ("open-spiel", "pettingzoo", "rlcard", "gymnasium", "numpy")

CASES: Cases = {
    "openspiel-crazy_eights-python": partial(OpenSpielFromPython, CRAZY_EIGHTS),
    "openspiel-hearts-python": partial(OpenSpielFromPython, HEARTS),
    "rlcard-uno": RLCardUno,
    "pettingzoo-texas_holdem": partial(PettingZoo, "env"),
    "pettingzoo-texas_holdem-raw": partial(PettingZoo, "raw_env"),
    "openspiel-crazy_eights-cpp": partial(OpenSpielInside, CRAZY_EIGHTS),
    "openspiel-hearts-cpp": partial(OpenSpielInside, HEARTS),
    "openspiel-hearts-ismcts": partial(OpenSpielSearch, HEARTS),
    "openspiel-gin_rummy-ismcts": partial(OpenSpielSearch, GIN_RUMMY),
}


def about() -> dict[str, Any]:
    """The version of each package that is measured, by its name."""
    return {"versions": {package: metadata.version(package) for package in PACKAGES}}


if __name__ == "__main__":
    serve(CASES, about)
