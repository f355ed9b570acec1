"""What an offer is worth to both sides and what would be fair, for hints: the same prices by which bots bargain."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.appraisal import Appraisal
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_ACCEPT, DO_REJECT, DO_SEND
from sitdown.games.cosanostra.bot.answers import fair_price, split_of
from sitdown.games.cosanostra.bot.deals import Scales, gain_of_lends, need_of, weigh_paper
from sitdown.games.cosanostra.bot.prices import FEW_CASH
from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.data import MOST_SEATS, NONE, TRADE
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.items import open_paper


def appraise(world: CosaState, me: i64, action: i64) -> Appraisal | None:
    """Of accepting an offer, and of sending one that is written; nothing else is a deal."""
    if DO_ACCEPT <= action < DO_REJECT:
        other = action - DO_ACCEPT
        if world.open_offers & BIT[other * MOST_SEATS + me] != 0:
            return appraise_paper(world, me, other, open_paper(other, me), False)
    elif action == DO_SEND and world.draft_to[me] != NONE:
        return appraise_paper(world, me, world.draft_to[me], me, True)
    return None


def appraise_paper(world: CosaState, me: i64, other: i64, paper: i64, is_mine: bool) -> Appraisal:
    """Amounts in thousands, without the envy that bots reckon with; the fair price is theirs, envy and all."""
    outlook = Outlook(world, me, True)
    scales = weigh_paper(world, outlook, other, paper, is_mine)
    paid = float(scales.cash)
    mine, theirs = scales.mine + paid, scales.theirs - paid
    be_modest(world, outlook, scales)
    split = split_of(world, outlook, other, scales)
    near = fair_price(world, outlook, other, scales)
    fair: float | None = None
    for cash in (near, near + 1, near - 1):
        if fair is None and split.won(float(cash)) > FEW_CASH and split.left(float(cash)) > FEW_CASH:
            fair = float(cash)
    return Appraisal(other, mine, theirs, paid, fair)


def be_modest(world: CosaState, outlook: Outlook, scales: Scales) -> None:
    """A rent has a price as the lender must guess it, unless I know that it is worth less; as in offers.fair_fee."""
    if not scales.lends:
        return
    need = need_of(world, outlook, NONE, outlook.me)
    guessed = 0.0
    for business in scales.lends:
        guessed += need.gain[TRADE[business]]
    scales.mine -= max(0.0, gain_of_lends(world, outlook, scales.lends) - guessed)
