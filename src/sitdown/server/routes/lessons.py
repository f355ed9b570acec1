"""Lessons: what there is to learn of a game, and one step of a lesson, which is kept by whoever takes it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Router, get, post
from litestar.params import Body, FromPath
from msgspec import Meta, Struct

from sitdown.engine.game import Game
from sitdown.server.errors import Refused
from sitdown.server.live.broadcast import line_of
from sitdown.server.routes.answers import example, refusals
from sitdown.server.routes.games import Lang, game_named
from sitdown.teach.lessons import BadLesson, CannotResume, LessonPlay, Saved, StepShown, Wrong, lesson_of, lessons_of
from sitdown.teach.lessons.reading_time import ReadingTime

Done = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=64)]  # actions as people type them
Number = Annotated[int, Meta(ge=0, le=2**31)]


class LessonShown(Struct):
    """A lesson, before one takes it."""

    id: str
    title: str
    about: str  # what one learns, in a sentence
    minutes: int  # to read and do it, rounded up


class Taken(Struct, forbid_unknown_fields=True):
    """Where somebody is in a lesson, and what he does there: `reads` on, or does these actions; or neither."""

    steps: Annotated[list[Done], Meta(max_length=100)] = []  # what he did in each step that is done
    now: Done = []  # and in the one under way
    does: Annotated[list[Number], Meta(max_length=64)] = []
    reads: bool = False


A_STEP = {"steps": [[], ["add_card 2", "add_card 3", "done"]], "now": [], "does": [7]}
TakenBody = Annotated[Taken, Body(examples=example("the third step", A_STEP))]


class TableNow(Struct):
    """The table of the lesson, as in `shown` of a real one."""

    view: dict[str, Any]
    turn: list[int]
    legal: list[int]
    labels: list[str]
    prompt: str
    events: list[dict[str, Any]]  # since what he did
    lines: list[str]
    over: bool


class StepNow(Struct):
    """The step he is at now, with what is to be kept to come back to it."""

    step: StepShown
    steps: list[list[str]]
    now: list[str]
    wrong: Wrong | None  # why what he did was not done
    names: list[str]
    table: TableNow


@cache
def shown_of(game: Game, lang: str) -> list[LessonShown]:
    """Once: to know how long a lesson is, it is played."""
    return [
        LessonShown(one.id, one.title(lang), one.about(lang), int(-(-ReadingTime(one, lang).whole // 60)))
        for one in lessons_of(game)
    ]


def taken_up(game: Game, name: str, taken: Taken) -> LessonPlay:
    """The lesson where it was left."""
    try:
        lesson = lesson_of(game, name)
    except BadLesson:
        raise Refused(404, "no_such_lesson") from None
    try:
        play = LessonPlay.resume(lesson, Saved(lesson.id, taken.steps))
        if taken.now and play.try_actions([game.actions.read(text) for text in taken.now], "en") is not None:
            raise CannotResume
    except (CannotResume, ValueError):
        raise Refused(409, "lesson_changed") from None
    return play


def step_now(play: LessonPlay, lang: str, heard: int, wrong: Wrong | None) -> StepNow:
    """What the seat may know, and nothing else."""
    game, state, you, names = play.lesson.game, play.state, play.you, play.names(lang)
    view, legal, events = play.view(lang), state.legal(you), play.log.lines(you)[heard:]
    table = TableNow(
        view, state.turn(), legal, [game.say_action(view, action, lang) for action in legal], game.prompt(view, lang),
        events, [line_of(game, event, lang, names) for event in events], state.over,
    )  # fmt: skip
    return StepNow(play.step(lang), play.saved().steps, play.under_way(), wrong, names, table)


@get("/", summary="The lessons of a game", responses=refusals("no_such_game"), sync_to_thread=True)
def list_lessons(slug: FromPath[str], lang: Lang = "en") -> list[LessonShown]:
    return shown_of(game_named(slug), lang)


@post(
    "/{name:str}",
    summary="A step of a lesson: where I am, and what I do there",
    responses=refusals("too_large", "no_such_game", "no_such_lesson", "lesson_changed"),
    status_code=200,
    sync_to_thread=True,
)
def take_step(slug: FromPath[str], name: FromPath[str], data: TakenBody, lang: Lang = "en") -> StepNow:
    """Nothing is stored here: who takes the lesson keeps `steps` and `now`, and sends them with what he does next."""
    play = taken_up(game_named(slug), name, data)
    heard = len(play.log.lines(play.you))
    wrong = None
    if data.does:
        wrong = play.try_actions(data.does, lang)
    elif data.reads:
        wrong = play.go_on(lang)
    return step_now(play, lang, heard, wrong)


router = Router("/games/{slug:str}/lessons", route_handlers=[list_lessons, take_step], tags=["games"])
