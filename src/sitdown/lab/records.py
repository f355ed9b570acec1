"""Records on disk."""

from __future__ import annotations

import os
from pathlib import Path

from sitdown.engine.record import Record


def write_record(path: Path, record: Record) -> None:
    """Write the record so that the file is at every moment a whole one: the old or the new, never half of it."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(record.to_json(), encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
