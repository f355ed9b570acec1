"""What a comparison found: from single games to shares, places, ratings and their intervals.

Everything but `times` depends on nothing but the plan and the number of deals: not on workers, shards or order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import TypedDict

from sitdown.engine.options import Value
from sitdown.lab.arena.intervals import Interval, interval
from sitdown.lab.arena.plan import Plan
from sitdown.lab.arena.play import Played, Shard
from sitdown.lab.arena.ratings import ratings_of
from sitdown.lab.arena.schedule import Schedule, Seating
from sitdown.lab.arena.times import Times


class OnChair(TypedDict):
    """A bot on one chair."""

    games: int
    share: float


class BotResult(TypedDict):
    """One bot; one that sits on several chairs of a table counts for each of them, and its share is that of a chair."""

    name: str
    share: float  # of the games won; a shared first place is split
    low: float
    high: float
    games: int  # in which it took part
    chairs: int  # on which it sat, in all games together
    place: float  # the mean
    place_low: float
    place_high: float
    places: list[int]  # how often it was first, second, …
    mu: float
    sigma: float
    by_chair: list[OnChair]


class Against(TypedDict):
    """How often `a` is placed before `b`, of the games in which both take part; an equal place is half."""

    a: str
    b: str
    before: float
    low: float
    high: float
    games: int


class BotTimes(TypedDict):
    """The CPU time of the choices that left something to choose."""

    name: str
    choices: int
    mean: float  # seconds
    p95: float


class RunTimes(TypedDict):
    """What was measured by a clock: the only part of a result that differs from run to run."""

    cpu: float  # seconds, of all workers together
    bots: list[BotTimes]


class Result(TypedDict):
    """A comparison; plain data that JSON can hold."""

    game: str
    rules: str
    seats: int
    options: dict[str, Value]
    seed: str
    iterations: int  # a choice
    seconds: float  # a choice, instead of iterations
    repeatable: bool
    sitdown: str
    code: str
    asked: int  # games; `games` is the next number of whole rounds
    games: int
    deals: int
    games_a_deal: int
    both_ways: bool  # every second deal of a table the other way round
    tables: list[list[str]]
    bots: list[BotResult]  # the best share first
    against: list[Against]
    endings: dict[str, int]
    choices: float  # a game
    times: RunTimes


class _Pairs:
    """Sums by deal: of a bot's wins and places, and of one bot against another."""

    def __init__(self) -> None:
        self.sums: dict[int, Fraction] = {}
        self.counts: Counter[int] = Counter()
        self.games = 0

    def add(self, deal: int, total: Fraction | int, count: int) -> None:
        """One game: a sum over so many chairs, or pairs of chairs."""
        self.sums[deal] = self.sums.get(deal, Fraction(0)) + total
        self.counts[deal] += count
        self.games += 1

    def interval(self) -> Interval:
        return interval([float(total / self.counts[deal]) for deal, total in self.sums.items()], self.games)


def games_of(shards: Iterable[Shard], deals: int) -> list[Played]:
    """The games of the first so many deals in their order, each once."""
    found = {(game.deal, game.seating): game for shard in shards for game in shard.games if game.deal < deals}
    return [found[key] for key in sorted(found)]


def result_of(plan: Plan, asked: int, shards: list[Shard]) -> Result:
    """The result of finished shards that hold all deals for so many games."""
    schedule = Schedule(plan.bots, plan.seats)
    deals = schedule.deals_for(asked)
    played = games_of(shards, deals)
    seated = [(schedule.seatings(game.deal)[game.seating], game) for game in played]
    ratings = ratings_of(schedule.names, ((seating, game.places) for seating, game in seated))
    bots = [_bot(name, seated, plan.seats, *ratings[name]) for name in schedule.names]
    return {
        "game": plan.game,
        "rules": plan.rules,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "iterations": plan.iterations,
        "seconds": plan.seconds,
        "repeatable": plan.budget.is_repeatable,
        "sitdown": plan.sitdown,
        "code": plan.code,
        "asked": asked,
        "games": len(played),
        "deals": deals,
        "games_a_deal": schedule.games_a_deal,
        "both_ways": schedule.both_ways,
        "tables": [list(table) for table in schedule.tables],
        "bots": sorted(bots, key=lambda bot: -bot["share"]),
        "against": [_against(a, b, seated) for a in schedule.names for b in schedule.names if a != b],
        "endings": dict(sorted(Counter(game.ending for game in played).items())),
        "choices": sum(game.choices for game in played) / len(played),
        "times": _times(schedule.names, [shard for shard in shards if shard.first < deals]),
    }


def won(places: list[int], chair: int) -> Fraction:
    """What a chair has of the victory."""
    return Fraction(1, places.count(1)) if places[chair] == 1 else Fraction(0)


def _bot(name: str, seated: list[tuple[Seating, Played]], seats: int, mu: float, sigma: float) -> BotResult:
    wins, late = _Pairs(), _Pairs()
    places = [0] * seats
    on_chair = [[Fraction(0), Fraction(0)] for _ in range(seats)]  # games and wins
    for seating, game in seated:
        chairs = [chair for chair, bot in enumerate(seating) if bot == name]
        if not chairs:
            continue
        wins.add(game.deal, sum((won(game.places, chair) for chair in chairs), Fraction(0)), len(chairs))
        late.add(game.deal, sum(Fraction(game.places[chair] - 1, max(1, seats - 1)) for chair in chairs), len(chairs))
        for chair in chairs:
            places[game.places[chair] - 1] += 1
            on_chair[chair][0] += 1
            on_chair[chair][1] += won(game.places, chair)
    share, place = wins.interval(), late.interval().scaled(seats - 1, 1)
    return {
        "name": name,
        "share": share.mean,
        "low": share.low,
        "high": share.high,
        "games": wins.games,
        "chairs": wins.counts.total(),
        "place": place.mean,
        "place_low": place.low,
        "place_high": place.high,
        "places": places,
        "mu": mu,
        "sigma": sigma,
        "by_chair": [{"games": int(games), "share": float(won / games) if games else 0.0} for games, won in on_chair],
    }


def _against(a: str, b: str, seated: list[tuple[Seating, Played]]) -> Against:
    pairs = _Pairs()
    for seating, game in seated:
        mine = [place for bot, place in zip(seating, game.places, strict=True) if bot == a]
        theirs = [place for bot, place in zip(seating, game.places, strict=True) if bot == b]
        if mine and theirs:
            before = sum(2 * (one < other) + (one == other) for one in mine for other in theirs)
            pairs.add(game.deal, Fraction(before, 2), len(mine) * len(theirs))
    found = pairs.interval()
    return {"a": a, "b": b, "before": found.mean, "low": found.low, "high": found.high, "games": pairs.games}


def _times(names: list[str], shards: list[Shard]) -> RunTimes:
    bots: list[BotTimes] = []
    for name in names:
        total = Times.summed(shard.times[name] for shard in shards if name in shard.times)
        bots.append({"name": name, "choices": total.choices, "mean": total.mean, "p95": total.below(0.95)})
    return {"cpu": sum(shard.cpu for shard in shards), "bots": bots}
