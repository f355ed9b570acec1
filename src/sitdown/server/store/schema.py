"""What the server keeps, as tables of a database. The same on SQLite and on PostgreSQL.

`migrations/` makes them; a test holds the two equal. All times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # as shown
    Column("name_key", Text, unique=True),  # as compared; only accounts have one
    Column("password", Text),  # argon2; only accounts have one
    Column("made", BigInteger, nullable=False),
)

# What lets somebody in as a person: the cookie of a browser, or the token of a program. Only the hash is kept.
keys = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),  # "cookie" or "token"
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("keys_of_person", "person", "made"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("secret", Text, nullable=False),
    Column("watch_hash", Text),  # of the key in the onlookers' link
    Column("owner", Text, ForeignKey("people.id"), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # the table's phase
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when something happens by itself
    Index("tables_in_lobby", "status", "open", "made", "id"),
    Index("tables_by_status", "status", "id"),
    Index("tables_by_due", "due", "id"),
    Index("tables_of_owner", "owner"),
)

# Who may see and play which seat. `changed` of a table is not indexed: it changes with every move.
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # "open", "person", "bot:thumb", ...
    Column("name", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("key_hash", Text),  # of the key in the seat's own link
    Column("invite_hash", Text),  # of the key in the link that lets somebody sit down
    Index("chairs_of_person", "person", "table_id"),
)

# The log of each table. The primary key is the only lock there is.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text),  # the level, for a seat of the services
    Column("place", Integer, nullable=False),  # 1 is best; equal places are shared
    Column("score", BigInteger, nullable=False),
    Index("results_of_person", "person", "table_id"),
)

# What looking back at a finished game found, part by part; made once, by whichever process is first.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("part", Text, primary_key=True),  # "curve" or "missed"
    Column("seat", Integer, primary_key=True, autoincrement=False),  # whose choices; -1 for a part of no seat
    Column("version", Text, nullable=False),  # of the game's rules
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),  # JSON
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("level", Float, nullable=False),  # mu - 3 sigma: what lists are sorted by
    Index("ratings_by_level", "game", "level", "person"),
)

# One row: the last moment at which a server was up. Clocks are compensated for the time since.
alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
