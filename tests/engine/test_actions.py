"""The declaration of actions: ints, readable forms and errors that name the field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitdown.engine import ActionSpace, Arg, Choices, Kind, UnknownAction
from sitdown.engine.actions import Draw

SPACE = ActionSpace(
    Kind("pass"),
    Kind("place", Arg("tile", 6, of="tile"), Arg("spot", 36), Arg("turn", 4)),
    Kind("point", Arg("offset", 6, first=1, of="seat"), several=True, closed_by="pass"),
)


def test_ints_follow_the_order_of_declaration_and_the_last_argument_varies_fastest() -> None:
    assert SPACE.encode("pass") == 0
    assert SPACE.encode("place", 0, 0, 0) == 1
    assert SPACE.encode("place", 0, 0, 3) == 4
    assert SPACE.encode("place", 2, 9, 2) == 1 + (2 * 36 + 9) * 4 + 2
    assert SPACE.encode("point", 1) == 1 + 6 * 36 * 4
    assert len(SPACE) == SPACE.size == 1 + 864 + 6
    assert SPACE.size - 1 in SPACE
    assert SPACE.size not in SPACE
    assert "0" not in SPACE


@given(st.integers(0, SPACE.size - 1))
def test_readable_forms_go_both_ways(action: int) -> None:
    assert SPACE.parse(SPACE.readable(action)) == action
    name, values = SPACE.decode(action)
    assert SPACE.encode(name, *values) == action


@pytest.mark.parametrize(
    ("form", "field"),
    [
        (["jump", 1], "kind"),
        (["place", 1, 2], "place"),
        (["place", 6, 0, 0], "tile"),
        (["place", 0, 36, 0], "spot"),
        (["point", 0], "offset"),
        (["point", "x"], "action"),
        ([], "action"),
        ([3], "action"),
    ],
)
def test_what_is_no_action_is_refused_by_the_name_of_the_field(form: list[str | int], field: str) -> None:
    with pytest.raises(UnknownAction, match=rf"^{field}"):
        SPACE.parse(form)


def test_an_int_outside_is_refused() -> None:
    for action in (-1, SPACE.size):
        with pytest.raises(UnknownAction, match=r"^action"):
            SPACE.decode(action)


def test_the_space_describes_itself() -> None:
    assert "place(tile 0..5, spot 0..35, turn 0..3)" in SPACE.describe()
    assert SPACE.kind("place").args[0].of == "tile"
    assert SPACE.kind("place").args[1].of == "spot"


@given(st.sets(st.integers(0, 3000)))
def test_choices_say_what_was_added(actions: set[int]) -> None:
    choices = Choices(3001)
    for action in sorted(actions):
        choices.add(action)
    assert choices.as_list() == sorted(actions)
    again = choices.as_list()
    again.append(-1)
    assert choices.as_list() == sorted(actions)
    choices.clear()
    assert choices.as_list() == []


@pytest.mark.parametrize("kind", [Choices, Draw])
@given(st.sets(st.integers(0, 62)), st.integers(0, 40), st.integers(0, 5))
def test_choices_take_bits_and_runs(kind: type[Choices], bits: set[int], count: int, first: int) -> None:
    choices = kind(200)
    choices.add_bits(sum(2**k for k in bits), first)
    choices.add_run(first + 63, count)
    choices.add_run(150, 0)
    choices.add_bits(0, 150)
    assert choices.as_list() == [first + k for k in sorted(bits)] + [first + 63 + k for k in range(count)]


@given(st.lists(st.tuples(st.integers(0, 2**20 - 1), st.integers(0, 3), st.booleans()), max_size=80))
def test_a_draw_has_the_same_in_the_same_places(parts: list[tuple[int, int, bool]]) -> None:
    """Sets, runs and single actions in any order, more than are kept unwritten; and again after `clear`."""
    draw, choices = Draw(3000), Choices(3000)
    for _ in range(2):
        draw.clear()
        choices.clear()
        for number, (bits, count, single) in enumerate(parts):
            for out in (draw, choices):
                out.add_bits(bits, 30 * number)
                out.add_run(30 * number + 20, count)
                if single:
                    out.add(30 * number + 25)
        assert draw.n == choices.n
        assert [draw.at(place) for place in range(draw.n)] == choices.as_list() == draw.as_list()
