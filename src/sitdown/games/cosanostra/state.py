"""The table of La Cosa Nostra: one named field for each thing that lies on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT, Cards, Pile
from sitdown.engine.game import Game, State
from sitdown.engine.options import Value
from sitdown.engine.rng import Rng
from sitdown.games.cosanostra.data import (
    ATTACHED,
    BUSINESSES,
    DECK_SIZE,
    GANGSTERS,
    INFLUENCE_CARDS,
    INFLUENCES,
    JOBS,
    MARKERS,
    MOST_SEATS,
    NONE,
    RECRUITS,
    SLOTS,
    START_CASH,
    TRADES,
    CosaSwitches,
    influence_faces,
)
from sitdown.games.cosanostra.phase_numbers import FAMILY, PLAN

# -- where a Gangster or a Business is --------------------------------------------------------------------------------
AWAY: Final = 0  # Gangster: of a family that does not play. Business: in the deck
WAITING: Final = 1  # Gangster: a recruit under his Boss. Business: in the market
PLANNED: Final = 2  # Business: an open purchase on a Gangster
ACTIVE: Final = 3
INACTIVE: Final = 4
KILLED: Final = 5  # Gangster: with his killer

# What lies on a Gangster: NOTHING, a Job's token, or PURCHASE + the Business.
NOTHING: Final = -1
PURCHASE: Final = 100

# -- whose planned Jobs and hands -------------------------------------------------------------------------------------
MOST_JOBS: Final = 16  # in a hand
MOST_INFLUENCE: Final = 24

# -- offers -----------------------------------------------------------------------------------------------------------
SIDE: Final = 4  # items a side
IN_OFFER: Final = 2 * SIDE
MOST_PROMISES: Final = 40  # that are remembered
DRAFTS: Final = 3  # a seat may open so many between two game actions
WISHES: Final = 10  # what may be added to a draft: cash, Businesses, Gangsters, lends, recalls, given and asked
PAPERS: Final = MOST_SEATS + MOST_SEATS * MOST_SEATS  # a draft a seat, an open offer from each to each

# How a game ends.
ENDINGS: Final = ["", "rounds"]

# What is counted for designers (section 12.3).
TALLIES: Final = 8
ACTION_TURNS: Final = 0
BOUGHT: Final = 1
KILLS: Final = 2
ROBBERIES: Final = 3
ROBBED: Final = 4
TRAPS: Final = 5
OFFERS: Final = 6
DEALS: Final = 7

# What lies in the box, ready to be copied.
_ZERO_A_SEAT: Final = vec[i64]([0] * MOST_SEATS)
_CASH_A_SEAT: Final = vec[i64]([START_CASH] * MOST_SEATS)
_MARKERS_A_SEAT: Final = vec[i64]([MARKERS] * MOST_SEATS)
_NONE_A_SEAT: Final = vec[i64]([NONE] * MOST_SEATS)
_NONE_AND_NONE: Final = vec[i64]([NONE, NONE])
_ZERO_AND_ZERO: Final = vec[i64]([0, 0])
_ZERO_A_GANGSTER: Final = vec[i64]([0] * GANGSTERS)
_NONE_A_GANGSTER: Final = vec[i64]([NONE] * GANGSTERS)
_NO_ATTACHMENTS: Final = vec[i64]([NONE] * (GANGSTERS * ATTACHED))
_ZERO_A_BUSINESS: Final = vec[i64]([0] * BUSINESSES)
_NO_BUSINESSES: Final = Pile(_ZERO_A_BUSINESS, 0)
_NONE_A_BUSINESS: Final = vec[i64]([NONE] * BUSINESSES)
_NO_MARKERS: Final = vec[i64]([0] * (BUSINESSES * MOST_SEATS))
_JOB_FACES: Final = vec[i64](list(range(JOBS)))
_EMPTY_HANDS: Final = vec[i64]([0] * (MOST_SEATS * MOST_JOBS))
_NO_INFLUENCE: Final = vec[i64]([0] * (MOST_SEATS * MOST_INFLUENCE))
_UNSEEN_INFLUENCE: Final = vec[i64]([0] * INFLUENCE_CARDS)
_NO_JOBS: Final = Pile(vec[i64]([0] * JOBS), 0)
_JOB_CARDS: Final = Cards(_JOB_FACES, vec[i64]([0] * JOBS))
_EMPTY_MARKET: Final = vec[i64]([NONE] * SLOTS)
_NO_DICE: Final = vec[i64]([0] * MOST_SEATS)
_NO_PAPERS: Final = vec[i64]([0] * (PAPERS * IN_OFFER))
_NO_WISHES: Final = vec[i64]([0] * (MOST_SEATS * WISHES))
_ZERO_A_PAPER: Final = vec[i64]([0] * PAPERS)
_NONE_A_PAPER: Final = vec[i64]([NONE] * PAPERS)
_NO_PROMISES: Final = vec[i64]([0] * MOST_PROMISES)
_ZERO_A_PAIR: Final = vec[i64]([0] * (MOST_SEATS * MOST_SEATS))
_NONE_REFUSED: Final = vec[i64]([0] * (MOST_SEATS * MOST_SEATS * 2 * TRADES))
_ZERO_A_TYPE: Final = vec[i64]([0] * INFLUENCES)
_ZERO_A_TRADE: Final = vec[i64]([0] * TRADES)
_NO_RECRUITS: Final = vec[i64]([NONE] * (MOST_SEATS * RECRUITS))
_ZERO_A_TALLY: Final = vec[i64]([0] * TALLIES)
SMALL_DECK: Final[list[int]] = [*influence_faces(False), 0, 0]
_CARDS_33: Final = Cards(vec[i64](SMALL_DECK), _UNSEEN_INFLUENCE)
_CARDS_35: Final = Cards(vec[i64](influence_faces(True)), _UNSEEN_INFLUENCE)
_NO_CARDS: Final = Pile(vec[i64]([0] * INFLUENCE_CARDS), 0)
COPIES_33: Final = vec[i64]([influence_faces(False).count(kind) for kind in range(INFLUENCES)])
COPIES_35: Final = vec[i64]([influence_faces(True).count(kind) for kind in range(INFLUENCES)])


class CosaOffers(State):
    """What is offered and promised. The first part of a state; each sets its own fields, then those before it."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: CosaSwitches) -> None:
        self.switches = switches
        self.paper: vec[i64] = _NO_PAPERS  # items of drafts (by seat) and open offers (5 + from * 5 + to)
        self.paper_n: vec[i64] = _ZERO_A_PAPER
        self.tag: vec[i64] = _NONE_A_PAPER
        self.draft_to: vec[i64] = _NONE_A_SEAT
        self.wish: vec[i64] = _NO_WISHES  # by seat with a draft: most cash, then sets as bits
        self.drafts: vec[i64] = _ZERO_A_SEAT  # opened since the last game action
        self.open_offers: i64 = 0  # bits: by from * 5 + to
        self.promise: vec[i64] = _NO_PROMISES  # words of accepted offers (promises.py)
        self.fate: vec[i64] = _NO_PROMISES
        self.owed: vec[i64] = _NO_PROMISES  # of a share: what is due of its Job, NONE before that is done
        self.promise_n: i64 = 0
        self.dealt_cash: i64 = 0  # cash that changed hands in exchanges
        # What players remember of dealings (dealings.py); no rule asks for it.
        self.sent: vec[i64] = _ZERO_A_SEAT  # offers in this turn
        self.refused: vec[i64] = _NONE_REFUSED  # in this round, by from, to and thing: what was bid or asked
        self.snubs: vec[i64] = _ZERO_A_PAIR  # by from * 5 + to: offers that were refused
        self.spoken: vec[i64] = _ZERO_A_PAIR  # in this round, by from * 5 + to: bits of the tags offered
        self.kept: vec[i64] = _ZERO_A_SEAT  # promises
        self.broke: vec[i64] = _ZERO_A_SEAT
        self.dared: vec[i64] = _ZERO_A_PAIR  # by from * 5 + to: threats that were refused (threats.py)
        super().__init__(game, seats, options, rng)  # last: see `State`


class CosaJob(CosaOffers):
    """The Job that is executed."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: CosaSwitches) -> None:
        self.active: i64 = 0  # the seat whose action turn it is
        self.doing: i64 = NONE  # the Gangster whose Job is executed
        self.deed: i64 = NONE  # the Job's number while it is executed
        self.target: i64 = NONE  # a seat, a Gangster or a Business
        self.stake: i64 = 0
        self.uses: vec[i64] = _ZERO_A_BUSINESS  # by Business: markers to be used
        self.to_use: vec[i64] = _ZERO_A_TRADE  # by kind: cards that the active seat still has to name
        self.dice: vec[i64] = _NO_DICE
        self.dice_n: i64 = 0
        self.aim_at: i64 = 0  # a die must show so much
        self.hits: i64 = 0  # successes
        self.pay: i64 = 0  # what a Cash Job brings the active seat
        self.robber: vec[i64] = _NONE_AND_NONE  # Gangsters: the first robber, and who robs him
        self.take: vec[i64] = _ZERO_AND_ZERO  # what they take
        self.level: i64 = 0  # 0: a Robbery of the Cash Job, 1: of the robber (`rob_robber`)
        self.blow: i64 = 0  # successes of the Attack, while others roll
        self.attacker: i64 = NONE  # the Gangster of an Attack or Robbery that has an effect
        self.victim: i64 = NONE  # the seat it is aimed at
        self.hurt: i64 = NONE  # a Gangster, or PURCHASE + a Business, about to be harmed
        self.harm: i64 = 0  # 2 killed, 1 deactivated
        self.credit: i64 = NONE  # who gets a killed Gangster
        self.after_harm: i64 = 0  # where the play goes on
        super().__init__(game, seats, options, rng, switches)


class CosaCourse(CosaJob):
    """Whose turn it is, and what was begun."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: CosaSwitches) -> None:
        self.phase: i64 = FAMILY
        self.round: i64 = 1
        self.start_player: i64 = 0
        self.first_start: i64 = 0
        self.mover: i64 = 0  # whose turn it is, or who is asked
        self.regular: i64 = 0  # action phase: the seat whose regular turn it is, or will be after a window
        self.is_extra = False  # a Schemer's extra turn
        self.extras: i64 = 0  # bits: seats that still have one
        self.assigned: i64 = 0  # assignments in this turn
        self.half: vec[i64] = _NONE_A_SEAT  # a half-made choice: the Gangster of an assignment or a first look
        self.looking_with: i64 = NONE  # SPY or LAWYER, while a second card may be looked at
        self.back_to: i64 = PLAN  # the phase to which a look returns
        self.under_way = False  # a choice of several parts is half made: all know that, and no more (CN-9)
        self.unfinished = False  # was the last action only a part of a choice, or a sealed answer before the last?
        self.must: i64 = 0  # sealed: bits of the seats that are asked
        self.done: i64 = 0  # bits: those that have answered
        self.answer: vec[i64] = _NONE_A_SEAT  # sealed
        self.redealt: i64 = 0
        self.spied = False  # options: has the window before this turn been closed by passes?
        self.passes: i64 = 0  # in a row, in the last window of `influence_anytime`
        self.put_away: vec[i64] = _ZERO_A_SEAT  # bits: Influence slots put away by each seat, sealed
        self.put_away_jobs: vec[i64] = _ZERO_A_SEAT  # bits: Job slots
        self.tally: vec[i64] = _ZERO_A_TALLY
        self.duel: vec[i64] = _ZERO_A_SEAT  # the last tie-break: the larger stayed in longer
        self.earned: vec[i64] = _ZERO_A_SEAT  # the last income of each seat
        super().__init__(game, seats, options, rng, switches)


class CosaCards(CosaCourse):
    """Jobs and Influence cards."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: CosaSwitches) -> None:
        # Jobs: a token keeps its round, faces are shuffled among the tokens of a round
        self.jobs = _JOB_CARDS
        self.j_deck: vec[i64] = _JOB_FACES  # the four decks one after the other
        self.j_deck_n: vec[i64] = DECK_SIZE
        self.hand: vec[i64] = _EMPTY_HANDS
        self.hand_n: vec[i64] = _ZERO_A_SEAT
        self.gone = _NO_JOBS  # discarded Jobs, open or unseen
        self.dealt: vec[i64] = _ZERO_A_SEAT  # so many of each hand, the last ones, were just dealt
        # Influence cards
        self.influence = _CARDS_33
        self.i_deck = _NO_CARDS
        self.i_gone = _NO_CARDS
        self.i_hand: vec[i64] = _NO_INFLUENCE
        self.i_hand_n: vec[i64] = _ZERO_A_SEAT
        self.i_aside: vec[i64] = _NO_RECRUITS  # option influence_from: the start sets, set aside
        self.copies: vec[i64] = COPIES_33  # by type: cards in the game
        self.i_played: vec[i64] = _ZERO_A_TYPE  # by type: cards that lie in the discard pile as played
        self.start_left: vec[i64] = _ZERO_A_SEAT  # bits: types of the start set that the seat has not played yet
        self.start_lost: vec[i64] = _ZERO_A_SEAT  # its hand-limit discards that have been shuffled in
        super().__init__(game, seats, options, rng, switches)


class CosaState(CosaCards):
    """Fields by seat, Gangster or Business have one entry each; sets of seats are bits. Money is in thousands."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng, switches: CosaSwitches) -> None:
        """An empty table, all of whose rooms are shared: `lay_out` or `copy_to` gives it rooms of its own."""
        self.seats = seats
        self.listener = None
        self.remembered: object = None  # no part of the play: what rules of thumb found out, see bot.memory
        self.actions_done: i64 = 0  # no part of it either: since this copy was made
        self.family: vec[i64] = _NONE_A_SEAT
        self.cash: vec[i64] = _CASH_A_SEAT
        self.laundered: vec[i64] = _ZERO_A_SEAT
        self.free_markers: vec[i64] = _MARKERS_A_SEAT
        # Gangsters
        self.g_at: vec[i64] = _ZERO_A_GANGSTER
        self.g_owner: vec[i64] = _NONE_A_GANGSTER  # of a killed one: his killer
        self.plan: vec[i64] = _NONE_A_GANGSTER  # what lies on each
        self.attached: vec[i64] = _NO_ATTACHMENTS  # four places a Gangster: Influence tokens
        self.recruits: vec[i64] = _NO_RECRUITS  # three places a seat, the last one on top (`recruit=blind`)
        self.top_seen: i64 = 0  # bits: seats whose top recruit has been turned (`recruit=blind`)
        # Businesses
        self.b_at: vec[i64] = _ZERO_A_BUSINESS
        self.b_owner: vec[i64] = _NONE_A_BUSINESS
        self.b_used: vec[i64] = _ZERO_A_BUSINESS  # a Lawyer or Cop that was used in this round
        self.markers: vec[i64] = _NO_MARKERS  # by Business and seat
        self.market: vec[i64] = _EMPTY_MARKET
        self.b_deck = _NO_BUSINESSES
        self.known_bottom: i64 = 0  # so many cards at the bottom of the Business deck are known to all
        super().__init__(game, seats, options, rng, switches)

    def lay_out(self) -> None:
        """Everything in its box, nothing dealt yet."""
        if self.switches.influence_35:
            self.influence = _CARDS_35
            self.copies = COPIES_35
        self.copy_to(self)

    def copy_to(self, other: CosaState) -> None:
        """Make the other an equal, independent state."""
        other.family = self.family[:]
        other.cash = self.cash[:]
        other.laundered = self.laundered[:]
        other.free_markers = self.free_markers[:]
        other.g_at = self.g_at[:]
        other.g_owner = self.g_owner[:]
        other.plan = self.plan[:]
        other.attached = self.attached[:]
        other.recruits = self.recruits[:]
        other.top_seen = self.top_seen
        other.b_at = self.b_at[:]
        other.b_owner = self.b_owner[:]
        other.b_used = self.b_used[:]
        other.markers = self.markers[:]
        other.market = self.market[:]
        other.b_deck = self.b_deck.clone()
        other.known_bottom = self.known_bottom
        self.copy_cards_to(other)
        self.copy_course_to(other)
        self.copy_job_to(other)
        self.copy_offers_to(other)

    def copy_cards_to(self, other: CosaState) -> None:
        other.jobs = self.jobs.clone()
        other.j_deck = self.j_deck[:]
        other.j_deck_n = self.j_deck_n[:]
        other.hand = self.hand[:]
        other.hand_n = self.hand_n[:]
        other.gone = self.gone.clone()
        other.dealt = self.dealt[:]
        other.influence = self.influence.clone()
        other.i_deck = self.i_deck.clone()
        other.i_gone = self.i_gone.clone()
        other.i_hand = self.i_hand[:]
        other.i_hand_n = self.i_hand_n[:]
        other.i_aside = self.i_aside[:]
        other.copies = self.copies
        other.i_played = self.i_played[:]
        other.start_left = self.start_left[:]
        other.start_lost = self.start_lost[:]

    def copy_offers_to(self, other: CosaState) -> None:
        other.paper = self.paper[:]
        other.paper_n = self.paper_n[:]
        other.tag = self.tag[:]
        other.draft_to = self.draft_to[:]
        other.wish = self.wish[:]
        other.drafts = self.drafts[:]
        other.open_offers = self.open_offers
        other.promise = self.promise[:]
        other.fate = self.fate[:]
        other.owed = self.owed[:]
        other.promise_n = self.promise_n
        other.dealt_cash = self.dealt_cash
        other.sent = self.sent[:]
        other.refused = self.refused[:]
        other.snubs = self.snubs[:]
        other.spoken = self.spoken[:]
        other.kept, other.broke, other.dared = self.kept[:], self.broke[:], self.dared[:]

    def copy_course_to(self, other: CosaState) -> None:
        other.phase = self.phase
        other.round = self.round
        other.start_player = self.start_player
        other.first_start = self.first_start
        other.mover = self.mover
        other.regular = self.regular
        other.is_extra = self.is_extra
        other.extras = self.extras
        other.assigned = self.assigned
        other.half = self.half[:]
        other.looking_with = self.looking_with
        other.back_to = self.back_to
        other.under_way = self.under_way
        other.unfinished = self.unfinished
        other.must = self.must
        other.done = self.done
        other.answer = self.answer[:]
        other.redealt = self.redealt
        other.spied = self.spied
        other.passes = self.passes
        other.put_away = self.put_away[:]
        other.put_away_jobs = self.put_away_jobs[:]
        other.tally = self.tally[:]
        other.duel = self.duel[:]
        other.earned = self.earned[:]

    def copy_job_to(self, other: CosaState) -> None:
        other.active = self.active
        other.doing = self.doing
        other.deed = self.deed
        other.target = self.target
        other.stake = self.stake
        other.uses = self.uses[:]
        other.to_use = self.to_use[:]
        other.dice = self.dice[:]
        other.dice_n = self.dice_n
        other.aim_at = self.aim_at
        other.hits = self.hits
        other.pay = self.pay
        other.robber = self.robber[:]
        other.take = self.take[:]
        other.level = self.level
        other.blow = self.blow
        other.attacker = self.attacker
        other.victim = self.victim
        other.hurt = self.hurt
        other.harm = self.harm
        other.credit = self.credit
        other.after_harm = self.after_harm

    # -- small questions ------------------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def waits_for(self, seat: i64) -> bool:
        """Sealed: has this seat still to answer?"""
        return self.must & ~self.done & BIT[seat] != 0

    def in_play(self, gangster: i64) -> bool:
        return self.g_at[gangster] == ACTIVE or self.g_at[gangster] == INACTIVE

    def stands(self, business: i64) -> bool:
        """Does the Business lie before a seat, active or deactivated?"""
        return self.b_at[business] == ACTIVE or self.b_at[business] == INACTIVE
