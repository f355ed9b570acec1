"""Phase 4 and the end of the round: judging, paying, discarding, refilling."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.capo.crews import star_limit
from sitdown.games.capo.data import (
    ENOUGH,
    GIULIA,
    HAND,
    POWER,
    PRICE,
    SHAME,
    SILENCE,
    SIT_DOWN,
    TOP_MAN,
)
from sitdown.games.capo.memory import remember_discarded, shuffle_discards
from sitdown.games.capo.state import AUTO_SHOW, END, NOBODY, VISIBLE_ONLY, CapoState
from sitdown.games.capo.sums import (
    giulias_in,
    marios_in,
    meets_mission,
    missing_in,
    rats_in,
    star_total,
    sums_of_crews,
)


def resolve(state: CapoState) -> None:
    """Phase 4, from the suspicions to the next round or the end."""
    void_mutual_suspicions(state)
    suspects = suspected_seats(state)
    reveal_crews(state, suspects)
    crews = sums_of_crews(state)
    judge(state, suspects, crews, rat_stars(state, suspects, crews))
    if state.switches.gains_first:
        settle_gains_first(state, suspects, crews)
    else:
        settle_clockwise(state, suspects, crews)
    discard_crews(state)
    check_end(state)
    if state.phase != END:
        refill_hands(state)
        if not state.switches.fixed_caller:  # CA-6
            state.caller = state.after(state.caller, 1)


def void_mutual_suspicions(state: CapoState) -> None:
    """CA-80: two who suspect each other are treated as if neither did, for every purpose."""
    if state.event != SIT_DOWN:
        return
    seat: i64 = 0
    while seat < state.seats:
        other = state.suspected[seat]
        if other > seat and state.suspected[other] == seat:
            state.suspected[seat] = NOBODY
            state.suspected[other] = NOBODY
            if state.listener is not None:
                state.tell("void", {"seat": seat, "target": other, "rule": "CA-80"})
        seat += 1


def suspected_seats(state: CapoState) -> i64:
    """The bits of all seats that somebody suspects."""
    bits: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        target = state.suspected[seat]
        if target != NOBODY:
            bits |= BIT[target]
        seat += 1
    return bits


def reveal_crews(state: CapoState, suspects: i64) -> None:
    """CA-40: a suspected player turns up his whole crew; CA-43: the others show nothing more."""
    seat: i64 = 0
    while seat < state.seats:
        if suspects >> seat & 1 != 0:
            crew_of = state.crew
            cards = state.cards
            place = seat * HAND
            end = place + state.crew_n[seat]
            while place < end:
                cards.show_all(crew_of[place])
                place += 1
            if state.listener is not None:
                crew = [state.crew_token(seat, p) for p in range(state.crew_n[seat])]
                state.tell("revealed", {"seat": seat, "rule": "CA-40"}, crew)
        seat += 1


def rat_stars(state: CapoState, suspects: i64, crews: vec[i64]) -> i64:
    """CA-45: every Little Tony of a suspected player adds a star for all; counted before anybody is judged."""
    stars: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if suspects >> seat & 1 != 0:
            rats = rats_in(crews[seat])
            stars += rats
            if rats > 0 and state.listener is not None:
                state.tell("rat", {"seat": seat, "stars": rats, "rule": "CA-45"})
        seat += 1
    return stars


def judge(state: CapoState, suspects: i64, crews: vec[i64], rats: i64) -> None:
    """CA-41, CA-42: hat or prison for the suspected; the others keep the hat (CA-43)."""
    state.prison = 0
    seat: i64 = 0
    while seat < state.seats:
        if suspects >> seat & 1 != 0:
            hat = meets_mission(state, crews[seat], rats)
            if not hat:
                state.prison |= BIT[seat]
            if state.listener is not None:
                tell_judgement(state, seat, crews[seat], rats, hat)
        seat += 1


def tell_judgement(state: CapoState, seat: i64, crew: i64, rats: i64, hat: bool) -> None:
    state.tell(
        "judged",
        {
            "seat": seat,
            "hat": hat,
            "stars": star_total(state, crew, rats),
            "limit": star_limit(state),
            "missing": missing_in(crew, state.mission),
            "rule": "CA-41" if hat else "CA-42",
        },
    )


# -- respect ----------------------------------------------------------------------------------------------------------


def settle_clockwise(state: CapoState, suspects: i64, crews: vec[i64]) -> None:
    """CA-50: player by player from the caller; within one player mission, Giulia, Mario, suspicion."""
    step: i64 = 0
    while step < state.seats:
        seat = state.after(state.caller, step)
        pay_mission(state, seat)
        shame_prisoner(state, seat)
        pay_giulia(state, seat, suspects, crews[seat])
        steal_with_mario(state, seat, suspects, crews[seat])
        pay_right_suspicion(state, seat)
        charge_wrong_suspicion(state, seat)
        step += 1


def settle_gains_first(state: CapoState, suspects: i64, crews: vec[i64]) -> None:
    """Option `settlement`: all gains, then all thefts, then all losses; each pass clockwise from the caller."""
    step: i64 = 0
    while step < state.seats:
        seat = state.after(state.caller, step)
        pay_mission(state, seat)
        pay_giulia(state, seat, suspects, crews[seat])
        pay_right_suspicion(state, seat)
        step += 1
    step = 0
    while step < state.seats:
        seat = state.after(state.caller, step)
        steal_with_mario(state, seat, suspects, crews[seat])
        step += 1
    step = 0
    while step < state.seats:
        seat = state.after(state.caller, step)
        shame_prisoner(state, seat)
        charge_wrong_suspicion(state, seat)
        step += 1


def has_hat(state: CapoState, seat: i64) -> bool:
    return state.prison >> seat & 1 == 0


def change_respect(state: CapoState, seat: i64, change: i64, rule: str) -> i64:
    """Move respect, never below 0 (CA-56); what was really moved."""
    before = state.respect[seat]
    after = before + change
    if after < 0:
        after = 0
    state.respect[seat] = after
    if state.listener is not None:
        state.tell("respect", {"seat": seat, "change": after - before, "now": after, "rule": rule})
    return after - before


def pay_mission(state: CapoState, seat: i64) -> None:
    """CA-51: the hat pays 1; CA-86: nothing for those who led when the round began, unless all were level."""
    if has_hat(state, seat) and not (state.event == TOP_MAN and led_at_start(state, seat)):
        change_respect(state, seat, 1, "CA-51")


def led_at_start(state: CapoState, seat: i64) -> bool:
    level = True
    other: i64 = 0
    while other < state.seats:
        if state.began[other] > state.began[seat]:
            return False
        if state.began[other] != state.began[seat]:
            level = False
        other += 1
    return not level


def shame_prisoner(state: CapoState, seat: i64) -> None:
    """CA-87: in place of CA-51 a player in prison loses 1."""
    if state.event == SHAME and not has_hat(state, seat):
        change_respect(state, seat, -1, "CA-87")


def pay_giulia(state: CapoState, seat: i64, suspects: i64, crew: i64) -> None:
    """CA-52: 1 more for each Giulia under the hat; face down she stays so, unless by the option she alone is shown."""
    if not has_hat(state, seat):
        return
    found = giulias_in(crew)
    if found > 0 and state.switches.giulia == VISIBLE_ONLY and suspects >> seat & 1 == 0:
        found = open_giulias(state, seat)
    if found == 0:
        return
    if state.switches.giulia == AUTO_SHOW:
        show_giulias(state, seat)
    change_respect(state, seat, found, "CA-52")


def open_giulias(state: CapoState, seat: i64) -> i64:
    """How many Giulias lie face up in the seat's crew."""
    found: i64 = 0
    position: i64 = 0
    while position < state.crew_n[seat]:
        token = state.crew_token(seat, position)
        if POWER[state.cards.face[token]] == GIULIA and state.cards.is_open(token):
            found += 1
        position += 1
    return found


def show_giulias(state: CapoState, seat: i64) -> None:
    position: i64 = 0
    while position < state.crew_n[seat]:
        token = state.crew_token(seat, position)
        if POWER[state.cards.face[token]] == GIULIA and not state.cards.is_open(token):
            state.cards.show_all(token)
            if state.listener is not None:
                state.tell("giulia", {"seat": seat, "rule": "CA-52"}, [token])
        position += 1


def steal_with_mario(state: CapoState, seat: i64, suspects: i64, crew: i64) -> None:
    """CA-53: each Mario of a suspected player takes 1 from each suspecter who has any."""
    if suspects >> seat & 1 == 0:
        return
    marios = marios_in(crew)
    while marios > 0:
        step: i64 = 1
        while step < state.seats:
            other = state.after(seat, step)
            if state.suspected[other] == seat and state.respect[other] > 0:
                change_respect(state, other, -1, "CA-53")
                change_respect(state, seat, 1, "CA-53")
            step += 1
        marios -= 1


def pay_right_suspicion(state: CapoState, seat: i64) -> None:
    """CA-54, CA-85."""
    target = state.suspected[seat]
    if target != NOBODY and not has_hat(state, target):
        change_respect(state, seat, gain_of(state), "CA-85" if state.event == PRICE else "CA-54")


def charge_wrong_suspicion(state: CapoState, seat: i64) -> None:
    """CA-55, CA-84."""
    target = state.suspected[seat]
    if target != NOBODY and has_hat(state, target):
        change_respect(state, seat, -loss_of(state), "CA-84" if state.event == SILENCE else "CA-55")


def gain_of(state: CapoState) -> i64:
    """CA-54, CA-85: the respect for a right suspicion."""
    if state.event == PRICE:
        return 3
    return 2


def loss_of(state: CapoState) -> i64:
    """CA-55, CA-84: the respect that a wrong one costs."""
    if state.event == SILENCE:
        return 2
    return 1


# -- the end of the round ---------------------------------------------------------------------------------------------


def discard_crews(state: CapoState) -> None:
    """CA-57: all crews go face down to the discard pile, the unshown cards unseen."""
    crew = state.crew
    discard = state.discard
    told = state.switches.giulia != VISIBLE_ONLY
    seat: i64 = 0
    while seat < state.seats:
        place = seat * HAND
        end = place + state.crew_n[seat]
        while place < end:
            token = crew[place]
            if told:
                remember_discarded(state, token)
            discard.put(token)
            place += 1
        state.crew_n[seat] = 0
        seat += 1


def check_end(state: CapoState) -> None:
    """CA-60: a single leader at or above the target wins; CA-70: else another round; CA-71: until the last one."""
    most: i64 = 0
    leaders: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.respect[seat] > most:
            most = state.respect[seat]
            leaders = 0
        if state.respect[seat] == most:
            leaders += 1
        seat += 1
    if most >= state.switches.target and leaders == 1:
        end_game(state, "CA-60")
    elif state.round >= state.switches.max_rounds:
        end_game(state, "CA-71")
    elif most >= state.switches.target and state.listener is not None:
        state.tell("extra_round", {"respect": most, "rule": "CA-70"})


def end_game(state: CapoState, rule: str) -> None:
    state.phase = END
    state.ask(0)
    if state.listener is not None:
        winners = [seat for seat in range(state.seats) if state.ranking[seat] == 1]
        state.tell("end", {"winners": winners, "respect": max(state.scores), "rule": rule})


def deal_hands(state: CapoState) -> None:
    """CA-4: the top five cards for seat 0, the next five for seat 1, and so on."""
    seat: i64 = 0
    while seat < state.seats:
        draw_up(state, seat)
        seat += 1


def refill_hands(state: CapoState) -> None:
    """CA-61: hands of 0 or 1 draw up to 5, clockwise from the caller; CA-62: the others draw nothing."""
    step: i64 = 0
    while step < state.seats:
        seat = state.after(state.caller, step)
        if state.hand_n[seat] < ENOUGH:
            draw_up(state, seat)
        step += 1


def draw_up(state: CapoState, seat: i64) -> None:
    drawn: list[int] | None = [] if state.listener is not None else None
    cards = state.cards
    while state.hand_n[seat] < HAND:
        if state.draw.n == 0:
            shuffle_discards(state)
        token = state.draw.take()
        cards.show(token, seat)
        put_in_hand(state, seat, token)
        if drawn is not None:
            drawn.append(token)
    if drawn is not None:
        state.tell("drew", {"seat": seat, "count": len(drawn), "rule": "CA-61"}, drawn)


def put_in_hand(state: CapoState, seat: i64, token: i64) -> None:
    """The hand stays sorted by face."""
    hand = state.hand
    face_of = state.cards.face
    first = seat * HAND
    face = face_of[token]
    slot = state.hand_n[seat]
    state.hand_n[seat] = slot + 1
    while slot > 0 and face_of[hand[first + slot - 1]] > face:
        hand[first + slot] = hand[first + slot - 1]
        slot -= 1
    hand[first + slot] = token
