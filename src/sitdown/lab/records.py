"""Records on disk."""

from __future__ import annotations

from pathlib import Path

from sitdown.engine.record import Record
from sitdown.lab.files import write_whole


def write_record(path: Path, record: Record) -> None:
    """Write the record so that the file is at every moment a whole one: the old or the new, never half of it."""
    write_whole(path, record.to_json())
