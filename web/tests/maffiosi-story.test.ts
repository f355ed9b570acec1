/** The felt keeps step: over whole games, what the events of a move make of the view before is the view after. */
import { describe, expect, test } from 'vitest'

import { pace, Stage } from '../src/boards/maffiosi/story/stage'
import type { MaffiosiView } from '../src/boards/maffiosi/view'
import type { GameEvent } from '../src/protocol/types'
import stories from './fixtures/maffiosi/stories.json'

interface Step {
  view: MaffiosiView
  events: GameEvent[]
}
type Changes = unknown[] | { [name: string]: Changes }

/** What no event tells, and nobody sees before the show is over. */
const UNTOLD = new Set([
  'phase', // what is asked next
  'choosing', // a choice in several steps: all see it once nothing moves
  'first',
  'cards_played',
  'round', // the line at the top is the page's
  'over',
  'ending',
  'ranking',
  'totals',
])
/** Whoever seats a man next, and who goes on when all sit. */
const MOVER_IS_NOT_TOLD = ['setup_piece', 'setup_chair', 'scram_piece', 'scram_chair', 'second']

function changed(old: unknown, by: Changes): unknown {
  if (Array.isArray(by)) return by[0]
  const entries = Object.entries(by)
  if (Array.isArray(old)) return old.map((one, at) => (String(at) in by ? changed(one, by[String(at)]!) : one))
  const record = old as Record<string, unknown>
  return { ...record, ...Object.fromEntries(entries.map(([name, one]) => [name, changed(record[name], one)])) }
}

function stepsOf({ first, moves }: { first: unknown; moves: { events: unknown[]; changes: unknown }[] }): Step[] {
  const steps: Step[] = [{ view: first as MaffiosiView, events: [] }]
  for (const { events, changes } of moves)
    steps.push({ view: changed(steps.at(-1)!.view, changes as Changes) as MaffiosiView, events: events as GameEvent[] })
  return steps
}

function told(view: MaffiosiView, mover: boolean): Record<string, unknown> {
  const { players, cakes, ...rest } = view
  const facts = Object.entries(rest).filter(([name]) => !UNTOLD.has(name) && (mover || name !== 'mover'))
  return {
    ...Object.fromEntries(facts),
    players,
    cakes: cakes.map(({ seat, chair, turns }) => ({ seat, chair, turns })), // whom it hits is asked of the view
  }
}

describe.each(Object.entries(stories))('%s', (_, story) => {
  const steps = stepsOf(story)

  test('move by move', () => {
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1]
      if (!before || !step.events.some((event) => pace(event) > 0)) continue
      const stage = new Stage(before.view)
      stage.see(before.view, null)
      let seen = before.view
      for (const event of step.events.filter((one) => pace(one) > 0)) seen = stage.see(step.view, event).view
      const mover = !MOVER_IS_NOT_TOLD.includes(step.view.phase)
      expect(told(seen, mover), `move ${at}: ${step.events.map(({ event }) => event).join()}`).toEqual(
        told(step.view, mover),
      )
    }
  })

  test('several moves of others at once, and nothing runs ahead of the first', () => {
    for (let at = 1; at + 5 < steps.length; at += 5) {
      const [before, ...later] = steps.slice(at - 1, at + 5)
      const stage = new Stage(before!.view)
      stage.see(before!.view, null)
      let seen = before!.view
      for (const step of later) {
        for (const event of step.events.filter((one) => pace(one) > 0)) seen = stage.see(later.at(-1)!.view, event).view
        const { pot, used_size, draw_size, chairs, on_turn } = seen
        const { view } = step
        expect({ pot, used_size, draw_size, chairs, on_turn }, `move ${at}`).toEqual({
          pot: view.pot,
          used_size: view.used_size,
          draw_size: view.draw_size,
          chairs: view.chairs,
          on_turn: view.on_turn,
        })
        expect(seen.players.map(({ money, hand_size, men }) => [money, hand_size, men])).toEqual(
          view.players.map(({ money, hand_size, men }) => [money, hand_size, men]),
        )
      }
    }
  })
})
