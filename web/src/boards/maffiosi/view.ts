/** What a seat sees of Maffiosi: see view.py of the game. */
import type { Seat, View } from '../../protocol/types'

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
export interface Choosing {
  card: Card | null
  from?: number
  type?: Type
  asleep?: boolean
  chairs?: number[]
  left?: number
}
export interface MaffiosiView extends View {
  seats: number
  options: { emptyCake: 'hits' | 'harmless'; passBlocked: 'stop' | 'skip'; cafeIsDrink: boolean; openDiscards: boolean; tillDoublesBoss: boolean; noScram: boolean }
  phase: string
  mover: Seat | null
  on_turn: Seat | null
  pot: number
  chairs: Chair[]
  choosing: Choosing | null
  used: (Card | '?')[]
  used_size: number
  draw_size: number
  scrams_gone: number
  over: boolean
  ranking: number[] | null
  totals: number[] | null
  players: Player[]
}

/** MA-2: how many of each type a gang has, by the number of players. */
const GANGS: Record<number, Record<Type, number>> = {
  3: { boss: 1, gunman: 2, knifer: 2, heavy: 5 },
  4: { boss: 1, gunman: 1, knifer: 2, heavy: 3 },
  5: { boss: 1, gunman: 1, knifer: 1, heavy: 3 },
  6: { boss: 1, gunman: 1, knifer: 1, heavy: 2 },
}
export const SCRAMS = 2

export const chairAt = (view: MaffiosiView, chair: number): Chair => view.chairs[chair - 1]!
export const numberOf = (object: string): number => Number(object.slice(object.indexOf(':') + 1))
export const pieceOf = (type: Type, asleep: boolean): number => 2 * TYPES.indexOf(type) + Number(asleep)

/** Those of a gang who are no more: whoever neither sits nor stands before the table. */
export function deadOf(view: MaffiosiView, seat: Seat): Type[] {
  const gang = GANGS[view.seats] ?? GANGS[6]!
  return TYPES.flatMap((type) => {
    const seated = view.chairs.filter(({ man }) => man?.seat === seat && man.type === type).length
    const standing = view.players[seat]!.tray.filter((men) => men.type === type).reduce((sum, { count }) => sum + count, 0)
    return Array.from({ length: Math.max(0, gang[type] - seated - standing) }, () => type)
  })
}

/** The men before the table, one entry each. */
export const standing = ({ tray }: Player) => tray.flatMap(({ type, asleep, count }) => Array.from({ length: count }, () => ({ type, asleep })))

/** In how many turns a player's next one begins: 1 is the next; null: never, for he is out. During his own turn it is a whole round. */
export function turnsUntil(view: MaffiosiView, seat: Seat): number | null {
  if (view.players[seat]!.out) return null
  const from = view.on_turn ?? view.mover ?? 0
  const between = Array.from({ length: (seat - from - 1 + view.seats) % view.seats }, (_, step) => (from + 1 + step) % view.seats)
  return 1 + between.filter((other) => !view.players[other]!.out).length
}
