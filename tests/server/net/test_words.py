"""Words over the socket: why something is not allowed, another language, and a line for every event."""

from __future__ import annotations

import random

import pytest

from sitdown.engine.rulebook import say_refusal
from sitdown.engine.words import LANGUAGES
from sitdown.games import all_games, game_of
from tests.server.playing import everybody, step
from tests.server.serving import Live

EACH_GAME = pytest.mark.parametrize("slug", [game.slug for game in all_games()])


@EACH_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_names_the_rule_in_the_clients_words(live: Live, slug: str, lang: str) -> None:
    dice = random.Random(f"why {slug}")
    made, people, clients = everybody(live, slug, 3)
    asking = [person.at(made["id"], lang=lang) for person in people]
    game = game_of(slug)
    refused = 0
    for _ in range(4):
        step(clients, dice)
        state = live.room(made["id"]).table.play()
        for seat, client in enumerate(asking):
            client.sync()
            for action in [*client.shown["legal"][:3], *dice.sample(range(game.actions.size), 8)]:
                answer = client.ask("why", action=action)
                why = state.explain(seat, action)
                assert answer["type"] == "because"
                assert answer["rule"] == (why.rule if why else None)
                assert answer["text"] == (say_refusal(game.folder, why, lang) if why else "")
                assert bool(answer["text"]) == (action not in client.shown["legal"])
                refused += why is not None
    assert refused > 10
    for one in (*clients, *asking):
        one.leave()


def test_why_takes_actions_in_words_and_answers_with_data_alone_without_a_language(live: Live) -> None:
    made, people, clients = everybody(live, "palermo", 3, options={"first_seat": 0})
    assert clients[0].ask("why", action=["place_start", 0]) == {"type": "because", "rule": None, "text": "", "id": 2}
    assert clients[0].ask("why", action=["build", 0, 0, 0])["rule"] == "PA-2"
    assert clients[1].ask("why", action=["place_start", 0])["rule"] == "PA-2"
    assert clients[0].ask("why", action=["fly", 0])["code"] == "bad_action"
    assert clients[0].ask("why", action=2**31)["rule"] == "PA-2"
    unread = clients[0].socket
    unread.send('{"type":"why","action":true,"id":77}')
    assert clients[0].until(lambda message: message["type"] == "error")["code"] == "bad_message"
    number = clients[0].shown["number"]
    clients[0].sync()
    assert clients[0].shown["number"] == number, "who asks changes nothing"
    dutch = people[1].at(made["id"], lang="nl")
    assert dutch.ask("why", action=0)["text"] == say_refusal(
        game_of("palermo").folder, live.room(made["id"]).table.play().explain(1, 0) or pytest.fail("legal"), "nl"
    )


def test_why_answers_for_a_later_step_of_a_choice(live: Live) -> None:
    made, _, clients = everybody(live, "maffiosi", 3)
    state = live.room(made["id"]).table.play()
    seat = state.turn()[0]
    plays = [action for action in state.legal(seat) if action < 8]
    for play in plays:
        trial = state.clone()
        trial.push(seat, play)
        for chair in range(1, 31):
            answer = clients[seat].ask("why", action=["chair", chair], after=[play])
            why = trial.explain(seat, 15 + chair)
            assert answer["rule"] == (why.rule if why else None)
    dull = next(action for action in range(8) if action not in plays)
    refused = state.explain(seat, dull)
    assert refused is not None
    assert clients[seat].ask("why", action=["chair", 1], after=[["play", dull]])["rule"] == refused.rule
    clients[seat].socket.send('{"type":"why","action":16,"after":[0,0,0,0,0,0,0,0,0],"id":77}')
    assert clients[seat].until(lambda message: message["type"] == "error")["code"] == "bad_message"
    assert list(state.legal(seat)) == clients[seat].shown["legal"], "who asks changes nothing"


def test_why_is_for_seats_of_a_game_that_has_begun(live: Live) -> None:
    person = live.person()
    made = person.make("capo", ["me", "open", "open"], open=True)
    client = person.at(made["id"])
    assert client.ask("why", action=0)["code"] == "not_playing"
    for _ in range(2):
        live.person().sit(made["id"])
    client.sync()
    assert client.ask("why", action=0)["type"] == "because"
    onlooker = live.person().at(made["id"], made["watch"], lang="en")
    assert onlooker.ask("why", action=0)["code"] == "onlooker"
    client.ask("resign")
    assert client.ask("why", action=0)["code"] == "resigned"


def test_an_illegal_move_is_told_in_the_words_of_its_rule(live: Live) -> None:
    made, people, clients = everybody(live, "capo", 3)
    (done,) = [kind.start for kind in game_of("capo").actions.kinds if kind.name == "done"]
    plain = clients[0].move(done)
    assert (plain["code"], plain["message"], plain["rule"]) == ("illegal", "a rule of the game forbids it", "CA-20")
    for lang in LANGUAGES:
        told = people[0].at(made["id"], lang=lang).move(done)
        refusal = live.room(made["id"]).table.play().explain(0, done)
        assert refusal is not None
        assert told["message"] == say_refusal(game_of("capo").folder, refusal, lang)
        assert (told["code"], told["rule"]) == ("illegal", "CA-20")
        stale = people[0].at(made["id"], lang=lang).ask("move", question=99, actions=[done])
        assert stale["message"] == "that question has not been asked yet"


# -- another language -------------------------------------------------------------------------------------------------


def test_the_table_is_shown_again_in_the_new_language_before_it_is_done(live: Live) -> None:
    made, people, clients = everybody(live, "capo", 3)
    english = people[0].at(made["id"], lang="en")
    before = english.shown
    heard = len(english.heard)
    done = english.ask("lang", lang="nl")
    assert done["type"] == "done"
    assert done["number"] == before["number"]
    assert len(english.heard) == heard + 2, "one `shown`, and the answer"
    after = english.shown
    words = ("prompt", "lines", "labels", "events")
    assert {name: value for name, value in after.items() if name not in words} == {
        name: value for name, value in before.items() if name not in words
    }
    assert "events" not in after
    assert after["lines"] == []
    assert after["prompt"] != before["prompt"]
    assert after["labels"] != before["labels"]
    step(clients, random.Random(1))
    english.sync()
    again = people[0].at(made["id"], lang="nl")
    assert (english.shown["prompt"], english.shown["labels"]) == (again.shown["prompt"], again.shown["labels"])
    assert "prompt" not in clients[0].shown, "another socket of the same seat goes on as it was"


def test_onlookers_and_sockets_without_words_may_change_the_language_too(live: Live) -> None:
    made, people, clients = everybody(live, "palermo", 3)
    onlooker = live.person().at(made["id"], made["watch"], lang="en")
    before = onlooker.shown["prompt"]
    assert onlooker.ask("lang", lang="nl")["type"] == "done"
    assert onlooker.shown["prompt"] != before
    assert clients[1].ask("lang", lang="en")["type"] == "done"
    assert clients[1].shown["labels"] == people[1].at(made["id"], lang="en").shown["labels"]
    clients[1].socket.send('{"type":"lang","lang":"de"}')
    assert clients[1].until(lambda message: message["type"] == "error")["code"] == "bad_message"


def test_before_the_game_has_begun_there_is_nothing_to_show_again(live: Live) -> None:
    person = live.person()
    made = person.make("capo", ["me", "open", "open"], open=True)
    client = person.at(made["id"], lang="en")
    heard = len(client.heard)
    assert client.ask("lang", lang="nl")["type"] == "done"
    assert len(client.heard) == heard + 1
    for _ in range(2):
        live.person().sit(made["id"])
    client.sync()
    assert client.shown["prompt"] == person.at(made["id"], lang="nl").shown["prompt"]


# -- lines ------------------------------------------------------------------------------------------------------------


@EACH_GAME
def test_every_event_has_its_line_and_its_rule_stands_in_the_event(live: Live, slug: str) -> None:
    dice = random.Random(f"lines {slug}")
    made, people, clients = everybody(live, slug, 3)
    reading = [people[0].at(made["id"], lang="en"), live.person().at(made["id"], made["watch"], lang="nl")]
    said = ruled = 0
    for _ in range(40):
        if not clients[0].shown["turn"]:
            break
        step(clients, dice)
        for client in reading:
            client.sync()
            events = client.shown.get("events", [])
            assert len(client.shown["lines"]) == len(events)
            for event, line in zip(events, client.shown["lines"], strict=True):
                said += bool(line)
                ruled += "rule" in event
                assert not line.endswith("]"), line
    assert said > 5
    assert ruled > 0 or slug == "palermo", "where the game knows the rule"
    for one in (*clients, *reading):
        one.leave()
