import { describe, expect, test } from 'vitest'

import { fieldName, fieldsOf, neighbours, placeName, PROMENADE } from '../src/boards/palermo/map'
import type { PalermoView } from '../src/boards/palermo/view'
import { waysFrom, wayTo } from '../src/boards/palermo/ways'
import { moment } from './palermo.fixtures'

describe('the map', () => {
  test('calls fields and places what the log calls them', () => {
    expect([fieldName(0), fieldName(77), fieldName(195)]).toEqual(['A1', 'H6', 'N14'])
    expect(placeName(15)).toBe('H6-I7')
    expect(fieldsOf(15)).toEqual([77, 78, 92, 91])
  })

  test('has a promenade of 52 fields, each beside the next', () => {
    expect(new Set(PROMENADE).size).toBe(52)
    expect(PROMENADE.every((field, i) => neighbours(field).includes(PROMENADE[(i + 1) % 52]!))).toBe(true)
  })
})

describe('the ways', () => {
  test.each(['depot', 'police', 'gangster', 'five', 'tolls', 'homeward'])('of %s cost what the server says', (name) => {
    const { view } = moment(name)
    const mover = view.players[view.turn[0]!]!
    const origin = view.phase === 'police' ? mover.police : mover.gangster
    const ways = waysFrom(view, mover.seat, origin, mover.range)
    for (const [field, cost] of view.reach!) {
      expect(ways.get(field)?.cost).toBe(cost)
      const steps = wayTo(ways, field)
      expect(steps.length + steps.reduce((sum, step) => sum + step.toll, 0)).toBe(cost)
      expect(steps[0]!.from).toBe(origin)
    }
  })

  /** The bare city B of the rules: the start tile, streets, and whoever stands in them. */
  function bare(police: number | null, options: PalermoView['options'] = {}): PalermoView {
    const { view } = moment('tolls')
    const tiles = view.tiles.map((tile) => ({ ...tile, house: [] }))
    const players = view.players.map((player) => ({ ...player, police: null, police_active: false }))
    Object.assign(players[1]!, { police, police_active: police !== null })
    return { ...view, tiles, players, options }
  }
  const cost = (view: PalermoView, to: number) => waysFrom(view, 0, 6, 3).get(to)?.cost

  test('ride to the corners of their side, and on from there', () => {
    const view = bare(null)
    expect([0, 13, 182, 195, 14, 1, 183, 168, 9].map((field) => cost(view, field))).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3])
    expect(cost(view, 10)).toBeUndefined()
  })

  test('pay where a policeman stands, not where one rides past him', () => {
    expect([0, 2].map((field) => cost(bare(3), field))).toEqual([1, 3])
    expect([0, 182, 1].map((field) => cost(bare(0), field))).toEqual([2, 3, 3])
  })

  test('pay for those they ride past where that is the rule', () => {
    expect([0, 1, 182, 13].map((field) => cost(bare(3, { ride_toll: true }), field))).toEqual([2, 3, 3, 1])
  })

  test('never ride where that is the rule, and everywhere where that is', () => {
    expect(cost(bare(null, { ring_rides: 'off' }), 0)).toBeUndefined()
    expect(cost(bare(null, { ring_rides: 'any' }), 195)).toBe(1)
  })
})
