/** Legal actions as choices among objects on the table: the one mechanism that plays all games. */
import type { ActionArg, ActionKind, Seat } from '../protocol/types'

/** An object on the table that an action names: `card:17`, `chair:5`, `seat:2`. */
export type ObjectId = string

export interface Choice {
  action: number
  kind: string
  args: Record<string, number>
  /** One for each argument, in order; none for a plain button. */
  objects: ObjectId[]
  label: string
  several: boolean
  closedBy: string
}

function objectOf({ of, relative }: ActionArg, value: number, seat: Seat, seats: number): ObjectId {
  return relative ? `${of}:${(seat + value) % seats}` : `${of}:${value}`
}

export function kindOf(kinds: ActionKind[], action: number): ActionKind {
  let found = kinds[0]
  for (const kind of kinds) if (kind.start <= action) found = kind
  if (!found) throw new Error(`no action ${action}`)
  return found
}

/** The arguments of an action; the last one varies fastest. */
export function argsOf(kind: ActionKind, action: number): Record<string, number> {
  let rest = action - kind.start
  const found: Record<string, number> = {}
  for (const arg of [...kind.args].reverse()) {
    found[arg.name] = arg.first + (rest % arg.count)
    rest = Math.floor(rest / arg.count)
  }
  return found
}

/** The number of an action; its inverse. */
export function actionOf(kind: ActionKind, args: Record<string, number>): number {
  let number = 0
  for (const arg of kind.args) number = number * arg.count + ((args[arg.name] ?? arg.first) - arg.first)
  return kind.start + number
}

export function choicesOf(kinds: ActionKind[], legal: number[], labels: string[], seat: Seat, seats: number): Choice[] {
  return legal.map((action, at) => {
    const kind = kindOf(kinds, action)
    const args = argsOf(kind, action)
    const objects = kind.args.map((arg) => objectOf(arg, args[arg.name] ?? 0, seat, seats))
    const label = labels[at] ?? kind.name
    return { action, kind: kind.name, args, objects, label, several: kind.several, closedBy: kind.closed_by }
  })
}
