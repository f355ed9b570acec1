/** Hip roofs of any house of fields: every slope falls to the nearest wall, so light shows the shape. */
import { poly } from '../shapes'
import { corner, FIELD } from './tiles'

const HALF = FIELD / 2

type Side = 'north' | 'east' | 'south' | 'west'

export interface Slope {
  side: Side
  d: string
  /** Rows of roof tiles, along the wall. */
  rows: string
}

const SIDES = [
  { side: 'north', dx: 0, dy: -1 },
  { side: 'east', dx: 1, dy: 0 },
  { side: 'south', dx: 0, dy: 1 },
  { side: 'west', dx: -1, dy: 0 },
] as const

const ROWS = [0.36, 0.68]

/** Lines from the edge (fx, fy)-(gx, gy) towards (ax, ay)-(bx, by). */
function rows(fx: number, fy: number, gx: number, gy: number, ax: number, ay: number, bx: number, by: number) {
  const between = (from: number, to: number, share: number) => +(from + (to - from) * share).toFixed(1)
  return ROWS.map(
    (share) =>
      `M${between(fx, ax, share)} ${between(fy, ay, share)}L${between(gx, bx, share)} ${between(gy, by, share)}`,
  ).join('')
}

/** A field is cut into four triangles at its middle. One at an outer wall falls to that wall; one at an inner wall
 *  is cut again along the ridge, and each half falls with the wall beside it. */
export function slopes(house: readonly number[]): Slope[] {
  const fields = house.map(corner)
  const isHouse = (x: number, y: number) => fields.some((field) => field.x === x && field.y === y)
  return fields.flatMap(({ x, y }) => {
    const [mx, my] = [x + HALF, y + HALF]
    return SIDES.flatMap(({ side, dx, dy }, i) => {
      const [wx, wy] = [mx + dx * HALF, my + dy * HALF]
      const [ax, ay] = [wx + dy * HALF, wy - dx * HALF]
      const [bx, by] = [wx - dy * HALF, wy + dx * HALF]
      if (!isHouse(x + dx * FIELD, y + dy * FIELD)) {
        return [{ side, d: poly(mx, my, ax, ay, bx, by), rows: rows(mx, my, mx, my, ax, ay, bx, by) }]
      }
      const before = SIDES[(i + 3) % 4]!.side
      const after = SIDES[(i + 1) % 4]!.side
      return [
        { side: before, d: poly(mx, my, ax, ay, wx, wy), rows: rows(mx, my, wx, wy, ax, ay, ax, ay) },
        { side: after, d: poly(mx, my, wx, wy, bx, by), rows: rows(mx, my, wx, wy, bx, by, bx, by) },
      ]
    })
  })
}

/** The walls around the house, as lines. */
export function walls(house: readonly number[]): string {
  const fields = house.map(corner)
  const isHouse = (x: number, y: number) => fields.some((field) => field.x === x && field.y === y)
  return fields
    .flatMap(({ x, y }) =>
      SIDES.filter(({ dx, dy }) => !isHouse(x + dx * FIELD, y + dy * FIELD)).map(({ dx, dy }) => {
        const [wx, wy] = [x + HALF + dx * HALF, y + HALF + dy * HALF]
        return `M${wx + dy * HALF} ${wy - dx * HALF}L${wx - dy * HALF} ${wy + dx * HALF}`
      }),
    )
    .join('')
}
