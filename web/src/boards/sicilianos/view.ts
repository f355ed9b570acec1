/** What a seat sees of Sicilianos: see view.py of the game. A card is `K5`, of which only the back is seen `K?`. */
import type { Seat, View } from '../../protocol/types'

export type Card = string
export const COLOURS = ['yellow', 'red', 'blue', 'black', 'green', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
export const TYPES = ['antique', 'pizzeria', 'laundry'] as const
export type ShopType = (typeof TYPES)[number]
/** In thousands, as all money. */
export const NOTES = [5, 10, 20, 40, 50] as const

export interface Player {
  seat: Seat
  hand: Card[]
  hand_size: number
  /** How many backs of each colour. */
  colours: number[]
  /** How many notes of each value. */
  notes: number[]
  black: number
  laundered: number
  /** `?`: a note whose value is not shown yet. */
  stake: number | '?' | null
  /** `black laundry`, `black ?`. */
  businesses: string[]
}
export interface Laid {
  card: Card
  open: boolean
  worth: number | null
}
export type Status = 'not_asked' | 'stayed_out' | 'skipped' | 'active' | 'dropped' | 'turned'
export interface Lane {
  seat: Seat
  status: Status
  colour: Colour | null
  serves: Seat | null
  head: Seat | null
  strength: number | null
  cards: Laid[]
}
export interface War {
  starter: Seat
  round: number
  lanes: Lane[]
}
export interface PileSeen {
  colour: Colour
  cards: Card[]
  size: number
  businesses: number
  /** With all cards open. */
  types?: ShopType[]
}
export interface Choosing {
  pile?: Card[]
  types?: ShopType[]
  colour?: Colour
  bomb?: Card
  victims?: Card[]
}
export type Phase =
  | 'draft' | 'turn' | 'take2' | 'take1' | 'pick' | 'steal' | 'stake' | 'join' | 'coat' | 'bomb' | 'round' | 'split' | 'shop' | 'end'

export interface SicilianosView extends View {
  seats: number
  options: { tie_rule: string; godfather: boolean; guard_scope: string } & Record<string, unknown>
  phase: Phase
  mover: Seat | null
  on_turn: Seat | null
  wars: number
  dice: [Colour, Colour] | null
  influence: 'H' | '1' | '2' | null
  bank: number[]
  piles: PileSeen[]
  players: Player[]
  war: War | null
  choosing: Choosing | null
  over: boolean
  ending: string
  ranking: number[] | null
  totals: number[] | null
  payday: ({ set: number } & Record<`type${number}`, number>)[] | null
}

// -- cards -------------------------------------------------------------------------------------------------------------

export const LETTERS = 'YRBKGP'
export const VALUES = 11
export type Role = 'guard' | 'bomb' | 'coat' | 'plain'
export const ROLES: Record<number, Role> = { 1: 'guard', 5: 'bomb', 8: 'coat' }

export const colourOf = (card: Card): number => LETTERS.indexOf(card[0]!)
/** 0: only the back is seen. */
export const valueOf = (card: Card): number => Number(card.slice(1)) || 0
export const roleOf = (card: Card): Role => ROLES[valueOf(card)] ?? 'plain'
export const numberOf = (card: Card): number => colourOf(card) * VALUES + valueOf(card) - 1
export const cardNumbered = (number: number): Card => `${LETTERS[Math.floor(number / VALUES)]}${(number % VALUES) + 1}`
export const objectOf = (card: Card): string => `card:${numberOf(card)}`
/** The family that a turncoat of this colour can serve, and those that its bomb can hit: further round the wheel. */
export const partnerOf = (colour: number): number => (colour + 3) % COLOURS.length
export const bombedBy = (colour: number): number[] => [1, 2, 3].map((step) => (colour + step) % COLOURS.length)

export const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => colourOf(a) - colourOf(b) || valueOf(a) - valueOf(b))

export interface HandGroup {
  colour: number
  cards: Card[]
  sum: number
}
/** A hand by colour, in the order of the wheel. */
export function groupsOf(hand: readonly Card[]): HandGroup[] {
  return COLOURS.map((_, colour) => {
    const cards = sorted(hand).filter((card) => colourOf(card) === colour)
    return { colour, cards, sum: cards.reduce((sum, card) => sum + valueOf(card), 0) }
  }).filter(({ cards }) => cards.length)
}

/** A business `black ?` by its colour and, if it is known, its type. */
export function shopOf(name: string): { colour: number; type: ShopType | null } {
  const [colour, type] = name.split(' ')
  return { colour: COLOURS.indexOf(colour as Colour), type: type === '?' ? null : (type as ShopType) }
}

// -- the war -----------------------------------------------------------------------------------------------------------

export const isIn = ({ status }: Lane): boolean => status === 'active' || status === 'dropped' || status === 'turned'

/** SI-81: the head that would win now, and those who are passed over because they are tied. */
export function standing(war: War, tieRule: string): { leader: Seat | null; tied: Set<Seat> } {
  const tied = new Set<Seat>()
  const powers = [...new Set(war.lanes.map(({ strength }) => strength ?? 0).filter((power) => power > 0))].sort((a, b) => b - a)
  for (const [step, power] of powers.entries()) {
    if (step === 2 && tieRule === 'second_only') break
    const heads = war.lanes.filter(({ strength }) => strength === power)
    if (heads.length === 1) return { leader: heads[0]!.seat, tied }
    for (const { seat } of heads) tied.add(seat)
  }
  return { leader: null, tied }
}

/** SI-72: cards that nobody can hit because a bodyguard of their side lies open before them. */
export function isShielded(war: War, seat: Seat, laid: Laid, scope: string): boolean {
  const lane = war.lanes[seat]!
  if (!laid.open || valueOf(laid.card) === 1) return false
  const guards = war.lanes.filter((other) => (scope === 'player' ? other.seat === seat : other.head === lane.head && other.head !== null))
  return guards.some(({ cards }) => cards.some(({ card, open }) => open && valueOf(card) === 1))
}

// -- what to look out for ----------------------------------------------------------------------------------------------

export type Warning = { kind: 'full' | 'nearly-full' | 'last-note' | 'at-stake' } | { kind: 'godfather'; colour: number }

export function warningsOf(view: SicilianosView, player: Player): Warning[] {
  if (view.over) return []
  const found: Warning[] = []
  if (player.hand_size >= 10) found.push({ kind: 'full' })
  else if (player.hand_size === 9) found.push({ kind: 'nearly-full' })
  const notes = player.notes.reduce((sum, count) => sum + count, 0)
  if (notes < 2) found.push({ kind: notes ? 'last-note' : 'at-stake' })
  if (view.options.godfather) {
    for (const [colour, pile] of view.piles.entries()) {
      const owned = player.businesses.filter((name) => shopOf(name).colour === colour).length
      if (owned === 2 && pile.businesses > 0) found.push({ kind: 'godfather', colour })
    }
  }
  return found
}
