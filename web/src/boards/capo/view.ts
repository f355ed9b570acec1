/** What a seat sees of Capo: see view.py of the game. */
import type { EventId } from '../../art/capo/events'
import type { KindId } from '../../art/capo/kinds'
import type { MissionId } from '../../art/capo/missions'
import type { Seat, View } from '../../protocol/types'

/** Whether it meets the mission, and each symbol that is asked for: `I+` there, `I*` by Vincenzo's help, `I-` not. */
export type CountSeen = [stars: number, missing: number, rats: number, meets: boolean, wanted: string]

/** What only its owner sees of a crew and a hand; in a view with all cards open everybody has it. */
export interface Secrets {
  hand: KindId[]
  crew: KindId[]
  /** Slots of the hand, or of the crew, that were chosen one by one before. */
  chosen: number[]
  to_turn_up: number | null
  /** Of the crew, or of what was chosen for it. */
  count: CountSeen | null
  suspects: Seat | null
  laid: boolean
}

export interface Player extends Partial<Secrets> {
  seat: Seat
  respect: number
  at_start: number
  hand_size: number
  crew_size: number
  crew_up: KindId[]
  overview: 'hat' | 'prison'
  /** Nobody may suspect him. */
  protected: boolean
  deciding: boolean
  ready: boolean
}

export interface CapoView extends View, Partial<Secrets> {
  seats: number
  options: Record<string, string | number | boolean>
  phase: 'play' | 'show' | 'suspect' | 'end'
  round: number
  target: number
  max_rounds: number
  caller: Seat
  mission: { id: MissionId; needs: string; stars: number }
  /** Respect for a right suspicion, and what a wrong one costs. */
  gain: number
  loss: number
  /** Of a crew. */
  most_cards: number
  /** How many cards of a crew are turned up, by its size. */
  turn_up: number[]
  event: EventId | null
  next_envelope: boolean | null
  missions_left: number
  missions_used: MissionId[]
  /** Null: played without events, and nothing of them lies on the table. */
  events_left: number | null
  events_used: EventId[]
  draw: number
  discard: number
  over: boolean
  ending: string
  ranking: number[]
  players: Player[]
  discards_known: KindId[]
  /** While a crew is put together: of every crew that the hand allows; bit s of a place is slot s. */
  counts?: CountSeen[]
}

/** Which cards of a crew lie face up. Copies of a kind are alike: any of them will do. */
export function faceUp(crew: readonly KindId[], up: readonly KindId[]): boolean[] {
  const left = [...up]
  return crew.map((kind) => {
    const at = left.indexOf(kind)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
