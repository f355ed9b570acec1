/** A crew, or what of it is turned up, while its owner still chooses: gathered in any order, sent as one. */
import type { Choice, ObjectId } from '../../table/choices'
import type { Picker } from '../../table/picker.svelte'
import type { CapoView } from './view'

type ActionNumber = (kind: string, args?: Record<string, number>) => number

export class Draft {
  readonly #view: CapoView
  readonly #picker: Picker
  readonly #number: ActionNumber

  constructor(view: CapoView, picker: Picker, number: ActionNumber) {
    this.#view = view
    this.#picker = picker
    this.#number = number
  }

  /** Where the cards are chosen from now. */
  get of(): 'card' | 'crew' | null {
    const kinds = new Set(this.#picker.choices.map((choice) => choice.kind))
    return kinds.has('add_card') || kinds.has('done') ? 'card' : kinds.has('show_card') ? 'crew' : null
  }

  /** The places chosen so far, ascending; some may have been sent one by one before. */
  get places(): number[] {
    const gathered = this.#picker.gathered.map((choice) => Number(choice.objects[0]?.split(':')[1]))
    return [...(this.of ? (this.#view.chosen ?? []) : []), ...gathered].sort((a, b) => a - b)
  }

  /** How many there may be. */
  get most(): number {
    if (this.of === 'crew') return this.#view.to_turn_up ?? 0
    return Math.min(this.#view.most_cards, this.#view.hand?.length ?? 0)
  }

  get full(): boolean {
    return this.of !== null && this.places.length >= this.most
  }

  get complete(): boolean {
    return this.of === 'card' ? this.places.length > 0 : this.of === 'crew' && this.full
  }

  isChosen(object: ObjectId): boolean {
    const [of, place] = object.split(':')
    return of === this.of && this.places.includes(Number(place))
  }

  /** May it be chosen, or put back? Of a crew any card, although single actions would have to be ascending. */
  isLit(object: ObjectId): boolean {
    if (this.#gathered(object)) return true
    const [of, place] = object.split(':')
    return of === this.of && !this.full && Number(place) > Math.max(-1, ...(this.#view.chosen ?? []))
  }

  touch(object: ObjectId): void {
    const held = this.#gathered(object)
    if (held || this.of === 'card') this.#picker.touch(object)
    else this.#picker.gathered = [...this.#picker.gathered, this.#turned(Number(object.split(':')[1]))]
  }

  /** Lay the crew, or turn its cards up. */
  confirm(): void {
    if (this.of === 'card') {
      this.#picker.choose(this.#done())
      return
    }
    // The last one closes the others.
    const places = this.#picker.gathered.map((choice) => choice.args.position ?? 0).sort((a, b) => a - b)
    const last = this.#turned(places.at(-1) ?? 0)
    this.#picker.gathered = places.slice(0, -1).map((place) => ({ ...this.#turned(place), closedBy: last.kind }))
    this.#picker.choose({ ...last, several: false })
  }

  #gathered(object: ObjectId): Choice | undefined {
    return this.#picker.gathered.find((choice) => choice.objects.includes(object))
  }

  #done(): Choice {
    return {
      action: this.#number('done'),
      kind: 'done',
      args: {},
      objects: [],
      label: '',
      several: false,
      closedBy: '',
    }
  }

  /** No other kind closes it: the choice ends by itself with the last card. */
  #turned(position: number): Choice {
    const action = this.#number('show_card', { position })
    const objects = [`crew:${position}`]
    return { action, kind: 'show_card', args: { position }, objects, label: '', several: true, closedBy: '' }
  }
}
