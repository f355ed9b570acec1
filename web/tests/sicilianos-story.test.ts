/** The board keeps step with what is told: all events of a move, one after the other, lead to the view after it. */
import { describe, expect, test } from 'vitest'

import { follow } from '../src/boards/sicilianos/story/changes'
import { pace } from '../src/boards/sicilianos/story/scene'
import type { Card, SicilianosView } from '../src/boards/sicilianos/view'
import type { GameEvent } from '../src/protocol/types'
import stories from './fixtures/sicilianos-stories.json'

type Patch = { is?: unknown } & Record<string, unknown>
interface Story {
  first: SicilianosView
  moves: { events: GameEvent[]; view: Patch }[]
}
const STORIES = stories as unknown as Story[]

function patched(before: unknown, patch: Patch): unknown {
  if ('is' in patch) return patch.is
  const copy = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>
  for (const [key, part] of Object.entries(patch)) copy[key] = patched(copy[key], part as Patch)
  return copy
}

/** What the next question is, and what no event tells: it comes with the view, when all has been shown. */
function toCompare(view: SicilianosView, events: GameEvent[]) {
  const rest: Partial<SicilianosView> = { ...view }
  for (const next of ['phase', 'choosing', 'mover', 'ranking', 'payday'] as const) delete rest[next]
  const told = new Set(events.map(({ event }) => event))
  const { return_order } = view.options as Record<string, unknown>
  const guesses = told.has('picked') || told.has('peeked') || return_order === 'shuffled'
  const backs = (cards: Card[]) => cards.map((card) => card[0]).sort()
  // Nobody is told what a hidden stake is, not even its owner, who has just chosen it.
  const hid = (seat: number) =>
    seat === view.you && events.some(({ event, note }) => event === 'staked' && note === null)
  return {
    ...rest,
    turn: view.over ? 0 : view.turn,
    // What the reader can conclude about cards that he does not see comes with the view; their colours are told.
    piles: view.piles.map((pile) => ({ ...pile, cards: guesses ? backs(pile.cards) : pile.cards })),
    players: view.players.map((player) => ({
      ...player,
      warnings: [],
      owes_war: false,
      hand: player.seat !== view.you ? backs(player.hand) : player.hand,
      ...(hid(player.seat) ? { stake: null, notes: [], black: 0 } : {}),
      businesses: player.seat === view.you ? player.businesses : player.businesses.map((shop) => shop.split(' ')[0]),
    })),
    // The round after the last card was turned up begins with its first card, and whom a bodyguard hides with the question.
    war: view.war && { ...view.war, round: 0, shielded: [] },
  }
}

describe.each(STORIES.map((story) => [`${story.first.seats} seats, seat ${story.first.you}`, story] as const))(
  '%s',
  (_, { first, moves }) => {
    test('the table follows what is told', () => {
      let view = first
      for (const [number, { events, view: patch }] of moves.entries()) {
        const after = patched(view, patch) as SicilianosView
        const followed = events.reduce(follow, view)
        const named = events.map(({ event }) => event).join(' ')
        expect(toCompare(followed, events), `move ${number}: ${named}`).toEqual(toCompare(after, events))
        view = after
      }
      expect(view.over).toBe(true)
    })

    test('whatever changes the table is looked at', () => {
      const told = moves.flatMap(({ events }) => events)
      for (const event of told) if (event.event !== 'end') expect(pace(event), event.event).toBeGreaterThan(0)
    })
  },
)
