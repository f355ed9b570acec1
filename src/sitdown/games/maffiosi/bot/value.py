"""What a table is worth to a seat (section 14.1): money, income to come, men, and what each of them may lose.

Only what lies open is read: chairs, sleepers, cakes, money and the pot. A table is a few sets of chairs, so that many
can be tried quickly: change it, ask its `score`, change it back.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.maffiosi.chairs import business_pay, how_many
from sitdown.games.maffiosi.data import (
    ALL_CHAIRS,
    BLAST,
    BOSS,
    BOSS_PAY,
    CAFES,
    CASINOS,
    GUNMAN,
    KNIFER,
    KNIVES,
    OPPOSITE,
    RESTAURANTS,
    REVOLVERS,
    TILL,
    TILL_TIMES,
    TYPES,
)
from sitdown.games.maffiosi.pot import LARGEST_NOTE, smaller, take
from sitdown.games.maffiosi.state import (
    AT_HOME,
    SCRAM_CHAIR,
    SCRAM_PIECE,
    SETUP_CHAIR,
    SETUP_PIECE,
    MaffiosiState,
)

# How likely a man is still there a round later, by what threatens him.
ARMED_ENEMY: Final = 0.84
SLEEPING_ENEMY: Final = 0.947  # a third of the danger
RIVAL_CAKE: Final = 0.28
OWN_CAKE: Final = 0.45
ORPHAN_CAKE: Final = 0.9

# In thousands.
WORTH_OF_BOSS: Final = 0.6
WORTH_OF_ARMED: Final = 0.5
WORTH_OF_HEAVY: Final = 0.3
VICTORY: Final = 1000.0
LIKELY_VICTORY: Final = 4.0  # if the next incomes empty the pot

# For how many rounds incomes will flow: a part of those that the pot would last.
PART_OF_POT: Final = 0.7
FEWEST_ROUNDS: Final = 0.7
MOST_ROUNDS: Final = 5.0

BEST_RIVAL: Final = 0.6
MEAN_RIVAL: Final = 0.4

EARNING: Final[i64] = CAFES | RESTAURANTS | CASINOS | TILL
THIRD: Final = 10  # chairs in a third of the table
WAYS: Final = 1024  # in which they can be taken


def opposites() -> vec[i64]:
    """For each third of the table and each set of its chairs: the chairs opposite these."""
    found = []
    for third in range(3):
        for way in range(WAYS):
            chairs = [OPPOSITE[third * THIRD + 1 + k] for k in range(THIRD) if way & 2**k]
            found.append(sum(2**chair for chair in chairs if chair > 0))
    return vec[i64](found)


ACROSS: Final = opposites()


def across(chairs: i64) -> i64:
    """The chairs directly opposite these."""
    first = ACROSS[chairs >> 1 & (WAYS - 1)]
    second = ACROSS[WAYS + (chairs >> 11 & (WAYS - 1))]
    return first | second | ACROSS[2 * WAYS + (chairs >> 21 & (WAYS - 1))]


def to_left(chairs: i64) -> i64:
    return (chairs << 1 | chairs >> 29) & ALL_CHAIRS


def to_right(chairs: i64) -> i64:
    return (chairs >> 1 | chairs << 29) & ALL_CHAIRS


class Outlook:
    """A table as the seat `me` would leave it at the end of its turn."""

    def __init__(self, world: MaffiosiState, me: i64) -> None:
        self.me: i64 = me
        self.seats: i64 = world.seats
        self.men: vec[i64] = world.men[:]
        self.kin: vec[i64] = world.kin[:]
        self.cake: vec[i64] = world.cake[:]
        self.asleep: i64 = world.asleep
        self.money: vec[i64] = world.money[:]
        self.pot: i64 = world.pot
        self.notes: vec[i64] = world.notes[:]
        self.pot_is_notes = world.switches.pot_is_notes
        self.being_seated = world.phase in (SETUP_PIECE, SETUP_CHAIR, SCRAM_PIECE, SCRAM_CHAIR)
        self.till_doubles_boss = world.switches.till_doubles_boss
        self.empty_cake_harmless = world.switches.empty_cake_harmless
        # Of the player whose men are looked at: who is threatened from where, and where the enemy sleeps.
        self.left: i64 = 0
        self.right: i64 = 0
        self.ahead: i64 = 0
        self.drowsy_left: i64 = 0
        self.drowsy_right: i64 = 0
        self.drowsy_ahead: i64 = 0
        self.by_rivals: i64 = 0
        self.by_orphans: i64 = 0
        self.by_own: i64 = 0

    def copy_from(self, other: Outlook) -> None:
        """Men, sleepers and cakes as there; money and pot never differ."""
        seat: i64 = 0
        while seat < self.seats:
            self.men[seat] = other.men[seat]
            self.cake[seat] = other.cake[seat]
            seat += 1
        kind: i64 = 0
        while kind < TYPES:
            self.kin[kind] = other.kin[kind]
            kind += 1
        self.asleep = other.asleep

    # -- what happens at the table --------------------------------------------------------------------------------

    def taken(self) -> i64:
        return self.kin[0] | self.kin[1] | self.kin[2] | self.kin[3]

    def seat_man(self, piece: i64, chair: i64) -> None:
        self.men[self.me] = self.men[self.me] | BIT[chair]
        self.kin[piece // 2] = self.kin[piece // 2] | BIT[chair]
        if piece % 2 == 1:
            self.asleep |= BIT[chair]

    def shift(self, kind: i64, start: i64, end: i64) -> None:
        """A man of the seat changes his chair; done twice, nothing has happened."""
        both = BIT[start] | BIT[end]
        self.men[self.me] = self.men[self.me] ^ both
        self.kin[kind] = self.kin[kind] ^ both

    def remove(self, chairs: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.men[seat] = self.men[seat] & ~chairs
            seat += 1
        kind: i64 = 0
        while kind < TYPES:
            self.kin[kind] = self.kin[kind] & ~chairs
            kind += 1
        self.asleep &= ~chairs

    def drug(self, glasses: i64) -> None:
        """All of them fall asleep, and who slept already never wakes."""
        slept = glasses & self.asleep
        self.asleep |= glasses
        self.remove(slept)

    def explode(self, owner: i64) -> None:
        self.remove(self.blast_of(owner))
        self.cake[owner] = AT_HOME

    def blast_of(self, owner: i64) -> i64:
        """The chairs that a player's cake threatens."""
        chair = self.cake[owner]
        if chair <= AT_HOME or (self.empty_cake_harmless and self.taken() & BIT[chair] == 0):
            return 0
        return BLAST[chair]

    # -- what it is worth -----------------------------------------------------------------------------------------

    def score(self) -> float:
        """How good this table is for the seat."""
        gangs: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.men[seat] != 0:
                gangs += 1
            seat += 1
        if gangs <= 1 and not self.being_seated:
            return self.final_score()
        rounds = self.rounds_to_come()
        best = -VICTORY
        total = 0.0
        seat = 0
        while seat < self.seats:
            if seat != self.me:
                value = self.value(seat, rounds)
                total += value
                best = value if value > best else best
            seat += 1
        score = self.value(self.me, rounds) - BEST_RIVAL * best - MEAN_RIVAL * total / float(self.seats - 1)
        return score + self.hope_of_the_end()

    def final_score(self) -> float:
        """MA-62, MA-64: the game is over and money counts; who is still there wins a tie (MA-66)."""
        mine: i64 = 0
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            money = self.money[seat] + (self.pot if self.men[seat] != 0 else 0)
            if seat == self.me:
                mine = money
            elif money > best:
                best = money
            seat += 1
        won = mine > best or (mine == best and self.men[self.me] != 0)
        return float(mine - best) + (VICTORY if won else -VICTORY)

    def hope_of_the_end(self) -> float:
        """When the next incomes empty the pot and one is ahead then, let nothing come between.

        Who is behind is not told to put the end off: two who only keep the last note from each other never finish.
        """
        pot = self.pot
        if pot >= self.incomes() + LARGEST_NOTE:  # by so much at most the last note is more than what is due
            return 0.0
        notes = self.notes[:]
        mine: i64 = 0
        best: i64 = 0
        seat = self.me
        asked: i64 = 0
        while asked < self.seats:
            asked += 1
            seat = 0 if seat + 1 == self.seats else seat + 1
            sleeping = self.asleep if seat != self.me else 0  # one's own wake up at the end of the turn
            due = self.income(self.men[seat] & ~sleeping & ~self.blast_of(seat))
            paid = take(notes, due) if self.pot_is_notes else smaller(due, pot)
            pot -= paid
            money = self.money[seat] + paid
            if seat == self.me:
                mine = money
            elif money > best:
                best = money
        return LIKELY_VICTORY if pot == 0 and mine > best else 0.0

    def incomes(self) -> i64:
        """Of all players, if everybody were awake."""
        total: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            total += self.income(self.men[seat])
            seat += 1
        return total

    def rounds_to_come(self) -> float:
        total = self.incomes()
        if total == 0:
            return MOST_ROUNDS
        rounds = PART_OF_POT * float(self.pot) / float(total)
        return FEWEST_ROUNDS if rounds < FEWEST_ROUNDS else MOST_ROUNDS if rounds > MOST_ROUNDS else rounds

    def value(self, seat: i64, rounds: float) -> float:
        """What a player has and may expect."""
        value = float(self.money[seat])
        men = self.men[seat]
        if men == 0:
            return value
        value += rounds * float(self.income(men)) + self.worth_of_men(men)
        return value - self.expected_loss(seat, rounds)

    def income(self, workers: i64) -> i64:
        """MA-17 to MA-20, all of them awake."""
        boss = BOSS_PAY if workers & self.kin[BOSS] != 0 else 0
        if workers & EARNING == 0:
            return boss
        business = business_pay(workers)
        if workers & TILL == 0:
            return boss + business
        if self.till_doubles_boss:
            return TILL_TIMES * (boss + business)
        return boss + TILL_TIMES * business

    def worth_of_men(self, men: i64) -> float:
        """By their types alone."""
        bosses = men & self.kin[BOSS]
        armed = men & (self.kin[GUNMAN] | self.kin[KNIFER])
        heavies = men & ~bosses & ~armed
        worth = WORTH_OF_BOSS * float(how_many(bosses)) + WORTH_OF_ARMED * float(how_many(armed))
        return worth + WORTH_OF_HEAVY * float(how_many(heavies))

    # -- danger ---------------------------------------------------------------------------------------------------

    def expected_loss(self, seat: i64, rounds: float) -> float:
        """For each man in danger: how likely he goes, times what he is worth and what is earned through him."""
        self.look_round(seat)
        men = self.men[seat]
        earning = self.income(men)
        through = EARNING | self.kin[BOSS]
        endangered = self.left | self.right | self.ahead | self.by_rivals | self.by_orphans | self.by_own
        loss = 0.0
        while endangered != 0:
            man = endangered & -endangered
            endangered &= ~man
            worth = self.worth_of_men(man)
            if man & through != 0:
                worth += rounds * float(earning - self.income(men & ~man))
            loss += (1.0 - self.chance_to_stay(man)) * worth
        return loss

    def look_round(self, seat: i64) -> None:
        """Who threatens this player's men, and from where."""
        men = self.men[seat]
        taken = self.taken()
        knives = (self.kin[KNIFER] | KNIVES) & taken & ~men
        guns = (self.kin[GUNMAN] | REVOLVERS) & taken & ~men
        self.left = to_left(knives) & men
        self.right = to_right(knives) & men
        self.ahead = across(guns) & men
        sleeping = self.asleep & ~self.men[self.me]  # one's own wake up at the end of the turn
        self.drowsy_left = to_left(knives & sleeping)
        self.drowsy_right = to_right(knives & sleeping)
        self.drowsy_ahead = across(guns & sleeping)
        self.by_own = self.blast_of(seat) & men
        self.by_rivals = 0
        self.by_orphans = 0
        owner: i64 = 0
        while owner < self.seats:
            if owner != seat and self.cake[owner] > AT_HOME:
                if self.men[owner] != 0:
                    self.by_rivals |= self.blast_of(owner) & men
                else:
                    self.by_orphans |= self.blast_of(owner) & men
            owner += 1

    def chance_to_stay(self, man: i64) -> float:
        """That the man on this chair, one of those who were looked at, is still there a round later."""
        chance = 1.0
        if self.left & man != 0:
            chance *= SLEEPING_ENEMY if self.drowsy_left & man != 0 else ARMED_ENEMY
        if self.right & man != 0:
            chance *= SLEEPING_ENEMY if self.drowsy_right & man != 0 else ARMED_ENEMY
        if self.ahead & man != 0:
            chance *= SLEEPING_ENEMY if self.drowsy_ahead & man != 0 else ARMED_ENEMY
        if self.by_rivals & man != 0:
            chance *= RIVAL_CAKE
        if self.by_orphans & man != 0:
            chance *= ORPHAN_CAKE
        if self.by_own & man != 0:
            chance *= OWN_CAKE
        return chance
