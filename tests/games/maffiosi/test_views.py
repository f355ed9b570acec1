"""What a view of Maffiosi shows: all that lies open (sections 6 and 13), and of a hand only its owner's."""

from __future__ import annotations

import json

import pytest

from tests.games.maffiosi.helpers.positions import COLOURS, hand, play, player, see, table

EVERYBODY = [None, *COLOURS[:4]]
CROWD = "yB 29, yH 4, yH 17, rH 2z, rB 20, bG 1, gK 12"


@pytest.mark.parametrize("by", EVERYBODY)
def test_the_table_is_open_to_all(by: str | None) -> None:
    """Section 6: chairs, types, sleep tokens, cakes and the pot."""
    state = table(CROWD, players=4, cakes={"red": 20, "blue": 3}, money=[4, 3, 2, 1])
    view = see(state, by)
    assert view["pot"] == 80
    taken = {shown["chair"]: shown["man"] for shown in view["chairs"] if shown["man"]}
    assert taken == {
        1: {"seat": 2, "type": "gunman", "asleep": False},
        2: {"seat": 1, "type": "heavy", "asleep": True},
        4: {"seat": 0, "type": "heavy", "asleep": False},
        12: {"seat": 3, "type": "knifer", "asleep": False},
        17: {"seat": 0, "type": "heavy", "asleep": False},
        20: {"seat": 1, "type": "boss", "asleep": False},
        29: {"seat": 0, "type": "boss", "asleep": False},
    }
    assert {shown["chair"]: shown["cake"] for shown in view["chairs"] if shown["cake"] is not None} == {20: 1, 3: 2}
    assert [shown["money"] for shown in view["players"]] == [4, 3, 2, 1]


def test_the_furniture() -> None:
    """Section 2.5: what lies before a chair, and which is opposite."""
    chairs = see(table(CROWD, players=4))["chairs"]
    assert [chairs[chair - 1]["object"] for chair in (1, 4, 10, 29, 27, 28, 26, 14)] == [
        *("casino", "cafe", "restaurant", "till"),
        *("revolver", "knife", "drink", None),
    ]
    assert [chairs[chair - 1]["opposite"] for chair in (1, 16, 13, 30)] == [27, 12, None, None]
    assert [chairs[chair - 1]["side"] for chair in (1, 14, 20, 29)] == ["top", "right", "bottom", "left"]


def test_what_each_player_will_earn() -> None:
    """MA-17 to MA-21, section 13: the next income, with the marks of the till and of a monopoly."""
    state = table(CROWD, players=4)
    shown = {colour: player(state, colour) for colour in COLOURS[:4]}
    assert [shown[colour]["income"] for colour in shown] == [10, 2, 1, 0]
    assert [shown[colour]["till"] for colour in shown] == [True, False, False, False]
    assert shown["yellow"]["monopolies"] == ["cafe"]
    assert [shown[colour]["men"] for colour in shown] == [3, 2, 1, 1]
    asleep = table("yB 29z, yH 4, yH 17z, rH 2, bH 12")
    assert not player(asleep, "yellow")["till"]
    assert player(asleep, "yellow")["monopolies"] == []
    assert player(asleep, "yellow")["income"] == 1


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Section 6: the others see how many cards it has."""
    held = ["stab", "fire", "order", "pass", "move"]
    state = table(CROWD, players=4, hands={"red": " ".join(reversed(held))})
    assert hand(state, "red") == held, "in the order of the kinds, not as they were drawn"
    for by in (None, "yellow", "blue", "green"):
        assert hand(state, "red", by=by) == ["?"] * 5
        assert player(state, "red", by=by)["hand_size"] == 5
    shown = json.dumps(see(table(CROWD, players=4, hands={"red": "scram scram"})))
    for said in ("scrams_gone", "scram_clears_cakes", "scram_wakes", "no_scram"):
        shown = shown.replace(said, "")
    assert "scram" not in shown


@pytest.mark.parametrize("by", EVERYBODY)
def test_the_piles(by: str | None) -> None:
    """Section 6: the used pile lies open from the top, the draw pile shows its size."""
    state = table(CROWD, players=4, used="stab move pass", gone=1)
    view = see(state, by)
    assert view["used"] == ["pass", "move", "stab"]
    assert view["used_size"] == 3
    assert view["draw"] == ["?"] * (60 - 20 - 3 - 1)
    assert view["draw_size"] == 36
    assert view["scrams_gone"] == 1


def test_a_player_who_is_out_sees_what_a_spectator_sees() -> None:
    """MA-59, section 6."""
    state = table("yK 3, rH 4, bB 9", hands={"yellow": "stab"})
    play(state, "yellow stab 4")
    theirs, onlookers = see(state, "red"), see(state)
    assert theirs.pop("you") == 1
    assert onlookers.pop("you") is None
    assert theirs == onlookers


def test_whose_turn_it_is() -> None:
    """During a Scram! the player on turn stays on turn while others decide."""
    state = table("yH 14, rH 12, bH 1", hands={"yellow": "scram"})
    assert (see(state)["mover"], see(state)["on_turn"]) == (0, 0)
    play(state, "yellow scram, yellow sit H 3")
    assert (see(state)["mover"], see(state)["on_turn"]) == (1, 0)
    assert player(state, "blue")["tray"] == [{"type": "heavy", "asleep": False, "count": 1}]
    play(state, "red piece H")
    assert see(state)["choosing"] == {"card": "scram", "type": "heavy", "asleep": False}
