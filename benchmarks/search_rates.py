"""Search: iterations a second, ours and the peers'."""

from __future__ import annotations

from typing import Final

from benchmarks.figures import BOARDGAMEIO, COMPILED, PEERS, Figures
from benchmarks.table import NONE, Table

ISMCTS: Final = {"hearts": "openspiel-hearts-ismcts", "gin rummy": "openspiel-gin_rummy-ismcts"}
MCTS: Final = "boardgameio-mcts"
SEARCH_CASES: Final = (*ISMCTS.values(), MCTS)
AT_RANDOM: Final = "search-random"
BY_THUMB: Final = "search-thumb"
BY_HARD: Final = "search-hard"
# Rollouts by rules of thumb before they were made quicker, on another day: `BOTS.md` of the project's papers.
BEFORE: Final = {"palermo": 165, "maffiosi": 548, "cosanostra": 130}


def peers_of(figures: Figures) -> list[tuple[str, str, str]]:
    """Those that were measured: worker, case, name."""
    named = [(PEERS, case, f"OpenSpiel's IS-MCTS in C++, {game}") for game, case in ISMCTS.items()]
    named.append((BOARDGAMEIO, MCTS, "boardgame.io's MCTSBot, highest card"))
    return [entry for entry in named if figures.has(entry[0], entry[1])]


def search_rates(figures: Figures) -> Table:
    rows = []
    for slug, about in figures.games.items():
        name = f"{about['title']}, {about['searched_seats']} seats"
        rates = [figures.rate(COMPILED, f"{slug}-{case}", "iterations") for case in (BY_THUMB, BY_HARD)]
        random = at_random(figures, COMPILED, f"{slug}-{AT_RANDOM}")
        rows.append([name, *random, *(f"{rate:,.0f}" for rate in rates)])
    rows += [[name, *at_random(figures, worker, case), NONE, NONE] for worker, case, name in peers_of(figures)]
    head = ["", "random playouts", "choices a playout", "choices a second", "by quick rules of thumb", "as `hard` does"]
    return Table("Search: iterations a second of one core, compiled", head, rows)


def at_random(figures: Figures, worker: str, case: str) -> list[str]:
    iterations, choices = (figures.rate(worker, case, what) for what in ("iterations", "choices"))
    return [f"{iterations:,.0f}", f"{choices / iterations:.1f}", f"{choices:,.0f}"]
