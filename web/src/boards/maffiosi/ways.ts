/** What can be done as ways of touching: a card's men, chairs and cakes one after the other, sent as one. */
import type { Seat } from '../../protocol/types'
import type { Choice, ObjectId } from '../../table/choices'
import { cakeOf } from './reach'
import { type Card, CARDS, chairAt, type MaffiosiView, numberOf } from './view'

export interface Way {
  steps: ObjectId[]
  choices: Choice[]
}
export type ActionNumber = (kind: string, args?: Record<string, number>) => number

const PLAYED: Record<string, Card> = {
  stab: 'stab',
  fire: 'fire',
  order: 'order',
  pass: 'pass',
  kaboom: 'kaboom',
  nightcap: 'nightcap',
  move_from: 'move',
  move_to: 'move',
  scram_piece: 'scram',
  scram_chair: 'scram',
}

/** The card that lies on the table and waits for its targets. */
export const cardPlayed = (phase: string): Card | null => PLAYED[phase] ?? null

/** A choice that is not asked for yet: an earlier one leads to it. */
function later(number: ActionNumber, kind: string, args: Record<string, number>): Choice {
  return { action: number(kind, args), kind, args, objects: [], label: '', several: false, closedBy: '' }
}

const passSteps = (view: MaffiosiView, cake: Seat, way: number): ObjectId[] => [
  `cake:${cake}`,
  `chair:${cakeOf(view, cake)?.passes[way]}`,
]

/** What the game allows once this card is played: nothing after Scram, for then all stand. */
function choicesAfter(view: MaffiosiView, card: Card, number: ActionNumber): Choice[] {
  const legal = new Set(view.leads?.[card])
  const chairs = view.chairs.map(({ chair }) => later(number, 'chair', { chair }))
  const cakes = view.cakes.flatMap(({ seat: cake }) => [
    ...[0, 1].map((way) => later(number, 'pass', { cake, way })),
    later(number, 'boom', { cake }),
  ])
  return [...chairs, ...cakes].filter(({ action }) => legal.has(action))
}

/** Choices, each with what has to follow it; `moves`: a chair is that of a man who will take another. */
function waysFrom(view: MaffiosiView, choice: Choice, moves: boolean, number: ActionNumber): Way[] {
  const { kind, args } = choice
  const then = (first: ObjectId) =>
    (view.sits?.chairs ?? []).map((to) => ({
      steps: [first, `chair:${to}`],
      choices: [choice, later(number, 'chair', { chair: to })],
    }))
  if (kind === 'pass') return [{ steps: passSteps(view, args.cake!, args.way!), choices: [choice] }]
  if (kind === 'boom') return [{ steps: [`cake:${args.cake}`], choices: [choice] }]
  if (kind === 'piece') return then(`piece:${2 * args.type! + args.asleep!}`)
  if (kind === 'chair')
    return moves ? then(`chair:${args.chair}`) : [{ steps: [`chair:${args.chair}`], choices: [choice] }]
  return []
}

/** All ways; `held` is the card in the fingers, and without one a man may still be moved by his Move. */
export function waysOf(view: MaffiosiView, choices: Choice[], held: Card | null, number: ActionNumber): Way[] {
  const card = held ?? 'move'
  const play = choices.find((choice) => choice.kind === 'play' && choice.args.card === CARDS.indexOf(card))
  if (play)
    return choicesAfter(view, card, number)
      .flatMap((choice) => waysFrom(view, choice, card === 'move', number))
      .map(({ steps, choices: rest }) => ({ steps, choices: [play, ...rest] }))
  return held ? [] : choices.flatMap((choice) => waysFrom(view, choice, view.phase === 'move_from', number))
}

export const begins = (way: Way, steps: ObjectId[]): boolean => steps.every((step, at) => way.steps[at] === step)

/** The reader's own men whom this would kill at once: it is asked for twice. */
export function ownLost(view: MaffiosiView, way: Way): number {
  const last = way.choices.at(-1)!
  if (view.you === null) return 0
  if (last.kind === 'boom') {
    const hits = cakeOf(view, last.args.cake!)?.hits ?? []
    return hits.filter((chair) => chairAt(view, chair).man?.seat === view.you).length
  }
  const drinks =
    view.phase === 'nightcap' ||
    way.choices.some(({ kind, args }) => kind === 'play' && CARDS[args.card!] === 'nightcap')
  if (!drinks || last.kind !== 'chair') return 0
  const chair = numberOf(way.steps.at(-1)!)
  return view.last_glass.includes(chair) && chairAt(view, chair).man?.seat === view.you ? 1 : 0
}
