"""What a player with a good memory knows of the cards (section 6), as a guess that agrees with it.

When the used pile is shuffled, everybody knows what the new draw pile is made of and so, together, what the others
hold: their *kept* cards. What they draw afterwards is *fresh*. Of a card that somebody plays later nobody else can tell
whether it was kept or fresh, so this is guessed, from the last card back to the first, with the chances that the hands
give, and all over again where the guesses contradict each other. Should no guess agree in many tries, kept and fresh
are not told apart: then a world is a little too wide, never too narrow. So it is with what was known before the last
shuffle, of which only remains which cards lie where. Worlds are not exactly equally likely after a shuffle.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.rng import Rng
from sitdown.games.maffiosi.data import CARDS, HAND, KINDS
from sitdown.games.maffiosi.deck import DREW, who_knows
from sitdown.games.maffiosi.state import (
    EMPTY_STORY,
    ZERO_A_HAND,
    ZERO_A_KIND,
    ZERO_A_SEAT,
    MaffiosiState,
)

ONLOOKER: Final = -1


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
        self.wide = False  # kept and fresh are not told apart


def recall_shuffle(state: MaffiosiState, guess: Guess, rng: Rng) -> bool:
    """The moment after the last shuffle (or the deal): what lay in the pile, and what the others held together.

    False if the dead hands that were guessed into the pile leave out what the seat drew from it.
    """
    if state.shuffles == 0:
        recall_deal(state, guess)
    else:
        recall_pools(state, guess)
        guess_buried(state, guess, rng)
    return forget_own_draws(state, guess)


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
    """Dead hands that were shuffled in unseen (`open_discards` off) could be any of the cards the seat had not seen."""
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


def forget_own_draws(state: MaffiosiState, guess: Guess) -> bool:
    """What the seat itself drew since: all that it played or holds, but for what it had kept."""
    me = guess.me
    if me == ONLOOKER:
        return True
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
        if guess.new[kind] < 0:
            return False
        kind += 1
    return True


class Story:
    """What has been drawn and played since, with what each played card tells of the hand it came from."""

    def __init__(self) -> None:
        self.earlier: vec[i64] = EMPTY_STORY[:]  # cards that the seat had played before this one
        self.needed: vec[i64] = EMPTY_STORY[:]  # of the cards up to this one so many were kept: too few were drawn
        self.needed_before: vec[i64] = EMPTY_STORY[:]  # the most that any card before it tells
        self.sure: vec[i64] = EMPTY_STORY[:]  # 1: it must have been kept
        self.sure_before: vec[i64] = EMPTY_STORY[:]  # so many of the seat's cards before it are sure
        self.owed: vec[i64] = ZERO_A_SEAT[:]  # going back: so many of the cards still to be told must have been kept


def read_story(state: MaffiosiState, guess: Guess) -> Story:
    """Forward: who drew how many, and how many of the cards played must have been kept."""
    story = Story()
    played = ZERO_A_SEAT[:]
    most = ZERO_A_SEAT[:]
    i: i64 = 0
    while i < state.story_n:
        what = state.story[i]
        if what >= DREW:
            if what - DREW != guess.me:
                guess.fresh_n[what - DREW] += 1
        elif what // KINDS != guess.me:
            seat = what // KINDS
            story.earlier[i] = played[seat]
            story.needed_before[i] = most[seat]
            played[seat] += 1
            story.needed[i] = played[seat] - guess.fresh_n[seat]
            if story.needed[i] > most[seat]:
                most[seat] = story.needed[i]
        i += 1
    return story


def find_sure_cards(state: MaffiosiState, guess: Guess, story: Story) -> bool:
    """A card that came before any draw, or of a kind that the pile did not have, was kept; False if that cannot be."""
    sure = ZERO_A_SEAT[:]
    new = guess.new[:]
    i: i64 = 0
    while i < state.story_n:
        what = state.story[i]
        seat = what // KINDS
        if what < DREW and seat != guess.me:
            story.sure_before[i] = sure[seat]
            kind = what - seat * KINDS
            if story.needed[i] > story.earlier[i] or new[kind] == 0:
                if guess.old[kind] == 0 or guess.kept_n[seat] == 0:
                    return False
                story.sure[i] = 1
                sure[seat] += 1
                take_kept(guess, seat, kind)
        i += 1
    return True


def take_kept(guess: Guess, seat: i64, kind: i64) -> None:
    guess.kept_n[seat] -= 1
    guess.old[kind] -= 1
    guess.old_n -= 1
    guess.kept[seat * KINDS + kind] += 1


def recall_story(state: MaffiosiState, guess: Guess, rng: Rng) -> bool:
    """Backward: was each card kept or fresh? False if the guesses contradict what was seen."""
    story = read_story(state, guess)
    if not find_sure_cards(state, guess, story):
        return False
    i = state.story_n - 1
    while i >= 0:
        what = state.story[i]
        if what < DREW and what // KINDS != guess.me and not was_played(guess, story, i, what, rng):
            return False
        i -= 1
    return True


def was_played(guess: Guess, story: Story, i: i64, what: i64, rng: Rng) -> bool:
    """Another seat played this: one of its kept cards, or a fresh one?"""
    seat = what // KINDS
    kind = what - seat * KINDS
    owed = story.owed[seat] if story.owed[seat] > story.needed[i] else story.needed[i]
    if story.sure[i] == 1:
        story.owed[seat] = owed - 1 if owed > 0 else 0
        return True
    kept = guess.kept_n[seat]
    supply = kept + story.sure_before[i]
    if_kept: i64 = 0
    if supply > story.needed_before[i] and supply >= owed:
        if_kept = kept * guess.old[kind] * (guess.new_n if guess.new_n > 0 else 1)
    if_fresh: i64 = 0
    if owed <= story.earlier[i] and supply >= owed:
        if_fresh = guess.fresh_n[seat] * guess.new[kind] * (guess.old_n if guess.old_n > 0 else 1)
    if if_kept + if_fresh == 0:
        return False
    if rng.below(if_kept + if_fresh) < if_kept:
        take_kept(guess, seat, kind)
        owed -= 1
    else:
        guess.fresh_n[seat] -= 1
        guess.new[kind] -= 1
        guess.new_n -= 1
    story.owed[seat] = owed if owed > 0 else 0
    return True


def tell_nothing_apart(state: MaffiosiState, guess: Guess) -> None:
    """Any deal of the cards that the seat does not see over the places where they lie."""
    guess.wide = True
    guess.new = all_cards(state)
    guess.new_n = CARDS
    seat: i64 = 0
    while seat < state.seats:
        slot: i64 = seat * HAND
        while slot < seat * HAND + state.hand_n[seat]:
            if seat == guess.me:
                see_card(state, guess, state.hand[slot])
            else:
                guess.fresh_n[seat] += 1
            slot += 1
        seat += 1
    i: i64 = 0
    while i < state.used.n:
        token = state.used.items[i]
        if state.cards.is_open(token) or (guess.me != ONLOOKER and state.cards.knows(guess.me, token)):
            see_card(state, guess, token)
        else:
            guess.fresh_n[who_knows(state.cards, token)] += 1
        i += 1
    i = 0
    while i < state.gone.n:
        see_card(state, guess, state.gone.items[i])
        i += 1


def see_card(state: MaffiosiState, guess: Guess, token: i64) -> None:
    guess.new[state.cards.face[token]] -= 1
    guess.new_n -= 1


def pick(counts: vec[i64], n: i64, rng: Rng) -> i64:
    """Take one of n cards at random. Its kind."""
    choice = rng.below(n)
    kind: i64 = 0
    while choice >= counts[kind]:
        choice -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
