"""What tests of the server share: a database of either kind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres as own
from tests.server.serving import Live, assert_no_fault, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[own.Postgres]:
    """One server for all tests. Without PostgreSQL they are skipped, but not where everything must be proved."""
    if not own.found():
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed; .ci/run installs it")
        pytest.skip("PostgreSQL is not installed")
    with own.running() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture
def postgres_url(postgres: own.Postgres) -> str:
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for the tests of a file; each makes tables and people of its own."""
    with serving(tmp_path_factory.mktemp("live")) as server:
        yield server


@pytest.fixture(autouse=True)
def _no_fault_of_ours(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever is asked of a live server, it never has to write down a fault."""
    yield
    if "live" in request.fixturenames and "a_fault_of_ours" not in request.node.name:
        assert_no_fault(caplog)
