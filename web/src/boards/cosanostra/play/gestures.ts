/**
 * What can be taken up, and where it can be put: a Job or a market card onto a Gangster, an Influence card onto a
 * Gangster, a planned Job or the market, a Lawyer onto a card back, a planned card into the bin. Whoever takes up
 * nothing finds lit what the game asks for next. Only what was put down is sent, so all of it can be put back.
 */
import type { Influence } from '../../../art/cosanostra/signs'
import type { Choice, ObjectId } from '../../../table/choices'
import { firstAttached, influences, jobObject } from '../printed'
import { type CosaView, jobsIn } from '../view'

/** What is sent when something is put down. */
export interface Step {
  kind: string
  actions: number[]
  label: string
}

export type Numbered = (kind: string, args?: Record<string, number>) => number

export interface Offered {
  /** What can be taken up. */
  sources: Set<ObjectId>
  /** What a touch does: of what is held, or at once. */
  steps: Map<ObjectId, Step>
}

/** Where a planned card lapses, and where it is executed. */
export const BIN = 'bin:0'
export const GO = 'go:0'

/** The touched object decides alone. */
const AT_ONCE = new Set([
  'aim_seat',
  'aim_business',
  'aim_gangster',
  'use',
  'reroll',
  'reveal',
  'look',
  'recruit',
  'discard_job',
  'discard_influence',
  'buy',
  'family',
  'job',
  'market',
])
/** Sums: chosen beside the table. */
export const SUMS = ['stake', 'launder']

const influenceObject = (name: Influence): ObjectId => `influence:${influences().indexOf(name)}`

const stepOf = ({ kind, action, label }: Choice): Step => ({ kind, actions: [action], label })
const placesIn = (view: CosaView): ObjectId[] => view.market.flatMap((place) => (place ? [`slot:${place.slot}`] : []))

/** The own cards that can be planned, once a Gangster is there for them. */
function cardsToPlan(view: CosaView): ObjectId[] {
  const own = view.you === null ? undefined : view.players[view.you]
  return own ? [...jobsIn(own).map(jobObject), ...placesIn(view)] : []
}

/** CN-151: the unused Lawyers of the reader. */
const lawyersOf = (view: CosaView): ObjectId[] =>
  (view.players[view.you ?? -1]?.businesses ?? [])
    .filter(({ trade, active, used }) => trade === 'lawyer' && active && !used)
    .map(({ business }) => `business:${business}`)

/** What has to be taken up for a choice; empty: nothing. */
function sourcesOf(view: CosaView, { kind, args, objects }: Choice): ObjectId[] {
  switch (kind) {
    case 'assign':
      return [objects[0]!, ...cardsToPlan(view)]
    case 'execute':
    case 'lapse':
      return [objects[0]!]
    case 'attach':
      return [`influence:${firstAttached() + args.attachment!}`]
    case 'snitch':
    case 'swap':
      return [influenceObject('snitch')]
    case 'spy':
      return [influenceObject('spy')]
    case 'skip':
      return [influenceObject('schemer')]
    case 'lawyer':
      return lawyersOf(view)
  }
  return []
}

/** What can be done at once, by touching one thing. */
function atOnce(view: CosaView, choice: Choice): ObjectId | null {
  if (AT_ONCE.has(choice.kind)) return choice.objects[0]!
  if (choice.kind === 'schemer') return influenceObject('schemer')
  if (choice.kind === 'doc') return influenceObject('emergency_doc')
  if (choice.kind === 'return_fire' && typeof view.job?.target === 'number') return `gangster:${view.job.target}`
  return null
}

/** CN-30: a Gangster and his card are one choice of two parts. */
function plan(assign: Choice, card: ObjectId, number: Numbered): Step {
  const [of, text] = card.split(':')
  const second = of === 'job' ? number('job', { job: Number(text) }) : number('market', { slot: Number(text) })
  return { kind: 'assign', actions: [assign.action, second], label: assign.label }
}

/** Where what is held can be put by this choice. */
function putDown(view: CosaView, held: ObjectId, choice: Choice, number: Numbered): [ObjectId, Step][] {
  const object = choice.objects.at(-1)
  switch (choice.kind) {
    case 'assign':
      if (object === held) return cardsToPlan(view).map((card) => [card, plan(choice, card, number)])
      return held.startsWith('job:') || held.startsWith('slot:') ? [[object!, plan(choice, held, number)]] : []
    case 'execute':
      return object === held ? [[GO, stepOf(choice)]] : []
    case 'lapse':
      return object === held ? [[BIN, stepOf(choice)]] : []
    case 'swap':
      return held === influenceObject('snitch') ? placesIn(view).map((place) => [place, stepOf(choice)]) : []
    case 'skip':
      return held === influenceObject('schemer') ? [[GO, stepOf(choice)]] : []
    case 'attach':
      if (held === object) return [[sourcesOf(view, choice)[0]!, stepOf(choice)]]
  }
  return object && sourcesOf(view, choice).includes(held) ? [[object, stepOf(choice)]] : []
}

export function offered(view: CosaView, choices: Choice[], held: ObjectId | null, number: Numbered): Offered {
  const sources = new Set<ObjectId>()
  const steps = new Map<ObjectId, Step>()
  for (const choice of choices) {
    const object = atOnce(view, choice)
    if (object) steps.set(object, stepOf(choice))
    for (const source of sourcesOf(view, choice)) sources.add(source)
  }
  if (held === null || !sources.has(held)) return { sources, steps }
  const places = choices.flatMap((choice) => putDown(view, held, choice, number))
  return { sources, steps: new Map(places) }
}
