/** How likely one success is, and two (CN-70 to CN-73). */
import type { Influence } from '../../art/cosanostra/signs'

export interface Chance {
  one: number
  two: number
}

const MOST_PIPS = 6

/** CN-72: what a die must show, with what lies on the Gangster. */
export const dieFor = (printed: number, attached: readonly Influence[]): number =>
  Math.max(1, printed - (attached.includes('henchman') ? 1 : 0) + (attached.includes('saboteur') ? 1 : 0))

export function chanceOf(dice: number, target: number): Chance {
  const hit = Math.max(0, Math.min(1, (MOST_PIPS + 1 - target) / MOST_PIPS))
  const none = (1 - hit) ** dice
  return { one: 1 - none, two: 1 - none - dice * hit * (1 - hit) ** (dice - 1) }
}

export const percent = (share: number): string => `${Math.round(100 * share)}%`
