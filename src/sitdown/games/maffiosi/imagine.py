"""A random truth that agrees with all that a seat remembers (section 6).

When the used pile is shuffled, everybody knows what the new draw pile is made of and so, together, what the others
hold: their *kept* cards. What they draw afterwards is *fresh*. Of a card that somebody plays later nobody else can tell
whether it was kept or fresh, so this is guessed for one card after the other, with the chances that the hands give, and
all over again where a guess leads to a contradiction. What is remembered from before the last shuffle is only which
cards lie where; worlds are not exactly equally likely after it.

Every token is numbered anew, so that two truths which the seat cannot tell apart give the same world.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import EVERYBODY, NOBODY, Cards, Pile
from sitdown.engine.rng import Rng
from sitdown.games.maffiosi.data import CARDS, HAND, KINDS
from sitdown.games.maffiosi.deck import DREW, who_knows
from sitdown.games.maffiosi.state import (
    EMPTY_PILE,
    NO_SCRAMS,
    UNSEEN,
    ZERO_A_HAND,
    ZERO_A_KIND,
    ZERO_A_SEAT,
    ZERO_A_SLOT,
    MaffiosiState,
)

ONLOOKER: Final = -1
TRIES: Final = 2000  # far more than are ever needed


class Guess:
    """What the cards that the seat `me` does not know could be, and how many of them lie in each hand."""

    def __init__(self, state: MaffiosiState, me: i64) -> None:
        self.me: i64 = me
        self.old: vec[i64] = ZERO_A_KIND[:]  # by kind: kept cards of the others, not seen since
        self.old_n: i64 = 0
        self.new: vec[i64] = ZERO_A_KIND[:]  # by kind: cards of the shuffled pile, not seen since
        self.new_n: i64 = 0
        self.kept_n: vec[i64] = ZERO_A_SEAT[:]  # by seat: so many of its hidden cards are kept,
        self.fresh_n: vec[i64] = ZERO_A_SEAT[:]  # so many are fresh
        self.kept: vec[i64] = ZERO_A_HAND[:]  # by seat and kind: what it had kept
        self.buried: vec[i64] = ZERO_A_HAND[:]
        self.pool: vec[i64] = state.pool[:]


def imagine_into(world: MaffiosiState, seat: int | None, rng: Rng) -> None:
    """Turn a clone of the truth into one that the seat could be in."""
    me: i64 = ONLOOKER if seat is None else seat
    tries: i64 = 0
    while tries < TRIES:
        guess = Guess(world, me)
        recall_shuffle(world, guess, rng)
        if recall_story(world, guess, rng):
            lay_out_guess(world, guess, rng)
            return
        tries += 1
    raise RuntimeError("no world agrees with what the seat remembers")


# -- what is remembered -----------------------------------------------------------------------------------------------


def recall_shuffle(state: MaffiosiState, guess: Guess, rng: Rng) -> None:
    """The moment after the last shuffle (or the deal): what lay in the pile, and what the others held together."""
    if state.shuffles == 0:
        recall_deal(state, guess)
    else:
        recall_pools(state, guess)
        guess_buried(state, guess, rng)
    forget_own_draws(state, guess)


def recall_deal(state: MaffiosiState, guess: Guess) -> None:
    """Nothing has been shuffled yet: all cards come from one pile, five were dealt to each."""
    guess.new = all_cards(state)
    guess.new_n = CARDS
    seat: i64 = 0
    while seat < state.seats:
        if seat != guess.me:
            guess.fresh_n[seat] = HAND
        seat += 1


def all_cards(state: MaffiosiState) -> vec[i64]:
    counts = ZERO_A_KIND[:]
    token: i64 = 0
    while token < CARDS:
        counts[state.cards.face[token]] += 1
        token += 1
    return counts


def recall_pools(state: MaffiosiState, guess: Guess) -> None:
    """Kept cards of the others and the pile, as far as the seat could count them; its own kept cards it knows."""
    place: i64 = 0
    while place < state.seats * KINDS:
        seat = place // KINDS
        kind = place - seat * KINDS
        kept = state.kept[place]
        if seat == guess.me:
            guess.kept[place] = kept
            guess.buried[place] = state.buried[place]
        else:
            hidden = state.buried[place]
            guess.old[kind] += kept + hidden
            guess.old_n += kept + hidden
            guess.kept_n[seat] += kept
            guess.pool[kind] -= hidden
        place += 1
    kind = 0
    while kind < KINDS:
        guess.new[kind] = guess.pool[kind]
        guess.new_n += guess.pool[kind]
        kind += 1


def guess_buried(state: MaffiosiState, guess: Guess, rng: Rng) -> None:
    """Dead hands that were shuffled in unseen (`openDiscards` off) could be any of the cards the seat had not seen."""
    if state.switches.open_discards:
        return
    place: i64 = 0
    while place < state.seats * KINDS:
        seat = place // KINDS
        left = state.buried[place] if seat != guess.me else 0
        while left > 0:
            kind = pick(guess.old, guess.old_n, rng)
            guess.old_n -= 1
            guess.new[kind] += 1
            guess.new_n += 1
            guess.pool[kind] += 1
            guess.buried[seat * KINDS + kind] += 1
            left -= 1
        place += 1


def forget_own_draws(state: MaffiosiState, guess: Guess) -> None:
    """What the seat itself drew since: all that it played or holds, but for what it had kept."""
    me = guess.me
    if me == ONLOOKER:
        return
    drawn = ZERO_A_KIND[:]
    i: i64 = 0
    while i < state.story_n:
        what = state.story[i]
        if what < DREW and what // KINDS == me:
            drawn[what - me * KINDS] += 1
        i += 1
    slot: i64 = me * HAND
    while slot < me * HAND + state.hand_n[me]:
        drawn[state.cards.face[state.hand[slot]]] += 1
        slot += 1
    i = 0
    while i < state.used.n:  # its own dead hand, if it lies there face down
        token = state.used.items[i]
        if not state.cards.is_open(token) and state.cards.knows(me, token):
            drawn[state.cards.face[token]] += 1
        i += 1
    kind: i64 = 0
    while kind < KINDS:
        fresh = drawn[kind] - guess.kept[me * KINDS + kind]
        guess.new[kind] -= fresh
        guess.new_n -= fresh
        kind += 1


def recall_story(state: MaffiosiState, guess: Guess, rng: Rng) -> bool:
    """Go through what was drawn and played since; False if the guesses contradict what was seen."""
    i: i64 = 0
    while i < state.story_n:
        what = state.story[i]
        if what >= DREW:
            guess.fresh_n[what - DREW] += 1
        elif what // KINDS != guess.me and not was_played(guess, what, rng):
            return False
        i += 1
    return True


def was_played(guess: Guess, what: i64, rng: Rng) -> bool:
    """Another seat played this: one of its kept cards, or a fresh one?"""
    seat = what // KINDS
    kind = what - seat * KINDS
    if_kept = guess.kept_n[seat] * guess.old[kind] * guess.new_n
    if_fresh = guess.fresh_n[seat] * guess.new[kind] * (guess.old_n if guess.old_n > 0 else 1)
    if if_kept + if_fresh == 0:
        return False
    if rng.below(if_kept + if_fresh) < if_kept:
        guess.kept_n[seat] -= 1
        guess.old[kind] -= 1
        guess.old_n -= 1
        guess.kept[what] += 1
    else:
        guess.fresh_n[seat] -= 1
        guess.new[kind] -= 1
        guess.new_n -= 1
    return True


def pick(counts: vec[i64], n: i64, rng: Rng) -> i64:
    """Take one of n cards at random. Its kind."""
    choice = rng.below(n)
    kind: i64 = 0
    while choice >= counts[kind]:
        choice -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


# -- laying the world out ---------------------------------------------------------------------------------------------


def lay_out_guess(world: MaffiosiState, guess: Guess, rng: Rng) -> None:
    """Number all tokens anew, place by place: hands, dead hands and used pile, played SCRAMs, draw pile."""
    truth = world.cards
    world.cards = Cards(EMPTY_PILE[:], UNSEEN[:])
    hand = world.hand
    world.hand = ZERO_A_SLOT[:]
    token: i64 = 0
    seat: i64 = 0
    while seat < world.seats:
        slot: i64 = seat * HAND
        while slot < seat * HAND + world.hand_n[seat]:
            kind = truth.face[hand[slot]] if seat == guess.me else guess_card(guess, seat, rng)
            world.cards.face[token] = kind
            world.cards.show(token, seat)
            world.hand[slot] = token
            token += 1
            slot += 1
        seat += 1
    token = lay_out_used(world, truth, guess, token, rng)
    token = lay_out_gone(world, truth, token)
    lay_out_draw(world, guess, token, rng)
    world.kept = guess.kept
    world.buried = guess.buried
    world.pool = guess.pool


def guess_card(guess: Guess, seat: i64, rng: Rng) -> i64:
    """One of the hidden cards of this seat: kept ones first; a hand has no order."""
    if guess.kept_n[seat] > 0:
        guess.kept_n[seat] -= 1
        kind = pick(guess.old, guess.old_n, rng)
        guess.old_n -= 1
        guess.kept[seat * KINDS + kind] += 1
        return kind
    guess.fresh_n[seat] -= 1
    kind = pick(guess.new, guess.new_n, rng)
    guess.new_n -= 1
    return kind


def lay_out_used(world: MaffiosiState, truth: Cards, guess: Guess, token: i64, rng: Rng) -> i64:
    pile = Pile(EMPTY_PILE[:], 0)
    i: i64 = 0
    while i < world.used.n:
        card = world.used.items[i]
        kind = truth.face[card]
        if not truth.is_open(card):
            seat = who_knows(truth, card)
            if seat != guess.me:
                kind = guess_card(guess, seat, rng)
        world.cards.face[token] = kind
        world.cards.seen[token] = truth.seen[card]
        pile.put(token)
        token += 1
        i += 1
    world.used = pile
    return token


def lay_out_gone(world: MaffiosiState, truth: Cards, token: i64) -> i64:
    pile = Pile(NO_SCRAMS[:], 0)
    i: i64 = 0
    while i < world.gone.n:
        world.cards.face[token] = truth.face[world.gone.items[i]]
        world.cards.seen[token] = EVERYBODY
        pile.put(token)
        token += 1
        i += 1
    world.gone = pile
    return token


def lay_out_draw(world: MaffiosiState, guess: Guess, token: i64, rng: Rng) -> None:
    pile = Pile(EMPTY_PILE[:], 0)
    while pile.n < world.draw.n:
        world.cards.face[token] = pick(guess.new, guess.new_n, rng)
        world.cards.seen[token] = NOBODY
        guess.new_n -= 1
        pile.put(token)
        token += 1
    world.draw = pile
