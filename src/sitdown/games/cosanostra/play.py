"""La Cosa Nostra, put together: the game, and a state that keeps the engine's contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.appraisal import Appraisal
from sitdown.engine.cards import BIT
from sitdown.engine.game import Game, State
from sitdown.engine.options import Option, Switches, Value
from sitdown.engine.printed import CardFacts
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.search import Search
from sitdown.engine.windows import AIMED, ALWAYS, ASK, ONCE, SPAN, Opening, Window
from sitdown.games.cosanostra import scoring, view
from sitdown.games.cosanostra.actions import (
    ACTIONS,
    DO_ACCEPT,
    DO_KEEP,
    DO_NOTHING,
    DO_OFFER,
    DO_REJECT,
    DO_TAKE_BACK,
)
from sitdown.games.cosanostra.bot import choose, evaluate, slips
from sitdown.games.cosanostra.bot.alternatives import alternatives
from sitdown.games.cosanostra.bot.appraise import appraise
from sitdown.games.cosanostra.bot.measure import ASPECTS, measure
from sitdown.games.cosanostra.cards.businesses import monopolists, tell_monopolies
from sitdown.games.cosanostra.cards.dice import chances_in_percent
from sitdown.games.cosanostra.cards.influence_cards import INFLUENCE_TOKEN
from sitdown.games.cosanostra.data import (
    CARD_FACTS,
    DAMAGE,
    DATA,
    DEED,
    FOLDER,
    JOB_IDS,
    JOBS,
    NONE,
    PRINTED,
    CosaSwitches,
)
from sitdown.games.cosanostra.explain.explain import explain
from sitdown.games.cosanostra.imagine.worlds import imagine_into, renew_piles
from sitdown.games.cosanostra.jobs import doctor
from sitdown.games.cosanostra.jobs.attack import damage
from sitdown.games.cosanostra.phase_numbers import (
    BUY,
    DOCTOR,
    END,
    FAMILY,
    LAUNDER,
    REDRAW,
    REROLL,
    ROB,
    SCHEME,
    SPYING,
    TRAPPING,
    is_half_made,
    is_sealed,
)
from sitdown.games.cosanostra.phases import action as action_phase
from sitdown.games.cosanostra.phases import dispatch, family, planning
from sitdown.games.cosanostra.say import say
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
)
from sitdown.games.cosanostra.trade import drafts, expiry, negotiation

WINDOW_NAMES: Final = {
    REDRAW: "redraw",
    SPYING: "spying",
    SCHEME: "scheme",
    ROB: "rob",
    TRAPPING: "trap",
    DOCTOR: "doctor",
}
WINDOWS: Final = [
    Window("redraw", [ASK, ALWAYS]),
    Window("spying", [ONCE, ASK, SPAN], usual=ONCE),
    Window("scheme", [ONCE, ASK, SPAN], usual=ONCE),
    Window("rob", [ASK, SPAN]),
    Window("trap", [ASK, SPAN]),
    Window("doctor", [AIMED, ASK, SPAN], usual=AIMED),
]
OFFERS_TO_FIRST: Final = 0x108421  # every fifth bit of `open_offers`: from any seat to seat 0


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
        if self.phase == END:
            return -1
        return self.mover

    def invited(self) -> list[int]:
        """Seats with an offer to answer."""
        if self.open_offers == 0 or not negotiation.is_open(self):
            return []
        return [to for to in range(self.seats) if self.has_offer(to) and negotiation.may_talk(self, to)]

    def next_to_ask(self) -> i64:
        """Open offers are answered before the play goes on."""
        if self.open_offers != 0 and negotiation.is_open(self):
            to: i64 = 0
            while to < self.seats:
                if self.has_offer(to) and negotiation.may_talk(self, to):
                    return to
                to += 1
        return self.asked()

    def has_offer(self, to: i64) -> bool:
        """Does somebody await this seat's answer?"""
        return self.open_offers & (OFFERS_TO_FIRST * BIT[to]) != 0

    def is_asked(self, seat: i64) -> bool:
        return self.waits_for(seat) if is_sealed(self.phase) else seat == self.mover

    # -- what may be done -----------------------------------------------------------------------------------------

    def fill(self, seat: i64, out: Choices) -> None:
        if self.phase == END or seat < 0 or seat >= self.seats:
            return
        open_now = negotiation.is_open(self) and negotiation.may_talk(self, seat)
        if self.draft_to[seat] != NONE:
            if open_now:
                drafts.fill_draft(self, seat, out)
            return
        if self.is_asked(seat):
            dispatch.fill(self, seat, out)
        if open_now:
            negotiation.fill(self, seat, out)

    def explain(self, seat: int, action: int) -> Refusal | None:
        return explain(self, seat, action)

    def forced(self, seat: i64) -> bool:
        """While a Job is carried out it lies open, and nobody negotiates."""
        return self.phase in (REROLL, LAUNDER, BUY, FAMILY) and self.has_one_answer(seat)

    def window(self, seat: i64) -> Opening | None:
        """Section 8: what is asked of everybody who could by public knowledge; all of it can be passed."""
        if self.phase not in WINDOW_NAMES or not 0 <= seat < self.seats or not self.is_asked(seat):
            return None
        if self.phase == REDRAW:
            return Opening("redraw", DO_KEEP)
        mine = self.phase == TRAPPING or (self.phase == DOCTOR and doctor.owner_of_hurt(self) == seat)
        return Opening(WINDOW_NAMES[self.phase], DO_NOTHING, mine)

    def span(self) -> i64:
        return self.round

    # -- doing ----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        family.begin(self)
        dispatch.run(self)

    def push(self, seat: i64, action: i64) -> None:
        held = monopolists(self) if self.listener is not None else None
        self.unfinished = False
        self.actions_done += 1
        if action >= DO_TAKE_BACK:
            negotiation.push(self, seat, action)
            if action < DO_OFFER or DO_ACCEPT <= action < DO_REJECT:
                planning.look_again(self)
                action_phase.look_again(self)
                dispatch.run(self)
                expiry.expire_broken(self)
        else:
            dispatch.push(self, seat, action)
            dispatch.run(self)
            self.under_way = is_half_made(self.phase)
            if not self.unfinished:
                expiry.after_game_action(self)
                expiry.expire_broken(self)
        if held is not None:
            tell_monopolies(self, held)

    # -- the rest of the contract ---------------------------------------------------------------------------------

    def tokens(self) -> int:
        return INFLUENCE_TOKEN + len(self.influence.face)

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        imagine_into(self, seat, rng)

    def renew_piles(self) -> None:
        renew_piles(self)

    def caches(self) -> list[str]:
        return ["remembered", "actions_done"]

    def clone(self) -> State:
        other = CosaPlay(self.game, self.seats, self.options, self.rng.clone(), self.switches)
        self.copy_to(other)
        return other

    @property
    def scores(self) -> list[int]:
        """CN-200 to CN-203: what each seat would have if the game ended now, in thousands."""
        if self.family[self.seats - 1] == NONE:
            return [self.cash[seat] for seat in range(self.seats)]
        return [scoring.total(self, seat) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        return scoring.ranking(self)

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
            **scoring.mean_parts(self),
        }


class CosaNostra(Game):
    """Plans, attacks and bargains for 3 to 5."""

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        switches = self.switches_of(options)
        assert isinstance(switches, CosaSwitches)
        state = CosaPlay(self, seats, options, rng, switches)
        state.lay_out()
        return state

    def card_facts(self) -> CardFacts:
        return CARD_FACTS

    def read_switches(self, options: dict[str, Value]) -> Switches:
        return CosaSwitches(options)

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """Section 13."""
        return 250_000

    def printed(self) -> dict[str, object]:
        damages = [job for job in range(JOBS) if DEED[job] == DAMAGE]
        light = {str(JOB_IDS[job]): {"high": damage(job, 2, True), "low": damage(job, 1, True)} for job in damages}
        return {**PRINTED, "light_damage": light, "chances": chances_in_percent()}

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, CosaState)
        return choose.choose(world, seat, rng)

    def alternatives(self, world: State, seat: int, legal: list[int], usual: int) -> list[int]:
        assert isinstance(world, CosaState)
        return alternatives(world, legal, usual)

    def stops_passed(self, world: State) -> int:
        assert isinstance(world, CosaState)
        return evaluate.stops_passed(world)

    def evaluate(self, world: State, seat: int) -> float:
        assert isinstance(world, CosaState)
        return evaluate.evaluate(world, seat)

    def measure(self, world: State, seat: int) -> list[float]:
        assert isinstance(world, CosaState)
        return measure(world, seat)

    def appraise(self, world: State, seat: int, action: int) -> Appraisal | None:
        assert isinstance(world, CosaState)
        return appraise(world, seat, action)

    def slip(self, world: State, seat: int, rng: Rng) -> int:
        assert isinstance(world, CosaState)
        return slips.slip(world, seat, rng)


GAME: Final = CosaNostra(
    slug="cosanostra",
    title="La Cosa Nostra",
    seats=range(3, 6),
    version="2",
    actions=ACTIONS,
    options=[Option.from_data(entry) for entry in DATA["option"]],
    folder=FOLDER,
    seats_rule="CN-10",
    options_rule="",
    say=say,
    talk=True,
    view=view,
    open_scores=True,
    search=Search(iterations=400, stops=1, speed=1000),
    aspects=ASPECTS,
    minutes=90,
    hard=3,
    colours=[],  # the colours are the families', and who has which is drawn
    beside="take_back",
    windows=WINDOWS,
)
