"""What people do at a table beside moving: watch, talk, take back, run out of time, pause, resign."""

from __future__ import annotations

import random

from tests.server.playing import everybody, step
from tests.server.serving import Live, Message


def texts(lines: list[Message]) -> list[str]:
    return [line["text"] for line in lines]


def test_onlookers_see_the_table_by_their_link_and_move_nothing(live: Live) -> None:
    made, _, clients = everybody(live, "capo", 3)
    onlooker = live.person().at(made["id"], made["watch"])
    assert onlooker.shown["legal"] == []
    assert "you" not in onlooker.shown["view"] or onlooker.shown["view"]["you"] is None
    assert onlooker.ask("move", question=0, actions=[0])["code"] == "onlooker"
    for deed in ("takeback", "pause", "resume", "resign", "back"):
        assert onlooker.ask(deed)["code"] == "onlooker"
    assert onlooker.ask("answer", yes=True)["code"] == "onlooker"
    step(clients, random.Random(1))
    onlooker.sync()
    stranger = live.person()
    assert live.room(made["id"]).table.phase == "playing"
    assert stranger.get(f"/tables/{made['id']}").json()["phase"] == "playing"
    assert all(client.table["chairs"] == onlooker.table["chairs"] for client in clients)
    for client in (*clients, onlooker):
        client.leave()


def test_talk_reaches_the_table_and_onlookers_talk_apart(live: Live) -> None:
    made, _, clients = everybody(live, "capo", 3)
    onlookers = [live.person().at(made["id"], made["watch"]) for _ in range(2)]
    assert clients[0].ask("say", text="  good evening <b>\u0022</b> ")["type"] == "done"
    assert onlookers[0].ask("say", text="he bluffs", to="onlookers")["type"] == "done"
    for one in (*clients, *onlookers):
        one.sync()
    assert [texts(one.chat) for one in clients] == [['good evening <b>"</b>']] * 3
    assert [texts(one.chat) for one in onlookers] == [['good evening <b>"</b>', "he bluffs"]] * 2
    assert onlookers[0].ask("say", text="psst")["code"] == "not_for_you"
    assert clients[0].ask("say", text="psst", to="onlookers")["code"] == "not_for_you"
    assert clients[0].ask("say", text="psst", to="seat", other=1)["code"] == "no_private_talk"
    again = live.person().at(made["id"], made["watch"])
    assert texts(again.chat) == ['good evening <b>"</b>', "he bluffs"]


def test_CN_181_private_talk_is_between_two(live: Live) -> None:
    made, people, clients = everybody(live, "cosanostra", 3)
    onlooker = live.person().at(made["id"], made["watch"])
    before = [len(clients[2].heard), len(onlooker.heard)]
    assert clients[0].ask("say", text="ten thousand?", to="seat", other=1)["type"] == "done"
    assert clients[0].ask("say", text="me", to="seat", other=0)["code"] == "no_such_seat"
    assert clients[0].ask("say", text="who", to="seat", other=7)["code"] == "no_such_seat"
    for one in (*clients, onlooker):
        one.sync()
    assert [texts(one.chat) for one in clients] == [["ten thousand?"]] * 2 + [[]]
    assert [len(clients[2].heard), len(onlooker.heard)] == [count + 1 for count in before]
    assert texts(people[2].at(made["id"]).chat) == []
    assert texts(people[1].at(made["id"]).chat) == ["ten thousand?"]


def test_a_takeback_is_granted_when_all_agree_and_refused_by_one(live: Live) -> None:
    _, _, clients = everybody(live, "palermo", 3, options={"first_seat": 0})
    before = clients[0].shown
    assert clients[0].ask("takeback")["code"] == "takeback_nothing"
    assert clients[1].ask("answer", yes=True)["code"] == "takeback_none"
    assert clients[0].move(before["legal"][0])["type"] == "done"
    clients[0].sync()
    moved = clients[0].shown
    assert clients[0].ask("takeback")["type"] == "done"
    assert clients[0].table["takeback"] == {"seat": 0, "waits_for": [1, 2]}
    assert clients[1].ask("takeback")["code"] == "takeback_open"
    assert clients[1].ask("answer", yes=True)["type"] == "done"
    assert clients[2].ask("answer", yes=False)["type"] == "done"
    clients[0].sync()
    assert clients[0].table["takeback"] is None
    assert clients[0].shown["view"] == moved["view"]
    assert clients[0].ask("takeback")["type"] == "done"
    for other in (1, 2):
        assert clients[other].ask("answer", yes=True)["type"] == "done"
    clients[0].sync()
    assert clients[0].shown["view"] == before["view"]
    assert clients[0].shown["legal"] == before["legal"]
    stale = clients[0].ask("move", question=before["question"], actions=before["legal"][:1])
    assert stale["code"] == "stale"
    assert clients[0].move(before["legal"][-1])["type"] == "done"


def test_what_was_revealed_is_not_taken_back(live: Live) -> None:
    """The dice of Sicilianos fall by a move."""
    dice = random.Random(5)
    made, _, clients = everybody(live, "sicilianos", 3)
    for _ in range(200):
        rng = live.room(made["id"]).table.play().rng.words()
        seat = step(clients, dice)
        if live.room(made["id"]).table.play().rng.words() != rng:
            assert clients[seat].ask("takeback")["code"] == "takeback_revealed"
            return
    raise AssertionError("no chance fell")


def test_when_time_is_out_a_bot_plays_until_the_owner_is_back(live: Live) -> None:
    _, _, clients = everybody(live, "palermo", 3, clock={"kind": "move", "seconds": 5}, options={"first_seat": 0})
    table = live.room(clients[0].table["id"]).table
    live.do(shorten(table.clocks.left, 300))
    clients[1].ask("say", text="well?")  # whatever happens lets the server look at its clocks anew
    clients[1].until(lambda message: message["type"] == "table" and message["chairs"][0]["away"])
    live.do(shorten(table.clocks.left, 60_000))
    clients[1].until(lambda message: message["type"] == "shown" and message["turn"] != [0])
    assert clients[0].ask("back")["type"] == "done"
    assert not clients[0].table["chairs"][0]["away"]
    assert clients[0].ask("back")["code"] == "not_timed_out"


async def shorten(left: list[int], milliseconds: int) -> None:
    left[:] = [milliseconds] * len(left)


def test_clocks_are_shown_and_a_pause_stops_them(live: Live) -> None:
    _, _, clients = everybody(
        live, "palermo", 3, clock={"kind": "game", "seconds": 60, "increment": 5}, options={"first_seat": 0}
    )
    clocks = clients[0].shown["clocks"]
    assert [clock["until"] is not None for clock in clocks] == [True, False, False]
    assert clients[0].ask("resume")["code"] == "not_paused"
    assert clients[1].ask("pause")["type"] == "done"
    clients[0].sync()
    assert clients[0].table["phase"] == "paused"
    assert clients[0].move(clients[0].shown["legal"][0])["code"] == "paused"
    assert clients[2].ask("resume")["type"] == "done"
    clients[0].sync()
    assert clients[0].table["phase"] == "playing"
    assert clients[0].move(clients[0].shown["legal"][0])["type"] == "done"


def test_after_a_resignation_a_bot_plays_on_and_the_game_ends(live: Live) -> None:
    made, people, clients = everybody(live, "capo", 3, options={"target_respect": 10})
    assert clients[1].ask("resign")["type"] == "done"
    assert clients[1].ask("resign")["code"] == "resigned"
    assert clients[1].ask("move", question=1, actions=[0])["code"] == "resigned"
    clients[2].ask("resign")
    clients[0].sync()
    chairs = clients[0].table["chairs"]
    assert [chair["resigned"] for chair in chairs] == [False, True, True]
    assert [chair["kind"] for chair in chairs] == ["person", "bot", "bot"]
    assert clients[0].ask("resign")["type"] == "done"
    clients[0].until(lambda message: message["type"] == "shown" and message.get("over", False))
    assert people[1].get("/people/me").json()["played"][0]["table"] == made["id"]


def test_days_are_a_clock_of_many_seconds(live: Live) -> None:
    person = live.person()
    chairs = ["me", "bot:random", "bot:random"]
    made = person.make("capo", chairs, clock={"kind": "move", "seconds": 3 * 86_400}, pace=10_000)
    assert person.at(made["id"]).table["clock"]["seconds"] == 3 * 86_400
    for clock in ({"kind": "move", "seconds": 0}, {"kind": "game", "seconds": -5}, {"kind": "move", "seconds": 10**12}):
        refused = person.post("/tables/", game="capo", chairs=chairs, clock=clock)
        assert (refused.status_code, refused.json()["code"]) == (409, "bad_clock")
