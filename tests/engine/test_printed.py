"""From a card's id to what is printed on it and what people call it."""

from __future__ import annotations

import json

import pytest

from sitdown.engine import Game, Log, UnknownCard
from sitdown.games import BUILT_IN, game_of
from tests.engine.plays import EACH_GAME

OURS = pytest.mark.parametrize("game", [game_of(slug) for slug in BUILT_IN], ids=lambda game: game.slug)


@OURS
def test_every_card_has_facts_and_words_in_both_languages(game: Game) -> None:
    assert game.card_facts()
    for name in game.card_facts():
        card = game.card(name)
        assert card.id == name
        assert json.loads(json.dumps(card.facts)) == card.facts
        assert card.words("en") == str(card) == card.words()
        assert card.words("nl")
        assert not [fact for fact in card.facts if "provenance" in fact or fact in ("note", "id")]
        assert name in repr(card)


@OURS
def test_every_face_that_an_event_names_can_be_looked_up(game: Game) -> None:
    log = Log()
    state = game.start(game.seats[-1], "printed", listener=log)
    for _ in range(400):
        if state.over:
            break
        state.play(state.choices()[-1])
    named = [card for line in log.lines(0) for card in line.get("cards") or []]  # type: ignore[union-attr]
    faces = [str(card) for card in named if str(card) in game.card_facts()]
    backs = {str(card) for card in named} - set(faces)
    assert all(back.endswith("?") or back in ("I", "II", "III", "IV") for back in backs), backs
    assert faces or game.slug == "palermo"  # it has no cards


def test_the_facts_are_those_of_the_card() -> None:
    assert game_of("capo").card("K05").facts == {"symbols": "B", "stars": 1, "copies": 2, "power": ""}
    assert game_of("sicilianos").card("K5").facts["bombs"] == ["green", "purple", "yellow"]
    assert game_of("sicilianos").card("Y8").facts["partner"] == "black"
    assert game_of("cosanostra").card("snitch").words().startswith("Snitch – ")
    assert game_of("cosanostra").card("gangster 0").facts["strength"] == 1


def test_a_change_of_the_facts_in_hand_changes_no_game() -> None:
    game_of("capo").card("K05").facts["stars"] = 99
    assert game_of("capo").card("K05").facts["stars"] != 99


@EACH_GAME
def test_an_unknown_card_is_refused_by_its_name(game: Game) -> None:
    with pytest.raises(UnknownCard, match=r"no card 'Z99'"):
        game.card("Z99")
