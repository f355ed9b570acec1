import type { ClockShown } from '../../protocol/types.ts'

/** Milliseconds left on a clock; `skew` is what ours is ahead of the server's. */
export function leftOn({ left, until }: ClockShown, skew: number, now = Date.now()): number {
  return Math.max(0, until === null ? left : until - (now - skew))
}

/** "1:05", "2:00:00". */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return (hours ? `${hours}:${two(minutes)}` : String(minutes)) + `:${two(seconds % 60)}`
}
