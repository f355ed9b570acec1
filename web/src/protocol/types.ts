/** Messages and answers of docs/protocol.md, version 1. */

export type Lang = 'en' | 'nl'
export type Seat = number
export type Fact = string | number | boolean | null | Fact[] | { [key: string]: Fact }
/** What a seat may know of a game, as the game itself gives it; each board narrows it to its own type. */
export type View = { game: string; you: Seat | null; names: string[] } & Record<string, unknown>
export type GameEvent = { event: string; rule?: string; seat?: Seat; cards?: string[] } & Record<string, Fact>

export type Phase = 'gathering' | 'playing' | 'paused' | 'over'
export interface Chair {
  kind: 'open' | 'person' | 'bot'
  name: string
  level: string
  away: boolean
  resigned: boolean
  /** That it has asked for. */
  hints: number
}
export interface ClockSetting {
  kind: 'none' | 'move' | 'game'
  seconds: number
  increment: number
}
export interface TableShown {
  type: 'table'
  id: string
  game: string
  version: string
  options: Record<string, string | number | boolean>
  clock: ClockSetting
  open: boolean
  /** May people ask for hints? */
  hints: boolean
  phase: Phase
  chairs: Chair[]
  takeback: { seat: Seat; waits_for: Seat[] } | null
  commitment: string
  rematch_of: string | null
  rematch: string | null
  /** The finished game that this one goes on from, and after how many steps of its replay. */
  branch_of: { table: string; step: number } | null
}
export interface ClockShown {
  left: number
  until: number | null
}
export interface Result {
  ranking: number[]
  scores: number[]
}
export interface Shown {
  type: 'shown'
  number: number
  question: number
  view: View
  legal: number[]
  turn: Seat[]
  invited?: boolean
  /** The kind of window that is open for this seat, what its preset answers to this question, and what it has set. */
  window?: string
  by_preset?: number
  presets?: Record<string, string>
  clocks?: ClockShown[]
  over?: boolean
  result?: Result | null
  events?: GameEvent[]
  /** One for each event, '' where it has no words. */
  lines?: string[]
  prompt?: string
  /** One for each of `legal`. */
  labels?: string[]
}
export interface Said {
  at: number
  to: 'table' | 'onlookers' | 'seat'
  name: string
  text: string
  seat?: Seat | null
  other?: Seat | null
}
export interface HintTold {
  type: 'hint_told'
  /** The question that it is about. */
  question: number
  /** So many are before it. */
  place?: number
  hint?: { worlds: number; only: boolean; choices: { actions: number[]; best: number; level: number }[] }
  /** The choices in words. */
  told?: { choice: string; fate: string; why: string; deal: string }[]
  failed?: boolean
}
export type Id = number | string
export type FromServer =
  | { type: 'welcome'; protocol: number; table: string; seat: Seat | null }
  | TableShown
  | { type: 'chat'; lines: Said[] }
  | ({ type: 'said' } & Said)
  | Shown
  | { type: 'done'; number: number; id?: Id | null }
  | { type: 'error'; code: string; message: string; rule?: string | null; id?: Id | null }
  | { type: 'because'; rule: string | null; text: string; id?: Id | null }
  | { type: 'pong'; id?: Id | null }
  | HintTold
export type ToServer =
  | { type: 'join'; key?: string; seen: number; lang: Lang }
  | { type: 'move'; question: number; actions: number[] }
  | { type: 'why'; action: number; after?: number[] }
  | { type: 'lang'; lang: Lang }
  | { type: 'say'; text: string; to: 'table' | 'onlookers' | 'seat'; other?: Seat }
  | { type: 'preset'; window: string; preset: string }
  | { type: 'answer'; yes: boolean }
  | { type: 'hint'; question: number }
  | { type: 'takeback' | 'pause' | 'resume' | 'resign' | 'back' | 'ping' }

export interface ActionArg {
  name: string
  count: number
  first: number
  /** The kind of object in a view that the number stands for. */
  of: string
  /** A seat, counted clockwise from the one that acts; 1 is the next. */
  relative: boolean
}
export interface ActionKind {
  name: string
  start: number
  args: ActionArg[]
  /** A choice is made of several of these, gathered and sent together with the kind that closes them. */
  several: boolean
  closed_by: string
}
