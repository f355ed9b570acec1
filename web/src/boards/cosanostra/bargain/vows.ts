/** Who kept his word, and what became of threats. */
import type { Seat } from '../../../protocol/types'
import type { CosaView } from '../view'
import type { Threat, Vow } from './view.ts'

export interface Word {
  kept: number
  broken: number
  open: number
}

/** A promise, or a threat that was refused. */
export type Said = Omit<Vow, 'fate'> & { fate: Vow['fate'] | Threat['fate'] }

/** What was said, the newest first; of one round promises before threats. */
export function said({ promises, threats }: Pick<CosaView, 'promises' | 'threats'>): Said[] {
  const refused = threats.map((one): Said => ({ ...one, tag: 'threat', owed: null }))
  return [...promises, ...refused].sort((one, two) => one.round - two.round).reverse()
}

export function wordOf({ promises }: CosaView, seat: Seat): Word {
  const of = (fate: string) => promises.filter((vow) => vow.seat === seat && vow.fate === fate).length
  return { kept: of('kept'), broken: of('broken'), open: of('open') }
}
