/** What a seat sees of Sicilianos: see view.py of the game. A card is `K5`, of which only the back is seen `K?`. */
import { printedOf } from '../../protocol/printed'
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
  /** Must start a war in the next turn (SI-12). */
  owes_war: boolean
  /** `full`, `owes_war`, `nearly_full`, `last_note`, `at_stake`, `godfather red`. */
  warnings: string[]
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
  /** The head that would win now, and those who are passed over because they are tied. */
  leader: Seat | null
  tied: Seat[]
  /** While a bomb is aimed: cards that nobody can hit because a bodyguard stands before them. */
  shielded: Card[]
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
  /** What two allies share. */
  amount?: number
  bomb?: Card
  victims?: Card[]
}
export type Phase =
  | 'draft'
  | 'turn'
  | 'take2'
  | 'take1'
  | 'pick'
  | 'steal'
  | 'stake'
  | 'join'
  | 'coat'
  | 'bomb'
  | 'round'
  | 'split'
  | 'shop'
  | 'end'

export interface SicilianosView extends View {
  seats: number
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

interface Printed {
  /** By colour: the family that its turncoat can serve, and those that its bomb can hit. */
  partner: number[]
  bombs: number[][]
  /** By value. */
  roles: Record<number, Role>
  /** What no rulebook tells: by colour, and of the influence die. */
  ours: { colour: boolean[]; partner: boolean[]; bombs: boolean[]; influence: boolean }
}
const printed = (): Printed => printedOf('sicilianos')

export const colourOf = (card: Card): number => LETTERS.indexOf(card[0]!)
/** 0: only the back is seen. */
export const valueOf = (card: Card): number => Number(card.slice(1)) || 0
export const roleOf = (card: Card): Role => printed().roles[valueOf(card)] ?? 'plain'
export const numberOf = (card: Card): number => colourOf(card) * VALUES + valueOf(card) - 1
export const cardNumbered = (number: number): Card => `${LETTERS[Math.floor(number / VALUES)]}${(number % VALUES) + 1}`
export const objectOf = (card: Card): string => `card:${numberOf(card)}`
export const partnerOf = (colour: number): number => printed().partner[colour]!
export const bombedBy = (colour: number): number[] => printed().bombs[colour]!
/** Are the colours that the card names besides its own our reconstruction? */
export function isOurs(card: Card): boolean {
  const { partner, bombs } = printed().ours
  const role = roleOf(card)
  return (role === 'coat' && partner[colourOf(card)]!) || (role === 'bomb' && bombs[colourOf(card)]!)
}
export const isColourOurs = (colour: number): boolean => printed().ours.colour[colour]!
export const isDieOurs = (): boolean => printed().ours.influence

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

// -- what to look out for ----------------------------------------------------------------------------------------------

export interface Warning {
  kind: string
  /** Of a Godfather. */
  colour: number | null
}

export const warningsOf = ({ warnings }: Player): Warning[] =>
  warnings.map((warning) => {
    const [kind, colour] = warning.split(' ')
    return { kind: kind!.replace('_', '-'), colour: colour ? COLOURS.indexOf(colour as Colour) : null }
  })
