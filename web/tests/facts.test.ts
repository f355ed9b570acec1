import { describe, expect, test } from 'vitest'

import { DEEDS, INFLUENCES, TRADES } from '../src/art/cosanostra/signs'
import { EVENT_PICTURES } from '../src/art/capo/events'
import { MISSION_PICTURES } from '../src/art/capo/missions'
import { PEOPLE, SPECIAL } from '../src/art/capo/people'
import { TILE_CODES } from '../src/art/palermo/tiles'
import * as maffiosi from '../src/boards/maffiosi/view'
import * as sicilianos from '../src/boards/sicilianos/view'
import * as map from '../src/boards/palermo/map'
import facts from './fixtures/facts.json'

/** The colours of --seat-0 … --seat-6. */
const HOUSE = ['yellow', 'red', 'blue', 'black', 'green', 'purple', 'orange']

describe('what the pages know by heart is what the games have', () => {
  test('Capo: pictures of people, missions, events', () => {
    const special = new Set(Object.keys(SPECIAL))
    const ordinary = Object.entries(facts.capo.kinds).filter(([, power]) => !special.has(power))
    expect(Object.keys(PEOPLE)).toEqual(ordinary.map(([id]) => id))
    expect(new Set(Object.values(facts.capo.kinds))).toEqual(new Set(['', ...special]))
    expect(Object.keys(MISSION_PICTURES)).toEqual(facts.capo.missions)
    expect(Object.keys(EVENT_PICTURES)).toEqual(facts.capo.events)
  })

  test('Palermo: tiles, places, the promenade', () => {
    expect(TILE_CODES.slice(0, facts.palermo.kinds.length)).toEqual(facts.palermo.kinds)
    expect([map.SIDE, map.ACROSS]).toEqual([facts.palermo.side, facts.palermo.across])
    expect(facts.palermo.places.map((_, place) => map.fieldsOf(place))).toEqual(facts.palermo.places)
    expect(map.PROMENADE).toEqual(facts.palermo.promenade)
    expect([...map.CORNERS]).toEqual(facts.palermo.corners)
  })

  test('Sicilianos: families, notes', () => {
    const { letters, colours, types, notes, values } = facts.sicilianos
    expect([sicilianos.LETTERS, sicilianos.COLOURS, sicilianos.TYPES]).toEqual([letters, colours, types])
    expect([sicilianos.NOTES, sicilianos.VALUES]).toEqual([notes, values])
    expect(HOUSE.slice(0, colours.length)).toEqual(colours)
  })

  test('Maffiosi: men, cards, colours', () => {
    expect([maffiosi.TYPES, maffiosi.CARDS]).toEqual([facts.maffiosi.types, facts.maffiosi.cards])
    expect(maffiosi.HUES.map((hue) => HOUSE[hue])).toEqual(facts.maffiosi.colours)
  })

  test('La Cosa Nostra: signs of trades, deeds and Influence cards', () => {
    const { trades, deeds, influence } = facts.cosanostra
    expect(new Set(Object.keys(TRADES))).toEqual(new Set(trades))
    expect(new Set(Object.keys(DEEDS))).toEqual(new Set(deeds))
    expect(new Set(Object.keys(INFLUENCES))).toEqual(new Set(influence))
  })
})
