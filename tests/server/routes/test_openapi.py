"""The OpenAPI says all that a program needs: every refusal of every route, with examples that are true."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sitdown.server.app import make_app
from sitdown.server.errors import HTTP_CODES, STATUS, Refusal, status_of
from sitdown.server.live.new_tables import BranchWanted, Made, Seated, Wanted
from sitdown.server.people.refusals import PEOPLE_CODES
from sitdown.server.routes.analysis import AskAnalysis
from sitdown.server.routes.lessons import Taken
from sitdown.server.routes.people import Login, NewToken, Rename
from sitdown.server.routes.tables import SitDown, WithKey
from sitdown.server.settings import Settings
from sitdown.table.refusal import CODES
from tests.server.serving import Live, serving

NOT_OF_A_ROUTE = {"not_found", "broken", "no_such_person"}  # of no address, of a fault, of nobody who asks
SENT = {"Wanted": Wanted, "SitDown": SitDown, "WithKey": WithKey, "Login": Login, "Rename": Rename}
SENT |= {"NewToken": NewToken, "Taken": Taken, "AskAnalysis": AskAnalysis, "BranchWanted": BranchWanted}
ANSWERED: dict[str, Any] = {"Refusal": Refusal, "Made": Made, "Seated": Seated}


@pytest.fixture(scope="module")
def routes() -> dict[str, Any]:
    """Every operation by its method and path."""
    app = make_app(Settings("sqlite:///never-opened.db"))
    paths: dict[str, dict[str, Any]] = app.openapi_schema.to_schema()["paths"]
    return {f"{method} {path}": one for path, methods in paths.items() for method, one in methods.items()}


def examples(answer: dict[str, Any]) -> list[Any]:
    bodies = answer.get("content", {}).values()
    return [one["value"] for body in bodies for one in body.get("examples", {}).values()]


def of(schema: dict[str, Any]) -> str:
    return str((schema.get("allOf") or [schema])[0]["$ref"]).rsplit("/", 1)[1]


def test_every_refusal_has_an_example_with_its_status(routes: dict[str, Any]) -> None:
    for name, route in routes.items():
        for status, answer in route["responses"].items():
            if int(status) < 400:
                continue
            told = [msgspec.convert(one, Refusal) for one in examples(answer)]
            assert told, f"{name} {status}"
            assert {status_of(one.code) for one in told} == {int(status)}, name
            assert all(f"`{one.code}`" in answer["description"] for one in told), name


def test_every_route_may_be_asked_badly_and_too_often(routes: dict[str, Any]) -> None:
    for name, route in routes.items():
        if "/api/" in name:
            assert {"400", "429"} <= set(route["responses"]), name


def test_what_is_posted_has_an_example_that_can_be_read(routes: dict[str, Any]) -> None:
    posted = {name: route["requestBody"] for name, route in routes.items() if "requestBody" in route}
    assert len(posted) >= 8
    for name, body in posted.items():
        schema = body["content"]["application/json"]["schema"]
        assert schema["examples"], name
        for one in schema["examples"]:
            msgspec.convert(one, SENT[of(schema)])


def test_examples_of_answers_are_of_their_type(routes: dict[str, Any]) -> None:
    for route in routes.values():
        for answer in route["responses"].values():
            for body in answer.get("content", {}).values():
                for one in body.get("examples", {}).values():
                    msgspec.convert(one["value"], ANSWERED[of(body["schema"])])


def test_every_code_of_the_door_and_of_people_is_documented_by_a_route(routes: dict[str, Any]) -> None:
    answers = [answer for route in routes.values() for answer in route["responses"].values()]
    told = {one.get("code") for answer in answers for one in examples(answer)}
    assert (set(HTTP_CODES) | set(PEOPLE_CODES)) - told == NOT_OF_A_ROUTE
    assert told <= {*HTTP_CODES, *PEOPLE_CODES, *CODES, None}
    assert set(STATUS) <= {*HTTP_CODES, *PEOPLE_CODES, *CODES}


def test_a_fault_of_ours_is_told_as_one_and_tells_nothing(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise ZeroDivisionError("the secret is 42")

    monkeypatch.setattr(live.services.store, "open_tables", fails)
    answer = live.person().get("/tables/")
    assert answer.status_code == 500
    assert answer.json() == {"code": "broken", "message": HTTP_CODES["broken"]}


def test_a_request_that_is_too_long_is_told_so(live: Live) -> None:
    answer = live.person().post("/people/rename", name="a" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_the_schema_is_served_and_shown_at_the_root(live: Live) -> None:
    person = live.person()
    assert person.web.get("/schema/openapi.json").json()["info"]["title"] == "Sitdown"
    assert person.web.get("/").headers["location"] == "/schema"
    page = person.web.get("/schema").text
    assert "POST /api/tables/{table}/sit" in page
    assert "<script" not in page
    assert "//" not in page, "nothing is fetched from elsewhere"


def test_behind_a_proxy_the_paths_are_those_outside(tmp_path: Path) -> None:
    with serving(tmp_path, root_path="/club", https=True) as live:
        person = live.person()
        assert person.web.get("/").headers["location"] == "/club/schema"
        assert person.web.get("/schema/openapi.json").json()["servers"] == [{"url": "/club"}]
        cookie = person.post("/people/rename", name="Rosa").headers["set-cookie"].lower()
        assert {"path=/club", "secure", "httponly", "samesite=lax"} <= set(cookie.split("; "))
