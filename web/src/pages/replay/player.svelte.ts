/** Where in a finished game the reader is, by whose eyes, and how it goes on from there. */
import type { Eyes, Frame } from '../../protocol/api.ts'
import type { Lang } from '../../protocol/types.ts'
import { EventQueue } from '../../table/event-queue.svelte.ts'
import type { Board } from '../../table/board'
import { settings } from '../../look/settings.svelte.ts'
import { Frames } from './frames.svelte.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a step stays when all its events have been shown, in milliseconds: time to read, or a blink. */
const TO_READ = 1300
const TO_SEE = 450
/** How often a step that is not here yet, or still being shown, is looked for. */
const A_MOMENT = 80
/** Steps ahead for which the next page is asked for in time. */
const AHEAD = 12

export class Player {
  step = $state(0)
  eyes = $state.raw<Eyes>('onlooker')
  playing = $state(false)
  speed = $state<Speed>(1)
  frames = $state.raw<Frames>()!
  board = $state.raw<Board | null>(null)
  readonly queue: EventQueue
  #table: string
  #lang: Lang
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, moment: { eyes: Eyes; step: number }, lang: Lang) {
    this.#table = table
    this.#lang = lang
    this.eyes = moment.eyes
    this.step = moment.step
    this.queue = new EventQueue((event) => (this.board?.pace(event) ?? 0) / this.speed)
    this.#open()
  }

  steps: number | null = $derived(this.frames.steps)
  /** What is to be seen now; null while it comes. */
  frame: Frame | null = $derived(this.frames.found.get(this.step) ?? null)
  atEnd: boolean = $derived(this.steps !== null && this.step >= this.steps)

  see(eyes: Eyes): void {
    if (eyes === this.eyes) return
    this.eyes = eyes
    this.#open()
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#open()
  }

  again(): void {
    this.frames.want(this.step)
  }

  /** Go there at once; whatever was being played is over. */
  to(step: number): void {
    this.pause()
    this.#set(step)
  }

  /** One step on or back; forward its events are shown. */
  by(steps: 1 | -1): void {
    this.pause()
    this.#move(steps)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.#play()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  stop(): void {
    this.pause()
    this.queue.finish()
  }

  #open(): void {
    this.queue.finish()
    const before = this.frames as Frames | undefined
    this.frames = new Frames(this.#table, this.eyes, this.#lang)
    this.frames.steps = before?.steps ?? null
    this.frames.want(this.step)
  }

  #set(step: number): void {
    this.queue.finish()
    this.step = Math.max(0, this.steps === null ? step : Math.min(step, this.steps))
    this.frames.want(this.step)
    this.frames.want(this.step + AHEAD)
  }

  #move(steps: 1 | -1): void {
    const before = this.step
    this.#set(this.step + steps)
    if (this.step > before && this.frame && !settings.still) this.queue.play(this.frame.events)
  }

  #play(): void {
    if (this.atEnd) this.#set(0)
    this.playing = true
    this.#later(this.#time())
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#goOn(), milliseconds)
  }

  #goOn(): void {
    if (this.atEnd) return this.pause()
    this.frames.want(this.step + 1)
    if (this.frames.refused) return this.pause()
    if (this.queue.event || !this.frame || !this.frames.found.has(this.step + 1)) return this.#later(A_MOMENT)
    this.#move(1)
    this.#later(this.#time())
  }

  #time(): number {
    return (this.frame?.lines.some(Boolean) ? TO_READ : TO_SEE) / this.speed
  }
}
