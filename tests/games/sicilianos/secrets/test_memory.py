"""What a seat of Sicilianos remembers: no imagined world contradicts it, and the game shows it neither more nor less.

The bookkeeping here is made from what the seat hears alone, by the seven steps of section 6, beside that of the game.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from sitdown.engine import Event, Listener
from sitdown.games.sicilianos.data import COLOURS, FAMILIES, TYPE_IDS, TYPES, VALUES
from sitdown.games.sicilianos.play import SicilianosPlay
from tests.games.sicilianos.helpers.invariant import hand_tokens, pile_tokens, shop_tokens, table_tokens
from tests.games.sicilianos.helpers.names import face_of
from tests.games.sicilianos.helpers.positions import start
from tests.games.sicilianos.helpers.sight import dream, see
from tests.games.sicilianos.secrets.test_imagine import OPTIONS

Mind = int | None
Sets = dict[int, set[int]]


class Memory(Listener):
    """For each face the places where it may be. A place is a number that only the rememberer gives."""

    def __init__(self, state: SicilianosPlay, mind: Mind) -> None:
        self.mind = mind
        self.shuffles = state.options["return_order"] == "shuffled"
        self.open_shops = state.options["businesses"] == "open"
        self.fresh = 1000
        self.may: Sets = {}
        self.piles = [[colour * VALUES + i for i in range(VALUES)] for colour in range(COLOURS)]  # top first
        self.hands: list[list[list[int]]] = [[[] for _ in range(COLOURS)] for _ in range(state.seats)]
        self.table: list[int] = []
        self.turned_up = 0
        for colour, places in enumerate(self.piles):
            self.may.update({colour * VALUES + i: set(places) for i in range(VALUES)})
        self.shop_piles = [[colour * TYPES + i for i in range(TYPES)] for colour in range(COLOURS)]
        self.shops: list[list[list[int]]] = [[[] for _ in range(COLOURS)] for _ in range(state.seats)]
        self.shop_may: Sets = {}
        for colour, places in enumerate(self.shop_piles):
            self.shop_may.update({colour * TYPES + i: set(places) for i in range(TYPES)})
        state.listener = self

    # -- the steps ----------------------------------------------------------------------------------------------------

    def sees(self, face: int, place: int) -> None:
        """Step 1."""
        for places in self.may.values():
            places.discard(place)
        self.may[face] = {place}

    def rename(self, old: int, new: set[int]) -> None:
        """Steps 2 and 4: what was on a place is now on one of these."""
        for places in self.may.values():
            if old in places:
                places.remove(old)
                places |= new

    def blur(self, places: list[int]) -> None:
        """Step 3: somebody chose among them in secret."""
        for possible in self.may.values():
            if possible & set(places):
                possible |= set(places)

    def new(self) -> int:
        self.fresh += 1
        return self.fresh

    def place_of(self, name: str) -> int:
        """Where a card lies that the rememberer can name."""
        places = self.may[face_of(name)]
        assert len(places) == 1, f"{name} is named, but may be on {places}"
        return next(iter(places))

    def check_name(self, name: str, place: int) -> None:
        """The game names a card exactly if the rememberer can."""
        known = [face for face, places in self.may.items() if places == {place}]
        assert (known == []) if name.endswith("?") else (known == [face_of(name)])

    # -- what is heard ------------------------------------------------------------------------------------------------

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        facts: dict[str, Any] = dict(event.facts)
        names = cards_as[self.mind]
        if event.name in ("took", "peeked", "picked", "stole", "placed", "revealed", "bombed", "founded"):
            colour = FAMILIES.index(facts["colour"]) if "colour" in facts else -1
            getattr(self, f"hear_{event.name}")(facts, colour, names)
        elif event.name in ("wins", "allies_win", "nobody_wins"):
            self.cards_go_under()

    def hear_took(self, facts: dict[str, Any], colour: int, names: list[str]) -> None:
        place = self.piles[colour].pop(0)
        self.hands[facts["seat"]][colour].append(place)
        if facts["seat"] == self.mind:
            self.sees(face_of(names[0]), place)
        self.check_name(names[0], place)

    def hear_peeked(self, facts: dict[str, Any], colour: int, names: list[str]) -> None:
        for name, place in zip(names, self.piles[colour], strict=True):
            if facts["seat"] == self.mind:
                self.sees(face_of(name), place)
            self.check_name(name, place)

    def hear_picked(self, facts: dict[str, Any], colour: int, names: list[str]) -> None:
        old = self.piles[colour]
        if facts["seat"] == self.mind or len(old) == 1:
            place = self.place_of(names[0]) if facts["seat"] == self.mind else old[0]
            old.remove(place)
        else:
            place = self.new()
            self.piles[colour] = [self.new() for _ in old[1:]]
            for i, before in enumerate(old):
                self.rename(before, {place, *self.piles[colour][max(i - 1, 0) : i + 1]})
        self.hands[facts["seat"]][colour].append(place)
        self.check_name(names[0], place)

    def hear_stole(self, facts: dict[str, Any], colour: int, names: list[str]) -> None:
        place = self.out_of_hand(facts["target"], colour, names)
        self.hands[facts["seat"]][colour].append(place)
        if facts["seat"] == self.mind:
            self.sees(face_of(names[0]), place)
        self.check_name(names[0], place)

    def hear_placed(self, facts: dict[str, Any], colour: int, names: list[str]) -> None:
        place = self.out_of_hand(facts["seat"], colour, names)
        self.table.append(place)
        self.check_name(names[0], place)

    def out_of_hand(self, owner: int, colour: int, names: list[str]) -> int:
        held = self.hands[owner][colour]
        if owner == self.mind:
            place = self.place_of(names[0])
        else:
            self.blur(held)
            place = held[0]
        held.remove(place)
        return place

    def hear_revealed(self, facts: dict[str, Any], colour: int, names: list[str]) -> None:
        self.sees(face_of(names[0]), self.table[self.turned_up])
        self.turned_up += 1

    def hear_bombed(self, facts: dict[str, Any], colour: int, names: list[str]) -> None:
        for name in names:
            place = self.place_of(name)
            self.table.remove(place)
            self.turned_up -= 1
            self.piles[face_of(name) // VALUES].append(place)

    def cards_go_under(self) -> None:
        batches: dict[int, list[int]] = {}
        for place in self.table:
            colour = next(face for face, places in self.may.items() if places == {place}) // VALUES
            batches.setdefault(colour, []).append(place)
        for colour, places in batches.items():
            self.piles[colour] += places
            if self.shuffles:
                self.blur(places)
        self.table = []
        self.turned_up = 0

    # -- businesses ---------------------------------------------------------------------------------------------------

    def looks_at(self, colour: int, kinds: list[str]) -> None:
        """Step 6: the founder sees the pile as a set."""
        lying = set(self.shop_piles[colour])
        for kind in range(TYPES):
            if TYPE_IDS[kind] in kinds:
                self.shop_may[colour * TYPES + kind] &= lying
            else:
                self.shop_may[colour * TYPES + kind] -= lying

    def hear_founded(self, facts: dict[str, Any], colour: int, names: list[str]) -> None:
        lying = self.shop_piles[colour]
        place = lying[0]
        known = not names[0].endswith("?")
        for face in range(colour * TYPES, (colour + 1) * TYPES):
            if self.shop_may[face] & set(lying):
                self.shop_may[face] |= set(lying)
        if facts["seat"] == self.mind or self.open_shops:
            face = colour * TYPES + TYPE_IDS.index(names[0].split()[1])
            for places in self.shop_may.values():
                places.discard(place)
            self.shop_may[face] = {place}
        exact = [face for face, places in self.shop_may.items() if places == {place}]
        assert bool(exact) == known
        lying.remove(place)
        self.shops[facts["seat"]][colour].append(place)


# -- comparing --------------------------------------------------------------------------------------------------------


def zones_of(memory: Memory) -> dict[int, tuple[str, int, int]]:
    """Each place as everybody can point at it: a position in a pile or on the table, or just a hand."""
    zones: dict[int, tuple[str, int, int]] = {}
    for colour, pile in enumerate(memory.piles):
        zones.update({place: ("pile", colour, i) for i, place in enumerate(pile)})
    for seat, colours in enumerate(memory.hands):
        zones.update({place: ("hand", seat, 0) for places in colours for place in places})
    zones.update({place: ("table", 0, i) for i, place in enumerate(memory.table)})
    return zones


def zones_in(state: SicilianosPlay) -> dict[int, tuple[str, int, int]]:
    """The same for the tokens of a state."""
    zones: dict[int, tuple[str, int, int]] = {}
    for colour in range(COLOURS):
        zones.update({token: ("pile", colour, i) for i, token in enumerate(reversed(pile_tokens(state, colour)))})
    for seat in range(state.seats):
        zones.update({token: ("hand", seat, 0) for token in hand_tokens(state, seat)})
    zones.update({token: ("table", 0, i) for i, token in enumerate(table_tokens(state))})
    return zones


def check_same_knowledge(state: SicilianosPlay, memory: Memory) -> None:
    """The game keeps for this seat exactly the sets of section 6."""
    mine, theirs = zones_of(memory), zones_in(state)
    first = state.cards.watcher_of(memory.mind) * COLOURS * VALUES
    for face, places in memory.may.items():
        base = face // VALUES * VALUES
        bits = state.cards.may[first + face]
        kept = Counter(theirs[base + i] for i in range(VALUES) if bits >> i & 1)
        assert kept == Counter(mine[place] for place in places), f"face {face} for {memory.mind}"


def check_same_shops(state: SicilianosPlay, memory: Memory) -> None:
    owners = {place: seat for seat, colours in enumerate(memory.shops) for places in colours for place in places}
    theirs = {token: seat for seat in range(state.seats) for token in shop_tokens(state, seat)}
    first = state.shops.watcher_of(memory.mind) * COLOURS * TYPES
    for face, places in memory.shop_may.items():
        base = face // TYPES * TYPES
        bits = state.shops.may[first + face]
        kept = Counter(theirs.get(base + i, -1) for i in range(TYPES) if bits >> i & 1)
        assert kept == Counter(owners.get(place, -1) for place in places)


def check_world(world: SicilianosPlay, memory: Memory) -> None:
    """Every face of the world lies on a place where the rememberer holds it for possible."""
    mine, theirs = zones_of(memory), zones_in(world)
    for face, places in memory.may.items():
        assert theirs[world.cards.token[face]] in {mine[place] for place in places}


def remember(seed: str, plays: int, worlds: float) -> Counter[str]:
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(plays):
        options = {**OPTIONS[number % len(OPTIONS)], "deal": "draft"}
        state = start(3 + number % 4, f"{seed} {number}", **options)
        mind: Mind = dice.choice([None, *range(state.seats)])
        memory = Memory(state, mind)
        while not state.over:
            choosing = see(state, mind)["choosing"]
            if choosing and "types" in choosing:
                memory.looks_at(FAMILIES.index(choosing["colour"]), choosing["types"])
            check_same_knowledge(state, memory)
            check_same_shops(state, memory)
            if dice.random() < worlds:
                check_world(dream(state, mind, dice.random()), memory)
                seen["worlds"] += 1
            action = dice.choice(state.choices())
            seen[state.game.actions.decode(action)[0]] += 1
            state.play(action)
    return seen


def test_the_game_keeps_what_a_seat_can_remember() -> None:
    """SI-14, SI-25 to SI-27, SI-40, SI-73, SI-85, SI-90: the sets of section 6, face by face, after every move."""
    seen = remember("memory", 16, 0.2)
    assert seen["worlds"] > 200
    assert min(seen[kind] for kind in ("pick", "steal", "bomb", "shop", "defect")) > 5


@pytest.mark.long
def test_the_game_keeps_what_a_seat_can_remember_over_many_plays() -> None:
    """SI-14, SI-25 to SI-27, SI-40, SI-73, SI-85, SI-90."""
    remember("long memory", 200, 0.2)
