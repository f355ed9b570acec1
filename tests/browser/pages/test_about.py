"""What a game was about, in its replay: asked for, drawn, walked along, and shown on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.tools.axe import grave_faults
from tests.browser.tools.guests import Guest, Guests, Lang, Size
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables

WAYS: list[tuple[Size, Lang]] = [("desktop", "en"), ("phone", "nl")]
ABOUT = {"en": "What it was about", "nl": "Waar het om ging"}
BEGIN = {"en": "Look back", "nl": "Kijk terug"}
ONLOOKER = {"en": "what an onlooker knew", "nl": "wat een toeschouwer wist"}
INTO = {"en": "Look into the choices of", "nl": "Bekijk de keuzes van"}
SHOW = {"en": "Show me", "nl": "Laat zien"}
ENOUGH = {"en": "Enough seen", "nl": "Genoeg gezien"}
SECONDS = 120_000  # that a busy machine may take


def opened(guests: Guests, table: str, size: Size, lang: Lang, query: str = "") -> tuple[Guest, Page]:
    """The replay with the panel open."""
    guest = guests.come(size, lang)
    page = guest.go(f"replay/{table}{query}")
    page.get_by_role("tab", name=ABOUT[lang]).click()
    return guest, page


def looked_back(page: Page, lang: Lang) -> Locator:
    """The graph, when it is there; whoever comes first lets it be made."""
    begin, graph = page.get_by_role("button", name=BEGIN[lang]), page.locator("section.about .graph")
    begin.or_(graph).first.wait_for(timeout=SECONDS)
    if begin.count():
        begin.click()
    graph.wait_for(timeout=SECONDS)
    return graph


def looked_into(page: Page, lang: Lang) -> None:
    """What the seat whose eyes they are could have done better is there too."""
    looked_back(page, lang)
    into = page.get_by_role("button", name=INTO[lang])
    found = page.locator("section.about :is(.missed, .nothing)")
    into.or_(found).first.wait_for(timeout=SECONDS)
    if into.count():
        into.click()
    found.wait_for(timeout=SECONDS)


def step_of(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def act(guest: Guest, what: Locator) -> None:
    if guest.size == "phone":
        what.tap()
    else:
        what.click()


@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_asked_for_it_is_made_with_its_progress_shown(guests: Guests, tables: Tables, size: Size, lang: Lang) -> None:
    game = "capo" if size == "desktop" else "sicilianos"
    guest, page = opened(guests, tables.over(game), size, lang)
    act(guest, page.get_by_role("button", name=BEGIN[lang]))
    expect(page.get_by_role("progressbar")).to_be_visible()
    graph = looked_back(page, lang)
    seats = len(tables.live.room(tables.over(game)).table.chairs)
    expect(graph.locator("path.line")).to_have_count(seats)
    dashes = {line.get_attribute("stroke-dasharray") for line in graph.locator("path.line").all()}
    assert len(dashes) == seats, "colour is never alone"
    guest.settle()
    graph.scroll_into_view_if_needed()
    take(guest, f"about-{game}-{size}")
    assert not grave_faults(page, ".replay")
    page.reload()
    page.get_by_role("tab", name=ABOUT[lang]).click()
    graph.wait_for(timeout=5_000)


@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_along_the_graph_the_replay_goes_along(guests: Guests, tables: Tables, size: Size, lang: Lang) -> None:
    guest, page = opened(guests, tables.over("capo"), size, lang)
    graph = looked_back(page, lang)
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    guest.point_at(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    middle = step_of(page)
    assert middle > 0
    expect(graph).to_have_attribute("aria-valuenow", str(middle))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"\d+ %.*\d+ %"))
    graph.focus()
    for key, step in (("ArrowRight", middle + 1), ("ArrowUp", middle + 2), ("ArrowLeft", middle + 1), ("Home", 0)):
        page.keyboard.press(key)
        assert step_of(page) == step
    if size == "desktop":
        page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + 80)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 80, steps=4)
        assert 0 < step_of(page) < middle
        page.mouse.up()


@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_the_other_curve_can_be_picked(guests: Guests, tables: Tables, size: Size, lang: Lang) -> None:
    _, page = opened(guests, tables.over("capo"), size, lang)
    graph = looked_back(page, lang)
    lines = [line.get_attribute("d") for line in graph.locator("path.line").all()]
    page.get_by_role("radio", name=ONLOOKER[lang]).check(force=True)
    assert [line.get_attribute("d") for line in graph.locator("path.line").all()] != lines
    page.locator("section.about summary").click()
    rows = page.locator("section.about tbody tr")
    assert rows.count() > 3
    expect(rows.last.locator("td").first).to_have_text(re.compile("^(0|33|50|100) %$"))


@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_a_turning_point_is_gone_to(guests: Guests, tables: Tables, size: Size, lang: Lang) -> None:
    guest, page = opened(guests, tables.over("capo"), size, lang)
    graph = looked_back(page, lang)
    turns = page.locator("section.about .turns button")
    assert turns.count() == graph.locator("line.turn").count() > 0
    act(guest, turns.last)
    expect(turns.last).to_have_attribute("aria-current", "step")
    assert step_of(page) > 0


@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
def test_what_was_better_is_shown_on_the_board(guests: Guests, tables: Tables, way: str) -> None:
    size, lang = WAYS[1] if way == "touch" else WAYS[0]
    guest, page = opened(guests, tables.over("capo"), size, lang, "?eyes=0")
    looked_into(page, lang)
    show = page.locator("section.about").get_by_role("button", name=SHOW[lang])
    assert show.count() > 0
    said = page.locator("section.about li:has(.button) p").first.inner_text()
    if way == "keys":
        page.locator("section.about .graph").focus()
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent").startswith(SHOW[lang]):
                break
        page.keyboard.press("Enter")
    else:
        act(guest, show.first)
    expect(page.locator(".better")).to_contain_text(said)
    expect(page.locator(".better")).to_be_in_viewport()
    assert page.locator("input[name=eyes]").nth(1).is_checked(), "with the eyes of who chose"
    expect(page.locator(".felt [data-pointed]").first).to_be_visible()
    guest.settle()
    take(guest, f"about-shown-{way}")
    assert not grave_faults(page, ".felt")
    step = step_of(page)
    page.keyboard.press("ArrowRight")
    assert step_of(page) == step + 1
    expect(page.locator(".better")).to_have_count(0)
    expect(page.locator("[data-pointed]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_looked_back_at(guests: Guests, tables: Tables, game: str) -> None:
    guest, page = opened(guests, tables.over(game), "desktop", "en", "?eyes=0")
    looked_into(page, "en")
    shows = page.locator("section.about").get_by_role("button", name=SHOW["en"])
    page.locator("section.about h3").first.wait_for()
    guest.settle()
    take(guest, f"about-{game}")
    for show in shows.all()[:2]:
        show.click()
        expect(page.locator(".better")).to_be_visible()
        guest.settle()
        take(guest, f"about-{game}-shown")
