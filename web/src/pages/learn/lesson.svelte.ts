/** A lesson that somebody takes: the step he is at, the board as his seat sees it, and what comes of what he does. */
import { boardOf } from '../../boards'
import { settings } from '../../look/settings.svelte.ts'
import { api, Refused, type StepNow, type Taken } from '../../protocol/api.ts'
import type { Lang } from '../../protocol/types.ts'
import { play, soundOf } from '../../sound/sounds.ts'
import type { Board } from '../../table/board'
import { actionOf, type Choice, choicesOf, type ObjectId } from '../../table/choices'
import { EventQueue } from '../../table/event-queue.svelte.ts'
import { type GameWords, gameWords } from '../../table/game.ts'
import { actionMeant } from '../../table/guess-action.ts'
import { Picker } from '../../table/picker.svelte.ts'
import { leaveAt, leftAt } from './learned.ts'

export interface Told {
  text?: string
  key?: string
  rule: string | null
}

export class LessonTaken {
  now = $state.raw<StepNow | null>(null)
  game = $state.raw<GameWords | null>(null)
  board = $state.raw<Board | null>(null)
  told = $state.raw<Told | null>(null)
  refused = $state.raw<Refused | null>(null)
  busy = $state(false)
  readonly picker: Picker
  readonly queue: EventQueue
  readonly slug: string
  readonly name: string
  #lang: Lang

  constructor(slug: string, name: string, lang: Lang) {
    this.slug = slug
    this.name = name
    this.#lang = lang
    this.picker = new Picker(
      (actions) => void this.#take({ does: actions }),
      () => (this.told = null),
      (actions) => this.#take({ does: actions }),
    )
    this.queue = new EventQueue(
      (event) => this.board?.pace(event) ?? 0,
      (event) => play(soundOf(event)),
    )
    void this.#open(leftAt(slug, name))
  }

  get step(): StepNow['step'] | null {
    return this.now?.step ?? null
  }

  get you(): number {
    return this.now?.table.view.you ?? 0
  }

  leave(): void {
    this.queue.finish()
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    void this.#open(this.#taken)
  }

  again(): void {
    void this.#open({ steps: [], now: [] })
  }

  readOn(): Promise<boolean> {
    return this.#take({ reads: true })
  }

  named = (object: ObjectId): string => {
    const [of, value] = object.split(':')
    return of === 'seat' ? (this.now?.names[Number(value)] ?? object) : (this.game?.named(object) ?? object)
  }

  action = (kind: string, args: Record<string, number> = {}): number => {
    const found = this.game?.kinds.find((one) => one.name === kind)
    if (!found) throw new Error(`no action ${kind}`)
    return actionOf(found, args)
  }

  /** What is not lit was touched: the lesson says why not, as to anything else that it does not want. */
  whyNot = async (action: number | null, object: ObjectId, after: number[] = []): Promise<void> => {
    if (!this.game) return
    const seats = this.now!.names.length
    const meant = action ?? actionMeant(this.game.kinds, object, this.picker.choices, this.you, seats)
    if (meant === null) this.told = { key: 'table-nothing-to-do-there', rule: null }
    else await this.#take({ does: [...after, meant] })
  }

  get #taken(): Taken {
    return { steps: this.now?.steps ?? [], now: this.now?.now ?? [] }
  }

  async #open(taken: Taken): Promise<void> {
    const lang = this.#lang
    await this.#asking(async () => {
      const [game, board, now] = await Promise.all([
        gameWords(this.slug, lang),
        boardOf(this.slug),
        this.#anewIfChanged(taken),
      ])
      if (lang !== this.#lang) return // overtaken by another language
      this.game = game
      this.board = board
      this.told = null
      this.#set(now)
    })
  }

  /** A lesson that has changed since it was left begins anew. */
  async #anewIfChanged(taken: Taken): Promise<StepNow> {
    try {
      return await api.takeStep(this.slug, this.name, this.#lang, taken)
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'lesson_changed') throw error
      return api.takeStep(this.slug, this.name, this.#lang, { steps: [], now: [] })
    }
  }

  /** True: it was done. */
  async #take(what: { does?: number[]; reads?: boolean }): Promise<boolean> {
    if (this.busy || !this.now) return false
    let done = false
    await this.#asking(async () => {
      const now = await api.takeStep(this.slug, this.name, this.#lang, { ...this.#taken, ...what })
      done = !now.wrong
      this.told = now.wrong ? { text: now.wrong.says, rule: now.wrong.rule || null } : null
      if (done && !settings.still) this.queue.play(now.table.events)
      this.#set(now)
      if (!done) this.picker.clear()
    })
    return done
  }

  async #asking(question: () => Promise<void>): Promise<void> {
    this.busy = true
    this.refused = null
    try {
      await question()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refused = error
    } finally {
      this.busy = false
    }
  }

  #set(now: StepNow): void {
    const before = this.now
    this.now = now
    leaveAt(this.slug, this.name, now, now.step.finished)
    const { legal, labels } = now.table
    const all = now.step.talk || now.step.finished ? [] : this.#choices(legal, labels, now)
    const isAside = (choice: Choice) => !!this.board?.aside?.(choice)
    const [choices, aside] = [all.filter((choice) => !isAside(choice)), all.filter(isAside)]
    const isSame = before?.step.number === now.step.number && String(before.now) === String(now.now)
    if (isSame) this.picker.reword(choices, aside)
    else this.picker.ask(choices, aside)
  }

  #choices(legal: number[], labels: string[], { names }: StepNow): Choice[] {
    return choicesOf(this.game!.kinds, legal, labels, this.you, names.length)
  }
}
