/** What a finished game was about: asked of the server, and looked after until it is there. */
import type { AnalysisShown } from '../../../protocol/analysis.ts'
import { api, Refused } from '../../../protocol/api.ts'
import type { Lang, Seat } from '../../../protocol/types.ts'

/** Between two looks at how far it is, in milliseconds. */
const A_WHILE = 1000
/** How often an analysis that the server knows nothing of any more is asked for anew: it was started again. */
const ANEW = 3

export class Analysis {
  shown = $state.raw<AnalysisShown | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** Whose choices are looked into. */
  seat = $state<Seat | null>(null)
  #asked = false
  #anew = 0
  #latest = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #table: string
  #lang: Lang

  constructor(table: string, seat: Seat | null, lang: Lang) {
    this.#table = table
    this.seat = seat
    this.#lang = lang
  }

  get isOnItsWay(): boolean {
    return this.shown?.status === 'waiting' || this.shown?.status === 'working'
  }

  /** Is there something to ask the server for? */
  get isLacking(): boolean {
    return this.shown?.status === 'none' || this.shown?.status === 'failed'
  }

  /** Read what is there. */
  async read(): Promise<void> {
    await this.#hear(() => api.analysis(this.#table, this.seat, this.#lang))
  }

  /** Let it be made. */
  async begin(): Promise<void> {
    this.#asked = true
    await this.#hear(() => api.askAnalysis(this.#table, this.seat, this.#lang))
  }

  async look(seat: Seat | null): Promise<void> {
    if (seat === this.seat) return
    this.seat = seat
    this.#asked = false
    if (this.shown) this.shown = { ...this.shown, missed: null }
    await this.read()
  }

  async speak(lang: Lang): Promise<void> {
    if (lang === this.#lang) return
    this.#lang = lang
    await this.read()
  }

  stop(): void {
    this.#latest++
    clearTimeout(this.#timer)
  }

  async #hear(question: () => Promise<AnalysisShown>): Promise<void> {
    const mine = ++this.#latest
    clearTimeout(this.#timer)
    try {
      const shown = await question()
      if (mine !== this.#latest) return
      this.shown = shown
      this.refused = null
      this.#goOn()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (mine !== this.#latest) return
      this.refused = error
      if (this.isOnItsWay) this.#later(() => this.read()) // the line will be back
    }
  }

  #goOn(): void {
    if (this.isOnItsWay) return this.#later(() => this.read())
    const isForgotten = this.#asked && this.shown?.status === 'none'
    if (isForgotten && this.#anew < ANEW) {
      this.#anew++
      this.#later(() => this.begin())
    }
  }

  #later(does: () => Promise<void>): void {
    this.#timer = setTimeout(() => void does(), A_WHILE)
  }
}
