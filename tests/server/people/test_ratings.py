"""Ratings: from finished games, once for each, together with the entry that ends it."""

from __future__ import annotations

import asyncio
import random

import pytest

from sitdown.bots import BOTS as LEVELS
from sitdown.server.people.people import People
from sitdown.server.people.ratings import BOTS, NEW, Rating, best, finish, rated, ratings_of
from sitdown.server.store.rows import ResultRow
from tests.server.people.test_people import CHEAP, GOOD
from tests.server.stores import add_person, add_table, append, entry, opened, run


def seats(*persons: str | None, places: list[int] | None = None) -> list[ResultRow]:
    """In the order of their places; None is a bot by rules of thumb."""
    given = places or list(range(1, len(persons) + 1))
    return [
        ResultRow(seat, person, None if person else "thumb", place, 100 - place)
        for seat, (person, place) in enumerate(zip(persons, given, strict=True))
    ]


def test_who_comes_first_rises_most() -> None:
    after = rated(seats("a", "b", "c", "d"), {})
    levels = [after[person].mu for person in "abcd"]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > NEW.mu > levels[3]
    assert all(rating.sigma < NEW.sigma and rating.games == 1 for rating in after.values())


def test_a_level_is_three_deviations_below() -> None:
    assert Rating(30.0, 2.5).level == 22.5


def test_equals_stay_equal() -> None:
    after = rated(seats("a", "b", "c", places=[1, 1, 3]), {})
    assert after["a"].mu == pytest.approx(after["b"].mu)
    assert after["b"].mu > after["c"].mu


def test_a_surprise_counts_more() -> None:
    strong, weak = Rating(35.0, 3.0, 50), Rating(15.0, 3.0, 50)
    expected = rated(seats("s", "w"), {"s": strong, "w": weak})
    surprise = rated(seats("w", "s"), {"s": strong, "w": weak})
    assert surprise["w"].mu - weak.mu > expected["s"].mu - strong.mu > 0
    assert surprise["w"].games == 51


def test_against_bots_a_person_is_rated_by_their_level() -> None:
    thumb = rated([ResultRow(0, "a", None, 1, 9), ResultRow(1, None, "thumb", 2, 1)], {})["a"]
    dice = rated([ResultRow(0, "a", None, 1, 9), ResultRow(1, None, "random", 2, 1)], {})["a"]
    other = rated([ResultRow(0, "a", None, 1, 9), ResultRow(1, None, "from a plug-in", 2, 1)], {})["a"]
    assert thumb.mu > dice.mu > NEW.mu
    assert other.mu > NEW.mu
    assert set(BOTS) == set(LEVELS)


def test_who_plays_against_oneself_proves_nothing() -> None:
    assert rated(seats("a", "b", "a"), {}) == {}
    assert rated(seats("a"), {}) == {}
    assert rated(seats(None, None), {}) == {}


def test_many_games_find_the_order() -> None:
    chance = random.Random("order")
    known: dict[str, Rating] = {}
    for _ in range(150):
        table = chance.sample("abcdef", 4)
        table.sort(key=lambda person: ord(person) + chance.gauss(0, 1))
        known |= rated(seats(*table), known)
    assert sorted(known, key=lambda person: -known[person].level) == list("abcdef")


def test_a_finished_table_is_rated_once(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            for person in "ab":
                await add_person(store, person)
            await add_table(store, "t", "a")
            result = seats("b", "a", None)
            assert await append(store, "t", 1, status="over", also=[finish("t", "capo", result)])
            once = await ratings_of(store, "a")
            assert once["capo"] == rated(result, {})["a"]
            assert await append(store, "t", 2, also=[finish("t", "capo", result)])
            assert await ratings_of(store, "a") == once
            assert await store.results("t") == result
            assert await ratings_of(store, "nobody") == {}

    run(scenario())


def test_no_entry_no_rating(database_url: str) -> None:
    """Neither if another process ended the table first, nor if the rating itself fails."""

    async def scenario() -> None:
        async with opened(database_url) as store:
            await add_person(store, "a")
            await add_table(store, "t", "a")
            await append(store, "t", 1)
            assert not await append(store, "t", 1, status="over", also=[finish("t", "capo", seats("a", None))])
            assert await ratings_of(store, "a") == {}
            assert await store.results("t") == []
            with pytest.raises(Exception, match=r"(?i)foreign key"):
                await append(store, "t", 2, status="over", also=[finish("t", "capo", seats("a", "unknown"))])
            assert await ratings_of(store, "a") == {}
            assert await store.entries("t") == [entry(1)]
            row = await store.table("t")
            assert row is not None
            assert row.status == "gathering"

    run(scenario())


def test_games_that_end_at_once_all_count(database_url: str) -> None:
    """Two processes rate the same persons at the same time, in any order: no update is lost, nobody waits for ever."""
    games = 40

    async def scenario() -> None:
        async with opened(database_url) as here, opened(database_url) as there:
            for person in "abc":
                await add_person(here, person)
            for i in range(games):
                await add_table(here, f"t{i}", "a")
            ends = []
            for i in range(games):
                order = "abc" if i % 3 else "cba"
                also = [finish(f"t{i}", "capo", seats(*order))]
                ends.append(append((here, there)[i % 2], f"t{i}", 1, status="over", changed=i, also=also))
            assert all(await asyncio.gather(*ends))
            assert [(await ratings_of(here, person))["capo"].games for person in "abc"] == [games] * 3

    run(scenario())


def test_the_best_are_accounts(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            folk = People(store, hasher=CHEAP)
            people = [(await folk.guest())[0] for _ in range(3)]
            for i, person in enumerate(people[:2]):
                await folk.register(person.id, f"N{i}", GOOD)
            await add_table(store, "t", people[0].id)
            ids = [person.id for person in reversed(people)]
            await append(store, "t", 1, also=[finish("t", "capo", seats(*ids))])
            assert [line.name for line in await best(store, "capo")] == ["N1", "N0"]
            assert await best(store, "capo", limit=1) == (await best(store, "capo"))[:1]
            assert await best(store, "palermo") == []
            folk.close()

    run(scenario())
