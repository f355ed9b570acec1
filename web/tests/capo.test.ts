import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse, serializeExpression, type Entry, type Message } from '@fluent/syntax'
import { expect, test } from 'vitest'

import { KIND_IDS, KINDS, type Kind, type KindId } from '../src/art/capo/kinds'
import { countCrew } from '../src/boards/capo/count'
import { MISSIONS } from '../src/boards/capo/missions'
import { calm, follow, pace, Stage } from '../src/boards/capo/scene'
import { faceUp, isProtected, toTurnUp, type CapoView } from '../src/boards/capo/view'
import type { GameEvent } from '../src/protocol/types'
import counts from './fixtures/capo/counts.json'
import moments from './fixtures/capo/moments.json'

const GAME = resolve(import.meta.dirname, '../../src/sitdown/games/capo')
const read = (path: string) => readFileSync(path, 'utf8')

/** The tables [[name]] of a TOML file whose values are words, numbers and yes or no. */
function tables(name: string): Record<string, string | number | boolean>[] {
  const parts = read(`${GAME}/data.toml`).split(/^\[\[(\w+)\]\]$/m)
  return parts.flatMap((part, at) => (at % 2 && part === name ? [parts[at + 1]!] : [])).map((text) =>
    Object.fromEntries([...text.matchAll(/^(\w+) = ("[^"]*"|\d+|true|false)/gm)].map(([, key, value]) => [key, JSON.parse(value!)])),
  )
}

const { judged } = moments as unknown as Record<string, { view: CapoView; before: CapoView; events: GameEvent[] }>
const { view, before, events } = judged!

test('cards and missions are those of the game', () => {
  const cards = tables('mafioso').map(({ id, symbols, stars, power }) => [id, symbols, stars, power])
  expect(KIND_IDS.map((id) => [id, KINDS[id].symbols.join(''), KINDS[id].stars, (KINDS[id] as Kind).power ?? ''])).toEqual(cards)
  const missions = tables('mission').map(({ id, needs, stars, envelope }) => [id, { needs, stars, envelope }])
  expect(Object.entries(MISSIONS)).toEqual(missions)
})

test('a crew counts as the engine counts it', () => {
  for (const { crew, needs, missing, end, before_rat } of counts) {
    const stars = (floor: 'end' | 'before_rat') => countCrew(crew as KindId[], { needs, stars: 3 }, floor)
    expect([crew, needs, stars('end').missing, stars('end').stars, stars('before_rat').stars]).toEqual([crew, needs, missing, end, before_rat])
    expect(stars('end').meets).toBe(missing === 0 && end <= 3)
  }
})

test('Vincenzo fills what is missing, and equal symbols show their kind', () => {
  expect(countCrew(['K02', 'K40'], { needs: '??', stars: 2 }, 'end').wanted).toEqual([
    { symbol: 'B', met: 'yes' }, { symbol: '?', met: 'wild' },
  ])
  expect(countCrew(['K07'], { needs: 'IB', stars: 2 }, 'end').wanted).toEqual([
    { symbol: 'I', met: 'yes' }, { symbol: 'B', met: 'no' },
  ])
})

test('half is turned up: rounded down, up under a front-page story, none in a power cut', () => {
  expect([1, 2, 3, 4, 5].map((size) => toTurnUp(null, size))).toEqual([0, 1, 1, 2, 2])
  expect([1, 2, 3, 4, 5].map((size) => toTurnUp('E03', size))).toEqual([1, 1, 2, 2, 3])
  expect(toTurnUp('E04', 5)).toBe(0)
  expect(faceUp(['K01', 'K01', 'K02'], ['K01', 'K02'])).toEqual([true, false, true])
})

test('a protected witness had least respect, unless all were level', () => {
  const witness = (moments as unknown as Record<string, { view: CapoView; legal: number[] }>)['suspect-witness']!
  const safe = witness.view.players.filter(({ seat }) => isProtected(witness.view, seat)).map(({ seat }) => seat)
  const mayBe = witness.legal.filter((action) => action > 11).map((action) => action - 11)
  expect([1, 2, 3].filter((offset) => !safe.includes(offset))).toEqual(mayBe)
})

test('a round is settled step by step, and nothing of the next one is seen before its mission', () => {
  const stage = new Stage(before)
  for (const event of events) {
    const scene = stage.see(view, event)
    if (event.event === 'mission') expect(scene.view).toBe(view)
    else expect(scene.view.round).toBe(before.round)
    if (event.event === 'respect') expect(scene.view.players[event.seat!]!.respect).toBe(event.now)
    if (event.event === 'revealed') expect(scene.view.players[event.seat!]!.crew_up).toEqual(event.cards)
    if (event.event === 'judged') expect(scene.view.players[event.seat!]!.overview).toBe(event.hat ? 'hat' : 'prison')
  }
  const last = stage.see(view, null)
  expect(last.held).toBe(false)
  expect(last.last).toEqual(view.players.map((player, seat) => player.respect - before.players[seat]!.at_start))
})

test('a page that shows the new view first still settles the old round', () => {
  const stage = new Stage(before)
  stage.see(before, null)
  stage.see(view, null)
  const scene = stage.see(view, events.find(({ event }) => event === 'suspects')!)
  expect(scene.view.round).toBe(before.round)
  expect(scene.pistols[0]).toEqual({ at: 3, void: false })
})

test('what was settled is what the view says in the end', () => {
  const end = events.filter(({ event }) => pace({ event } as GameEvent) > 0 || event === 'suspects').reduce(follow, calm(before))
  expect(end.view.players.map(({ respect, overview }) => [respect, overview])).toEqual(view.players.map(({ respect, overview }) => [respect, overview]))
  expect(end.rats).toBe(1)
})

test('two who suspect each other at a sit-down put their pistols away', () => {
  const aimed = [0, 1].reduce((scene, seat) => follow(scene, { event: 'suspects', seat, target: 1 - seat }), calm(before))
  const voided = follow(aimed, { event: 'void', seat: 0, target: 1, rule: 'CA-80' })
  expect(voided.pistols.slice(0, 2).map((pistol) => pistol?.void)).toEqual([true, true])
})

test('the first pistol brings the countdown, the others turn with it', () => {
  expect(pace({ event: 'suspects', seat: 0 })).toBeGreaterThan(1000)
  expect(pace({ event: 'suspects_nobody', seat: 3 })).toBeLessThan(100)
  expect(pace({ event: 'ready', seat: 3 })).toBe(0)
})

/** The words of a message, as the file writes them. */
function messages(path: string, prefix: string): Map<string, string> {
  const body = parse(read(path), {}).body.filter((entry: Entry): entry is Message => entry.type === 'Message')
  return new Map(body.map(({ id, value }) => [
    id.name,
    (value?.elements ?? []).map((part) => (part.type === 'TextElement' ? part.value : serializeExpression(part)))
      .join('').replaceAll(prefix, '').replaceAll(/\s+/g, ' '),
  ]))
}

test.each(['en', 'nl'])('the board calls everything what the game calls it (%s)', (lang) => {
  const ours = messages(resolve(import.meta.dirname, `../src/words/capo.${lang}.ftl`), 'capo-')
  const theirs = messages(`${GAME}/${lang}.ftl`, 'capo-')
  const shared = [...ours.keys()].map((key) => key.replace('capo-', '')).filter((key) => theirs.has(key))
  expect(shared.length).toBeGreaterThan(100)
  expect(shared.map((key) => [key, ours.get(`capo-${key}`)])).toEqual(shared.map((key) => [key, theirs.get(key)]))
})
