"""The tables of docs/figures.md for La Cosa Nostra: section 12.3 of its rules, and what trading is worth.

The games are played here, not by `simulate`, because some rows need a look at the table between two choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import fsum, sqrt
from typing import NamedTuple

from sitdown.bots import seat_bot
from sitdown.engine import State, Value
from sitdown.games import game_of
from sitdown.games.cosanostra import actions as act
from sitdown.games.cosanostra.data import FAMILIES, GANGSTERS
from sitdown.games.cosanostra.phase_numbers import (
    AIM,
    DOCTOR,
    LOOK,
    PLAN_CARD,
    RECRUIT,
    REDRAW,
    ROB,
    SCHEME,
    TRAPPING,
)
from sitdown.games.cosanostra.state import CosaState
from tests.figures.players import PLAYERS

SEED = "figures"
GAME = game_of("cosanostra")


# -- playing ----------------------------------------------------------------------------------------------------------


class Played:
    """One game, and what was seen on the way."""

    def __init__(self, state: State, bots: list[str]) -> None:
        assert isinstance(state, CosaState)
        self.state = state
        self.bots = bots
        self.cash: list[float] = []  # a seat, after each payday and at the end
        self.income: list[float] = []  # a seat, by round
        self.men: list[float] = []  # a seat, at each payday before anybody is recruited and at the end
        self.steps = 0
        self.choices = 0
        self.figures: dict[str, float] = {}
        self.asked = {SCHEME: 0, ROB: 0, TRAPPING: 0, DOCTOR: 0}  # seats, in windows

    def play(self, seed: str) -> None:
        state = self.state
        seated = [seat_bot(seat, PLAYERS.get(bot, bot), seed) for seat, bot in enumerate(self.bots)]
        while (seat := state.next_to_ask()) >= 0:
            action = seated[seat].choose(state)
            self.count(action)
            before = state.round
            state.push(seat, action)
            if len(self.cash) < before and (state.phase >= RECRUIT or state.round > before):
                self.cash.append(mean(list(state.cash)[: state.seats]))
                self.income.append(mean(list(state.earned)[: state.seats]))
                self.men.append(men(state))
        self.figures = state.figures()
        self.choices += int(self.figures["offers"])

    def count(self, action: int) -> None:
        """As in section 12.3: all parts of a choice are one, no window passes; nor that somebody keeps his Jobs."""
        phase = self.state.phase
        self.steps += 1
        if action >= act.DO_TAKE_BACK:
            return
        if phase in self.asked:
            self.asked[phase] += 1
            self.choices += action != act.DO_NOTHING
        elif phase not in (REDRAW, PLAN_CARD, AIM, LOOK):
            self.choices += 1

    def shares(self) -> list[float]:
        """Of the victory, by seat."""
        first = self.state.ranking.count(1)
        return [(place == 1) / first for place in self.state.ranking]


def mean(values: list[int] | list[float]) -> float:
    return fsum(values) / len(values)


def men(state: CosaState) -> float:
    """Gangsters in play, a seat."""
    return sum(state.in_play(gangster) for gangster in range(GANGSTERS)) / state.seats


class Table(NamedTuple):
    """Who plays, how often, and by which options; section 12.3 was measured with a hand limit from round I on."""

    games: int
    all: str
    one: str = ""  # sits on every chair in turn among the others
    options: dict[str, Value] = {"hand_limit_from": 1}  # noqa: RUF012


TABLES = {
    "bots": Table(1000, "thumb"),
    "prompt": Table(300, "prompt"),
    "buyer": Table(300, "buyer"),
    "saver": Table(300, "saver"),
    "wary": Table(300, "wary"),
    "silent": Table(300, "silent"),
    "one passive": Table(600, "thumb", "passive"),
    "doers": Table(2000, "doer"),
    "random": Table(300, "random"),
    "one bot": Table(200, "doer", "thumb"),
    "short": Table(300, "thumb", options={"hand_limit_from": 1, "rounds": 3}),
    "drive-by": Table(300, "thumb", options={"hand_limit_from": 1, "drive_by": 2}),
    "35": Table(300, "thumb", options={"hand_limit_from": 1, "influence_35": True}),
}


def bots_at(table: Table, seats: int, number: int) -> list[str]:
    return [table.one if table.one and seat == number % seats else table.all for seat in range(seats)]


@cache
def plays_of(who: str, seats: int, part: float = 1.0) -> list[Played]:
    """The games of a table, or the first part of them."""
    table = {**TABLES, **TRADE}[who]
    found = []
    for number in range(max(1, round(part * table.games))):
        seed = f"{SEED}/{who}/{number}"
        played = Played(GAME.start(seats, seed, table.options), bots_at(table, seats, number))
        played.play(seed)
        found.append(played)
    return found


# -- section 12.3 -----------------------------------------------------------------------------------------------------

Plays = list[Played]
Cells = Callable[[Plays], list[float]]


class Row(NamedTuple):
    name: str
    who: str  # one of TABLES
    cells: Cells
    law: tuple[tuple[float, ...], ...]  # 3, 4, 5 players; empty where the rules give no figure


def means(*names: str) -> Cells:
    return lambda plays: [mean([play.figures[name] for play in plays]) for name in names]


def columns(rows: list[list[float]]) -> list[float]:
    return [mean(list(column)) for column in zip(*rows, strict=True)]


def totals(plays: Plays) -> list[float]:
    """The mean and its standard deviation over all seats, the winner's, his lead."""
    every = [total for play in plays for total in play.state.scores]
    middle = mean(every)
    deviation = sqrt(mean([(total - middle) ** 2 for total in every]))
    return [middle, deviation, *means("winner", "lead")(plays)]


def by_family(plays: Plays) -> list[float]:
    """Of the games in which the family plays, percent."""
    shares: list[list[float]] = [[] for _ in range(FAMILIES)]
    for play in plays:
        for seat, share in enumerate(play.shares()):
            shares[play.state.family[seat]].append(100 * share)
    return [mean(won) for won in shares]


def least_and_most(plays: Plays) -> list[float]:
    found = by_family(plays)
    return [min(found), max(found)]


def by_place(plays: Plays) -> list[float]:
    """From the first start player on, percent."""
    turned = []
    for play in plays:
        first = play.state.first_start
        turned.append([100 * share for share in play.shares()[first:] + play.shares()[:first]])
    return columns(turned)


def choices(plays: Plays) -> list[float]:
    return [mean([play.choices for play in plays]), max(play.choices for play in plays)]


def steps(plays: Plays) -> list[float]:
    return [mean([play.steps for play in plays])]


def wins_of_one(plays: Plays) -> list[float]:
    """Of the one who sits among the others, percent."""
    return [100 * mean([play.shares()[number % play.state.seats] for number, play in enumerate(plays)])]


def each(*values: float) -> tuple[tuple[float, ...], ...]:
    return tuple((value,) for value in values)


SPREAD_LAW = ((28.0, 36.0), (23.0, 26.0), (19.0, 21.0))
SHORT_LAW = ((62.0, 75.0), (62.0, 76.0), (66.0, 80.0))
CASH_LAW = ((13.7, 21.0, 30.8, 48.0), (14.2, 21.5, 32.9, 58.5), (14.2, 21.5, 37.5, 62.7))
INCOME_LAW = ((11.4, 16.6, 21.8, 21.0), (11.7, 16.7, 21.5, 20.8), (11.8, 16.4, 19.2, 18.1))
MEN_LAW = ((3.0, 3.8, 4.4, 4.9), (3.0, 3.8, 4.5, 5.0), (3.0, 3.9, 4.5, 4.9))
TOTAL_LAW = ((110.0, 30.0, 130.0, 21.0), (119.0, 24.0, 141.0, 16.0), (120.0, 21.0, 143.0, 15.0))
PARTS_LAW = ((48.0, 42.0, 3.0, 7.0, 9.0), (59.0, 42.0, 2.0, 8.0, 10.0), (63.0, 36.0, 1.0, 9.0, 11.0))
FAMILY_LAW = ((39.0, 34.0, 37.0, 29.0, 27.0), (28.0, 22.0, 29.0, 23.0, 24.0), (21.0, 16.0, 25.0, 19.0, 19.0))
PLACE_LAW = ((32.0, 34.0, 34.0), (24.0, 28.0, 29.0, 18.0), (22.0, 21.0, 25.0, 15.0, 17.0))
ASKED_LAW = ((79.0, 16.0, 6.0, 15.0), (160.0, 38.0, 7.0, 24.0), (264.0, 68.0, 9.0, 40.0))
TURNS_LAW = ((48.0, 13.0, 2.3), (65.0, 19.0, 3.1), (81.0, 20.0, 4.3))
RESPONSES_LAW = ((1.5, 1.0, 1.1), (2.0, 1.3, 1.3), (2.6, 1.7, 1.7))
OFFERS_LAW = ((32.0, 14.0, 34.0), (44.0, 24.0, 57.0), (61.0, 34.0, 82.0))
PARTS = means("cash", "double_income", "gangster_bonus", "power", "laundered")


def cash(plays: Plays) -> list[float]:
    return columns([play.cash for play in plays])


def asked(plays: Plays) -> list[float]:
    return columns([[float(count) for count in play.asked.values()] for play in plays])


COSANOSTRA = [
    Row("cash after payday I, II, III, before the end, k", "bots", cash, CASH_LAW),
    Row("income I, II, III, IV, k", "bots", lambda p: columns([g.income for g in p]), INCOME_LAW),
    Row("Gangsters a seat I, II, III, end", "bots", lambda p: columns([g.men for g in p]), MEN_LAW),
    Row("final total: mean, sd, winner, lead, k", "bots", totals, TOTAL_LAW),
    Row("of it cash, double income, Gangsters, power, laundered, k", "bots", PARTS, PARTS_LAW),
    Row("wins BLU, DIM, CAL, LAS, CAR, %", "bots", by_family, FAMILY_LAW),
    Row("wins from the first start player on, %", "bots", by_place, PLACE_LAW),
    Row("action turns, Businesses bought, kills", "bots", means("turns", "bought", "kills"), TURNS_LAW),
    Row("Robberies tried, won, Traps", "bots", means("robberies", "robbed", "traps"), RESPONSES_LAW),
    Row("offers, deals, cash in deals, k", "bots", means("offers", "deals", "dealt_cash"), OFFERS_LAW),
    Row("choices: mean, most", "bots", choices, ((158.0, 208.0), (217.0, 264.0), (282.0, 330.0))),
    Row("seats asked: Schemer, Robbery, Trap, doc", "bots", asked, ASKED_LAW),
    Row("Cash Jobs first: seats asked", "prompt", asked, ASKED_LAW),
    Row("Cash Jobs first: cash", "prompt", cash, CASH_LAW),
    Row("Cash Jobs first: final total", "prompt", totals, TOTAL_LAW),
    Row("and more purchases: cash", "buyer", cash, CASH_LAW),
    Row("and more purchases: Businesses bought", "buyer", means("bought"), each(13, 19, 20)),
    Row("and more purchases: final total", "buyer", totals, TOTAL_LAW),
    Row("and Cash Jobs kept for round IV: cash", "saver", cash, CASH_LAW),
    Row("and Cash Jobs kept for round IV: Businesses bought", "saver", means("bought"), each(13, 19, 20)),
    Row("and Cash Jobs kept for round IV: final total", "saver", totals, TOTAL_LAW),
    Row("every second offer rejected: cash", "wary", cash, CASH_LAW),
    Row("no deals at all: final mean, k", "silent", means("final"), each(56, 51, 49)),
    Row("one who never asks for a deal wins, %", "one passive", wins_of_one, each(27, 13, 7)),
    Row("random players, no deals: final mean, k", "doers", means("final"), each(42, 40, 39)),
    Row("random players, no deals: choices", "doers", choices, ((140.0, 169.0), (186.0, 213.0), (233.0, 263.0))),
    Row("random players, no deals: wins by family, least, most, %", "doers", least_and_most, SPREAD_LAW),
    Row("any choice alike, deals too: final mean, k", "random", means("final"), ()),
    Row("any choice alike, deals too: choices, every part counted", "random", steps, ()),
    Row("one bot among random players wins, %", "one bot", wins_of_one, each(100, 100, 100)),
    Row("`rounds=3`: final mean, winner, k", "short", means("final", "winner"), SHORT_LAW),
    Row("`drive_by=2`: power, k", "drive-by", means("power"), each(6.1, 5.4, 6.6)),
    Row("`influence_35`: power, k", "35", means("power"), each(6.5, 6.3, 7.8)),
]


def cosanostra(part: float = 1.0, rows: list[Row] = COSANOSTRA) -> tuple[list[str], list[list[list[float]]]]:
    """The table as Markdown lines, and the figures found: a row a measure, a column a number of players."""
    found = [[row.cells(plays_of(row.who, seats, part)) for seats in GAME.seats] for row in rows]
    lines = [f"| | games | {' | '.join(f'{seats} players' for seats in GAME.seats)} |"]
    lines.append("| --- | ---: |" + " ---: |" * len(GAME.seats))
    for row, values in zip(rows, found, strict=True):
        cells = [" ".join(f"{value:.1f}" for value in cell) for cell in values]
        if row.law:
            known = [" ".join(f"{value:g}" for value in cell) for cell in row.law]
            cells = [f"{here} ({there})" for here, there in zip(cells, known, strict=True)]
        lines.append(f"| {row.name} | {TABLES[row.who].games:,} | {' | '.join(cells)} |")
    return lines, found


# -- what trading is worth --------------------------------------------------------------------------------------------

FOUR = 4
TRADE = {
    "four bots": Table(1000, "thumb", "thumb", {}),
    "one bot among three who accept but never propose": Table(1000, "passive", "thumb", {}),
    "one bot among three who reject everything": Table(1000, "silent", "thumb", {}),
    "one who accepts but never proposes among three bots": Table(1000, "thumb", "passive", {}),
    "one who rejects everything among three bots": Table(1000, "thumb", "silent", {}),
}


def trade(part: float = 1.0, tables: Iterable[str] = TRADE) -> tuple[list[str], list[list[float]]]:
    """The table as Markdown lines, and the figures found: deals and wins of the one, each with its standard error."""
    lines = ["| four players | games | deals | wins of the one, % |", "| --- | ---: | ---: | ---: |"]
    found = []
    for who in tables:
        plays = plays_of(who, FOUR, part)
        deals = [play.figures["deals"] for play in plays]
        spread = sqrt(mean([(count - mean(deals)) ** 2 for count in deals]) / len(plays))
        (won,) = wins_of_one(plays)
        error = sqrt(won * (100 - won) / len(plays))
        found.append([mean(deals), spread, won, error])
        lines.append(f"| {who} | {len(plays):,} | {mean(deals):.1f} ± {spread:.1f} | {won:.1f} ± {error:.1f} |")
    return lines, found
