"""What is true at every moment of every play of Maffiosi: nothing is lost or made, and all is in its place."""

from __future__ import annotations

from collections import Counter

from sitdown.engine import State
from sitdown.engine.cards import BIT, EVERYBODY, NOBODY
from sitdown.games.maffiosi.play import MaffiosiPlay
from sitdown.games.maffiosi.state import (
    AT_HOME,
    CARD,
    CLOSING_TIME,
    END,
    MOVE_FROM,
    MOVE_TO,
    OUT_OF_GAME,
    SCRAM_CHAIR,
    SCRAM_PIECE,
    SECOND,
    SETUP_CHAIR,
    SETUP_PIECE,
    TARGET_NIGHTCAP,
    TARGET_ORDER,
)

# Copied from the tables of sections 2.3, 2.4 and 2.6: boss, gunman, knifer, heavy and pot by number of players.
GANG = {3: (1, 2, 2, 5), 4: (1, 1, 2, 3), 5: (1, 1, 1, 3), 6: (1, 1, 1, 2)}
POT = {3: 120, 4: 90, 5: 70, 6: 60}
DECK = {"stab": 10, "fire": 10, "order": 9, "pass": 6, "kaboom": 5, "nightcap": 4, "scram": 2, "move": 14}
KINDS = list(DECK)
SLEEP_TOKENS = 18
DRINKS = {2, 5, 7, 13, 15, 19, 22, 23, 26}
CAFES = {4, 17}
ENDS = ["last_gang", "pot_empty", "all_dead", "stalemate", "closing_time"]
SEATING = (SETUP_PIECE, SETUP_CHAIR, SCRAM_PIECE, SCRAM_CHAIR)
PIECE_CHOSEN = (SETUP_CHAIR, SCRAM_CHAIR)
PLAYED = {SETUP_PIECE: {0}, SETUP_CHAIR: {0}, CARD: {0}, MOVE_FROM: {1, 2}, MOVE_TO: {1, 2}}  # cards so far; else one


def check_table(state: State) -> None:
    """Everything below."""
    assert isinstance(state, MaffiosiPlay)
    check_money(state)
    check_cards(state)
    check_hands(state)
    check_men(state)
    check_gangs(state)
    check_cakes(state)
    check_out(state)
    check_phase(state)
    check_counters(state)
    check_end(state)


def chairs_of(mask: int) -> set[int]:
    return {chair for chair in range(31) if mask & BIT[chair]}


def sitting(state: MaffiosiPlay) -> set[int]:
    return set().union(*(chairs_of(state.men[seat]) for seat in range(state.seats)))


def tray_of(state: MaffiosiPlay, seat: int) -> list[int]:
    """Men off the table: bosses awake, bosses asleep, gunmen awake, ..."""
    return [state.tray[seat * 8 + piece] for piece in range(8)]


def hand_tokens(state: MaffiosiPlay, seat: int) -> list[int]:
    return [state.hand[seat * 5 + slot] for slot in range(state.hand_n[seat])]


def start_pot(state: MaffiosiPlay) -> int:
    """MA-2, and option `short_pot`."""
    return POT[state.seats] // 2 if state.options["short_pot"] else POT[state.seats]


def check_money(state: MaffiosiPlay) -> None:
    """Money goes from the pot to players and nowhere else (MA-22, MA-62, MA-67)."""
    money = [state.money[seat] for seat in range(state.seats)]
    assert min(money) >= 0
    assert state.pot >= 0
    assert state.pot + sum(money) == start_pot(state)
    notes = list(state.notes)
    assert len(notes) == 3
    assert min(notes) >= 0
    as_sum = state.options["last_note"] == "exact"
    assert notes[0] + 5 * notes[1] + 10 * notes[2] == (0 if as_sum else state.pot)


def check_cards(state: MaffiosiPlay) -> None:
    """Sixty cards of eight kinds, each in exactly one place; both piles together hold at least 28 (MA-31)."""
    places = state.draw.tokens() + state.used.tokens() + state.gone.tokens()
    for seat in range(state.seats):
        places += hand_tokens(state, seat)
    assert sorted(places) == list(range(60))
    deck = dict(DECK, scram=0, move=16) if state.options["no_scram"] else DECK
    faces = Counter(KINDS[state.cards.face[token]] for token in range(60))
    assert faces == Counter({kind: count for kind, count in deck.items() if count})
    assert all(KINDS[state.cards.face[token]] == "scram" for token in state.gone.tokens())
    assert state.draw.n >= 1, "an empty draw pile is made anew at once (MA-31)"
    assert state.draw.n + state.used.n >= 28


def check_hands(state: MaffiosiPlay) -> None:
    """Five cards, fewer only in one's own turn, none for who is out (MA-3, MA-30, MA-59); and who knows which card."""
    seen = state.cards.seen
    for seat in range(state.seats):
        sizes = {5} if state.alive[seat] else {0}
        if seat == state.active and state.alive[seat] and state.turns:
            sizes = {5 - state.played, 5} if state.phase == END else {5 - state.played}
        assert state.hand_n[seat] in sizes
        assert all(seen[token] == BIT[seat] for token in hand_tokens(state, seat))
    assert all(seen[token] == NOBODY for token in state.draw.tokens())
    assert all(seen[token] == EVERYBODY for token in state.gone.tokens())
    hidden = [seen[token] for token in state.used.tokens() if seen[token] != EVERYBODY]
    if state.options["open_discards"]:
        assert not hidden
    dead = {BIT[seat] for seat in range(state.seats) if not state.alive[seat]}
    assert set(hidden) <= dead
    assert all(hidden.count(bit) <= 5 for bit in dead)


def check_men(state: MaffiosiPlay) -> None:
    """One man a chair, of one type; sleepers sit; tokens never run out (A16); nobody is lost: chairs + tray = alive."""
    owned = [chairs_of(state.men[seat]) for seat in range(state.seats)]
    typed = [chairs_of(state.kin[kind]) for kind in range(4)]
    everybody = sitting(state)
    assert everybody <= set(range(1, 31))
    assert set().union(*typed) == everybody
    assert sum(map(len, owned)) == sum(map(len, typed)) == len(everybody)
    assert chairs_of(state.asleep) <= everybody
    in_trays = 0
    for seat in range(state.seats):
        tray = tray_of(state, seat)
        assert min(tray) >= 0
        assert len(owned[seat]) + sum(tray) == state.alive[seat] >= 0
        in_trays += sum(tray[1::2])
    assert len(chairs_of(state.asleep)) + in_trays <= SLEEP_TOKENS
    assert all(state.men[seat] == state.alive[seat] == 0 for seat in range(state.seats, 6))


def check_gangs(state: MaffiosiPlay) -> None:
    """Gangs only shrink: never more of a type than were given out (MA-2), and all who are gone were counted."""
    size = sum(GANG[state.seats])
    alive = [state.alive[seat] for seat in range(state.seats)]
    for seat in range(state.seats):
        tray = tray_of(state, seat)
        for kind in range(4):
            men = len(chairs_of(state.men[seat] & state.kin[kind])) + tray[2 * kind] + tray[2 * kind + 1]
            assert men <= GANG[state.seats][kind]
    removed = sum(state.tally[how] for how in range(5))
    assert removed == size * state.seats - sum(alive)
    assert bool(removed) == bool(state.moment)


def check_cakes(state: MaffiosiPlay) -> None:
    """One cake a player: at home, on a chair of its own (MA-40), or, only of a player who is out, gone (MA-16)."""
    cakes = [state.cake[seat] for seat in range(state.seats)]
    on_table = [chair for chair in cakes if chair not in (AT_HOME, OUT_OF_GAME)]
    assert len(set(on_table)) == len(on_table)
    assert set(on_table) <= set(range(1, 31))
    assert all(state.alive[seat] == 0 for seat in range(state.seats) if cakes[seat] == OUT_OF_GAME)
    if state.phase in (CARD, TARGET_ORDER):
        assert cakes[state.active] == AT_HOME, "MA-13 sends it home before MA-41 is ever needed"


def check_out(state: MaffiosiPlay) -> None:
    """Who is out left at some moment, with at least one man; nobody else did."""
    for seat in range(state.seats):
        if state.alive[seat]:
            assert state.left_at[seat] == state.last_men[seat] == 0
        else:
            assert 1 <= state.left_at[seat] <= state.moment
            assert state.last_men[seat] >= 1
            assert state.hand_n[seat] == 0


def check_phase(state: MaffiosiPlay) -> None:
    """The question that is asked follows from what everybody sees (section 6), and its answer exists."""
    assert state.turn() == ([] if state.phase == END else [state.mover])
    if state.phase == END:
        return
    assert state.alive[state.mover] > 0
    trays = [sum(tray_of(state, seat)) for seat in range(state.seats)]
    setup = state.phase in (SETUP_PIECE, SETUP_CHAIR)
    assert setup == (state.turns == 0)
    assert not setup or state.options["seating"] == "manual"
    if state.phase in SEATING:
        assert trays[state.mover] > 0
        assert max(trays) - min(trays) <= 1 or not setup
    else:
        assert sum(trays) == 0
        assert state.mover == state.active
    if state.phase in PIECE_CHOSEN:
        assert state.tray[state.mover * 8 + state.piece] > 0
    assert state.played in PLAYED.get(state.phase, {1})
    awake = chairs_of(state.men[state.active] & ~state.asleep)
    if state.phase in (SECOND, MOVE_FROM, MOVE_TO):
        assert awake
        assert len(sitting(state)) < 30
    if state.phase == MOVE_TO:
        assert state.piece in awake
    if state.phase == TARGET_NIGHTCAP:
        check_glasses(state)


def check_glasses(state: MaffiosiPlay) -> None:
    """MA-46: three glasses or one for each drinker; those chosen are drinkers, and at least one is still to come."""
    drinkers = sitting(state) & (DRINKS | CAFES if state.options["cafe_is_drink"] else DRINKS)
    chosen = chairs_of(state.glasses)
    assert chosen <= drinkers
    assert state.to_fill == min(3, len(drinkers)) - len(chosen) >= 1


def check_counters(state: MaffiosiPlay) -> None:
    """MA-65 and `closing_time` stop the game in time."""
    gangs = sum(state.alive[seat] > 0 for seat in range(state.seats))
    most = int(state.options["stall_rounds"]) * gangs
    assert state.idle >= 0
    assert state.idle <= most or state.progress  # a removal in this turn makes fewer gangs; it counts at its end
    if state.phase == END:
        return
    assert state.idle < most or state.progress
    closing = state.options["closing_time"]
    assert closing == "off" or state.rounds <= int(closing)


def check_end(state: MaffiosiPlay) -> None:
    """MA-62 to MA-65: each ending, and going on, is what the table shows."""
    gangs = sum(state.alive[seat] > 0 for seat in range(state.seats))
    if state.phase != END:
        assert state.ending == ""
        assert gangs >= 2
        assert state.pot > 0
        return
    assert state.ending in ENDS
    assert (state.ending == "all_dead") == (gangs == 0)
    assert (state.ending == "last_gang") == (gangs == 1)
    assert state.ending != "last_gang" or state.pot == 0
    assert state.ending != "pot_empty" or state.pot == 0
    assert gangs < 2 or (state.pot == 0) == (state.ending == "pot_empty")
    if state.ended == CLOSING_TIME:
        assert state.rounds == int(state.options["closing_time"]) + 1
