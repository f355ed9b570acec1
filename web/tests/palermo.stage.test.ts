import { expect, test } from 'vitest'

import { follow, Stage } from '../src/boards/palermo/stage'
import type { PalermoView } from '../src/boards/palermo/view'
import { keepPrinted } from '../src/protocol/printed'
import type { GameEvent } from '../src/protocol/types'
import printed from './fixtures/palermo/printed.json'
import told from './fixtures/palermo/story.json'

keepPrinted('palermo', printed)
const story = told as unknown as { first: PalermoView; parts: { events: GameEvent[]; view: PalermoView }[] }

/** What events do not tell: who is asked what next, how far anybody comes, and how it ended. */
const UNTOLD = ['turn', 'phase', 'contact', 'over', 'ranking', 'ending', 'scores']
const plain = (view: PalermoView) => ({
  ...Object.fromEntries(Object.entries(view).filter(([field]) => !UNTOLD.includes(field))),
  players: view.players.map((player) => ({ ...player, within: null })),
})

test('a whole game, event by event, leads from each view to the next', () => {
  let shown = story.first
  for (const { events, view } of story.parts) {
    shown = events.reduce(follow, shown)
    expect(plain(shown)).toEqual(plain(view))
  }
  const heard = new Set(story.parts.flatMap(({ events }) => events.map(({ event }) => event)))
  for (const event of ['start_laid', 'built', 'filled', 'police_moved', 'walked', 'collected', 'home', 'bonus'])
    expect(heard).toContain(event)
})

test('nothing is shown before its event, and the view itself when all is still', () => {
  const [before, after] = [story.parts[2]!.view, story.parts[3]!]
  const stage = new Stage(before)
  const paid = after.events.find(({ event }) => event === 'collected')!
  const first = after.events[0]!
  const money = (view: PalermoView) => view.players[paid.seat!]!.money
  expect(money(stage.see(after.view, first))).toBe(money(before))
  expect(money(stage.see(after.view, paid))).toBe(money(before) + Number(paid.gain))
  expect(stage.see(after.view, paid)).toBe(stage.see(after.view, paid)) // a new view alone shows nothing new
  expect(stage.see(after.view, null)).toBe(after.view)
})
