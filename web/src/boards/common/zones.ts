/** What a view of any game holds, told apart by its shape alone: figures, words, cards, rows. */
import type { View } from '../../protocol/types'

export type Shape = 'nothing' | 'flag' | 'figure' | 'word' | 'cards' | 'grid' | 'list' | 'fields'
export type Fields = Record<string, unknown>

/** What the page itself shows, or what is nobody's sight. */
const BESIDE = new Set(['you', 'names', 'turn', 'seats', 'options', 'ending', 'over'])
/** A pile is shown as one card with a number from so many cards on, if they are all face down. */
const PILED = 5

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object'
const isFields = (value: unknown): value is Fields => !isScalar(value) && !Array.isArray(value)

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'figure'
  if (typeof value === 'string') return 'word'
  if (!Array.isArray(value)) return 'fields'
  if (value.every(isScalar)) return 'cards'
  return value.every((row) => Array.isArray(row) && row.every(isScalar)) ? 'grid' : 'list'
}

/** Does nobody who looks know what it is? */
export const isUnknown = (card: unknown): boolean => card === null || card === '?'

/** Cards that are all face down lie in a pile; how many, or 0. */
export function pileOf(cards: unknown[]): number {
  return cards.length >= PILED && cards.every(isUnknown) ? cards.length : 0
}

/** The key of the list that says something of every player, and that list: one row a seat. */
export function playersIn(view: View, seats: number): [string, Fields[]] | null {
  for (const [key, value] of Object.entries(view)) {
    if (Array.isArray(value) && value.length === seats && value.every(isFields)) return [key, value]
  }
  return null
}

/** Everything else that lies on the table: by its key, in the game's own order. */
export function zonesIn(view: View, players: string | undefined): [string, unknown][] {
  return Object.entries(view).filter(([key, value]) => !BESIDE.has(key) && key !== players && isThere(value))
}

/** Nothing, and what is not so, need not be said. */
function isThere(value: unknown): boolean {
  return shapeOf(value) !== 'nothing' && value !== false
}

/** What the game calls a key of its view; the key itself if it has no word for it. */
export function labelOf(key: string, named: (object: string) => string): string {
  const asked = `view:${dashed(key)}`
  const found = named(asked)
  return found === asked ? key.replaceAll('_', ' ') : found
}

/** What the game calls a word in its view; the word itself if it has no other. */
export function wordOf(key: string, value: string, named: (object: string) => string): string {
  const asked = `view:${dashed(key)}-is-${dashed(value)}`
  const found = named(asked)
  return found === asked ? value : found
}

const dashed = (text: string): string => text.replaceAll('_', '-')
