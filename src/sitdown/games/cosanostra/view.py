"""What a seat sees of La Cosa Nostra, as plain data. A card is named only through `card_as`."""

from __future__ import annotations

from sitdown.engine.cards import BIT
from sitdown.engine.game import View
from sitdown.games.cosanostra.actions import TAGS
from sitdown.games.cosanostra.cards.businesses import count_active, income, monopolist, trade_of
from sitdown.games.cosanostra.cards.dice import PIPS
from sitdown.games.cosanostra.cards.gangsters import die_target, strength
from sitdown.games.cosanostra.cards.influence_cards import INFLUENCE_TOKEN
from sitdown.games.cosanostra.cards.job_cards import back_of
from sitdown.games.cosanostra.data import (
    ATTACHED,
    BUSINESSES,
    DEED,
    DEEDS,
    FAMILY_CODES,
    FAMILY_IDS,
    GANG,
    GANGSTERS,
    HENCHMAN,
    INFLUENCE_IDS,
    INFLUENCES,
    JOB_IDS,
    MONOPOLIES,
    MONOPOLY_IDS,
    MOST_SEATS,
    NONE,
    PISTOLS,
    RECRUIT_PRICE,
    SLOTS,
)
from sitdown.games.cosanostra.jobs.execute import die_at
from sitdown.games.cosanostra.jobs.return_fire import die_back
from sitdown.games.cosanostra.jobs.targets import aims_at_gangster, is_target_gangster
from sitdown.games.cosanostra.needs import needs_told
from sitdown.games.cosanostra.phase_numbers import ACT, AIM, END, LOOK, PHASES, PLAN, PLAN_CARD, RETURN_FIRE
from sitdown.games.cosanostra.phases.payday import top_recruit
from sitdown.games.cosanostra.scoring import account, gangster_bonus, power_bonus, ranking, total
from sitdown.games.cosanostra.state import (
    ACTIVE,
    AWAY,
    DRAFTS,
    INACTIVE,
    KILLED,
    MOST_INFLUENCE,
    MOST_JOBS,
    NOTHING,
    PURCHASE,
    WAITING,
    CosaState,
)
from sitdown.games.cosanostra.trade import threats
from sitdown.games.cosanostra.trade.items import can_give_gangster, open_paper, readable
from sitdown.games.cosanostra.trade.promises import FATES, round_of, seat_of, tag_of, to_of

BACK = "?"
_G_STATES = {WAITING: "recruit", ACTIVE: "active", INACTIVE: "deactivated", KILLED: "killed"}


def card_as(state: CosaState, seat: int | None, token: int) -> str:
    """A Job `III 305` or its back `III`; an Influence card `snitch`, or a back."""
    if token >= INFLUENCE_TOKEN:
        token -= INFLUENCE_TOKEN
        return INFLUENCE_IDS[state.influence.face[token]] if state.influence.known_to(seat, token) else BACK
    return job_face(state, token) if state.jobs.known_to(seat, token) else back_of(token)


def job_face(state: CosaState, token: int) -> str:
    return str(JOB_IDS[state.jobs.face[token]])


def seen_by_all(state: CosaState) -> View:
    """What lies open for all."""
    return _table(state)


def seen_by(state: CosaState, seat: int | None) -> View:
    """What lies face down, offers and the choice as this seat may know them."""
    return {
        "you": seat,
        "phase": PHASES[phase_as(state, seat)],
        "players": [_player(state, seat, other, open_cards=False) for other in range(state.seats)],
        "gone_jobs": _gone_jobs(state, seat),
        "offers": [_offer(state, a, b) for a, b in _open_offers(state) if _hears(state, seat, a, b)],
        "threats": threats.listed(state, seat),
        "draft": None if seat is None else _draft(state, seat),
        "drafts_left": None if seat is None else DRAFTS - state.drafts[seat],
        **_needs(state, seat),
        "choosing": _choosing(state, seat),
    }


def phase_as(state: CosaState, seat: int | None) -> int:
    """Of a half-made choice others see only that it is under way, not what it will be (CN-9)."""
    if seat == state.mover:
        return state.phase
    if state.phase == PLAN_CARD:
        return PLAN
    if state.phase == LOOK:
        return state.back_to
    return ACT if state.phase == AIM else state.phase


def open_view(state: CosaState) -> View:
    """Everything face up."""
    view = _table(state)
    view["you"] = None
    view["phase"] = PHASES[state.phase]
    view["players"] = [_player(state, seat, seat, open_cards=True) for seat in range(state.seats)]
    view["gone_jobs"] = sorted(job_face(state, token) for token in state.gone.tokens())
    view["offers"] = [_offer(state, a, b) for a, b in _open_offers(state)]
    view["threats"] = threats.listed(state, None, all_open=True)
    view["draft"] = [_draft(state, seat) for seat in range(state.seats)]
    view["drafts_left"] = [DRAFTS - state.drafts[seat] for seat in range(state.seats)]
    view.update(_needs(state, None))
    view["choosing"] = None if state.phase == END else _choosing(state, state.mover)
    view["answers"] = [state.answer[seat] if state.done & BIT[seat] else None for seat in range(state.seats)]
    view["put_away"] = [[state.put_away_jobs[seat], state.put_away[seat]] for seat in range(state.seats)]
    view["business_deck"] = list(reversed(state.b_deck.tokens()))
    view["influence_deck"] = [INFLUENCE_IDS[state.influence.face[token]] for token in reversed(state.i_deck.tokens())]
    view["influence_gone"] = [INFLUENCE_IDS[state.influence.face[token]] for token in state.i_gone.tokens()]
    view["job_deck"] = [_job_deck(state, deck) for deck in range(4)]
    view["recruits"] = [state.recruits[place] for place in range(3 * state.seats)]
    return view


def _job_deck(state: CosaState, deck: int) -> list[str]:
    first = [0, 20, 40, 65][deck]
    tokens = [state.j_deck[first + i] for i in range(state.j_deck_n[deck])]
    return [job_face(state, token) for token in reversed(tokens)]


def _table(state: CosaState) -> View:
    """What lies open for all."""
    over = state.phase == END
    asked = [seat for seat in range(state.seats) if state.waits_for(seat)]
    return {
        "game": state.game.slug,
        "seats": state.seats,
        "options": dict(state.options),
        "mover": None if over or state.must else state.mover,
        "asked": asked,
        "under_way": state.under_way,
        "round": state.round,
        "rounds": state.switches.rounds,
        "start_player": state.start_player,
        "regular": state.regular,
        "extra_turn": state.is_extra,
        "market": [_market(state, slot) for slot in range(SLOTS)],
        "business_deck_size": state.b_deck.n,
        "known_bottom": [state.b_deck.items[i] for i in range(state.known_bottom)],
        "in_business_deck": sorted(trade_of(b) for b in range(BUSINESSES) if state.b_at[b] == AWAY),
        "influence_deck_size": state.i_deck.n,
        "influence_gone_size": state.i_gone.n,
        "influence_played": {INFLUENCE_IDS[kind]: state.i_played[kind] for kind in range(INFLUENCES)},
        "jobs_left": [state.j_deck_n[deck] for deck in range(4)],
        "monopolies": [_monopoly(state, kind) for kind in range(MONOPOLIES)],
        "job": _job(state),
        "promises": [_promise(state, i) for i in range(state.promise_n)],
        "over": over,
        "ending": state.ending,
        "ranking": ranking(state) if over else None,
        "accounts": [account(state, seat) for seat in range(state.seats)] if over else None,
        "totals": [total(state, seat) for seat in range(state.seats)] if over else None,
    }


def _market(state: CosaState, slot: int) -> View | None:
    business = state.market[slot]
    return None if business == NONE else {"slot": slot, "business": business, "trade": trade_of(business)}


def _monopoly(state: CosaState, kind: int) -> View:
    owner = monopolist(state, kind)
    counts = [count_active(state, seat, kind) for seat in range(state.seats)]
    return {"id": MONOPOLY_IDS[kind], "owner": None if owner == NONE else owner, "counts": counts}


def _job(state: CosaState) -> View | None:
    """The Job that is being executed, once it is revealed."""
    if state.deed == NONE or state.phase == AIM:
        return None
    return {
        "seat": state.active,
        "gangster": state.doing,
        "job": JOB_IDS[state.deed],
        "deed": DEEDS[DEED[state.deed]],
        "target": None if state.target == NONE else state.target,
        "stake": state.stake,
        "dice": [state.dice[die] for die in range(state.dice_n)],
        "die_target": state.aim_at,
        "successes": state.hits,
        "pay": state.pay,
        "robbers": [_robber(state, level) for level in range(2) if state.robber[level] != NONE],
        "attacker": None if state.attacker == NONE else state.attacker,
        "victim": None if state.victim == NONE else state.victim,
        "hurt": None if state.hurt == NONE else state.hurt % PURCHASE,
        "hurt_is_business": state.hurt >= PURCHASE,
        "harm": state.harm,
        "return_fire": _return_fire(state) if state.phase == RETURN_FIRE else None,
    }


def _return_fire(state: CosaState) -> View:
    """What the man shot at would roll."""
    return {"dice": strength(state, state.target), "die": die_back(state)}


def _robber(state: CosaState, level: int) -> View:
    gangster = state.robber[level]
    return {"seat": state.g_owner[gangster], "gangster": gangster, "take": state.take[level]}


def _promise(state: CosaState, i: int) -> View:
    promised = state.promise[i]
    return {
        "seat": seat_of(promised),
        "to": to_of(promised),
        "tag": TAGS[tag_of(promised)],
        "round": round_of(promised),
        "fate": FATES[state.fate[i]],
        "owed": None if state.owed[i] == NONE else state.owed[i],
    }


def _player(state: CosaState, seat: int | None, other: int, open_cards: bool) -> View:
    family = state.family[other]
    seated = family != NONE
    jobs = [state.hand[other * MOST_JOBS + slot] for slot in range(state.hand_n[other])]
    influence = [state.i_hand[other * MOST_INFLUENCE + slot] for slot in range(state.i_hand_n[other])]
    return {
        "seat": other,
        "family": FAMILY_IDS[family] if seated else None,
        "code": FAMILY_CODES[family] if seated else None,
        "cash": state.cash[other],
        "laundered": state.laundered[other],
        "income": income(state, other),
        "free_markers": state.free_markers[other],
        "gangsters": [_gangster(state, seat, g, open_cards) for g in range(GANGSTERS) if _is_before(state, g, other)],
        "recruits": _recruits(state, other),
        "businesses": [_business(state, b) for b in range(BUSINESSES) if state.stands(b) and state.b_owner[b] == other],
        "jobs": sorted(card_as(state, seat, token) for token in jobs),
        "job_backs": sorted(back_of(token) for token in jobs),
        "influence": sorted(card_as(state, seat, INFLUENCE_TOKEN + token) for token in influence),
        "influence_size": len(influence),
        "killed": [g for g in range(GANGSTERS) if state.g_at[g] == KILLED and state.g_owner[g] == other],
        "power": power_bonus(state, other),
        "gangster_bonus": gangster_bonus(state, other),
        "total": total(state, other) if state.phase == END else None,
    }


def _is_before(state: CosaState, gangster: int, seat: int) -> bool:
    return state.in_play(gangster) and state.g_owner[gangster] == seat


def _gangster(state: CosaState, seat: int | None, gangster: int, open_cards: bool) -> View:
    attached = [kind for kind in range(ATTACHED) if state.attached[gangster * ATTACHED + kind] != NONE]
    return {
        "gangster": gangster,
        "family": FAMILY_CODES[gangster // GANG],
        "pistols": PISTOLS[gangster],
        "strength": strength(state, gangster),
        "state": _G_STATES[state.g_at[gangster]],
        "plan": _plan(state, seat, gangster, open_cards),
        "tradable": can_give_gangster(state, state.g_owner[gangster], gangster),
        "attached": [INFLUENCE_IDS[HENCHMAN + kind] for kind in attached],
        # what his dice must show, by the number printed, 1 to 6; None: what is printed
        "die": [die_target(state, gangster, 1 + pip) for pip in range(PIPS)] if attached else None,
    }


def _plan(state: CosaState, seat: int | None, gangster: int, open_cards: bool) -> View | None:
    """What lies on him: an open purchase, or a Job as the seat knows it."""
    card = state.plan[gangster]
    if card == NOTHING:
        return None
    if card >= PURCHASE:
        business = card - PURCHASE
        return {"business": business, "trade": trade_of(business), "markers": _markers(state, business)}
    known = open_cards or state.jobs.known_to(seat, card)
    return {
        "back": back_of(card),
        "job": JOB_IDS[state.jobs.face[card]] if known else None,
        "seen_by": [other for other in range(state.seats) if state.jobs.knows(other, card)],
    }


def _markers(state: CosaState, business: int) -> list[int]:
    return [state.markers[business * MOST_SEATS + seat] for seat in range(state.seats)]


def _business(state: CosaState, business: int) -> View:
    return {
        "business": business,
        "trade": trade_of(business),
        "active": state.b_at[business] == ACTIVE,
        "used": state.b_used[business] == 1,
        "markers": _markers(state, business),
    }


def _recruits(state: CosaState, seat: int) -> View:
    waiting = [g for g in range(GANGSTERS) if state.g_at[g] == WAITING and state.g_owner[g] == seat]
    top = top_recruit(state, seat) if state.switches.blind and state.top_seen & BIT[seat] else NONE
    return {
        "gangsters": waiting,
        "prices": [RECRUIT_PRICE[g] for g in waiting],
        "top": None if top == NONE else top,
    }


def _gone_jobs(state: CosaState, seat: int | None) -> list[str]:
    """Discarded Jobs as the seat knows them; they have no order."""
    return sorted(card_as(state, seat, token) for token in state.gone.tokens())


# -- offers -----------------------------------------------------------------------------------------------------------


def _open_offers(state: CosaState) -> list[tuple[int, int]]:
    pairs = [(seat, to) for seat in range(state.seats) for to in range(state.seats)]
    return [(seat, to) for seat, to in pairs if state.open_offers & BIT[seat * MOST_SEATS + to]]


def _hears(state: CosaState, seat: int | None, giver: int, to: int) -> bool:
    """Open offers are between two, unless `public_offers`."""
    return seat in (giver, to) or (state.switches.public_offers and seat is not None)


def _offer(state: CosaState, seat: int, to: int) -> View:
    return {"from": seat, "to": to, **_terms(state, open_paper(seat, to))}


def _draft(state: CosaState, seat: int) -> View | None:
    if state.draft_to[seat] == NONE:
        return None
    return {"from": seat, "to": state.draft_to[seat], **_terms(state, seat)}


def _terms(state: CosaState, paper: int) -> View:
    terms = readable(state, paper)
    tag = terms["tag"]
    assert tag is None or isinstance(tag, int)
    return {"give": terms["give"], "get": terms["get"], "tag": None if tag is None else TAGS[tag]}


# -- what Jobs need ---------------------------------------------------------------------------------------------------


def _needs(state: CosaState, seat: int | None) -> View:
    """What the Jobs that the seat knows need, and where it finds what is lacking."""
    return {"needs": {}, "lacking": {}} if seat is None or state.phase == END else needs_told(state, seat)


# -- what is half chosen ----------------------------------------------------------------------------------------------


def _choosing(state: CosaState, seat: int | None) -> View | None:
    """The parts of a choice that the seat has made so far; nobody else sees them before it is complete (CN-9)."""
    if seat is None or state.phase == END:
        return None
    found: View = {}
    if state.half[seat] != NONE:
        found["gangster"] = state.half[seat]
    if state.phase == AIM and seat == state.mover:
        found["execute"] = state.doing
        found["job"] = JOB_IDS[state.deed]
        if aims_at_gangster(DEED[state.deed]):
            found["die_at"] = _dice_at(state, seat)
        found["use"] = [b for b in range(BUSINESSES) if state.uses[b] > 0]
    if state.phase in (PLAN_CARD, LOOK) and seat == state.mover:
        found["phase"] = PHASES[state.phase]
    if state.put_away[seat] or state.put_away_jobs[seat]:
        found["put_away_jobs"] = [
            job_face(state, state.hand[seat * MOST_JOBS + slot])
            for slot in range(state.hand_n[seat])
            if state.put_away_jobs[seat] & BIT[slot]
        ]
        found["put_away_influence"] = [
            INFLUENCE_IDS[state.influence.face[state.i_hand[seat * MOST_INFLUENCE + slot]]]
            for slot in range(state.i_hand_n[seat])
            if state.put_away[seat] & BIT[slot]
        ]
    return found or None


def _dice_at(state: CosaState, seat: int) -> dict[str, int]:
    """What a die must show against each Gangster that the Attack may be aimed at."""
    targets = [gangster for gangster in range(GANGSTERS) if is_target_gangster(state, seat, gangster)]
    return {str(gangster): die_at(state, state.deed, gangster) for gangster in targets}
