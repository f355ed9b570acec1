"""Refusals are values with a reason; words are put to them only where a person reads them."""

from __future__ import annotations

Fact = str | int | bool | list[str] | list[int] | None


class Refusal:
    """Why something may not be done: the rule that forbids it, and the facts a sentence about it needs."""

    def __init__(self, rule: str, facts: dict[str, Fact] | None = None) -> None:
        self.rule = rule
        self.facts: dict[str, Fact] = facts or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.facts == other.facts

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.facts)

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"Refusal({self.rule}{': ' if facts else ''}{facts})"


class Illegal(ValueError):
    """Raised by `apply` for a move that is not legal, and by `start` for a table that cannot be laid.

    `refusal.rule` names the rule. Nothing has been changed.
    """

    def __init__(self, refusal: Refusal, seat: int | None = None, action: int | None = None) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal
        self.rule = refusal.rule
        self.seat = seat
        self.action = action

    def __reduce__(self) -> tuple[object, ...]:
        return Illegal, (self.refusal, self.seat, self.action)
