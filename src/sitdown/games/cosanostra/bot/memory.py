"""What a player by rules of thumb found out for one part of a choice and needs again for the next."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.bot.planning import Plan
from sitdown.games.cosanostra.data import NONE
from sitdown.games.cosanostra.state import CosaState


class Deal:
    """Something to propose: the items in order, and what it would bring me."""

    def __init__(self, to: i64) -> None:
        self.to: i64 = to
        self.items: list[int] = []
        self.tag: i64 = NONE  # the word that goes with it
        self.gain = 0.0


class Memory:
    """One seat's last plan and deal. They hold for its very next choice in the same play, if nothing else was done."""

    def __init__(self) -> None:
        self.seat: i64 = NONE
        self.at: i64 = NONE  # how many actions had been done in the play
        self.trades = False  # a plan for somebody who asks for rents is another
        self.plan: Plan | None = None
        self.deal: Deal | None = None

    def note_plan(self, world: CosaState, me: i64, trades: bool, plan: Plan) -> None:
        self.seat = me
        self.at = world.actions_done
        self.trades = trades
        self.plan = plan
        self.deal = None

    def note_deal(self, world: CosaState, me: i64, deal: Deal) -> None:
        self.seat = me
        self.at = world.actions_done
        self.plan = None
        self.deal = deal

    def is_fresh(self, world: CosaState, me: i64) -> bool:
        return self.seat == me and self.at + 1 == world.actions_done

    def plan_for(self, world: CosaState, me: i64, trades: bool) -> Plan | None:
        """The plan of which a man has just been chosen: what lies on the table is the same."""
        return self.plan if self.is_fresh(world, me) and self.trades == trades else None

    def deal_with(self, world: CosaState, me: i64, to: i64) -> Deal | None:
        """The deal with this seat of which a part has just been written: the table does not change while one drafts."""
        deal = self.deal
        return deal if deal is not None and deal.to == to and self.is_fresh(world, me) else None


def memory_of(world: CosaState) -> Memory:
    """The one that lies with this world."""
    memory = world.remembered
    if not isinstance(memory, Memory):
        memory = Memory()
        world.remembered = memory
    return memory
