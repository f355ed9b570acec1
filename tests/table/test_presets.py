"""Presets: what they answer and when; and that they are nobody else's business."""

from __future__ import annotations

import random

import msgspec
import pytest

from sitdown.engine import Opening
from sitdown.games import game_of
from sitdown.table import Clock, Effect, Table, TableRefusal, Viewer, shown, table_shown
from sitdown.table.presets import Presets
from sitdown.table.timers import PRESETS_AFTER
from tests.table.plays import Life, begun

PALERMO, SICILIANOS, MAFFIOSI, COSA = (game_of(slug) for slug in ("palermo", "sicilianos", "maffiosi", "cosanostra"))


def until(life: Life, phase: str, seat: int, dice: random.Random) -> None:
    """Somebody moves until this seat is asked so."""
    while not (life.table.turn == [seat] and life.table.play().view(None)["phase"] == phase):
        assert life.table.phase == "playing"
        life.step(dice)


def set_preset(life: Life, seat: int, window: str, preset: str) -> Effect:
    return life.do(life.table.preset(seat, window, preset, life.at))


def test_what_each_preset_does() -> None:
    presets = Presets(COSA, 4)
    mine, others = Opening("doctor", 0, aimed=True), Opening("doctor", 0, aimed=False)
    presets.set(2, "doctor", "ask", 1)
    assert not presets.acts(2, others, 1)
    assert presets.acts(1, others, 1), "another seat has set nothing, and passes as is usual"
    assert not presets.acts(1, mine, 1), "something is aimed at the seat"
    presets.set(2, "doctor", "aimed", 1)
    assert presets.acts(2, others, 1)
    assert not presets.acts(2, mine, 1)
    presets.set(2, "doctor", "span", 1)
    assert presets.acts(2, mine, 1)
    assert not presets.acts(2, mine, 2), "the round is over, and what was set before holds again"
    assert presets.acts(2, others, 2)
    assert presets.unusual(2, 1) == {"doctor": "span"}
    assert presets.unusual(2, 2) == {}
    presets.set(2, "doctor", "ask", 2)
    assert not presets.acts(2, others, 2)
    assert presets.unusual(2, 2) == {"doctor": "ask"}


def test_once_a_round_is_asked_until_it_is_answered() -> None:
    presets = Presets(COSA, 4)
    scheme = Opening("scheme", 0)
    assert not presets.acts(0, scheme, 1), "usual, and not answered yet"
    presets.answered(0, "scheme", 1, 40)
    presets.answered(0, "scheme", 1, 90)
    assert presets.acts(0, scheme, 1)
    assert not presets.acts(0, scheme, 2)
    presets.forget_answers([0], 60)
    assert presets.acts(0, scheme, 1), "another answer was taken back"
    presets.forget_answers([0], 40)
    assert not presets.acts(0, scheme, 1), "what was taken back is asked again"


def test_PA_37_the_policeman_stays_put_until_told_otherwise() -> None:
    life = begun(PALERMO, 3, bots=2)
    dice = random.Random("police")
    until(life, "police", 0, dice)
    assert set_preset(life, 0, "police", "always").entry.answered[0][0] == 0, "this question is answered too"
    until(life, "gangster", 0, dice)
    life.step(dice)
    until(life, "gangster", 0, dice)
    assert shown(life.table, 0).presets == {"police": "always"}
    set_preset(life, 0, "police", "ask")
    assert shown(life.table, 0).presets == {}
    until(life, "police", 0, dice)
    assert shown(life.table, 0).window == "police"


def test_SI_42_to_stay_out_of_a_war_can_be_said_before_one_is_asked() -> None:
    """And it is over with the war."""
    dice = random.Random("war")
    life = begun(SICILIANOS, 3, bots=2)
    while True:
        assert life.table.phase == "playing"
        life.step(dice)
        opening = life.table.play().window(0)
        if opening is not None and life.table.turn != [0]:
            break
    war = life.table.play().span()
    set_preset(life, 0, "join", "span")
    while life.table.play().span() == war and life.table.phase == "playing":
        assert life.table.play().view(None)["phase"] != "join" or life.table.turn != [0]
        life.step(dice)
    assert shown(life.table, 0).presets == {}


@pytest.mark.parametrize("clock", [Clock(), Clock("move", 5)], ids=["none", "move"])
def test_among_persons_a_preset_answers_after_a_time_that_tells_nothing(clock: Clock) -> None:
    """MA-26: with a MOVE in the hand as without one; by the same time, and before the clock is out."""
    choices = set()
    for seed in range(30):
        life = begun(MAFFIOSI, 3, clock)
        set_preset(life, 0, "second", "always")
        dice = random.Random(seed)
        until(life, "second", 0, dice)
        table = life.table
        choices.add(len(table.legal[0]))
        wait = min(PRESETS_AFTER, clock.seconds * 1000 - 500 if clock.seconds else PRESETS_AFTER)
        assert table.preset_due(0) == table.due() == life.at + wait
        assert table.preset_given(life.at + wait - 1) == -1
        assert table.preset_given(life.at + wait) == 0
        life.at += wait
        before = table.moves.count
        life.do(table.move_by_preset(0, life.at))
        assert table.moves.actions(len(table.moves) - 1) or table.moves.count > before
        assert table.moves.last_of(0) < len(table.moves) - 1, "it is not the seat's own choice, to be taken back"
    assert choices == {1, 2}


def test_who_is_away_or_has_set_nothing_answers_by_none() -> None:
    life = begun(MAFFIOSI, 3, Clock("move", 60))
    until(life, "second", 0, random.Random(3))
    assert life.table.by_preset(0) == -1
    set_preset(life, 0, "second", "always")
    assert life.table.by_preset(0) >= 0
    life.at += 60_000
    life.do(life.table.time_out(0, life.at))
    assert life.table.by_preset(0) == -1
    with pytest.raises(TableRefusal, match="no_preset"):
        life.table.move_by_preset(0, life.at)


@pytest.mark.parametrize(("window", "preset"), [("second", "once"), ("first", "ask")])
def test_what_the_game_does_not_offer_is_refused(window: str, preset: str) -> None:
    life = begun(MAFFIOSI, 3)
    with pytest.raises(TableRefusal, match="no_preset"):
        life.table.preset(0, window, preset, life.at)


# -- nobody else's business -------------------------------------------------------------------------------------------


def heard(presets: bool, viewer: Viewer) -> list[bytes]:
    """Everything that a viewer is sent of a game in which another seat sets presets, or not."""
    life = begun(COSA, 4, Clock("game", 300, 5))
    messages: list[bytes] = []

    def keep(effect: Effect) -> None:
        if viewer in effect.noticed:
            messages.append(msgspec.json.encode([table_shown(life.table), shown(life.table, viewer, effect)]))

    life.watch = keep
    dice = random.Random("whose business")
    choose = random.Random("presets")
    for _ in range(150):
        if presets and choose.random() < 0.3:
            window = choose.choice(COSA.windows)
            set_preset(life, 1, window.name, choose.choice(window.presets))
        life.at += 700
        life.step(dice)
    return messages


@pytest.mark.parametrize("viewer", [0, None])
def test_nobody_else_is_told_of_presets(viewer: Viewer) -> None:
    assert heard(True, viewer) == heard(False, viewer)


def test_the_seat_itself_is_told() -> None:
    assert heard(True, 1) != heard(False, 1)


def test_presets_outlive_the_process() -> None:
    life = begun(COSA, 3)
    set_preset(life, 1, "doctor", "ask")
    set_preset(life, 1, "rob", "span")
    again = Table.load(life.table.head, COSA, life.table.secret, life.entries)
    assert shown(again, 1) == shown(life.table, 1)
    assert shown(again, 1).presets == {"doctor": "ask", "rob": "span"}
    assert shown(again, 0).presets == {}
