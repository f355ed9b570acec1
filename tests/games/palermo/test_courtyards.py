"""PA-14 as `legal` reckons it, by places and their ways out, and as `explain` does, field by field."""

from __future__ import annotations

from sitdown.engine import Rng
from sitdown.games.palermo.build import SHAPES, without_courtyards
from sitdown.games.palermo.city import EMPTY, PLACES
from sitdown.games.palermo.explain import house_fields, makes_courtyard, roofs_of
from sitdown.games.palermo.state import BUILD
from tests.games.palermo.positions import started

KIND_OF_SIZE = [0, 2, 4]  # one of the kinds with 1, 2 and 3 house fields


def test_PA_14_every_shape_on_every_empty_place_of_cities_that_grow() -> None:
    shapes = [(bit, KIND_OF_SIZE[bit // 4], bit % 4) for bit in range(SHAPES)]
    forbidden = 0
    for seed in range(2):
        state, rng = started(5, seed=seed), Rng.seeded(seed)
        while state.phase <= BUILD:
            if state.phase == BUILD and state.builds % 3 == 0:
                roofs = roofs_of(state)
                for place in range(PLACES):
                    if state.tile[place] == EMPTY:
                        fit = without_courtyards(state, place, 2**SHAPES - 1)
                        for bit, kind, turn in shapes:
                            courtyard = makes_courtyard(roofs, house_fields(kind, place, turn))
                            assert (fit >> bit & 1 == 0) == courtyard, (seed, place, kind, turn)
                            forbidden += courtyard
            legal = state.choices()
            state.play(legal[rng.below(len(legal))])
    assert forbidden > 100
