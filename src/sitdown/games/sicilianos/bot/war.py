"""A war by rules of thumb: who starts or joins one and with what, stakes, more cards, bombs and turncoats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.sicilianos.actions import (
    DO_BOMB,
    DO_DEFECT,
    DO_FAMILY,
    DO_PASS,
    DO_PLACE,
    DO_ROLL,
    DO_STAKE,
)
from sitdown.games.sicilianos.bot.plan import (
    ALL_TAKEN,
    BEST,
    WORTH_OF_BUSINESS,
    chance_of_winning,
    expected_hand,
    fewest_notes,
    interest,
    is_ahead,
    outlook,
    prize,
    strongest_after,
    strongest_head,
    strongest_rival,
)
from sitdown.games.sicilianos.data import (
    BOMB_CARD,
    COAT_CARD,
    COLOURS,
    IN_SERVICE,
    NOTE_VALUE,
    NOTES,
    PARTNER,
    ROLE_OF,
    VALUES,
    WORTH_OF,
)
from sitdown.games.sicilianos.families import bomb_of, head_of, host_for, is_victim, strength, worth_on_table
from sitdown.games.sicilianos.state import NOBODY, SicilianosState
from sitdown.games.sicilianos.turn import owes_war

# Tuned in play of four against each other.
LEAST_TO_START: Final = 12.0
SURE_ENOUGH: Final = 0.65  # chance of winning from which a war is started
HOPE: Final = 0.6  # chance from which a war is joined to win it; below, good cards are spared
HOST_WINS: Final = 0.5  # chance of a host from which a turncoat is lent to him
WORTH_THE_END: Final = 0.7  # chance from which one's last note is staked though somebody is ahead
GIVE_UP: Final = 0.08  # chance under which no more cards are spent
SAFE_LEAD: Final = 0.9  # chance over which no more are needed
WINS_AHEAD: Final = 0.7  # of the wars to come, the share whose notes are kept back in a hopeless one
WORTH_BOMBING: Final = 7.0


# -- entering ---------------------------------------------------------------------------------------------------------


def roll_or_war(world: SicilianosState, me: i64) -> int:
    """Start a war that should be won, or that must be started; else roll."""
    colour, chance = best_family(world, me, 0)
    if colour == NOBODY:
        return DO_ROLL
    if owes_war(world, me):
        spare = card_to_spare(world, me, 0) if chance < HOPE else -1
        return DO_PLACE + (spare if spare >= 0 else first_card(world, me, colour))
    strong = expected_hand(world, me, me, colour) >= LEAST_TO_START and chance >= SURE_ENOUGH
    if strong and not ends_too_soon(world, me, chance):
        return DO_PLACE + first_card(world, me, colour)
    return DO_ROLL


def ends_too_soon(world: SicilianosState, me: i64, chance: float) -> bool:
    """One's last note would end the game while somebody else is ahead, and this war will hardly change it."""
    return chance < WORTH_THE_END and world.notes_left(me) == 1 and not is_ahead(world, me)


def best_family(world: SicilianosState, me: i64, taken: i64) -> tuple[i64, float]:
    """The colour with which this war would most likely be won, and how likely."""
    best: i64 = NOBODY
    most = -1.0
    likely = 0.0
    colour: i64 = 0
    while colour < COLOURS:
        if taken & BIT[colour] == 0 and world.held_in(me, colour) != 0:
            power = expected_hand(world, me, me, colour)
            chance = chance_of_winning(world, me, me, taken | BIT[colour], power)
            rating = chance * prize(world, me, colour)
            if rating > most:
                most = rating
                best = colour
                likely = chance
        colour += 1
    return best, likely


def first_card(world: SicilianosState, me: i64, colour: i64) -> i64:
    """The lowest of the colour, but the bomb is kept back."""
    held = world.held_in(me, colour)
    face: i64 = colour * VALUES
    bomb: i64 = -1
    while face < (colour + 1) * VALUES:
        if held & BIT[world.cards.token[face] - colour * VALUES] != 0:
            if ROLE_OF[face] != BOMB_CARD:
                return face
            bomb = face
        face += 1
    return bomb


def card_to_spare(world: SicilianosState, me: i64, taken: i64) -> i64:
    """The card that is missed least, outside the best colour; -1 if there is none."""
    wanted = interest(world, me)
    best: i64 = -1
    least = 100.0
    colour: i64 = 0
    while colour < COLOURS:
        held = world.held_in(me, colour)
        if taken & BIT[colour] == 0 and held != 0 and wanted[colour] < BEST:
            card = first_card(world, me, colour)
            cost = wanted[colour] * float(WORTH_OF[card])
            if cost < least:
                least = cost
                best = card
        colour += 1
    return best


def join(world: SicilianosState, me: i64) -> int:
    """To win if there is hope, as a turncoat of a strong family, or to be rid of a note."""
    taken = world.colours_in_war()
    colour, chance = best_family(world, me, taken)
    if ends_too_soon(world, me, chance):
        return DO_PASS
    if chance >= HOPE:
        return DO_PLACE + first_card(world, me, colour)
    coat = coat_to_lend(world, me, taken)
    if coat >= 0:
        return DO_PLACE + coat
    card = card_to_spare(world, me, taken)
    return DO_PLACE + card if card >= 0 else DO_PASS


def coat_to_lend(world: SicilianosState, me: i64, taken: i64) -> i64:
    """An 8 whose other colour is in the war and may well win it; -1 if there is none."""
    best: i64 = -1
    most = HOST_WINS
    host: i64 = 0
    while host < world.seats:
        if host != me and world.colour[host] >= 0:
            colour = PARTNER[world.colour[host]]
            card = held_with_role(world, me, colour, COAT_CARD)
            if card >= 0 and taken & BIT[colour] == 0:
                power = outlook(world, me, host) + float(IN_SERVICE)
                chance = chance_of_winning(world, me, host, taken, power)
                if chance > most:
                    most = chance
                    best = card
        host += 1
    return best


def held_with_role(world: SicilianosState, me: i64, colour: i64, role: i64) -> i64:
    """The card of this role and colour in one's hand, or -1."""
    face: i64 = colour * VALUES
    while face < (colour + 1) * VALUES:
        if ROLE_OF[face] == role and world.is_held(me, face):
            return face
        face += 1
    return -1


# -- stakes -----------------------------------------------------------------------------------------------------------


def stake(world: SicilianosState, me: i64) -> int:
    """The highest note when it should win or the game ends with this war; else one below those for later wins."""
    chance = chance_of_winning(world, me, me, world.colours_in_war(), outlook(world, me, me))
    keep: i64 = int(WINS_AHEAD * float(fewest_notes(world)) * (1.0 - chance) + 0.3)
    lowest: i64 = 0
    note: i64 = NOTES - 1
    while note >= 0:
        have = world.black[me * NOTES + note]
        if have > 0:
            if have > keep:
                return DO_STAKE + note
            lowest = note
            keep -= have
        note -= 1
    return DO_STAKE + lowest


# -- later rounds -----------------------------------------------------------------------------------------------------


def one_more_card(world: SicilianosState, me: i64) -> int:
    """Drop out when it is won or lost; else the smallest card that should settle it, or the highest."""
    lying = float(strength(world, me))
    final, shown, to_come = strongest_rival(world, me)
    swing = bomb_swing(world, me)
    reach = lying + expected_hand(world, me, me, world.colour[me]) + swing
    if reach <= shown:
        return DO_PASS
    if lying > shown and (to_come == 0 or chance_of_winning(world, me, me, ALL_TAKEN, lying) > SAFE_LEAD):
        return DO_PASS
    if chance_of_winning(world, me, me, ALL_TAKEN, reach) < GIVE_UP:
        return DO_PASS
    return DO_PLACE + card_to_overtake(world, me, final - lying, swing > 0.0)


def card_to_overtake(world: SicilianosState, me: i64, behind: float, bomb_pays: bool) -> i64:
    """The smallest that makes up for being so far behind, or a bomb that pays, or else the highest."""
    highest: i64 = -1
    face: i64 = world.colour[me] * VALUES
    while face < (world.colour[me] + 1) * VALUES:
        if world.is_held(me, face):
            highest = face
            if float(WORTH_OF[face]) > behind or (bomb_pays and ROLE_OF[face] == BOMB_CARD):
                return face
        face += 1
    return highest


# -- bombs ------------------------------------------------------------------------------------------------------------


def bomb_swing(world: SicilianosState, me: i64) -> float:
    """What a bomb in hand could do to the strongest rival beyond its 5; 0 if no card in reach is worth it."""
    bomb = held_with_role(world, me, world.colour[me], BOMB_CARD)
    if bomb < 0:
        return 0.0
    leader = strongest_head(world, me)
    most = 0.0
    i: i64 = 0
    while i < world.open_n:
        token = world.table[i]
        if head_of(world, world.owner[token]) == leader and is_victim(world, me, token):
            most = max(most, float(worth_on_table(world, token)))
        i += 1
    return most - float(WORTH_OF[bomb]) if most >= WORTH_BOMBING else 0.0


def explode(world: SicilianosState, me: i64) -> int:
    """On the card that brings victory nearest, if it does more than the bomb's own worth."""
    power = outlook(world, me, me)
    without = power - float(WORTH_OF[world.cards.face[bomb_of(world, me)]])
    best: i64 = DO_FAMILY
    most = power - strongest_after(world, me, NOBODY, 0.0)
    for action in world.legal(me):
        if action >= DO_BOMB:
            token = world.cards.token[action - DO_BOMB]
            head = head_of(world, world.owner[token])
            lead = without - strongest_after(world, me, head, float(worth_on_table(world, token)))
            if lead > most:
                most = lead
                best = action
    return best


# -- turncoats --------------------------------------------------------------------------------------------------------


def turn_coat(world: SicilianosState, me: i64) -> int:
    """Defect unless the own family is worth more: a whole win, against a share in the host's."""
    taken = world.colours_in_war()
    host = host_for(world, me)
    alone = chance_of_winning(world, me, me, taken, outlook(world, me, me))
    allied = chance_of_winning(world, me, host, taken, outlook(world, me, host) + float(IN_SERVICE))
    mine = float(NOTE_VALUE[world.stake[me]])
    share = min(mine + float(NOTE_VALUE[world.stake[host]]), WORTH_OF_BUSINESS)
    return DO_DEFECT if allied * share > alone * (2.0 * mine + WORTH_OF_BUSINESS) else DO_FAMILY
