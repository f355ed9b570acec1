"""La Cosa Nostra in words: both languages say all that can be asked, chosen, refused and heard, as a player would."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from sitdown.engine import Illegal, Log, Refusal, Rng
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.actions import TAGS
from sitdown.games.cosanostra.data import (
    DATA,
    FAMILY_IDS,
    FOLDER,
    INFLUENCE_COUNTS,
    INFLUENCE_IDS,
    JOB_IDS,
    JOB_NAMES,
    JOB_ROUND,
    MONOPOLY_IDS,
    TRADE_IDS,
)
from sitdown.games.cosanostra.phase_numbers import PHASES
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.state import ENDINGS
from sitdown.testing.words import messages, say_refusal, variables
from tests.games.cosanostra.helpers.positions import play, start, table
from tests.games.cosanostra.helpers.random_plays import TABLES, moments, some_moments
from tests.games.cosanostra.helpers.refusals import FACTS, POSITIONS, acting, after, late

SOURCES = Path(FOLDER)
NOUNS = {"this-trade": "trade", "that-trade": "trade", "this-card": "card", "this-deed": "deed"}
FORMS = {"whom": "who", "second": "who", "the": "name"}  # one fact in several grammatical forms
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def source(pattern: str, files: str = "**/*.py") -> set[str]:
    """All that the pattern finds in these modules of the game."""
    return {found for path in SOURCES.glob(files) for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


def spoken_of(text: str) -> set[str]:
    """The facts that a message speaks of, by itself or through a noun that it uses."""
    return variables(text) | {fact for noun, fact in NOUNS.items() if f"{{ {noun} }}" in text}


def names_for(lang: str, seats: int = 3) -> list[str]:
    """The reader sits at seat 0."""
    return ["You" if lang == "en" else "Jij", "Ada", "Bea", "Chris", "Dora"][:seats]


# -- the files --------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages(FOLDER, "en")) == list(messages(FOLDER, "nl"))


def test_both_languages_speak_of_the_same_facts() -> None:
    """`me` and `them` apart: a Dutch verb is often the same for the reader and for the others."""

    def facts(text: str) -> set[str]:
        return {FORMS.get(name, name) for name in spoken_of(text)} - {"me", "them"}

    english, dutch = messages(FOLDER, "en"), messages(FOLDER, "nl")
    assert {key: facts(text) for key, text in english.items()} == {key: facts(text) for key, text in dutch.items()}


@in_both
def test_everything_that_has_an_id_has_words(lang: str) -> None:
    written = messages(FOLDER, lang)

    def wanted(prefix: str, ids: list[str]) -> set[str]:
        return {f"{prefix}-{name.replace('_', '-')}" for name in ids}

    kinds = GAME.actions.kinds
    all_of = {
        "family": FAMILY_IDS,
        "colour": [family["colour"] for family in DATA["family"]],
        "trade": TRADE_IDS,
        "the": TRADE_IDS,
        "monopoly": MONOPOLY_IDS,
        "influence": INFLUENCE_IDS,
        "help": INFLUENCE_IDS,
        "effect": INFLUENCE_IDS[4:],
        "tag": TAGS,
        "kind": [kind.name for kind in kinds],
        "arg": [arg.name for kind in kinds for arg in kind.args],
        "ending": ENDINGS[1:],
        "figure": list(GAME.start(3).figures()),
        "wait": PHASES[:-1],
    }
    for prefix, ids in all_of.items():
        assert {key for key in written if re.match(f"{prefix}-", key)} == wanted(prefix, ids)
    assert wanted("job", JOB_NAMES) | {"job-of-round", "job-back"} == {key for key in written if key[:4] == "job-"}
    options = {f"option-{option.name.replace('_', '-')}" for option in GAME.options}
    assert options == {re.sub("(-is-.*)?(-help)?$", "", key) for key in written if key.startswith("option-")}
    assert {"title", "tagline"} <= set(written)


@in_both
def test_every_event_of_the_rules_has_words(lang: str) -> None:
    told = source(r'\btell\(\s*"(\w+)"') | source(r'tell_offer\(state, "(\w+)"')
    told |= {"kept_promise", "broke_promise", "carried_out_threat", "empty_threat", "killed", "deactivated"}
    told -= {"laid_away"}  # for the eye alone
    said = {key for key in messages(FOLDER, lang) if key.startswith("news-")}
    for event in told:
        assert any(key.startswith(f"news-{event.replace('_', '-')}") for key in said), event
    assert all(any(key.startswith(f"news-{event.replace('_', '-')}") for event in told) for key in said)


@in_both
def test_every_refusal_that_the_rules_can_give_has_words_and_no_other(lang: str) -> None:
    given = source(r'"(CN-\d+)"', "explain/*.py")
    written = {key: text for key, text in messages(FOLDER, lang).items() if key.startswith("refusal-")}
    assert set(written) == {f"refusal-{rule}" for rule in given}
    for rule in given:
        assert spoken_of(written[f"refusal-{rule}"]) <= FACTS[rule], rule


@in_both
def test_businesses_and_influence_cards_are_called_as_on_the_rules_page(lang: str) -> None:
    page = (SOURCES / f"rules.{lang}.md").read_text(encoding="utf-8")
    words = words_of(FOLDER, lang)
    trades = [words.say("trade-" + trade.replace("_", "-")) for trade in TRADE_IDS]
    assert trades == re.findall(r"^\| ([^|]+) \|(?: [^|]+ \|)?? (?:Businessman|Company) \| \d", page, re.MULTILINE)
    heading = "### The Influence cards" if lang == "en" else "### De Influence-kaarten"
    part = page.split(heading)[1].split("\n#")[0]
    cards = re.findall(r"^\| ([^|]+) \|(?: [^|]+ \|)?? (\d+) \|", part, re.MULTILINE)
    names = [words.say(f"influence-{card.replace('_', '-')}") for card in INFLUENCE_IDS]
    assert cards == [(name, str(count)) for name, count in zip(names, INFLUENCE_COUNTS, strict=True)]
    for family in DATA["family"]:
        name, colour = words.say("family-" + family["id"]), words.say("colour-" + family["colour"])
        assert f"| {name} | {colour} |" in page


@in_both
def test_jobs_are_called_as_on_the_rules_page(lang: str) -> None:
    page = (SOURCES / f"rules.{lang}.md").read_text(encoding="utf-8").replace("°", "")
    words = words_of(FOLDER, lang)
    titles = {name: words.say(f"job-{name.replace('_', '-')}") for name in JOB_NAMES}
    numbered = dict(re.findall(r"^\| (\d{3}) \| ([^|]+) \|", page, re.MULTILINE))
    assert len(numbered) == 39
    assert {titles[JOB_NAMES[JOB_IDS.index(int(number))]]: number for number in numbered} == {
        name: number for number, name in numbered.items()
    }
    others = re.findall(r"^\| ([^|]+) \|[^\n]*\| (\d / \d / \d / \d) \|", page, re.MULTILINE)
    assert len(others) == 18
    for name, counts in others:
        title = re.sub(r", (.+)", r" (\1)", name)
        jobs = [job for job, entry in enumerate(JOB_NAMES) if titles[entry] == title]
        found = Counter(int(JOB_ROUND[job]) for job in jobs)
        assert [found[number] for number in range(4)] == [int(count) for count in counts.split(" / ")], name


def test_the_tables_of_these_tests_use_every_option() -> None:
    assert {name for _, options in TABLES for name in options} == {option.name for option in GAME.options}


# -- whole plays ------------------------------------------------------------------------------------------------------


def check_line(line: dict[str, object], text: str) -> None:
    """A sentence with its rule; without words only what the next line says, or what is for the eye alone."""
    if not text:
        assert line["event"] == "laid_away" or line["card"] in INFLUENCE_IDS[4:]
    else:
        assert re.search(rf"^[A-Z].*[^.]\. \[{line['rule']}\]$", text), text
        assert not re.search(r"[?_{}]|None|True|False", text), text


@in_both
def test_every_event_of_a_random_play_can_be_said(lang: str) -> None:
    told: set[str] = set()
    for number in range(len(TABLES)):
        log = Log()
        seats = list(moments(number, "events", log))[-1].seats
        for hearer in (None, 0):
            names = names_for(lang, seats) if hearer == 0 else ["Enzo", *names_for(lang, seats)[1:]]
            for line in log.lines(hearer):
                check_line({**line}, GAME.say_event(line, lang, names))
                told.add(str(line["event"]))
    assert len(told) > 35


RARE: dict[str, Callable[[], CosaPlay]] = {  # what happens seldom, as steps from a position
    "raced": lambda: after(acting("425", round=4), "A execute BLU3, A stake 2 [1 2 3]"),
    "won": lambda: after(acting("425", round=4), "A execute BLU3, A stake 1 [6 2 3]"),
    "shoots_back": lambda: after(acting("420", round=4), "A execute BLU3, A aim DIM3 [1 1 1], B return_fire [1 5 1]"),
    "persuaded": lambda: after(acting("214", round=2), "A execute BLU3, A aim B.LW [4 4 1]"),
    "thwarted": lambda: after(late("119", {"DIM2": "321"}), "A execute BLU3, A aim B [3 3 3], B reveal DIM2 [4 4]"),
    "robbed": lambda: after(late("103", {"DIM2": "319"}), "A execute BLU3 [2 3 4], A pass, B reveal DIM2 [4 4]"),
    "too_dear": lambda: table(moment="payday", cash=[4, 4, 4], recruit="blind"),
    "duel": lambda: table(moment="payday", round=4, own={"A": "LS", "B": "DD", "C": "PI"}),
}


@in_both
@pytest.mark.parametrize("name", RARE)
def test_what_happens_seldom_can_be_said(name: str, lang: str) -> None:
    state = RARE[name]()
    if name == "too_dear":
        state.recruits[0], state.recruits[1], state.recruits[2] = 3, 4, 5  # the dearest on top
        play(state, "A recruit BLU4")
    assert isinstance(state.listener, Log)
    lines = state.listener.lines(0)
    for line in lines:
        check_line({**line}, GAME.say_event(line, lang, names_for(lang)))
    told = {"won": "raced", "robbed": "earned"}.get(name, name)
    assert told in {line["event"] for line in lines}


@in_both
@pytest.mark.parametrize("name", POSITIONS)
def test_everything_that_can_be_asked_and_chosen_can_be_said(name: str, lang: str) -> None:
    state = POSITIONS[name]()
    for reader in (0, 1, None):
        view = {**state.view(reader), "names": names_for(lang)}
        assert not re.search(r"[_{}]|None", GAME.prompt(view, lang))
        if reader is not None:
            said = [GAME.say_action(view, action, lang) for action in state.legal(reader)]
            assert len(set(said)) == len(said)
        first = list(POSITIONS).index(name)
        for action in range(first, GAME.actions.size, 61):  # what cannot be chosen can be asked about
            assert not re.search(r"[_{}]|None", GAME.say_action(view, action, lang))
    assert GAME.prompt(state.open_view(), lang)
    assert all(GAME.say_action(state.open_view(), action, lang) for action in state.legal(0)[:5])


def test_the_positions_of_these_tests_ask_for_everything() -> None:
    asked = {str(POSITIONS[name]().open_view()["phase"]) for name in POSITIONS}
    assert asked == set(PHASES)


@cache
def refusals() -> list[Refusal]:
    """Every refusal at the positions, to seats that are asked and to others, and to one that is not there."""
    refused: dict[str, Refusal] = {}
    for name in POSITIONS:
        state = POSITIONS[name]()
        for seat in (0, 1, 3):
            for action in range(-1, GAME.actions.size):
                refusal = state.explain(seat, action)
                if refusal is not None:
                    refused[repr(refusal)] = refusal
    return list(refused.values())


def check_refusal(refusal: Refusal, lang: str) -> None:
    """A sentence for just this reason."""
    text = say_refusal(FOLDER, refusal, lang)
    assert re.search(r"^[A-Z].*[^.]\.$", text), text
    assert not re.search(r"[_{}]|None", text), text
    message = messages(FOLDER, lang)[f"refusal-{refusal.rule}"]
    assert "$why" not in message or f"[{refusal.facts['why']}]" in message, refusal


@in_both
def test_whatever_is_refused_is_refused_in_words(lang: str) -> None:
    reasons = {(refusal.rule, str(refusal.facts.get("why"))): refusal for refusal in refusals()}
    for refusal in reasons.values():
        check_refusal(refusal, lang)
    for refusal in refusals():
        assert say_refusal(FOLDER, refusal, lang)
    assert len({rule for rule, _ in reasons}) > 30


@in_both
def test_whatever_comes_up_in_a_random_play_can_be_said(lang: str) -> None:
    rng = Rng.seeded("says")
    refused: set[str] = set()
    for state in some_moments("says", every=29):
        for seat in range(state.seats):
            view = {**state.view(seat), "names": names_for(lang, state.seats)}
            assert not re.search(r"[_{}]|None", GAME.prompt(view, lang))
            legal = state.legal(seat)
            for action in legal[:: 1 + len(legal) // 6]:
                assert not re.search(r"[_{}]|None", GAME.say_action(view, action, lang))
            for _ in range(20):
                refusal = state.explain(seat, rng.below(GAME.actions.size))
                if refusal is not None and refusal.rule not in refused:
                    check_refusal(refusal, lang)
                    refused.add(refusal.rule)
    assert len(refused) > 15


@in_both
@pytest.mark.parametrize("rule", FACTS)
def test_a_refusal_needs_no_other_facts_than_it_has(rule: str, lang: str) -> None:
    facts = {name: 1 if name in ("amount", "cash", "most", "number", "seat") else "rocco" for name in FACTS[rule]}
    assert say_refusal(FOLDER, Refusal(rule, {**facts}), lang)


@in_both
def test_another_number_of_players_is_refused_in_words(lang: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(6)
    assert re.search(r"3 .* 5 ", say_refusal(FOLDER, refused.value.refusal, lang))


@in_both
def test_what_an_argument_stands_for_has_a_name(lang: str) -> None:
    for kind in GAME.actions.kinds:
        for arg in kind.args:
            names = {GAME.name_of(arg.of, value, lang) for value in range(arg.first, arg.last + 1)}
            alike = len({(JOB_NAMES[job], JOB_ROUND[job]) for job in range(90)})
            assert len(names) == (alike if arg.of == "job" else arg.count), arg.name
    assert GAME.name_of("cash", 17, lang) == "17"  # as people type it
    assert GAME.name_of("die", 0, lang) == "1"
    assert GAME.name_of("gangster", 26, lang) == "Rocco Caruso"


# -- secrets ----------------------------------------------------------------------------------------------------------


def test_what_nobody_showed_is_only_counted() -> None:
    state = start(3, "secrets")
    assert isinstance(state, CosaPlay)
    assert isinstance(state.listener, Log)
    dealt = [line for line in state.listener.lines(None) if line["event"] == "dealt_jobs"]
    assert [GAME.say_event(line, "en", ["Ada", "Bea", "Chris"]) for line in dealt if line["seat"] == 1] == [
        "Bea is dealt 4 Jobs. [CN-20]"
    ]
