"""When a bot's answer is given: a fixed time after the question, however soon it was found."""

from __future__ import annotations

import pytest

from sitdown.bots.thinking_time import BRISK_SECONDS, SECONDS, thinking_seconds
from sitdown.games import game_of
from sitdown.server.bots.pending import OVERHEAD, PendingAnswer, fixed_wait
from sitdown.table import Table
from tests.table.plays import SECRET, START, head_of

CAPO = game_of("capo")


def table_of(chairs: list[str], pace: int) -> Table:
    """A table at which all are asked: the first seat is a person's."""
    table = Table(head_of(CAPO, ["open", *chairs], pace=pace), CAPO, SECRET)
    table.live(table.sit("p0", "Rosa", 0, "", START))
    table.live(table.begin(START))
    return table


@pytest.mark.parametrize(
    ("chairs", "pace", "wait"),
    [
        (["bot:thumb", "bot:easy"], 700, 700),
        (["bot:thumb", "bot:thumb"], 0, 0),
        (["bot:hard", "bot:thumb"], 700, 1000 * SECONDS + OVERHEAD),
        (["bot:hard", "bot:hard"], 700, 2000 * SECONDS + OVERHEAD),
        (["bot:hard", "bot:thumb"], 100, 1000 * BRISK_SECONDS + OVERHEAD),
        (["bot:hard", "bot:thumb"], 0, 1000 * BRISK_SECONDS + OVERHEAD),
        (["bot:hard", "bot:thumb"], 9000, 9000),
    ],
)
def test_the_wait_follows_from_pace_and_levels(chairs: list[str], pace: int, wait: int) -> None:
    assert fixed_wait(table_of(chairs, pace)) == wait


def moments_of_answers(kind: type[PendingAnswer]) -> set[int]:
    """When answers are given that were found at once, after half of the time, and at its end."""
    table = table_of(["bot:hard", "bot:hard"], 0)
    found = set()
    for part in (0.0, 0.01, 0.5, 0.9, 1.0):
        answer = kind(table, 1)
        answer.done_at = answer.asked_at + int(part * answer.wait)
        found.add(answer.due())
    return found


def test_how_soon_an_answer_was_found_cannot_be_told() -> None:
    assert len(moments_of_answers(PendingAnswer)) == 1


class Early(PendingAnswer):
    """Answers with the first pace after it has thought."""

    def due(self) -> int:
        return max(self.done_at, self.asked_at + 1)


def test_an_answer_that_comes_early_is_found() -> None:
    assert len(moments_of_answers(Early)) > 1


def test_a_late_answer_waits_for_the_next_whole_time() -> None:
    answer = PendingAnswer(table_of(["bot:hard", "bot:thumb"], 0), 1)
    answer.done_at = answer.asked_at + answer.wait + 1
    assert answer.due() == answer.asked_at + 2 * answer.wait


def test_only_bots_that_search_need_time() -> None:
    assert thinking_seconds("hard", 700) == SECONDS
    assert thinking_seconds("hard", 100) == BRISK_SECONDS
    assert [thinking_seconds(level, 700) for level in ("thumb", "easy", "random", "my.own:Bot")] == [0.0] * 4
