/** What a player's respect came from, rule by rule; CA-3 gives everybody some to begin with. */
import type { GameEvent, Seat } from '../../protocol/types'
import type { Figure } from '../../table/board'
import { t } from '../../words/words.svelte.ts'
import type { CapoView } from './view'
import { signed, whyOf } from './words'

export function account(view: CapoView, seat: Seat, heard: GameEvent[]): Figure[] {
  const sums = new Map<string, number>()
  for (const { event, seat: whose, rule = '', change } of heard) {
    if (event === 'respect' && whose === seat) sums.set(rule, (sums.get(rule) ?? 0) + Number(change))
  }
  const moved = [...sums.values()].reduce((sum, change) => sum + change, 0)
  const start = view.players[seat]!.respect - moved
  const parts = [...sums].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  return [
    { name: t('capo-from-start'), value: start, title: 'CA-3' },
    ...parts.map(([rule, change]) => ({ name: whyOf(rule, change), value: signed(change), title: rule })),
  ]
}
