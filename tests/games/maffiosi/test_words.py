"""Maffiosi in words: both languages say all that can be asked, chosen, refused and heard, as a player would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.engine import Illegal, Log, Refusal
from sitdown.engine.refusal import Fact
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.maffiosi import GAME
from sitdown.games.maffiosi.data import CARD_COUNTS, CARD_IDS, COLOURS, FOLDER, TYPE_IDS
from sitdown.games.maffiosi.play import MaffiosiPlay
from sitdown.games.maffiosi.state import ENDINGS, PHASES
from sitdown.testing.words import messages, say_refusal, variables
from tests.games.maffiosi.helpers.plays import TABLES, moments
from tests.games.maffiosi.helpers.positions import action_of, play, start, table

SOURCES = Path(__file__).parents[3] / "src" / "sitdown" / "games" / "maffiosi"
NAMES = {"en": ["You", "Nonna", "Don Ugo"], "nl": ["Jij", "Nonna", "Don Ugo"]}
Line = dict[str, Fact]
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def source(pattern: str, *files: str) -> set[str]:
    """All that the pattern finds in these modules of the game, in all if none is named."""
    paths = [SOURCES / name for name in files] or sorted(SOURCES.glob("*.py"))
    return {found for path in paths for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


# -- the files --------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages(FOLDER, "en")) == list(messages(FOLDER, "nl"))


def test_both_languages_speak_of_the_same_facts() -> None:
    """`me` apart: a Dutch verb is often the same for the reader and for the others."""
    english, dutch = messages(FOLDER, "en"), messages(FOLDER, "nl")
    differ = {key for key in english if variables(english[key]) - {"me"} != variables(dutch[key]) - {"me"}}
    assert differ == set()


@in_both
def test_everything_that_has_an_id_has_words(lang: str) -> None:
    words = words_of(FOLDER, lang)
    wanted = ["title", "tagline"] + [f"ending-{ending}" for ending in ENDINGS[1:]]
    wanted += [f"{form}-{colour}" for colour in COLOURS for form in ("colour", "adj")]
    wanted += [f"type-{kind}" for kind in TYPE_IDS]
    wanted += [f"letter-{name}" for name in (*COLOURS, *TYPE_IDS)]
    wanted += [f"{form}-{card}" for card in CARD_IDS for form in ("card", "help")]
    wanted += [f"option-{option.name.replace('_', '-')}" for option in GAME.options]
    wanted += [f"kind-{kind.name}" for kind in GAME.actions.kinds]
    wanted += [f"arg-{arg.name}" for kind in GAME.actions.kinds for arg in kind.args]
    wanted += [f"figure-{name.replace('_', '-')}" for name in GAME.start(3).figures()]
    assert [key for key in wanted if key not in words] == []
    assert all(words.say(key) for key in wanted)
    written = messages(FOLDER, lang)
    for prefix in ("ending-", "figure-", "kind-", "arg-"):
        assert {key for key in written if key.startswith(prefix)} == {key for key in wanted if key.startswith(prefix)}


@in_both
def test_every_refusal_that_the_rules_can_give_has_words_and_no_other(lang: str) -> None:
    given = source(r'Refusal\("(MA-\d+)"', "explain.py") | {"MA-1"}
    assert {key for key in messages(FOLDER, lang) if key.startswith("refusal-")} == {f"refusal-{id}" for id in given}


@in_both
def test_names_are_those_of_the_rules_page(lang: str) -> None:
    page = (Path(FOLDER) / f"rules.{lang}.md").read_text(encoding="utf-8")
    words = words_of(FOLDER, lang)
    cards = re.findall(r"^\| ([^|]+) \| (\d+)° \| [^|]+\(MA-\d+\) \|$", page, re.MULTILINE)
    assert [(words.say(f"card-{card}"), n) for card, n in zip(CARD_IDS, CARD_COUNTS, strict=True)] == [
        (name, int(count)) for name, count in cards
    ]
    gangsters = re.findall(r"^\| ([A-Z]) \| (?:de )?([^|]+) \| [^|]+ \|$", page, re.MULTILINE)
    names = [words.say(f"type-{kind}") for kind in TYPE_IDS]
    assert gangsters[:4] == [(words.say(f"letter-{kind}"), name) for kind, name in zip(TYPE_IDS, names, strict=True)]
    for colour in COLOURS:
        assert f"{words.say(f'letter-{colour}')} {words.say(f'colour-{colour}')}" in page


def test_the_tables_of_these_tests_use_every_option() -> None:
    assert {name for _, options in TABLES for name in options} == {option.name for option in GAME.options}


# -- whole plays ------------------------------------------------------------------------------------------------------


@in_both
def test_every_event_can_be_said(lang: str) -> None:
    told: set[str] = set()
    you = "You" if lang == "en" else "Jij"
    for number in range(3 * len(TABLES)):
        log = Log()
        state = list(moments(number, "events", log))[-1]
        names = [f"Player {seat}" for seat in range(state.seats)]
        for hearer in (None, 0):
            for line in log.lines(hearer):
                text = GAME.say_event(line, lang, names if hearer is None else [you, *names[1:]])
                assert re.search(rf"[^.!][.!] \[{line['rule']}\]$", text), text
                assert not re.search(r"[?_{}]|None|True|False", text), text
                told.add(str(line["event"]))
    assert told == source(r'\.tell\("(\w+)"')


@in_both
def test_everything_that_can_be_chosen_or_refused_can_be_said(lang: str) -> None:
    asked: set[str] = set()
    refused: set[str] = set()
    for number in range(2 * len(TABLES)):
        for step, state in enumerate(moments(number, "choices")):
            mover = state.asked() if not state.over else 0
            view = state.view(mover)
            phase = str(view["phase"])
            if phase in asked and step % 40:
                continue
            asked.add(phase)
            said = [GAME.say_action(view, action, lang) for action in state.legal(mover)]
            assert len(set(said)) == len(said)
            views = [view, state.view((mover + 1) % state.seats), state.view(None), state.open_view()]
            assert all(GAME.prompt(seen, lang) for seen in views)
            for seen in views[::2]:
                assert all(GAME.say_action(seen, action, lang) for action in range(GAME.actions.size))
            for seat in (mover, state.seats):
                for action in range(-1, GAME.actions.size):
                    refusal = state.explain(seat, action)
                    if refusal is not None:
                        assert not re.search(r"[{}_]", say_refusal(FOLDER, refusal, lang))
                        refused.add(refusal.rule)
    assert asked == set(PHASES)
    assert {"MA-10", "MA-11", "MA-24", "MA-25", "MA-33", "MA-40", "MA-45", "MA-47", "MA-57"} <= refused


@in_both
def test_what_an_argument_stands_for_has_a_name(lang: str) -> None:
    for kind in GAME.actions.kinds:
        for arg in kind.args:
            names = [GAME.name_of(arg.of, value, lang) for value in range(arg.first, arg.last + 1)]
            assert len(set(names)) == arg.count
    assert GAME.name_of("chair", 17, lang) == "17"  # as people type it


# -- what is asked and chosen -----------------------------------------------------------------------------------------


def said(state: MaffiosiPlay, what: str, lang: str) -> str:
    return GAME.say_action(state.view(state.asked()), action_of(what), lang)


def asked(state: MaffiosiPlay, lang: str, seat: int | None = -1) -> str:
    """The question as the seat that decides reads it, or as somebody else does."""
    view = state.view(state.asked() if seat == -1 else seat)
    return GAME.prompt({**view, "names": NAMES[lang]}, lang)


def test_weapons_name_their_victims() -> None:
    state = table("yK 3, yG 18, rH 4, bB 10z", hands={"yellow": "stab fire"})
    assert said(state, "play stab", "en") == "play Stab!"
    assert said(state, "discard fire", "nl") == "leg Vuur! af"
    play(state, "yellow stab")
    assert said(state, "chair 4", "en") == "stab the red Heavy on chair 4 (café)"
    assert said(state, "chair 4", "nl") == "steek de rode Sterke Henkie op stoel 4 (café) neer"
    assert asked(state, "en").startswith("Stab whom? The victim sits beside ")
    assert asked(state, "nl", None) == "Wachten op jou: iemand neersteken."  # an onlooker at the reader's own table
    assert GAME.prompt(state.view(1), "en") == "Waiting for seat 1 to stab somebody."
    play(state, "yellow chair 4, yellow finish")
    assert state.asked() == 2
    fire = table("yK 3, yG 18, rH 4, bB 10z", hands={"yellow": "fire"})
    play(fire, "yellow fire")
    assert said(fire, "chair 10", "en") == "shoot the sleeping blue Boss on chair 10 (restaurant)"
    assert said(fire, "chair 10", "nl") == "schiet de slapende blauwe Boss op stoel 10 (restaurant) neer"
    assert said(fire, "chair 14", "en") == "choose chair 14"


def test_cakes_say_where_they_go_and_whom_they_hit() -> None:
    cakes = {"red": 30, "blue": 16}
    state = table("yB 12, rH 3, bB 27, bK 17z", cakes=cakes, hands={"yellow": "pass kaboom order"})
    kaboom, order = state.clone(), state.clone()
    assert isinstance(kaboom, MaffiosiPlay)
    assert isinstance(order, MaffiosiPlay)
    play(state, "yellow pass")
    assert said(state, "pass red left", "en") == "pass the red cake to the left: to the red Heavy on chair 3 (revolver)"
    assert said(state, "pass red right", "nl") == (
        "geef de rode taart naar rechts door: aan de blauwe Boss op stoel 27 (revolver)"
    )
    assert said(state, "pass blue right", "en") == "pass the blue cake to the right: to your Boss on chair 12"
    assert said(state, "pass yellow left", "nl") == "geef de gele taart naar links door"
    play(kaboom, "yellow kaboom")
    assert said(kaboom, "boom red", "en") == "explode the red cake at chair 30: it hits nobody"
    assert said(kaboom, "boom blue", "nl") == (
        "laat de blauwe taart bij stoel 16 ontploffen: hij treft de slapende blauwe Jack Stiletto op stoel 17"
    )
    play(order, "yellow order")
    assert said(order, "chair 17", "en") == "put your cake before the sleeping blue Knifer on chair 17 (café)"
    assert said(order, "chair 30", "nl") == "zet je taart bij de lege stoel 30 (mes, rode taart)"
    skip = table("yB 12, rH 3, bB 27", cakes={"red": 30, "blue": 3}, hands={"yellow": "pass"}, pass_blocked="skip")
    play(skip, "yellow pass")
    assert said(skip, "pass red left", "en") == "pass the red cake to the left: to your Boss on chair 12"
    stop = table("yB 12, rH 3, bB 27", cakes={"red": 30, "blue": 3}, hands={"yellow": "pass"})
    play(stop, "yellow pass")
    assert said(stop, "pass red left", "en") == "pass the red cake to the left"  # MA-40


def test_a_harmless_cake_hits_nobody() -> None:
    state = table("yB 12, rH 13, bH 15", cakes={"red": 14}, hands={"yellow": "kaboom"}, empty_cake="harmless")
    play(state, "yellow kaboom")
    assert said(state, "boom red", "en") == "explode the red cake at chair 14: it hits nobody"


def test_glasses_and_moves() -> None:
    state = table("yB 5, rH 2z, bK 7, bH 12", hands={"yellow": "nightcap move"}, nightcap="up_to")
    play(state, "yellow nightcap")
    assert asked(state, "en") == "Who gets a nightcap? 3 more glasses."
    assert said(state, "chair 5", "en") == "give your Boss on chair 5 (drink) a nightcap"
    assert said(state, "chair 2", "nl") == (
        "geef de slapende rode Sterke Henkie op stoel 2 (drankje) nog een slaapmutsje: hij wordt nooit meer wakker"
    )
    play(state, "yellow chair 7")
    assert asked(state, "nl") == "Wie krijgt er nog een slaapmutsje? Nog hoogstens 2 glazen, of laat het hierbij."
    play(state, "yellow finish")
    assert asked(state, "nl") == "Je mag ook nog een Verplaatskaart spelen, of het hierbij laten."
    assert said(state, "finish", "en") == "leave it at that"
    play(state, "yellow move")
    assert said(state, "chair 5", "nl") == "verplaats jouw Boss van stoel 5 (drankje)"
    play(state, "yellow chair 5")
    assert asked(state, "en") == "Where to? Your Boss leaves chair 5."
    assert said(state, "chair 17", "en") == "move your Boss from chair 5 to chair 17 (café)"
    assert said(state, "chair 17", "nl") == "verplaats jouw Boss van stoel 5 naar stoel 17 (café)"


def test_who_holds_no_move_is_told_why_he_is_asked() -> None:
    state = table(players=4, hands={"yellow": "order stab stab fire fire"})
    play(state, "yellow order 17")
    assert state.choices() == [action_of("finish")]  # T27
    assert GAME.prompt(state.view(0), "en").startswith("You hold no Move, so leave it at that.")
    assert GAME.prompt(state.view(1), "en") == ("Waiting for seat 1 to play a Move as well, or to leave it at that.")


def test_men_are_seated_by_name() -> None:
    state = start(3, "seating", seating="manual", first_placer=0)
    assert said(state, "piece B", "en") == "seat the Boss"
    assert said(state, "piece Hz", "nl") == "zet een slapende Sterke Henkie neer"
    play(state, "yellow piece G")
    assert asked(state, "nl") == "Op welke vrije stoel gaat een Revolver Robbie zitten?"
    assert said(state, "chair 29", "en") == "seat a Gunman on chair 29 (till)"


def test_the_end_names_the_winner_and_his_grave() -> None:
    last = table("yK 3, rH 4", money=[10, 45, 15], hands={"yellow": "stab"})  # T22
    play(last, "yellow stab 4")
    assert asked(last, "en", 0) == "The game is over. You win with 60k."
    assert asked(last, "nl", 0) == "Het spel is afgelopen. Jij wint met 60k."
    assert GAME.prompt(last.view(1), "en") == "The game is over. Seat 1 wins with 60k."
    empty = table("yB 12, bB 25", money=[20, 80, 19], step=1)  # yellow takes the last 1k
    assert asked(empty, "en", None) == "The game is over. Nonna wins with 80k, from beyond the grave."
    assert asked(empty, "nl", None) == "Het spel is afgelopen. Nonna wint met 80k, vanuit het graf."


# -- what is refused --------------------------------------------------------------------------------------------------


@in_both
def test_another_number_of_players_is_refused_in_words(lang: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(7)
    assert re.search(r"3 .* 6 .* 7\.", say_refusal(FOLDER, refused.value.refusal, lang))


def test_refusals_speak_of_what_was_tried() -> None:
    def both(rule: str, **facts: Fact) -> list[str]:
        return [say_refusal(FOLDER, Refusal(rule, facts), lang) for lang in LANGUAGES]

    assert both("MA-7", type="heavy", asleep=True) == [
        "You have no sleeping Heavy off the table. Name a gangster of yours who still stands.",
        "Je hebt geen slapende Sterke Henkie die nog moet gaan zitten. Noem een van je gangsters die nog niet zit.",
    ]
    assert both("MA-10", seat=1, colour="red") == [
        "Now the red player decides. Wait until you are asked.",
        "Nu beslist de rode speler. Wacht tot het je gevraagd wordt.",
    ]
    assert both("MA-25", card="kaboom") == [
        "Ka-Boom! has no target now: no opponent's cake is on the table. You may discard it.",
        "Ka-Boem! heeft nu geen doel: er staat geen taart van een tegenstander op tafel. Afleggen mag wel.",
    ]
    assert both("MA-40", why="order", chair=15) == [
        "There is a cake at chair 15 already. Choose another place.",
        "Bij stoel 15 staat al een taart. Kies een ander vakje.",
    ]


# -- what is heard ----------------------------------------------------------------------------------------------------


def test_the_log_speaks_to_the_reader() -> None:
    facts: Line = {"event": "removed", "type": "heavy", "chair": 10, "by": "stab", "rule": "MA-32"}
    mine: Line = {**facts, "seat": 0, "doer": 1}
    theirs: Line = {**facts, "seat": 1, "doer": 0}
    assert [GAME.say_event(mine, lang, NAMES[lang]) for lang in LANGUAGES] == [
        "Nonna stabs your yellow Heavy on chair 10 (restaurant): gone for good. [MA-32]",
        "Nonna steekt jouw gele Sterke Henkie op stoel 10 (restaurant) neer: voorgoed weg. [MA-32]",
    ]
    assert [GAME.say_event(theirs, lang, NAMES[lang]) for lang in LANGUAGES] == [
        "You stab Nonna's red Heavy on chair 10 (restaurant): gone for good. [MA-32]",
        "Jij steekt de rode Sterke Henkie van Nonna op stoel 10 (restaurant) neer: voorgoed weg. [MA-32]",
    ]
    way: Line = {"from": 22, "chair": 14, "to": 2, "type": "boss", "way": "left"}
    passed: Line = {"event": "passed_on", "seat": 1, "cake": 0, **way, "rule": "MA-42"}
    assert GAME.say_event(passed, "en", NAMES["en"]) == (
        "Nonna passes your yellow cake to the left, from chair 22 (drink) to Don Ugo's blue Boss on chair 14. [MA-42]"
    )
    assert GAME.say_event(passed, "nl", NAMES["nl"]) == (
        "Nonna geeft jouw gele taart naar links door, "
        "van stoel 22 (drankje) naar de blauwe Boss van Don Ugo op stoel 14. [MA-42]"
    )


@pytest.mark.parametrize(("hits", "told"), [(0, "nobody is hit"), (1, "one man is hit"), (3, "3 men are hit")])
def test_a_blast_says_how_many_it_takes(hits: int, told: str) -> None:
    line: Line = {"event": "exploded", "seat": 1, "cake": 1, "chair": 4, "hits": hits, "rule": "MA-13"}
    text = GAME.say_event(line, "en", NAMES["en"])
    assert text == f"Nonna's turn begins, and Nonna's red cake explodes at chair 4 (café): {told}. [MA-13]"


def test_what_nobody_showed_is_only_counted() -> None:
    drew: Line = {"event": "drew", "seat": 1, "count": 2, "rule": "MA-30"}
    assert GAME.say_event({**drew, "cards": ["?", "?"]}, "en", NAMES["en"]) == "Nonna draws 2 cards. [MA-30]"
    known = {**drew, "seat": 0, "cards": ["stab", "move"]}
    assert GAME.say_event(known, "nl", NAMES["nl"]) == "Jij pakt Steek! en Verplaatsen. [MA-30]"
    gave: Line = {"event": "gave_up_hand", "seat": 1, "cards": ["?"] * 5, "rule": "MA-59"}
    assert GAME.say_event(gave, "en", NAMES["en"]) == "Nonna's hand goes face down under the used pile. [MA-59]"


def test_what_is_paid_and_what_was_due() -> None:
    income: Line = {"event": "income", "seat": 0, "amount": 3, "due": 5, "pot": 0, "rule": "MA-22"}
    assert GAME.say_event(income, "en", NAMES["en"]) == "You are due 5k but get what is left in the pot: 3k. [MA-22]"
    whole = {**income, "amount": 10, "due": 2}
    assert GAME.say_event(whole, "nl", NAMES["nl"]) == (
        "Jij hebt recht op 2k en krijgt 10k, want het laatste biljet wordt niet gewisseld. [MA-22]"
    )
    usual = {**income, "seat": 2, "amount": 5, "pot": 85, "rule": "MA-17"}
    assert GAME.say_event(usual, "en", NAMES["en"]) == "Don Ugo earns 5k; 85k is left in the pot. [MA-17]"
    assert GAME.say_event(usual, "nl", NAMES["nl"]) == "Don Ugo verdient 5k; in de pot blijft 85k over. [MA-17]"


def test_a_card_with_a_shout_needs_no_full_stop() -> None:
    played: Line = {"event": "played", "seat": 1, "card": "stab", "rule": "MA-23"}
    assert GAME.say_event(played, "en", NAMES["en"]) == "Nonna plays Stab! [MA-23]"
    assert GAME.say_event({**played, "card": "move"}, "nl", NAMES["nl"]) == "Nonna speelt Verplaatsen. [MA-23]"
