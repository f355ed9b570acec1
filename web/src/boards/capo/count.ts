/** What a crew is worth against the mission, for its owner's eyes: CA-11 to CA-13, CA-44 to CA-47. */
import { KINDS, SKILLS, type Kind, type KindId, type Skill, type SymbolName } from '../../art/capo/kinds'

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
  rats: number
  meets: boolean
}

const DEDUCTION: Partial<Record<string, number>> = { malone: 1, penny: 2 }

const cardsOf = (crew: readonly KindId[]): Kind[] => crew.map((kind) => KINDS[kind])

/** The kind that most of a crew's symbols have: what equal symbols of choice are made of. */
function bestSkill(have: Record<Skill, number>): Skill {
  return SKILLS.reduce((best, skill) => (have[skill] > have[best] ? skill : best))
}

function wantedBy(needs: string, symbols: readonly SymbolName[]): Wanted[] {
  const have = Object.fromEntries(SKILLS.map((skill) => [skill, symbols.filter((one) => one === skill).length])) as Record<Skill, number>
  let wilds = symbols.filter((one) => one === '*').length
  const best = bestSkill(have)
  const found = [...needs].map((need): Wanted => {
    const skill = need === '?' ? best : (need as Skill)
    const there = have[skill] > 0
    have[skill]--
    return { symbol: there || need !== '?' ? skill : '?', met: there ? 'yes' : 'no' }
  })
  for (const one of found) if (one.met === 'no' && wilds-- > 0) one.met = 'wild'
  return found
}

/** CA-44: stars, plus the crew's own rat stars, minus what the cops deduct, and at least 0. */
function starsOf(cards: readonly Kind[], rats: number, floor: 'end' | 'before_rat'): number {
  const bare = cards.reduce((sum, card) => sum + card.stars - (DEDUCTION[card.power ?? ''] ?? 0), 0)
  return floor === 'before_rat' ? Math.max(bare, 0) + rats : Math.max(bare + rats, 0)
}

/** The own rat stars count: a crew is only looked at when its player is suspected. */
export function countCrew(
  crew: readonly KindId[], mission: { needs: string; stars: number }, floor: 'end' | 'before_rat',
): Count {
  const cards = cardsOf(crew)
  const wanted = wantedBy(mission.needs, cards.flatMap((card) => card.symbols))
  const missing = wanted.filter((one) => one.met === 'no').length
  const rats = cards.filter((card) => card.power === 'tony').length
  const stars = starsOf(cards, rats, floor)
  return { wanted, missing, stars, limit: mission.stars, rats, meets: missing === 0 && stars <= mission.stars }
}
