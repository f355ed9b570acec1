import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { account as capoAccount } from '../src/boards/capo/account'
import type { CapoView } from '../src/boards/capo/view'
import { account as palermoAccount } from '../src/boards/palermo/account'
import type { GameEvent } from '../src/protocol/types'
import { soundOf } from '../src/sound/sounds'
import type { LogLine } from '../src/table/log'
import { lineOf, SubtitleLines } from '../src/table/subtitles.svelte'
import { speak } from '../src/words/words.svelte'
import { moment } from './palermo.fixtures'

const line = (text: string, event: GameEvent = { event: 'turn' }): LogLine => ({ text, rule: null, seat: null, event })

beforeAll(() => speak('en'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the last three lines are subtitles, each for as long as it is read', () => {
  const subtitles = new SubtitleLines()
  const lines = ['a', 'b', 'c', 'd'].map((text) => line(text))
  for (const one of lines) {
    subtitles.tell(one)
    subtitles.tell(one)
    vi.advanceTimersByTime(500)
  }
  expect(subtitles.lines.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
  vi.advanceTimersByTime(1300)
  expect(subtitles.lines.map(({ text }) => text)).toEqual(['c', 'd'])
  subtitles.clear()
  expect(subtitles.lines).toEqual([])
})

test('the words of an event are those that came with it', () => {
  const [first, second]: GameEvent[] = [
    { event: 'rolled', seat: 1 },
    { event: 'rolled', seat: 1 },
  ]
  expect(lineOf([line('a', first), line('b', second)], second!)?.text).toBe('b')
  expect(lineOf([line('a', first)], second!)).toBeUndefined()
})

test.each([
  ['bombed', 'fuse'],
  ['exploded', 'fuse'],
  ['rolled', 'dice'],
  ['duel', 'dice'],
  ['took_pot', 'bell'],
  ['bonus', 'bell'],
  ['took', 'flick'],
  ['drew', 'flick'],
  ['stole', 'flick'],
  ['walked', 'thud'],
])('%s sounds like %s', (event, sound) => {
  expect(soundOf({ event })).toBe(sound)
})

test('millions are subtitles by where they came from, if all of them are known', () => {
  const { view } = moment('over')
  view.players[0]!.money = 26
  const paid = (event: string, gain: number, seat = 0): GameEvent => ({ event, gain, seat })
  const heard = [
    paid('collected', 5),
    paid('collected', 4),
    paid('collected', 9, 1),
    paid('home', 7),
    paid('bonus', 5),
    paid('bonus', 5),
  ]
  expect(palermoAccount(view, 0, heard).map(({ value }) => value)).toEqual(['+9', '+7', '+10'])
  expect(palermoAccount(view, 0, heard.slice(1))).toEqual([])
})

test('respect is subtitles by its rules, and what everybody begins with', () => {
  const view = { players: [{ respect: 3 }, { respect: 6 }] } as unknown as CapoView
  const moved = (change: number, rule: string, seat = 1): GameEvent => ({ event: 'respect', seat, change, rule })
  const heard = [moved(-1, 'CA-55'), moved(3, 'CA-51'), moved(2, 'CA-51', 0), moved(1, 'CA-51')]
  const parts = capoAccount(view, 1, heard).map(({ value, title }) => [value, title])
  expect(parts).toEqual([
    [3, 'CA-3'],
    ['+4', 'CA-51'],
    ['−1', 'CA-55'],
  ])
})
