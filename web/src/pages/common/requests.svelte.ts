import { Refused } from '../../protocol/api.ts'

/** An answer of the server that a page shows. What came last stays while the next one is awaited. */
export class ServerAnswer<Answer> {
  answer = $state.raw<Answer | null>(null)
  refused = $state.raw<Refused | null>(null)
  #latest = 0

  async ask(question: () => Promise<Answer>): Promise<void> {
    const mine = ++this.#latest
    try {
      const answer = await question()
      if (mine === this.#latest) [this.answer, this.refused] = [answer, null]
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (mine === this.#latest) this.refused = error
    }
  }
}

/** Asked when the page opens, and again when what the question reads has changed: the language, for one. */
export function loaded<Answer>(question: () => Promise<Answer>): ServerAnswer<Answer> {
  const found = new ServerAnswer<Answer>()
  $effect(() => void found.ask(question))
  return found
}

/** Asked again and again as long as somebody looks. */
export function loadedEvery<Answer>(milliseconds: number, question: () => Promise<Answer>): ServerAnswer<Answer> {
  const found = loaded(question)
  $effect(() => {
    const again = () => document.visibilityState === 'visible' && void found.ask(question)
    const timer = setInterval(again, milliseconds)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  })
  return found
}

/** Something that a button does: one at a time, and a refusal is kept until the next try. */
export class Submission {
  busy = $state(false)
  refused = $state.raw<Refused | null>(null)

  async run(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.refused = null
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refused = error
    } finally {
      this.busy = false
    }
  }
}
