"""The invariant of La Cosa Nostra holds in random games, and finds every fault that is planted.

A ledger hears every payment that is told and must agree with every purse after every action.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sitdown.engine import Event, Listener, Rng, Value
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.phase_numbers import ACT, END, PLAN, SCHEME
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.state import AWAY, INACTIVE, KILLED
from tests.games.cosanostra.helpers.positions import business, check_table, gangster, play, table


class Ledger(Listener):
    """What every seat must have, by what everybody was told."""

    def __init__(self, seats: int) -> None:
        self.cash = [2] * seats
        self.laundered = [0] * seats

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        facts = event.facts
        seat, amount = facts.get("seat"), facts.get("amount", 0)
        if event.name in ("income", "earned", "bonus"):
            self.move(None, seat, amount)
        elif event.name in ("bought", "recruited"):
            self.move(seat, None, amount)
        elif event.name == "laundered":
            self.move(seat, None, amount)
            assert isinstance(seat, int)
            assert isinstance(amount, int)
            self.laundered[seat] += amount
        elif event.name == "raced":
            stake = facts["stake"]
            self.move(None, seat, stake) if facts["won"] else self.move(seat, None, stake)
        elif event.name == "paid":
            self.move(seat, facts["to"], amount)
        elif event.name == "exchanged":
            terms = facts["terms"]
            assert isinstance(terms, list)
            for words in (str(term).split() for term in terms):
                if words[1] == "cash":
                    pair = (seat, facts["to"]) if words[0] == "give" else (facts["to"], seat)
                    self.move(*pair, int(words[2]))

    def move(self, giver: object, getter: object, amount: object) -> None:
        assert isinstance(amount, int)
        assert amount >= 0
        if isinstance(giver, int):
            self.cash[giver] -= amount
        if isinstance(getter, int):
            self.cash[getter] += amount


def random_play(seats: int, seed: object, options: dict[str, Value]) -> None:
    """Everybody acts and bargains at random; the table and the ledger are checked after every action."""
    dice = random.Random(f"{seed}")
    ledger = Ledger(seats)
    state = GAME.start(seats, seed, options, ledger)
    assert isinstance(state, CosaPlay)
    check_table(state)
    while not state.over:
        seat = dice.choice(state.turn())
        if dice.random() < 0.3:
            seat = dice.choice([other for other in range(seats) if state.legal(other)])
        state.push(seat, dice.choice(state.legal(seat)))
        check_table(state)
        assert ledger.cash == [state.cash[other] for other in range(seats)]
        assert ledger.laundered == [state.laundered[other] for other in range(seats)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_holds_in_random_games_and_all_money_is_told(seats: int) -> None:
    """CN-3, CN-85, CN-103, CN-117, CN-160, CN-181."""
    random_play(seats, f"{seats}", {})


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_holds_in_many_random_games(seats: int, seed: int) -> None:
    options: dict[str, Value] = {}
    dice = random.Random(f"options {seats} {seed}")
    for option in GAME.options:
        options[option.name] = dice.choice(option.values or [0, 3, 9])
    random_play(seats, seed, options)


def test_it_holds_in_imagined_worlds() -> None:
    state = table(
        plan={"BLU1": "103", "DIM1": "301", "CAL1": "PI+A"},
        jobs={"A": "104 302", "B": "201"},
        influence={"A": "spy", "B": "snitch schemer", "C": "henchman"},
        attached={"DIM1": "distraction"},
        spent="snitch",
        round=3,
    )
    for seat in (None, 0, 1, 2):
        world = state.imagine(seat, Rng.seeded(seat))
        check_table(world)
        assert world.view(seat) == state.view(seat)


# -- planted faults ---------------------------------------------------------------------------------------------------

Fault = Callable[[CosaPlay], None]
FAULTS: list[Fault] = []


def planted(fault: Fault) -> Fault:
    FAULTS.append(fault)
    return fault


@planted
def debt(state: CosaPlay) -> None:
    state.cash[0] = -1


@planted
def dirty_laundry(state: CosaPlay) -> None:
    state.laundered[1] = -1


@planted
def the_same_family(state: CosaPlay) -> None:
    state.family[1] = state.family[0]


@planted
def a_stranger(state: CosaPlay) -> None:
    state.g_at[gangster("CAR1")] = state.g_at[gangster("BLU1")]


@planted
def a_recruit_of_another(state: CosaPlay) -> None:
    state.g_owner[gangster("BLU4")] = 1


@planted
def a_start_gangster_away(state: CosaPlay) -> None:
    state.g_at[gangster("BLU2")] = AWAY


@planted
def a_forgotten_recruit(state: CosaPlay) -> None:
    state.recruits[0] = -1


@planted
def a_plan_on_a_sleeper(state: CosaPlay) -> None:
    state.g_at[gangster("BLU1")] = INACTIVE


@planted
def a_machine_pistol_on_the_dead(state: CosaPlay) -> None:
    state.g_at[gangster("DIM3")] = KILLED


@planted
def a_business_twice(state: CosaPlay) -> None:
    state.b_deck.put(business(state, "A.LS"))


@planted
def a_lost_business(state: CosaPlay) -> None:
    state.b_deck.take()


@planted
def an_empty_slot(state: CosaPlay) -> None:
    state.b_deck.put(state.market[1])
    state.b_at[state.market[1]] = AWAY
    state.market[1] = -1


@planted
def a_purchase_of_another(state: CosaPlay) -> None:
    state.b_owner[business(state, "C.NC")] = 1


@planted
def a_market_card_with_an_owner(state: CosaPlay) -> None:
    state.b_owner[state.market[0]] = 0


@planted
def a_used_garage(state: CosaPlay) -> None:
    state.b_used[business(state, "B.BF")] = 1


@planted
def a_sixth_marker(state: CosaPlay) -> None:
    state.free_markers[2] += 1


@planted
def a_marker_at_home(state: CosaPlay) -> None:
    card = business(state, "A.LS")
    state.free_markers[0] -= 1
    state.markers[card * 5] += 1


@planted
def a_marker_on_a_sleeper(state: CosaPlay) -> None:
    state.b_at[business(state, "B.LW")] = INACTIVE


@planted
def a_job_twice(state: CosaPlay) -> None:
    state.gone.put(state.hand[0])


@planted
def a_job_of_another_round(state: CosaPlay) -> None:
    state.jobs.face[0], state.jobs.face[30] = state.jobs.face[30], state.jobs.face[0]


@planted
def a_hand_that_others_know(state: CosaPlay) -> None:
    state.jobs.show(state.hand[0], 1)


@planted
def a_planned_job_face_up(state: CosaPlay) -> None:
    state.jobs.show_all(state.plan[gangster("BLU1")])


@planted
def a_job_from_the_future(state: CosaPlay) -> None:
    state.round, state.first_start = 2, 2


@planted
def a_known_deck(state: CosaPlay) -> None:
    state.jobs.show(state.j_deck[20], 0)


@planted
def an_influence_card_twice(state: CosaPlay) -> None:
    state.i_gone.put(state.i_deck.top())


@planted
def a_ninth_snitch(state: CosaPlay) -> None:
    state.influence.face[state.i_deck.top()] = 0


@planted
def a_henchman_where_a_pistol_lies(state: CosaPlay) -> None:
    place = 4 * gangster("DIM3")
    state.attached[place], state.attached[place + 1] = state.attached[place + 1], -1


@planted
def a_played_card_not_counted(state: CosaPlay) -> None:
    state.i_played[0] += 1


@planted
def the_wrong_start_player(state: CosaPlay) -> None:
    state.start_player = 1


@planted
def a_fifth_round(state: CosaPlay) -> None:
    state.round = 5


@planted
def an_early_end(state: CosaPlay) -> None:
    state.phase = END


@planted
def a_window_for_nobody(state: CosaPlay) -> None:
    state.phase = SCHEME


@planted
def a_window_for_the_wrong_seat(state: CosaPlay) -> None:
    state.phase, state.must = SCHEME, 1


@planted
def a_turn_without_a_plan(state: CosaPlay) -> None:
    state.phase, state.mover = ACT, 1


@planted
def a_planner_without_work(state: CosaPlay) -> None:
    state.phase, state.mover, state.hand_n[1] = PLAN, 1, 0
    for man in ("DIM1", "DIM2", "DIM3"):
        state.g_at[gangster(man)] = INACTIVE


@planted
def a_broken_offer(state: CosaPlay) -> None:
    state.cash[0] = 0


@planted
def an_offer_to_oneself(state: CosaPlay) -> None:
    state.open_offers |= 1


@planted
def an_empty_offer(state: CosaPlay) -> None:
    state.open_offers |= 4


@planted
def four_drafts(state: CosaPlay) -> None:
    state.drafts[0] = 4


@planted
def a_draft_without_a_partner(state: CosaPlay) -> None:
    state.draft_to[2] = -1


@planted
def an_offer_during_a_job(state: CosaPlay) -> None:
    state.phase = 11


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(fault: Fault) -> None:
    state = table(
        plan={"BLU1": "301", "CAL1": "NC"},
        jobs={"A": "104 302"},
        own={"B": "DD LW+C BF"},
        influence={"A": "spy"},
        attached={"DIM3": "machine_pistol"},
        spent="snitch",
        round=3,
    )
    play(state, "A offer_open B, A give cash 2, A offer_send, C offer_open A, C give cash 1")
    fault(state)
    with pytest.raises(AssertionError):
        check_table(state)
