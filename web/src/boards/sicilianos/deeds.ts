/** What can be done with the things on the table, by their names; some of them stand for two objects of an action. */
import type { BoardProps } from '../../table/board'
import type { Choice, ObjectId } from '../../table/choices'
import type { Picker } from '../../table/picker.svelte'
import { isMeant } from '../../table/touch'
import { cardNumbered, COLOURS, type SicilianosView } from './view'

/** The backs of one colour before a player: whoever steals touches them. */
export const backsOf = (seat: number, colour: number): ObjectId => `back:${seat * COLOURS.length + colour}`
/** All three are thrown together. */
export const DICE: ObjectId = 'dice:0'
/** Looks through the pile of a rolled colour. */
export const eyeOf = (colour: number): ObjectId => `eye:${colour}`

export class Deeds {
  readonly picker: Picker
  /** Somebody sits here who may touch things. */
  readonly free: boolean
  #view: SicilianosView
  #action: BoardProps['action']
  #whyNot: BoardProps['whyNot']

  constructor({
    view,
    picker,
    action,
    whyNot,
    still,
  }: Pick<BoardProps<SicilianosView>, 'view' | 'picker' | 'action' | 'whyNot' | 'still'>) {
    this.#view = view
    this.picker = picker
    this.free = !still && view.you !== null
    this.#action = action
    this.#whyNot = whyNot
  }

  /** What may be done by touching it; several: the prompt asks which. */
  choices(object: ObjectId): Choice[] {
    if (!this.free) return []
    const [of, text] = object.split(':')
    const number = Number(text)
    switch (of) {
      case 'dice':
        return this.#left('roll')
      case 'eye':
        return this.#left('peek').filter(({ args }) => args.colour === number)
      case 'back':
        return this.#left('steal').filter(
          ({ args }) => args.colour === number % COLOURS.length && args.offset === this.#offsetOf(number),
        )
      case 'pile':
        return [...this.#left('take'), ...this.#left('peek')].filter(({ args }) => args.colour === number)
    }
    return this.picker.isLit(object) ? this.picker.left.filter(({ objects }) => objects.includes(object)) : []
  }

  isLit(object: ObjectId): boolean {
    return !this.picker.isChosen(object) && this.choices(object).length > 0
  }

  /** What would be done, in words. */
  said(object: ObjectId): string {
    const [only, more] = this.choices(object)
    return only && !more ? only.label : ''
  }

  touch(object: ObjectId, event: MouseEvent): void {
    if (!this.free) return
    if (this.isLit(object) && !isMeant(this.picker, object, event)) return
    this.#do(object)
  }

  /** It was carried there, so there is no doubt. */
  drop(object: ObjectId): void {
    if (this.free) this.#do(object)
  }

  #do(object: ObjectId): void {
    const [only, more] = this.choices(object)
    if (this.picker.isChosen(object) || more) this.picker.touch(object)
    else if (only) this.picker.choose(only)
    else this.#whyNot(this.#meant(object), object)
  }

  #left(kind: string): Choice[] {
    return this.picker.choices.filter((choice) => choice.kind === kind)
  }

  #offsetOf(back: number): number {
    const seat = Math.floor(back / COLOURS.length)
    return (seat - (this.#view.you ?? 0) + this.#view.seats) % this.#view.seats
  }

  /** What somebody wanted who touched something that is not lit. */
  #meant(object: ObjectId): number | null {
    const [of, text] = object.split(':')
    const number = Number(text)
    switch (of) {
      case 'dice':
        return this.#action('roll')
      case 'eye':
        return this.#action('peek', { colour: number })
      case 'pile':
        return this.#action('take', { colour: number })
      case 'back':
        return this.#action('steal', { colour: number % COLOURS.length, offset: this.#offsetOf(number) })
      case 'note':
        return this.#action('stake', { note: number })
      case 'card':
        return this.#action(this.#isMine(number) ? 'place' : this.#view.phase === 'pick' ? 'pick' : 'bomb', {
          card: number,
        })
    }
    return null
  }

  #isMine(card: number): boolean {
    const { you, players } = this.#view
    return you !== null && !!players[you]?.hand.includes(cardNumbered(card))
  }
}
