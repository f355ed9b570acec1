/** How likely one success is, and two, in percent. */
import { chances } from './printed'
import type { Gangster } from './view'

export interface Chance {
  one: number
  two: number
}

/** What a die must show when he does a Job with this number. */
export const dieFor = (printed: number, { die }: Pick<Gangster, 'die'>): number => die?.[printed - 1] ?? printed

export function chanceOf(dice: number, target: number): Chance {
  const [one, two] = chances()[dice]![target]!
  return { one, two }
}

export const percent = (share: number): string => `${share}%`
