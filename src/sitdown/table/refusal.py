"""Why a table does not do what it is asked: a code, and for a move that breaks a rule of the game, the rule."""

from __future__ import annotations

from typing import Final

from sitdown.engine.refusal import Fact

CODES: Final = {
    "bad_seats": "the game is not for so many seats",
    "bad_option": "the game has no such option or value",
    "bad_chairs": "one chair a seat: `open`, or `bot:` and its level",
    "bad_clock": "the clock's seconds are out of range",
    "not_gathering": "the game has begun",
    "not_playing": "the game has not begun, or is over",
    "not_over": "the game is not over",
    "over": "the game is over",
    "nothing_left": "at that step nothing is left to choose",
    "no_such_seat": "the table has no such seat",
    "chair_taken": "somebody sits there",
    "chair_empty": "nobody sits there",
    "not_full": "a chair is still open",
    "ahead": "that question has not been asked yet",
    "stale": "what this seat may do has changed since that question",
    "done": "this very move was made already: no fault of the sender, and nothing to do",
    "bad_action": "not an action of this game",
    "too_many": "more actions than one move can have",
    "illegal": "a rule of the game forbids it",
    "empty": "nothing is said or done",
    "too_long": "longer than allowed",
    "bad_text": "control characters are not allowed",
    "not_for_you": "seats talk to the table, onlookers to onlookers",
    "no_private_talk": "in this game nobody talks in private",
    "takeback_nothing": "this seat has made no move that stands",
    "takeback_revealed": "something was revealed, or chance fell, since",
    "takeback_open": "a take-back is being asked for already",
    "takeback_none": "nobody asks this seat for a take-back",
    "no_hints": "hints are for tables with one person, and for those whose maker allowed them",
    "not_asked": "this seat is asked nothing now",
    "no_preset": "the game has no such window or preset, or none answers now",
    "paused": "the game is paused",
    "not_paused": "the game is not paused",
    "resigned": "this seat has resigned",
    "not_a_person": "no person sits there",
    "not_a_bot": "a person sits there and is present",
    "time_left": "the seat's time is not over",
    "not_timed_out": "the seat is not away",
    "rematched": "the next game has been made already",
}


class TableRefusal(Exception):
    """Nothing was changed. `rule` and `facts` are those of the game's own refusal, for the code `illegal`."""

    def __init__(self, code: str, rule: str = "", facts: dict[str, Fact] | None = None) -> None:
        assert code in CODES
        super().__init__(f"{code}: {CODES[code]}" + (f" ({rule})" if rule else ""))
        self.code = code
        self.rule = rule
        self.facts: dict[str, Fact] = facts or {}
