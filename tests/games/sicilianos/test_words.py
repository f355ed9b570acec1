"""Sicilianos in words: both languages say all that can happen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sitdown.engine.events import Log
from sitdown.engine.game import State, View
from sitdown.engine.options import Value
from sitdown.engine.refusal import Fact, Illegal, Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import FAMILIES, FOLDER, TYPE_IDS

REFUSALS = (1, 2, 6, 7, 8, 9, 12, 13, 22, 25, 26, 28, 41, 43, 44, 45, 47, 50, 60, 61, 62, 70, 71, 72, 85)
ENDINGS = ("godfather", "black_money", "cap")
PHASES = {
    *("draft", "turn", "take1", "take2", "pick", "steal"),
    *("stake", "join", "coat", "bomb", "round", "split", "shop", "end"),
}
TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {"lone_war": "may_add", "hand_duty": "holding"}),
    (4, {"stakes": "hidden", "bank": "notes", "tied_stakes": "returned", "first_seat": 3}),
    (5, {"businesses": "open", "steal": "may", "special_order": "single_pass", "godfather": False}),
    (6, {"deal": "random", "tie_rule": "second_only", "return_order": "shuffled", "start_notes": 1}),
    (
        3,
        {
            "bombed_out": "out",
            "guard_scope": "player",
            "influence_die": "321",
            "turn_cap": 10,
            "final_tie": "businesses",
        },
    ),
    (6, {}),
]
EVENTS_TOLD = {
    *("turn", "took", "rolled", "nothing", "peeked", "picked", "stole", "declined", "war", "placed", "staked"),
    *("stake_shown", "stays_out", "skipped", "revealed", "kept", "defected", "bombed", "dropped", "strength"),
    *("nobody_wins", "wins", "allies_win", "stake_lost", "stake_back", "laundered", "split", "no_business", "founded"),
    *("returned", "end"),
}
RARE = {"nothing", "nobody_wins", "stake_back", "no_business", "allies_win", "split", "defected"}
BACK_LEFT = re.compile(r"\?|\b[YRBKGP]\d")  # a card that is not in words yet
Line = dict[str, Fact]
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def keys(lang: str) -> list[str]:
    text = (Path(FOLDER) / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def say_refusal(refusal: Refusal, lang: str) -> str:
    return words_of(FOLDER, lang).say(f"refusal-{refusal.rule}", **refusal.facts)


def moments(seats: int, options: dict[str, Value], seed: str, log: Log | None = None) -> Iterator[State]:
    """Every moment of a random play, the last one included; dice are preferred, so that hands grow."""
    rng = Rng.seeded(seed)
    state = GAME.start(seats, seed, options, log)
    while not state.over:
        yield state
        legal = state.choices()
        choice = legal[rng.below(len(legal))]
        state.play(legal[0] if legal[0] == 0 and rng.below(5) else choice)
    yield state


def names_for(state: State) -> list[str]:
    return [f"Player {seat}" for seat in range(state.seats)]


# -- the files --------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert keys("en") == keys("nl")
    assert len(set(keys("en"))) == len(keys("en"))


@in_both
def test_everything_that_has_an_id_has_words(lang: str) -> None:
    words = words_of(FOLDER, lang)
    wanted = ["title", "tagline"] + [f"ending-{ending}" for ending in ENDINGS]
    wanted += [f"colour-{family}" for family in FAMILIES] + [f"type-{kind}" for kind in TYPE_IDS]
    wanted += [f"refusal-SI-{number}" for number in REFUSALS]
    wanted += [f"kind-{kind.name}" for kind in GAME.actions.kinds]
    wanted += [f"arg-{arg.name}" for kind in GAME.actions.kinds for arg in kind.args]
    wanted += [f"figure-{name}" for name in GAME.start(3).figures()]
    wanted += [f"option-{option.name.replace('_', '-')}" for option in GAME.options]
    assert [key for key in wanted if key not in words] == []
    assert all(words.say(key) for key in wanted if key != "refusal-SI-1")
    assert {key for key in keys(lang) if key.startswith("ending-")} == {f"ending-{ending}" for ending in ENDINGS}
    assert len(GAME.options) == 20


@in_both
def test_names_are_those_of_the_rules_page(lang: str) -> None:
    page = (Path(FOLDER) / f"rules.{lang}.md").read_text(encoding="utf-8")
    words = words_of(FOLDER, lang)
    rows = re.findall(r"^\| (\w+)°? \| (\w\w?) \| \w+ \| (\w+)°? \| ([\w, ]+) \|$", page, re.MULTILINE)
    assert [row[1] for row in rows] == [words.say(f"letter-{family}") for family in FAMILIES]
    drawn = GAME.draw(GAME.start(3).view(0), lang)
    for (colour, letter, partner, bombs), family in zip(rows, FAMILIES, strict=True):
        assert words.say(f"colour-{family}") == colour
        hit = [row[1] for name in bombs.split(", ") for row in rows if row[0] == name]
        assert re.search(rf"{letter} +{colour} +{partner} +{' '.join(hit)} ", drawn)
    assert all(words.say(f"type-{kind}") in page for kind in TYPE_IDS)
    assert all(words.say(f"role-{role}") in page for role in ("guard", "bomb", "coat"))


# -- a whole play -----------------------------------------------------------------------------------------------------


@in_both
def test_every_event_can_be_said(lang: str) -> None:
    told: set[str] = set()
    for number in range(30):
        seats, options = TABLES[number % len(TABLES)]
        log = Log()
        state = list(moments(seats, options, f"events-{number}", log))[-1]
        for hearer in (None, 0):
            names = names_for(state) if hearer is None else ["You" if lang == "en" else "Jij", *names_for(state)[1:]]
            for line in log.lines(hearer):
                text = GAME.say_event(line, lang, names)
                assert text.endswith(f". [{line['rule']}]"), text
                assert BACK_LEFT.search(text) is None, text
                told.add(str(line["event"]))
    assert told | RARE == EVENTS_TOLD


@in_both
def test_rare_events_can_be_said(lang: str) -> None:
    names = ["Anna", "Bram", "Chris"]
    rare: list[Line] = [
        {"event": "nothing", "seat": 0, "rule": "SI-23"},
        {"event": "nothing", "seat": 0, "rule": "SI-28"},
        {"event": "nobody_wins", "rule": "SI-83"},
        {"event": "stake_back", "seat": 1, "note": 40, "rule": "SI-89"},
        {"event": "no_business", "seat": 2, "colour": "green", "rule": "SI-86"},
        {"event": "allies_win", "seat": 0, "target": 2, "colour": "red", "rule": "SI-87"},
        {"event": "wins", "seat": 0, "colour": "red", "rule": "SI-81"},
        {"event": "wins", "seat": 0, "colour": "red", "rule": "SI-82"},
        {"event": "defected", "seat": 0, "target": 1, "colour": "red", "rule": "SI-63"},
        {"event": "staked", "seat": 0, "note": None, "rule": "SI-41"},
        *[Line(event="split", seat=0, target=1, share=share, rule="SI-87") for share in ("business", "money")],
        *[Line(event="laundered", seat=0, amount=20, own=20, paid=0, rule=rule) for rule in ("SI-84", "SI-88")],
        *[Line(event="dropped", seat=0, colour="red", round=2, rule=rule) for rule in ("SI-48", "SI-49", "SI-77")],
        *[Line(event="kept", seat=0, worth=worth, rule=rule) for worth, rule in ((8, "SI-60"), (5, "SI-70"))],
        *[Line(event="end", ending=e, winners=[0, 2], scores=[-5, -9, -5], rule="SI-101") for e in ENDINGS],
        {"event": "end", "ending": "cap", "winners": [1], "scores": [1, 5, 2], "rule": "SI-107"},
    ]
    said = [GAME.say_event(line, lang, names) for line in rare]
    assert len(set(said)) == len(said)
    assert "Anna" in said[5]
    assert "Chris" in said[5]
    assert "−5k" in said[-3]


@in_both
def test_everything_that_can_be_chosen_or_refused_can_be_said(lang: str) -> None:
    asked: set[str] = set()
    for number in range(2 * len(TABLES)):
        seats, options = TABLES[number % len(TABLES)]
        for step, state in enumerate(moments(seats, options, f"choices-{number}")):
            mover = state.asked() if not state.over else 0
            view = state.view(mover)
            new = str(view["phase"]) not in asked
            asked.add(str(view["phase"]))
            said = [GAME.say_action(view, action, lang) for action in state.legal(mover)]
            assert len(set(said)) == len(said)
            assert GAME.prompt(view, lang)
            if new or step % 100 == 0:
                waiting = [state.view((mover + 1) % seats), state.view(None), state.open_view()]
                assert all(GAME.prompt(seen, lang) for seen in waiting)
                for seen in (view, *waiting):
                    assert all(GAME.say_action(seen, action, lang) for action in range(GAME.actions.size))
                refusals = [state.explain(seat, a) for seat in (mover, seats) for a in range(-1, GAME.actions.size)]
                assert all(say_refusal(refusal, lang) for refusal in refusals if refusal is not None)
    assert asked >= PHASES - {"take2", "split"}


@in_both
def test_refusals_can_be_said(lang: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(7)
    assert "7" in say_refusal(refused.value.refusal, lang)
    said = [say_refusal(Refusal(f"SI-{number}"), lang) for number in REFUSALS if number > 1]
    assert len(set(said)) == len(said)


@in_both
def test_what_an_argument_stands_for_has_a_name(lang: str) -> None:
    for kind in GAME.actions.kinds:
        for arg in kind.args:
            names = [GAME.name_of(arg.of, value, lang) for value in range(arg.first, arg.last + 1)]
            assert len(set(names)) == arg.count
    assert GAME.name_of("turn", 3, lang) == "3"


# -- manners ----------------------------------------------------------------------------------------------------------


def test_the_log_speaks_to_the_reader() -> None:
    line: Line = {"event": "stole", "colour": "black", "cards": ["K5"], "rule": "SI-27"}
    mine, theirs = {**line, "seat": 0, "target": 1}, {**line, "seat": 1, "target": 0}
    assert GAME.say_event(mine, "en", ["You", "Nonna"]) == "You steal the black 5 from Nonna. [SI-27]"
    assert GAME.say_event(theirs, "en", ["You", "Nonna"]) == "Nonna steals the black 5 from you. [SI-27]"
    assert GAME.say_event(mine, "nl", ["Jij", "Nonna"]) == "Jij steelt de zwarte 5 van Nonna. [SI-27]"
    assert GAME.say_event(theirs, "nl", ["Jij", "Nonna"]) == "Nonna steelt de zwarte 5 van jou. [SI-27]"
    both: Line = {"event": "allies_win", "seat": 1, "target": 0, "colour": "red", "rule": "SI-87"}
    assert (
        GAME.say_event(both, "nl", ["Jij", "Nonna"])
        == "Nonna en jij winnen de oorlog samen, met de rode familie. [SI-87]"
    )
    end: Line = {"event": "end", "ending": "godfather", "winners": [0], "scores": [5, 9], "rule": "SI-100"}
    assert GAME.say_event(end, "en", ["You", "Nonna"]) == "You are the Godfather and win. [SI-100]"


def test_what_nobody_showed_is_only_a_back() -> None:
    names = ["Anna", "Bram"]
    took: Line = {"event": "took", "seat": 1, "colour": "black", "rule": "SI-24"}
    assert GAME.say_event({**took, "cards": ["K?"]}, "en", names) == (
        "Bram takes the top card of the black pile. [SI-24]"
    )
    assert GAME.say_event({**took, "cards": ["K?"]}, "nl", names) == (
        "Bram neemt de bovenste kaart van de zwarte stapel. [SI-24]"
    )
    peeked: Line = {"event": "peeked", "seat": 1, "colour": "blue", "rule": "SI-25"}
    assert GAME.say_event({**peeked, "cards": ["B?", "B2"]}, "en", names) == "Bram looks through the blue pile. [SI-25]"
    assert "9, 2" in GAME.say_event({**peeked, "cards": ["B9", "B2"]}, "en", names)
    founded: Line = {"event": "founded", "seat": 0, "colour": "green", "rule": "SI-85"}
    assert GAME.say_event({**founded, "cards": ["green ?"]}, "nl", names) == (
        "Anna richt een groen bedrijf op; wat er op het uithangbord staat, blijft geheim. [SI-85]"
    )
    known = GAME.say_event({**founded, "cards": ["green laundry"]}, "nl", names)
    assert known == "Anna richt een groene wasserij op. [SI-85]"


def test_choices_are_said_as_a_player_would() -> None:
    encode = GAME.actions.encode
    view: View = {**GAME.start(4, "choices").view(1), "phase": "join"}
    assert GAME.say_action(view, encode("pass"), "en") == "stay out"
    assert GAME.say_action({**view, "phase": "round"}, encode("pass"), "nl") == "stap uit"
    assert GAME.say_action(view, encode("place", 37), "en") == "join with the black 5 (bomb)"
    assert GAME.say_action({**view, "phase": "turn"}, encode("place", 7), "nl") == (
        "begin een bendeoorlog met de gele 8 (overloper)"
    )
    assert GAME.say_action(view, encode("stake", 4), "nl") == "zet 50k in"
    assert GAME.say_action(view, encode("steal", 3, 3), "en") == "steal a black card from seat 1"
    named: View = {**view, "names": ["Anna", "Bram", "Chris", "Dora"]}
    assert GAME.say_action(named, encode("steal", 5, 1), "nl") == "steel een paarse kaart van Chris"
    shop: View = {**view, "choosing": {"types": ["laundry"], "colour": "purple"}}
    assert GAME.say_action(shop, encode("shop", 2), "nl") == "richt een paarse wasserij op"


def test_a_bomb_names_the_families_it_can_hit() -> None:
    def lane(seat: int, colour: str, card: str) -> dict[str, Any]:
        rest = {"status": "active", "serves": None, "head": seat, "strength": int(card[1:])}
        return {"seat": seat, "colour": colour, "cards": [{"card": card, "open": True, "worth": 5}], **rest}

    lanes = [lane(0, "yellow", "Y5"), lane(1, "black", "K9"), lane(2, "green", "G2")]
    view: View = {**GAME.start(3, "bomb").view(0), "phase": "bomb", "mover": 0, "names": ["You", "Nonna", "Don Ugo"]}
    view |= {"war": {"starter": 0, "round": 1, "lanes": lanes}, "choosing": {"bomb": "Y5", "victims": ["K9"]}}
    assert GAME.prompt(view, "en") == (
        "Your bomb is open. Blow up a card of Nonna's black family (the bomb goes too), or let it count 5."
    )
    assert GAME.prompt(view, "nl") == (
        "Je bom ligt open. Blaas een kaart van de zwarte familie van Nonna op (de bom gaat mee), "
        "of laat de bom voor 5 tellen."
    )
    assert GAME.say_action(view, GAME.actions.encode("bomb", 41), "en") == "blow up the black 9 of Nonna"
