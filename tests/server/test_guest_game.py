"""A game of somebody else's package is played like ours: the example of docs/add-a-game.md, built and installed."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitdown.engine.words import LANGUAGES
from tests.docs.package import EXAMPLE, installed
from tests.server.playing import play_on
from tests.server.serving import Live

EACH_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
THUMB = "    # -- bots\n"  # from here to GAME: the rules of thumb


@pytest.fixture(scope="module", autouse=True)
def _briefcase() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(installed())
        yield


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same game with no word of Dutch, no tagline, no words of its option, and no rules of thumb; its name."""
    folder = tmp_path_factory.mktemp("bare")
    package = folder / "barecase"
    package.mkdir()
    shutil.copy(EXAMPLE / "briefcase" / "rules.en.md", package)
    words = (EXAMPLE / "briefcase" / "en.ftl").read_text("utf-8").splitlines(keepends=True)
    absent = ("tagline", "poster", "goal", "score", "option-", "view-", "kind-", "arg-", "refusal-")
    (package / "en.ftl").write_text("".join(line for line in words if not line.startswith(absent)), "utf-8")
    code = (EXAMPLE / "briefcase" / "__init__.py").read_text("utf-8")
    before, thumb = code.split(THUMB)
    code = before + thumb[thumb.index("\n\nGAME = ") :]
    assert "def thumb" not in code
    (package / "__init__.py").write_text(code.replace('"briefcase"', '"barecase"'), "utf-8")
    described(folder, "barecase")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        yield "barecase"


def described(folder: Path, name: str) -> None:
    """What an installer writes beside a package."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[sitdown.games]\n{name} = {name}:GAME\n", "utf-8")


@EACH_LANGUAGE
def test_it_stands_in_the_list_with_all_that_a_first_page_says(live: Live, lang: str) -> None:
    found = {game["slug"]: game for game in live.person().get("/games", lang=lang).json()}["briefcase"]
    assert (found["title"], found["seats"], found["version"]) == ("Briefcase", [2, 3, 4], "1")
    assert (
        found["tagline"]
        == {
            "en": "Three cases, three rounds, and the best one takes all.",
            "nl": "Drie koffertjes, drie ronden, en het beste pakt alles.",
        }[lang]
    )
    assert found["poster"]
    assert found["bots"] == ["thumb", "easy", "hard", "random"]
    assert set(found["house"]) == {"thumb", "easy", "hard", "random"}
    assert found["goal"]
    assert found["score"] == {"en": "{amount} grand", "nl": "{amount} mille"}[lang]
    assert (found["minutes"], found["hard"], found["colours"]) == (0, 0, [0, 1, 2, 3])
    assert [option["title"] for option in found["options"]] == [
        {"en": "Swapping a case", "nl": "Een koffertje ruilen"}[lang]
    ]


@EACH_LANGUAGE
def test_its_rules_and_actions_can_be_read(live: Live, lang: str) -> None:
    rules = live.person().get("/games/briefcase/rules", lang=lang).json()
    assert next(block["id"] for block in rules["intro"] if block["kind"] == "rule") == "BR-1"
    whole = live.person().get("/games/briefcase", lang=lang).json()
    assert [kind["name"] for kind in whole["actions"]] == ["open", "swap"]
    assert whole["zones"]["money"] == {"en": "money", "nl": "geld"}[lang]


@EACH_LANGUAGE
@pytest.mark.parametrize("level", ["thumb", "easy", "hard", "random"])
def test_a_whole_game_over_a_socket(live: Live, level: str, lang: str) -> None:
    person = live.person()
    made = person.make("briefcase", ["me", f"bot:{level}", "bot:random"], pace=0)
    client = person.at(made["id"], made["seats"][0]["key"], lang=lang)
    assert client.shown["view"]["you"] == 0
    assert client.shown["prompt"]
    assert len(client.shown["labels"]) == len(client.shown["legal"])
    play_on(client, random.Random(f"{level} {lang}"))
    view = client.shown["view"]
    assert view["ending"] == "rounds"
    assert client.shown["result"]["scores"] == [player["money"] for player in view["players"]]
    replay = person.get(f"/tables/{made['id']}/replay", eyes="open", lang=lang, **{"from": 0, "count": 50}).json()
    assert replay["frames"][-1]["over"]
    client.leave()


def test_what_others_hold_is_not_told(live: Live) -> None:
    person = live.person()
    made = person.make("briefcase", ["me", "bot:thumb"], pace=0)
    client = person.at(made["id"], made["seats"][0]["key"])
    mine, other = client.shown["view"]["players"]
    assert "?" not in mine["hand"]
    assert other["hand"] == ["?", "?", "?"]
    client.leave()


@EACH_LANGUAGE
def test_words_that_are_missing_in_a_language_are_english(live: Live, bare: str, lang: str) -> None:
    person = live.person()
    whole = person.get(f"/games/{bare}", lang=lang).json()
    assert [whole[key] for key in ("tagline", "poster", "goal", "score", "zones")] == ["", "", "", "", {}]
    assert [(option["title"], option["help"]) for option in whole["options"]] == [("swap", "")]
    assert [kind["title"] for kind in whole["actions"]] == ["open", "swap"]
    assert person.get(f"/games/{bare}/rules", lang=lang).json()["title"] == "Briefcase"
    made = person.make(bare, ["me", "bot:random"], pace=0)
    client = person.at(made["id"], made["seats"][0]["key"], lang=lang)
    assert client.shown["prompt"].startswith("Open one of your cases.")
    because = client.ask("why", action=next(n for n in range(8) if n not in client.shown["legal"]))
    assert because["text"] == "You open one of your own cases; all see what it is worth."
    play_on(client, random.Random(lang))
    client.leave()


def test_a_game_without_rules_of_thumb_has_easy_and_random_bots(live: Live, bare: str) -> None:
    person = live.person()
    shown = person.get(f"/games/{bare}").json()
    assert (shown["bots"], set(shown["house"])) == (["easy", "hard", "random"], {"easy", "hard", "random"})
    refused = person.post("/tables/", game=bare, chairs=["me", "bot:thumb"])
    assert (refused.status_code, refused.json()["code"]) == (409, "bad_chairs")
    made = person.make(bare, ["me", "bot:easy"], pace=0)
    client = person.at(made["id"], made["seats"][0]["key"])
    assert client.ask("resign")["type"] == "done"  # and a bot that the game has plays on
    client.until(lambda message: message["type"] == "shown" and bool(message.get("over")))
    client.leave()
