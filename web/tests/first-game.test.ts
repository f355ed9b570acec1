import { beforeEach, describe, expect, test } from 'vitest'

import type { SituationShown } from '../src/protocol/api'
import type { View } from '../src/protocol/types'
import { beginFirstGame, firstGames, hasComeUp, hasHadFirstGame, keepFirstGames } from '../src/table/first/first-game'

const situation = (more: Partial<SituationShown>): SituationShown => ({
  name: 'one',
  says: 'So.',
  rule: '',
  offered: [],
  when: {},
  ...more,
})
const VIEW = {
  game: 'capo',
  you: 1,
  phase: 'play',
  mover: 1,
  event: null,
  cakes: [],
  players: [{ money: 0 }, { money: 4, hand: ['a', 'b'] }],
} as unknown as View
const isSo = (more: Partial<SituationShown>, ...kinds: string[]) => hasComeUp(situation(more), new Set(kinds), VIEW)

beforeEach(() => localStorage.clear())

describe('a situation has come up', () => {
  test('when one of its kinds is offered', () => {
    expect(isSo({ offered: ['play', 'pass'] }, 'pass')).toBe(true)
    expect(isSo({ offered: ['play'] }, 'pass')).toBe(false)
  })

  test('when all that it asks stands in the view', () => {
    expect(isSo({ when: { phase: 'play', 'players.me.hand.length': 2 } })).toBe(true)
    expect(isSo({ when: { phase: 'play', 'players.me.hand.length': 3 } })).toBe(false)
    expect(isSo({ when: { mover: 'me' } })).toBe(true)
  })

  test('something is not none, not nothing and not zero', () => {
    expect(isSo({ when: { 'players.me.money': '*' } })).toBe(true)
    for (const path of ['players.0.money', 'event', 'cakes', 'nowhere.at.all']) {
      expect(isSo({ when: { [path]: '*' } })).toBe(false)
    }
  })
})

describe('this device remembers', () => {
  test('its first games and what was told', () => {
    expect(hasHadFirstGame('capo')).toBe(false)
    keepFirstGames('capo', { told: ['crew'], off: true })
    beginFirstGame('capo', 'abc')
    expect(firstGames('capo')).toEqual({ tables: ['abc'], told: ['crew'], off: false })
    expect(hasHadFirstGame('palermo')).toBe(false)
  })

  test('nothing that cannot be read', () => {
    localStorage.setItem('sitdown.first-game.capo', '{')
    expect(firstGames('capo').told).toEqual([])
  })
})
