"""Tables of La Cosa Nostra at moments that tests wish for, and what to wish for."""

from __future__ import annotations

from sitdown.games.cosanostra.actions import ACTIONS, DO_TAKE_BACK
from tests.browser.tools.guests import Guest, Guests, Lang, Size
from tests.browser.tools.moments import Moments, Wish
from tests.browser.tools.tables import Tables, seat_link
from tests.server.serving import Message

UNLIKELY = ("lapse", "skip", "snitch", "spy", "swap", "attach")  # they would spend the cards before anything happens
ASKED = ".felt .lit, .felt .button.main, .prompt [data-action]"


def without_bargaining(legal: list[int]) -> list[int]:
    """By chance almost everything would be an offer."""
    return [action for action in legal if action < DO_TAKE_BACK and ACTIONS.kind_of(action).name not in UNLIKELY]


def moments_of(tables: Tables) -> Moments:
    return Moments(tables, "cosanostra", without_bargaining)


def phase(name: str, *more: Wish, since: int = 1) -> Wish:
    """Seat 0 is asked in this phase, in this round or later."""
    return lambda view: view["phase"] == name and view["round"] >= since and all(wish(view) for wish in more)


def others(view: Message) -> list[Message]:
    return [player for player in view["players"] if player["seat"] != view["you"]]


def has_secrets(view: Message) -> bool:
    """Somebody else has planned a Job that seat 0 has not seen."""
    plans = [man["plan"] for player in others(view) for man in player["gangsters"]]
    return any(plan and plan.get("job", 0) is None for plan in plans)


def has_lawyer(view: Message) -> bool:
    """CN-151: one that is active and unused."""
    mine = view["players"][view["you"]]["businesses"]
    return any(card["trade"] == "lawyer" and card["active"] and not card["used"] for card in mine)


def sit_at(guests: Guests, made: Message, size: Size = "desktop", lang: Lang = "en") -> Guest:
    guest = guests.come(size, lang)
    guest.go(seat_link(made))
    guest.page.wait_for_selector(ASKED)
    guest.settle()
    return guest
