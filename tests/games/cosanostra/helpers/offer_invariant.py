"""What is always true of drafts and open offers of La Cosa Nostra."""

from __future__ import annotations

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.phase_numbers import (
    ACT,
    ACT_MORE,
    AIM,
    BUY,
    DOCTOR,
    END,
    FAMILY,
    LAUNDER,
    LOOK,
    REROLL,
    RETURN_FIRE,
    ROB,
    SCHEME,
    SPYING,
    TO_WINDOW,
    TRAPPING,
)
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.state import (
    ACTIVE,
    INACTIVE,
    PLANNED,
)

NOTHING = -1
IN_JOB = (REROLL, ROB, TRAPPING, DOCTOR, LAUNDER, BUY, RETURN_FIRE)  # after the reveal
# Items of offers by what they are: their numbers in section 14 begin with give_cash(1) = 0.
ITEM_KINDS = ("cash", "business", "gangster", "lend", "recall")
ITEM_SIZES = (60, 34, 30, 34, 34)
Item = tuple[str, bool, int]  # what, is it asked for, how much or which


def seats_in(bits: int) -> set[int]:
    return {seat for seat in range(32) if bits & BIT[seat]} if bits else set()


def item_of(number: int) -> Item:
    """Section 14: give_cash 60, ask_cash 60, give_business 34, ask_business 34, and so on."""
    for kind, size in zip(ITEM_KINDS, ITEM_SIZES, strict=True):
        if number < 2 * size:
            what = number % size
            return kind, number >= size, what + 1 if kind == "cash" else what
        number -= 2 * size
    raise AssertionError(f"{number} is no item")


def items_of(state: CosaPlay, paper: int) -> list[Item]:
    return [item_of(state.paper[paper * 8 + place]) for place in range(state.paper_n[paper])]


def in_action(state: CosaPlay) -> bool:
    """The action phase, with its windows and its looks."""
    if state.phase == SPYING:
        return state.back_to == TO_WINDOW
    return (state.back_to if state.phase == LOOK else state.phase) in (SCHEME, ACT, ACT_MORE, AIM)


def check_items(state: CosaPlay, seat: int, to: int, items: list[Item]) -> None:
    """CN-183 to CN-191: limits, and everything in it can be given, now."""
    for asked in (False, True):
        giver, getter = (to, seat) if asked else (seat, to)
        side = [item for item in items if item[1] == asked]
        assert len(side) <= 4
        assert sum(kind == "cash" for kind, _, _ in side) <= 1
        assert sum(kind == "lend" for kind, _, _ in side) <= state.free_markers[getter]
        for kind, _, what in side:
            if kind == "cash":
                assert 1 <= what <= min(60, state.cash[giver])
            elif kind == "gangster":
                assert state.g_owner[what] == giver
                assert state.g_at[what] in (ACTIVE, INACTIVE)
                if not (state.options["trade_planned"] and in_action(state)):
                    assert state.plan[what] == NOTHING, "CN-185"
            elif kind == "recall":
                assert state.markers[what * 5 + giver] > 0
            else:
                assert state.b_owner[what] == giver
                assert state.b_at[what] in ((ACTIVE, INACTIVE) if kind == "business" else (ACTIVE, PLANNED))
    named = [what for kind, _, what in items if kind in ("business", "lend", "recall")]
    assert len(set(named)) == len(named)
    assert len({item[2] for item in items if item[0] == "gangster"}) == sum(item[0] == "gangster" for item in items)


def check_papers(state: CosaPlay) -> None:
    """CN-180, CN-191: drafts and offers only while negotiation is open, and an open offer can always be kept."""
    for seat in range(state.seats):
        assert 0 <= state.drafts[seat] <= 3
        to = state.draft_to[seat]
        if to == NOTHING:
            assert state.paper_n[seat] == 0
            continue
        assert state.drafts[seat] > 0
        assert 0 <= to < state.seats
        assert to != seat
        assert not state.open_offers & BIT[seat * 5 + to]
        check_items(state, seat, to, items_of(state, seat))
    if not state.open_offers and all(state.draft_to[seat] == NOTHING for seat in range(state.seats)):
        return
    assert state.phase not in (*IN_JOB, FAMILY, END)
    for pair in seats_in(state.open_offers):
        seat, to = divmod(pair, 5)
        assert seat != to
        assert max(seat, to) < state.seats
        items = items_of(state, 5 + pair)
        assert items
        check_items(state, seat, to, items)
