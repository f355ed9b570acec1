"""Cakes: ordered, passed on, exploded (MA-13 to MA-16, MA-39 to MA-45). A cake belongs to its place, not to a man."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi.actions import DO_BOOM, DO_CHAIR, DO_PASS, LEFT, RIGHT
from sitdown.games.maffiosi.chairs import how_many, man_at, taken, with_cake
from sitdown.games.maffiosi.data import BLAST, CHAIRS
from sitdown.games.maffiosi.ending import remove
from sitdown.games.maffiosi.state import AT_HOME, KABOOMED, OUT_OF_GAME, OWN_CAKE, MaffiosiState


def is_on_table(state: MaffiosiState, owner: i64) -> bool:
    return state.cake[owner] > AT_HOME


def hit_by(state: MaffiosiState, chair: i64) -> i64:
    """MA-14, MA-15: the taken chairs that a cake at this chair would hit now."""
    sitting = taken(state)
    if state.switches.empty_cake_harmless and sitting & BIT[chair] == 0:  # A7
        return 0
    return BLAST[chair] & sitting


def explode(state: MaffiosiState, owner: i64, how: i64) -> None:
    """MA-14 to MA-16: everybody at the cake and beside it goes; the cake returns to its owner, if he is still there."""
    chair = state.cake[owner]
    victims = hit_by(state, chair)
    if state.listener is not None:
        rule = "MA-13" if how == OWN_CAKE else "MA-43"
        facts: dict[str, Fact] = {"seat": state.active, "cake": owner, "chair": chair, "hits": how_many(victims)}
        state.tell("exploded", {**facts, "rule": rule})
    remove(state, victims, how)
    state.cake[owner] = AT_HOME if state.alive[owner] > 0 else OUT_OF_GAME


def set_off_own(state: MaffiosiState) -> None:
    """MA-13: step 1 of a turn; compulsory."""
    if is_on_table(state, state.active):
        explode(state, state.active, OWN_CAKE)


# -- ORDER ------------------------------------------------------------------------------------------------------------


def fill_order(state: MaffiosiState, out: Choices) -> None:
    """MA-39, MA-40: any place without a cake."""
    cakes = with_cake(state)
    chair: i64 = 1
    while chair <= CHAIRS:
        if cakes & BIT[chair] == 0:
            out.add(DO_CHAIR + chair)
        chair += 1


def order(state: MaffiosiState, chair: i64) -> None:
    state.cake[state.active] = chair
    if state.listener is not None:
        state.tell("ordered", {"seat": state.active, "chair": chair, "rule": "MA-39"})


# -- PASS -------------------------------------------------------------------------------------------------------------


def next_chair(chair: i64, way: i64) -> i64:
    """Left is the next number, right the one before."""
    if way == LEFT:
        return 1 if chair == CHAIRS else chair + 1
    return CHAIRS if chair == 1 else chair - 1


def passed_to(state: MaffiosiState, owner: i64, way: i64) -> i64:
    """MA-42: the first gangster that way; 0 if he has a cake (MA-40); with `pass_blocked=skip` the next without one."""
    start = state.cake[owner]
    sitting = taken(state)
    cakes = with_cake(state)
    chair = next_chair(start, way)
    while chair != start:
        if sitting & BIT[chair] != 0:
            if cakes & BIT[chair] == 0:
                return chair
            if not state.switches.pass_skips:
                return 0
        chair = next_chair(chair, way)
    return 0


def can_pass_cake_of(state: MaffiosiState, owner: i64) -> bool:
    """MA-44, MA-45."""
    if owner == state.active or not is_on_table(state, owner):
        return False
    return passed_to(state, owner, LEFT) != 0 or passed_to(state, owner, RIGHT) != 0


def can_pass(state: MaffiosiState) -> bool:
    owner: i64 = 0
    while owner < state.seats:
        if can_pass_cake_of(state, owner):
            return True
        owner += 1
    return False


def fill_pass(state: MaffiosiState, out: Choices) -> None:
    owner: i64 = 0
    while owner < state.seats:
        if owner != state.active and is_on_table(state, owner):
            way: i64 = 0
            while way < 2:
                if passed_to(state, owner, way) != 0:
                    out.add(DO_PASS + 2 * owner + way)
                way += 1
        owner += 1


def pass_on(state: MaffiosiState, owner: i64, way: i64) -> None:
    start = state.cake[owner]
    chair = passed_to(state, owner, way)
    state.cake[owner] = chair
    if state.listener is not None:
        man = man_at(state, chair)
        facts: dict[str, Fact] = {"seat": state.active, "cake": owner, "from": start, "chair": chair}
        goal: dict[str, Fact] = {"to": man["seat"], "type": man["type"]}
        state.tell("passed_on", {**facts, **goal, "way": "left" if way == LEFT else "right", "rule": "MA-42"})


# -- KABOOM -----------------------------------------------------------------------------------------------------------


def can_boom(state: MaffiosiState) -> bool:
    owner: i64 = 0
    while owner < state.seats:
        if owner != state.active and is_on_table(state, owner):
            return True
        owner += 1
    return False


def fill_boom(state: MaffiosiState, out: Choices) -> None:
    """MA-43 to MA-45."""
    owner: i64 = 0
    while owner < state.seats:
        if owner != state.active and is_on_table(state, owner):
            out.add(DO_BOOM + owner)
        owner += 1


def boom(state: MaffiosiState, owner: i64) -> None:
    explode(state, owner, KABOOMED)
