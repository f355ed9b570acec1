/**
 * Events one after the other, for the eye. The game does not wait for them: what may be done is lit at once, and the
 * first click or key empties the queue. Nothing is left out: many events pass faster, so that all are seen in time.
 */
import type { GameEvent } from '../protocol/types'

/** Milliseconds in which all that waits has passed. */
export const LONGEST = 8000

/** Events without a time of their own pass together with the one after them. */
const passed = new WeakMap<GameEvent, GameEvent[]>()
/** What is shown from this moment on, in its order. */
export const shownWith = (event: GameEvent): GameEvent[] => [...(passed.get(event) ?? []), event]

export class EventQueue {
  event = $state.raw<GameEvent | null>(null)
  #waiting: GameEvent[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #pace: (event: GameEvent) => number
  #shows: (event: GameEvent) => void
  #ended: () => void
  #haste = 1

  /** `shows`: an event is shown now; `ended`: the last of them has been. */
  constructor(
    pace: (event: GameEvent) => number,
    shows: (event: GameEvent) => void = () => {},
    ended: () => void = () => {},
  ) {
    this.#pace = pace
    this.#shows = shows
    this.#ended = ended
  }

  play(events: GameEvent[]): void {
    this.#waiting.push(...events)
    const whole = this.#waiting.reduce((time, event) => time + this.#pace(event), 0)
    this.#haste = Math.max(1, whole / LONGEST)
    if (!this.event) this.#next()
  }

  finish(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.event = null
    this.#ended()
  }

  #next(): void {
    let event = this.#waiting.shift()
    const before: GameEvent[] = []
    while (event && this.#pace(event) === 0) {
      before.push(event)
      this.#shows(event)
      event = this.#waiting.shift()
    }
    if (event) passed.set(event, before)
    this.event = event ?? null
    if (!event) return this.#ended()
    this.#shows(event)
    this.#timer = setTimeout(() => this.#next(), this.#pace(event) / this.#haste)
  }
}
