/**
 * Events one after the other, for the eye. The game does not wait for them: what may be done is lit at once, and the
 * first click or key finishes the parade.
 */
import type { GameEvent } from '../protocol/types'

/** More than this was missed, not watched: nobody wants to see it pass. */
const MOST = 40

export class Parade {
  event = $state.raw<GameEvent | null>(null)
  #waiting: GameEvent[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #pace: (event: GameEvent) => number
  #shows: (event: GameEvent) => void

  constructor(pace: (event: GameEvent) => number, shows: (event: GameEvent) => void = () => {}) {
    this.#pace = pace
    this.#shows = shows
  }

  play(events: GameEvent[]): void {
    this.#waiting.push(...events)
    if (this.#waiting.length > MOST) this.finish()
    else if (!this.event) this.#next()
  }

  finish(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.event = null
  }

  #next(): void {
    let event = this.#waiting.shift()
    while (event && this.#pace(event) === 0) {
      this.#shows(event)
      event = this.#waiting.shift()
    }
    this.event = event ?? null
    if (!event) return
    this.#shows(event)
    this.#timer = setTimeout(() => this.#next(), this.#pace(event))
  }
}
