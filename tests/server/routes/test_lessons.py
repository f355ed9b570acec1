"""Lessons over HTTP: what there is, a step at a time, and nothing kept here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sitdown.games import game_of
from sitdown.teach.first_game import first_game_of
from sitdown.teach.lessons import LessonPlay, lesson_of
from tests.server.serving import Live, Person, serving

GAMES = ("palermo", "capo", "sicilianos", "maffiosi", "cosanostra")


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("lessons")) as live:
        yield live


def take(person: Person, game: str, lesson: str, **body: Any) -> Any:
    answer = person.web.post(f"/api/games/{game}/lessons/{lesson}", json=body, params={"lang": "en"})
    assert answer.status_code == 200, answer.text
    return answer.json()


def kept(now: Any) -> dict[str, Any]:
    """What whoever takes the lesson sends back."""
    return {"steps": now["steps"], "now": now["now"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_first_lesson_is_taken_to_its_end(live: Live, game: str) -> None:
    person = live.person()
    first, *_ = person.get(f"/games/{game}/lessons", lang="en").json()
    assert first["id"] == "first"
    assert 0 < first["minutes"] <= 5
    now = take(person, game, "first")
    beside = LessonPlay(lesson_of(game_of(game), "first"))
    while not now["step"]["finished"]:
        assert now["step"]["number"] == beside.number
        assert now["table"]["view"] == beside.view("en")
        assert len(now["table"]["labels"]) == len(now["table"]["legal"])
        if now["step"]["talk"]:
            now = take(person, game, "first", **kept(now), reads=True)
            assert beside.go_on("en") is None
        else:
            action = now["step"]["accepts"][0]
            now = take(person, game, "first", **kept(now), does=[action])
            assert beside.try_action(action, "en") is None
        assert now["wrong"] is None
    assert beside.finished


def test_a_wrong_action_changes_nothing_and_says_why(live: Live) -> None:
    person = live.person()
    now = take(person, "capo", "first")
    now = take(person, "capo", "first", **kept(now), reads=True)
    wrong = next(action for action in now["table"]["legal"] if action not in now["step"]["accepts"])
    after = take(person, "capo", "first", **kept(now), does=[wrong])
    assert after["wrong"]["says"]
    assert after["wrong"]["rule"] == ""
    assert (after["step"], after["steps"], after["now"]) == (now["step"], now["steps"], now["now"])
    illegal = take(person, "capo", "first", **kept(now), does=[2**31])
    assert illegal["wrong"]["says"]
    assert take(person, "capo", "first", **kept(now), reads=True)["wrong"], "something is to be done"


def test_a_step_of_several_parts_is_come_back_to_in_the_middle(live: Live) -> None:
    person = live.person()
    now = take(person, "capo", "first", **kept(take(person, "capo", "first")), reads=True)
    half = take(person, "capo", "first", **kept(now), does=now["step"]["accepts"][:1])
    assert half["now"]
    assert half["steps"] == now["steps"]
    again = take(person, "capo", "first", **kept(half))
    assert again["table"]["legal"] == half["table"]["legal"]
    assert again["table"]["events"] == []


def test_what_happened_since_is_told_in_words(live: Live) -> None:
    person = live.person()
    now = take(person, "sicilianos", "first")
    heard: list[str] = []
    while not now["step"]["finished"] and len(heard) < 3:
        does = {"reads": True} if now["step"]["talk"] else {"does": now["step"]["accepts"][:1]}
        now = take(person, "sicilianos", "first", **kept(now), **does)
        assert len(now["table"]["lines"]) == len(now["table"]["events"])
        heard += now["table"]["lines"]
    assert any(heard)


def test_what_is_not_there_or_has_changed_is_named(live: Live) -> None:
    person = live.person()

    def refused(path: str, **body: Any) -> tuple[int, str]:
        answer = person.post(path, **body)
        return answer.status_code, answer.json()["code"]

    assert refused("/games/chess/lessons/first") == (404, "no_such_game")
    assert refused("/games/capo/lessons/last") == (404, "no_such_lesson")
    assert refused("/games/capo/lessons/..%2Ffirst")[0] == 404
    assert refused("/games/capo/lessons/first", steps=[["done"]]) == (409, "lesson_changed")
    assert refused("/games/capo/lessons/first", steps=[["fly 3"]]) == (409, "lesson_changed")
    assert refused("/games/capo/lessons/first", steps=[[]] * 99) == (409, "lesson_changed")
    assert refused("/games/capo/lessons/first", now=["done"]) == (409, "lesson_changed")
    assert refused("/games/capo/lessons/first", steps="all") == (400, "bad_request")
    assert refused("/games/capo/lessons/first", steps=[[]] * 101) == (400, "bad_request")
    assert refused("/games/capo/lessons/first", does=[-1]) == (400, "bad_request")
    assert refused("/games/capo/lessons/first", seed="another") == (400, "bad_request")


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_its_first_game_and_its_table_can_be_made(live: Live, game: str, lang: str) -> None:
    person = live.person()
    first = person.get(f"/games/{game}", lang=lang).json()["first_game"]
    declared = first_game_of(game_of(game))
    assert declared is not None
    assert [one["says"] for one in first["situations"]] == [declared.says(one, lang) for one in declared.situations]
    chairs = ["me", *[f"bot:{first['bots']}"] * (first["seats"] - 1)]
    made = person.make(game, chairs, options=first["options"])
    table = live.room(made["id"]).table
    assert {name: table.head.options[name] for name in first["options"]} == declared.options
