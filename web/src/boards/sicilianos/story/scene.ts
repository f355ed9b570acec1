/**
 * What lies on the table while the events of a move are shown one after the other: the view before them, changed by each.
 * When all are shown it is the view itself, so whatever was left out here is put right.
 */
import type { GameEvent } from '../../../protocol/types'
import type { Card, SicilianosView } from '../view'
import { follow } from './changes'

export interface Scene {
  view: SicilianosView
  /** The view is not the last one. */
  held: boolean
  event: GameEvent | null
  /** Cards that a bomb blows up at this moment. */
  blown: Set<Card>
}

const calm = (view: SicilianosView): Scene => ({ view, held: false, event: null, blown: new Set() })

/** Follows views and events, in the order in which a page shows them. */
export class Stage {
  #scene: Scene
  /** What was told while nothing may move. */
  #waiting: GameEvent[] = []

  constructor(view: SicilianosView) {
    this.#scene = calm(view)
  }

  /** `pressed`: a finger is down, and what lies under it stays there until it is lifted. */
  see(view: SicilianosView, event: GameEvent | null, pressed = false): Scene {
    const last = this.#waiting.at(-1) ?? this.#scene.event
    if (event && event !== last) this.#waiting.push(event)
    if (pressed) return this.#scene
    for (const told of this.#waiting) this.#scene = this.#with(told)
    this.#waiting = []
    if (!event && (this.#scene.held || this.#scene.view !== view)) this.#scene = calm(view)
    return this.#scene
  }

  /** What is blown up goes when the next event comes. */
  #with(event: GameEvent): Scene {
    const { view, event: last, blown } = this.#scene
    const before = blown.size && last ? follow(view, last) : view
    if (event.event === 'bombed') return { view: before, held: true, event, blown: new Set(event.cards) }
    return { view: follow(before, event), held: true, event, blown: new Set() }
  }
}

/** How long each event is looked at. What changes the table has to be looked at, however shortly. */
const PACE: Record<string, number> = {
  rolled: 800,
  took: 380,
  picked: 380,
  stole: 500,
  peeked: 400,
  nothing: 400,
  war: 300,
  placed: 340,
  staked: 320,
  stays_out: 160,
  skipped: 60,
  dropped: 200,
  revealed: 420,
  kept: 400,
  defected: 600,
  bombed: 800,
  strength: 60,
  wins: 700,
  allies_win: 700,
  nobody_wins: 700,
  stake_lost: 250,
  stake_back: 250,
  stake_shown: 250,
  returned: 350,
  no_business: 300,
  declined: 200,
  laundered: 500,
  split: 300,
  founded: 450,
  turn: 60,
}

export const pace = ({ event }: GameEvent): number => PACE[event] ?? 0
