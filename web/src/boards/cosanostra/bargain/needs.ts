/** What the own Jobs lack, and who could lend it. */
import type { Trade } from '../../../art/cosanostra/signs'
import type { Seat } from '../../../protocol/types'
import { needsOf } from '../needs'
import { jobOf } from '../printed'
import { businessOf, type CosaView, isPurchase, jobsIn } from '../view'

export interface Request {
  job: number
  trade: Trade
  business: number
  from: Seat
  /** Thousands. */
  fee: number
  /** An open offer asks for it already. */
  asked: boolean
}

/** Part of what a Job pays that is offered for what it lacks. */
const SHARE = 0.25

/** The Jobs that may be done next: those that are planned, and while cards are planned those in the hand. */
export function jobsOf(view: CosaView, you: Seat): number[] {
  const me = view.players[you]!
  const planned = me.gangsters.flatMap(({ plan }) => (plan && !isPurchase(plan) && plan.job ? [plan.job] : []))
  const inHand = ['redraw', 'plan', 'plan_card', 'plan_more'].includes(view.phase) ? jobsIn(me) : []
  return [...new Set([...planned, ...inHand])].filter((job) => view.needs[job])
}

export const missingOf = (view: CosaView, job: number): Trade[] =>
  needsOf(view, jobOf(job))
    .filter(({ met }) => met === 'missing')
    .map(({ trade }) => trade)

/** One card of each seat that could lend one, by seat. */
function lendersOf(view: CosaView, trade: Trade): { from: Seat; business: number }[] {
  const cards = view.lacking[trade]?.cards ?? []
  const all = cards.map((business) => ({ from: businessOf(view, business)!.owner, business }))
  const first = all.filter(({ from }, at) => all.findIndex((one) => one.from === from) === at)
  return first.sort((one, other) => one.from - other.from)
}

/** One for each thing that is lacking and each seat that could lend it. */
export function requestsOf(view: CosaView, you: Seat): Request[] {
  const me = view.players[you]!
  if (!me.free_markers) return []
  const found = jobsOf(view, you).flatMap((job) => {
    const missing = missingOf(view, job)
    const fee = Math.min(me.cash, Math.max(1, Math.floor((jobOf(job).low * SHARE) / Math.max(1, missing.length))))
    return [...new Set(missing)].flatMap((trade) =>
      lendersOf(view, trade).map(({ from, business }) => {
        const asked = view.offers.some((offer) => offer.from === you && offer.get.lend.includes(business))
        return { job, trade, business, from, fee, asked }
      }),
    )
  })
  return found.filter((one, at) => found.findIndex((other) => other.business === one.business) === at)
}
