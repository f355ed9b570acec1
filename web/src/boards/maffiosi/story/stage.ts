/**
 * The table as it is shown while events pass: the view is already that after them, so they are applied to the one before,
 * one by one. When all is still the view is shown as it is.
 */
import type { GameEvent, Seat } from '../../../protocol/types'
import type { Card, Chair, MaffiosiView, Man, Player, Type } from '../view'

export interface Scene {
  view: MaffiosiView
  event: GameEvent | null
}

type Told = GameEvent & {
  chair?: number
  from?: number
  cake?: Seat
  chairs?: number[]
  amount?: number
  notes?: number[]
  count?: number
  type?: Type
  asleep?: boolean
  card?: Card
}

function withChair(view: MaffiosiView, at: number | undefined, change: Partial<Chair>): MaffiosiView {
  return { ...view, chairs: view.chairs.map((one) => (one.chair === at ? { ...one, ...change } : one)) }
}

function withPlayer(
  view: MaffiosiView,
  seat: Seat | undefined,
  change: (player: Player) => Partial<Player>,
): MaffiosiView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}

function slept(view: MaffiosiView, chairs: number[], asleep: boolean): MaffiosiView {
  return {
    ...view,
    chairs: view.chairs.map((one) =>
      one.man && chairs.includes(one.chair) ? { ...one, man: { ...one.man, asleep } } : one,
    ),
  }
}

function paid(view: MaffiosiView, { seat, amount = 0, notes }: Told): MaffiosiView {
  const richer = withPlayer(view, seat, ({ money }) => ({ money: money === null ? null : money + amount }))
  return { ...richer, pot: richer.pot - amount, notes: notes ?? view.notes.map(() => 0) } // whoever is last takes all
}

/** MA-51: everybody stands before the table. */
function stoodUp(view: MaffiosiView): MaffiosiView {
  const trays = view.players.map(({ seat }) => {
    const tray: Player['tray'] = []
    for (const { man } of view.chairs) {
      if (man?.seat !== seat) continue
      const alike = tray.find(({ type, asleep }) => type === man.type && asleep === man.asleep)
      if (alike) alike.count++
      else tray.push({ type: man.type, asleep: man.asleep, count: 1 })
    }
    return tray
  })
  const chairs = view.chairs.map((one) => ({ ...one, man: null }))
  return { ...view, chairs, players: view.players.map((player) => ({ ...player, tray: trays[player.seat]! })) }
}

function satDown(view: MaffiosiView, { seat = 0, type = 'heavy', asleep = false, chair }: Told): MaffiosiView {
  const left = withPlayer(view, seat, ({ tray }) => ({
    tray: tray
      .map((men) => (men.type === type && men.asleep === asleep ? { ...men, count: men.count - 1 } : men))
      .filter(({ count }) => count > 0),
  }))
  return withChair(left, chair, { man: { seat, type, asleep } })
}

function moved(view: MaffiosiView, { seat = 0, type = 'heavy', from, chair }: Told): MaffiosiView {
  const man: Man = { seat, type, asleep: false }
  return withChair(withChair(view, from, { man: null }), chair, { man })
}

function cakeTo(view: MaffiosiView, owner: Seat, chair: number | 'home'): MaffiosiView {
  const chairs = view.chairs.map((one) =>
    one.cake === owner ? { ...one, cake: null } : one.chair === chair ? { ...one, cake: owner } : one,
  )
  return withPlayer({ ...view, chairs }, owner, () => ({ cake: chair }))
}

function laidDown(view: MaffiosiView, { seat, card = 'move', event }: Told): MaffiosiView {
  const less = withPlayer(view, seat, (player) => ({ hand_size: player.hand_size - 1 }))
  if (card === 'scram' && event === 'played') return { ...less, scrams_gone: less.scrams_gone + 1 }
  return { ...less, used: [card, ...less.used], used_size: less.used_size + 1 }
}

/** The table after one more event. */
export function follow(view: MaffiosiView, event: GameEvent): MaffiosiView {
  const told = event as Told
  switch (told.event) {
    case 'turn':
      return { ...view, on_turn: told.seat ?? null, mover: told.seat ?? null }
    case 'played':
    case 'discarded':
      return laidDown(view, told)
    case 'drew':
      return {
        ...withPlayer(view, told.seat, ({ hand_size }) => ({ hand_size: hand_size + (told.count ?? 0) })),
        draw_size: view.draw_size - (told.count ?? 0),
      }
    case 'shuffled':
      return { ...view, used: [], used_size: 0, draw_size: told.count ?? 0 }
    case 'removed':
      return withPlayer(withChair(view, told.chair, { man: null }), told.seat, ({ men }) => ({
        men: men - 1,
        out: men === 1,
      }))
    case 'exploded':
    case 'cake_back':
      return cakeTo(view, told.cake ?? 0, 'home')
    case 'ordered':
      return cakeTo(view, told.seat ?? 0, told.chair ?? 1)
    case 'passed_on':
      return cakeTo(view, told.cake ?? 0, told.chair ?? 1)
    case 'fell_asleep':
      return slept(view, [told.chair ?? 0], true)
    case 'woke_up':
      return slept(view, told.chairs ?? [], false)
    case 'moved':
      return moved(view, told)
    case 'sat_down':
      return satDown(view, told)
    case 'scrammed':
      return stoodUp(view)
    case 'income':
    case 'took_pot':
      return paid(view, told)
  }
  return view
}

/** Follows views and events, in the order in which a page shows them. */
export class Stage {
  #shown: MaffiosiView
  #event: GameEvent | null = null

  constructor(view: MaffiosiView) {
    this.#shown = view
  }

  /** As they are after the move, and as they were if they are gone by then. */
  #cakes({ cakes }: MaffiosiView): MaffiosiView['cakes'] {
    return [...cakes, ...this.#shown.cakes.filter((cake) => !cakes.some(({ seat }) => seat === cake.seat))]
  }

  see(view: MaffiosiView, event: GameEvent | null): Scene {
    if (event && event !== this.#event && event.event in PACE) {
      // What is seen by another seat, or another moment of a replay, does not follow from what was shown.
      const follows = this.#shown.you === view.you && this.#shown.seats === view.seats
      this.#shown = follow(follows ? { ...this.#shown, options: view.options, cakes: this.#cakes(view) } : view, event)
    }
    this.#event = event
    if (!event) this.#shown = view
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
  took_pot: 600,
}

export const pace = (event: GameEvent): number => PACE[event.event] ?? 0
