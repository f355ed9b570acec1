"""Sicilianos: the options of money, businesses and the deal."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.sicilianos.helpers.positions import play, start, table, war
from tests.games.sicilianos.helpers.sight import bank, businesses, money, pile, see, told, true_pile
from tests.games.sicilianos.rules.test_options import worlds


def test_bank_of_notes() -> None:
    """SI-84: losers' notes first; with none of the value only the own note is laundered."""
    washed = {"B": " ".join(["40"] * 8)}
    state = war({"A": "Y9", "B": "Y1"}, "A Y9/40", washed=washed, bank="notes")
    assert money(state, "A") == (210, 40)
    assert bank(state)[40] == 0
    state = war({"A": "Y9", "B": "R1", "C": "Y1"}, "A Y9/40, B R1/40", washed=washed, bank="notes")
    assert money(state, "A") == (210, 80)
    assert bank(state)[40] == 0
    state = table(seats=3, owned={"A": "Y antique, R pizzeria, B laundry"}, bank="notes")
    assert state.scores[0] == 350 - 250


def test_businesses_open() -> None:
    """SI-85: the type is public from SHOP on, and so are the types left."""
    state = war({"A": "Y9", "B": "R1"}, "A Y9/5, B pass, A shop pizzeria", businesses="open")
    for other in ("A", "B", "C", None):
        assert businesses(state, "A", by=other) == ["yellow pizzeria"]
    assert told(state, "founded")[0]["cards"] == ["yellow pizzeria"]
    for world in worlds(state, 1):
        assert businesses(world, "A") == ["yellow pizzeria"]


def test_set_bonus_per_set() -> None:
    """SI-104: the largest number of sets with no card in two of them."""
    for owned, sets in (
        ("Y antique, R pizzeria, B laundry, K antique, G pizzeria, P laundry", 2),
        ("Y antique, R pizzeria, B laundry, K antique, G pizzeria", 1),
        ("Y antique, R pizzeria, B laundry, R antique, B pizzeria, Y laundry", 2),
        ("Y antique, R pizzeria, R laundry, R antique, Y pizzeria, B laundry", 1),
    ):
        state = table(seats=3, owned={"A": owned}, set_bonus="per_set")
        assert state.scores[0] == -250 + 300 + 50 * sets, owned


def test_return_order_shuffled() -> None:
    """SI-90: by chance, and everybody knows the set, nobody the order."""
    orders: Counter[tuple[str, ...]] = Counter()
    hands = {"A": "Y9 Y2 Y10", "B": "R3 R11", "C": "G1"}
    for number in range(120):
        state = table(hands, return_order="shuffled")
        state.rng = start(3, number).rng
        play(state, "A Y9/5, B R3/5, C pass, A Y2, B R11, A Y10, A shop antique")
        orders[tuple(true_pile(state, "Y")[-3:])] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 5
    for mind in (0, 1, 2, None):
        assert pile(state, "Y", by=mind)[-3:] == ["Y?"] * 3
        assert pile(state, "R", by=mind)[-2:] == ["R?"] * 2
    tails = {tuple(true_pile(world, "Y")[-3:]) for world in worlds(state, 0)}
    assert tails == set(orders)


def test_return_order_shuffled_a_single_card_stays_known() -> None:
    state = war({"A": "Y9", "B": "Y1"}, "A Y9/5, A shop antique", return_order="shuffled")
    assert pile(state, "Y")[-1] == "Y9"


def test_deal_random() -> None:
    """SI-6: no draft; the top cards of four different piles, each of the 15 sets of colours alike."""
    colours: Counter[tuple[int, ...]] = Counter()
    for number in range(300):
        state = start(4, number, deal="random")
        assert see(state)["phase"] == "turn"
        assert state.turn() == [state.first]
        for seat in range(4):
            counts = see(state)["players"][seat]["colours"]
            assert sorted(counts) == [0, 0, 1, 1, 1, 1]
            colours[tuple(counts)] += 1
    assert len(colours) == 15
    assert all(50 < count < 115 for count in colours.values())


def test_start_notes_1() -> None:
    """SI-3: one note of each value, the others in the bank; section 9: at most 4n+1 wars."""
    state = start(3, start_notes=1)
    assert [player["notes"] for player in see(state)["players"]] == [[1] * 5] * 3
    assert bank(state) == dict.fromkeys((5, 10, 20, 40, 50), 11)
    assert money(state, "A") == (125, 0)
    for seats in (3, 6):
        dice = random.Random(seats)
        state = start(seats, seats, start_notes=1)
        while not state.over:
            state.play(dice.choice(state.choices()))
        assert see(state)["wars"] <= 4 * seats + 1


def test_godfather_off() -> None:
    """SI-100 and SI-102 are off: three of a colour are just three businesses."""
    owned = {"A": "R antique, R laundry"}
    state = war({"A": "R9", "B": "R1"}, "A R9/5, A shop pizzeria", owned=owned, godfather=False)
    assert not state.over
    assert businesses(state, "A") == ["red antique", "red laundry", "red pizzeria"]
    hands = {"A": "R9", "B": "Y2", "C": "Y3"}
    steps, washed = "A R9/5, B Y2/50, A shop pizzeria", {"B": "50 50 50 50 50 50 50 50"}
    state = war(hands, steps, owned=owned, notes={"B": "50"}, washed=washed, godfather=False)
    assert state.ending == "black_money"
    assert state.ranking[1] == 1
