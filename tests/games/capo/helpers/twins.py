"""Twins of a state of Capo that differ in two cards which a seat has not seen, and the step that both take."""

from __future__ import annotations

import random

from sitdown.engine import Event, Listener, Log
from sitdown.engine.cards import BIT, bit_of
from sitdown.games.capo.data import GIULIA, HAND, POWER
from sitdown.games.capo.state import HIDDEN, PLAY, SHOW, CapoState
from sitdown.games.capo.view import BACK
from sitdown.testing import Watch, same, watch
from sitdown.testing.promise import as_json


def swap_unseen(state: CapoState, seat: int | None, dice: random.Random) -> tuple[CapoState, set[int]] | None:
    """A twin in which two cards that the seat has not seen have changed faces; chosen cards stay chosen."""
    unseen = [token for token in range(state.deck) if not state.cards.seen[token] & bit_of(seat)]
    if len(unseen) < 2:
        return None
    one, other = dice.sample(unseen, 2)
    faces = {state.cards.face[one], state.cards.face[other]}
    giulias = sum(POWER[face] == GIULIA for face in faces)
    if state.switches.giulia == HIDDEN and giulias == 1 and (is_laid(state, one) or is_laid(state, other)):
        return None  # her pay tells of her, though not which of them she is
    twin = state.clone()
    assert isinstance(twin, CapoState)
    twin.cards.face[one], twin.cards.face[other] = state.cards.face[other], state.cards.face[one]
    for owner in range(state.seats):
        chosen = chosen_tokens(state, owner)
        for zone, n in ((twin.hand, twin.hand_n[owner]), (twin.crew, twin.crew_n[owner])):
            tokens = [zone[owner * HAND + i] for i in range(n)]
            for i, token in enumerate(sorted(tokens, key=lambda token: twin.cards.face[token])):
                zone[owner * HAND + i] = token
        twin.picked[owner] = sum(BIT[i] for i, token in enumerate(choosing_from(twin, owner)) if token in chosen)
    return twin, faces


def is_laid(state: CapoState, token: int) -> bool:
    """Is it in a crew or among the discards?"""
    crews = [state.crew_token(seat, i) for seat in range(state.seats) for i in range(state.crew_n[seat])]
    return token in crews or token in state.discard.tokens()


def choosing_from(state: CapoState, seat: int) -> list[int]:
    """The cards that the numbers of a choice stand for in this phase."""
    if state.phase == PLAY:
        return [state.hand_token(seat, i) for i in range(state.hand_n[seat])]
    if state.phase == SHOW:
        return [state.crew_token(seat, i) for i in range(state.crew_n[seat])]
    return []


def chosen_tokens(state: CapoState, seat: int) -> list[int]:
    return [token for i, token in enumerate(choosing_from(state, seat)) if state.picked[seat] & BIT[i]]


def same_choice(state: CapoState, twin: CapoState, seat: int, action: int) -> int:
    """The action that does in the twin, with the same cards, what this one does here."""
    kind, values = state.game.actions.decode(action)
    if kind in ("add_card", "show_card"):
        token = choosing_from(state, seat)[values[0]]
        return state.game.actions.encode(kind, choosing_from(twin, seat).index(token))
    return action


class Ear(Listener):
    """Keeps what a seat hears, and which faces it is shown, even if they are shuffled away at once."""

    def __init__(self, state: CapoState, seat: int | None) -> None:
        self.state = state
        self.seat = seat
        self.log = Log()
        self.faces: set[int] = set()
        state.listener = self

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        self.log.hear(event, cards_as)
        named = zip(event.cards, cards_as[self.seat], strict=True)
        self.faces |= {self.state.cards.face[token] for token, name in named if name != BACK}


def check_step(state: CapoState, seat: int | None, dice: random.Random, look: Watch = watch) -> bool:
    """Let anybody do the same in both twins; False if the step itself shows the difference to the seat."""
    swapped = swap_unseen(state, seat, dice)
    if swapped is None:
        return False
    twin, faces = swapped
    same(look(state, seat), look(twin, seat), seat)
    mover = dice.choice(state.turn())
    action = dice.choice(state.legal(mover))
    twin_action = same_choice(state, twin, mover, action)
    if twin_action not in twin.legal(mover):
        return False  # the sorting of the mover's cards allows it only in one of the two
    after = state.clone()
    assert isinstance(after, CapoState)
    heard, twin_heard = Ear(after, seat), Ear(twin, seat)
    after.push(mover, action)
    twin.push(mover, twin_action)
    if faces & (heard.faces | twin_heard.faces):
        return False
    here = as_json(heard.log.lines(seat)) + look(after, seat)
    there = as_json(twin_heard.log.lines(seat)) + look(twin, seat)
    same(here, there, seat)
    return True
