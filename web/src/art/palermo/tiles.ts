/** The tiles of Palermo (section 2.1 of its rules), drawn on fields of 48: a tile is two fields by two. */
import { printedOf } from '../../protocol/printed'

export const FIELD = 48

export const TILE_CODES = ['H1R', 'H1L', 'H2R', 'H2L', 'H3', 'ST', 'START', 'STREET'] as const
export type TileCode = (typeof TILE_CODES)[number]

/** Quadrants clockwise from the north-west; `door` is [the house field, the street field it opens on]. */
interface Shape {
  house: number[]
  entry: number | null
  door: [number, number] | null
}
interface Printed {
  /** By the number of a kind; `ours` names what the rulebook does not tell of it. */
  tiles: (Shape & { code: TileCode; ours: ('count' | 'drawing')[] })[]
  /** The kind that can be laid only when no house fits. */
  kiosk: number
}
export const printed = (): Printed => printedOf('palermo')
const ALL_STREET: Shape = { house: [], entry: null, door: null }

const COLUMN = [0, 1, 1, 0] as const
const ROW = [0, 0, 1, 1] as const

export interface Spot {
  x: number
  y: number
}

export interface Laid {
  house: number[]
  street: number[]
  entry: number | null
  /** Middle of the door on the wall, and the direction from house to street. */
  door: (Spot & { dx: number; dy: number }) | null
}

/** North-west corner of a quadrant's field. */
export const corner = (quadrant: number): Spot => ({ x: COLUMN[quadrant]! * FIELD, y: ROW[quadrant]! * FIELD })

function lay(code: TileCode, turn: number): Laid {
  const shape = printed().tiles.find((tile) => tile.code === code) ?? ALL_STREET
  const turned = (quadrant: number) => (quadrant + turn) % 4
  const house = shape.house.map(turned)
  const entry = shape.entry === null ? null : turned(shape.entry)
  const street = [0, 1, 2, 3].filter((quadrant) => !house.includes(quadrant))
  if (shape.door === null || entry === null) return { house, street, entry, door: null }
  const [from, to] = [corner(turned(shape.door[0])), corner(entry)]
  const [dx, dy] = [(to.x - from.x) / FIELD, (to.y - from.y) / FIELD]
  return {
    house,
    street,
    entry,
    door: { x: from.x + (FIELD * (1 + dx)) / 2, y: from.y + (FIELD * (1 + dy)) / 2, dx, dy },
  }
}

/** Each in its four turns, made once: what is the same is not drawn anew. */
const made = new Map<TileCode, Laid[]>()

/** The quadrants of a tile after `turn` quarter turns clockwise. */
export function laid(code: TileCode, turn: number): Laid {
  if (!made.has(code))
    made.set(
      code,
      [0, 1, 2, 3].map((quarters) => lay(code, quarters)),
    )
  return made.get(code)![turn % 4]!
}

/** Where the disc of a laid tile lies: on the doorstep, or on the kiosk's field. */
export function discSpot({ door, entry }: Laid): Spot | null {
  if (door) return { x: door.x + door.dx * 13, y: door.y + door.dy * 13 }
  if (entry === null) return null
  const { x, y } = corner(entry)
  return { x: x + FIELD / 2, y: y + FIELD - 13 }
}
