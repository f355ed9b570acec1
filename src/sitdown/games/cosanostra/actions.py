"""Section 14: every choice as one of 1,222 ints."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import ActionSpace, Arg, Kind
from sitdown.games.cosanostra.data import (
    ATTACHED,
    BUSINESSES,
    FAMILIES,
    GANGSTERS,
    INFLUENCES,
    JOBS,
    MOST_CASH,
    MOST_LAUNDERED,
    MOST_SEATS,
    MOST_STAKE,
    SLOTS,
)

TAGS: Final = ["peace", "share", "repay", "attack", "hands_off", "lend_later", "threat", "free_text"]
MOST_TAGS: Final = 8


def _gangster() -> Arg:
    return Arg("gangster", GANGSTERS)


def _business() -> Arg:
    return Arg("business", BUSINESSES)


def _cash() -> Arg:
    return Arg("cash", MOST_CASH, first=1)


def _partner() -> Arg:
    return Arg("seat", MOST_SEATS)


ACTIONS: Final = ActionSpace(
    Kind("family", Arg("family", FAMILIES)),
    Kind("keep"),
    Kind("refuse"),
    Kind("assign", _gangster()),
    Kind("job", Arg("job", JOBS)),
    Kind("market", Arg("slot", SLOTS)),
    Kind("attach", Arg("attachment", ATTACHED), _gangster()),
    Kind("snitch", _gangster()),
    Kind("swap"),
    Kind("spy", _gangster()),
    Kind("lawyer", _gangster()),
    Kind("look", _gangster()),
    Kind("enough"),
    Kind("schemer"),
    Kind("pass"),
    Kind("execute", _gangster()),
    Kind("lapse", _gangster()),
    Kind("skip"),
    Kind("aim_seat", _partner()),
    Kind("aim_business", _business()),
    Kind("aim_gangster", _gangster()),
    Kind("stake", Arg("cash", MOST_STAKE, first=1)),
    Kind("use", _business()),
    Kind("reroll", Arg("die", 5)),
    Kind("reveal", _gangster()),
    Kind("doc"),
    Kind("launder", Arg("cash", MOST_LAUNDERED + 1)),
    Kind("buy", _business()),
    Kind("return_fire"),
    Kind("recruit", _gangster()),
    Kind("discard_job", Arg("job", JOBS)),
    Kind("discard_influence", Arg("influence", INFLUENCES)),
    Kind("take_back", _business()),
    Kind("offer_open", _partner()),
    Kind("give_cash", _cash()),
    Kind("ask_cash", _cash()),
    Kind("give_business", _business()),
    Kind("ask_business", _business()),
    Kind("give_gangster", _gangster()),
    Kind("ask_gangster", _gangster()),
    Kind("give_lend", _business()),
    Kind("ask_lend", _business()),
    Kind("give_recall", _business()),
    Kind("ask_recall", _business()),
    Kind("tag", Arg("tag", len(TAGS))),
    Kind("offer_send"),
    Kind("offer_drop"),
    Kind("accept", _partner()),
    Kind("reject", _partner()),
    Kind("withdraw", _partner()),
)

DO_FAMILY: Final = 0
DO_KEEP: Final = 5
DO_REFUSE: Final = 6
DO_ASSIGN: Final = 7
DO_JOB: Final = 37
DO_MARKET: Final = 127
DO_ATTACH: Final = 131
DO_SNITCH: Final = 251
DO_SWAP: Final = 281
DO_SPY: Final = 282
DO_LAWYER: Final = 312
DO_LOOK: Final = 342
DO_ENOUGH: Final = 372
DO_SCHEMER: Final = 373
DO_NOTHING: Final = 374  # "pass"
DO_EXECUTE: Final = 375
DO_LAPSE: Final = 405
DO_SKIP: Final = 435
DO_AIM_SEAT: Final = 436
DO_AIM_BUSINESS: Final = 441
DO_AIM_GANGSTER: Final = 475
DO_STAKE: Final = 504  # + thousands, from 1 on
DO_USE: Final = 525
DO_REROLL: Final = 559
DO_REVEAL: Final = 564
DO_DOC: Final = 594
DO_LAUNDER: Final = 595
DO_BUY: Final = 611
DO_RETURN_FIRE: Final = 645
DO_RECRUIT: Final = 646
DO_DISCARD_JOB: Final = 676
DO_DISCARD_INFLUENCE: Final = 766
DO_TAKE_BACK: Final = 774  # from here on negotiation
DO_OFFER: Final = 808
DO_ITEM: Final = 813  # give_cash(1)
DO_TAG: Final = 1197
DO_SEND: Final = 1205
DO_DROP: Final = 1206
DO_ACCEPT: Final = 1207
DO_REJECT: Final = 1212
DO_WITHDRAW: Final = 1217

# An item of an offer is its action minus DO_ITEM: ten ranges, each what one side gives.
GIVE_CASH: Final = 0  # + thousands - 1
ASK_CASH: Final = 60
GIVE_BUSINESS: Final = 120
ASK_BUSINESS: Final = 154
GIVE_GANGSTER: Final = 188
ASK_GANGSTER: Final = 218
GIVE_LEND: Final = 248
ASK_LEND: Final = 282
GIVE_RECALL: Final = 316
ASK_RECALL: Final = 350
ITEMS: Final = 384
FIRST_ITEM: Final = vec[i64]([0, 60, 120, 154, 188, 218, 248, 282, 316, 350])  # of each range
