/** What is left on a clock, ticking. */
import { createSubscriber } from 'svelte/reactivity'

import type { ClockShown } from '../protocol/types'

const TICK = 250

/** The time, four times a second for as long as somebody reads it. */
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK)
  return () => clearInterval(timer)
})

/** Milliseconds left; `skew` is what our time is ahead of the server's. */
export function leftOn({ left, until }: ClockShown, skew: number): number {
  if (until === null) return left
  ticking()
  return Math.max(0, until - (Date.now() - skew))
}

/** 2:05, 1:00:00, 3d 4h. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days) return `${days}d ${hours}h`
  const two = (number: number) => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
