"""The players of tests/figures/cosanostra.py whose habits are not our bot's: each tries what one habit does."""

from __future__ import annotations

from sitdown.bots import ThumbBot
from sitdown.engine import Bot, Budget, Seat
from sitdown.games.cosanostra import actions as act
from sitdown.games.cosanostra.bot.action import act as without_looks
from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.data import CASH, DEED
from sitdown.games.cosanostra.jobs.targets import missing
from sitdown.games.cosanostra.phase_numbers import ACT, AIM
from sitdown.games.cosanostra.state import PURCHASE, CosaState


class Doer(Bot):
    """Any choice alike, but a Gangster chosen to act does so if he can, and a victim is chosen before his card.

    It proposes no deals and tosses a coin over those of others. As far as can be told, section 12.3 has such players.
    """

    name = "doer"

    def choose(self, seat: Seat, budget: Budget) -> int:
        world = seat.imagine(self.rng)
        assert isinstance(world, CosaState)
        legal = seat.legal()
        choices = [action for action in legal if action < act.DO_TAKE_BACK]
        if not choices or world.next_to_ask() != world.asked():
            return self.any_of([action for action in legal if act.DO_ACCEPT <= action < act.DO_WITHDRAW])
        if world.phase == ACT:
            return self.turn(choices)
        if world.phase == AIM and act.DO_AIM_BUSINESS <= choices[0] < act.DO_AIM_GANGSTER:
            owners = {action: world.b_owner[action - act.DO_AIM_BUSINESS] for action in choices}
            victim = self.any_of(sorted(set(owners.values())))
            choices = [action for action in choices if owners[action] == victim]
        return self.any_of(choices)

    def turn(self, choices: list[int]) -> int:
        gangster = self.any_of([action for action in choices if act.DO_LAPSE <= action < act.DO_SKIP]) - act.DO_LAPSE
        execute = act.DO_EXECUTE + gangster
        return execute if execute in choices else act.DO_LAPSE + gangster

    def any_of(self, choices: list[int]) -> int:
        return choices[self.rng.below(len(choices))]


class Prompt(Bot):
    """As our bot, but it does its Cash Jobs before anything else and looks at nothing."""

    name = "prompt"

    def choose(self, seat: Seat, budget: Budget) -> int:
        world = seat.imagine(self.rng)
        assert isinstance(world, CosaState)
        chosen = seat.game.thumb(world, seat.number, self.rng)
        if world.phase != ACT or chosen >= act.DO_TAKE_BACK:
            return chosen
        for action in seat.legal():
            if act.DO_EXECUTE <= action < act.DO_LAPSE and is_ready(world, seat.number, action - act.DO_EXECUTE):
                return action
        return without_looks(world, Outlook(world, seat.number, True)) if chosen < act.DO_LOOK else chosen


class Buyer(Prompt):
    """And of ten Jobs it keeps three for later, and plans a purchase instead."""

    name = "buyer"

    def choose(self, seat: Seat, budget: Budget) -> int:
        chosen = super().choose(seat, budget)
        if not act.DO_JOB <= chosen < act.DO_MARKET or self.rng.below(10) >= 3:
            return chosen
        market = [action for action in seat.legal() if act.DO_MARKET <= action < act.DO_ATTACH]
        is_last = seat.view()["round"] == seat.view()["rounds"]
        return market[self.rng.below(len(market))] if market and not is_last else chosen


class Saver(Buyer):
    """And in the round before the last it keeps its Cash Jobs for the last, if it has anything else to do."""

    name = "saver"

    def choose(self, seat: Seat, budget: Budget) -> int:
        chosen = super().choose(seat, budget)
        if not act.DO_JOB <= chosen < act.DO_MARKET:
            return chosen
        world = seat.imagine(self.rng)
        assert isinstance(world, CosaState)
        if world.round != world.switches.rounds - 1 or not is_cash(world, chosen):
            return chosen
        legal = seat.legal()
        market = [action for action in legal if act.DO_MARKET <= action < act.DO_ATTACH]
        other = [action for action in legal if act.DO_JOB <= action < act.DO_MARKET and not is_cash(world, action)]
        instead = market or other
        return instead[self.rng.below(len(instead))] if instead else chosen


def is_cash(world: CosaState, action: int) -> bool:
    """Does it plan a Cash Job?"""
    return DEED[world.jobs.face[action - act.DO_JOB]] == CASH


class Wary(ThumbBot):
    """As our bot, but it rejects every second offer that it would accept."""

    name = "wary"

    def choose(self, seat: Seat, budget: Budget) -> int:
        chosen = super().choose(seat, budget)
        accepts = act.DO_ACCEPT <= chosen < act.DO_REJECT
        return chosen - act.DO_ACCEPT + act.DO_REJECT if accepts and self.rng.below(2) else chosen


def is_ready(world: CosaState, seat: int, gangster: int) -> bool:
    """Does a Cash Job lie on him for which nothing is missing?"""
    if world.plan[gangster] >= PURCHASE:
        return False
    job = world.jobs.face[world.plan[gangster]]
    return DEED[job] == CASH and missing(world, seat, job) == 0


PLAYERS = {  # where `bot_of` finds them
    "doer": "tests.figures.players:Doer",
    "prompt": "tests.figures.players:Prompt",
    "buyer": "tests.figures.players:Buyer",
    "saver": "tests.figures.players:Saver",
    "wary": "tests.figures.players:Wary",
    "silent": "sitdown.games.cosanostra.bot.no_trade:Silent",
    "passive": "sitdown.games.cosanostra.bot.no_trade:Passive",
}
