"""What lessons say about a game beyond what the player's view shows is true."""

from __future__ import annotations

from sitdown.games import game_of
from sitdown.games.capo.data import KINDS
from sitdown.teach.lessons import LessonPlay, lesson_of
from sitdown.teach.lessons.reading_time import pass_step
from sitdown.testing import see


def at(slug: str, lesson: str, says: str) -> LessonPlay:
    """The lesson at the step that says this."""
    play = LessonPlay(lesson_of(game_of(slug), lesson))
    while play.lesson.steps[play.number - 1].says != f"{lesson}-{says}":
        pass_step(play, "en")
    return play


def gains(play: LessonPlay) -> dict[str, int]:
    """What each walk that may be done brings at once, by its field."""
    game, found = play.lesson.game, {}
    for action in play.state.legal(play.you):
        kind, values = game.actions.decode(action)
        if kind == "go":
            after = play.state.clone()
            after.push(play.you, action)
            found[game.name_of("field", values[0], "en")] = after.scores[play.you] - play.state.scores[play.you]
    return found


def test_capo_nobody_brings_a_fist_and_a_banknote_without_a_star() -> None:
    assert not [kind for kind in KINDS if {"I", "B"} <= set(kind["symbols"]) and kind["stars"] == 0]


def test_capo_nobody_has_four_symbols() -> None:
    assert max(len(kind["symbols"]) for kind in KINDS) == 3


def test_capo_several_people_have_a_crate_and_a_fist() -> None:
    assert len([kind for kind in KINDS if {"I", "S"} <= set(kind["symbols"]) and kind["stars"] <= 3]) > 2


def test_palermo_only_one_place_is_left_where_a_roof_touches_a_roof() -> None:
    play = at("palermo", "first", "roof")
    decoded = [play.lesson.game.actions.decode(action)[1] for action in play.state.legal(0)]
    assert {play.lesson.game.name_of("place", place, "en") for _, place, _ in decoded} == {"J4-K5"}


def test_palermo_three_doors_can_be_reached_and_the_nearest_pays_most() -> None:
    play = at("palermo", "first", "walk")
    assert {field: gain for field, gain in gains(play).items() if gain > 0} == {"F8": 2, "E8": 1, "I7": 1}


def test_palermo_the_door_with_the_policeman_is_still_the_best() -> None:
    found = gains(at("palermo", "first", "second"))
    assert max(found, key=lambda field: found[field]) == "E8"
    assert sorted(found.values())[-2] < found["E8"] == 2


def test_palermo_the_nearest_field_of_the_start_tile_pays_most() -> None:
    found = gains(at("palermo", "home", "home"))
    assert {field: gain for field, gain in found.items() if gain > 0} == {"G11": 10, "G10": 9, "F11": 9, "F10": 8}


def test_sicilianos_black_serves_yellow_and_bombs_three_colours() -> None:
    sicilianos = game_of("sicilianos")
    assert sicilianos.card("K8").facts["partner"] == "yellow"
    assert sicilianos.card("K5").facts["bombs"] == ["green", "purple", "yellow"]


def test_maffiosi_the_bosses_flee_from_the_cake() -> None:
    before, after = at("maffiosi", "cakes", "order"), at("maffiosi", "cakes", "pass")
    for chair in (6, 8):
        assert see(before.state, 0)["chairs"][chair - 1]["man"]["type"] == "boss"
        assert see(after.state, 0)["chairs"][chair - 1]["man"] is None
