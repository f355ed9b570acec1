"""What viewers get: nothing that they may not know, and everything that changes for them."""

from __future__ import annotations

import random

import msgspec
import pytest

from sitdown.engine import Game
from sitdown.games import all_games
from sitdown.table import Clock, Table, Told, Viewer, shown
from sitdown.table.sight import Sight
from tests.table.plays import begun, wander

EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


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

        def look(told: Told, table: Table = table, last: dict[Viewer, bytes] = last) -> None:
            for viewer in table.viewers:
                now = bytes_for(table, viewer)
                if viewer not in told.noticed:
                    assert now == last[viewer], (told.entry, viewer, last[viewer], now)
                    assert viewer not in told.lines
                last[viewer] = now

        life.watch = look
        wander(life, dice, 200)


@EACH_GAME
def test_what_all_see_and_what_one_sees_are_together_the_view(game: Game) -> None:
    """And the part for all holds nothing that an onlooker may not know: it is in his view too."""
    dice = random.Random(f"parts {game.slug}")
    life = begun(game, dice.choice(game.seats))
    table = life.table

    def look(told: Told) -> None:
        state = table.play()
        common = state.seen_by_all()
        sight = Sight(table)
        for viewer in table.viewers:
            own = state.seen_by(viewer)
            assert not set(common) & set(own)
            assert {**common, **own} == state.view(viewer)
            seen = {**state.view(viewer), "names": sight.names}
            assert sight.view(viewer) == seen
            message = msgspec.json.decode(sight.message(viewer, told.lines.get(viewer, [])))
            assert message["view"] == msgspec.json.decode(msgspec.json.encode(seen))
            assert message["events"] == told.lines[viewer] if told.lines.get(viewer) else "events" not in message

    life.watch = look
    wander(life, dice, 200)
