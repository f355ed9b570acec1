"""Guests, accounts and tokens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection, select

from sitdown.server.people.names import key_of_name, shown_name, strong_password
from sitdown.server.people.people import HASHERS, TOKENS, People, Person
from sitdown.server.people.refusals import PEOPLE_CODES, PeopleRefusal
from sitdown.server.store.schema import keys, people
from tests.server.stores import add_table, opened, run

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
GOOD = "correct horse"


@asynccontextmanager
async def crowd(url: str, **settings: Any) -> AsyncIterator[People]:
    async with opened(url) as store:
        folk = People(store, hasher=settings.pop("hasher", CHEAP), **settings)
        yield folk
        folk.close()


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(PeopleRefusal) as refusal:
        await asked
    assert str(refusal.value) == PEOPLE_CODES[refusal.value.code]
    return refusal.value.code


def test_a_guest_is_known_by_the_cookie_alone(database_url: str) -> None:
    async def scenario() -> None:
        async with crowd(database_url) as folk:
            anna, key = await folk.guest("Anna")
            bo, other = await folk.guest()
            assert anna.id != bo.id
            assert (anna.name, bo.name) == ("Anna", "")
            assert await folk.by_key(key) == await folk.person(anna.id) == anna
            assert await folk.by_key(other) == bo
            for wrong in ("", "x", key + "x", key.swapcase(), "\0", "\ud800", anna.id):
                assert await folk.by_key(wrong) is None
            assert await folk.by_key(key, "token") is None
            await folk.forget(key)
            assert await folk.by_key(key) is None
            assert await folk.person("nobody") is None

    run(scenario())


def test_who_registers_stays_the_same_person(database_url: str) -> None:
    async def scenario() -> None:
        async with crowd(database_url) as folk:
            guest, key = await folk.guest("Somebody")
            await add_table(folk.store, "t", guest.id)
            account = await folk.register(guest.id, "Anna", GOOD)
            assert account == await folk.by_key(key) == Person(guest.id, "Anna", True)
            assert [row.id for row in await folk.store.tables_of(account.id)] == ["t"]
            again, phone = await folk.log_in(" ANNA ", GOOD)
            assert again == account
            assert phone != key
            assert await folk.by_key(phone) == await folk.by_key(key) == account
            await folk.forget(phone)
            assert await folk.by_key(key) == account

    run(scenario())


def test_wrong_logins_are_all_alike(database_url: str) -> None:
    async def scenario() -> None:
        async with crowd(database_url) as folk:
            guest, _ = await folk.guest("Anna")
            await folk.register(guest.id, "Anna", GOOD)
            await folk.guest("Bo")
            for name, password in (("Anna", "wrong horse"), ("Anna", ""), ("nobody", GOOD), ("Bo", ""), ("", "")):
                assert await refused(folk.log_in(name, password)) == "bad_login"
            for strange in ("\0", "\ud800", "x" * 100_000, "' or 1=1 --"):
                assert await refused(folk.log_in(strange, GOOD)) == "bad_login"
                assert await refused(folk.log_in("Anna", strange)) == "bad_login"

    run(scenario())


def test_an_accounts_name_is_its_own(database_url: str) -> None:
    async def scenario() -> None:
        async with crowd(database_url) as folk:
            anna, _ = await folk.guest("Anna")
            bo, key = await folk.guest("Anna")  # guests may share a name
            await folk.register(anna.id, "Anna", GOOD)
            assert await refused(folk.register(bo.id, "ａｎｎａ", GOOD)) == "name_taken"
            assert await refused(folk.rename(bo.id, "anna")) == "name_taken"
            assert await refused(folk.guest("ANNA")) == "name_taken"
            assert await folk.by_key(key) == bo
            assert await folk.rename(anna.id, "ANNA") == Person(anna.id, "ANNA", True)
            assert await folk.rename(anna.id, "Hanna") == Person(anna.id, "Hanna", True)
            assert (await folk.log_in("hanna", GOOD))[0].id == anna.id
            assert await refused(folk.log_in("anna", GOOD)) == "bad_login"
            assert await folk.register(bo.id, "Anna", GOOD) == Person(bo.id, "Anna", True)
            assert await refused(folk.register(bo.id, "Bo", GOOD)) == "has_account"
            assert await refused(folk.register("nobody", "Cas", GOOD)) == "no_such_person"
            assert await refused(folk.rename("nobody", "Cas")) == "no_such_person"

    run(scenario())


def test_of_two_who_register_one_name_at_once_one_gets_it(database_url: str) -> None:
    async def scenario() -> None:
        async with crowd(database_url) as here, crowd(database_url) as there:
            guests = [await here.guest() for _ in range(8)]
            asked = [(here, there)[i % 2].register(guest.id, "Anna", GOOD) for i, (guest, _key) in enumerate(guests)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, Person) for answer in answers) == 1
            assert {answer.code for answer in answers if isinstance(answer, PeopleRefusal)} == {"name_taken"}
            assert sum(isinstance(answer, PeopleRefusal) for answer in answers) == 7

    run(scenario())


def test_a_changed_password_logs_the_others_out(database_url: str) -> None:
    async def scenario() -> None:
        async with crowd(database_url) as folk:
            guest, key = await folk.guest()
            await folk.register(guest.id, "Anna", GOOD)
            _, phone = await folk.log_in("Anna", GOOD)
            _, token = await folk.make_token(guest.id)
            assert await refused(folk.change_password(guest.id, "wrong", "another horse")) == "bad_login"
            assert await refused(folk.change_password(guest.id, GOOD, "short")) == "weak_password"
            assert await folk.by_key(phone)
            await folk.change_password(guest.id, GOOD, "another horse", keep=key)
            assert await folk.by_key(key)
            assert await folk.by_key(phone) is None
            assert await folk.by_key(token, "token") is None
            assert await refused(folk.log_in("Anna", GOOD)) == "bad_login"
            assert (await folk.log_in("Anna", "another horse"))[0].id == guest.id

    run(scenario())


def test_tokens(database_url: str) -> None:
    async def scenario() -> None:
        async with crowd(database_url) as folk:
            anna, cookie = await folk.guest("Anna")
            bo, _ = await folk.guest("Bo")
            token, key = await folk.make_token(anna.id, "my bot")
            assert key.startswith("sd_")
            assert await folk.by_key(key, "token") == anna
            assert await folk.by_key(key) is None
            assert await folk.tokens(anna.id) == [token]
            assert await folk.tokens(bo.id) == []
            for person, wrong in ((bo.id, token.id), (anna.id, ""), (anna.id, "%" * 16), (anna.id, token.id[:8])):
                assert await refused(folk.revoke_token(person, wrong)) == "no_such_token"
            await folk.revoke_token(anna.id, token.id)
            assert await folk.by_key(key, "token") is None
            assert await folk.by_key(cookie) == anna
            for _ in range(TOKENS):
                await folk.make_token(anna.id)
            assert await refused(folk.make_token(anna.id)) == "too_many_tokens"
            assert await refused(folk.make_token("nobody")) == "no_such_person"
            assert await refused(folk.make_token(bo.id, "\n\0")) == "bad_name"

    run(scenario())


def test_the_database_lets_nobody_in(database_url: str) -> None:
    """No key and no password can be read in it."""

    def everything(connection: Connection) -> str:
        return repr(connection.execute(select(keys)).all()) + repr(connection.execute(select(people)).all())

    async def scenario() -> None:
        async with crowd(database_url) as folk:
            guest, key = await folk.guest("Anna")
            await folk.register(guest.id, "Anna", GOOD)
            _, token = await folk.make_token(guest.id)
            stored = await folk.store.read(everything)
            assert "$argon2id$" in stored
            for secret in (key, token, token.removeprefix("sd_"), GOOD):
                assert secret not in stored

    run(scenario())


def test_a_key_tells_when_it_was_last_used_and_a_hash_is_renewed(database_url: str) -> None:
    time = [1_000_000]

    async def scenario() -> None:
        async with crowd(database_url, clock=lambda: time[0]) as folk:
            guest, _ = await folk.guest()
            token, key = await folk.make_token(guest.id)
            time[0] += 1000
            await folk.by_key(key, "token")
            assert await folk.tokens(guest.id) == [token]
            time[0] += 10_000_000
            await folk.by_key(key, "token")
            assert (await folk.tokens(guest.id))[0].seen == time[0]
            await folk.register(guest.id, "Anna", GOOD)
            folk.hasher = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
            await folk.log_in("Anna", GOOD)
            hashed = await folk.store.read(lambda db: db.scalar(select(people.c.password)))
            assert hashed is not None
            assert not folk.hasher.check_needs_rehash(hashed)
            await folk.log_in("Anna", GOOD)

    run(scenario())


def test_hashing_does_not_hold_the_loop(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with crowd(sqlite_url, hasher=PasswordHasher()) as folk:
            logins = asyncio.gather(*(folk.log_in("x", "y") for _ in range(2 * HASHERS)), return_exceptions=True)
            ticks = 0
            while not logins.done():
                await asyncio.sleep(0.001)
                ticks += 1
            assert ticks > 10

    run(scenario())


@pytest.mark.parametrize("name", ["A", "Anna", "Zoë", "李小龙", "Анна 2", "O'Neil-Smith", "محمد", "x" * 24, "7 of 9 ♠"])
def test_good_names(name: str) -> None:
    assert shown_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 25,
        "x" * 100_000,
        "a\0b",
        "a\u202eb",
        "a\u200bb",
        "\ud800",
        "-x",
        "<x",
        "\u0301x",
        "z\u0335\u0337\u0338",
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(PeopleRefusal) as refusal:
        shown_name(name)
    assert refusal.value.code == "bad_name"


def test_spaces_and_composed_letters_are_one_spelling() -> None:
    assert shown_name("Zoe\u0308 \t  van\nDam") == "Zoë van Dam"
    assert key_of_name("STRASSE") == key_of_name("Straße") == key_of_name(" ｓtraße ")


@pytest.mark.parametrize(
    "password", ["", "short", "aaaaaaaaaa", "PassWord1", "abababab", "AnnaBanana", "x" * 201, "abcdefg\ud800"]
)
def test_weak_passwords(password: str) -> None:
    with pytest.raises(PeopleRefusal) as refusal:
        strong_password(password, "annabanana")
    assert refusal.value.code == "weak_password"
