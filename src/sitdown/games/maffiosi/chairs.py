"""Who sits where, who reaches whom, and what a seat earns: sets of chairs as numbers, bit c for chair c."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi.data import (
    ALL_CHAIRS,
    BOSS,
    BOSS_PAY,
    BUSINESS_PAY,
    CAFES,
    CASINOS,
    CHAIRS,
    GUNMAN,
    KNIFER,
    KNIVES,
    MONOPOLY_PAY,
    OPPOSITE,
    RESTAURANTS,
    REVOLVERS,
    TILL,
    TILL_TIMES,
    TYPE_IDS,
    TYPES,
)
from sitdown.games.maffiosi.state import AT_HOME, MaffiosiState


def taken(state: MaffiosiState) -> i64:
    """The chairs on which somebody sits."""
    kin = state.kin
    return kin[0] | kin[1] | kin[2] | kin[3]


def free(state: MaffiosiState) -> i64:
    return ALL_CHAIRS & ~taken(state)


def beside(chairs: i64) -> i64:
    """The chairs directly left and right of these; the table runs round its corners (A25)."""
    return (chairs << 1 | chairs >> 29 | chairs >> 1 | chairs << 29) & ALL_CHAIRS


def opposite(chairs: i64) -> i64:
    """The chairs directly opposite these; a crossed chair has none (MA-37)."""
    found: i64 = 0
    chair: i64 = 1
    while chair <= CHAIRS:
        if chairs & BIT[chair] != 0:
            found |= BIT[OPPOSITE[chair]]
        chair += 1
    return found & ALL_CHAIRS


def how_many(chairs: i64) -> i64:
    found: i64 = 0
    while chairs != 0:
        chairs &= chairs - 1
        found += 1
    return found


def owner_at(state: MaffiosiState, chair: i64) -> i64:
    """Whose man sits there; -1 for an empty chair."""
    seat: i64 = 0
    while seat < state.seats:
        if state.men[seat] & BIT[chair] != 0:
            return seat
        seat += 1
    return -1


def type_at(state: MaffiosiState, chair: i64) -> i64:
    """What kind of man sits there; -1 for an empty chair."""
    kind: i64 = 0
    while kind < TYPES:
        if state.kin[kind] & BIT[chair] != 0:
            return kind
        kind += 1
    return -1


def man_at(state: MaffiosiState, chair: i64) -> dict[str, Fact]:
    """Whose man of what type sits on which chair, for those who listen."""
    return {"seat": owner_at(state, chair), "type": TYPE_IDS[type_at(state, chair)], "chair": chair}


def awake(state: MaffiosiState, seat: i64) -> i64:
    return state.men[seat] & ~state.asleep


def stabbers(state: MaffiosiState, seat: i64) -> i64:
    """MA-32, MA-38, MA-50: an awake Knifer, or an awake man with a knife before him."""
    return awake(state, seat) & (state.kin[KNIFER] | KNIVES)


def shooters(state: MaffiosiState, seat: i64) -> i64:
    """MA-35, MA-38, MA-50: an awake Gunman, or an awake man with a revolver before him."""
    return awake(state, seat) & (state.kin[GUNMAN] | REVOLVERS)


def stab_victims(state: MaffiosiState, seat: i64) -> i64:
    """MA-32, MA-33: opponents beside a man with a knife."""
    return beside(stabbers(state, seat)) & taken(state) & ~state.men[seat]


def fire_victims(state: MaffiosiState, seat: i64) -> i64:
    """MA-33, MA-35, MA-37: opponents opposite a man with a revolver."""
    return opposite(shooters(state, seat)) & taken(state) & ~state.men[seat]


def drinkers(state: MaffiosiState) -> i64:
    """MA-46: those who sit at a drink."""
    return taken(state) & state.switches.drinks


def could_move(state: MaffiosiState, seat: i64) -> bool:
    """MA-54: a man of his is awake and a chair is free."""
    return awake(state, seat) != 0 and free(state) != 0


def with_cake(state: MaffiosiState) -> i64:
    """The chairs at which a cake stands."""
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.cake[seat] > AT_HOME:
            found |= BIT[state.cake[seat]]
        seat += 1
    return found


def business_pay(workers: i64) -> i64:
    """MA-18, MA-19: for the chairs of men who are awake."""
    pay = how_many(workers & (CAFES | RESTAURANTS | CASINOS)) * BUSINESS_PAY
    if workers & CAFES == CAFES:
        pay += MONOPOLY_PAY
    if workers & RESTAURANTS == RESTAURANTS:
        pay += MONOPOLY_PAY
    if workers & CASINOS == CASINOS:
        pay += MONOPOLY_PAY
    return pay


def income(state: MaffiosiState, seat: i64) -> i64:
    """MA-17 to MA-21, in thousands."""
    workers = awake(state, seat)
    return pay_for(state, workers, workers & state.kin[BOSS] != 0)


def pay_for(state: MaffiosiState, workers: i64, has_boss: bool) -> i64:
    """MA-17 to MA-21: for the chairs of men who are awake, and for the Boss if he is one of them."""
    boss = BOSS_PAY if has_boss else 0
    business = business_pay(workers)
    if workers & TILL == 0:  # MA-20
        return boss + business
    if state.switches.till_doubles_boss:
        return TILL_TIMES * (boss + business)
    return boss + TILL_TIMES * business
