"""STAB, FIRE and NIGHTCAP: what men at the table do to each other (MA-32 to MA-38, MA-46 to MA-50)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.maffiosi.actions import DO_CHAIR, DO_FINISH
from sitdown.games.maffiosi.chairs import drinkers, how_many, man_at
from sitdown.games.maffiosi.data import CHAIRS, GLASSES
from sitdown.games.maffiosi.ending import remove
from sitdown.games.maffiosi.state import DRUGGED, SHOT, STABBED, MaffiosiState


def fill_chairs(chairs: i64, out: Choices) -> None:
    """Offer each of these chairs."""
    chair: i64 = 1
    while chair <= CHAIRS:
        if chairs & BIT[chair] != 0:
            out.add(DO_CHAIR + chair)
        chair += 1


def stab(state: MaffiosiState, chair: i64) -> None:
    """MA-32."""
    remove(state, BIT[chair], STABBED)


def fire(state: MaffiosiState, chair: i64) -> None:
    """MA-35."""
    remove(state, BIT[chair], SHOT)


# -- NIGHTCAP ---------------------------------------------------------------------------------------------------------


def pour(state: MaffiosiState) -> None:
    """MA-46: three glasses, or one for each drinker if they are fewer."""
    thirsty = how_many(drinkers(state))
    state.to_fill = GLASSES if thirsty > GLASSES else thirsty
    state.glasses = 0


def is_enough(state: MaffiosiState) -> bool:
    """May no more glasses be chosen? Option `nightcap`."""
    return state.switches.nightcap_up_to and state.glasses != 0


def fill_nightcap(state: MaffiosiState, out: Choices) -> None:
    """MA-47, MA-48; with `nightcap=up_to` one glass is enough."""
    fill_chairs(drinkers(state) & ~state.glasses, out)
    if is_enough(state):
        out.add(DO_FINISH)


def choose_glass(state: MaffiosiState, chair: i64) -> bool:
    """Choose one more; True when it was the last."""
    state.glasses |= BIT[chair]
    state.to_fill -= 1
    return state.to_fill == 0


def killed_by(state: MaffiosiState, glasses: i64) -> i64:
    """MA-49: who sleeps already is removed by a glass."""
    return glasses & state.asleep


def drink(state: MaffiosiState) -> None:
    """MA-46, MA-49: all fall asleep at once, but for those whom it kills."""
    slept = killed_by(state, state.glasses)
    if state.listener is not None:
        tell_asleep(state, state.glasses & ~slept)
    state.asleep |= state.glasses
    state.glasses = 0
    remove(state, slept, DRUGGED)


def tell_asleep(state: MaffiosiState, chairs: i64) -> None:
    for chair in range(1, CHAIRS + 1):
        if chairs & BIT[chair]:
            state.tell("fell_asleep", {**man_at(state, chair), "rule": "MA-46"})
