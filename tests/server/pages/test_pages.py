"""The pages for browsers: every address that shows one, the files that they are made of, and nothing else."""

from __future__ import annotations

import gzip
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sitdown.server.pages.files import NoHead, best_coding, with_base
from sitdown.server.pages.policy import POLICY, policy_for
from sitdown.server.settings import Limits
from tests.server.serving import Live, raw_socket, serving

INDEX = '<!doctype html>\n<html lang="en">\n<head>\n<title>Sitdown</title></head><body></body></html>\n'
SCRIPT = b"console.log('buona sera')\n" * 40
GZIP, BROTLI = gzip.compress(SCRIPT), b"as brotli would have it"
ADDRESSES = [
    "/",
    "/tables",
    "/t/q3Zt8Lw1XyPa",
    "/t/q3Zt8Lw1XyPa/screen",
    "/rules/capo",
    "/new/capo",
    "/replay/abc",
    "/learn/capo/first",
]
SECRET = "nobody may read this"


def built(folder: Path) -> Path:
    """A folder as the build leaves it, with something secret beside it."""
    pages = folder / "web"
    assets = pages / "assets"
    (assets / "fonts").mkdir(parents=True)
    (folder / "secret.js").write_text(SECRET)
    (pages / "index.html").write_text(INDEX)
    (pages / "secret.js").write_text(SECRET)
    (assets / "index-B1a2.js").write_bytes(SCRIPT)
    (assets / "index-B1a2.js.gz").write_bytes(GZIP)
    (assets / "index-B1a2.js.br").write_bytes(BROTLI)
    (assets / "fonts" / "limelight-C3.woff2").write_bytes(b"wOF2")
    (assets / "look-D4.css").write_text("body{color:red}")
    os.symlink(folder / "secret.js", assets / "link.js")
    return pages


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("paged")
    with serving(folder, pages=str(built(folder))) as live:
        yield live


def policy_of(answer: httpx.Response) -> dict[str, str]:
    return dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_page_is_the_index_and_never_kept(paged: Live, address: str) -> None:
    answer = httpx.get(paged.http + address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == INDEX.replace("<head>", '<head><base href="/">')
    assert "set-cookie" not in answer.headers


def test_an_address_of_nothing_is_a_page_for_people_and_a_refusal_for_programs(paged: Live) -> None:
    for_people = httpx.get(f"{paged.http}/no/such/page", headers={"accept": "text/html,*/*;q=0.8"})
    assert for_people.status_code == 404
    assert for_people.text == httpx.get(paged.http).text
    assert policy_of(for_people) == policy_of(httpx.get(paged.http))
    for_programs = httpx.get(f"{paged.http}/no/such/page")
    assert (for_programs.status_code, for_programs.json()["code"]) == (404, "not_found")


def test_a_page_may_load_what_is_ours_and_nothing_else(paged: Live) -> None:
    answer = httpx.get(paged.http)
    policy = policy_of(answer)
    here = f"127.0.0.1:{paged.port}"
    assert policy.pop("connect-src") == f"'self' ws://{here} wss://{here}"
    assert policy.pop("style-src").startswith("'self' 'sha256-")
    assert policy == {
        "default-src": "'none'", "script-src": "'self'", "style-src-attr": "'unsafe-inline'", "img-src": "'self' data:",
        "font-src": "'self'", "base-uri": "'self'", "frame-ancestors": "'none'", "form-action": "'self'",
    }  # fmt: skip
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_strange_host_cannot_write_into_the_policy(paged: Live) -> None:
    for host in ("x; script-src *", "x 'unsafe-inline'", "a,b", "x\ty", ""):
        assert policy_for(host) == POLICY
    answer = httpx.get(paged.http, headers={"host": "evil.example; script-src *"})
    assert "script-src *" not in answer.headers["content-security-policy"]


def test_other_addresses_are_not_pages(paged: Live) -> None:
    for address in ("/nothing", "/t", "/t/a/b", "/index.html", "/rules", "/api/nothing", "/replay"):
        answer = httpx.get(paged.http + address)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), address
    assert httpx.get(f"{paged.http}/schema").status_code == 200
    assert httpx.get(f"{paged.http}/api/games/").status_code == 200


def test_files_are_kept_for_a_year(paged: Live) -> None:
    for name, kind in (("index-B1a2.js", "text/javascript; charset=utf-8"), ("fonts/limelight-C3.woff2", "font/woff2"),
                       ("look-D4.css", "text/css; charset=utf-8")):  # fmt: skip
        answer = httpx.get(f"{paged.http}/assets/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_files_come_packed_as_the_client_likes(paged: Live) -> None:
    script = f"{paged.http}/assets/index-B1a2.js"
    for accepted, coding, size in (
        ("gzip, deflate, br", "br", len(BROTLI)), ("gzip;q=0.5", "gzip", len(GZIP)), ("br;q=0, *", "gzip", len(GZIP)),
        ("identity", None, len(SCRIPT)), ("", None, len(SCRIPT)), ("br;q=0", None, len(SCRIPT)),
    ):  # fmt: skip
        with httpx.stream("GET", script, headers={"accept-encoding": accepted}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == coding, accepted
        assert len(raw) == size == int(answer.headers["content-length"])
    assert httpx.get(script, headers={"accept-encoding": "gzip"}).content == SCRIPT
    plain = httpx.get(f"{paged.http}/assets/look-D4.css", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers


def test_codings_are_read_as_they_are_written() -> None:
    both = ["br", "gzip"]
    assert best_coding("GZIP", both) == "gzip"
    assert best_coding("*", both) == "br"
    assert best_coding("*;q=0", both) is None
    assert best_coding("br ; q=0.001", both) == "br"
    assert best_coding("br;q=....", both) is None
    assert best_coding("gzip", []) is None


def raw_status(live: Live, target: str) -> tuple[int, bytes]:
    """The answer to exactly this target, which no client has tidied up."""
    with socket.create_connection(("127.0.0.1", live.port), timeout=10) as wire:
        wire.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        told = b""
        while piece := wire.recv(65_536):
            told += piece
    return int(told.split(b" ", 2)[1]), told


@pytest.mark.parametrize(
    "target",
    [
        "/assets/../secret.js", "/assets/../../secret.js", "/assets/%2e%2e/secret.js", "/assets/..%2fsecret.js",
        "/assets/..%5csecret.js", "/assets//../secret.js", "/assets/fonts/../../secret.js", "/assets/link.js",
        "/assets/%00", "/assets/", "/assets/fonts", "/assets/index-B1a2.js%00.css", "/assets//etc/passwd",
        "/assets/index-B1a2.js.br/../../secret.js", "/secret.js", "/assets/index-B1a2.js.gz",
    ],
)  # fmt: skip
def test_nothing_outside_the_folder_can_be_reached(paged: Live, target: str) -> None:
    status, told = raw_status(paged, target)
    assert status in (400, 404), told
    assert SECRET.encode() not in told


def test_under_a_path_of_a_proxy_the_page_finds_its_way(tmp_path: Path) -> None:
    """As docs/host.md has it: the proxy takes the path off, and the page's addresses are relative to its base."""
    with serving(tmp_path, root_path="/club", pages=str(built(tmp_path))) as live:
        for address in ADDRESSES:
            assert '<head><base href="/club/">' in httpx.get(live.http + address).text
        assert httpx.get(f"{live.http}/assets/look-D4.css").text == "body{color:red}"
        person = live.person()
        made = person.make("capo", ["me"] * 3)
        assert person.at(made["id"]).shown["turn"]


def test_a_base_is_put_into_any_head_and_cannot_break_out_of_it() -> None:
    assert with_base("<HEAD data-x='1'><title>", "/a/") == b"<HEAD data-x='1'><base href=\"/a/\"><title>"
    assert b'<base href="/&quot;&gt;&lt;/">' in with_base(INDEX, '/"><')
    with pytest.raises(NoHead):
        with_base("<body><header></header>", "")


def test_without_built_pages_the_root_shows_the_api(live: Live) -> None:
    assert httpx.get(live.http).headers["location"] == "/schema"
    for address in ADDRESSES[1:]:
        assert httpx.get(live.http + address).json()["code"] == "not_found"
    assert httpx.get(f"{live.http}/assets/x.js").status_code == 404


def test_files_do_not_count_against_the_limit_but_tables_do_whatever_they_are_called(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(requests_a_minute=5), pages=str(built(tmp_path))) as live:
        codes = [httpx.get(f"{live.http}/assets/look-D4.css").status_code for _ in range(12)]
        assert codes == [200] * 12
        codes = [httpx.get(f"{live.http}/api/tables/ws-assets-health").status_code for _ in range(12)]
        assert codes == [404] * 5 + [429] * 7


def test_keys_are_sent_in_bodies_and_messages_never_in_addresses(live: Live) -> None:
    """So a page can keep them behind the `#` of its own address: all that is needed for a link comes with the table."""
    person, friend = live.person(), live.person()
    made = person.make("capo", ["me", "open", "bot:thumb"])
    links = [f"{made['seats'][0]['key']}", *made["invitations"].values(), made["watch"]]
    assert all(key.isascii() and key.replace("-", "").replace("_", "").isalnum() for key in links)
    seated = friend.sit(made["id"], invitation=made["invitations"]["1"])
    for key, seat in ((made["seats"][0]["key"], 0), (seated["key"], 1), (made["watch"], None)):
        client = live.person().at(made["id"], key)
        assert client.shown["view"]["you"] == seat
        client.leave()
    raw = raw_socket(live, f"{made['id']}?key={seated['key']}")
    raw.send('{"type":"join"}')
    with pytest.raises(Exception, match="4003"):
        raw.recv(timeout=10)
