"""Section 7 of the rules of Capo: what is random, in which order, and nothing else."""

from __future__ import annotations

import pytest

from sitdown.engine import Rng
from sitdown.games.capo.data import EVENTS, MISSIONS
from sitdown.games.capo.play import CapoPlay
from sitdown.testing import listen
from tests.games.capo.helpers.positions import crew_tokens, everything, faces_of, hand_tokens, kind_of, see, start, told


def shuffled(rng: Rng, faces: list[int]) -> list[int]:
    """The pile from the bottom to the top, as the game's own generator shuffles it."""
    pile = list(faces)
    for i in range(len(pile) - 1, 0, -1):
        j = rng.below(i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return pile


@pytest.mark.parametrize("seats", [3, 5, 7])
@pytest.mark.parametrize("first_game", [False, True])
def test_chance_is_used_in_the_order_of_section_7(seats: int, first_game: bool) -> None:
    """CA-4, CA-5, CA-6: cards, missions, events (unless off), caller; the top five cards are seat 0's."""
    rng = Rng.seeded("order")
    faces = [face for face in range(70) if not (first_game and 54 <= face <= 56)]
    pile = shuffled(rng, faces[::-1])
    missions = shuffled(rng, list(range(16)))
    events = [] if first_game else shuffled(rng, list(range(10)))  # CA-7: they stay in the box
    caller = rng.below(seats)

    state = start(seats, "order", first_game=first_game)
    for seat in range(seats):
        assert faces_of(state, hand_tokens(state, seat)) == sorted(pile.pop() for _ in range(5))
    view = state.open_view()
    assert view["draw_pile"] == [kind_of(face) for face in reversed(pile)]
    assert see(state)["mission"]["id"] == MISSIONS[missions.pop()]["id"]
    assert view["mission_pile"] == [MISSIONS[face]["id"] for face in reversed(missions)]
    if see(state)["event"] is not None:
        assert see(state)["event"] == EVENTS[events.pop()]["id"]
    assert view["event_pile"] == [EVENTS[face]["id"] for face in reversed(events)]
    assert see(state)["caller"] == caller
    assert state.rng.words() == rng.words()


def test_the_same_seed_gives_the_same_play() -> None:
    """CA-4 to CA-6."""
    plays = []
    for seed in ("a", "a", "b"):
        rng = Rng.seeded("choices")
        state = start(5, seed)
        log = listen(state)
        moves = []
        while not state.over:
            seat = state.turn()[0]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            state.apply(seat, action)
            moves.append((seat, action))
        plays.append((moves, everything(state), log.lines(None)))
    assert plays[0] == plays[1]
    assert plays[0] != plays[2]
    assert everything(start(4, 7)) == everything(start(4, "7"))


@pytest.mark.parametrize("seats", [5, 7])
def test_nothing_else_is_random(seats: int) -> None:
    """CA-63, CA-64: after the start the generator moves only when a pile is shuffled anew, once a card but one."""
    rng = Rng.seeded("choices")
    state = start(seats, "quiet", target_respect=25)
    log = listen(state)
    count = {"missions": 16, "events": 10}
    piles: list[str] = []
    while not state.over:
        seat = state.turn()[0]
        legal = state.legal(seat)
        words = state.rng.words()
        state.apply(seat, legal[rng.below(len(legal))])
        heard = [str(line["pile"]) for line in told(log, "shuffled")]
        log = listen(state)
        piles += heard
        assert (state.rng.words() != words) == bool(heard)
        if heard and "discards" not in heard:
            own = Rng(*words)
            for pile in heard:
                shuffled(own, list(range(count[pile])))
            assert own.words() == state.rng.words()
    assert "discards" in piles


def test_a_reshuffle_deals_on_from_the_new_pile() -> None:
    """CA-61, CA-63: what is left is drawn, all discards are shuffled, then the rest is drawn from the new pile."""
    rng = Rng.seeded("deal on")
    found = 0
    for number in range(6):
        state = start(7, number, target_respect=25)
        while not state.over:
            before = state.clone()
            assert isinstance(before, CapoPlay)
            play_at_random(state, state.turn()[0], rng)
            if state.reshuffles > before.reshuffles:
                found += 1
                hands, pile = refilled(before)
                assert [faces_of(state, hand_tokens(state, seat)) for seat in range(7)] == hands
                assert faces_of(state, state.draw.tokens()) == pile
                assert state.discard.n == 0
    assert found > 3


def refilled(state: CapoPlay) -> tuple[list[list[int]], list[int]]:
    """Hands and draw pile after the refill that follows this moment, the last suspicion of a round."""
    rng = state.rng.clone()
    hands = [faces_of(state, hand_tokens(state, seat)) for seat in range(state.seats)]
    pile = faces_of(state, state.draw.tokens())
    crews = [token for seat in range(state.seats) for token in crew_tokens(state, seat)]
    discards = faces_of(state, state.discard.tokens() + crews)
    for step in range(state.seats):
        hand = hands[(see(state)["caller"] + step) % state.seats]
        wanted = 5 if len(hand) < 2 else len(hand)
        while len(hand) < wanted:
            if not pile:
                pile, discards = shuffled(rng, discards), []
            hand.append(pile.pop())
        hand.sort()
    return hands, pile


@pytest.mark.long
@pytest.mark.parametrize(("seats", "mean"), [(3, 6.1), (4, 5.6), (5, 5.3), (6, 5.2), (7, 5.0)])
def test_random_players_need_as_many_rounds_as_section_9_3_says(seats: int, mean: float) -> None:
    """CA-60: random crew (each subset alike), turn-ups and suspicion."""
    rng = Rng.seeded(f"rounds {seats}")
    games = 400
    total = 0
    for number in range(games):
        state = start(seats, number)
        while not state.over:
            play_at_random(state, state.turn()[0], rng)
        total += see(state)["round"]
    assert abs(total / games - mean) < 0.35


def play_at_random(state: CapoPlay, seat: int, rng: Rng) -> None:
    """One whole choice; each crew, not each int, equally likely."""
    if see(state)["phase"] != "play":
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        return
    size = see(state)["players"][seat]["hand_size"]
    crew: list[int] = []
    while not crew or (see(state)["event"] == "E09" and len(crew) > 2):
        mask = rng.below(2**size)
        crew = [slot for slot in range(size) if mask & 2**slot]
    state.apply_all(seat, [*crew, 5])
