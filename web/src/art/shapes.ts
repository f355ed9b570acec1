/** Path data of the round and regular shapes, so that every drawing can be a list of paths. */
const DEGREE = Math.PI / 180

const fixed = (value: number) => +value.toFixed(2)

const at = (cx: number, cy: number, r: number, degrees: number) =>
  `${fixed(cx + r * Math.cos(degrees * DEGREE))} ${fixed(cy + r * Math.sin(degrees * DEGREE))}`

export const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${fixed(cx - rx)} ${fixed(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

export const disc = (cx: number, cy: number, r: number) => oval(cx, cy, r, r)

/** A slice of a cake; angles in degrees, clockwise from three o'clock. */
export const wedge = (cx: number, cy: number, r: number, from: number, to: number) =>
  `M${cx} ${cy}L${at(cx, cy, r, from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(cx, cy, r, to)}Z`

export function star(cx: number, cy: number, r: number, points = 5, inner = 0.42) {
  const corner = (i: number) => at(cx, cy, i % 2 ? r * inner : r, -90 + (180 * i) / points)
  return `M${Array.from({ length: 2 * points }, (_, i) => corner(i)).join('L')}Z`
}

/** The sunburst of the posters: every second one of `2 * count` slices. */
export function rays(cx: number, cy: number, r: number, count: number) {
  const step = 180 / count
  return Array.from({ length: count }, (_, i) => wedge(cx, cy, r, i * 2 * step, (i * 2 + 1) * step)).join('')
}

/** A polygon through pairs of numbers. */
export const poly = (...points: number[]) =>
  `M${points
    .map((value, i) => `${fixed(value)}${i % 2 ? 'L' : ' '}`)
    .join('')
    .slice(0, -1)}Z`
