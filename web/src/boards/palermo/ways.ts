/** The way of a figure, field by field, to be drawn: as the server tells it. */
import type { GameEvent } from '../../protocol/types'
import { areNeighbours, FIELDS } from './map'
import type { PalermoView } from './view'

export interface Step {
  field: number
  /** Where it comes from; null: out of the depot. */
  from: number | null
  /** Points spent when it is done. */
  cost: number
  /** What policemen took of that for this step. */
  toll: number
  ride: boolean
}

function step(field: number, from: number | null, cost: number, costBefore: number): Step {
  return { field, from, cost, toll: cost - costBefore - 1, ride: from !== null && !areNeighbours(field, from) }
}

/** The last step of the cheapest way to every field that the figure to be moved can come to. */
export function waysOf(view: PalermoView): Map<number, Step> {
  const told = view.ways ?? []
  const costs = new Map(told.map(([field, , cost]) => [field, cost]))
  const costAt = (field: number | null) => (field === null ? 0 : (costs.get(field) ?? 0))
  return new Map(told.map(([field, before, cost]) => [field, step(field, before, cost, costAt(before))]))
}

/** The steps of the way to a field, in the order they are walked; empty if there is none. */
export function wayTo(ways: Map<number, Step>, field: number): Step[] {
  const steps: Step[] = []
  for (let at = ways.get(field); at; at = at.from === null ? undefined : ways.get(at.from)) steps.unshift(at)
  return steps
}

/** The way that a figure has gone. */
export function wayGone({ from, way, points }: GameEvent): Step[] {
  const [fields, costs] = [way as number[], points as number[]]
  return fields.map((field, i) => step(field, fields[i - 1] ?? (from as number | null), costs[i]!, costs[i - 1] ?? 0))
}

/** The fields of a set that is told as hexadecimal digits, a digit for four fields. */
export function fieldsIn(digits: string): number[] {
  const has = (field: number) => (parseInt(digits[field >> 2]!, 16) >> (field & 3)) & 1
  return Array.from({ length: FIELDS }, (_, field) => field).filter(has)
}
