/** What was meant by a touch that leads nowhere: the action that the server is asked about, or a rule of ours to say. */
import type { ObjectId } from '../../table/choices'
import type { ActionNumber } from './ways'
import { type Card, type MaffiosiView, numberOf } from './view'

/** The rule that forbids it, where no action stands for the touch: before a card is played nobody can ask about it. */
export function ruleOfTouch(card: Card, object: ObjectId, steps: ObjectId[]): string | null {
  if (card === 'scram') return 'MA-51'
  if (card === 'pass' && steps.length) return 'MA-42'
  return (card === 'pass' || card === 'kaboom') && !object.startsWith('cake:') ? 'MA-45' : null
}

export function actionAt(view: MaffiosiView, object: ObjectId, card: Card | null, number: ActionNumber): number {
  const cake = object.startsWith('cake:') ? numberOf(object) : null
  if (card === 'pass') return number('pass', { cake: cake ?? view.you ?? 0, way: 0 })
  if (card === 'kaboom' || (cake !== null && !card)) return number('boom', { cake: cake ?? view.you ?? 0 })
  return number('chair', { chair: cake === null ? numberOf(object) : Number(view.players[cake]!.cake) })
}
