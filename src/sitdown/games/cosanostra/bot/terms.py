"""How a rent is paid: in cash; where that is short by a Business lent in return, a loan, or a share of the profit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.cosanostra.bot.bonds import trust_in
from sitdown.games.cosanostra.bot.deals import need_of
from sitdown.games.cosanostra.bot.prices import ROUNDING
from sitdown.games.cosanostra.bot.value import Outlook, planned_purchases
from sitdown.games.cosanostra.bot.words import debt, may_borrow, may_share
from sitdown.games.cosanostra.cards.businesses import has_marker
from sitdown.games.cosanostra.data import BUSINESSES, GANGSTERS, NONE, TRADE
from sitdown.games.cosanostra.state import ACTIVE, NOTHING, CosaState
from sitdown.games.cosanostra.trade.promises import REPAY, SHARE

ITEMS: Final = 3  # at most, in an offer
KEPT_BACK: Final = 1.0  # so much more a share may cost than a fee for which a planned purchase would lapse


class Terms:
    """How a rent is paid: cash, a Business lent in return, a word; and what I expect all that to cost me."""

    def __init__(self, cash: i64, cost: float) -> None:
        self.cash: i64 = cash
        self.cost = cost
        self.back: i64 = NONE
        self.tag: i64 = NONE


def in_cash(world: CosaState, outlook: Outlook, to: i64, businesses: list[int], fee: i64) -> Terms | None:
    """Where cash is short, something is lent in return, or a loan makes up for it; None if nothing does."""
    me = outlook.me
    cash = min(fee, world.cash[me])
    terms = Terms(cash, float(fee))
    if cash == fee:
        return terms
    if len(businesses) + min(cash, 1) < ITEMS:
        terms.back = lend_in_return(world, outlook, to, float(fee - cash))
    if terms.back == NONE:
        owed = float(debt(world.round))
        if not may_borrow(world, me, to) or float(cash) + trust_in(world, me) * owed + ROUNDING < terms.cost:
            return None
        terms.tag = REPAY
        terms.cost = float(cash) + owed
    return terms


def better(terms: Terms | None, shared: Terms | None, fee: i64) -> Terms | None:
    """A share, unless paying now is cheaper; a little dearer it may be if all is paid now and something else is not."""
    if terms is None or shared is None:
        return shared if terms is None else terms
    return shared if shared.cost < terms.cost + (KEPT_BACK if terms.cash == fee else 0.0) else terms


def spare_cash(world: CosaState, me: i64) -> i64:
    """What is left when my planned purchases are paid."""
    return max(0, world.cash[me] - planned_purchases(world, me))


def with_share(world: CosaState, me: i64, to: i64, fee: i64, guessed: float, expected: float) -> Terms | None:
    """Less cash, and a share of the profit: `guessed` is what it seems to the lender, `expected` what I know of it."""
    promised: i64 = int(trust_in(world, me) * guessed)
    cash = max(0, fee - promised)
    if promised == 0 or cash > spare_cash(world, me) or not may_share(world, me, to):
        return None
    terms = Terms(cash, float(cash) + expected)
    terms.tag = SHARE
    return terms


def lend_in_return(world: CosaState, outlook: Outlook, to: i64, short: float) -> int:
    """One of my Businesses that the partner can probably use and that makes up for so much cash; or NONE.

    Another one in each turn, since who has refused one may like the next.
    """
    me = outlook.me
    if world.free_markers[to] == 0:
        return NONE
    need = need_of(world, outlook, NONE, to)
    found: list[int] = []
    for business in range(BUSINESSES):
        if world.b_at[business] == ACTIVE and world.b_owner[business] == me and not has_marker(world, to, business):
            kind = TRADE[business]
            if need.gain[kind] * min(1.0, 2.0 * need.chance[kind]) >= short:
                found.append(business)
    return found[planned_cards(world, me) % len(found)] if found else NONE


def planned_cards(world: CosaState, me: i64) -> i64:
    found: i64 = 0
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if world.plan[gangster] != NOTHING and world.g_owner[gangster] == me:
            found += 1
        gangster += 1
    return found
