import { describe, expect, test } from 'vitest'

import type { Trade } from '../src/art/cosanostra/signs'
import { EVENT_PICTURES } from '../src/art/capo/events'
import { KINDS } from '../src/art/capo/kinds'
import { MISSION_PICTURES } from '../src/art/capo/missions'
import { SHAPES, type TileCode } from '../src/art/palermo/tiles'
import { MOST_OF_A_SKELETON_CREW } from '../src/boards/capo/draft'
import { MISSIONS } from '../src/boards/capo/missions'
import * as cosanostra from '../src/boards/cosanostra/printed'
import * as maffiosi from '../src/boards/maffiosi/view'
import * as sicilianos from '../src/boards/sicilianos/view'
import * as map from '../src/boards/palermo/map'
import * as palermo from '../src/boards/palermo/view'
import facts from './fixtures/facts.json'

/** The colours of --seat-0 … --seat-6. */
const HOUSE = ['yellow', 'red', 'blue', 'black', 'green', 'purple', 'orange']

describe('what the pages know by heart is what the games have', () => {
  test('Capo: cards, missions, events', () => {
    const kinds = Object.entries(KINDS).map(([id, { symbols, stars, power }]) => [id, [symbols.join(''), stars, power]])
    expect(Object.fromEntries(kinds)).toEqual(facts.capo.kinds)
    const missions = Object.entries(MISSIONS).map(([id, { needs, stars, envelope }]) => [id, [needs, stars, envelope]])
    expect(Object.fromEntries(missions)).toEqual(facts.capo.missions)
    expect(Object.keys(MISSION_PICTURES)).toEqual(Object.keys(facts.capo.missions))
    expect(Object.keys(EVENT_PICTURES)).toEqual(facts.capo.events)
    expect(MOST_OF_A_SKELETON_CREW).toBe(facts.capo.skeleton_crew)
  })

  test('Palermo: tiles, places, the promenade', () => {
    for (const [code, [house, entry, door]] of Object.entries(facts.palermo.tiles) as [TileCode, [number[], number, number[] | null]][]) {
      const shape = SHAPES[code]
      expect([...shape.house].sort(), code).toEqual([...house].sort())
      expect([shape.entry, shape.door === null ? null : [shape.door, shape.entry]], code).toEqual([entry, door?.length ? door : null])
    }
    expect(palermo.KINDS).toEqual(facts.palermo.kinds)
    expect([map.SIDE, map.ACROSS]).toEqual([facts.palermo.side, facts.palermo.across])
    expect(facts.palermo.places.map((_, place) => map.fieldsOf(place))).toEqual(facts.palermo.places)
    expect(map.PROMENADE).toEqual(facts.palermo.promenade)
    expect([...map.CORNERS]).toEqual(facts.palermo.corners)
  })

  test('Sicilianos: families, notes, roles', () => {
    const { letters, colours, types, notes, values, roles } = facts.sicilianos
    expect([sicilianos.LETTERS, sicilianos.COLOURS, sicilianos.TYPES]).toEqual([letters, colours, types])
    expect([sicilianos.NOTES, sicilianos.VALUES, sicilianos.ROLES]).toEqual([notes, values, roles])
    expect(HOUSE.slice(0, colours.length)).toEqual(colours)
  })

  test('Maffiosi: men, cards, colours', () => {
    expect([maffiosi.TYPES, maffiosi.CARDS]).toEqual([facts.maffiosi.types, facts.maffiosi.cards])
    expect(maffiosi.HUES.map((hue) => HOUSE[hue])).toEqual(facts.maffiosi.colours)
  })

  test('La Cosa Nostra: trades, Influence cards, the numbers of Jobs', () => {
    const { income, price, influence, first_attached, jobs } = facts.cosanostra
    expect(cosanostra.INCOME).toEqual(income)
    expect(Object.fromEntries((Object.keys(income) as Trade[]).map((trade) => [trade, cosanostra.priceOf(trade)]))).toEqual(price)
    expect([cosanostra.INFLUENCE, cosanostra.FIRST_ATTACHED]).toEqual([influence, first_attached])
    expect(jobs.map(cosanostra.jobObject)).toEqual(jobs.map((_, at) => `job:${at}`))
  })
})
