"""What a word is worth: who has kept his, whom I have promised not to attack, and what breaking that must bring me."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.cosanostra.bot.characters import honour, resolve
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.promises import (
    BROKEN,
    HANDS_OFF,
    OPEN,
    PEACE,
    REPAY,
    SHARE,
    THREAT,
    is_overdue,
    round_of,
    seat_of,
    tag_of,
    to_of,
)
from sitdown.games.cosanostra.trade.threats import CARRIED_OUT, EMPTY, count, is_dared

BENEFIT_OF_DOUBT: Final = 3.0  # as if so many promises had been kept, of one more
TAKEN_SERIOUSLY: Final = 2.0  # as if so many threats had been carried out


def trust_in(world: CosaState, seat: i64) -> float:
    """How likely this seat keeps its word, as it has done so far; a debt of an earlier round counts as not paid."""
    kept = BENEFIT_OF_DOUBT + float(world.kept[seat])
    broken = 1.0 + float(world.broke[seat])
    i: i64 = 0
    while i < world.promise_n:
        if seat_of(world.promise[i]) == seat and is_overdue(world, i):
            broken += 1.0
        i += 1
    return kept / (kept + broken)


def is_bound(world: CosaState, seat: i64, to: i64) -> bool:
    """Has this seat promised not to attack the other in this round? Peace binds both, a threat him who was paid."""
    i: i64 = 0
    while i < world.promise_n:
        promised = world.promise[i]
        if round_of(promised) == world.round and world.fate[i] == OPEN:
            tag = tag_of(promised)
            gave = seat_of(promised) == seat and to_of(promised) == to
            if gave and tag in (PEACE, HANDS_OFF, THREAT):
                return True
            if tag == PEACE and seat_of(promised) == to and to_of(promised) == seat:
                return True
        i += 1
    return False


def bond(world: CosaState, me: i64, victim: i64) -> float:
    """What an attack on this seat costs me in honour; below 0: what it brings me to make good on a threat."""
    if world.promise_n > 0 and is_bound(world, me, victim):
        return honour(world, me)
    return -resolve(world, me) if is_dared(world, me, victim) else 0.0


def believed(world: CosaState, seat: i64, by: i64) -> float:
    """How far somebody takes a threat of this seat seriously: less for each that was empty towards him, and not at all
    if the seat has attacked anybody who had paid: what would paying help?"""
    if has_cheated(world, seat):
        return 0.0
    meant = TAKEN_SERIOUSLY + float(count(world, seat, by, CARRIED_OUT))
    return meant / (meant + float(count(world, seat, by, EMPTY)))


def has_cheated(world: CosaState, seat: i64) -> bool:
    """Has it attacked in spite of being paid for a threat?"""
    i: i64 = 0
    while i < world.promise_n:
        promised = world.promise[i]
        if world.fate[i] == BROKEN and tag_of(promised) == THREAT and seat_of(promised) == seat:
            return True
        i += 1
    return False


def debts_of(world: CosaState, seat: i64) -> i64:
    """Loans that it has not repaid."""
    found: i64 = 0
    i: i64 = 0
    while i < world.promise_n:
        promised = world.promise[i]
        if world.fate[i] == OPEN and tag_of(promised) == REPAY and seat_of(promised) == seat:
            found += 1
        i += 1
    return found


def owes(world: CosaState, seat: i64) -> bool:
    """A loan, or a share that is due."""
    i: i64 = 0
    while i < world.promise_n:
        promised = world.promise[i]
        if world.fate[i] == OPEN and seat_of(promised) == seat:
            tag = tag_of(promised)
            if tag == REPAY or (tag == SHARE and world.owed[i] > 0):
                return True
        i += 1
    return False
