"""Why something about a person is refused: codes, with what they mean. Documented for clients."""

from __future__ import annotations

from typing import Final

PEOPLE_CODES: Final = {
    "name_taken": "an account has this name",
    "bad_name": "a name has 1 to 24 visible characters and begins with a letter or a digit",
    "weak_password": "a password has 8 to 200 characters, at least four different ones, and is not a common one",
    "bad_login": "there is no account with this name and this password",
    "has_account": "this person has an account already",
    "no_such_person": "there is no such person",
    "no_such_token": "this person has no such token",
    "too_many_tokens": "this person has as many tokens as one may have; revoke one first",
}


class PeopleRefusal(Exception):
    """A refusal with one of PEOPLE_CODES; nothing was changed."""

    def __init__(self, code: str) -> None:
        super().__init__(PEOPLE_CODES[code])
        self.code = code
