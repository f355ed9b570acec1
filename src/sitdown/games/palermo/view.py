"""What a seat sees of Palermo, as plain data. Nothing is hidden: seats differ only in whose reach they are shown."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.game import View
from sitdown.games.palermo.actions import GO, POLICE_TO
from sitdown.games.palermo.build import NOTHING_FITS, houses_that_fit
from sitdown.games.palermo.city import CODES, EMPTY, FIELD_OF, FIELDS, HOUSE, HOUSE_KINDS, PLACE_OF, PLACES, START_TILE
from sitdown.games.palermo.fields import BAND_BITS, BANDS, FAR, costs_within
from sitdown.games.palermo.routes import Ways
from sitdown.games.palermo.state import BUILD, END, GANGSTER, HOME, PHASES, POLICE, PalermoState
from sitdown.games.palermo.walk import gangster_on, reach, set_out


def seen_by(state: PalermoState, seat: int | None) -> View:
    """For the seat in turn `reach`: [field, cost, gain or null] for each destination.

    And `ways`: [field, the field before it or null for the depot, cost] for each field on the way to one.
    """
    if seat is None or seat != state.mover or state.phase not in (POLICE, GANGSTER):
        return {"you": seat, "reach": None, "ways": None}
    figure = state.gangster[seat] if state.phase == GANGSTER else state.police[seat]
    costs = costs_within(set_out(state, seat, figure), state.range_of(seat))
    return {"you": seat, "reach": _reach(state, seat, costs), "ways": _ways(state, seat, figure, costs)}


def seen_by_all(state: PalermoState) -> View:
    """The whole table: nothing is hidden (section 6)."""
    over = state.phase == END
    return {
        "game": "palermo",
        "seats": state.seats,
        "phase": PHASES[state.phase],
        "turn": state.turn(),
        "first": state.first,
        "round": state.round,
        "max_rounds": state.switches.max_rounds,
        "bonus": state.bonus,
        "contact": _contact(state),
        "supply": [{"kind": kind, "code": CODES[kind], "left": state.supply[kind]} for kind in range(HOUSE_KINDS)],
        "start": state.start_place if state.start_place >= 0 else None,
        "tiles": [_tile(state, place) for place in range(PLACES) if state.tile[place] != EMPTY],
        "players": [_player(state, other) for other in range(state.seats)],
        "options": dict(state.options),
        "scores": state.scores,
        "over": over,
        "ranking": state.ranking if over else None,
        "ending": state.ending,
    }


def open_view(state: PalermoState) -> View:
    """Nothing is hidden (section 6)."""
    return state.view(None)


def _contact(state: PalermoState) -> str | None:
    """While building: `roof` (PA-11), `free` or `first` (waived by PA-13) or `kiosk` (PA-16)."""
    if state.phase != BUILD:
        return None
    if state.builds == 0:
        return "first"
    if houses_that_fit(state, NOTHING_FITS[:], True):
        return "roof"
    return "free" if houses_that_fit(state, NOTHING_FITS[:], False) else "kiosk"


def _tile(state: PalermoState, place: int) -> dict[str, object]:
    tile = state.tile[place]
    fields = [FIELD_OF[place * 4 + quadrant] for quadrant in range(4)]
    laid: dict[str, object] = {
        "place": place,
        "tile": CODES[tile // 4] if tile < START_TILE else "START" if tile == START_TILE else "STREET",
        "kind": tile // 4 if tile < START_TILE else None,
        "turn": tile % 4 if tile < START_TILE else None,
        "fields": fields,
        "house": [field for quadrant, field in enumerate(fields) if HOUSE[tile] >> quadrant & 1],
    }
    for name, value in (("entry", state.entry), ("owner", state.owner), ("disc", state.disc)):
        laid[name] = value[place] if value[place] >= 0 else None
    return laid


def _player(state: PalermoState, seat: int) -> dict[str, object]:
    gangster, police = state.gangster[seat], state.police[seat]
    return {
        "seat": seat,
        "money": state.money[seat],
        "range": state.range_of(seat),
        "collected": state.got[seat],
        "in_hand": state.discs_each() - sum(owner == seat for owner in state.owner),
        "in_city": sum(disc == seat for disc in state.disc),
        "where": "home" if gangster == HOME else "out" if gangster >= 0 else "depot",
        "gangster": gangster if gangster >= 0 else None,
        "police": police if police >= 0 else None,
        "police_active": police >= 0 and gangster_on(state, police) < 0,  # PA-41, PA-44
        "arrival": state.arrival[seat] or None,
        "within": _within(state, seat),
    }


def _reach(state: PalermoState, seat: int, costs: vec[i64]) -> list[list[int | None]]:
    """PA-29, PA-33, PA-45: where the figure to be moved can go, what it costs, what it brings."""
    walking = state.phase == GANGSTER
    points = state.range_of(seat)
    first = GO if walking else POLICE_TO
    fields = [action - first for action in state.legal(seat)[1:]]
    gains = [points - costs[field] if walking and _pays(state, seat, field) else None for field in fields]
    return [[field, costs[field], gain] for field, gain in zip(fields, gains, strict=True)]


def _ways(state: PalermoState, seat: int, origin: int, costs: vec[i64]) -> list[list[int | None]]:
    """PA-29: the last step of the cheapest way to every field within the range, also to those it may only pass."""
    ways = Ways(state, seat, origin, costs)
    return [[field, ways.before(field), costs[field]] for field in range(FIELDS) if 0 < costs[field] < FAR]


def _within(state: PalermoState, seat: int) -> str | None:
    """The fields within the range of a gangster in the city: a hexadecimal digit for four, the lowest bit first."""
    if state.gangster[seat] < 0:
        return None
    bands = reach(state, seat, state.gangster[seat])
    digits = "".join([f"{bands[band + 1]:0{BAND_BITS // 4}x}"[::-1] for band in range(BANDS)])
    return digits[: FIELDS // 4]


def _pays(state: PalermoState, seat: int, field: int) -> bool:
    place = PLACE_OF[field]
    if place < 0:
        return False
    if place == state.start_place:
        return state.has_all(seat)
    return state.disc[place] == seat and state.entry[place] == field
