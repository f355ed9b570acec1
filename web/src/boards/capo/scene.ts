/**
 * What is on the table while events pass: the view is already the one after them, so they are applied to the one
 * before, one by one. When all is still the view is shown as it is.
 */
import { missionFacts, type KindId } from '../../art/capo/kinds'
import type { GameEvent, Seat } from '../../protocol/types'
import { shownWith } from '../../table/event-queue.svelte'
import type { CapoView, Player } from './view'

export interface Pistol {
  /** Null: face down, nobody. */
  at: Seat | null
  /** CA-80: it does not count. */
  void: boolean
}
export interface Verdict {
  hat: boolean
  stars: number
  limit: number
  missing: number
}
export interface Move {
  change: number
  rule: string
}

/** Each list has an entry for every seat. */
export interface Scene {
  view: CapoView
  /** Events are being shown: the view is not the last one yet. */
  held: boolean
  event: GameEvent | null
  /** "3, 2, 1": the pistols lie there, and nobody has turned his yet. */
  counting: boolean
  pistols: (Pistol | null)[]
  verdicts: (Verdict | null)[]
  moves: Move[][]
  rats: number
  /** What the round before changed; null: not known. */
  last: number[] | null
}

export function calm(view: CapoView, last: number[] | null = null): Scene {
  const empty = view.players.map(() => null)
  const moves = view.players.map(() => [])
  return {
    view,
    held: false,
    event: null,
    counting: false,
    last,
    pistols: empty,
    verdicts: empty,
    moves,
    rats: 0,
  }
}

const placed = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, place) => (place === at ? value : old))

type Told = GameEvent & {
  cards: KindId[]
  target: Seat
  size: number
  count: number
  round: number
  now: number
  change: number
  stars: number
  limit: number
  mission: CapoView['mission']['id']
  card: NonNullable<CapoView['event']>
  pile: 'missions' | 'events' | 'discards'
}

const all = (view: CapoView, change: (player: Player) => Partial<Player>): CapoView => ({
  ...view,
  players: view.players.map((player) => ({ ...player, ...change(player) })),
})
const one = (view: CapoView, seat: Seat, change: (player: Player) => Partial<Player>): CapoView =>
  all(view, (player) => (player.seat === seat ? change(player) : {}))

const changes = (view: CapoView): number[] => view.players.map(({ respect, at_start }) => respect - at_start)

/** CA-57: the crews are discarded, before anything else happens with the piles. */
function swept(view: CapoView): CapoView {
  const laid = view.players.reduce((sum, player) => sum + player.crew_size, 0)
  if (!laid) return view
  const bare = all(view, ({ crew }) => ({ crew_size: 0, crew_up: [], ...(crew ? { crew: [] } : {}) }))
  return { ...bare, discard: view.discard + laid, ...(view.crew ? { crew: [] } : {}) }
}

function shuffled(view: CapoView, pile: Told['pile']): CapoView {
  if (pile === 'missions') {
    return { ...view, missions_left: view.missions_left + view.missions_used.length, missions_used: [] }
  }
  if (pile === 'events') {
    return { ...view, events_left: (view.events_left ?? 0) + view.events_used.length, events_used: [] }
  }
  const bare = swept(view)
  return { ...bare, draw: bare.draw + bare.discard, discard: 0 }
}

function drew(before: CapoView, { seat, count, cards }: Told): CapoView {
  const view = one(swept(before), seat!, ({ hand_size }) => ({ hand_size: hand_size + count }))
  const mine = seat === view.you && view.hand ? { hand: [...view.hand, ...cards].sort() } : {}
  return { ...view, draw: view.draw - count, ...mine }
}

/** The cloth after one more event; what is said of pistols and respect stands in the scene. */
function laid(view: CapoView, told: Told): CapoView {
  const seat = told.seat ?? -1
  switch (told.event) {
    case 'ready':
      return one(view, seat, () => ({ ready: true, deciding: false }))
    case 'crew': {
      const sized = one(view, seat, ({ hand_size }) => ({ crew_size: told.size, hand_size: hand_size - told.size }))
      return { ...all(sized, () => ({ ready: false, deciding: false })), phase: 'show' }
    }
    case 'turned_up': {
      const up = one(view, seat, () => ({ crew_up: [...told.cards].sort() }))
      return { ...all(up, () => ({ overview: 'hat', ready: false, deciding: true })), phase: 'suspect' }
    }
    case 'countdown':
      return { ...all(view, () => ({ overview: 'hat', ready: true, deciding: false })), phase: 'suspect' }
    case 'revealed':
      return one(view, seat, () => ({ crew_up: [...told.cards].sort() }))
    case 'giulia': // she alone is shown of a crew that stays face down otherwise
      return one(view, seat, ({ crew_up }) => ({ crew_up: [...crew_up, ...told.cards].sort() }))
    case 'judged':
      return one(view, seat, () => ({ overview: told.hat ? 'hat' : 'prison' }))
    case 'respect':
      return one(view, seat, () => ({ respect: told.now }))
    case 'drew':
      return drew(view, told)
    case 'shuffled':
      return shuffled(view, told.pile)
    case 'round': {
      const next = all(swept(view), ({ respect }) => ({
        at_start: respect,
        protected: false,
        ready: false,
        deciding: true,
      }))
      return { ...next, round: told.round, caller: seat, phase: 'play', event: null }
    }
    case 'mission': {
      const mission = { id: told.mission, needs: missionFacts(told.mission).needs, stars: told.limit }
      const used = [told.mission, ...view.missions_used]
      return { ...view, mission, missions_left: view.missions_left - 1, missions_used: used }
    }
    case 'event':
      return {
        ...view,
        event: told.card,
        events_used: [told.card, ...view.events_used],
        events_left: (view.events_left ?? 1) - 1,
      }
    case 'end':
      return { ...all(swept(view), () => ({ deciding: false })), over: true, phase: 'end' }
  }
  return view
}

/** The scene after one more event. */
export function follow(before: Scene, event: GameEvent): Scene {
  const told = event as Told
  const seat = told.seat ?? -1
  const fresh = told.event === 'round' || told.event === 'end'
  const start = fresh ? calm(before.view, changes(before.view)) : before
  const counting = told.event === 'countdown'
  const scene: Scene = { ...start, view: laid(before.view, told), held: true, event, counting }
  switch (told.event) {
    case 'suspects':
      return { ...scene, pistols: placed(scene.pistols, seat, { at: told.target, void: false }) }
    case 'suspects_nobody':
      return { ...scene, pistols: placed(scene.pistols, seat, { at: null, void: false }) }
    case 'void': {
      const meant = (at: number) => at === seat || at === told.target
      return { ...scene, pistols: scene.pistols.map((it, at) => (it && meant(at) ? { ...it, void: true } : it)) }
    }
    case 'rat':
      return { ...scene, rats: scene.rats + told.stars }
    case 'judged': {
      const { hat, stars, limit, missing } = event as unknown as Verdict
      return { ...scene, verdicts: placed(scene.verdicts, seat, { hat, stars, limit, missing }) }
    }
    case 'respect': {
      const move = { change: told.change, rule: event.rule ?? '' }
      return { ...scene, moves: placed(scene.moves, seat, [...scene.moves[seat]!, move]) }
    }
  }
  return scene
}

/** A pistol that lies with its face up, or null. */
export const turned = (scene: Scene, seat: Seat): Pistol | null => scene.pistols[seat] ?? null

/** Follows views and events, in the order in which a page shows them. */
export class Stage {
  #scene: Scene

  constructor(view: CapoView) {
    this.#scene = calm(view)
  }

  see(view: CapoView, event: GameEvent | null): Scene {
    if (!event) this.#scene = calm(view, this.#last(view))
    else if (event !== this.#scene.event) this.#scene = shownWith(event).reduce(follow, this.#scene)
    return this.#scene
  }

  /** Told by the events that were shown; else by the view of the round before. */
  #last(view: CapoView): number[] | null {
    const { view: old, last } = this.#scene
    if (view.round === old.round && view.over === old.over) return last
    const follows = view.round === old.round + 1 || view.over
    return follows ? view.players.map((player, seat) => player.respect - old.players[seat]!.at_start) : null
  }
}

/** How long each event is looked at: the crews are laid and the hands drawn up together with what comes next. */
export const COUNTDOWN = 1600
const PACE: Record<string, number> = {
  countdown: COUNTDOWN,
  turned_up: 400,
  suspects: 250,
  suspects_nobody: 250,
  void: 700,
  revealed: 800,
  rat: 800,
  judged: 900,
  giulia: 700,
  respect: 550,
  mission: 450,
  event: 900,
}

export const pace = (event: GameEvent): number => PACE[event.event] ?? 0
