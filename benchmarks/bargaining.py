"""`python -m benchmarks.bargaining [--games N] [--seed S]`: how the bots of La Cosa Nostra bargain, and who milks them.

Four players by rules of thumb; what becomes of their offers, who gets how much of what a rent brings, whose word holds.
Then one of the four is a milker (milker.py), in each of the chairs of the same deals: honest players would win a
quarter there. At last everybody is asked for all his cash for nothing, again and again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from benchmarks.milker import BOLD, CAREFUL, Knowing, Milker
from benchmarks.process import BenchError, commit_of, say
from benchmarks.report import check_markers, write_into
from sitdown._build import build
from sitdown.engine import Rng, State
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.actions import ASK_CASH, DO_ACCEPT, DO_ITEM, DO_OFFER, DO_SEND, TAGS
from sitdown.games.cosanostra.bot.deals import other_use
from sitdown.games.cosanostra.bot.prices import Split, envy
from sitdown.games.cosanostra.bot.value import Outlook, lacking, mean_pay, own_businesses
from sitdown.games.cosanostra.cards.job_cards import job_at
from sitdown.games.cosanostra.data import CASH, DEED, DIE, GANGSTERS, MOST_CASH, NEEDS, TRADE, TRADES
from sitdown.games.cosanostra.state import NOTHING, PURCHASE, CosaState
from sitdown.games.cosanostra.trade.dealings import net_cash
from sitdown.games.cosanostra.trade.items import LEND_ITEM, is_asked, item_at, kind_of, open_paper, what_of
from sitdown.games.cosanostra.trade.promises import FATES, tag_of
from sitdown.games.cosanostra.trade.threats import CARRIED_OUT, EMPTY, OUTCOMES, count

SEATS = 4
MARKERS = (
    "<!-- bargaining: begin (written by `python -m benchmarks.bargaining --markdown`, not by hand) -->",
    "<!-- bargaining: end -->",
)
ENDS_TURN = ("job", "market", "execute", "lapse", "skip", "pass", "recruit")
Chooser = Callable[[CosaState, int, Rng], int]
Offer = tuple[int, int]


class Ledger:
    """What was said and done in all games watched."""

    def __init__(self) -> None:
        self.games = 0
        self.fates: Counter[str] = Counter()
        self.sizes: Counter[int] = Counter()  # offers by their number of items
        self.said: Counter[tuple[int, int]] = Counter()  # by turn and seat: offers
        self.offered: Counter[str] = Counter()  # offers by tag
        self.words: Counter[tuple[str, str]] = Counter()  # promises by tag and fate
        self.dared: Counter[str] = Counter()  # what became of threats that were refused
        self.proposers, self.lenders, self.surplus = 0.0, 0.0, 0.0  # of rents, in thousands
        self.turn = 0
        self.countered: set[Offer] = set()

    def note(self, state: CosaState, seat: int, action: int) -> None:
        """Before it is done."""
        kind, arguments = GAME.actions.decode(action)
        if kind in ENDS_TURN:
            self.turn += 1
        elif kind == "offer_send":
            self.note_offer(state, seat, int(state.draft_to[seat]))
        elif kind == "accept":
            self.fates["accepted"] += 1
            self.note_rent(state, arguments[0], seat)
        elif kind in ("reject", "withdraw"):
            offer = (arguments[0], seat) if kind == "reject" else (seat, arguments[0])
            self.fates["countered" if offer in self.countered else "refused"] += 1
            self.countered.discard(offer)

    def note_offer(self, state: CosaState, seat: int, to: int) -> None:
        self.fates["sent"] += 1
        self.sizes[int(state.paper_n[seat])] += 1
        self.said[self.turn, seat] += 1
        if state.tag[seat] >= 0:
            self.offered[TAGS[state.tag[seat]]] += 1
        self.countered.discard((seat, to))
        if state.open_offers & 1 << (to * 5 + seat):
            self.countered.add((to, seat))

    def note_rent(self, state: CosaState, seat: int, to: int) -> None:
        """An offer that is accepted: if it is cash for markers, what each side has of it."""
        paper = open_paper(seat, to)
        items = [int(item_at(state, paper, place)) for place in range(state.paper_n[paper])]
        lends = [item for item in items if kind_of(item) == LEND_ITEM]
        asked = {is_asked(item) for item in lends}
        cash = int(net_cash(state, paper))
        if len(asked) != 1 or cash == 0:
            return
        borrower, lender = (seat, to) if asked == {True} else (to, seat)
        outlook = Outlook(state, borrower, True)
        worth = sum(worth_of_lend(state, outlook, TRADE[what_of(item)]) for item in lends)
        split = Split(worth, 0.0, envy(state, outlook, borrower), envy(state, outlook, lender))
        won, left = split.won(float(abs(cash))), split.left(float(abs(cash)))
        self.surplus += won + left
        self.lenders += won
        self.proposers += left if borrower == seat else won

    def note_end(self, state: CosaState) -> None:
        self.games += 1
        self.turn += 1
        for i in range(state.promise_n):
            self.words[TAGS[tag_of(state.promise[i])], FATES[state.fate[i]]] += 1
        seats = range(state.seats)
        for seat, to, fate in product(seats, seats, (CARRIED_OUT, EMPTY)):
            self.dared[OUTCOMES[fate]] += count(state, seat, to, fate)

    def promised(self, tag: str) -> int:
        """How often an offer with this word was accepted."""
        return sum(self.words[tag, fate] for fate in FATES)

    def share(self, fate: str) -> float:
        return self.fates[fate] / max(1, self.fates["sent"])


def worth_of_lend(state: CosaState, outlook: Outlook, kind: int) -> float:
    """To one who knows his cards: a part of what the best Job that needs such a card brings over another use."""
    own = own_businesses(outlook, outlook.me)
    jobs = [job_at(state, outlook.me, slot) for slot in range(state.hand_n[outlook.me])]
    plans = [state.plan[man] for man in range(GANGSTERS) if state.g_owner[man] == outlook.me]
    jobs += [state.jobs.face[card] for card in plans if NOTHING < card < PURCHASE]
    worth = 0.0
    for job in jobs:
        if DEED[job] == CASH and NEEDS[job * TRADES + kind] > own[kind]:
            gain = mean_pay(job, 2, DIE[job]) - other_use(state.round)
            worth = max(worth, gain / float(lacking(own, job)))
    return worth


# -- playing ----------------------------------------------------------------------------------------------------------


def thumb(state: CosaState, seat: int, rng: Rng) -> int:
    """Rules of thumb depend on nothing that the seat does not know, so they may be asked about the truth."""
    return GAME.thumb(state, seat, rng)


def play(seed: str, choosers: Sequence[Chooser], ledger: Ledger | None = None) -> CosaState:
    """A whole game."""
    state = GAME.start(len(choosers), seed)
    assert isinstance(state, CosaState)
    luck = [Rng.seeded(f"{seed}/{seat}") for seat in range(len(choosers))]
    while (seat := state.next_to_ask()) >= 0:
        action = choosers[seat](state, seat, luck[seat])
        if ledger is not None:
            ledger.note(state, seat, action)
        state.push(seat, action)
    if ledger is not None:
        ledger.note_end(state)
    return state


def bargaining(games: int, seed: str) -> Ledger:
    """So many games of four bots, watched."""
    ledger = Ledger()
    for number in range(games):
        play(f"{seed}/{number}", [thumb] * SEATS, ledger)
    return ledger


def win_share(state: State, seat: int) -> float:
    first = [winner for winner, place in enumerate(state.ranking) if place == 1]
    return 1 / len(first) if seat in first else 0.0


def milking(make: Callable[[], Milker], deals: int, seed: str) -> tuple[float, float]:
    """What a milker wins over a quarter, in each chair of so many deals; and the half width of its interval."""
    over: list[float] = []
    for number in range(deals):
        shares = []
        for chair in range(SEATS):
            choosers: list[Chooser] = [thumb] * SEATS
            choosers[chair] = make().choose
            shares.append(win_share(play(f"{seed}/{number}", choosers), chair))
        over.append(fmean(shares) - 1 / SEATS)
    return fmean(over), 1.96 * stdev(over) / sqrt(deals)


# -- all your cash for nothing ----------------------------------------------------------------------------------------


def absurd(times: int, seed: str) -> int:
    """How many of so many demands of all the cash for nothing are accepted."""
    accepted, asked, number = 0, 0, 0
    while asked < times:
        state = GAME.start(SEATS, f"{seed}/absurd/{number}")
        assert isinstance(state, CosaState)
        luck = Rng.seeded(f"{seed}/absurd/{number}")
        while (seat := state.next_to_ask()) >= 0 and asked < times:
            to = (seat + 1 + luck.below(SEATS - 1)) % SEATS
            if luck.below(8) == 0 and state.cash[to] > 0 and int(DO_OFFER) + to in state.legal(seat):
                asked += 1
                accepted += takes_absurd(state, seat, to, luck)
            state.push(seat, thumb(state, seat, luck))
        number += 1
    return accepted


def takes_absurd(state: State, seat: int, to: int, luck: Rng) -> bool:
    trial = state.clone()
    assert isinstance(trial, CosaState)
    cash = min(int(trial.cash[to]), MOST_CASH)
    for action in (DO_OFFER + to, DO_ITEM + ASK_CASH + cash - 1, DO_SEND):
        trial.push(seat, int(action))
    return thumb(trial, to, luck) == DO_ACCEPT + seat


# -- the report -------------------------------------------------------------------------------------------------------


def lines_of(ledger: Ledger) -> list[str]:
    sent = max(1, ledger.fates["sent"])
    fates = ", ".join(f"{ledger.share(fate):.1%} {fate}" for fate in ("accepted", "countered", "refused"))
    items = sum(size * count for size, count in ledger.sizes.items()) / sent
    surplus = max(0.001, ledger.surplus)
    found = [
        f"{ledger.games} games, {sent / ledger.games:.1f} offers a game: {fates}",
        f"offers of a bot in a turn: at most {max(ledger.said.values(), default=0)};"
        f" items: {items:.2f} on average, at most {max(ledger.sizes, default=0)}",
        f"of what rents bring both: {ledger.proposers / surplus:.0%} to who proposed, {ledger.lenders / surplus:.0%}"
        f" to who lent; {ledger.surplus / ledger.games:.1f}k a game",
    ]
    for tag in sorted(ledger.offered):
        counts = ", ".join(f"{ledger.words[tag, fate]} {fate}" for fate in FATES)
        found.append(f"{tag} offered {ledger.offered[tag]} times, accepted {ledger.promised(tag)} times: {counts}")
    out, empty = ledger.dared["carried_out"], ledger.dared["empty"]
    found.append(f"threats refused: {out + empty} times, {out} carried out, {empty} empty")
    return found


MILKERS: list[tuple[str, Callable[[], Milker]]] = [
    ("asks 10, 5 and 3 times the bid, refuses it", lambda: Milker(BOLD, settles=False)),
    ("asks 3, 2 and 1.5 times the bid, refuses it", lambda: Milker(CAREFUL, settles=False)),
    ("asks 3, 2 and 1.5 times the bid, then takes it", lambda: Milker(CAREFUL, settles=True)),
    ("knows the most that will be paid, else refuses", lambda: Knowing(settles=False)),
]


def report(games: int, seed: str) -> Iterator[str]:
    """Line by line, as it is found out."""
    yield f"La Cosa Nostra, four seats, {build()}, commit {commit_of()}, seed {seed}"
    yield from lines_of(bargaining(games, seed))
    for name, make in MILKERS:
        over, width = milking(make, games, seed)
        yield f"a milker who {name}: {100 * over:+.1f} points over an honest player (95 %: ±{100 * width:.1f})"
    yield f"all your cash for nothing: accepted {absurd(1000, seed)} times of 1,000"


def main(arguments: Sequence[str] | None = None) -> int:
    reader = argparse.ArgumentParser(prog="python -m benchmarks.bargaining", description=__doc__)
    reader.add_argument("--games", type=int, default=200, help="deals; the milkers play each of them in four chairs")
    reader.add_argument("--seed", default="bargaining")
    reader.add_argument(
        "--markdown", type=Path, metavar="FILE", help="write it into this page, between its two markers"
    )
    chosen = reader.parse_args(arguments)
    found = []
    try:
        if chosen.markdown:
            check_markers(chosen.markdown, MARKERS)
        for line in report(chosen.games, chosen.seed):
            print(line, flush=True)
            found.append(line)
        if chosen.markdown:
            write_into(chosen.markdown, ["\n".join(["```text", *found, "```"])], MARKERS)
    except BenchError as error:
        say(f"bargaining: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
