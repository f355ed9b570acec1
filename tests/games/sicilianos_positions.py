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
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Illegal, Log, Rng, State, Value
from sitdown.engine.cards import BIT
from sitdown.engine.places import Places
from sitdown.engine.refusal import Fact
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import (
    CARDS,
    COLOURS,
    FAMILIES,
    HAND_LIMIT,
    LETTERS,
    NOTE_VALUE,
    NOTES,
    NOTES_OF_VALUE,
    TYPE_IDS,
    TYPES,
    VALUES,
    card_id,
)
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.games.sicilianos.state import DRAFT, NONE, PARTICIPANTS
from sitdown.games.sicilianos.turn import begin_turn

Lines = list[dict[str, Fact]]
Hands = Mapping[str, str]

SEATS = "ABCDEF"
VALUE_OF_NOTE = [int(NOTE_VALUE[note]) for note in range(NOTES)]
SIGNS = {"H": 0, "1": 1, "2": 2}


# -- names ------------------------------------------------------------------------------------------------------------


def seat_of(letter: str) -> int:
    return SEATS.index(letter)


def face_of(name: str) -> int:
    """`K5` as the number of the face."""
    return LETTERS.index(name[0]) * VALUES + int(name[1:]) - 1


def colour_of(name: str) -> int:
    """A colour by its name or its letter."""
    return LETTERS.index(name) if name in LETTERS else FAMILIES.index(name)


def note_of(value: int | str) -> int:
    return VALUE_OF_NOTE.index(int(value))


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
        for seat, hand in enumerate(hands):
            for card in hand:
                if colour_of(card[0]) == colour:
                    _put(cards, token, face_of(card))
                    bits = state.held[seat * COLOURS + colour] | BIT[token % VALUES]
                    state.held[seat * COLOURS + colour] = bits
                    token += 1
        assert token == (colour + 1) * VALUES, f"{FAMILIES[colour]}: all cards once"
    state.cards = cards
    for seat, hand in enumerate(hands):
        state.hand_n[seat] = len(hand)
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


def actions_of(state: SicilianosPlay, seat: int, what: str) -> list[int]:
    """`Y3` places, `/20` stakes, `Y3/20` does both; else the action's name, then what it is about."""
    encode = GAME.actions.encode
    if what[0] in LETTERS and what[1].isdigit():
        card, _, value = what.partition("/")
        placed = [encode("place", face_of(card))]
        return [*placed, encode("stake", note_of(value))] if value else placed
    if what[0] == "/":
        return [encode("stake", note_of(what[1:]))]
    kind, *about = what.split()
    if kind in ("business", "money"):
        return [encode("split", 0 if kind == "business" else 1)]
    if kind in ("place", "pick", "bomb"):
        return [encode(kind, face_of(about[0]))]
    if kind in ("take", "peek"):
        return [encode(kind, colour_of(about[0]))]
    if kind == "steal":
        offset = (seat_of(about[1]) - seat) % state.seats
        return [encode(kind, colour_of(about[0]), offset)]
    if kind == "shop":
        return [encode(kind, TYPE_IDS.index(about[0]))]
    return [encode(kind)]


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


# -- asking -----------------------------------------------------------------------------------------------------------


def see(state: SicilianosPlay, seat: int | str | None = None) -> dict[str, Any]:
    """The seat's view, for reading."""
    return cast(dict[str, Any], state.view(seat_of(seat) if isinstance(seat, str) else seat))


def player(state: SicilianosPlay, letter: str, by: int | str | None = None) -> dict[str, Any]:
    """What a seat (None: everybody) sees of this player."""
    return cast(dict[str, Any], see(state, by)["players"][seat_of(letter)])


def hand(state: SicilianosPlay, letter: str, by: int | str | None = "") -> list[str]:
    """The hand as the owner, or somebody else, sees it."""
    return cast(list[str], player(state, letter, letter if by == "" else by)["hand"])


def pile(state: SicilianosPlay, letter: str, by: int | str | None = None) -> list[str]:
    """A pile from the top as somebody sees it."""
    return cast(list[str], see(state, by)["piles"][colour_of(letter)]["cards"])


def true_pile(state: SicilianosPlay, letter: str) -> list[str]:
    """A pile from the top."""
    return cast(list[str], cast(dict[str, Any], state.open_view())["piles"][colour_of(letter)]["cards"])


def lane(state: SicilianosPlay, letter: str, by: int | str | None = None) -> dict[str, Any]:
    """A participant in the war as somebody sees him."""
    return cast(dict[str, Any], see(state, by)["war"]["lanes"][seat_of(letter)])


def on_table(state: SicilianosPlay, letter: str, by: int | str | None = None) -> list[str]:
    return [str(card["card"]) for card in lane(state, letter, by)["cards"]]


def strengths(state: SicilianosPlay) -> list[int | None]:
    return [lane["strength"] for lane in see(state)["war"]["lanes"]]


def money(state: SicilianosPlay, letter: str) -> tuple[int, int]:
    """Black and laundered money, in thousands."""
    return player(state, letter)["black"], player(state, letter)["laundered"]


def bank(state: SicilianosPlay) -> dict[int, int]:
    """Notes in the bank by value."""
    return dict(zip(VALUE_OF_NOTE, cast(list[int], see(state)["bank"]), strict=True))


def businesses(state: SicilianosPlay, letter: str, by: int | str | None = "") -> list[str]:
    return cast(list[str], player(state, letter, letter if by == "" else by)["businesses"])


def phase(state: SicilianosPlay) -> tuple[str, str]:
    """What is asked of whom."""
    mover = see(state)["mover"]
    return see(state)["phase"], "" if mover is None else SEATS[mover]


def choices(state: SicilianosPlay) -> set[str]:
    """What may be done now: "place Y3", "pass", "bomb R1", "steal red 1"."""
    found = set()
    for action in state.choices():
        kind, values = GAME.actions.decode(action)
        about = [str(value) for value in values]
        if kind in ("place", "pick", "bomb"):
            about = [card_id(values[0])]
        elif kind in ("take", "peek", "steal"):
            about = [FAMILIES[values[0]], *about[1:]]
        elif kind == "stake":
            about = [str(VALUE_OF_NOTE[values[0]])]
        elif kind == "shop":
            about = [TYPE_IDS[values[0]]]
        found.add(" ".join([kind, *about]))
    return found


def refused(state: SicilianosPlay, letter: str, what: str | int) -> str:
    """The rule by which `apply` refuses it, leaving everything as it was; empty for a legal action."""
    seat = seat_of(letter)
    action = actions_of(state, seat, what)[0] if isinstance(what, str) else what
    before = everything(state)
    refusal = state.explain(seat, action)
    if refusal is None:
        assert action in state.legal(seat)
        return ""
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    assert caught.value.rule == refusal.rule
    assert everything(state) == before
    return refusal.rule


def listen(state: SicilianosPlay) -> Log:
    """From now on all events of the state are kept here."""
    log = Log()
    state.listener = log
    return log


def log_of(state: SicilianosPlay) -> Log:
    assert isinstance(state.listener, Log)
    return state.listener


def told(state: SicilianosPlay, name: str, seat: int | str | None = None) -> Lines:
    """The events of this name as the seat (None: an onlooker) heard them."""
    heard = log_of(state).lines(seat_of(seat) if isinstance(seat, str) else seat)
    return [line for line in heard if line["event"] == name]


def copy(state: SicilianosPlay) -> SicilianosPlay:
    other = state.clone()
    assert isinstance(other, SicilianosPlay)
    return other


def dream(state: SicilianosPlay, mind: int | None, seed: object) -> SicilianosPlay:
    world = state.imagine(mind, Rng.seeded(seed))
    assert isinstance(world, SicilianosPlay)
    return world


# -- the whole truth, to compare --------------------------------------------------------------------------------------

NUMBERS = (
    "seats phase mover first on_turn turns wars ended influence peeked in_war starter war_round table_n open_n "
    "coat_kept queue placed winner founder ally"
)
ROWS = (
    "pile pile_n shop_pile held hand_n owned black washed bank rolled tally status colour serves stake table owner "
    "shown_in"
)


def everything(state: SicilianosPlay) -> dict[str, object]:
    """Every field of a state: token numbers, what each watcher knows, random words."""
    found: dict[str, object] = {"options": dict(state.options), "rng": state.rng.words()}
    found.update({name: getattr(state, name) for name in NUMBERS.split()})
    found.update({name: _row(getattr(state, name)) for name in ROWS.split()})
    for name, places in (("cards", state.cards), ("shops", state.shops)):
        found[f"{name} face"], found[f"{name} token"] = _row(places.face), _row(places.token)
        found[f"{name} seen"], found[f"{name} may"] = _row(places.seen), _row(places.may)
    return found


def _row(values: vec[i64]) -> list[int]:
    return list(values)


def fields_that_differ(one: SicilianosPlay, other: SicilianosPlay) -> list[str]:
    here, there = everything(one), everything(other)
    return [name for name in here if here[name] != there[name]]


# -- what is always true ----------------------------------------------------------------------------------------------


def hand_tokens(state: SicilianosPlay, seat: int) -> list[int]:
    return _bits(state, seat, VALUES)


def shop_tokens(state: SicilianosPlay, seat: int) -> list[int]:
    return _bits(state, seat, TYPES)


def _bits(state: SicilianosPlay, seat: int, size: int) -> list[int]:
    masks = state.held if size == VALUES else state.owned
    return [
        colour * size + place
        for colour in range(COLOURS)
        for place in range(size)
        if masks[seat * COLOURS + colour] & BIT[place]
    ]


def pile_tokens(state: SicilianosPlay, colour: int) -> list[int]:
    """From the bottom to the top."""
    return [state.pile[colour * VALUES + i] for i in range(state.pile_n[colour])]


def table_tokens(state: SicilianosPlay) -> list[int]:
    return [state.table[i] for i in range(state.table_n)]


def check_table(state: State) -> None:
    """The invariants of section 10, and that everybody's knowledge is true."""
    assert isinstance(state, SicilianosPlay)
    check_places(state)
    check_money(state)
    check_knowledge(state.cards)
    check_knowledge(state.shops)
    check_who_knows_what(state)
    colours = [state.colour[seat] for seat in range(state.seats) if state.colour[seat] != NONE]
    assert len(set(colours)) == len(colours), "the colours of first cards are distinct (SI-43)"


def check_places(state: SicilianosPlay) -> None:
    """66 family and 18 business cards, each in exactly one place; nobody holds more than ten (SI-11)."""
    tokens = table_tokens(state)
    shops = [c * TYPES + i for c in range(COLOURS) for i in range(TYPES) if state.shop_pile[c] & BIT[i]]
    for colour in range(COLOURS):
        lying = pile_tokens(state, colour)
        assert {token // VALUES for token in lying} <= {colour}
        tokens += lying
    for seat in range(state.seats):
        held = hand_tokens(state, seat)
        assert len(held) == state.hand_n[seat] <= HAND_LIMIT
        tokens += held
        shops += shop_tokens(state, seat)
    assert sorted(tokens) == list(range(CARDS))
    assert sorted(shops) == list(range(COLOURS * TYPES))
    assert state.in_war or state.table_n == 0
    assert 0 <= state.open_n <= state.table_n
    if state.phase == DRAFT:
        for seat in range(state.seats):
            assert all(state.held_in(seat, colour) in (0, *BIT) for colour in range(COLOURS))


def check_money(state: SicilianosPlay) -> None:
    """No note is lost; between wars a note has left a purse for each war its owner took part in."""
    for note in range(NOTES):
        purses = (state.black, state.washed)
        notes = [purse[seat * NOTES + note] for seat in range(state.seats) for purse in purses] + [state.bank[note]]
        assert min(notes) >= 0
        there = sum(notes) + sum(state.stake[seat] == note for seat in range(state.seats))
        assert there == NOTES_OF_VALUE if state.switches.bank_of_notes else there >= NOTES_OF_VALUE
    for seat in range(state.seats):
        assert state.laundered(seat) % 5 == 0
        assert state.in_war or state.stake[seat] == NONE
    if not state.in_war and not state.switches.ties_returned:
        left = sum(state.notes_left(seat) for seat in range(state.seats))
        begun = state.seats * NOTES * state.switches.start_notes
        assert left == begun - state.tally[PARTICIPANTS]


def check_knowledge(places: Places) -> None:
    """Faces stay in their group, one a token; the truth is possible for every watcher, and what is seen is known."""
    size, count = places.size, places.groups * places.size
    for token in range(count):
        face = places.face[token]
        assert places.token[face] == token
        assert face // size == token // size
        bit = BIT[token % size]
        for watcher in range(places.watchers):
            may = places.may[watcher * count + face]
            assert may & bit, f"watcher {watcher} rules out the truth of {token}"
            assert not places.seen[token] & BIT[watcher] or may == bit, f"{watcher} has seen {token}"
        assert places.seen[token] < BIT[places.watchers]


def check_who_knows_what(state: SicilianosPlay) -> None:
    """Own hands, own businesses and own cards on the table; open cards everybody; all businesses at the end."""
    for seat in range(state.seats):
        assert all(state.cards.seen[token] & BIT[seat] for token in hand_tokens(state, seat))
        assert all(state.shops.seen[token] & BIT[seat] for token in shop_tokens(state, seat))
    everybody = BIT[state.seats + 1] - 1
    for i, token in enumerate(table_tokens(state)):
        if i < state.open_n:
            assert state.cards.seen[token] == everybody
        else:
            assert state.cards.seen[token] & BIT[state.owner[token]]
    assert not state.over or all(state.shops.seen[token] == everybody for token in range(COLOURS * TYPES))
