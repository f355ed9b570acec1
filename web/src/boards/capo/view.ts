/** What a seat sees of Capo: see view.py of the game. */
import type { EventId } from '../../art/capo/events'
import type { KindId } from '../../art/capo/kinds'
import type { MissionId } from '../../art/capo/missions'
import type { Seat, View } from '../../protocol/types'

/** What only its owner sees of a crew and a hand; in a view with all cards open everybody has it. */
export interface Secrets {
  hand: KindId[]
  crew: KindId[]
  /** Slots of the hand, or of the crew, that were chosen one by one before. */
  chosen: number[]
  to_turn_up: number | null
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
  deciding: boolean
  ready: boolean
}

export interface CapoView extends View, Partial<Secrets> {
  seats: number
  options: { star_floor: 'end' | 'before_rat' } & Record<string, unknown>
  phase: 'play' | 'show' | 'suspect' | 'end'
  round: number
  target: number
  max_rounds: number
  caller: Seat
  mission: { id: MissionId; needs: string; stars: number }
  event: EventId | null
  next_envelope: boolean | null
  missions_left: number
  missions_used: MissionId[]
  events_left: number
  events_used: EventId[]
  draw: number
  discard: number
  over: boolean
  ending: string
  ranking: number[]
  players: Player[]
  discards_known: KindId[]
}

/** How many cards of a crew are turned up: half, rounded down (CA-23), up (CA-82), or none (CA-83). */
export function toTurnUp(event: EventId | null, size: number): number {
  if (event === 'E04') return 0
  return Math.floor((size + (event === 'E03' ? 1 : 0)) / 2)
}

/** CA-89: had least respect when the round began, unless all were level. */
export function isProtected({ event, players }: CapoView, seat: Seat): boolean {
  const began = players.map((player) => player.at_start)
  const least = Math.min(...began)
  return event === 'E10' && least < Math.max(...began) && began[seat] === least
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
