"""Ratings for many players, with openskill: how strong somebody is at a game, and how sure that is.

Only finished games count, each once: `finish` is work for the append of the entry that ends the table, so that the
result and the ratings are stored with it or not at all. Bots have ratings that never change, one for each level.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from sitdown.server.store.jobs import Work
from sitdown.server.store.rows import ResultRow
from sitdown.server.store.schema import people, ratings, results
from sitdown.server.store.store import Store

MODEL: Final = PlackettLuce()


class Rating(Struct, frozen=True):
    """A strength `mu`, give or take `sigma`. `level` is a strength that it very likely has."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def level(self) -> float:
        return self.mu - 3 * self.sigma


class Ranked(Struct, frozen=True):
    """A line of a list of the best."""

    person: str
    name: str
    rating: Rating


NEW: Final = Rating(MODEL.mu, MODEL.sigma)
# Set once: a bot that plays by rules of thumb is as strong as we expect a newcomer to be.
HARD: Final = Rating(32.0, 1.0)
BOTS: Final = {
    "random": Rating(10.0, 1.0),
    "easy": Rating(20.0, 1.0),
    "thumb": Rating(25.0, 1.0),
    "hard": HARD,
    "bold": HARD,
    "careful": HARD,
    "vengeful": HARD,
}
OTHER_BOT: Final = Rating(25.0, 2.0)


def rated(seats: Sequence[ResultRow], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of the persons after a game, from those before it (absent: NEW).

    Nothing changes when one person holds two seats (who plays against oneself proves nothing), or nobody else plays.
    """
    persons = [seat.person for seat in seats if seat.person is not None]
    if len(seats) < 2 or len(set(persons)) < len(persons):
        return {}
    known = [_of_seat(seat, before) for seat in seats]
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]
    after = MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    return {
        seat.person: Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for seat, rating, team in zip(seats, known, after, strict=True)
        if seat.person is not None
    }


def _of_seat(seat: ResultRow, before: Mapping[str, Rating]) -> Rating:
    if seat.person is None:
        return BOTS.get(seat.bot or "", OTHER_BOT)
    return before.get(seat.person, NEW)


def finish(table: str, game: str, seats: Sequence[ResultRow], counts: bool = True) -> Work:
    """Work for `Store.append`: store how each seat ended and rate the persons. A second time it does nothing.

    `counts`: for the ratings; a branch does not, for who begins it knows how the game went.
    """

    def work(connection: Connection) -> None:
        if connection.scalar(select(results.c.seat).where(results.c.table_id == table).limit(1)) is not None:
            return
        connection.execute(insert(results), [{"table_id": table, **seat._asdict()} for seat in seats])
        if not counts:
            return
        persons = sorted({seat.person for seat in seats if seat.person is not None})
        for person, rating in rated(seats, _locked(connection, game, persons)).items():
            row = ratings.c.person == person, ratings.c.game == game
            connection.execute(update(ratings).where(*row).values(_values(rating)))

    return work


def _values(rating: Rating) -> dict[str, Any]:
    return {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "level": rating.level}


def _locked(connection: Connection, game: str, persons: Sequence[str]) -> dict[str, Rating]:
    """Their rows, made where they lack, and locked in one order: other processes may rate the same persons now."""
    if not persons:
        return {}
    new_row = insert_postgres if connection.dialect.name == "postgresql" else insert_sqlite
    rows = [{"person": person, "game": game, **_values(NEW)} for person in persons]
    connection.execute(new_row(ratings).on_conflict_do_nothing(), rows)
    wanted = select(ratings.c.person, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    mine = wanted.where(ratings.c.game == game, ratings.c.person.in_(persons)).order_by(ratings.c.person)
    return {person: Rating(*rating) for person, *rating in connection.execute(mine.with_for_update())}


async def ratings_of(store: Store, person: str) -> dict[str, Rating]:
    """By game; games never finished are absent."""
    wanted = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    mine = wanted.where(ratings.c.person == person, ratings.c.games > 0).order_by(ratings.c.game)
    rows = await store.read(lambda connection: connection.execute(mine).all())
    return {game: Rating(*rating) for game, *rating in rows}


async def best(store: Store, game: str, limit: int = 50) -> list[Ranked]:
    """Accounts with the highest level."""
    rows = await store.read(lambda connection: connection.execute(_best(game, limit)).all())
    return [Ranked(person, name, Rating(*rating)) for person, name, *rating in rows]


def _best(game: str, limit: int) -> Select[Any]:
    columns = ratings.c.person, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games
    accounts = select(*columns).join(people, people.c.id == ratings.c.person).where(people.c.name_key.is_not(None))
    of_game = accounts.where(ratings.c.game == game, ratings.c.games > 0)
    return of_game.order_by(ratings.c.level.desc(), ratings.c.person.desc()).limit(limit)
