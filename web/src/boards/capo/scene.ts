/**
 * What is on the table while a round is being settled. The view that comes with "0" is already that of the next round;
 * the events lead there from the one before, step by step.
 */
import type { KindId } from '../../art/capo/kinds'
import type { GameEvent, Seat } from '../../protocol/types'
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
  /** The view is not the last one: nothing can be touched yet. */
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

export function calm(view: CapoView, last: number[] | null = null, event: GameEvent | null = null): Scene {
  const empty = view.players.map(() => null)
  return {
    view,
    held: false,
    event,
    counting: false,
    pistols: empty,
    verdicts: empty,
    moves: view.players.map(() => []),
    rats: 0,
    last,
  }
}

const placed = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, place) => (place === at ? value : old))

function withPlayer(scene: Scene, seat: Seat, change: Partial<Player>): Scene {
  const players = scene.view.players.map((player) => (player.seat === seat ? { ...player, ...change } : player))
  return { ...scene, view: { ...scene.view, players } }
}

/** Giulia alone is shown of a crew that stays face down otherwise. */
const shownToo = (player: Player, cards: KindId[]): KindId[] => [...player.crew_up, ...cards].sort()

/** The scene after one more event of the settling. */
export function follow(before: Scene, event: GameEvent): Scene {
  const seat = event.seat ?? -1
  const counting = seat === 0 && event.event.startsWith('suspects')
  const scene: Scene = { ...before, held: true, event, counting }
  const player = scene.view.players[seat]
  if (!player) return scene
  switch (event.event) {
    case 'suspects':
      return { ...scene, pistols: placed(scene.pistols, seat, { at: Number(event.target), void: false }) }
    case 'suspects_nobody':
      return { ...scene, pistols: placed(scene.pistols, seat, { at: null, void: false }) }
    case 'void':
      return {
        ...scene,
        pistols: scene.pistols.map((one, at) =>
          one && (at === seat || at === event.target) ? { ...one, void: true } : one,
        ),
      }
    case 'revealed':
      return withPlayer(scene, seat, { crew_up: (event.cards ?? []) as KindId[] })
    case 'giulia':
      return withPlayer(scene, seat, { crew_up: shownToo(player, (event.cards ?? []) as KindId[]) })
    case 'rat':
      return { ...scene, rats: scene.rats + Number(event.stars) }
    case 'judged': {
      const { hat, stars, limit, missing } = event as unknown as Verdict
      const judged = withPlayer(scene, seat, { overview: hat ? 'hat' : 'prison' })
      return { ...judged, verdicts: placed(scene.verdicts, seat, { hat, stars, limit, missing }) }
    }
    case 'respect': {
      const moved = withPlayer(scene, seat, { respect: Number(event.now) })
      const move = { change: Number(event.change), rule: event.rule ?? '' }
      return { ...moved, moves: placed(scene.moves, seat, [...scene.moves[seat]!, move]) }
    }
  }
  return scene
}

/** A pistol that lies with its face up, or null. */
export const turned = (scene: Scene, seat: Seat): Pistol | null =>
  scene.counting ? null : (scene.pistols[seat] ?? null)

/** From "0" to the next mission. */
const SETTLING = new Set([
  'suspects',
  'suspects_nobody',
  'void',
  'revealed',
  'rat',
  'judged',
  'giulia',
  'respect',
  'drew',
  'shuffled',
  'extra_round',
  'end',
  'round',
])

/** Follows views and events, in the order in which a page shows them. */
export class Stage {
  #scene: Scene
  /** The table as it was before "0", for a page that shows the new view before its events. */
  #before: CapoView | null = null

  constructor(view: CapoView) {
    this.#scene = calm(view)
  }

  see(view: CapoView, event: GameEvent | null): Scene {
    if (view.phase === 'suspect') this.#before = view
    const old = this.#scene
    if (event && event === old.event && old.held) return old
    const gone = view.round !== old.view.round || view.over !== old.view.over
    if (event && (SETTLING.has(event.event) || (event.event === 'ready' && gone))) {
      this.#scene = follow(old.held ? old : this.#from(view), event)
    } else {
      this.#scene = calm(view, this.#changes(view), event)
    }
    return this.#scene
  }

  /** Where the settling starts; the game's first round has nothing before it. */
  #from(view: CapoView): Scene {
    const { view: shown, last } = this.#scene
    if (shown.phase === 'suspect') return calm(shown, last)
    return calm(this.#before && this.#before.round >= view.round - 1 ? this.#before : shown, last)
  }

  #changes(view: CapoView): number[] | null {
    const { view: old, last } = this.#scene
    if (view.round === old.round && view.over === old.over) return last
    const follows = view.round === old.round + 1 || view.over
    return follows
      ? view.players.map((player) => player.respect - (old.players[player.seat]?.at_start ?? player.respect))
      : null
  }
}

/** How long each event is looked at. Pistols turn at once, after the countdown, which the first of them starts. */
export const COUNTDOWN = 1600
const PACE: Record<string, number> = {
  void: 700,
  revealed: 800,
  rat: 800,
  judged: 900,
  giulia: 700,
  respect: 550,
  turned_up: 0,
  mission: 450,
  event: 900,
}

export function pace(event: GameEvent): number {
  if (event.event === 'suspects' || event.event === 'suspects_nobody') return event.seat === 0 ? COUNTDOWN : 60
  return PACE[event.event] ?? 0
}
