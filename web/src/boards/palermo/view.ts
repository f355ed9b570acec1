/** What the server shows of Palermo (its view.py says the same in Python). */
import type { TileCode } from '../../art/palermo/tiles'
import type { Seat, View } from '../../protocol/types'

export interface LaidTile {
  place: number
  tile: TileCode
  kind: number | null
  turn: number | null
  fields: number[]
  house: number[]
  entry: number | null
  owner: Seat | null
  disc: Seat | null
}

export interface PalermoPlayer {
  seat: Seat
  money: number
  range: number
  collected: number
  in_hand: number
  in_city: number
  where: 'depot' | 'out' | 'home'
  gangster: number | null
  police: number | null
  police_active: boolean
  arrival: number | null
}

/** A field that can be reached, what that costs, what it brings. */
export type Reached = [field: number, cost: number, gain: number | null]

export interface PalermoView extends View {
  seats: number
  phase: 'start' | 'build' | 'police' | 'gangster' | 'end'
  turn: Seat[]
  round: number
  max_rounds: number
  bonus: number
  contact: 'roof' | 'free' | 'first' | 'kiosk' | null
  supply: { kind: number; code: TileCode; left: number }[]
  start: number | null
  tiles: LaidTile[]
  players: PalermoPlayer[]
  options: { ring_rides?: 'side' | 'any' | 'off'; ride_toll?: boolean; police?: 'on' | 'off' }
  reach: Reached[] | null
  over: boolean
}

/** The tile that each number of a kind stands for; the last can be laid only when no house fits. */
export const KINDS: readonly TileCode[] = ['H1R', 'H1L', 'H2R', 'H2L', 'H3', 'ST']
export const KIOSK = 5

export const isBuilding = (view: PalermoView): boolean => view.phase === 'start' || view.phase === 'build'

/** Whose figures the table tells about: one's own, for an onlooker those of the player in turn. */
export const subject = (view: PalermoView): Seat => view.you ?? view.turn[0] ?? 0

export const discsEach = (player: PalermoPlayer): number => player.in_hand + player.in_city + player.collected
