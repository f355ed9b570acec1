/** What a crew is worth against the mission, for its owner's eyes, as the game counts it. */
import type { SymbolName } from '../../art/capo/kinds'
import type { CapoView } from './view'

/** A symbol that the mission asks for: there, there by Vincenzo's help, or not there. */
export interface Wanted {
  symbol: SymbolName
  met: 'yes' | 'wild' | 'no'
}

export interface Count {
  wanted: Wanted[]
  missing: number
  stars: number
  limit: number
  meets: boolean
}

const MET: Record<string, Wanted['met']> = { '+': 'yes', '*': 'wild', '-': 'no' }

const wantedIn = (told: string): Wanted[] =>
  (told.match(/../g) ?? []).map((one) => ({ symbol: one[0] as SymbolName, met: MET[one[1]!]! }))

/** Of the crew that is laid, else of these places of the hand; null: nothing is picked. */
export function countOf({ crew, count, counts, mission }: CapoView, places: number[]): Count | null {
  const told = crew?.length
    ? count
    : places.length
      ? counts?.[places.reduce((sum, place) => sum + 2 ** place, 0)]
      : null
  if (!told) return null
  const [stars, missing, , meets, wanted] = told
  return { wanted: wantedIn(wanted), missing, stars, limit: mission.stars, meets }
}

/** What is asked for, before anything is picked. */
export const nothing = ({ mission }: CapoView): Count => ({
  wanted: [...mission.needs].map((symbol) => ({ symbol: symbol as SymbolName, met: 'no' })),
  missing: mission.needs.length,
  stars: 0,
  limit: mission.stars,
  meets: false,
})
