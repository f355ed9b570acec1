"""Drafts: an offer is written part by part and sent (CN-183 to CN-191)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import (
    ASK_CASH,
    DO_DROP,
    DO_ITEM,
    DO_SEND,
    DO_TAG,
    FIRST_ITEM,
    GIVE_CASH,
    MOST_TAGS,
    TAGS,
)
from sitdown.games.cosanostra.data import BITS, BUSINESSES, GANGSTERS, MARKERS, MOST_CASH, MOST_SEATS, NONE
from sitdown.games.cosanostra.state import ACTIVE, IN_OFFER, INACTIVE, NOTHING, OFFERS, PLANNED, WISHES, CosaState
from sitdown.games.cosanostra.trade.dealings import note_words
from sitdown.games.cosanostra.trade.items import (
    CASH_ITEM,
    GANGSTER_ITEM,
    LEND_ITEM,
    has_room,
    is_asked,
    item_at,
    kind_of,
    lends,
    may_sell_planned,
    open_paper,
    readable,
    what_of,
)


def fill_draft(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-183 to CN-191: items that may be added, a tag, send or drop."""
    wish = seat * WISHES
    out.add_run(DO_ITEM + GIVE_CASH, state.wish[wish])
    out.add_run(DO_ITEM + ASK_CASH, state.wish[wish + 1])
    kind: i64 = 2
    while kind < WISHES:
        out.add_bits(state.wish[wish + kind], DO_ITEM + FIRST_ITEM[kind])
        kind += 1
    if state.tag[seat] == NONE:
        out.add_run(DO_TAG, MOST_TAGS)
    if state.paper_n[seat] > 0:
        out.add(DO_SEND)
    out.add(DO_DROP)


def gangsters_of(state: CosaState, giver: i64) -> i64:
    """Bits: CN-183 to CN-185: in play, the giver's, without a planned card (but see `may_sell_planned`)."""
    with_plan = may_sell_planned(state)
    owner = state.g_owner
    at = state.g_at
    plan = state.plan
    found: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        may_go = with_plan or plan[gangster] == NOTHING
        if may_go and owner[gangster] == giver and ACTIVE <= at[gangster] <= INACTIVE:
            found |= BITS[gangster]
        gangster += 1
    return found


def marked_by(state: CosaState, giver: i64) -> i64:
    """Bits: CN-188: where the giver's own markers lie."""
    if state.free_markers[giver] == MARKERS:
        return 0
    found: i64 = 0
    business: i64 = 0
    while business < BUSINESSES:
        if state.markers[business * MOST_SEATS + giver] > 0:
            found |= BITS[business]
        business += 1
    return found


def open_draft(state: CosaState, seat: i64, to: i64) -> None:
    """CN-191: counted when opened, also if it is dropped. What may stand in it is worked out once (`wish`)."""
    state.draft_to[seat] = to
    state.paper_n[seat] = 0
    state.tag[seat] = NONE
    state.drafts[seat] += 1
    list_wishes(state, seat * WISHES, seat, to)
    list_wishes(state, seat * WISHES + 1, to, seat)


def list_wishes(state: CosaState, first: i64, giver: i64, getter: i64) -> None:
    """All that one side could give now; a draft does not outlive a change of it."""
    state.wish[first] = state.cash[giver] if state.cash[giver] < MOST_CASH else MOST_CASH
    list_businesses(state, first, giver)
    if state.free_markers[getter] == 0:
        state.wish[first + 6] = 0
    state.wish[first + 4] = gangsters_of(state, giver)
    state.wish[first + 8] = marked_by(state, giver)


def list_businesses(state: CosaState, first: i64, giver: i64) -> None:
    """CN-183, CN-184: to give, what is in play and the giver's. CN-186: to lend, active or planned purchases."""
    owner = state.b_owner
    at = state.b_at
    given: i64 = 0
    lent: i64 = 0
    business: i64 = 0
    while business < BUSINESSES:
        if owner[business] == giver:
            if at[business] >= ACTIVE:
                given |= BITS[business]
            if PLANNED <= at[business] <= ACTIVE:
                lent |= BITS[business]
        business += 1
    state.wish[first + 2] = given
    state.wish[first + 6] = lent


def add_item(state: CosaState, seat: i64, item: i64) -> None:
    state.paper[seat * IN_OFFER + state.paper_n[seat]] = item
    state.paper_n[seat] += 1
    first = seat * WISHES
    asked = is_asked(item)
    side: i64 = 1 if asked else 0
    kind = kind_of(item)
    if kind == CASH_ITEM:
        state.wish[first + side] = 0
    elif kind == GANGSTER_ITEM:
        strike_out(state, first + 4, what_of(item))
    else:
        strike_out(state, first + 2, what_of(item))
        strike_out(state, first + 6, what_of(item))
        strike_out(state, first + 8, what_of(item))
    placer = seat if asked else state.draft_to[seat]
    if kind == LEND_ITEM and lends(state, seat, asked) == state.free_markers[placer]:
        state.wish[first + side + 6] = 0
    if not has_room(state, seat, asked):
        while side < WISHES:
            state.wish[first + side] = 0
            side += 2


def strike_out(state: CosaState, first: i64, what: i64) -> None:
    """CN-191: named once in an offer, on either side."""
    state.wish[first] = state.wish[first] & ~BITS[what]
    state.wish[first + 1] = state.wish[first + 1] & ~BITS[what]


def drop_draft(state: CosaState, seat: i64) -> None:
    state.draft_to[seat] = NONE
    state.paper_n[seat] = 0
    state.tag[seat] = NONE


def drop_all_drafts(state: CosaState) -> None:
    seat: i64 = 0
    while seat < state.seats:
        if state.draft_to[seat] != NONE:
            drop_draft(state, seat)
        seat += 1


def send(state: CosaState, seat: i64) -> None:
    """The draft becomes an open offer; only the partner hears of it, unless `public_offers`."""
    to = state.draft_to[seat]
    paper = open_paper(seat, to)
    place: i64 = 0
    while place < state.paper_n[seat]:
        state.paper[paper * IN_OFFER + place] = item_at(state, seat, place)
        place += 1
    state.paper_n[paper] = state.paper_n[seat]
    state.tag[paper] = state.tag[seat]
    state.open_offers |= BIT[seat * MOST_SEATS + to]
    state.tally[OFFERS] += 1
    state.sent[seat] += 1
    if state.tag[seat] != NONE:
        note_words(state, seat, to, state.tag[seat])
    drop_draft(state, seat)
    if state.listener is not None:
        tell_offer(state, "offered", seat, to, paper)


def tell_offer(
    state: CosaState, name: str, seat: i64, to: i64, paper: i64, more: dict[str, Fact] | None = None
) -> None:
    """Open offers are between the two partners."""
    hearers = list(range(state.seats)) if state.switches.public_offers else [seat, to]
    terms = readable(state, paper)
    state.tell_some(name, {"seat": seat, "to": to, "terms": flat(terms), **(more or {}), "rule": "CN-181"}, hearers)


def flat(terms: dict[str, object]) -> list[str]:
    """The items as short words: `give cash 3`, `get lend 12`."""
    words: list[str] = []
    for side in ("give", "get"):
        given = terms[side]
        assert isinstance(given, dict)
        if given["cash"]:
            words.append(f"{side} cash {given['cash']}")
        for name in ("businesses", "gangsters", "lend", "recall"):
            words += [f"{side} {name} {what}" for what in given[name]]
    if terms["tag"] is not None:
        tag = terms["tag"]
        assert isinstance(tag, int)
        words.append(f"tag {TAGS[tag]}")
    return words
