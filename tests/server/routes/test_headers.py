"""What goes with every answer: a strict content policy, cookies that pages cannot read, and JSON that is only JSON."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from sitdown.server.app import make_app
from sitdown.server.settings import Settings
from tests.server.serving import NO_LIMITS, Live, serving

SCRIPT = "</script><script>alert(1)</script>"
ADDRESSES = ["/", "/schema", "/schema/openapi.json", "/health", "/metrics", "/api/games/", "/api/games/none",
             "/nothing", "/api/tables/none", "/api/tables/?which=all", "/ws/tables/x"]  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_carries_a_strict_policy(live: Live, address: str) -> None:
    answer = live.person().web.get(address)
    assert answer.status_code < 500
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == policy["base-uri"] == policy["form-action"] == "'self'"
    assert "unsafe" not in policy["style-src"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_the_documentation_needs_nothing_from_elsewhere(live: Live) -> None:
    answer = live.person().web.get("/schema")
    page = answer.text
    assert "http://" not in page.replace(live.http, "")
    assert "<script" not in page
    (style,) = re.findall(r"<style>(.*?)</style>", page, flags=re.DOTALL)
    hashed = b64encode(sha256(style.encode()).digest()).decode()
    assert f"'sha256-{hashed}'" in answer.headers["content-security-policy"], "its own style is allowed, no other"


def cookie_set_by(answer: httpx.Response) -> list[str]:
    return [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]


def test_cookies_are_out_of_reach_of_pages_and_of_other_sites(live: Live) -> None:
    answer = live.person().post("/tables/", game="capo", chairs=["me"] * 3)
    parts = cookie_set_by(answer)
    assert "httponly" in parts
    assert "samesite=lax" in parts
    assert "path=/" in parts
    assert "secure" not in parts  # on a machine of one's own without TLS it would be lost
    again = live.person()
    again.post("/people/register", name="Bianca", password="a long way home")
    assert "httponly" in cookie_set_by(live.person().post("/people/login", name="Bianca", password="a long way home"))


def test_behind_tls_cookies_go_over_tls_only(tmp_path: Path) -> None:
    with serving(tmp_path, NO_LIMITS, https=True) as live:
        assert "secure" in cookie_set_by(live.person().post("/tables/", game="capo", chairs=["me"] * 3))


def test_who_only_looks_gets_no_cookie(live: Live) -> None:
    for address in ("/api/people/me", "/api/tables/", "/api/games/", "/schema", "/health"):
        assert "set-cookie" not in live.person().web.get(address).headers


def test_text_travels_as_json_and_nothing_else(live: Live) -> None:
    person = live.person()
    assert person.post("/people/rename", name="O'Hara <i>&").json()["name"] == "O'Hara <i>&"
    made = person.make("capo", ["me"] * 3)
    client = person.at(made["id"])
    assert client.ask("say", text=SCRIPT)["type"] == "done"
    assert client.chat[0]["text"] == SCRIPT
    for answer in (
        person.get("/people/me"), person.get(f"/tables/{SCRIPT}"), person.get("/games/<img src=x>"),
        person.post("/people/rename", name=SCRIPT), person.get("/tables/", which=SCRIPT),
        person.web.post("/api/tables/", content=SCRIPT),
    ):  # fmt: skip
        assert answer.headers["content-type"].split(";")[0] == "application/json"
        json.loads(answer.text)
    record = person.get(f"/tables/{made['id']}/record")
    assert record.json()["code"] == "not_over"


def test_metrics_are_for_this_machine_unless_the_host_says_otherwise() -> None:
    """How many moves are stored would tell strangers of sealed choices."""
    for settings, address, status in (
        (Settings("sqlite:///unused.db"), "192.0.2.7", 404),
        (Settings("sqlite:///unused.db"), "127.0.0.1", 200),
        (Settings("sqlite:///unused.db", open_metrics=True), "192.0.2.7", 200),
    ):
        assert asked_from(make_app(settings), address) == status


def asked_from(app: Litestar, address: str) -> int:
    """The status of /metrics for a client of this address; the application is not started, so no database is opened."""
    statuses: list[int] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    scope: Any = {
        "type": "http", "method": "GET", "path": "/metrics", "raw_path": b"/metrics", "query_string": b"",
        "client": (address, 1), "server": ("localhost", 80), "scheme": "http", "http_version": "1.1", "asgi": {},
        "root_path": "", "state": {}, "headers": [],
    }  # fmt: skip
    asyncio.run(app(scope, receive, send))
    return statuses[0]
