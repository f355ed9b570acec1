/** CN-80: what a Cash Job needs, what of it the reader can use, and who has the rest. */
import type { Trade } from '../../art/cosanostra/signs'
import type { Seat } from '../../protocol/types'
import type { Job } from './printed'
import { type CosaView, isPurchase } from './view'

export interface Need {
  trade: Trade
  /** own: there; lent: there by a marker; missing. */
  met: 'own' | 'lent' | 'missing'
  /** Who has one that could be lent, or plans to buy one; only where it is missing. */
  owners: Seat[]
  market: boolean
}

interface Stock {
  own: number
  lent: number
}

function stockOf(view: CosaView, seat: Seat, trade: Trade): Stock {
  const stock = { own: 0, lent: 0 }
  for (const { seat: owner, businesses } of view.players) {
    for (const { trade: kind, active, markers } of businesses) {
      if (kind !== trade || !active) continue
      const marked = markers[seat] ?? 0
      if (owner === seat) stock.own++
      else stock.lent += view.options.sameCardTwice ? marked : Math.min(marked, 1)
    }
  }
  return stock
}

function ownersOf(view: CosaView, seat: Seat, trade: Trade): Seat[] {
  const has = view.players.filter(({ seat: owner, businesses, gangsters }) =>
    owner !== seat && (
      businesses.some((card) => card.trade === trade && card.active && !card.markers[seat])
      || gangsters.some(({ plan }) => isPurchase(plan) && plan.trade === trade)
    ))
  return has.map((player) => player.seat)
}

/** One for each card that the Job needs, in the order printed. */
export function needsOf(view: CosaView, seat: Seat, job: Job): Need[] {
  const left = new Map<Trade, Stock>()
  return job.needs.map((trade) => {
    const stock = left.get(trade) ?? stockOf(view, seat, trade)
    left.set(trade, stock)
    if (stock.own-- > 0) return { trade, met: 'own', owners: [], market: false }
    if (stock.lent-- > 0) return { trade, met: 'lent', owners: [], market: false }
    const market = view.market.some((place) => place?.trade === trade)
    return { trade, met: 'missing', owners: ownersOf(view, seat, trade), market }
  })
}
