"""Rules of thumb for Maffiosi (section 14.1): try every card on every target, take the best table, then the best MOVE.

What a table is worth stands in `value`. Only the seat's own hand and what lies open are read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.rng import Rng
from sitdown.games.maffiosi.actions import DO_BOOM, DO_CHAIR, DO_DISCARD, DO_FINISH, DO_PASS, DO_PIECE, DO_PLAY
from sitdown.games.maffiosi.bot.notebook import ROOM, Notebook, same
from sitdown.games.maffiosi.bot.value import Outlook
from sitdown.games.maffiosi.cake import passed_to
from sitdown.games.maffiosi.chairs import (
    awake,
    drinkers,
    fire_victims,
    free,
    how_many,
    stab_victims,
    type_at,
    with_cake,
)
from sitdown.games.maffiosi.data import (
    ALL_CHAIRS,
    CHAIRS,
    FIRE,
    GLASSES,
    HAND,
    KABOOM,
    KINDS,
    MOVE,
    NIGHTCAP,
    ORDER,
    PASS,
    PIECES,
    SCRAM,
    STAB,
)
from sitdown.games.maffiosi.state import (
    AT_HOME,
    CARD,
    MOVE_FROM,
    MOVE_TO,
    SCRAM_PIECE,
    SECOND,
    SETUP_PIECE,
    TARGET_NIGHTCAP,
    TARGET_STAB,
    MaffiosiState,
)
from sitdown.games.maffiosi.turn import is_playable

LEAST_GAIN: Final = 0.2  # what a card must bring, in thousands, to be better played than kept
PART_OF_FAIR_SHARE: Final = 0.8  # of all incomes: what one expects from a new seating
NOTHING: Final = -1.0e9


def choose(world: MaffiosiState, seat: int, rng: Rng) -> int:
    """One of the seat's legal actions."""
    phase = world.phase
    if phase == SECOND and held(world, seat, MOVE) == 0:
        return DO_FINISH
    plan = Plan(world, seat, rng)
    if phase == CARD:
        return choose_card(plan)
    if phase == SECOND:
        return DO_PLAY + MOVE if should_move(plan) else DO_FINISH
    if phase == MOVE_FROM:
        plan.try_moves(awake(world, seat))
        return DO_CHAIR + plan.start
    if phase == MOVE_TO:
        plan.try_moves(BIT[world.piece])
        return plan.action
    if TARGET_STAB <= phase <= TARGET_NIGHTCAP:
        plan.try_card(phase - TARGET_STAB)  # in the order of the cards
        return plan.action
    return sit_down(plan)


class Plan:
    """The best action found so far, and how good the table is after it; equals are drawn from."""

    def __init__(self, world: MaffiosiState, me: i64, rng: Rng) -> None:
        self.world = world
        self.me: i64 = me
        self.rng = rng
        self.notebook = notebook_of(world)
        self.before = Outlook(world, me, self.notebook.threats)
        self.table = Outlook(world, me, self.notebook.threats)  # to be tried on
        self.table.take_own_copy()
        self.best = NOTHING
        self.equals: i64 = 0
        self.action: i64 = 0
        self.start: i64 = 0  # of a MOVE: the man's chair; when sitting down: the piece

    def weigh(self, score: float, start: i64, action: i64) -> None:
        """Keep it if it is the best so far; among equals each is as likely to be kept."""
        if score < self.best:
            return
        if score > self.best:
            self.best = score
            self.equals = 1
        else:
            self.equals += 1
            if self.rng.below(self.equals) != 0:
                return
        self.start = start
        self.action = action

    def weigh_table(self, start: i64, action: i64) -> None:
        """The same for the table as it would be, which is then put back."""
        self.weigh(self.table.score(), start, action)
        self.table.copy_from(self.before)

    # -- cards ----------------------------------------------------------------------------------------------------

    def try_card(self, kind: i64) -> None:
        """Put a card to its best use."""
        self.best = NOTHING
        if kind == STAB:
            self.try_victims(stab_victims(self.world, self.me))
        elif kind == FIRE:
            self.try_victims(fire_victims(self.world, self.me))
        elif kind == ORDER:
            self.try_orders()
        elif kind == PASS:
            self.try_passes()
        elif kind == KABOOM:
            self.try_booms()
        elif kind == NIGHTCAP:
            self.try_glasses()
        else:
            self.try_moves(awake(self.world, self.me))

    def try_victims(self, victims: i64) -> None:
        chair: i64 = 1
        while chair <= CHAIRS:
            if victims & BIT[chair] != 0:
                self.table.remove(BIT[chair])
                self.weigh_table(0, DO_CHAIR + chair)
            chair += 1

    def try_orders(self) -> None:
        scores = self.open_notebook()
        chairs = ALL_CHAIRS & ~with_cake(self.world)
        if not scores.is_ordered:
            self.score_orders(scores, chairs)
        chair: i64 = 1
        while chair <= CHAIRS:
            if chairs & BIT[chair] != 0:
                self.weigh(scores.order[chair], 0, DO_CHAIR + chair)
            chair += 1

    def score_orders(self, scores: Notebook, chairs: i64) -> None:
        """One's cake on each of these chairs."""
        scores.is_ordered = True
        chair: i64 = 1
        while chair <= CHAIRS:
            if chairs & BIT[chair] != 0:
                self.table.put_cake(self.me, chair)
                scores.order[chair] = self.table.score()
            chair += 1
        self.table.copy_from(self.before)

    def try_passes(self) -> None:
        owner: i64 = 0
        while owner < self.table.seats:
            if owner != self.me and self.table.cake[owner] > AT_HOME:
                way: i64 = 0
                while way < 2:
                    chair = passed_to(self.world, owner, way)
                    if chair != 0:
                        self.table.put_cake(owner, chair)
                        self.weigh_table(0, DO_PASS + 2 * owner + way)
                    way += 1
            owner += 1

    def try_booms(self) -> None:
        owner: i64 = 0
        while owner < self.table.seats:
            if owner != self.me and self.table.cake[owner] > AT_HOME:
                self.table.explode(owner)
                self.weigh_table(0, DO_BOOM + owner)
            owner += 1

    def try_glasses(self) -> None:
        """Every set of glasses, with those that are filled already."""
        world = self.world
        thirsty = drinkers(world) & ~world.glasses
        left = world.to_fill
        if world.phase != TARGET_NIGHTCAP:
            left = how_many(thirsty)
            left = left if left < GLASSES else GLASSES
        elif world.glasses != 0 and world.switches.nightcap_up_to:
            self.table.drug(world.glasses)
            self.weigh_table(0, DO_FINISH)
        self.pour(thirsty, world.glasses, left, 0)

    def pour(self, thirsty: i64, glasses: i64, left: i64, first: i64) -> None:
        """One more glass, and those after it; `first` is the action that begins all this."""
        chair: i64 = 1
        while chair <= CHAIRS:
            if thirsty & BIT[chair] != 0:
                thirsty &= ~BIT[chair]
                begun = first if first != 0 else DO_CHAIR + chair
                if left == 1 or self.world.switches.nightcap_up_to:
                    self.table.drug(glasses | BIT[chair])
                    self.weigh_table(0, begun)
                if left > 1:
                    self.pour(thirsty, glasses | BIT[chair], left - 1, begun)
            chair += 1

    def try_moves(self, men: i64) -> None:
        """Each of these men to every free chair."""
        self.best = NOTHING
        scores = self.open_notebook()
        chairs = free(self.world)
        start: i64 = 1
        while start <= CHAIRS:
            if men & BIT[start] != 0:
                if scores.movers & BIT[start] == 0:
                    self.score_moves(scores, start, chairs)
                end: i64 = 1
                while end <= CHAIRS:
                    if chairs & BIT[end] != 0:
                        self.weigh(scores.move[start * ROOM + end], start, DO_CHAIR + end)
                    end += 1
            start += 1

    def score_moves(self, scores: Notebook, start: i64, chairs: i64) -> None:
        """The man on this chair on every free one."""
        scores.movers |= BIT[start]
        table = self.table
        kind = type_at(self.world, start)
        end: i64 = 1
        while end <= CHAIRS:
            if chairs & BIT[end] != 0:
                table.shift(kind, start, end)
                scores.move[start * ROOM + end] = table.score()
                table.shift(kind, start, end)
            end += 1

    def open_notebook(self) -> Notebook:
        """At the page of this table."""
        book = self.notebook
        table = self.before
        known = book.is_of(self.me, table.asleep, table.pot) and same(book.men, table.men) and same(book.kin, table.kin)
        known = known and same(book.cake, table.cake) and same(book.money, table.money)
        if not (known and same(book.notes, table.notes)):
            book.turn_page(self.me, table.asleep, table.pot)
            book.men = table.men[:]
            book.kin = table.kin[:]
            book.cake = table.cake[:]
            book.money = table.money[:]
            book.notes = table.notes[:]
        return book


def notebook_of(world: MaffiosiState) -> Notebook:
    """The one that lies with this world."""
    book = world.notebook
    if not isinstance(book, Notebook):
        book = Notebook(world.seats, world.switches.till_doubles_boss)
        world.notebook = book
    return book


# -- step 3 -----------------------------------------------------------------------------------------------------------


def choose_card(plan: Plan) -> int:
    """The card that brings most, if it brings enough; then a MOVE, which can also follow; else throw one away."""
    world = plan.world
    now = plan.before.score()
    most = LEAST_GAIN
    best: i64 = -1
    kind: i64 = 0
    while kind < MOVE:
        if held(world, plan.me, kind) > 0 and is_playable(world, kind):
            gain = gain_of_card(plan, kind, now)
            if gain > most:
                most = gain
                best = kind
        kind += 1
    if best >= 0:
        return DO_PLAY + best
    return DO_PLAY + MOVE if should_move(plan) else DO_DISCARD + card_to_discard(world, plan.me)


def should_move(plan: Plan) -> bool:
    """A MOVE in hand brings enough."""
    if held(plan.world, plan.me, MOVE) == 0 or not is_playable(plan.world, MOVE):
        return False
    return gain_of_card(plan, MOVE, plan.before.score()) > LEAST_GAIN


def held(world: MaffiosiState, seat: i64, kind: i64) -> i64:
    """How many cards of a kind the seat holds."""
    found: i64 = 0
    slot: i64 = seat * HAND
    while slot < seat * HAND + world.hand_n[seat]:
        if world.cards.face[world.hand[slot]] == kind:
            found += 1
        slot += 1
    return found


def gain_of_card(plan: Plan, kind: i64, now: float) -> float:
    """What a card brings at its best."""
    if kind == SCRAM:
        return gain_of_scram(plan.before)
    plan.try_card(kind)
    return plan.best - now


def gain_of_scram(table: Outlook) -> float:
    """Much when one's share of the incomes is well below one's share of the men."""
    incomes: i64 = 0
    men: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        incomes += table.income(table.men[seat])
        men += how_many(table.men[seat])
        seat += 1
    mine = table.men[table.me]
    fair = float(incomes) * float(how_many(mine)) / float(men)
    return table.rounds_to_come() * (PART_OF_FAIR_SHARE * fair - float(table.income(mine)))


def card_to_discard(world: MaffiosiState, me: i64) -> i64:
    """Duplicates of what is seldom of use first; a lone MOVE last."""
    best: i64 = 0
    least = 0.0
    kind: i64 = 0
    while kind < KINDS:
        count = held(world, me, kind)
        if count > 0:
            worth = worth_in_hand(kind) / float(count)
            if least == 0.0 or worth < least:
                least = worth
                best = kind
        kind += 1
    return best


def worth_in_hand(kind: i64) -> float:
    if kind == MOVE:
        return 4.0
    if kind in (STAB, FIRE, ORDER):
        return 3.0
    return 2.0 if kind in (PASS, KABOOM) else 1.0


# -- sitting down -----------------------------------------------------------------------------------------------------


def sit_down(plan: Plan) -> int:
    """The piece and the chair that together make the best table."""
    world = plan.world
    choosing_piece = world.phase == SETUP_PIECE or world.phase == SCRAM_PIECE
    piece: i64 = 0
    while piece < PIECES:
        if piece == world.piece if not choosing_piece else world.tray[plan.me * PIECES + piece] > 0:
            try_chairs(plan, piece)
        piece += 1
    return DO_PIECE + plan.start if choosing_piece else plan.action


def try_chairs(plan: Plan, piece: i64) -> None:
    scores = plan.open_notebook()
    chairs = free(plan.world)
    if scores.pieces & BIT[piece] == 0:
        score_chairs(plan, scores, piece, chairs)
    chair: i64 = 1
    while chair <= CHAIRS:
        if chairs & BIT[chair] != 0:
            plan.weigh(scores.seat[piece * ROOM + chair], piece, DO_CHAIR + chair)
        chair += 1


def score_chairs(plan: Plan, scores: Notebook, piece: i64, chairs: i64) -> None:
    """The piece on each of these chairs."""
    scores.pieces |= BIT[piece]
    chair: i64 = 1
    while chair <= CHAIRS:
        if chairs & BIT[chair] != 0:
            plan.table.seat_man(piece, chair)
            scores.seat[piece * ROOM + chair] = plan.table.score()
            plan.table.copy_from(plan.before)
        chair += 1
