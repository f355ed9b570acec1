/** What flies over the table at an event: from one spot to another, by the names in `data-spot`. */
import type { GameEvent } from '../../../protocol/types'
import { COLOURS, type Colour } from '../view'

export interface Flight {
  from: string
  to: string
  /** The back of a card of this colour, a banknote, a business, or a bomb. */
  what: { back: number } | { note: string } | { shop: number } | { bomb: true }
}

const seatOf = (seat: unknown) => `seat:${Number(seat)}`
const laneOf = (seat: unknown) => `lane:${Number(seat)}`

/** Nothing for most events. */
export function flightsOf({ event, seat, target, colour, note, amount, card }: GameEvent): Flight[] {
  const back = COLOURS.indexOf(colour as Colour)
  switch (event) {
    case 'took':
    case 'picked':
      return [{ from: `pile:${back}`, to: seatOf(seat), what: { back } }]
    case 'stole':
      return [{ from: seatOf(target), to: seatOf(seat), what: { back } }]
    case 'placed':
      return [{ from: seatOf(seat), to: laneOf(seat), what: { back } }]
    case 'staked':
      return [{ from: seatOf(seat), to: laneOf(seat), what: { note: note === null ? '?' : `${Number(note)}k` } }]
    case 'stake_lost':
      return [{ from: laneOf(seat), to: 'bank', what: { note: `${Number(note)}k` } }]
    case 'laundered':
      return [{ from: 'bank', to: seatOf(seat), what: { note: `${Number(amount)}k` } }]
    case 'founded':
      return [{ from: `pile:${back}`, to: seatOf(seat), what: { shop: back } }]
    case 'bombed':
      return [{ from: laneOf(seat), to: `victim:${String(card)}`, what: { bomb: true } }]
  }
  return []
}
