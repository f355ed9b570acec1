"""Which names and passwords will do."""

from __future__ import annotations

import unicodedata
from typing import Final

from sitdown.server.people.refusals import PeopleRefusal

LONGEST_NAME = 24
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
MARKS_IN_A_ROW = 3
# Of the lists that are tried first everywhere, those that are long enough.
COMMON: Final = (
    "password passw0rd password1 password123 12345678 123456789 1234567890 87654321 11111111 00000000 qwertyui "
    "qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football baseball welcome1 letmein1 "
    "superman trustno1 abcd1234 asdfghjk wachtwoord welkom01 welkom123 voetbal1"
)


def shown_name(name: str, longest: int = LONGEST_NAME) -> str:
    """The name as it is shown: composed, trimmed, single spaces. Raises bad_name.

    Letters, digits, marks, punctuation and symbols of any script, beginning with a letter or a digit. Nothing that
    cannot be seen or turns the line around: a name must not be able to look like another text.
    """
    if len(name) > 4 * longest:
        raise PeopleRefusal("bad_name")
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(letter) for letter in clean]
    visible = all(kind[0] in "LMNPS" or letter == " " for kind, letter in zip(kinds, clean, strict=True))
    stacked = any(all(kind == "Mn" for kind in kinds[i : i + MARKS_IN_A_ROW]) for i in range(len(kinds) - 2))
    if not 1 <= len(clean) <= longest or not visible or stacked or kinds[0][0] not in "LN":
        raise PeopleRefusal("bad_name")
    return clean


def key_of_name(name: str) -> str:
    """Names with the same key are the same: ANNA, anna and wide letters. Any text has a key that can be asked for."""
    storable = name[: 4 * LONGEST_NAME].encode("utf-8", "ignore").decode().replace("\0", "")
    folded = unicodedata.normalize("NFKC", storable).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def strong_password(password: str, name: str) -> str:
    """The password itself, or weak_password."""
    plain = password.casefold()
    fits = SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD
    whole = not any(0xD800 <= ord(letter) <= 0xDFFF for letter in password)
    if not fits or not whole or len(set(plain)) < 4 or plain in COMMON.split() or plain == name.casefold():
        raise PeopleRefusal("weak_password")
    return password
