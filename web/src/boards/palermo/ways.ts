/**
 * The cheapest way of a figure, field by field, to be drawn. Which fields may be chosen and what they cost is the
 * server's word (`reach`); a test holds these ways to it.
 */
import { CORNERS, columnOf, fieldsOf, neighbours, onPromenade, PROMENADE, rowOf } from './map'
import type { Seat } from '../../protocol/types'
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

/** What a way depends on, found once. */
interface Town {
  roofs: Set<number>
  tolled: Set<number>
  rides: 'side' | 'any' | 'off'
  rideToll: boolean
}

function townOf(view: PalermoView, seat: Seat): Town {
  const others = view.players.filter((player) => player.seat !== seat && player.police_active)
  return {
    roofs: new Set(view.tiles.flatMap((tile) => tile.house)),
    tolled: new Set(others.map((player) => player.police!)),
    rides: view.options.ring_rides ?? 'side',
    rideToll: view.options.ride_toll ?? false,
  }
}

function ridesFrom(town: Town, field: number): number[] {
  if (town.rides === 'off' || !onPromenade(field)) return []
  const alongSide = (end: number) => rowOf(end) === rowOf(field) || columnOf(end) === columnOf(field)
  return CORNERS.filter((end) => end !== field && (town.rides === 'any' || alongSide(end)))
}

/** Policemen strictly between the ends of a ride; the better way round where it may choose. */
function tollsAlong(town: Town, from: number, to: number): number {
  if (!town.rideToll) return 0
  const [here, there] = [PROMENADE.indexOf(from), PROMENADE.indexOf(to)].sort((a, b) => a - b) as [number, number]
  const count = (fields: readonly number[]) => fields.filter((field) => town.tolled.has(field)).length
  const inner = count(PROMENADE.slice(here + 1, there))
  const outer = count([...PROMENADE.slice(there + 1), ...PROMENADE.slice(0, here)])
  if (town.rides === 'any') return Math.min(inner, outer)
  return there - here <= PROMENADE.length / 4 ? inner : outer
}

function stepsFrom(town: Town, { field, cost }: { field: number; cost: number }): Step[] {
  const step = (to: number, ride: boolean): Step => {
    const toll = (town.tolled.has(to) ? 1 : 0) + (ride ? tollsAlong(town, field, to) : 0)
    return { field: to, from: field, cost: cost + 1 + toll, toll, ride }
  }
  return [...neighbours(field).map((to) => step(to, false)), ...ridesFrom(town, field).map((to) => step(to, true))]
}

/** Out of the depot: to the fields around the start tile, not on to it. */
function firstSteps(view: PalermoView, town: Town): Step[] {
  const lot = view.start === null ? [] : fieldsOf(view.start)
  const around = lot.flatMap((own) => neighbours(own).filter((field) => !(lot as number[]).includes(field)))
  return around.map((field) => {
    const toll = town.tolled.has(field) ? 1 : 0
    return { field, from: null, cost: 1 + toll, toll, ride: false }
  })
}

/** The last step of the cheapest way to every field within `points`. */
export function waysFrom(view: PalermoView, seat: Seat, origin: number | null, points: number): Map<number, Step> {
  const town = townOf(view, seat)
  const found = new Map<number, Step>()
  let open = origin === null ? firstSteps(view, town) : stepsFrom(town, { field: origin, cost: 0 })
  for (let spent = 1; spent <= points; spent++) {
    const now = open.filter((step) => step.cost === spent)
    open = open.filter((step) => step.cost > spent)
    for (const step of now) {
      if (found.has(step.field) || step.field === origin || town.roofs.has(step.field)) continue
      found.set(step.field, step)
      open.push(...stepsFrom(town, step))
    }
  }
  return found
}

/** The steps of the way to a field, in the order they are walked; empty if there is none. */
export function wayTo(ways: Map<number, Step>, field: number): Step[] {
  const steps: Step[] = []
  for (let step = ways.get(field); step; step = step.from === null ? undefined : ways.get(step.from)) steps.unshift(step)
  return steps
}
