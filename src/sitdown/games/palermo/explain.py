"""The rules a second time, one move at a time: which rule forbids it, by the order of checks in section 5.1.

Nothing here is shared with the making of the legal moves: streets are flooded field by field, ways are searched one
edge at a time.
"""

from __future__ import annotations

from typing import Final

from sitdown.engine.refusal import Fact, Refusal
from sitdown.games.palermo.city import CODES, EMPTY, FIELD_OF, FIELDS, HOUSE, HOUSE_KINDS, KIOSK, PLACE_OF, PLACES
from sitdown.games.palermo.routes import active_police, cheapest, neighbours
from sitdown.games.palermo.state import BUILD, END, GANGSTER, HOME, POLICE, START, PalermoState

KINDS: Final = ("place_start", "build", "police_pass", "police_to", "stay", "go")
HOME_POLICE: Final = -1  # the state POLICE of a seat whose own gangster is home
GOES_ON: Final = ""  # to the checks of its own

# 5.1 (2): what the seat in turn hears, by state and kind of action.
ASKED: Final[dict[int, tuple[str, ...]]] = {
    #            place_start, build,   police_pass, police_to, stay,    go
    START: (GOES_ON, "PA-2", "PA-2", "PA-2", "PA-2", "PA-2"),
    BUILD: ("PA-2", GOES_ON, "PA-7", "PA-2", "PA-7", "PA-2"),
    POLICE: ("PA-2", "PA-2", GOES_ON, GOES_ON, "PA-2", "PA-2"),
    HOME_POLICE: ("PA-2", "PA-2", GOES_ON, GOES_ON, "PA-47", "PA-47"),
    GANGSTER: ("PA-2", "PA-2", "PA-2", "PA-37", GOES_ON, GOES_ON),
}


def judge(state: PalermoState, seat: int, action: int) -> Refusal | None:
    """The first rule that the action breaks, None if it is legal."""
    if state.phase == END:
        return Refusal("PA-2", {"why": "over"})
    mover: int = state.mover
    if seat != mover:
        return Refusal("PA-2", {"why": "seat"})
    if action not in state.game.actions:
        return Refusal("PA-2", {"why": "action"})
    kind, values = state.game.actions.decode(action)
    asked: int = state.phase
    if asked == POLICE and state.gangster[mover] == HOME:
        asked = HOME_POLICE
    rule = ASKED[asked][KINDS.index(kind)]
    if rule == "PA-37":
        return Refusal(rule, {"why": "late" if state.switches.with_police else "none"})
    if rule != GOES_ON:
        return Refusal(rule, {"why": "kind"})
    if kind == "build":
        return judge_build(state, values[0], values[1], values[2])
    if kind == "police_to":
        return judge_police(state, mover, values[0])
    if kind == "go":
        return judge_gangster(state, mover, values[0])
    return None  # the start tile goes anywhere (PA-6); passing and staying are free (PA-37, PA-32)


# -- phase 1 ----------------------------------------------------------------------------------------------------------


def judge_build(state: PalermoState, kind: int, place: int, turn: int) -> Refusal | None:
    """5.1 (3)."""
    if kind != KIOSK and state.supply[kind] == 0:
        return Refusal("PA-8", {"tile": CODES[kind]})
    if state.tile[place] != EMPTY:
        return Refusal("PA-9")
    roofs = roofs_of(state)
    if kind == KIOSK:
        return Refusal("PA-16") if some_house_fits(state, roofs, False) else None
    house = house_fields(kind, place, turn)
    if makes_courtyard(roofs, house):
        return Refusal("PA-14")
    if roof_to_roof(roofs, house) or not some_house_fits(state, roofs, True):  # PA-13
        return None
    return Refusal("PA-12" if corner_to_corner(roofs, house) else "PA-11")


def roofs_of(state: PalermoState) -> list[bool]:
    """By field: is there a house?"""
    roofs = [False] * FIELDS
    for place in range(PLACES):
        tile: int = state.tile[place]
        if tile != EMPTY:
            for quadrant in range(4):
                if HOUSE[tile] >> quadrant & 1:
                    roofs[FIELD_OF[place * 4 + quadrant]] = True
    return roofs


def house_fields(kind: int, place: int, turn: int) -> list[int]:
    house: int = HOUSE[kind * 4 + turn]
    return [FIELD_OF[place * 4 + quadrant] for quadrant in range(4) if house >> quadrant & 1]


def some_house_fits(state: PalermoState, roofs: list[bool], touching: bool) -> bool:
    """Is there a house of any kind, place and turn that makes no courtyard (and touches another roof to roof)?"""
    kinds = [kind for kind in range(HOUSE_KINDS) if state.supply[kind] > 0]
    for place in range(PLACES):
        if state.tile[place] != EMPTY:
            continue
        for kind in kinds:
            for turn in range(4):
                house = house_fields(kind, place, turn)
                if touching and not roof_to_roof(roofs, house):
                    continue
                if not makes_courtyard(roofs, house):
                    return True
    return False


def roof_to_roof(roofs: list[bool], house: list[int]) -> bool:
    """PA-11: a side in common with the house of another tile."""
    return any(roofs[beside] for field in house for beside in neighbours(field))


def corner_to_corner(roofs: list[bool], house: list[int]) -> bool:
    """PA-12. A house lies in the city, so every field has all four diagonal ones."""
    return any(roofs[field + step] for field in house for step in (-15, -13, 13, 15))


def makes_courtyard(roofs: list[bool], house: list[int]) -> bool:
    """PA-14: is some street, those of empty places included, cut off from the promenade?"""
    wet_or_roof = roofs[:]
    for field in house:
        wet_or_roof[field] = True
    corner = 0
    wet_or_roof[corner] = True
    flood = [corner]
    while flood:
        for beside in neighbours(flood.pop()):
            if not wet_or_roof[beside]:
                wet_or_roof[beside] = True
                flood.append(beside)
    return not all(wet_or_roof)


# -- phase 2 ----------------------------------------------------------------------------------------------------------


def judge_police(state: PalermoState, seat: int, field: int) -> Refusal | None:
    """5.1 (4)."""
    if roofs_of(state)[field]:
        return Refusal("PA-22")
    if state.police[seat] == field:
        return Refusal("PA-37", {"why": "here"})
    if field in list(state.gangster) and not state.switches.police_on_gangster:
        return Refusal("PA-43", {"whose": "own" if state.gangster[seat] == field else "other"})
    return judge_distance(state, seat, field) or judge_cost(state, seat, state.police[seat], field)


def judge_distance(state: PalermoState, seat: int, field: int) -> Refusal | None:
    """PA-42: never on a policeman; beside one neither, if by the option `police_apart` only while he is active."""
    others = [int(state.police[other]) for other in range(state.seats) if other != seat]
    if field in others:
        return Refusal("PA-42", {"whose": "there"})
    kept_off = others if state.switches.idle_police_apart else active_police(state, seat)
    if any(stands in neighbours(field) for stands in kept_off):
        return Refusal("PA-42", {"whose": "beside"})
    return None


def judge_gangster(state: PalermoState, seat: int, field: int) -> Refusal | None:
    """5.1 (5)."""
    if roofs_of(state)[field]:
        return Refusal("PA-22")
    if state.gangster[seat] == field:
        return Refusal("PA-32")
    discs: int = state.discs_each()
    comes_home = state.got[seat] == discs and PLACE_OF[field] == state.start_place  # PA-45
    if field in list(state.gangster) and not comes_home:
        return Refusal("PA-31")
    return judge_cost(state, seat, state.gangster[seat], field)


def judge_cost(state: PalermoState, seat: int, origin: int, field: int) -> Refusal | None:
    cost = cheapest(state, roofs_of(state), seat, origin, field)
    points = 3 + int(state.got[seat])  # PA-21
    if cost <= points:
        return None
    facts: dict[str, Fact] = {"cost": cost, "range": points}
    return Refusal("PA-29", facts)
