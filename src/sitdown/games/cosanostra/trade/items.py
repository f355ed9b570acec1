"""What is written in an offer: items of both sides, and whether each of them may stand there (CN-181 to CN-191).

An item is a number (actions.py): GIVE_CASH + thousands - 1, ASK_BUSINESS + the Business, ... Drafts and open offers are
papers: paper number = the seat, for its draft, or 5 + from * 5 + to.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import (
    ASK_BUSINESS,
    ASK_CASH,
    ASK_GANGSTER,
    ASK_LEND,
    ASK_RECALL,
    GIVE_BUSINESS,
    GIVE_CASH,
    GIVE_GANGSTER,
    GIVE_LEND,
    GIVE_RECALL,
)
from sitdown.games.cosanostra.cards.businesses import has_marker, is_planned
from sitdown.games.cosanostra.data import BUSINESSES, MOST_SEATS, NONE
from sitdown.games.cosanostra.phase_numbers import ACT, ACT_MORE, AIM, LOOK, SCHEME, SPYING, TO_WINDOW
from sitdown.games.cosanostra.state import ACTIVE, IN_OFFER, NOTHING, SIDE, WISHES, CosaState

CASH_ITEM: Final = 0
BUSINESS_ITEM: Final = 1
GANGSTER_ITEM: Final = 2
LEND_ITEM: Final = 3
RECALL_ITEM: Final = 4

# By item: its kind, whether it is asked for, and what it is.
_FIRST: Final[list[int]] = [
    GIVE_CASH, ASK_CASH, GIVE_BUSINESS, ASK_BUSINESS, GIVE_GANGSTER, ASK_GANGSTER, GIVE_LEND, ASK_LEND, GIVE_RECALL,
    ASK_RECALL, ASK_RECALL + BUSINESSES,
]  # fmt: skip
_RUNS: Final = [(run, place) for run in range(WISHES) for place in range(_FIRST[run + 1] - _FIRST[run])]
_KIND: Final = vec[i64]([run // 2 for run, _ in _RUNS])
_ASKED: Final = vec[i64]([run % 2 for run, _ in _RUNS])
_WHAT: Final = vec[i64]([place + 1 if run // 2 == CASH_ITEM else place for run, place in _RUNS])


def open_paper(seat: i64, to: i64) -> i64:
    """The number of the open offer from one seat to another."""
    return MOST_SEATS + seat * MOST_SEATS + to


def kind_of(item: i64) -> i64:
    """CASH_ITEM, BUSINESS_ITEM, ..."""
    return _KIND[item]


def is_asked(item: i64) -> bool:
    """Is it what the partner gives?"""
    return _ASKED[item] != 0


def what_of(item: i64) -> i64:
    """The thousands, the Business or the Gangster."""
    return _WHAT[item]


def item_at(state: CosaState, paper: i64, place: i64) -> i64:
    return state.paper[paper * IN_OFFER + place]


# -- may it stand there? ----------------------------------------------------------------------------------------------


def has_room(state: CosaState, paper: i64, asked: bool) -> bool:
    """CN-191: four items a side."""
    if state.paper_n[paper] < SIDE:
        return True
    items = state.paper
    found: i64 = 0
    place = paper * IN_OFFER
    end = place + state.paper_n[paper]
    while place < end:
        if is_asked(items[place]) == asked:
            found += 1
        place += 1
    return found < SIDE


def lends(state: CosaState, paper: i64, asked: bool) -> i64:
    """Markers that the other side would place."""
    items = state.paper
    found: i64 = 0
    place = paper * IN_OFFER
    end = place + state.paper_n[paper]
    while place < end:
        item = items[place]
        if kind_of(item) == LEND_ITEM and is_asked(item) == asked:
            found += 1
        place += 1
    return found


def can_give_business(state: CosaState, giver: i64, business: i64) -> bool:
    """CN-183, CN-184: in play, and the giver's."""
    return state.stands(business) and state.b_owner[business] == giver


def can_give_gangster(state: CosaState, giver: i64, gangster: i64) -> bool:
    """CN-183 to CN-185: in play, the giver's, without a planned card (but see `may_sell_planned`)."""
    if not state.in_play(gangster) or state.g_owner[gangster] != giver:
        return False
    return state.plan[gangster] == NOTHING or may_sell_planned(state)


def may_sell_planned(state: CosaState) -> bool:
    """Option `trade_planned` (10.19): in the action phase a planned card does not hold a Gangster back."""
    if not state.switches.trade_planned:
        return False
    if state.phase == SPYING:
        return state.back_to == TO_WINDOW
    return (state.back_to if state.phase == LOOK else state.phase) in (SCHEME, ACT, ACT_MORE, AIM)


def can_lend(state: CosaState, giver: i64, business: i64) -> bool:
    """CN-186: the giver's active Business or planned purchase."""
    if state.b_owner[business] != giver:
        return False
    return state.b_at[business] == ACTIVE or is_planned(state, business)


def can_recall(state: CosaState, giver: i64, business: i64) -> bool:
    """CN-188: the giver's own marker lies there."""
    return has_marker(state, giver, business)


def still_stands(state: CosaState, seat: i64, to: i64, item: i64) -> bool:
    """CN-183 to CN-188, for one item of an open offer."""
    asked = is_asked(item)
    giver = to if asked else seat
    what = what_of(item)
    kind = kind_of(item)
    if kind == CASH_ITEM:
        return what <= state.cash[giver]
    if kind == BUSINESS_ITEM:
        return can_give_business(state, giver, what)
    if kind == GANGSTER_ITEM:
        return can_give_gangster(state, giver, what)
    if kind == LEND_ITEM:
        return can_lend(state, giver, what)
    return can_recall(state, giver, what)


def can_be_kept(state: CosaState, seat: i64, to: i64) -> bool:
    """Section 9: an open offer stands only while every item of it could be carried out."""
    paper = open_paper(seat, to)
    place: i64 = 0
    while place < state.paper_n[paper]:
        if not still_stands(state, seat, to, item_at(state, paper, place)):
            return False
        place += 1
    if lends(state, paper, False) > state.free_markers[to]:
        return False
    return lends(state, paper, True) <= state.free_markers[seat]


def readable(state: CosaState, paper: int) -> dict[str, object]:
    """The form for people: what is given and what is got."""
    names = ["cash", "businesses", "gangsters", "lend", "recall"]
    sides: list[dict[str, object]] = [{"cash": 0, **{name: [] for name in names[1:]}} for _ in range(2)]
    for place in range(state.paper_n[paper]):
        item = item_at(state, paper, place)
        side = sides[1 if is_asked(item) else 0]
        kind = kind_of(item)
        if kind == CASH_ITEM:
            side["cash"] = what_of(item)
        else:
            listed = side[names[kind]]
            assert isinstance(listed, list)
            listed.append(what_of(item))
    for side in sides:
        for name in names[1:]:
            listed = side[name]
            assert isinstance(listed, list)
            listed.sort()
    return {"give": sides[0], "get": sides[1], "tag": None if state.tag[paper] == NONE else state.tag[paper]}


def close_offer(state: CosaState, seat: i64, to: i64) -> None:
    state.open_offers &= ~BIT[seat * MOST_SEATS + to]
    paper = open_paper(seat, to)
    state.paper_n[paper] = 0
    state.tag[paper] = NONE
