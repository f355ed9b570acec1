"""The options of Maffiosi about seating, time, money and what is shown (section 9)."""

from __future__ import annotations

from collections import Counter

import pytest

from sitdown.engine import BadOption, Value
from sitdown.games.maffiosi import GAME
from tests.games.maffiosi.helpers.invariant import GANG
from tests.games.maffiosi.helpers.positions import (
    COLOURS,
    cakes,
    draw_pile,
    hand,
    idle_turn,
    men,
    money,
    phase,
    play,
    player,
    see,
    start,
    table,
    told,
    used,
)
from tests.games.maffiosi.rules.test_seating import seat_all
from tests.games.maffiosi.test_data import seating

OFF_ON: list[Value] = [False, True]
BOSSES = "yB 14, rB 12, bB 16"  # everybody earns 1 a turn and nobody does anything


# -- seating ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_seating_random(players: int) -> None:
    """MA-4: whole gangs on random chairs, with four players on 28 of them; yellow starts."""
    seen, free = set(), set()
    for seed in range(12):
        state = start(players, seed, seating="random")
        assert phase(state) == ("card", "yellow")
        for colour in COLOURS[:players]:
            kinds = [man[1] for man in men(state, colour).values()]
            assert [kinds.count(kind) for kind in "BGKH"] == list(GANG[players])
        seen.add(tuple(men(state).items()))
        free.add(tuple(chair for chair in range(1, 31) if chair not in men(state)))
    assert len(seen) == 12
    assert tuple(seating(players).items()) not in seen
    assert {len(chairs) for chairs in free} == {2 if players == 4 else 0}
    assert players != 4 or len(free) > 6


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_first_placer(players: int) -> None:
    """MA-5: the seat that is named places first."""
    for seat in range(players):
        state = start(players, seating="manual", first_placer=seat)
        assert phase(state) == ("setup_piece", COLOURS[seat])


def test_first_placer_random() -> None:
    """MA-5, section 7: each of them sometimes."""
    found = Counter(phase(start(4, seed, seating="manual"))[1] for seed in range(80))
    assert set(found) == set(COLOURS[:4])
    assert min(found.values()) >= 8


@pytest.mark.parametrize(("players", "seat"), [(3, 3), (3, 5), (4, 4), (5, 5)])
def test_first_placer_must_have_a_seat(players: int, seat: int) -> None:
    """MA-5: 0 to n - 1."""
    with pytest.raises(BadOption) as caught:
        GAME.start(players, options={"seating": "manual", "first_placer": seat})
    assert caught.value.field == "first_placer"
    assert caught.value.rule == "MA-5"


@pytest.mark.parametrize(("starter", "colour"), [("last", "red"), ("first", "blue")])
def test_manual_starter(starter: str, colour: str) -> None:
    """MA-5, A30: whoever placed last starts, to the right of whoever placed first; or that one."""
    state = start(4, seating="manual", first_placer=2, manual_starter=starter)
    order = seat_all(state)
    assert (order[0], order[-1]) == ("blue", "red")
    assert phase(state) == ("card", colour)
    assert see(state)["first"] == COLOURS.index(colour)


# -- time -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [5, 10, 15, 20])
def test_closing_time(rounds: int) -> None:
    """MA-66 decides after so many full rounds; no cake and no income of the next, and the pot goes to nobody."""
    state = table(BOSSES, step=1, closing_time=rounds)
    for _ in range(3 * rounds - 1):
        assert not state.over
        idle_turn(state)
    assert not state.over
    idle_turn(state)
    assert state.ending == "closing_time"
    assert money(state) == [rounds] * 3
    assert see(state)["pot"] == 120 - 3 * rounds
    assert state.ranking == [1, 1, 1]


def test_closing_time_off() -> None:
    """Then 40 rounds of three use up the pot."""
    state = table(BOSSES, step=1, last_note="exact")
    turns = 1
    while not state.over:
        idle_turn(state)
        turns += 1
    assert state.ending == "pot_empty"
    assert turns == 120


def test_closing_time_leaves_the_cake_of_the_next_round() -> None:
    state = table(BOSSES, closing_time=5, hands={"yellow": "order"})
    state.rounds = 5
    play(state, "yellow order 14, yellow finish")
    idle_turn(state)
    idle_turn(state)
    assert state.ending == "closing_time"
    assert cakes(state) == {"yellow": 14}
    assert len(men(state)) == 3


def test_closing_time_when_the_start_player_is_out() -> None:
    """The round ends when the turn passes his seat."""
    state = table("rB 12, bB 16, gB 14", players=4, active="red", first="yellow", step=1, closing_time=5)
    for turn in range(15):
        assert not state.over
        assert phase(state)[1] == ("red", "blue", "green")[turn % 3]
        idle_turn(state)
    assert state.ending == "closing_time"
    assert money(state) == [0, 5, 5, 5]


def test_closing_time_when_the_start_player_goes_out_in_his_turn() -> None:
    """That turn belongs to the round all the same."""
    state = table("yH 1, rB 12, bB 16", cakes={"yellow": 1}, step=1, closing_time=5)
    assert phase(state) == ("card", "red")
    for _ in range(10):
        assert not state.over
        idle_turn(state)
    assert state.ending == "closing_time"
    assert money(state) == [0, 5, 5]


def test_closing_time_when_the_last_of_the_round_goes_out_in_his_turn() -> None:
    """Blue's own cake takes his last man; the turn passes to yellow, and the house is closed."""
    state = table(BOSSES, cakes={"blue": 16}, active="red", closing_time=5)
    state.rounds = 5
    idle_turn(state)
    assert player(state, "blue")["out"]
    assert state.ending == "closing_time"
    assert money(state) == [0, 0, 0]


def test_closing_time_counts_from_the_player_who_started() -> None:
    state = table(BOSSES, active="blue", first="blue", step=1, closing_time=5)
    for _ in range(14):
        idle_turn(state)
    assert phase(state) == ("card", "red")
    idle_turn(state)
    assert state.ending == "closing_time"


@pytest.mark.parametrize("rounds", [5, 10, 20])
def test_stall_rounds(rounds: int) -> None:
    """MA-65."""
    state = table("yH 14, rH 12, bH 16", stall_rounds=rounds)
    for _ in range(3 * rounds):
        assert not state.over
        idle_turn(state)
    assert state.ending == "stalemate"


# -- money, cards and ties --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "pot"), [(3, 60), (4, 45), (5, 35), (6, 30)])
def test_short_pot(players: int, pot: int) -> None:
    """MA-2: half the money."""
    assert see(start(players, seating="manual", short_pot=True))["pot"] == pot
    assert see(start(players, seating="manual"))["pot"] == 2 * pot
    state = start(players, short_pot=True)
    assert see(state)["pot"] + money(state)[0] == pot


@pytest.mark.parametrize(("players", "notes"), [(3, [10, 6, 2]), (4, [10, 5, 1]), (5, [10, 5, 0]), (6, [10, 4, 0])])
def test_short_pot_in_notes(players: int, notes: list[int]) -> None:
    """MA-2, MA-22."""
    assert see(start(players, seating="manual", short_pot=True))["notes"] == notes


@pytest.mark.parametrize(("without", "scrams", "moves"), [(False, 2, 14), (True, 0, 16)])
def test_no_scram(without: bool, scrams: int, moves: int) -> None:
    """MA-51: the two Scrams become Moves."""
    state = start(5, no_scram=without)
    cards = Counter(draw_pile(state))
    for colour in COLOURS[:5]:
        cards.update(hand(state, colour))
    assert cards["scram"] == scrams
    assert cards["move"] == moves
    assert cards.total() == 60


def test_hidden_money() -> None:
    """MA-22: a view shows the others' totals at the end only; pot and payments stay public."""
    state = table("yB 12, rB 1, bH 3", money=[40, 30, 47], pot=3, step=1, hidden_money=True)
    assert [shown["money"] for shown in see(state, "yellow")["players"]] == [41, None, None]
    assert [shown["money"] for shown in see(state, "blue")["players"]] == [None, None, 47]
    assert [shown["money"] for shown in see(state)["players"]] == [None, None, None]
    assert see(state, "blue")["pot"] == 2
    assert told(state, "income", "blue")[0]["amount"] == 1
    idle_turn(state)
    assert state.over
    for colour in (None, *COLOURS[:3]):
        assert [shown["money"] for shown in see(state, colour)["players"]] == [41, 32, 47]


def test_open_money() -> None:
    """MA-22: by default every total is public."""
    state = table("yB 12, rB 1, bH 3", money=[40, 30, 47], step=1)
    for colour in (None, *COLOURS[:3]):
        assert [shown["money"] for shown in see(state, colour)["players"]] == [41, 30, 47]


@pytest.mark.parametrize(
    ("first", "shared", "order"),
    [("yellow", [1, 1, 1], [3, 2, 1]), ("red", [1, 1, 1], [1, 3, 2]), ("blue", [1, 1, 1], [2, 1, 3])],
)
def test_final_tie(first: str, shared: list[int], order: list[int]) -> None:
    """MA-66: `order` gives it to whoever comes later in turn order from the start player."""
    for value, ranking in (("shared", shared), ("order", order)):
        state = table("yB 12, rH 1, bH 3", money=[39, 40, 40], pot=1, step=1, first=first, final_tie=value)
        assert state.over
        assert state.ranking == ranking


def test_final_tie_only_of_what_is_left() -> None:
    """MA-66: men at the table and money come first."""
    state = table("yB 12, yH 2, rH 1, bH 3", money=[39, 40, 40], pot=1, step=1, final_tie="order")
    assert state.ranking == [1, 3, 2]
    state = table("yB 12, rH 1, bH 3", money=[40, 40, 39], pot=1, step=1, final_tie="order")
    assert state.ranking == [1, 2, 3]


# -- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shown", [True, False])
def test_open_discards(shown: bool) -> None:
    """MA-31, A33: off, only the top card and the size of the used pile."""
    state = table(BOSSES, used="stab fire pass", hands={"yellow": "move"}, open_discards=shown)
    play(state, "yellow discard move")
    for colour in (None, *COLOURS[:3]):
        assert see(state, colour)["used"] == (["move", "pass", "fire", "stab"] if shown else ["move"])
        assert see(state, colour)["used_size"] == 4


def test_open_discards_off_and_a_player_who_goes_out() -> None:
    """MA-59: his hand goes face down under the pile, and nobody else sees it."""
    held = "pass pass kaboom order nightcap"
    hands = {"yellow": "stab", "red": held}
    state = table("yK 3, rH 4, bB 9", used="fire", hands=hands, open_discards=False)
    play(state, "yellow stab 4")
    assert see(state)["used_size"] == 7
    assert used(state)[:2] == ["stab", "fire"]
    assert sorted(used(state)[2:]) == sorted(held.split())
    for colour in (None, "yellow", "blue"):
        assert see(state, colour)["used"] == ["stab"]
        assert told(state, "gave_up_hand", colour)[0]["cards"] == ["?"] * 5
    own = told(state, "gave_up_hand", "red")[0]["cards"]
    assert isinstance(own, list)
    assert sorted(map(str, own)) == sorted(held.split())


def test_open_discards_off_and_nothing_but_a_dead_hand() -> None:
    """MA-59: then not even the top card is seen."""
    state = table("yB 14, rB 1, bB 4", cakes={"yellow": 15}, step=1, open_discards=False)
    assert player(state, "yellow")["out"]
    for colour in (None, "red", "blue"):
        assert see(state, colour)["used"] == ["?"]
        assert see(state, colour)["used_size"] == 5


def test_open_discards_on_and_a_player_who_goes_out() -> None:
    """MA-59: everybody sees his hand."""
    held = "pass pass kaboom order nightcap"
    state = table("yK 3, rH 4, bB 9", hands={"yellow": "stab", "red": held})
    play(state, "yellow stab 4")
    for colour in (None, "yellow", "blue"):
        assert sorted(see(state, colour)["used"]) == sorted([*held.split(), "stab"])
        assert told(state, "gave_up_hand", colour)[0]["cards"] == told(state, "gave_up_hand", "red")[0]["cards"]
