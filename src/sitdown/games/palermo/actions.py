"""Everything that can be done in Palermo, as numbers (section 12)."""

from __future__ import annotations

from typing import Final

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

# The first number of each kind, as constants for the compiler.
FIRST_BUILD: Final = 36
POLICE_PASS: Final = 900
POLICE_TO: Final = 901
STAY: Final = 1097
GO: Final = 1098
assert [kind.start for kind in ACTIONS.kinds] == [0, FIRST_BUILD, POLICE_PASS, POLICE_TO, STAY, GO]
