"""schemathesis over the OpenAPI: whatever it makes up, every answer is one that is documented, and none is a fault."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Live

# Not asked: whether what fits the types is accepted (a table may still refuse it), nor whether other methods are
# answered with 405 (there is nothing there).
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "response_headers_conformance,negative_data_rejection"
)


def assert_as_documented(live: Live, folder: Path, *more: str) -> None:
    token = live.person().post("/people/tokens", name="schemathesis").json()["key"]
    run = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", "run", f"{live.http}/schema/openapi.json", "--checks", CHECKS,
            "--header", f"Authorization: Bearer {token}", "--seed", "7", "--suppress-health-check", "all",
            "--warnings", "off", *more,
        ],
        cwd=folder, capture_output=True, text=True, timeout=900, env={**os.environ, "PYTHONHASHSEED": "0"},
    )  # fmt: skip
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert "No issues found" in run.stdout


def test_every_answer_is_documented(live: Live, tmp_path: Path) -> None:
    assert_as_documented(live, tmp_path, "--phases", "examples,fuzzing", "--max-examples", "6")


@pytest.mark.long
def test_every_answer_is_documented_for_long(live: Live, tmp_path: Path) -> None:
    assert_as_documented(live, tmp_path, "--phases", "examples,coverage,fuzzing,stateful", "--max-examples", "30")
