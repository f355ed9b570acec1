/** What the server tells of the analysis of a finished game. */
import type { Seat } from './types.ts'

/** Each seat's chance to win after this step, from 0 to 1. */
export interface PointShown {
  step: number
  open: number[]
  onlooker: number[]
}
/** A step that changed the chances much, by a choice of `seat` or by chance. */
export interface TurnShown {
  step: number
  seat: Seat
  chance: boolean
  before: number[]
  after: number[]
  says: string
}
/** How much each thing moved a seat's chance to win, all in all. */
export interface LuckShown {
  deal: number
  chance: number
  own: number
  others: number
  says: string
}
/** A choice in this step to which another was clearly better. */
export interface MissedShown {
  step: number
  made: number
  better: number
  gain: number
  worlds: number
  says: string
}
export interface AnalysisShown {
  status: 'none' | 'waiting' | 'working' | 'ready' | 'failed'
  /** How many are before it, while it waits. */
  place: number
  /** From 0 to 1. */
  progress: number
  /** The seat of who asks. */
  mine: Seat | null
  curve: { points: PointShown[]; turns: TurnShown[]; luck: LuckShown[] } | null
  /** Of the seat that was asked about. */
  missed: MissedShown[] | null
}
