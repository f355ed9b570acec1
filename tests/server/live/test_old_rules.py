"""Tables that were stored before the rules of their game changed: they stay in lists, and cannot go on.

`older_rules/games.db.gz` was filled by the commit before the rules changed. It has three tables of each game: one that
was played to the end, with take-backs, one that was begun, with a clock, and one that was gathering.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sitdown.engine.record import InvalidRecord, verify
from sitdown.engine.record_reader import read_record
from sitdown.games import game_of
from sitdown.server.net.close_codes import OLD_RULES, OLD_RULES_OVER
from tests.server.serving import Client, Live, serving

FOLDER = Path(__file__).parent / "older_rules"
TABLES: dict[str, dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))
OLD = [slug for slug, table in TABLES.items() if table["version"] != game_of(slug).version]
SAME = [slug for slug in TABLES if slug not in OLD]
EACH = pytest.mark.parametrize("slug", OLD)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("old")
    (folder / "games.db").write_bytes(gzip.decompress((FOLDER / "games.db.gz").read_bytes()))
    with serving(folder) as live:
        yield live


def asked(live: Live, path: str, slug: str = "") -> httpx.Response:
    headers = {"cookie": TABLES[slug]["cookie"]} if slug else {}
    return httpx.get(f"{live.http}/api{path}", headers=headers)


def refused(answer: httpx.Response) -> str:
    assert answer.status_code == 409
    code: str = answer.json()["code"]
    return code


def test_most_rules_have_changed_since() -> None:
    assert len(OLD) >= 4


@EACH
def test_what_was_begun_cannot_go_on(served: Live, slug: str) -> None:
    for table in (TABLES[slug]["begun"], TABLES[slug]["gathering"]):
        assert refused(asked(served, f"/tables/{table}")) == "old_rules"
        assert refused(asked(served, f"/tables/{table}/record")) == "not_over"  # nobody's hand is shown for it
        assert refused(httpx.post(f"{served.http}/api/tables/{table}/sit", json={})) == "old_rules"
        assert Client(served, table).closed()[0] == OLD_RULES


@EACH
def test_what_was_played_cannot_be_replayed_and_its_record_can_be_fetched(served: Live, slug: str) -> None:
    table = TABLES[slug]["finished"]
    for path in ("", "/replay", "/replay?eyes=open"):
        assert refused(asked(served, f"/tables/{table}{path}")) == "old_rules_over"
    assert Client(served, table).closed()[0] == OLD_RULES_OVER
    record = read_record(asked(served, f"/tables/{table}/record").text)
    assert record.hashes[-1] == TABLES[slug]["last_hash"]  # of all before it: every move, and none that was taken back
    assert len(record.moves) == TABLES[slug]["moves"]
    assert {**(record.result or {}), "ending": None} == {"ending": None, **TABLES[slug]["result"]}
    with pytest.raises(InvalidRecord, match=f"version {record.version} of the rules") as wrong:
        verify(game_of(slug), record)
    assert wrong.value.move == 0


@EACH
def test_lists_results_and_ratings_stay(served: Live, slug: str) -> None:
    mine = {table["id"]: table for table in asked(served, "/tables/?which=mine", slug).json()}
    for which in ("begun", "gathering"):
        assert mine[TABLES[slug][which]]["phase"] == "old_rules"
        assert mine[TABLES[slug][which]]["old_rules"]
    for which in ("open", "watch"):
        listed = [table["id"] for table in asked(served, f"/tables/?which={which}").json()]
        assert not {TABLES[slug]["begun"], TABLES[slug]["gathering"]} & set(listed)
    results = served.do(served.services.store.results(TABLES[slug]["finished"]))
    assert [row.score for row in results] == TABLES[slug]["result"]["scores"]
    person = results[0].person
    assert person is not None
    played = served.do(served.services.store.played_by(person))
    assert [one.table for one in played] == [TABLES[slug]["finished"]]


def test_who_has_old_tables_may_make_new_ones(served: Live) -> None:
    """They do not count among those that one should finish first, and nothing is due at them."""
    owner = served.do(served.services.store.table(TABLES[OLD[0]]["begun"]))
    assert owner is not None
    assert served.do(served.services.store.unfinished_of(owner.owner)) == 0
    with sqlite3.connect(served.settings.database.removeprefix("sqlite:///")) as database:
        due = database.execute("SELECT id FROM tables WHERE due IS NOT NULL").fetchall()
    assert not {TABLES[slug]["begun"] for slug in OLD} & {table for (table,) in due}


@pytest.mark.parametrize("slug", SAME)
def test_a_table_of_the_same_rules_goes_on(served: Live, slug: str) -> None:
    assert asked(served, f"/tables/{TABLES[slug]['begun']}").json()["phase"] == "playing"
    assert asked(served, f"/tables/{TABLES[slug]['finished']}/replay").status_code == 200
