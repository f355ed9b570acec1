/**
 * The table as it is shown while events pass: the view is already that after them, so they are applied to the one before,
 * one by one. When all is still the view is shown as it is.
 */
import type { GameEvent } from '../../../protocol/types'
import type { MaffiosiView } from '../view'
import { follow } from './follow'
import { Figures } from './figures'

export interface Scene {
  view: MaffiosiView
  event: GameEvent | null
}

/** Follows views and events, in the order in which a page shows them. */
export class Stage {
  #shown: MaffiosiView
  #event: GameEvent | null = null
  #figures = new Figures()

  constructor(view: MaffiosiView) {
    this.#shown = view
  }

  see(view: MaffiosiView, event: GameEvent | null): Scene {
    if (!event) {
      this.#shown = view
      this.#figures = new Figures()
    }
    this.#figures.learn(view)
    if (event && event !== this.#event && event.event in PACE) {
      // What is seen by another seat, or another moment of a replay, does not follow from what was shown.
      const follows = this.#shown.you === view.you && this.#shown.seats === view.seats
      const before = follows ? { ...this.#shown, options: view.options } : view
      this.#shown = this.#figures.put(follow(before, event, view))
    }
    this.#event = event
    return { view: this.#shown, event }
  }
}

/** How long each event is looked at, in milliseconds; one that changes nothing to be seen is not waited for. */
export const PACE: Record<string, number> = {
  turn: 120,
  played: 380,
  discarded: 320,
  drew: 120,
  shuffled: 200,
  removed: 380,
  exploded: 600,
  ordered: 420,
  passed_on: 450,
  cake_back: 250,
  fell_asleep: 250,
  woke_up: 300,
  moved: 420,
  sat_down: 260,
  scrammed: 500,
  income: 450,
  out: 400,
  gave_up_hand: 200,
  took_pot: 600,
  ended: 300,
}

export const pace = (event: GameEvent): number => PACE[event.event] ?? 0
