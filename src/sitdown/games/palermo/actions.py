"""Everything that can be done in Palermo, as numbers (section 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import ActionSpace, Arg, Kind
from sitdown.games.palermo.city import FIELDS, KIOSK, PLACES

ACTIONS: Final = ActionSpace(
    Kind("place_start", Arg("place", PLACES)),
    Kind("build", Arg("kind", KIOSK + 1, of="tile"), Arg("place", PLACES), Arg("turn", 4)),
    Kind("police_pass"),
    Kind("police_to", Arg("field", FIELDS)),
    Kind("stay"),
    Kind("go", Arg("field", FIELDS)),
)

# The first number of each kind.
FIRST_BUILD: Final[i64] = ACTIONS.kind("build").start
POLICE_PASS: Final[i64] = ACTIONS.kind("police_pass").start
POLICE_TO: Final[i64] = ACTIONS.kind("police_to").start
STAY: Final[i64] = ACTIONS.kind("stay").start
GO: Final[i64] = ACTIONS.kind("go").start
