/** What the reader has taken up and where it may go; nothing is sent before the last step. */
import type { Choice, ObjectId } from '../../table/choices'
import type { Picker } from '../../table/picker.svelte'
import { type Card, CARDS, type MaffiosiView } from './view'
import { type ActionNumber, begins, cardPlayed, ownLost, type Way, waysOf } from './ways'

interface Touched {
  /** The question that it answers, and the card it was meant for: another one, and nothing is touched any more. */
  of: Choice[]
  held: Card | null
  steps: ObjectId[]
}

export class Plan {
  #view: () => MaffiosiView
  #picker: () => Picker
  #number: ActionNumber
  #touched = $state.raw<Touched | null>(null)
  #taken = $state.raw<{ of: Choice[]; card: Card } | null>(null)
  /** It would cost a man of one's own: asked for once more. */
  asked = $state.raw<Way | null>(null)

  constructor(view: () => MaffiosiView, picker: () => Picker, number: ActionNumber) {
    this.#view = view
    this.#picker = picker
    this.#number = number
  }

  /** The card in the fingers. */
  held: Card | null = $derived.by(() => (this.#taken?.of === this.#picker().choices ? this.#taken.card : null))

  /** The card that targets are chosen for, held or played. */
  card: Card | null = $derived.by(
    () => this.held ?? cardPlayed(this.#view().phase) ?? (this.steps.length && this.#canPlay('move') ? 'move' : null),
  )

  ways: Way[] = $derived.by(() => waysOf(this.#view(), this.#picker().choices, this.held, this.#number))

  seats: boolean = $derived.by(() => this.#picker().choices.some(({ kind }) => kind === 'piece'))

  steps: ObjectId[] = $derived.by(() => {
    const touched = this.#touched
    if (touched?.of === this.#picker().choices && touched.held === this.held && touched.steps.length)
      return touched.steps
    const first = this.seats ? this.ways[0]?.steps[0] : undefined // one touch of a chair seats the next man
    return first ? [first] : []
  })

  next: Set<ObjectId> = $derived.by(() => {
    const steps = this.steps
    return new Set(this.ways.filter((way) => begins(way, steps)).flatMap((way) => way.steps[steps.length] ?? []))
  })

  /** What may be taken up instead. */
  firsts: Set<ObjectId> = $derived.by(() => new Set(this.ways.map((way) => way.steps[0]!)))

  isLit(object: ObjectId): boolean {
    return this.next.has(object) || (this.seats && this.firsts.has(object) && !this.steps.includes(object))
  }

  isChosen(object: ObjectId): boolean {
    return this.steps.includes(object)
  }

  /** False: it is no part of any way. */
  touch(object: ObjectId): boolean {
    if (this.next.has(object)) this.#go([...this.steps, object])
    else if (this.steps.includes(object)) this.#go([])
    else if (this.firsts.has(object)) this.#go([object])
    else return false
    return true
  }

  /** Take it up, to carry it; false if it leads nowhere. */
  lift(object: ObjectId): boolean {
    if (!this.firsts.has(object)) return false
    if (this.ways.some((way) => way.steps[0] === object && way.steps.length > 1)) this.#go([object])
    return true
  }

  drop(onto: ObjectId | null): void {
    if (onto && this.next.has(onto)) this.#go([...this.steps, onto])
    else this.#go([])
  }

  hold(card: Card | null): void {
    const picker = this.#picker()
    this.#taken = card && { of: picker.choices, card }
    picker.looked = null
    this.asked = null
  }

  confirm(): void {
    const way = this.asked
    this.asked = null
    if (way) this.send(way.choices)
  }

  clear(): void {
    this.asked = null
    this.#touched = null
    this.#taken = null
    this.#picker().clear()
  }

  choice(kind: string, card: Card): Choice | undefined {
    return this.#picker().choices.find((choice) => choice.kind === kind && choice.args.card === CARDS.indexOf(card))
  }

  /** One after the other: the picker sends what was gathered before the last. */
  send(choices: Choice[]): void {
    const last = choices.at(-1)!
    const picker = this.#picker()
    picker.gathered = choices.slice(0, -1).map((choice) => ({ ...choice, closedBy: last.kind }))
    picker.choose({ ...last, several: false })
    picker.gathered = []
    this.#touched = null
    this.#taken = null
  }

  #go(steps: ObjectId[]): void {
    this.asked = null
    this.#touched = { of: this.#picker().choices, held: this.held, steps }
    this.#picker().looked = null
    const done = this.ways.find((way) => way.steps.length === steps.length && begins(way, steps))
    if (!done) return
    if (ownLost(this.#view(), done)) this.asked = done
    else this.send(done.choices)
  }

  #canPlay(card: Card): boolean {
    return this.choice('play', card) !== undefined
  }
}
