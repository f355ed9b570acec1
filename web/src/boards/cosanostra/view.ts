/** What a seat sees of La Cosa Nostra: see view.py of the game. */
import type { Deed, Influence, Trade } from '../../art/cosanostra/signs'
import type { Seat, View } from '../../protocol/types'
import type { Dealt } from './bargain/view'

export interface Purchase {
  business: number
  trade: Trade
  markers: number[]
}
export interface PlannedJob {
  back: string
  /** Null: its face is not known here. */
  job: number | null
  seen_by: Seat[]
}
export type Plan = Purchase | PlannedJob | null

export interface Gangster {
  gangster: number
  family: string
  pistols: number
  strength: number
  state: 'active' | 'deactivated'
  plan: Plan
  /** May he change hands now? */
  tradable: boolean
  attached: Influence[]
  /** What his dice must show by the number printed, from 1 on; null: what is printed. */
  die: number[] | null
}
export interface Business {
  business: number
  trade: Trade
  active: boolean
  used: boolean
  /** How many of each seat. */
  markers: number[]
}
export interface Player {
  seat: Seat
  family: string | null
  code: string | null
  cash: number
  laundered: number
  income: number
  free_markers: number
  gangsters: Gangster[]
  recruits: { gangsters: number[]; prices: number[]; top: number | null }
  businesses: Business[]
  /** Ids of the rules such as `305`, or the back of a Job that is not known. */
  jobs: string[]
  job_backs: string[]
  influence: (Influence | '?')[]
  influence_size: number
  killed: number[]
  power: number
  gangster_bonus: number
  total: number | null
}
export interface JobNow {
  seat: Seat
  gangster: number
  /** Its id in the rules. */
  job: number
  deed: Deed
  target: number | null
  stake: number
  dice: number[]
  die_target: number
  successes: number
  pay: number
  robbers: { seat: Seat; gangster: number; take: number }[]
  attacker: number | null
  victim: Seat | null
  hurt: number | null
  hurt_is_business: boolean
  harm: number
}
export interface Choosing {
  gangster?: number
  execute?: number
  job?: number
  /** What a die must show against each Gangster that may be aimed at. */
  die_at?: Record<string, number>
  use?: number[]
  put_away_jobs?: string[]
  put_away_influence?: Influence[]
}
/** By a card of the reader's own, by a marker on another's, or not at all. */
export type Met = 'own' | 'lent' | 'missing'
export interface Account {
  cash: number
  /** Doubled. */
  income: number
  gangsters: number
  power: number
  /** Doubled. */
  laundered: number
  business: number
}
export interface CosaView extends View, Dealt {
  seats: number
  options: { arson?: string; drive_by?: number; property_damage?: string } & Record<string, unknown>
  phase: string
  mover: Seat | null
  asked: Seat[]
  round: number
  rounds: number
  start_player: Seat
  extra_turn: boolean
  market: ({ slot: number; business: number; trade: Trade } | null)[]
  business_deck_size: number
  influence_deck_size: number
  monopolies: { id: string; owner: Seat | null; counts: number[] }[]
  job: JobNow | null
  players: Player[]
  choosing: Choosing | null
  /** By the ids of Jobs that the reader knows: how each place is filled, in the order printed. */
  needs: Record<string, Met[]>
  /** Where to find what some of them lack: cards that could be lent, and who plans to buy one. */
  lacking: Partial<Record<Trade, { cards: number[]; buyers: Seat[]; market: boolean }>>
  over: boolean
  ranking: number[] | null
  /** At the end: the parts of each total. */
  accounts: Account[] | null
  totals: number[] | null
}

export const ROMAN = ['I', 'II', 'III', 'IV'] as const

/** The house's colours of the families: yellow, green, red, purple, blue. */
const HUES: Record<string, number> = { BLU: 0, DIM: 4, CAL: 1, LAS: 5, CAR: 2 }
const NOBODY = 3

export const hueOfFamily = (code: string | null): number => HUES[code ?? ''] ?? NOBODY
export const hueOf = (view: CosaView, seat: Seat): number => hueOfFamily(view.players[seat]?.code ?? null)

export const isPurchase = (plan: Plan): plan is Purchase => !!plan && 'business' in plan

/** Faces of the Jobs in a hand; backs are not among them. */
export const jobsIn = ({ jobs }: Player): number[] => jobs.map(Number).filter((job) => !Number.isNaN(job))

export function gangsterOf(view: CosaView, gangster: number): { owner: Seat; man: Gangster } | null {
  for (const { seat, gangsters } of view.players) {
    const man = gangsters.find((one) => one.gangster === gangster)
    if (man) return { owner: seat, man }
  }
  return null
}

export function businessOf(view: CosaView, business: number): { owner: Seat; card: Business } | null {
  for (const { seat, businesses } of view.players) {
    const card = businesses.find((one) => one.business === business)
    if (card) return { owner: seat, card }
  }
  return null
}

/** Which of the phases that the rules name a decision belongs to. */
export function stageOf(phase: string): 'start' | 'draw' | 'plan' | 'act' | 'pay' | 'end' {
  if (phase === 'family') return 'start'
  if (phase === 'redraw') return 'draw'
  if (['plan', 'plan_card', 'plan_more', 'spying', 'last_plays'].includes(phase)) return 'plan'
  if (phase === 'recruit' || phase === 'discard') return 'pay'
  return phase === 'end' ? 'end' : 'act'
}

/** Planning and action share the look of a spy: an open planning turn has somebody without a card. */
export const stageIn = (view: CosaView): ReturnType<typeof stageOf> => {
  if (view.phase !== 'look' && view.phase !== 'spying') return stageOf(view.phase)
  const idle = view.players.some(({ gangsters }) => gangsters.some(({ state, plan }) => state === 'active' && !plan))
  return idle ? 'plan' : 'act'
}
