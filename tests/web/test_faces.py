"""Every bot of the house has a face on the pages."""

from __future__ import annotations

import re
from pathlib import Path

from sitdown.table.bot_names import NAMES

WEB = Path(__file__).parents[2] / "web" / "src"


def test_every_bot_of_the_house_has_a_face_of_its_own() -> None:
    text = (WEB / "pages" / "common" / "bots.ts").read_text("utf-8")
    faces = dict(re.findall(r"^  '?([A-Z][\w ]+?)'?: '(\w+)',$", text, re.MULTILINE))
    assert faces.keys() == {name for people in NAMES.values() for name in people}
    assert len(set(faces.values())) == len(faces)
