/** Who sits where, as panels show it. */
import type { BotName } from '../../art/faces.ts'
import type { Chair } from '../../protocol/types.ts'
import { botAt } from '../common/bots.ts'

export function faceAt(chairs: readonly Chair[], seat: number): BotName | undefined {
  if (chairs[seat]?.kind !== 'bot') return undefined
  return botAt(chairs, seat, (chair) => (chair.kind === 'bot' ? chair.level : null)).face
}

/** The names of several, as one says them: "Rosa, Enzo and Nonna". */
export function together(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
}

/** The seats by their place, the first one first. */
export function ranked(ranking: readonly number[]): { seat: number; place: number }[] {
  return ranking.map((place, seat) => ({ seat, place })).sort((a, b) => a.place - b.place || a.seat - b.seat)
}
