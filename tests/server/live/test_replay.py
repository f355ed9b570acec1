"""A finished game once more: what each viewer is shown is what he saw and heard then."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from sitdown.engine import Game
from sitdown.engine.words import LANGUAGES
from sitdown.games import all_games
from sitdown.server.live.replay import Eyes, FrameShown, Replay, ReplayShown
from sitdown.table import Effect, TableRefusal, Viewer
from sitdown.table.entries import Began, Moved
from tests.server.playing import play_on
from tests.server.serving import Live, Message, Person
from tests.table.plays import Life, begun, wander

EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
SOME = 120  # steps that are compared


class Watched:
    """A game of random moves, and what every viewer was shown of it while it was played."""

    def __init__(self, game: Game, dice: random.Random) -> None:
        self.life = begun(game, game.seats[0])
        self.events: list[dict[Viewer, list[Any]]] = []
        self.views: list[dict[Viewer, Any]] = []
        self.open: list[Any] = []
        self.turns: list[list[int]] = []
        self.steps: list[int] = []
        first = Life(self.life.table.head, game)  # the deal is told with the entry that begins the game
        first.watch = self.heard
        for entry in self.life.entries:
            first.do(entry)
        self.life = first
        while first.table.phase != "over":
            first.step(dice)

    def heard(self, effect: Effect) -> None:
        if isinstance(effect.entry, Began | Moved):
            state = self.life.table.play()
            self.steps.append(len(self.life.table.moves))  # with what the table answered by itself
            self.events.append(effect.lines)
            self.turns.append(state.turn())
            if len(self.views) <= SOME:
                self.views.append({viewer: state.view(viewer) for viewer in self.life.table.viewers})
                self.open.append(state.open_view())


def frames(life: Life, eyes: Eyes, first: int = 0, count: int = 10**6, lang: str = "en") -> list[FrameShown]:
    return asyncio.run(Replay(life.table, eyes, lang).shown(first, count)).frames


def without_names(frame: FrameShown) -> dict[str, Any]:
    return {name: value for name, value in frame.view.items() if name != "names"}


@EACH_GAME
def test_every_viewer_sees_and_hears_again_what_he_did(game: Game) -> None:
    watched = Watched(game, random.Random(f"replay {game.slug}"))
    life = watched.life
    for viewer in life.table.viewers:
        found = frames(life, "onlooker" if viewer is None else viewer, count=SOME)
        assert [frame.step for frame in found] == list(range(len(found)))
        heard: list[Any] = []
        for frame in found:
            heard += frame.events
            assert len(frame.lines) == len(frame.events)
            assert frame.moved is None or frame.moved.seat == viewer, "others' choices are heard, not read"
            if frame.step not in watched.steps:
                continue  # what follows was told with it
            at = watched.steps.index(frame.step)
            assert heard == watched.events[at].get(viewer, []), frame.step
            assert without_names(frame) == watched.views[at][viewer]
            assert frame.turn == watched.turns[at]
            heard = []
    for frame in frames(life, "open", count=SOME):
        if frame.step in watched.steps:
            assert without_names(frame) == watched.open[watched.steps.index(frame.step)]
        assert frame.view["names"] == [f"Name {seat}" for seat in range(life.table.head.seats)]


@EACH_GAME
def test_the_last_frame_is_the_end_and_open_eyes_read_every_move(game: Game) -> None:
    life = Watched(game, random.Random(f"end {game.slug}")).life
    moves = life.table.moves
    found = frames(life, "open", lang="nl")
    assert len(found) == len(moves) + 1
    assert [frame.over for frame in found] == [False] * len(moves) + [True]
    assert found[-1].result == life.table.result()
    assert found[0].moved is None
    for frame in found[1:]:
        assert frame.moved is not None
        assert (frame.moved.seat, frame.moved.actions) == (moves.seat(frame.step - 1), moves.actions(frame.step - 1))
        assert all(frame.moved.labels)
    for first, count in ((0, 1), (3, 4), (len(moves), 5), (len(moves) + 1, 5)):
        assert frames(life, "open", first, count, "nl") == found[first : first + count]


def test_only_moves_that_stand_are_told_and_before_the_end_nothing_is() -> None:
    (capo,) = [game for game in all_games() if game.slug == "capo"]
    dice = random.Random(4)
    life = begun(capo, 3, target_respect=10)
    with pytest.raises(TableRefusal, match="not_over"):
        Replay(life.table, "open", "en")
    while life.table.phase != "over":
        wander(life, dice, 50)
    shown = asyncio.run(Replay(life.table, 0, "en").shown(0, 5))
    assert shown.steps == len(life.table.moves) < sum(isinstance(entry, Moved) for entry in life.entries)


# -- over HTTP --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(live: Live) -> tuple[Person, Message]:
    person = live.person()
    made = person.make("capo", ["me", "bot:random", "bot:random"], options={"target_respect": 10})
    with_words = person.at(made["id"], lang="en")
    play_on(with_words, random.Random(2))
    with_words.leave()
    return person, made


def test_a_replay_is_served_to_whoever_may_have_the_record(live: Live, finished: tuple[Person, Message]) -> None:
    _, made = finished
    stranger = live.person()
    record = stranger.get(f"/tables/{made['id']}/record").json()
    answer = stranger.get(f"/tables/{made['id']}/replay", eyes="open", count=200)
    shown = msgspec.json.decode(answer.content, type=ReplayShown)
    done = [(frame.moved.seat, action) for frame in shown.frames if frame.moved for action in frame.moved.actions]
    first = shown.steps
    while len(shown.frames) <= first:
        more = stranger.get(f"/tables/{made['id']}/replay", **{"eyes": "open", "from": len(shown.frames), "count": 200})
        page = msgspec.json.decode(more.content, type=ReplayShown)
        done += [(frame.moved.seat, action) for frame in page.frames if frame.moved for action in frame.moved.actions]
        shown.frames += page.frames
    assert done == [(seat, action) for seat, action, _ in record["moves"]]
    assert shown.frames[-1].result == record["result"]


def test_words_are_in_the_language_asked_for(live: Live, finished: tuple[Person, Message]) -> None:
    person, made = finished
    told = [person.get(f"/tables/{made['id']}/replay", eyes="0", lang=lang).json() for lang in LANGUAGES]
    english, dutch = [[frame.pop("lines") for frame in one["frames"]] for one in told]
    assert english != dutch
    assert [len(lines) for lines in english] == [len(lines) for lines in dutch]
    labels = [[frame["moved"].pop("labels") for frame in one["frames"] if frame["moved"]] for one in told]
    assert labels[0] != labels[1]
    assert told[0] == told[1], "all but the words is the same"
    assert len(told[0]["frames"]) == min(50, told[0]["steps"] + 1)


def test_what_is_asked_wrongly_is_refused(live: Live, finished: tuple[Person, Message]) -> None:
    person, made = finished
    path = f"/tables/{made['id']}/replay"
    playing = person.make("capo", ["me"] * 3)
    assert person.get(f"/tables/{playing['id']}/replay").json()["code"] == "not_over"
    assert person.get("/tables/none/replay").json()["code"] == "no_such_table"
    assert person.get(path, eyes="3").json()["code"] == "no_such_seat"
    for wrong in ({"eyes": "all"}, {"eyes": "-1"}, {"eyes": "0\n"}, {"count": 201}, {"count": 0}, {"from": -1},
                  {"lang": "de"}):  # fmt: skip
        assert person.get(path, **wrong).status_code == 400, wrong
    beyond = person.get(path, **{"from": 10**6}).json()
    assert beyond["frames"] == []
    assert beyond["steps"] > 0
