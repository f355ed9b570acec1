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
from sitdown.games.cosanostra.trade.dealings import hearers, note_words
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
    wish = state.wish
    first = seat * WISHES
    out.add_run(DO_ITEM + GIVE_CASH, wish[first])
    out.add_run(DO_ITEM + ASK_CASH, wish[first + 1])
    kind: i64 = 2
    while kind < WISHES:
        wished = wish[first + kind]
        if wished != 0:
            out.add_bits(wished, DO_ITEM + FIRST_ITEM[kind])
        kind += 1
    if state.tag[seat] == NONE:
        out.add_run(DO_TAG, MOST_TAGS)
    if state.paper_n[seat] > 0:
        out.add(DO_SEND)
    out.add(DO_DROP)


def marked_by(state: CosaState, giver: i64) -> i64:
    """Bits: CN-188: where the giver's own markers lie."""
    placed = MARKERS - state.free_markers[giver]
    markers = state.markers
    found: i64 = 0
    business: i64 = 0
    while placed > 0:
        here = markers[business * MOST_SEATS + giver]
        if here > 0:
            found |= BITS[business]
            placed -= here
        business += 1
    return found


def open_draft(state: CosaState, seat: i64, to: i64) -> None:
    """CN-191: counted when opened, also if it is dropped. What may stand in it is worked out once (`wish`): all that
    the two sides could give now, for a draft does not outlive a change of it."""
    state.draft_to[seat] = to
    state.paper_n[seat] = 0
    state.tag[seat] = NONE
    state.drafts[seat] += 1
    first = seat * WISHES
    state.wish[first] = min(state.cash[seat], MOST_CASH)
    state.wish[first + 1] = min(state.cash[to], MOST_CASH)
    list_businesses(state, first + 2, seat, to)
    if state.free_markers[to] == 0:
        state.wish[first + 6] = 0
    if state.free_markers[seat] == 0:
        state.wish[first + 7] = 0
    list_gangsters(state, first + 4, seat, to)
    state.wish[first + 8] = marked_by(state, seat)
    state.wish[first + 9] = marked_by(state, to)


def list_businesses(state: CosaState, first: i64, seat: i64, to: i64) -> None:
    """CN-183, CN-184: to give, what is in play and the giver's. CN-186: to lend, active or planned purchases."""
    owners = state.b_owner
    at = state.b_at
    given: i64 = 0
    asked: i64 = 0
    lent: i64 = 0
    rented: i64 = 0
    business: i64 = 0
    while business < BUSINESSES:
        owner = owners[business]
        if owner in (seat, to):
            bit = BITS[business]
            if at[business] >= ACTIVE:
                if owner == seat:
                    given |= bit
                else:
                    asked |= bit
            if PLANNED <= at[business] <= ACTIVE:
                if owner == seat:
                    lent |= bit
                else:
                    rented |= bit
        business += 1
    state.wish[first] = given
    state.wish[first + 1] = asked
    state.wish[first + 4] = lent
    state.wish[first + 5] = rented


def list_gangsters(state: CosaState, first: i64, seat: i64, to: i64) -> None:
    """CN-183 to CN-185: in play, the giver's, without a planned card (but see `may_sell_planned`)."""
    with_plan = may_sell_planned(state)
    owners = state.g_owner
    at = state.g_at
    plan = state.plan
    given: i64 = 0
    asked: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        owner = owners[gangster]
        may_go = with_plan or plan[gangster] == NOTHING
        if may_go and owner in (seat, to) and ACTIVE <= at[gangster] <= INACTIVE:
            if owner == seat:
                given |= BITS[gangster]
            else:
                asked |= BITS[gangster]
        gangster += 1
    state.wish[first] = given
    state.wish[first + 1] = asked


def add_item(state: CosaState, seat: i64, item: i64) -> None:
    state.paper[seat * IN_OFFER + state.paper_n[seat]] = item
    state.paper_n[seat] += 1
    first = seat * WISHES
    asked = is_asked(item)
    side: i64 = 0
    placer = state.draft_to[seat]
    if asked:
        side = 1
        placer = seat
    kind = kind_of(item)
    if kind == CASH_ITEM:
        state.wish[first + side] = 0
    elif kind == GANGSTER_ITEM:
        strike_out(state, first + 4, what_of(item))
    else:
        strike_out(state, first + 2, what_of(item))
        strike_out(state, first + 6, what_of(item))
        strike_out(state, first + 8, what_of(item))
    if kind == LEND_ITEM and lends(state, seat, asked) == state.free_markers[placer]:
        state.wish[first + side + 6] = 0
    if not has_room(state, seat, asked):
        while side < WISHES:
            state.wish[first + side] = 0
            side += 2


def strike_out(state: CosaState, first: i64, what: i64) -> None:
    """CN-191: named once in an offer, on either side."""
    wish = state.wish
    others = ~BITS[what]
    wish[first] = wish[first] & others
    wish[first + 1] = wish[first + 1] & others


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
    terms = readable(state, paper)
    state.tell_some(
        name, {"seat": seat, "to": to, "terms": flat(terms), **(more or {}), "rule": "CN-181"}, hearers(state, seat, to)
    )


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
