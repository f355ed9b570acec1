/**
 * Where everything stands, in pixels of the room that there is: a long table with twelve chairs on either side and three
 * at each end. Held upright the whole table is turned a quarter clockwise, so that its top is at the right.
 */
import type { Side } from '../view'

export interface Spot {
  x: number
  y: number
}
export interface Place extends Spot {
  chair: number
  /** Towards the table. */
  inward: Spot
  /** A chair at the end of an upright table is so much less deep than one at its side. */
  short: number
}
export interface Room extends Spot {
  w: number
  h: number
}
export interface Floor {
  w: number
  h: number
  upright: boolean
  /** A phone held across: everything in the middle is close together. */
  low: boolean
  /** Chairs are so small that a man's emblem and their number stand beside him. */
  small: boolean
  /** A chair is so large along the table, and across. */
  along: number
  across: number
  places: Place[]
  cloth: Room
  /** The part of the cloth where nothing lies before a chair. */
  middle: Room
  /** How far before its chair a thing lies, and a cake stands. */
  thing: number
  cake: number
  thingSize: number
  cakeSize: number
  /** What is free of chairs in each corner of an upright floor; null where the middle has room for all. */
  corner: { w: number; h: number } | null
}

/** Pixels: a chair, and one that has no room for more than a man. */
const LARGEST = 84
const SMALL = 50
/** A room that is lower than this is a phone's, held across. */
const LOW = 340
/** And a middle that is higher than this has room for the pot and the piles. */
const HIGH = 560
const LONG = 12
const END = 3
const CHAIRS = 2 * (LONG + END)

export function sideOf(chair: number): Side {
  if (chair <= LONG) return 'top'
  if (chair <= LONG + END) return 'right'
  return chair <= 2 * LONG + END ? 'bottom' : 'left'
}

const isEnd = (chair: number): boolean => sideOf(chair) === 'left' || sideOf(chair) === 'right'

/** How far along its side a chair stands: 0 is the left of a long side, the top of an end, as drawn lying. */
function stepOf(chair: number): number {
  switch (sideOf(chair)) {
    case 'top':
      return chair - 1
    case 'right':
      return chair - LONG - 1
    case 'bottom':
      return 2 * LONG + END - chair
    case 'left':
      return CHAIRS - chair
  }
}

const INWARD: Record<Side, Spot> = {
  top: { x: 0, y: 1 },
  right: { x: -1, y: 0 },
  bottom: { x: 0, y: -1 },
  left: { x: 1, y: 0 },
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most)

/** Measures of a table that lies, `long` by `wide`; upright it is the same, turned. */
function measures(long: number, wide: number, upright: boolean) {
  const pitch = long / (LONG + 2)
  const along = Math.min(pitch * 0.96, LARGEST, upright ? LARGEST : wide * 0.14)
  const across = upright ? between(44, wide * 0.118, 64) : along
  const gap = upright ? 2 : Math.min(5, along * 0.08)
  const short = upright ? (across - along) / 2 : 0
  const thingSize = upright ? across * 0.48 : across * 0.54
  const cakeSize = upright ? across * 0.57 : across * 0.61
  const thing = across / 2 + gap + thingSize / 2 + (upright ? 2 : gap)
  const cake = upright ? thing + thingSize / 2 + cakeSize / 2 - 1 : thing
  return { short, pitch, along, across, gap, thingSize, cakeSize, thing, cake, long, wide }
}

type Measures = ReturnType<typeof measures>

function lying(chair: number, { pitch, along, across, thingSize, long, wide, short }: Measures): Spot {
  const side = sideOf(chair)
  const step = stepOf(chair)
  const edge = across / 2 + 3
  if (side === 'top' || side === 'bottom') return { x: pitch * (step + 1.5), y: side === 'top' ? edge : wide - edge }
  const clear = wide / 2 - across - 1.5 * thingSize - 18 // what lies before the corner chairs keeps its room
  const apart = Math.max(Math.min(clear, along * 1.5), Math.max(along, across) + 3)
  const end = edge - short
  return { x: side === 'left' ? end : long - end, y: wide / 2 + (step - 1) * apart }
}

/** So far from the long sides of the floor, and from its ends. */
const within = (w: number, h: number, beside: number, above = beside): Room => ({
  x: beside,
  y: above,
  w: w - 2 * beside,
  h: h - 2 * above,
})

export function floorOf(w: number, h: number, upright: boolean): Floor {
  const m = measures(upright ? h : w, upright ? w : h, upright)
  const turn = ({ x, y }: Spot): Spot => (upright ? { x: w - y, y: x } : { x, y })
  const turnWay = ({ x, y }: Spot): Spot => (upright ? { x: -y, y: x } : { x, y })
  const places = Array.from({ length: CHAIRS }, (_, at): Place => {
    const chair = at + 1
    const side = sideOf(chair)
    return { chair, ...turn(lying(chair, m)), inward: turnWay(INWARD[side]), short: isEnd(chair) ? m.short : 0 }
  })
  const rim = m.across + 3 + m.gap
  const lane = m.cake + m.across / 2 + 5 + (upright ? m.cakeSize : m.thingSize) / 2
  const endLane = upright ? m.thing + m.across / 2 + m.cakeSize / 2 + 8 - 2 * m.short : lane
  const middle = within(w, h, lane, endLane)
  const ends = places.filter(({ chair }) => isEnd(chair))
  const sides = places.filter(({ chair }) => !isEnd(chair))
  return {
    w,
    h,
    upright,
    low: !upright && h < LOW,
    small: Math.min(m.along, m.across) < SMALL,
    along: m.along,
    across: m.across,
    places,
    cloth: within(w, h, rim, rim - 2 * m.short),
    middle,
    thing: m.thing,
    cake: m.cake,
    thingSize: m.thingSize,
    cakeSize: m.cakeSize,
    corner:
      upright && middle.h < HIGH
        ? {
            w: Math.min(...ends.map(({ x }) => x)) - m.across / 2,
            h: Math.min(...sides.map(({ y }) => y)) - m.along / 2,
          }
        : null,
  }
}

export const placeOf = (floor: Floor, chair: number): Place => floor.places[chair - 1]!

/** So far before a chair. */
export function before(floor: Floor, chair: number, far: number): Spot {
  const { x, y, inward, short } = placeOf(floor, chair)
  return { x: x + inward.x * (far - short), y: y + inward.y * (far - short) }
}

/**
 * How far what lies before a chair makes room for a cake beside it; at the right end there is no cloth for that, so there
 * it is the other way round. At the sides of an upright table the cake stands behind it instead.
 */
const ASIDE = { thing: -0.29, cake: 0.24 }
const ASIDE_AT_THE_RIGHT = { thing: 0.15, cake: -0.33 }
const asideAt = (chair: number) => (chair === LONG || chair === LONG + END + 1 ? ASIDE_AT_THE_RIGHT : ASIDE)

function aside(floor: Floor, chair: number, far: number, by: number): Spot {
  const { x, y } = before(floor, chair, far)
  const { inward } = placeOf(floor, chair)
  const step = by * (!floor.upright ? floor.along : isEnd(chair) ? floor.across : 0)
  return { x: x + Math.abs(inward.y) * step, y: y + Math.abs(inward.x) * step }
}

export const thingSpot = (floor: Floor, chair: number, hasCake: boolean): Spot =>
  aside(floor, chair, floor.thing, hasCake ? asideAt(chair).thing : 0)
export const cakeSpot = (floor: Floor, chair: number): Spot =>
  aside(floor, chair, isEnd(chair) ? floor.thing : floor.cake, asideAt(chair).cake)

/** How the gangs stand in the middle: in so many columns, and enlarged where there is room, as on a television. */
export function gangsIn({ upright, low, middle }: Floor, seats: number): { columns: number; scale: number } {
  if (low) return { columns: 2, scale: 1 }
  if (upright) {
    const room = Math.min(middle.w / 165, middle.h / (seats * (seats > 4 ? 43 : 62)))
    return { columns: 1, scale: between(0.94, room, 1.7) } // smaller, and nobody reads it
  }
  const isMany = seats > 4
  if (middle.w < 620 && middle.h >= 340)
    // nearly a square, as on a tablet
    return { columns: seats === 4 ? 2 : 3, scale: between(1, Math.min(middle.h / 420, middle.w / 400), 1.4) }
  const rows = isMany && middle.h >= 300 ? 2 : 1
  const room = Math.min(middle.h / (rows === 2 ? 300 : 205), middle.w / (isMany ? 610 : 640))
  const scale = isMany && rows === 1 ? 1 : Math.max(1, room)
  return { columns: Math.ceil(seats / rows), scale }
}

const TURNED: Record<string, string> = {
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowUp',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowDown',
}

/** The chair that an arrow key leads to: along a side, round its corner, or across the table; null for other keys. */
export function arrow(key: string, chair: number, upright: boolean): number | null {
  const pressed = upright ? TURNED[key] : key
  const side = sideOf(chair)
  const step = stepOf(chair)
  const top = side === 'top'
  switch (pressed) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const right = pressed === 'ArrowRight'
      if (side === 'left') return right ? (step < 2 ? 1 : 27) : chair
      if (side === 'right') return right ? chair : step < 2 ? 12 : 16
      return top === right ? chair + 1 : chair === 1 ? CHAIRS : chair - 1
    }
    case 'ArrowUp':
    case 'ArrowDown': {
      const down = pressed === 'ArrowDown'
      if (top) return down ? 28 - chair : chair
      if (side === 'bottom') return down ? chair : 28 - chair
      return (side === 'right') === down ? chair + 1 : chair - 1
    }
  }
  return null
}
