/** Who sits where, and whose turn it is, as panels and onlookers say it. */
import { lang, t } from '../../words/words.svelte.ts'

/** The names of several, as one says them: "Rosa, Enzo and Nonna". */
export function together(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
}

export function mustChoose(turn: readonly number[], names: readonly string[]): string {
  if (turn.length > 1 && turn.length === names.length) return t('replay-all-choose')
  const seats = [...turn].sort((a, b) => a - b)
  return t('replay-must-choose', {
    names: together(
      seats.map((seat) => names[seat] ?? ''),
      lang(),
    ),
    count: turn.length,
  })
}

/** The seats by their place, the first one first. */
export function ranked(ranking: readonly number[]): { seat: number; place: number }[] {
  return ranking.map((place, seat) => ({ seat, place })).sort((a, b) => a.place - b.place || a.seat - b.seat)
}
