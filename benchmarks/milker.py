"""A player of La Cosa Nostra who milks: he refuses what he is bid for a rent, and offers the same dearer."""

from __future__ import annotations

from typing import Final

from sitdown.engine import Rng, State
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.actions import (
    ASK_CASH,
    ASK_LEND,
    DO_ACCEPT,
    DO_ITEM,
    DO_OFFER,
    DO_REJECT,
    DO_SEND,
    GIVE_LEND,
)
from sitdown.games.cosanostra.data import MOST_CASH, NONE
from sitdown.games.cosanostra.state import DRAFTS, CosaState
from sitdown.games.cosanostra.trade.items import (
    CASH_ITEM,
    LEND_ITEM,
    is_asked,
    item_at,
    kind_of,
    open_paper,
    what_of,
)
from sitdown.games.cosanostra.trade.negotiation import is_open, may_talk

# What he asks for, one after the other, if there is time: the bid, so many times.
BOLD: Final = [10.0, 5.0, 3.0]
CAREFUL: Final = [3.0, 2.0, 1.5]


class Milker:
    """Plays by rules of thumb but for the rents that he is asked for; `settles`: at last he takes what was bid."""

    def __init__(self, times: list[float], settles: bool) -> None:
        self.times = times
        self.settles = settles
        self.writing: list[int] = []  # what is left to do of an offer that is being made
        self.answered = (NONE, [0])  # the offer that he haggles about
        self.tried = 0

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, CosaState)
        if self.writing:
            return self.writing.pop(0)
        other = asker(state, seat)
        if state.draft_to[seat] == NONE and other != NONE:
            paper = open_paper(other, seat)
            items = [int(item_at(state, paper, place)) for place in range(state.paper_n[paper])]
            fee = rent(items)
            if fee > 0:
                return self.haggle(state, seat, other, items, fee)
        return GAME.thumb(state, seat, rng)

    def haggle(self, state: CosaState, seat: int, other: int, items: list[int], fee: int) -> int:
        if self.answered != (other, items):
            self.answered, self.tried = (other, items), 0
        if state.drafts[seat] < DRAFTS and not state.open_offers & 1 << (seat * 5 + other):
            price = self.price(state, seat, other, items, fee)
            if price > fee:
                opened, *self.writing = demand(other, items, price)
                return opened
        self.answered = (NONE, [0])
        return int(DO_ACCEPT if self.settles else DO_REJECT) + other

    def price(self, state: CosaState, seat: int, other: int, items: list[int], fee: int) -> int:
        """What he asks for now; not above the bid: nothing more."""
        while self.tried < len(self.times):
            self.tried += 1
            price = min(int(state.cash[other]), int(self.times[self.tried - 1] * fee), MOST_CASH)
            if price > fee:
                return price
        return fee


class Knowing(Milker):
    """He even knows what will be accepted, and asks for the most of it: nobody can do better."""

    def __init__(self, settles: bool) -> None:
        super().__init__([], settles)

    def price(self, state: CosaState, seat: int, other: int, items: list[int], fee: int) -> int:
        for price in range(min(int(state.cash[other]), MOST_CASH), fee, -1):
            trial = state.clone()
            for action in demand(other, items, price):
                trial.push(seat, action)
            if GAME.thumb(trial, other, Rng.seeded(0)) == DO_ACCEPT + seat:
                return price
        return fee


def demand(other: int, items: list[int], price: int) -> list[int]:
    """The same markers for this price: a whole offer, part by part."""
    lends = [int(DO_ITEM + GIVE_LEND - ASK_LEND) + item for item in items if kind_of(item) == LEND_ITEM]
    return [int(DO_OFFER) + other, *lends, int(DO_ITEM + ASK_CASH) + price - 1, int(DO_SEND)]


def asker(state: CosaState, seat: int) -> int:
    """The first seat that awaits an answer; NONE if there is none, or it cannot be given now."""
    if not may_talk(state, seat) or not is_open(state):
        return NONE
    return next((other for other in range(state.seats) if state.open_offers & 1 << (other * 5 + seat)), NONE)


def rent(items: list[int]) -> int:
    """The fee, if this offer is cash for leave to place markers; else 0."""
    fee = 0
    for item in items:
        if kind_of(item) == CASH_ITEM and not is_asked(item):
            fee = what_of(item)
        elif kind_of(item) != LEND_ITEM or not is_asked(item):
            return 0
    return fee if len(items) > 1 else 0
