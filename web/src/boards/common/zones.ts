/** A view laid out as zones of things: what every game has in common until it gets a board of its own. */
import type { DieFace } from '../../art/Die.svelte'
import type { Seat, View } from '../../protocol/types'
import type { Figure } from '../../table/board'
import type { ObjectId } from '../../table/choices'

export interface Thing {
  /** The objects of actions that this thing is; none: it is only to be seen. */
  ids: ObjectId[]
  title: string
  /** Big: what decides. */
  value?: string | number
  notes?: string[]
  /** Which of the house's colours and emblems it bears. */
  hue?: number
  die?: DieFace
  back?: boolean
  asleep?: boolean
}

export interface Zone {
  name: string
  /** `seats`: small cards, of which a dozen lie in a row; `papers`: wide ones, to be read. */
  look: 'cards' | 'seats' | 'papers' | 'chips'
  things: Thing[]
  /** Whose it is: stirs when that seat does something. */
  seat?: Seat
  hue?: number
  /** The own hand: stays in sight at the bottom. */
  hand?: boolean
}

export interface Layout<V extends View = View> {
  zones: (view: V, names: string[], named: (object: ObjectId) => string) => Zone[]
  figures: (view: V, seat: Seat) => Figure[]
  account: (view: V, seat: Seat) => Figure[]
  hue: (seat: Seat) => number
}

/** Zones without anything in them are left out. */
export const filled = (zones: (Zone | null)[]): Zone[] => zones.filter((zone): zone is Zone => !!zone?.things.length)
