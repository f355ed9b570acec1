"""Capo in words: both languages say all that can happen, and a drawing gives away no more than its view."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitdown.engine.events import Log
from sitdown.engine.game import State, View
from sitdown.engine.options import Value
from sitdown.engine.refusal import Fact, Illegal, Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.capo import GAME
from sitdown.games.capo.data import FOLDER, KINDS, MISSIONS, POWERS
from sitdown.games.capo.state import CapoState
from sitdown.games.capo.sums import meets_mission, rats_in, sums_of_crews

WIDEST = 100
REFUSALS = (1, 20, 21, 22, 24, 31, 32, 33, 72, 88, 89, 90, 91, 92, 93, 94)
TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {}),
    (4, {"giulia": "auto_show", "star_floor": "before_rat", "target_respect": 25}),
    (5, {"first_game": True}),
    (6, {"envelope_source": "own_back", "settlement": "gains_first", "target_respect": 25}),
    (7, {"giulia": "visible_only", "caller": "fixed"}),
]
EVENTS_TOLD = {
    *(
        "round",
        "mission",
        "event",
        "ready",
        "crew",
        "turned_up",
        "countdown",
        "suspects",
        "suspects_nobody",
        "void",
        "revealed",
    ),
    *("rat", "judged", "respect", "giulia", "drew", "shuffled", "extra_round", "end"),
}
Line = dict[str, Fact]
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def keys(lang: str) -> list[str]:
    text = (Path(FOLDER) / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def say_refusal(refusal: Refusal, lang: str) -> str:
    return words_of(FOLDER, lang).say(f"refusal-{refusal.rule}", **refusal.facts)


def moments(seats: int, options: dict[str, Value], seed: str, log: Log | None = None) -> Iterator[CapoState]:
    """Every moment of a random play, the last one included."""
    rng = Rng.seeded(seed)
    state = GAME.start(seats, seed, options)
    state.listener = log
    while not state.over:
        assert isinstance(state, CapoState)
        yield state
        seat = state.turn()[rng.below(len(state.turn()))]
        legal = state.legal(seat)
        state.push(seat, legal[rng.below(len(legal))])
    assert isinstance(state, CapoState)
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
    wanted = ["title", "tagline", "ending-target", "ending-rounds", "skill-I", "skill-B", "skill-S"]
    wanted += [f"card-{kind['id']}" for kind in KINDS] + [f"power-{power}" for power in POWERS if power]
    wanted += [f"mission-{mission['id']}" for mission in MISSIONS]
    wanted += [f"event-E{n:02}{part}" for n in range(1, 11) for part in ("", "-text")]
    wanted += [f"refusal-CA-{number}" for number in REFUSALS]
    wanted += [f"kind-{kind.name.replace('_', '-')}" for kind in GAME.actions.kinds]
    wanted += [f"figure-{name}" for name in GAME.start(3).figures()]
    wanted += [f"option-{option.name.replace('_', '-')}" for option in GAME.options]
    assert [key for key in wanted if key not in words] == []
    assert all(words.say(key) for key in wanted if not key.startswith("refusal-"))


@in_both
def test_names_are_those_of_the_rules_page(lang: str) -> None:
    page = (Path(FOLDER) / f"rules.{lang}.md").read_text(encoding="utf-8")
    words = words_of(FOLDER, lang)
    rows = re.findall(r"^\| ([KME])(\d\d)(?:–[KME](\d\d))? \| ([^|]+) \|", page, re.MULTILINE)
    found = 0
    for letter, first, last, name in rows:
        for number in range(int(first), int(last or first) + 1):
            kind = {"K": "card", "M": "mission", "E": "event"}[letter]
            assert words.say(f"{kind}-{letter}{number:02}") == re.sub(r"°| \(.+\)", "", name)  # mark, explanation
            found += 1
    assert found == 42 + 16 + 10


# -- a whole play -----------------------------------------------------------------------------------------------------


@in_both
def test_every_event_can_be_said(lang: str) -> None:
    told: set[str] = set()
    for number in range(40):
        seats, options = TABLES[number % len(TABLES)]
        log = Log()
        state = list(moments(seats, options, f"events-{number}", log))[-1]
        for hearer in (None, 0):
            for line in log.lines(hearer):
                text = GAME.say_event(line, lang, names_for(state))
                assert text.endswith(f"[{line['rule']}]" if "rule" in line else "."), text
                told.add(str(line["event"]))
    assert told | {"void", "extra_round", "shuffled"} == EVENTS_TOLD


@in_both
def test_rare_events_can_be_said(lang: str) -> None:
    names = ["Anna", "Bram", "Chris"]
    rare: list[Line] = [
        {"event": "void", "seat": 0, "target": 2, "rule": "CA-80"},
        {"event": "extra_round", "respect": 16, "rule": "CA-70"},
        {"event": "respect", "seat": 1, "change": 0, "now": 0, "rule": "CA-55"},
        {"event": "rat", "seat": 1, "stars": 2, "rule": "CA-45"},
        {"event": "end", "winners": [0, 2], "respect": 9, "rule": "CA-71"},
        *[Line(event="shuffled", pile=pile, rule="CA-64") for pile in ("discards", "missions", "events")],
        *[Line(event="respect", seat=1, change=-1, now=2, rule=f"CA-{n}") for n in (53, 55, 84, 87)],
        *[Line(event="respect", seat=1, change=2, now=5, rule=f"CA-{n}") for n in (51, 52, 53, 54, 85)],
    ]
    said = [GAME.say_event(line, lang, names) for line in rare]
    assert len(set(said)) == len(said)
    assert "Anna" in said[0]
    assert "Chris" in said[0]


@in_both
def test_everything_that_can_be_chosen_or_refused_can_be_said(lang: str) -> None:
    refused: set[str] = set()
    for number, (seats, options) in enumerate(TABLES):
        for state in moments(seats, options, f"choices-{number}"):
            for seat in (number % seats, (number + 1) % seats):
                view = state.view(seat)
                assert GAME.prompt(view, lang)
                said = [GAME.say_action(view, action, lang) for action in range(GAME.actions.size)]
                assert all(said)
                for action in range(-1, GAME.actions.size + 1):
                    refusal = state.explain(seat, action)
                    if refusal is not None:
                        assert say_refusal(refusal, lang)
                        refused.add(refusal.rule)
            assert GAME.prompt(state.view(None), lang)
            assert GAME.prompt(state.open_view(), lang)
            outside = state.explain(seats, 0)
            assert outside is not None
            assert say_refusal(outside, lang)
    assert refused >= {f"CA-{number}" for number in REFUSALS} - {"CA-1", "CA-88", "CA-89", "CA-94"}


@in_both
def test_refusals_with_and_without_facts_can_be_said(lang: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(8)
    assert "8" in say_refusal(refused.value.refusal, lang)
    for refusal in (Refusal("CA-88"), Refusal("CA-89", {"target": 2}), Refusal("CA-94"), Refusal("CA-24")):
        assert say_refusal(refusal, lang)
    assert "18" in say_refusal(Refusal("CA-92", {"action": 18}), lang)
    assert "5" in say_refusal(Refusal("CA-21", {"number": 5}), lang)


@in_both
def test_what_an_argument_stands_for_has_a_name(lang: str) -> None:
    for kind in GAME.actions.kinds:
        for arg in kind.args:
            names = [GAME.name_of(arg.of, value, lang) for value in range(arg.first, arg.last + 1)]
            assert len(set(names)) == arg.count


# -- the drawing ------------------------------------------------------------------------------------------------------


def card_names(lang: str) -> dict[str, set[str]]:
    """What each kind of card can be called, by its id."""
    words = words_of(FOLDER, lang)
    names = {}
    for kind in KINDS:
        names[str(kind["id"])] = {words.say(f"card-{kind['id']}")}
        if kind["power"]:
            names[str(kind["id"])].add(words.say(f"person-{kind['power']}"))
    return names


def held(view: View) -> set[str]:
    return set(re.findall(r'"(K\d\d)"', json.dumps(view)))


@in_both
def test_a_drawing_is_narrow_and_names_no_card_that_its_view_does_not_hold(lang: str) -> None:
    names = card_names(lang)
    for number, (seats, options) in enumerate(TABLES):
        for state in moments(seats, options, f"drawings-{number}"):
            for view in (state.view(number % seats), state.view(None), state.open_view()):
                drawn = GAME.draw(view, lang)
                assert max(len(line) for line in drawn.split("\n")) <= WIDEST, drawn
                allowed = set().union(*(names[kind] for kind in held(view)), set())
                leaked = {name for each in names.values() for name in each if name in drawn} - allowed
                assert leaked == set(), drawn


@in_both
def test_the_owner_sees_the_hand_and_an_open_view_shows_everything(lang: str) -> None:
    words = words_of(FOLDER, lang)
    state = GAME.start(7, "open")
    view, truth = state.view(2), state.open_view()
    hand, pile = view["hand"], truth["draw_pile"]
    assert isinstance(hand, list)
    assert isinstance(pile, list)
    drawn = GAME.draw(view, lang)
    assert all(words.say(f"card-{kind}") in drawn for kind in hand)
    whole = " ".join(GAME.draw(truth, lang).split())
    assert all(card_names(lang)[kind] & {name for name in card_names(lang)[kind] if name in whole} for kind in pile[:6])
    assert str(state) == GAME.draw(truth, "en")


@in_both
def test_names_of_any_length_fit_and_the_reader_is_told_who_they_are(lang: str) -> None:
    names = ["Anna", "B" * 90, "Chris de Vries-van den Berg tot Zonnebeke", "D" * 24, "E", "F", "G"]
    for state in moments(7, {}, "names"):
        view: View = {**state.view(0), "names": names, "event": "E10"}
        players = view["players"]
        assert isinstance(players, list)
        players[3]["at_start"] = -1  # so that somebody is protected, which takes room
        drawn = GAME.draw(view, lang)
        assert max(len(line) for line in drawn.split("\n")) <= WIDEST, drawn
        assert words_of(FOLDER, lang).say("seat-you", name="Anna") in drawn


@in_both
def test_the_mark_for_the_owner_agrees_with_the_rules(lang: str) -> None:
    words = words_of(FOLDER, lang)
    marks = {True: 0, False: 0}
    for number, (seats, options) in enumerate(TABLES * 3):
        for state in moments(seats, options, f"marks-{number}"):
            seat = number % seats
            view = state.view(seat)
            if not view["crew"]:
                continue
            crew = sums_of_crews(state)[seat]
            honest = meets_mission(state, crew, rats_in(crew))
            assert (words.say("table-meets") in GAME.draw(view, lang)) == honest
            marks[honest] += 1
    assert min(marks.values()) > 0


# -- manners ----------------------------------------------------------------------------------------------------------


def test_the_log_speaks_to_the_reader() -> None:
    line: Line = {"event": "suspects", "rule": "CA-30"}
    mine, theirs = {**line, "seat": 0, "target": 1}, {**line, "seat": 1, "target": 0}
    assert GAME.say_event(mine, "en", ["You", "Nonna"]) == "You suspect Nonna. [CA-30]"
    assert GAME.say_event(theirs, "en", ["You", "Nonna"]) == "Nonna suspects you. [CA-30]"
    assert GAME.say_event(mine, "nl", ["Jij", "Nonna"]) == "Jij verdenkt Nonna. [CA-30]"
    assert GAME.say_event(theirs, "nl", ["Jij", "Nonna"]) == "Nonna verdenkt jou. [CA-30]"
    both = {**line, "event": "void", "seat": 1, "target": 0, "rule": "CA-80"}
    assert GAME.say_event(both, "nl", ["Jij", "Nonna"]).startswith("Nonna en jij verdenken elkaar")


def test_cards_that_nobody_showed_are_only_counted() -> None:
    names = ["Anna", "Bram"]
    drew: Line = {"event": "drew", "seat": 1, "count": 4, "rule": "CA-61"}
    assert GAME.say_event({**drew, "cards": ["?"] * 4}, "en", names) == "Bram draws 4 cards. [CA-61]"
    assert GAME.say_event({**drew, "cards": ["?"]}, "nl", names) == "Bram trekt 1 kaart. [CA-61]"
    known = GAME.say_event({**drew, "cards": ["K07", "K41"]}, "en", names)
    assert known == "Bram draws Bruno the Anvil and John Malone. [CA-61]"
    shown = GAME.say_event({**drew, "event": "turned_up", "cards": ["K07", "K41"]}, "en", names)
    assert shown.startswith("Bram turns up Bruno the Anvil (2 fists, 1 star) and John Malone (no symbols, 1 star off)")


def test_choices_are_said_as_a_player_would() -> None:
    state = GAME.start(4, "choices")
    view: View = {**state.view(1), "hand": ["K07", "K40", "K42"], "crew": ["K31"]}
    assert GAME.say_action(view, 0, "en") == "play Bruno the Anvil (2 fists, 1 star)"
    assert GAME.say_action(view, 1, "nl") == "speel Vincenzo Forza (één symbool naar keuze, 1 ster)"
    assert GAME.say_action(view, 2, "en") == "play Captain Penny (no symbols, 2 stars off)"
    assert GAME.say_action(view, 3, "en") == "play card 4"
    assert GAME.say_action(view, 5, "en") == "lay this crew"
    assert GAME.say_action(view, 6, "nl") == "draai Little Tony (2 vuisten, geen sterren) open"
    assert GAME.say_action(view, 11, "en") == "suspect nobody"
    assert GAME.say_action(view, 12, "en") == "suspect seat 3"
    assert GAME.say_action(view, 14, "en") == "suspect seat 1"
    assert GAME.say_action({**view, "names": ["Anna", "Bram", "Chris", "Dora"]}, 14, "nl") == "verdenk Anna"
