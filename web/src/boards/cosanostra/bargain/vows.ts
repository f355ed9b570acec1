/** Who kept his word. */
import type { Seat } from '../../../protocol/types'
import type { CosaView } from '../view'

export interface Word {
  kept: number
  broken: number
  open: number
}

export function wordOf({ promises }: CosaView, seat: Seat): Word {
  const of = (fate: string) => promises.filter((vow) => vow.seat === seat && vow.fate === fate).length
  return { kept: of('kept'), broken: of('broken'), open: of('open') }
}
