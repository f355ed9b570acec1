/** The tiles of Palermo (section 2.1 of its rules), drawn on fields of 48: a tile is two fields by two. */
export const FIELD = 48

/** Quadrants clockwise from the north-west; `door` is [the house field, the street field it opens on]. */
export const SHAPES = {
  H1R: { house: [0], entry: 1, door: 0 },
  H1L: { house: [0], entry: 3, door: 0 },
  H2R: { house: [0, 1], entry: 2, door: 1 },
  H2L: { house: [0, 1], entry: 3, door: 0 },
  H3: { house: [3, 0, 1], entry: 2, door: 1 },
  ST: { house: [], entry: 2, door: null },
  START: { house: [], entry: null, door: null },
  STREET: { house: [], entry: null, door: null },
} as const

export type TileCode = keyof typeof SHAPES
export const TILE_CODES = Object.keys(SHAPES) as TileCode[]

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
  const shape = SHAPES[code]
  const turned = (quadrant: number) => (quadrant + turn) % 4
  const house = shape.house.map(turned)
  const entry = shape.entry === null ? null : turned(shape.entry)
  const street = [0, 1, 2, 3].filter((quadrant) => !house.includes(quadrant))
  if (shape.door === null || entry === null) return { house, street, entry, door: null }
  const [from, to] = [corner(turned(shape.door)), corner(entry)]
  const [dx, dy] = [(to.x - from.x) / FIELD, (to.y - from.y) / FIELD]
  return { house, street, entry, door: { x: from.x + (FIELD * (1 + dx)) / 2, y: from.y + (FIELD * (1 + dy)) / 2, dx, dy } }
}

/** Each in its four turns, made once: what is the same is not drawn anew. */
const LAID = new Map(TILE_CODES.map((code) => [code, [0, 1, 2, 3].map((turn) => lay(code, turn))]))

/** The quadrants of a tile after `turn` quarter turns clockwise. */
export const laid = (code: TileCode, turn: number): Laid => LAID.get(code)![turn % 4]!

/** Where the disc of a laid tile lies: on the doorstep, or on the kiosk's field. */
export function discSpot({ door, entry }: Laid): Spot | null {
  if (door) return { x: door.x + door.dx * 13, y: door.y + door.dy * 13 }
  if (entry === null) return null
  const { x, y } = corner(entry)
  return { x: x + FIELD / 2, y: y + FIELD - 13 }
}
