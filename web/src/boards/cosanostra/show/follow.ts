/**
 * What lies on the table while events are shown one after the other: the view before them, changed by each. What the
 * rules work out of what lies there (income, strength, what a Job lacks) is taken from a view that knows it.
 */
import type { Influence } from '../../../art/cosanostra/signs'
import type { GameEvent, Seat } from '../../../protocol/types'
import { jobIds, tradeOf } from '../printed'
import { type Business, type CosaView, isPurchase, ROMAN } from '../view'
import { inCourse, settled } from './figures'
import {
  backOf,
  cardsOf,
  gets,
  getsBusiness,
  gone,
  isFace,
  loses,
  losesPlan,
  markersHome,
  movesBusiness,
  movesMan,
  pays,
  unplanned,
  withBusiness,
  without,
  withMan,
  withMarkers,
  withPlayer,
} from './table'

type Change = (view: CosaView, event: GameEvent, seat: Seat, known: CosaView[]) => CosaView

function bought(view: CosaView, event: GameEvent, seat: Seat): CosaView {
  const [business, gangster] = [Number(event.business), Number(event.gangster)]
  const plan = view.players[seat]!.gangsters.find((man) => man.gangster === gangster)?.plan ?? null
  const isPlanned = isPurchase(plan) && plan.business === business
  const markers = isPlanned ? plan.markers : view.players.map(() => 0)
  const paid = pays(isPlanned ? unplanned(view, gangster) : fromMarket(view, business), seat, Number(event.amount))
  return getsBusiness(paid, seat, { business, trade: tradeOf(business), active: true, used: false, markers })
}

/** Out of the market, or else out of the deck. */
function fromMarket(view: CosaView, business: number): CosaView {
  const lies = view.market.some((place) => place?.business === business)
  return lies
    ? { ...view, market: view.market.map((place) => (place?.business === business ? null : place)) }
    : { ...view, business_deck_size: view.business_deck_size - 1 }
}

function killed(view: CosaView, event: GameEvent, seat: Seat): CosaView {
  if (event.business !== undefined) return gone(view, Number(event.business))
  const gangster = Number(event.gangster)
  const alone = losesPlan(view, gangster)
  const players = alone.players.map((one) => ({
    ...one,
    gangsters: one.gangsters.filter((man) => man.gangster !== gangster),
  }))
  return withPlayer({ ...alone, players }, seat, ({ killed: dead }) => ({
    killed: [...dead, gangster].sort((one, other) => one - other),
  }))
}

function deactivated(view: CosaView, event: GameEvent): CosaView {
  if (event.business === undefined) {
    const gangster = Number(event.gangster)
    return withMan(losesPlan(view, gangster), gangster, () => ({ state: 'deactivated' }))
  }
  const business = Number(event.business)
  const card = cardsOf(view).find((one) => one.business === business)
  const off = withBusiness(view, business, ({ markers }) => ({ active: false, markers: markers.map(() => 0) }))
  return markersHome(off, card?.markers ?? [])
}

function persuaded(view: CosaView, event: GameEvent, seat: Seat): CosaView {
  const business = Number(event.business)
  const markers = cardsOf(view).find((one) => one.business === business)?.markers ?? []
  return movesBusiness(markersHome(view, markers), business, seat, () => markers.map(() => 0))
}

/** CN-181: all of it at once; men last. */
function exchanged(view: CosaView, event: GameEvent, seat: Seat): CosaView {
  const terms = (event.terms as unknown as string[]).map((term) => term.split(' ')).filter(([side]) => side !== 'tag')
  const men = terms.filter(([, kind]) => kind === 'gangsters')
  const rest = terms.filter(([, kind]) => kind !== 'gangsters')
  return [...rest, ...men].reduce((now, [side, kind, text]) => {
    const [giver, getter] = side === 'give' ? [seat, Number(event.to)] : [Number(event.to), seat]
    return handedOver(now, giver, getter, kind!, Number(text))
  }, view)
}

function handedOver(view: CosaView, giver: Seat, getter: Seat, kind: string, what: number): CosaView {
  if (kind === 'cash') return pays(pays(view, giver, what), getter, -what)
  if (kind === 'lend') return withMarkers(view, what, getter, 1)
  if (kind === 'recall') return withMarkers(view, what, giver, -1)
  if (kind === 'gangsters') return movesMan(view, what, getter)
  const own = (card: Business) => card.markers.map((count, seat) => (seat === getter ? 0 : count))
  const card = cardsOf(view).find((one) => one.business === what)
  return movesBusiness(markersHome(view, card?.markers ?? [], getter), what, getter, own)
}

function looked(view: CosaView, event: GameEvent, seat: Seat): CosaView {
  const [card] = event.cards ?? []
  return withMan(view, Number(event.gangster), ({ plan }) => {
    if (!plan || isPurchase(plan)) return {}
    const seen = [...new Set([...plan.seen_by, seat])].sort()
    return { plan: { ...plan, job: card && isFace(card) ? Number(card) : plan.job, seen_by: seen } }
  })
}

/** What is done with is active and unused again, as the first view of the round tells it. */
function round(view: CosaView, event: GameEvent, seat: Seat, known: CosaView[]): CosaView {
  const fresh = known.find((one) => one.round === event.round && one.phase !== 'family')
  if (fresh && event.round === 1)
    return { ...fresh, players: fresh.players.map((one) => ({ ...one, jobs: [], job_backs: [] })) }
  const begun = { ...withoutLaid(view), round: Number(event.round), start_player: seat, phase: 'redraw', mover: null }
  if (!fresh) return begun
  const [men, cards] = [fresh.players.flatMap((one) => one.gangsters), fresh.players.flatMap((one) => one.businesses)]
  const now = <T extends object>(one: T, found: T | undefined, ...keys: (keyof T)[]): T =>
    found ? { ...one, ...Object.fromEntries(keys.map((key) => [key, found[key]])) } : one
  const players = begun.players.map((player) => ({
    ...player,
    gangsters: player.gangsters.map((man) =>
      now(
        man,
        men.find(({ gangster }) => gangster === man.gangster),
        'state',
      ),
    ),
    businesses: player.businesses.map((card) =>
      now(
        card,
        cards.find(({ business }) => business === card.business),
        'active',
        'used',
      ),
    ),
  }))
  return { ...begun, players }
}

/** CN-144: at the end of the action phase nothing lies on a Gangster any more. */
function withoutLaid(view: CosaView): CosaView {
  const players = view.players.map((player) => ({
    ...player,
    gangsters: player.gangsters.map((man) => ({ ...man, attached: [], plan: null })),
  }))
  return { ...view, players }
}

function recruited(view: CosaView, event: GameEvent, seat: Seat, known: CosaView[]): CosaView {
  const gangster = Number(event.gangster)
  const men = known.flatMap((one) => one.players[seat]!.gangsters)
  const man = men.find((one) => one.gangster === gangster)
  return withPlayer(pays(view, seat, Number(event.amount)), seat, ({ recruits, gangsters }) => {
    const at = recruits.gangsters.indexOf(gangster)
    const left = { gangsters: without(recruits.gangsters, at), prices: without(recruits.prices, at), top: null }
    const all = man ? [...gangsters, man].sort((one, other) => one.gangster - other.gangster) : gangsters
    return { recruits: left, gangsters: all }
  })
}

/** CN-22: the Jobs of this round go back before others are dealt. */
function refused(view: CosaView): CosaView {
  const isNew = (card: string) => backOf(card) === ROMAN[view.round - 1]
  const players = view.players.map((player) => ({
    ...player,
    jobs: player.jobs.filter((card) => !isNew(card)),
    job_backs: player.job_backs.filter((card) => !isNew(card)),
  }))
  return { ...view, players }
}

function planned(view: CosaView, event: GameEvent, seat: Seat): CosaView {
  const card = event.cards![0]!
  const plan = { back: backOf(card), job: isFace(card) ? Number(card) : null, seen_by: [seat] }
  return withMan(loses(view, seat, [card]), Number(event.gangster), () => ({ plan }))
}

function swapped(view: CosaView): CosaView {
  const lay = view.market.filter(Boolean).length
  return { ...view, market: view.market.map(() => null), business_deck_size: view.business_deck_size + lay }
}

function revealed(view: CosaView, event: GameEvent): CosaView {
  const job = jobIds()[Number(event.job)]!
  return withMan(view, Number(event.gangster), ({ plan }) =>
    plan && !isPurchase(plan) ? { plan: { ...plan, job } } : {},
  )
}

function attached(view: CosaView, event: GameEvent): CosaView {
  const order: Influence[] = ['henchman', 'machine_pistol', 'saboteur', 'distraction']
  const card = event.card as Influence
  return withMan(view, Number(event.gangster), (man) => ({
    attached: [...man.attached, card].sort((one, other) => order.indexOf(one) - order.indexOf(other)),
  }))
}

/** How the table changes by each kind of event; by all others it does not. */
const CHANGES: Record<string, Change> = {
  family: (view, event, seat, known) => {
    const found = known.find(({ players }) => players[seat]!.family === event.family)?.players[seat]
    return found ? withPlayer(view, seat, () => found) : view
  },
  round,
  refused,
  recruited,
  bought,
  killed,
  deactivated,
  persuaded,
  exchanged,
  looked,
  planned_job: planned,
  swapped,
  ended: withoutLaid,
  revealed,
  attached,
  dealt_jobs: (view, event, seat) => gets(view, seat, event.cards ?? []),
  dealt_influence: (view, event, seat) => gets(view, seat, event.cards ?? []),
  put_away: (view, event, seat) => loses(view, seat, event.cards ?? []),
  influence: (view, event, seat) => loses(view, seat, [String(event.card)]),
  returned_job: (view, event, seat) => gets(losesPlan(view, Number(event.gangster)), seat, event.cards ?? []),
  laid_away: (view, event) => unplanned(view, Number(event.gangster)),
  lapsed_job: (view, event) => unplanned(view, Number(event.gangster)),
  lapsed_purchase: (view, event) => losesPlan(view, Number(event.gangster)),
  planned_purchase: (view, event) => {
    const business = Number(event.business)
    const plan = { business, trade: tradeOf(business), markers: view.players.map(() => 0) }
    return withMan(fromMarket(view, business), Number(event.gangster), () => ({ plan }))
  },
  market: (view, { slot, business }) => ({
    ...view,
    business_deck_size: view.business_deck_size - 1,
    market: view.market.map((place, at) =>
      at === slot ? { slot: at, business: Number(business), trade: tradeOf(Number(business)) } : place,
    ),
  }),
  shuffled: (view, { pile, count }) => (pile === 'business' ? { ...view, business_deck_size: Number(count) } : view),
  lawyer: (view, { business }) => withBusiness(view, Number(business), () => ({ used: true })),
  rerolled: (view, { business }) => withBusiness(view, Number(business), () => ({ used: true })),
  spent_markers: (view, { businesses }, seat) =>
    (businesses as unknown as number[]).reduce((now, business) => withMarkers(now, business, seat, -1), view),
  took_back: (view, { business }, seat) => withMarkers(view, Number(business), seat, -1),
  earned: (view, { amount }, seat) => pays(view, seat, -Number(amount)),
  bonus: (view, { amount }, seat) => pays(view, seat, -Number(amount)),
  income: (view, { amount }, seat) => pays(withoutLaid(view), seat, -Number(amount)),
  raced: (view, { stake, won }, seat) => pays(view, seat, won ? -Number(stake) : Number(stake)),
  paid: (view, { amount, to }, seat) => {
    const paid = pays(view, seat, Number(amount))
    return typeof to === 'number' ? pays(paid, to, -Number(amount)) : paid
  },
  laundered: (view, { amount }, seat) =>
    withPlayer(pays(view, seat, Number(amount)), seat, ({ laundered }) => ({ laundered: laundered + Number(amount) })),
  too_dear: (view, { gangster }, seat) =>
    withPlayer(view, seat, ({ recruits }) => ({ recruits: { ...recruits, top: Number(gangster) } })),
}

/** The table after one more event; `known`: the views that came since it was still. */
export function follow(before: CosaView, event: GameEvent, known: CosaView[]): CosaView {
  const change = CHANGES[event.event]
  const begun = inCourse(before, event)
  const changed = change ? change(begun, event, event.seat ?? -1, known) : begun
  const { choosing, asked, offers, draft, drafts_left, promises, threats } = known.at(-1)! // they are answered at once
  return { ...settled(changed, known), choosing, asked, offers, draft, drafts_left, promises, threats, job: null }
}
