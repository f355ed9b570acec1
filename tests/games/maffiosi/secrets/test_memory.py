"""What is remembered of the cards of Maffiosi: every world that could be is imagined, none that could not, fairly.

What could be is decided by `maffiosi_knowledge`, which listens beside the game.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb

import pytest

from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.invariant import KINDS
from tests.games.maffiosi.helpers.knowledge import (
    DREW,
    Bag,
    Deal,
    Memory,
    Mind,
    contradiction,
    deal_of,
    deck_of,
    hand_bag,
    remember,
)
from tests.games.maffiosi.helpers.positions import COLOURS, draw_pile, hand, phase, play, start, table, used
from tests.games.maffiosi.secrets.test_imagine import think

# -- the judge --------------------------------------------------------------------------------------------------------


def judge(memory: Memory, mind: Mind, world: MaffiosiPlay, swap: tuple[str, str, str, str] | None = None) -> str:
    """What speaks against a world; `swap` are two places (a colour or `pile`) and a card of each to exchange first."""
    deal = deal_of(memory, world)
    if swap is not None:
        one, other = (deal.draw if place == "pile" else deal.hands[COLOURS.index(place)] for place in swap[:2])
        assert one[swap[2]] > 0
        assert other[swap[3]] > 0
        one.subtract([swap[2]])
        one.update([swap[3]])
        other.subtract([swap[3]])
        other.update([swap[2]])
        deal = Deal([+hand for hand in deal.hands], deal.under, +deal.draw)
    return contradiction(memory, mind, deal)


def after_a_shuffle() -> tuple[MaffiosiPlay, Memory]:
    """Yellow has just drawn the last card; the used pile, without a SCRAM or a NIGHTCAP, is the new draw pile."""
    hands = {
        "yellow": "order order scram nightcap move",
        "red": "scram nightcap stab fire move",
        "blue": "nightcap nightcap stab fire order",
    }
    state = table("yH 14, rH 9, bH 20", hands=hands, top="kaboom", draw=1)
    memory = remember(state)
    play(state, "yellow discard order")
    assert memory.shuffles == 1
    return state, memory


def test_the_judge_finds_what_cannot_be() -> None:
    """MA-31: kept cards were not in the pile, and the pile holds nothing else than what was shuffled."""
    state, memory = after_a_shuffle()
    for mind in memory.minds:
        assert judge(memory, mind, state) == ""
    assert judge(memory, 0, state, ("red", "blue", "scram", "order")) == "", "who of the two holds it he cannot tell"
    assert judge(memory, 1, state, ("red", "blue", "scram", "order")) != "", "red can"
    assert judge(memory, 0, state, ("red", "pile", "scram", "order")) != ""
    assert judge(memory, None, state, ("red", "pile", "stab", "order")) != ""


def test_the_judge_counts_draws() -> None:
    """Who has drawn one card since can hold one card of the pile, and has lost what he showed."""
    state, memory = after_a_shuffle()
    stack(state, ["order", "pass", "pass"])
    play(state, "red discard move, blue discard stab, yellow discard order")
    assert hand(state, "red") == ["stab", "fire", "order", "nightcap", "scram"]
    assert hand(state, "blue") == ["fire", "order", "pass", "nightcap", "nightcap"]
    assert judge(memory, 0, state) == ""
    assert judge(memory, 0, state, ("red", "pile", "order", "kaboom")) == "", "what he drew"
    assert judge(memory, 0, state, ("red", "blue", "order", "pass")) == "", "what both drew"
    assert judge(memory, 0, state, ("red", "blue", "order", "fire")) != "", "one of what both drew is red's"
    assert judge(memory, 0, state, ("red", "pile", "scram", "kaboom")) != "", "no SCRAM can be in the pile"
    assert judge(memory, 0, state, ("red", "blue", "scram", "pass")) == "", "red kept what blue did"
    deal = deal_of(memory, state)
    deal.hands[1] = Counter(["order", "order", "pass", "stab", "nightcap"])
    deal.hands[2] = Counter(["fire", "fire", "nightcap", "nightcap", "scram"])
    assert contradiction(memory, 0, deal) != "", "and blue has drawn nothing?"


def test_the_judge_knows_what_came_first() -> None:
    """Red had drawn nothing yet when he threw his MOVE away: he had kept it, and nobody else has one from then."""
    state, memory = after_a_shuffle()
    stack(state, ["order"])
    play(state, "red discard move")
    deal = deal_of(memory, state)
    deal.draw = deal.draw - Counter(["move"]) + Counter(["order"])
    deal.hands[1] = deal.hands[1] - Counter(["order"]) + Counter(["nightcap"])
    deal.hands[2] = deal.hands[2] - Counter(["nightcap"]) + Counter(["move"])
    assert contradiction(memory, 0, deal) != ""


def stack(state: MaffiosiPlay, cards: list[str]) -> None:
    """Put cards of the draw pile on its top, the first to be drawn first."""
    tokens = list(reversed(state.draw.tokens()))
    face = state.cards.face
    for place, card in enumerate(cards):
        found = next(token for token in tokens[place:] if face[token] == KINDS.index(card))
        face[tokens[place]], face[found] = face[found], face[tokens[place]]


# -- after a reshuffle ------------------------------------------------------------------------------------------------


def test_who_has_not_drawn_since_holds_kept_cards() -> None:
    """Each hand is a part of what was together in the others' hands, until its owner draws."""
    state, memory = after_a_shuffle()
    for mind in memory.minds:
        others = [hand_bag(state, seat) for seat in range(3) if seat != mind]
        together = sum(others, Counter())
        for number in range(40):
            deal = deal_of(memory, think(state, mind, number))
            assert sum((deal.hands[seat] for seat in range(3) if seat != mind), Counter()) == together
            assert deal.draw == Counter(draw_pile(state))
    play(state, "red discard move")
    for number in range(40):
        deal = deal_of(memory, think(state, 0, number))
        assert deal.hands[2] <= hand_bag(state, 1) + hand_bag(state, 2) + Counter(["move"]), "blue has not played"
        assert "scram" not in deal.draw
        assert "nightcap" not in deal.draw


def test_a_card_that_cannot_be_drawn_was_kept() -> None:
    """Red throws his SCRAM away after drawing: all know that he had it, and so who has which of the two."""
    state, memory = after_a_shuffle()
    stack(state, ["pass", "pass", "pass"])
    play(state, "red discard stab, blue discard stab, yellow discard order, red discard scram")
    for mind in (0, 2, None):
        for number in range(60):
            world = think(state, mind, number)
            assert judge(memory, mind, world) == ""
            assert sum(hand(world, colour).count("scram") for colour in COLOURS[:3]) == 1, "yellow has the other"


def test_a_hidden_dead_hand_is_known_by_what_one_draws_of_it() -> None:
    """A33: red died with both SCRAMs and was shuffled in face down; blue draws one, so red's hand held it."""
    hands = {"yellow": "stab", "red": "scram scram nightcap nightcap nightcap", "blue": "fire fire fire order move"}
    state = table("yK 3, yH 24, rH 4, bB 9, bH 21", hands=hands, draw=1, open_discards=False)
    memory = remember(state)
    play(state, "yellow stab 4, yellow finish")
    stack(state, ["scram", "nightcap"])
    play(state, "blue discard order")
    assert "scram" in hand(state, "blue")
    for number in range(100):
        world = think(state, 2, number)
        assert Counter(KINDS[world.cards.face[token]] for token in range(60)) == deck_of(state), "sixty cards"
        assert judge(memory, 2, world) == ""
        assert world.buried[8 + KINDS.index("scram")] >= 1
        inner = think(world, 0, number)
        assert judge(memory, None, inner) == ""


# -- everything that could be -----------------------------------------------------------------------------------------


def hands_from(cards: Bag, size: int) -> Iterator[Bag]:
    """All hands of so many of these cards."""
    for counts in product(*(range(min(size, cards[kind]) + 1) for kind in KINDS)):
        if sum(counts) == size:
            yield +Counter(dict(zip(KINDS, counts, strict=True)))


def possible_hands(memory: Memory, mind: int, other: int) -> set[str]:
    """What the only other player may hold, as far as the watcher knows; all else that he cannot see is the pile."""
    hidden = memory.deck - Counter(memory.used) - Counter({"scram": memory.gone}) - memory.hands[mind]
    found = set()
    for guess in hands_from(hidden, memory.hands[other].total()):
        hands = [+memory.hands[mind] if seat == mind else Counter[str]() for seat in range(len(memory.hands))]
        hands[other] = guess
        if contradiction(memory, mind, Deal(hands, {}, hidden - guess)) == "":
            found.add(name_of(guess))
    return found


def name_of(bag: Bag) -> str:
    return " ".join(kind for kind in KINDS for _ in range(bag[kind]))


def two_left(seed: str, open_discards: bool) -> Iterator[tuple[MaffiosiPlay, Memory, int, int]]:
    """Moments of random plays in which two are left, soon after a shuffle or late, so that there is little to guess.

    With a closed used pile a dead hand has been shuffled in, and only late moments leave little.
    """
    dice = random.Random(seed)
    for number in range(10_000):
        state = start(3, f"{seed} {number}", stall_rounds=20, open_discards=open_discards)
        memory = remember(state)
        while not state.over:
            left = [seat for seat in range(3) if memory.hands[seat].total()]
            if memory.shuffles and len(left) == 2 and phase(state)[0] == "card":
                mind, other = dice.sample(left, 2)
                soon = memory.era.story.count((other, DREW)) == 1
                late = state.draw.n <= 2
                if (late and memory.era.unseen) or (open_discards and (soon or late)):
                    yield state, memory, mind, other
                    break
            state.play(dice.choice(state.choices()))


@pytest.mark.parametrize("open_discards", [True, False])
def test_every_hand_that_could_be_is_imagined_and_no_other(open_discards: bool) -> None:
    """MA-31, A33: also where a dead hand was shuffled in face down."""
    moments = two_left(f"possible {open_discards}", open_discards)
    told = 0  # positions
    while told < 4:
        state, memory, mind, other = next(moments)
        possible = possible_hands(memory, mind, other)
        if len(possible) > 40:
            continue
        found: set[str] = set()
        for number in range(6_000):
            found.add(name_of(deal_of(memory, think(state, mind, number)).hands[other]))
            if not found < possible:
                break
        assert found == possible
        assert name_of(memory.hands[other]) in possible
        told += 1


# -- nobody is favoured -----------------------------------------------------------------------------------------------


def misfit(counts: Bag, expected: dict[str, float]) -> float:
    """How far the counts are from what was expected, in standard deviations of a chi-square sum."""
    assert set(+counts) <= {kind for kind, hope in expected.items() if hope}
    chi = sum((counts[kind] - hope) ** 2 / hope for kind, hope in expected.items() if hope)
    free = sum(hope > 0 for hope in expected.values()) - 1
    return float((chi - free) / (2 * free) ** 0.5)


@pytest.mark.parametrize("mind", [None, 0])
def test_before_a_reshuffle_all_deals_are_as_likely(mind: Mind) -> None:
    """Section 7: each card that he has not seen is as likely in every hand and on top of the pile."""
    state = start(4, "fair")
    dice = random.Random("fair")
    while state.used.n < 12:
        state.play(dice.choice(state.choices()))
    assert state.shuffles == 0
    unseen = deck_of(state) - Counter(used(state)) - (Counter() if mind is None else hand_bag(state, mind))
    unseen -= Counter({"scram": state.gone.n})
    count, size = 1_500, unseen.total()
    worlds = [think(state, mind, f"fair {number}") for number in range(count)]
    top = Counter(draw_pile(world)[0] for world in worlds)
    assert abs(misfit(top, {kind: count * unseen[kind] / size for kind in KINDS})) < 5
    for seat in (1, 2, 3):
        held = [hand_bag(world, seat) for world in worlds]
        cards = held[0].total()
        landed = sum(held, Counter())
        assert abs(misfit(landed, {kind: count * cards * unseen[kind] / size for kind in KINDS})) < 5
        none = sum(bag["move"] == 0 for bag in held) / count
        chance = comb(size - unseen["move"], cards) / comb(size, cards)
        assert abs(none - chance) < 5 * (chance * (1 - chance) / count) ** 0.5


def test_a_hidden_dead_hand_is_as_likely_as_any_other() -> None:
    """A33: before a reshuffle nobody else knows more of it than of the pile."""
    hands = {"yellow": "stab", "red": "scram scram nightcap nightcap nightcap", "blue": "fire fire fire order move"}
    state = table("yK 3, yH 24, rH 4, bB 9, bH 21", hands=hands, open_discards=False)
    play(state, "yellow stab 4")
    unseen = deck_of(state) - Counter(["stab"]) - hand_bag(state, 2)
    count = 1_500
    landed: Bag = Counter()
    for number in range(count):
        landed.update(used(think(state, 2, number))[-5:])
    assert abs(misfit(landed, {kind: count * 5 * unseen[kind] / unseen.total() for kind in KINDS})) < 5


# -- whatever was seen can be imagined --------------------------------------------------------------------------------

HOARDED = {"yellow": ["nightcap"] * 4, "red": ["stab", "fire", "order", "pass"], "blue": []}


def test_who_hoards_until_he_dies_can_be_imagined() -> None:
    """MA-59: what a dead hand shows at the end of a long story fits few of all stories that could be guessed."""
    hands = {
        "yellow": "nightcap nightcap nightcap nightcap move",
        "red": "stab fire order pass move",
        "blue": "move move fire stab kaboom",
    }
    state = table("yH 28, rH 27, bK 29, bH 12", hands=hands, draw=1, stall_rounds=20)
    memory = remember(state)
    for _ in range(38):
        colour = phase(state)[1]
        spare = list((Counter(hand(state, colour)) - Counter(HOARDED[colour])).elements())
        keeps_stab = colour == "blue" and spare.count("stab") == 1
        play(state, f"{colour} discard {next(card for card in spare if card != 'stab' or not keeps_stab)}")
    play(state, "blue stab 28")
    assert memory.shuffles == 1
    for mind in memory.minds:
        for number in range(5):
            assert judge(memory, mind, think(state, mind, number)) == ""
