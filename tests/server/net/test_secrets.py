"""Nobody learns over a socket what he may not know: not from what he is sent, nor from when, how often, how long."""

from __future__ import annotations

import random

import pytest

from sitdown.games import all_games
from sitdown.table import Viewer
from tests.server.net.twins import Twins
from tests.server.serving import Live

SLUGS = [game.slug for game in all_games()]
VIEWERS = pytest.mark.parametrize("viewer", [1, None], ids=["seat", "onlooker"])


def compare(live: Live, slug: str, viewer: Viewer, dice: random.Random, steps: int) -> tuple[bool, int]:
    """Two worlds for a while; do they differ at all, and how many things happened in both?"""
    twins = Twins(live, slug, viewer, dice, dice.choice([0, 3, 10, 30]))
    happened = 0
    for _ in range(steps):
        twins.probe()
        here, there = twins.transcripts()
        assert here == there
        if dice.random() < 0.4:
            twins.aside()
        elif twins.step():
            happened += 1
        else:
            break
    twins.come_back()
    here, there = twins.transcripts()
    assert here == there
    twins.end()
    return twins.differ, happened


@VIEWERS
@pytest.mark.parametrize("slug", SLUGS)
def test_two_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes(live: Live, slug: str, viewer: Viewer) -> None:
    dice = random.Random(f"{slug} {viewer}")
    told: list[tuple[bool, int]] = []
    while len(told) < 2 or not enough(slug, told):
        assert len(told) < 10, told
        told.append(compare(live, slug, viewer, dice, 8))


def enough(slug: str, told: list[tuple[bool, int]]) -> bool:
    """Were there two worlds at all, and did something happen in them? In Palermo only what will be drawn is secret."""
    return any(differ or slug == "palermo" for differ, _ in told) and sum(happened for _, happened in told) > 2


@pytest.mark.long
@VIEWERS
@pytest.mark.parametrize("slug", SLUGS)
def test_two_worlds_for_long(live: Live, slug: str, viewer: Viewer) -> None:
    dice = random.Random(f"long {slug} {viewer}")
    for _ in range(3):
        compare(live, slug, viewer, dice, 40)
