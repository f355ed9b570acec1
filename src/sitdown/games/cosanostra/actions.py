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

DO_FAMILY: Final[i64] = ACTIONS.kind("family").start
DO_KEEP: Final[i64] = ACTIONS.kind("keep").start
DO_REFUSE: Final[i64] = ACTIONS.kind("refuse").start
DO_ASSIGN: Final[i64] = ACTIONS.kind("assign").start
DO_JOB: Final[i64] = ACTIONS.kind("job").start
DO_MARKET: Final[i64] = ACTIONS.kind("market").start
DO_ATTACH: Final[i64] = ACTIONS.kind("attach").start
DO_SNITCH: Final[i64] = ACTIONS.kind("snitch").start
DO_SWAP: Final[i64] = ACTIONS.kind("swap").start
DO_SPY: Final[i64] = ACTIONS.kind("spy").start
DO_LAWYER: Final[i64] = ACTIONS.kind("lawyer").start
DO_LOOK: Final[i64] = ACTIONS.kind("look").start
DO_ENOUGH: Final[i64] = ACTIONS.kind("enough").start
DO_SCHEMER: Final[i64] = ACTIONS.kind("schemer").start
DO_NOTHING: Final[i64] = ACTIONS.kind("pass").start  # "pass"
DO_EXECUTE: Final[i64] = ACTIONS.kind("execute").start
DO_LAPSE: Final[i64] = ACTIONS.kind("lapse").start
DO_SKIP: Final[i64] = ACTIONS.kind("skip").start
DO_AIM_SEAT: Final[i64] = ACTIONS.kind("aim_seat").start
DO_AIM_BUSINESS: Final[i64] = ACTIONS.kind("aim_business").start
DO_AIM_GANGSTER: Final[i64] = ACTIONS.kind("aim_gangster").start
DO_STAKE: Final[i64] = ACTIONS.kind("stake").start - 1  # + thousands, from 1 on
DO_USE: Final[i64] = ACTIONS.kind("use").start
DO_REROLL: Final[i64] = ACTIONS.kind("reroll").start
DO_REVEAL: Final[i64] = ACTIONS.kind("reveal").start
DO_DOC: Final[i64] = ACTIONS.kind("doc").start
DO_LAUNDER: Final[i64] = ACTIONS.kind("launder").start
DO_BUY: Final[i64] = ACTIONS.kind("buy").start
DO_RETURN_FIRE: Final[i64] = ACTIONS.kind("return_fire").start
DO_RECRUIT: Final[i64] = ACTIONS.kind("recruit").start
DO_DISCARD_JOB: Final[i64] = ACTIONS.kind("discard_job").start
DO_DISCARD_INFLUENCE: Final[i64] = ACTIONS.kind("discard_influence").start
DO_TAKE_BACK: Final[i64] = ACTIONS.kind("take_back").start  # from here on negotiation
DO_OFFER: Final[i64] = ACTIONS.kind("offer_open").start
DO_ITEM: Final[i64] = ACTIONS.kind("give_cash").start  # give_cash(1)
DO_TAG: Final[i64] = ACTIONS.kind("tag").start
DO_SEND: Final[i64] = ACTIONS.kind("offer_send").start
DO_DROP: Final[i64] = ACTIONS.kind("offer_drop").start
DO_ACCEPT: Final[i64] = ACTIONS.kind("accept").start
DO_REJECT: Final[i64] = ACTIONS.kind("reject").start
DO_WITHDRAW: Final[i64] = ACTIONS.kind("withdraw").start

# An item of an offer is its action minus DO_ITEM: ten ranges, each what one side gives.
GIVE_CASH: Final[i64] = ACTIONS.kind("give_cash").start - DO_ITEM  # + thousands - 1
ASK_CASH: Final[i64] = ACTIONS.kind("ask_cash").start - DO_ITEM
GIVE_BUSINESS: Final[i64] = ACTIONS.kind("give_business").start - DO_ITEM
ASK_BUSINESS: Final[i64] = ACTIONS.kind("ask_business").start - DO_ITEM
GIVE_GANGSTER: Final[i64] = ACTIONS.kind("give_gangster").start - DO_ITEM
ASK_GANGSTER: Final[i64] = ACTIONS.kind("ask_gangster").start - DO_ITEM
GIVE_LEND: Final[i64] = ACTIONS.kind("give_lend").start - DO_ITEM
ASK_LEND: Final[i64] = ACTIONS.kind("ask_lend").start - DO_ITEM
GIVE_RECALL: Final[i64] = ACTIONS.kind("give_recall").start - DO_ITEM
ASK_RECALL: Final[i64] = ACTIONS.kind("ask_recall").start - DO_ITEM
ITEMS: Final[i64] = DO_TAG - DO_ITEM
_ITEMS: Final = [kind.start - int(DO_ITEM) for kind in ACTIONS.kinds if DO_ITEM <= kind.start < DO_TAG]
FIRST_ITEM: Final = vec[i64](_ITEMS)  # of each range
