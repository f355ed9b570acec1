"""Maffiosi by rules of thumb: always legal, blind to what the seat has not seen, sensible where the choice is plain."""

from __future__ import annotations

import pytest

from sitdown.bots import SeatedBot, bot_of
from sitdown.engine import Rng, Value
from sitdown.games.maffiosi import GAME
from sitdown.games.maffiosi.play import MaffiosiPlay
from sitdown.lab import simulate
from tests.games.maffiosi.helpers.positions import (
    action_of,
    at,
    choices,
    copy,
    everything,
    men,
    phase,
    play,
    start,
    table,
)

OTHER_OPTIONS: list[dict[str, Value]] = [
    {option.name: value} for option in GAME.options for value in option.values if value != option.default
]
FOR_THREE = [options for options in OTHER_OPTIONS if options.get("first_placer") not in (3, 4, 5)]
MANY_OTHER: dict[str, Value] = {name: value for options in FOR_THREE for name, value in options.items()}
MANUAL_OTHER: dict[str, Value] = {**MANY_OTHER, "seating": "manual", "no_scram": False}
RARE = [action_of(f"play {card}") for card in ("scram", "nightcap", "kaboom", "pass")]
SHORT: dict[str, Value] = {"closing_time": 5}
HARMLESS = "rB 20, rH 22, bB 7, bH 10"  # rivals on the long sides; no weapon of theirs reaches the men in these tests


def thumb(state: MaffiosiPlay, seed: object = 0) -> int:
    return GAME.thumb(state, state.asked(), Rng.seeded(seed))


def moments(bots: list[str], options: dict[str, Value]) -> list[MaffiosiPlay]:
    """Every moment of a short play between these bots at which somebody has to choose."""
    state = start(len(bots), f"moments {len(bots)}", **SHORT, **options)
    seated = [SeatedBot(seat, bot_of(name, seat), Rng.seeded(seat)) for seat, name in enumerate(bots)]
    found = []
    while not state.over:
        found.append(copy(state))
        seat = state.asked()
        state.push(seat, seated[seat].choose(state))
    return found


def turn_of(state: MaffiosiPlay) -> list[str]:
    """What it does with its turn, step by step in words, until somebody else is asked; done to the state."""
    seat, turns = state.asked(), state.turns
    done = []
    while state.asked() == seat and state.turns == turns:
        action = thumb(state)
        done += [word for word in choices(state) if action_of(word) == action]
        state.apply(seat, action)
    return done


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seating", ["fixed", "manual"])
def test_it_plays_games_at_every_table(players: int, seating: str) -> None:
    """A chair refuses what is not legal, so a report means that every choice was."""
    options: dict[str, Value] = {**SHORT, "seating": seating}
    assert simulate(GAME, players, 1, "legal", ["thumb"] * players, options)["games"] == 1


def test_it_plays_a_game_to_its_end() -> None:
    assert set(simulate(GAME, 6, 2, "whole", ["thumb"] * 6)["endings"]) <= {"pot_empty", "last_gang"}


@pytest.mark.parametrize("options", [*FOR_THREE, MANY_OTHER, MANUAL_OTHER], ids=str)
def test_it_plays_with_every_option(options: dict[str, Value]) -> None:
    bots = ["random", "thumb", "random"]
    assert simulate(GAME, 3, 1, "options", bots, {**SHORT, **options})["games"] == 1


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, *OTHER_OPTIONS, MANY_OTHER, MANUAL_OTHER], ids=str)
def test_it_plays_many_games_with_every_option(options: dict[str, Value]) -> None:
    bots = ["thumb", "random", "thumb", "random", "thumb", "random"]
    assert simulate(GAME, 6, 10, "many", bots, options)["games"] == 10


def test_it_chooses_what_is_legal_wherever_chance_leads_and_repeats_itself() -> None:
    """Chance plays Scrams and Nightcaps that the bot itself would leave."""
    asked = set()
    for players in (3, 6):
        state = start(players, "anywhere", seating="manual", closing_time=5, nightcap="up_to")
        rng = Rng.seeded(players)
        while not state.over:
            asked.add(phase(state)[0])
            chosen = {thumb(state, rng.words()) for _ in range(2)}
            assert len(chosen) == 1
            assert chosen <= set(state.choices())
            rare = [action for action in RARE if action in state.choices()]
            state.play(rare[0] if rare else state.choices()[rng.below(len(state.choices()))])
    assert {"setup_piece", "setup_chair", "scram_piece", "scram_chair", "nightcap", "kaboom", "pass"} <= asked


# -- what it may know -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [["thumb"] * 3, ["random"] * 4, ["thumb", "random"] * 3], ids=str)
@pytest.mark.parametrize("options", [{}, {"open_discards": False, "seating": "manual"}], ids=str)
def test_it_does_not_know_what_its_seat_has_not_seen(bots: list[str], options: dict[str, Value]) -> None:
    """Everything unseen is changed; from the same random numbers comes the same choice."""
    changed = 0
    for number, state in enumerate(moments(bots, options)[::2]):
        other = state.imagine(state.asked(), Rng.seeded(f"another world {number}"))
        assert isinstance(other, MaffiosiPlay)
        changed += other.open_view() != state.open_view()
        assert thumb(other, number) == thumb(state, number)
    assert changed > 15


def test_it_leaves_the_world_as_it_was() -> None:
    for number, state in enumerate(moments(["thumb"] * 4, {})[::2]):
        before = everything(state)
        thumb(state, number)
        assert everything(state) == before


# -- plain choices ----------------------------------------------------------------------------------------------------


def test_it_takes_the_winning_stab() -> None:
    """T22, with other cards to choose from: the last rival goes and the pot is yellow's."""
    state = table("yK 3, rH 4", money=[10, 45, 15], hands={"yellow": "order move fire stab scram"})
    assert turn_of(state) == ["play stab", "chair 4"]
    assert state.ranking[0] == 1


def test_it_does_not_win_the_pot_for_nothing() -> None:
    """The last stab would end the game with red ahead, who is out and keeps his money (MA-59, MA-66)."""
    state = table("yK 3, bH 4", money=[10, 90, 15], hands={"yellow": "stab kaboom kaboom kaboom pass"})
    assert "play stab" not in turn_of(state)


def test_it_orders_where_three_rivals_sit() -> None:
    sitting = "yB 14, yH 12, rH 4, rB 5, bH 6, bB 9, bH 20, rH 24"
    state = table(sitting, hands={"yellow": "order kaboom kaboom pass pass"})
    assert turn_of(state)[:2] == ["play order", "chair 5"]


def test_it_does_not_blow_up_its_own_boss() -> None:
    """KABOOM would take a rival too, but one's Boss and till are dearer."""
    sitting = "yB 29, yH 12, rH 30, rH 20, bB 7, bH 10"
    state = table(sitting, cakes={"red": 30}, hands={"yellow": "kaboom kaboom kaboom kaboom kaboom"})
    assert turn_of(state) == ["discard kaboom"]


def test_it_blows_up_rivals_before_they_can_move_away() -> None:
    sitting = "yB 14, yH 12, rH 4, rB 5, bH 6, bB 9, bH 20, rH 24"
    state = table(sitting, cakes={"red": 5}, hands={"yellow": "kaboom stab stab fire fire"})
    assert turn_of(state)[:2] == ["play kaboom", "boom red"]


def test_it_moves_to_the_second_cafe() -> None:
    """1k and a monopoly of 2k: more than the till's double of 2k."""
    state = table(f"yB 12, yH 4, yH 14, {HARMLESS}", hands={"yellow": "move stab kaboom pass pass"})
    assert turn_of(state)[-2:] == ["chair 17", "finish"]


def test_it_moves_to_the_till_when_there_is_something_to_double() -> None:
    state = table(f"yB 12, yH 4, yH 17, yH 14, {HARMLESS}", hands={"yellow": "move stab kaboom pass pass"})
    assert turn_of(state)[-2:] == ["chair 29", "finish"]


def test_it_takes_the_chair_of_a_man_just_killed() -> None:
    """The second card may be a MOVE: to the café that makes a monopoly."""
    sitting = f"yK 3, yH 17, yH 14, yB 12, rK 4, {HARMLESS}"
    state = table(sitting, hands={"yellow": "stab move kaboom pass pass"})
    done = turn_of(state)
    assert done[:3] == ["play stab", "chair 4", "play move"]
    assert at(state, 4)[0] == "y"


def test_it_passes_a_cake_away_from_its_boss() -> None:
    """To the left sit rivals, to the right its own men."""
    sitting = "yB 12, yH 10, yH 9, rH 14, bH 15, rB 20, bB 24"
    state = table(sitting, cakes={"red": 12}, hands={"yellow": "pass kaboom kaboom kaboom kaboom"})
    assert turn_of(state)[:2] == ["play pass", "pass red left"]


def test_it_drugs_who_already_sleeps() -> None:
    sitting = "yB 14, yH 12, rB 2z, rH 20, bB 5, bH 7, rH 19, bH 25"
    state = table(sitting, hands={"yellow": "nightcap kaboom kaboom pass pass"})
    assert "play nightcap" in turn_of(state)
    assert at(state, 2) == ""


def test_it_scrams_when_others_earn_everything() -> None:
    sitting = "yH 12, yH 14, yH 15, yK 3, yG 13, rB 29, rH 1, rH 20, bB 10, bH 25"
    state = table(sitting, hands={"yellow": "scram kaboom kaboom pass pass"})
    assert turn_of(state)[0] == "play scram"


@pytest.mark.parametrize(("money", "stabs"), [([60, 40, 19], False), ([40, 60, 19], True)])
def test_it_lets_the_game_end_when_it_is_ahead(money: list[int], stabs: bool) -> None:
    """Red's café takes the last 1k and ends the game: good for yellow only if yellow is ahead."""
    state = table("yK 3, yH 14, rH 4, bH 22", money=money, hands={"yellow": "stab kaboom kaboom pass pass"})
    assert ("play stab" in turn_of(state)) == stabs


@pytest.mark.parametrize(
    ("hand", "discarded"),
    [
        ("pass pass stab fire move", "pass"),
        ("kaboom kaboom stab fire move", "kaboom"),
        ("nightcap stab fire kaboom move", "nightcap"),
        ("move stab stab stab fire", "stab"),
        ("move move move move stab", "move"),
    ],
)
def test_it_throws_duplicates_of_seldom_cards_away_and_keeps_one_move(hand: str, discarded: str) -> None:
    """All its men sleep, nobody drinks, no cake is about: nothing can be played."""
    state = table("yB 14z, yH 28z, rB 20, bB 10", hands={"yellow": hand})
    assert turn_of(state) == [f"discard {discarded}"]


MONEY = {1, 4, 10, 17, 20, 25, 29}  # table 2.5: businesses and the till


def test_it_sits_down_where_money_is() -> None:
    state = start(6, "seats", seating="manual")
    for _ in range(6):
        sit_down(state)
    assert set(men(state)) <= MONEY


def sit_down(state: MaffiosiPlay, seed: object = 0) -> None:
    """The player who is asked puts one man on a chair."""
    seat = state.asked()
    for _ in range(2):
        state.apply(seat, thumb(state, seed))


def test_after_a_scram_it_sits_down_where_nobody_aims_at_it() -> None:
    """Red's Gunman faces the restaurant at 10; all the other chairs that earn are as good as ever."""
    state = table("yB 14, rG 12, bH 22", active="red", hands={"red": "scram"})
    play(state, "red scram, red sit G 18, blue sit H 22")
    chosen = set()
    for seed in range(30):
        trial = copy(state)
        sit_down(trial, seed)
        chosen |= set(men(trial, "yellow"))
    assert chosen <= MONEY - {10}
    assert len(chosen) > 1
