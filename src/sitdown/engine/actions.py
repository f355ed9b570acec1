"""The action space of a game: every choice is one int, with a kind and named arguments."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64


class Arg:
    """One named argument of an action: a number from `first` to `first + count - 1`.

    `of` names the kind of object in a view that the number stands for (`card`, `seat`, `field`), so that a
    client knows what to light up. `relative`: a seat, counted clockwise from the one that acts; 1 is the next.
    """

    def __init__(self, name: str, count: int, first: int = 0, of: str = "", relative: bool = False) -> None:
        self.name = name
        self.count = count
        self.first = first
        self.of = of or name
        self.relative = relative

    def __repr__(self) -> str:
        return f"{self.name} {self.first}..{self.last}"

    @property
    def last(self) -> int:
        return self.first + self.count - 1


class Kind:
    """One kind of action, with its arguments.

    `several` marks a choice that is made of several actions of this kind in ascending order: a client may gather
    them and send them together. `closed_by` names the kind that completes it; without one it completes by itself.
    """

    def __init__(self, name: str, *args: Arg, several: bool = False, closed_by: str = "") -> None:
        self.name = name
        self.args = list(args)
        self.several = several
        self.closed_by = closed_by
        self.start = 0
        size = 1
        for arg in args:
            size *= arg.count
        self.size = size

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(repr(arg) for arg in self.args)})"

    def values(self, given: Sequence[int], named: dict[str, int]) -> list[int]:
        """The arguments in order, given by position, by name or both."""
        left = [arg.name for arg in self.args[len(given) :]]
        for name in named:
            if name not in left:
                known = name in [arg.name for arg in self.args]
                raise UnknownAction(f"{name}: {'is given twice' if known else 'there is no such argument'} in {self!r}")
        missing = [name for name in left if name not in named]
        if len(given) > len(self.args) or (missing and not named):
            wanted = " ".join(arg.name for arg in self.args) or "no argument"
            raise UnknownAction(f"{self.name}: takes {wanted}, not {len(given)} value(s)")
        if missing:
            raise UnknownAction(f"{missing[0]}: is missing in {self!r}")
        return [*given, *[named[name] for name in left]]

    def encode(self, given: Sequence[int], named: dict[str, int]) -> int:
        """The int of these arguments."""
        code = 0
        for arg, value in zip(self.args, self.values(given, named), strict=True):
            if not arg.first <= value <= arg.last:
                raise UnknownAction(f"{arg.name}: {value} is not in {arg.first}..{arg.last}")
            code = code * arg.count + (value - arg.first)
        return self.start + code


class UnknownAction(ValueError):
    """What was given is not an action of the space; the message names the field that is wrong."""


class ActionSpace:
    """All actions of a game, numbered from 0 in the order of declaration.

    An int means the same thing in every play of the game. The last argument of a kind varies fastest.
    """

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = list(kinds)
        self._by_name: dict[str, Kind] = {}
        start = 0
        for kind in kinds:
            kind.start = start
            start += kind.size
            self._by_name[kind.name] = kind
        self._starts = [kind.start for kind in kinds]
        self.size = start

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<ActionSpace of {self.size}: {', '.join(repr(kind) for kind in self.kinds)}>"

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < self.size

    def kind(self, name: str) -> Kind:
        if name not in self._by_name:
            raise UnknownAction(f"kind: there is no action {name!r}; there are {', '.join(self._by_name)}")
        return self._by_name[name]

    def kind_of(self, action: int) -> Kind:
        if not 0 <= action < self.size:
            raise UnknownAction(f"action: {action} is not in 0..{self.size - 1}")
        return self.kinds[bisect_right(self._starts, action) - 1]

    def encode(self, _kind: str, /, *values: int, **named: int) -> int:
        """The int of a kind and its arguments: `encode("suspect", 2)` or `encode("suspect", offset=2)`."""
        return self.kind(_kind).encode(values, named)  # not `kind`: an argument may have that name

    def decode(self, action: int) -> tuple[str, list[int]]:
        """The kind and the arguments of an int."""
        kind = self.kind_of(action)
        code = action - kind.start
        values: list[int] = []
        for arg in reversed(kind.args):
            values.append(arg.first + code % arg.count)
            code //= arg.count
        values.reverse()
        return kind.name, values

    def readable(self, action: int) -> list[str | int]:
        """The form that records and protocols show: `["place", 14, 3]`."""
        name, values = self.decode(action)
        return [name, *values]

    def parse(self, readable: list[str | int]) -> int:
        """The int of a readable form."""
        if not readable or not isinstance(readable[0], str):
            raise UnknownAction("action: wants a list that starts with a kind's name")
        values: list[int] = []
        for value in readable[1:]:
            if not isinstance(value, int):
                raise UnknownAction(f"action: {value!r} is not a whole number")
            values.append(value)
        return self.encode(readable[0], *values)

    def write(self, action: int) -> str:
        """The form that people type: `place 14 3`."""
        return " ".join(str(part) for part in self.readable(action))

    def read(self, text: str) -> int:
        """The int of what somebody typed: `place 14 3` or `place tile=14 turn=3`. The inverse of `write`."""
        return self.read_parts(tuple(text.split()), {})

    def read_parts(self, parts: tuple[str | int, ...], named: dict[str, int]) -> int:
        """The int of words (`place`, `14`, `turn=3`), values and named arguments."""
        words: list[str] = []
        values: list[int] = []
        for part in parts:
            if isinstance(part, str):
                words += part.split()
            else:
                values.append(part)
        found = dict(named)
        kind = self.kind(words[0] if words else "")
        typed: list[int] = []
        for word in words[1:]:
            name, equals, number = word.rpartition("=")
            if not number.lstrip("-").isdecimal():
                raise UnknownAction(f"{name or kind.name}: {number!r} is not a whole number")
            if not equals:
                typed.append(int(number))
            elif name in found:
                raise UnknownAction(f"{name}: is given twice in {kind!r}")
            else:
                found[name] = int(number)
        return kind.encode([*typed, *values], found)

    def describe(self) -> str:
        """The space as a table for people: first int, number of ints, kind, arguments."""
        return "\n".join(f"{kind.start:>6} {kind.size:>6}  {kind!r}" for kind in self.kinds)


# Ready-made numbers: to copy an object is several times as fast as to make a new int. (As `list[int]` compiled code
# would unpack and pack each of them.)
_MANY: Final = 2048
_MOST_PARTS: Final = 64
_WORDS: Final = 4  # of a part
_RUN: Final = -1  # in the place of a set
_FEW: Final = 32  # actions of a game
_NUMBERS: Final[list[object]] = list(range(_MANY))
_PLACES: Final[dict[int, int]] = {2**k % 67: k for k in range(63)}  # where a single bit stands: no two are alike
_PLACE_OF: Final = vec[i64]([_PLACES.get(rest, 0) for rest in range(67)])


class Choices:
    """A reused list of actions, ascending, for loops that must not allocate."""

    def __init__(self, size: int) -> None:
        self.items: vec[i64] = vec[i64]([0] * size)
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, action: i64) -> None:
        self.items[self.n] = action
        self.n += 1

    def add_run(self, first: i64, count: i64) -> None:
        """`first` and those that follow it, so many in all."""
        items = self.items
        n = self.n
        i: i64 = 0
        while i < count:
            items[n + i] = first + i
            i += 1
        self.n = n + i

    def add_bits(self, bits: i64, first: i64) -> None:
        """`first` plus the place of each bit."""
        items = self.items
        places = _PLACE_OF
        n = self.n
        while bits != 0:
            items[n] = first + places[(bits & -bits) % 67]
            bits &= bits - 1
            n += 1
        self.n = n

    def as_list(self) -> list[int]:
        n = self.n
        if n == 0:
            return []
        first = self.items[0]
        last = self.items[n - 1]
        if last >= _MANY:
            return list(self.items[:n])
        if last - first == n - 1:  # ascending and without a gap: a piece of all numbers
            return cast("list[int]", _NUMBERS[first : last + 1])
        items = self.items
        out = _NUMBERS[:n]
        i: i64 = 0
        while i < n:
            out[i] = _NUMBERS[items[i]]
            i += 1
        return cast("list[int]", out)

    def at(self, place: i64) -> i64:
        """One of them, by its place: 0 to n - 1."""
        return self.items[place]


class Draw(Choices):
    """Choices of which one will be drawn: runs and sets are kept as they came and not written out."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.parts: vec[i64] = vec[i64]([0] * (_MOST_PARTS * _WORDS))
        """Four words a part: the place of its first action, the place after its last, the action that is counted from,
        and those that follow it: a set, or a run."""
        self.used: i64 = 0  # words

    def clear(self) -> None:
        self.n = 0
        self.used = 0

    def add_run(self, first: i64, count: i64) -> None:
        if self.used == _MOST_PARTS * _WORDS:
            super().add_run(first, count)
        elif count > 0:
            self._add_part(first, _RUN, count)

    def add_bits(self, bits: i64, first: i64) -> None:
        if bits & (bits - 1) == 0:  # one or none
            if bits != 0:
                self.items[self.n] = first + _PLACE_OF[bits % 67]
                self.n += 1
        elif self.used == _MOST_PARTS * _WORDS or bits >> 60 != 0:  # more than `how_many` counts
            super().add_bits(bits, first)
        else:
            self._add_part(first, bits, how_many(bits))

    def _add_part(self, first: i64, bits: i64, count: i64) -> None:
        parts = self.parts
        used = self.used
        start = self.n
        stop = start + count
        parts[used], parts[used + 1], parts[used + 2], parts[used + 3] = start, stop, first, bits
        self.n = stop
        self.used = used + _WORDS

    def at(self, place: i64) -> i64:
        parts = self.parts
        part = self.used - _WORDS
        while part >= 0 and parts[part] > place:
            part -= _WORDS
        if part < 0 or place >= parts[part + 1]:
            return self.items[place]
        left = place - parts[part]
        first = parts[part + 2]
        bits = parts[part + 3]
        if bits == _RUN:
            return first + left
        while left > 0:
            bits &= bits - 1
            left -= 1
        return first + _PLACE_OF[(bits & -bits) % 67]

    def as_list(self) -> list[int]:
        return [self.at(place) for place in range(self.n)]


def room_for(size: i64) -> Choices:
    """Where the choices of a game with so many actions are written to draw one: few are sooner written out."""
    return Draw(size) if size > _FEW else Choices(size)


def how_many(bits: i64) -> i64:
    """Of 60 bits at most: counted in pairs, in fours, in bytes, all at once."""
    pairs = bits - (bits >> 1 & 0x555555555555555)
    fours = (pairs & 0x333333333333333) + (pairs >> 2 & 0x333333333333333)
    found = fours + (fours >> 4) & 0xF0F0F0F0F0F0F0F
    found += found >> 8
    found += found >> 16
    return (found + (found >> 32)) & 127
