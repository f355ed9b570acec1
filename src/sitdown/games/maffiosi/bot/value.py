"""What a table is worth to a seat (section 14.1): money, income to come, men, and what each of them may lose.

Only what lies open is read: chairs, sleepers, cakes, money and the pot. A table is a few sets of chairs, so that many
can be tried quickly: change it, ask its `score`, change it back.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.maffiosi.bot.threats import Threats, income_of
from sitdown.games.maffiosi.data import BLAST, BOSS, GUNMAN, KNIFER, KNIVES, REVOLVERS, TYPES
from sitdown.games.maffiosi.pot import LARGEST_NOTE, smaller, take
from sitdown.games.maffiosi.state import (
    AT_HOME,
    SCRAM_CHAIR,
    SCRAM_PIECE,
    SETUP_CHAIR,
    SETUP_PIECE,
    MaffiosiState,
)

# In thousands.
VICTORY: Final = 1000.0
LIKELY_VICTORY: Final = 4.0  # if the next incomes empty the pot

# For how many rounds incomes will flow: a part of those that the pot would last.
PART_OF_POT: Final = 0.7
FEWEST_ROUNDS: Final = 0.7
MOST_ROUNDS: Final = 5.0

BEST_RIVAL: Final = 0.6
MEAN_RIVAL: Final = 0.4


class Outlook:
    """A table as the seat `me` would leave it at the end of its turn."""

    def __init__(self, world: MaffiosiState, me: i64, threats: list[Threats]) -> None:
        self.me: i64 = me
        self.seats: i64 = world.seats
        self.men: vec[i64] = world.men
        self.kin: vec[i64] = world.kin
        self.cake: vec[i64] = world.cake
        self.asleep: i64 = world.asleep
        self.money: vec[i64] = world.money
        self.pot: i64 = world.pot
        self.notes: vec[i64] = world.notes
        self.pot_is_notes = world.switches.pot_is_notes
        self.being_seated = world.phase in (SETUP_PIECE, SETUP_CHAIR, SCRAM_PIECE, SCRAM_CHAIR)
        self.till_doubles_boss = world.switches.till_doubles_boss
        self.empty_cake_harmless = world.switches.empty_cake_harmless
        self.threats: list[Threats] = threats  # by seat: as the player's men were last looked at
        # What is dangerous at the table as it was last scored: weapons, who of their men sleeps, chairs near a cake.
        self.knives: i64 = 0
        self.guns: i64 = 0
        self.sleeping: i64 = 0
        self.blasts: i64 = 0
        # The rivals' prospects, for so many rounds, while nothing happens but that an own man changes his chair.
        self.rivals_stay = False
        self.rounds = 0.0
        self.best_rival = 0.0
        self.all_rivals = 0.0

    def take_own_copy(self) -> None:
        """From now on men, sleepers and cakes may be changed here; money and pot are only read."""
        self.men = self.men[:]
        self.kin = self.kin[:]
        self.cake = self.cake[:]

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
        self.rivals_stay = False

    # -- what happens at the table --------------------------------------------------------------------------------

    def taken(self) -> i64:
        return self.kin[0] | self.kin[1] | self.kin[2] | self.kin[3]

    def put_cake(self, owner: i64, chair: i64) -> None:
        self.cake[owner] = chair
        self.rivals_stay = False

    def seat_man(self, piece: i64, chair: i64) -> None:
        self.rivals_stay = False
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
        self.rivals_stay = False
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
        self.put_cake(owner, AT_HOME)

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
        incomes = self.see_men()
        rounds = self.rounds_for(incomes)
        self.see_dangers()
        if not self.rivals_stay or rounds != self.rounds:
            self.look_at_rivals(rounds)
        score = self.value(self.me, rounds) - BEST_RIVAL * self.best_rival
        score -= MEAN_RIVAL * self.all_rivals / float(self.seats - 1)
        return score + self.hope_of_the_end(incomes)

    def look_at_rivals(self, rounds: float) -> None:
        """What the best of them and all together have and may expect."""
        best = -VICTORY
        total = 0.0
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.me:
                value = self.value(seat, rounds)
                total += value
                best = value if value > best else best
            seat += 1
        self.best_rival = best
        self.all_rivals = total
        self.rounds = rounds
        self.rivals_stay = True

    def see_men(self) -> i64:
        """The incomes of all, if everybody were awake."""
        kin = self.kin
        bosses = kin[BOSS]
        armed = kin[GUNMAN] | kin[KNIFER]
        total: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            men = self.men[seat]
            total += self.threats[seat].see_men(men, men & bosses, men & armed)
            seat += 1
        return total

    def see_dangers(self) -> None:
        """What at the whole table is dangerous to anybody."""
        taken = self.taken()
        knives = (self.kin[KNIFER] | KNIVES) & taken
        guns = (self.kin[GUNMAN] | REVOLVERS) & taken
        sleeping = self.asleep & ~self.men[self.me]  # one's own wake up at the end of the turn
        if knives != self.knives or guns != self.guns or sleeping != self.sleeping or self.empty_cake_harmless:
            self.rivals_stay = False
        self.knives = knives
        self.guns = guns
        self.sleeping = sleeping
        self.blasts = 0
        seat: i64 = 0
        while seat < self.seats:
            self.blasts |= self.blast_of(seat)
            seat += 1

    def see_cakes(self, seat: i64) -> None:
        men = self.men[seat]
        by_rivals: i64 = 0
        by_orphans: i64 = 0
        owner: i64 = 0
        while owner < self.seats:
            if owner != seat and self.cake[owner] > AT_HOME:
                if self.men[owner] != 0:
                    by_rivals |= self.blast_of(owner) & men
                else:
                    by_orphans |= self.blast_of(owner) & men
            owner += 1
        self.threats[seat].see_cakes(self.blast_of(seat) & men, by_rivals, by_orphans)

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

    def hope_of_the_end(self, incomes: i64) -> float:
        """When the next incomes empty the pot and one is ahead then, let nothing come between.

        Who is behind is not told to put the end off: two who only keep the last note from each other never finish.
        """
        pot = self.pot
        if pot >= incomes + LARGEST_NOTE:  # by so much at most the last note is more than what is due
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

    def rounds_to_come(self) -> float:
        return self.rounds_for(self.see_men())

    def rounds_for(self, incomes: i64) -> float:
        """How long the pot lasts for these incomes."""
        if incomes == 0:
            return MOST_ROUNDS
        rounds = PART_OF_POT * float(self.pot) / float(incomes)
        return FEWEST_ROUNDS if rounds < FEWEST_ROUNDS else MOST_ROUNDS if rounds > MOST_ROUNDS else rounds

    def value(self, seat: i64, rounds: float) -> float:
        """What a player has and may expect."""
        money = float(self.money[seat])
        men = self.men[seat]
        if men == 0:
            return money
        threats = self.threats[seat]
        threats.see_weapons(self.knives & ~men, self.guns & ~men, self.sleeping)
        if self.blasts & men == 0:
            threats.see_cakes(0, 0, 0)
        else:
            self.see_cakes(seat)
        return threats.prospects(money, rounds)

    def income(self, workers: i64) -> i64:
        """MA-17 to MA-20, all of them awake."""
        return income_of(workers, workers & self.kin[BOSS] != 0, self.till_doubles_boss)
