"""What the pages know of the games by heart, as the games' own data has it: web/tests/facts.test.ts compares."""

from __future__ import annotations

import json
from typing import Any

from sitdown.games.capo import data as capo
from sitdown.games.cosanostra import data as cosanostra
from sitdown.games.maffiosi import data as maffiosi
from sitdown.games.palermo import city
from sitdown.games.sicilianos import data as sicilianos


def capo_facts() -> dict[str, Any]:
    return {
        "kinds": {kind["id"]: kind["power"] for kind in capo.KINDS},
        "missions": [one["id"] for one in capo.MISSIONS],
        "events": [event["id"] for event in capo.EVENTS],
    }


def palermo_facts() -> dict[str, Any]:
    return {
        "kinds": city.CODES,
        "side": city.SIDE,
        "across": city.ACROSS,
        "places": [[city.FIELD_OF[place * 4 + quadrant] for quadrant in range(4)] for place in range(city.PLACES)],
        "promenade": list(city.PROMENADE),
        "corners": sorted(city.CORNERS),
    }


def sicilianos_facts() -> dict[str, Any]:
    return {
        "letters": "".join(sicilianos.LETTERS),
        "colours": sicilianos.FAMILIES,
        "types": sicilianos.TYPE_IDS,
        "notes": list(sicilianos.NOTE_VALUE),
        "values": sicilianos.VALUES,
    }


def maffiosi_facts() -> dict[str, Any]:
    return {"types": maffiosi.TYPE_IDS, "cards": maffiosi.CARD_IDS, "colours": maffiosi.COLOURS}


def cosanostra_facts() -> dict[str, Any]:
    return {
        "trades": cosanostra.TRADE_IDS,
        "deeds": cosanostra.DEEDS,
        "influence": cosanostra.INFLUENCE_IDS,
    }


def files() -> dict[str, str]:
    facts = {
        "capo": capo_facts(),
        "palermo": palermo_facts(),
        "sicilianos": sicilianos_facts(),
        "maffiosi": maffiosi_facts(),
        "cosanostra": cosanostra_facts(),
    }
    return {"facts.json": json.dumps(facts, indent=1) + "\n"}
