"""Reasons: what differs beyond doubt between two choices, in the game's own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.bots.search.chain import Chain
from sitdown.bots.search.comparison import Finalist
from sitdown.engine import Aspect, Budget, Game
from sitdown.engine.words import words_of
from sitdown.games import game_of
from sitdown.teach import hint, say_hint
from sitdown.teach.reasons import RESULT, SAME, reasons_for
from sitdown.teach.say import percent, rounded
from sitdown.testing import Broken, check_measure, check_words
from sitdown.testing.words import check_reasons_said
from tests.teach.guests import SpokenPennies, briefcase
from tests.teach.test_hint import moments

MONEY = Aspect("money", notable=2.0)
DANGER = Aspect("danger", notable=10.0, less_is_better=True)
WORLDS = 12


def finalist(value: float, money: float = 0.0, danger: float = 0.0, worlds: int = WORLDS) -> Finalist:
    """One that does alike in every world, but for a little."""
    one = Finalist(Chain(0, {}))
    for number in range(worlds):
        wobble = 0.01 * (number % 3)
        one.values.append(value + wobble)
        one.measures.append([money + 10 * wobble, danger])
    return one


def told(one: Finalist, other: Finalist) -> list[tuple[str, float]]:
    return [(reason.aspect, round(reason.amount, 6)) for reason in reasons_for(one, other, [MONEY, DANGER])]


def test_the_reason_is_what_differs_most_in_amounts_worth_a_word() -> None:
    assert told(finalist(0.6, money=5), finalist(0.4)) == [("money", 5)]
    assert told(finalist(0.6, money=5, danger=-40), finalist(0.4)) == [("danger", -40)], "four words' worth, not 2.5"
    assert told(finalist(0.4), finalist(0.6, money=5)) == [("money", -5)]


def test_what_speaks_against_it_comes_second() -> None:
    assert told(finalist(0.6, money=5, danger=30), finalist(0.4)) == [("money", 5), ("danger", 30)]
    assert told(finalist(0.4), finalist(0.6, money=5, danger=30)) == [("money", -5), ("danger", -30)]


def test_a_result_that_no_aspect_explains_is_said_as_it_is() -> None:
    assert told(finalist(0.6), finalist(0.4)) == [(RESULT, 0.2)]
    assert told(finalist(0.6, danger=30), finalist(0.4)) == [(RESULT, 0.2), ("danger", 30)]
    assert told(finalist(0.4), finalist(0.6)) == [(RESULT, -0.2)]


def test_equal_results_are_told_apart_by_what_differs() -> None:
    assert told(finalist(0.5), finalist(0.5)) == [(SAME, 0)]
    assert told(finalist(0.5, money=5), finalist(0.5)) == [("money", 5)]
    assert told(finalist(0.5, money=5, danger=30), finalist(0.5)) == [("money", 5), ("danger", 30)]
    assert told(finalist(0.5, danger=30), finalist(0.5)) == [(SAME, 0), ("danger", 30)], (
        "what is against it comes second"
    )


def test_what_is_small_or_unsure_is_no_reason() -> None:
    assert told(finalist(0.5, money=1.9), finalist(0.5)) == [(SAME, 0)]
    unsure = finalist(0.5)
    for number, measures in enumerate(unsure.measures):
        measures[0] = 50.0 * (number % 2) - 22.0
    assert told(unsure, finalist(0.5)) == [(SAME, 0)]


def test_few_worlds_give_no_reason() -> None:
    assert told(finalist(0.9, money=50, worlds=5), finalist(0.1, worlds=5)) == []


def lines_of(game: Game, lang: str) -> list[str]:
    """Of a few hints."""
    given = [hint(state, seat, 1, Budget(iterations=90)) for state, seat in moments(game, 3, "own", 8)]
    return [line for one in given for line in say_hint(one, lang)]


def test_a_guest_has_reasons_in_its_own_words(tmp_path: Path) -> None:
    game = SpokenPennies(tmp_path)
    lines = [
        line
        for state, seat in moments(game, 3, "own", 8)
        for line in say_hint(hint(state, seat, 1, Budget(iterations=90)), "en")
    ]
    assert any("; brings 0." in line and line.endswith(" more") for line in lines)
    assert any("; brings 0." in line and line.endswith(" less") for line in lines)


def test_a_game_that_declares_nothing_gets_a_general_reason(tmp_path: Path) -> None:
    game = SpokenPennies(tmp_path)
    game.aspects = []
    lines = [
        line
        for state, seat in moments(game, 3, "own", 8)
        for line in say_hint(hint(state, seat, 1, Budget(iterations=90)), "nl")
    ]
    endings = {line.rpartition("; ")[2] for line in lines}
    assert endings <= {"pakt beter uit", "pakt slechter uit", "het scheelt weinig"}
    assert len(endings) > 1


@pytest.mark.parametrize(
    ("slug", "seats", "iterations", "most", "last"),
    [
        ("palermo", 3, 36, 5, 1),
        ("capo", 4, 300, 8, 8),
        ("sicilianos", 4, 120, 8, 8),
        ("maffiosi", 3, 60, 7, 2),
        ("cosanostra", 3, 90, 12, 12),
    ],
)
def test_our_games_have_reasons_of_their_own(slug: str, seats: int, iterations: int, most: int, last: int) -> None:
    """Said in both languages, and seen in a few hints of each; rollouts to the end are quicker near it."""
    game, seen = game_of(slug), set[str]()
    for state, seat in moments(game, seats, "reasons", most)[-last:]:
        given = hint(state, seat, 1, Budget(iterations=iterations))
        for lang in ("en", "nl"):
            assert len(say_hint(given, lang, [f"P{number}" for number in range(seats)])) == len(given.choices)
        seen |= {reason.aspect for choice in given.choices for reason in choice.reasons}
    assert seen & {aspect.name for aspect in game.aspects}, seen


def test_every_one_of_our_games_declares_aspects() -> None:
    for slug in ("palermo", "capo", "sicilianos", "maffiosi", "cosanostra"):
        assert 2 <= len(game_of(slug).aspects) <= 7
    check_words(briefcase())


class Wrong(SpokenPennies):
    answer: object = [1.0]

    def measure(self, world: object, seat: int) -> list[float]:
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize("answer", [[], [1.0, 2.0], [float("nan")], [float("inf")], [1]], ids=str)
def test_a_measure_that_is_wrong_is_found(answer: object, tmp_path: Path) -> None:
    game = Wrong(tmp_path)
    check_measure(game.start(2))
    game.answer = answer
    with pytest.raises(Broken, match="measure"):
        check_measure(game.start(2))


def test_an_aspect_without_words_is_found(tmp_path: Path) -> None:
    game = SpokenPennies(tmp_path)
    game.aspects.append(Aspect("shine"))
    with pytest.raises(Broken, match="reason-shine-more"):
        check_reasons_said(game, ["en", "nl"])
    game.aspects = game.aspects[:1]
    check_reasons_said(game, ["en", "nl"])
    (tmp_path / "nl.ftl").write_text("reason-pennies-more = meer\nreason-pennies-less = minder\n", "utf-8")
    words_of.cache_clear()
    with pytest.raises(Broken, match="does not say its amount"):
        check_reasons_said(game, ["en", "nl"])


def test_amounts_are_said_as_far_as_they_mean_something() -> None:
    assert [rounded(amount) for amount in (0.04, 0.44, 1.0, 3.46, 9.97, 12.4, 99.6)] == [0, 0.4, 1, 3.5, 10, 12, 100]


def test_neither_nothing_nor_all_is_said_of_a_part() -> None:
    shares = [percent(part, 400) for part in (0, 1, 2, 288, 399, 400)]
    assert shares == [0, 1, 1, 72, 99, 100]
