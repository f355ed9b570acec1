"""Two truths that a viewer may not tell apart send him the same bytes, at the same moments."""

from __future__ import annotations

import random

import msgspec
import pytest

from sitdown.engine import Game, Rng
from sitdown.games import all_games, game_of
from sitdown.table import Clock, Effect, Table, TableRefusal, Viewer, shown, table_shown
from tests.table.plays import SECRET, Life, begun, wander

EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
CAPO, COSA = game_of("capo"), game_of("cosanostra")


def moment(table: Table, viewer: Viewer) -> bytes:
    """What the viewer is shown, and what he is answered to whatever he asks for."""
    answers: list[object] = [table_shown(table), shown(table, viewer), table.due()]
    if viewer is not None:
        for action in range(0, table.game.actions.size, 1 + table.game.actions.size // 60):
            try:
                table.move(viewer, table.question[viewer], [action], "person", 0)
            except TableRefusal as refused:
                answers.append([refused.code, refused.rule, refused.facts])
    return msgspec.json.encode(answers)


def twin_of(life: Life, viewer: Viewer, dice: random.Random) -> Table:
    """The same table in a world that the viewer can imagine."""
    twin = Table.load(life.table.head, life.table.game, SECRET, life.entries)
    twin.state = life.table.play().imagine(viewer, Rng.seeded(dice.random()))
    twin._ask()
    return twin


@EACH_GAME
def test_an_imagined_truth_looks_the_same(game: Game) -> None:
    dice = random.Random(f"twins {game.slug}")
    life = begun(game, dice.choice(game.seats), Clock("game", 300, 5))
    for _ in range(12):
        wander(life, dice, 12)
        if life.table.phase == "over":
            break
        for viewer in life.table.viewers:
            assert moment(twin_of(life, viewer, dice), viewer) == moment(life.table, viewer)


def sent_to(life: Life, viewer: Viewer) -> list[bytes]:
    """From now on: every message that the viewer gets."""
    messages: list[bytes] = []

    def keep(effect: Effect) -> None:
        if viewer in effect.noticed:
            messages.append(msgspec.json.encode([effect.table, shown(life.table, viewer, effect), effect.said]))

    life.watch = keep
    return messages


def fork(life: Life) -> Life:
    copy = Life(life.table.head, life.table.game)
    for entry in life.entries:
        copy.do(entry)
    copy.at = life.at
    return copy


def hidden_moves(life: Life, mover: int, dice: random.Random) -> None:
    """Some actions that only the mover may know of, as many as he likes."""
    table = life.table
    for _ in range(dice.randrange(6)):
        state = table.play()
        quiet = []
        for action in state.legal(mover):
            trial = state.clone()
            trial.push(mover, action)
            if trial.turn() == table.turn and trial.invited() == table.invited:
                quiet.append(action)
        if not quiet:
            return
        life.at += dice.randrange(2000)
        life.move(mover, dice.choice(quiet))


@pytest.mark.parametrize("viewer", [0, None])
def test_CA_21_how_many_cards_another_lays_aside_is_not_told(viewer: Viewer) -> None:
    dice = random.Random("capo")
    told = set()
    lengths = set()
    for _ in range(30):
        life = begun(CAPO, 4, Clock("game", 300, 5))
        messages = sent_to(life, viewer)
        hidden_moves(life, 1, dice)
        lengths.add(len(life.entries))
        told.add((tuple(messages), moment(life.table, viewer)))
    assert len(lengths) > 3
    assert len(told) == 1


@pytest.mark.parametrize("viewer", [0, None])
def test_CN_181_who_talks_to_whom_and_what_is_drafted_is_not_told(viewer: Viewer) -> None:
    dice = random.Random("cosa")
    start = begun(COSA, 4, Clock("move", 300))
    while not any(COSA.actions.kind_of(action).name == "offer_open" for action in start.table.legal[1]):
        start.step(dice)
    draft = COSA.actions.encode("offer_open", 2)
    told = set()
    lengths = set()
    for round_ in range(20):
        life = fork(start)
        messages = sent_to(life, viewer)
        if round_:
            life.move(1, draft)
            hidden_moves(life, 1, dice)
            life.do(life.table.say(1, "", "seat", 2, f"for you {round_}", life.at))
            life.do(life.table.say(2, "", "seat", 1, "no", life.at))
        lengths.add(len(life.entries))
        told.add((tuple(messages), moment(life.table, viewer)))
    assert len(lengths) > 3
    assert len(told) == 1


@EACH_GAME
def test_onlookers_are_shown_no_more_than_any_seat(game: Game) -> None:
    """An onlooker notices nothing that a seat does not."""
    dice = random.Random(f"onlooker {game.slug}")
    life = begun(game, game.seats[0])

    def look(effect: Effect) -> None:
        if effect.said is None and None in effect.noticed:
            assert effect.noticed == life.table.viewers

    life.watch = look
    wander(life, dice, 150)
