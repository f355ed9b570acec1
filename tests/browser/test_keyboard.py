"""By the keyboard alone: the focus is always to be seen, and no move loses it."""

from __future__ import annotations

import random

import pytest

from tests.browser.guests import Guests
from tests.browser.keyboard import Typist
from tests.browser.lit import LIT, OFFERED
from tests.browser.pictures import take
from tests.browser.tables import GAMES, Tables, seat_link

LONGEST = 900.0  # seconds: each choice is many keys
CHOICES = 10


def sit_down(guests: Guests, tables: Tables, game: str) -> Typist:
    made = tables.against_bots(game)
    guest = guests.come()
    guest.go(seat_link(made))
    guest.page.wait_for_selector(f"{LIT}, {OFFERED}")
    return Typist(guest, guests.live, made["id"], random.Random(f"keys {game}"))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_choices_of_a_game(guests: Guests, tables: Tables, game: str) -> None:
    typist = sit_down(guests, tables, game)
    for _ in range(CHOICES):
        typist.choose()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(guests: Guests, tables: Tables, game: str) -> None:
    typist = sit_down(guests, tables, game)
    try:
        typist.play_to_the_end(LONGEST)
    except AssertionError:
        take(typist.guest, f"stuck-keys-{game}")
        raise
    typist.guest.page.wait_for_selector(".ending")
    typist.keeps_the_focus("the end")
