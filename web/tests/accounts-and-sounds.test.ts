import { beforeAll, expect, test } from 'vitest'

import { account as capoAccount } from '../src/boards/capo/account'
import type { CapoView } from '../src/boards/capo/view'
import { account as palermoAccount } from '../src/boards/palermo/account'
import type { GameEvent } from '../src/protocol/types'
import { soundOf } from '../src/sound/sounds'
import { scoreWords } from '../src/table/score'
import { speak } from '../src/words/words.svelte'
import { moment } from './palermo.fixtures'

beforeAll(() => speak('en'))

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

test('millions are told by where they came from, if all of them are known', () => {
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

test('respect is told by its rules, and what everybody begins with', () => {
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

test('a score is written as its game does, with a true minus; without a word of it, in points', () => {
  expect(scoreWords('{amount}k', 760)).toBe('760k')
  expect(scoreWords('{amount}k', -65)).toBe('−65k')
  expect(scoreWords('', 1)).toBe('1 point')
  expect(scoreWords(undefined, -2)).toBe('−2 points')
})
