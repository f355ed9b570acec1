"""What if: a finished game, played on over HTTP and WebSocket from one of its moments."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from sitdown.engine import read_record, verify
from sitdown.games import game_of
from sitdown.server.bots.asking import moves_of, question_at
from sitdown.server.bots.worker import Plays
from sitdown.server.settings import Limits
from tests.server.playing import play_on
from tests.server.serving import Live, Message, Person, serving

SHORT: dict[str, dict[str, Any]] = {"capo": {"target_respect": 10}, "maffiosi": {"short_pot": True}}


def finished(person: Person, game: str = "capo", seed: int = 3) -> str:
    made = person.make(game, ["me", "bot:random", "bot:random"], options=SHORT[game])
    play_on(person.at(made["id"]), random.Random(seed))
    table: str = made["id"]
    return table


def branch(person: Person, table: str, **wanted: Any) -> Message:
    answer = person.post(f"/tables/{table}/branch", **{"step": 4, "seat": 1, "level": "random", "pace": 0, **wanted})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def frame(person: Person, table: str, step: int, eyes: str) -> Message:
    found: Message = person.get(f"/tables/{table}/replay", eyes=eyes, **{"from": step, "count": 1}).json()["frames"][0]
    return found


def without_names(view: Message) -> Message:
    return {name: value for name, value in view.items() if name != "names"}


@pytest.mark.parametrize("game", SHORT)
def test_anybody_sits_down_at_any_moment_and_plays_on(live: Live, game: str) -> None:
    table = finished(live.person(), game)
    stranger = live.person()  # the link to the replay is all he has
    for seat in range(3):
        frames = stranger.get(f"/tables/{table}/replay", eyes=str(seat), count=200).json()["frames"]
        step = next(one["step"] for one in frames[7:] if seat in one["turn"])
        made = branch(stranger, table, step=step, seat=seat)
        assert [seated["seat"] for seated in made["seats"]] == [seat]
        here = stranger.at(made["id"])
        assert here.table["phase"] == "playing"
        assert here.table["branch_of"] == {"table": table, "step": step}
        assert [chair["kind"] for chair in here.table["chairs"]].count("bot") == 2
        play_on(here, random.Random(seat))
        assert here.shown["over"]
        record = read_record(stranger.get(f"/tables/{made['id']}/record").text)
        assert verify(game_of(game), record).over
        assert record.origin[0].of == table
        again = stranger.get(f"/tables/{made['id']}/replay", eyes=str(seat), count=1).json()["frames"][0]
        assert without_names(again["view"]) == without_names(frame(stranger, table, step, str(seat))["view"])
    assert stranger.get("/people/me").json()["ratings"] == {}


def test_who_sits_down_is_shown_what_the_seat_knew_then_and_no_more(live: Live) -> None:
    table = finished(live.person(), "maffiosi")
    stranger = live.person()
    frames = stranger.get(f"/tables/{table}/replay", eyes="2", count=200).json()["frames"]
    step = next(one["step"] for one in frames[7:] if one["turn"] == [2])
    here = stranger.at(branch(stranger, table, step=step, seat=2, level="thumb")["id"])
    shown = json.loads(next(text for text in here.heard if '"view"' in text))
    assert without_names(shown["view"]) == without_names(frame(stranger, table, step, "2")["view"])
    told = " ".join(here.heard)
    room = live.room(here.table["id"])
    secrets = [room.table.seed, room.table.head.origin[0].seed, "origin"]
    assert not [secret for secret in secrets if secret in told]
    assert not [secret for secret in secrets if secret in stranger.get(f"/tables/{here.table['id']}").text]


def test_a_branch_of_a_branch_lives_through_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        person = live.person()
        first = branch(person, finished(person))["id"]
        play_on(person.at(first), random.Random(1))
        second = branch(person, first, step=2, seat=0)["id"]
        before = person.at(second).shown["view"]
        cookies = person.web.cookies
    with serving(tmp_path) as live:
        person = live.person()
        person.web.cookies = cookies
        back = person.at(second)
        assert back.shown["view"]["you"] == 0
        assert back.shown["view"]["hand"] == before["hand"]
        play_on(back, random.Random(2))
        record = read_record(person.get(f"/tables/{second}/record").text)
        assert [stretch.of for stretch in record.origin][1:] == [first]
        assert verify(game_of("capo"), record).over


def test_a_worker_plays_from_the_origin_that_it_is_told_once(live: Live) -> None:
    person = live.person()
    made = branch(person, finished(person))
    here = person.at(made["id"])
    while len(live.room(made["id"]).table.moves) < 6:
        if here.shown["legal"]:
            here.move(here.shown["legal"][0])
        else:
            here.sync()
    table = live.room(made["id"]).table
    plays = Plays()
    question, moves = question_at(table, 0, "random", 1.0), moves_of(table)
    assert question.origin
    question.moves = moves[:4]
    first = plays.recall(question)
    question.first, question.moves, question.origin = 2, moves[4:], []
    then = plays.recall(question)
    assert first is then is not None
    assert then.state.key() == table.play().key()


def test_what_is_refused(live: Live) -> None:
    anna = live.person()
    table = finished(anna)
    wish = {"step": 4, "seat": 1, "level": "easy"}
    last = len(live.room(table).table.moves)
    for changed, code, status in (
        ({"step": last}, "nothing_left", 409),
        ({"step": 10**6}, "nothing_left", 409),
        ({"seat": 3}, "no_such_seat", 404),
        ({"step": -1}, "bad_request", 400),
        ({"level": "person"}, "bad_request", 400),
        ({"more": 1}, "bad_request", 400),
    ):
        answer = anna.post(f"/tables/{table}/branch", **{**wish, **changed})
        assert (answer.json()["code"], answer.status_code) == (code, status), changed
    nobody = live.person()
    playing = anna.make("capo", ["me", "open", "bot:random"])["id"]
    assert nobody.post(f"/tables/{playing}/branch", **wish).json()["code"] == "not_over"
    assert nobody.get("/people/me").json()["person"] is None, "nobody is made a person for nothing"
    assert anna.post("/tables/nowhere/branch", **wish).json()["code"] == "no_such_table"


def test_branches_count_among_the_tables_that_a_person_may_have(tmp_path: Path) -> None:
    limits = Limits(requests_a_minute=None, messages_a_second=None, tables_a_person=2)
    with serving(tmp_path, limits) as live:
        person = live.person()
        table = finished(person)
        for _ in range(2):
            branch(person, table)
        refused = person.post(f"/tables/{table}/branch", step=4, seat=1, level="random")
        assert refused.json()["code"] == "too_many_tables"
