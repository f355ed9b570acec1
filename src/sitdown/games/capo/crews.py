"""What a crew is worth: symbols, stars, and whether it meets the mission."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.capo.data import (
    CRATES,
    DEDUCTION,
    FISTS,
    FRONT_PAGE,
    HAND,
    JUDGE,
    LIMIT,
    MISSIONS,
    NEED_CRATES,
    NEED_EQUAL,
    NEED_FISTS,
    NEED_NOTES,
    NOTES,
    POWER,
    POWER_CUT,
    SKELETON,
    SKELETON_CREW,
    SKILLS,
    STARS,
    TONY,
    WILDS,
)
from sitdown.games.capo.state import CapoState


def star_limit(state: CapoState) -> i64:
    """CA-11, CA-81."""
    if state.event == JUDGE:
        return LIMIT[state.mission] + 2
    return LIMIT[state.mission]


def must_turn_up(state: CapoState, crew_size: i64) -> i64:
    """How many cards of a crew are turned up: half, rounded down (CA-23), up (CA-82), or none (CA-83)."""
    if state.event == POWER_CUT:
        return 0
    if state.event == FRONT_PAGE:
        return (crew_size + 1) // 2
    return crew_size // 2


def most_cards(state: CapoState) -> i64:
    """How many cards a crew may have: a whole hand (CA-20), or two (CA-88)."""
    if state.event == SKELETON:
        return SKELETON_CREW
    return HAND


def at_least_0(number: i64) -> i64:
    if number > 0:
        return number
    return 0


def short_of(need: i64, have: i64) -> i64:
    if need > have:  # two returns: compiled code would make an object of "a if b else c" of machine numbers
        return need - have
    return 0


def symbols_missing(mission: i64, fists: i64, notes: i64, crates: i64, wilds: i64) -> i64:
    """How many symbols a crew lacks; each Vincenzo is one symbol of whatever kind helps most (CA-12, CA-13, CA-47)."""
    equal = NEED_EQUAL[mission]
    lack_fists = short_of(NEED_FISTS[mission], fists)
    lack_notes = short_of(NEED_NOTES[mission], notes)
    lack_crates = short_of(NEED_CRATES[mission], crates)
    best = lack_fists + lack_notes + lack_crates
    if equal > 0:  # CA-13: equal symbols of a kind of choice, besides the fixed ones
        with_fists = short_of(NEED_FISTS[mission] + equal, fists) + lack_notes + lack_crates
        with_notes = short_of(NEED_NOTES[mission] + equal, notes) + lack_fists + lack_crates
        with_crates = short_of(NEED_CRATES[mission] + equal, crates) + lack_fists + lack_notes
        best = min(min(with_fists, with_notes), with_crates)  # of three, compiled code makes objects
    return short_of(best, wilds)


def with_rats(state: CapoState, stars: i64, rat_stars: i64) -> i64:
    """CA-44: at least 0, with the rat stars or, by the option `star_floor`, before them."""
    if state.switches.floor_before_rat:
        return at_least_0(stars) + rat_stars
    return at_least_0(stars + rat_stars)


# -- what a player is told of a crew of his own -----------------------------------------------------------------------


def count_of(state: CapoState, faces: list[int], slots: i64 = -1) -> list[object]:
    """Stars, missing symbols, own rat stars, whether it meets the mission, and each symbol that is asked for.

    Of the faces whose bit is set in `slots`: a hand is counted in 32 ways for each view, so this counts in plain
    integers. The own rat stars count: a crew is only looked at when its player is suspected (CA-44, CA-45).
    """
    fists: i64 = 0
    notes: i64 = 0
    crates: i64 = 0
    wilds: i64 = 0
    stars: i64 = 0
    rats: i64 = 0
    bit: i64 = 1
    for face in faces:
        if slots & bit != 0:
            fists += FISTS[face]
            notes += NOTES[face]
            crates += CRATES[face]
            wilds += WILDS[face]
            stars += STARS[face] - DEDUCTION[face]
            rats += 1 if POWER[face] == TONY else 0
        bit += bit
    missing = symbols_missing(state.mission, fists, notes, crates, wilds)
    total = with_rats(state, stars, rats)
    met = symbols_met(state.mission, fists, notes, crates, wilds)
    return [total, missing, rats, missing == 0 and total <= star_limit(state), met]


MOST: Final = 64  # more symbols of a kind than five cards can have
MET: Final[dict[int, str]] = {}  # by mission and symbols: some thousands, and the same ones again and again


def symbols_met(mission: i64, fists: i64, notes: i64, crates: i64, wilds: i64) -> str:
    """What the mission asks for, symbol by symbol: `I+` is there, `I-` is not, `I*` is by Vincenzo's help (CA-12).

    Equal symbols of choice are of the kind that the crew has most of (CA-13).
    """
    key = (((mission * MOST + fists) * MOST + notes) * MOST + crates) * MOST + wilds
    met = MET.get(key)
    if met is None:
        met = _symbols_met(str(MISSIONS[mission]["needs"]), [fists, notes, crates], wilds)
        MET[key] = met
    return met


def _symbols_met(needs: str, left: list[int], wilds: int) -> str:
    most = left.index(max(left))
    met = ""
    for need in needs:
        skill = most if need == "?" else SKILLS.index(need)
        if left[skill] > 0:
            left[skill] -= 1
            met += SKILLS[skill] + "+"
        elif wilds > 0:
            wilds -= 1
            met += need + "*"
        else:
            met += need + "-"
    return met
