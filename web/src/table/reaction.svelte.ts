/**
 * A window to react: all who are asked have the same time, whatever they hold. An answer is kept until the time is over,
 * can be changed until then, and is sent then; who says nothing has said `silence`. So nobody can tell from when somebody
 * answered whether he had a choice.
 */
import type { Send } from './picker.svelte'

export interface WindowQuestion {
  question: number
  /** What may be answered; nothing for who only waits for the others. */
  actions: number[]
  /** Milliseconds. */
  time: number
  silence: number
}

const isSame = (one: WindowQuestion, other: WindowQuestion): boolean => String(one.actions) === String(other.actions)

export class ReactionWindow {
  asked = $state.raw<WindowQuestion | null>(null)
  /** When the time is over, by our clock; null: it does not run yet. */
  until = $state<number | null>(null)
  kept = $state.raw<number[] | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The question that was answered: it may be heard once more before the answer has arrived. */
  #answered: number | null = null
  #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** Whether an answer is to be kept. */
  get keeps(): boolean {
    return this.asked !== null && this.asked.actions.length > 0
  }

  /** What is asked now; null: no window is open. */
  see(asked: WindowQuestion | null): void {
    if (asked && asked.question === this.#answered) return
    this.#answered = null
    if (asked && this.asked && isSame(asked, this.asked)) {
      this.asked = asked // the same window; something beside it has changed
      return
    }
    this.close()
    this.asked = asked
  }

  /** All that led to it has been seen. */
  start(): void {
    if (!this.asked || this.until !== null) return
    this.until = Date.now() + this.asked.time
    this.#timer = setTimeout(() => this.#end(), this.asked.time)
  }

  keep(actions: number[]): void {
    this.kept = actions
  }

  close(): void {
    clearTimeout(this.#timer)
    this.asked = null
    this.until = null
    this.kept = null
  }

  #end(): void {
    const { asked, kept } = this
    this.close()
    if (!asked?.actions.length) return
    this.#answered = asked.question
    this.#send(kept ?? [asked.silence])
  }
}
