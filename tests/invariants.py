"""What must always be true of each game's table: nothing that is moved is lost or made."""

from __future__ import annotations

from sitdown.testing import Invariant
from tests.games.capo.helpers.invariant import check_table as capo
from tests.games.cosanostra.helpers.invariant import check_table as cosanostra
from tests.games.maffiosi.helpers.positions import check_table as maffiosi
from tests.games.palermo.positions import check_table as palermo
from tests.games.sicilianos.helpers.invariant import check_table as sicilianos

INVARIANTS: dict[str, Invariant] = {
    "capo": capo,
    "cosanostra": cosanostra,
    "maffiosi": maffiosi,
    "palermo": palermo,
    "sicilianos": sicilianos,
}
