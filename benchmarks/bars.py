"""The bars that this project sets itself, as ratios of one run. They are shown, never a test."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.figures import COMPILED, INTERPRETED, PEERS, Figures
from benchmarks.search_rates import AT_RANDOM, BEFORE, BY_THUMB, peers_of

CRAZY_EIGHTS = "openspiel-crazy_eights-python"
CRAZY_EIGHTS_INSIDE = "openspiel-crazy_eights-cpp"
UNO = "rlcard-uno"


@dataclass
class Bar:
    """`steps` is the same ratio against all the peer's steps, chance included; None where there is none."""

    what: str
    figure: float
    wanted: float
    unit: str  # "x": at least so many times; "µs": less than so many
    steps: float | None = None

    @property
    def reached(self) -> bool:
        return self.figure >= self.wanted if self.unit == "x" else self.figure < self.wanted


def against(figures: Figures, what: str, case: str, peer: str, wanted: float) -> Bar:
    """A bar of our choices a second, compiled, over a peer's."""
    ours = figures.rate(COMPILED, case)
    theirs = figures.rate(PEERS, peer)
    steps = figures.rate(PEERS, peer, "steps")
    return Bar(what, ours / theirs, wanted, "x", ours / steps if steps != theirs else None)


def search_bars(figures: Figures) -> list[Bar]:
    """Of iterations a second; those of rollouts are over figures of another day."""
    capo = figures.rate(COMPILED, f"capo-{AT_RANDOM}", "iterations")
    found = []
    for worker, case, name in peers_of(figures):
        ratio = capo / figures.rate(worker, case, "iterations")
        found.append(Bar(f"Capo's search at random, over {name}", ratio, 3 if worker == PEERS else 20, "x"))
    for slug, before in BEFORE.items():
        ratio = figures.rate(COMPILED, f"{slug}-{BY_THUMB}", "iterations") / before
        title = figures.games[slug]["title"]
        found.append(Bar(f"{title}'s rollouts by rules of thumb, over {before} a second of another day", ratio, 2, "x"))
    return found


def bars(figures: Figures) -> list[Bar]:
    inner = figures.rate(COMPILED, "capo-inner") / figures.rate(INTERPRETED, "capo-inner")
    of_uno = [
        against(figures, f"{about['title']} from Python, over RLCard's uno", f"{slug}-python", UNO, 20)
        for slug, about in figures.games.items()
    ]
    of_crazy_eights = [
        against(
            figures,
            f"{figures.games[slug]['title']} from Python, over OpenSpiel's crazy_eights from Python",
            f"{slug}-python",
            CRAZY_EIGHTS,
            wanted,
        )
        for slug, wanted in (("capo", 3), ("sicilianos", 2), ("maffiosi", 2), ("cosanostra", 1.5))
    ]
    of_the_loop_inside = [
        against(
            figures,
            f"{figures.games[slug]['title']}'s inner loop, over OpenSpiel's C++ loop on crazy_eights",
            f"{slug}-inner",
            CRAZY_EIGHTS_INSIDE,
            1,
        )
        for slug in ("capo", "palermo", "sicilianos", "cosanostra")
    ]
    return [
        *of_crazy_eights,
        *of_uno,
        Bar("Capo's inner loop compiled, over interpreted", inner, 10, "x"),
        *of_the_loop_inside,
        Bar("Capo's clone", figures.micros(COMPILED, "capo-clone"), 1, "µs"),
        Bar("Capo's imagine", figures.micros(COMPILED, "capo-imagine"), 5, "µs"),
        *search_bars(figures),
    ]
