/** What a Cash Job needs, what of it the reader can use, and who has the rest, as the view tells it. */
import type { Trade } from '../../art/cosanostra/signs'
import type { Seat } from '../../protocol/types'
import type { Job } from './printed'
import { businessOf, type CosaView, type Met } from './view'

export interface Need {
  trade: Trade
  met: Met
  /** Who has one that could be lent, or plans to buy one; only where it is missing. */
  owners: Seat[]
  market: boolean
}

/** One for each card that the Job needs, in the order printed; none of a Job that the view does not tell of. */
export function needsOf(view: CosaView, job: Job): Need[] {
  return (view.needs[job.id] ?? []).map((met, place) => {
    const trade = job.needs[place]!
    const where = met === 'missing' ? view.lacking[trade] : undefined
    if (!where) return { trade, met, owners: [], market: false }
    const lenders = where.cards.map((business) => businessOf(view, business)!.owner)
    const owners = new Set([...lenders, ...where.buyers.filter((seat) => seat !== view.you)])
    return { trade, met, owners: [...owners].sort((one, other) => one - other), market: where.market }
  })
}
