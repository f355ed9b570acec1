"""Files that are at every moment whole: the old content or the new, never half of it."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, text: str, sync: bool = False) -> None:
    """Write to a file beside it, then rename that; with `sync` what was written survives a power cut too."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        if sync:
            _to_disk(part, os.O_RDWR)
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    if sync and os.name == "posix":
        _to_disk(path.parent, os.O_RDONLY)  # the name as well


def _to_disk(path: Path, flags: int) -> None:
    opened = os.open(path, flags)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
