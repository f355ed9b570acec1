"""What is true at every moment of every play of La Cosa Nostra: nothing is lost or made, and all is in its place.

The numbers are copied from the tables of the rules, and who is asked in a window, what a monopoly is and whether an
offer can be kept are worked out here a second time, from what lies on the table.
"""

from __future__ import annotations

from sitdown.engine import State
from sitdown.engine.cards import BIT, EVERYBODY
from sitdown.games.cosanostra.cards.businesses import monopolists
from sitdown.games.cosanostra.phase_numbers import (
    ACT,
    ACT_MORE,
    AIM,
    BUY,
    DISCARD,
    DOCTOR,
    END,
    FAMILY,
    LAST_PLAYS,
    LAUNDER,
    LOOK,
    PLAN,
    PLAN_CARD,
    PLAN_MORE,
    RECRUIT,
    REDRAW,
    REROLL,
    RETURN_FIRE,
    ROB,
    SCHEME,
    SPYING,
    TRAPPING,
)
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.state import (
    ACTIVE,
    AWAY,
    INACTIVE,
    KILLED,
    MOST_INFLUENCE,
    MOST_JOBS,
    PLANNED,
    PURCHASE,
    WAITING,
)
from tests.games.cosanostra.helpers.offer_invariant import IN_JOB, NOTHING, check_papers, seats_in

TRADE_COUNTS = (5, 5, 5, 3, 3, 3, 2, 2, 2, 2, 2)  # section 2.2
TRADE_OF = [kind for kind, count in enumerate(TRADE_COUNTS) for _ in range(count)]
LAWYER, COP, FIRST_COMPANY = 3, 5, 6
FIRST_JOB = (0, 20, 40, 65, 90)  # section 2.3
ROUND_OF_JOB = [deck for deck in range(4) for _ in range(FIRST_JOB[deck], FIRST_JOB[deck + 1])]
JOBS_DEALT = (4, 4, 5, 5)  # section 4
INFLUENCE_COUNTS = (8, 4, 5, 2, 5, 4, 2, 3)  # section 2.4
SCHEMER, DOC, HENCHMAN, SABOTEUR = 2, 3, 4, 6
SEALED = (REDRAW, SPYING, SCHEME, ROB, DOCTOR, DISCARD)
BETWEEN_ACTION_AND_PLANNING = (REDRAW, RECRUIT, DISCARD, END)


def check_table(state: State) -> None:
    """Everything below."""
    assert isinstance(state, CosaPlay)
    check_money(state)
    check_papers(state)
    if state.phase == FAMILY:
        return
    check_families(state)
    check_gangsters(state)
    check_businesses(state)
    check_markers(state)
    check_jobs(state)
    check_influence(state)
    check_limits(state)
    check_monopolies(state)
    check_course(state)
    check_question(state)


# -- money and people -------------------------------------------------------------------------------------------------


def check_money(state: CosaPlay) -> None:
    """CN-3: no cash goes below 0, and whatever is laundered stays there (CN-115)."""
    assert min(state.cash[seat] for seat in range(state.seats)) >= 0
    assert min(state.laundered[seat] for seat in range(state.seats)) >= 0


def check_families(state: CosaPlay) -> None:
    """CN-10."""
    families = [state.family[seat] for seat in range(state.seats)]
    assert len(set(families)) == state.seats
    assert set(families) <= set(range(5))


def check_gangsters(state: CosaPlay) -> None:
    """All six of every family in play are in one place, the others away; cards lie only where they may."""
    seat_of = {state.family[seat]: seat for seat in range(state.seats)}
    at, owner, plan, attached = list(state.g_at), list(state.g_owner), list(state.plan), list(state.attached)
    busy = {g for g in range(30) if plan[g] != NOTHING}
    dressed = {place // 4 for place in range(120) if attached[place] != NOTHING}
    for gangster in range(30):
        if gangster // 6 not in seat_of:
            assert (at[gangster], owner[gangster]) == (AWAY, NOTHING)
        elif at[gangster] == WAITING:
            assert gangster % 6 >= 3
            assert owner[gangster] == seat_of[gangster // 6]
        else:
            assert at[gangster] in (ACTIVE, INACTIVE, KILLED)
            assert 0 <= owner[gangster] < state.seats
    assert all(at[g] == ACTIVE for g in busy), "a planned card lies on an active Gangster (CN-33, CN-112)"
    assert all(at[g] in (ACTIVE, INACTIVE) for g in dressed), "attached cards lie on a Gangster in play (CN-113)"
    if state.phase in BETWEEN_ACTION_AND_PLANNING:
        assert not busy, "CN-52"
        assert not dressed, "CN-144"
    for seat in range(state.seats):
        under_boss = {state.recruits[3 * seat + place] for place in range(3)} - {NOTHING}
        first = state.family[seat] * 6
        assert under_boss == {g for g in range(first, first + 6) if at[g] == WAITING}


# -- Businesses -------------------------------------------------------------------------------------------------------


def check_businesses(state: CosaPlay) -> None:
    """All 34 in exactly one place; an empty slot only while the deck is empty (CN-32, CN-37)."""
    at, owner, plan, used = list(state.b_at), list(state.b_owner), list(state.plan), list(state.b_used)
    deck = state.b_deck.tokens()
    market = [business for business in state.market if business != NOTHING]
    planned = [(plan[g] - PURCHASE, g) for g in range(30) if plan[g] >= PURCHASE]
    standing = [b for b in range(34) if at[b] in (ACTIVE, INACTIVE)]
    assert sorted([*deck, *market, *(b for b, _ in planned), *standing]) == list(range(34))
    assert len(market) == 4 or not deck
    assert 0 <= state.known_bottom <= len(deck)
    assert all((at[b], owner[b]) == (PLANNED, state.g_owner[g]) for b, g in planned)
    assert all((at[b], owner[b]) == (AWAY, NOTHING) for b in deck)
    assert all((at[b], owner[b]) == (WAITING, NOTHING) for b in market)
    assert all(0 <= owner[b] < state.seats for b in standing)
    assert all(TRADE_OF[b] in (LAWYER, COP) and b in standing for b in range(34) if used[b]), "CN-152"


def check_markers(state: CosaPlay) -> None:
    """Five a seat (CN-13), and only on another's active Business or planned purchase (CN-186, CN-190)."""
    home = list(state.free_markers)[: state.seats]
    assert min(home) >= 0
    for place, lying in enumerate(state.markers):
        if lying:
            business, seat = divmod(place, 5)
            assert lying > 0
            assert state.b_at[business] in (ACTIVE, PLANNED)
            assert state.b_owner[business] != seat
            home[seat] += lying
    assert home == [5] * state.seats


def check_monopolies(state: CosaPlay) -> None:
    """CN-164, counted anew: two or more active ones, and more than all the others together."""
    held = monopolists(state)
    for kind in range(3):
        owners = [state.b_owner[b] for b in range(5 * kind, 5 * kind + 5) if state.b_at[b] == ACTIVE]
        holders = [seat for seat in set(owners) if owners.count(seat) >= 2 and 2 * owners.count(seat) > len(owners)]
        assert held[kind] == (holders[0] if holders else NOTHING)


# -- Jobs -------------------------------------------------------------------------------------------------------------


def hand_of(state: CosaPlay, seat: int) -> list[int]:
    return [state.hand[seat * MOST_JOBS + slot] for slot in range(state.hand_n[seat])]


def job_deck(state: CosaPlay, deck: int) -> list[int]:
    return [state.j_deck[FIRST_JOB[deck] + i] for i in range(state.j_deck_n[deck])]


def is_late(state: CosaPlay, gangster: int) -> bool:
    """Section 8: a face-down planned Job whose back says III or IV, so that it could be a Response."""
    card = state.plan[gangster]
    return 0 <= card < PURCHASE and ROUND_OF_JOB[card] >= 2 and state.jobs.seen[card] != EVERYBODY


def check_jobs(state: CosaPlay) -> None:
    """Ninety cards, each in one place, the faces of a round on the backs of that round; and who knows which."""
    seen, faces, plan = list(state.jobs.seen), list(state.jobs.face), list(state.plan)
    planned = [(plan[g], g) for g in range(30) if 0 <= plan[g] < PURCHASE]
    on_table = [token for token, _ in planned]
    places = state.gone.tokens()
    for seat in range(state.seats):
        hand = hand_of(state, seat)
        assert all(seen[token] & BIT[seat] and seen[token] != EVERYBODY for token in hand)
        if not state.options["trade_planned"]:
            assert all(seen[token] == BIT[seat] for token in hand), "a hand is known to its owner alone (CN-5)"
        on_table += hand
    assert all(ROUND_OF_JOB[token] < state.round for token in on_table)
    for deck in range(4):
        lying = job_deck(state, deck)
        assert not any(seen[token] for token in lying)
        first, end = FIRST_JOB[deck], FIRST_JOB[deck + 1]
        assert len(lying) == end - first - (state.seats * JOBS_DEALT[deck] if deck < state.round else 0), "CN-20"
        places += lying
        assert sorted(faces[first:end]) == list(range(first, end))
    assert sorted(places + on_table) == list(range(90))
    for token, gangster in planned:
        if seen[token] == EVERYBODY:
            assert state.phase in IN_JOB, "a planned Job is face down (CN-6)"
        else:
            assert seen[token] & BIT[state.g_owner[gangster]]


# -- Influence cards --------------------------------------------------------------------------------------------------


def influence_of(state: CosaPlay, seat: int) -> list[int]:
    return [state.i_hand[seat * MOST_INFLUENCE + slot] for slot in range(state.i_hand_n[seat])]


def copies_of(state: CosaPlay, kind: int) -> int:
    """Section 2.4; `influence_35` has one doc and one Saboteur more."""
    return INFLUENCE_COUNTS[kind] + (1 if state.options["influence_35"] and kind in (DOC, SABOTEUR) else 0)


def check_influence(state: CosaPlay) -> None:
    """33 cards (or 35) of eight types, each in one place, and who knows which."""
    seen, face = list(state.influence.seen), list(state.influence.face)
    copies = [copies_of(state, kind) for kind in range(8)]
    deck, gone = state.i_deck.tokens(), state.i_gone.tokens()
    assert not any(seen[token] for token in deck)
    places = deck + gone
    for seat in range(state.seats):
        hand = influence_of(state, seat)
        assert all(seen[token] == BIT[seat] for token in hand)
        places += hand
    for place, token in enumerate(state.attached):
        if token != NOTHING:
            assert face[token] == HENCHMAN + place % 4
            assert seen[token] == EVERYBODY
            places.append(token)
    aside = set(range(sum(copies))) - set(places)
    if aside:  # the start sets, before the round of `influence_from` deals them
        assert state.round <= int(state.options["influence_from"])
        assert aside == {state.i_aside[place] for place in range(3 * state.seats)}
        places += aside
    assert sorted(places) == list(range(sum(copies)))
    faces = face[: sum(copies)]
    assert [faces.count(kind) for kind in range(8)] == copies
    played = [face[token] for token in gone if seen[token] == EVERYBODY]
    assert [played.count(kind) for kind in range(8)] == list(state.i_played)


def check_limits(state: CosaPlay) -> None:
    """CN-162: after payday nobody keeps more than three of either, from the round on that has a limit."""
    if state.phase != REDRAW or state.round - 1 < int(state.options["hand_limit_from"]):
        return
    for seat in range(state.seats):
        assert state.hand_n[seat] - JOBS_DEALT[state.round - 1] <= 3
        assert state.i_hand_n[seat] <= 3


# -- the course of play -----------------------------------------------------------------------------------------------


def check_course(state: CosaPlay) -> None:
    """CN-1, CN-163; what is half chosen is under way (CN-9)."""
    assert 1 <= state.round <= int(state.options["rounds"])
    assert state.start_player == (state.first_start + state.round - 1) % state.seats
    assert state.phase != END or state.round == int(state.options["rounds"])
    assert state.under_way or state.phase not in (PLAN_CARD, LOOK, AIM)
    assert 0 <= state.redealt <= int(state.options["redeals"])


def has_plan(state: CosaPlay, seat: int) -> bool:
    return any(state.plan[g] != NOTHING and state.g_owner[g] == seat for g in range(30))


def hides(state: CosaPlay, seat: int) -> bool:
    return any(state.g_owner[g] == seat and is_late(state, g) for g in range(30))


def asked_of(state: CosaPlay) -> set[int]:
    """Whom a sealed window must ask: by section 8, from public facts alone."""
    everybody = set(range(state.seats))
    with_cards = {seat for seat in everybody if state.i_hand_n[seat] > 0}
    if state.phase == REDRAW:
        return everybody
    if state.phase == SCHEME:
        return {seat for seat in with_cards if seat != state.regular and has_plan(state, seat)}
    if state.phase == ROB:
        robbed = {state.active} if state.level == 0 else {state.active, state.g_owner[state.robber[0]]}
        return {seat for seat in everybody - robbed if hides(state, seat)}
    if state.phase == DOCTOR:
        business = state.hurt - PURCHASE
        owner = state.b_owner[business] if business >= 0 else state.g_owner[state.hurt]
        return with_cards & {owner} if state.options["doc"] == "owner" else with_cards
    if state.phase == DISCARD:
        return {seat for seat in everybody if state.hand_n[seat] > 3 or state.i_hand_n[seat] > 3}
    return with_cards - {state.regular}  # of these some, by what lies on the table when the window opens


def check_asked(state: CosaPlay, asked: set[int]) -> None:
    """What lay on the table when the window opened decides; with `trade_planned` a planned card may be sold since."""
    if state.phase == SPYING:
        assert asked <= asked_of(state)
    elif state.phase == SCHEME and state.options["trade_planned"]:
        assert asked >= asked_of(state)
    else:
        assert asked == asked_of(state)


def check_question(state: CosaPlay) -> None:
    """Whoever is asked has something to be asked about, and a sealed window somebody who has not answered yet."""
    asked, answered = seats_in(state.must), seats_in(state.done)
    if state.phase in SEALED:
        assert asked - answered
        assert answered <= asked
        check_asked(state, asked)
        assert state.phase != SCHEME or state.i_played[SCHEMER] < copies_of(state, SCHEMER)
        assert state.phase != DOCTOR or state.i_played[DOC] < copies_of(state, DOC)
        return
    assert not asked
    seat, phase = state.mover, state.phase
    owned = [g for g in range(30) if state.g_owner[g] == seat and state.g_at[g] == ACTIVE]
    if phase in (PLAN, PLAN_CARD):
        assert any(state.plan[g] == NOTHING for g in owned)
        assert state.hand_n[seat] or any(state.market[slot] != NOTHING for slot in range(4)), "CN-37"
    elif phase in (ACT, AIM):
        assert has_plan(state, seat), "CN-52"
    elif phase == LAST_PLAYS:
        assert state.i_hand_n[seat] > 0
    elif phase == PLAN_MORE:
        assert state.options["plays_after_assign"]
    elif phase == ACT_MORE:
        assert state.options["plays_after_act"]
        assert seat == state.active
    elif phase == TRAPPING:
        assert seat == state.victim
        assert hides(state, seat)
    elif phase == RETURN_FIRE:
        assert state.target in owned, "only an active target shoots (CN-111)"
    elif phase in (REROLL, LAUNDER, BUY):
        assert seat == state.active
