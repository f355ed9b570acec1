/** On which chair of a finished game its reader would rather sit. */
import { api, Refused, type Eyes } from '../../protocol/api.ts'
import type { Seat } from '../../protocol/types.ts'

/** His own, which this device has a key of or he is known to have played; else the one he looks from; else the first. */
export async function chairFor(table: string, kept: readonly Seat[], eyes: Eyes): Promise<Seat> {
  if (kept.length) return kept[0]!
  const played = await seatPlayed(table)
  return played ?? (typeof eyes === 'number' ? eyes : 0)
}

async function seatPlayed(table: string): Promise<Seat | undefined> {
  try {
    return (await api.me()).played.find((one) => one.table === table)?.seat
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return undefined // who he is does not matter here
  }
}
