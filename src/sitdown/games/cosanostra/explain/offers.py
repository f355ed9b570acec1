"""Why not, in negotiation: markers, drafts, offers and answers (CN-183 to CN-192)."""

from __future__ import annotations

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Refusal
from sitdown.games.cosanostra.actions import ACTIONS, DO_ITEM
from sitdown.games.cosanostra.data import MOST_SEATS, NONE
from sitdown.games.cosanostra.explain.lookups import (
    business_in_play,
    gangster_in_play,
    is_planning,
    lies_on,
    markers_on,
    with_business,
    with_gangster,
)
from sitdown.games.cosanostra.state import DRAFTS, IN_OFFER, INACTIVE, KILLED, PLANNED, SIDE, WAITING, CosaState


def wrong_in_trade(state: CosaState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind == "take_back":
        return _wrong_marker(state, seat, values[0])
    if kind == "offer_open":
        return _wrong_partner(state, seat, values[0])
    if kind == "tag":
        return None if state.tag[seat] == NONE else Refusal("CN-191", {"most": 1, "why": "tag"})
    if kind == "offer_send":
        return None if state.paper_n[seat] > 0 else Refusal("CN-191", {"most": 1, "why": "empty"})
    if kind == "offer_drop":
        return None
    if kind in ("accept", "reject", "withdraw"):
        return _wrong_answer(state, seat, kind, values[0])
    side, what = kind.split("_")
    return _wrong_item(state, seat, side, what, values[0])


def _wrong_marker(state: CosaState, seat: int, business: int) -> Refusal | None:
    """CN-187: the owner of a card removes no markers from it; CN-188: everybody else only his own."""
    owned = state.b_owner[business] == seat
    if owned and any(markers_on(state, business, other) > 0 for other in range(state.seats)):
        return Refusal("CN-187", with_business(business, {}))
    if markers_on(state, business, seat) == 0:
        return Refusal("CN-188", with_business(business, {"side": "take_back"}))
    return None


def _wrong_partner(state: CosaState, seat: int, to: int) -> Refusal | None:
    """CN-191: another seat, one open offer to each, so many drafts between two game actions."""
    if to == seat:
        return Refusal("CN-191", {"most": 1, "why": "self"})
    if to >= state.seats:
        return Refusal("CN-191", {"most": 1, "why": "seat"})
    if _is_open(state, seat, to):
        return Refusal("CN-191", {"most": 1, "why": "open"})
    if state.drafts[seat] >= DRAFTS:
        return Refusal("CN-191", {"most": DRAFTS, "why": "drafts"})
    return None


def _is_open(state: CosaState, seat: int, to: int) -> bool:
    return state.open_offers & BIT[seat * MOST_SEATS + to] != 0


def _wrong_answer(state: CosaState, seat: int, kind: str, other: int) -> Refusal | None:
    """CN-192: an open offer is withdrawn by the seat that made it, answered by the one it was made to."""
    stands = _is_open(state, seat, other) if kind == "withdraw" else _is_open(state, other, seat)
    return None if stands else Refusal("CN-192", {"kind": kind, "seat": other})


# -- what is put into a draft -----------------------------------------------------------------------------------------


def _wrong_item(state: CosaState, seat: int, side: str, what: str, value: int) -> Refusal | None:
    """CN-191 first; then each thing by its own rules, the same for both sides: who gives it is what matters."""
    refusal = _no_place(state, seat, side, what, value)
    if refusal is not None:
        return refusal
    partner = state.draft_to[seat]
    giver = seat if side == "give" else partner
    getter = partner if side == "give" else seat
    if what == "cash":
        return _wrong_cash(state, side, giver, value)
    if what == "business":
        return _wrong_business(state, side, giver, value)
    if what == "gangster":
        return _wrong_gangster(state, side, giver, value)
    if what == "lend":
        lent = sum(1 for item in _written(state, seat) if item[0] == side and item[1] == "lend")
        return _wrong_lend(state, side, giver, value, state.free_markers[getter] - lent)
    if markers_on(state, value, giver) == 0:  # CN-188
        return Refusal("CN-188", with_business(value, {"side": side}))
    return None


def _written(state: CosaState, seat: int) -> list[tuple[str, str, int]]:
    """The items of a seat's draft: which side gives, what, and how much or which."""
    items: list[tuple[str, str, int]] = []
    for place in range(state.paper_n[seat]):
        kind, values = ACTIONS.decode(DO_ITEM + state.paper[seat * IN_OFFER + place])
        side, what = kind.split("_")
        items.append((side, what, values[0]))
    return items


def _no_place(state: CosaState, seat: int, side: str, what: str, value: int) -> Refusal | None:
    """CN-191: four items a side, cash once a side, a Business or Gangster once in the offer."""
    items = _written(state, seat)
    same_side = [item for item in items if item[0] == side]
    if len(same_side) >= SIDE:
        return Refusal("CN-191", {"most": SIDE, "why": "side"})
    if what == "cash":
        if any(item[1] == "cash" for item in same_side):
            return Refusal("CN-191", {"most": 1, "why": "cash"})
        return None
    for item in items:
        both_men = what == "gangster" and item[1] == "gangster"
        both_trades = what != "gangster" and item[1] not in ("gangster", "cash")
        if (both_men or both_trades) and item[2] == value:
            return Refusal("CN-191", {"most": 1, "why": "named"})
    return None


def _not_owned(state: CosaState, side: str, what: str, giver: int, amount: int) -> Refusal:
    """CN-183."""
    return Refusal("CN-183", {"side": side, "what": what, "amount": amount, "cash": state.cash[giver]})


def _wrong_cash(state: CosaState, side: str, giver: int, amount: int) -> Refusal | None:
    return _not_owned(state, side, "cash", giver, amount) if amount > state.cash[giver] else None


def _wrong_business(state: CosaState, side: str, giver: int, business: int) -> Refusal | None:
    if state.b_at[business] == PLANNED:  # CN-184
        return Refusal("CN-184", {"side": side, "what": "purchase"})
    if not business_in_play(state, business) or state.b_owner[business] != giver:
        return _not_owned(state, side, "business", giver, 0)
    return None


def _wrong_gangster(state: CosaState, side: str, giver: int, gangster: int) -> Refusal | None:
    if state.g_at[gangster] in (WAITING, KILLED):  # CN-184
        return Refusal("CN-184", {"side": side, "what": "recruit" if state.g_at[gangster] == WAITING else "killed"})
    if not gangster_in_play(state, gangster) or state.g_owner[gangster] != giver:
        return _not_owned(state, side, "gangster", giver, 0)
    sold_with_card = state.options["trade_planned"] and not is_planning(state)  # 10.19
    if lies_on(state, gangster) != "nothing" and not sold_with_card:  # CN-185
        return Refusal("CN-185", with_gangster(gangster, {"side": side}))
    return None


def _wrong_lend(state: CosaState, side: str, giver: int, business: int, markers_left: int) -> Refusal | None:
    """CN-186: on an active Business or planned purchase of the giver, by a partner with a marker free for it."""
    if state.b_owner[business] != giver:
        return _not_owned(state, side, "lend", giver, 0)
    why = "deactivated" if state.b_at[business] == INACTIVE else "markers" if markers_left <= 0 else ""
    return Refusal("CN-186", with_business(business, {"side": side, "why": why})) if why else None
