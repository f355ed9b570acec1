"""La Cosa Nostra, put together: the game, and a state that keeps the engine's contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import Option, Value
from sitdown.engine.refusal import Refusal
from sitdown.engine.rng import Rng
from sitdown.games.cosanostra import (
    action,
    bot,
    draw,
    jobs,
    looks,
    payday,
    planning,
    reactions,
    say,
    setup,
    spying,
    targets,
    trade,
    view,
)
from sitdown.games.cosanostra.actions import (
    ACTIONS,
    DO_ACCEPT,
    DO_AIM_SEAT,
    DO_ASSIGN,
    DO_ATTACH,
    DO_BUY,
    DO_DISCARD_INFLUENCE,
    DO_DISCARD_JOB,
    DO_DROP,
    DO_ENOUGH,
    DO_EXECUTE,
    DO_FAMILY,
    DO_ITEM,
    DO_JOB,
    DO_LAPSE,
    DO_LAUNDER,
    DO_LAWYER,
    DO_LOOK,
    DO_MARKET,
    DO_NOTHING,
    DO_OFFER,
    DO_RECRUIT,
    DO_REFUSE,
    DO_REJECT,
    DO_REROLL,
    DO_REVEAL,
    DO_SCHEMER,
    DO_SEND,
    DO_SKIP,
    DO_SNITCH,
    DO_SPY,
    DO_SWAP,
    DO_TAG,
    DO_TAKE_BACK,
    DO_WITHDRAW,
)
from sitdown.games.cosanostra.data import DATA, FOLDER, MOST_SEATS, NONE, ROBBERY, SPY, TRAP
from sitdown.games.cosanostra.estate import monopolists, tell_monopolies
from sitdown.games.cosanostra.explain import explain
from sitdown.games.cosanostra.imagine import imagine_into
from sitdown.games.cosanostra.state import (
    ACT,
    ACTION_TURNS,
    AIM,
    BOUGHT,
    BUY,
    DEALS,
    DISCARD,
    DOCTOR,
    END,
    ENDINGS,
    FAMILY,
    KILLS,
    LAST_PLAYS,
    LAUNDER,
    LOOK,
    OFFERS,
    PLAN,
    PLAN_CARD,
    PLAN_MORE,
    PURCHASE,
    RECRUIT,
    REDRAW,
    REROLL,
    ROB,
    ROBBED,
    ROBBERIES,
    SCHEME,
    SPYING,
    TO_ACTION,
    TO_ATTACHING,
    TO_COP,
    TO_DISCARD,
    TO_EFFECT,
    TO_EXTRA,
    TO_HARM,
    TO_LIMIT,
    TO_NEXT_ROUND,
    TO_PAY,
    TO_PAYDAY,
    TO_PLANNER,
    TO_PLANNING,
    TO_RECRUIT,
    TO_ROLL,
    TO_ROUND,
    TO_TRAP,
    TO_TURN,
    TO_WINDOW,
    TRAPPING,
    TRAPS,
    CosaState,
    Switches,
)


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
        return [
            to
            for to in range(self.seats)
            if trade.may_talk(self, to)
            and any(self.open_offers >> (seat * MOST_SEATS + to) & 1 for seat in range(self.seats))
        ]

    def next_to_ask(self) -> i64:
        """Open offers are answered before the play goes on."""
        if self.open_offers != 0:
            invited = self.invited()
            if invited:
                return invited[0]
        return self.asked()

    def is_asked(self, seat: i64) -> bool:
        return self.waits_for(seat) if is_sealed(self.phase) else seat == self.mover

    def choices(self) -> list[int]:
        return self.legal(self.mover)

    def play(self, action: i64) -> None:
        self.push(self.mover, action)

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
                self.fill_before_jobs(seat, out)
            else:
                self.fill_in_job(seat, out)
        if open_now:
            trade.fill_trade(self, seat, out)

    def fill_before_jobs(self, seat: i64, out: Choices) -> None:
        phase = self.phase
        if phase == PLAN:
            planning.fill_plan(self, out)
        elif phase == PLAN_CARD:
            planning.fill_plan_card(self, out)
        elif phase == ACT:
            action.fill_act(self, out)
        elif phase == SCHEME:
            action.fill_scheme(self, seat, out)
        elif phase == REDRAW:
            draw.fill_redraw(self, seat, out)
        elif phase == LOOK:
            looks.fill_second_look(self, seat, out)
        elif phase == FAMILY:
            setup.fill_family(self, out)
        elif phase == PLAN_MORE:
            planning.fill_plan_more(self, out)
        elif phase == SPYING:
            spying.fill_spying(self, seat, out)
        else:
            spying.fill_last_plays(self, seat, out)

    def fill_in_job(self, seat: i64, out: Choices) -> None:
        phase = self.phase
        if phase == AIM:
            targets.fill_aim(self, out)
        elif phase == REROLL:
            jobs.fill_reroll(self, out)
        elif phase == ROB:
            reactions.fill_responses(self, seat, ROBBERY, out)
        elif phase == TRAPPING:
            reactions.fill_responses(self, seat, TRAP, out)
        elif phase == DOCTOR:
            reactions.fill_doctor(self, seat, out)
        elif phase == LAUNDER:
            jobs.fill_launder(self, out)
        elif phase == BUY:
            jobs.fill_buy(self, out)
        elif phase == RECRUIT:
            payday.fill_recruit(self, out)
        elif phase == DISCARD:
            payday.fill_discard(self, seat, out)
        else:
            reactions.fill_return_fire(out)

    def explain(self, seat: int, action: int) -> Refusal | None:
        return explain(self, seat, action)

    # -- doing ----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        setup.deal_families(self)
        self.run()

    def push(self, seat: i64, action: i64) -> None:
        held = monopolists(self) if self.listener is not None else None
        self.unfinished = False
        if action >= DO_TAKE_BACK:
            self.negotiate(seat, action)
            if action < DO_OFFER or DO_ACCEPT <= action < DO_REJECT:
                planning.look_again(self)
                self.run()
                trade.expire_broken(self)
        else:
            self.act(seat, action)
            self.run()
            self.under_way = self.phase in (PLAN_CARD, LOOK, AIM)
            if not self.unfinished:
                trade.after_game_action(self)
                trade.expire_broken(self)
        if held is not None:
            tell_monopolies(self, held)

    def negotiate(self, seat: i64, action: i64) -> None:
        if action < DO_OFFER:
            trade.take_back(self, seat, action - DO_TAKE_BACK)
        elif action < DO_ITEM:
            trade.open_draft(self, seat, action - DO_OFFER)
        elif action < DO_TAG:
            trade.add_item(self, seat, action - DO_ITEM)
        elif action < DO_SEND:
            self.tag[seat] = action - DO_TAG
        elif action == DO_SEND:
            trade.send(self, seat)
        elif action == DO_DROP:
            trade.drop_draft(self, seat)
        elif action < DO_REJECT:
            trade.accept(self, action - DO_ACCEPT, seat)
        elif action < DO_WITHDRAW:
            trade.reject(self, action - DO_REJECT, seat)
        else:
            trade.withdraw(self, seat, action - DO_WITHDRAW)

    def act(self, seat: i64, action: i64) -> None:
        """A game action: by phase where a kind means different things, else by kind."""
        phase = self.phase
        if phase == SPYING:
            spying.answer_spying(self, seat, action)
        elif action == DO_NOTHING:
            self.pass_by(seat)
        elif action < DO_SCHEMER:
            self.plan_or_look(seat, action)
        elif action < DO_AIM_SEAT:
            self.take_turn(seat, action)
        elif action < DO_REROLL:
            jobs.aim(self, action)
        else:
            self.react_or_follow(seat, action)

    def plan_or_look(self, seat: i64, action: i64) -> None:
        if action < DO_ASSIGN:
            self.answer_draw(seat, action)
        elif action < DO_JOB:
            planning.choose_gangster(self, action - DO_ASSIGN)
        elif action < DO_MARKET:
            planning.plan_job(self, action - DO_JOB)
        elif action < DO_ATTACH:
            planning.plan_purchase(self, action - DO_MARKET)
        elif action < DO_SNITCH:
            looks.attach_one(self, seat, action - DO_ATTACH)
            self.after_last_play()
        elif action < DO_SWAP:
            looks.snitch(self, seat, action - DO_SNITCH)
            self.after_last_play()
        elif action == DO_SWAP:
            looks.swap(self, seat)
        elif action < DO_LAWYER:
            looks.begin_look(self, seat, action - DO_SPY, SPY)
        elif action < DO_LOOK:
            looks.begin_look(self, seat, action - DO_LAWYER, looks.BY_LAWYER)
        else:
            looks.end_look(self, seat, NONE if action == DO_ENOUGH else action - DO_LOOK)
            self.after_last_play()

    def answer_draw(self, seat: i64, action: i64) -> None:
        if self.phase == FAMILY:
            setup.choose_family(self, action - DO_FAMILY)
        else:
            draw.answer_redraw(self, seat, 1 if action == DO_REFUSE else 0)

    def after_last_play(self) -> None:
        """Option `influenceAnytime`: in the last window everybody may go on until all have passed in a row."""
        if self.phase == LAST_PLAYS:
            self.passes = 0
            self.phase = TO_ATTACHING
            self.regular = self.after(self.mover)

    def take_turn(self, seat: i64, what: i64) -> None:
        if what == DO_SCHEMER:
            action.answer_scheme(self, seat, 1)
        elif what < DO_LAPSE:
            gangster = what - DO_EXECUTE
            if self.plan[gangster] >= PURCHASE:
                action.execute_purchase(self, gangster)
            else:
                jobs.begin(self, gangster)
        elif what < DO_SKIP:
            action.lapse(self, what - DO_LAPSE)
        else:
            action.skip(self)

    def react_or_follow(self, seat: i64, action: i64) -> None:
        if action < DO_REVEAL:
            jobs.reroll(self, action - DO_REROLL)
        elif action < DO_LAUNDER:
            self.react(seat, action)
        elif action < DO_BUY:
            jobs.launder(self, action - DO_LAUNDER)
        elif action < DO_RECRUIT - 1:
            jobs.buy(self, action - DO_BUY)
        elif action < DO_RECRUIT:
            reactions.shoot_back(self)
        elif action < DO_DISCARD_JOB:
            payday.recruit(self, action - DO_RECRUIT)
        elif action < DO_DISCARD_INFLUENCE:
            payday.put_away_job(self, seat, action - DO_DISCARD_JOB)
        else:
            payday.put_away_influence(self, seat, action - DO_DISCARD_INFLUENCE)

    def react(self, seat: i64, action: i64) -> None:
        if self.phase == ROB:
            reactions.answer_robbery(self, seat, action - DO_REVEAL + 1)
        elif self.phase == TRAPPING:
            reactions.spring_trap(self, action - DO_REVEAL)
        else:
            reactions.answer_doctor(self, seat, 1)

    def pass_by(self, seat: i64) -> None:
        """Pass: in a window, or where a choice may be declined."""
        phase = self.phase
        if phase == SCHEME:
            action.answer_scheme(self, seat, 0)
        elif phase == ROB:
            reactions.answer_robbery(self, seat, 0)
        elif phase == DOCTOR:
            reactions.answer_doctor(self, seat, 0)
        elif phase == TRAPPING:
            reactions.pass_trap(self)
        elif phase == REROLL:
            jobs.cash_rolled(self)
        elif phase == BUY:
            jobs.after_buying(self)
        elif phase == RECRUIT:
            payday.decline_recruit(self)
        elif phase == PLAN_MORE:
            planning.next_seat(self)
        elif phase == LAST_PLAYS:
            self.passes += 1
            self.regular = self.after(self.mover)
            self.phase = TO_ATTACHING
        else:
            self.phase = TO_DISCARD  # no return fire

    # -- what runs by itself --------------------------------------------------------------------------------------

    def run(self) -> None:
        """On until somebody is asked."""
        while self.phase > END:
            if self.phase >= TO_PAYDAY:
                self.run_payday()
            elif self.phase >= TO_ROLL:
                self.run_job()
            else:
                self.run_course()

    def run_course(self) -> None:
        phase = self.phase
        if phase == TO_PLANNER:
            planning.next_planner(self)
        elif phase == TO_TURN:
            action.to_regular(self)
        elif phase == TO_WINDOW:
            action.open_window(self)
        elif phase == TO_EXTRA:
            action.next_extra(self)
        elif phase == TO_ROUND:
            draw.begin_round(self)
        elif phase == TO_PLANNING:
            trade.expire_all(self)
            planning.start(self)
        elif phase == TO_ACTION:
            trade.expire_all(self)
            action.start(self)

    def run_job(self) -> None:
        phase = self.phase
        if phase == TO_ROLL:
            trade.expire_all(self)
            jobs.reveal_and_roll(self)
        elif phase == TO_COP:
            jobs.ask_cop(self)
        elif phase == TO_PAY:
            reactions.open_robbery(self)
        elif phase == TO_TRAP:
            reactions.open_trap(self)
        elif phase == TO_EFFECT:
            reactions.apply_attack(self)
        elif phase == TO_HARM:
            reactions.open_doctor(self)
        else:
            jobs.discard(self)

    def run_payday(self) -> None:
        phase = self.phase
        if phase == TO_RECRUIT:
            payday.next_recruiter(self)
        elif phase == TO_LIMIT:
            payday.open_limit(self)
        elif phase == TO_PAYDAY:
            trade.expire_all(self)
            payday.pay(self)
        elif phase == TO_NEXT_ROUND:
            trade.expire_all(self)
            payday.next_round(self)
        elif not spying.next_last_player(self, self.regular):
            self.phase = TO_ACTION

    # -- the rest of the contract ---------------------------------------------------------------------------------

    def card_as(self, seat: int | None, token: int) -> str:
        return view.card_as(self, seat, token)

    def view(self, seat: int | None) -> View:
        return view.view_of(self, seat)

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
        return [payday.total(self, seat) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        return payday.ranking(self)

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
            **payday.account(self),
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
)
