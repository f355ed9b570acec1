"""Every numbered rule has a test that cites it, a page in both languages, and code that names only rules there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.engine import Game
from sitdown.engine.rulebook import rulebook_of
from sitdown.games import all_games

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "sitdown" / "games"
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def prefix_of(game: Game) -> str:
    return game.seats_rule.split("-")[0]


def cited_by_tests(prefix: str, texts: list[str]) -> set[str]:
    """Ids in a test's name or docstring: `test_PA_12_…`, `PA-12`, and ranges such as `PA-22 to PA-24`."""
    found: set[str] = set()
    for text in texts:
        tests = re.findall(r"def test_\w+\([^)]*\)[^:]*:\s*(?:\"\"\"(?:.|\n)*?\"\"\")?", text)
        for test in tests:
            found |= {f"{prefix}-{number}" for number in re.findall(rf"{prefix}[-_](\d+)", test)}
            for first, last in re.findall(rf"{prefix}-(\d+) to {prefix}-(\d+)", test):
                found |= {f"{prefix}-{number}" for number in range(int(first), int(last) + 1)}
    return found


@GAMES
def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py") if path != Path(__file__)]
    missing = set(rulebook_of(game.folder, "en").rules) - cited_by_tests(prefix_of(game), texts)
    assert not missing, f"no test cites {sorted(missing)}"


def test_a_rule_without_a_test_is_found() -> None:
    text = 'def test_CA_20_a_crew() -> None:\n    """And CA-21."""\n    # CA-22 in a comment is not enough\n'
    assert cited_by_tests("CA", [text]) == {"CA-20", "CA-21"}


@GAMES
def test_both_languages_have_the_same_rules(game: Game) -> None:
    english, dutch = rulebook_of(game.folder, "en"), rulebook_of(game.folder, "nl")
    assert list(english.rules) == list(dutch.rules)
    assert all(english.rules[rule] != dutch.rules[rule] for rule in english.rules)


@GAMES
def test_code_cites_only_rules_that_exist(game: Game) -> None:
    rules = set(rulebook_of(game.folder, "en").rules)
    cited: set[str] = set()
    for path in (SOURCE / game.slug).rglob("*.py"):
        cited |= set(re.findall(rf"{prefix_of(game)}-\d+", path.read_text(encoding="utf-8")))
    assert cited <= rules
    uncited = rules - cited
    assert len(uncited) < len(rules) / 4, f"the code says nothing of {sorted(uncited)}"
