"""What a crew is worth: symbols, stars, and whether it meets the mission."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.capo.data import (
    CRATES,
    DEDUCTION,
    FISTS,
    FRONT_PAGE,
    JUDGE,
    LIMIT,
    NEED_CRATES,
    NEED_EQUAL,
    NEED_FISTS,
    NEED_NOTES,
    NOTES,
    POWER,
    POWER_CUT,
    STARS,
    WILDS,
)
from sitdown.games.capo.state import CapoState


def star_limit(state: CapoState) -> i64:
    """CA-11, CA-81."""
    return LIMIT[state.mission] + (2 if state.event == JUDGE else 0)


def must_turn_up(state: CapoState, crew_size: i64) -> i64:
    """How many cards of a crew are turned up: half, rounded down (CA-23), up (CA-82), or none (CA-83)."""
    if state.event == POWER_CUT:
        return 0
    if state.event == FRONT_PAGE:
        return (crew_size + 1) // 2
    return crew_size // 2


def short_of(need: i64, have: i64) -> i64:
    return need - have if need > have else 0


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
        best = min(with_fists, with_notes, with_crates)
    return short_of(best, wilds)


def crew_missing(state: CapoState, seat: i64) -> i64:
    """How many symbols the seat's whole crew lacks for the mission."""
    fists: i64 = 0
    notes: i64 = 0
    crates: i64 = 0
    wilds: i64 = 0
    position: i64 = 0
    while position < state.crew_n[seat]:
        face = state.cards.face[state.crew_token(seat, position)]
        fists += FISTS[face]
        notes += NOTES[face]
        crates += CRATES[face]
        wilds += WILDS[face]
        position += 1
    return symbols_missing(state.mission, fists, notes, crates, wilds)


def star_total(state: CapoState, seat: i64, rat_stars: i64) -> i64:
    """CA-44: stars of the whole crew, plus rat stars, minus what the cops deduct (CA-46), and at least 0."""
    stars: i64 = 0
    position: i64 = 0
    while position < state.crew_n[seat]:
        face = state.cards.face[state.crew_token(seat, position)]
        stars += STARS[face] - DEDUCTION[face]
        position += 1
    if state.switches.floor_before_rat:
        return (stars if stars > 0 else 0) + rat_stars
    return stars + rat_stars if stars + rat_stars > 0 else 0


def meets_mission(state: CapoState, seat: i64, rat_stars: i64) -> bool:
    """CA-11: at least all the symbols, at most the number of stars; surplus symbols do no harm."""
    return crew_missing(state, seat) == 0 and star_total(state, seat, rat_stars) <= star_limit(state)


def how_many(state: CapoState, seat: i64, power: i64, turned_up_only: bool = False) -> i64:
    """How many cards with this power are in the seat's crew."""
    found: i64 = 0
    position: i64 = 0
    while position < state.crew_n[seat]:
        token = state.crew_token(seat, position)
        visible = state.cards.is_open(token)
        if POWER[state.cards.face[token]] == power and (visible or not turned_up_only):
            found += 1
        position += 1
    return found
