"""What things say of themselves in a debugger: enough to know them by, and no secret of a seat."""

from __future__ import annotations

from sitdown.bots import SeatedBot, bot_of
from sitdown.engine import Event, Game, Pile, Record, Refusal, Rng, Seat
from sitdown.games import game_of
from tests.engine.plays import EACH_GAME, moments

CAPO = game_of("capo")


@EACH_GAME
def test_a_state_says_what_is_played_and_who_has_to_choose(game: Game) -> None:
    for state in moments(game, "repr", 1000):
        said = repr(state)
        assert said.startswith(f"<{game.title}, {state.seats} seats, ")
        if state.over:
            assert said.endswith(f"over ({state.ending}), places {' '.join(map(str, state.ranking))}>")
        else:
            assert said.endswith(f"{' '.join(map(str, state.turn()))} to choose>")


def test_a_state_of_capo_in_full() -> None:
    state = CAPO.start(4, "tuesday")
    assert repr(state) == "<Capo della Mafia, 4 seats, round 1, play, seats 2 3 0 1 to choose>"


@EACH_GAME
def test_a_game_says_for_how_many_it_is(game: Game) -> None:
    assert (
        repr(game)
        == f"<Game {game.slug}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats, rules {game.version}>"
    )


def test_a_seat_tells_its_number_and_nothing_that_is_hidden() -> None:
    state = CAPO.start(4, "tuesday")
    assert repr(Seat(state, 2, Rng.seeded(1))) == "<Seat 2 of Capo della Mafia>"
    assert repr(bot_of("thumb", 1)) == "<ThumbBot>"
    assert repr(SeatedBot(2, bot_of("thumb", 1), Rng.seeded(1))) == "<SeatedBot thumb at seat 2>"


def test_moves_and_the_space_of_actions() -> None:
    state = CAPO.start(4, "tuesday")
    assert repr(state.moves()[1]) == "<Move 1, seat 2: add_card slot=1>"
    assert str(state.moves()[1]) == "add_card 1"
    assert repr(CAPO.actions.kind("suspect")) == "suspect(offset 1..6)"
    assert repr(CAPO.actions).startswith("<ActionSpace of 18: add_card(slot 0..4), done(), ")


def test_refusals_options_records_events_and_piles() -> None:
    assert repr(Refusal("CA-90", {"seat": 1})) == "Refusal(CA-90: seat=1)"
    assert repr(CAPO.options[0]) == "<Option target_respect: 10, 15, 20, 25 [15, CA-60]>"
    state = CAPO.start(3, "tuesday")
    record = Record.begin(state, "tuesday")
    assert repr(record) == "<Record of capo, 3 seats, seed 'tuesday', 0 moves, under way>"
    while not state.over:
        move = state.play_move(state.moves()[0])
        record.add(move.seat, move.action)
    record.finish(state)
    said = f"<Record of capo, 3 seats, seed 'tuesday', {len(record.moves)} moves, ended ({state.ending})>"
    assert repr(record) == said
    assert repr(Event("opens", {"seat": 1}, [4])) == "<Event opens, seat=1, 1 cards>"
    pile = Pile.empty(3)
    pile.put(7)
    assert repr(pile) == "<Pile of 1: 7>"
