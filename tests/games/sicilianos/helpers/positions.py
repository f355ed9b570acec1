"""Positions of Sicilianos for tests: the cards where a test wants them, and everything after that by real actions.

    state = table({"A": "Y3 Y7 Y10", "B": "R4 R11"})
    play(state, "A Y3/20, B R4/50, C pass, A Y7, B R11, A Y10, A shop pizzeria")
    assert money(state, "A") == (230, 40)

Cards are named as the rules write them ("Y3 K11"), players by letters, notes by their value in thousands. Tokens are
laid out in a public order (piles from the bottom, then the hands), so two tables that differ only in a secret differ
only in faces. The `check_…` functions are the invariants that hold at every moment of every play.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from sitdown.engine import Rng, Value
from sitdown.engine.cards import BIT
from sitdown.engine.places import Places
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import (
    COLOURS,
    FAMILIES,
    HAND_LIMIT,
    LETTERS,
    NOTES,
    NOTES_OF_VALUE,
    TYPE_IDS,
    TYPES,
    VALUES,
)
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.games.sicilianos.state import PARTICIPANTS
from sitdown.games.sicilianos.turn import begin_turn
from sitdown.testing import listen
from tests.games.sicilianos.helpers.invariant import (
    check_table,
)
from tests.games.sicilianos.helpers.names import (
    SEATS,
    SIGNS,
    VALUE_OF_NOTE,
    Hands,
    actions_of,
    colour_of,
    face_of,
    seat_of,
)
from tests.games.sicilianos.helpers.sight import (
    copy,
    hand,
    see,
)

# -- laying cards where a test wants them -----------------------------------------------------------------------------


def start(seats: int = 3, seed: object = 0, **options: Value) -> SicilianosPlay:
    state = GAME.start(seats, seed, options)
    assert isinstance(state, SicilianosPlay)
    return state


def table(
    hands: Hands | None = None,
    *,
    seats: int | None = None,
    piles: Mapping[str, str] | None = None,
    tails: Mapping[str, int] | None = None,
    notes: Hands | None = None,
    washed: Hands | None = None,
    owned: Hands | None = None,
    turn: str = "A",
    **options: Value,
) -> SicilianosPlay:
    """A game at the beginning of somebody's turn, laid out as asked; 3 players unless more hands are listed.

    `hands` are whole hands. `piles` are whole piles by letter, top first: what is then left of the colour is dealt to
    players of whom nothing is said, from the last on; without a pile named, all that no one holds lies in it. So many
    cards at the bottom of a pile as `tails` says are known to everybody. `notes` are whole purses of black money and
    `washed` of laundered money; the bank has the rest. `owned` are businesses ("Y antique, R pizzeria").
    """
    named = dict(hands or {})
    count = seats or max([3, *(seat_of(letter) + 1 for letter in named)])
    state = start(count, "table", **{**options, "deal": "draft"})
    held = [named.get(SEATS[seat], "").split() for seat in range(count)]
    lying = _deal_rest(held, [SEATS[seat] in named for seat in range(count)], piles or {})
    lay(state, held, lying)
    for letter, size in (tails or {}).items():
        for i in range(size):
            state.cards.see_all(state.pile[colour_of(letter) * VALUES + i])
    lay_money(state, notes or {}, washed or {})
    lay_shops(state, owned or {})
    state.first = seat_of(turn)
    begin_turn(state, seat_of(turn))
    check_table(state)
    return state


def _deal_rest(held: list[list[str]], named: list[bool], piles: Mapping[str, str]) -> list[list[str]]:
    """The piles by colour, top first; what a named pile leaves over goes to hands of which nothing was said."""
    lying = []
    for letter in LETTERS:
        free = [f"{letter}{value}" for value in range(1, VALUES + 1)]
        free = [card for card in free if not any(card in hand for hand in held)]
        if letter in piles:
            pile = [f"{letter}{value}" for value in piles[letter].split()]
            for card in free:
                if card not in pile:
                    room = [s for s in range(len(held)) if not named[s] and len(held[s]) < HAND_LIMIT]
                    held[room[-1]].append(card)
            free = pile
        lying.append(free)
    return lying


def lay(state: SicilianosPlay, hands: Sequence[Sequence[str]], piles: Sequence[Sequence[str]]) -> None:
    """Put these cards into hands and piles (top first); everybody knows his own hand and nothing else."""
    cards = Places.fresh(COLOURS, VALUES, state.seats + 1)
    for i in range(len(state.held)):
        state.held[i] = 0
    for colour, pile in enumerate(piles):
        token = colour * VALUES
        for i, card in enumerate(reversed(pile)):
            state.pile[colour * VALUES + i] = token
            _put(cards, token, face_of(card))
            token += 1
        state.pile_n[colour] = len(pile)
        for seat, held in enumerate(hands):
            for card in held:
                if colour_of(card[0]) == colour:
                    _put(cards, token, face_of(card))
                    bits = state.held[seat * COLOURS + colour] | BIT[token % VALUES]
                    state.held[seat * COLOURS + colour] = bits
                    token += 1
        assert token == (colour + 1) * VALUES, f"{FAMILIES[colour]}: all cards once"
    state.cards = cards
    state.reached = 0
    for seat, held in enumerate(hands):
        state.hand_n[seat] = len(held)
        state.reached |= BIT[seat] if len(held) == HAND_LIMIT else 0  # he took the last in his latest turn (SI-12)
        for colour in range(COLOURS):
            cards.see_places(seat, colour, state.held_in(seat, colour))


def _put(cards: Places, token: int, face: int) -> None:
    cards.face[token] = face
    cards.token[face] = token


def lay_money(state: SicilianosPlay, notes: Hands, washed: Hands) -> None:
    for seat in range(state.seats):
        for purse, said in ((state.black, notes), (state.washed, washed)):
            if SEATS[seat] in said:
                values = said[SEATS[seat]].split()
                for note, value in enumerate(VALUE_OF_NOTE):
                    purse[seat * NOTES + note] = values.count(str(value))
    for note in range(NOTES):
        given = sum(purse[seat * NOTES + note] for seat in range(state.seats) for purse in (state.black, state.washed))
        state.bank[note] = NOTES_OF_VALUE - given
        assert state.bank[note] >= 0
    missing = sum(5 * state.switches.start_notes - state.notes_left(seat) for seat in range(state.seats))
    state.tally[PARTICIPANTS] = missing  # as if they had been staked in earlier wars


def lay_shops(state: SicilianosPlay, owned: Hands) -> None:
    """Businesses before players, known to their owners; the rest lies in the piles."""
    shops = Places.fresh(COLOURS, TYPES, state.seats + 1)
    given: dict[int, list[tuple[int, int]]] = {}
    for letter, names in owned.items():
        for name in names.split(", "):
            family, what = name.split()
            given.setdefault(colour_of(family), []).append((seat_of(letter), TYPE_IDS.index(what)))
    for colour, cards in given.items():
        kinds = [kind for _, kind in cards]
        kinds += [kind for kind in range(TYPES) if kind not in kinds]
        assert len(kinds) == TYPES
        for place, kind in enumerate(kinds):
            _put(shops, colour * TYPES + place, colour * TYPES + kind)
        for place, (seat, _) in enumerate(cards):
            state.owned[seat * COLOURS + colour] = state.owned[seat * COLOURS + colour] | BIT[place]
            state.shop_pile[colour] = state.shop_pile[colour] & ~BIT[place]
            shops.see(seat, colour * TYPES + place)
            if state.switches.open_businesses:
                shops.see_all(colour * TYPES + place)
    state.shops = shops


# -- playing on by real actions ---------------------------------------------------------------------------------------


def play(state: SicilianosPlay, steps: str) -> None:
    """Steps of players, each by the one who is asked: "A Y3/20, B pass, A shop pizzeria"."""
    for step in steps.split(", "):
        letter, what = step.split(" ", 1)
        for action in actions_of(state, seat_of(letter), what):
            assert state.turn() == [seat_of(letter)], f"{step}: {see(state)['phase']} is asked of {state.turn()}"
            state.apply(seat_of(letter), action)
            check_table(state)


def war(hands: Hands, steps: str, **laid: Any) -> SicilianosPlay:
    """The state after these steps of a war at a table with these hands; its events are in its listener."""
    state = table(hands, **laid)
    listen(state)
    play(state, steps)
    return state


def dice_for(one: str, other: str, sign: str, die: Sequence[int] = (2, 2, 1, 1, 0, 0)) -> Rng:
    """A chance that rolls this next."""
    for number in itertools.count():
        rng = Rng.seeded(f"dice {number}")
        trial = rng.clone()
        rolled = trial.below(COLOURS), trial.below(COLOURS), die[trial.below(6)]
        if rolled == (colour_of(one), colour_of(other), SIGNS[sign]):
            return rng
    raise AssertionError


def roll(state: SicilianosPlay, letter: str, one: str, other: str, sign: str) -> None:
    """ROLL, and the dice fall so."""
    state.rng = dice_for(one, other, sign, list(state.switches.influence))
    play(state, f"{letter} roll")


def steal(state: SicilianosPlay, letter: str, colour: str, victim: str, card: str) -> None:
    """STEAL, and chance picks this card."""
    action = actions_of(state, seat_of(letter), f"steal {colour} {victim}")[0]
    for number in range(1000):
        trial = copy(state)
        trial.rng = Rng.seeded(f"theft {number}")
        trial.apply(seat_of(letter), action)
        if card in hand(trial, letter):
            state.rng = Rng.seeded(f"theft {number}")
            state.apply(seat_of(letter), action)
            return
    raise AssertionError(f"{card} is never stolen")


def end_war(state: SicilianosPlay) -> None:
    """Nobody does more than he must: pass, keep in the family, money, the first business."""
    while state.in_war:
        phase = see(state)["phase"]
        state.apply(state.asked(), state.choices()[-1 if phase == "split" else 0])
        check_table(state)
