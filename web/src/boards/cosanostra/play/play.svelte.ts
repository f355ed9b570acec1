/** What the reader holds and may touch; one for the whole board. */
import { type Carried } from '../../../table/carry'
import type { Choice, ObjectId } from '../../../table/choices'
import type { Picker } from '../../../table/picker.svelte'
import { isMeant } from '../../../table/touch'
import { type Bargaining, bargainingAt } from '../bargain/bargaining.svelte'
import { offered, type Numbered, type Offered, type Step } from './gestures'
import { firstAttached } from '../printed'
import { type CosaView, gangsterOf, stageIn } from '../view'

export interface Given {
  /** What lies on the table at this moment of the story. */
  view: CosaView
  /** The last view: what may be done, and about what one bargains. */
  now: CosaView
  picker: Picker
  action: Numbered
  whyNot: (action: number | null, object: ObjectId) => void
  named: (object: ObjectId) => string
  names: string[]
  /** Nothing can be touched. */
  still: boolean
}

/** What the first Influence cards do. */
const TOOLS = ['snitch', 'spy', 'schemer', 'doc']
const NOTHING: Offered = { sources: new Set(), steps: new Map() }
/** One choice closes another that was gathered before it. */
const LAST = 'last'

export class Play {
  #given: () => Given
  #taken = $state<ObjectId | null>(null)

  constructor(given: () => Given) {
    this.#given = given
  }

  get given(): Given {
    return this.#given()
  }
  get touchable(): boolean {
    return !this.given.still && this.given.now.you !== null
  }

  #free: Offered = $derived.by(() => {
    const { now, picker, action } = this.given
    return this.touchable ? offered(now, picker.choices, null, action) : NOTHING
  })
  held: ObjectId | null = $derived.by(() => (this.#taken && this.#free.sources.has(this.#taken) ? this.#taken : null))
  #now: Offered = $derived.by(() => {
    const { now, picker, action } = this.given
    return this.held ? offered(now, picker.choices, this.held, action) : this.#free
  })

  get bargaining(): Bargaining {
    return bargainingAt(this.given.picker)
  }
  /** Whether it has a place in the offer that is being written. */
  isDealt(object: ObjectId): boolean {
    return this.touchable && this.bargaining.meant(this.given.now, object) !== null
  }

  isLit(object: ObjectId): boolean {
    return this.#now.steps.has(object) || (this.held === null && this.#now.sources.has(object))
  }
  isHeld(object: ObjectId): boolean {
    return this.held === object
  }
  stepAt(object: ObjectId): Step | null {
    return this.#now.steps.get(object) ?? null
  }
  isLooked(object: ObjectId): boolean {
    return this.touchable && this.given.picker.looked === object
  }

  putBack = (): void => {
    this.#taken = null
  }

  /** Taking up and putting back do nothing yet, so a finger need not look first. */
  touch(object: ObjectId, event: MouseEvent): void {
    if (!this.touchable) return
    const { picker, now } = this.given
    if (this.bargaining.touch(now, object)) return
    const step = this.stepAt(object)
    if (step) {
      if (isMeant(picker, object, event)) this.do(step)
    } else if (this.held === object) this.putBack()
    else if (this.#free.sources.has(object)) this.#take(object)
    else this.ask(object)
  }

  do(step: Step): void {
    const { picker } = this.given
    const choices = step.actions.map((action): Choice => ({
      action,
      kind: '',
      args: {},
      objects: [],
      label: step.label,
      several: true,
      closedBy: LAST,
    }))
    const last: Choice = { ...choices.pop()!, kind: LAST, several: false, closedBy: '' }
    this.putBack()
    picker.looked = null
    picker.gathered = choices
    picker.choose(last)
    picker.gathered = [] // a move that is not taken leaves nothing to be confirmed
  }

  carried(object: ObjectId): Carried | null {
    if (!this.touchable) return null
    if (object === `seat:${this.given.now.you}`) return this.#marker
    return {
      lift: () => {
        if (!this.#free.sources.has(object)) return false
        this.#take(object)
        return true
      },
      drop: (onto) => this.#drop(onto),
    }
  }

  /** An own marker, carried from the own name onto somebody's Business: the beginning of an offer. */
  #marker: Carried = {
    lift: () => {
      const { now } = this.given
      return this.bargaining.isOpen && now.players[now.you!]!.free_markers > 0
    },
    drop: (onto) => {
      const [of, number] = (onto ?? '').split(':')
      if (of === 'business') this.bargaining.askMarker(this.given.now, Number(number))
    },
  }

  #take(object: ObjectId): void {
    this.#taken = object
    this.given.picker.looked = object
  }

  #drop(onto: ObjectId | null): void {
    const step = onto && this.stepAt(onto)
    if (step) this.do(step)
    else {
      if (onto && onto !== this.held) this.ask(onto)
      this.putBack()
    }
  }

  /** Why can this not be touched? The server says it. */
  ask(object: ObjectId): void {
    this.given.whyNot(this.#meant(object), object)
  }

  #meant(object: ObjectId): number | null {
    const { now: view, action } = this.given
    const [of, text] = object.split(':')
    const number = Number(text)
    if (of === 'job') return action(view.phase === 'discard' ? 'discard_job' : 'job', { job: number })
    if (of === 'slot') return action('market', { slot: number })
    if (of === 'influence') return this.#meantBy(number, 0)
    if (of !== 'gangster') return null
    const [tool, which] = (this.held ?? '').split(':')
    if (tool === 'influence') return this.#meantBy(Number(which), number)
    if (tool === 'business') return action('lawyer', { gangster: number })
    if (tool === 'job' || tool === 'slot') return action('assign', { gangster: number })
    if (gangsterOf(view, number)?.owner !== view.you) return null
    return action(stageIn(view) === 'plan' ? 'assign' : 'execute', { gangster: number })
  }

  #meantBy(influence: number, gangster: number): number {
    const { action } = this.given
    if (influence >= firstAttached()) return action('attach', { attachment: influence - firstAttached(), gangster })
    const kind = TOOLS[influence]!
    return kind === 'snitch' || kind === 'spy' ? action(kind, { gangster }) : action(kind)
  }
}
