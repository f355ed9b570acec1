"""What to answer to an offer: yes, no, or the same at another price.

Who is asked wants nearly his fair share of what the deal brings both. He says no to a price above the one that he bid
himself and that was refused: who has refused a fair bid gets no more for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import (
    ASK_BUSINESS,
    ASK_CASH,
    ASK_LEND,
    DO_ACCEPT,
    DO_ITEM,
    DO_OFFER,
    DO_REJECT,
    DO_WITHDRAW,
    GIVE_BUSINESS,
    GIVE_CASH,
    GIVE_LEND,
)
from sitdown.games.cosanostra.bot.characters import pride
from sitdown.games.cosanostra.bot.deals import Scales, weigh
from sitdown.games.cosanostra.bot.memory import Deal, memory_of
from sitdown.games.cosanostra.bot.prices import FEW_CASH, ROUNDING, Split, envy, lenders_share
from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.cards.businesses import has_marker
from sitdown.games.cosanostra.data import MOST_CASH, MOST_SEATS, NONE, TRADE
from sitdown.games.cosanostra.state import DRAFTS, CosaState
from sitdown.games.cosanostra.trade.dealings import net_cash, pair, thing, things
from sitdown.games.cosanostra.trade.items import (
    BUSINESS_ITEM,
    CASH_ITEM,
    LEND_ITEM,
    is_asked,
    item_at,
    kind_of,
    open_paper,
    what_of,
)
from sitdown.games.cosanostra.trade.reasons import is_like

LEAST_GANGSTERS: Final = 3  # nobody sells Gangsters below this
ROOM: Final = 0.25  # of the gain is left to who is made a counter-offer: less is not worth his answer
COUNTERED: Final = 3  # items at most, in an offer that is countered


def offer_to_answer(world: CosaState, me: i64) -> i64:
    """The first seat whose offer waits for my answer; NONE if there is none."""
    seat: i64 = 0
    while seat < world.seats:
        if world.open_offers & BIT[seat * MOST_SEATS + me] != 0:
            return seat
        seat += 1
    return NONE


def answer(world: CosaState, me: i64, other: i64, counters: bool) -> int:
    """To this seat's offer. A counter-offer is sent first; then the offer is asked about again, and rejected."""
    outlook = Outlook(world, me, True)
    if is_good(world, outlook, other):
        mine_lies_there = world.open_offers & BIT[me * MOST_SEATS + other] != 0
        return (DO_WITHDRAW if mine_lies_there else DO_ACCEPT) + other  # or I might pay twice
    if counters and world.drafts[me] < DRAFTS:
        deal = counter_offer(world, outlook, other)
        if deal.items:
            memory_of(world).note_deal(world, me, deal)
            return DO_OFFER + other
    return DO_REJECT + other


def is_good(world: CosaState, outlook: Outlook, other: i64) -> bool:
    """Shall I accept what this seat offers me?"""
    scales = weigh(world, outlook, other)
    if scales.sold > 0 and outlook.men[outlook.me] - scales.sold < LEAST_GANGSTERS:
        return False
    split = split_of(world, outlook, other, scales)
    won, left = split.won(float(scales.cash)), split.left(float(scales.cash))
    if won <= FEW_CASH:
        return False
    least = pride(world, outlook.me) * fair_share(world, outlook.me, other, scales)
    if left > 0.0 and won + ROUNDING < least * (won + left):
        return False
    return not (is_milked(world, outlook.me, other) or is_settled(world, outlook.me, other, scales))


def split_of(world: CosaState, outlook: Outlook, other: i64, scales: Scales) -> Split:
    """With me as the payee, whoever pays."""
    envied = envy(world, outlook, other)
    return Split(scales.theirs, scales.mine, envied, envy(world, outlook, outlook.me))


def fair_share(world: CosaState, me: i64, other: i64, scales: Scales) -> float:
    """Half of what both gain; of a rent as the lenders there are make it."""
    if scales.lent and not scales.lends:
        return lenders_share(world, me, other, TRADE[scales.lent[0]])
    if scales.lends and not scales.lent:
        return 1.0 - lenders_share(world, other, me, TRADE[scales.lends[0]])
    return 0.5


def fair_price(world: CosaState, outlook: Outlook, other: i64, scales: Scales) -> i64:
    """What I should get for the rest of the deal in whole thousands, so that I have my fair share; below 0: pay."""
    split = split_of(world, outlook, other, scales)
    fair = split.price(fair_share(world, outlook.me, other, scales))
    cash: i64 = int(fair + ROUNDING) if fair >= 0.0 else -int(ROUNDING - fair)
    return cash


def is_settled(world: CosaState, me: i64, other: i64, scales: Scales) -> bool:
    """Has he just taken the same at my price, and forgotten his own offer?"""
    if world.sent[me] == 0:
        return False
    return any(has_marker(world, other, business) for business in scales.lent)


def is_milked(world: CosaState, me: i64, other: i64) -> bool:
    """Would I pay more than I bid for the same in this round? A thousand more is well, the first time with him."""
    paper = open_paper(other, me)
    price = -net_cash(world, paper)
    if price <= 0:
        return False
    price //= max(1, things(world, paper, False))
    place: i64 = 0
    while place < world.paper_n[paper]:
        item = item_at(world, paper, place)
        if not is_asked(item) and kind_of(item) in (LEND_ITEM, BUSINESS_ITEM):
            bid = my_bid(world, me, other, item)
            if bid > 0 and price > bid + (1 if world.snubs[pair(me, other)] <= 1 else 0):
                return True
        place += 1
    return False


def my_bid(world: CosaState, me: i64, other: i64, item: i64) -> i64:
    """What I offered this seat for such a thing, in an offer that he refused or that still lies before him; or 0."""
    if world.open_offers & BIT[me * MOST_SEATS + other] != 0:
        paper = open_paper(me, other)
        place: i64 = 0
        while place < world.paper_n[paper]:
            asked = item_at(world, paper, place)
            if is_asked(asked) and is_like(asked, item):
                return max(1, net_cash(world, paper)) // things(world, paper, True)
            place += 1
    refused = world.refused[thing(me, other, item)]
    return max(1, refused - 1) if refused > 0 else 0


# -- counter-offers ---------------------------------------------------------------------------------------------------


def counter_offer(world: CosaState, outlook: Outlook, other: i64) -> Deal:
    """The same at the price that I find fair; without items if there is none, or if enough has been said."""
    me = outlook.me
    deal = Deal(other)
    paper = open_paper(other, me)
    count = world.paper_n[paper]
    closed = world.open_offers & BIT[other * MOST_SEATS + me] == 0
    mine_lies_there = world.open_offers & BIT[me * MOST_SEATS + other] != 0
    if closed or mine_lies_there or count == 0 or count > COUNTERED or world.tag[paper] != NONE or world.sent[me] > 0:
        return deal
    items: list[int] = []
    place: i64 = 0
    while place < count:
        item = item_at(world, paper, place)
        if kind_of(item) != CASH_ITEM:
            turned = turned_round(item)
            if turned == NONE or world.refused[thing(me, other, item)] != 0:
                return deal
            items.append(DO_ITEM + turned)
        place += 1
    if not items or len(items) == COUNTERED:
        return deal
    cash = fair_cash(world, outlook, other)
    if cash > 0:
        deal.items = [*items, DO_ITEM + ASK_CASH + cash - 1]
    elif cash < 0:
        deal.items = [*items, DO_ITEM + GIVE_CASH - cash - 1]
    return deal


def turned_round(item: i64) -> int:
    """The same Business from the other side of the table; NONE for anything else."""
    what = what_of(item)
    kind = kind_of(item)
    if kind == LEND_ITEM:
        return GIVE_LEND + what if is_asked(item) else ASK_LEND + what
    if kind == BUSINESS_ITEM:
        return GIVE_BUSINESS + what if is_asked(item) else ASK_BUSINESS + what
    return NONE


def fair_cash(world: CosaState, outlook: Outlook, other: i64) -> i64:
    """What he should pay, negative if I should; 0 if there is no price that helps both, or none better than his."""
    scales = weigh(world, outlook, other)
    split = split_of(world, outlook, other, scales)
    cash = max(fair_price(world, outlook, other, scales), scales.cash + 1)
    if cash > world.cash[other] or -cash > world.cash[outlook.me] or cash > MOST_CASH or -cash > MOST_CASH:
        return 0
    won, left = split.won(float(cash)), split.left(float(cash))
    return cash if won > FEW_CASH and left > ROOM * (won + left) else 0
