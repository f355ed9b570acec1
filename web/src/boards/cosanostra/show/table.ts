/** What can happen to things on the table, each as a new view. */
import type { Influence } from '../../../art/cosanostra/signs'
import type { Seat } from '../../../protocol/types'
import { jobOf } from '../printed'
import { type Business, type CosaView, type Gangster, isPurchase, type Plan, type Player, ROMAN } from '../view'

// -- hands on the table -----------------------------------------------------------------------------------------------

export function withPlayer(view: CosaView, seat: Seat, change: (player: Player) => Partial<Player>): CosaView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}
export function withMan(view: CosaView, gangster: number, change: (man: Gangster) => Partial<Gangster>): CosaView {
  const changed = (man: Gangster) => (man.gangster === gangster ? { ...man, ...change(man) } : man)
  return { ...view, players: view.players.map((one) => ({ ...one, gangsters: one.gangsters.map(changed) })) }
}
export function withBusiness(
  view: CosaView,
  business: number,
  change: (card: Business) => Partial<Business>,
): CosaView {
  const changed = (card: Business) => (card.business === business ? { ...card, ...change(card) } : card)
  return { ...view, players: view.players.map((one) => ({ ...one, businesses: one.businesses.map(changed) })) }
}
export const pays = (view: CosaView, seat: Seat, amount: number): CosaView =>
  withPlayer(view, seat, ({ cash }) => ({ cash: cash - amount }))

export const without = <T>(all: readonly T[], at: number): T[] => all.filter((_, place) => place !== at)
export const isFace = (card: string) => !Number.isNaN(Number(card))
const isJob = (card: string) => isFace(card) || (ROMAN as readonly string[]).includes(card)
export const backOf = (card: string): string => (isFace(card) ? ROMAN[jobOf(Number(card)).round - 1]! : card)

/** The card itself if its face is known, else one with its back. */
function taken(all: readonly string[], card: string, back: (card: string) => string): string[] {
  const at = all.indexOf(card)
  return without(all, at >= 0 ? at : all.findIndex((one) => back(one) === back(card)))
}
const noFace = () => '?'

export function gets(view: CosaView, seat: Seat, cards: string[]): CosaView {
  const jobs = cards.filter(isJob)
  const influence = cards.filter((card) => !isJob(card)) as Player['influence']
  return withPlayer(view, seat, (player) => ({
    jobs: [...player.jobs, ...jobs].sort(),
    job_backs: [...player.job_backs, ...jobs.map(backOf)].sort(),
    influence: [...player.influence, ...influence].sort(),
    influence_size: player.influence_size + influence.length,
  }))
}
export function loses(view: CosaView, seat: Seat, cards: string[]): CosaView {
  return withPlayer(view, seat, (player) => {
    let { jobs, job_backs: backs } = player
    let influence: string[] = player.influence
    for (const card of cards) {
      if (isJob(card)) {
        jobs = taken(jobs, card, backOf)
        backs = without(backs, backs.indexOf(backOf(card)))
      } else influence = taken(influence, influence.includes(card) ? card : '?', noFace)
    }
    return { jobs, job_backs: backs, influence: influence as Player['influence'], influence_size: influence.length }
  })
}

// -- Businesses, their markers, and what is planned -------------------------------------------------------------------

/** Markers of one seat, or of all, go home. */
export function markersHome(view: CosaView, markers: readonly number[], whose?: Seat): CosaView {
  return markers.reduce(
    (now, count, seat) =>
      count && (whose === undefined || whose === seat)
        ? withPlayer(now, seat, ({ free_markers: free }) => ({ free_markers: free + count }))
        : now,
    view,
  )
}
export const cardsOf = (view: CosaView): (Business | Extract<Plan, { business: number }>)[] =>
  view.players.flatMap((player) => [
    ...player.businesses,
    ...player.gangsters.flatMap(({ plan }) => (isPurchase(plan) ? [plan] : [])),
  ])

export function withMarkers(view: CosaView, business: number, seat: Seat, by: number): CosaView {
  const moved = (markers: number[]) => markers.map((count, at) => (at === seat ? count + by : count))
  const onCard = withBusiness(view, business, ({ markers }) => ({ markers: moved(markers) }))
  const onPlan = onCard.players
    .flatMap(({ gangsters }) => gangsters)
    .find(({ plan }) => isPurchase(plan) && plan.business === business)
  const laid = onPlan
    ? withMan(onCard, onPlan.gangster, ({ plan }) => ({
        plan: isPurchase(plan) ? { ...plan, markers: moved(plan.markers) } : plan,
      }))
    : onCard
  return withPlayer(laid, seat, ({ free_markers: free }) => ({ free_markers: free - by }))
}

/** It leaves the table for the deck. */
export function gone(view: CosaView, business: number): CosaView {
  const markers = cardsOf(view).find((card) => card.business === business)?.markers ?? []
  const home = markersHome(view, markers)
  return {
    ...home,
    business_deck_size: home.business_deck_size + 1,
    players: home.players.map((one) => ({
      ...one,
      businesses: one.businesses.filter((card) => card.business !== business),
    })),
  }
}

const WITH_PLAN: readonly Influence[] = ['henchman', 'saboteur']
/** CN-144: what came with the planned card leaves with it. */
export const unplanned = (view: CosaView, gangster: number): CosaView =>
  withMan(view, gangster, ({ attached }) => ({
    plan: null,
    attached: attached.filter((card) => !WITH_PLAN.includes(card)),
  }))

export function losesPlan(view: CosaView, gangster: number): CosaView {
  const plan = view.players.flatMap(({ gangsters }) => gangsters).find((man) => man.gangster === gangster)?.plan ?? null
  return unplanned(isPurchase(plan) ? gone(view, plan.business) : view, gangster)
}

export function getsBusiness(view: CosaView, seat: Seat, card: Business): CosaView {
  return withPlayer(view, seat, ({ businesses }) => ({
    businesses: [...businesses, card].sort((one, other) => one.business - other.business),
  }))
}

export function movesBusiness(
  view: CosaView,
  business: number,
  to: Seat,
  markers: (card: Business) => number[],
): CosaView {
  const card = view.players.flatMap(({ businesses }) => businesses).find((one) => one.business === business)
  if (!card) return view
  const left = {
    ...view,
    players: view.players.map((one) => ({
      ...one,
      businesses: one.businesses.filter((other) => other.business !== business),
    })),
  }
  return getsBusiness(left, to, { ...card, markers: markers(card) })
}

export function movesMan(view: CosaView, gangster: number, to: Seat): CosaView {
  const man = view.players.flatMap(({ gangsters }) => gangsters).find((one) => one.gangster === gangster)
  const left = view.players.map((one) => ({ ...one, gangsters: one.gangsters.filter((other) => other !== man) }))
  const joined = (men: Gangster[]) => [...men, man!].sort((one, other) => one.gangster - other.gangster)
  return man ? withPlayer({ ...view, players: left }, to, ({ gangsters }) => ({ gangsters: joined(gangsters) })) : view
}
