"""What a fair price is: near the middle of what both sides gain, nearer to the asker where others could lend too.

Both sides reckon alike: a deal is good for a seat by what it brings it, less its envy of what it brings the partner.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.data import FIRST_OF, MOST_SEATS
from sitdown.games.cosanostra.state import ACTIVE, CosaState

RIVAL_LENDER: Final = 0.04  # each other one who could lend makes a rent cheaper by so much of all that is gained
LEAST_SHARE: Final = 0.4
FEW_CASH: Final = 0.02  # what must be left over for a deal to be worth the talk
ROUNDING: Final = 0.5  # prices are whole thousands


def envy(world: CosaState, outlook: Outlook, of_seat: i64) -> float:
    """What a thousand for this seat costs its partner: one over the rivals, more if it leads, less if it lags."""
    mean = 1.0
    for fortune in outlook.fortunes:
        mean += fortune / float(world.seats)
    ahead = 1.0 + 1.5 * (outlook.fortunes[of_seat] - mean) / mean
    return min(1.7, max(0.6, ahead)) / float(world.seats - 1)


def lenders_share(world: CosaState, lender: i64, borrower: i64, kind: i64) -> float:
    """Half for the only one who could lend this kind, less for one of several."""
    owners = 0
    seen = [False] * MOST_SEATS
    business = FIRST_OF[kind]
    while business < FIRST_OF[kind + 1]:
        if world.b_at[business] == ACTIVE:
            owner = world.b_owner[business]
            if owner not in (lender, borrower) and not seen[owner]:
                seen[owner] = True
                owners += 1
        business += 1
    return max(LEAST_SHARE, 0.5 - RIVAL_LENDER * float(owners))


class Split:
    """A deal as one side reckons it, at any price: what it brings the payer and the payee before cash changes hands."""

    def __init__(self, payer: float, payee: float, envied_payer: float, envied_payee: float) -> None:
        self.payer = payer - envied_payee * payee
        self.payee = payee - envied_payer * payer
        self.dear = 1.0 + envied_payee  # what a thousand paid costs the payer
        self.sweet = 1.0 + envied_payer  # and what it brings the payee

    def left(self, cash: float) -> float:
        """What the payer gains by the deal at this price."""
        return self.payer - self.dear * cash

    def won(self, cash: float) -> float:
        """What the payee gains."""
        return self.payee + self.sweet * cash

    def price(self, share: float) -> float:
        """At which the payee gets this share of what both gain."""
        # won = share * (won + left), solved for the cash
        worth = share * (self.payer + self.payee) - self.payee
        return worth / (self.sweet - share * (self.sweet - self.dear))

    def whole_price(self, share: float, most: float) -> i64:
        """In whole thousands; 0 if there is none that leaves something to both, or below what the payer would pay."""
        cash: i64 = int(self.price(share) + ROUNDING)
        if cash < 1 or self.won(float(cash)) <= FEW_CASH:
            cash = max(0, cash) + 1
        if float(cash) > most or self.left(float(cash)) <= FEW_CASH or self.won(float(cash)) <= FEW_CASH:
            return 0
        return cash
