import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { describe, expect, it } from 'vitest'

import Back from '../src/art/Back.svelte'
import Bomb from '../src/art/Bomb.svelte'
import Cake from '../src/art/Cake.svelte'
import EventCard from '../src/art/capo/EventCard.svelte'
import { EVENT_IDS } from '../src/art/capo/events'
import Envelope from '../src/art/capo/Envelope.svelte'
import { kindIds, kindOf } from '../src/art/capo/kinds'
import Mafioso from '../src/art/capo/Mafioso.svelte'
import MissionBack from '../src/art/capo/MissionBack.svelte'
import MissionCard from '../src/art/capo/MissionCard.svelte'
import { MISSION_IDS } from '../src/art/capo/missions'
import Overview from '../src/art/capo/Overview.svelte'
import Pistol from '../src/art/capo/Pistol.svelte'
import Portrait from '../src/art/capo/Portrait.svelte'
import Respect from '../src/art/capo/Respect.svelte'
import Sign from '../src/art/capo/Sign.svelte'
import Stars from '../src/art/capo/Stars.svelte'
import Card from '../src/art/Card.svelte'
import Clock from '../src/art/Clock.svelte'
import Coin from '../src/art/Coin.svelte'
import Cover from '../src/art/posters/Cover.svelte'
import { DRAWN } from '../src/art/posters/posters'
import Die from '../src/art/Die.svelte'
import Emblem from '../src/art/Emblem.svelte'
import { EMBLEMS } from '../src/art/emblems'
import Face from '../src/art/Face.svelte'
import { BOT_NAMES } from '../src/art/faces'
import Icon from '../src/art/Icon.svelte'
import { ICON_NAMES } from '../src/art/icons'
import Note from '../src/art/Note.svelte'
import Collector from '../src/art/palermo/Collector.svelte'
import Disc from '../src/art/palermo/Disc.svelte'
import Field, { FIELD_KINDS } from '../src/art/palermo/Field.svelte'
import Policeman from '../src/art/palermo/Policeman.svelte'
import { slopes } from '../src/art/palermo/roof'
import Tile from '../src/art/palermo/Tile.svelte'
import { discSpot, laid, TILE_CODES } from '../src/art/palermo/tiles'
import { keepPrinted } from '../src/protocol/printed'
import printed from './fixtures/capo/printed.json'
import printedPalermo from './fixtures/palermo/printed.json'

type Props = Record<string, unknown>
type Shown = [what: string, component: unknown, props: Props]

keepPrinted('capo', printed)
keepPrinted('palermo', printedPalermo)

const SEATS = [0, 1, 2, 3, 4, 5, 6]
const TURNS = [0, 1, 2, 3]

const each = <T>(values: readonly T[], what: string, component: unknown, props: (value: T) => Props): Shown[] =>
  values.map((value) => [`${what} ${String(value)}`, component, props(value)])

const PICTURES: Shown[] = [
  ...each([...DRAWN, 'briefcase'], 'Cover', Cover, (game) => ({ game, title: 'The Briefcase', line: '3–6 · deals' })),
  ...each(EMBLEMS, 'Emblem', Emblem, (name) => ({ name })),
  ...each(ICON_NAMES, 'Icon', Icon, (name) => ({ name })),
  ...each(BOT_NAMES, 'Face of bot', Face, (bot) => ({ bot })),
  ...each(SEATS, 'Face of seat', Face, (seat) => ({ seat })),
  ...each([1, 2, 3, 4, 5, 6, 'take1', 'take2', 'hand', ...EMBLEMS], 'Die', Die, (face) => ({ face })),
  ...each(EMBLEMS, 'Back', Back, (emblem) => ({ emblem })),
  ...each(EMBLEMS, 'Card', Card, (emblem) => ({ emblem, value: 7, name: 'Seven' })),
  ...each(['lit', 'chosen', 'asleep', 'back'], 'Card', Card, (state) => ({ [state]: true, emblem: 'rose' })),
  ...each([1, 0.5, 0.1, 0], 'Clock', Clock, (left) => ({ left })),
  ...each([1, 3, 6], 'Cake', Cake, (candles) => ({ candles, armed: true })),
  ['Bomb', Bomb, {}],
  ['Coin', Coin, { value: 5 }],
  ['Note', Note, { value: '50k' }],
  ['House back', Back, {}],
  ...each(FIELD_KINDS, 'Field', Field, (kind) => ({ kind, lit: true })),
  ...TILE_CODES.flatMap((code) => each(TURNS, `Tile ${code}`, Tile, (turn) => ({ code, turn, disc: turn }))),
  ...each(['fits', 'refused'], 'Tile', Tile, (ghost) => ({ code: 'H3', ghost })),
  ...each(SEATS, 'Collector', Collector, (seat) => ({ seat, lit: true })),
  ...each(SEATS, 'Policeman', Policeman, (seat) => ({ seat, inactive: seat === 3 })),
  ...each(SEATS, 'Disc', Disc, (seat) => ({ seat })),
  ...each(kindIds(), 'Mafioso', Mafioso, (kind) => ({ kind, name: 'Somebody' })),
  ...each(['K01', 'K37', 'K42'], 'Portrait', Portrait, (kind) => ({ kind })),
  ['Mafioso unseen', Mafioso, { kind: null }],
  ...each(MISSION_IDS, 'Mission', MissionCard, (mission) => ({ mission, needs: 'IB?', stars: 2 })),
  ...each(EVENT_IDS, 'Event', EventCard, (event) => ({ event, text: 'One round only.' })),
  ...each([true, false], 'Mission back', MissionBack, (envelope) => ({ envelope })),
  ...each(['I', 'B', 'S', '*', '?'], 'Sign', Sign, (symbol) => ({ symbol })),
  ...each([-2, 0, 3], 'Stars', Stars, (count) => ({ count })),
  ...each(['hat', 'prison'], 'Overview', Overview, (side) => ({ side, seat: 1 })),
  ...each([0, 90, 180, 270], 'Pistol', Pistol, (angle) => ({ angle, seat: 2 })),
  ['Envelope', Envelope, {}],
  ['Respect', Respect, {}],
  ['Respect counted', Respect, { value: 12 }],
]

const shown = (component: unknown, props: Props) => render(component as Component<Props>, { props })

describe('every picture', () => {
  it.each(PICTURES)('%s is one image with its accessible name, and can be shown twice', (what, component, props) => {
    const { container } = shown(component, { ...props, title: what })
    const images = container.querySelectorAll('[role="img"]')
    expect([...images].map((image) => image.getAttribute('aria-label'))).toEqual([what])
    expect(images[0]).toBe(container.firstElementChild)
    expect(container.innerHTML).not.toMatch(/NaN|undefined|\[object/)

    shown(component, { ...props, title: what })
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(PICTURES)('%s is hidden from readers without a title', (_, component, props) => {
    const { container } = shown(component, { ...props, title: '' })
    expect(container.querySelector('[role="img"]')).toBeNull()
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('a card', () => {
  it('says its state by classes', () => {
    const { container } = shown(Card, { title: 'Seven', lit: true, chosen: true })
    expect(container.querySelector('.card.lit.chosen:not(.asleep)')).toBeTruthy()
  })

  it('shows nothing of its face from behind', () => {
    const { container } = shown(Card, { title: 'A card', back: true, value: 7, name: 'Seven' })
    expect(container.textContent).not.toMatch(/7|Seven/)
  })
})

/** The tables of a game's data file with this head, as text. */
function entries(game: string, head: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../src/sitdown/games', game, 'data.toml'), 'utf8')
  return text.split(/^(?=\[)/m).filter((part) => part.startsWith(`[[${head}]]`))
}
const word = (entry: string, key: string) => new RegExp(`^${key} = "(.*?)"`, 'm').exec(entry)?.[1]
const number = (entry: string, key: string) => Number(new RegExp(`^${key} = (\\d+)`, 'm').exec(entry)?.[1])

describe('what is drawn is what the games say', () => {
  it('has all kinds of Capo with their symbols, stars and powers', () => {
    const inData = Object.fromEntries(
      entries('capo', 'mafioso').map((entry) => [
        word(entry, 'id'),
        {
          symbols: [...word(entry, 'symbols')!],
          stars: number(entry, 'stars'),
          power: word(entry, 'power') || null,
          off: { malone: 1, penny: 2 }[word(entry, 'power')!] ?? 0,
          ours: word(entry, 'provenance') === 'X',
        },
      ]),
    )
    expect(Object.fromEntries(kindIds().map((id) => [id, kindOf(id)]))).toEqual(inData)
  })

  it('has all missions and events of Capo', () => {
    expect(MISSION_IDS).toEqual(entries('capo', 'mission').map((entry) => word(entry, 'id')))
    expect(EVENT_IDS).toEqual(entries('capo', 'event').map((entry) => word(entry, 'id')))
  })

  it('has the tiles of Palermo in their shape', () => {
    for (const entry of entries('palermo', 'tile')) {
      const code = TILE_CODES.find((known) => known === word(entry, 'code'))!
      const house = JSON.parse(/^house = (\[.*?\])/m.exec(entry)![1]!) as number[]
      expect(laid(code, 0)).toMatchObject({ house, entry: number(entry, 'entry') })
    }
  })
})

describe('the tiles of Palermo', () => {
  it('are one thing as long as they lie the same way, so that a board is not drawn anew', () => {
    for (const code of TILE_CODES) for (const turn of TURNS) expect(laid(code, turn)).toBe(laid(code, turn))
  })

  it.each(TURNS)('turn clockwise by %i quarters', (turn) => {
    const { house, street, entry } = laid('H3', turn)
    expect(new Set(house)).toEqual(new Set([3, 0, 1].map((quadrant) => (quadrant + turn) % 4)))
    expect(street).toEqual([(2 + turn) % 4])
    expect(entry).toBe((2 + turn) % 4)
  })

  it('has the door in the wall between house and entry, and the disc before it', () => {
    const tile = laid('H1R', 0)
    expect(tile.door).toEqual({ x: 48, y: 24, dx: 1, dy: 0 })
    expect(discSpot(tile)).toEqual({ x: 61, y: 24 })
    expect(discSpot(laid('STREET', 0))).toBeNull()
  })

  it('has a roof that covers every field of the house, and no more', () => {
    const area = (d: string) => {
      const points = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      const sum = points.reduce((total, [x, y], i) => {
        const [nextX, nextY] = points[(i + 1) % points.length]!
        return total + x * nextY - nextX * y
      }, 0)
      return Math.abs(sum) / 2
    }
    for (const code of TILE_CODES) {
      const { house } = laid(code, 1)
      const covered = slopes(house).reduce((total, { d }) => total + area(d), 0)
      expect(covered).toBeCloseTo(house.length * 48 * 48)
    }
  })
})
