"""Palermo in words: both languages say all that can happen, the table can be read, nothing is wider than a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.engine import Illegal, Log, Rng
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.palermo import GAME
from sitdown.games.palermo.city import FOLDER
from sitdown.games.palermo.play import PalermoPlay
from tests.games.palermo.positions import POLICE_PASS, bare_city, build, building_site, go, police_to, started

WIDEST = 80
NAMES = ["Nonna", "Il Contabile", "Don Ugo", "Zia Rosa", "Beppe"]
ME = ["You", *NAMES[1:]]
REFUSALS = (1, 2, 7, 8, 9, 11, 12, 14, 16, 22, 29, 31, 32, 37, 42, 43, 47)
EVENTS = {
    *("start_laid", "built", "kiosk", "filled", "round", "bonus", "police_moved", "police_passed", "walked", "stayed"),
    *("collected", "home", "last_home", "curfew", "end"),
}
CORNER = [("H3", (0, 1), 1, 0), ("H3", (1, 0), 3, 1), ("H1R", (1, 1), 0, 2)]  # no H3 fits on (0, 0)
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def keys(lang: str) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", (Path(FOLDER) / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_both_languages_have_the_same_words() -> None:
    assert keys("en") == keys("nl")
    assert len(set(keys("en"))) == len(keys("en"))


@in_both
def test_every_rule_that_can_refuse_has_a_sentence(lang: str) -> None:
    """And no other: the code cites exactly these in refusals."""
    written = {key for key in keys(lang) if key.startswith("refusal-")}
    assert written == {f"refusal-PA-{number}" for number in REFUSALS}
    code = (Path(FOLDER) / "explain.py").read_text(encoding="utf-8")
    cited = set(re.findall(r'"PA-(\d+)"', code)) | {"1"}
    assert cited == {str(number) for number in REFUSALS}


@in_both
def test_refusals_can_be_said(lang: str) -> None:
    crowd = bare_city(phase="police", police={0: (0, 0), 1: (0, 2)}, gangsters={0: (1, 0), 1: (4, 4)})
    site = building_site([("H2R", (2, 3), 0, 0)], supply={"H2R": 5, "H1R": 1})
    home = bare_city(phase="police", home={0: 3})
    tried: list[tuple[PalermoPlay, int, int]] = [
        *((crowd, 0, police_to(*spot)) for spot in ((0, 0), (0, 1), (0, 2), (1, 0), (4, 4), (9, 9))),
        *((site, 0, build(*what)) for what in (("H3", (0, 0), 0), ("H1R", (2, 3), 0), ("H1R", (0, 0), 0))),
        *((site, 0, build(*what)) for what in (("H1R", (1, 2), 2), ("ST", (0, 0), 0))),
        *((site, seat, action) for seat, action in ((0, POLICE_PASS), (1, 0), (0, 0), (0, 5000))),
        (building_site([("H3", (4, 1), 0, 0), ("H2R", (4, 2), 3, 1)]), 0, build("H2R", (5, 1), 0)),
        (home, 0, go(4, 5)),
        (bare_city([("H1R", (2, 3), 3, 0)], gangsters={1: (4, 5)}), 0, go(6, 7)),
        (bare_city(gangsters={0: (4, 5), 1: (4, 6)}), 0, go(4, 5)),
        (bare_city(gangsters={0: (4, 5), 1: (4, 6)}), 0, go(4, 6)),
        (bare_city(), 0, police_to(4, 5)),
        (bare_city(options={"police": False}), 0, police_to(4, 5)),
    ]
    said = set()
    for state, seat, action in tried:
        refusal = state.explain(seat, action)
        assert refusal is not None
        text = words_of(FOLDER, lang).say(f"refusal-{refusal.rule}", **refusal.facts)
        assert text[0].isupper()
        assert text.endswith(".")
        said.add(refusal.rule)
    with pytest.raises(Illegal) as refused:
        GAME.start(9)
    assert "9" in words_of(FOLDER, lang).say("refusal-PA-1", **refused.value.refusal.facts)
    assert said | {"PA-1"} == {f"PA-{number}" for number in REFUSALS}


@in_both
def test_every_event_has_a_line_in_the_log(lang: str) -> None:
    said: set[str] = set()
    for seats in (3, 5):
        rng = Rng.seeded("log")
        state = started(seats, {"max_rounds": 20})
        log = Log()
        state.listener = log
        while not state.over:
            seat = state.turn()[0]
            state.push(seat, GAME.thumb(state, seat, rng) if seats == 3 else state.legal(seat)[0])
        for line in log.lines(None):
            text = GAME.say_event(line, lang, NAMES[:seats])
            assert text
            assert len(text) < 110
            said.add(str(line["event"]))
    assert {f"news-{event.replace('_', '-')}" for event in EVENTS} == {k for k in keys(lang) if k.startswith("news-")}
    assert EVENTS - said <= {"kiosk"}
    site = building_site(CORNER, only_empty=[(0, 0)], supply={"H3": 9})
    site.listener = log = Log()
    site.apply(0, build("ST", (0, 0), 2))
    assert "B2" in GAME.say_event(log.lines(None)[0], lang, NAMES)


@in_both
def test_the_table_fits_a_terminal_at_every_moment(lang: str) -> None:
    rng = Rng.seeded("draw")
    state = started(5)
    moments = 0
    while not state.over:
        seat = state.turn()[0]
        if moments % 9 == 0:
            check_drawing(state, seat, lang)
        state.push(seat, GAME.thumb(state, seat, rng))
        moments += 1
    check_drawing(state, 0, lang)
    assert GAME.draw(state.open_view(), lang)


def check_drawing(state: PalermoPlay, seat: int, lang: str) -> None:
    view = {**state.view(seat), "names": NAMES}
    drawn = GAME.draw(view, lang)
    assert max(len(line) for line in drawn.splitlines()) <= WIDEST
    board = [line for line in drawn.splitlines() if re.match(r" {1,2}\d{1,2} ", line)]
    assert len(board) == 14
    assert len(GAME.prompt(view, lang)) > 10
    for action in state.legal(seat)[:40]:
        assert GAME.say_action(view, action, lang)


def test_the_drawing_shows_what_stands_where() -> None:
    state = bare_city(
        [("H1R", (2, 3), 3, 0)], gangsters={0: (0, 0), 1: (5, 7)}, police={1: (0, 5), 2: (5, 7)}, collected={0: 2}
    )
    rows = GAME.draw(state.view(0), "en").splitlines()[2:]
    cells = [[row[4 + 4 * column : 8 + 4 * column] for column in range(14)] for row in rows[1:15]]
    assert rows[0].split() == list("ABCDEFGHIJKLMN")
    assert cells[6][7] == "████"
    assert cells[5][7] == "G2p3"  # a gangster in front of a policeman in front of a disc
    assert cells[0][0].strip() == "G1"
    assert cells[0][5].strip() == "P2"
    assert cells[6][6].strip() == "⌂"
    assert cells[0][1].strip() == "1░"  # the cost of going there
    assert str(state) == GAME.draw(state.open_view(), "en")


@in_both
def test_actions_in_words(lang: str) -> None:
    state = bare_city([("H1R", (2, 3), 3, 0)], collected={1: 11}, gangsters={1: (4, 5)})
    view = state.view(0)
    assert (
        GAME.say_action(view, go(5, 7), lang)
        == {
            "en": "walk to H6: cost 1, collect 2 million",
            "nl": "naar H6: kost 1, 2 miljoen incasseren",
        }[lang]
    )
    assert GAME.say_action(view, go(4, 6), lang) == {"en": "walk to G5: cost 1", "nl": "naar G5: kost 1"}[lang]
    assert (
        GAME.say_action(view, build("H2R", (2, 3), 1), lang)
        == {
            "en": "long house on I6 and I7, door at H7",
            "nl": "lang huis op I6 en I7, deur aan H7",
        }[lang]
    )
    state.mover = 1
    assert (
        GAME.say_action(state.view(1), go(5, 5), lang)
        == {
            "en": "walk to F6: cost 1, home, +13 million",
            "nl": "naar F6: kost 1, thuis: +13 miljoen",
        }[lang]
    )
    assert GAME.say_action(state.view(2), go(5, 5), lang) == {"en": "walk to F6", "nl": "naar F6"}[lang]


@in_both
def test_no_two_builds_are_called_the_same(lang: str) -> None:
    """By its roof and its door a tile is known, whatever it is called in the engine."""
    state = building_site([("H2R", (2, 3), 0, 0)])
    said = [GAME.say_action(state.view(0), action, lang) for action in state.legal(0)]
    assert len(set(said)) == len(said)
    assert not [text for text in said if re.search(r"H\d[LR]|[█●·]", text)]


@in_both
def test_the_log_tells_who_did_what_where(lang: str) -> None:
    """PA-33, PA-39: with the pieces as they look, what policemen took, and what it brought; to the reader as "you"."""
    state = bare_city([("H1R", (2, 3), 3, 0)], police={1: (5, 7)})
    state.listener = log = Log()
    state.apply(0, go(5, 7))
    walked, collected = [[GAME.say_event(line, lang, names) for line in log.lines(None)[:2]] for names in (NAMES, ME)]
    assert walked == {
        "en": ["Nonna walks out of the depot to H6, for 2 points, 1 of them because of policemen.",
               "Nonna collects the disc at H6: 1 million for the points left over. The range is now 4."],
        "nl": ["Nonna loopt van het startvak naar H6, voor 2 punten, waarvan 1 door agenten.",
               "Nonna haalt het schijfje van H6: 1 miljoen voor de punten die over zijn. Het bereik is nu 4."],
    }[lang]  # fmt: skip
    assert [text.split()[0] for text in collected] == [{"en": "You", "nl": "Jij"}[lang]] * 2


@in_both
def test_names_of_things(lang: str) -> None:
    assert GAME.name_of("field", 0, lang) == "A1"
    assert GAME.name_of("field", 195, lang) == "N14"
    assert GAME.name_of("place", 15, lang) == "H6-I7"
    assert GAME.name_of("tile", 4, lang) == "H3"
    assert len({GAME.name_of("turn", turn, lang) for turn in range(4)}) == 4


@in_both
def test_every_figure_kind_and_ending_has_words(lang: str) -> None:
    words = words_of(FOLDER, lang)
    for name in started(3).figures():
        assert words.say("figure-" + name.replace("_", "-"))
    for kind in GAME.actions.kinds:
        assert words.say("kind-" + kind.name.replace("_", "-"))
        assert all(words.say(f"arg-{arg.name}") for arg in kind.args)
    assert words.say("ending-home") != words.say("ending-curfew")
