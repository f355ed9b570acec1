/** How a total came about at the payday, part by part. */
import type { Seat } from '../../../protocol/types'
import type { Figure } from '../../../table/board'
import { t } from '../../../words/words.svelte.ts'
import { type SicilianosView, TYPES } from '../view'
import { money } from '../words'

export const PARTS = ['white', 'black', 'set', ...TYPES] as const
export type Part = (typeof PARTS)[number]

export interface Payday {
  seat: Seat
  place: number
  parts: Record<Part, number>
  total: number
}

function partsOf(view: SicilianosView, seat: Seat): Record<Part, number> {
  const { laundered, black } = view.players[seat]!
  const paid = view.payday?.[seat]
  return {
    white: laundered,
    black: -black,
    set: paid?.set ?? 0,
    antique: paid?.type0 ?? 0,
    pizzeria: paid?.type1 ?? 0,
    laundry: paid?.type2 ?? 0,
  }
}

/** The best first. */
export function paydayOf(view: SicilianosView): Payday[] {
  return view.players
    .map(({ seat }) => ({
      seat,
      place: view.ranking?.[seat] ?? 0,
      parts: partsOf(view, seat),
      total: view.totals?.[seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}

export function account(view: SicilianosView, seat: Seat): Figure[] {
  const parts = partsOf(view, seat)
  return PARTS.filter((part) => part === 'white' || parts[part] !== 0).map((part) => ({
    name: t(`sicilianos-part-${part}`),
    value: part === 'white' ? money(parts[part]) : `${parts[part] > 0 ? '+' : ''}${money(parts[part])}`,
    title: t(`sicilianos-why-${part}`),
  }))
}
