/**
 * The city as it is shown while events pass: the view is already the one after them, so they are applied to the one
 * before, one by one. When all is still the view is shown as it is.
 */
import { laid, printed } from '../../art/palermo/tiles'
import type { GameEvent, Seat } from '../../protocol/types'
import { shownWith } from '../../table/event-queue.svelte'
import { fieldsOf } from './map'
import type { LaidTile, PalermoPlayer, PalermoView } from './view'

type Told = GameEvent & {
  seat: Seat
  field: number
  place: number
  kind: number
  turn: number
  gain: number
  range: number
  round: number
  places: number[]
}

function withPlayer(
  view: PalermoView,
  seat: Seat,
  change: (player: PalermoPlayer) => Partial<PalermoPlayer>,
): PalermoView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}

/** A tile on its place; the view has them in the order of their places. */
function withTile(view: PalermoView, place: number, tile: Omit<LaidTile, 'place' | 'fields'>): PalermoView {
  const more = { place, fields: [...fieldsOf(place)], ...tile }
  return { ...view, tiles: [...view.tiles, more].sort((a, b) => a.place - b.place) }
}

const PLAIN = { kind: null, turn: null, house: [], entry: null, owner: null, disc: null }

function built(view: PalermoView, { seat, kind, place, turn, field }: Told): PalermoView {
  const { code } = printed().tiles[kind]!
  const fields = fieldsOf(place)
  const house = laid(code, turn)
    .house.map((quadrant) => ({ quadrant, field: fields[quadrant]! }))
    .sort((a, b) => a.quadrant - b.quadrant)
    .map((one) => one.field)
  const supply = view.supply.map((pile) => (pile.kind === kind ? { ...pile, left: pile.left - 1 } : pile))
  const more = withTile({ ...view, supply }, place, {
    tile: code,
    kind,
    turn,
    house,
    entry: field,
    owner: seat,
    disc: seat,
  })
  return withPlayer(more, seat, ({ in_hand, in_city }) => ({ in_hand: in_hand - 1, in_city: in_city + 1 }))
}

function filled(view: PalermoView, places: number[]): PalermoView {
  const full = places.reduce((city, place) => withTile(city, place, { ...PLAIN, tile: 'STREET' }), view)
  return { ...full, supply: full.supply.map((pile) => ({ ...pile, left: 0 })) }
}

function collected(view: PalermoView, { seat, field, gain, range }: Told): PalermoView {
  const tiles = view.tiles.map((tile) => (tile.entry === field ? { ...tile, disc: null } : tile))
  return withPlayer({ ...view, tiles }, seat, (player) => ({
    money: player.money + gain,
    range,
    collected: player.collected + 1,
    in_city: player.in_city - 1,
  }))
}

/** Policemen on whom a gangster stands look away. */
function watched(view: PalermoView): PalermoView {
  const taken = new Set(view.players.map(({ gangster }) => gangster))
  const players = view.players.map((player) => ({
    ...player,
    police_active: player.police !== null && !taken.has(player.police),
  }))
  return { ...view, players }
}

/** The city after one more event. */
export function follow(view: PalermoView, event: GameEvent): PalermoView {
  const told = event as Told
  const now: PalermoView = told.seat === undefined ? view : { ...view, turn: [told.seat] }
  switch (told.event) {
    case 'start_laid':
      return { ...withTile(now, told.place, { ...PLAIN, tile: 'START' }), start: told.place, phase: 'build' }
    case 'built':
    case 'kiosk':
      return built(now, told)
    case 'filled':
      return filled(now, told.places)
    case 'round':
      return { ...now, round: told.round, phase: view.options.police === false ? 'gangster' : 'police' }
    case 'bonus':
      return withPlayer(now, told.seat, ({ money }) => ({ money: money + told.gain }))
    case 'police_passed':
      return { ...now, phase: 'police' }
    case 'police_moved':
      return watched(withPlayer({ ...now, phase: 'police' }, told.seat, () => ({ police: told.field })))
    case 'walked':
      return watched(
        withPlayer({ ...now, phase: 'gangster' }, told.seat, () => ({
          gangster: told.field,
          where: 'out',
          within: null, // how far he comes from there the view tells
        })),
      )
    case 'collected':
      return collected(now, told)
    case 'home':
      return watched(
        withPlayer(now, told.seat, ({ money }) => ({
          money: money + told.gain,
          gangster: null,
          where: 'home',
          arrival: told.round,
          within: null,
        })),
      )
  }
  return now
}

/** Follows views and events, in the order in which a page shows them. */
export class Stage {
  #shown: PalermoView
  #event: GameEvent | null = null

  constructor(view: PalermoView) {
    this.#shown = view
  }

  see(view: PalermoView, event: GameEvent | null): PalermoView {
    if (!event) this.#shown = view
    else if (event !== this.#event) this.#shown = shownWith(event).reduce(follow, this.#shown)
    this.#event = event
    return this.#shown
  }
}
