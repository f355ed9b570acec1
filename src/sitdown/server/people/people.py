"""Who somebody is: a guest by a durable cookie, an account by name and password, a program by a token.

Cookies and tokens are random keys; the store has only their hashes, so a stolen database lets nobody in. A guest who
registers stays the same person: games and ratings stay too.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sitdown.server.people.names import key_of_name, shown_name, strong_password
from sitdown.server.people.refusals import PeopleRefusal
from sitdown.server.store.schema import keys, people
from sitdown.server.store.store import Store
from sitdown.server.store.writer import is_taken

TOKENS = 20  # that a person may have at once
TOKEN_NAME = 60
SEEN_EVERY = 3_600_000  # ms: a key's last use is noted no more often
HASHERS = 2  # threads; a hash takes 64 MiB and tens of ms, so no crowd may ask for many at once
TOKEN_PREFIX: Final = "sd_"  # so that people and scanners of leaked secrets know one


class Person(Struct, frozen=True):
    """Somebody, as others may know them."""

    id: str
    name: str
    account: bool


class Token(Struct, frozen=True):
    """A program's token; the key itself is shown once, when it is made. `id` is the beginning of its hash."""

    id: str
    name: str
    made: int
    seen: int


def hash_of(key: str) -> str:
    """What is stored of a key. Keys are long and random, so a fast hash is enough."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def new_key() -> str:
    return secrets.token_urlsafe(32)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class People:
    """All that can be asked about people. Refusals are PeopleRefusal with a documented code."""

    def __init__(
        self, store: Store, *, clock: Callable[[], int] = now_ms, hasher: PasswordHasher | None = None
    ) -> None:
        self.store = store
        self.clock = clock
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(HASHERS, thread_name_prefix="password")
        self._nobody = ""

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    # -- guests and keys ---------------------------------------------------------------------------------------------

    async def guest(self, name: str = "") -> tuple[Person, str]:
        """A new guest, and the key for the cookie. bad_name, name_taken (by an account)."""
        guest = Person(secrets.token_urlsafe(12), shown_name(name) if name else "", False)
        key, at = new_key(), self.clock()

        def work(connection: Connection) -> None:
            _refuse_taken(connection, guest.name, guest.id)
            connection.execute(insert(people), {"id": guest.id, "name": guest.name, "made": at})
            _add_key(connection, key, guest.id, "cookie", "", at)

        await self.store.write(work)
        return guest, key

    async def by_key(self, key: str, kind: str = "cookie") -> Person | None:
        """Whose cookie or token this is; None: nobody's."""
        wanted = select(people.c.id, people.c.name, people.c.password.is_not(None), keys.c.seen).join_from(people, keys)
        found = wanted.where(keys.c.hash == hash_of(key), keys.c.kind == kind)
        row = await self.store.read(lambda connection: connection.execute(found).first())
        if row is None:
            return None
        if self.clock() - row.seen > SEEN_EVERY:
            seen = update(keys).where(keys.c.hash == hash_of(key)).values(seen=self.clock())
            await self.store.write(lambda connection: connection.execute(seen) and None)
        return Person(row[0], row[1], bool(row[2]))

    async def person(self, person: str) -> Person | None:
        wanted = select(people.c.id, people.c.name, people.c.password.is_not(None)).where(people.c.id == person)
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Person(row[0], row[1], bool(row[2]))

    async def forget(self, key: str) -> None:
        """Log out: this cookie or token is nobody's any more."""
        gone = delete(keys).where(keys.c.hash == hash_of(key))
        await self.store.write(lambda connection: connection.execute(gone) and None)

    # -- accounts ----------------------------------------------------------------------------------------------------

    async def register(self, person: str, name: str, password: str) -> Person:
        """Make an account of a guest. bad_name, name_taken, weak_password, has_account, no_such_person."""
        shown = shown_name(name)
        hashed = await self._hash(strong_password(password, shown))
        account = {"name": shown, "name_key": key_of_name(shown), "password": hashed}

        def work(connection: Connection) -> None:
            _refuse_taken(connection, shown, person)
            guest = people.c.id == person, people.c.password.is_(None)
            if not connection.execute(update(people).where(*guest).values(account)).rowcount:
                known = connection.scalar(select(people.c.id).where(people.c.id == person))
                raise PeopleRefusal("has_account" if known else "no_such_person")

        await self._write_name(work)
        return Person(person, shown, True)

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The account, and a new key for the cookie of this device. bad_login, whatever of it was wrong."""
        wanted = select(people.c.id, people.c.name, people.c.password).where(people.c.name_key == key_of_name(name))
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        right = await self._verify(None if row is None else row.password, password)
        if row is None or not right:
            raise PeopleRefusal("bad_login")
        rehashed = await self._hash(password) if self.hasher.check_needs_rehash(row.password) else None
        key, at = new_key(), self.clock()

        def work(connection: Connection) -> None:
            _add_key(connection, key, row.id, "cookie", "", at)
            if rehashed is not None:
                same = people.c.id == row.id, people.c.password == row.password
                connection.execute(update(people).where(*same).values(password=rehashed))

        await self.store.write(work)
        return Person(row.id, row.name, True), key

    async def rename(self, person: str, name: str) -> Person:
        """bad_name, name_taken, no_such_person. Old games keep the old name."""
        shown = shown_name(name)

        def work(connection: Connection) -> bool:
            row = connection.execute(select(people.c.name_key).where(people.c.id == person)).first()
            if row is None:
                raise PeopleRefusal("no_such_person")
            _refuse_taken(connection, shown, person)
            key = None if row.name_key is None else key_of_name(shown)
            connection.execute(update(people).where(people.c.id == person).values(name=shown, name_key=key))
            return key is not None

        return Person(person, shown, await self._write_name(work))

    async def change_password(self, person: str, old: str, new: str, *, keep: str = "") -> None:
        """All other devices and programs are logged out; `keep` is the key of this one. bad_login, weak_password."""
        wanted = select(people.c.name, people.c.password).where(people.c.id == person)
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        right = await self._verify(None if row is None else row.password, old)
        if row is None or not right:
            raise PeopleRefusal("bad_login")
        hashed = await self._hash(strong_password(new, row.name))

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(password=hashed))
            connection.execute(delete(keys).where(keys.c.person == person, keys.c.hash != hash_of(keep)))

        await self.store.write(work)

    # -- tokens ------------------------------------------------------------------------------------------------------

    async def make_token(self, person: str, name: str = "") -> tuple[Token, str]:
        """A token for a program that plays as this person; it is shown only now. bad_name, too_many_tokens."""
        label = shown_name(name, TOKEN_NAME) if name else "token"
        key, at = TOKEN_PREFIX + new_key(), self.clock()
        mine = select(keys.c.hash).where(keys.c.person == person, keys.c.kind == "token")

        def work(connection: Connection) -> None:
            if connection.scalar(select(people.c.id).where(people.c.id == person)) is None:
                raise PeopleRefusal("no_such_person")
            if len(connection.scalars(mine).all()) >= TOKENS:
                raise PeopleRefusal("too_many_tokens")
            _add_key(connection, key, person, "token", label, at)

        await self.store.write(work)
        return Token(_token_id(hash_of(key)), label, at, at), key

    async def tokens(self, person: str) -> list[Token]:
        """Oldest first."""
        wanted = select(keys.c.hash, keys.c.name, keys.c.made, keys.c.seen)
        mine = wanted.where(keys.c.person == person, keys.c.kind == "token").order_by(keys.c.made, keys.c.hash)
        rows = await self.store.read(lambda connection: connection.execute(mine).all())
        return [Token(_token_id(hashed), name, made, seen) for hashed, name, made, seen in rows]

    async def revoke_token(self, person: str, token: str) -> None:
        """no_such_token."""
        mine = keys.c.person == person, keys.c.kind == "token", keys.c.hash.startswith(token, autoescape=True)

        def work(connection: Connection) -> None:
            if len(token) != TOKEN_ID or not connection.execute(delete(keys).where(*mine)).rowcount:
                raise PeopleRefusal("no_such_token")

        await self.store.write(work)

    # -- in threads --------------------------------------------------------------------------------------------------

    async def _write_name(self, work: Callable[[Connection], Any]) -> Any:
        try:
            return await self.store.write(work)
        except IntegrityError as error:  # another process was faster
            raise PeopleRefusal("name_taken") if is_taken(error) else error from None

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.hasher.hash, password)

    async def _verify(self, hashed: str | None, password: str) -> bool:
        """As long for a name that does not exist as for a wrong password: nobody learns which names do."""
        if hashed is None and not self._nobody:
            self._nobody = await self._hash(new_key())

        def in_thread() -> bool:
            try:
                return self.hasher.verify(hashed or self._nobody, password) and hashed is not None
            except (VerificationError, InvalidHashError, UnicodeEncodeError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self.threads, in_thread)


TOKEN_ID = 16


def _token_id(hashed: str) -> str:
    return hashed[:TOKEN_ID]


def _add_key(connection: Connection, key: str, person: str, kind: str, name: str, at: int) -> None:
    row = {"hash": hash_of(key), "person": person, "kind": kind, "name": name, "made": at, "seen": at}
    connection.execute(insert(keys), row)


def _refuse_taken(connection: Connection, name: str, person: str) -> None:
    """An account's name is its own: guests may share names among themselves, but not take that one."""
    other = select(people.c.id).where(people.c.name_key == key_of_name(name), people.c.id != person)
    if name and connection.scalar(other) is not None:
        raise PeopleRefusal("name_taken")
