"""Positions of Palermo for tests: a city as a test wants it, figures where it wants them, then real actions.

    state = bare_city(houses=[("H1R", (2, 3), 3, 0)])     # the start tile on (2, 2), streets, one house of seat 0
    state.apply(0, go(5, 7))
    assert state.scores == [2, 0, 0]

Places are (row, column) from 0 to 5, fields (row, column) from 0 to 13, as in the rules. Figures not named are in the
depot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Log, State, Value
from sitdown.engine.refusal import Fact
from sitdown.games.palermo import GAME
from sitdown.games.palermo.build import lay_tile, open_depot
from sitdown.games.palermo.city import (
    CODES,
    DISCS,
    EMPTY,
    ENTRY,
    FIELD_OF,
    FIELDS,
    HOUSE,
    HOUSE_KINDS,
    KIOSK,
    PLACES,
    START_TILE,
    STREET_TILE,
    TILES_OF_KIND,
)
from sitdown.games.palermo.fields import has
from sitdown.games.palermo.play import PalermoPlay
from sitdown.games.palermo.routes import neighbours
from sitdown.games.palermo.state import BUILD, DEPOT, GANGSTER, HOME, NOBODY, NOT_HOME, POLICE

Spot = tuple[int, int]
House = tuple[str, Spot, int, int]  # tile, place, turn, owner
POLICE_PASS, STAY = 900, 1097


NEAR_DOOR = ("H1R", (2, 3), 3, 0)  # entry (5, 7), next to the start tile
FAR_DOOR = ("H1R", (0, 0), 0, 0)  # house (1, 1), entry (1, 2)


def field(row: int, column: int) -> int:
    return 14 * row + column


def place(spot: Spot) -> int:
    return 6 * spot[0] + spot[1]


def build(tile: str, spot: Spot, turn: int) -> int:
    """The action."""
    return GAME.actions.encode("build", CODES.index(tile), place(spot), turn)


def go(row: int, column: int) -> int:
    return GAME.actions.encode("go", field(row, column))


def police_to(row: int, column: int) -> int:
    return GAME.actions.encode("police_to", field(row, column))


def started(seats: int = 3, options: Mapping[str, Value] | None = None, seed: object = 0) -> PalermoPlay:
    state = GAME.start(seats, seed, dict(options or {}))
    assert isinstance(state, PalermoPlay)
    return state


def put_house(state: PalermoPlay, house: House) -> None:
    code, spot, turn, owner = house
    tile = CODES.index(code) * 4 + turn
    lay_tile(state, place(spot), tile)
    state.owner[place(spot)] = owner
    state.disc[place(spot)] = owner
    state.entry[place(spot)] = FIELD_OF[place(spot) * 4 + ENTRY[tile]]
    if tile // 4 < HOUSE_KINDS:
        state.supply[tile // 4] -= 1
    else:
        state.kiosks += 1
    state.builds += 1


def building_site(
    houses: Sequence[House] = (),
    seats: int = 3,
    only_empty: Sequence[Spot] | None = None,
    supply: Mapping[str, int] | None = None,
    options: Mapping[str, Value] | None = None,
) -> PalermoPlay:
    """Phase 1, seat 0 to build: the start tile on (2, 2), these houses; all else street if `only_empty` says so."""
    state = started(seats, options)
    lay_tile(state, place((2, 2)), START_TILE)
    state.start_place = place((2, 2))
    for house in houses:
        put_house(state, house)
    if only_empty is not None:
        empty = [place(spot) for spot in only_empty]
        for spot in range(PLACES):
            if state.tile[spot] == EMPTY and spot not in empty:
                lay_tile(state, spot, STREET_TILE)
    if supply is not None:
        state.supply = vec[i64]([supply.get(code, 0) for code in CODES[:HOUSE_KINDS]])
    state.phase = BUILD
    return state


def bare_city(
    houses: Sequence[House] = (),
    seats: int = 3,
    mover: int = 0,
    phase: str = "gangster",
    gangsters: Mapping[int, Spot] | None = None,
    police: Mapping[int, Spot] | None = None,
    collected: Mapping[int, int] | None = None,
    home: Mapping[int, int] | None = None,
    money: Sequence[int] | None = None,
    round_: int = 1,
    options: Mapping[str, Value] | None = None,
) -> PalermoPlay:
    """Phase 2 in the bare city B of section 10; `home` names the round of arrival of those who are home."""
    state = building_site(houses, seats, only_empty=[], options=options)
    open_depot(state)
    state.phase = POLICE if phase == "police" else GANGSTER
    state.mover = mover
    state.round = round_
    state.turns = 1
    for seat, (row, column) in (gangsters or {}).items():
        state.gangster[seat] = field(row, column)
    for seat, (row, column) in (police or {}).items():
        state.police[seat] = field(row, column)
    for seat, discs in (collected or {}).items():
        state.got[seat] = discs
    for seat, arrival in (home or {}).items():
        state.gangster[seat] = HOME
        state.arrival[seat] = arrival
        state.got[seat] = DISCS[seats]
        state.out -= 1
    if money is not None:
        state.money = vec[i64](list(money))
    return state


def costs(state: PalermoPlay, seat: int = 0) -> dict[Spot, int]:
    """What every destination costs, as the seat in turn is shown it."""
    reach = state.view(seat)["reach"]
    assert isinstance(reach, list)
    return {divmod(spot, 14): cost for spot, cost, _ in reach}


def players(state: State) -> list[dict[str, object]]:
    seen = state.view(None)["players"]
    assert isinstance(seen, list)
    return seen


def rule_against(state: State, seat: int, action: int) -> str:
    """The rule that forbids an action; empty if it is legal. Both voices of the rules must say so."""
    refusal = state.explain(seat, action)
    assert (refusal is None) == (action in state.legal(seat))
    return "" if refusal is None else refusal.rule


def skip_turn(state: PalermoPlay) -> None:
    """The seat in turn does nothing: the policeman is left, the gangster stays."""
    seat = state.turn()[0]
    if state.phase == POLICE:
        state.apply(seat, POLICE_PASS)
    if state.phase == GANGSTER and state.turn() == [seat]:
        state.apply(seat, STAY)


def listened(state: PalermoPlay) -> Log:
    log = Log()
    state.listener = log
    return log


def told(log: Log, event: str) -> list[dict[str, Fact]]:
    return [line for line in log.lines(None) if line["event"] == event]


def check_table(state: State) -> None:
    """What must always be true: no tile, disc or street is lost or made, figures stand where they may."""
    assert isinstance(state, PalermoPlay)
    laid = [state.tile[spot] for spot in range(PLACES)]
    for kind in range(HOUSE_KINDS):
        on_board = sum(tile // 4 == kind for tile in laid)
        assert on_board + state.supply[kind] == TILES_OF_KIND[kind] or (state.round > 0 and state.supply[kind] == 0)
        assert on_board <= TILES_OF_KIND[kind]
    assert laid.count(START_TILE) == (state.start_place >= 0)
    assert sum(tile // 4 == KIOSK for tile in laid) == state.kiosks
    assert (EMPTY in laid) == (state.round == 0)
    for spot in range(PLACES):
        for quadrant in range(4):
            roof = laid[spot] != EMPTY and HOUSE[laid[spot]] >> quadrant & 1
            assert has(state.street, FIELD_OF[spot * 4 + quadrant]) != bool(roof)
    check_players(state)


def check_players(state: PalermoPlay) -> None:
    discs, seats = DISCS[state.seats], range(state.seats)
    for seat in seats:
        built = sum(owner == seat for owner in state.owner)
        lying = sum(disc == seat for disc in state.disc)
        assert built == lying + state.got[seat]
        assert built == discs or state.round == 0
        assert 0 <= state.got[seat] <= discs
        assert (state.gangster[seat] == HOME) == (state.arrival[seat] != NOT_HOME)
        assert state.gangster[seat] != HOME or state.got[seat] == discs
        assert state.money[seat] >= 0
    assert state.out == sum(state.gangster[seat] != HOME for seat in seats)
    assert all(state.disc[spot] in (NOBODY, state.owner[spot]) for spot in range(PLACES))
    out = [state.gangster[seat] for seat in seats if state.gangster[seat] >= 0]
    beat = [state.police[seat] for seat in seats if state.police[seat] != DEPOT]
    assert len(set(out)) == len(out)  # PA-31
    assert all(0 <= spot < FIELDS and has(state.street, spot) for spot in out + beat)
    assert len(set(beat)) == len(beat)  # PA-42
    for other, spot in enumerate(beat):  # by the option police_apart a gangster may leave two side by side
        assert state.options["police_apart"] == "active" or not set(neighbours(spot)) & set(beat[:other])
    if not state.options["police"]:
        assert not beat
