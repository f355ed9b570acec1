"""What a player's men at the table earn, what they are worth, and what threatens each of them (section 14.1).

Tables that are tried one after another differ little: what was reckoned of a player is kept until it is no longer so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.maffiosi.chairs import business_pay, how_many
from sitdown.games.maffiosi.data import (
    ALL_CHAIRS,
    BOSS_PAY,
    CAFES,
    CASINOS,
    CHAIRS,
    OPPOSITE,
    RESTAURANTS,
    TILL,
    TILL_TIMES,
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


def income_of(workers: i64, has_boss: bool, till_doubles_boss: bool) -> i64:
    """MA-17 to MA-20, all of them awake."""
    boss = BOSS_PAY if has_boss else 0
    if workers & EARNING == 0:
        return boss
    business = business_pay(workers)
    if workers & TILL == 0:
        return boss + business
    if till_doubles_boss:
        return TILL_TIMES * (boss + business)
    return boss + TILL_TIMES * business


class Threats:
    """One player's men as they were last looked at, sets of chairs as bits."""

    def __init__(self, till_doubles_boss: bool) -> None:
        self.till_doubles_boss = till_doubles_boss
        self.men: i64 = 0
        self.bosses: i64 = 0
        self.armed: i64 = 0
        self.income: i64 = 0  # if everybody were awake
        # Who is threatened from where, and by an enemy who sleeps.
        self.left: i64 = 0
        self.right: i64 = 0
        self.ahead: i64 = 0
        self.drowsy_left: i64 = 0
        self.drowsy_right: i64 = 0
        self.drowsy_ahead: i64 = 0
        self.by_rivals: i64 = 0
        self.by_orphans: i64 = 0
        self.by_own: i64 = 0
        # From what that follows.
        self.knives: i64 = 0
        self.guns: i64 = 0
        self.sleeping: i64 = 0
        self.is_looked_at = False
        # What follows from all that.
        self.is_reckoned = False
        self.worth = 0.0  # of the men by their types alone
        self.endangered: i64 = 0  # so many of them
        self.risk: vec[float] = vec[float]([0.0] * CHAIRS)  # by man in danger: how likely he goes,
        self.worth_of: vec[float] = vec[float]([0.0] * CHAIRS)  # what he is worth,
        self.earned: vec[float] = vec[float]([0.0] * CHAIRS)  # and what is earned through him
        self.money = -1.0  # for which,
        self.rounds = -1.0  # and for how many rounds of income,
        self.prospect = 0.0  # this is what the player has and may expect

    def see_men(self, men: i64, bosses: i64, armed: i64) -> i64:
        """Their income, all of them awake."""
        if men != self.men or bosses != self.bosses:
            self.men = men
            self.bosses = bosses
            self.income = income_of(men, bosses != 0, self.till_doubles_boss)
            self.is_reckoned = False
            self.is_looked_at = False
        if armed != self.armed:
            self.armed = armed
            self.is_reckoned = False
        return self.income

    def see_weapons(self, knives: i64, guns: i64, sleeping: i64) -> None:
        """Knives and guns of others, and which of these sleep."""
        if self.is_looked_at and knives == self.knives and guns == self.guns and sleeping == self.sleeping:
            return
        self.is_looked_at = True
        self.knives = knives
        self.guns = guns
        self.sleeping = sleeping
        men = self.men
        left = to_left(knives) & men
        right = to_right(knives) & men
        ahead = across(guns) & men
        drowsy_left: i64 = 0
        drowsy_right: i64 = 0
        drowsy_ahead: i64 = 0
        if (knives | guns) & sleeping != 0:
            drowsy_left = to_left(knives & sleeping) & men
            drowsy_right = to_right(knives & sleeping) & men
            drowsy_ahead = across(guns & sleeping) & men
        other = left ^ self.left | right ^ self.right | ahead ^ self.ahead
        other |= drowsy_left ^ self.drowsy_left | drowsy_right ^ self.drowsy_right | drowsy_ahead ^ self.drowsy_ahead
        if other != 0:
            self.left = left
            self.right = right
            self.ahead = ahead
            self.drowsy_left = drowsy_left
            self.drowsy_right = drowsy_right
            self.drowsy_ahead = drowsy_ahead
            self.is_reckoned = False

    def see_cakes(self, by_own: i64, by_rivals: i64, by_orphans: i64) -> None:
        """Who sits near a cake of his own boss, of another, of somebody who is out."""
        if by_own != self.by_own or by_rivals != self.by_rivals or by_orphans != self.by_orphans:
            self.by_own = by_own
            self.by_rivals = by_rivals
            self.by_orphans = by_orphans
            self.is_reckoned = False

    def reckon(self) -> None:
        """What the men are worth, and of each man in danger how likely he goes and what goes with him."""
        self.is_reckoned = True
        men = self.men
        heavies = men & ~self.bosses & ~self.armed
        worth = WORTH_OF_BOSS * float(how_many(self.bosses)) + WORTH_OF_ARMED * float(how_many(self.armed))
        self.worth = worth + WORTH_OF_HEAVY * float(how_many(heavies))
        endangered = self.left | self.right | self.ahead | self.by_rivals | self.by_orphans | self.by_own
        n: i64 = 0
        while endangered != 0:
            man = endangered & -endangered
            endangered &= ~man
            self.risk[n] = 1.0 - self.chance_to_stay(man)
            self.worth_of[n] = self.worth_of_man(man)
            self.earned[n] = 0.0
            if man & (EARNING | self.bosses) != 0:
                without = income_of(men & ~man, self.bosses & ~man != 0, self.till_doubles_boss)
                self.earned[n] = float(self.income - without)
            n += 1
        self.endangered = n

    def worth_of_man(self, man: i64) -> float:
        if man & self.bosses != 0:
            return WORTH_OF_BOSS
        return WORTH_OF_ARMED if man & self.armed != 0 else WORTH_OF_HEAVY

    def chance_to_stay(self, man: i64) -> float:
        """That the man on this chair is still there a round later."""
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

    def prospects(self, money: float, rounds: float) -> float:
        """What the player has and may expect, if incomes flow for so many rounds."""
        if self.is_reckoned and money == self.money and rounds == self.rounds:
            return self.prospect
        if not self.is_reckoned:
            self.reckon()
        loss = 0.0
        man: i64 = 0
        while man < self.endangered:
            loss += self.risk[man] * (self.worth_of[man] + rounds * self.earned[man])
            man += 1
        self.money = money
        self.rounds = rounds
        self.prospect = money + (rounds * float(self.income) + self.worth) - loss
        return self.prospect
