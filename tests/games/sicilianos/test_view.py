"""What a view of Sicilianos tells of the war and its dangers is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sitdown.engine import Rng, Value
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.actions import ACTIONS, DO_PASS, DO_ROLL
from sitdown.games.sicilianos.data import CARDS, card_id
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.testing import listen
from tests.games.sicilianos.helpers.positions import play, table, war
from tests.games.sicilianos.helpers.sight import copy, see, told

TABLES: list[dict[str, Value]] = [{}, {"tie_rule": "second_only", "guard_scope": "player", "bombed_out": "out"}]
STANDING = ("revealed", "defected", "bombed")


def moments(options: dict[str, Value], seed: str) -> Iterator[SicilianosPlay]:
    """Every moment of some plays by chance, with large wars."""
    rng = Rng.seeded(seed)
    for number in range(3):
        state = GAME.start(5, f"{seed} {number}", options)
        assert isinstance(state, SicilianosPlay)
        while not state.over:
            yield state
            seat = state.turn()[0]
            legal = state.legal(seat)
            if see(state)["phase"] == "turn" and state.hand_n[seat] < 8:
                legal = legal[:1]
            fights = [action for action in legal if ACTIONS.decode(action)[0] in ("place", "defect", "bomb")]
            state.apply(seat, (fights or legal)[rng.below(len(fights or legal))])


def fought_out(state: SicilianosPlay) -> SicilianosPlay:
    """The war when nobody places another card."""
    after = copy(state)
    listen(after)
    while see(after)["phase"] == "round":
        after.apply(after.turn()[0], DO_PASS)
    return after


@pytest.mark.parametrize("options", TABLES)
def test_SI_81_the_leader_wins_if_all_pass(options: dict[str, Value]) -> None:
    looked = tied = 0
    for state in moments(options, "leader"):
        view = see(state)
        lanes = view["war"]["lanes"] if view["war"] else []
        if view["phase"] != "round" or any(not card["open"] for lane in lanes for card in lane["cards"]):
            continue
        looked += 1
        tied += bool(view["war"]["tied"])
        leader = view["war"]["leader"]
        after = fought_out(state)
        won = told(after, "wins") + told(after, "allies_win")
        assert [line["colour"] for line in won] == ([] if leader is None else [lanes[leader]["colour"]])
        assert {line["seat"]: line["strength"] for line in told(after, "strength")} == {
            lane["seat"]: lane["strength"] for lane in lanes if lane["strength"] is not None
        }
    assert looked > 20
    assert tied > 2


@pytest.mark.parametrize("options", TABLES)
def test_SI_72_a_card_is_shielded_exactly_where_a_bomb_is_refused_for_it(options: dict[str, Value]) -> None:
    looked = 0
    for state in moments(options, "shield"):
        view = see(state)
        if view["phase"] != "bomb":
            assert not view["war"] or view["war"]["shielded"] == []
            continue
        bombs = [ACTIONS.encode("bomb", face) for face in range(CARDS)]
        rules = {card_id(face): state.explain(state.mover, bomb) for face, bomb in enumerate(bombs)}
        refused = {card for card, refusal in rules.items() if refusal is not None and refusal.rule == "SI-72"}
        assert refused <= set(view["war"]["shielded"])
        assert all(rules[card] is not None for card in view["war"]["shielded"])
        looked += len(refused)
    assert looked > 0


@pytest.mark.parametrize("options", TABLES)
def test_SI_80_events_tell_how_the_families_stand_after_them(options: dict[str, Value]) -> None:
    looked = 0
    for state in moments(options, "events"):
        if see(state)["phase"] not in ("join", "round", "coat", "bomb"):
            continue
        played = copy(state)
        listen(played)
        played.apply(played.turn()[0], played.legal(played.turn()[0])[-1])
        lines: list[dict[str, Any]] = [dict(line) for event in STANDING for line in told(played, event)]
        after = see(played)
        if not lines or after["phase"] not in ("coat", "bomb", "round"):
            continue
        looked += 1
        last = lines[-1]
        assert (last["leader"], last["tied"]) == (after["war"]["leader"], after["war"]["tied"])
        strengths = [(lane["seat"], lane["strength"]) for lane in after["war"]["lanes"] if lane["strength"] is not None]
        assert list(zip(last["heads"], last["strengths"], strict=True)) == strengths
    assert looked > 20


def test_SI_46_cards_are_turned_up_one_by_one() -> None:
    state = war({"A": "Y9 Y2", "B": "R9 R2", "C": "B4 B2"}, "A Y9/5, B R9/5, C B4/5")
    shown = [(line["worth"], line["strengths"], line["leader"], line["tied"]) for line in told(state, "revealed")]
    assert shown == [(9, [9, 0, 0], 0, []), (9, [9, 9, 0], None, [0, 1]), (4, [9, 9, 4], 2, [0, 1])]


def test_SI_63_a_turncoat_counts_for_its_host() -> None:
    state = war({"A": "Y8 Y2", "B": "K9 K2", "C": "R2"}, "A Y8/5, B K9/5, C pass, A defect")
    (line,) = told(state, "defected")
    assert (line["worth"], line["heads"], line["strengths"], line["leader"]) == (4, [1], [13], 1)


def test_what_to_look_out_for() -> None:
    """SI-12, SI-100, SI-101: a full hand may not roll, one business makes a Godfather, the last note ends the game."""
    full = "Y1 Y2 Y3 Y4 Y6 Y7 Y9 Y10 Y11 R2"
    owned = {"B": "R antique, R pizzeria"}
    state = table({"A": full, "B": "R9 R3", "C": "G2"}, notes={"B": "5", "C": "5 5"}, owned=owned)
    assert [player["warnings"] for player in see(state)["players"]] == [["full"], ["last_note", "godfather red"], []]
    refusal = state.explain(0, DO_ROLL)
    assert refusal is not None
    assert refusal.rule == "SI-12"
    play(state, "A R2/5, C pass, A shop laundry")
    assert [player["warnings"] for player in see(state)["players"]] == [["nearly_full"], ["last_note"], []]
