"""How a table of La Cosa Nostra is laid card by card for tests; `positions.table` is what tests call."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence

from sitdown.games.cosanostra.data import CODES, DATA, FAMILY_CODES, INFLUENCE_IDS, JOB_IDS
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
from tests.games.cosanostra.helpers.invariant import FIRST_JOB, HENCHMAN, JOBS_DEALT, ROUND_OF_JOB, copies_of

Named = Mapping[str, str]

SEATS = "ABCDE"
KIND_OF = {code: kind for kind, code in enumerate(CODES)}
FIRST_OF = [0, 5, 10, 15, 18, 21, 24, 26, 28, 30, 32, 34]
ATTACHMENTS = INFLUENCE_IDS[HENCHMAN:]


# -- names ------------------------------------------------------------------------------------------------------------


def seat_of(letter: str) -> int:
    return SEATS.index(letter)


def gangster(name: str) -> int:
    """`CAL3` as a number."""
    return FAMILY_CODES.index(name[:3]) * 6 + int(name[3]) - 1


def gangster_name(number: int) -> str:
    return f"{FAMILY_CODES[number // 6]}{number % 6 + 1}"


def code_of(business: int) -> str:
    """`LW` for every Lawyer."""
    return next(CODES[kind] for kind in range(len(CODES)) if FIRST_OF[kind] <= business < FIRST_OF[kind + 1])


def business(state: CosaPlay, name: str) -> int:
    """`LW2`, or `B.LW`: the first Lawyer that B has, or has planned to buy."""
    owner, _, code = name.rpartition(".")
    kind = KIND_OF[code[:2]]
    if not owner:
        return FIRST_OF[kind] + int(code[2:]) - 1
    found = [b for b in range(FIRST_OF[kind], FIRST_OF[kind + 1]) if state.b_owner[b] == seat_of(owner)]
    return found[int(code[2:] or 1) - 1]


# -- people and Businesses ---------------------------------------------------------------------------------------------


def lay_families(state: CosaPlay, codes: list[str], cash: Sequence[int], laundered: Sequence[int]) -> None:
    for seat, code in enumerate(codes):
        state.family[seat] = FAMILY_CODES.index(code)
        state.cash[seat] = cash[seat] if cash else 2
        state.laundered[seat] = laundered[seat] if laundered else 0


def lay_gangsters(state: CosaPlay, gang: Named, killed: Named) -> None:
    for seat in range(state.seats):
        first = state.family[seat] * 6
        for column in range(6):
            state.g_owner[first + column] = seat
            state.g_at[first + column] = ACTIVE if column < 3 else WAITING
    for names, at in ((gang, ACTIVE), (killed, KILLED)):
        for letter, listed in names.items():
            for name in listed.split():
                state.g_owner[gangster(name)] = seat_of(letter)
                state.g_at[gangster(name)] = INACTIVE if name.endswith("-") else at
    for seat in range(state.seats):
        for place in range(3):
            recruit = state.family[seat] * 6 + 3 + place
            state.recruits[3 * seat + place] = recruit if state.g_at[recruit] == WAITING else -1


class Box:
    """The Businesses that lie nowhere yet."""

    def __init__(self) -> None:
        self.left = list(range(34))

    def kinds(self) -> list[str]:
        return sorted({code_of(card) for card in self.left}, key=CODES.index)

    def take(self, name: str) -> int:
        """`LW2`, or the first Lawyer that is left."""
        found = re.fullmatch(r"([A-Z]{2})(\d?).*", name)
        assert found, name
        first = FIRST_OF[KIND_OF[found[1]]]
        wanted = [first + int(found[2]) - 1] if found[2] else [b for b in self.left if code_of(b) == found[1]]
        assert wanted, f"there is no {name} left"
        assert wanted[0] in self.left, f"{name} lies elsewhere"
        self.left.remove(wanted[0])
        return wanted[0]


def lay_businesses(state: CosaPlay, own: Named, rest: str, market: list[str], deck: list[str], plans: Named) -> None:
    box = Box()
    for seat in range(state.seats):
        starts = DATA["family"][state.family[seat]]["businesses"]
        for name in own[SEATS[seat]].split() if SEATS[seat] in own else starts:
            lay_business(state, box.take(name), name, seat, ACTIVE)
    for man, name in plans.items():
        if not name.isdigit():
            card = box.take(name)
            lay_business(state, card, name, state.g_owner[gangster(man)], PLANNED)
            state.plan[gangster(man)] = PURCHASE + card
    on_top = [box.take(name) for name in deck]
    for slot, name in enumerate(market or box.kinds()[:4]):
        if name != "-":
            state.market[slot] = box.take(name)
            state.b_at[state.market[slot]] = WAITING
    for card in list(box.left):
        if rest == "deck":
            state.b_at[card] = AWAY
            state.b_deck.put(card)
        else:
            lay_business(state, card, code_of(card), seat_of(rest), ACTIVE)
    for card in reversed(on_top):
        state.b_deck.put(card)


def lay_business(state: CosaPlay, card: int, name: str, seat: int, at: int) -> None:
    state.b_owner[card] = seat
    state.b_at[card] = INACTIVE if "-" in name else at
    state.b_used[card] = 1 if "*" in name else 0
    for letter in name.partition("+")[2]:
        state.markers[card * 5 + seat_of(letter)] += 1
        state.free_markers[seat_of(letter)] -= 1


# -- Jobs and Influence cards -----------------------------------------------------------------------------------------


def lay_jobs(state: CosaPlay, hands: Named, plans: Named, on_top: list[str], dealt: bool) -> None:
    """Hands and plans as named; what was dealt besides has been executed, what was not lies in the decks."""
    held = {letter: [JOB_IDS.index(int(name)) for name in hand.split()] for letter, hand in hands.items()}
    planned = {man: JOB_IDS.index(int(name)) for man, name in plans.items() if name.isdigit()}
    top = [JOB_IDS.index(int(name)) for name in on_top]
    for deck in range(4):
        token = FIRST_JOB[deck]
        free = [job for job in range(token, FIRST_JOB[deck + 1]) if job not in (*planned.values(), *top)]
        for letter in sorted(held):
            for job in held[letter]:
                if ROUND_OF_JOB[job] == deck:
                    seat = seat_of(letter)
                    state.hand[seat * MOST_JOBS + state.hand_n[seat]] = _lay(state, token, job)
                    state.hand_n[seat] += 1
                    state.jobs.show(token, seat)
                    free.remove(job)
                    token += 1
        for man in sorted(planned, key=gangster):
            if ROUND_OF_JOB[planned[man]] == deck:
                state.plan[gangster(man)] = _lay(state, token, planned[man])
                state.jobs.show(token, state.g_owner[gangster(man)])
                token += 1
        given = state.seats * JOBS_DEALT[deck] if deck < state.round - (not dealt) else 0
        assert token - FIRST_JOB[deck] <= given, "more Jobs than were dealt"
        while token - FIRST_JOB[deck] < given:
            state.gone.put(_lay(state, token, free.pop(0)))
            state.jobs.show_all(token)
            token += 1
        lying = free + [job for job in reversed(top) if ROUND_OF_JOB[job] == deck]
        state.j_deck_n[deck] = len(lying)
        for i, job in enumerate(lying):
            state.j_deck[FIRST_JOB[deck] + i] = _lay(state, token + i, job)


def _lay(state: CosaPlay, token: int, job: int) -> int:
    state.jobs.face[token] = job
    return token


def lay_influence(state: CosaPlay, hands: Named, attached: Named, spent: list[str], on_top: list[str]) -> None:
    """Nobody still has to have a card of the start set; what lies nowhere is in the deck."""
    left = [kind for kind in range(8) for _ in range(copies_of(state, kind))]
    tokens = itertools.count()

    def lay(name: str) -> int:
        token, kind = next(tokens), INFLUENCE_IDS.index(name)
        left.remove(kind)
        state.influence.face[token] = kind
        return token

    for letter in sorted(hands):
        for name in hands[letter].split():
            seat = seat_of(letter)
            token = lay(name)
            state.i_hand[seat * MOST_INFLUENCE + state.i_hand_n[seat]] = token
            state.i_hand_n[seat] += 1
            state.influence.show(token, seat)
    for man in sorted(attached, key=gangster):
        for name in attached[man].split():
            token = lay(name)
            state.attached[4 * gangster(man) + ATTACHMENTS.index(name)] = token
            state.influence.show_all(token)
    for name in spent:
        token = lay(name)
        state.i_gone.put(token)
        state.influence.show_all(token)
        state.i_played[INFLUENCE_IDS.index(name)] += 1
    top = [(lay(name)) for name in on_top]
    for kind in list(left):
        state.i_deck.put(lay(INFLUENCE_IDS[kind]))
    for token in reversed(top):
        state.i_deck.put(token)
