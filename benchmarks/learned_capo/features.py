"""What a seat of Capo can choose, each option with what is known of it as numbers.

Only what the seat knows is looked at: its own cards and what lies open. A crew, and the half that is turned up, is one
option, though the game asks card by card. What thumb would choose is among the numbers.
"""

from __future__ import annotations

from sitdown.engine.cards import BIT
from sitdown.games.capo.bot import crew_faces, hand_faces, is_crew, worth_of_cards
from sitdown.games.capo.crews import must_turn_up, star_limit
from sitdown.games.capo.data import EVENT_COUNT, HAND, HOW_MANY, NO_EVENT
from sitdown.games.capo.rules import SUSPECT_FIRST, SUSPECT_NONE, is_protected
from sitdown.games.capo.state import PLAY, SHOW, CapoState
from sitdown.games.capo.sums import SUM_OF, giulias_in, marios_in, meets, odds, stars_of, sums_of_sets

Options = dict[int, list[float]]  # by the set of cards, or by the action of a suspicion

KINDS = ["crew", "half", "suspicion"]


def options_of(world: CapoState, seat: int) -> Options:
    """Everything that the seat can still come to in this phase."""
    if world.phase == PLAY:
        return crews(world, seat)
    return halves(world, seat) if world.phase == SHOW else suspicions(world, seat)


def fits(world: CapoState, seat: int, mask: int) -> bool:
    """Does the set begin with the cards that are already picked?"""
    picked = int(world.picked[seat])
    return mask & (BIT[picked.bit_length()] - 1) == picked


def situation(world: CapoState, seat: int) -> list[float]:
    """The race, and the event of the round."""
    others = [world.respect[other] for other in range(world.seats) if other != seat]
    events = [float(world.event == event) for event in range(EVENT_COUNT)] if world.event != NO_EVENT else []
    return [
        (world.respect[seat] - max(others)) / 5,
        (world.switches.target - max(*others, world.respect[seat])) / 10,
        float(world.respect[seat] == 0),
        world.seats / 5,
        *(events or [0.0] * EVENT_COUNT),
    ]


def crews(world: CapoState, seat: int) -> Options:
    n, limit, mission = world.hand_n[seat], star_limit(world), world.mission
    sums = sums_of_sets(hand_faces(world, seat), n)
    around = situation(world, seat)
    masks = [mask for mask in range(1, BIT[n]) if is_crew(world, mask) and fits(world, seat, mask)]
    worths = [worth_of_cards(sums[mask], mission, limit, n - HOW_MANY[mask]) for mask in masks]
    usual = masks[worths.index(max(worths))]
    found: Options = {}
    for mask, worth in zip(masks, worths, strict=True):
        size, honest = HOW_MANY[mask], meets(sums[mask], mission, limit)
        shown = must_turn_up(world, size)
        looks = max(
            odds(sums[half], size - shown, mission, limit)
            for half in range(mask + 1)
            if half & mask == half and HOW_MANY[half] == shown
        )
        found[mask] = [
            float(mask == usual),
            worth / 3,
            float(honest),
            (limit - stars_of(sums[mask])) / 4 if honest else 0.0,
            looks,
            looks * honest,
            odds(0, size, mission, limit),
            float(giulias_in(sums[mask])),
            float(giulias_in(sums[mask]) * honest),
            float(marios_in(sums[mask])),
            *(float(size == count) for count in range(1, HAND + 1)),
            *(float(n - size == count) for count in range(2, HAND)),
            *around,
        ]
    return found


def halves(world: CapoState, seat: int) -> Options:
    size, limit, mission = world.crew_n[seat], star_limit(world), world.mission
    sums = sums_of_sets(crew_faces(world, seat), size)
    whole = sums[BIT[size] - 1]
    shown = must_turn_up(world, size)
    around = situation(world, seat)
    masks = [mask for mask in range(1, BIT[size]) if HOW_MANY[mask] == shown and fits(world, seat, mask)]
    looks = [odds(sums[mask], size - shown, mission, limit) for mask in masks]
    usual = masks[looks.index(max(looks))]
    honest = meets(whole, mission, limit)
    return {
        mask: [
            float(mask == usual),
            look,
            look * honest,
            look - max(looks),
            float(honest),
            (stars_of(sums[mask])) / 4,
            float(giulias_in(sums[mask])),
            float(giulias_in(whole)),
            float(marios_in(sums[mask])),
            float(marios_in(whole)),
            size / 5,
            *around,
        ]
        for mask, look in zip(masks, looks, strict=True)
    }


def suspicions(world: CapoState, seat: int) -> Options:
    size, limit = world.crew_n[seat], star_limit(world)
    own = sums_of_sets(crew_faces(world, seat), size)[BIT[size] - 1]
    mine = [float(meets(own, world.mission, limit)), float(giulias_in(own)), *situation(world, seat)]
    looks = {offset: look_of(world, world.after(seat, offset)) for offset in range(1, world.seats)}
    worst = min(looks.values())
    found: Options = {SUSPECT_NONE: [1.0, float(worst >= 0.6), worst, *([0.0] * 12), *mine]}
    for offset, look in looks.items():
        other = world.after(seat, offset)
        if is_protected(world, other):
            continue
        crew = world.crew_n[other]
        found[SUSPECT_FIRST + offset] = [
            0.0,
            float(look == worst and look < 0.6),
            worst,
            1.0,
            look,
            float(look == 0.0),
            float(look < 0.08),
            float(look < 0.25),
            (world.respect[other] - world.respect[seat]) / 5,
            *(float(crew == count) for count in range(1, HAND + 1)),
            world.hand_n[other] / 5,
            *mine,
        ]
    return found


def look_of(world: CapoState, other: int) -> float:
    """How often cards that nobody has seen would complete what lies open of this crew."""
    visible = hidden = 0
    for position in range(world.crew_n[other]):
        token = world.crew_token(other, position)
        if world.cards.is_open(token):
            visible += SUM_OF[world.cards.face[token]]
        else:
            hidden += 1
    return odds(visible, hidden, world.mission, star_limit(world))
