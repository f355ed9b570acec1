"""What viewers get: nothing that they may not know, and everything that changes for them."""

from __future__ import annotations

import random

import msgspec
import pytest

from sitdown.engine import Game
from sitdown.engine.game import State, View
from sitdown.engine.rng import Rng
from sitdown.games import all_games
from sitdown.table import Clock, Effect, Table, Viewer, shown
from sitdown.table.views.json_parts import members_of, object_of
from sitdown.table.views.snapshot import Snapshot
from tests.docs.briefcase import GAME as BRIEFCASE
from tests.table.plays import begun, wander

GAMES = [*all_games(), BRIEFCASE]  # the last one shows everybody nothing in common, as the engine does by itself
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def bytes_for(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(shown(table, viewer))


@EACH_GAME
@pytest.mark.parametrize("clock", [Clock(), Clock("game", 90, 5)], ids=lambda clock: clock.kind)
def test_who_did_not_notice_sees_the_same_bytes(game: Game, clock: Clock) -> None:
    """So that a viewer is sent something exactly when something has changed that he may see."""
    for round_ in range(3):
        dice = random.Random(f"notice {game.slug} {round_}")
        life = begun(game, dice.choice(game.seats), clock)
        table = life.table
        last = {viewer: bytes_for(table, viewer) for viewer in table.viewers}

        def look(effect: Effect, table: Table = table, last: dict[Viewer, bytes] = last) -> None:
            for viewer in table.viewers:
                now = bytes_for(table, viewer)
                if viewer not in effect.noticed:
                    assert now == last[viewer], (effect.entry, viewer, last[viewer], now)
                    assert viewer not in effect.lines
                last[viewer] = now

        life.watch = look
        wander(life, dice, 200)


@EACH_GAME
def test_what_all_see_and_what_one_sees_are_together_the_view(game: Game) -> None:
    """And the part for all holds nothing that an onlooker may not know: it is in his view too."""
    dice = random.Random(f"parts {game.slug}")
    life = begun(game, dice.choice(game.seats))
    table = life.table

    def look(effect: Effect) -> None:
        state = table.play()
        common = state.seen_by_all()
        snapshot = Snapshot(table)
        for viewer in table.viewers:
            own = state.seen_by(viewer)
            assert not set(common) & set(own)
            assert {**common, **own} == state.view(viewer)
            seen = {**state.view(viewer), "names": snapshot.names}
            assert snapshot.view(viewer) == seen
            message = msgspec.json.decode(snapshot.message(viewer, effect.lines.get(viewer, [])))
            assert message["view"] == msgspec.json.decode(msgspec.json.encode(seen))
            assert message["events"] == effect.lines[viewer] if effect.lines.get(viewer) else "events" not in message

    life.watch = look
    wander(life, dice, 200)


class Marks(State):
    """A state that shows what a test wants to be shown."""

    def __init__(self, by_all: View, own: View) -> None:
        super().__init__(BRIEFCASE, 2, {}, Rng.seeded("marks"))
        self.by_all = by_all
        self.own = own

    def turn(self) -> list[int]:
        return [0]

    def seen_by_all(self) -> View:
        return self.by_all

    def seen_by(self, seat: int | None) -> View:
        return self.own


@pytest.mark.parametrize("by_all", [{}, {"pile": 7}], ids=["nothing for all", "something for all"])
@pytest.mark.parametrize("own", [{}, {"hand": [3]}], ids=["nothing beside", "something beside"])
@pytest.mark.parametrize("viewer", [0, None])
def test_an_empty_part_of_a_view_is_no_fault(by_all: View, own: View, viewer: Viewer) -> None:
    table = begun(BRIEFCASE, 2).table
    table.state = Marks(by_all, own)
    table.onlookers_view = None
    for more in (b"", b'"prompt":"Go on"'):
        message = msgspec.json.decode(Snapshot(table).message(viewer, [], more))
        assert message["view"] == {**by_all, **own, "names": ["Name 0", "Name 1"]}
        assert message["turn"] == [0]
        assert message.get("prompt") == ("Go on" if more else None)


def test_parts_are_joined_whether_they_are_empty_or_not() -> None:
    some, none = members_of({"a": 1, "b": {}}), members_of({})
    assert (some, none) == (b'"a":1,"b":{}', b"")
    for parts, found in [
        ([], b"{}"),
        ([none], b"{}"),
        ([none, none], b"{}"),
        ([none, some], b'{"a":1,"b":{}}'),
        ([some, none], b'{"a":1,"b":{}}'),
        ([some, none, b'"c":3'], b'{"a":1,"b":{},"c":3}'),
    ]:
        assert object_of(parts) == found
