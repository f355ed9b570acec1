"""The names of objects that a lesson points at: `OF:NUMBER` as a page lights them up, or `view:PART.OF.IT`."""

from __future__ import annotations

from sitdown.engine.game import Game, View

SEAT = "seat"
VIEW = "view"
LENGTH = "length"  # at the end of a path: how many there are


class BadObject(ValueError):
    """There is no such object."""


def object_named(game: Game, seats: int, text: str) -> str:
    """The name as it is sent: with the number of the object, which a lesson may also call by its English name."""
    of, colon, value = text.partition(":")
    if not colon or not value:
        raise BadObject(f"{text!r} must be written OBJECT:NUMBER or {VIEW}:PART")
    if of == VIEW:
        return text
    if of == SEAT:
        if value.isdecimal() and int(value) < seats:
            return text
        raise BadObject(f"{text}: there is no such seat among {seats}")
    args = [arg for kind in game.actions.kinds for arg in kind.args if arg.of == of and not arg.relative]
    if not args:
        known = sorted({arg.of for kind in game.actions.kinds for arg in kind.args} | {SEAT, VIEW})
        raise BadObject(f"{text}: no action names a {of!r}; there are {', '.join(known)}")
    for arg in args:
        for number in range(arg.first, arg.last + 1):
            if value == (str(number) if value.isdecimal() else game.name_of(of, number, "en")):
                return f"{of}:{number}"
    raise BadObject(f"{text}: there is no such {of}")


def exists(view: View, name: str) -> bool:
    """Is this part of the view there? Objects that actions name always are."""
    of, _, path = name.partition(":")
    if of != VIEW:
        return True
    try:
        part_of(view, path)
    except BadObject:
        return False
    return True


def part_of(view: View, path: str) -> object:
    """What stands in a view at `players.0.respect`; `hand.length` is how many there are."""
    found: object = view
    for key in path.split("."):
        if isinstance(found, dict) and key in found:
            found = found[key]
        elif isinstance(found, list) and key.isdecimal() and int(key) < len(found):
            found = found[int(key)]
        elif isinstance(found, (list, dict, str)) and key == LENGTH:
            found = len(found)
        else:
            raise BadObject(f"{path}: the view has no {key!r} there")
    return found
