/** First games on this device: at which tables something is explained, what was explained already, and whether it may. */
import { recall, remember } from '../../look/device.ts'
import type { SituationShown } from '../../protocol/api.ts'
import type { View } from '../../protocol/types'

export interface FirstGames {
  tables: string[]
  told: string[]
  off: boolean
}

const SOMETHING = '*'
const ME = 'me'
const keyOf = (slug: string) => `first-game.${slug}`

export function firstGames(slug: string): FirstGames {
  const none = { tables: [], told: [], off: false }
  try {
    const { tables, told, off } = JSON.parse(recall(keyOf(slug)) ?? '') as FirstGames
    return Array.isArray(tables) && Array.isArray(told) ? { tables, told, off: !!off } : none
  } catch {
    return none
  }
}

export function keepFirstGames(slug: string, change: Partial<FirstGames>): FirstGames {
  const kept = { ...firstGames(slug), ...change }
  remember(keyOf(slug), JSON.stringify(kept))
  return kept
}

export function hasHadFirstGame(slug: string): boolean {
  return firstGames(slug).tables.length > 0
}

/** From now on new situations are explained at this table. */
export function beginFirstGame(slug: string, table: string): void {
  keepFirstGames(slug, { tables: [...firstGames(slug).tables, table], off: false })
}

/** What stands in a view at `players.me.money`; `hand.length` is how many there are. */
function partOf(view: View, path: string): unknown {
  let found: unknown = view
  for (const key of path.split('.')) {
    if (found === null || found === undefined) return undefined
    found = (found as Record<string, unknown>)[key === ME ? String(view.you) : key]
  }
  return found
}

/** As the server has it: an empty list is nothing. */
const isSomething = (found: unknown): boolean => (Array.isArray(found) ? found.length > 0 : !!found)

/** Is it so for somebody who sees this and may do actions of these kinds? The server says how it is declared. */
export function hasComeUp({ offered, when }: SituationShown, kinds: ReadonlySet<string>, view: View): boolean {
  if (offered.length && !offered.some((kind) => kinds.has(kind))) return false
  return Object.entries(when).every(([path, wanted]) => {
    const found = partOf(view, path)
    return wanted === SOMETHING ? isSomething(found) : found === (wanted === ME ? view.you : wanted)
  })
}
