"""The figures of play agree with those in the rules, within what chance, and for bots their thumbs, allow."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from sitdown.engine import Rng
from sitdown.games.sicilianos import GAME

DOCS = Path(__file__).parent.parent / "docs"


def figures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("figures", DOCS / "figures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ONE_TURN_MORE = 1  # known, and explained on the page
# How far a mean over a thousand games may be off, in units of the measure.
ALLOWED = {
    "turns": 1.4,  # half for rounding there, and three standard errors of two means (0.2 each)
    "wars": 0.5,
    "participants a war": 0.15,
    "lone wars, %": 4.0,
    "cards a war": 0.2,
    "ties at the top, % of wars": 2.5,
    "the starter wins, % of wars": 4.0,
    "bombs exploded": 0.35,
    "defections": 0.25,
    "Godfather endings, %": 5.0,
    "black money endings, %": 5.0,
    "highest total, thousands": 20.0,
    "choices": 5.0,
}


@pytest.mark.long
def test_random_sicilianos_gives_the_figures_of_its_rules() -> None:
    """Section 11: SI-101, SI-100 and the rest, at every number of players."""
    module = figures()
    for (name, _, wanted), row in zip(module.SICILIANOS, module.sicilianos(1000)[1], strict=True):
        for here, there in zip(row, wanted, strict=True):
            expected = there + ONE_TURN_MORE if name == "turns" else there
            assert abs(here - expected) <= ALLOWED[name], f"{name}: {here} instead of {expected}"


def test_SI_107_a_turn_is_one_decision_to_roll_or_to_start_a_war() -> None:
    """The last war too: so the difference to the rules' figures does not lie here."""
    for seats in GAME.seats:
        state = GAME.start(seats, "turns")
        rng = Rng.seeded(seats)
        decisions = 0
        while not state.over:
            decisions += state.view(None)["phase"] == "turn"
            state.play(state.choices()[rng.below(len(state.choices()))])
        assert state.figures()["turns"] == decisions


@pytest.mark.long
def test_eager_maffiosi_gives_the_figures_of_its_rules() -> None:
    """Section 14.2, random players; those who take any choice alike are far off, by 8 to 20 turns."""
    module = figures()
    rows = [row for row in module.MAFFIOSI if row.who == "eager"]
    allowed = {"eager players: turns": 4.0, "eager players: stalemates, %": 3.0}  # four standard errors and rounding
    for row, columns in zip(rows, module.maffiosi(400, rows)[1], strict=True):
        for (here,), (there,) in zip(columns, row.law, strict=True):
            assert abs(here - there) <= allowed[row.name], f"{row.name}: {here} instead of {there}"


# How far another bot with the same thumbs may lead, over sixty games.
ALLOWED_BETWEEN_BOTS = {
    "turns": 10.0,
    "ends: pot empty, last gang, %": 25.0,
    "removed": 4.5,
    "by stab, fire, own cake, Ka-Boom": 4.0,
    "somebody is out, % of games": 35.0,
    "the first one, in round": 3.0,
    "MOVEs": 3.0,
    "discards": 5.0,
    "won by a player who is out, %": 15.0,
}


@pytest.mark.long
def test_bots_play_maffiosi_much_as_those_of_its_rules() -> None:
    module = figures()
    rows = module.by_bots("thumb")
    for row, columns in zip(rows, module.maffiosi(60, rows)[1], strict=True):
        for values, law in zip(columns, row.law, strict=True):
            for here, there in zip(values, law, strict=True):
                assert abs(here - there) <= ALLOWED_BETWEEN_BOTS[row.name], f"{row.name}: {here} instead of {there}"


def test_the_page_shows_a_table_of_every_measure() -> None:
    page = (DOCS / "figures.md").read_text(encoding="utf-8")
    module = figures()
    for name in [row[0] for row in (*module.SICILIANOS, *module.MAFFIOSI, *module.OTHER_BOTS)]:
        assert f"| {name} |" in page
