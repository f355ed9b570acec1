"""Rules of thumb for Sicilianos (section 14): one or two strong families, wars that pay, and notes that must go.

It reads only what the seat knows: see `plan`. What is done in a war is in `war`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.places import BITS_IN
from sitdown.engine.rng import Rng
from sitdown.games.sicilianos.actions import (
    DO_PASS,
    DO_PEEK,
    DO_SHOP,
    DO_SPLIT,
    DO_STEAL,
    DO_TAKE,
    SPLIT_BUSINESS,
    SPLIT_MONEY,
)
from sitdown.games.sicilianos.bot.plan import (
    expected_best_of_pile,
    expected_hand,
    expected_shops,
    expected_worth,
    interest,
)
from sitdown.games.sicilianos.bot.war import explode, join, one_more_card, roll_or_war, stake, turn_coat
from sitdown.games.sicilianos.data import (
    COLOURS,
    MAJORITY_BONUS,
    MOST_SEATS,
    NOTE_VALUE,
    SET_BONUS,
    TYPES,
    VALUES,
)
from sitdown.games.sicilianos.outcome import business_colour
from sitdown.games.sicilianos.state import (
    BOMB,
    COAT,
    DRAFT,
    JOIN,
    PICK,
    ROUND,
    SPLIT,
    STAKE,
    STEAL,
    TURN,
    SicilianosState,
)

HARM: Final = 0.3  # what each card that the victim holds adds to the joy of a theft
MONEY_OVER_BUSINESS: Final = 45  # in thousands


def choose(world: SicilianosState, seat: int, rng: Rng) -> int:
    """One of the seat's legal actions."""
    if world.in_war:
        return choose_in_war(world, seat)
    phase = world.phase
    if phase == TURN:
        return roll_or_war(world, seat)
    if phase == DRAFT:
        return draft(world, seat, rng)
    if phase == PICK:
        return world.legal(seat)[-1]  # the highest
    if phase == STEAL:
        return steal(world, seat)
    return take(world, seat)


def choose_in_war(world: SicilianosState, me: i64) -> int:
    phase = world.phase
    if phase == JOIN:
        return join(world, me)
    if phase == STAKE:
        return stake(world, me)
    if phase == ROUND:
        return one_more_card(world, me)
    if phase == COAT:
        return turn_coat(world, me)
    if phase == BOMB:
        return explode(world, me)
    if phase == SPLIT:
        return split(world, me)
    return shop(world, me)


# -- cards ------------------------------------------------------------------------------------------------------------


def draft(world: SicilianosState, me: i64, rng: Rng) -> int:
    """A colour that few others hold; drawn among equals."""
    best: i64 = 0
    most: i64 = -1
    for action in world.legal(me):
        rating = world.pile_n[action - DO_TAKE] * 100 + rng.below(100)
        if rating > most:
            most = rating
            best = action
    return best


def take(world: SicilianosState, me: i64) -> int:
    """The card that helps most: a top card, or the best of a pile that may be looked through."""
    wanted = interest(world, me)
    best: i64 = 0
    most = -1.0
    for action in world.legal(me):
        if action < DO_PEEK:
            colour = action - DO_TAKE
            top = world.pile[colour * VALUES + world.pile_n[colour] - 1]
            gain = wanted[colour] * expected_worth(world, me, top)
        else:
            gain = wanted[action - DO_PEEK] * expected_best_of_pile(world, me, action - DO_PEEK)
        if gain > most:
            most = gain
            best = action
    return best


def steal(world: SicilianosState, me: i64) -> int:
    """The colour most wanted, from who has most of it: there it also hurts most."""
    wanted = interest(world, me)
    best: i64 = DO_PASS
    most = -1.0
    for action in world.legal(me):
        if action >= DO_STEAL:
            colour = (action - DO_STEAL) // (MOST_SEATS - 1)
            victim = world.after(me, 1 + (action - DO_STEAL) % (MOST_SEATS - 1))
            held = BITS_IN[world.held_in(victim, colour)]
            mean = expected_hand(world, me, victim, colour) / float(held)
            gain = wanted[colour] * mean + HARM * float(held)
            if gain > most:
                most = gain
                best = action
    return best


# -- businesses -------------------------------------------------------------------------------------------------------


def split(world: SicilianosState, me: i64) -> int:
    """The money if it is more than a business is worth, unless somebody would complete a colour with it."""
    colour = business_colour(world)
    one_short = BITS_IN[world.owned[me * COLOURS + colour]] == TYPES - 1
    ally_short = BITS_IN[world.owned[world.ally * COLOURS + colour]] == TYPES - 1
    if world.switches.godfather and (one_short or ally_short):
        return DO_SPLIT + SPLIT_BUSINESS
    money = NOTE_VALUE[world.stake[me]] + NOTE_VALUE[world.stake[world.ally]]
    return DO_SPLIT + (SPLIT_MONEY if money > MONEY_OVER_BUSINESS else SPLIT_BUSINESS)


def shop(world: SicilianosState, me: i64) -> int:
    """The type that adds most to majorities and to the set of three."""
    best: i64 = 0
    most = -1.0
    for action in world.legal(me):
        kind = action - DO_SHOP
        gain = majority_gain(world, me, kind)
        if expected_shops(world, me, me, kind) == 0.0:
            gain += 0.5 * float(SET_BONUS) / float(TYPES)
        if gain > most:
            most = gain
            best = action
    return best


def majority_gain(world: SicilianosState, me: i64, kind: i64) -> float:
    """What one more business of a type does for its majority."""
    mine = expected_shops(world, me, me, kind)
    most = 0.0
    other: i64 = 0
    while other < world.seats:
        if other != me:
            most = max(most, expected_shops(world, me, other, kind))
        other += 1
    return float(MAJORITY_BONUS) * (chance_of_most(mine + 1.0 - most) - chance_of_most(mine - most))


def chance_of_most(lead: float) -> float:
    """That a majority is won in the end by who is so far ahead of the next."""
    chance = 0.2 + 0.5 * lead
    return 0.95 if chance > 0.95 else 0.0 if chance < 0.0 else chance
