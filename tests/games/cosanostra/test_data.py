"""The components of La Cosa Nostra against the tables of sections 2 to 4 of its rules, copied here, and section 14."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from sitdown.games.cosanostra import GAME, actions, data
from sitdown.games.cosanostra.actions import ACTIONS
from sitdown.games.cosanostra.data import DATA
from tests.games.cosanostra.helpers.positions import estate, gang, influence, money, phase, see, start

GANGSTERS = """
    BLU Little Joey; BLU Jimmy Bananas; BLU Big Joey; BLU Stevie Blundetto; BLU Micky Dogs; BLU Knocky Fivepoints;
    DIM Phil Malony; DIM Lenny DiMaggio; DIM Franco Luciano; DIM Mia LaVecchia; DIM Pablo DiMaggio; DIM Tommy The Cat;
    CAL Vito Baritono; CAL Frankie Calmuti; CAL Bobby Ruthless; CAL Carmine Lucatoni; CAL Salie Canalli;
    CAL Rocky Santiago; LAS Rusty LaServa; LAS Sunny Bonasera; LAS Jacky Two-Finger; LAS Harry Diamonds;
    LAS Donny Brasi; LAS Eddy Riso; CAR Paulie Pennino; CAR Babyface Tony; CAR Rocco Caruso; CAR Fat Tony;
    CAR Mr. Larry Caruso; CAR Massimo Valente
"""
PISTOLS, PRICES = [1, 2, 3, 2, 3, 4], [0, 0, 0, 10, 15, 20]
BUSINESSES = """
    DD businessman 5 2 4 drugs; PI businessman 5 2 4 prostitution; LS businessman 5 2 4 credit;
    LW businessman 3 1 2 -; PO businessman 3 1 2 -; CO businessman 3 1 2 -; GA company 2 4 8 -; BF company 2 4 8 -;
    WC company 2 4 8 -; NC company 2 6 12 -; CA company 2 7 14 -
"""
CASH_JOBS = """
    101 DD 4 9 6; 102 BF 2 7 5; 103 - 2 2 1; 104 LW 2 4 3; 105 PI 2 5 4; 106 - 3 3 2; 107 PO 3 6 4; 108 PI+CO 3 9 7;
    109 GA 3 9 7; 110 LW+LS 3 9 7; 111 WC 2 7 5; 112 CO 3 6 4; 113 LS 3 7 5;
    201 CA 2 11 9; 202 WC+PO 3 12 9; 203 PI+LW 3 10 7; 204 BF+LS 3 12 9; 205 NC 2 10 8; 206 PI+LS 3 11 8;
    207 DD+DD 4 14 9; 208 GA+CO 3 12 9;
    301 BF+PO 4 15 10; 302 DD+DD+LW 3 14 10; 303 LS+DD+PI 3 15 11; 304 PO+PI+NC 2 16 13; 305 LS+CO 3 11 7;
    306 WC+CO 3 13 9; 307 CA+PI 3 17 13; 308 GA+DD 3 14 10;
    401 DD+DD+DD+NC+CO 4 30 22; 402 GA+CO+LW 4 21 13; 403 WC+BF+PO 3 21 15; 404 LS+LS+LS+PI 3 20 15;
    405 PI+PI+LW+DD 3 20 14; 406 BF+PO+LW+LS 4 24 16; 407 CA+CO+LW 4 24 16; 408 PO+NC+PI+DD 3 24 18;
    409 GA+PO+WC 3 21 15; 410 LS+CA 3 20 14
"""
OTHER_JOBS = """
    bash attack 2: 114 115 209; vandalism attack 3: 118 210; kill attack 3: 213 310 311 413;
    persuasion attack 4: 214 215 312 313 414 415; arson attack 4: 314 416; car_bomb attack 4: 315 417;
    assassination attack 0: 316 317 318 418 419; drive_by attack 0: 420 421; robbery response 4: 319 320 422;
    trap response 4: 321 423 424; connections special 3: 218 324; offer special 3: 219 325
"""
MONEY_JOBS = """
    116 damage attack 3 6 3; 117 damage attack 3 6 3; 119 theft attack 3 3 2; 211 theft attack 3 6 4;
    309 theft attack 3 8 6; 411 theft attack 3 9 7; 120 theft attack 4 5 3; 212 theft attack 4 8 5;
    412 theft attack 4 12 8; 216 laundering special 3 15 8; 217 laundering special 3 15 8;
    322 laundering special 3 15 8; 323 laundering special 3 15 8; 220 birthday special 2 3 1; 425 racing special 4 20 20
"""
INFLUENCE = {
    "snitch": 8, "spy": 4, "schemer": 5, "emergency_doc": 2,
    "henchman": 5, "machine_pistol": 4, "saboteur": 2, "distraction": 3,
}  # fmt: skip
STARTS = {"BLU": "LS CO WC", "DIM": "DD LW BF", "CAL": "PI PO GA", "LAS": "PI NC", "CAR": "LW CA"}
INCOMES = {"BLU": 7, "DIM": 7, "CAL": 7, "LAS": 8, "CAR": 8}
SPACE = """
    family 5; keep 1; refuse 1; assign 30; job 90; market 4; attach 120; snitch 30; swap 1; spy 30; lawyer 30; look 30;
    enough 1; schemer 1; pass 1; execute 30; lapse 30; skip 1; aim_seat 5; aim_business 34; aim_gangster 30; stake 20;
    use 34; reroll 5; reveal 30; doc 1; launder 16; buy 34; return_fire 1; recruit 30; discard_job 90;
    discard_influence 8; take_back 34; offer_open 5; give_cash 60; ask_cash 60; give_business 34; ask_business 34;
    give_gangster 30; ask_gangster 30; give_lend 34; ask_lend 34; give_recall 34; ask_recall 34; tag 8; offer_send 1;
    offer_drop 1; accept 5; reject 5; withdraw 5
"""
OPTIONS: dict[str, list[object]] = {
    "rounds": [4, 3],
    "families": ["random", "choose", "beginner"],
    "first_market": ["company", "businessman", "free"],
    "politician_round_1": [True, False],
    "redeals": [3, *range(10)],
    "influence_from": [1, 2, 3],
    "influence_35": [False, True],
    "double_assign": ["off", 2, 1, 3],
    "plays_after_assign": [False, True],
    "plays_after_act": [False, True],
    "property_damage": ["6/3", "5/2"],
    "same_card_twice": [False, True],
    "arson": ["company", "any"],
    "drive_by": [1, 2],
    "rob_robber": [False, True],
    "spy_anytime": [False, True],
    "influence_anytime": [False, True],
    "doc": ["any", "owner"],
    "recruit": ["choice", "blind"],
    "hand_limit_from": [2, 1],
    "business_bonus": [False, True],
    "public_offers": [False, True],
    "trade_planned": [False, True],
    "last_tie": ["dice", "shared"],
}
JOB = {int(job["id"]): job for job in DATA["job"]}


def rows(table: str) -> list[list[str]]:
    return [row.split() for row in table.split(";")]


# -- the tables of section 2 ------------------------------------------------------------------------------------------


def test_the_components_are_those_of_section_2() -> None:
    """196 cards: 30 Gangsters, 34 Businesses, 90 Jobs, 33 Influence, 3 Monopoly, 5 Boss, 1 start-player card."""
    counts = {key: value for key, value in DATA["components"].items() if key != "provenance"}
    cards = ("gangsters", "businesses", "jobs", "influence", "monopolies", "bosses", "start_cards")
    assert [counts[name] for name in cards] == [30, 34, 90, 33, 3, 5, 1]
    assert sum(counts[name] for name in cards) == 196
    assert [counts[name] for name in ("markers", "dice", "notes", "mats")] == [25, 4, 140, 2]
    assert len(DATA["gangster"]) == 30
    assert sum(business["count"] for business in DATA["business"]) == 34
    assert len(DATA["job"]) == 90
    assert sum(card["count"] for card in DATA["influence"]) == 33


def test_the_thirty_gangsters() -> None:
    """CN-11, CN-70, CN-161; ids are family x 6 + column."""
    for number, (family, *name) in enumerate(rows(GANGSTERS)):
        entry = DATA["gangster"][number]
        assert (entry["id"], entry["family"], entry["name"]) == (number, family, " ".join(name))
        assert (entry["strength"], entry["price"]) == (PISTOLS[number % 6], PRICES[number % 6])
        assert (data.PISTOLS[number], data.RECRUIT_PRICE[number]) == (PISTOLS[number % 6], PRICES[number % 6])


def test_the_businesses_and_their_numbers() -> None:
    """CN-54, CN-160, CN-164: the price is twice the income; ids in table order."""
    number = 0
    for kind, (code, group, count, income, price, monopoly) in enumerate(rows(BUSINESSES)):
        entry = DATA["business"][kind]
        assert (entry["code"], entry["class"]) == (code, group)
        assert (entry["count"], entry["income"], entry["price"]) == (int(count), int(income), int(price))
        assert entry["monopoly"] == monopoly.replace("-", "")
        assert int(price) == 2 * int(income)
        for _ in range(int(count)):
            assert (data.TRADE[number], data.INCOME[number], data.PRICE[number]) == (kind, int(income), int(price))
            number += 1
    assert number == 34
    assert [data.FIRST_OF[kind] for kind in (0, 1, 10, 11)] == [0, 5, 32, 34]
    assert data.MONOPOLY_PAY == 5


def test_every_cash_job() -> None:
    """CN-73, CN-80: needs, die, pay with two successes and with one."""
    listed = rows(CASH_JOBS)
    assert len(listed) == 39
    printed: Any = data.PRINTED["jobs"]
    for number, needs, die, high, low in listed:
        job = JOB[int(number)]
        assert (job["kind"], job["deed"], job["attack"]) == ("cash", "cash", False)
        assert Counter(job["needs"]) == Counter([] if needs == "-" else needs.split("+"))
        assert (job["die"], job["high"], job["low"]) == (int(die), int(high), int(low))
        trades = [data.TRADE_IDS[data.CODES.index(code)] for code in job["needs"]]
        assert [data.TRADE_IDS[kind] for kind in data.NEEDED[data.JOB_IDS.index(int(number))]] == trades
        assert printed[number]["needs"] == trades
        assert [printed[number][name] for name in ("die", "high", "low")] == [int(die), int(high), int(low)]
    assert sum(job["kind"] == "cash" for job in DATA["job"]) == 39
    assert Counter(job["round"] for job in DATA["job"] if job["kind"] == "cash") == {1: 13, 2: 8, 3: 8, 4: 10}


def test_every_other_job() -> None:
    """CN-23, CN-58: what is an Attack, a Response, neither."""
    seen = []
    for row in OTHER_JOBS.split(";"):
        head, numbers = row.split(":")
        deed, kind, die = head.split()
        for number in numbers.split():
            job = JOB[int(number)]
            assert (job["deed"], job["kind"], job["die"]) == (deed, kind, int(die))
            seen.append(int(number))
    for number, deed, kind, die, high, low in rows(MONEY_JOBS):
        job = JOB[int(number)]
        assert (job["deed"], job["kind"], job["die"]) == (deed, kind, int(die))
        assert deed == "racing" or (job["high"], job["low"]) == (int(high), int(low))
        seen.append(int(number))
    assert sorted(seen) == sorted(number for number, job in JOB.items() if job["kind"] != "cash")
    assert len(seen) == 51
    attacks = {number for number, job in JOB.items() if job["attack"]}
    assert attacks == {number for number, job in JOB.items() if job["kind"] == "attack"} | {319, 320, 422}
    assert not any(job["needs"] for job in DATA["job"] if job["kind"] != "cash")


def test_the_four_decks() -> None:
    """CN-20: 20 + 20 + 25 + 25, ids in rising order; the first figure is the round."""
    numbers = [job["id"] for job in DATA["job"]]
    assert numbers == sorted(numbers)
    assert numbers == [*range(101, 121), *range(201, 221), *range(301, 326), *range(401, 426)]
    assert all(job["round"] == job["id"] // 100 for job in DATA["job"])
    assert [data.DECK_SIZE[deck] for deck in range(4)] == [20, 20, 25, 25]
    for number, job in enumerate(DATA["job"]):
        assert data.JOB_ROUND[number] == job["round"] - 1
        needs = [data.NEEDS[number * 11 + kind] for kind in range(11)]
        assert needs == [job["needs"].count(code) for code, *_ in rows(BUSINESSES)]
        assert (data.DIE[number], data.HIGH[number], data.LOW[number]) == (job["die"], job["high"], job["low"])
        assert data.IS_ATTACK[number] == job["attack"]


def test_five_players_draw_every_deck_out() -> None:
    """Section 2.3: the deck sizes are five times the draw table; CN-20."""
    assert DATA["setup"]["jobs"] == [4, 4, 5, 5]
    assert DATA["setup"]["influence"] == [0, 2, 2, 2]
    assert [5 * dealt for dealt in DATA["setup"]["jobs"]] == [20, 20, 25, 25]


def test_the_influence_cards() -> None:
    """CN-140: eight types, 33 cards; 35 by option."""
    assert {card["id"]: card["count"] for card in DATA["influence"]} == INFLUENCE
    assert list(INFLUENCE) == data.INFLUENCE_IDS
    assert len(data.influence_faces(False)) == 33
    more = Counter(data.influence_faces(True)) - Counter(data.influence_faces(False))
    assert more == {data.DOC: 1, data.SABOTEUR: 1}


def test_the_figures_of_payday_and_the_end() -> None:
    """CN-115, CN-116, CN-160, CN-162, CN-201, CN-202."""
    pay = DATA["pay"]
    assert (pay["monopoly"], pay["most_gangsters"], pay["power"]) == (5, 15, [2, 4, 6])
    assert (pay["hand_jobs"], pay["hand_influence"], pay["laundering"], pay["stake"]) == (3, 3, [8, 15], 20)
    assert [data.POWER[kills] for kills in range(4)] == [0, 2, 4, 6]
    assert (data.MOST_STAKE, data.MOST_LAUNDERED, data.MOST_CASH) == (20, 15, 60)


# -- the setup of section 3 -------------------------------------------------------------------------------------------


def test_the_families_and_what_they_start_with() -> None:
    """CN-12."""
    assert {family["code"]: " ".join(family["businesses"]) for family in DATA["family"]} == STARTS
    income = {code: income for code, _, _, income, _, _ in rows(BUSINESSES)}
    assert {code: sum(int(income[one]) for one in starts.split()) for code, starts in STARTS.items()} == INCOMES
    colours = [family["colour"] for family in DATA["family"]]
    assert colours == ["yellow", "green", "red", "purple", "blue"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_is_laid_as_section_3_says(seats: int) -> None:
    """CN-10 to CN-13, CN-16, CN-17, CN-20."""
    starters = set()
    for seed in range(12):
        state = start(seats, seed)
        starters.add(see(state)["start_player"])
        codes = [player["code"] for player in see(state)["players"]]
        assert len(set(codes)) == seats
        for letter, code in zip("ABCDE", codes, strict=False):
            assert estate(state, letter) == STARTS[code]
            assert gang(state, letter) == f"{code}1 {code}2 {code}3"
        assert money(state) == [2] * seats
        assert [player["free_markers"] for player in see(state)["players"]] == [5] * seats
        assert [player["income"] for player in see(state)["players"]] == [INCOMES[code] for code in codes]
        assert [len(player["recruits"]["gangsters"]) for player in see(state)["players"]] == [3] * seats
        taken = sum(len(STARTS[code].split()) for code in codes)
        assert see(state)["business_deck_size"] == 30 - taken
        kinds = [card["trade"] for card in see(state)["market"]]
        companies = {entry["id"] for entry in DATA["business"] if entry["class"] == "company"}
        assert len(set(kinds)) == 4
        assert len(set(kinds) & companies) <= 1
        dealt = [seats * each for each in (4, 0, 0, 0)]
        left = [size - out for size, out in zip((20, 20, 25, 25), dealt, strict=True)]
        assert see(state)["jobs_left"] == left
        assert state.i_deck.n == {3: 24, 4: 21, 5: 18}[seats]
    assert starters == set(range(seats))


def test_everybody_starts_with_the_same_three_influence_cards() -> None:
    """CN-14: already when the first Jobs are dealt."""
    state = start(3)
    assert phase(state)[0] == "redraw"
    for letter in "ABC":
        assert influence(state, letter) == ["henchman", "schemer", "snitch"]


# -- section 14, options, provenance ----------------------------------------------------------------------------------


def test_the_space_of_section_14() -> None:
    """CN-4: 808 game actions and 414 for negotiation, in table order."""
    listed = [(name, int(size)) for name, size in rows(SPACE)]
    assert [(kind.name, kind.size) for kind in ACTIONS.kinds] == listed
    assert ACTIONS.size == 1222
    assert ACTIONS.kind("offer_open").start == 808
    assert ACTIONS.kind("attach").start + 30 == ACTIONS.encode("attach", 1, 0), "attach = type x 30 + gangster"


def test_the_named_numbers_are_those_of_the_space() -> None:
    """What the rules code calls DO_EXECUTE is where `execute` begins."""
    other = {"NOTHING": "pass", "OFFER": "offer_open", "ITEM": "give_cash", "SEND": "offer_send", "DROP": "offer_drop"}
    for name in dir(actions):
        if name.startswith("DO_"):
            kind = ACTIONS.kind(other.get(name[3:], name[3:].lower()))
            assert getattr(actions, name) == kind.start - (name == "DO_STAKE"), name
    for name in ("GIVE_CASH", "ASK_CASH", "GIVE_BUSINESS", "ASK_LEND", "GIVE_RECALL", "ASK_RECALL", "ASK_GANGSTER"):
        assert getattr(actions, name) == ACTIONS.kind(name.lower()).start - ACTIONS.kind("give_cash").start


def test_the_options_of_sections_10_and_11() -> None:
    """The first value is the default; each names the rule that it changes."""
    offered: dict[str, list[object]] = {}
    for option in GAME.options:
        numbers = list(range(option.numbers[0], option.numbers[1] + 1)) if option.numbers else option.values
        offered[option.name] = [option.default, *numbers] if option.numbers else [*numbers]
        assert option.default == OPTIONS[option.name][0]
        assert re.fullmatch(r"CN-\d+", option.rule)
    assert offered == OPTIONS


def provenances(table: dict[str, Any]) -> list[str]:
    letters = table["provenance"]
    own = [value for key, value in table.items() if key.endswith("_provenance")]
    return [*(letters.values() if isinstance(letters, dict) else [letters]), *own]


@pytest.mark.parametrize("name", sorted(DATA))
def test_every_entry_says_where_it_comes_from(name: str) -> None:
    entries = DATA[name] if isinstance(DATA[name], list) else [DATA[name]]
    assert entries
    for entry in entries:
        keys = {key for key in entry if not key.endswith("provenance")}
        if isinstance(entry["provenance"], dict):
            assert set(entry["provenance"]) == keys
        for letters in provenances(entry):
            assert re.fullmatch(r"(R|P1|P2|P3|D|X)(, (R|P1|P2|P3|D|X))*", letters), letters


def test_what_is_ours_is_marked_as_ours() -> None:
    """All X: 36 names of Cash Jobs, the two cards of `influence_35`, the round of `double_assign`.

    By 10.23 also how many successes a Drive-by needs (CN-110).
    """
    named = [job["id"] for job in DATA["job"] if job["kind"] == "cash" and job["name_provenance"] == "X"]
    assert len(named) == 36
    assert not {109, 110, 111} & set(named)
    ours = {option["name"] for option in DATA["option"] if "X" in option["provenance"]}
    assert ours == {"influence_35", "double_assign", "drive_by"}
    printed: Any = data.PRINTED["jobs"]
    assert [number for number in named if printed[str(number)]["ours"] != ["name"]] == []
    assert [number for number, job in printed.items() if "deed" in job["ours"]] == ["420", "421"]
