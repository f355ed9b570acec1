/** What is printed on the cards of Capo, as the game tells it. */
import { printedOf } from '../../protocol/printed'

export const SKILLS = ['I', 'B', 'S'] as const
export type Skill = (typeof SKILLS)[number]
/** A skill, `*` one of choice on a card, `?` one of choice that a mission asks for. */
export type SymbolName = Skill | '*' | '?'

export type Power = 'tony' | 'giulia' | 'mario' | 'vincenzo' | 'malone' | 'penny'

export type KindId = `K${number}`
export type MissionFacts = { needs: string; stars: number; envelope: boolean; ours: boolean }

export interface Kind {
  symbols: readonly SymbolName[]
  stars: number
  power: Power | null
  /** Stars that it takes off. */
  off: number
  /** Our reconstruction; of a special person all but the name and the power. */
  ours: boolean
}

interface Printed {
  kinds: Record<KindId, Omit<Kind, 'symbols'> & { symbols: string }>
  missions: Record<string, MissionFacts>
  events: Record<string, { ours: boolean }>
}
const printed = (): Printed => printedOf('capo')

export const kindIds = (): KindId[] => Object.keys(printed().kinds) as KindId[]

export function kindOf(id: KindId): Kind {
  const { symbols, ...rest } = printed().kinds[id]!
  return { ...rest, symbols: [...symbols] as SymbolName[] }
}

/** What a card shows: its stars, or below 0 those that it takes off. */
export const starsShown = ({ stars, off }: Kind): number => (off ? -off : stars)

export const missionFacts = (id: string): MissionFacts => printed().missions[id]!
export const isEventOurs = (id: string): boolean => printed().events[id]!.ours

export const SKILL_COLOURS: Record<Skill, string> = { I: 'var(--blood)', B: '#3d6b47', S: '#2d5f8a' }
export const FREE_COLOUR = '#8a6a22'
export const POLICE_COLOUR = '#2c3b52'

export const symbolColour = (symbol: SymbolName) =>
  symbol === '*' || symbol === '?' ? FREE_COLOUR : SKILL_COLOURS[symbol]
