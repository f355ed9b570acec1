/** "What would you do?": what the strongest bot would, asked of the server for the question that is on the table. */
import type { HintTold } from '../protocol/types'
import type { ObjectId } from './choices'
import type { TableSession } from './session.svelte.ts'

export interface HintChoice {
  actions: number[]
  /** In percent of the worlds in which the choices were compared; null: they were not. */
  best: number | null
  choice: string
  fate: string
  why: string
  /** What it is worth to both sides and what would be fair; empty if it is no deal. */
  deal: string
}

/** Mark what is pointed at, wherever a board has drawn it: boards know nothing of hints. */
export function pointAt(room: HTMLElement, objects: ObjectId[], actions: number[]): void {
  const things = [...room.querySelectorAll<HTMLElement | SVGElement>('.felt [data-object]')]
  const buttons = objects.length ? [] : [...room.querySelectorAll<HTMLElement>('[data-action]')]
  const found = [
    ...things.filter(({ dataset }) => objects.includes(dataset.object!)),
    ...buttons.filter(({ dataset }) => actions.includes(Number(dataset.action))),
  ]
  for (const old of room.querySelectorAll('[data-pointed]')) old.removeAttribute('data-pointed')
  for (const one of found) one.setAttribute('data-pointed', '')
}

export class Hint {
  /** The question that it was asked for; -1: none was. */
  #question = $state(-1)
  #heard = $state.raw<HintTold | null>(null)
  /** Which of its choices is pointed at. */
  at = $state(0)
  #session: TableSession

  constructor(session: TableSession) {
    this.#session = session
  }

  /** Is this seat asked something that all can see, at a table with hints? */
  get mayAsk(): boolean {
    return this.#session.mustAct && !!this.#session.table?.hints
  }

  /** Asked for, and still about what is asked now. */
  get isOpen(): boolean {
    return this.#question >= 0 && this.#question === this.#session.shown?.question && this.#session.mustAct
  }

  get isThinking(): boolean {
    return this.isOpen && !this.#heard?.hint && !this.#heard?.failed
  }

  get failed(): boolean {
    return this.isOpen && !!this.#heard?.failed
  }

  /** How many are before it. */
  get place(): number {
    return this.#heard?.place ?? 0
  }

  get only(): boolean {
    return !!this.#heard?.hint?.only
  }

  get choices(): HintChoice[] {
    const { hint, told = [] } = (this.isOpen && this.#heard) || {}
    return (hint?.choices ?? []).map(({ actions, best }, number) => ({
      actions,
      best: hint!.worlds ? Math.round((100 * best) / hint!.worlds) : null,
      ...(told[number] ?? { choice: '', fate: '', why: '', deal: '' }),
    }))
  }

  /** What is pointed at on the board: the objects of the choice, as far as they can be touched now. */
  get pointed(): ObjectId[] {
    return this.#session.picker.choices
      .filter(({ action }) => this.pointedActions.includes(action))
      .flatMap(({ objects }) => objects)
  }

  /** And where there are none, the buttons. */
  get pointedActions(): number[] {
    return this.choices[this.at]?.actions ?? []
  }

  async ask(): Promise<void> {
    const question = this.#session.shown?.question
    if (question === undefined || this.isThinking) return
    this.#heard = null
    this.#question = question
    this.at = 0
    if (!(await this.#session.ask({ type: 'hint', question }))) this.close()
  }

  hear(told: HintTold): void {
    if (told.question === this.#question) this.#heard = told
  }

  close(): void {
    this.#question = -1
    this.#heard = null
  }

  /** Make the choice that is pointed at. */
  async take(): Promise<void> {
    const actions = this.pointedActions
    this.#session.picker.clear()
    if (await this.#session.move(actions)) this.close()
  }
}
