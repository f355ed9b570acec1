"""Tables over HTTP and WebSocket: made, filled, played to the end, listed, rated, played again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sitdown.cli.main import main
from sitdown.games import all_games, game_of
from tests.server.playing import everybody, play_on, step
from tests.server.serving import Live

LONG = ("cosanostra",)  # a whole game of it takes a quarter of a minute
SLUGS = [pytest.param(game.slug, marks=[pytest.mark.long] * (game.slug in LONG)) for game in all_games()]
SHORT = {"capo": {"target_respect": 10}, "sicilianos": {"turn_cap": 10}, "cosanostra": {"rounds": 3}}
QUICK = "capo"  # to its end in no time


def test_a_table_starts_when_every_chair_is_taken(live: Live) -> None:
    anna, bert = live.person(), live.person()
    made = anna.make("capo", ["me", "open", "bot:random"])
    assert [seat["seat"] for seat in made["seats"]] == [0]
    assert list(made["invitations"]) == ["1"]
    here = anna.at(made["id"])
    assert here.table["phase"] == "gathering"
    assert [chair["kind"] for chair in here.table["chairs"]] == ["person", "open", "bot"]
    assert here.shown == {}
    bert.sit(made["id"], invitation=made["invitations"]["1"], word="garlic")
    here.until(lambda message: message["type"] == "shown")
    assert here.table["phase"] == "playing"
    assert len(here.table["commitment"]) == 64


def test_who_stands_up_leaves_an_open_chair_and_gets_an_invitation_for_it(live: Live) -> None:
    anna, bert, carl = live.person(), live.person(), live.person()
    made = anna.make("capo", ["me", "open", "open"])
    seat = bert.sit(made["id"], invitation=made["invitations"]["1"])
    answer = bert.post(f"/tables/{made['id']}/stand", key=seat["key"])
    assert answer.status_code == 200
    assert bert.post(f"/tables/{made['id']}/stand", key=seat["key"]).json()["code"] == "bad_key"
    assert bert.get(f"/tables/{made['id']}").json()["chairs"][1]["kind"] == "open"
    assert carl.sit(made["id"], invitation=answer.json()["invitation"])["seat"] == 1
    made = anna.make("capo", ["me", "bot:thumb", "bot:thumb"], pace=5000)
    assert anna.post(f"/tables/{made['id']}/stand").json()["code"] == "not_gathering"


def test_an_open_table_is_listed_and_needs_no_invitation(live: Live) -> None:
    anna, bert = live.person(), live.person()
    made = anna.make("palermo", ["me", "open", "bot:random"], open=True)
    hidden = anna.make("palermo", ["me", "open", "bot:random"])

    def listed(which: str, game: str = "palermo") -> list[str]:
        return [table["id"] for table in bert.get("/tables/", which=which, game=game).json()]

    assert made["id"] in listed("open")
    assert hidden["id"] not in listed("open")
    assert made["id"] not in listed("open", "capo")
    assert listed("mine") == []
    assert bert.post(f"/tables/{hidden['id']}/sit").json()["code"] == "bad_key"
    assert bert.sit(made["id"])["seat"] == 1
    assert made["id"] not in listed("open")
    assert made["id"] in listed("watch")
    assert listed("mine") == [made["id"]]
    mine = bert.get("/tables/", which="mine").json()[0]
    assert [chair["mine"] for chair in mine["chairs"]] == [False, True, False]
    late = live.person()
    assert late.post(f"/tables/{made['id']}/sit").status_code in (403, 409)


@pytest.mark.parametrize("game", SLUGS)
def test_a_whole_game_against_bots_and_its_record(
    live: Live, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    person = live.person()
    seats = game_of(game).seats[0]
    chairs = ["me", "bot:random", "bot:thumb", *["bot:random"] * seats][:seats]
    made = person.make(game, chairs, word="espresso", options=SHORT.get(game, {}))
    assert person.get(f"/tables/{made['id']}/record").json()["code"] == "not_over"
    client = person.at(made["id"])
    commitment = client.table["commitment"]
    play_on(client, random.Random(game))
    assert client.shown["result"]
    client.sync()
    assert client.table["phase"] == "over"
    assert client.ask("move", question=client.shown["question"], actions=[0])["code"] == "over"
    record = person.get(f"/tables/{made['id']}/record")
    assert record.status_code == 200
    assert record.json()["proof"]["commitment"] == commitment
    assert "espresso" in record.json()["proof"]["words"]
    path = tmp_path / "record.json"
    path.write_text(record.text)
    assert main(["verify", str(path)]) == 0
    capsys.readouterr()


def test_ratings_come_from_finished_games_and_an_account_keeps_them_on_all_devices(live: Live) -> None:
    anna = live.person()
    made = anna.make(QUICK, ["me", "bot:random", "bot:random"], options=SHORT[QUICK])
    assert anna.get("/people/me").json()["ratings"] == {}
    play_on(anna.at(made["id"]), random.Random(3))
    mine = anna.get("/people/me").json()
    assert mine["ratings"][QUICK]["games"] == 1
    assert [played["table"] for played in mine["played"]] == [made["id"]]
    login = {"name": "Anna of the Docks", "password": "a long harbour"}
    assert anna.post("/people/register", **login).status_code == 201
    phone = live.person()
    assert phone.post("/people/login", **{**login, "password": "a short harbour"}).json()["code"] == "bad_login"
    assert phone.post("/people/login", **login).status_code == 200
    there = phone.get("/people/me").json()
    assert there["person"]["id"] == mine["person"]["id"]
    assert there["ratings"] == mine["ratings"]
    assert [one["name"] for one in phone.get(f"/people/best/{QUICK}").json()] == ["Anna of the Docks"]
    assert phone.at(made["id"]).shown["view"]["you"] == 0
    assert phone.post("/people/logout").status_code == 204
    assert phone.get("/people/me").json()["person"] is None
    assert anna.get("/people/me").json()["person"]["account"] is True


def test_a_program_plays_with_a_token_until_it_is_revoked(live: Live) -> None:
    anna, program = live.person(), live.person()
    token = anna.post("/people/tokens", name="my bot").json()
    program.web.headers["authorization"] = f"Bearer {token['key']}"
    made = program.make("capo", ["me", "bot:random", "bot:random"])
    assert [table["id"] for table in anna.get("/tables/", which="mine").json()] == [made["id"]]
    program.web.cookies.clear()
    assert program.get("/people/me").json()["person"]["id"] == anna.get("/people/me").json()["person"]["id"]
    assert token["key"] not in anna.get("/people/tokens").text
    gone = anna.web.delete(f"/api/people/tokens/{token['token']['id']}")
    assert gone.status_code == 204
    assert program.get("/people/me").json()["code"] == "who_are_you"


def test_a_rematch_is_found_by_all_who_played(live: Live) -> None:
    dice = random.Random(8)
    made, people, clients = everybody(live, QUICK, 3, options=SHORT[QUICK])
    assert people[0].post(f"/tables/{made['id']}/rematch").json()["code"] == "not_over"
    while not clients[0].shown.get("over"):
        step(clients, dice)
    again = people[1].post(f"/tables/{made['id']}/rematch")
    assert again.status_code == 201
    assert [seat["seat"] for seat in again.json()["seats"]] == [1]
    clients[0].sync()
    new = clients[0].table["rematch"]
    assert new == again.json()["id"]
    assert people[0].post(f"/tables/{made['id']}/rematch").json()["code"] == "rematched"
    stranger = live.person()
    assert stranger.post(f"/tables/{new}/sit").json()["code"] == "bad_key"
    assert stranger.post(f"/tables/{made['id']}/rematch").json()["code"] == "bad_key"
    assert people[1].post(f"/tables/{new}/sit").json()["code"] == "bad_key"
    assert people[0].sit(new)["seat"] == 0
    assert people[2].sit(new)["seat"] == 2
    there = people[0].at(new)
    assert there.table["phase"] == "playing"
    assert there.table["rematch_of"] == made["id"]


def test_who_has_only_the_link_of_a_seat_may_ask_for_a_rematch(live: Live) -> None:
    dice = random.Random(9)
    made, _, clients = everybody(live, QUICK, 3, options=SHORT[QUICK])
    while not clients[0].shown.get("over"):
        step(clients, dice)
    elsewhere = live.person()
    again = elsewhere.post(f"/tables/{made['id']}/rematch", key=made["seats"][0]["key"])
    assert again.status_code == 201
    assert elsewhere.at(again.json()["id"]).table["rematch_of"] == made["id"], "and it is known by a cookie from now on"
