/**
 * What the player has touched so far. A touch narrows the choices, until one is left; of a choice that is made of
 * several actions (`several`, closed by another kind) the objects are gathered and can be put back until confirmed.
 */
import { type Choice, type ObjectId } from './choices'

export type Send = (actions: number[]) => void
/** Sends them as one move; true: it was done. */
export type SendBeside = (actions: number[]) => Promise<boolean>

export class Picker {
  choices = $state.raw<Choice[]>([])
  /** Choices beside the question, which the board offers in a place of its own: they light nothing. */
  aside = $state.raw<Choice[]>([])
  /** Objects touched so far, of one choice. */
  picked = $state.raw<ObjectId[]>([])
  /** Choices gathered so far, of one that is made of several. */
  gathered = $state.raw<Choice[]>([])
  /** Looked at, not yet chosen: hovered, focused, or touched once. */
  looked = $state<ObjectId | null>(null)
  /** Decided, but kept until a window closes: it can be changed until then. */
  kept = $state.raw<Choice | null>(null)

  #send: Send
  #touched: () => void
  #beside: SendBeside

  /** `touched`: something lit was touched, so whatever was said about something else is settled. `beside` sends what
   *  does not answer the question. */
  constructor(send: Send, touched: () => void = () => {}, beside: SendBeside = async () => false) {
    this.#send = send
    this.#touched = touched
    this.#beside = beside
  }

  /** A new question: nothing is touched any more. */
  ask(choices: Choice[], aside: Choice[] = []): void {
    this.choices = choices
    this.aside = aside
    this.kept = null
    this.picked = []
    this.gathered = []
    this.looked = null
  }

  /** The same question in other words: what was touched stays. */
  reword(choices: Choice[], aside: Choice[] = []): void {
    this.choices = choices
    this.aside = aside
    this.kept = choices.find((choice) => choice.action === this.kept?.action) ?? null
    this.picked = this.picked.filter((object) => choices.some((choice) => choice.objects.includes(object)))
    this.gathered = this.gathered.flatMap((old) => choices.find((choice) => choice.action === old.action) ?? [])
  }

  /** The choices that agree with what was touched. */
  left: Choice[] = $derived(
    this.choices.filter((choice) => this.picked.every((object) => choice.objects.includes(object))),
  )

  /** Objects that may be touched now. */
  lit: Set<ObjectId> = $derived(
    new Set(this.left.flatMap((choice) => choice.objects).filter((object) => !this.picked.includes(object))),
  )

  chosen: Set<ObjectId> = $derived(
    new Set([
      ...this.picked,
      ...[...this.gathered, ...(this.kept ? [this.kept] : [])].flatMap((choice) => choice.objects),
    ]),
  )

  /** Choices that name no further object: plain buttons, or what is left to decide when all objects are touched. */
  buttons: Choice[] = $derived(
    this.left.filter((choice) => choice.objects.every((object) => this.picked.includes(object))),
  )

  isLit(object: ObjectId): boolean {
    return this.lit.has(object) && !this.gathered.some((choice) => choice.objects.includes(object))
  }

  isChosen(object: ObjectId): boolean {
    return this.chosen.has(object)
  }

  /** What would be done if this object were touched now, if that is one thing. */
  preview(object: ObjectId): Choice | null {
    const found = this.left.filter((choice) => choice.objects.includes(object))
    return found.length === 1 ? (found[0] ?? null) : null
  }

  /** Touch it. False: it is not lit, and somebody may want to know why. */
  touch(object: ObjectId): boolean {
    const done = this.#touch(object)
    if (done) this.#touched()
    return done
  }

  #touch(object: ObjectId): boolean {
    const held = this.gathered.find((choice) => choice.objects.includes(object))
    if (held) {
      this.gathered = this.gathered.filter((choice) => choice !== held)
      return true
    }
    if (this.picked.includes(object)) {
      this.picked = this.picked.filter((other) => other !== object)
      return true
    }
    if (!this.lit.has(object)) return false
    this.picked = [...this.picked, object]
    this.looked = null
    const only = this.left.length === 1 ? this.left[0] : undefined
    if (only?.objects.every((other) => this.picked.includes(other))) this.choose(only)
    return true
  }

  /** Decide for a choice: send it, or gather it if it is made of several. */
  choose(choice: Choice): void {
    this.picked = []
    if (choice.several && choice.closedBy) {
      this.gathered = [...this.gathered, choice]
      return
    }
    const before = this.gathered.filter((one) => one.closedBy === choice.kind)
    const actions = [...before.map((one) => one.action).sort((a, b) => a - b), choice.action]
    this.#send(actions)
  }

  /** Several actions as one move that does not answer the question; true: it was done. */
  say(actions: number[]): Promise<boolean> {
    return this.#beside(actions)
  }

  /** Put everything back. */
  clear(): void {
    this.picked = []
    this.gathered = []
    this.looked = null
  }
}
