"""What the pages' tests play with is what the games make today."""

from __future__ import annotations

from functools import cache

import pytest

from tests.web.write import FOLDER, MAKERS


@cache
def made_by(maker: str) -> dict[str, str]:
    return MAKERS[maker]()


@pytest.mark.parametrize("maker", MAKERS)
def test_fixtures_are_current(maker: str) -> None:
    stale = [name for name, text in made_by(maker).items() if (FOLDER / name).read_text("utf-8") != text]
    assert stale == [], "run `make fixtures` and read the diff"


def test_every_fixture_has_its_maker() -> None:
    made = {name for maker in MAKERS for name in made_by(maker)}
    assert {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.*")} == made
