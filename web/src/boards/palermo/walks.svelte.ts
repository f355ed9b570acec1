/** Remembers which way each figure has come. */
import type { GameEvent, Seat } from '../../protocol/types'
import { type Step, wayGone } from './ways'

export type Figure = 'gangster' | 'police'
export const figureKey = (figure: Figure, seat: Seat): string => `${figure}:${seat}`

const FIGURE_OF: Record<string, Figure> = { walked: 'gangster', police_moved: 'police' }

export class Walks {
  /** The last way of each figure. */
  ways = $state.raw<Record<string, Step[]>>({})
  #seen: GameEvent | null = null

  see(event: GameEvent | null): void {
    const figure = event && FIGURE_OF[event.event]
    if (!figure || event === this.#seen) return
    this.#seen = event
    this.ways = { ...this.ways, [figureKey(figure, event.seat!)]: wayGone(event) }
  }
}
