"""The helpers for worked examples, invariants and tables, and what `sitdown.testing` needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sitdown.engine import Illegal
from sitdown.testing import Broken, do, each_in_one_place, each_once, listen, refused, see, sums_to, tables, told
from tests.testing.pennies import Pennies, PenniesState
from tests.testing.test_planted_faults import AppliesWhatIsForbidden, RefusingChangesSomething, TooMuchIsLegal

GAME = Pennies()


def test_a_worked_example() -> None:
    state = GAME.start(2, "example")
    assert isinstance(state, PenniesState)
    log = listen(state)
    card = state.legal(0)[0]
    do(state, 0, "peek")
    assert refused(state, 0, "peek") == "PE-4"
    assert refused(state, 0, "lay", state.legal(1)[0]) == "PE-2"
    assert refused(state, 0, "lay", card) == ""
    assert refused(state, 0, 99) == "PE-6"
    do(state, 0, "lay", card)
    with pytest.raises(Illegal, match="PE-2"):
        do(state, 0, "lay", card)
    top = see(state, 0)["pile"][-1]
    assert told(log, "peeks", 0) == [{"event": "peeks", "seat": 0, "cards": [top]}]
    assert told(log, "peeks") == told(log, "peeks", 1) == [{"event": "peeks", "seat": 0, "cards": ["?"]}]
    assert see(state)["has_laid"] == [True, False]


@pytest.mark.parametrize("faulty", [AppliesWhatIsForbidden, RefusingChangesSomething])
def test_refused_looks_at_apply_too(faulty: type[PenniesState]) -> None:
    with pytest.raises(Broken, match=r"apply did what|changes something"):
        refused(Pennies(faulty).start(2, 0), 0, 99)


def test_refused_looks_at_legal_too() -> None:
    state = Pennies(TooMuchIsLegal).start(2, 0)
    do(state, 0, "peek")
    with pytest.raises(Broken, match="legal and explain differ"):
        refused(state, 0, "peek")


def test_every_token_is_in_one_place() -> None:
    each_in_one_place(4, [3, 0], (1,), {2})
    for places in ([[0, 1]], [[0, 1], [1, 2]], [[0, 1, 2, 3]]):
        with pytest.raises(Broken, match="lost or made"):
            each_in_one_place(3, *places)
    each_once(["b", "a", "a"], "aab")
    with pytest.raises(Broken, match="lost a, made b"):
        each_once("abb", "aab")


def test_money_sums_up() -> None:
    sums_to(10, 3, 3, 4)
    with pytest.raises(Broken, match="9 instead of 10"):
        sums_to(10, 3, 3, 3)
    with pytest.raises(Broken, match="less than nothing"):
        sums_to(10, 11, -1)


def test_tables_have_all_seats_and_every_value() -> None:
    assert tables(GAME) == [(2, {}), (3, {}), (2, {"peeks": False}), (3, {"worth": 3})]


def test_nobody_needs_pytest_for_it() -> None:
    code = "import sys, sitdown.testing; sys.exit(any(name in sys.modules for name in ('pytest', 'sitdown.games')))"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_it_fails_also_where_python_ignores_assertions() -> None:
    code = (
        "from tests.testing.pennies import Pennies\n"
        "from tests.testing.test_planted_faults import LosesACard, every_card_is_in_one_place\n"
        "from sitdown.testing import Broken, check_game\n"
        "try:\n    check_game(Pennies(LosesACard), every_card_is_in_one_place)\n"
        "except Broken:\n    raise SystemExit(0)\nraise SystemExit(1)"
    )
    subprocess.run([sys.executable, "-O", "-c", code], check=True)
