/** Somebody touched what is not lit: which action may have been meant? */
import type { ActionKind, Seat } from '../protocol/types'
import { actionOf, type Choice, type ObjectId } from './choices'

/** The argument of a kind that this object can be, and its value. */
function argumentFor(kind: ActionKind, object: ObjectId, seat: Seat, seats: number): Record<string, number> | null {
  const [of, text] = object.split(':')
  const arg = kind.args.find((one) => one.of === of)
  if (!arg) return null
  const value = arg.relative ? (Number(text) - seat + seats) % seats : Number(text)
  return value >= arg.first && value < arg.first + arg.count ? { [arg.name]: value } : null
}

/** An action with this object, of a kind that is possible now if there is one. Null: nothing can be done with it, ever. */
export function actionMeant(
  kinds: ActionKind[],
  object: ObjectId,
  choices: Choice[],
  seat: Seat,
  seats: number,
): number | null {
  const possible = new Set(choices.map((choice) => choice.kind))
  const ordered = [
    ...kinds.filter((kind) => possible.has(kind.name)),
    ...kinds.filter((kind) => !possible.has(kind.name)),
  ]
  for (const kind of ordered) {
    const args = argumentFor(kind, object, seat, seats)
    if (args) return actionOf(kind, args)
  }
  return null
}
