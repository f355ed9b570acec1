/** What can be done as ways of touching: a card's men, chairs and cakes one after the other, sent as one. */
import type { Seat } from '../../protocol/types'
import type { Choice, ObjectId } from '../../table/choices'
import { awakeOf, cakesFor, chairsFor, freeChairs, passedTo, victimsAt } from './reach'
import { type Card, CARDS, chairAt, type MaffiosiView, numberOf } from './view'

export interface Way {
  steps: ObjectId[]
  choices: Choice[]
}
export type ActionNumber = (kind: string, args?: Record<string, number>) => number

const PLAYED: Record<string, Card> = {
  stab: 'stab', fire: 'fire', order: 'order', pass: 'pass', kaboom: 'kaboom', nightcap: 'nightcap',
  move_from: 'move', move_to: 'move', scram_piece: 'scram', scram_chair: 'scram',
}

/** The card that lies on the table and waits for its targets. */
export const cardPlayed = (phase: string): Card | null => PLAYED[phase] ?? null

/** A choice that is not asked for yet: an earlier one leads to it. */
function later(number: ActionNumber, kind: string, args: Record<string, number>): Choice {
  return { action: number(kind, args), kind, args, objects: [], label: '', several: false, closedBy: '' }
}

const passSteps = (view: MaffiosiView, cake: Seat, way: number): ObjectId[] => [`cake:${cake}`, `chair:${passedTo(view, cake, way)}`]

/** Where a card leads once it is played: nowhere for Scram. */
function waysOfCard(view: MaffiosiView, card: Card, number: ActionNumber): Way[] {
  const seat = view.you ?? 0
  const chair = (at: number) => later(number, 'chair', { chair: at })
  switch (card) {
    case 'move':
      return awakeOf(view, seat).flatMap((from) =>
        freeChairs(view).map((to) => ({ steps: [`chair:${from}`, `chair:${to}`], choices: [chair(from), chair(to)] })))
    case 'pass':
      return cakesFor(view, seat).flatMap((cake) =>
        [0, 1].filter((way) => passedTo(view, cake, way) !== null).map((way) => (
          { steps: passSteps(view, cake, way), choices: [later(number, 'pass', { cake, way })] })))
    case 'kaboom':
      return cakesFor(view, seat).map((cake) => ({ steps: [`cake:${cake}`], choices: [later(number, 'boom', { cake })] }))
    default:
      return chairsFor(view, seat, card).map((at) => ({ steps: [`chair:${at}`], choices: [chair(at)] }))
  }
}

/** Choices of the moment, each with what has to follow it. */
function waysFrom(view: MaffiosiView, choice: Choice, number: ActionNumber): Way[] {
  const { kind, args } = choice
  const then = (first: ObjectId) =>
    freeChairs(view).map((to) => ({ steps: [first, `chair:${to}`], choices: [choice, later(number, 'chair', { chair: to })] }))
  if (kind === 'pass') return [{ steps: passSteps(view, args.cake!, args.way!), choices: [choice] }]
  if (kind === 'boom') return [{ steps: [`cake:${args.cake}`], choices: [choice] }]
  if (kind === 'piece') return then(`piece:${2 * args.type! + args.asleep!}`)
  if (kind === 'chair') return view.phase === 'move_from' ? then(`chair:${args.chair}`) : [{ steps: [`chair:${args.chair}`], choices: [choice] }]
  return []
}

/** All ways; `held` is the card in the fingers, and without one a man may still be moved by his Move. */
export function waysOf(view: MaffiosiView, choices: Choice[], held: Card | null, number: ActionNumber): Way[] {
  const card = held ?? 'move'
  const play = choices.find((choice) => choice.kind === 'play' && choice.args.card === CARDS.indexOf(card))
  if (play) return waysOfCard(view, card, number).map(({ steps, choices: rest }) => ({ steps, choices: [play, ...rest] }))
  return held ? [] : choices.flatMap((choice) => waysFrom(view, choice, number))
}

export const begins = (way: Way, steps: ObjectId[]): boolean => steps.every((step, at) => way.steps[at] === step)

/** The reader's own men whom this would kill at once: it is asked for twice. */
export function ownLost(view: MaffiosiView, way: Way): number {
  const last = way.choices.at(-1)!
  if (view.you === null) return 0
  if (last.kind === 'boom') {
    const at = view.players[last.args.cake!]?.cake
    return typeof at === 'number' ? victimsAt(view, at).filter(({ seat }) => seat === view.you).length : 0
  }
  const drinks = view.phase === 'nightcap' || way.choices.some(({ kind, args }) => kind === 'play' && CARDS[args.card!] === 'nightcap')
  if (!drinks || last.kind !== 'chair') return 0
  const { man } = chairAt(view, numberOf(way.steps.at(-1)!))
  return man?.seat === view.you && man.asleep ? 1 : 0
}
