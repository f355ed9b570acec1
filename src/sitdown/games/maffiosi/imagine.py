"""A random truth that agrees with all that a seat remembers (section 6); `memory` says what that is.

Every token is numbered anew, so that two truths which the seat cannot tell apart give the same world.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.cards import EVERYBODY, NOBODY, Cards, Pile
from sitdown.engine.rng import Rng
from sitdown.games.maffiosi.data import HAND, KINDS
from sitdown.games.maffiosi.deck import who_knows
from sitdown.games.maffiosi.memory import ONLOOKER, Guess, pick, recall_shuffle, recall_story, tell_nothing_apart
from sitdown.games.maffiosi.state import (
    EMPTY_PILE,
    NO_SCRAMS,
    UNSEEN,
    ZERO_A_HAND,
    ZERO_A_KIND,
    ZERO_A_SLOT,
    MaffiosiState,
)

TRIES: Final = 400  # more are needed about once in a hundred thousand worlds; then memory is blurred


def imagine_into(world: MaffiosiState, seat: int | None, rng: Rng) -> None:
    """Turn a clone of the truth into one that the seat could be in."""
    me: i64 = ONLOOKER if seat is None else seat
    tries: i64 = 0
    while tries < TRIES:
        guess = Guess(world, me)
        if recall_shuffle(world, guess, rng) and recall_story(world, guess, rng):
            lay_out_guess(world, guess, rng)
            return
        tries += 1
    guess = Guess(world, me)
    tell_nothing_apart(world, guess)
    lay_out_guess(world, guess, rng)


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
    if guess.wide:
        remember_from_now(world)


def remember_from_now(world: MaffiosiState) -> None:
    """In a world without a story memory begins anew: all hands are kept, and the pile is as if just shuffled."""
    world.story_n = 0
    world.shuffles = 1
    world.kept = ZERO_A_HAND[:]
    world.buried = ZERO_A_HAND[:]
    world.pool = ZERO_A_KIND[:]
    seat: i64 = 0
    while seat < world.seats:
        slot: i64 = seat * HAND
        while slot < seat * HAND + world.hand_n[seat]:
            world.kept[seat * KINDS + world.cards.face[world.hand[slot]]] += 1
            slot += 1
        seat += 1
    i: i64 = 0
    while i < world.used.n:
        token = world.used.items[i]
        if not world.cards.is_open(token):
            world.kept[who_knows(world.cards, token) * KINDS + world.cards.face[token]] += 1
        i += 1
    i = 0
    while i < world.draw.n:
        world.pool[world.cards.face[world.draw.items[i]]] += 1
        i += 1


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
