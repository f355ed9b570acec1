"""La Cosa Nostra, put together: the game, and a state that keeps the engine's contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import Option, Value
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.games.cosanostra import (
    account,
    asking,
    bot,
    course,
    doing,
    lapses,
    planning,
    say,
    setup,
    trade,
    view,
)
from sitdown.games.cosanostra.actions import ACTIONS, DO_ACCEPT, DO_OFFER, DO_REJECT, DO_TAKE_BACK
from sitdown.games.cosanostra.data import DATA, FOLDER, NONE
from sitdown.games.cosanostra.estate import monopolists, tell_monopolies
from sitdown.games.cosanostra.explain import explain
from sitdown.games.cosanostra.hands import INFLUENCE_TOKEN
from sitdown.games.cosanostra.imagine import imagine_into
from sitdown.games.cosanostra.phases import ACT, AIM, DISCARD, DOCTOR, END, LOOK, PLAN_CARD, REDRAW, ROB, SCHEME, SPYING
from sitdown.games.cosanostra.state import (
    ACTION_TURNS,
    BOUGHT,
    DEALS,
    ENDINGS,
    KILLS,
    OFFERS,
    ROBBED,
    ROBBERIES,
    TRAPS,
    CosaState,
    Switches,
)

OFFERS_TO_FIRST: Final = 0x108421  # every fifth bit of `open_offers`: from any seat to seat 0


def is_sealed(phase: i64) -> bool:
    """Are several seats asked at the same time?"""
    return phase in (REDRAW, SPYING, SCHEME, ROB, DOCTOR, DISCARD)


class CosaPlay(CosaState):
    """One moment of La Cosa Nostra."""

    def turn(self) -> list[int]:
        if self.phase == END:
            return []
        if not is_sealed(self.phase):
            return [self.mover]
        order = [(self.start_player + i) % self.seats for i in range(self.seats)]
        return [seat for seat in order if self.waits_for(seat)]

    def asked(self) -> i64:
        return -1 if self.phase == END else self.mover

    def invited(self) -> list[int]:
        """Seats with an offer to answer."""
        if self.open_offers == 0 or not trade.is_open(self):
            return []
        return [to for to in range(self.seats) if self.has_offer(to) and trade.may_talk(self, to)]

    def next_to_ask(self) -> i64:
        """Open offers are answered before the play goes on."""
        if self.open_offers != 0 and trade.is_open(self):
            to: i64 = 0
            while to < self.seats:
                if self.has_offer(to) and trade.may_talk(self, to):
                    return to
                to += 1
        return self.asked()

    def has_offer(self, to: i64) -> bool:
        """Does somebody await this seat's answer?"""
        return self.open_offers & (OFFERS_TO_FIRST * BIT[to]) != 0

    def is_asked(self, seat: i64) -> bool:
        return self.waits_for(seat) if is_sealed(self.phase) else seat == self.mover

    def choices(self) -> list[int]:
        return self.legal(self.next_to_ask())

    def play(self, action: i64) -> None:
        self.push(self.next_to_ask(), action)

    # -- what may be done -----------------------------------------------------------------------------------------

    def fill(self, seat: i64, out: Choices) -> None:
        if self.phase == END or seat < 0 or seat >= self.seats:
            return
        open_now = trade.is_open(self) and trade.may_talk(self, seat)
        if self.draft_to[seat] != NONE:
            if open_now:
                trade.fill_draft(self, seat, out)
            return
        if self.is_asked(seat):
            if self.phase <= ACT:
                asking.fill_before_jobs(self, seat, out)
            else:
                asking.fill_in_job(self, seat, out)
        if open_now:
            trade.fill_trade(self, seat, out)

    def explain(self, seat: int, action: int) -> Refusal | None:
        return explain(self, seat, action)

    # -- doing ----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        setup.deal_families(self)
        course.run(self)

    def push(self, seat: i64, action: i64) -> None:
        held = monopolists(self) if self.listener is not None else None
        self.unfinished = False
        if action >= DO_TAKE_BACK:
            doing.negotiate(self, seat, action)
            if action < DO_OFFER or DO_ACCEPT <= action < DO_REJECT:
                planning.look_again(self)
                course.run(self)
                lapses.expire_broken(self)
        else:
            doing.act(self, seat, action)
            course.run(self)
            self.under_way = self.phase in (PLAN_CARD, LOOK, AIM)
            if not self.unfinished:
                lapses.after_game_action(self)
                lapses.expire_broken(self)
        if held is not None:
            tell_monopolies(self, held)

    # -- the rest of the contract ---------------------------------------------------------------------------------

    def card_as(self, seat: int | None, token: int) -> str:
        return view.card_as(self, seat, token)

    def tokens(self) -> int:
        return INFLUENCE_TOKEN + len(self.influence.face)

    def seen_by_all(self) -> View:
        return view.seen_by_all(self)

    def seen_by(self, seat: int | None) -> View:
        return view.seen_by(self, seat)

    def open_view(self) -> View:
        return view.open_view(self)

    def imagine(self, seat: int | None, rng: Rng) -> State:
        world = self.clone()
        world.rng = rng.split()
        assert isinstance(world, CosaPlay)
        imagine_into(world, seat, rng)
        return world

    def clone(self) -> State:
        other = CosaPlay(self.game, self.seats, self.options, self.rng.clone(), self.switches)
        self.copy_to(other)
        return other

    @property
    def over(self) -> bool:
        return self.phase == END

    @property
    def scores(self) -> list[int]:
        """CN-200 to CN-203: what each seat would have if the game ended now, in thousands."""
        if self.family[self.seats - 1] == NONE:
            return [self.cash[seat] for seat in range(self.seats)]
        return [account.total(self, seat) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        return account.ranking(self)

    @property
    def ending(self) -> str:
        return ENDINGS[1 if self.phase == END else 0]

    def figures(self) -> dict[str, float]:
        """Section 12.3, counted over this play."""
        counted = [float(count) for count in self.tally]
        scores = self.scores
        return {
            "final": sum(scores) / self.seats,
            "winner": float(max(scores)),
            "lead": float(max(scores) - sorted(scores)[-2]),
            "turns": counted[ACTION_TURNS],
            "bought": counted[BOUGHT],
            "kills": counted[KILLS],
            "robberies": counted[ROBBERIES],
            "robbed": counted[ROBBED],
            "traps": counted[TRAPS],
            "offers": counted[OFFERS],
            "deals": counted[DEALS],
            "dealt_cash": float(self.dealt_cash),
            **account.account(self),
        }


class CosaNostra(Game):
    """Plans, attacks and bargains for 3 to 5."""

    _options: dict[str, Value] | None = None
    _switches: Switches | None = None

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        if self._options is not options or self._switches is None:  # the same in game after game of a simulation
            self._options = options
            self._switches = Switches(options)
        state = CosaPlay(self, seats, options, rng, self._switches)
        state.lay_out()
        return state

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 13."""
        return 250_000

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, CosaState)
        return bot.choose(world, seat, rng)


GAME: Final = CosaNostra(
    slug="cosanostra",
    title="La Cosa Nostra",
    seats=range(3, 6),
    version="1",
    actions=ACTIONS,
    options=[Option.from_data(entry) for entry in DATA["option"]],
    folder=FOLDER,
    seats_rule="CN-10",
    options_rule="",
    say=say,
    talk=True,
)
