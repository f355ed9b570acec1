/**
 * The table and the Job that is being done, as the events tell them: most are over before the view is shown, so the view
 * alone would never show them. And how long each event is looked at.
 */
import type { GameEvent, Seat } from '../../../protocol/types'
import { jobNumber } from '../printed'
import type { CosaView } from '../view'
import { beginsAnew } from './figures'
import { follow } from './follow'

/** A Job on its way. */
export interface Deed {
  seat: Seat
  gangster: number
  /** 0 to 89. */
  job: number
  dice: number[]
  target: number
  /** Which die is rolled just now; -1: all; null: none. */
  rolling: number | null
  /** What came of it: events that followed. */
  outcome: GameEvent[]
}

/** A change of somebody's cash, to float up from it. */
export interface Gain {
  seat: Seat
  amount: number
}

const TELLING = new Set([
  'earned',
  'paid',
  'fizzled',
  'killed',
  'deactivated',
  'persuaded',
  'treated',
  'thwarted',
  'laundered',
  'raced',
  'shoots_back',
])

const numbers = (fact: unknown): number[] => (Array.isArray(fact) ? fact.map(Number) : [])

export function fromView({ job }: CosaView): Deed | null {
  if (!job) return null
  const { seat, gangster, dice, die_target: target } = job
  return { seat, gangster, job: jobNumber(job.job), dice, target, rolling: null, outcome: [] }
}

export function deedAfter(before: Deed | null, event: GameEvent): Deed | null {
  const seat = event.seat ?? -1
  switch (event.event) {
    case 'revealed':
      return {
        seat,
        gangster: Number(event.gangster),
        job: Number(event.job),
        dice: [],
        target: 0,
        rolling: null,
        outcome: [],
      }
    case 'rolled':
      return before && { ...before, dice: numbers(event.dice), target: Number(event.target), rolling: -1 }
    case 'rerolled':
      return (
        before && { ...before, dice: numbers(event.dice), target: Number(event.target), rolling: Number(event.die) }
      )
    case 'fizzled':
      return before && { ...before, rolling: null, outcome: [event] }
  }
  if (TELLING.has(event.event)) return before && { ...before, rolling: null, outcome: [...before.outcome, event] }
  return beginsAnew(event) ? null : before
}

export interface Scene {
  /** What lies on the table at this moment of the story. */
  view: CosaView
  deed: Deed | null
}

/** Follows views and events, in the order in which a page shows them. */
export class Stage {
  #scene: Scene | null = null
  #event: GameEvent | null = null
  /** Views that came since the table was still, the last one too. */
  #known: CosaView[] = []

  see(view: CosaView, event: GameEvent | null): Scene {
    if (event === null || !this.#scene) return this.#rests(view, event)
    if (this.#known.at(-1) !== view) this.#known.push(view)
    if (event === this.#event) return this.#scene
    this.#event = event
    const deed = deedAfter(this.#scene.deed, event)
    this.#scene = { view: follow(this.#scene.view, event, this.#known), deed }
    return this.#scene
  }

  #rests(view: CosaView, event: GameEvent | null): Scene {
    this.#event = event
    this.#known = [view]
    this.#scene = { view, deed: fromView(view) }
    return this.#scene
  }
}

export function gainsOf(event: GameEvent | null): Gain[] {
  if (!event || event.seat === undefined) return []
  const amount = Number(event.amount ?? 0)
  switch (event.event) {
    case 'earned':
    case 'income':
    case 'bonus':
      return [{ seat: event.seat, amount }]
    case 'paid':
      return [
        { seat: event.seat, amount: -amount },
        ...(typeof event.to === 'number' ? [{ seat: event.to, amount }] : []),
      ]
    case 'raced':
      return [{ seat: event.seat, amount: event.won ? Number(event.stake) : -Number(event.stake) }]
    case 'bought':
    case 'recruited':
    case 'laundered':
      return [{ seat: event.seat, amount: -amount }]
  }
  return []
}

const PACE: Record<string, number> = {
  round: 350,
  planned_job: 250,
  planned_purchase: 300,
  market: 150,
  attached: 350,
  looked: 300,
  lawyer: 250,
  swapped: 300,
  skipped: 350,
  revealed: 550,
  rolled: 600,
  rerolled: 500,
  fizzled: 550,
  earned: 450,
  paid: 400,
  killed: 600,
  deactivated: 450,
  persuaded: 450,
  treated: 450,
  thwarted: 500,
  shoots_back: 500,
  raced: 450,
  laundered: 350,
  bought: 350,
  lapsed_purchase: 250,
  lapsed_job: 250,
  income: 300,
  recruited: 400,
  monopoly: 450,
  put_away: 150,
  exchanged: 400,
}
/** Every event changes something, so that each has its moment, however short. */
const MOMENT = 60
export const pace = ({ event }: GameEvent): number => PACE[event] ?? MOMENT
