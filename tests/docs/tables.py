"""Tables in the pages that are made from the code: `<!-- table: NAME -->` stands above each.

`python -m tests.docs.pages` writes them anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from prometheus_client.metrics import MetricWrapperBase

from sitdown.engine.words import LANGUAGES
from sitdown.games import BUILT_IN, game_of
from sitdown.server import metrics
from sitdown.server.app import MOST_BYTES, make_app
from sitdown.server.errors import HTTP_CODES, status_of
from sitdown.server.net.close_codes import CLOSE_CODES
from sitdown.server.net.conversation import MOST_FAULTS
from sitdown.server.net.messages import SOCKET_CODES
from sitdown.server.people.people import TOKENS
from sitdown.server.people.refusals import PEOPLE_CODES
from sitdown.server.routes.tables import MOST_FRAMES
from sitdown.server.settings import Limits, Settings
from sitdown.table.chat import LONGEST
from sitdown.table.refusal import CODES
from sitdown.table.table import MOST_ACTIONS
from sitdown.teach.first_game import first_game_of
from sitdown.teach.lessons import lessons_of
from sitdown.teach.lessons.reading_time import ReadingTime

MARK = re.compile(r"<!-- table: ([\w-]+) -->")
LIMITS = {
    "requests_a_minute": "requests a minute from one address; then `429`",
    "messages_a_second": "messages a second on one socket, three times as many at once; who sends more is heard later",
    "message_bytes": "bytes of a message; then the socket is closed",
    "unsent_bytes": "bytes that wait for a client which does not read; then it is dropped",
    "seconds_to_join": "seconds until the first message",
    "seconds_to_send": "seconds that a client may take to read what waits for it; then it is dropped",
    "sockets_a_table": "sockets at one table",
    "analyses_an_hour": "analyses an hour that one person asks for, three times as many from one address; then `429`",
    "tables_a_person": "tables of one person that are not over",
}


def rows(head: Iterable[str], body: Iterable[Iterable[object]]) -> list[str]:
    lines = [" | ".join(str(cell) for cell in line) for line in body]
    head = list(head)
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {line} |" for line in lines)]


def codes(meanings: Mapping[str, str], *, status: bool) -> list[str]:
    head = ["code", "HTTP", "meaning"] if status else ["code", "meaning"]
    return rows(head, ([f"`{code}`", *([status_of(code)] if status else []), told] for code, told in meanings.items()))


def routes() -> list[str]:
    paths = make_app(Settings("sqlite:///never-opened.db")).openapi_schema.to_schema()["paths"]
    found = [(path, method, route["summary"]) for path, ways in paths.items() for method, route in ways.items()]
    return rows(["request", "what"], ((f"`{method.upper()} {path}`", summary) for path, method, summary in found))


def limits() -> list[str]:
    usual = Limits()
    found: list[tuple[object, str]] = [(f"{getattr(usual, name):.10g}", told) for name, told in LIMITS.items()]
    found += [
        (MOST_BYTES, "bytes of a request; then `413`"),
        (MOST_ACTIONS, "actions in one move"),
        (LONGEST, "characters in a line of talk"),
        (MOST_FRAMES, "steps of a replay in one answer"),
        (MOST_FAULTS, "messages that cannot be read; then the socket is closed"),
        (TOKENS, "tokens of one person"),
    ]
    return rows(["at most", "what"], found)


def first_games() -> list[str]:
    """How the first game of each of ours is laid, and how much is explained in it."""
    body = []
    for game in [game_of(slug) for slug in BUILT_IN]:
        first = first_game_of(game)
        assert first is not None
        options = [f"`{name}={'on' if value is True else value}`" for name, value in first.options.items()]
        body.append((game.title, first.seats, ", ".join(options) or "-", len(first.situations)))
    return rows(["game", "players", "options", "situations that are explained"], body)


def lessons() -> list[str]:
    """Every lesson of ours with its reading time."""
    body = []
    for game in [game_of(slug) for slug in BUILT_IN]:
        for lesson in lessons_of(game):
            times = [ReadingTime(lesson, lang) for lang in LANGUAGES]
            seconds = [f"{time.whole:.0f}" for time in times]
            acts = max(time.until_first_action for time in times)
            body.append((game.title, lesson.title("en"), len(lesson.steps), *seconds, f"{acts:.0f}"))
    return rows(["game", "lesson", "steps", "seconds, English", "Dutch", "until the first action"], body)


def watched() -> list[str]:
    """Every metric of ours."""
    found = [one for one in vars(metrics).values() if isinstance(one, MetricWrapperBase)]
    lines = []
    for one in found:
        (told,) = one.describe()
        name = told.name + ("_total" if told.type == "counter" else "")
        labels = ", ".join(f"`{label}`" for label in one._labelnames)
        lines.append((f"`{name}`", told.type, labels, told.documentation))
    return rows(["metric", "kind", "labels", "what"], lines)


def tables() -> dict[str, list[str]]:
    return {
        "routes": routes(),
        "table-codes": codes(CODES, status=True),
        "socket-codes": codes(SOCKET_CODES, status=False),
        "people-codes": codes(PEOPLE_CODES, status=True),
        "http-codes": codes(HTTP_CODES, status=True),
        "close-codes": rows(["code", "meaning"], ((f"`{code}`", told) for code, told in CLOSE_CODES.items())),
        "limits": limits(),
        "metrics": watched(),
        "lessons": lessons(),
        "first-games": first_games(),
    }


def with_tables(text: str) -> str:
    """The page with every table as the code has it."""
    made = tables()
    lines = text.splitlines()
    out: list[str] = []
    skipping = False
    for line in lines:
        skipping = skipping and line.startswith("|")
        if not skipping:
            out.append(line)
        if found := MARK.fullmatch(line):
            out += made[found[1]]
            skipping = True
    return "\n".join(out) + "\n"
