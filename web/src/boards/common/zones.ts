/** A view laid out as zones of things: what every game has in common until it gets a board of its own. */
import type { DieFace } from '../../art/Die.svelte'
import type { Seat, View } from '../../protocol/types'
import type { Figure } from '../../table/board'
import type { ObjectId } from '../../table/choices'
import { t } from '../../words/words.svelte.ts'

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

/** With a key that stays the same while something is there, whatever comes and goes around it: equal ones are counted. */
export function keyed<T>(all: T[], name: (one: T) => string): { key: string; one: T }[] {
  const met = new Map<string, number>()
  return all.map((one) => {
    const count = met.get(name(one)) ?? 0
    met.set(name(one), count + 1)
    return { key: `${name(one)}#${count}`, one }
  })
}

/** The own hand below; with all cards open those of everybody, among the rest. */
export function hands<P extends { seat: Seat }>(
  view: { you: Seat | null; players: P[] }, names: string[], hue: (seat: Seat) => number, thingsOf: (player: P) => Thing[],
): Zone[] {
  if (view.you !== null) return [{ name: t('common-hand'), look: 'cards', hand: true, things: thingsOf(view.players[view.you]!) }]
  return view.players.map((player) => ({
    name: t('common-hand-of', { name: names[player.seat] ?? '' }), look: 'cards', hue: hue(player.seat), things: thingsOf(player),
  }))
}

/** Zones without anything in them are left out. */
export const filled = (zones: (Zone | null)[]): Zone[] => zones.filter((zone): zone is Zone => !!zone?.things.length)
