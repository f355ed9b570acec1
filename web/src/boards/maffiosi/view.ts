/** What a seat sees of Maffiosi: see view.py of the game. */
import type { Seat, View } from '../../protocol/types'
import { printedOf } from '../../protocol/printed'

export const TYPES = ['boss', 'gunman', 'knifer', 'heavy'] as const
export const CARDS = ['stab', 'fire', 'order', 'pass', 'kaboom', 'nightcap', 'scram', 'move'] as const
export type Type = (typeof TYPES)[number]
export type Card = (typeof CARDS)[number]
export type Thing = 'cafe' | 'restaurant' | 'casino' | 'till' | 'revolver' | 'knife' | 'drink'
export type Side = 'top' | 'right' | 'bottom' | 'left'

/** The game's colours are yellow, red, blue, green, orange, purple; the house has black in between. */
export const HUES = [0, 1, 2, 4, 6, 5]
export const hueOf = (seat: Seat): number => HUES[seat] ?? seat

export interface Man {
  seat: Seat
  type: Type
  asleep: boolean
}
export interface Chair {
  chair: number
  side: Side
  object: Thing | null
  opposite: number | null
  man: Man | null
  cake: Seat | null
}
export interface Player {
  seat: Seat
  money: number | null
  men: number
  out: boolean
  income: number
  till: boolean
  monopolies: Thing[]
  cake: number | 'home' | 'gone'
  tray: { type: Type; asleep: boolean; count: number }[]
  hand: (Card | '?')[]
  hand_size: number
}
export type End = 'hit' | 'own' | 'empty' | 'crossed'
export type LineSeen = [from: number, to: number | null, end: End]
/** A cake on the table. */
export interface CakeSeen {
  seat: Seat
  chair: number
  /** The chairs of those whom it would take now. */
  hits: number[]
  /** Where it would be passed on to, to the left and to the right. */
  passes: [number | null, number | null]
  /** In how many turns it goes off: 1 is the next; null: never, for its owner is out; undefined: not told yet. */
  turns: number | null | undefined
}
export interface Choosing {
  card: Card | null
  from?: number
  type?: Type
  asleep?: boolean
  chairs?: number[]
  left?: number
  enough?: boolean
}
export interface MaffiosiView extends View {
  seats: number
  options: {
    open_discards: boolean
    no_scram: boolean
  }
  phase: string
  mover: Seat | null
  on_turn: Seat | null
  pot: number
  /** The notes in it by value, the smallest first; none where it is a plain sum. */
  notes: number[]
  chairs: Chair[]
  cakes: CakeSeen[]
  lines: { stab: LineSeen[]; fire: LineSeen[] }
  /** Chairs at which a Nightcap kills. */
  last_glass: number[]
  choosing: Choosing | null
  used: (Card | '?')[]
  used_size: number
  draw_size: number
  scrams_gone: number
  over: boolean
  ranking: number[] | null
  totals: number[] | null
  players: Player[]
  /** For the seat that decides: by card that may be played, the actions that are legal after it. */
  leads?: Partial<Record<Card, number[]>>
  /** And the free chairs, with what its gang would earn with a man on each of them. */
  sits?: { chairs: number[]; earns: Record<string, number[]> } | null
}

/** What is printed, by the game's data. */
export interface Printed {
  /** By chair, from 1 on: its neighbours and itself. */
  near: number[][]
  /** How many of each type a gang has, by the number of players. */
  gang: Record<string, Record<Type, number>>
  scrams: number
  /** The values of the banknotes, the smallest first. */
  notes: number[]
  /** Of what is printed: is it our reconstruction? Where chairs and things are, and how many cards there are of a kind. */
  ours: { chairs: boolean; cards: boolean }
}
export const printed = (): Printed => printedOf('maffiosi')

export const chairAt = (view: MaffiosiView, chair: number): Chair => view.chairs[chair - 1]!
export const numberOf = (object: string): number => Number(object.slice(object.indexOf(':') + 1))
export const pieceOf = (type: Type, asleep: boolean): number => 2 * TYPES.indexOf(type) + Number(asleep)

/** Those of a gang who are no more: whoever neither sits nor stands before the table. */
export function deadOf(view: MaffiosiView, seat: Seat): Type[] {
  const gang = printed().gang[view.seats]!
  return TYPES.flatMap((type) => {
    const seated = view.chairs.filter(({ man }) => man?.seat === seat && man.type === type).length
    const standing = view.players[seat]!.tray.filter((men) => men.type === type).reduce(
      (sum, { count }) => sum + count,
      0,
    )
    return Array.from({ length: Math.max(0, gang[type] - seated - standing) }, () => type)
  })
}

/** The men before the table, one entry each. */
export const standing = ({ tray }: Player) =>
  tray.flatMap(({ type, asleep, count }) => Array.from({ length: count }, () => ({ type, asleep })))
