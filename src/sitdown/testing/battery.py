"""Random games that hold a game to every promise of `engine/game.py`."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from math import isfinite

from sitdown.engine import Game, Illegal, Log, Record, Rng, State, Value, View, read_record, verify
from sitdown.testing.promise import Invariant, promise, truth
from sitdown.testing.renewal import check_renewal

Move = tuple[int, int]
OUT_OF_TURN = 0.3  # share of moves in which anybody who has a legal action may act
A_WHILE = 100  # moves that a clone is played on
SMALL_SPACE = 200  # below this the whole action space is judged at every glance, above it at every look


def random_game(
    game: Game,
    seats: int,
    seed: str,
    options: dict[str, Value] | None = None,
    invariant: Invariant | None = None,
    looks: float = 0.05,
    glances: int | None = None,
) -> State:
    """Play one random game and check every promise; the last state.

    `glances` is the number of moments at which the table is checked (None: all of them), spread over the game; `looks`
    is the share of them that get the dear checks too: worlds are imagined and played out, everything is judged.
    """
    dice = random.Random(seed)
    silent, moves = played(game, seats, seed, options, dice)
    glanced = moments(len(moves), glances, dice)
    dear = [glanced[i] for i in moments(len(glanced), max(1, round(len(glanced) * looks)), dice)]
    state = game.start(seats, seed, options, Log())
    record = Record.begin(state, seed)
    kept: list[tuple[State, str]] = []
    for number, (seat, action) in enumerate(moves):
        if number in glanced:
            glance(state, invariant, number not in dear)
        if number in dear:
            kept.append((state.clone(), truth(state)))
            look(state, dice, glances is None)
        promise(not state.over, "over, but there are moves left", number)
        state.apply(seat, action)
        record.add(seat, action)
    promise(truth(state) == truth(silent), "a listener or a question changes the play")
    for earlier, before in kept:
        promise(truth(earlier) == before, "a move changes an earlier clone")
    check_end(state, invariant)
    record.finish(state)
    check_record(game, record, state)
    return state


def played(
    game: Game, seats: int, seed: str, options: dict[str, Value] | None, dice: random.Random
) -> tuple[State, list[Move]]:
    """A random game played by `push` alone, and its moves."""
    state = game.start(seats, seed, options)
    bound = game.bound(seats, state.options)
    moves: list[Move] = []
    while not state.over:
        seat = who_acts(state, dice)
        legal = state.legal(seat)
        promise(bool(legal), "a seat in turn() has no legal action", seat)
        moves.append((seat, dice.choice(legal)))
        promise(len(moves) <= bound, "the game runs past its bound", bound)
        state.push(*moves[-1])
    return state, moves


def moments(count: int, wanted: int | None, dice: random.Random) -> list[int]:
    """So many of the moments of a game, in order (None: all)."""
    if wanted is None or wanted >= count:
        return list(range(count))
    return sorted(dice.sample(range(count), wanted))


def who_acts(state: State, dice: random.Random) -> int:
    """Mostly somebody who must choose; sometimes anybody who may."""
    if dice.random() < OUT_OF_TURN:
        able = [seat for seat in range(state.seats) if state.legal(seat)]
        promise(bool(able), "the game is not over, and nobody may act")
        return dice.choice(able)
    return dice.choice(state.turn())


def glance(state: State, invariant: Invariant | None, judge: bool) -> None:
    """The cheap checks; `judge` the whole action space too if it is small."""
    check_turn(state)
    check_views(state)
    if invariant is not None:
        invariant(state)
    if judge and state.game.actions.size <= SMALL_SPACE:
        check_legal_equals_explain(state)


def look(state: State, dice: random.Random, thorough: bool) -> None:
    """The dear checks."""
    check_legal_equals_explain(state)
    check_clone(state, dice, thorough)
    check_imagine(state, dice, thorough)
    play_out(check_renewal(state, dice), dice, None if thorough else A_WHILE)
    check_refused_changes_nothing(state, dice)
    check_measure(state)
    check_appraisals(state)


def check_turn(state: State) -> None:
    """Whoever is asked has something to do, and all ways to ask say the same."""
    turn, invited, seats = state.turn(), state.invited(), range(state.seats)
    promise(bool(turn), "turn() is empty before the end")
    promise(len(set(turn)) == len(turn), "a seat stands twice in turn()", turn)
    promise(all(seat in seats for seat in turn), "turn() names a seat that there is not", turn)
    promise(state.asked() == turn[0], "asked() is not the first of turn()", state.asked(), turn)
    asked = [*invited, *turn][0]
    promise(state.next_to_ask() == asked, "next_to_ask() is not who is invited, else who is asked", invited, turn)
    promise(state.ending == "", "the game goes on, but has an ending", state.ending)
    for seat in seats:
        legal = state.legal(seat)
        promise(legal == sorted(set(legal)), "legal() is not ascending", seat, legal)
        promise(all(action in state.game.actions for action in legal), "legal() leaves the action space", seat, legal)
        promise(bool(legal) or seat not in [*invited, *turn], "a seat that is asked has no legal action", seat)
        promise(seat != asked or state.choices() == legal, "choices() is not legal() of next_to_ask()", seat)
        check_question(state, seat)
    for stranger in (-1, state.seats):
        promise(state.legal(stranger) == [], "a seat that there is not may act", stranger)


def check_question(state: State, seat: int) -> None:
    """What the game says of the seat's question: is it forced, and which window is it?"""
    promise(not state.forced(seat) or state.has_one_answer(seat), "forced, but there is not one answer", seat)
    opening = state.window(seat)
    if opening is not None:
        promise(state.game.window_named(opening.name) is not None, "a window that is not declared", opening.name)
        answers = range(state.game.beside)
        promise(opening.answer in answers, "a preset answers with what is no answer", opening.name, opening.answer)


def check_views(state: State) -> None:
    """Every view is plain data that says whose it is."""
    for seat in [None, *range(state.seats)]:
        view = state.view(seat)
        promise(is_plain(view), "a view is not plain data", seat, view)
        promise("you" in view and view["you"] == seat, "`you` is not the seat that looks", seat)


def is_plain(view: View) -> bool:
    """Does JSON give it back as it was?"""
    try:
        return bool(json.loads(json.dumps(view)) == view)
    except (TypeError, ValueError):
        return False


def check_legal_equals_explain(state: State) -> None:
    """Two independent statements of the rules say the same, over the whole action space and all seats."""
    for seat in range(-1, state.seats + 1):
        legal = set(state.legal(seat))
        for action in range(-1, state.game.actions.size + 1):
            refusal = state.explain(seat, action)
            if (refusal is None) != (action in legal):
                named = state.game.actions.readable(action) if action in state.game.actions else action
                promise(False, "legal and explain differ", f"seat {seat}", named, refusal, truth(state))
            if refusal is not None and not refusal.rule.rpartition("-")[2].isdigit():
                promise(False, "a refusal names no rule", refusal)


def check_clone(state: State, dice: random.Random, thorough: bool = True) -> None:
    """A clone is equal, and independent both ways."""
    before = truth(state)
    copy = state.clone()
    promise(truth(copy) == before, "a clone is not equal")
    promise(copy.listener is None, "a clone has the listener")
    other = copy.clone()
    play_out(copy, dice, None if thorough else A_WHILE)
    promise(truth(state) == before, "what is done to a clone changes the state")
    promise(truth(other) == before, "what is done to a clone changes its own clone")
    third = other.clone()
    while not other.over and truth(other) == before:
        other.play(dice.choice(other.choices()))
    promise(truth(third) == before, "what is done to a state changes its clone")


def check_imagine(state: State, dice: random.Random, thorough: bool = True) -> None:
    """An imagined world looks the same to the seat, touches nothing, and can be played out."""
    before = truth(state)
    minds = [None, *range(state.seats)]
    lucky = dice.choice(minds)
    for seat in minds:
        world = state.imagine(seat, Rng.seeded(dice.random()))
        promise(world.view(seat) == state.view(seat), "the seat can tell the imagined world from the true one", seat)
        if seat is not None:
            promise(world.legal(seat) == state.legal(seat), "the seat may do something else in its imagination", seat)
        promise(world.turn() == state.turn(), "somebody else is asked in the imagined world", seat)
        promise(world.rng.words() != state.rng.words(), "an imagined world copies the chance of the game", seat)
        promise(world.listener is None, "an imagined world has the listener", seat)
        if thorough or seat == lucky:
            play_out(world, dice)
    promise(truth(state) == before, "imagining, or playing on in an imagined world, changes the state")


def play_out(state: State, dice: random.Random, most: int | None = None) -> None:
    """Play to the end, or so many moves."""
    moves = 0
    while not state.over and moves != most:
        state.play(dice.choice(state.choices()))
        moves += 1


def check_refused_changes_nothing(state: State, dice: random.Random) -> None:
    """Twenty actions, most of them not legal."""
    before = truth(state)
    for _ in range(20):
        seat = dice.randrange(-1, state.seats + 1)
        action = dice.randrange(-1, state.game.actions.size + 1)
        if action in state.legal(seat):
            continue
        try:
            state.apply(seat, action)
        except Illegal as error:
            promise(bool(error.rule), "a refusal names no rule", seat, action)
        else:
            promise(False, "apply does what is not legal", seat, action)
    promise(truth(state) == before, "a refused action changes something")


def check_end(state: State, invariant: Invariant | None = None) -> None:
    """Nobody may act, there is a first place, and places agree with each other."""
    promise(state.turn() == state.choices() == [], "somebody is asked after the end")
    promise(state.asked() == -1, "asked() is not -1 after the end")
    promise(bool(state.ending), "the end has no name")
    for seat in range(state.seats):
        promise(state.legal(seat) == [], "something is legal after the end", seat)
        promise(state.explain(seat, 0) is not None, "explain allows something after the end", seat)
    check_ranking(state.ranking, state.seats)
    promise(len(state.scores) == state.seats, "not every seat has a score", state.scores)
    promise(all(isinstance(value, float) for value in state.figures().values()), "a figure is not a float")
    check_views(state)
    check_measure(state)
    if invariant is not None:
        invariant(state)


def check_measure(state: State) -> None:
    """What reasons of hints are made of: a finite number for each aspect, read without a change."""
    game = state.game
    names = [aspect.name for aspect in game.aspects]
    promise(len(set(names)) == len(names), "two aspects of one name", names)
    promise(all(aspect.notable > 0.0 for aspect in game.aspects), "an aspect of which any difference is notable", names)
    before = truth(state) if names else ""
    for seat in range(state.seats if names else 0):
        measures = game.measure(state, seat)
        promise(len(measures) == len(names), "measure() does not give a number for each aspect", names, measures)
        finite = all(isinstance(one, float) and isfinite(one) for one in measures)
        promise(finite, "measure() gives what is no finite float", names, measures)
    promise(not names or truth(state) == before, "measure() changes the world it is asked about")


def check_appraisals(state: State) -> None:
    """What hints say of deals: another seat and finite amounts, read without a change."""
    game = state.game
    before = truth(state) if game.has_appraisal else ""
    for seat in range(state.seats if game.has_appraisal else 0):
        for action in state.legal(seat):
            deal = game.appraise(state, seat, action)
            if deal is not None:
                partner = deal.other in range(state.seats) and deal.other != seat
                promise(partner, "appraise() names no other seat", seat, action, deal)
                amounts = [deal.mine, deal.theirs, deal.money, 0.0 if deal.fair is None else deal.fair]
                promise(all(isfinite(one) for one in amounts), "appraise() gives no finite amount", seat, action, deal)
    promise(before == "" or truth(state) == before, "appraise() changes the world it is asked about")


def check_ranking(ranking: Sequence[int], seats: int) -> None:
    places = sorted(ranking)
    promise(len(places) == seats, "not every seat has a place", ranking)
    promise(places[0] == 1, "there is no first place", ranking)
    shared = all(place == 1 + sum(other < place for other in places) for place in places)
    promise(shared, "equal places are shared and the next is skipped: 1, 1, 3", ranking)


def check_record(game: Game, record: Record, state: State) -> None:
    """The record says the same after a round trip, and replays to the same end."""
    again = read_record(record.to_json())
    promise(again.to_json() == record.to_json(), "a record says something else when it is read again")
    promise(truth(verify(game, again)) == truth(state), "the same seed and moves lead to another end")


def check_actions(game: Game) -> None:
    """Every int of the action space has a readable form of its own, which leads back to it."""
    space = game.actions
    readable = [space.readable(action) for action in range(space.size)]
    promise(len({str(form) for form in readable}) == space.size, "two actions read alike")
    promise([space.parse(form) for form in readable] == list(range(space.size)), "a readable form leads elsewhere")
