"""`GET /api/games/{slug}`: all that a page for a new table needs, and what an action's number means."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from sitdown.bots import BOTS
from sitdown.engine.words import LANGUAGES
from sitdown.games import all_games, game_of
from sitdown.server.pages.options import options_shown
from tests.server.serving import Live

EACH_GAME = pytest.mark.parametrize("slug", [game.slug for game in all_games()])


def read(kinds: list[dict[str, Any]], action: int) -> list[str | int]:
    """An action's number as a client reads it, from nothing but what the server said."""
    kind = next(kind for kind in kinds if kind["start"] <= action < kind["start"] + kind["size"])
    code, values = action - kind["start"], []
    for argument in reversed(kind["arguments"]):
        values.append(argument["first"] + code % argument["count"])
        code //= argument["count"]
    return [kind["name"], *reversed(values)]


@EACH_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_client_can_read_every_action(live: Live, slug: str, lang: str) -> None:
    game = game_of(slug)
    shown = live.person().get(f"/games/{slug}", lang=lang).json()
    kinds = shown["actions"]
    assert [kind["name"] for kind in kinds] == [kind.name for kind in game.actions.kinds]
    for action in random.Random(slug).sample(range(game.actions.size), min(200, game.actions.size)):
        assert read(kinds, action) == game.actions.readable(action)
    for kind, declared in zip(kinds, game.actions.kinds, strict=True):
        assert (kind["several"], kind["closed_by"]) == (declared.several, declared.closed_by)
        assert kind["title"]
        for argument in kind["arguments"]:
            values = range(argument["first"], argument["first"] + argument["count"])
            assert argument["names"] == [game.name_of(argument["of"], value, lang) for value in values]
            assert argument["title"]


@EACH_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_says_what_it_changes(live: Live, slug: str, lang: str) -> None:
    game = game_of(slug)
    shown = live.person().get(f"/games/{slug}", lang=lang).json()
    assert (shown["title"], shown["seats"]) == (game.title, list(game.seats))
    assert [option["name"] for option in shown["options"]] == [option.name for option in game.options]
    assert shown["options"] == msgspec.to_builtins(options_shown(game, lang))
    for option in shown["options"]:
        if option["numbers"] is None:
            assert option["default"] in [value["value"] for value in option["values"]]
        else:
            least, most = option["numbers"]
            assert least <= option["default"] <= most


@EACH_GAME
def test_every_level_of_bots_may_take_a_chair(live: Live, slug: str) -> None:
    shown = live.person().get(f"/games/{slug}").json()
    assert set(shown["bots"]) <= set(BOTS)
    assert [level["name"] for level in shown["levels"]] == ["random", "easy", "thumb", "hard"]
    assert [level["name"] for level in shown["levels"] if level["for_people"]] == ["easy", "thumb", "hard"]
    dutch = live.person().get(f"/games/{slug}?lang=nl").json()
    hard = dutch["levels"][-1]
    assert (hard["title"], hard["about"].partition(",")[0]) == ("moeilijk", "Denkt vooruit")
    chairs = [f"bot:{level}" for level in shown["bots"]] + ["open"] * (shown["seats"][0] - len(shown["bots"]))
    made = live.person().make(slug, chairs)
    table = live.person().get(f"/tables/{made['id']}").json()
    assert [chair["level"] for chair in table["chairs"]][: len(shown["bots"])] == shown["bots"]
    thumb, easy, hard, random = (shown["house"][level] for level in shown["bots"])
    assert easy == random  # one house, named in the order in which they sit down
    assert [chair["name"] for chair in table["chairs"]][: len(shown["bots"])] == [
        thumb[0],
        easy[0],
        hard[0],
        easy[1],
    ]


def test_bots_are_called_alike_at_the_table_in_the_list_and_before(live: Live) -> None:
    person = live.person()
    shown = person.get("/games/capo").json()
    made = person.make("capo", ["me", "bot:thumb", "bot:thumb", "bot:random", "open"])
    named = [*shown["house"]["thumb"][:2], shown["house"]["random"][0]]
    at_table = person.get(f"/tables/{made['id']}").json()["chairs"][1:4]
    assert [(chair["name"], chair["level"]) for chair in at_table] == [
        (named[0], "thumb"), (named[1], "thumb"), (named[2], "random"),
    ]  # fmt: skip
    [listed] = [table for table in person.get("/tables/", which="mine").json() if table["id"] == made["id"]]
    assert [chair["name"] for chair in listed["chairs"][1:4]] == named
