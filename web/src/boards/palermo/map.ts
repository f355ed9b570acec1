/** Where things lie: 14 × 14 fields of which the outermost are the promenade, and 6 × 6 places of 2 × 2 fields. */
import { FIELD, type Spot } from '../../art/palermo/tiles'

export const SIDE = 14
export const FIELDS = SIDE * SIDE
export const ACROSS = 6
export const PLACES = ACROSS * ACROSS
export const BOARD = SIDE * FIELD
export const CORNERS: readonly number[] = [0, SIDE - 1, SIDE * (SIDE - 1), FIELDS - 1]
export const COLUMNS = 'ABCDEFGHIJKLMN'

export const rowOf = (field: number): number => Math.floor(field / SIDE)
export const columnOf = (field: number): number => field % SIDE

export const fieldName = (field: number): string => `${COLUMNS[columnOf(field)]}${rowOf(field) + 1}`

/** The four fields of a place, clockwise from the north-west. */
export function fieldsOf(place: number): [number, number, number, number] {
  const first = SIDE * (2 * Math.floor(place / ACROSS) + 1) + 2 * (place % ACROSS) + 1
  return [first, first + 1, first + SIDE + 1, first + SIDE]
}

export function placeName(place: number): string {
  const [first, , last] = fieldsOf(place)
  return `${fieldName(first)}-${fieldName(last)}`
}

/** North-west corner of a field in the units of the drawing. */
export const spotOf = (field: number): Spot => ({ x: columnOf(field) * FIELD, y: rowOf(field) * FIELD })
export const middleOf = (field: number): Spot => ({
  x: (columnOf(field) + 0.5) * FIELD,
  y: (rowOf(field) + 0.5) * FIELD,
})
export const spotOfPlace = (place: number): Spot => spotOf(fieldsOf(place)[0])

export const onPromenade = (field: number): boolean =>
  rowOf(field) % (SIDE - 1) === 0 || columnOf(field) % (SIDE - 1) === 0

/** Have they a side in common? */
export const areNeighbours = (one: number, other: number): boolean =>
  Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other)) === 1

/** Clockwise from the north-west corner. */
export const PROMENADE: readonly number[] = [
  ...Array.from({ length: SIDE - 1 }, (_, i) => i),
  ...Array.from({ length: SIDE - 1 }, (_, i) => SIDE * i + SIDE - 1),
  ...Array.from({ length: SIDE - 1 }, (_, i) => FIELDS - 1 - i),
  ...Array.from({ length: SIDE - 1 }, (_, i) => SIDE * (SIDE - 1 - i)),
]

/** One square from `at` in the direction of an arrow key, within a grid `across` wide; null for other keys. */
export function arrow(key: string, at: number, across: number): number | null {
  const row = Math.floor(at / across)
  const column = at % across
  const last = across - 1
  if (key === 'ArrowUp') return at - (row > 0 ? across : 0)
  if (key === 'ArrowDown') return at + (row < last ? across : 0)
  if (key === 'ArrowLeft') return at - (column > 0 ? 1 : 0)
  if (key === 'ArrowRight') return at + (column < last ? 1 : 0)
  if (key === 'Home') return at - column
  if (key === 'End') return at - column + last
  return null
}
