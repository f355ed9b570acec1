/** What is printed on the cards, as the game tells it. */
import type { Deed, Influence, Trade } from '../../art/cosanostra/signs'
import { printedOf } from '../../protocol/printed'

export interface Job {
  id: number
  round: number
  kind: 'cash' | 'attack' | 'response' | 'special'
  deed: Deed
  needs: Trade[]
  /** What a die must show; 0: the target decides. */
  die: number
  /** With two successes, and with one. */
  high: number
  low: number
  /** What of it is our reconstruction. */
  ours: ('name' | 'deed')[]
}
interface Printed {
  /** Income and price in thousands. */
  trades: Record<Trade, { income: number; price: number; company: boolean }>
  /** The trade of each. */
  businesses: Trade[]
  /** By their ids in the rules, in the order of their numbers. */
  jobs: Record<string, Job>
  influence: Influence[]
  /** From here on Influence cards are attached to a Gangster. */
  first_attached: number
  /** Codes; all have as many Gangsters, numbered one after another. */
  families: string[]
  /** By Gangster. */
  pistols: number[]
  /** What these Jobs cost the victim with the option `property_damage` 5/2. */
  light_damage: Record<string, { high: number; low: number }>
  /** In percent, by the number of dice and by what a die must show: of one success or more, of two or more. */
  chances: [number, number][][]
}
const printed = (): Printed => printedOf('cosanostra')

export const incomeOf = (trade: Trade): number => printed().trades[trade].income
export const priceOf = (trade: Trade): number => printed().trades[trade].price
export const isCompany = (trade: Trade): boolean => printed().trades[trade].company
export const tradeOf = (business: number): Trade => printed().businesses[business]!

const listed = new WeakMap<Printed, number[]>()
export function jobIds(): number[] {
  const facts = printed()
  const ids = listed.get(facts) ?? Object.keys(facts.jobs).map(Number)
  listed.set(facts, ids)
  return ids
}
export const jobOf = (id: number): Job => printed().jobs[id]!

/** As the actions count them: 0 to 89. */
export const jobNumber = (id: number): number => jobIds().indexOf(id)
export const jobObject = (id: number): string => `job:${jobNumber(id)}`
export const jobWithNumber = (number: number): Job => jobOf(jobIds()[number]!)

/** The first Business of a kind. */
export const firstOfTrade = (trade: Trade): number => printed().businesses.indexOf(trade)
export const lightDamage = (id: number): { high: number; low: number } | undefined => printed().light_damage[id]
export const chances = (): [number, number][][] => printed().chances

export const influences = (): Influence[] => printed().influence
export const firstAttached = (): number => printed().first_attached

export const pistolsOf = (gangster: number): number => printed().pistols[gangster]!
const gang = (): number => printed().pistols.length / printed().families.length
export const firstOf = (family: number): number => family * gang()
export const familyOf = (gangster: number): string => printed().families[Math.floor(gangster / gang())]!
