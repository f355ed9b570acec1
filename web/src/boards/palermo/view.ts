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
  /** The fields within the range of a gangster in the city: a hexadecimal digit for four fields, the lowest bit first. */
  within: string | null
}

/** A field that can be reached, what that costs, what it brings. */
export type Reached = [field: number, cost: number, gain: number | null]

/** The last step of the cheapest way to a field: where it comes from (null: the depot), and the points spent then. */
export type LastStep = [field: number, before: number | null, cost: number]

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
  options: { police?: boolean; bonus_when?: 'every_turn' | 'once' }
  reach: Reached[] | null
  ways: LastStep[] | null
  over: boolean
}

export const isBuilding = (view: PalermoView): boolean => view.phase === 'start' || view.phase === 'build'

/** Whose figures the table tells about: one's own, for an onlooker those of the player in turn. */
export const subject = (view: PalermoView): Seat => view.you ?? view.turn[0] ?? 0

export const discsEach = (player: PalermoPlayer): number => player.in_hand + player.in_city + player.collected
