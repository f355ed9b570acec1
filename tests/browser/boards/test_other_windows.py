"""Every board in the windows between a desk and a phone: a tablet, and a phone held across, in the light theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from sitdown.games import game_of
from tests.browser.tools.cosanostra import without_bargaining
from tests.browser.tools.guests import Guests, Size
from tests.browser.tools.looking import faults, open_table
from tests.browser.tools.moments import Moments, anything
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables, seat_link

WINDOWS: dict[str, tuple[Size, ViewportSize]] = {
    "tablet": ("desktop", {"width": 820, "height": 1180}),
    "across": ("phone", {"width": 844, "height": 390}),
}
LIKELY = {"cosanostra": without_bargaining}  # what is done on the way


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_seen(guests: Guests, tables: Tables, game: str, window: str) -> None:
    """At the first question, and with most seats in the middle of a game."""
    size, viewport = WINDOWS[window]
    guest = guests.come(size, theme="light", viewport=viewport)
    for seats in (min(game_of(game).seats), max(game_of(game).seats)):
        made = Moments(tables, game, LIKELY.get(game, anything)).at(
            "middle", lambda view: view.get("round", 3) >= 2, seats
        )
        open_table(guest, seat_link(made))
        take(guest, f"{game}-{window}-{seats}")
        assert faults(guest) == [], f"{game} with {seats} seats on a {window}"
