/** The graph of a game in numbers: where its lines run, and what stands at a step. */
import type { PointShown } from '../../../protocol/analysis.ts'
import type { Seat } from '../../../protocol/types.ts'

/** With all cards open, or as an onlooker could know. */
export type Knowing = 'open' | 'onlooker'

export interface Plot {
  left: number
  top: number
  width: number
  height: number
}

/** Dashes of the lines, by seat: colour is never alone. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '6 3', '14 6', '2 3 7 3', '4 8'] as const

export const dashOf = (seat: Seat): string => DASHES[seat % DASHES.length]!

/** Of games whose colours are nobody's, by seat. */
const PLAIN = ['accent', 'good', 'danger', 'text', 'focus', 'text-soft'] as const

/** Of a line: the seat's colour, so near to that of words that it can be told from the ground in every theme. */
export const colourOf = (seat: Seat, hue: number | null): string =>
  hue === null ? `var(--${PLAIN[seat % PLAIN.length]!})` : `color-mix(in oklab, var(--seat-${hue}) 70%, var(--text))`

/** In whole percent. */
export const percent = (share: number): number => Math.round(100 * share)

export const across = (plot: Plot, step: number, steps: number): number =>
  plot.left + (plot.width * step) / Math.max(1, steps)

export const down = (plot: Plot, share: number): number => plot.top + plot.height * (1 - share)

/** The line of a seat, as the path of an SVG. */
export function pathOf(points: PointShown[], knowing: Knowing, seat: Seat, plot: Plot, steps: number): string {
  return points
    .map((point, at) => {
      const x = across(plot, point.step, steps).toFixed(1)
      return `${at ? 'L' : 'M'}${x} ${down(plot, point[knowing][seat] ?? 0).toFixed(1)}`
    })
    .join('')
}

/** Each seat's chance at a step, between two points in proportion. */
export function chancesAt(points: PointShown[], knowing: Knowing, step: number): number[] {
  const first = points[0]
  if (!first) return []
  const after = points.findIndex((point) => point.step >= step)
  const to = after < 0 ? points[points.length - 1]! : points[after]!
  const from = after > 0 ? points[after - 1]! : to
  const part = to.step === from.step ? 1 : Math.min(1, (step - from.step) / (to.step - from.step))
  return to[knowing].map((share, seat) => from[knowing][seat]! + (share - from[knowing][seat]!) * part)
}

/** The step under a place of the graph. */
export function stepUnder(plot: Plot, x: number, steps: number): number {
  const share = (x - plot.left) / Math.max(1, plot.width)
  return Math.round(Math.max(0, Math.min(1, share)) * steps)
}

/** Heights as near to these as they can be with so much between any two, and none beyond the edges. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const found = [...wanted]
  let least = top
  for (const at of order) {
    found[at] = Math.max(found[at]!, least)
    least = found[at]! + gap
  }
  let most = bottom
  for (const at of order.toReversed()) {
    found[at] = Math.min(found[at]!, most)
    most = found[at]! - gap
  }
  return found
}
