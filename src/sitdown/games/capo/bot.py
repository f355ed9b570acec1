"""Rules of thumb for Capo (section 14): honest crews when possible, convincing halves, suspicions that pay.

It reads only what the seat knows: its own cards, and what lies open on the table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.rng import Rng
from sitdown.games.capo.crews import must_turn_up, star_limit
from sitdown.games.capo.data import FACES, HAND, HIGHEST, HOW_MANY, PRICE, SILENCE, SKELETON, SKELETON_CREW
from sitdown.games.capo.rules import ADD_CARD, DONE, SHOW_CARD, SUSPECT_FIRST, SUSPECT_NONE, is_protected
from sitdown.games.capo.state import PLAY, SHOW, CapoState
from sitdown.games.capo.sums import SUM_OF, giulias_in, marios_in, meets, odds, stars_of, sums_of_sets

SAMPLES: Final = 60
COUNTED: Final = 0  # samples: none, the odds are counted
# Section 14, mean gain of the next round by the cards kept; a hand of 0 or 1 is drawn up to five.
WORTH_OF_HAND: Final[list[float]] = [1.8, 1.8, 1.1, 1.5, 1.6, 1.8]
UNCAUGHT: Final = 0.45  # how often a bluff slips through; being caught also feeds the suspecters
COST_OF_PRISON: Final = 0.6
MARIO_BONUS: Final = 0.3
NO_FACES: Final = vec[i64]([0] * HAND)


def choose(world: CapoState, seat: int, rng: Rng, samples: int = SAMPLES) -> int:
    """The next action of a seat that has to decide."""
    if world.phase == PLAY:
        return next_card(world, seat)
    if world.phase == SHOW:
        return next_turn_up(world, seat, rng, samples)
    return suspicion(world, seat, rng, samples)


# -- the crew ---------------------------------------------------------------------------------------------------------


def next_card(world: CapoState, seat: i64) -> int:
    """One step towards the best crew that begins with the cards already picked."""
    picked = world.picked[seat]
    decided = BIT[HIGHEST[picked] + 1] - 1
    n = world.hand_n[seat]
    sums = sums_of_sets(hand_faces(world, seat), n)
    limit = star_limit(world)
    best = picked
    best_worth = -100.0
    mask: i64 = 1
    while mask < BIT[n]:
        if mask & decided == picked and is_crew(world, mask):
            worth = worth_of_cards(sums[mask], world.mission, limit, n - HOW_MANY[mask])
            if worth > best_worth:
                best_worth = worth
                best = mask
        mask += 1
    slot: i64 = HIGHEST[picked] + 1
    while slot < HAND:
        if best & BIT[slot] != 0:
            return ADD_CARD + slot
        slot += 1
    return DONE


def hand_faces(world: CapoState, seat: i64) -> vec[i64]:
    faces = NO_FACES[:]
    slot: i64 = 0
    while slot < world.hand_n[seat]:
        faces[slot] = world.cards.face[world.hand_token(seat, slot)]
        slot += 1
    return faces


def is_crew(world: CapoState, mask: i64) -> bool:
    return world.event != SKELETON or HOW_MANY[mask] <= SKELETON_CREW


def worth_of_cards(crew: i64, mission: i64, limit: i64, left: i64) -> float:
    """Chance of the hat times what it pays, and what so many cards left in hand are worth."""
    giulias = giulias_in(crew)
    worth = WORTH_OF_HAND[left] + MARIO_BONUS * float(marios_in(crew))
    if meets(crew, mission, limit):
        margin = 0.02 * float(limit - stars_of(crew))  # a rat star of somebody else's may come
        return worth + 1.0 + float(giulias) + margin
    return worth + UNCAUGHT * (1.0 + float(giulias)) - (1.0 - UNCAUGHT) * COST_OF_PRISON


# -- the half that is turned up ---------------------------------------------------------------------------------------


def next_turn_up(world: CapoState, seat: i64, rng: Rng, samples: i64) -> int:
    """One step towards the half that makes the whole look most like the mission."""
    picked = world.picked[seat]
    size = world.crew_n[seat]
    wanted = must_turn_up(world, size)
    decided = BIT[HIGHEST[picked] + 1] - 1
    sums = sums_of_sets(crew_faces(world, seat), size)
    best: i64 = -1
    best_chance = -1.0
    mask: i64 = 1
    while mask < BIT[size]:
        if HOW_MANY[mask] == wanted and mask & decided == picked:
            chance = chance_to_meet(world, sums[mask], size - wanted, rng, samples)
            if chance > best_chance:
                best_chance = chance
                best = mask
        mask += 1
    position = HIGHEST[picked] + 1
    while best & BIT[position] == 0:
        position += 1
    return SHOW_CARD + position


def crew_faces(world: CapoState, seat: i64) -> vec[i64]:
    faces = NO_FACES[:]
    position: i64 = 0
    while position < world.crew_n[seat]:
        faces[position] = world.cards.face[world.crew_token(seat, position)]
        position += 1
    return faces


def chance_to_meet(world: CapoState, visible: i64, hidden: i64, rng: Rng, samples: i64) -> float:
    """The share of random fillings of the hidden cards that would meet the mission with the visible ones."""
    limit = star_limit(world)
    if samples == COUNTED:
        return odds(visible, hidden, world.mission, limit)
    met: i64 = 0
    sample: i64 = 0
    while sample < samples:
        whole = visible
        card: i64 = 0
        while card < hidden:
            whole += SUM_OF[rng.below(FACES)]
            card += 1
        if meets(whole, world.mission, limit):
            met += 1
        sample += 1
    return float(met) / float(samples)


# -- the suspicion ----------------------------------------------------------------------------------------------------


def suspicion(world: CapoState, seat: i64, rng: Rng, samples: i64) -> int:
    """Suspect the likeliest bluffer, the one with more respect among equals, if it pays."""
    best: i64 = -1
    best_chance = 0.0
    offset: i64 = 1
    while offset < world.seats:
        other = world.after(seat, offset)
        if not is_protected(world, other):
            chance = chance_of_bluff(world, other, rng, samples) + 0.002 * float(world.respect[other])
            if chance > best_chance:
                best_chance = chance
                best = offset
        offset += 1
    if best < 0 or best_chance <= break_even(world, seat):
        return SUSPECT_NONE
    return SUSPECT_FIRST + best


def break_even(world: CapoState, seat: i64) -> float:
    """The chance of a bluff from which a suspicion pays; free for who has nothing to lose."""
    if world.respect[seat] == 0 and not own_crew_meets(world, seat):
        return 0.0
    if world.event == SILENCE:
        return 1.0 / 2.0
    if world.event == PRICE:
        return 1.0 / 4.0
    return 1.0 / 3.0


def own_crew_meets(world: CapoState, seat: i64) -> bool:
    size = world.crew_n[seat]
    return meets(sums_of_sets(crew_faces(world, seat), size)[BIT[size] - 1], world.mission, star_limit(world))


def chance_of_bluff(world: CapoState, seat: i64, rng: Rng, samples: i64) -> float:
    """From what lies open of the crew and how much does not."""
    visible: i64 = 0
    hidden: i64 = 0
    position: i64 = 0
    while position < world.crew_n[seat]:
        token = world.crew_token(seat, position)
        if world.cards.is_open(token):
            visible += SUM_OF[world.cards.face[token]]
        else:
            hidden += 1
        position += 1
    return bluff_rate(chance_to_meet(world, visible, hidden, rng, samples))


def bluff_rate(chance: float) -> float:
    """Section 14: how often crews that random cards would complete that often are bluffs."""
    if chance <= 0.0:
        return 0.95
    if chance < 0.08:
        return 0.89
    if chance < 0.25:
        return 0.59
    if chance < 0.4:
        return 0.45
    if chance < 0.6:
        return 0.36
    if chance < 0.8:
        return 0.23
    return 0.11
