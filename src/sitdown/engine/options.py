"""Options of a game: declared as data, checked when a play starts, never ignored."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sitdown.engine.rng import Rng

Value = bool | int | str

_YES = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


@mypyc_attr(allow_interpreted_subclasses=True)
class Switches:
    """A game's options as fields, read once for a whole play; each game with many has its own kind."""


class BadOption(ValueError):
    """An option or a value that the game does not have; `field` names the option."""

    def __init__(self, field: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.field = field
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return BadOption, (self.field, str(self), self.rule)


class Option:
    """One switch: its values (or a range of whole numbers), its default, and the rule it changes."""

    def __init__(
        self, name: str, values: list[Value], default: Value, rule: str = "", numbers: tuple[int, int] | None = None
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.numbers = numbers

    def __repr__(self) -> str:
        rule = f", {self.rule}" if self.rule else ""
        return f"<Option {self.name}: {self.accepts()} [{_text(self.default)}{rule}]>"

    @staticmethod
    def from_data(entry: dict[str, object]) -> Option:
        """An `[[option]]` table of a game's data.toml: `values`, or `min` and `max`."""
        values = entry.get("values", [])
        assert isinstance(values, list)
        default = entry["default"]
        assert isinstance(default, (bool, int, str))
        low, high = entry.get("min"), entry.get("max")
        numbers = (low, high) if isinstance(low, int) and isinstance(high, int) else None
        return Option(str(entry["name"]), list(values), default, str(entry.get("rule", "")), numbers)

    def accepts(self) -> str:
        """The allowed values, for a message or a help text."""
        if self.numbers is not None:
            return f"{self.numbers[0]}..{self.numbers[1]}"
        return ", ".join(_text(value) for value in self.values)

    def read(self, given: object) -> Value | None:
        """The declared value that was meant (`"off"` for False, `"15"` for 15), or None."""
        if self.numbers is not None:
            low, high = self.numbers
            number = int(given) if isinstance(given, str) and given.strip().isdigit() else given
            return number if type(number) is int and low <= number <= high else None
        for value in self.values:
            if type(value) is type(given) and value == given:
                return value
            if isinstance(given, str) and _meant(given.strip().lower(), value):
                return value
        return None


def _meant(text: str, value: Value) -> bool:
    """Is this how one would type the value?"""
    return _YES.get(text) is value if isinstance(value, bool) else text == str(value).lower()


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read_options(declared: list[Option], given: dict[str, Value] | None, rule: str = "") -> dict[str, Value]:
    """Every declared option with its value; raises BadOption for anything that is not declared."""
    chosen = {option.name: option.default for option in declared}
    for name, value in (given or {}).items():
        option = next((o for o in declared if o.name == name), None)
        if option is None:
            known = ", ".join(chosen)
            raise BadOption(name, f"{name}: there is no such option; there are {known}", rule)
        meant = option.read(value)
        if meant is None:
            raise BadOption(name, f"{name}: {value!r} is not one of {option.accepts()}", rule)
        chosen[name] = meant
    return chosen


def seat_named(options: dict[str, Value], name: str, seats: int, rng: Rng, rule: str) -> int:
    """The seat that an option names, or one drawn where it says `random`."""
    wanted = options[name]
    if wanted == "random":
        return rng.below(seats)
    if not isinstance(wanted, int) or wanted >= seats:
        raise BadOption(name, f"{name}: {wanted!r} is not one of 0..{seats - 1}, random", rule)
    return wanted
