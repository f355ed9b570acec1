"""The outcome of a war: the winner, money, businesses, and whether the game is over (SI-80 to SI-107)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.places import BITS_IN, LOWEST_IN
from sitdown.engine.refusal import Fact
from sitdown.games.sicilianos.actions import DO_SHOP, DO_SPLIT, SPLIT_BUSINESS, SPLIT_MONEY
from sitdown.games.sicilianos.data import COLOURS, FAMILIES, FIRST_SHOP, NOTE_VALUE, NOTES, TYPES, VALUES
from sitdown.games.sicilianos.families import has_open_card, head_of, strength
from sitdown.games.sicilianos.piles import everybody_but, put_under
from sitdown.games.sicilianos.state import (
    ACTIVE,
    BLACK_MONEY,
    GODFATHER,
    LONE,
    NOBODY,
    NONE,
    PARTICIPANTS,
    SHOP,
    SPLIT,
    STARTER_WINS,
    TIES,
    TURNED,
    SicilianosState,
)
from sitdown.games.sicilianos.turn import end_game, end_turn

# -- who wins ---------------------------------------------------------------------------------------------------------


def resolve(state: SicilianosState) -> None:
    """SI-92: the winner, stakes to the bank, a sole winner's money, cards under their piles; then the business."""
    head, floor = winning_family(state)
    winner, ally = winners_of(state, head)
    state.winner = winner
    state.ally = ally
    count_war(state)
    if state.listener is not None:
        tell_outcome(state, head, floor)
    collect_stakes(state, head, floor)
    if winner != NOBODY and ally == NOBODY:
        launder_with_bank(state, winner)
    return_cards(state)
    if winner == NOBODY:
        finish_war(state)
    elif ally == NOBODY:
        found(state, winner)
    elif state.shop_pile[state.colour[head]] == 0:
        launder_both(state, winner, "SI-88")
        finish_war(state)
    else:
        state.phase = SPLIT
        state.mover = winner


def winning_family(state: SicilianosState) -> tuple[i64, i64]:
    """SI-81: the strongest family; equal ones win nothing and the next one not tied wins. NOBODY: SI-83.

    And the least strength that was looked at: who has as much and does not win is tied.
    """
    ceiling: i64 = 1000
    steps: i64 = 0
    while True:
        best: i64 = 0
        head = NOBODY
        tied = False
        seat: i64 = 0
        while seat < state.seats:
            if is_head(state, seat):
                power = strength(state, seat)
                if 0 < power < ceiling:
                    if power > best:
                        best = power
                        head = seat
                        tied = False
                    elif power == best:
                        tied = True
            seat += 1
        if head == NOBODY:
            return NOBODY, ceiling
        if not tied:
            return head, best
        steps += 1
        if state.switches.second_only and steps == 2:
            return NOBODY, best
        ceiling = best


def is_passed_over(state: SicilianosState, seat: i64, head: i64, floor: i64) -> bool:
    """SI-81: a head that is tied where `winning_family` looked."""
    return seat != head and is_head(state, seat) and strength(state, seat) >= floor


def standing(state: SicilianosState) -> dict[str, Fact]:
    """For events and views: the heads and how strong they are, who would win now, and who is passed over for a tie."""
    leader, floor = winning_family(state)
    heads = [seat for seat in range(state.seats) if is_head(state, seat)]
    return {
        "heads": heads,
        "strengths": [strength(state, seat) for seat in heads],
        "leader": None if leader == NOBODY else leader,
        "tied": [seat for seat in heads if is_passed_over(state, seat, leader, floor)],
    }


def is_head(state: SicilianosState, seat: i64) -> bool:
    return state.status[seat] >= ACTIVE and state.status[seat] != TURNED


def winners_of(state: SicilianosState, head: i64) -> tuple[i64, i64]:
    """SI-82: who has no open card cannot win; then his ally wins alone. The winner, and who shares with him."""
    if head == NOBODY:
        return NOBODY, NOBODY
    servant: i64 = NOBODY
    seat: i64 = 0
    while seat < state.seats:
        if state.status[seat] == TURNED and state.serves[seat] == head and has_open_card(state, seat):
            servant = seat
        seat += 1
    if not has_open_card(state, head):
        return servant, NOBODY
    return head, servant


def count_war(state: SicilianosState) -> None:
    """For designers (section 11)."""
    participants: i64 = 0
    most: i64 = 0
    with_most: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.in_the_war(seat):
            participants += 1
        if is_head(state, seat):
            power = strength(state, seat)
            if power > most:
                most = power
                with_most = 0
            if power == most and power > 0:
                with_most += 1
        seat += 1
    state.tally[PARTICIPANTS] += participants
    state.tally[LONE] += 1 if participants == 1 else 0
    state.tally[TIES] += 1 if with_most > 1 else 0
    state.tally[STARTER_WINS] += 1 if state.starter == state.winner or state.starter == state.ally else 0


def tell_outcome(state: SicilianosState, head: i64, floor: i64) -> None:
    for seat in range(state.seats):
        if is_head(state, seat):
            tied = is_passed_over(state, seat, head, floor)
            told: dict[str, Fact] = {"seat": seat, "colour": FAMILIES[state.colour[seat]]}
            state.tell("strength", told | {"strength": strength(state, seat), "tied": tied, "rule": "SI-80"})
    if state.winner == NOBODY:
        state.tell("nobody_wins", {"rule": "SI-83"})
    elif state.ally == NOBODY:
        rule = "SI-81" if state.winner == head else "SI-82"
        state.tell("wins", {"seat": state.winner, "colour": FAMILIES[state.colour[head]], "rule": rule})
    else:
        colour = FAMILIES[state.colour[head]]
        facts: dict[str, Fact] = {"seat": state.winner, "target": state.ally, "colour": colour, "rule": "SI-87"}
        state.tell("allies_win", facts)


# -- money ------------------------------------------------------------------------------------------------------------


def collect_stakes(state: SicilianosState, head: i64, floor: i64) -> None:
    """SI-89: stakes of all who do not win go to the bank; tied ones come back with `tied_stakes=returned`."""
    seat: i64 = 0
    while seat < state.seats:
        note = state.stake[seat]
        if note != NONE and seat != state.winner and seat != state.ally:
            state.stake[seat] = NONE
            if state.switches.ties_returned and was_passed_over(state, seat, head, floor):
                state.black[seat * NOTES + note] += 1
                if state.listener is not None:
                    state.tell("stake_back", {"seat": seat, "note": NOTE_VALUE[note], "rule": "SI-89"})
            else:
                state.bank[note] += 1
                if state.listener is not None:
                    state.tell("stake_lost", {"seat": seat, "note": NOTE_VALUE[note], "rule": "SI-89"})
        seat += 1


def was_passed_over(state: SicilianosState, seat: i64, head: i64, floor: i64) -> bool:
    """Option `tied_stakes`: of a family passed over for a tie, and with an open card of his own."""
    return has_open_card(state, seat) and is_passed_over(state, head_of(state, seat), head, floor)


def launder_with_bank(state: SicilianosState, seat: i64) -> None:
    """SI-84: a sole winner's stake and as much from the bank become laundered money."""
    note = state.stake[seat]
    state.stake[seat] = NONE
    doubled = state.bank[note] > 0 or not state.switches.bank_of_notes
    state.washed[seat * NOTES + note] += 2 if doubled else 1
    if state.bank[note] > 0:
        state.bank[note] -= 1
    if state.listener is not None:
        own, paid = NOTE_VALUE[note], NOTE_VALUE[note] if doubled else 0
        facts: dict[str, Fact] = {"seat": seat, "amount": own + paid, "own": own, "paid": paid, "rule": "SI-84"}
        state.tell("laundered", facts)


def launder_both(state: SicilianosState, seat: i64, rule: str) -> None:
    """SI-87: one of two allies launders both stakes; the bank pays nothing."""
    amount = both_stakes(state)
    for partner in (state.winner, state.ally):
        note = state.stake[partner]
        state.stake[partner] = NONE
        state.washed[seat * NOTES + note] += 1
    if state.listener is not None:
        state.tell("laundered", {"seat": seat, "amount": amount, "paid": 0, "rule": rule})


def both_stakes(state: SicilianosState) -> i64:
    """What there is to launder for one of two allies (SI-87)."""
    return NOTE_VALUE[state.stake[state.winner]] + NOTE_VALUE[state.stake[state.ally]]


# -- cards and businesses ---------------------------------------------------------------------------------------------


def return_cards(state: SicilianosState) -> None:
    """SI-90: under their piles in the order they were placed."""
    if state.listener is not None and state.table_n > 0:
        state.tell("returned", {"rule": "SI-90"}, [state.table[i] for i in range(state.table_n)])
    if state.switches.shuffled_return:
        shuffle_returned(state)
    i: i64 = 0
    while i < state.table_n:
        put_under(state, state.table[i])
        i += 1
    state.table_n = 0
    state.open_n = 0


def shuffle_returned(state: SicilianosState) -> None:
    """Option `return_order=shuffled`: everybody knows the cards of a colour that go under, nobody their order."""
    colour: i64 = 0
    while colour < COLOURS:
        batch: i64 = 0
        i: i64 = 0
        while i < state.table_n:
            if state.table[i] // VALUES == colour:
                batch |= BIT[state.table[i] - colour * VALUES]
            i += 1
        if batch & (batch - 1) != 0:
            state.cards.shuffle(colour, batch, state.rng)
            state.cards.mix(colour, batch, BIT[state.seats + 1] - 1)
        colour += 1


def fill_split(state: SicilianosState, out: Choices) -> None:
    """SI-87: business or money."""
    out.add(DO_SPLIT + SPLIT_BUSINESS)
    out.add(DO_SPLIT + SPLIT_MONEY)


def split(state: SicilianosState, share: i64) -> None:
    """SI-87: the host chooses, the turncoat's owner gets the other."""
    host = state.winner
    if state.listener is not None:
        word = "business" if share == SPLIT_BUSINESS else "money"
        state.tell("split", {"seat": host, "target": state.ally, "share": word, "rule": "SI-87"})
    launder_both(state, state.ally if share == SPLIT_BUSINESS else host, "SI-87")
    found(state, host if share == SPLIT_BUSINESS else state.ally)


def found(state: SicilianosState, seat: i64) -> None:
    """SI-85: the founder looks at the pile of the winning colour; SI-86: nothing from an empty one."""
    colour = business_colour(state)
    if state.shop_pile[colour] == 0:
        if state.listener is not None:
            state.tell("no_business", {"seat": seat, "colour": FAMILIES[colour], "rule": "SI-86"})
        finish_war(state)
        return
    state.founder = seat
    state.mover = seat
    state.phase = SHOP
    state.shops.see_as_a_set(seat, colour, state.shop_pile[colour])


def business_colour(state: SicilianosState) -> i64:
    """SI-85, SI-87: the war colour of the winning family's head."""
    return state.colour[head_of(state, state.winner)]


def fill_shop(state: SicilianosState, out: Choices) -> None:
    """SI-85: a type that is in the pile."""
    colour = business_colour(state)
    kinds = state.shops.faces_on(colour, state.shop_pile[colour])
    while kinds != 0:
        out.add(DO_SHOP + LOWEST_IN[kinds])
        kinds &= kinds - 1


def shop(state: SicilianosState, kind: i64) -> None:
    """SI-85: laid face down before the founder; all see its colour."""
    seat = state.mover
    colour = business_colour(state)
    lying = state.shop_pile[colour]
    token = colour * TYPES + LOWEST_IN[lying]
    blind = 0 if state.switches.open_businesses else everybody_but(state, seat)
    state.shops.mix(colour, lying, blind)
    state.shops.swap(token, state.shops.token[colour * TYPES + kind])
    state.shop_pile[colour] = lying & (lying - 1)
    state.owned[seat * COLOURS + colour] = state.owned[seat * COLOURS + colour] | BIT[token - colour * TYPES]
    state.shops.see(seat, token)
    if state.switches.open_businesses:
        state.shops.see_all(token)
    state.shops.see_as_a_set(seat, colour, state.shop_pile[colour])
    if state.listener is not None:
        state.tell("founded", {"seat": seat, "colour": FAMILIES[colour], "rule": "SI-85"}, [FIRST_SHOP + token])
    finish_war(state)


# -- the end of a war -------------------------------------------------------------------------------------------------


def finish_war(state: SicilianosState) -> None:
    """SI-100 to SI-102: Godfather first, then black money; else the starter's left neighbour has the turn (SI-91)."""
    starter = state.starter
    founder = state.founder  # nobody else can have become Godfather
    state.in_war = False
    state.clear_war()
    if founder != NOBODY and state.switches.godfather and has_a_colour(state, founder):
        state.turns += 1
        end_game(state, GODFATHER)
        return
    seat: i64 = 0
    while seat < state.seats:
        if state.notes_left(seat) == 0:
            state.turns += 1
            end_game(state, BLACK_MONEY)
            return
        seat += 1
    end_turn(state, state.after(starter, 1))


def godfather(state: SicilianosState) -> i64:
    """SI-100: the player with all three businesses of a colour."""
    seat: i64 = 0
    while seat < state.seats:
        if has_a_colour(state, seat):
            return seat
        seat += 1
    return NOBODY


def has_a_colour(state: SicilianosState, seat: i64) -> bool:
    """All three businesses of one colour."""
    owned = state.owned
    i: i64 = seat * COLOURS
    end = i + COLOURS
    while i < end:
        if owned[i] == BIT[TYPES] - 1:
            return True
        i += 1
    return False


def is_one_short(state: SicilianosState, seat: i64, colour: i64) -> bool:
    """SI-100: could the player be Godfather with one business more of this colour, and is there one?"""
    return state.shop_pile[colour] != 0 and BITS_IN[state.owned[seat * COLOURS + colour]] == TYPES - 1
