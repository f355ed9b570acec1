/** The felt keeps step with the story: all events of a move lead from the view before it to the view after it. */
import { describe, expect, test } from 'vitest'

import { pace, Stage } from '../src/boards/cosanostra/show/scene'
import { follow } from '../src/boards/cosanostra/show/follow'
import { type CosaView, isPurchase } from '../src/boards/cosanostra/view'
import { keepPrinted } from '../src/protocol/printed'
import type { GameEvent } from '../src/protocol/types'
import plays from './fixtures/cosanostra/plays.json'
import printed from './fixtures/cosanostra/printed.json'

keepPrinted('cosanostra', printed)

type Flat = Record<string, unknown>
interface Move {
  events: GameEvent[]
  before: CosaView
  after: CosaView
}
const PLAYS = plays as unknown as Record<string, [GameEvent[], Flat][]>

/** As the server sends it, out of the flat one of the fixtures. */
function viewOf(flat: Flat): CosaView {
  const players = Array.from({ length: Number(flat.seats) }, (_, seat) => {
    const own = Object.entries(flat).filter(([name]) => name.startsWith(`${seat} `))
    const player = Object.fromEntries(own.map(([name, value]) => [name.split(' ')[1], value]))
    const all = (kind: string, numbers: unknown) => (numbers as number[]).map((number) => flat[`${kind} ${number}`])
    return { ...player, gangsters: all('man', player.gangsters), businesses: all('card', player.businesses) }
  })
  const shared = Object.entries(flat).filter(([name]) => !/^(\d+|man|card) /.test(name))
  return { ...Object.fromEntries(shared), players } as unknown as CosaView
}

function movesOf(play: [GameEvent[], Flat][]): Move[] {
  let flat = play[0]![1]
  let before = viewOf(flat)
  return play.slice(1).map(([events, changes]) => {
    flat = { ...flat, ...changes }
    const move = { events, before, after: viewOf(flat) }
    before = move.after
    return move
  })
}

/** All that is drawn, but what events do not tell and the board puts right when all is still: who else has seen a card,
 * that a phase is over before anybody has done something in the next one, and what Jobs need of which a card is gone. */
function drawn(view: CosaView) {
  const { round, start_player, market, business_deck_size, monopolies } = view
  const players = view.players.map((player) => ({
    ...player,
    gangsters: player.gangsters.map(({ plan, ...man }) => ({
      ...man,
      plan: plan && !isPurchase(plan) ? { ...plan, seen_by: [] } : plan,
    })),
  }))
  return { round, start_player, market, business_deck_size, monopolies, players }
}

describe.each(Object.keys(PLAYS))('a whole game, %s', (name) => {
  const moves = movesOf(PLAYS[name]!)

  test('every move ends at the view after it', () => {
    for (const { events, before, after } of moves) {
      const end = events.reduce((view, event) => follow(view, event, [before, after]), before)
      expect(drawn(end), JSON.stringify(events)).toEqual(drawn(after))
    }
  })

  test('nothing is changed before its event is shown', () => {
    for (const { events, before, after } of moves.filter((move) => move.events.length > 1)) {
      const stage = new Stage()
      stage.see(before, null)
      const { view } = stage.see(after, events[0]!)
      expect(view).toEqual(follow(before, events[0]!, [before, after]))
      expect(stage.see(after, null).view).toBe(after)
    }
  })

  test('every event has its moment, or the board would not hear of it', () => {
    expect(moves.flatMap(({ events }) => events).filter((event) => pace(event) <= 0)).toEqual([])
  })
})
