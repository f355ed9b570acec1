/** Where a player's millions came from: his bars (PA-33), the way home (PA-45), and every round there (PA-48). */
import type { GameEvent, Seat } from '../../protocol/types'
import type { Figure } from '../../table/board'
import { t } from '../../words/words.svelte'
import type { PalermoView } from './view'

const SOURCES = ['collected', 'home', 'bonus'] as const

export function account(view: PalermoView, seat: Seat, heard: GameEvent[]): Figure[] {
  const parts = SOURCES.map((source) => {
    const gains = heard
      .filter((event) => event.event === source && event.seat === seat)
      .map((event) => Number(event.gain))
    return { source, times: gains.length, sum: gains.reduce((sum, gain) => sum + gain, 0) }
  })
  const known = parts.reduce((sum, part) => sum + part.sum, 0)
  if (known !== view.players[seat]!.money) return [] // something was taken back
  return parts
    .filter(({ source, times }) => times || source === 'collected')
    .map(({ source, times, sum }) => ({
      name: t(`palermo-from-${source}`, { times }),
      value: `+${sum}`,
      title: t('palermo-millions', { money: sum }),
    }))
}
