"""Threats of La Cosa Nostra that were refused: carried out or empty, and known to the two partners alone (CN-182)."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.engine import Rng
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.bot.bonds import believed, bond, has_cheated, trust_in
from sitdown.games.cosanostra.bot.characters import BOLD, RESOLVE, character, resolve
from sitdown.games.cosanostra.bot.deals import weigh
from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.trade.threats import EMPTY, REFUSED, carry_out, count, is_dared
from tests.games.cosanostra.helpers.bargains import go_on, meet, offer, promises, trade
from tests.games.cosanostra.helpers.positions import copy, play, see, told

A, B, C = range(3)
ALL = ("A", "B", "C", None)
STRIKES = "A execute BLU1, A aim B [1]"


def threatened(answer: str = "reject", **more: Any) -> CosaPlay:
    """A, with a Theft planned, wants 5k of B, who answers."""
    plans = {"BLU1": "119", "DIM1": "120", "CAL1": "319", "BLU2": "103"}
    state = meet(moment="act", round=3, plan=plans, turn="A", first="A", **more)
    offer(state, "A", "B", get="cash 5", tag="threat")
    play(state, f"B {answer} A")
    return state


def threats(state: CosaPlay, by: str | None) -> list[str]:
    return [f"{'ABC'[one['seat']]}{'ABC'[one['to']]} {one['round']} {one['fate']}" for one in see(state, by)["threats"]]


def end_round(state: CosaPlay) -> None:
    while state.round == 3:
        go_on(state)


# -- refused ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "fate", "event"),
    [(STRIKES, "carried_out", "carried_out_threat"), ("A execute BLU1, A aim C [1]", "empty", "empty_threat")],
)
def test_CN_182_what_became_of_it_only_the_two_partners_hear(steps: str, fate: str, event: str) -> None:
    state = threatened()
    assert [threats(state, by) for by in ALL] == [["AB 3 refused"], ["AB 3 refused"], [], []]
    play(state, steps)
    end_round(state)
    assert [threats(state, by) for by in ALL] == [[f"AB 3 {fate}"], [f"AB 3 {fate}"], [], []]
    assert [[line["to"] for line in told(state, event, by)] for by in ALL] == [[B], [B], [], []]
    assert state.open_view()["threats"] == [{"seat": A, "to": B, "round": 3, "fate": fate}]
    assert promises(state) == [], "no promise was made"
    assert (list(state.kept), list(state.broke)) == ([0] * 5, [0] * 5)


def test_with_public_offers_all_players_hear_of_it() -> None:
    state = threatened(public_offers=True)
    play(state, STRIKES)
    assert [threats(state, by) for by in ALL] == [["AB 3 carried_out"]] * 3 + [[]]
    assert [len(told(state, "carried_out_threat", by)) for by in ALL] == [1, 1, 1, 0]


def test_who_did_not_hear_of_it_imagines_none() -> None:
    state = threatened()
    for seat, heard in ((A, True), (B, True), (C, False), (None, False)):
        world = state.imagine(seat, Rng.seeded(1))
        assert isinstance(world, CosaPlay)
        assert is_dared(world, A, B) == heard


def test_it_is_forgotten_where_the_two_come_to_terms() -> None:
    for giver, other, tag in (("A", "B", "threat"), ("A", "B", "peace"), ("B", "A", "peace")):
        state = threatened()
        trade(state, giver, other, give="cash 1", tag=tag)
        assert threats(state, "A") == []
    state = threatened()
    trade(state, "A", "C", give="cash 1", tag="peace")
    trade(state, "B", "A", give="cash 1")
    assert threats(state, "A") == ["AB 3 refused"]


@pytest.mark.parametrize("closing", ["A withdraw B", "A execute BLU1, A aim B [1]"])
def test_what_was_not_answered_was_not_refused(closing: str) -> None:
    state = meet(moment="act", round=3, plan={"BLU1": "119", "DIM1": "120"}, turn="A", first="A")
    offer(state, "A", "B", get="cash 5", tag="threat")
    play(state, closing)
    assert threats(state, "A") == []


def test_who_has_struck_and_threatens_again_need_not_strike_twice() -> None:
    state = threatened()
    play(state, STRIKES)
    offer(state, "A", "B", get="cash 5", tag="threat")
    play(state, "B reject A")
    end_round(state)
    assert threats(state, "B") == ["AB 3 carried_out"]


def test_each_round_is_remembered() -> None:
    state = threatened()
    end_round(state)
    state.round = 4
    offer(state, "A", "B", get="cash 1", tag="threat")
    play(state, "B reject A")
    assert threats(state, "B") == ["AB 3 empty", "AB 4 refused"]
    assert (count(state, A, B, EMPTY), count(state, A, B, REFUSED)) == (1, 1)


# -- in words ---------------------------------------------------------------------------------------------------------


def test_it_is_said_in_both_languages() -> None:
    state = threatened()
    end_round(state)
    names = ["Ada", "You", "Cleo"]
    line = told(state, "empty_threat", "B")[0]
    assert GAME.say_event(line, "en", names) == "The threat of Ada that you refused was empty. [CN-182]"
    assert GAME.say_event(line, "nl", ["Ada", "Jij", "Cleo"]) == (
        "Het dreigement van Ada waarop jij niet inging, was loos. [CN-182]"
    )
    table = GAME.draw({**see(state, "B"), "names": names}, "en")
    assert "Ada to you in round III: a threat, refused and EMPTY" in " ".join(table.split())
    assert "refused and EMPTY" not in GAME.draw(see(state, "C"), "en")


# -- weighed by the bots ----------------------------------------------------------------------------------------------


def test_an_empty_threatener_is_believed_less_by_whom_he_threatened() -> None:
    state = threatened()
    before = believed(state, A, B)
    end_round(state)
    assert believed(state, A, B) < before
    assert believed(state, A, C) == before
    assert trust_in(state, A) == trust_in(threatened(), A), "his word was not broken"


def test_a_threat_that_was_carried_out_is_believed_as_before() -> None:
    state = threatened()
    before = believed(state, A, B)
    play(state, STRIKES)
    end_round(state)
    assert believed(state, A, B) == before


def test_who_was_paid_and_struck_is_not_paid_again_by_anybody() -> None:
    honest, cheat = threatened("accept"), threatened("accept")
    end_round(honest)
    play(cheat, STRIKES)
    end_round(cheat)
    assert promises(honest) == ["AB threat kept"]
    assert promises(cheat) == ["AB threat broken"]
    assert (has_cheated(honest, A), has_cheated(cheat, A)) == (False, True)
    assert trust_in(honest, A) > trust_in(cheat, A)
    for state in (honest, cheat):
        later = meet(moment="act", round=4, plan={"BLU1": "411", "DIM1": "402"}, turn="A", first="A", cash=[5, 5, 40])
        later.promise, later.fate, later.promise_n = state.promise, state.fate, state.promise_n
        offer(later, "A", "C", get="cash 1", tag="threat")
        worth = weigh(later, Outlook(later, C, True), A).mine
        assert (worth > 0.0) == (state is honest)


def test_by_character_a_bold_one_makes_good_on_a_threat() -> None:
    """It is worth something to him to attack who refused, as long as that is not done."""
    assert [bold for bold, resolved in zip(BOLD, RESOLVE, strict=True) if resolved] == [1]
    state = threatened()
    for wanted in range(len(RESOLVE)):
        state.first_start = next(n for n in range(5) if (state.family[A] * 2 + n + state.seats) % 5 == wanted)
        assert character(state, A) == wanted
        assert bond(state, A, B) == -resolve(state, A)
        assert bond(state, A, C) == bond(state, B, A) == 0.0
        after = copy(state)
        carry_out(after, A, B)
        assert bond(after, A, B) == 0.0
