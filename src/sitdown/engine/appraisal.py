"""What a deal between two players is worth to both of them, as one of them can know it; and its fair price."""

from __future__ import annotations


class Appraisal:
    """A deal in the game's money, as the seat that was asked about it sees it (`Game.appraise`).

    An amount is said by `appraisal-amount` of the game's own words, made of `$amount`, which is never below 0.
    """

    def __init__(self, other: int, mine: float, theirs: float, money: float, fair: float | None) -> None:
        self.other = other  # the partner's seat
        self.mine = mine  # what the deal brings the seat, money and all; below 0: costs it
        self.theirs = theirs  # and what it brings the partner, as far as the seat can tell
        self.money = money  # that the seat gets by it; below 0: pays
        self.fair = fair  # what it should get for all the rest; None: no price is good for both

    def __repr__(self) -> str:
        fair = "no fair price" if self.fair is None else f"fair {self.fair:+g}"
        return f"<Appraisal with seat {self.other}: {self.mine:+g}, {self.theirs:+g}, for {self.money:+g}, {fair}>"

    def as_dict(self) -> dict[str, object]:
        """Plain data that JSON can hold."""
        gains: dict[str, object] = {"mine": self.mine, "theirs": self.theirs}
        return {"other": self.other, **gains, "money": self.money, "fair": self.fair}
