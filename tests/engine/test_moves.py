"""Moves for people: listed in words, read from text, refused by the name of what is wrong."""

from __future__ import annotations

import pytest

from sitdown.engine import Game, Illegal, Move, UnknownAction
from sitdown.games import game_of
from tests.engine.plays import EACH_GAME, GAMES, moments, started

CAPO = game_of("capo")
COSA = game_of("cosanostra")


@EACH_GAME
def test_moves_are_the_legal_actions_with_kind_arguments_and_words(game: Game) -> None:
    for state in list(moments(game, "moves"))[::9]:
        for seat in range(state.seats):
            moves = state.moves(seat)
            assert [move.action for move in moves] == state.legal(seat)
            for move in moves:
                assert move.seat == seat
                assert game.actions.encode(move.kind, **move.args) == move.action
                assert game.actions.encode(move.kind, *move.args.values()) == move.action
                assert move.words() == game.say_action(state.view(seat), move.action, "en") == move.words("en")
                assert move.words("nl")
        assert state.over or state.moves() == state.moves(state.next_to_ask())
    assert game.start(game.seats[0], 1).moves(99) == []


@EACH_GAME
def test_the_text_of_a_move_is_read_back(game: Game) -> None:
    for action in range(0, game.actions.size, 7):
        text = game.actions.write(action)
        kind, values = game.actions.decode(action)
        names = [arg.name for arg in game.actions.kind(kind).args]
        named = " ".join([kind, *[f"{name}={value}" for name, value in zip(names, values, strict=True)]])
        assert game.actions.read(text) == game.actions.read(named) == action
    move = started(game).moves()[-1]
    assert game.actions.read(str(move)) == move.action


@EACH_GAME
def test_a_play_can_be_made_of_moves_alone(game: Game) -> None:
    """The loop of the README, in each of the forms that play_move takes; all make the same play."""
    plays = [started(game, "loop") for _ in range(4)]
    for _ in range(40):
        if plays[0].over:
            break
        move = plays[0].moves()[-1]
        made = [
            plays[0].play_move(move),
            plays[1].play_move(str(move)),
            plays[2].play_move(move.kind, **move.args),
            plays[3].play_move(move.seat, move.kind, *move.args.values()),
        ]
        assert made == [move] * 4
        assert len({hash(one) for one in made}) == 1
        assert len({state.key() for state in plays}) == 1


def test_whoever_was_made_an_offer_is_asked_before_the_seat_in_turn() -> None:
    state = COSA.start(3, "tuesday")
    for seat in state.turn():
        state.play_move(seat, "keep")
    giver, taker = (seat for seat in range(3) if seat not in state.turn())
    for text in (f"offer_open {taker}", "give_cash 2", "offer_send"):
        state.play_move(giver, text)
    assert {move.seat for move in state.moves()} == {taker}
    assert state.play_move("accept", seat=giver).args == {"seat": giver}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("jump 1", "kind"),
        ("", "kind"),
        ("suspect", "suspect"),
        ("suspect 1 2", "suspect"),
        ("suspect 9", "offset"),
        ("suspect x", "suspect"),
        ("suspect 1.5", "suspect"),
        ("suspect offset=x", "offset"),
        ("suspect whom=1", "whom"),
        ("suspect 1 offset=1", "offset"),
        ("suspect offset=1 offset=2", "offset"),
        ("done 1", "done"),
    ],
)
def test_what_is_no_move_is_refused_by_the_kind_or_the_argument(text: str, named: str) -> None:
    state = CAPO.start(4, "tuesday")
    before = state.key()
    with pytest.raises(UnknownAction, match=rf"^{named}: "):
        state.play_move(text)
    assert state.key() == before


def test_a_missing_argument_is_named_beside_named_ones() -> None:
    with pytest.raises(UnknownAction, match=r"^place: is missing in build\(kind 0\.\.5, place 0\.\.35, turn 0\.\.3\)$"):
        game_of("palermo").actions.encode("build", kind=1, turn=2)


@pytest.mark.parametrize("move", [("done",), (0, "suspect", 1), (3, "suspect 1"), (17, "done"), (-1, "done")])
def test_what_a_rule_forbids_is_refused_by_the_rule(move: tuple[int | str, ...]) -> None:
    state = CAPO.start(4, "tuesday")
    before = state.key()
    with pytest.raises(Illegal) as refused:
        state.play_move(*move)
    assert refused.value.rule.startswith("CA-")
    assert state.key() == before


def test_nobody_moves_when_the_game_is_over() -> None:
    for game in GAMES:
        state = started(game, "over")
        while not state.over:
            state.play(state.choices()[0])
        assert state.moves() == []
        with pytest.raises(Illegal):
            state.play_move(game.actions.kinds[0].name, *[arg.first for arg in game.actions.kinds[0].args])


def test_the_words_of_a_move_stay_those_of_its_moment() -> None:
    state = CAPO.start(4, "tuesday")
    move = state.moves()[0]
    said = move.words()
    state.play_move(move)
    assert move.words() == said
    assert isinstance(move, Move)
