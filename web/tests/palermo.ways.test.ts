import { describe, expect, test } from 'vitest'

import { areNeighbours, fieldName, fieldsOf, placeName, PROMENADE } from '../src/boards/palermo/map'
import { Walks } from '../src/boards/palermo/walks.svelte'
import { fieldsIn, wayGone, waysOf, wayTo } from '../src/boards/palermo/ways'
import type { GameEvent } from '../src/protocol/types'
import { moment } from './palermo.fixtures'

describe('the map', () => {
  test('calls fields and places what the log calls them', () => {
    expect([fieldName(0), fieldName(77), fieldName(195)]).toEqual(['A1', 'H6', 'N14'])
    expect(placeName(15)).toBe('H6-I7')
    expect(fieldsOf(15)).toEqual([77, 78, 92, 91])
  })

  test('has a promenade of 52 fields, each beside the next', () => {
    expect(new Set(PROMENADE).size).toBe(52)
    expect(PROMENADE.every((field, i) => areNeighbours(field, PROMENADE[(i + 1) % 52]!))).toBe(true)
  })
})

describe('the ways', () => {
  test.each(['depot', 'police', 'gangster', 'five', 'tolls', 'homeward'])(
    'of %s are followed to every field',
    (name) => {
      const { view } = moment(name)
      const mover = view.players[view.turn[0]!]!
      const origin = view.phase === 'police' ? mover.police : mover.gangster
      const ways = waysOf(view)
      for (const [field, cost] of view.reach!) {
        const steps = wayTo(ways, field)
        expect(steps.length + steps.reduce((sum, step) => sum + step.toll, 0)).toBe(cost)
        expect(steps[0]!.from).toBe(origin)
        expect(steps.at(-1)!.field).toBe(field)
      }
    },
  )

  test('know a ride by its length, and what policemen take', () => {
    const { view } = moment('tolls')
    const ways = waysOf({ ...view, ways: [[5, 6, 1], [0, 5, 4], [1, 0, 5]] }) // prettier-ignore
    expect(wayTo(ways, 1).map(({ field, toll, ride }) => [field, toll, ride])).toEqual([
      [5, 0, false],
      [0, 2, true],
      [1, 0, false],
    ])
    expect(wayTo(ways, 2)).toEqual([])
  })

  test('that were gone are told by the event', () => {
    const event = { event: 'walked', seat: 1, field: 13, from: null, way: [77, 63, 13], points: [1, 3, 4] }
    expect(wayGone(event as unknown as GameEvent)).toEqual([
      { field: 77, from: null, cost: 1, toll: 0, ride: false },
      { field: 63, from: 77, cost: 3, toll: 1, ride: false },
      { field: 13, from: 63, cost: 4, toll: 0, ride: true },
    ])
    const walks = new Walks()
    walks.see(event as unknown as GameEvent)
    expect(walks.ways['gangster:1']).toHaveLength(3)
  })

  test('of others are a set of fields', () => {
    const { view } = moment('gangster')
    const mover = view.players[view.turn[0]!]!
    const within = fieldsIn(mover.within!).filter((field) => field !== mover.gangster)
    expect(new Set(within)).toEqual(new Set(waysOf(view).keys()))
  })
})
