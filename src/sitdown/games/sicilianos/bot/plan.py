"""What a seat can expect: of cards it cannot see, of the families in a war, and of the money at payday.

Nothing here reads a face that the seat does not know: a card it cannot name is worth the mean of those it may be.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.places import BITS_IN, LOWEST_IN
from sitdown.games.sicilianos.data import CARDS, COLOURS, TYPES, VALUES, WORTH_OF
from sitdown.games.sicilianos.families import strength
from sitdown.games.sicilianos.outcome import is_head
from sitdown.games.sicilianos.state import ACTIVE, NOBODY, NOT_ASKED, SicilianosState

MEAN: Final = 6.0  # of the eleven values
# How far the sum of so many unknown cards strays from what is expected; with none, what else may happen.
STRAY: Final = [1.0, 3.5, 4.6, 5.4, 6.0, 6.5, 6.9, 7.2, 7.5, 7.7, 7.9, 8.0]
COMES_IN: Final = 0.7  # how seriously the best colour of somebody not asked yet is taken
WORTH_OF_BUSINESS: Final = 40.0  # in thousands, about
ALL_TAKEN: Final = 63  # bits: no colour is left for a newcomer
# How much a card of one's best colour, of the second, and of another is wanted.
BEST: Final = 1.0
SECOND: Final = 0.7
OTHERS: Final = 0.45
# How much a win is wanted that founds nothing, that makes a Godfather, that bars one.
EMPTY: Final = 0.8
MAKES: Final = 1.5
BARS: Final = 1.2


# -- cards ------------------------------------------------------------------------------------------------------------


def expected_worth(world: SicilianosState, me: i64, token: i64) -> float:
    """What a card counts as far as this seat can tell: the face it knows, else the mean of those it may be."""
    cards = world.cards
    if cards.knows(me, token):
        return float(WORTH_OF[cards.face[token]])
    colour = token // VALUES
    bit = BIT[token - colour * VALUES]
    first = me * CARDS + colour * VALUES
    total = 0.0
    weight = 0.0
    i: i64 = 0
    while i < VALUES:
        may = cards.may[first + i]
        if may & bit != 0:
            share = 1.0 / float(BITS_IN[may])
            total += share * float(WORTH_OF[colour * VALUES + i])
            weight += share
        i += 1
    return total / weight if weight > 0.0 else MEAN


def expected_hand(world: SicilianosState, me: i64, other: i64, colour: i64) -> float:
    """The sum of the cards of a colour in somebody's hand; of one's own it is exact."""
    held = world.held_in(other, colour)
    total = 0.0
    while held != 0:
        total += expected_worth(world, me, colour * VALUES + LOWEST_IN[held])
        held &= held - 1
    return total


def expected_best_of_pile(world: SicilianosState, me: i64, colour: i64) -> float:
    """The highest card that a look through the pile should find."""
    lying: i64 = 0
    i: i64 = 0
    while i < world.pile_n[colour]:
        lying |= BIT[world.pile[colour * VALUES + i] - colour * VALUES]
        i += 1
    first = me * CARDS + colour * VALUES
    best = 0.0
    none_higher = 1.0
    i = VALUES - 1
    while i >= 0:
        may = world.cards.may[first + i]
        there = float(BITS_IN[may & lying]) / float(BITS_IN[may])
        best += none_higher * there * float(WORTH_OF[colour * VALUES + i])
        none_higher *= 1.0 - there
        i -= 1
    return best


def interest(world: SicilianosState, me: i64) -> list[float]:
    """By colour, how much a card of it is wanted: all of the best colour's worth, most of the second's."""
    value = [0.0] * COLOURS
    colour: i64 = 0
    while colour < COLOURS:
        value[colour] = prize(world, me, colour) * expected_hand(world, me, me, colour)
        colour += 1
    wanted = [OTHERS] * COLOURS
    wanted[second_to(value, best_of(value))] = SECOND
    wanted[best_of(value)] = BEST
    return wanted


def prize(world: SicilianosState, me: i64, colour: i64) -> float:
    """How much a win with a colour is wanted: less when it founds nothing, more when it makes or bars a Godfather."""
    if world.shop_pile[colour] == 0:
        return EMPTY
    if world.switches.godfather:
        seat: i64 = 0
        while seat < world.seats:
            if BITS_IN[world.owned[seat * COLOURS + colour]] == TYPES - 1:
                return MAKES if seat == me else BARS
            seat += 1
    return 1.0


def best_of(value: list[float]) -> int:
    return value.index(max(value))


def second_to(value: list[float], best: int) -> int:
    found = 0 if best != 0 else 1
    for colour in range(COLOURS):
        if colour != best and value[colour] > value[found]:
            found = colour
    return found


# -- wars -------------------------------------------------------------------------------------------------------------


def face_down(world: SicilianosState, me: i64, head: i64) -> float:
    """What a participant's card that is not turned up yet should count."""
    total = 0.0
    i = world.open_n
    while i < world.table_n:
        if world.owner[world.table[i]] == head:
            total += expected_worth(world, me, world.table[i])
        i += 1
    return total


def cards_to_come(world: SicilianosState, head: i64) -> i64:
    """Cards that a participant may still add to what lies open."""
    count: i64 = BITS_IN[world.held_in(head, world.colour[head])] if world.status[head] == ACTIVE else 0
    i = world.open_n
    while i < world.table_n:
        if world.owner[world.table[i]] == head:
            count += 1
        i += 1
    return count


def outlook(world: SicilianosState, me: i64, head: i64) -> float:
    """The strength that a family should end with if its head plays all he has."""
    total = float(strength(world, head)) + face_down(world, me, head)
    if world.status[head] == ACTIVE:
        total += expected_hand(world, me, head, world.colour[head])
    return total


def chance_over(lead: float, unknown: i64) -> float:
    """How likely a lead of that much holds against so many unknown cards."""
    chance = 0.5 + 0.35 * lead / STRAY[unknown]
    return 0.99 if chance > 0.99 else 0.01 if chance < 0.01 else chance


def chance_of_winning(world: SicilianosState, me: i64, head: i64, taken: i64, power: float) -> float:
    """That a family of this final strength beats all others; the seat itself is with it.

    Those not asked yet may come with a colour not taken (bits).
    """
    chance = 1.0
    other: i64 = 0
    while other < world.seats:
        if other != head and other != me:
            if is_head(world, other):
                lead = power - outlook(world, me, other)
                chance *= chance_over(lead, cards_to_come(world, other))
            elif world.status[other] == NOT_ASKED:
                chance *= 1.0 - COMES_IN * (1.0 - chance_over_newcomer(world, me, other, taken, power))
        other += 1
    return chance


def chance_over_newcomer(world: SicilianosState, me: i64, other: i64, taken: i64, power: float) -> float:
    worst = 1.0
    colour: i64 = 0
    while colour < COLOURS:
        held = world.held_in(other, colour)
        if held != 0 and taken & BIT[colour] == 0:
            chance = chance_over(power - expected_hand(world, me, other, colour), BITS_IN[held])
            if chance < worst:
                worst = chance
        colour += 1
    return worst


def strongest_rival(world: SicilianosState, me: i64) -> tuple[float, float, i64]:
    """The highest expected final strength, the highest that lies there already, and the cards that may still come."""
    final = 0.0
    shown = 0.0
    to_come: i64 = 0
    other: i64 = 0
    while other < world.seats:
        if other != me and is_head(world, other):
            final = max(final, outlook(world, me, other))
            shown = max(shown, float(strength(world, other)))
            to_come += cards_to_come(world, other)
        other += 1
    return final, shown, to_come


def strongest_head(world: SicilianosState, me: i64) -> i64:
    """The rival who should end strongest."""
    best: i64 = NOBODY
    most = -1.0
    other: i64 = 0
    while other < world.seats:
        if other != me and is_head(world, other):
            final = outlook(world, me, other)
            if final > most:
                most = final
                best = other
        other += 1
    return best


def strongest_after(world: SicilianosState, me: i64, hit: i64, loss: float) -> float:
    """The final strength to expect of the strongest rival after one family has lost so much."""
    most = 0.0
    other: i64 = 0
    while other < world.seats:
        if other != me and is_head(world, other):
            most = max(most, outlook(world, me, other) - (loss if other == hit else 0.0))
        other += 1
    return most


# -- payday -----------------------------------------------------------------------------------------------------------


def standing(world: SicilianosState, seat: i64) -> float:
    """About what a player would have at payday, from what everybody sees."""
    money = float(world.laundered(seat) - world.black_money(seat))
    return money + WORTH_OF_BUSINESS * float(world.businesses(seat))


def is_ahead(world: SicilianosState, me: i64) -> bool:
    mine = standing(world, me)
    other: i64 = 0
    while other < world.seats:
        if other != me and standing(world, other) >= mine:
            return False
        other += 1
    return True


def expected_shops(world: SicilianosState, me: i64, other: i64, kind: i64) -> float:
    """How many businesses of a type somebody owns, as far as this seat can tell."""
    total = 0.0
    colour: i64 = 0
    while colour < COLOURS:
        owned = world.owned[other * COLOURS + colour]
        if owned != 0:
            may = world.shops.may[(me * COLOURS + colour) * TYPES + kind]
            total += float(BITS_IN[may & owned]) / float(BITS_IN[may])
        colour += 1
    return total


def fewest_notes(world: SicilianosState) -> i64:
    """The notes of who has fewest: so many more wars of his, and the game is over."""
    fewest: i64 = world.notes_left(0)
    seat: i64 = 1
    while seat < world.seats:
        notes = world.notes_left(seat)
        if notes < fewest:
            fewest = notes
        seat += 1
    return fewest
