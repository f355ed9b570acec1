"""The bots of the house have names of their own; their level stands beside it."""

from __future__ import annotations

import pytest

from sitdown.bots import BOTS
from sitdown.table.bot_names import NAMES, STYLES, bot_called, bot_names, names_of_level
from sitdown.table.chairs import chairs_of


def test_no_two_bots_at_a_table_have_one_name() -> None:
    names = bot_names(["thumb", None, "random", "thumb", "guest:Bot", "random"])
    assert names == ["Il Contabile", "", "Nonna", "La Contessa", "Il Padre", "Gino"]


@pytest.mark.parametrize("level", NAMES)
def test_no_name_belongs_to_two(level: str) -> None:
    names = [name for people in NAMES.values() for name in people]
    assert len(set(names)) == len(names)
    many = names_of_level(level, 12)
    assert len(set(many)) == 12
    assert many[6] == f"{many[0]} 2"


def test_a_chair_keeps_the_level_of_its_bot() -> None:
    chairs = chairs_of(["open", "bot:random", "bot:thumb"])
    assert [(chair.kind, chair.name, chair.level) for chair in chairs] == [
        ("open", "", ""),
        ("bot", "Nonna", "random"),
        ("bot", "Il Contabile", "thumb"),
    ]


def test_some_of_the_hard_ones_have_a_style() -> None:
    names = names_of_level("hard", 8)
    styles = ["bold", "careful", "vengeful"]
    played = [bot_called(name, "hard", styles) for name in names]
    assert played == ["hard", "vengeful", "bold", "careful", "bold", "hard", "hard", "vengeful"]
    assert all(played in BOTS for played in STYLES.values())
    assert set(STYLES) < set(NAMES["hard"])
    assert bot_called("La Vedova", "thumb", styles) == "thumb", "a person who is called so, for whom a bot plays on"


def test_a_style_is_met_only_where_the_game_has_it() -> None:
    assert [bot_called(name, "hard", ["careful"]) for name in ("La Vedova", "La Volpe")] == ["hard", "careful"]
    assert bot_called("La Volpe", "hard", []) == "hard"


def test_the_styles_are_called_as_the_hard_ones() -> None:
    assert bot_names(["bold", "hard"]) == ["Don Ugo", "La Vedova"]
