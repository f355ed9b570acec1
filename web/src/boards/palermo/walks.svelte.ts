/** Remembers where the figures stood, so that one can follow which way each has come. */
import type { GameEvent, Seat } from '../../protocol/types'
import type { PalermoView } from './view'
import { waysFrom, wayTo, type Step } from './ways'

export type Figure = 'gangster' | 'police'
export const figureKey = (figure: Figure, seat: Seat): string => `${figure}:${seat}`

const ANY_POINTS = 60 // more than any range: the way is drawn, not judged

/** The field of a figure; null: in the depot, or home. One that comes home is seen at the door first. */
export function standsOn(view: PalermoView, event: GameEvent | null, figure: Figure, seat: Seat): number | null {
  const walks = figure === 'gangster' && event?.event === 'walked' && event.seat === seat
  return walks ? (event.field as number) : view.players[seat]![figure]
}

export class Walks {
  /** The last way of each figure. */
  ways = $state.raw<Record<string, Step[]>>({})
  #stood = new Map<string, number | null>()

  see(view: PalermoView, event: GameEvent | null): void {
    const ways: Record<string, Step[]> = {}
    for (const { seat } of view.players) {
      for (const figure of ['gangster', 'police'] as const) {
        const key = figureKey(figure, seat)
        const [before, now] = [this.#stood.get(key), standsOn(view, event, figure, seat)]
        this.#stood.set(key, now)
        if (before === undefined || before === now || now === null) continue
        ways[key] = wayTo(waysFrom(view, seat, before, ANY_POINTS), now)
      }
    }
    if (Object.keys(ways).length) this.ways = { ...this.ways, ...ways }
  }
}
