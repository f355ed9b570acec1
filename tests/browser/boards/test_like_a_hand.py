"""By mouse as a hand does it, on every board: go there, rest, press, let go. A click is lost if what lies under the
pointer goes away meanwhile."""

from __future__ import annotations

import random
from typing import Any, TypeAlias

import pytest

from sitdown.engine.game import State
from sitdown.games import all_games, game_of
from tests.browser.tools.cosanostra import without_bargaining
from tests.browser.tools.guests import Guest, Guests
from tests.browser.tools.looking import open_table
from tests.browser.tools.moments import Likely, Way, anything, walk
from tests.browser.tools.tables import Tables, seat_link
from tests.server.serving import Message

Thing: TypeAlias = dict[str, Any]  # its name, its kind, and a place where it can be hit
RESTS, PRESSED = 400, 80  # milliseconds
MOMENTS, STEPS = 4, 3  # at most: of a game, and of things touched at one moment
LIKELY: dict[str, Likely] = {"cosanostra": without_bargaining}  # what is done on the way
THINGS = """() => {
  const found = new Map()
  for (const one of document.querySelectorAll('.felt .lit, .felt [data-object].open')) {
    const thing = one.closest('button, [role=button], [data-object]') ?? one.querySelector('button') ?? one
    const name = thing.dataset.object ?? thing.getAttribute('aria-label') ?? thing.textContent.trim()
    const { left, top, width, height } = thing.getBoundingClientRect()
    for (const [across, down] of [[.5, .5], [.3, .3], [.7, .7], [.1, .5], [.5, .1]]) {
      const [x, y] = [left + width * across, top + height * down]
      if (found.has(name) || thing.disabled || !thing.contains(document.elementFromPoint(x, y))) continue
      found.set(name, { name, kind: thing.dataset.object?.split(':')[0] ?? thing.getAttribute('class'), x, y })
    }
  }
  return [...found.values()]
}"""
LISTEN = """() => addEventListener('click', (event) => {
  window.clicked = event.composedPath().includes(window.aimed)
}, true)"""
AIM = """([x, y]) => {
  const hit = document.elementFromPoint(x, y)
  window.aimed = hit.closest('button, [role=button], [data-object]') ?? hit
  window.clicked = false
}"""
# What the board and the prompt say: touching something lit changes it.
SAID = """() => [...document.querySelectorAll('.felt :is([data-object], button, [role=button], .lit)')].map((one) =>
  [one.dataset.object, one.matches('.lit, .open'), one.matches('.chosen'), one.getAttribute('aria-pressed')].join()
).join(';') + document.querySelector('.prompt')?.textContent"""

ANSWERED = ".prompt[aria-busy=false], .ending"


def ways_to_new_questions(state: State, likely: Likely) -> list[Way]:
    """To the first moments at which seat 0 may do something of a kind that it could not do before."""
    state, dice = state.clone(), random.Random(0)
    way: Way = []
    ways: list[Way] = []
    met: set[str] = set()
    while not state.over and len(ways) < MOMENTS:
        seat = state.turn()[0]
        legal = state.legal(seat)
        kinds = {state.game.actions.kind_of(action).name for action in legal}
        if seat == 0 and len(legal) > 1 and not state.forced(0) and not kinds <= met:
            met |= kinds
            ways.append(list(way))
        way.append((seat, dice.choice(likely(legal) or legal)))
        state.push(*way[-1])
    return ways


def touch_like_a_hand(guest: Guest, thing: Thing) -> None:
    page = guest.page
    place = [thing["x"], thing["y"]]
    page.mouse.move(place[0] - 90, place[1] - 40)
    page.mouse.move(*place, steps=4)
    page.wait_for_timeout(RESTS)
    page.evaluate(AIM, place)
    before = page.evaluate(SAID)
    page.mouse.down()
    page.wait_for_timeout(PRESSED)
    page.mouse.up()
    assert page.evaluate("window.clicked"), f"the click on {thing['name']} was lost"
    guest.until(lambda: page.evaluate(SAID) != before, f"{thing['name']} to be taken")
    page.wait_for_selector(ANSWERED)  # until then "Sent…" may be all that is new, and what was lit is lit no longer


def play_a_move(guest: Guest, tables: Tables, made: Message, touched: set[str]) -> None:
    """Touch what nobody has touched yet, then what the first touch has lit, until the move is made."""
    room = tables.live.room(made["id"])
    moves, lit, done = len(room.table.moves), set[str](), set[str]()
    for _ in range(STEPS):
        things: list[Thing] = [one for one in guest.page.evaluate(THINGS) if one["name"] not in done]
        if not things or len(room.table.moves) > moves:
            return
        thing = min(things, key=lambda one: (one["name"] in lit, one["kind"] in touched))
        lit |= {one["name"] for one in things}
        touch_like_a_hand(guest, thing)
        done.add(thing["name"])
        touched.add(thing["kind"])


@pytest.mark.parametrize("game", [game.slug for game in all_games()])
def test_a_click_arrives(guests: Guests, tables: Tables, game: str) -> None:
    guest = guests.come(reduced_motion="no-preference")
    chairs = ["me"] * min(game_of(game).seats)
    start = tables.live.room(tables.maker.make(game, chairs)["id"]).table.play()
    touched: set[str] = set()
    for way in ways_to_new_questions(start, LIKELY.get(game, anything)):
        made = tables.maker.make(game, chairs)
        walk(tables, made, way)
        open_table(guest, seat_link(made))
        guest.page.evaluate(LISTEN)
        play_a_move(guest, tables, made, touched)
    assert touched, f"nothing of {game} can be touched"
