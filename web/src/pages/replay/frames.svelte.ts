/** The frames of a finished game, as these eyes saw them and in this language: pages that are asked for when needed. */
import { api, Refused, type Eyes, type Frame } from '../../protocol/api.ts'
import type { Lang } from '../../protocol/types.ts'

export const PAGE = 50

export class Frames {
  /** How many steps the game has; null: no page has come yet. */
  steps = $state<number | null>(null)
  /** Those that have come, by their step. */
  found = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  refused = $state.raw<Refused | null>(null)
  #asked = new Set<number>()
  #table: string
  #eyes: Eyes
  #lang: Lang

  constructor(table: string, eyes: Eyes, lang: Lang) {
    this.#table = table
    this.#eyes = eyes
    this.#lang = lang
  }

  /** See to it that this step comes, unless it is here, on its way, or not in the game. */
  want(step: number): void {
    const page = Math.floor(step / PAGE)
    if (step < 0 || (this.steps !== null && step > this.steps) || this.#asked.has(page)) return
    this.#asked.add(page)
    void this.#load(page)
  }

  async #load(page: number): Promise<void> {
    try {
      const { steps, frames } = await api.replay(this.#table, this.#eyes, page * PAGE, PAGE, this.#lang)
      this.steps = steps
      this.found = new Map([...this.found, ...frames.map((frame) => [frame.step, frame] as const)])
      this.refused = null
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#asked.delete(page) // may be asked for again
      this.refused = error
    }
  }
}
